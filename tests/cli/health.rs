//! Health and metrics of the local chat, asked from outside.

use crate::program;

use program::{Ground, Served};
use serde_json::json;
use std::time::{Duration, Instant};

/// The local chat with metrics at any free address. Returns that too.
fn watched(ground: &Ground) -> (Served, String) {
    let mut command = ground.liege(&["local"]);
    let log = std::fs::File::create(ground.path("log")).expect("a log");
    command.env("LIEGE_LOCAL_ADDRESS", "127.0.0.1:0").env("LIEGE_METRICS", "127.0.0.1:0").stderr(log);
    let served = Served::of(ground, command);
    let log = std::fs::read_to_string(ground.path("log")).expect("a log");
    let start = log.find("http://").unwrap_or_else(|| panic!("{log}"));
    let end = log[start..].find("/health").unwrap_or_else(|| panic!("{log}"));
    (served, log[start..start + end].to_owned())
}

/// The status and text of an answer.
async fn asked(url: String) -> (u16, String) {
    let response = reqwest::get(url).await.expect("an answer");
    (response.status().as_u16(), response.text().await.expect("a text"))
}

/// The value in a line of metrics.
fn value(text: &str, name: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("{name}: {text}"))
}

#[tokio::test]
async fn the_numbers_move_when_somebody_plays() {
    let ground = Ground::new();
    let (served, base) = watched(&ground);
    assert_eq!(asked(format!("{base}/health")).await, (200, "well\n".to_owned()));
    let (status, before) = asked(format!("{base}/metrics")).await;
    assert_eq!(status, 200);
    assert_eq!(value(&before, "liege_actions_total{game=\"chess\"}") as u64, 0);
    assert_eq!(value(&before, "liege_posts_waiting") as u64, 0);
    assert_eq!(value(&before, "liege_oldest_post_seconds") as u64, 0);
    assert!(value(&before, "process_start_time_seconds") > 1.7e9);
    let build = format!("liege_build_info{{version=\"{}\"}}", env!("CARGO_PKG_VERSION"));
    assert_eq!(value(&before, &build) as u64, 1);
    assert!(!before.contains("liege_gateway"), "there is no gateway here: {before}");

    let client = reqwest::Client::new();
    for (who, text) in [
        ("p1", "new chess white=p1 black=p2"),
        ("p2", "join"),
        ("p1", "#1 e4"),
        ("p2", "#1 e5"),
        ("p1", "#1 board"),
    ] {
        let said = json!({ "as": who, "place": "main", "text": text, "files": [], "request": text });
        let asked = client.post(format!("{}/api/say", served.address)).json(&said).send().await;
        let response = asked.expect("an answer");
        assert!(response.status().is_success(), "{text}: {}", response.text().await.unwrap_or_default());
    }
    let start = Instant::now();
    let after = loop {
        let (_, text) = asked(format!("{base}/metrics")).await;
        // Until the last post is out.
        if value(&text, "liege_posts_waiting") as u64 == 0 {
            break text;
        }
        assert!(start.elapsed() < Duration::from_mins(1), "{text}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    assert!(value(&after, "liege_actions_total{game=\"chess\"}") as u64 >= 2, "{after}");
    assert_eq!(value(&after, "liege_actions_total{game=\"dragonchess\"}") as u64, 0);
    for name in [
        "liege_render_seconds_count{what=\"picture\"}",
        "liege_database_seconds_count{what=\"read\"}",
        "liege_database_seconds_count{what=\"wait\"}",
        "liege_database_seconds_count{what=\"write\"}",
    ] {
        assert!(value(&after, name) > 0.0, "{name}: {after}");
    }
    assert!(after.contains("# TYPE liege_render_seconds histogram"), "{after}");
    assert!(after.contains("liege_render_seconds_bucket{what=\"picture\",le=\"0.025\"}"), "{after}");
    for line in after.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let name = line.split(['{', ' ']).next().unwrap_or_default();
        assert!(name.starts_with("liege_") || name == "process_start_time_seconds", "{line}");
        assert!(
            after.contains(&format!(
                "# HELP {}",
                name.trim_end_matches("_count").trim_end_matches("_sum").trim_end_matches("_bucket")
            )),
            "{line}"
        );
    }
    assert_eq!(served.stop(), Some(0));
}

