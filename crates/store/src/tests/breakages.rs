//! Changes that somebody makes to the data file, its log or their folder while the program uses them:
//! acknowledged changes are there afterwards, or the program acknowledges nothing more.
#![cfg(unix)]

use super::*;
use crate::Loss;
use std::fs::{self, File};
use std::os::unix::fs::MetadataExt as _;
use std::process::{Command, Stdio};
use tokio::sync::OnceCell;

/// Whether the contents of the log are in the data file too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Folded {
    /// None since the start.
    No,
    /// All of them; the log is as long as before.
    Yes,
    /// All of them, and the log was started anew.
    BegunAnew,
    /// All of them, and the log is empty.
    Emptied,
}

/// The moment of the change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moment {
    /// Before the first change after the start.
    First,
    /// Between two changes.
    Between,
    /// In the middle of a change.
    Within,
}

const FOLDED: [Folded; 4] = [Folded::No, Folded::Yes, Folded::BegunAnew, Folded::Emptied];

/// A program that runs with a data file.
struct Running {
    /// The folder of all files; the data file is in `data`.
    dir: TempDir,
    path: PathBuf,
    store: Store,
    /// The acknowledged tables.
    tables: Vec<i64>,
}

fn wal(path: &Path) -> PathBuf {
    crate::file_mark::beside(path, "-wal")
}

fn copy_to(dir: &TempDir, path: &Path, name: &str) {
    fs::copy(path, dir.path().join(name)).unwrap();
    let _ = fs::copy(wal(path), dir.path().join(format!("{name}-wal")));
}

/// A folder in memory, if there is one: writes do not wait for a disk, and there is no power cut.
fn quick_folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}

/// Files from before: copies of a data file in use and afterwards, and another club's.
async fn before() -> TempDir {
    let (made, dir) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let other = made.path().join("other.db");
    create_file(&other).await;
    let store = open(&other).await;
    create(&store, &begun(), &[]).await;
    store.backup(&dir.path().join("others.db")).await.unwrap();
    fs::copy(wal(&other), dir.path().join("others.db-wal")).unwrap();
    store.close().await;
    let path = file(&made);
    create_file(&path).await;
    let store = open(&path).await;
    create(&store, &begun(), &[]).await;
    tamper(&path, "PRAGMA wal_checkpoint(PASSIVE)").await.unwrap();
    create(&store, &begun(), &[]).await;
    copy_to(&dir, &path, "earlier.db");
    store.close().await;
    drop(store);
    copy_to(&dir, &path, "stopped.db");
    dir
}

impl Running {
    /// A program that was started on a file from before, and is at this moment.
    async fn start(folded: Folded, moment: Moment) -> Running {
        static BEFORE: OnceCell<TempDir> = OnceCell::const_new();
        let before = BEFORE.get_or_init(before).await;
        let dir = quick_folder();
        for entry in fs::read_dir(before.path()).unwrap() {
            let entry = entry.unwrap();
            fs::copy(entry.path(), dir.path().join(entry.file_name())).unwrap();
        }
        fs::create_dir(dir.path().join("data")).unwrap();
        let path = dir.path().join("data/liege.db");
        fs::copy(dir.path().join("stopped.db"), &path).unwrap();
        let mut running = Running { store: open(&path).await, dir, path, tables: vec![1, 2] };
        copy_to(&running.dir, &running.path, "started.db");
        if moment != Moment::First {
            running.create().await.unwrap();
            running.fold(folded).await;
            copy_to(&running.dir, &running.path, "played.db");
            running.store.backup(&running.dir.path().join("backup.db")).await.unwrap();
            running.create().await.unwrap();
            running.create().await.unwrap();
        }
        running.fold(folded).await;
        running
    }

