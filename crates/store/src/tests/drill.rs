//! Backups made while everybody plays, one of them restored in the place of the data file, and copies made by
//! other programs.

use super::*;
use crate::restore;
use liege_table::Entry;
use liege_table::reminding::ReminderSettings;
use std::collections::BTreeMap;
use std::fs;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The number of players at a time, each at separate tables.
const PLAYERS: usize = 4;

/// The data compared for a table.
type Answer = (String, Vec<Arc<Entry>>);

fn answer(table: &Table) -> Answer {
    (table.state().position(), table.log().to_vec())
}

/// The work done so far, and the present work.
#[derive(Default)]
struct Account {
    /// The data of every version of every table, stored or about to be.
    answers: BTreeMap<(i64, i64), Answer>,
    /// The last version of every table that is stored for certain.
    stored: BTreeMap<i64, i64>,
    /// A member's last setting that is certainly stored, and the last that may be.
    settled: (u16, u16),
}

impl Account {
    fn stored(&mut self, table: &Table) {
        self.answers.insert((table.id(), table.version()), answer(table));
        self.stored.insert(table.id(), table.version());
    }
}

/// Plays game after game, each change with a row of the queue.
async fn play(store: Store, account: Arc<Mutex<Account>>, end: Arc<AtomicBool>) {
    let post = [OutboxEntry::new(OutboxKind::Post, 0, 0)];
    while !end.load(Ordering::Relaxed) {
        let mut table = create(&store, &begun(), &post).await;
        account.lock().unwrap().stored(&table);
        while let (Some(seat), false) = (table.to_move().iter().next(), end.load(Ordering::Relaxed)) {
            let who = table.holder(seat).unwrap().id.clone();
            let step = table.act(&who, "x", at(4)).or_else(|_| table.act(&who, "y", at(4))).unwrap();
            let next = &step.table;
            account.lock().unwrap().answers.insert((table.id(), next.version()), answer(next));
            let done = store.commit(&step, Beside::of(&post, None), at(5)).await.unwrap();
            let Committed::Done(next) = done else { panic!("nobody else plays: {done:?}") };
            table = next;
            account.lock().unwrap().stored(&table);
        }
    }
}

/// The number of stored changes.
fn changes(versions: &BTreeMap<i64, i64>) -> i64 {
    versions.values().sum()
}

fn choice(days: u16) -> ReminderSettings {
    ReminderSettings { idle_days: Some(days), ..ReminderSettings::default() }
}

