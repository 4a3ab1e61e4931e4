//! The check of the data file while the program runs.

use super::*;
use std::fs;
use std::time::Duration;

#[tokio::test]
async fn a_sound_file_is_found_sound_while_it_is_written_to() {
    if harness::is_on_server() {
        return;
    }
    let (_dir, store) = fresh().await;
    create(&store, &begun(), &[]).await;
    let (found, ()) = tokio::join!(store.quick_check(), async {
        for _ in 0..20 {
            create(&store, &begun(), &[]).await;
        }
    });
    assert_eq!(found.unwrap(), [""; 0]);
}

/// Damages the first page of a table of the database.
async fn ruin(path: &Path, table: &str) {
    let store = open(path).await;
    let page: i64 = sqlx::query_scalar("SELECT rootpage FROM sqlite_schema WHERE name = $1")
        .bind(table.to_owned())
        .fetch_one(store.inner.readers.of_file())
        .await
        .unwrap();
    store.close().await;
    drop(store);
    let mut bytes = fs::read(path).unwrap();
    let page = usize::try_from(page - 1).unwrap() * 4096;
    bytes[page..page + 4096].fill(0x55);
    fs::write(path, bytes).unwrap();
}

#[tokio::test]
async fn what_is_damaged_is_found_though_nobody_has_met_it() {
    if harness::is_on_server() {
        return;
    }
    let (dir, store) = fresh().await;
    create(&store, &begun(), &[]).await;
    store.close().await;
    drop(store);
    ruin(&file(&dir), "jottings").await;
    let store = open(&file(&dir)).await;
    assert_eq!(store.tables(Which::After(0, 9)).await.unwrap().len(), 1, "it is used as ever");
    let found = store.quick_check().await.unwrap();
    assert!(!found.is_empty());
    store.close().await;
}

#[tokio::test]
async fn nobody_waits_for_one_that_was_dropped_and_none_is_made_of_what_is_only_read() {
    if harness::is_on_server() {
        return;
    }
    let (dir, store) = fresh().await;
    create(&store, &begun(), &[]).await;
    for polls in 0..20 {
        let mut look = Box::pin(store.quick_check());
        for _ in 0..polls {
            if futures::poll!(&mut look).is_ready() {
                break;
            }
            tokio::time::sleep(Duration::from_micros(100)).await;
        }
        drop(look);
        create(&store, &begun(), &[]).await;
    }
    let reader = Store::open_read_only_with(&file(&dir), games).await.unwrap();
    assert!(matches!(reader.quick_check().await, Err(StoreError::ReadOnly)));
    reader.close().await;
    tokio::time::timeout(Duration::from_secs(5), store.close()).await.expect("nothing is waited for");
}