    async fn fold(&mut self, folded: Folded) {
        let how = match folded {
            Folded::No => return,
            Folded::Yes | Folded::BegunAnew => "PASSIVE",
            Folded::Emptied => "TRUNCATE",
        };
        tamper(&self.path, format!("PRAGMA wal_checkpoint({how})")).await.unwrap();
        if folded == Folded::BegunAnew {
            self.create().await.unwrap();
        }
    }

    async fn create(&mut self) -> Result<(), StoreError> {
        let created = self.store.create(&begun(), &Creation::of(&[], None), at(3)).await?;
        let Created::Done(table) = created else { panic!("{created:?}") };
        self.tables.push(table.id());
        Ok(())
    }

    /// Checks that everything acknowledged is in a file, or that a start in its place refuses it, as it does
    /// in a copy of the place.
    async fn is_there_or_refused(&self, path: &Path, what: &str) -> Result<(), OpenError> {
        let place = tempfile::tempdir_in(self.dir.path()).unwrap();
        copy_place(path, &file(&place));
        let store = Store::open_with(&file(&place), games).await?;
        let there = ids(&store, Which::After(0, 100)).await;
        assert_eq!(there, self.tables, "{what}: acknowledged, and not there");
        let report = verify(&store).await.unwrap();
        assert!(report.is_sound(), "{what}: {report:?}");
        store.close().await;
        Ok(())
    }
}

/// Copies a data file and the files beside it, the last changed one last, in the state in which a program
/// leaves them when it ends.
fn copy_place(from: &Path, to: &Path) {
    let mut files = Vec::new();
    for entry in fs::read_dir(from.parent().unwrap()).unwrap() {
        let (entry, name) = (entry.as_ref().unwrap(), entry.as_ref().unwrap().file_name());
        let ending = name.to_str().unwrap().strip_prefix(from.file_name().unwrap().to_str().unwrap());
        let Some(ending) = ending.filter(|ending| !["-shm", ".lock"].contains(ending)) else { continue };
        let changed = entry.metadata().unwrap();
        files.push((
            changed.ctime(),
            changed.ctime_nsec(),
            entry.path(),
            crate::file_mark::beside(to, ending),
        ));
    }
    files.sort();
    for (_, _, from, to) in files {
        fs::copy(from, to).unwrap();
    }
}

/// Shortens a file. Returns whether it was longer.
fn cut(path: &Path, to: impl Fn(u64) -> u64) -> bool {
    let Ok(file) = File::options().write(true).open(path) else { return false };
    let length = file.metadata().unwrap().len();
    file.set_len(to(length).min(length)).unwrap();
    to(length) < length
}

/// Copies a file over another, as `cp` does. Returns whether that changes it.
fn copy_over(from: &Path, to: &Path) -> bool {
    if !from.exists() {
        return false;
    }
    let before = fs::read(to).unwrap();
    fs::copy(from, to).unwrap();
    fs::read(to).unwrap() != before
}

/// A named change. It returns whether it happened and must be found.
type Breakage = (String, Happens);
type Happens = Box<dyn Fn(&Running, Folded) -> bool>;

/// The new length of a file with this length.
type To = fn(u64) -> u64;

