//! Several processes write to the data on a server, each with some of Discord's shards.

use super::super::location::Use;
use super::super::outbox::Queued;
use super::super::server::MIGRATIONS;
use super::*;
use sqlx::migrate::Migrate as _;
use std::time::Duration;

/// Long enough for a process that may write to be let in, and for another to have tried.
const WHILE: Duration = Duration::from_secs(3);

/// One server for each of two shards.
const SERVERS: [&str; 2] = ["8388608", "4194304"];

async fn open_share(path: &Path, share: &str) -> Store {
    let Location::Server(url) = harness::location(path) else { panic!("there is no server") };
    Store::on_server(&url, games, Use::WriteInTurn(share.parse().unwrap(), None)).await.unwrap()
}

/// A database, two processes with one of two shards each, and the folder that names the database.
async fn halves() -> (TempDir, [Store; 2]) {
    let dir = tempfile::tempdir().unwrap();
    create_file(&file(&dir)).await;
    let halves = [open_share(&file(&dir), "0/2").await, open_share(&file(&dir), "1/2").await];
    (dir, halves)
}

/// A table on a server, or in direct messages, that has started.
fn on(server: Option<&str>) -> Table {
    let table = begun();
    let venue = Venue { server: server.map(str::to_owned), ..table.venue().clone() };
    table.stored(0, (0, 0), venue)
}

impl Store {
    /// Acts as if this process had been stopped for this long without noticing.
    fn was_stopped_for(&self, long: Duration) {
        let Some(crate::writer::Writer::Server(_, tenure, _)) = &self.inner.writer else { return };
        tenure.set_back(long);
    }
}

#[tokio::test]
async fn each_shard_is_one_processs_alone() {
    if !harness::has_server() {
        return;
    }
    let (dir, [first, second]) = halves().await;
    let path = file(&dir);
    let table = create(&first, &begun(), &[]).await;
    // The faster process may write at any table.
    let seen = second.table(table.id()).await.unwrap().unwrap();
    let step = seen.act("a", "x", at(4)).unwrap();
    assert!(matches!(second.commit(&step, Beside::of(&[], None), at(4)).await, Ok(Committed::Done(_))));
    let late = table.act("a", "x", at(4)).unwrap();
    assert!(matches!(first.commit(&late, Beside::of(&[], None), at(4)).await, Ok(Committed::Conflict)));
    assert_eq!(first.table(table.id()).await.unwrap().unwrap().version(), 2, "the other's is seen");
    // A process that wants a share in use, or counts another number of shards, waits.
    for share in ["0-1/2", "1/2", "0/1", "2/3"] {
        let waits = tokio::time::timeout(Duration::from_millis(1_300), open_share(&path, share)).await;
        assert!(waits.is_err(), "{share}");
    }
    let mut third = Box::pin(open_share(&path, "1/2"));
    assert!(tokio::time::timeout(Duration::from_millis(300), &mut third).await.is_err());
    second.close().await;
    let third = tokio::time::timeout(WHILE, third).await.expect("its turn has come");
    assert!(first.loss().is_none());
    // A silent process loses its share, and no other does.
    tamper(&path, "UPDATE tenures SET until = 1 WHERE first = 0").await.unwrap();
    let fourth = tokio::time::timeout(WHILE, open_share(&path, "0/2")).await.expect("nobody is waited for");
    let error = first.meet("z", "Z", at(5)).await.unwrap_err();
    assert!(matches!(error, StoreError::Lost(Loss::Superseded)), "{error}");
    for store in [&third, &fourth] {
        assert!(store.is_sure().await);
        store.meet("y", if store.share().has_first() { "Y" } else { "Why" }, at(6)).await.unwrap();
    }
    for store in [first, third, fourth] {
        store.close().await;
    }
}

#[tokio::test]
async fn all_may_be_the_first() {
    if !harness::has_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    harness::empty_on_server(&file(&dir)).await;
    let path = file(&dir);
    let shares: Vec<String> = (0..6).map(|shard| format!("{shard}/6")).collect();
    let stores = futures::future::join_all(shares.iter().map(|share| open_share(&path, share))).await;
    for store in stores {
        store.close().await;
    }
}

