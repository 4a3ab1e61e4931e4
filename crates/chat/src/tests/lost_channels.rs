//! Servers, channels and threads that are lost, and games that continue.

use super::*;
use crate::dispatch::handle;
use crate::upkeep::deliver::deliver_due;
use crate::upkeep::lost_channels::hear_of;
use liege_store::WhichServers;

fn left() -> PlaceNews {
    PlaceNews::ServerLeft("s".into())
}

impl Club {
    async fn hears(&self, news: &PlaceNews) {
        hear_of(&self.chat, news).await;
        deliver_due(&self.chat, &self.transport).await;
    }

    /// Returns the addresses of the messages since the first `before`.
    fn since(&self, before: usize) -> Vec<Target> {
        self.transport.letters().split_off(before).into_iter().map(|letter| letter.to).collect()
    }
}

fn member(id: &str) -> Target {
    Target::Member(id.into())
}

fn channel(id: &str) -> Target {
    Target::Channel(id.into())
}

#[tokio::test]
async fn a_game_goes_on_by_direct_messages_when_the_bot_is_removed_and_comes_home_with_it() {
    let club = Club::begun().await;
    // p1 opens a table and sits at it; p4 opens one without taking a seat.
    club.say_in("p1", "d", "new dragonchess gold=me").await;
    club.say_in("p4", "d", "new dragonchess").await;
    let before = club.transport.letters().len();
    // Every place there is closed now.
    for place in ["c", "d", "thread-of-m1"] {
        club.transport.closed.lock().unwrap().insert(place.into(), Refused::Permission);
    }
    club.hears(&left()).await;
    let told = club.transport.letters().split_off(before);
    let mut to: Vec<Target> = club.since(before);
    to.sort_by_key(|target| format!("{target:?}"));
    assert_eq!(to, ["p1", "p2", "p3", "p4"].map(member), "each once, however many tables: {told:?}");
    assert!(told.iter().any(|letter| letter.text.contains("board #1") && letter.text.contains("#1`")));
    assert!(told.iter().any(|letter| letter.text.contains("tables #1, #2") && letter.to == member("p1")));
    assert!(told.iter().any(|letter| letter.text.contains("`abort #3`") && letter.to == member("p4")));
    club.hears(&left()).await;
    assert_eq!(club.transport.letters().len(), before + 4, "once");
    let closed = club.dm("p4", "abort #3").await;
    assert_eq!(club.table(3).await.status(), liege_table::Status::Abandoned, "{closed:?}");

    // The game continues by commands in direct messages; the bot tries nothing on the server, however much
    // time passes.
    for (turn, (who, text)) in
        [("p2", "#1 WC5-WV7"), ("p3", "#1 BC5-BV7"), ("p1", "#1 RC5-RV7")].iter().enumerate()
    {
        club.clock.advance(SignedDuration::from_hours(20));
        club.dm(who, text).await.says("Played");
        let next = ["p3", "p1", "p2"][turn];
        assert!(
            club.transport.letters().iter().rev().take(3).any(|letter| letter.to == member(next)),
            "{who}"
        );
    }
    assert_eq!(club.chat.store.waiting().await.unwrap(), 0, "the queue is empty");
    assert!(club.since(before).iter().all(|to| matches!(to, Target::Member(_))));

    club.transport.closed.lock().unwrap().clear();
    let away = club.transport.letters().len();
    club.hears(&PlaceNews::ServerThere("s".into())).await;
    let told = club.transport.letters().split_off(away);
    assert_eq!(told.len(), 3, "{told:?}");
    assert!(
        told.iter().all(|letter| letter.text.contains("again") && letter.text.contains("<#thread-of-m1>")),
        "{told:?}"
    );
    club.dm("p2", "#1 WC6-WV10").await;
    assert_eq!(club.transport.last().to, channel("thread-of-m1"), "the thread was kept");
    assert!(club.chat.store.servers(WhichServers::Left).await.unwrap().is_empty());
    let calm = club.transport.letters().len();
    club.hears(&PlaceNews::ServerThere("s".into())).await;
    assert_eq!(club.transport.letters().len(), calm);
}