fn breakages() -> Vec<Breakage> {
    let mut all: Vec<Breakage> = Vec::new();
    let mut add = |name: &str, happens: Happens| all.push((name.to_owned(), happens));
    let lengths: [(&str, To); 7] = [
        ("nothing", |_| 0),
        ("a byte", |_| 1),
        ("99 bytes", |_| 99),
        ("a page", |_| 4096),
        ("half", |length| length / 2),
        ("a page less", |length| length.saturating_sub(4096)),
        ("a byte less", |length| length.saturating_sub(1)),
    ];
    for (name, to) in lengths {
        add(&format!("the file cut to {name}"), Box::new(move |running, _| cut(&running.path, to)));
    }
    let lengths: [(&str, To); 6] = [
        ("nothing", |_| 0),
        ("31 bytes", |_| 31),
        ("its beginning", |_| 32),
        ("half", |length| length / 2),
        ("a frame less", |length| length.saturating_sub(4120)),
        ("a byte less", |length| length.saturating_sub(1)),
    ];
    for (name, to) in lengths {
        let happens = move |running: &Running, folded| {
            let cut = cut(&wal(&running.path), to);
            // If the log was started anew, its end is older and not missed.
            cut && (folded != Folded::BegunAnew || to(1 << 20) <= 32)
        };
        add(&format!("the log cut to {name}"), Box::new(happens));
    }
    for name in ["earlier.db", "stopped.db", "started.db", "played.db", "backup.db", "others.db"] {
        let happens = move |running: &Running, _| copy_over(&running.dir.path().join(name), &running.path);
        add(&format!("{name} copied over the file"), Box::new(happens));
        let happens = move |running: &Running, folded| {
            let from = running.dir.path().join(format!("{name}-wal"));
            // Without a log no log counts.
            copy_over(&from, &wal(&running.path)) && folded != Folded::Emptied
        };
        add(&format!("{name}'s log copied over the log"), Box::new(happens));
        let happens = move |running: &Running, folded| {
            let from = running.dir.path().join(format!("{name}-wal"));
            let log = copy_over(&from, &wal(&running.path)) && folded != Folded::Emptied;
            copy_over(&running.dir.path().join(name), &running.path) || log
        };
        add(&format!("{name} and its log copied over both"), Box::new(happens));
    }
    for ending in ["", "-wal", "-shm"] {
        let named = move |running: &Running| crate::file_mark::beside(&running.path, ending);
        add(
            &format!("liege.db{ending} deleted"),
            Box::new(move |running, _| fs::remove_file(named(running)).is_ok()),
        );
        let happens =
            move |running: &Running, _| fs::rename(named(running), running.dir.path().join("moved")).is_ok();
        add(&format!("liege.db{ending} moved away"), Box::new(happens));
        let happens = move |running: &Running, _| {
            let copy = running.dir.path().join("copy");
            fs::copy(named(running), &copy).unwrap();
            fs::rename(copy, named(running)).is_ok()
        };
        add(&format!("a copy moved over liege.db{ending}"), Box::new(happens));
    }
    let happens = |running: &Running, _| {
        fs::rename(running.dir.path().join("data"), running.dir.path().join("elsewhere")).is_ok()
    };
    add("the folder moved away", Box::new(happens));
    all
}

/// If a log is cut by a little while it is being written, it ends properly, behind a gap.
#[tokio::test]
async fn a_gap_in_the_log_is_found() {
    if harness::is_on_server() {
        return;
    }
    let mut tried = 0;
    for bytes in [1, 100, 2000, 4096, 4097, 8000] {
        let running = Running::start(Folded::No, Moment::Between).await;
        // An empty file has no end that could be missing.
        let log = fs::read(wal(&running.path)).unwrap();
        if log[log.len() - bytes..].iter().all(|byte| *byte == 0) {
            continue;
        }
        let (table, beside) = (begun(), Creation::of(&[], None));
        let cutter = Arc::new(CutAtCommit(wal(&running.path), log.len() - bytes));
        let error =
            crate::fault::under(cutter, running.store.create(&table, &beside, at(3))).await.unwrap_err();
        assert!(matches!(error, StoreError::Lost(Loss::Overwritten(_))), "{bytes}: {error}");
        tried += 1;
    }
    assert!(tried >= 4, "{tried}");
}

/// Cuts a log to a length after it was checked and before more is written to it.
struct CutAtCommit(PathBuf, usize);

impl crate::fault::Breaker for CutAtCommit {
    fn at(&self, step: crate::fault::Point) -> futures::future::BoxFuture<'_, Option<crate::fault::Break>> {
        if step == crate::fault::Point::Commit {
            assert!(cut(&self.0, |_| self.1 as u64));
        }
        Box::pin(std::future::ready(None))
    }
}

