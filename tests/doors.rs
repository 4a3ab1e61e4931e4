//! What the program does where a door is blocked or something without end comes in: standard error that nobody
//! can write to, a terminal that is closed, files and lines that are too long.

mod program;
#[path = "standin/mod.rs"]
mod standin;

use program::{Ground, Served, ended, send};
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use standin::Standin;
use std::fs::File;
use std::io::{PipeReader, Read as _, Write as _, pipe};
use std::process::{Command, Stdio};

/// Standard errors that take nothing, each with what has to stay open for that.
fn deaf() -> Vec<(&'static str, Stdio, Option<PipeReader>)> {
    let mut all = Vec::new();
    match File::options().write(true).open("/dev/full") {
        Ok(full) => all.push(("a full disk", Stdio::from(full), None)),
        Err(error) => println!("skipped: a full disk, for /dev/full can't be opened: {error}"),
    }
    let (reader, writer) = pipe().expect("a pipe");
    drop(reader);
    all.push(("a closed pipe", writer.into(), None));
    let (reader, mut writer) = pipe().expect("a pipe");
    // As much as one holds on Linux: the next byte waits for ever.
    writer.write_all(&[b'x'; 1 << 16]).expect("there is room");
    all.push(("a pipe that nobody reads", writer.into(), Some(reader)));
    all
}

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

#[tokio::test]
async fn the_page_answers_whatever_standard_error_takes() {
    for (what, stderr, _open) in deaf() {
        let ground = Ground::new();
        let mut command = ground.liege(&["local"]);
        command.env("RUST_LOG", "trace").env("LIEGE_LOCAL_ADDRESS", "127.0.0.1:0").stderr(stderr);
        let served = Served::of(&ground, command);
        let page = Page::of(&served);
        page.say("new dragonchess gold=me", "1").await;
        let texts = page.messages("main").await;
        let posted = |message: &Value| message["author"].is_null();
        assert!(texts.iter().any(posted), "{what}: {texts:?}");
        assert_eq!(served.stop(), Some(0), "{what}");
    }
}

#[test]
fn what_is_logged_just_before_the_end_arrives() {
    let ground = Ground::new();
    let served = Served::start(&ground, "127.0.0.1:0");
    assert_eq!(served.stop(), Some(0));
    let log = std::fs::read_to_string(ground.path("log")).expect("a log");
    assert!(log.contains("stopping"), "{log}");
}

