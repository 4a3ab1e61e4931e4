mod breakages;
mod cached;
mod checkup;
mod commits;
mod crash;
mod deadlines;
mod direct;
mod disk;
mod drill;
mod every_version;
mod forget;
mod growth;
mod in_step;
mod life;
mod local;
mod moves_that_fail;
mod moving;
mod old_file;
mod opening;
mod plans;
mod portable;
mod posted;
mod queue;
mod restoring;
mod room;
mod sealing;
mod shards;
#[cfg(feature = "postgres")]
mod shares;
mod soundness;
mod standing;
mod statements;
#[cfg(feature = "postgres")]
mod succession;
#[cfg(feature = "postgres")]
mod tenure;
mod texts;
mod timers;
mod verifying;
mod whispers;

use super::*;
use crate::testing as harness;
use crate::testing::{create_file, open_with, tamper};
use jiff::Timestamp;
use liege_game::{Game as _, Options};
use liege_table::{Chair, NewTable, Player, Seed, Table, Venue};
use liege_testing::nim::{NIM, games};
use liege_words::Language;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(1_800_000_000 + second).unwrap()
}

fn player(id: &str) -> Player {
    Player { id: id.to_owned(), name: id.to_uppercase() }
}

/// A new table, in a lobby with two open seats, without the die.
fn lobby() -> Table {
    lobby_of(&[("die", "off")])
}

fn lobby_of(options: &[(&str, &str)]) -> Table {
    Table::new(NewTable {
        game: &NIM,
        options: Options::check(NIM.options(), options.iter().copied()).unwrap(),
        terms: liege_table::Terms::untimed(),
        start: Some("40 40".to_owned()),
        host: player("h"),
        venue: Venue {
            server: Some("s".to_owned()),
            channel: "c".to_owned(),
            thread: None,
            lobby_message: None,
            language: Language::UKRAINIAN,
        },
        seed: Seed::from_bytes([9; 32]),
        chairs: vec![Chair::Open, Chair::Invited(player("b"))],
        at: at(0),
    })
    .unwrap()
}

/// The table with `a` and `b` in their seats, the game started.
fn begun() -> Table {
    seated(&lobby())
}

fn seated(lobby: &Table) -> Table {
    let one = lobby.sit(&player("a"), None, at(1)).unwrap().table;
    one.sit(&player("b"), None, at(2)).unwrap().table
}

fn file(dir: &TempDir) -> PathBuf {
    dir.path().join("liege.db")
}

async fn open(path: &Path) -> Store {
    open_with(path, games).await
}

/// The committed descriptions of statements by a database (`SQLite`, `PostgreSQL`).
fn described(database: &str) -> Vec<serde_json::Value> {
    let folder = liege_testing::workspace().join(".sqlx");
    let read = |path: PathBuf| serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let all = std::fs::read_dir(folder).unwrap().map(|entry| read(entry.unwrap().path()));
    all.filter(|stored: &serde_json::Value| stored["db_name"] == database).collect()
}

/// A fresh store, with the folder that must outlive it.
async fn fresh() -> (TempDir, Store) {
    let dir = tempfile::tempdir().unwrap();
    create_file(&file(&dir)).await;
    let store = open(&file(&dir)).await;
    (dir, store)
}

async fn create(store: &Store, table: &Table, announcements: &[OutboxEntry]) -> Arc<Table> {
    match store.create(table, &Creation::of(announcements, None), at(3)).await.unwrap() {
        Created::Done(table) => table,
        other => panic!("{other:?}"),
    }
}

async fn ids(store: &Store, which: Which<'_>) -> Vec<i64> {
    store.tables(which).await.unwrap().iter().map(|line| line.id).collect()
}

/// The rows of the queue that are due.
async fn posts(store: &Store, now: Timestamp, limit: u32) -> Vec<Queued> {
    let jobs = store.take(&[Work::Posts], now, limit).await.unwrap();
    let post = |job| if let Job::Post(row) = job { row } else { panic!("no post: {job:?}") };
    jobs.into_iter().map(post).collect()
}

/// The tables whose time has come.
async fn timers(store: &Store, now: Timestamp, limit: u32) -> Vec<i64> {
    let jobs = store.take(&[Work::Timers], now, limit).await.unwrap();
    let timer = |job| if let Job::Timer(table) = job { table } else { panic!("no timer: {job:?}") };
    jobs.into_iter().map(timer).collect()
}

async fn finish(store: &Store, row: i64, sent: &Sent, now: Timestamp) {
    let row = store.queued(row).await.unwrap().unwrap();
    store.done(Done::Sent(&row, sent), now).await.unwrap();
}

async fn bury(store: &Store, row: i64, why: &str, now: Timestamp) {
    let row = store.queued(row).await.unwrap().unwrap();
    store.done(Done::GivenUp(&row, why), now).await.unwrap();
}

async fn retry(store: &Store, row: i64, until: Timestamp, why: &str) {
    let row = store.queued(row).await.unwrap().unwrap();
    store.done(Done::PostLater { row: &row, rest: None, until, why }, at(0)).await.unwrap();
}

/// Notes that a channel has refused a post, for a reason.
async fn refuses(store: &Store, (place, why): (&str, &str), now: Timestamp) -> Result<bool, StoreError> {
    store.note_channel(ChannelNews::Refused { place, why, notice: None }, now).await
}

impl Store {
    /// Sends a table's posts to a thread, as if it had been opened.
    async fn set_thread(&self, table: i64, thread: &str) {
        let mut transaction = self.write().await.unwrap();
        let entry = OutboxEntry::new(OutboxKind::Thread, 0, 0);
        outbox_entry::queue(&mut transaction, table, &[entry], at(3)).await.unwrap();
        transaction.commit().await.unwrap();
        let rows = posts(self, at(3), 99).await;
        let row = rows.iter().find(|row| row.table() == table && row.kind == OutboxKind::Thread).unwrap();
        let sent = Sent { channel: Some(thread.to_owned()), message: None, ..Sent::default() };
        self.done(Done::Sent(row, &sent), at(4)).await.unwrap();
    }
}

/// The deadlines of a member, table by table.
async fn deadlines_of(store: &Store, member: &str) -> Vec<Deadline> {
    let mut connection = store.inner.readers.acquire().await.unwrap();
    let mut owed = Vec::new();
    for table in ids(store, Which::After(0, 99)).await {
        owed.extend(dues::of_table(&mut connection, table).await.unwrap());
    }
    owed.into_iter().map(Deadline::from).filter(|due| due.member == member).collect()
}
