//! Disk errors, and work that is dropped halfway: the next reader or writer finds everything in order.

use super::*;
use crate::Loss;
use sqlx::AssertSqlSafe;
use std::fs;

/// Keeps the file from growing, or allows it again, as long as the writer's connection lasts.
async fn limit(store: &Store, full: bool) {
    let mut transaction = store.write().await.unwrap();
    let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(transaction.of_file()).await.unwrap();
    let limit = format!("PRAGMA max_page_count = {}", if full { pages } else { 1 << 30 });
    sqlx::query(AssertSqlSafe(limit)).execute(transaction.of_file()).await.unwrap();
    transaction.commit().await.unwrap();
}

#[tokio::test]
async fn a_full_disk_stops_the_one_who_meets_it_and_nobody_after() {
    if harness::is_on_server() {
        return;
    }
    let (_dir, store) = fresh().await;
    for round in 0..3 {
        limit(&store, true).await;
        let mut stored = 0;
        let error = loop {
            match store.create(&begun(), &Creation::of(&[], None), at(round)).await {
                Ok(_) => stored += 1,
                Err(error) => break error,
            }
            assert!(stored < 1_000, "it fits");
        };
        assert_eq!(error.words(), Some("fault-disk"), "{error}");
        limit(&store, false).await;
        create(&store, &begun(), &[]).await;
        // Here the database ends the transaction itself.
        limit(&store, true).await;
        let error = refuses(&store, ("c", &"why ".repeat(100_000)), at(1)).await.unwrap_err();
        assert_eq!(error.words(), Some("fault-disk"), "{error}");
        limit(&store, false).await;
        create(&store, &begun(), &[]).await;
    }
    assert!(verify(&store).await.unwrap().is_sound());
}

#[cfg(feature = "postgres")]
#[tokio::test]
async fn a_full_disk_of_a_server_is_told_as_that_of_a_file_is() {
    if !harness::has_server() {
        return;
    }
    let (dir, store) = fresh().await;
    for change in ["INSERT", "UPDATE"] {
        harness::refuse(&file(&dir), change, "tables").await;
    }
    let error = store.create(&begun(), &Creation::of(&[], None), at(3)).await.unwrap_err();
    assert_eq!(error.words(), Some("fault-disk"), "{error}");
    harness::allow(&file(&dir), "INSERT", "tables").await;
    let table = create(&store, &begun(), &[]).await;
    let step = table.act("a", "x", at(4)).unwrap();
    let error = store.commit(&step, Beside::of(&[], None), at(4)).await.unwrap_err();
    assert_eq!(error.words(), Some("fault-disk"), "{error}");
    assert!(verify(&store).await.unwrap().is_sound());
}

#[tokio::test]
async fn a_transaction_that_the_database_has_ended_by_itself_is_nobodys_after() {
    if harness::is_on_server() {
        return;
    }
    let (_dir, store) = fresh().await;
    let table = create(&store, &begun(), &[]).await;
    for end in ["ROLLBACK", "COMMIT"] {
        let mut transaction = store.write().await.unwrap();
        sqlx::query(AssertSqlSafe(end)).execute(transaction.of_file()).await.unwrap();
        drop(transaction);
        refuses(&store, ("c", "why"), at(1)).await.unwrap();
        store.note_channel(ChannelNews::Works("c"), at(9)).await.unwrap();
        // That holds for readers too: one that counts as in a transaction would still see the old state.
        let mut reading = store.inner.readers.begin().await.unwrap();
        sqlx::query(AssertSqlSafe(end)).execute(reading.of_file()).await.unwrap();
        drop(reading);
        let seen = store.table(table.id()).await.unwrap().unwrap();
        let step = seen.act("a", "x", at(4)).or_else(|_| seen.act("b", "x", at(4))).unwrap();
        let Committed::Done(changed) = store.commit(&step, Beside::of(&[], None), at(5)).await.unwrap()
        else {
            panic!("nobody else plays");
        };
        assert_eq!(store.table(table.id()).await.unwrap().unwrap().version(), changed.version());
        let lines: i64 = sqlx::query_scalar("SELECT version FROM tables")
            .fetch_one(store.inner.readers.of_file())
            .await
            .unwrap();
        assert_eq!(lines, changed.version());
    }
}

#[tokio::test]
async fn what_is_dropped_in_the_middle_is_undone_or_done() {
    if harness::is_on_server() {
        return;
    }
    let (_dir, store) = fresh().await;
    let mut whole = 0;
    for polls in 0..60 {
        let before = store.tables(Which::After(0, 1_000)).await.unwrap().len();
        let begun = begun();
        let beside = Creation::of(&[], None);
        let mut work = Box::pin(store.create(&begun, &beside, at(3)));
        let mut done = false;
        for _ in 0..polls {
            if futures::poll!(&mut work).is_ready() {
                done = true;
                break;
            }
            // The database answers from a separate thread.
            tokio::time::sleep(std::time::Duration::from_micros(50)).await;
        }
        drop(work);
        whole += usize::from(done);
        // The next change neither waits for it nor joins its transaction.
        refuses(&store, ("c", "why"), at(1)).await.unwrap();
        store.note_channel(ChannelNews::Works("c"), at(9)).await.unwrap();
        let after = store.tables(Which::After(0, 1_000)).await.unwrap().len();
        assert!(after == before + 1 || after == before && !done, "{polls}: {before}, {after}");
    }
    assert!(whole > 0, "none was done");
    assert!(verify(&store).await.unwrap().is_sound());
}