#[tokio::test]
async fn what_happened_while_nobody_listened_is_found_out_at_the_start() {
    let club = Club::open().await;
    let lay = |server: &'static str| {
        let mut incoming = Club::incoming("p1", "c", addressed("new dragonchess gold=me scarlet=me"));
        incoming.place.server = Some(server.into());
        handle(&club.chat, incoming)
    };
    // 1 << 22 and 2 << 22: two shards have one of them each.
    lay("4194304").await;
    lay("8388608").await;
    lay("local").await;
    club.deliver().await;
    let before = club.transport.letters().len();
    let start = |there: &[&str], shard| PlaceNews::Servers {
        there: there.iter().map(|id| (*id).to_owned()).collect(),
        shard,
    };
    club.hears(&start(&["4194304"], (1, 2))).await;
    assert_eq!(club.since(before), [], "the other one is not this part's");
    club.hears(&start(&[], (0, 2))).await;
    assert_eq!(club.chat.store.servers(WhichServers::Left).await.unwrap(), ["8388608"]);
    assert_eq!(club.since(before), [member("p1")]);
    club.hears(&start(&["8388608"], (0, 2))).await;
    assert!(club.chat.store.servers(WhichServers::Left).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_deleted_channel_is_left_alone_and_taken_out_of_the_settings() {
    let club = Club::begun().await;
    let manages = |text: &'static str| {
        let mut incoming = Club::incoming("boss", "e", addressed(text));
        incoming.who.rights.manages = true;
        handle(&club.chat, incoming)
    };
    manages("setup channel <#c> <#d>").await;
    for place in ["c", "thread-of-m1"] {
        club.transport.closed.lock().unwrap().insert(place.into(), Refused::Gone);
    }
    let before = club.transport.letters().len();
    let gone = |channel: &str| PlaceNews::ChannelDeleted { server: "s".into(), channel: channel.into() };
    club.hears(&gone("c")).await;
    assert_eq!(club.since(before), [member("p1"), member("p2"), member("p3")]);
    assert!(club.transport.last().text.contains("has been deleted"), "{}", club.transport.last().text);
    assert_eq!(club.chat.store.server("s").await.unwrap().channels, ["d"]);
    club.clock.advance(SignedDuration::from_hours(5));
    club.dm("p2", "#1 WC5-WV7").await.says("Played");
    assert_eq!(club.transport.last().to, member("p3"));
    assert_eq!(club.chat.store.waiting().await.unwrap(), 0);

    // If the last of the allowed channels is lost, that does not allow tables everywhere.
    club.hears(&gone("d")).await;
    club.say_in("p1", "e", "new dragonchess gold=me").await.says("was deleted");
    let card = manages("setup").await;
    assert!(card[0].text.contains("Nobody can open a table here"), "{card:?}");
    assert!(card[0].buttons.iter().any(|button| button.id == "server:everywhere"), "{card:?}");
    manages("setup here").await;
    assert_eq!(club.say_in("p1", "e", "new dragonchess gold=me").await, []);
    assert_eq!(club.table(2).await.venue().channel, "e");
    let calm = club.transport.letters().len();
    club.hears(&gone("nowhere")).await;
    assert_eq!(club.transport.letters().len(), calm);
}

#[tokio::test]
async fn a_deleted_thread_gives_way_to_its_channel() {
    let club = Club::begun().await;
    let before = club.transport.letters().len();
    club.transport.closed.lock().unwrap().insert("thread-of-m1".into(), Refused::Gone);
    club.hears(&PlaceNews::ThreadDeleted("thread-of-m1".into())).await;
    assert_eq!(club.since(before), [member("p1"), member("p2"), member("p3")]);
    assert!(club.transport.last().text.contains("goes on in <#c>"), "{}", club.transport.last().text);
    assert_eq!(club.table(1).await.venue().thread, None);
    club.say("p2", "WC5-WV7").await;
    assert_eq!(club.transport.last().to, channel("c"));
    club.hears(&PlaceNews::ThreadDeleted("another".into())).await;
    assert_eq!(club.transport.last().to, channel("c"));
}

#[tokio::test]
async fn members_of_ended_games_are_left_in_peace() {
    let club = Club::begun().await;
    for who in ["p1", "p2"] {
        club.say(who, "resign #1").await;
        let sure = club.say(who, "resign #1").await;
        for button in only(&sure).buttons.clone() {
            club.press(who, &button.id).await;
        }
    }
    club.tamper("UPDATE tables SET status = 'abandoned', wake = NULL, version = version + 1").await;
    let before = club.transport.letters().len();
    club.hears(&left()).await;
    assert_eq!(club.since(before), []);
}
