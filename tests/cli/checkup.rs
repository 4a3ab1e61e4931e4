//! The check of the data file some seconds after a start.

use crate::program;

use program::{Ground, Served};
use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use std::time::{Duration, Instant};

/// The program's log, as soon as it mentions the data file.
fn told(ground: &Ground) -> String {
    let start = Instant::now();
    loop {
        let log = std::fs::read_to_string(ground.path("log")).unwrap_or_default();
        if log.contains("the data file ") {
            return log;
        }
        assert!(start.elapsed() < Duration::from_mins(1), "nothing is told: {log}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn a_sound_file_is_told_of_in_one_line() {
    let ground = Ground::new();
    let served = Served::start(&ground, "127.0.0.1:0");
    let log = told(&ground);
    let lines: Vec<&str> = log.lines().filter(|line| line.contains("looked through")).collect();
    let [line] = lines.as_slice() else { panic!("{log}") };
    assert!(line.contains("INFO") && line.contains("the data file was looked through and is sound"), "{log}");
    assert_eq!(served.stop(), Some(0));
}

#[tokio::test]
async fn a_damaged_file_is_told_of_with_what_to_do() {
    let ground = Ground::new();
    ground.feed(&["console"], "p1: tables\n").well();
    // A page that no start reads.
    let path = ground.path("liege.sqlite");
    let options = SqliteConnectOptions::new().filename(&path).read_only(true).immutable(true);
    let mut connection = SqliteConnection::connect_with(&options).await.expect("it is opened");
    let page: i64 = sqlx::query_scalar("SELECT rootpage FROM sqlite_schema WHERE name = 'jottings'")
        .fetch_one(&mut connection)
        .await
        .expect("a table");
    drop(connection);
    let mut bytes = std::fs::read(&path).expect("it is read");
    let page = usize::try_from(page - 1).expect("a page") * 4096;
    bytes[page..page + 4096].fill(0x55);
    std::fs::write(&path, bytes).expect("it is written");

    let served = Served::start(&ground, "127.0.0.1:0");
    let log = told(&ground);
    for part in ["ERROR", "the data file is damaged", "`liege verify`", "`liege restore FILE`", "found="] {
        assert!(log.contains(part), "{part}: {log}");
    }
    assert_eq!(served.stop(), Some(0), "it goes on until it is stopped");
}

#[test]
fn a_program_that_is_stopped_before_ends_at_once() {
    let ground = Ground::new();
    let served = Served::start(&ground, "127.0.0.1:0");
    assert_eq!(served.stop(), Some(0));
    let log = std::fs::read_to_string(ground.path("log")).unwrap_or_default();
    assert!(!log.contains("looked through"), "{log}");
}
