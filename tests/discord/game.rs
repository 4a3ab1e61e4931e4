//! A whole three-player game on Discord: the sample game of the rules page, through the real client
//! and a stand-in on loopback, with all kinds of faults on the way. Every post is made exactly once.

use crate::house;
use crate::standin;

use house::{House, Program, button, number_of};
use liege_store::{self as store, Store};
use serde_json::{Value, json};
use standin::{Message, Standin, Wire, World, acts};
use std::path::Path;
use std::time::Duration;

/// The sample game: its actions in canonical notation, with the seats that are to move after each.
fn sample() -> Vec<(String, Vec<String>)> {
    let text = include_str!("../../crates/games/src/three_player_chess/vectors/sample.json");
    let sample: Value = serde_json::from_str(text).unwrap();
    let seats = |of: &Value| serde_json::from_value(of.clone()).unwrap();
    let actions = sample["actions"].as_array().unwrap();
    actions.iter().map(|a| (a["action"].as_str().unwrap().to_owned(), seats(&a["to_move"]))).collect()
}

/// Creates the table by slash command; one player joins by button and one by typing.
async fn lay(standin: Standin, data: &Path) -> (House, Program) {
    let red = standin.user("Ada", "en-US");
    let (white, black) = (standin.user("Bob", "ru"), standin.user("Cyd", "uk"));
    let hall = standin.channel("hall");
    let program = Program::start(&standin, data).await;
    let games = standin.completions(red, hall, "new", &[("game", "three-p")], "game").await;
    assert_eq!(games, [("Three-player chess".to_owned(), json!("three-player-chess"))]);
    let ids = [red, white, black].map(|id| id.to_string());
    let given = [
        ("game", "three-player-chess"),
        ("seat1", ids[0].as_str()),
        ("seat2", ids[1].as_str()),
        ("seat3", ids[2].as_str()),
        ("settings", "truce=off"),
    ];
    let laid = standin.slash(red, hall, "new", &given).await;
    assert!(laid[0].ephemeral && laid[0].content.contains("#1"), "{laid:?}");
    let lobby = standin.posted(hall, 1).await.remove(0);
    assert_eq!(lobby.notified, [white, black]);
    let joined = standin.press(white, lobby.id, button(&lobby, "join:1")).await;
    assert!(joined[0].content.contains("Вы за столом #1"), "{}", joined[0].content);
    standin.reply(black, lobby.id, "join");
    // A thread has the id of the message it starts from.
    let house = House { standin, data: data.to_owned(), red, white, black, hall, thread: lobby.id };
    let first = house.board(0).await;
    assert_eq!(first.notified, [white, red, black], "who is to move first, and everybody once");
    (house, program)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_with_everything_that_goes_wrong_is_posted_exactly_once() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let (house, mut program) = lay(Standin::start().await, &data).await;
    let sample = sample();
    let typed = |number: usize| sample[number - 1].0[2..].to_owned();
    let (red, white, black, thread) = (house.red, house.white, house.black, house.thread);

    // 1 typed in the thread; 2 as a reply to the board; 3 by direct message.
    house.type_in_thread(white, &typed(1));
    let board = house.board(1).await;
    house.standin.reply(black, board.id, &typed(2));
    house.board(2).await;
    house.standin.tell(red, &typed(3));
    house.board(3).await;

    // An illegal move is refused, visible to the player only.
    let refused = house.standin.slash(white, thread, "move", &[("notation", "WP6-WP6")]).await;
    assert!(
        refused[0].ephemeral && refused[0].content.chars().any(|c| matches!(c, 'а'..='я')),
        "{refused:?}"
    );
    // 4 by slash command, completed while it is typed.
    let offered = house.standin.completions(white, thread, "move", &[("notation", "WP6")], "notation").await;
    assert!(!offered.is_empty() && offered.len() <= 25);
    let wanted = offered.iter().find(|(_, value)| value.as_str().is_some_and(|v| v.ends_with("xRC2")));
    let wanted = wanted.unwrap_or_else(|| panic!("{offered:?}")).1.as_str().unwrap().to_owned();
    let played = house.standin.slash(white, thread, "move", &[("notation", &wanted)]).await;
    assert!(played[0].ephemeral, "{played:?}");
    let board = house.board(4).await;

    // 5: an offer by buttons, first those under the board, then the one under the private answer.
    let acts = house.standin.press(white, board.id, button(&board, "acts:1")).await;
    assert!(acts[0].ephemeral);
    let offer = button(&acts[0], "W:offer W>R").to_owned();
    house.standin.press(white, acts[0].id, &offer).await;
    let board = house.board(5).await;
    assert_eq!(board.notified, [red], "whom the offer is made to");
    // 6: the answer. After it the button is stale: it is answered, but has no effect.
    house.standin.reply(red, board.id, &typed(6));
    house.board(6).await;
    let stale = house.standin.change(|world| {
        let shown = world.messages.iter_mut().find(|message| message.id == acts[0].id).unwrap();
        shown.buttons.clone_from(&acts[0].buttons);
        world.press(white, acts[0].id, &offer)
    });
    let stale = house.standin.answers(stale).await;
    assert!(stale[0].ephemeral && stale[0].content.contains("#1"), "{stale:?}");

    // 7: typed while the connection is broken. It is handled when the connection is resumed, and only once,
    // though the gateway sends it twice.
    house.standin.change(|world| world.held = true);
    house.standin.break_gateway(Wire::Drop);
    let said = house.type_in_thread(black, &typed(7));
    house.standin.change(|world| {
        let again = acts::event_of(world, &world.message(said).unwrap().clone());
        world.dispatch("MESSAGE_CREATE", &again);
        world.held = false;
    });
    house.board(7).await;
    assert_eq!(house.standin.read(|world| (world.identified, world.resumed)), (1, 1));

    // 8: the post meets a 429; 9: it arrives, but the answer is lost; 10: it does not arrive at first.
    house.fault(429, false, Some(0.7), 1);
    house.standin.slash(red, thread, "move", &[("notation", &typed(8))]).await;
    house.board(8).await;
    house.fault(500, true, None, 1);
    house.type_in_thread(red, &typed(9));
    house.board(9).await;
    house.fault(500, false, None, 2);
    house.type_in_thread(white, &typed(10));
    house.board(10).await;

    // The program is stopped and started again; the game goes on at the same point. 11 is typed in between,
    // after an illegal move.
    program.stop().await;
    house.standin.gone().await;
    house.type_in_thread(red, "WP6-WP6");
    house.type_in_thread(red, &typed(11));
    program = Program::start(&house.standin, &data).await;
    house.board(11).await;
    let told = house.standin.change(|world| world.direct(red));
    let refusals = |world: &World| {
        let told = |message: &&Message| message.channel == told && message.content.contains("not Red’s");
        world.messages.iter().filter(told).count()
    };
    house.standin.until("an answer to what is no move", |world| (refusals(world) == 1).then_some(())).await;
    // No message is handled a second time after the next start.
    program = house.restart(program, true).await;
    house.standin.tell(red, &typed(12));
    house.board(12).await;
    assert_eq!(house.standin.read(refusals), 1);

    // 13 is accepted, but its post fails; the program is killed, and posts it later.
    house.fault(503, false, None, 1_000);
    house.type_in_thread(black, &typed(13));
    house
        .standin
        .until("an attempt", |world| world.asked.iter().any(|asked| asked.status == 503).then_some(()))
        .await;
    house.standin.change(|world| world.faults.clear());
    program = house.restart(program, false).await;
    house.board(13).await;

    // 14 is posted, and the program killed before it knows.
    house.fault(503, true, None, 1_000);
    house.type_in_thread(red, &typed(14));
    house.board(14).await;
    program.kill().await;
    house.standin.change(|world| world.session = None);
    // 15 is typed while it is dead.
    house.type_in_thread(red, &typed(15));
    program = Program::start(&house.standin, &data).await;
    house.standin.change(|world| world.faults.clear());
    house.board(15).await;
    house.type_in_thread(white, &typed(16));
    house.board(16).await;
    // 17 is typed elsewhere, with the table's number; meanwhile the thread has been archived.
    house.standin.change(|world| world.channels.get_mut(&thread).unwrap().archived = true);
    house.standin.say(black, house.hall, &format!("{} #1 {}", house.standin.mention(), typed(17)));
    house.board(17).await;
    assert!(!house.standin.read(|world| world.channels[&thread].archived));
    house.type_in_thread(red, &typed(18));
    house.board(18).await;
    house.type_in_thread(red, &typed(19));
    house.board(19).await;
    // 20: a player who resigns is asked to confirm.
    let sure = house.standin.slash(black, thread, "resign", &[]).await;
    house.standin.press(black, sure[0].id, button(&sure[0], "B:resign")).await;
    let last = house.board(20).await;
    assert!(last.content.contains("The game is over"), "{}", last.content);
    let mut told = last.notified.clone();
    told.sort_unstable();
    assert_eq!(told, [red, white], "the end concerns all but whoever has brought it about");

    // The game has changed their ratings; and there is a rematch: the first press creates the table, and the
    // same button seats the others.
    let id = red.to_string();
    let card = house.standin.slash(white, thread, "rating", &[("member", id.as_str())]).await;
    assert!(card[0].ephemeral && card[0].content.contains("1711?"), "{card:?}");
    let best = house.standin.slash(black, thread, "leaderboard", &[]).await;
    let text = &best[0].content;
    let place = |who: u64| text.find(&format!("<@{who}>")).unwrap_or_else(|| panic!("{text}"));
    assert!(place(red) < place(black) && place(black) < place(white), "{text}");
    let again = house.standin.press(red, last.id, button(&last, "rematch:1")).await;
    assert!(again[0].ephemeral && again[0].content.contains("#2"), "{again:?}");
    for who in [white, black] {
        let joined = house.standin.press(who, last.id, button(&last, "rematch:1")).await;
        assert!(joined[0].ephemeral && joined[0].content.contains("#2"), "{joined:?}");
    }

    // A moment for messages that should not come.
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(house.numbers(), (0..=20).collect::<Vec<_>>(), "every post once, and in order");
    for post in house.standin.posts(thread).iter().filter(|post| number_of(post).is_some()) {
        check(&house, post, &sample);
    }
    let whispers = [red, white, black].map(|who| {
        let channel = house.standin.change(|world| world.direct(who));
        house.standin.posts(channel).into_iter().map(|post| post.content).collect::<Vec<_>>()
    });
    // If the board is out of sight the answer says that the move was accepted (3 and 12; 17), and why an
    // illegal one was not. Otherwise the post is the answer.
    assert_eq!(whispers.each_ref().map(Vec::len), [3, 0, 1], "{whispers:#?}");
    program.stop().await;
    let store = Store::open_read_only(&data).await.unwrap();
    let table = store.table(1).await.unwrap().unwrap();
    let log: Vec<&str> = table.log().iter().map(|entry| entry.action.as_str()).collect();
    assert_eq!(log, sample.iter().map(|(action, _)| action.as_str()).collect::<Vec<_>>());
    let next = store.table(2).await.unwrap().unwrap();
    let seated: Vec<_> = next.chairs().iter().map(|chair| chair.holder().unwrap().id.clone()).collect();
    assert_eq!(seated, [black, red, white].map(|who| who.to_string()), "everybody sits elsewhere");
    assert!(store::verify(&store).await.unwrap().is_sound());
    house.standin.finish();
}

