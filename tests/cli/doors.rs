//! Blocked or endless streams: a standard error that nobody can write to, endless files and lines.

use crate::program::{Ground, deaf, ended};
use serde_json::Value;
use std::io::{Read as _, Write as _};
use std::process::{Command, Stdio};

/// Runs a command with a standard error. Returns its exit code and output.
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
    // A program that reads all of it first fails at the shell's limit.
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

/// A command with a limit on threads and processes. Root has no such limit, so it runs as an unused user;
/// `None` if such a user can't reach the program.
#[cfg(target_os = "linux")]
fn with_threads(ground: &Ground, most: u32, arguments: &[&str]) -> Option<Command> {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    use std::sync::atomic::{AtomicU32, Ordering};
    static USERS: AtomicU32 = AtomicU32::new(0);
    let program = env!("CARGO_BIN_EXE_liege");
    let mut command = Command::new("prlimit");
    command.arg(format!("--nproc={most}"));
    if std::fs::metadata("/proc/self").ok()?.uid() == 0 {
        std::fs::set_permissions(ground.path(""), std::fs::Permissions::from_mode(0o777)).ok()?;
        let nobody = 1 << 20 | (std::process::id() << 6 & 0xffff_ff00) | USERS.fetch_add(1, Ordering::SeqCst);
        let user = [format!("--reuid={nobody}"), format!("--regid={nobody}"), "--clear-groups".to_owned()];
        let reached = Command::new("setpriv").args(&user).args([program, "--version"]).output().ok()?;
        if !reached.status.success() {
            return None;
        }
        command.arg("setpriv").args(&user);
    }
    command.arg(program).args(arguments).current_dir(ground.path("")).env_remove("DISCORD_TOKEN");
    command.env("LIEGE_LOCAL_ADDRESS", "127.0.0.1:0");
    Some(command)
}

#[cfg(target_os = "linux")]
#[test]
fn too_few_threads_are_a_sentence() {
    let ground = Ground::new();
    let run = |most: u32, arguments: &[&str], input: &str| {
        let command = with_threads(&ground, most, arguments)?;
        Some(Ground::feed_command(command, input.as_bytes()))
    };
    // With one thread none can write to standard error, with three the workers are missing.
    for most in [1, 2, 3] {
        for arguments in [&["local"][..], &["console"], &["verify"], &["doctor"], &["token", "p1"]] {
            let Some(ran) = run(most, arguments, "") else {
                println!("skipped: another user cannot start the program");
                return;
            };
            assert_eq!(ran.code, Some(1), "{most} {arguments:?}: {}{}", ran.out, ran.err);
            assert!(
                ran.err.starts_with("liege: the program cannot start its threads: "),
                "{most}: {}",
                ran.err
            );
            assert!(ran.err.contains("hint: ") && !ran.err.contains("panicked"), "{most}: {}", ran.err);
        }
    }
    // A command that needs no more works with a thread for standard error, or says what it lacks.
    let perft = "{\"game\":\"chess\",\"moves\":[],\"perft\":1}\n";
    let ran = run(2, &["referee"], perft).expect("as before").well();
    assert_eq!(ran.out, "{\"nodes\":20}\n");
    let ran = run(2, &["uci"], "position startpos\ngo nodes 10\nisready\nquit\n").expect("as before").well();
    assert!(
        ran.out.contains("there can be no thread that thinks") && ran.out.contains("readyok"),
        "{}",
        ran.out
    );
    assert!(!ran.err.contains("panicked"), "{}", ran.err);
    // A sufficient number is sufficient.
    let ran = run(64, &["console"], "p1: help\n").expect("as before").well();
    assert!(ran.out.contains("new"), "{}", ran.out);
}
