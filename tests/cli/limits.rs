//! The limits in SECURITY.md are those of the program.

use std::fs;
use std::path::Path;

/// A part of a row of its table, the file that sets the limit, and the text there.
const LIMITS: &[(&str, &str, &str)] = &[
    ("64 KiB; 8 MiB with a file", "crates/local/src/page/shared.rs", "MOST_BODY: usize = 64 << 10;"),
    ("64 KiB; 8 MiB with a file", "crates/local/src/page/shared.rs", "MOST_WITH_FILE: usize = 8 << 20;"),
    ("16 KiB; 30 seconds", "crates/local/src/api/shared.rs", "MOST_BODY: usize = 16 << 10;"),
    ("16 KiB; 30 seconds", "crates/local/src/api/mod.rs", "PATIENCE: Duration = Duration::from_secs(30);"),
    ("16 KiB; 1,024 bytes; 20 seconds", "crates/local/src/web/shared.rs", "MOST_BODY: usize = 16 << 10;"),
    ("16 KiB; 1,024 bytes; 20 seconds", "crates/local/src/web/guard.rs", "LONGEST: usize = 1_024;"),
    (
        "16 KiB; 1,024 bytes; 20 seconds",
        "crates/local/src/web/guard.rs",
        "PATIENCE: Duration = Duration::from_secs(20);",
    ),
    ("240 a minute", "crates/chat/src/desk/limits/mod.rs", "requests_per_minute: 240,"),
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
        "crates/local/src/api/post_office.rs",
        "PATIENCE: Duration = Duration::from_secs(10);",
    ),
    ("| 2; 32 |", "crates/local/src/api/post_office.rs", "AT_ONCE_OF_MEMBER: usize = 2;"),
    ("| 2; 32 |", "crates/local/src/api/post_office.rs", "AT_ONCE: usize = 32;"),
    (
        "longer than 3 seconds",
        "crates/local/src/api/post_office.rs",
        "SLOW: SignedDuration = SignedDuration::from_secs(3);",
    ),
    (
        "1 second at first, 1 hour at most",
        "crates/local/src/api/post_office.rs",
        "LONGEST_PAUSE: SignedDuration = SignedDuration::from_hours(1);",
    ),
    (
        "443, 80, and those from 1024 up",
        "crates/local/src/api/address.rs",
        "port >= 1024 || matches!(port, 80 | 443)",
    ),
    ("256; 256; 256; 16", "crates/local/src/doors/mod.rs", "MOST: usize = 256;"),
    ("256; 256; 256; 16", "crates/local/src/doors/mod.rs", "MOST_HEALTH: usize = 16;"),
    ("less than 192 files", "crates/local/src/doors/mod.rs", "KEPT_BACK: u64 = 192;"),
    (
        "10 seconds and 64 KiB; 60",
        "crates/local/src/doors/mod.rs",
        "HEADERS: Duration = Duration::from_secs(10);",
    ),
    ("10 seconds and 64 KiB; 60", "crates/local/src/doors/mod.rs", "MOST_HEADERS: usize = 64 << 10;"),
    (
        "64 KiB; 60 seconds; 120 seconds; 60 seconds",
        "crates/local/src/doors/mod.rs",
        "BODY: Duration = Duration::from_mins(1);",
    ),
    (
        "64 KiB; 60 seconds; 120 seconds; 60 seconds",
        "crates/local/src/doors/mod.rs",
        "WORK: Duration = Duration::from_mins(2);",
    ),
    (
        "64 KiB; 60 seconds; 120 seconds; 60 seconds",
        "crates/local/src/doors/mod.rs",
        "ANSWER: Duration = Duration::from_mins(1);",
    ),
    (
        "| 60 seconds; 30 seconds |",
        "crates/local/src/doors/mod.rs",
        "IDLE: Duration = Duration::from_mins(1);",
    ),
    (
        "| 60 seconds; 30 seconds |",
        "crates/local/src/doors/mod.rs",
        "STALLED: Duration = Duration::from_secs(30);",
    ),
    ("4,000 characters; 17,000 bytes a line", "crates/local/src/room/mod.rs", "LIMIT: usize = 4000;"),
    ("60; 6; 5", "crates/chat/src/command/mod.rs", "WORDS: usize = 60;"),
    ("60; 6; 5", "crates/chat/src/wording/speaker.rs", "NAME_WORDS: usize = 6;"),
    ("60; 6; 5", "crates/chat/src/commands/table/host/deeds.rs", "TIME_WORDS: usize = 5;"),
    ("10; 4; 600", "crates/chat/src/desk/refuse.rs", "WORDS: usize = 10;"),
    ("10; 4; 600", "crates/chat/src/wording/around.rs", "PHRASE: usize = 4;"),
    ("10; 4; 600", "crates/discord/src/events.rs", "EDITED_WITHIN: i64 = 600;"),
    ("1 MiB; 30", "src/referee.rs", "MOST_LINE: usize = 1 << 20;"),
    ("1 MiB; 30", "src/referee.rs", "DEEPEST: u32 = 30;"),
    ("1 MiB, 5,000 entries", "crates/table/src/record/mod.rs", "MOST_BYTES: usize = 1 << 20;"),
    ("1 MiB, 5,000 entries", "crates/table/src/record/mod.rs", "MOST_ENTRIES: usize = 5_000;"),
    ("400 headers", "crates/table/src/record/mod.rs", "MOST_HEADERS: usize = 400;"),
    ("99 people", "crates/table/src/record/mod.rs", "MOST_PEOPLE: usize = 99;"),
    ("names of 100 characters", "crates/table/src/record/mod.rs", "MOST_NAME: usize = 100;"),
    ("64 foreign tags", "crates/table/src/record/mod.rs", "MOST_TAGS: usize = 64;"),
    ("foreign tags of 255 characters", "crates/table/src/record/mod.rs", "MOST_TAG: usize = 255;"),
    ("| 2 | `crates/discord/src/uploads.rs`", "crates/discord/src/uploads.rs", "MOST: usize = 2;"),
    ("10,000; 64", "crates/game/src/pgn/mod.rs", "MOST_GAMES: usize = 10_000;"),
    ("10,000; 64", "crates/game/src/pgn/mod.rs", "DEEPEST: usize = 64;"),
    ("1 MiB; 8 MiB", "src/config/mod.rs", "MOST_BYTES: usize = 1 << 20;"),
    ("1 MiB; 8 MiB", "crates/discord/src/settings.rs", "MOST_PEM: usize = 8 << 20;"),
    ("32 MiB, 30 seconds", "crates/discord/src/rest.rs", "MOST_ANSWER: usize = 32 << 20;"),
    (
        "32 MiB, 30 seconds",
        "crates/discord/src/settings.rs",
        "REQUEST_TIME: Duration = Duration::from_secs(30);",
    ),
    ("10 to connect", "crates/discord/src/settings.rs", "CONNECT_TIME: Duration = Duration::from_secs(10);"),
    ("3 attempts", "crates/discord/src/rest.rs", "TRIES: usize = 3;"),
    ("1,000 characters; 30 an hour", "crates/chat/src/commands/deal/whisper.rs", "LONGEST: usize = 1_000;"),
    ("30 an hour", "crates/chat/src/commands/deal/whisper.rs", "HOURLY: u32 = 30;"),
    ("200 a day", "crates/chat/src/commands/deal/whisper.rs", "DAILY: u32 = 200;"),
    ("2,000 characters; 50 at a table", "crates/chat/src/commands/plan/note.rs", "LONGEST: usize = 2_000;"),
    ("50 at a table", "crates/chat/src/commands/plan/note.rs", "MOST: u32 = 50;"),
    ("40 lines", "crates/table/src/ahead/plan.rs", "LINES: usize = 40;"),
    ("12 answers deep", "crates/table/src/ahead/plan.rs", "DEPTH: usize = 12;"),
    ("10; 3; 20", "crates/chat/src/commands/challenge/stands.rs", "MOST: usize = 10;"),
    ("10; 3; 20", "crates/chat/src/commands/challenge/stands.rs", "MOST_TO_ONE: usize = 3;"),
    ("10; 3; 20", "crates/chat/src/commands/challenge/stands.rs", "MOST_WAITING: usize = 20;"),
    ("| 200 |", "crates/chat/src/commands/challenge/block.rs", "MOST: u32 = 200;"),
    ("| 200 characters |", "crates/table/src/stored/one_line.rs", "REASON: usize = 200;"),
    ("2 seconds (40 looks)", "crates/store/src/data_file.rs", "LOG_ATTEMPTS: u32 = 40;"),
    (
        "2 seconds (40 looks)",
        "crates/store/src/data_file.rs",
        "LOG_PAUSE: std::time::Duration = std::time::Duration::from_millis(50);",
    ),
    ("64; 2,000 characters", "crates/chat/src/wording/sanitize.rs", "NAME: usize = 64;"),
    ("64; 2,000 characters", "crates/chat/src/wording/sanitize.rs", "MESSAGE: usize = 2_000;"),
    (
        "4 at most; of several places one is kept for levels 1 to 3",
        "crates/chat/src/desk/background.rs",
        "PLACES: usize = 4;",
    ),
    ("one is kept for levels 1 to 3", "crates/chat/src/desk/turns.rs", "QUICK: usize = 3;"),
    ("4 of lower levels", "crates/chat/src/desk/turns.rs", "PATIENCE: u32 = 4;"),
    ("2 of a member and level", "crates/store/src/machines.rs", "AT_ONCE: i64 = 2;"),
    ("at once; 1,024", "crates/chat/src/upkeep/machines.rs", "IN_LINE: u32 = 1_024;"),
    (
        "1,500,000 quick positions, 1,000,000 of three sides",
        "crates/engine/src/effort.rs",
        "nodes: 1_500_000, of_three: 1_000_000,",
    ),
    ("or 1,000,000 moves listed", "crates/engine/src/turns.rs", "WHOLE: u64 = 1_000_000;"),
    ("400 KiB", "crates/render/src/lib.rs", "MOST_BYTES: usize = 400 * 1024;"),
    ("200 attempts", "crates/chat/src/upkeep/put_off.rs", "ATTEMPTS: u32 = 200;"),
    ("15 minutes apart", "crates/chat/src/upkeep/put_off.rs", "SignedDuration::from_mins(15);"),
    (
        "10 minutes; 10 minutes",
        "crates/chat/src/clock/system.rs",
        "LEAP: SignedDuration = SignedDuration::from_mins(10);",
    ),
    (
        "10 minutes; 10 minutes",
        "crates/chat/src/clock/system.rs",
        "DOUBT: Duration = Duration::from_mins(10);",
    ),
    ("| 1 MiB; then lines", "src/commands/stderr.rs", "MOST: usize = 1 << 20;"),
    ("| 10 seconds |", "crates/store/src/open.rs", "PATIENCE: Duration = Duration::from_secs(10);"),
    ("5 seconds (Discord: 8)", "src/commands/run.rs", "LAST_WORDS: Duration = Duration::from_secs(5);"),
    ("5 seconds (Discord: 8)", "crates/discord/src/lib.rs", "LAST_WORDS: Duration = Duration::from_secs(8);"),
];

#[test]
fn stated_limits_are_those_that_are_set() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |file: &str| fs::read_to_string(root.join(file)).unwrap();
    let stated = read("SECURITY.md");
    let rows: Vec<&str> = stated
        .lines()
        .filter(|line| line.starts_with("| ") && (line.contains("| `src/") || line.contains("| `crates/")))
        .collect();
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