/// Checks a post: its picture if something has moved, the alt text, and the notified members.
fn check(house: &House, post: &Message, sample: &[(String, Vec<String>)]) {
    let number = number_of(post).unwrap();
    for picture in &post.files {
        assert!(picture.bytes.starts_with(b"\x89PNG") && picture.bytes.len() <= 400_000);
        assert!(picture.alt.as_ref().is_some_and(|alt| (20..=1024).contains(&alt.chars().count())));
    }
    assert!(number == 20 || post.button_ids().contains(&format!("more:1:{number}").as_str()));
    let Some((action, to_move)) = number.checked_sub(1).map(|index| &sample[index]) else { return };
    let is_move = action[2..].starts_with(|c: char| c.is_uppercase());
    assert!(post.files.len() == 1 || !is_move && post.files.is_empty(), "{number}: {action}");
    if is_move && number < 20 {
        let mover = house.holder(&action[..1]);
        let next = to_move.iter().map(|seat| house.holder(seat));
        // After the players to move come those whom the move concerns closely, but not its author.
        let next: Vec<u64> = next.filter(|next| *next != mover).collect();
        assert!(post.notified.starts_with(&next), "after {action}: {:?}", post.notified);
        assert!(!post.notified.contains(&mover), "after {action}");
    }
}