/// Changes a member's settings repeatedly.
async fn settle(store: Store, account: Arc<Mutex<Account>>, end: Arc<AtomicBool>) {
    for days in 1.. {
        if end.load(Ordering::Relaxed) {
            return;
        }
        account.lock().unwrap().settled.1 = days;
        store.set("m", Setting::Reminders(&choice(days)), at(5)).await.unwrap();
        account.lock().unwrap().settled.0 = days;
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

/// A backup, and the stored data when it was begun and ended.
struct Copy {
    path: PathBuf,
    before: BTreeMap<i64, i64>,
    settled: (u16, u16),
}

impl Copy {
    /// Checks that a file has the data of the moment of the backup.
    async fn is_what(&self, path: &Path, account: &Account) {
        let store = open(path).await;
        let report = verify(&store).await.unwrap();
        assert!(report.is_sound(), "{report:?}");
        let found = ids(&store, Which::After(0, 10_000)).await;
        for (id, version) in &self.before {
            let table = store.table(*id).await.unwrap().unwrap_or_else(|| panic!("table {id} is lost"));
            assert!(table.version() >= *version, "table {id} fell back to {}", table.version());
        }
        let last: BTreeMap<i64, i64> = account.answers.keys().copied().collect();
        for id in &found {
            let table = store.table(*id).await.unwrap().unwrap();
            assert_eq!(Some(&answer(&table)), account.answers.get(&(*id, table.version())), "table {id}");
            // Later games continue from there.
            let (_, live) = &account.answers[&(*id, last[id])];
            assert!(live.starts_with(table.log()), "table {id} was played otherwise");
        }
        let days = store.reminder_settings("m").await.unwrap().idle_days.unwrap_or(0);
        assert_eq!(store.reminder_settings("m").await.unwrap(), choice(days));
        assert!((self.settled.0..=self.settled.1).contains(&days), "{days} of {:?}", self.settled);
        // Every change has its row of the queue, and every row its change.
        let (changes, rows): (i64, i64) =
            sqlx::query_as("SELECT (SELECT sum(version) FROM tables), (SELECT count(*) FROM outbox)")
                .fetch_one(store.inner.readers.of_file())
                .await
                .unwrap();
        assert_eq!(changes, rows);
        store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_made_while_everybody_plays_is_what_was_stored_at_one_moment() {
    if harness::is_on_server() {
        return;
    }
    let (dir, store) = fresh().await;
    store.meet("m", "M", at(1)).await.unwrap();
    store.set("m", Setting::Reminders(&choice(1)), at(1)).await.unwrap();
    let (account, end) = (Arc::new(Mutex::new(Account::default())), Arc::new(AtomicBool::new(false)));
    account.lock().unwrap().settled = (1, 1);
    let mut tasks = tokio::task::JoinSet::new();
    for _ in 0..PLAYERS {
        tasks.spawn(play(store.clone(), Arc::clone(&account), Arc::clone(&end)));
    }
    tasks.spawn(settle(store.clone(), Arc::clone(&account), Arc::clone(&end)));
    let mut copies = Vec::new();
    for number in 0..4 {
        // This must be so however fast the disk is.
        let played = changes(&account.lock().unwrap().stored);
        while changes(&account.lock().unwrap().stored) < played + 20 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let path = dir.path().join(format!("backup-{number}.db"));
        let (before, least) = {
            let account = account.lock().unwrap();
            (account.stored.clone(), account.settled.0)
        };
        store.backup(&path).await.unwrap();
        let settled = (least, account.lock().unwrap().settled.1);
        copies.push(Copy { path, before, settled });
    }
    end.store(true, Ordering::Relaxed);
    while let Some(done) = tasks.join_next().await {
        done.unwrap();
    }
    store.close().await;
    drop(store);
    let account = std::mem::take(&mut *account.lock().unwrap());
    assert!(changes(&account.stored) > changes(&copies[0].before), "they played meanwhile");
    for copy in &copies {
        let done = restore(&file(&dir), &copy.path).await.unwrap();
        assert!(!done.older && done.kept.len() == 1, "{done:?}");
        copy.is_what(&file(&dir), &account).await;
    }
    // The last kept file is the one before it.
    let kept = restore(&file(&dir), &copies[0].path).await.unwrap().kept;
    copies[3].is_what(&kept[0], &account).await;
}

/// The data file as rewritten by a program that follows its log page by page: only the pages, marked as
/// having a log that does not exist, under another name, and with that program's own tables.
async fn followed(running: &Path, dir: &Path) -> PathBuf {
    tamper(
        running,
        "CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER);
         CREATE TABLE _litestream_lock (id INTEGER);
         INSERT INTO _litestream_seq VALUES (1, 7)",
    )
    .await
    .unwrap();
    let other = dir.join("other.db");
    fs::copy(running, &other).unwrap();
    fs::copy(running.with_file_name("liege.db-wal"), dir.join("other.db-wal")).unwrap();
    // This puts every page of the log in its place.
    tamper(&other, "PRAGMA wal_checkpoint(TRUNCATE)").await.unwrap();
    let restored = dir.join("restored.sqlite");
    fs::copy(&other, &restored).unwrap();
    restored
}

#[tokio::test]
async fn a_file_written_anew_page_by_page_is_a_data_file_like_any_other() {
    if harness::is_on_server() {
        return;
    }
    let (dir, store) = fresh().await;
    let table = create(&store, &begun(), &[]).await;
    let other = tempfile::tempdir().unwrap();
    let restored = followed(&file(&dir), other.path()).await;
    assert_eq!(fs::read(&restored).unwrap()[18..20], [2, 2], "it says that it has a log");
    store.commit(&table.act("a", "x", at(9)).unwrap(), Beside::of(&[], None), at(9)).await.unwrap();
    // The program that wrote to it goes on meanwhile, and suffers no harm.
    assert!(store.loss().is_none() && verify(&store).await.unwrap().is_sound());

    let reader = Store::open_read_only_with(&restored, games).await.unwrap();
    let report = verify(&reader).await.unwrap();
    assert!(report.is_sound() && report.tables == 1, "{report:?}");
    reader.close().await;
    // It is restored like any backup, and used in its own place.
    let place = other.path().join("liege.db");
    assert_eq!(restore(&place, &restored).await.unwrap().tables, 1);
    for path in [place, restored] {
        let store = open(&path).await;
        let table = store.table(table.id()).await.unwrap().unwrap();
        assert_eq!(table.log().len(), 0);
        let step = table.act("a", "y", at(9)).unwrap();
        store.commit(&step, Beside::of(&[], None), at(9)).await.unwrap();
        assert!(verify(&store).await.unwrap().is_sound());
        store.close().await;
    }
}
