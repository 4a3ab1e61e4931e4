//! Ratings and conduct: stored with every change, worked out anew, compared.

use super::*;
use liege_game::Seat;
use liege_table::{Status, Steward};
use proptest::prelude::*;

/// A table of these two members, started from the game's own position.
fn of_two(one: &str, other: &str, change: impl Fn(&mut liege_table::Terms)) -> Table {
    let mut terms = liege_table::Terms::default();
    change(&mut terms);
    let lobby = Table::new(NewTable {
        game: &NIM,
        options: Options::check(NIM.options(), [("die", "off")]).unwrap(),
        terms,
        start: None,
        host: player("h"),
        venue: Venue {
            server: Some("s".to_owned()),
            channel: "c".to_owned(),
            thread: None,
            lobby_message: None,
            language: Language::ENGLISH,
        },
        seed: Seed::from_bytes([9; 32]),
        chairs: vec![Chair::Open, Chair::Open],
        at: at(0),
    });
    let lobby = lobby.unwrap().sit(&player(one), None, at(1)).unwrap().table;
    lobby.sit(&player(other), None, at(2)).unwrap().table
}

async fn commit(store: &Store, step: liege_table::Step) -> Arc<Table> {
    match store.commit(&step, Beside::of(&[], None), at(9)).await.unwrap() {
        Committed::Done(table) => table,
        other => panic!("{other:?}"),
    }
}

/// Plays two moves, then `loser` resigns.
async fn play(store: &Store, table: &Table, loser: &str, second: i64) -> Arc<Table> {
    let stored = create(store, table, &[]).await;
    let (first, next) =
        (stored.holder(Seat(0)).unwrap().id.clone(), stored.holder(Seat(1)).unwrap().id.clone());
    let stored = commit(store, stored.act(&first, "x", at(second)).unwrap()).await;
    let stored = commit(store, stored.act(&next, "y", at(second)).unwrap()).await;
    commit(store, stored.resign(loser, None, at(second)).unwrap()).await
}

/// All stored standings, as text.
async fn rows(dir: &TempDir) -> Vec<String> {
    let mut all = Vec::new();
    for sql in [
        "SELECT CAST(json_array(table_id, member, in_time, late, finished, deserted) AS TEXT), '' FROM conduct
         ORDER BY table_id, member",
        "SELECT CAST(json_array(table_id, member, game, ended, team, seats, halves, rating, deviation, volatility) AS TEXT), ''
         FROM results ORDER BY table_id, member",
        "SELECT CAST(json_array('standing', member, game, rating, deviation, volatility, games) AS TEXT), '' FROM standings
         ORDER BY member, game",
        "SELECT CAST(json_array('leader', server, game, member, provisional, rating) AS TEXT), '' FROM leaders
         ORDER BY server, game, member",
    ] {
        all.extend(harness::rows(&file(dir), sql).await.into_iter().map(|(row, _)| row));
    }
    all
}

#[tokio::test]
async fn a_game_is_rated_once_when_it_ends() {
    let (dir, store) = fresh().await;
    let over = play(&store, &of_two("a", "b", |_| ()), "b", 10).await;
    assert_eq!(over.status(), Status::Over);
    let games = store.games_of("a").await.unwrap();
    assert_eq!(games.len(), 1);
    assert_eq!((games[0].table, games[0].halves, games[0].others, games[0].sides), (1, 2, 0, 2));
    assert!((games[0].rating.rating - 1662.2).abs() < 0.2, "{games:?}");
    assert_eq!(store.standing_of("a", None).await.unwrap().in_time, 1);
    assert_eq!(store.standing_of("b", None).await.unwrap().finished, 1, "who resigns has played to the end");
    // The second game goes on from the first.
    play(&store, &of_two("b", "a", |_| ()), "b", 20).await;
    let games = store.games_of("a").await.unwrap();
    assert!(games[1].rating.rating > games[0].rating.rating);
    let met = store.meetings("b", "a").await.unwrap();
    assert_eq!(
        met.iter().map(|one| (one.table, one.mine, one.theirs)).collect::<Vec<_>>(),
        [(1, 0, 2), (2, 0, 2)]
    );
    assert!(verify(&store).await.unwrap().is_sound());
    assert_eq!(rows(&dir).await.len(), 8 + 2 + 2);
}