async fn tried(breakage: &Breakage, folded: Folded, moment: Moment) {
    let what = format!("{}, {folded:?}, {moment:?}", breakage.0);
    let mut running = Running::start(folded, moment).await;
    let harmful = match moment {
        Moment::Within => {
            let mut transaction = running.store.write().await.unwrap();
            sqlx::query("INSERT INTO parked (place, why, since) VALUES ('c', 'why', 0)")
                .execute(transaction.of_file())
                .await
                .unwrap();
            let harmful = breakage.1(&running, folded);
            let outcome = transaction.commit().await;
            assert!(!harmful || matches!(outcome, Err(StoreError::Lost(_))), "{what}: it is acknowledged");
            harmful
        }
        _ => breakage.1(&running, folded),
    };
    is_found_or_harmless(&mut running, harmful, &what).await;
}

/// Checks that nothing more is acknowledged after a change, or that it is there.
async fn is_found_or_harmless(running: &mut Running, harmful: bool, what: &str) {
    let mut outcomes = Vec::new();
    for _ in 0..3 {
        outcomes.push(running.create().await);
    }
    let refused = outcomes.iter().all(|outcome| matches!(outcome, Err(StoreError::Lost(_))));
    assert!(!harmful || refused, "{what}: {outcomes:?}");
    assert!(refused || outcomes.iter().all(Result::is_ok), "{what}: {outcomes:?}");
    assert_eq!(running.store.loss().is_some(), refused, "{what}");
    if refused {
        fs::create_dir_all(running.path.parent().unwrap()).unwrap();
        match running.store.rescue().await {
            Ok(saved) => {
                running.is_there_or_refused(&saved, what).await.unwrap();
            }
            Err(StoreError::Lost(Loss::Cut(_) | Loss::Overwritten(_))) => {}
            Err(error) => panic!("{what}: {error}"),
        }
    }
    let in_place = matches!(running.store.loss(), None | Some(Loss::Cut(_) | Loss::Overwritten(_)));
    if in_place {
        // The program was killed before its end.
        let there = running.is_there_or_refused(&running.path, what).await;
        assert!(refused || there.is_ok(), "{what}: {there:?}");
    }
    running.store.close().await;
    let there = running.is_there_or_refused(&running.path, what).await;
    assert!(refused || there.is_ok(), "{what}: {there:?}");
}

async fn everything_happens(folded: Folded) {
    if harness::is_on_server() {
        return;
    }
    for moment in [Moment::First, Moment::Between, Moment::Within] {
        for breakage in breakages() {
            tried(&breakage, folded, moment).await;
        }
    }
}

#[tokio::test]
async fn whatever_happens_while_the_log_is_not_in_the_file_nothing_acknowledged_is_lost() {
    everything_happens(Folded::No).await;
}

#[tokio::test]
async fn whatever_happens_once_the_log_is_in_the_file_nothing_acknowledged_is_lost() {
    everything_happens(Folded::Yes).await;
}

#[tokio::test]
async fn whatever_happens_once_the_log_was_begun_anew_nothing_acknowledged_is_lost() {
    everything_happens(Folded::BegunAnew).await;
}

#[tokio::test]
async fn whatever_happens_while_the_log_is_empty_nothing_acknowledged_is_lost() {
    everything_happens(Folded::Emptied).await;
}

