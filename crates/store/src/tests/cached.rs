//! Cached tables are used only as long as the file says the same, whoever has changed the file.

use super::*;
use crate::Loss;
use liege_game::Seat;
use liege_table::Motion;

async fn table(store: &Store) -> Arc<Table> {
    store.table(1).await.unwrap().unwrap()
}

fn name(table: &Table) -> &str {
    &table.holder(Seat(0)).unwrap().name
}

#[tokio::test]
async fn what_another_program_shows_otherwise_is_seen() {
    let (dir, store) = fresh().await;
    create(&store, &begun(), &[]).await;
    let before = table(&store).await;
    assert!(Arc::ptr_eq(&before, &table(&store).await), "from memory while nothing has changed");
    let change = async |sql: &str| {
        tamper(&file(&dir), sql).await.unwrap();
        let now = table(&store).await;
        assert!(Arc::ptr_eq(&now, &table(&store).await), "{sql}");
        now
    };
    let now = change("UPDATE members SET name = 'Zoe', renamed = renamed + 1 WHERE id = 'a'").await;
    assert_eq!((name(&before), name(&now), now.version()), ("A", "Zoe", before.version()));
    let now = change("UPDATE members SET name = 'Host', renamed = renamed + 1 WHERE id = 'h'").await;
    assert_eq!(now.host().name, "Host");
    let now = change("UPDATE tables SET thread = 't', shown = shown + 1").await;
    assert_eq!(now.venue().thread.as_deref(), Some("t"));
    let now = change("UPDATE tables SET lobby_message = 'm', shown = shown + 1").await;
    assert_eq!(now.venue().lobby_message.as_deref(), Some("m"));
}

#[tokio::test]
async fn a_change_by_what_was_shown_before_is_not_kept_as_it_is() {
    let (dir, store) = fresh().await;
    create(&store, &begun(), &[]).await;
    let before = table(&store).await;
    let rename = "UPDATE members SET name = 'Zoe', renamed = renamed + 1 WHERE id = 'a'";
    tamper(&file(&dir), rename).await.unwrap();
    let step = before.act("a", "x", at(4)).unwrap();
    let Committed::Done(after) = store.commit(&step, Beside::of(&[], None), at(5)).await.unwrap() else {
        panic!()
    };
    let now = table(&store).await;
    assert_eq!((after.version(), now.version(), name(&now)), (2, 2, "Zoe"));
    assert!(Arc::ptr_eq(&now, &table(&store).await));
    // One with the present names is kept.
    let step = now.act("b", "y", at(6)).unwrap();
    let Committed::Done(after) = store.commit(&step, Beside::of(&[], None), at(7)).await.unwrap() else {
        panic!()
    };
    assert!(Arc::ptr_eq(&after, &table(&store).await));
}

#[tokio::test]
async fn what_this_program_shows_otherwise_is_no_new_version() {
    let (_dir, store) = fresh().await;
    create(&store, &begun(), &[OutboxEntry::new(OutboxKind::Lobby, 0, 0)]).await;
    let row = posts(&store, at(9), 9).await.remove(0);
    let sent = Sent { channel: Some("c".to_owned()), message: Some("msg".to_owned()), ..Sent::default() };
    finish(&store, row.id, &sent, at(9)).await;
    let kept = store.newest_in_memory(&table(&store).await);
    assert!(Arc::ptr_eq(&kept, &table(&store).await), "it is brought up to date where it is kept");
    store.set_thread(1, "thread").await;
    store.meet("b", "Bea", at(9)).await.unwrap();
    store.meet("b", "Bea", at(9999)).await.unwrap();
    let now = table(&store).await;
    assert_eq!((now.version(), now.record().shown), (1, 3));
    store.lose(Gone::Thread("thread"), &[(1, Vec::new())], at(10)).await.unwrap();
    assert_eq!(table(&store).await.record().shown, 4);
    assert!(verify(&store).await.unwrap().is_sound());
}

#[tokio::test]
async fn a_post_that_is_sent_replays_nothing() {
    let (_dir, store) = fresh().await;
    create(&store, &begun(), &[OutboxEntry::new(OutboxKind::Post, 0, 0)]).await;
    let before = table(&store).await;
    let row = posts(&store, at(9), 9).await.remove(0);
    let sent = Sent { channel: Some("c".to_owned()), message: Some("msg".to_owned()), ..Sent::default() };
    finish(&store, row.id, &sent, at(9)).await;
    assert!(Arc::ptr_eq(&before, &table(&store).await));
}

