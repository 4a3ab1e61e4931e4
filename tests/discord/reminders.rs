//! Reminders and digests on Discord: their pings and places, also when the program ends or somebody accepts
//! no direct messages; through the real client and a stand-in on loopback.

use crate::house;
use crate::standin;

use house::{House, Program};
use jiff::SignedDuration;
use liege_store::{self as store, Store};
use standin::{Message, Standin, World};

async fn end(house: &House, program: Program) {
    program.stop().await;
    let store = Store::open_read_only(&house.data).await.unwrap();
    let report = store::verify(&store).await.unwrap();
    assert!(report.is_sound(), "{report:?}");
    store.close().await;
    house.standin.finish();
}

/// Waits for a message of a channel that contains a text.
async fn saying(house: &House, channel: u64, text: &'static str) -> Message {
    let find = |world: &World| {
        let fits = |message: &&Message| message.channel == channel && message.content.contains(text);
        world.messages.iter().rev().find(fits).cloned()
    };
    house.standin.until(text, find).await
}

fn reminders(world: &World, house: &House) -> usize {
    let one = |message: &&Message| message.channel == house.thread && message.content.contains("a reminder");
    world.messages.iter().filter(one).count()
}

/// A member who has left the server is not pinged there: the host is told, with a button that frees the seat.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_member_who_has_left_is_noticed_when_they_are_due() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let (house, program) = House::seated(Standin::start().await, &data, &[]).await;
    house.standin.change(|world| world.users.get_mut(&house.white).unwrap().gone = true);
    let program = house.restart_ahead(program, true, SignedDuration::from_hours(49)).await;
    let told = saying(&house, house.thread, "has left the server").await;
    assert_eq!(told.notified, [house.red], "the host");
    assert!(told.content.contains(&format!("<@{}>", house.white)), "{}", told.content);
    assert!(told.button_ids().iter().any(|id| id.starts_with("free:1:")), "{told:?}");
    assert_eq!(house.standin.read(|world| reminders(world, &house)), 0);
    end(&house, program).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reminder_calls_only_whoever_owes_and_is_said_once_whatever_restarts() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let (house, program) = House::seated(Standin::start().await, &data, &[]).await;
    // The program ends while the reminder is on its way: the first attempt arrives, its answer does not.
    house.fault(500, true, None, 1);
    let program = house.restart_ahead(program, true, SignedDuration::from_hours(49)).await;
    let reminder = saying(&house, house.thread, "a reminder").await;
    assert_eq!(reminder.notified, [house.white]);
    assert!(reminder.content.contains("White to move at table #1"), "{}", reminder.content);
    assert_eq!(reminder.files.len(), 1);
    assert!(reminder.files[0].alt.is_some());
    let program = house.restart_ahead(program, false, SignedDuration::from_hours(50)).await;
    let button = reminder.button_ids()[0].to_owned();
    assert!(button.starts_with("snooze:1:"), "{button}");
    let refused = house.press(house.red, reminder.id, &button).await;
    assert!(refused.contains("It is not your turn"), "{refused}");
    let snoozed = house.press(house.white, reminder.id, &button).await;
    assert!(snoozed.contains("remind you of table #1"), "{snoozed}");
    let said = house.standin.read(|world| reminders(world, &house));
    assert_eq!(said, 1, "nothing is said twice");
    let program = house.restart_ahead(program, false, SignedDuration::from_hours(52)).await;
    let second = |world: &World| (reminders(world, &house) == 2).then_some(());
    house.standin.until("the second reminder, asked for", second).await;
    // The settings, as slash commands with their completions.
    let zones =
        house.standin.completions(house.white, house.thread, "zone", &[("place", "kyi")], "place").await;
    assert_eq!(zones.first().and_then(|(_, value)| value.as_str()), Some("Europe/Kyiv"), "{zones:?}");
    let said = house.slash(house.white, "zone", &[("place", "Europe/Kyiv")]).await;
    assert!(said.contains("Europe/Kyiv"), "{said}");
    let said = house.slash(house.white, "remind", &[("when", "12h"), ("where", "privately")]).await;
    assert!(said.contains("12 hours before the time is up, privately"), "{said}");
    let said = house.slash(house.white, "quiet", &[("hours", "22-8"), ("weekends", "true")]).await;
    assert!(said.contains("22:00–08:00, Saturdays and Sundays"), "{said}");
    let card = house.slash(house.white, "settings", &[]).await;
    assert!(card.contains("Europe/Kyiv") && card.contains("22:00–08:00"), "{card}");
    end(&house, program).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_digest_is_private_and_whoever_takes_none_is_told_in_place() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let (house, program) = House::seated(Standin::start().await, &data, &[]).await;
    // An hour that comes two hours from now, whatever the machine's time; not in the last minutes of a day,
    // because a digest after midnight belongs to the next.
    let mut soon = jiff::Timestamp::now() + SignedDuration::from_hours(2);
    if soon.to_zoned_datetime(jiff::tz::TimeZone::UTC).time() > jiff::civil::time(23, 55, 0, 0) {
        soon -= SignedDuration::from_mins(10);
    }
    let hour = soon.to_zoned_datetime(jiff::tz::TimeZone::UTC).strftime("%H:%M").to_string();
    let said = house.slash(house.white, "digest", &[("hour", &hour)]).await;
    assert!(said.contains(&hour), "{said}");
    let program = house.restart_ahead(program, true, SignedDuration::from_mins(122)).await;
    let direct = house.direct(house.white);
    let digest = saying(&house, direct, "waiting for you").await;
    assert!(digest.content.contains("#1 Three-player chess"), "{}", digest.content);
    assert!(digest.content.contains(&format!("<#{}>", house.thread)), "{}", digest.content);
    assert!(digest.button_ids().iter().any(|id| id.starts_with("board:1:")), "{:?}", digest.button_ids());
    house.standin.change(|world| world.users.get_mut(&house.white).unwrap().closed = true);
    let program = house.restart_ahead(program, true, SignedDuration::from_mins(24 * 60 + 122)).await;
    let pointer = saying(&house, house.thread, "daily digest").await;
    assert_eq!(pointer.notified, [house.white]);
    assert_eq!(
        house.standin.messages(direct).iter().filter(|m| m.content.contains("waiting for you")).count(),
        1
    );
    let said = house.standin.read(|world| reminders(world, &house));
    assert_eq!(said, 0, "the digest stands for it");
    end(&house, program).await;
}
