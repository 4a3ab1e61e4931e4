//! A process that is asked to stop waits until the next one hears people.

use super::super::location::Use;
use super::*;
use crate::Waiting;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::{LocalSet, spawn_local};

/// Long enough for a process that waits to have looked.
const WHILE: Duration = Duration::from_secs(3);

/// The two ends of the arrangement between a store and the part of the program that hears people.
fn waiting() -> (Waiting, watch::Receiver<Option<Timestamp>>, watch::Sender<bool>) {
    let (may_connect, when) = watch::channel(None);
    let (hears, listens) = watch::channel(false);
    (Waiting { may_connect, listens }, when, hears)
}

async fn follow(path: &Path, share: Share, waiting: Waiting) -> Store {
    let Location::Server(url) = harness::location(path) else { panic!("there is no server") };
    Store::on_server(&url, games, Use::WriteInTurn(share, Some(waiting))).await.unwrap()
}

#[tokio::test]
async fn the_first_process_ends_when_the_next_one_hears_people() {
    if harness::has_server() {
        LocalSet::new().run_until(handed_over()).await;
    }
}

async fn handed_over() {
    let (dir, first) = fresh().await;
    assert!(!first.hand_over(WHILE).await.unwrap(), "nobody waits");
    assert!(!first.is_followed());
    let (waits, mut when, hears) = waiting();
    let path = file(&dir);
    let next = spawn_local(async move { follow(&path, Share::All, waits).await });
    tokio::time::sleep(WHILE).await;
    assert_eq!(*when.borrow(), None, "it does not connect while the first one goes on");
    // It connects once it may, and the first one waits for that.
    let connects = async {
        when.wait_for(Option::is_some).await.unwrap();
        tokio::time::sleep(WHILE).await;
        hears.send(true).unwrap();
    };
    let started = std::time::Instant::now();
    let (handed, ()) = tokio::join!(first.hand_over(WHILE * 10), connects);
    assert!(handed.unwrap() && first.is_followed());
    assert!(started.elapsed() >= WHILE, "it did not wait");
    // Until it ends it writes, and the next one does not.
    let table = create(&first, &begun(), &[]).await;
    assert!(!next.is_finished());
    first.close().await;
    let next = tokio::time::timeout(WHILE, next).await.expect("its turn has come").unwrap();
    assert_eq!(next.table(table.id()).await.unwrap().unwrap().version(), table.version());
    assert!(!next.is_followed());
    next.close().await;
}

#[tokio::test]
async fn one_process_alone_takes_over_and_only_that_share() {
    if harness::has_server() {
        LocalSet::new().run_until(handed_over_once()).await;
    }
}

async fn handed_over_once() {
    let dir = tempfile::tempdir().unwrap();
    create_file(&file(&dir)).await;
    let [first, second]: [Share; 2] = ["0/2", "1/2"].map(|share| share.parse().unwrap());
    let ((none, ..), (other, ..)) = (waiting(), waiting());
    let first_holds = follow(&file(&dir), first, none).await;
    let second_holds = follow(&file(&dir), second, other).await;
    let ((earlier, mut when, hears), (later, never, _)) = (waiting(), waiting());
    let (path, late) = (file(&dir), file(&dir));
    let next = spawn_local(async move { follow(&path, second, earlier).await });
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let third = spawn_local(async move { follow(&late, second, later).await });
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert!(!first_holds.hand_over(WHILE).await.unwrap(), "they wait for the other share");
    hears.send(true).unwrap();
    assert!(second_holds.hand_over(WHILE).await.unwrap());
    when.wait_for(Option::is_some).await.unwrap();
    assert_eq!(*never.borrow(), None, "another one was there before");
    second_holds.close().await;
    let next = tokio::time::timeout(WHILE, next).await.expect("its turn has come").unwrap();
    assert!(!third.is_finished());
    // One that waited and died is not waited for.
    third.abort();
    tamper(&file(&dir), "UPDATE tenures SET successor_until = 1").await.unwrap();
    assert!(!next.hand_over(WHILE).await.unwrap());
    first_holds.close().await;
    next.close().await;
}

#[tokio::test]
async fn one_that_cannot_connect_is_not_waited_for() {
    if harness::has_server() {
        LocalSet::new().run_until(not_handed_over()).await;
    }
}

async fn not_handed_over() {
    let (dir, first) = fresh().await;
    let (waits, mut when, hears) = waiting();
    let path = file(&dir);
    let next = spawn_local(async move { follow(&path, Share::All, waits).await });
    tokio::time::sleep(WHILE).await;
    let fails = async {
        when.wait_for(Option::is_some).await.unwrap();
        drop(hears);
    };
    let (handed, ()) = tokio::join!(first.hand_over(WHILE * 10), fails);
    assert!(!handed.unwrap() && !first.is_followed());
    first.close().await;
    tokio::time::timeout(WHILE, next).await.expect("its turn has come").unwrap().close().await;
}
