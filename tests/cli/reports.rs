//! `liege reports` from outside: the private notes that were reported.

use crate::program;

use jiff::Timestamp;
use liege_game::{Options, Seat, by_id};
use liege_store::{Created, Creation, NewWhisper, Store, Whispered};
use liege_table::{Chair, NewTable, Player, Seed, Table, Terms, Venue};
use liege_words::Language;
use program::Ground;

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(1_800_000_000 + second).expect("a time")
}

fn player(name: &str) -> Player {
    Player { id: name.to_lowercase(), name: name.to_owned() }
}

/// Whether a note was reported.
#[derive(Clone, Copy)]
enum Report {
    Never,
    Bare,
    Because(&'static str),
}

/// A data file with one game of three-player chess and these notes from Ada (red) to Ben (white), which Ben
/// reports.
async fn file(ground: &Ground, notes: &[(&str, Report)]) {
    let store = Store::open(&ground.path("liege.sqlite")).await.expect("a data file");
    let game = by_id("three-player-chess").expect("the game");
    let chairs = ["Ada", "Ben", "Cid"].map(|name| Chair::Held(player(name))).to_vec();
    let new = NewTable {
        game,
        options: Options::check(game.options(), [("truce", "word")]).expect("options"),
        terms: Terms::default(),
        start: None,
        host: player("Ada"),
        venue: Venue {
            server: None,
            channel: "main".to_owned(),
            thread: None,
            lobby_message: None,
            language: Language::ENGLISH,
        },
        seed: Seed::from_bytes([1; 32]),
        chairs,
        at: at(0),
    };
    let table = Table::new(new).expect("a table");
    let Created::Done(table) =
        store.create(&table, &Creation::of(&[], None), at(0)).await.expect("a stored table")
    else {
        panic!("nothing was heard");
    };
    for (text, report) in notes {
        let author = player("Ada");
        let new = NewWhisper { table: &table, author: &author, from: Seat(0), to: Seat(1), text };
        let noted = store.write_whisper(&new, |_| Vec::new(), None, at(5)).await.expect("a stored note");
        let Whispered::Done(note) = noted else { panic!("nothing was heard") };
        let reason = match report {
            Report::Never => continue,
            Report::Bare => None,
            Report::Because(reason) => Some(*reason),
        };
        let reported = store.report_whisper(note.id, &player("Ben"), reason, &[], at(60)).await;
        assert!(reported.expect("a stored report"));
    }
    store.close().await;
}

#[tokio::test]
async fn reported_notes_are_listed_each_on_one_line() {
    let ground = Ground::new();
    let notes = [
        ("keep to yourself", Report::Never),
        ("you\n\u{1b}[31mtraitor\u{202e}  you", Report::Because("an\ninsult")),
        ("сонце", Report::Bare),
    ];
    file(&ground, &notes).await;
    let table = ground.run(&["reports"]).well().out;
    let out = ground.run(&["reports", "--json"]).well().out;
    let lines: Vec<serde_json::Value> =
        out.lines().map(|line| serde_json::from_str(line).expect("one object a line")).collect();
    // Ids are not consecutive: they only tell the order.
    let ids: Vec<i64> = lines.iter().map(|line| line["note"].as_i64().expect("an id")).collect();
    assert!(ids[0] < ids[1] && ids[1] < 1 << 53, "{ids:?}");
    let wide = ids[0].to_string().len();
    let expected = format!(
        "{:wide$}  TABLE  REPORTED              BY   FROM       TO     REASON     TEXT\n\
         {}  #1     2027-01-15T08:01:00Z  Ben  red (Ada)  white  an insult  you [31mtraitor you\n\
         {}  #1     2027-01-15T08:01:00Z  Ben  red (Ada)  white  -          сонце\n",
        "NOTE", ids[0], ids[1]
    );
    assert_eq!(table, expected);
    assert_eq!(
        lines[0],
        serde_json::json!({
            "note": ids[0],
            "table": 1,
            "written": "2027-01-15T08:00:05Z",
            "reported": "2027-01-15T08:01:00Z",
            "by": { "id": "ben", "name": "Ben" },
            "author": { "id": "ada", "name": "Ada" },
            "from": "red",
            "to": "white",
            "reason": "an\ninsult",
            "text": notes[1].0,
        })
    );
    assert_eq!((lines.len(), &lines[1]["reason"]), (2, &serde_json::Value::Null));
}

#[tokio::test]
async fn a_file_without_reports_says_so() {
    let ground = Ground::new();
    file(&ground, &[("a note that nobody minds", Report::Never)]).await;
    assert_eq!(ground.run(&["reports"]).well().out, "No note was reported.\n");
    assert_eq!(ground.run(&["reports", "--json"]).well().out, "");
    let ran = ground.run(&["reports", "--db", "none.sqlite"]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("there is no data file none.sqlite"), "{}", ran.err);
}

#[tokio::test]
async fn notes_are_in_a_backup() {
    let ground = Ground::new();
    file(&ground, &[("rude", Report::Bare)]).await;
    ground.run(&["verify"]).well();
    ground.run(&["backup", "copy.sqlite"]).well();
    let (own, copy) =
        (ground.run(&["reports"]).well(), ground.run(&["reports", "--db", "copy.sqlite"]).well());
    assert_eq!(own.out, copy.out);
    assert!(copy.out.contains("rude"), "{}", copy.out);
}
