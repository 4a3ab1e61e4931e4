use super::*;
use liege_game::Seat;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::time::Duration;

const FILE: &str = "LIEGE_TEST_CRASH";
const ROUNDS: u64 = 15;

/// Plays game after game and prints the stored changes, until it is killed. Every change queues one post and
/// one card, every note one notice, every report another, and all but reports note one message as handled.
async fn play(path: &Path) -> ! {
    let store = open(path).await;
    let post = [OutboxKind::Post, OutboxKind::Card].map(|kind| OutboxEntry::new(kind, 0, 0));
    let notice = OutboxEntry::new(OutboxKind::Notice, 0, 0).to("b");
    let tell = |what: std::fmt::Arguments<'_>| {
        let mut out = std::io::stdout().lock();
        writeln!(out, "{what}").unwrap();
        out.flush().unwrap();
    };
    let acknowledge = |table: &Table| tell(format_args!("stored {} {}", table.id(), table.version()));
    loop {
        let heard = format!("{}", rand::random::<u128>());
        let table = seated(&lobby_of(&[("die", "on")]));
        let Created::Done(mut table) =
            store.create(&table, &Creation::of(&post, Some(&heard)), at(3)).await.unwrap()
        else {
            panic!("nothing was heard");
        };
        acknowledge(&table);
        while let Some(seat) = table.to_move().iter().next() {
            let who = table.holder(seat).unwrap().id.clone();
            let heap = if table.log().len() % 3 == 0 { "x" } else { "y" };
            let step = table.act(&who, heap, at(4)).or_else(|_| table.act(&who, "x", at(4)));
            let step = step.or_else(|_| table.act(&who, "y", at(4))).unwrap();
            let heard = format!("{}-{}", table.id(), step.table.version());
            let Committed::Done(next) =
                store.commit(&step, Beside::of(&post, Some(&heard)), at(5)).await.unwrap()
            else {
                panic!("nobody else plays");
            };
            table = next;
            acknowledge(&table);
            if table.version() % 3 == 0 {
                let author = player(&who);
                let text = format!("{}-{}", table.id(), table.version());
                let new = NewWhisper {
                    table: &table,
                    author: &author,
                    from: seat,
                    to: Seat(1 - seat.0),
                    text: &text,
                };
                let announce = |_: &Whisper| vec![notice.clone()];
                let heard = format!("note {text}");
                let noted = store.write_whisper(&new, announce, Some(&heard), at(5)).await.unwrap();
                let Whispered::Done(note) = noted else { panic!("nothing was heard") };
                tell(format_args!("note {} {}", note.id, table.version()));
                if note.id % 2 == 0 {
                    let told = std::slice::from_ref(&notice);
                    assert!(store.report_whisper(note.id, &player("b"), None, told, at(6)).await.unwrap());
                    tell(format_args!("report {} 0", note.id));
                }
            }
        }
    }
}

#[tokio::test]
async fn killed_at_any_moment_it_keeps_what_it_acknowledged() {
    if harness::is_on_server() {
        return;
    }
    if let Some(path) = std::env::var_os(FILE) {
        play(Path::new(&path)).await;
    }
    let dir = tempfile::tempdir().unwrap();
    let path = file(&dir);
    let mut acknowledged: Vec<(i64, i64)> = Vec::new();
    let (mut notes, mut reports) = (Vec::new(), Vec::new());
    for round in 0..ROUNDS {
        let name = "tests::crash::killed_at_any_moment_it_keeps_what_it_acknowledged";
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", name, "--nocapture", "--test-threads=1"])
            .env(FILE, &path)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
        let first = lines.find(|line| line.starts_with("stored ")).expect("the player plays");
        // A moment that differs from round to round, from at once to many changes later.
        let heard: Vec<String> = lines.by_ref().take(round as usize * 3).collect();
        std::thread::sleep(Duration::from_micros(rand::random_range(0..3_000)));
        child.kill().unwrap();
        child.wait().unwrap();
        let before = acknowledged.len();
        for line in std::iter::once(first).chain(heard).chain(lines) {
            // The last line may have been cut off; complete ones were acknowledged.
            let mut words = line.split_whitespace();
            let what = words.next().unwrap_or_default();
            let mut numbers = words.map(str::parse::<i64>);
            if let (Some(Ok(id)), Some(Ok(version))) = (numbers.next(), numbers.next()) {
                match what {
                    "stored" => acknowledged.push((id, version)),
                    "note" => notes.push(id),
                    "report" => reports.push(id),
                    _ => {}
                }
            }
        }
        assert!(acknowledged.len() > before);

        let store = open(&path).await;
        let report = verify(&store).await.unwrap();
        assert!(report.is_sound(), "{report:?}");
        for (table, version) in &acknowledged {
            let found = store.table(*table).await.unwrap().unwrap_or_else(|| panic!("table {table} is lost"));
            assert!(found.version() >= *version, "table {table} fell back to {}", found.version());
            if *version > 1 {
                assert!(store.was_heard(&format!("{table}-{version}")).await.unwrap());
            }
        }
        for id in &notes {
            assert!(store.whisper(WhisperKey::Id(*id)).await.unwrap().is_some(), "note {id} is lost");
        }
        let reported = store.whispers(WhichWhispers::Reported).await.unwrap();
        for id in &reports {
            assert!(reported.iter().any(|note| note.id == *id), "the report of note {id} is lost");
        }
        // Every change, note and report has exactly its rows and its message, acknowledged or not.
        let counts: (i64, i64, i64, i64) = sqlx::query_as(
            "SELECT (SELECT sum(version) FROM tables), (SELECT count(*) FROM notes),
                 (SELECT count(*) FROM outbox), (SELECT count(*) FROM heard)",
        )
        .fetch_one(store.inner.readers.of_file())
        .await
        .unwrap();
        let (changes, written, rows, heard) = counts;
        assert_eq!(rows, 2 * changes + written + i64::try_from(reported.len()).unwrap());
        assert_eq!(heard, changes + written);
        store.close().await;
    }
    assert!(notes.len() > 10 && reports.len() > 3, "{} notes, {} reports", notes.len(), reports.len());
}