#[tokio::test]
async fn nobody_waits_for_what_a_dead_process_was_writing_but_who_takes_its_place() {
    if !harness::has_server() {
        return;
    }
    let (dir, [first, second]) = halves().await;
    let path = file(&dir);
    // Its machine is gone, and the server doesn't know it yet.
    let writing = second.write().await.unwrap();
    tamper(&path, "UPDATE tenures SET until = 1 WHERE first = 1").await.unwrap();
    let mut third = Box::pin(open_share(&path, "1/2"));
    assert!(tokio::time::timeout(Duration::from_millis(1_300), &mut third).await.is_err());
    first.was_stopped_for(Duration::from_secs(21));
    assert!(
        tokio::time::timeout(Duration::from_secs(1), first.is_sure()).await.expect("it can be prolonged")
    );
    let wrote = tokio::time::timeout(Duration::from_secs(1), first.meet("z", "Z", at(5))).await;
    wrote.expect("others write").unwrap();
    drop(writing);
    let third = tokio::time::timeout(WHILE, third).await.expect("its turn has come");
    for store in [first, second, third] {
        store.close().await;
    }
}

#[tokio::test]
async fn one_that_was_stopped_asks_before_it_tells_anybody() {
    if !harness::has_server() {
        return;
    }
    let (dir, [first, second]) = halves().await;
    assert!(first.is_sure().await);
    tamper(&file(&dir), "DELETE FROM tenures WHERE first = 0").await.unwrap();
    first.was_stopped_for(Duration::from_secs(21));
    assert!(!first.is_sure().await);
    second.was_stopped_for(Duration::from_secs(21));
    assert!(second.is_sure().await, "it is still its own");
    first.close().await;
    second.close().await;
}

#[tokio::test]
async fn what_is_due_is_done_where_its_server_is_heard() {
    if !harness::has_server() {
        return;
    }
    let (dir, [first, second]) = halves().await;
    assert_eq!(SERVERS.map(|server| Shard::of(Some(server), 2).id), [0, 1]);
    let post = [OutboxEntry::new(OutboxKind::Post, 0, 0), OutboxEntry::new(OutboxKind::Card, 0, 0)];
    for server in [None, Some(SERVERS[0]), Some(SERVERS[1])] {
        create(&second, &on(server), &post).await;
        if let Some(server) = server {
            let daily = DailyPuzzle {
                channel: server.to_owned(),
                server: server.to_owned(),
                language: Language::ENGLISH,
                game: None,
                due: at(9),
            };
            second.keep_daily_puzzle(server, Some(&daily)).await.unwrap();
            second.keep_standing_message(server, server, Some(Language::ENGLISH)).await.unwrap();
        }
    }
    tamper(
        &file(&dir),
        "UPDATE tables SET wake = 5, thread = 't' || id; INSERT INTO machine_turns SELECT id, 5 FROM tables",
    )
    .await
    .unwrap();
    let soon = at(99);
    for (store, tables, server) in [(&first, vec![1, 2], SERVERS[0]), (&second, vec![3], SERVERS[1])] {
        let queued: Vec<i64> = posts(store, soon, 99).await.iter().map(Queued::table).collect();
        assert_eq!(queued, tables, "posts");
        assert_eq!(timers(store, soon, 99).await, tables);
        let jobs = store.take(&[Work::Machines, Work::Puzzles, Work::Reminders], soon, 99).await.unwrap();
        let machines: Vec<i64> = jobs
            .iter()
            .filter_map(|job| if let Job::Machine(turn) = job { Some(turn.table) } else { None })
            .collect();
        assert_eq!(machines, tables);
        let of = |job: &Job| if let Job::Puzzle(daily) = job { Some(daily.server.clone()) } else { None };
        assert_eq!(jobs.iter().filter_map(of).collect::<Vec<_>>(), [server]);
        let standing = store.standing_messages_due(soon, 99).await.unwrap();
        assert_eq!(standing.iter().map(|one| one.server.as_str()).collect::<Vec<_>>(), [server]);
        let threads = store.threads_due(at(9), at(9), at(0), 99).await.unwrap();
        assert_eq!(threads.iter().map(|one| one.table).collect::<Vec<_>>(), tables);
        for work in [Work::Posts, Work::Timers, Work::Machines, Work::Puzzles] {
            assert!(store.next(&[work]).await.unwrap().is_some(), "{work:?}");
        }
    }
    // The remaining work is not the other's.
    for row in posts(&second, soon, 99).await {
        bury(&second, row.id, "enough", soon).await;
    }
    let card = posts(&second, soon, 99).await.remove(0);
    bury(&second, card.id, "enough", soon).await;
    assert_eq!(second.next(&[Work::Posts]).await.unwrap(), None);
    assert_eq!(posts(&first, soon, 99).await.len(), 2);
    // The first process has direct messages, webhooks and tidying up.
    assert_eq!(second.tidy(0, 9, at(99)).await.unwrap(), None);
    assert!(first.tidy(0, 9, at(99)).await.unwrap().is_some());
    assert_eq!([&first, &second].map(|store| store.share().has_first()), [true, false]);
    // Shards that cannot hear are left alone too, but their queued posts go out.
    first.leave_alone([0], 2);
    assert_eq!(timers(&first, soon, 99).await, Vec::<i64>::new());
    assert_eq!(posts(&first, soon, 99).await.len(), 2);
    first.close().await;
    second.close().await;
}