#[tokio::test]
async fn what_is_missing_is_told_to_the_next_start_until_a_backup_is_there() {
    if harness::is_on_server() {
        return;
    }
    let running = Running::start(Folded::No, Moment::Between).await;
    let backup = running.dir.path().join("backup.db");
    assert!(cut(&wal(&running.path), |length| length / 2));
    assert!(running.store.loss().is_some_and(|loss| loss == Loss::Cut(wal(&running.path))));
    running.store.close().await;
    // Another process finds it like this.
    let place = tempfile::tempdir().unwrap();
    let path = file(&place);
    copy_place(&running.path, &path);
    // The rest of the log by itself is an ordinary log.
    let error = Store::open_with(&path, games).await.map(|_| ()).unwrap_err();
    let note = crate::file_mark::beside(&path, ".lost");
    assert!(matches!(&error, OpenError::Lost { note: found, .. } if *found == note), "{error}");
    assert!(fs::read_to_string(&note).unwrap().contains("liege.db-wal was cut short"));
    let restored = restore(&path, &backup).await.unwrap();
    assert!(!note.exists());
    assert_eq!(restored.tables, 3);
    let store = Store::open_with(&path, games).await.unwrap();
    assert_eq!(ids(&store, Which::After(0, 100)).await, [1, 2, 3]);
    store.close().await;
}

/// A mount, which lasts as long as this value.
struct Mounted(PathBuf);

impl Mounted {
    fn at(path: &Path, arguments: &[&str]) -> Option<Mounted> {
        let mut command = Command::new("mount");
        let done = command.args(arguments).arg(path).stderr(Stdio::null()).status();
        let mounted = done.is_ok_and(|done| done.success()).then(|| Mounted(path.to_owned()));
        if mounted.is_none() {
            println!("skipped: nothing can be mounted here");
        }
        mounted
    }
}

impl Drop for Mounted {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

#[tokio::test]
async fn what_is_mounted_over_the_files_is_found() {
    if harness::is_on_server() {
        return;
    }
    for folded in FOLDED {
        for over in ["the folder", "liege.db", "liege.db-wal"] {
            let mut running = Running::start(folded, Moment::Between).await;
            let folder = running.path.parent().unwrap().to_owned();
            let other = running.dir.path().join("others.db");
            let mounted = match over {
                "the folder" => Mounted::at(&folder, &["-t", "tmpfs", "tmpfs"]),
                name => Mounted::at(&folder.join(name), &["--bind", other.to_str().unwrap()]),
            };
            let Some(mounted) = mounted else { return };
            let error = running.create().await.unwrap_err();
            assert!(matches!(error, StoreError::Lost(_)), "{over}: {error}");
            drop(mounted);
            is_found_or_harmless(&mut running, true, over).await;
        }
    }
}

#[tokio::test]
async fn a_file_mounted_by_itself_is_refused_by_whoever_writes_or_reads() {
    if harness::is_on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let (one, two) = (dir.path().join("srv"), dir.path().join("a data folder"));
    for folder in [&one, &two] {
        fs::create_dir(folder).unwrap();
    }
    let (path, mounted) = (one.join("liege.db"), two.join("liege.db"));
    create_file(&path).await;
    File::create(&mounted).unwrap();
    let Some(_mount) = Mounted::at(&mounted, &["--bind", path.to_str().unwrap()]) else { return };
    let link = dir.path().join("link.db");
    std::os::unix::fs::symlink(&mounted, &link).unwrap();
    for path in [&mounted, &link] {
        let tried = [
            Store::open_with(path, games).await.map(drop),
            Store::open_read_only_with(path, games).await.map(drop),
            inspect(path).await.map(drop),
        ];
        for outcome in tried {
            let error = outcome.unwrap_err();
            assert!(matches!(error, OpenError::Mounted { .. }), "{error}");
            assert!(error.to_string().contains("mount the folder"), "{error}");
        }
    }
    // In its own folder it is accepted, and also if its folder is mounted.
    let store = Store::open_with(&path, games).await.unwrap();
    create(&store, &begun(), &[]).await;
    let whole = dir.path().join("whole");
    fs::create_dir(&whole).unwrap();
    let Some(_folder) = Mounted::at(&whole, &["--bind", one.to_str().unwrap()]) else { return };
    let reader = Store::open_read_only_with(&whole.join("liege.db"), games).await.unwrap();
    assert_eq!(ids(&reader, Which::After(0, 9)).await, [1]);
    reader.close().await;
    store.close().await;
}
