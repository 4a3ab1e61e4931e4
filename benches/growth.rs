//! What things cost in a file in which much was played: `cargo bench --bench growth -- 1000 10000 100000`.
//!
//! A hundred tables are really played; the others are copies of them with other members, laid by SQL, so that a file of
//! 100,000 tables is there within a minute or two and is sound. All are of one host, in one channel of one server.
//! With `LIEGE_GROWTH_FILES=<folder>` the files are kept there, and taken if they are there already: those of an older
//! program tell how long it takes to bring them up to date.

use futures::future::BoxFuture;
use jiff::{SignedDuration, Timestamp};
use liege::chat::{
    Chat, Incoming, OutboundMessage, Person, Place, PostError, Posted, Rights, Said, Settings, Target,
    ThreadRequest, Transport,
};
use liege::clock::SystemClock;
use liege::store::{Beside, Store, Which, Work, verify};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Tables really played.
const SEEDS: usize = 100;
/// Moves at each of them before everybody resigns.
const MOVES: usize = 36;
/// Moves measured.
const MEASURED: u32 = 100;

/// Takes messages, and remembers nothing but how many.
struct Chute(AtomicUsize);

impl Transport for Chute {
    fn post<'a>(&'a self, outbound: &'a OutboundMessage) -> BoxFuture<'a, Result<Posted, PostError>> {
        let message = format!("m{}", self.0.fetch_add(1, Ordering::Relaxed));
        let channel = match &outbound.to {
            Target::Channel(channel) => channel.clone(),
            Target::Member(member) => format!("dm-{member}"),
        };
        Box::pin(async { Ok(Posted { channel, message }) })
    }

    fn edit<'a>(&'a self, _: &'a Posted, _: &'a OutboundMessage) -> BoxFuture<'a, Result<(), PostError>> {
        Box::pin(async { Ok(()) })
    }

    fn open_thread<'a>(&'a self, _: &'a ThreadRequest) -> BoxFuture<'a, Result<Option<String>, PostError>> {
        Box::pin(async { Ok(None) })
    }
}

struct Club {
    chat: Arc<Chat>,
    store: Store,
    transport: Chute,
}

impl Club {
    fn of(store: Store, letters: usize) -> Club {
        let settings = Settings {
            threads: false,
            limits: liege::chat::Limits::default().unhurried(),
            ..Settings::default()
        };
        let chat = Chat::new(store.clone(), Arc::new(SystemClock), settings).expect("a chat");
        Club { chat, store, transport: Chute(AtomicUsize::new(letters)) }
    }

    async fn say(&self, who: &str, text: &str) {
        let who = Person { id: who.into(), name: who.into(), locale: None, rights: Rights::default() };
        let place = Place { server: Some("s".into()), channel: "c".into(), ..Place::default() };
        let said = Said::Text { text: text.into(), addressed: true, reply_to: None };
        let known = ["p", "x1", "x2", "x3"].map(|id| Person {
            id: id.into(),
            name: id.into(),
            locale: None,
            rights: Rights::default(),
        });
        let incoming = Incoming { id: None, who, place, said, known: known.to_vec(), files: Vec::new() };
        self.chat.handle(incoming).await;
    }

    async fn move_at(&self, table: i64, pick: usize) {
        let found = self.store.table(table).await.expect("a table").expect("it exists");
        let (legal, mover) = (found.state().legal(), found.to_move());
        let Some(action) = legal.get(pick % legal.len().max(1)) else { return };
        let who = mover.iter().find_map(|seat| found.holder(seat)).map_or("p", |player| player.id.as_str());
        self.say(who, &format!("#{table} {action}")).await;
    }

