//! Conversations in `liege console`, kept as files: see `tests/transcripts/` and CONTRIBUTING.md. Each is
//! played again, and the program's output must equal the file.
//!
//! `LIEGE_BLESS=1` writes the present output into the files: read the difference before you commit.

use crate::program;

use program::{Ground, repository};
use std::fmt::Write as _;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

/// The arguments for a transcript: the clock stands still, draws are repeatable, and no picture is drawn.
const CONSOLE: &[&str] = &["console", "--transcript", "--as-of", "2026-11-02", "--seed", "1", "--blank"];

/// The comment at which the program ends and is started again.
const RESTART: &str = "; restart";

/// The lines typed in a transcript: everything that the program did not print.
fn typed(transcript: &str) -> Vec<&str> {
    let lines = transcript.lines();
    lines
        .filter_map(|line| match line.strip_prefix("> ") {
            Some(said) => Some(said),
            None => (line.trim().is_empty() || line.starts_with(';')).then_some(line),
        })
        .collect()
}

/// The program's output for a transcript.
fn play(transcript: &str) -> String {
    let ground = Ground::new();
    let mut runs = vec![String::new()];
    for line in typed(transcript) {
        if line.trim() == RESTART {
            runs.push(String::new());
        }
        if let Some(run) = runs.last_mut() {
            run.push_str(line);
            run.push('\n');
        }
    }
    let said: String = runs.iter().map(|run| ground.feed(CONSOLE, run).well().out).collect();
    let verified = ground.run(&["verify"]).well().out;
    assert!(verified.ends_with("everything agrees\n"), "{verified}");
    said
}

/// The first difference of two texts, with the lines before.
fn difference(expected: &str, said: &str) -> Option<String> {
    let (mut old, mut new) = (expected.lines(), said.lines());
    let mut number = 0;
    let mut asked = "";
    loop {
        number += 1;
        let (was, is) = (old.next(), new.next());
        if was == is {
            let line = was?;
            if line.starts_with("> ") {
                asked = line;
            }
            continue;
        }
        let mut text = format!("line {number}, after `{asked}`:\n");
        for (mark, first, rest) in [("expected", was, old), ("said    ", is, new)] {
            for line in first.into_iter().chain(rest).take(4) {
                let _ = writeln!(text, "  {mark} {line}");
            }
        }
        return Some(text);
    }
}

fn files() -> Vec<PathBuf> {
    let folder = std::fs::read_dir(repository("tests/transcripts")).expect("the transcripts");
    let mut files: Vec<PathBuf> = folder.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|path| path.extension().is_some_and(|kind| kind == "txt"));
    files.sort();
    files
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

#[test]
fn every_transcript_is_what_the_program_says() {
    let bless = std::env::var("LIEGE_BLESS").is_ok_and(|value| value == "1");
    let files = files();
    assert!(!files.is_empty());
    let check = |path: &PathBuf| {
        let expected = std::fs::read_to_string(path).expect("a transcript");
        let said = play(&expected);
        if bless {
            std::fs::write(path, said).expect("a transcript is written");
            return None;
        }
        difference(&expected, &said).map(|difference| format!("{}, {difference}\n", name(path)))
    };
    let (next, cores) = (AtomicUsize::new(0), std::thread::available_parallelism().map_or(2, NonZero::get));
    let some = || -> Vec<String> {
        let mine = std::iter::from_fn(|| files.get(next.fetch_add(1, Ordering::Relaxed)));
        mine.filter_map(check).collect()
    };
    let wrong: Vec<String> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(some)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("it is compared")).collect()
    });
    assert!(wrong.is_empty(), "LIEGE_BLESS=1 keeps what is said now:\n{}", wrong.concat());
}

#[test]
fn every_transcript_says_what_it_shows_and_shows_what_people_type() {
    for path in files() {
        let text = std::fs::read_to_string(&path).expect("a transcript");
        let name = name(&path);
        assert!(text.starts_with("; "), "{name} begins with a comment that says what it shows");
        assert!(text.lines().filter(|line| line.starts_with("> ")).count() > 2, "{name}");
        // A transcript must not depend on where it was made, and must not contain an internal error.
        for sign in ["/tmp", "/home", "panicked", "Something went wrong", "unknown-message"] {
            assert!(!text.contains(sign), "{name} contains {sign}");
        }
    }
}

#[test]
fn a_difference_is_found_and_told() {
    let kept = "; a comment\n\n> p1: join\n#main | one\n  | two\n";
    assert_eq!(difference(kept, kept), None);
    let told = difference(kept, &kept.replace("two", "three")).expect("a difference");
    assert!(told.starts_with("line 5, after `> p1: join`"), "{told}");
    assert!(told.contains("expected   | two") && told.contains("said       | three"), "{told}");
    assert!(difference(kept, "; a comment\n").is_some());
    assert!(difference("; a comment\n", kept).is_some());
    assert_eq!(typed(kept), ["; a comment", "", "p1: join"]);
}