#[tokio::test]
async fn forgetting_somebody_is_seen_at_all_their_tables() {
    let (_dir, store) = fresh().await;
    // These members hold a seat, held one, or were only asked to take one over.
    create(&store, &begun(), &[]).await;
    let asked = create(&store, &begun(), &[]).await;
    let hand = asked.propose("b", &Motion::Hand { seat: Seat(1), to: "a".to_owned() }, at(4)).unwrap();
    store.commit(&hand, Beside::of(&[], None), at(4)).await.unwrap();
    create(&store, &lobby(), &[]).await;
    let versions = async || {
        let mut versions = Vec::new();
        for id in 1..=3 {
            versions.push(store.table(id).await.unwrap().unwrap().version());
        }
        versions
    };
    store.meet("a", "Ada", at(5)).await.unwrap();
    let before = versions().await;
    store.forget("a", at(6)).await.unwrap();
    let after = versions().await;
    assert!(after[0] > before[0] && after[1] > before[1] && after[2] == before[2], "{before:?} {after:?}");
}

async fn play(store: &Store, second: i64) {
    for (who, what, at) in [("a", "x", at(second)), ("b", "y", at(second + 1))] {
        let step = table(store).await.act(who, what, at).unwrap();
        assert!(matches!(store.commit(&step, Beside::of(&[], None), at).await, Ok(Committed::Done(_))));
    }
}

#[tokio::test]
async fn an_older_table_in_the_data_file_is_a_loss_of_the_file() {
    if harness::is_on_server() {
        return;
    }
    let (dir, store) = fresh().await;
    let before = create(&store, &begun(), &[]).await;
    play(&store, 4).await;
    harness::set_back(&file(&dir), &before).await;
    let lost = |error: &StoreError| matches!(error, StoreError::Lost(Loss::Overwritten(_)));
    assert!(store.table(1).await.is_err_and(|error| lost(&error)));
    assert!(store.write().await.is_err_and(|error| lost(&error)), "nothing is stored any more");
    assert_eq!(store.take_set_back().len(), 0, "nobody plays on");
}

#[tokio::test]
async fn what_the_data_has_forgotten_is_not_known_any_more() {
    if !harness::is_on_server() {
        return;
    }
    let (dir, store) = fresh().await;
    let before = create(&store, &begun(), &[]).await;
    play(&store, 4).await;
    let lost = table(&store).await;
    assert_eq!((lost.version(), store.take_set_back().len()), (3, 0));
    harness::set_back(&file(&dir), &before).await;
    let now = table(&store).await;
    assert_eq!((now.version(), now.log().len()), (1, 0));
    assert_eq!(store.newest_in_memory(&now).log().len(), 0);
    let found = store.take_set_back();
    assert_eq!(found.iter().map(|table| table.log().len()).collect::<Vec<_>>(), [2]);
    assert_eq!(store.take_set_back().len(), 0, "once");
    // The same again, with as many moves: it is another table for who knew the lost one.
    play(&store, 8).await;
    assert_eq!(table(&store).await.log()[0].at, at(8));
    let late = lost.act("a", "x", at(10)).unwrap();
    assert!(matches!(store.commit(&late, Beside::of(&[], None), at(10)).await, Ok(Committed::Conflict)));
    assert_eq!(table(&store).await.version(), 3);
}

#[tokio::test]
async fn another_table_of_the_same_version_is_not_taken_from_memory() {
    if !harness::is_on_server() {
        return;
    }
    let (dir, store) = fresh().await;
    let before = create(&store, &begun(), &[]).await;
    play(&store, 4).await;
    // Another process has played on from what was left, before this one has looked.
    let lost = table(&store).await;
    harness::set_back(&file(&dir), &before).await;
    store.forget_tables_in_memory();
    play(&store, 8).await;
    store.inner.table_cache.forget(1);
    store.inner.table_cache.put(&lost);
    assert_eq!(table(&store).await.log()[0].at, at(8));
    assert_eq!(store.take_set_back().len(), 1);
}
