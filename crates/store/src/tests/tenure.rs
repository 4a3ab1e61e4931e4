//! One process writes to the data on a server, and another takes over when it falls silent.

use super::*;
use futures::StreamExt as _;
use futures::stream::FuturesUnordered;
use liege_game::Seat;
use std::time::Duration;

/// Long enough for a process that may write to be let in, and for another to have tried.
const WHILE: Duration = Duration::from_secs(3);

#[tokio::test]
async fn a_second_process_waits_until_the_first_has_ended() {
    if !harness::has_server() {
        return;
    }
    let (dir, first) = fresh().await;
    create(&first, &begun(), &[]).await;
    let path = file(&dir);
    let mut second = Box::pin(open(&path));
    assert!(tokio::time::timeout(WHILE, &mut second).await.is_err(), "it must wait");
    // Meanwhile everything goes on, and reading needs no turn.
    let table = first.table(1).await.unwrap().unwrap();
    let step = table.act("a", "x", at(4)).unwrap();
    assert!(matches!(first.commit(&step, Beside::of(&[], None), at(4)).await, Ok(Committed::Done(_))));
    assert_eq!(harness::read_with(&file(&dir), games).await.table(1).await.unwrap().unwrap().version(), 2);
    first.close().await;
    let second = tokio::time::timeout(WHILE, second).await.expect("its turn has come");
    let table = second.table(1).await.unwrap().unwrap();
    assert_eq!((table.version(), table.holder(Seat(0)).unwrap().id.as_str()), (2, "a"));
    assert!(second.loss().is_none());
    second.close().await;
}

#[tokio::test]
async fn one_that_was_silent_for_too_long_writes_nothing_more() {
    if !harness::has_server() {
        return;
    }
    let (dir, first) = fresh().await;
    let table = create(&first, &begun(), &[]).await;
    // The process was stopped, or cut off, for so long that its time has run out.
    tamper(&file(&dir), "UPDATE tenures SET until = 1").await.unwrap();
    let second = tokio::time::timeout(WHILE, open(&file(&dir))).await.expect("nobody is waited for");
    let step = table.act("a", "x", at(4)).unwrap();
    let error = first.commit(&step, Beside::of(&[], None), at(4)).await.unwrap_err();
    assert!(matches!(error, StoreError::Lost(Loss::Superseded)), "{error}");
    assert_eq!((error.words(), first.loss()), (Some("fault-superseded"), Some(Loss::Superseded)));
    tokio::time::timeout(WHILE, first.lost()).await.expect("it is told");
    // The other's tenure is not affected by that, nor by the end of the first.
    first.close().await;
    assert!(matches!(second.commit(&step, Beside::of(&[], None), at(4)).await, Ok(Committed::Done(_))));
    assert!(second.loss().is_none());
    second.close().await;
}

#[tokio::test]
async fn of_many_that_want_to_write_one_may() {
    if !harness::has_server() {
        return;
    }
    let (dir, first) = fresh().await;
    first.close().await;
    let path = file(&dir);
    let mut waiting: FuturesUnordered<_> = (0..6).map(|_| Box::pin(open(&path))).collect();
    for left in (0..6).rev() {
        let store = tokio::time::timeout(2 * WHILE, waiting.next()).await.expect("one is let in").unwrap();
        if left > 0 {
            let next = tokio::time::timeout(Duration::from_millis(300), waiting.next()).await;
            assert!(next.is_err(), "{left} wait");
        }
        store.close().await;
    }
}