#[cfg(unix)]
#[tokio::test]
async fn a_lost_data_file_is_not_well() {
    let ground = Ground::new();
    let (served, base) = watched(&ground);
    // If nothing can be saved either, the program keeps running.
    for ending in ["", "-wal"] {
        let name = format!("liege.sqlite{ending}");
        std::fs::rename(ground.path(&name), ground.path(&format!("away{ending}"))).expect("it is moved");
    }
    let (status, text) = asked(format!("{base}/health")).await;
    assert_eq!(status, 503, "{text}");
    assert!(
        text.starts_with("data file: nothing is stored any more: ") && text.contains("liege.sqlite"),
        "{text}"
    );
    assert_eq!(text.lines().count(), 1, "{text}");
    drop(served);
}

#[test]
fn only_this_computer_may_ask_and_nobody_unless_it_is_wanted() {
    let ground = Ground::new();
    for address in ["0.0.0.0:9464", "192.0.2.1:9464", "[::]:9464", "9464", "example.org:9464"] {
        let ran = ground.run_with(&["config"], &[("LIEGE_METRICS", address)]);
        assert_eq!(ran.code, Some(2), "{address}");
        assert!(ran.err.contains("write an address of this computer alone"), "{}", ran.err);
    }
    for (written, meant) in [("localhost:9464", "127.0.0.1:9464"), ("[::1]:9464", "[::1]:9464"), ("", "")] {
        let out = ground.run_with(&["config"], &[("LIEGE_METRICS", written)]).well().out;
        assert!(out.contains(&format!("metrics = \"{meant}\"")), "{out}");
    }
    let served = Served::start(&ground, "127.0.0.1:0");
    assert_eq!(served.stop(), Some(0));
    let log = std::fs::read_to_string(ground.path("log")).expect("a log");
    assert!(!log.contains("metrics"), "{log}");
}

#[test]
fn an_address_that_is_taken_is_told_with_what_to_do() {
    let (ground, taken) = (Ground::new(), std::net::TcpListener::bind("127.0.0.1:0").expect("a port"));
    let address = taken.local_addr().expect("an address").to_string();
    let ran =
        ground.run_with(&["local"], &[("LIEGE_METRICS", &address), ("LIEGE_LOCAL_ADDRESS", "127.0.0.1:0")]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains(&format!("the address {address} for metrics cannot be used")), "{}", ran.err);
    assert!(ran.err.contains("set another with LIEGE_METRICS"), "{}", ran.err);
}

/// The address that the log gives after these words.
#[cfg(target_os = "linux")]
fn at<'a>(log: &'a str, words: &str) -> &'a str {
    let rest = log.split_once(words).unwrap_or_else(|| panic!("{log}")).1;
    rest.split_once('/').unwrap_or_else(|| panic!("{log}")).0
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn silent_connections_keep_nobody_out() {
    use tokio::net::TcpStream;
    let ground = Ground::new();
    let program = ground.liege(&["local"]);
    let mut command = std::process::Command::new("prlimit");
    command.arg("--nofile=96").arg(program.get_program()).args(program.get_args());
    command.current_dir(ground.path(""));
    let log = std::fs::File::create(ground.path("log")).expect("a log");
    command.env("LIEGE_LOCAL_ADDRESS", "127.0.0.1:0").env("LIEGE_METRICS", "127.0.0.1:0").stderr(log);
    command.env("LIEGE_API_LISTEN", "127.0.0.1:0").env_remove("DISCORD_TOKEN");
    let served = Served::of(&ground, command);
    let log = std::fs::read_to_string(ground.path("log")).expect("a log");
    let doors =
        [served.host(), at(&log, "programs play at http://"), at(&log, "health and metrics: http://")];
    // More connections than there are descriptors, at each address.
    let mut silent = Vec::new();
    for door in doors {
        for _ in 0..120 {
            silent.push(TcpStream::connect(door).await.expect("a connection"));
        }
    }
    for _ in 0..3 {
        for (door, path) in doors.into_iter().zip(["/api/state?as=p1", "/v1/openapi.json", "/health"]) {
            assert_eq!(asked(format!("http://{door}{path}")).await.0, 200, "{door}{path}");
        }
    }
    // A table is created meanwhile: the data can be written.
    let said = json!({ "as": "p1", "place": "main", "text": "new chess white=p1 black=p2", "request": "1" });
    let client = reqwest::Client::new();
    let answer =
        client.post(format!("{}/api/say", served.address)).json(&said).send().await.expect("an answer");
    assert!(answer.status().is_success(), "{answer:?}");
    assert_eq!(served.stop(), Some(0));
    let log = std::fs::read_to_string(ground.path("log")).expect("a log");
    for door in ["the page", "programs", "health and metrics"] {
        let told = log.matches(&format!("all connections of {door} are taken")).count();
        assert_eq!(told, 1, "{door}: {log}");
    }
    assert!(!log.contains("no more connections can be taken"), "{log}");
}