    /// Plays the tables that are copied.
    async fn play(&self) {
        for who in ["p", "x1", "x2", "x3"] {
            self.say(who, "help").await;
        }
        for table in 1..=SEEDS as i64 {
            self.say("p", "new three-player-chess red=@x1 white=@x2 black=@x3 truce=off muster=never").await;
            for who in ["x1", "x2", "x3"] {
                self.say(who, &format!("join #{table}")).await;
            }
            for number in 0..MOVES {
                self.move_at(table, number * 7 + table as usize).await;
            }
            // Typed, it would be asked once more.
            for who in ["x1", "x2"] {
                let found = self.store.table(table).await.expect("a table").expect("it exists");
                let step = found.resign(who, None, Timestamp::now()).expect("they play");
                self.store
                    .commit(&step, Beside::of(&[], None), Timestamp::now())
                    .await
                    .expect("it is stored");
            }
            self.chat.deliver_due(&self.transport).await;
        }
    }
}

async fn connect(path: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(path).foreign_keys(false);
    SqliteConnection::connect_with(&options).await.expect("the file opens")
}

async fn run(connection: &mut SqliteConnection, sql: String) {
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(connection).await.expect("it can be laid");
}

/// Multiplies what was played, so that there are so many tables.
async fn multiply(path: &Path, tables: usize) {
    let mut connection = connect(path).await;
    let copies = tables / SEEDS;
    run(&mut connection, "PRAGMA synchronous = OFF; PRAGMA cache_size = -400000".into()).await;
    let triggers: Vec<(String, String)> =
        sqlx::query_as("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
            .fetch_all(&mut connection)
            .await
            .expect("a schema");
    for (name, _) in &triggers {
        run(&mut connection, format!("DROP TRIGGER {name}")).await;
    }
    let known: Vec<String> = sqlx::query_scalar("SELECT name FROM sqlite_master WHERE type = 'table'")
        .fetch_all(&mut connection)
        .await
        .expect("a schema");
    for table in [
        "members",
        "tables",
        "seats",
        "actions",
        "outbox",
        "first_seats",
        "conduct",
        "results",
        "attendance",
        "standings",
        "leaders",
    ] {
        if !known.iter().any(|name| name == table) {
            continue;
        }
        let columns: Vec<String> = sqlx::query_scalar("SELECT name FROM pragma_table_info(?1)")
            .bind(table)
            .fetch_all(&mut connection)
            .await
            .expect("columns");
        let rows: i64 = sqlx::query_scalar("SELECT coalesce(max(id), 0) FROM outbox")
            .fetch_one(&mut connection)
            .await
            .expect("rows");
        let copied = |column: &String| match (table, column.as_str()) {
            ("tables", "id") | (_, "table_id") => format!("{column} + k.n * {SEEDS}"),
            ("outbox", "id") => format!("{column} + k.n * {rows}"),
            ("members", "id") | (_, "member" | "player" | "target") => {
                format!("CASE WHEN {column} = 'p' THEN 'p' ELSE {column} || '-' || k.n END")
            }
            (_, "message_id" | "lobby_message") => format!("{column} || '-' || k.n"),
            (_, "channel_id") => format!("CASE {column} WHEN 'c' THEN 'c' ELSE {column} || '-' || k.n END"),
            _ => column.clone(),
        };
        let (names, values) = (columns.join(", "), columns.iter().map(copied).collect::<Vec<_>>().join(", "));
        run(
            &mut connection,
            format!(
                "BEGIN;
                 CREATE TEMP TABLE seed AS SELECT * FROM {table};
                 WITH RECURSIVE k (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM k WHERE n + 1 < {copies})
                 INSERT OR IGNORE INTO {table} ({names}) SELECT {values} FROM k CROSS JOIN seed
                 WHERE {copies} > 1;
                 DROP TABLE seed;
                 COMMIT"
            ),
        )
        .await;
    }
    for (_, sql) in triggers {
        run(&mut connection, sql).await;
    }
    connection.close().await.expect("it closes");
}

/// What this process has had of the processors, where the system tells.
fn cpu() -> Option<Duration> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let mut fields = stat.rsplit(')').next()?.split_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<u64>().ok();
    Some(Duration::from_millis((ticks()? + ticks()?) * 10))
}