#[tokio::test]
async fn shards_introduce_themselves_one_after_the_other() {
    if !harness::has_server() {
        return;
    }
    let (_dir, [first, second]) = halves().await;
    let wait = async |store: &Store, now: i64| {
        store.turn_to_introduce(2, at(now)).await.unwrap().duration_since(at(now)).as_secs()
    };
    assert_eq!(wait(&first, 0).await, 0);
    assert_eq!(wait(&second, 1).await, 10);
    assert_eq!(wait(&first, 2).await, 20);
    assert_eq!(wait(&second, 60).await, 0);
    // A clock that was wrong once makes nobody wait.
    assert_eq!(wait(&first, 90_000).await, 0);
    assert_eq!(wait(&second, 5).await, 0);
    first.close().await;
    second.close().await;
}

#[tokio::test]
async fn new_tables_wait_until_all_older_programs_have_ended() {
    if !harness::has_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    harness::empty_on_server(&file(&dir)).await;
    let mut connection = harness::connection(&file(&dir)).await;
    // The state left by a program of some versions ago that still runs.
    connection.ensure_migrations_table(&MIGRATIONS.table_name).await.unwrap();
    for migration in MIGRATIONS.iter().filter(|migration| migration.version <= 31) {
        connection.apply(&MIGRATIONS.table_name, migration).await.unwrap();
    }
    tamper(&file(&dir), "INSERT INTO tenures (owner, until) VALUES ('old', 9000000000000)").await.unwrap();
    let path = file(&dir);
    let mut halves = [Box::pin(open_share(&path, "0/2")), Box::pin(open_share(&path, "1/2"))];
    for half in &mut halves {
        assert!(tokio::time::timeout(Duration::from_millis(700), half).await.is_err(), "it must wait");
    }
    let newest = connection.list_applied_migrations(&MIGRATIONS.table_name).await.unwrap().len();
    tamper(&file(&dir), "DELETE FROM tenures").await.unwrap();
    let [first, second] = halves;
    let opened = tokio::time::timeout(2 * WHILE, futures::future::join(first, second)).await;
    let (first, second) = opened.expect("one makes the new tables, then both may write");
    assert!(connection.list_applied_migrations(&MIGRATIONS.table_name).await.unwrap().len() > newest);
    for store in [first, second] {
        store.meet("y", &store.share().to_string(), at(6)).await.unwrap();
        store.close().await;
    }
}
