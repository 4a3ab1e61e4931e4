//! `liege export` and `liege import` from outside.

use crate::program;

use program::{Ground, Ran};

const CONSOLE: &[&str] = &["console", "--transcript", "--as-of", "2026-11-02", "--seed", "1"];

/// Plays something in the console of a ground.
fn talk(ground: &Ground, lines: &[&str]) -> String {
    ground.feed(CONSOLE, &format!("{}\n", lines.join("\n"))).well().out
}

/// Plays something a day later than the machine's clock: time has not closed the table yet.
fn talk_later(ground: &Ground, lines: &[&str]) -> String {
    let tomorrow = jiff::Timestamp::now() + jiff::SignedDuration::from_hours(24);
    let tomorrow = tomorrow.strftime("%Y-%m-%d").to_string();
    let console = ["console", "--transcript", "--as-of", tomorrow.as_str()];
    ground.feed(&console, &format!("{}\n", lines.join("\n"))).well().out
}

/// The refusal of a command, which must have this exit code.
fn refused(ran: Ran, code: i32) -> String {
    assert_eq!(ran.code, Some(code), "{}\n{}", ran.out, ran.err);
    ran.err
}

const GAME: [&str; 6] = [
    "p1: new dragonchess gold=p1 scarlet=p2",
    "p2: join",
    "p1 #1: W2f2-2f3",
    "!advance 30h",
    "p2 #1: W2f7-2f6",
    "p1 #1: DrxS",
];

/// The sentence of a post that resumes a game from its record.
fn goes_on() -> String {
    liege_testing::english("record-goes-on", &[("players", "")])
}

#[test]
fn a_finished_game_is_kept_as_it_was() {
    let here = Ground::new();
    let mut lines = GAME.to_vec();
    lines.extend(["p2 #1: resign", "p2: press Resign"]);
    let said = talk(&here, &lines);
    let record = here.run(&["export", "1"]).well().out;
    assert!(record.contains("Result: gold 1, scarlet 0"), "{record}\n{said}");
    assert!(record.contains("2026-11-03T06:00:00.000Z  W/2f7-2f6"), "{record}");
    here.run(&["export", "1", "-o", "game.liege.txt"]).well();
    assert_eq!(std::fs::read_to_string(here.path("game.liege.txt")).unwrap(), record);

    let there = Ground::new();
    there.write("game.liege.txt", &record);
    let missing = refused(there.run(&["export", "1"]), 1);
    assert!(missing.contains("hint"), "{missing}");
    let done = there.run(&["import", "game.liege.txt"]).well().out;
    assert_eq!(done, "Table #1: dragonchess, 4 actions; it is over, and kept\n");
    assert_eq!(there.run(&["export", "1"]).well().out, record, "out, in and out again");
    let verified = there.run(&["verify"]).well().out;
    assert_eq!(verified, "1 table, 4 actions: everything agrees\n");
    let again = refused(there.run(&["import", "game.liege.txt"]), 1);
    assert!(again.contains("table #1") && again.contains("--again"), "{again}");
    there.run(&["import", "game.liege.txt", "--again", "--archive"]).well();
    let over = refused(there.run(&["import", "game.liege.txt", "--again", "--resume", "--host", "p1"]), 1);
    assert!(over.contains("over"), "{over}");
    let shown = talk(&there, &["p1: board #1", "p1: log #1"]);
    assert!(shown.contains("3. Gold: Dr/3g1x3a7"), "{shown}");

    // Nothing is half done.
    there.write("cut.txt", &record[..record.len() / 2]);
    let cut = refused(there.run(&["import", "cut.txt"]), 1);
    assert!(cut.contains("cut.txt") && cut.contains("cut off"), "{cut}");
    there.write("damaged.txt", &record.replace("Player 2: p2", "Player 2: p3"));
    let damaged = refused(there.run(&["import", "damaged.txt"]), 1);
    assert!(damaged.contains("check"), "{damaged}");
    let headers: Vec<String> = (0..80_000).map(|key| format!("Seat {key:x}:")).collect();
    let flood = format!("Liege record 1\n{}\nCheck: sha256 {}\n", headers.join("\n"), "0".repeat(64));
    there.write("flood.txt", &flood);
    let flood = refused(there.run(&["import", "flood.txt"]), 1);
    assert!(flood.contains("Line 402: a record has at most 400 headers"), "{flood}");
    let none = refused(there.run(&["import", "nothing.txt"]), 1);
    assert!(none.contains("nothing.txt"), "{none}");
    assert!(there.run(&["verify"]).well().out.starts_with("2 tables"), "{cut}");
}

