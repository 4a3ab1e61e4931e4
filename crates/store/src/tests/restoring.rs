//! Restoring backups, and the files left beside data files.

use super::*;
use crate::{RestoreError, restore};
use std::fs;

/// The number of tables in a file, which must be sound.
async fn tables(path: &Path) -> usize {
    let store = open(path).await;
    assert!(verify(&store).await.unwrap().is_sound());
    let count = store.tables(Which::After(0, 100)).await.unwrap().len();
    store.close().await;
    count
}

/// The data file of a program that is killed with its log full, beside a backup with one table. Both are of the same
/// data file; it has three tables.
async fn killed(dir: &TempDir) -> (PathBuf, PathBuf) {
    let (path, copy) = (file(dir), dir.path().join("backup.db"));
    let running = dir.path().join("running");
    fs::create_dir(&running).unwrap();
    open(&running.join("liege.db")).await.close().await;
    let store = open(&running.join("liege.db")).await;
    create(&store, &begun(), &[]).await;
    store.backup(&copy).await.unwrap();
    for _ in 0..2 {
        create(&store, &begun(), &[]).await;
    }
    for name in ["liege.db", "liege.db-wal"] {
        fs::copy(running.join(name), dir.path().join(name)).unwrap();
    }
    store.close().await;
    (path, copy)
}

fn log(path: &Path) -> PathBuf {
    path.with_file_name("liege.db-wal")
}

#[tokio::test]
async fn a_log_of_another_file_is_named_and_nothing_is_changed() {
    if harness::is_on_server() {
        return;
    }
    for moved in [false, true] {
        let dir = tempfile::tempdir().unwrap();
        let (path, copy) = killed(&dir).await;
        if moved {
            fs::rename(&copy, &path).unwrap();
        } else {
            fs::copy(&copy, &path).unwrap();
        }
        let before = (fs::read(&path).unwrap(), fs::read(log(&path)).unwrap());
        for error in [
            Store::open_with(&path, games).await.map(|_| ()).unwrap_err(),
            Store::open_read_only(&path).await.map(|_| ()).unwrap_err(),
        ] {
            assert!(matches!(&error, OpenError::Mixed { log: found, .. } if *found == log(&path)), "{error}");
            assert!(error.to_string().contains("liege.db-wal does not belong to"), "{error}");
        }
        assert_eq!((fs::read(&path).unwrap(), fs::read(log(&path)).unwrap()), before);
        fs::remove_file(log(&path)).unwrap();
        assert_eq!(tables(&path).await, 1);
    }
}

#[tokio::test]
async fn a_log_fits_its_file_whenever_the_program_is_killed() {
    if harness::is_on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let path = file(&dir);
    let copies = dir.path().join("copies");
    for round in 1..=6 {
        let store = open(&path).await;
        for _ in 0..round {
            create(&store, &begun(), &[]).await;
        }
        if round % 2 == 0 {
            // The log is in the file, and the next transaction starts it anew.
            let mut transaction = store.inner.readers.acquire().await.unwrap();
            sqlx::query("SELECT 1").execute(transaction.of_file()).await.unwrap();
            drop(transaction);
            tamper(&path, "PRAGMA wal_checkpoint(RESTART)").await.unwrap();
            create(&store, &begun(), &[]).await;
        }
        // The present state: the file, the log or both.
        fs::create_dir(&copies).unwrap();
        for name in ["liege.db", "liege.db-wal"] {
            fs::copy(path.with_file_name(name), copies.join(name)).unwrap();
        }
        let there = store.tables(Which::After(0, 100)).await.unwrap().len();
        store.close().await;
        drop(store);
        assert_eq!(tables(&copies.join("liege.db")).await, there, "round {round}");
        fs::remove_dir_all(&copies).unwrap();
    }
}

#[tokio::test]
async fn a_file_changed_after_its_log_is_looked_at_closely() {
    if harness::is_on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let (path, _) = killed(&dir).await;
    // The file looks as it was when the log began, but it is not.
    let mut bytes = fs::read(&path).unwrap();
    bytes[4096..].fill(0x55);
    fs::write(&path, bytes).unwrap();
    let error = Store::open_with(&path, games).await.map(|_| ()).unwrap_err();
    assert!(matches!(error, OpenError::Damaged { .. } | OpenError::NotADatabase { .. }), "{error}");
}

#[tokio::test]
async fn a_backup_takes_the_place_of_a_file_whose_log_is_kept_with_it() {
    if harness::is_on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let (path, copy) = killed(&dir).await;
    let done = restore(&path, &copy).await.unwrap();
    assert_eq!((done.path, done.tables, done.older), (path.clone(), 1, false));
    assert!(done.changed.is_some());
    assert_eq!(tables(&path).await, 1);
    let [kept] = done.kept.as_slice() else { panic!("the log is in the file: {:?}", done.kept) };
    assert_eq!(tables(kept).await, 3, "nothing is lost of what was stored");
    assert_eq!(tables(&copy).await, 1, "the backup is as it was");
    // This restores the old one again.
    let done = restore(&path, kept).await.unwrap();
    assert_eq!((done.tables, tables(&path).await), (3, 3));
}

