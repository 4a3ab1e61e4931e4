//! The limits that SECURITY.md states are those that the program has.

use std::fs;
use std::path::Path;

/// A part of a row of its table, the file that sets it, and how that stands there.
const LIMITS: &[(&str, &str, &str)] = &[
    ("64 KiB; 8 MiB with a file", "src/local/page/mod.rs", "MOST_BODY: usize = 64 << 10;"),
    ("64 KiB; 8 MiB with a file", "src/local/page/mod.rs", "MOST_WITH_FILE: usize = 8 << 20;"),
    ("16 KiB; 30 seconds", "src/api/mod.rs", "MOST_BODY: usize = 16 << 10;"),
    ("16 KiB; 30 seconds", "src/api/mod.rs", "PATIENCE: Duration = Duration::from_secs(30);"),
    ("240 a minute", "src/chat/desk/limits/mod.rs", "requests_per_minute: 240,"),
    ("10; 10; 1,000", "crates/store/src/tokens.rs", "MOST_TOKENS: i64 = 10;"),
    ("10; 10; 1,000", "crates/store/src/hooks.rs", "MOST_HOOKS: i64 = 10;"),
    ("10; 10; 1,000", "crates/store/src/hooks.rs", "MOST_WAITING: i64 = 1_000;"),
    (
        "10; 10; 1,000, each for a day",
        "crates/store/src/hooks.rs",
        "HOOKS_TRIED_FOR: SignedDuration = SignedDuration::from_hours(24);",
    ),
    (
        "10 seconds; its body is not read",
        "src/api/post_office.rs",
        "PATIENCE: Duration = Duration::from_secs(10);",
    ),
    ("4,000 characters; 17,000 bytes a line", "src/local/room/mod.rs", "LIMIT: usize = 4000;"),
    ("1 MiB; 30", "src/referee.rs", "MOST_LINE: usize = 1 << 20;"),
    ("1 MiB; 30", "src/referee.rs", "DEEPEST: u32 = 30;"),
    ("1 MiB, 5,000 entries", "crates/table/src/record/mod.rs", "MOST_BYTES: usize = 1 << 20;"),
    ("1 MiB, 5,000 entries", "crates/table/src/record/mod.rs", "MOST_ENTRIES: usize = 5_000;"),
    ("400 headers", "crates/table/src/record/mod.rs", "MOST_HEADERS: usize = 400;"),
    ("99 people", "crates/table/src/record/mod.rs", "MOST_PEOPLE: usize = 99;"),
    ("names of 100 characters", "crates/table/src/record/mod.rs", "MOST_NAME: usize = 100;"),
    ("| 2 | `src/discord/uploads.rs`", "src/discord/uploads.rs", "MOST: usize = 2;"),
    ("10,000; 64", "src/pgn/mod.rs", "MOST_GAMES: usize = 10_000;"),
    ("10,000; 64", "src/pgn/mod.rs", "DEEPEST: usize = 64;"),
    ("1 MiB; 8 MiB", "src/config/mod.rs", "MOST_BYTES: usize = 1 << 20;"),
    ("1 MiB; 8 MiB", "src/discord/settings.rs", "MOST_PEM: usize = 8 << 20;"),
    ("32 MiB, 30 seconds", "src/discord/rest.rs", "MOST_ANSWER: usize = 32 << 20;"),
    ("32 MiB, 30 seconds", "src/discord/settings.rs", "REQUEST_TIME: Duration = Duration::from_secs(30);"),
    ("10 to connect", "src/discord/settings.rs", "CONNECT_TIME: Duration = Duration::from_secs(10);"),
    ("3 attempts", "src/discord/rest.rs", "TRIES: usize = 3;"),
    ("1,000 characters; 30 an hour", "src/chat/commands/deal/whisper.rs", "LONGEST: usize = 1_000;"),
    ("30 an hour", "src/chat/commands/deal/whisper.rs", "HOURLY: u32 = 30;"),
    ("200 a day", "src/chat/commands/deal/whisper.rs", "DAILY: u32 = 200;"),
    ("2,000 characters; 50 at a table", "src/chat/commands/plan/note.rs", "LONGEST: usize = 2_000;"),
    ("50 at a table", "src/chat/commands/plan/note.rs", "MOST: u32 = 50;"),
    ("40 lines", "crates/table/src/ahead/plan.rs", "LINES: usize = 40;"),
    ("12 answers deep", "crates/table/src/ahead/plan.rs", "DEPTH: usize = 12;"),
    ("10; 3; 20", "src/chat/commands/challenge/press.rs", "MOST: usize = 10;"),
    ("10; 3; 20", "src/chat/commands/challenge/press.rs", "MOST_TO_ONE: usize = 3;"),
    ("10; 3; 20", "src/chat/commands/challenge/press.rs", "MOST_WAITING: usize = 20;"),
    ("| 200 |", "src/chat/commands/challenge/block.rs", "MOST: u32 = 200;"),
    ("| 200 characters |", "crates/table/src/stored/one_line.rs", "REASON: usize = 200;"),
    ("64; 2,000 characters", "src/chat/wording/sanitize.rs", "NAME: usize = 64;"),
    ("64; 2,000 characters", "src/chat/wording/sanitize.rs", "MESSAGE: usize = 2_000;"),
    ("400 KiB", "crates/render/src/mod.rs", "MOST_BYTES: usize = 400 * 1024;"),
    ("200 attempts", "src/chat/upkeep/deliver.rs", "ATTEMPTS: u32 = 200;"),
    ("15 minutes apart", "src/chat/upkeep/deliver.rs", "SignedDuration::from_mins(15);"),
    ("| 1 MiB; then lines", "src/commands/stderr.rs", "MOST: usize = 1 << 20;"),
    ("| 10 seconds |", "crates/store/src/open.rs", "PATIENCE: Duration = Duration::from_secs(10);"),
    ("5 seconds (Discord: 8)", "src/commands/run.rs", "LAST_WORDS: Duration = Duration::from_secs(5);"),
    ("5 seconds (Discord: 8)", "src/discord/mod.rs", "LAST_WORDS: Duration = Duration::from_secs(8);"),
];

#[test]
fn stated_limits_are_those_that_are_set() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |file: &str| fs::read_to_string(root.join(file)).unwrap();
    let stated = read("SECURITY.md");
    let rows: Vec<&str> =
        stated.lines().filter(|line| line.starts_with("| ") && line.contains("| `src/")).collect();
    for (said, file, set) in LIMITS {
        assert!(read(file).contains(set), "{file} sets no `{set}`: say in SECURITY.md what it sets");
        assert!(rows.iter().any(|row| row.contains(said)), "SECURITY.md does not say `{said}`");
    }
    for row in rows {
        assert!(
            LIMITS.iter().any(|(said, ..)| row.contains(said)),
            "nothing holds this to the program: {row}"
        );
    }
}