#[test]
fn an_unfinished_game_moves_to_another_liege() {
    let here = Ground::new();
    talk(&here, &GAME);
    let public = here.run(&["export", "1"]).well().out;
    assert!(public.contains("Result: *") && !public.contains("Player-id"), "{public}");
    let whole = here.run(&["export", "1", "--whole"]).well().out;
    assert!(whole.contains("Player-id 1: p1\n"), "{whole}");

    let there = Ground::new();
    there.write("whole.txt", &whole);
    there.write("public.txt", &public);
    // In an empty file only the members of the local chat exist.
    let fresh = Ground::new();
    fresh.write("public.txt", &public);
    let done = fresh.run(&["import", "public.txt", "--seat", "gold=p3", "--seat", "scarlet=open"]).well().out;
    assert_eq!(done, "Table #1: dragonchess, 3 actions; it goes on when its seats are taken\n");
    let said = talk_later(&fresh, &["p3: join #1", "p1: join #1", "p1: #1 W2g7-2g6"]);
    assert!(said.contains(&goes_on()), "{said}");
    let server = Ground::new();
    server.write("public.txt", &public);
    let nobody = refused(server.run(&["import", "public.txt", "--server", "7", "--channel", "8"]), 2);
    assert!(nobody.contains("--seat gold=@id"), "{nobody}");
    let done = there.run(&["import", "whole.txt"]).well().out;
    assert_eq!(done, "Table #1: dragonchess, 3 actions; it goes on when its seats are taken\n");
    let said = talk_later(&there, &["p1: join #1", "p2: join #1", "p2: #1 W2g7-2g6", "p1: log #1"]);
    assert!(said.contains("resumes from a record") && said.contains(&goes_on()), "{said}");
    assert!(said.contains("5. "), "{said}");
    let done =
        there.run(&["import", "public.txt", "--resume", "--seat", "gold=@p3", "--seat", "scarlet=open"]);
    assert!(done.well().out.contains("#2"));
    let wrong = refused(there.run(&["import", "public.txt", "--again", "--seat", "pink=p1"]), 2);
    assert!(wrong.contains("gold, scarlet"), "{wrong}");
    let wrong = refused(there.run(&["import", "public.txt", "--again", "--seat", "gold=zoe"]), 2);
    assert!(wrong.contains("zoe"), "{wrong}");
    let kept = there.run(&["import", "public.txt", "--again", "--archive"]).well().out;
    assert!(kept.ends_with("it is not over, and kept as it is\n"), "{kept}");
    assert_eq!(there.run(&["export", "3"]).well().out, public);
    assert!(there.run(&["verify"]).well().out.ends_with("everything agrees\n"));
}

#[test]
fn what_is_secret_is_told_only_on_purpose() {
    let ground = Ground::new();
    talk(&ground, &["p1: new three-player-chess red=p1 white=p1 black=p1 press=secret"]);
    let secret = refused(ground.run(&["export", "1"]), 1);
    assert!(secret.contains("--whole"), "{secret}");
    assert!(ground.run(&["export", "1", "--whole"]).well().out.starts_with("Liege record 1\n"));
    let missing = refused(ground.run(&["export", "7"]), 1);
    assert!(missing.contains("#7"), "{missing}");
}

#[test]
fn several_records_are_brought_in_one_after_the_other() {
    let here = Ground::new();
    talk(&here, &GAME);
    here.run(&["export", "1", "-o", "one.txt"]).well();
    let record = std::fs::read_to_string(here.path("one.txt")).expect("a record");
    let there = Ground::new();
    there.write("one.txt", &record);
    there.write("none.txt", "no record");
    // All files are read before the first is imported.
    let none = refused(there.run(&["import", "one.txt", "none.txt", "--archive"]), 1);
    assert!(none.contains("none.txt: ") && none.contains("nothing was brought in"), "{none}");
    assert!(!there.path("liege.sqlite").exists());
    let both = there.run(&["import", "one.txt", "one.txt", "--archive", "--again"]).well();
    assert!(
        both.out.starts_with("Table #1: dragonchess") && both.out.contains("\nTable #2: "),
        "{}",
        both.out
    );
    assert_eq!(both.err, "", "progress is for terminals");
    // Records before a fault are reported.
    let half = there.run(&["import", "one.txt", "--archive"]);
    assert_eq!((half.code, half.out.as_str()), (Some(1), ""));
}
