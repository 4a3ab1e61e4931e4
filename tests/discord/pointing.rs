//! Moves that are chosen and not typed, on Discord: menus, answers that replace the one before, forms, and
//! the menus beside messages and members.

use crate::house::{Program, button};
use crate::standin::{Message, Standin};

/// A table of chess in a channel: its players, and its thread.
async fn chess(standin: &Standin) -> (Program, tempfile::TempDir, [u64; 2], u64) {
    let folder = tempfile::tempdir().unwrap();
    let (ada, bob) = (standin.user("Ada", "en-US"), standin.user("Bob", "en-US"));
    let hall = standin.channel("hall");
    let program = Program::start(standin, &folder.path().join("liege.sqlite")).await;
    let seats = [("game", "chess"), ("seat1", &ada.to_string()), ("seat2", &bob.to_string())];
    standin.slash(ada, hall, "new", &seats).await;
    let lobby = standin.posted(hall, 1).await.remove(0);
    standin.press(bob, lobby.id, button(&lobby, "join:1")).await;
    (program, folder, [ada, bob], lobby.id)
}

async fn post(standin: &Standin, thread: u64, count: usize) -> Message {
    standin.posted(thread, count).await.remove(count - 1)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_is_chosen_in_one_private_message() {
    let standin = Standin::start().await;
    let (program, _folder, [ada, bob], thread) = chess(&standin).await;
    let board = post(&standin, thread, 1).await;
    let asked = standin.press(ada, board.id, button(&board, "moves:1")).await.remove(0);
    assert!(asked.ephemeral && asked.content.contains("Which piece?"), "{asked:?}");
    assert_eq!(asked.files.len(), 1);
    // The second choice replaces the first, with its picture; nothing is added.
    let before = standin.read(|world| world.messages.len());
    let target = standin.press(ada, asked.id, button(&asked, "point:1:0:0:g1")).await.remove(0);
    assert_eq!((target.id, target.files.len()), (asked.id, 1));
    assert!(target.content.contains("Knight g1: where to?"), "{target:?}");
    assert_eq!(standin.read(|world| world.messages.len()), before);
    let asked_again = standin.press(ada, board.id, button(&board, "moves:1")).await.remove(0);
    // When the move is posted beside it, no message is left that has to be dismissed.
    let played = standin.press(ada, asked.id, button(&target, "play:1:0:g1f3")).await;
    assert!(played.is_empty(), "{played:?}");
    assert!(standin.read(|world| world.messages.iter().all(|message| message.id != asked.id)));
    let board = post(&standin, thread, 2).await;
    assert!(board.content.contains("Nf3"), "{board:?}");
    // Controls under a public post stay there.
    let answers = standin.press(bob, board.id, button(&board, "more:1")).await;
    assert!(answers[0].ephemeral && answers[0].id != board.id, "{answers:?}");
    // The old choice is stale; nobody else can play it.
    standin.change(|world| {
        let old = world.messages.iter_mut().find(|m| m.id == asked_again.id).unwrap();
        old.buttons.clone_from(&target.buttons);
    });
    let stale = standin.press(ada, asked_again.id, "play:1:0:g1f3").await.remove(0);
    assert!(stale.content.contains("Something has happened"), "{stale:?}");
    assert_eq!(standin.posts(thread).len(), 2);
    program.stop().await;
    standin.finish();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_beside_messages_and_members() {
    let standin = Standin::start().await;
    let (program, _folder, [ada, bob], thread) = chess(&standin).await;
    post(&standin, thread, 1).await;
    // The author plays a move that they have typed without an address.
    let typed = standin.say(ada, thread, "e4");
    standin.beside(ada, thread, "Play this as my move", typed).await;
    let board = post(&standin, thread, 2).await;
    assert!(board.content.contains("e4"), "{board:?}");
    // For others it is not their move.
    let refused = standin.beside(ada, thread, "Play this as my move", typed).await.remove(0);
    assert!(refused.ephemeral && !refused.content.is_empty(), "{refused:?}");
    assert_eq!(standin.posts(thread).len(), 2);
    let shown = standin.beside(bob, thread, "Board here", board.id).await.remove(0);
    assert!(shown.ephemeral && shown.files.len() == 1, "{shown:?}");
    let rating = standin.beside(bob, thread, "Rating", ada).await.remove(0);
    assert!(rating.content.contains("Ada") || rating.content.contains(&format!("<@{ada}>")), "{rating:?}");
    // A challenge asks for the game; the choice replaces the question.
    let asked = standin.beside(bob, thread, "Challenge", ada).await.remove(0);
    assert!(asked.content.contains("To which game"), "{asked:?}");
    let chosen = button(&asked, "challenge-in:");
    // A game to start with comes first.
    assert!(chosen.ends_with(":chess:Ada"), "{chosen}");
    let game = format!("challenge-in:{ada}:dragonchess:Ada");
    let sent = standin.press(bob, asked.id, &game).await.remove(0);
    assert_eq!(sent.id, asked.id);
    assert!(sent.buttons.iter().flatten().all(|(id, ..)| !id.starts_with("challenge-in")), "{sent:?}");
    let invited = |message: &&Message| {
        !message.ephemeral && message.content.contains("Dragonchess") && message.notified == [ada]
    };
    standin.until("the challenge", |world| world.messages.iter().find(invited).cloned()).await;
    program.stop().await;
    standin.finish();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_form_is_shown_at_once_and_done_when_it_is_filled_in() {
    let standin = Standin::start().await;
    let (program, _folder, [ada, bob], thread) = chess(&standin).await;
    post(&standin, thread, 1).await;
    // A note, by the button under the list of notes.
    let notes = standin.slash(ada, thread, "note", &[]).await.remove(0);
    let noted = standin.fill(ada, notes.id, button(&notes, "note:1"), "Keep the knights.").await.remove(0);
    assert!(noted.ephemeral, "{noted:?}");
    let notes = standin.slash(ada, thread, "note", &[]).await.remove(0);
    assert!(notes.content.contains("Keep the knights."), "{notes:?}");
    let others = standin.slash(bob, thread, "note", &[]).await.remove(0);
    assert!(!others.content.contains("Keep the knights."), "{others:?}");
    program.stop().await;
    standin.finish();
}
