//! The real program, started in a separate folder.
#![allow(dead_code, reason = "every test file uses another part")]

use std::fs::File;
use std::io::{BufRead as _, BufReader, PipeReader, Read as _, Write as _, pipe};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Output, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// A folder in which the program runs, with nothing of ours in its environment.
pub struct Ground {
    folder: TempDir,
}

impl Ground {
    pub fn new() -> Ground {
        Ground { folder: tempfile::tempdir().expect("a temporary folder") }
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn write(&self, name: &str, text: &str) {
        std::fs::write(self.path(name), text).expect("a file is written");
    }

    /// `liege` with arguments, not started yet.
    pub fn liege(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_liege"));
        if outlives_terminal() {
            // A person may run the tests so that they outlive their terminal, and programs inherit that.
            command = Command::new("env");
            command.args(["--default-signal=HUP", env!("CARGO_BIN_EXE_liege")]);
        }
        command.args(arguments).current_dir(self.folder.path());
        for (name, _) in std::env::vars_os() {
            let text = name.to_string_lossy().into_owned();
            if text.starts_with("LIEGE_") || text == "DISCORD_TOKEN" || text == "RUST_LOG" {
                command.env_remove(name);
            }
        }
        command
    }

    /// Runs it to its end.
    pub fn run(&self, arguments: &[&str]) -> Ran {
        Ran::of(&self.liege(arguments).stdin(Stdio::null()).output().expect("the program starts"))
    }

    /// Runs it to its end with variables of the environment.
    pub fn run_with(&self, arguments: &[&str], variables: &[(&str, &str)]) -> Ran {
        let mut command = self.liege(arguments);
        command.envs(variables.iter().copied()).stdin(Stdio::null());
        Ran::of(&command.output().expect("the program starts"))
    }

    /// Runs it to its end with text on standard input.
    pub fn feed(&self, arguments: &[&str], input: &str) -> Ran {
        self.feed_bytes(arguments, input.as_bytes())
    }

    /// Runs it to its end with bytes on standard input.
    pub fn feed_bytes(&self, arguments: &[&str], input: &[u8]) -> Ran {
        Ground::feed_command(self.liege(arguments), input)
    }

    /// Runs a command prepared by [`Ground::liege`] to its end with bytes on standard input.
    pub fn feed_command(mut command: Command, input: &[u8]) -> Ran {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let mut stdin = child.stdin.take().expect("standard input");
        let input = input.to_owned();
        let writer = std::thread::spawn(move || {
            // The program may end before it has read everything.
            let _ = stdin.write_all(&input);
        });
        let ran = Ran::of(&child.wait_with_output().expect("the program ends"));
        writer.join().expect("the input is written");
        ran
    }
}

/// Whether SIGHUP is ignored here, as after `nohup`. Only Linux tells.
fn outlives_terminal() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).is_some_and(|mask| mask & 1 == 1)
}

/// The outcome of a run.
pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Ran {
    fn of(output: &Output) -> Ran {
        Ran {
            code: output.status.code(),
            out: String::from_utf8_lossy(&output.stdout).into_owned(),
            err: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }

    /// Asserts that it succeeded.
    pub fn well(self) -> Ran {
        assert_eq!(self.code, Some(0), "{}\n{}", self.out, self.err);
        self
    }
}

/// The running local chat.
pub struct Served {
    child: Child,
    stdout: BufReader<ChildStdout>,
    /// The address: `http://127.0.0.1:12345`
    pub address: String,
}

impl Served {
    /// Starts `liege local` at an address (`127.0.0.1:0` for any free port).
    pub fn start(ground: &Ground, address: &str) -> Served {
        let mut command = ground.liege(&["local"]);
        let log = std::fs::File::options().create(true).append(true).open(ground.path("log")).expect("a log");
        command.env("LIEGE_LOCAL_ADDRESS", address).stderr(log);
        Served::of(ground, command)
    }

    /// Starts a command prepared by [`Ground::liege`].
    pub fn of(ground: &Ground, mut command: Command) -> Served {
        command.stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let mut stdout = BufReader::new(child.stdout.take().expect("standard output"));
        let mut line = String::new();
        let address = loop {
            line.clear();
            let read = stdout.read_line(&mut line).expect("a line");
            let log = || std::fs::read_to_string(ground.path("log")).unwrap_or_default();
            assert_ne!(read, 0, "the program ended at once: {}", log());
            if let Some(at) = line.find("http://") {
                break line[at..].trim().to_owned();
            }
        };
        Served { child, stdout, address }
    }

    /// The host and port: `127.0.0.1:12345`
    pub fn host(&self) -> &str {
        self.address.trim_start_matches("http://")
    }

    /// Kills it without a word.
    pub fn kill(mut self) {
        self.child.kill().expect("it is killed");
        self.child.wait().expect("it ends");
    }

    /// Waits until it ends by itself, and returns its exit code.
    pub fn end(mut self) -> Option<i32> {
        self.child.wait().expect("it ends").code()
    }

    /// Its process id.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Asks it to stop, and returns its exit code.
    pub fn stop(self) -> Option<i32> {
        self.end_by("TERM")
    }

    /// Sends it a signal that ends it, and returns its exit code.
    pub fn end_by(mut self, signal: &str) -> Option<i32> {
        send(&self.child, signal);
        let code = ended(&mut self.child);
        let mut rest = String::new();
        let _ = self.stdout.read_to_string(&mut rest);
        code
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Standard errors that accept nothing, each with the reader that has to stay open for that.
pub fn deaf() -> Vec<(&'static str, Stdio, Option<PipeReader>)> {
    let mut all = Vec::new();
    match File::options().write(true).open("/dev/full") {
        Ok(full) => all.push(("a full disk", Stdio::from(full), None)),
        Err(error) => println!("skipped: a full disk, for /dev/full can't be opened: {error}"),
    }
    let (reader, writer) = pipe().expect("a pipe");
    drop(reader);
    all.push(("a closed pipe", writer.into(), None));
    let (reader, mut writer) = pipe().expect("a pipe");
    // A pipe on Linux holds this much: the next byte waits forever.
    writer.write_all(&vec![b'x'; 1 << 16]).expect("there is room");
    all.push(("a pipe that nobody reads", writer.into(), Some(reader)));
    all
}

/// Sends a signal.
pub fn send(child: &Child, signal: &str) {
    let sent = Command::new("kill").args([&format!("-{signal}"), &child.id().to_string()]).status();
    assert!(sent.expect("kill runs").success());
}

/// Waits for the end of a program, but not forever. Returns its exit code.
pub fn ended(child: &mut Child) -> Option<i32> {
    for _ in 0..3_000 {
        if let Some(status) = child.try_wait().expect("it can be waited for") {
            return status.code();
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    let _ = child.kill();
    panic!("the program does not end");
}

/// A file of the repository.
pub fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}
