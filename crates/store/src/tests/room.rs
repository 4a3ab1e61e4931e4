//! Limits, and other rules that must hold even for many requests at once.

use super::*;
use futures::future::join_all;

/// Creates this number of tables at once.
async fn create_many(
    store: &Store,
    count: usize,
    cause: &Cause,
    room: Room,
    known: Option<&HostSeen>,
) -> Vec<Created> {
    let one = || {
        let (store, cause, known) = (store.clone(), cause.clone(), known.cloned());
        tokio::spawn(async move {
            store
                .create(
                    &lobby(),
                    &Creation { cause, room, known: known.as_ref(), ..Creation::of(&[], None) },
                    at(3),
                )
                .await
                .unwrap()
        })
    };
    let tasks: Vec<_> = (0..count).map(|_| one()).collect();
    join_all(tasks).await.into_iter().map(Result::unwrap).collect()
}

fn done(created: &[Created]) -> usize {
    created.iter().filter(|one| matches!(one, Created::Done(_))).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_many_at_once_as_many_are_created_as_there_is_room_for() {
    for (room, full) in [
        (Room { of_host: 5, ..Room::default() }, Full::Host),
        (Room { on_server: 5, ..Room::default() }, Full::Server),
        (Room { waiting: 5, ..Room::default() }, Full::Waiting),
    ] {
        let (_dir, store) = fresh().await;
        let created = create_many(&store, 12, &Cause::Asked, room, None).await;
        assert_eq!(done(&created), 5, "{full:?}");
        let refused =
            created.iter().filter(|one| matches!(one, Created::Full(what) if *what == full)).count();
        assert_eq!(refused, 7, "{full:?}");
        assert_eq!(store.tables(Which::After(0, 99)).await.unwrap().len(), 5);
        // A table that has started, or ended, does not count among those that wait.
        assert_eq!(store.full(&room, ("h", Some("s")), true).await.unwrap(), Some(full));
        let begun = store.full(&room, ("h", Some("s")), false).await.unwrap();
        assert_eq!(begun.is_none(), full == Full::Waiting);
        assert_eq!(store.full(&room, ("x", Some("another")), true).await.unwrap(), None);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_many_who_play_again_or_decide_by_the_same_one_creates() {
    let (_dir, store) = fresh().await;
    let table = create(&store, &begun(), &[]).await;
    let created = create_many(&store, 8, &Cause::Rematch(table.id()), Room::default(), None).await;
    assert_eq!(done(&created), 1);
    assert_eq!(created.iter().filter(|one| matches!(one, Created::Stale)).count(), 7);
    let people = ["b".to_owned()];
    let known = store.host_seen("h", &people).await.unwrap();
    let challenge = NewChallenge { anyone: false, games: 1, lots: false, until: at(99) };
    let cause = Cause::Challenge(challenge);
    let created = create_many(&store, 8, &cause, Room::default(), Some(&known)).await;
    assert_eq!(done(&created), 1);
    assert_ne!(store.host_seen("h", &people).await.unwrap(), known);
    assert!(verify(&store).await.unwrap().is_sound());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_many_at_once_as_many_are_blocked_as_may_be() {
    let (_dir, store) = fresh().await;
    for number in 0..9 {
        store.meet(&format!("m{number}"), "M", at(1)).await.unwrap();
    }
    let one = |number: usize| {
        let store = store.clone();
        tokio::spawn(
            async move { store.set_block("m0", &format!("m{number}"), Some(3), at(2)).await.unwrap() },
        )
    };
    let tasks: Vec<_> = (1..9).map(one).collect();
    let blocked = join_all(tasks).await.into_iter().filter(|blocked| *blocked.as_ref().unwrap()).count();
    assert_eq!(blocked, 3);
    assert_eq!(store.players(WhichPlayers::BlockedBy("m0")).await.unwrap().len(), 3);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn no_change_of_a_server_is_lost() {
    let (_dir, store) = fresh().await;
    store.meet("h", "H", at(1)).await.unwrap();
    let channels: Vec<String> = (0..8).map(|number| format!("c{number}")).collect();
    let all = Server { channels: channels.clone(), ..Server::default() };
    store.set_server("s", &all, "h", at(1)).await.unwrap();
    let lose = |channel: String| {
        let store = store.clone();
        tokio::spawn(async move {
            store.lose(Gone::Channel { server: "s", channel: &channel }, &[], at(2)).await.unwrap();
        })
    };
    let add = |number: usize| {
        let store = store.clone();
        let add = move |server: &mut Server| {
            server.channels.push(format!("new{number}"));
            Ok::<_, ()>(())
        };
        tokio::spawn(async move { drop(store.change_server("s", "h", at(2), add).await.unwrap()) })
    };
    let lost: Vec<_> = channels[1..].iter().cloned().map(lose).collect();
    let added: Vec<_> = (0..4).map(add).collect();
    for task in join_all(lost.into_iter().chain(added)).await {
        task.unwrap();
    }
    let mut left = store.server("s").await.unwrap().channels;
    left.sort();
    assert_eq!(left, ["c0", "new0", "new1", "new2", "new3"]);
}