fn shown(time: Duration) -> String {
    format!("{:.2} ms", time.as_secs_f64() * 1_000.0)
}

/// The least of five times.
async fn least<T, F: Future<Output = T>>(what: impl Fn() -> F) -> Duration {
    let mut least = Duration::MAX;
    for _ in 0..5 {
        let begun = Instant::now();
        what().await;
        least = least.min(begun.elapsed());
    }
    least
}

async fn measure(path: &Path, tables: usize) {
    let line = |what: &str, figure: String| println!("{tables:>7}  {what:<28} {figure:>14}");
    let begun = Instant::now();
    let store = Store::open(path).await.expect("a store");
    line("first start", shown(begun.elapsed()));
    store.close().await;
    drop(store);
    let begun = Instant::now();
    let store = Store::open(path).await.expect("a store");
    line("start", shown(begun.elapsed()));
    let club = Club::of(store.clone(), 10_000_000);
    club.say("p", "new three-player-chess red=me white=me black=me truce=off muster=never").await;
    club.chat.deliver_due(&club.transport).await;
    let open = async || {
        store.tables(Which::After(tables as i64, 1_000)).await.expect("tables").last().map(|line| line.id)
    };
    let table = open().await.expect("it was laid");
    let (begun, cpu_before) = (Instant::now(), cpu());
    for number in 0..MEASURED {
        club.move_at(table, number as usize * 11).await;
        club.chat.deliver_due(&club.transport).await;
        store.next(&[Work::Posts]).await.expect("a time");
    }
    line("a move, posted: wall", shown(begun.elapsed() / MEASURED));
    if let Some((before, after)) = cpu_before.zip(cpu()) {
        line("a move, posted: CPU", shown(after.saturating_sub(before) / MEASURED));
    }
    line("leaderboard", shown(least(|| club.say("x1", "leaderboard three-player-chess")).await));
    line(
        "direct_channels",
        shown(least(|| store.direct_channels(Timestamp::now() - SignedDuration::from_hours(24), 200)).await),
    );
    line("tables_that_asked", shown(least(|| store.tables(Which::Asked("x1"))).await));
    line("next_due", shown(least(|| store.next(&[Work::Posts])).await));
    let begun = Instant::now();
    let report = verify(&store).await.expect("a report");
    line("verify", shown(begun.elapsed()));
    assert!(report.is_sound(), "{:?}", (report.differences.first(), report.damage.first()));
    line("actions", report.actions.to_string());
    store.close().await;
}

#[tokio::main]
async fn main() {
    let mut sizes: Vec<usize> = std::env::args().skip(1).filter_map(|size| size.parse().ok()).collect();
    if sizes.is_empty() {
        sizes = vec![1_000, 10_000];
    }
    let folder = tempfile::tempdir().expect("a folder");
    let kept = std::env::var_os("LIEGE_GROWTH_FILES").map(PathBuf::from);
    let played = folder.path().join("played.sqlite");
    let club = Club::of(Store::open(&played).await.expect("a store"), 0);
    club.play().await;
    club.store.close().await;
    drop(club);
    for size in sizes {
        let path = kept.as_deref().unwrap_or(folder.path()).join(format!("growth-{size}.sqlite"));
        if !path.exists() {
            std::fs::copy(&played, &path).expect("a copy");
            multiply(&path, size).await;
        }
        let mib = std::fs::metadata(&path).map_or(0, |file| file.len() >> 20);
        println!("{size:>7}  {:<28} {mib:>10} MiB", "the file");
        // What is measured is played in a copy: a kept file stays as it is.
        let copy = folder.path().join("measured.sqlite");
        std::fs::copy(&path, &copy).expect("a copy");
        measure(&copy, size).await;
        for end in ["", "-wal", "-shm", ".lock"] {
            let _ = std::fs::remove_file(folder.path().join(format!("measured.sqlite{end}")));
        }
    }
}
