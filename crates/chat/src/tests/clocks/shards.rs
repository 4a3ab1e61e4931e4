//! Several shards, one of which may be deaf.

use super::*;
use crate::desk::listening::{deaf, listens, listens_by};
use crate::dispatch::handle;
use liege_store::{Shard, Work};

/// A server of the second of two shards, and the second of three.
const SECOND: &str = "29360128";
/// A server of the first of two shards.
const FIRST: &str = "33554432";
const DEAF: Shard = Shard { id: 1, count: 2 };

impl Club {
    async fn say_on(&self, server: Option<&str>, who: &str, text: &str) -> Vec<Answer> {
        let mut incoming = Club::incoming(who, "c", addressed(text));
        incoming.place.server = server.map(str::to_owned);
        self.hear(incoming).await
    }

    fn listens_by_all(&self, count: u32) {
        // As at a start, the number of shards is known only later.
        listens(&self.chat, Listening::No);
        for shard in Shard::all(count) {
            listens_by(&self.chat, shard, Listening::CatchingUp);
            listens_by(&self.chat, shard, Listening::Yes);
        }
    }

    async fn credits(&self) -> [Vec<String>; 3] {
        let credits = async |table| {
            let actions = self.actions(table).await;
            let credits = actions.iter().filter_map(|action| action.strip_prefix("@credit "));
            credits.map(str::to_owned).collect()
        };
        [credits(1).await, credits(2).await, credits(3).await]
    }
}

/// Begins a game on a server of the second of two shards, one on a server of the first, and one in direct
/// messages.
async fn three_games(time: &str) -> Club {
    assert_eq!(Shard::of(Some(SECOND), 2), DEAF);
    assert_eq!([Shard::of(Some(FIRST), 2).id, Shard::of(None, 2).id, Shard::of(Some("local"), 2).id], [0; 3]);
    let club = Club::open().await;
    club.listens_by_all(2);
    for (table, server) in [(1, Some(SECOND)), (2, Some(FIRST)), (3, None)] {
        let new = format!("new dragonchess gold=p1 scarlet=@p2 time={time} excuses=0 missed=resign");
        club.say_on(server, "p1", &new).await;
        club.say_on(server, "p2", &format!("join #{table}")).await;
        assert_eq!(club.table(table).await.status(), Status::Playing);
    }
    club.wait(1).await;
    club
}

#[tokio::test]
async fn only_tables_of_the_shard_that_is_deaf_wait_and_get_that_time_back() {
    let club = three_games("2d").await;
    let before = club.transport.letters().len();
    listens_by(&club.chat, DEAF, Listening::No);
    assert_eq!(deaf(&club.chat), [DEAF]);
    club.wait(46).await;
    let texts = club.texts_since(before).join("\n");
    assert!(texts.contains("#2") && texts.contains("#3"), "they are reminded: {texts}");
    assert!(!texts.contains("#1"), "nobody is hurried who can't be heard: {texts}");
    club.wait(3).await;
    let status = async |table| club.table(table).await.status();
    assert_eq!(
        [status(1).await, status(2).await, status(3).await],
        [Status::Playing, Status::Over, Status::Over]
    );
    assert_eq!(club.actions(1).await, [""; 0]);
    // A deadline there keeps nobody awake.
    let next = club.chat.store.next(&[Work::Timers, Work::Reminders]).await.unwrap();
    assert!(next.is_none_or(|next| next > club.clock.now()), "{next:?}");
    listens_by(&club.chat, DEAF, Listening::CatchingUp);
    club.wait(0).await;
    assert_eq!(club.actions(1).await, [""; 0]);
    listens_by(&club.chat, DEAF, Listening::Yes);
    club.wait(0).await;
    assert_eq!(club.credits().await, [vec!["176400"], vec![], vec![]]);
    assert_eq!(deaf(&club.chat), []);
    club.wait(46).await;
    assert_eq!(status(1).await, Status::Playing);
    club.wait(2).await;
    assert_eq!(status(1).await, Status::Over, "{:?}", club.actions(1).await);
    club.sound().await;
}

#[tokio::test]
async fn whoever_is_heard_first_by_the_shard_finds_the_time_given_back() {
    let club = three_games("2d").await;
    listens_by(&club.chat, DEAF, Listening::No);
    club.wait(100).await;
    listens_by(&club.chat, DEAF, Listening::CatchingUp);
    let mut incoming = Club::incoming("p1", "c", addressed("#1 W2f3"));
    incoming.place.server = Some(SECOND.to_owned());
    handle(&club.chat, incoming).await;
    assert_eq!(club.actions(1).await, ["@credit 360000", "W/2f2-2f3"]);
    listens_by(&club.chat, DEAF, Listening::Yes);
    club.wait(0).await;
    assert_eq!(club.credits().await, [vec!["360000"], vec![], vec![]], "once");
    // A short loss is not a downtime.
    listens_by(&club.chat, DEAF, Listening::No);
    club.clock.advance(SignedDuration::from_mins(9));
    listens_by(&club.chat, DEAF, Listening::Yes);
    club.wait(0).await;
    assert_eq!(club.credits().await[0], ["360000"]);
    club.sound().await;
}

#[tokio::test]
async fn how_long_each_shard_was_deaf_is_remembered_at_the_next_start() {
    let club = three_games("9d").await;
    listens_by(&club.chat, DEAF, Listening::No);
    club.wait(50).await;
    let club = club.restarted(SignedDuration::from_hours(10)).await;
    club.listens_by_all(2);
    club.wait(0).await;
    assert_eq!(club.credits().await, [["216000"], ["36000"], ["36000"]]);
    let club = club.restarted(SignedDuration::from_mins(5)).await;
    club.listens_by_all(2);
    club.wait(0).await;
    assert_eq!(club.credits().await, [["216000"], ["36000"], ["36000"]]);
    club.sound().await;
}

#[tokio::test]
async fn with_another_number_of_shards_everybody_gets_what_the_deafest_was() {
    for count in [1, 3] {
        let club = three_games("9d").await;
        listens_by(&club.chat, DEAF, Listening::No);
        club.wait(50).await;
        let club = club.restarted(SignedDuration::from_hours(10)).await;
        // One of them is heard a moment before the others, and the program crashes.
        let first = Shard { id: 0, count };
        listens(&club.chat, Listening::No);
        listens_by(&club.chat, first, Listening::Yes);
        club.wait(0).await;
        let club = club.restarted(SignedDuration::from_mins(1)).await;
        club.listens_by_all(count);
        club.wait(0).await;
        let late = SignedDuration::from_mins(i64::from(count == 3));
        for (table, credits) in (1..).zip(club.credits().await) {
            let seconds: i64 = credits.iter().map(|seconds| seconds.parse::<i64>().unwrap()).sum();
            let server = club.table(table).await.venue().server.clone();
            let waits = Shard::of(server.as_deref(), count).id != 0;
            let expected = 216_000 + if waits { late.as_secs() } else { 0 };
            assert_eq!((seconds, credits.len()), (expected, 1), "table {table} with {count}");
        }
        club.sound().await;
    }
}