#[test]
fn a_closed_terminal_ends_the_page_tidily() {
    let ground = Ground::new();
    let served = Served::start(&ground, "127.0.0.1:0");
    assert_eq!(served.end_by("HUP"), Some(0));
    let log = std::fs::read_to_string(ground.path("log")).expect("a log");
    assert!(log.contains("stopping"), "{log}");
    assert!(!ground.path("liege.sqlite-wal").exists(), "the data file is closed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_closed_terminal_ends_the_bot_tidily() {
    let (standin, ground) = (Standin::start().await, Ground::new());
    let mut command = ground.liege(&["discord"]);
    command
        .env("DISCORD_TOKEN", standin.read(|world| world.token.clone()))
        .env("LIEGE_DISCORD_API_URL", format!("http://{}", standin.address))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(File::create(ground.path("log")).expect("a log"));
    let mut bot = command.spawn().expect("the bot starts");
    standin.ready().await;
    // Twice, as a shell and its terminal do.
    send(&bot, "HUP");
    send(&bot, "HUP");
    let code = tokio::task::spawn_blocking(move || ended(&mut bot)).await.expect("it is waited for");
    let log = std::fs::read_to_string(ground.path("log")).expect("a log");
    assert_eq!(code, Some(0), "{log}");
    assert!(log.contains("stopping"), "{log}");
    standin.gone().await;
    standin.finish();
}

#[test]
#[cfg(target_os = "linux")]
fn who_is_to_outlive_its_terminal_does() {
    let ground = Ground::new();
    let mut command = Command::new("nohup");
    command.arg(env!("CARGO_BIN_EXE_liege")).arg("local").current_dir(ground.path(""));
    command
        .env("LIEGE_LOCAL_ADDRESS", "127.0.0.1:0")
        .stderr(File::create(ground.path("log")).expect("a log"));
    let served = Served::of(&ground, command);
    let status = std::fs::read_to_string(format!("/proc/{}/status", served.id())).expect("a status");
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:")).expect("what is ignored");
    assert_eq!(u64::from_str_radix(ignored.trim(), 16).expect("a mask") & 1, 1, "SIGHUP stays ignored");
    assert_eq!(served.stop(), Some(0));
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

/// The local chat's page, asked by p1.
struct Page {
    client: Client,
    address: String,
}

impl Page {
    fn of(served: &Served) -> Page {
        let client = Client::builder().pool_max_idle_per_host(0).build().expect("a client");
        Page { client, address: served.address.clone() }
    }

    async fn post(&self, path: &str, body: &Value) -> (StatusCode, Value) {
        let request = self.client.post(format!("{}{path}", self.address)).body(body.to_string());
        let answer = request.header("content-type", "application/json").send().await.expect("an answer");
        let status = answer.status();
        (status, serde_json::from_str(&answer.text().await.expect("a text")).expect("JSON"))
    }

    async fn say(&self, text: &str, request: &str) {
        let body = json!({ "as": "p1", "place": "main", "text": text, "request": request });
        let (status, answer) = self.post("/api/say", &body).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }

    async fn messages(&self, place: &str) -> Vec<Value> {
        let url = format!("{}/api/messages?as=p1&place={place}", self.address);
        let text = self.client.get(url).send().await.expect("an answer").text().await.expect("a text");
        let answer: Value = serde_json::from_str(&text).expect("JSON");
        answer["messages"].as_array().expect("messages").clone()
    }

    async fn status(&self, path: &str) -> StatusCode {
        self.client.get(format!("{}{path}", self.address)).send().await.expect("an answer").status()
    }
}

#[tokio::test]
async fn what_is_sent_to_the_page_has_a_limit_that_is_named() {
    let ground = Ground::new();
    let served = Served::start(&ground, "127.0.0.1:0");
    let page = Page::of(&served);
    for (path, length, most) in [("/api/complete", 70 << 10, "64 KiB"), ("/api/say", 9 << 20, "8192 KiB")] {
        let body = json!({ "as": "p1", "place": "main", "text": "", "typed": "x".repeat(length) });
        let (status, answer) = page.post(path, &body).await;
        assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
        assert!(answer["error"].as_str().is_some_and(|why| why.contains(most)), "{answer}");
    }
    let (status, answer) = page.post("/api/say", &json!({ "as": "p1" })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer["error"].is_string(), "{answer}");
    served.kill();
}

#[tokio::test]
async fn the_page_keeps_the_latest_pictures_and_says_so_of_the_others() {
    let ground = Ground::new();
    ground.write("liege.toml", "[limits]\nlocal_mebibytes = 1\n");
    let served = Served::start(&ground, "127.0.0.1:0");
    let page = Page::of(&served);
    page.say("help dragonchess griffon", "1").await;
    for (name, letter) in [("a.txt", "a"), ("b.txt", "b")] {
        let files = json!([{ "name": name, "text": letter.repeat(600 << 10) }]);
        let body = json!({ "as": "p1", "place": "main", "text": "see", "files": files, "request": name });
        let (status, answer) = page.post("/api/say", &body).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    page.say("help dragonchess dragon", "2").await;
    let (mut pictures, mut files) = (Vec::new(), Vec::new());
    for message in page.messages("main").await {
        pictures.extend(message["pictures"].as_array().expect("pictures").iter().cloned());
        files.extend(message["files"].as_array().expect("files").iter().cloned());
    }
    assert_eq!((pictures.len(), files.len()), (2, 2), "{pictures:#?} {files:#?}");
    assert!(pictures[0]["url"].is_null() && files[0]["url"].is_null(), "{pictures:#?} {files:#?}");
    // What it showed, and how large it was, is known.
    assert!(pictures[0]["alt"].as_str().is_some_and(|alt| alt.contains("Griffon")), "{pictures:#?}");
    assert!(pictures[0]["width"].as_u64().is_some_and(|width| width > 0), "{pictures:#?}");
    assert_eq!(page.status("/pictures/1.png").await, StatusCode::NOT_FOUND);
    for kept in [&pictures[1], &files[1]] {
        assert_eq!(page.status(kept["url"].as_str().expect("a url")).await, StatusCode::OK);
    }
    served.kill();
}
