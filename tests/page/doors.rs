//! Blocked and endless streams of the local page: a standard error that nobody can write to, a closed
//! terminal, large requests and much stored data.

use super::api::Asker;
use crate::program::{Ground, Served, deaf};
use reqwest::StatusCode;
use serde_json::json;
use std::fs::File;
use std::process::Command;

#[tokio::test]
async fn the_page_answers_whatever_standard_error_takes() {
    for (what, stderr, _open) in deaf() {
        let ground = Ground::new();
        let mut command = ground.liege(&["local"]);
        command.env("RUST_LOG", "trace").env("LIEGE_LOCAL_ADDRESS", "127.0.0.1:0").stderr(stderr);
        let served = Served::of(&ground, command);
        let page = Asker::new(&served);
        page.say("p1", "main", "new dragonchess gold=me", "1").await;
        let invitation = page.invitation("p1").await;
        let text = invitation["text"].as_str().unwrap_or_default();
        assert!(text.contains("Dragonchess"), "{what}: {invitation}");
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

#[tokio::test]
async fn what_is_sent_to_the_page_has_a_limit_that_is_named() {
    let ground = Ground::new();
    let served = Served::start(&ground, "127.0.0.1:0");
    let page = Asker::new(&served);
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
    let page = Asker::new(&served);
    page.say("p1", "main", "help dragonchess griffon", "1").await;
    for (name, letter) in [("a.txt", "a"), ("b.txt", "b")] {
        let files = json!([{ "name": name, "text": letter.repeat(600 << 10) }]);
        let body = json!({ "as": "p1", "place": "main", "text": "see", "files": files, "request": name });
        let (status, answer) = page.post("/api/say", &body).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    page.say("p1", "main", "help dragonchess dragon", "2").await;
    let (mut pictures, mut files) = (Vec::new(), Vec::new());
    for message in page.messages("p1", "main").await {
        pictures.extend(message["pictures"].as_array().expect("pictures").iter().cloned());
        files.extend(message["files"].as_array().expect("files").iter().cloned());
    }
    assert_eq!((pictures.len(), files.len()), (2, 2), "{pictures:#?} {files:#?}");
    assert!(pictures[0]["url"].is_null() && files[0]["url"].is_null(), "{pictures:#?} {files:#?}");
    // Its alt text and its size are known.
    assert!(pictures[0]["alt"].as_str().is_some_and(|alt| alt.contains("Griffon")), "{pictures:#?}");
    assert!(pictures[0]["width"].as_u64().is_some_and(|width| width > 0), "{pictures:#?}");
    assert_eq!(page.get("/pictures/1.png").await.0, StatusCode::NOT_FOUND);
    for kept in [&pictures[1], &files[1]] {
        assert_eq!(page.get(kept["url"].as_str().expect("a url")).await.0, StatusCode::OK);
    }
    served.kill();
}
