//! `liege review`: a game that is over, of the data file or of a record.

use crate::program::{Ground, Ran};
use serde_json::Value;

const CONSOLE: &[&str] = &["console", "--transcript", "--as-of", "2026-11-02", "--seed", "1", "--blank"];

/// A ground on which a game was played that turned three times; over, or still on.
fn played(over: bool) -> Ground {
    let ground = Ground::new();
    let moves = ["f3", "e5", "g4", "a6", "d4", "Qg5", "Bxg5", "h6", "Be3", "Nc6"];
    let mut lines = vec!["p1: new chess white=p1 black=p2".to_owned(), "p2: join".to_owned()];
    let said = moves.iter().zip(["p1", "p2"].iter().cycle());
    lines.extend(said.map(|(text, who)| format!("{who} #1: {text}")));
    if over {
        lines.extend(["p2 #1: resign", "p2: press Resign"].map(str::to_owned));
    }
    ground.feed(CONSOLE, &format!("{}\n", lines.join("\n"))).well();
    ground
}

fn refused(ran: &Ran) -> &str {
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{}", ran.err);
    &ran.err
}

#[test]
fn it_tells_where_a_game_turned() {
    let ground = played(true);
    let asked = ["review", "1", "--nodes", "300"];
    let told = ground.run(&asked).well().out;
    assert!(
        told.starts_with("Table #1, Chess: the 3 moments where the game turned.\n\n2. White: g4\n"),
        "{told}"
    );
    assert!(told.contains("There was a mate in one move. I would have played Qh4#."), "{told}");
    assert_eq!(told, ground.run(&asked).well().out, "the same every time");
    let json = ground.run(&[&asked[..], &["--json"]].concat()).well().out;
    let json: Value = serde_json::from_str(&json).unwrap();
    let moments = json["moments"].as_array().unwrap();
    assert_eq!(
        moments.iter().map(|moment| moment["number"].as_u64().unwrap()).collect::<Vec<_>>(),
        [3, 4, 6]
    );
    assert_eq!(
        (&moments[1]["seat"], &moments[1]["best"][0], &moments[1]["about"], &moments[1]["moves"]),
        (&"black".into(), &"d8h4".into(), &"mate-missed".into(), &1.into())
    );
    let russian = ground.run(&[&asked[..], &["--language", "ru", "--pictures", "."]].concat()).well().out;
    assert!(russian.contains("Я бы здесь выбрал Фh4#."), "{russian}");
    assert!(std::fs::read(ground.path("table-1-before-4.png")).unwrap().starts_with(b"\x89PNG"));
    // The record says the same.
    ground.run(&["export", "1", "-o", "game.liege.txt"]).well();
    let kept = ground.run(&["review", "--record", "game.liege.txt", "--nodes", "300"]).well().out;
    assert!(kept.starts_with("game.liege.txt, Chess: the 3 moments where the game turned.\n"), "{kept}");
    assert_eq!(kept.lines().skip(1).collect::<Vec<_>>(), told.lines().skip(1).collect::<Vec<_>>());
}

#[test]
fn a_game_that_is_on_is_not_reviewed() {
    let ground = played(false);
    assert!(refused(&ground.run(&["review", "1"])).contains("is still on"));
    ground.run(&["export", "1", "-o", "game.liege.txt"]).well();
    let of_record = ground.run(&["review", "--record", "game.liege.txt"]);
    assert!(refused(&of_record).contains("is on, or was never finished"), "{}", of_record.err);
    assert!(refused(&ground.run(&["review", "7"])).contains("there is no table #7"));
    assert!(refused(&ground.run(&["review"])).contains("TABLE"));
    // Kept here as it stands, it is not over either.
    ground.run(&["import", "game.liege.txt", "--archive"]).well();
    assert!(refused(&ground.run(&["review", "2"])).contains("never finished here"));
}
