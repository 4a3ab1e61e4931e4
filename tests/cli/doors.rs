//! Doors that are blocked or have no end: standard error that nobody can write to, files and lines without end.

use crate::program::{Ground, deaf, ended};
use serde_json::Value;
use std::io::{Read as _, Write as _};
use std::process::{Command, Stdio};

/// Runs it with a standard error; its exit code and output.
fn run(mut command: Command, stderr: Stdio, input: &str) -> (Option<i32>, String) {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(stderr);
    let mut child = command.spawn().expect("the program starts");
    let (mut stdin, mut stdout) = (child.stdin.take().expect("input"), child.stdout.take().expect("output"));
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // It may end before it has read everything.
        let _ = stdin.write_all(input.as_bytes());
    });
    let reader = std::thread::spawn(move || {
        let mut text = String::new();
        stdout.read_to_string(&mut text).expect("text");
        text
    });
    let code = ended(&mut child);
    writer.join().expect("the input is written");
    (code, reader.join().expect("the output is read"))
}

#[test]
fn the_referee_answers_whatever_standard_error_takes() {
    for (what, stderr, _open) in deaf() {
        let ground = Ground::new();
        let mut command = ground.liege(&["referee"]);
        command.env("LIEGE_STRANGER", "is warned of");
        let asked = "{\"game\":\"dragonchess\",\"moves\":[],\"perft\":1}\n";
        let (code, out) = run(command, stderr, asked);
        assert_eq!((code, out.lines().count()), (Some(0), 1), "{what}: {out}");
    }
}

#[test]
fn the_console_answers_whatever_standard_error_takes() {
    for (what, stderr, _open) in deaf() {
        let ground = Ground::new();
        let mut command = ground.liege(&["console"]);
        command.env("RUST_LOG", "trace");
        let (code, out) = run(command, stderr, "p1: new dragonchess gold=me\np1: tables\n!now\n");
        assert_eq!(code, Some(0), "{what}: {out}");
        assert!(out.contains("! It is now"), "{what}: {out}");
    }
}

#[test]
fn a_failure_keeps_its_exit_code_whatever_standard_error_takes() {
    for arguments in [&["--config", "none.toml", "verify"][..], &["--nonsense"]] {
        for (what, stderr, _open) in deaf() {
            let ground = Ground::new();
            let (code, _) = run(ground.liege(arguments), stderr, "");
            assert_eq!(code, Some(2), "{what}");
        }
    }
}

#[test]
fn a_record_without_end_is_refused_unread() {
    let ground = Ground::new();
    // Whoever reads all of it first fails by the limit of the shell.
    let liege = format!("ulimit -v 8000000; exec '{}' \"$@\"", env!("CARGO_BIN_EXE_liege"));
    for (arguments, limit) in
        [(&["import", "/dev/zero"][..], "1024 KiB"), (&["--config", "/dev/zero", "verify"], "1024 KiB")]
    {
        let mut command = Command::new("sh");
        command.args(["-c", &liege, "liege"]).args(arguments).current_dir(ground.path(""));
        let ran = Ground::feed_command(command, b"");
        assert!(ran.code == Some(1) || ran.code == Some(2), "{:?} {}", ran.code, ran.err);
        assert!(ran.err.contains(limit), "{}", ran.err);
    }
}

#[test]
fn lines_without_end_are_passed_over() {
    let ground = Ground::new();
    let long = "x".repeat(3 << 20);
    let ran =
        ground.feed(&["referee"], &format!("{long}\n{{\"game\":\"dragonchess\",\"perft\":1}}\n")).well();
    let answers: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(answers[0]["error"]["message"], "a line has at most 1048576 bytes");
    assert!(answers.len() == 2 && answers[1]["nodes"].is_number(), "{answers:?}");
    let ran = ground.feed(&["console"], &format!("p1: {long}\n!now\n")).well();
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines[0], "! A message has at most 4000 characters.");
    assert!(lines.len() == 2 && lines[1].starts_with("! It is now"), "{lines:?}");
}