#[tokio::test]
async fn casual_games_change_no_rating_but_deadlines_count() {
    let (_dir, store) = fresh().await;
    play(&store, &of_two("a", "b", |terms| terms.rated = false), "b", 10).await;
    assert_eq!(store.games_of("a").await.unwrap(), []);
    assert_eq!(store.standing_of("a", None).await.unwrap().in_time, 1);
    assert!(verify(&store).await.unwrap().is_sound());
}

#[tokio::test]
async fn nothing_is_kept_of_an_anonymous_table_while_it_is_on() {
    let (dir, store) = fresh().await;
    let table = create(&store, &of_two("a", "b", |terms| terms.anonymous = true), &[]).await;
    let (first, next) =
        (table.holder(Seat(0)).unwrap().id.clone(), table.holder(Seat(1)).unwrap().id.clone());
    let table = commit(&store, table.act(&first, "x", at(10)).unwrap()).await;
    let table = commit(&store, table.act(&next, "x", at(11)).unwrap()).await;
    assert_eq!(rows(&dir).await, Vec::<String>::new(), "it would tell who sits where");
    assert!(verify(&store).await.unwrap().is_sound());
    commit(&store, table.resign(&first, None, at(12)).unwrap()).await;
    assert_eq!(rows(&dir).await.len(), 4 + 2 + 2);
    assert!(verify(&store).await.unwrap().is_sound());
}

#[tokio::test]
async fn who_never_came_is_remembered_when_their_seat_is_taken() {
    let (_dir, store) = fresh().await;
    let mut record = lobby().record().clone();
    record.terms = liege_table::Terms { excuses: 0, ..liege_table::Terms::default() };
    let table = create(&store, &Table::restore(record).unwrap(), &[]).await;
    let table = commit(&store, table.sit(&player("a"), None, at(1)).unwrap()).await;
    let table = commit(&store, table.sit(&player("b"), None, at(2)).unwrap()).await;
    let mut table = commit(&store, table.act("a", "x", at(3)).unwrap()).await;
    while let Some(step) = table.tick(at(1_000_000)).unwrap() {
        table = commit(&store, step).await;
    }
    commit(&store, table.vacate("h", Seat(1), at(1_000_000)).unwrap()).await;
    let standing = store.standing_of("b", None).await.unwrap();
    assert_eq!((standing.late, standing.finished, standing.left), (1, 0, 1));
    assert!(verify(&store).await.unwrap().is_sound());
    store.rebuild_standing().await.unwrap();
    assert_eq!(store.standing_of("b", None).await.unwrap().left, 1);
}

#[tokio::test]
async fn what_was_changed_behind_the_back_is_found_and_mended() {
    let (dir, store) = fresh().await;
    for second in [10, 20, 30, 40] {
        play(&store, &of_two("a", "b", |_| ()), "b", second).await;
    }
    let before = rows(&dir).await;
    let sql = "UPDATE conduct SET late = 7 WHERE table_id = 1 AND member = 'a';
        UPDATE results SET halves = 1 WHERE table_id = 2 AND member = 'a';
        UPDATE results SET rating = 2000 WHERE table_id = 3 AND member = 'b';
        DELETE FROM results WHERE table_id = 4;";
    tamper(&file(&dir), sql).await.unwrap();
    let report = verify(&store).await.unwrap();
    let said = |table: i64, what: &str| {
        report.differences.iter().any(|one| one.table == table && one.what.contains(what))
    };
    assert!(said(1, "kept deadlines: stored `a: 1 in time, 7 late"), "{report:?}");
    assert!(said(2, "counted result: stored `a: side 0, 1 seats, 1 half points"), "{report:?}");
    assert!(said(3, "the rating of b: stored `2000.00"), "{report:?}");
    assert!(said(4, "counted result: stored ``"), "{report:?}");
    assert_eq!(store.rebuild_standing().await.unwrap(), 0);
    assert_eq!(rows(&dir).await, before);
    assert!(verify(&store).await.unwrap().is_sound());
}

#[tokio::test]
async fn a_file_without_records_gets_them_when_it_is_opened() {
    let (dir, store) = fresh().await;
    play(&store, &of_two("a", "b", |_| ()), "b", 10).await;
    let before = rows(&dir).await;
    store.close().await;
    drop(store);
    let sql = "DELETE FROM conduct; DELETE FROM results; DELETE FROM meta WHERE key = 'standing'";
    tamper(&file(&dir), sql).await.unwrap();
    let store = open(&file(&dir)).await;
    assert_eq!(rows(&dir).await, before);
    assert!(verify(&store).await.unwrap().is_sound());
}

