//! Moves written while the program is off, or cut off for so long that its session is lost, in all places
//! where they can be written.

use crate::house::{House, Program, number_of};
use crate::standin::{Message, Standin, Wire};
use liege_store::{Alive, Shard, Store, Watermark};
use std::path::PathBuf;

fn file() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    (folder, data)
}

/// The bot's private messages to somebody, as soon as there are this many.
async fn said(house: &House, who: u64, count: usize) -> Vec<Message> {
    house.standin.posted(house.direct(who), count).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn direct_messages_of_those_who_were_only_answered_are_heard_after_the_next_start() {
    let (_folder, data) = file();
    let (house, program) = House::seated(Standin::start().await, &data, &[]).await;
    let guest = house.standin.user("Dan", "en-US");
    house.type_in_thread(house.white, "C5-V7");
    house.board(1).await;
    // Both got only answers so far. Only one of them plays.
    house.standin.tell(house.black, "tables");
    house.standin.tell(guest, "tables");
    for who in [house.black, guest] {
        said(&house, who, 1).await;
    }
    program.stop().await;
    house.standin.gone().await;
    house.standin.tell(house.black, "C5-V7 #1");
    house.standin.tell(guest, "about");
    let program = Program::start(&house.standin, &data).await;
    assert_eq!(house.board(2).await.notified, [house.red]);
    said(&house, guest, 2).await;
    // No message is handled a second time.
    let program = house.restart(program, true).await;
    house.standin.tell(house.red, "C5-V7 #1");
    house.board(3).await;
    assert_eq!(said(&house, guest, 2).await.len(), 2);
    assert_eq!(house.log().await.len(), 3);
    program.stop().await;
    house.standin.finish();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_where_a_table_with_a_thread_was_laid_is_heard_though_the_session_is_lost() {
    let (_folder, data) = file();
    let (house, program) = House::seated(Standin::start().await, &data, &[]).await;
    let (standin, me) = (&house.standin, house.standin.mention());
    standin.tell(house.red, "tables");
    said(&house, house.red, 1).await;
    standin.change(|world| world.held = true);
    standin.break_gateway(Wire::Drop);
    standin.change(|world| world.session = None);
    standin.say(house.red, house.hall, "Has anybody seen Bob?");
    standin.say(house.white, house.hall, &format!("{me} #1 C5-V7"));
    // A reply to the invitation, from which the thread starts.
    standin.reply(house.black, house.thread, "C5-V7");
    standin.change(|world| world.held = false);
    house.board(1).await;
    assert_eq!(house.board(2).await.notified, [house.red]);
    assert!(standin.posts(house.hall).iter().all(|post| number_of(post).is_none()));
    program.stop().await;
    house.standin.finish();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_in_a_thread_that_was_archived_meanwhile_is_heard() {
    let (_folder, data) = file();
    let (house, program) = House::seated(Standin::start().await, &data, &[]).await;
    program.stop().await;
    house.standin.gone().await;
    let typed = house.type_in_thread(house.white, "C5-V7");
    house.standin.change(|world| world.channels.get_mut(&house.thread).unwrap().archived = true);
    // This acts as if it had been off for two hours before.
    let store = Store::open(&data).await.unwrap();
    let long_ago = Watermark { message: typed - ((2 * 60 * 60 * 1000) << 22), ..Watermark::default() };
    store.note_alive(Shard::ONLY, Alive::Heard(&long_ago)).await.unwrap();
    store.close().await;
    drop(store);
    let program = Program::start(&house.standin, &data).await;
    assert_eq!(house.board(1).await.notified, [house.black]);
    program.stop().await;
    house.standin.finish();
}