/// Changes to a data file behind the program's back, and the losses found then.
#[cfg(unix)]
#[tokio::test]
async fn nothing_is_stored_in_a_file_that_is_not_there_any_more() {
    type Happens = fn(&Path);
    if harness::is_on_server() {
        return;
    }
    let log = |path: &Path| path.with_file_name("liege.db-wal");
    let cases: [(&str, Happens); 5] = [
        ("deleted", |path| fs::remove_file(path).unwrap()),
        ("moved", |path| fs::rename(path, path.with_file_name("elsewhere.db")).unwrap()),
        ("replaced", |path| {
            fs::copy(path, path.with_file_name("other.db")).unwrap();
            fs::rename(path.with_file_name("other.db"), path).unwrap();
        }),
        ("log deleted", |path| fs::remove_file(path.with_file_name("liege.db-wal")).unwrap()),
        ("folder moved", |path| {
            let folder = path.parent().unwrap();
            fs::rename(folder, folder.with_file_name("moved")).unwrap();
        }),
    ];
    for (what, happens) in cases {
        let dir = tempfile::tempdir().unwrap();
        fs::create_dir(dir.path().join("data")).unwrap();
        let path = dir.path().join("data/liege.db");
        let store = open(&path).await;
        let table = create(&store, &begun(), &[]).await;
        assert_eq!(store.loss(), None);
        happens(&path);
        let error = store.create(&lobby(), &Creation::of(&[], None), at(3)).await.unwrap_err();
        let loss = match what {
            "replaced" => Loss::Replaced(path.clone()),
            "log deleted" => Loss::Gone(log(&path)),
            _ => Loss::Gone(path.clone()),
        };
        assert!(matches!(&error, StoreError::Lost(found) if *found == loss), "{what}: {error}");
        assert_eq!((error.words(), store.loss()), (Some("fault-lost"), Some(loss.clone())));
        assert_eq!(store.lost().await, loss);
        // That stays so, whatever happens to the file: later changes are not in it.
        assert!(matches!(refuses(&store, ("c", "why"), at(1)).await, Err(StoreError::Lost(_))), "{what}");
        // Acknowledged changes are saved, and can be read until then.
        assert!(store.table(table.id()).await.unwrap().is_some());
        fs::create_dir_all(dir.path().join("data")).unwrap();
        let saved = store.rescue().await.unwrap();
        assert_eq!(saved, dir.path().join("data/liege.db.rescued"));
        assert_eq!(store.rescue().await.unwrap(), dir.path().join("data/liege.db.rescued-2"));
        store.close().await;
        let saved = open(&saved).await;
        assert_eq!(ids(&saved, Which::After(0, 9)).await, [table.id()], "{what}");
        assert!(verify(&saved).await.unwrap().is_sound());
    }
}

#[cfg(unix)]
#[tokio::test]
async fn what_is_copied_over_the_file_is_left_as_it_is() {
    if harness::is_on_server() {
        return;
    }
    let (dir, store) = fresh().await;
    create(&store, &begun(), &[]).await;
    let (path, copy) = (file(&dir), dir.path().join("copy.db"));
    store.backup(&copy).await.unwrap();
    create(&store, &begun(), &[]).await;
    for truncated in [false, true] {
        if truncated {
            fs::write(&path, "").unwrap();
        } else {
            fs::copy(&copy, &path).unwrap();
        }
        let error = store.create(&begun(), &Creation::of(&[], None), at(3)).await.unwrap_err();
        assert!(matches!(&error, StoreError::Lost(Loss::Overwritten(found)) if *found == path), "{error}");
    }
    fs::copy(&copy, &path).unwrap();
    let error = store.rescue().await.unwrap_err();
    assert!(matches!(error, StoreError::Lost(_)), "nothing is left: {error}");
    store.close().await;
    drop(store);
    assert_eq!(fs::read(&path).unwrap(), fs::read(&copy).unwrap());
    let error = Store::open_with(&path, games).await.map(|_| ()).unwrap_err();
    assert!(matches!(error, OpenError::Mixed { .. }), "{error}");
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_that_is_lost_while_something_is_stored_acknowledges_nothing() {
    if harness::is_on_server() {
        return;
    }
    let (dir, store) = fresh().await;
    let mut transaction = store.write().await.unwrap();
    sqlx::query("INSERT INTO parked (place, why, since) VALUES ('c', 'why', 0)")
        .execute(transaction.of_file())
        .await
        .unwrap();
    fs::remove_file(file(&dir)).unwrap();
    assert!(matches!(transaction.commit().await, Err(StoreError::Lost(_))));
    // A connection that would be opened only now finds no file.
    assert!(!matches!(store.try_channel("c", at(6)).await, Ok(Some(_))));
}