#[tokio::test]
async fn leaders_are_of_their_server_and_may_stay_off_the_list() {
    let (_dir, store) = fresh().await;
    for second in [10, 20] {
        play(&store, &of_two("a", "b", |_| ()), "b", second).await;
        play(&store, &of_two("c", "b", |_| ()), "b", second + 5).await;
    }
    let names = async |server: &str| {
        let board = store.leaderboard(("nim", server), "a", (0, 10)).await.unwrap();
        assert_eq!(board.leaders.len(), board.members);
        board.leaders.into_iter().map(|leader| (leader.member, leader.games)).collect::<Vec<_>>()
    };
    let of = |member: &str, games: usize| (member.to_owned(), games);
    assert_eq!(names("s").await, [of("a", 2), of("c", 2), of("b", 4)]);
    assert_eq!(names("elsewhere").await, []);
    store.set("a", Setting::Unlisted(true), at(3)).await.unwrap();
    assert!(store.member("a").await.unwrap().unwrap().unlisted);
    assert_eq!(names("s").await, [of("c", 2), of("b", 4)]);
}

/// One game of a history: its players, its loser, its end; and an event after it.
fn any_game() -> impl Strategy<Value = (usize, usize, bool, i64, After)> {
    let after = prop_oneof![
        3 => Just(After::Nothing),
        2 => any::<prop::sample::Index>().prop_map(After::Void),
        1 => (0usize..4, any::<bool>()).prop_map(|(who, unlisted)| After::List(who, unlisted)),
    ];
    (0usize..4, 1usize..4, any::<bool>(), 3i64..40, after)
}

#[derive(Clone, Debug)]
enum After {
    Nothing,
    /// One of the games so far is voided.
    Void(prop::sample::Index),
    /// A member leaves the leaderboards, or comes back.
    List(usize, bool),
}

#[tokio::test]
async fn a_leaderboard_is_shown_a_page_at_a_time() {
    let (_dir, store) = fresh().await;
    // Each of them wins and loses against the same opponent.
    let people: Vec<String> = (0..7).map(|number| format!("m{number}")).collect();
    for (second, member) in (10i64..).step_by(10).zip(&people) {
        for loser in ["z", member, "z", member] {
            play(&store, &of_two(member, "z", |_| ()), loser, second).await;
        }
    }
    let page = async |skip| store.leaderboard(("nim", "s"), "z", (skip, 3)).await.unwrap();
    let mut all = Vec::new();
    for skip in [0, 3, 6] {
        let board = page(skip).await;
        assert_eq!((board.members, board.provisional), (8, 7), "only one has played much");
        all.extend(board.leaders);
    }
    assert_eq!(page(0).await.place, Some(1), "whoever is certain comes first, however they have played");
    assert_eq!((all.len(), all[0].member.as_str(), all[0].games), (8, "z", 28));
    assert!(all[1..].is_sorted_by(|one, other| one.rating.rating >= other.rating.rating), "{all:?}");
    assert!(page(9).await.leaders.is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    /// Games end and are stored in any order: the stored standings equal those worked out anew.
    #[test]
    fn what_is_kept_on_the_way_is_what_is_worked_out_anew(
        games in prop::collection::vec(any_game(), 1..10)
    ) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let (dir, store) = fresh().await;
            let people = ["a", "b", "c", "d"];
            store.meet("m", "m", at(0)).await.unwrap();
            let mut count = 0;
            for (one, step, first, second, after) in games {
                let (one, other) = (people[one], people[(one + step) % 4]);
                play(&store, &of_two(one, other, |_| ()), if first { one } else { other }, second).await;
                count += 1;
                match after {
                    After::Nothing => {}
                    After::Void(which) => {
                        let table = store.table(1 + which.index(count) as i64).await.unwrap().unwrap();
                        if !table.is_voided() {
                            commit(&store, table.void(Steward { id: "m", manages: true }, "a mistake", at(50)).unwrap()).await;
                        }
                    }
                    After::List(who, unlisted) => store.set(people[who], Setting::Unlisted(unlisted), at(3)).await.unwrap(),
                }
            }
            assert!(verify(&store).await.unwrap().is_sound());
            let kept = rows(&dir).await;
            store.rebuild_standing().await.unwrap();
            assert_eq!(rows(&dir).await, kept);
        });
    }
}
