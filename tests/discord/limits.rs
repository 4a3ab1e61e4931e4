//! Floods on Discord, and servers, channels and threads that disappear during games.

use crate::house;
use crate::standin;

use house::{House, Program, button, to_move};
use liege_chat::Limits;
use liege_store::{Store, WhichServers};
use standin::{Message, Standin, World};
use std::path::PathBuf;
use std::time::Duration;

/// The bot's private message to somebody that contains a text, as soon as there is one.
async fn told(house: &House, who: u64, part: &str) -> Message {
    let channel = house.direct(who);
    let find = |world: &World| {
        let theirs = |message: &&Message| {
            message.channel == channel && message.author == world.bot && message.content.contains(part)
        };
        world.messages.iter().find(theirs).cloned()
    };
    house.standin.until(&format!("{part} to {who}"), find).await
}

fn file() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    (folder, data)
}

/// Requests to post in a channel.
fn attempts(house: &House, channel: u64) -> usize {
    let path = format!("/channels/{channel}/messages");
    house
        .standin
        .read(|world| world.asked.iter().filter(|asked| asked.method == "POST" && asked.path == path).count())
}

/// Waits until the program has noted that it is back on the server.
async fn back(house: &House) {
    let store = Store::open_read_only(&house.data).await.unwrap();
    let mut waited = 0;
    while !store.servers(WhichServers::Left).await.unwrap().is_empty() {
        waited += 1;
        assert!(waited < 2_000, "the program does not come back");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_is_refused_once_and_the_game_goes_on() {
    let (_folder, data) = file();
    let limits = Limits { commands_per_minute: 8, completions_per_minute: 4, ..Limits::default() };
    let standin = Standin::start().await;
    let red = standin.user("Ada", "en-US");
    let (white, black) = (standin.user("Bob", "en-US"), standin.user("Cyd", "en-US"));
    let hall = standin.channel("hall");
    let program = Program::start_limited(&standin, &data, limits).await;
    let ids = [red, white, black].map(|id| id.to_string());
    let given = [
        ("game", "three-player-chess"),
        ("seat1", ids[0].as_str()),
        ("seat2", ids[1].as_str()),
        ("seat3", ids[2].as_str()),
    ];
    standin.slash(red, hall, "new", &given).await;
    let lobby = standin.posted(hall, 1).await.remove(0);
    for who in [white, black] {
        standin.press(who, lobby.id, button(&lobby, "join:1")).await;
    }
    let house = House { standin, data: data.clone(), red, white, black, hall, thread: lobby.id };
    house.board(0).await;
    let standin = &house.standin;

    // White has joined with one press; seven commands are left.
    for _ in 0..7 {
        let answer = standin.slash(white, hall, "tables", &[]).await;
        assert!(answer[0].content.contains("#1"), "{answer:?}");
    }
    let refused = standin.slash(white, hall, "tables", &[]).await;
    assert!(refused[0].ephemeral && refused[0].content.contains("Try again <t:"), "{refused:?}");
    // Interactions are answered, in fewer words; what is typed is not.
    let again = standin.slash(white, hall, "log", &[]).await;
    assert!(again[0].ephemeral && again[0].content.starts_with("Not yet"), "{again:?}");
    let pressed = standin.press(white, lobby.id, button(&lobby, "help:1")).await;
    assert!(pressed[0].content.starts_with("Not yet"), "{pressed:?}");
    let direct = house.direct(white);
    let before = standin.posts(direct).len();
    for _ in 0..12 {
        standin.tell(white, "tables");
    }
    // Moves are different: the one after the flood is handled, and so was every word before it.
    standin.tell(white, "C5-V7");
    let board = house.board(1).await;
    assert_eq!(board.notified, [black]);
    let after: Vec<Message> = standin.posts(direct).into_iter().skip(before).collect();
    assert!(
        after
            .iter()
            .all(|message| !message.content.contains("Go on") && !message.content.contains("most urgent")),
        "{after:?}"
    );

    for _ in 0..4 {
        assert!(!standin.completions(red, hall, "new", &[("game", "d")], "game").await.is_empty());
    }
    assert!(standin.completions(red, hall, "new", &[("game", "d")], "game").await.is_empty());
    program.stop().await;
    house.standin.finish();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_without_its_server_and_comes_home() {
    let (_folder, data) = file();
    let (house, program) = House::seated(Standin::start().await, &data, &[]).await;
    let standin = &house.standin;
    // An outage does not mean that the bot was removed.
    standin.change(World::outage);
    standin.tell(house.white, "C5-V7");
    house.board(1).await;
    let quiet = house.direct(house.black);
    assert!(standin.posts(quiet).iter().all(|message| !message.content.contains("no longer")));

    standin.change(World::remove_bot);
    for who in [house.red, house.white, house.black] {
        let notice = told(&house, who, "no longer on the server").await;
        assert!(notice.content.contains("`board #1`"), "{notice:?}");
    }
    let tried = attempts(&house, house.thread);
    standin.tell(house.black, "C5-V7 #1");
    told(&house, house.red, &to_move("Red")).await;
    // The program is restarted while it is away, and is told nothing: it still knows.
    let program = house.restart(program, true).await;
    standin.tell(house.red, "C5-V7 #1");
    told(&house, house.white, &to_move("White")).await;
    assert_eq!(attempts(&house, house.thread), tried, "nothing is tried where nobody listens");

    standin.change(World::invite_bot);
    back(&house).await;
    standin.tell(house.white, "C6-V10 #1");
    let board = house.board(4).await;
    assert_eq!(board.notified, [house.black], "in the old thread");
    program.stop().await;
    house.standin.finish();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_was_left_while_nobody_listened_is_missed_at_the_start() {
    let (_folder, data) = file();
    let (house, program) = House::seated(Standin::start().await, &data, &[]).await;
    program.stop().await;
    house.standin.gone().await;
    house.standin.change(World::remove_bot);
    let program = Program::start(&house.standin, &data).await;
    told(&house, house.black, "no longer on the server").await;
    house.standin.tell(house.white, "C5-V7 #1");
    told(&house, house.black, &to_move("Black")).await;
    program.stop().await;
    house.standin.finish();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_thread_gives_way_to_the_channel_and_that_to_direct_messages() {
    let (_folder, data) = file();
    let (house, program) = House::seated(Standin::start().await, &data, &[]).await;
    let standin = &house.standin;
    standin.change(|world| {
        let managers = world.managers;
        world.users.get_mut(&house.red).unwrap().roles.push(managers);
    });
    let hall = house.hall.to_string();
    let settled = standin.slash(house.red, house.hall, "setup", &[("channel", &hall)]).await;
    assert!(settled[0].content.contains(&format!("<#{hall}>")), "{settled:?}");
    standin.change(|world| world.delete_channel(house.thread));
    let notice = told(&house, house.black, "goes on in").await;
    assert!(notice.content.contains(&format!("<#{hall}>")), "{notice:?}");
    standin.tell(house.white, "C5-V7 #1");
    let here = |world: &World| {
        let find =
            |message: &&Message| message.channel == house.hall && message.content.contains(&to_move("Black"));
        world.messages.iter().find(find).cloned()
    };
    let board = standin.until("the board in the channel", here).await;
    assert_eq!(board.notified, [house.black]);

    standin.change(|world| world.delete_channel(house.hall));
    told(&house, house.red, "has been deleted. Your game goes on here").await;
    let tried = attempts(&house, house.hall);
    standin.tell(house.black, "C5-V7 #1");
    told(&house, house.red, &to_move("Red")).await;
    assert_eq!(attempts(&house, house.hall), tried);
    let other = standin.channel("other");
    let card = standin.slash(house.red, other, "setup", &[]).await;
    assert!(card[0].content.contains("Nobody can open a table here"), "{card:?}");
    program.stop().await;
    house.standin.finish();
}