#[tokio::test]
async fn a_mixture_or_ruin_is_replaced_and_kept_as_it_was() {
    if harness::is_on_server() {
        return;
    }
    for what in ["mixture", "ruin", "empty", "gone"] {
        let dir = tempfile::tempdir().unwrap();
        let (path, copy) = killed(&dir).await;
        let old = fs::read(log(&path)).unwrap();
        match what {
            "mixture" => drop(fs::copy(&copy, &path).unwrap()),
            "ruin" => fs::write(&path, "nothing that was ever a data file").unwrap(),
            "empty" => fs::write(&path, "").unwrap(),
            _ => fs::remove_file(&path).unwrap(),
        }
        let done = restore(&path, &copy).await.unwrap();
        let kept = done.kept.iter().find(|name| name.to_string_lossy().ends_with("-wal")).unwrap();
        assert_eq!(fs::read(kept).unwrap(), old, "{what}");
        assert_eq!(done.kept[0] == *kept, what == "gone", "{what}: {:?}", done.kept);
        assert_eq!(tables(&path).await, 1, "{what}");
    }
}

#[tokio::test]
async fn what_is_no_backup_replaces_nothing() {
    if harness::is_on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let (path, copy) = killed(&dir).await;
    let bad = dir.path().join("bad.db");
    let before = fs::read(&path).unwrap();
    let cases =
        ["", "These are my poems.", "foreign", "newer", "damaged", "fresh", "missing", "itself", "in use"];
    for what in cases {
        let _ = fs::remove_file(&bad);
        match what {
            "foreign" => {
                fs::copy(&copy, &bad).unwrap();
                tamper(&bad, "PRAGMA application_id = 77").await.unwrap();
            }
            "newer" => {
                fs::copy(&copy, &bad).unwrap();
                let sql =
                    "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                           VALUES (4711, 'from the future', TRUE, x'00', 0)";
                tamper(&bad, sql).await.unwrap();
            }
            "damaged" => {
                let mut bytes = fs::read(&copy).unwrap();
                let middle = bytes.len() / 4096 / 2 * 4096;
                bytes[middle..middle + 4096].fill(0x55);
                fs::write(&bad, bytes).unwrap();
            }
            "fresh" => {
                fs::write(&bad, "").unwrap();
                tamper(&bad, "PRAGMA user_version = 3").await.unwrap();
            }
            "missing" => {}
            "itself" => fs::hard_link(&path, &bad).unwrap(),
            "in use" => drop(fs::copy(&copy, &bad).unwrap()),
            text => fs::write(&bad, text).unwrap(),
        }
        let error = match what {
            "itself" => {
                fs::remove_file(&bad).unwrap();
                restore(&path, &path).await.unwrap_err()
            }
            "in use" => {
                let other = dir.path().join("used.db");
                let store = open(&other).await;
                let error = restore(&other, &bad).await.unwrap_err();
                store.close().await;
                error
            }
            _ => restore(&path, &bad).await.unwrap_err(),
        };
        let fits = match what {
            "itself" => matches!(error, RestoreError::Same(_)),
            "in use" => matches!(error, RestoreError::Place(OpenError::InUse { .. })),
            _ => matches!(error, RestoreError::Backup(_)),
        };
        assert!(fits, "{what}: {error}");
        assert_eq!(fs::read(&path).unwrap(), before, "{what}");
    }
    assert_eq!(tables(&path).await, 3);
}

#[tokio::test]
async fn a_restore_cut_short_with_the_old_file_under_two_names_hinders_nobody() {
    if harness::is_on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let path = file(&dir);
    open(&path).await.close().await;
    let kept = path.with_file_name("liege.db.before-20261102T120000Z");
    fs::hard_link(&path, &kept).unwrap();
    assert!(Store::open_read_only_with(&path, games).await.is_ok());
    open(&path).await.close().await;
    assert!(!kept.exists());
}

#[tokio::test]
async fn a_backup_that_cannot_be_finished_leaves_nothing_and_one_cut_short_is_taken_over() {
    if harness::is_on_server() {
        return;
    }
    let (dir, store) = fresh().await;
    create(&store, &begun(), &[]).await;
    let to = dir.path().join("copy.db");
    // An unfinished copy is not under the name that was asked for.
    fs::write(dir.path().join("copy.db.part"), "SQLite format 3\0 and then nothing more").unwrap();
    store.backup(&to).await.unwrap();
    assert!(!dir.path().join("copy.db.part").exists());
    assert_eq!(tables(&to).await, 1);
}
