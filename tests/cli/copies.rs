//! Copies of the data file that Liege makes by itself, and what an administrator does with them.

use crate::program;

use program::{Ground, Served};
use std::time::{Duration, Instant};

/// A ground whose configuration wants copies, with a table in its data file.
fn ground() -> Ground {
    let ground = Ground::new();
    ground.write("liege.toml", "[backup]\nfolder = \"copies\"\nhours = 12\nkeep = 2\n");
    ground.feed(&["console"], "p1: new chess white=p1 black=p2\np2: join\n").well();
    ground
}

/// The names in the folder of copies, sorted.
fn copies(ground: &Ground) -> Vec<String> {
    let Ok(folder) = std::fs::read_dir(ground.path("copies")) else { return Vec::new() };
    let mut names: Vec<String> =
        folder.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// Lets the program run until its log has this text. Returns the log of this run.
fn run_until(ground: &Ground, text: &str) -> String {
    let _ = std::fs::remove_file(ground.path("log"));
    let served = Served::start(ground, "127.0.0.1:0");
    let start = Instant::now();
    let log = loop {
        let log = std::fs::read_to_string(ground.path("log")).unwrap_or_default();
        if log.contains(text) {
            break log;
        }
        assert!(start.elapsed() < Duration::from_mins(1), "{text:?} is not told: {log}");
        std::thread::sleep(Duration::from_millis(50));
    };
    assert_eq!(served.stop(), Some(0));
    log
}

#[test]
fn a_copy_is_made_and_the_oldest_goes() {
    let ground = ground();
    let none = ground.run(&["restore"]);
    assert!(none.err.contains("there is no copy in copies yet"), "{}", none.err);
    std::fs::create_dir(ground.path("copies")).expect("a folder");
    let others = ["club-20260101T000000Z.sqlite", "notes.txt"];
    for name in ["liege-20260101T000000Z.sqlite", "liege-20260102T000000Z.sqlite"].iter().chain(&others) {
        ground.write(&format!("copies/{name}"), "not ours to judge");
    }
    run_until(&ground, "the copy is sound");
    let names = copies(&ground);
    // Files that Liege did not make stay.
    assert_eq!(names.len(), 4, "{names:?}");
    assert!(others.iter().all(|name| names.iter().any(|found| found == name)), "{names:?}");
    assert!(names.contains(&"liege-20260102T000000Z.sqlite".to_owned()), "{names:?}");
    let new = names.iter().rfind(|name| name.starts_with("liege-")).expect("a copy").clone();

    // Both are listed, the newest first; the doctor says how old the newest is.
    let listed = ground.run(&["restore"]).well().out;
    let lines: Vec<&str> = listed.lines().collect();
    assert!(
        lines[0].contains("copies") && lines[1].contains(&new) && lines[2].contains("liege-20260102"),
        "{listed}"
    );
    let doctor = ground.run(&["doctor", "--offline"]).out;
    assert!(doctor.contains("well   backups: copies in copies: 2, the newest of"), "{doctor}");

    // The bare name of a copy is enough, and a new copy is not made before its time.
    ground.feed(&["console"], "p1: new chess white=p1 black=p2\n").well();
    let restored = ground.run(&["restore", &new]).well().out;
    assert!(restored.contains("1 table"), "{restored}");
    let log = run_until(&ground, "looked through and is sound");
    assert_eq!(log.matches("the copy is sound").count(), 0, "{log}");
    assert_eq!(copies(&ground), names);
}

#[test]
fn a_folder_that_cannot_be_used_is_told_of_and_nothing_else_suffers() {
    let ground = ground();
    ground.write("copies", "a file in the place of the folder");
    let log = run_until(&ground, "could not be copied");
    assert!(log.contains("ERROR") && log.contains("tried again in an hour"), "{log}");
    let doctor = ground.run(&["doctor", "--offline"]);
    assert!(doctor.out.contains("WRONG  backups: copies can't be read"), "{}", doctor.out);
}

#[test]
fn settings_of_copies_are_checked() {
    let ground = Ground::new();
    for (wrong, said) in [
        ("hours = 0", "write a whole number from 1 to 8760"),
        ("keep = 0", "write a whole number from 1 to 10000"),
        ("folder = 3", "write a path, or \"\" for none"),
    ] {
        ground.write("liege.toml", &format!("[backup]\n{wrong}\n"));
        let ran = ground.run(&["config"]);
        assert!(ran.err.contains(said), "{wrong}: {}", ran.err);
    }
    ground.write("liege.toml", "");
    let ran = ground.run(&["restore"]);
    assert!(ran.err.contains("`folder` is not set under [backup]"), "{}", ran.err);
}
