//! `liege ratings` from outside: its list, and the corrections of `--rebuild`.

use crate::program;

use program::Ground;

const CONSOLE: &[&str] = &["console", "--transcript", "--as-of", "2026-11-02", "--seed", "1"];

/// A game of two, in which the second resigns.
const GAME: [&str; 6] = [
    "p1: new dragonchess gold=p1 scarlet=p2",
    "p2: join",
    "p1 #1: W2f2-2f3",
    "p2 #1: W2f7-2f6",
    "p2 #1: resign",
    "p2: press Resign",
];

/// The cells of each line.
fn cells(listed: &str) -> Vec<Vec<String>> {
    listed.lines().map(|line| line.split_whitespace().map(str::to_owned).collect()).collect()
}

/// Changes the data file behind the program's back.
async fn tamper(ground: &Ground, statements: &'static str) {
    use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
    let options = SqliteConnectOptions::new().filename(ground.path("liege.sqlite"));
    let pool = SqlitePool::connect_with(options).await.expect("the data file");
    sqlx::raw_sql(statements).execute(&pool).await.expect("it can be changed");
    pool.close().await;
}

#[tokio::test]
async fn ratings_are_listed_and_worked_out_anew() {
    let ground = Ground::new();
    ground.feed(CONSOLE, "p1: tables\n").well();
    assert_eq!(ground.run(&["ratings"]).well().out, "No game has counted for ratings yet.\n");
    let said = ground.feed(CONSOLE, &format!("{}\n", GAME.join("\n"))).well().out;
    let listed = ground.run(&["ratings"]).well().out;
    let lines = cells(&listed);
    assert_eq!(lines[0], ["GAME", "MEMBER", "NAME", "RATING", "DEVIATION", "GAMES"], "{said}");
    assert_eq!(lines[1][..3], ["dragonchess", "p1", "p1"], "{listed}");
    assert_eq!(lines[2][..3], ["dragonchess", "p2", "p2"], "{listed}");
    let rating = |line: usize| lines[line][3].parse::<i64>().expect("a rating");
    assert!(rating(1) > 1500 && rating(2) < 1500 && lines[1][5] == "1", "{listed}");

    let calm = ground.run(&["ratings", "--rebuild"]).well().out;
    assert_eq!(calm, "2 ratings, 2 records of tables: nothing has changed\n");
    tamper(
        &ground,
        "UPDATE results SET rating = 2400 WHERE member = 'p2';
         UPDATE standings SET rating = 2400 WHERE member = 'p2';
         UPDATE conduct SET late = 7 WHERE member = 'p1'",
    )
    .await;
    assert_eq!(cells(&ground.run(&["ratings"]).well().out)[1][..4], ["dragonchess", "p2", "p2", "2400"]);
    let rebuilt = ground.run(&["ratings", "--rebuild"]).well().out;
    assert!(rebuilt.contains("dragonchess, p2 (p2): 2400.00"), "{rebuilt}");
    assert!(rebuilt.contains("table #1: how p1 kept it was counted anew"), "{rebuilt}");
    assert!(rebuilt.ends_with("changed: 1 of ratings, 1 of kept deadlines\n"), "{rebuilt}");
    assert_eq!(ground.run(&["ratings"]).well().out, listed, "as it was");
    assert_eq!(ground.run(&["verify"]).well().out, "1 table, 3 actions: everything agrees\n");
}

#[test]
fn without_a_data_file_there_is_nothing_to_list() {
    let ground = Ground::new();
    let ran = ground.run(&["ratings"]);
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    assert!(ran.err.contains("there is no data file"), "{}", ran.err);
    let ran = ground.run(&["ratings", "--rebuild"]);
    assert_eq!(ran.code, Some(1), "nor to be rebuilt: {}", ran.out);
    assert!(!ground.path("liege.sqlite").exists(), "and none is made");
}
