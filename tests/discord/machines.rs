//! A table at which a member plays with machines, on Discord: they are named as machines, move and answer by
//! themselves, and are never pinged.

use crate::house::{Program, button, to_move};
use crate::standin::{Message, Standin, World};
use liege_store::{self as store, Store};

/// The beginning of a mention of a machine, which must not occur anywhere.
const OF_A_MACHINE: &str = "<@~";

/// Waits for the latest post in a thread that pings a member, after this number of posts.
async fn called(standin: &Standin, thread: u64, who: u64, after: usize) -> (usize, Message) {
    let find = |world: &World| {
        let posts: Vec<&Message> =
            world.messages.iter().filter(|message| message.channel == thread && !message.ephemeral).collect();
        let called = |(number, message): (usize, &&Message)| {
            (number >= after && message.notified == [who]).then(|| (number + 1, (*message).clone()))
        };
        posts.iter().enumerate().find_map(called)
    };
    standin.until("a post that calls for a move", find).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_filled_with_machines_is_played_without_calling_them() {
    let standin = Standin::start().await;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let (ada, bob, hall) =
        (standin.user("Ada", "en-US"), standin.user("Bob", "en-US"), standin.channel("hall"));
    let program = Program::start(&standin, &data).await;
    let given = [("game", "three-player-chess"), ("seat1", &*ada.to_string())];
    standin.slash(ada, hall, "new", &given).await;
    let lobby = standin.posted(hall, 1).await.remove(0);
    // A member who is not the host can't fill the seats.
    let refused = standin.press(bob, lobby.id, button(&lobby, "fill-machines:1")).await.remove(0);
    assert!(refused.ephemeral && refused.content.contains("Ada"), "{refused:?}");
    standin.press(ada, lobby.id, button(&lobby, "fill-machines:1")).await;

    // White and Black are machines, and move before Red does.
    let thread = lobby.id;
    let (first, begins) = called(&standin, thread, ada, 0).await;
    assert!(begins.content.contains("White Machine 3, Black Machine 3"), "{begins:?}");
    let (seen, board) = called(&standin, thread, ada, first).await;
    assert!(board.content.contains(&to_move("Red")) && board.files.len() == 1, "{board:?}");
    let begun = standin.until("the invitation as it is then", |world| {
        let card = world.message(lobby.id)?;
        (card.content.matches(": Machine 3").count() == 2).then(|| card.clone())
    });
    assert!(begun.await.button_ids().iter().all(|id| !id.starts_with("join")), "nobody can join any more");
    let told: Vec<Message> = standin.posts(thread);
    assert!(told.iter().any(|post| post.content.contains("White: ")), "{told:?}");
    assert!(told[first..seen - 1].iter().all(|post| post.silent && post.notified.is_empty()), "{told:?}");

    // The machine that gets an offer answers it, and nobody is pinged for that either.
    let offered = standin.slash(ada, thread, "act", &[("notation", "R:offer R=W/3")]).await.remove(0);
    assert!(offered.ephemeral, "{offered:?}");
    standin
        .until("an answer to the offer", |world| {
            let answers = |message: &&Message| {
                message.channel == thread
                    && !message.ephemeral
                    && ["have a truce", "refuses", "declines"]
                        .iter()
                        .any(|said| message.content.contains(said))
            };
            world.messages.iter().find(answers).cloned()
        })
        .await;

    // After a move and the machines' answers, the next post with a sound is for Ada.
    let posts = standin.posts(thread).len();
    standin.slash(ada, thread, "move", &[("notation", "C5-V7")]).await;
    let (_, board) = called(&standin, thread, ada, posts).await;
    assert!(board.content.contains(&to_move("Red")), "{board:?}");

    for message in standin.read(|world| world.messages.clone()) {
        let said = message.earlier.iter().map(|version| version.content.as_str());
        let alt = message.files.iter().filter_map(|file| file.alt.as_deref());
        let texts: Vec<&str> = said.chain([message.content.as_str()]).chain(alt).collect();
        assert!(texts.iter().all(|text| !text.contains(OF_A_MACHINE)), "{message:?}");
        assert!(message.notified.iter().all(|id| *id == ada), "{message:?}");
    }
    program.stop().await;
    let store = Store::open_read_only(&data).await.unwrap();
    let table = store.table(1).await.unwrap().unwrap();
    let moved =
        |seat: u8| table.log().iter().filter(|entry| entry.seat.is_some_and(|at| at.0 == seat)).count();
    assert!(moved(1) >= 2 && moved(2) >= 2, "{:?}", table.log());
    assert!(store::verify(&store).await.unwrap().is_sound());
    store.close().await;
    standin.finish();
}
