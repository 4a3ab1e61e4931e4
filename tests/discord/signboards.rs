//! Displays of the state of tables on Discord: a channel's standing message, which is edited in place, and
//! the names of threads; through the real client and a stand-in on loopback.

use crate::house;
use crate::standin;

use house::House;
use jiff::{SignedDuration, Timestamp};
use standin::{Message, Standin, World};

/// The existing standing messages of a channel.
fn standing(world: &World, channel: u64) -> Vec<Message> {
    let here =
        |message: &&Message| message.channel == channel && message.content.starts_with("**Tables here**");
    world.messages.iter().filter(here).cloned().collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_standing_message_is_posted_once_and_edited_in_place() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let (house, program) = House::seated(Standin::start().await, &data, &[("time", "2d")]).await;
    house.standin.change(|world| world.users.get_mut(&house.red).unwrap().roles = vec![world.managers]);
    let set = house.standin.slash(house.red, house.hall, "setup", &[("standing", "on")]).await;
    assert!(set[0].content.contains("has a standing message"), "{}", set[0].content);
    let first = house.standin.until("the standing message", |world| standing(world, house.hall).pop()).await;
    assert!(first.notified.is_empty(), "{:?}", first.notified);
    let line = format!("**#1** Three-player chess <#{}>: <@{}>", house.thread, house.white);
    assert!(first.content.contains(&line), "{}", first.content);

    // A move changes it, but not at once, and without a new message.
    house.type_in_thread(house.white, &format!("{} C5-V7", house.standin.mention()));
    house.board(1).await;
    let program = house.restart_ahead(program, true, SignedDuration::from_mins(1)).await;
    let edited = house.standin.edited(first.id, 1).await;
    assert!(edited.content.contains(&format!("<@{}>", house.black)), "{}", edited.content);
    assert!(edited.notified.is_empty());
    assert_eq!(house.standin.read(|world| standing(world, house.hall).len()), 1);

    // Somebody deletes it: it is posted again with the next change.
    house.standin.change(|world| world.messages.retain(|message| message.id != first.id));
    house.type_in_thread(house.black, &format!("{} C5-V7", house.standin.mention()));
    house.board(2).await;
    let program = house.restart_ahead(program, true, SignedDuration::from_mins(2)).await;
    let again = house.standin.until("it again", |world| standing(world, house.hall).pop()).await;
    assert!(
        again.id != first.id && again.content.contains(&format!("<@{}>", house.red)),
        "{}",
        again.content
    );
    program.stop().await;
    house.standin.finish();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thread_is_renamed_at_the_end_and_closed_a_day_later() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let (house, program) = House::seated(Standin::start().await, &data, &[]).await;
    let thread = |house: &House| house.standin.read(|world| world.channels[&house.thread].clone());
    let began = thread(&house).name;
    for who in [house.white, house.black] {
        let asked = house.standin.slash(who, house.thread, "resign", &[]).await;
        let button = asked[0].button_ids().remove(0);
        house.standin.press(who, asked[0].id, button).await;
    }
    let named = house.standin.until("a new name", |world| {
        Some(world.channels[&house.thread].name.clone()).filter(|name| *name != began)
    });
    assert_eq!(named.await, format!("✅ {began}"));
    assert!(!thread(&house).archived, "people still talk about it");
    let program = house.restart_ahead(program, true, SignedDuration::from_hours(25)).await;
    house
        .standin
        .until("the end of the thread", |world| world.channels[&house.thread].archived.then_some(()))
        .await;
    assert!(!thread(&house).locked, "without the right to it threads are not locked");
    program.stop().await;
    house.standin.finish();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_puzzle_of_the_day_is_posted_once_and_opened_in_private() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let (house, program) = House::seated(Standin::start().await, &data, &[("time", "9d")]).await;
    let posts = |world: &World| -> Vec<Message> {
        let is_puzzle = |message: &&Message| message.content.starts_with("**Puzzle of the day");
        world.messages.iter().filter(is_puzzle).cloned().collect()
    };
    house.standin.change(|world| world.users.get_mut(&house.red).unwrap().roles = vec![world.managers]);
    let set = house.standin.slash(house.red, house.hall, "setup", &[("puzzle", "chess")]).await;
    assert!(set[0].content.contains("a puzzle a day"), "{}", set[0].content);
    // Whatever the hour of this test is: soon after that of the puzzle.
    let due = set[0].content.split("the next one <t:").nth(1).and_then(|text| text.split(':').next());
    let due = Timestamp::from_second(due.unwrap().parse().unwrap()).unwrap();
    let ahead = due.duration_since(Timestamp::now()) + SignedDuration::from_mins(10);
    let program = house.restart_ahead(program, true, ahead).await;
    let post = house.standin.until("the puzzle of the day", |world| posts(world).pop()).await;
    assert!(post.channel == house.hall && post.notified.is_empty(), "{post:?}");
    let solve = format!("puzzle-day:{}:1", house.hall);
    let opened = house.press(house.black, post.id, &solve).await;
    assert!(opened.contains("**Chess, puzzle "), "{opened}");
    // After a kill and a restart on the same day it is not posted again.
    let program = house.restart_ahead(program, false, ahead + SignedDuration::from_mins(5)).await;
    house.type_in_thread(house.white, &format!("{} C5-V7", house.standin.mention()));
    house.board(1).await;
    assert_eq!(house.standin.read(|world| posts(world).len()), 1);
    program.stop().await;
    house.standin.finish();
}
