//! `liege verify`, and its check of only the changed tables.

use crate::program;

use program::Ground;

const CONSOLE: &[&str] = &["console", "--transcript", "--as-of", "2026-11-02", "--seed", "1"];

#[test]
fn a_check_passes_over_what_was_found_sound() {
    let ground = Ground::new();
    let lay = "p1: new dragonchess gold=p1 scarlet=p2\np2: join\n";
    ground.feed(CONSOLE, lay).well();
    let verify = |options: &[&str]| ground.run(&[&["verify"], options].concat());
    assert_eq!(verify(&[]).well().out, "1 table, 0 actions: everything agrees\n");
    let marks = ground.path("liege.sqlite.verified");
    assert!(marks.exists(), "what was found sound is noted beside the data file");
    let unchanged = "0 tables, 0 actions (1 more unchanged since they were found sound): everything agrees\n";
    let ran = verify(&["--since-last"]).well();
    assert_eq!((ran.out.as_str(), ran.err.as_str()), (unchanged, ""), "progress is for terminals");
    ground.feed(CONSOLE, lay).well();
    assert!(verify(&["--since-last"]).well().out.starts_with("1 table, 0 actions (1 more unchanged"));
    std::fs::remove_file(&marks).expect("it can be deleted");
    assert!(verify(&["--since-last"]).well().out.starts_with("2 tables, 0 actions: "));
}
