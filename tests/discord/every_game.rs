//! Every game, played on Discord for some turns in every way: typed in the thread, as a reply to the board,
//! by direct message, by slash command with its completions, by buttons; through the real client and
//! a stand-in on loopback.

use crate::house;
use crate::standin;

use house::{Program, button, number_of};
use liege_game::{self as game, Game, Options, Seat, State};
use liege_store::{self as store, Store};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use standin::{Message, Standin, World};
use std::path::Path;
use std::time::Duration;

/// The number of turns at each table.
const TURNS: usize = 15;

/// A table of one game: its number, its thread, and the holders of its seats.
struct Sitting {
    table: usize,
    thread: u64,
    players: Vec<u64>,
}

impl Sitting {
    /// Creates a table for a game by slash command; the others join by button.
    async fn lay(standin: &Standin, table: usize, game: &dyn Game, players: &[u64]) -> Sitting {
        let hall = standin.channel(&format!("hall-{table}"));
        let players = players[..game.seats().len()].to_vec();
        let ids: Vec<String> = players.iter().map(u64::to_string).collect();
        let names = ["seat1", "seat2", "seat3", "seat4"];
        let mut given = vec![("game", game.id())];
        given.extend(names.iter().zip(&ids).map(|(name, id)| (*name, id.as_str())));
        let laid = standin.slash(players[0], hall, "new", &given).await;
        assert!(laid[0].ephemeral && laid[0].content.contains(&format!("#{table}")), "{laid:?}");
        let lobby = standin.posted(hall, 1).await.remove(0);
        for who in &players[1..] {
            standin.press(*who, lobby.id, button(&lobby, &format!("join:{table}"))).await;
        }
        let options = Options::check(game.options(), std::iter::empty::<(&str, &str)>()).unwrap();
        if game.takes_seeds(&options) {
            let asked = standin.posted(hall, 2).await.remove(1);
            for who in &players {
                standin.press(*who, asked.id, button(&asked, &format!("here:{table}"))).await;
            }
        }
        Sitting { table, thread: lobby.id, players }
    }

    /// Waits for the board after this number of actions.
    async fn board(&self, standin: &Standin, number: usize) -> Message {
        let mark = format!("more:{}:{number}", self.table);
        let find = |world: &World| {
            let here = |message: &&Message| {
                message.channel == self.thread && message.button_ids().contains(&mark.as_str())
            };
            world.messages.iter().find(here).cloned()
        };
        standin.until(&format!("the board of table {} after action {number}", self.table), find).await
    }
}

/// An action as people read it, or in canonical notation if that would be ambiguous (a disc named like a
/// cell).
fn shown(state: &dyn State, action: &str) -> String {
    let shown = state.display(action);
    match state.read(state.actor(action).expect("a seat's action"), &shown) {
        Ok(read) => assert_eq!(read.join(";"), action, "{shown}"),
        Err(refusal) => {
            assert!(refusal.candidates.iter().any(|candidate| candidate == action), "{shown}: {refusal:?}");
            return action.to_owned();
        }
    }
    shown
}

/// Plays `action` in the way of this turn.
async fn play(
    standin: &Standin,
    at: &Sitting,
    board: &Message,
    state: &dyn State,
    action: &str,
    (turn, within): (usize, Option<usize>),
) {
    let seat = state.actor(action).expect("a seat's action");
    let who = at.players[seat.index()];
    match turn % 5 {
        0 => drop(standin.say(who, at.thread, &format!("{} {action}", standin.mention()))),
        1 => drop(standin.reply(who, board.id, &shown(state, action))),
        2 => drop(standin.tell(who, &format!("#{} {}", at.table, action))),
        3 => {
            let typed: String = action.chars().take(action.chars().count() / 2).collect();
            let given = [("notation", typed.as_str())];
            let offered = standin.completions(who, at.thread, "move", &given, "notation").await;
            assert!(!offered.is_empty() && offered.len() <= 25, "{typed}: {offered:?}");
            let played = standin.slash(who, at.thread, "move", &[("notation", action)]).await;
            assert!(played[0].ephemeral, "{played:?}");
        }
        _ => {
            let canonical = action;
            let listed = standin.press(who, board.id, button(board, &format!("moves:{}", at.table))).await;
            let pointed =
                listed[0].button_ids().iter().any(|id| id.starts_with("point:") || id.starts_with("play:"));
            assert!(listed[0].ephemeral && pointed, "{action}: {listed:?}");
            // Within a turn the last actions have no board.
            let shown = button(board, "more:").rsplit(':').next().expect("a number under the board");
            let number = within.map_or_else(|| shown.to_owned(), |number| number.to_string());
            let id = format!("do:{}:{number}:{canonical}", at.table);
            // The button in a short list of moves.
            let shown = standin.change(|world| {
                let shown = world.messages.iter_mut().find(|message| message.id == board.id).unwrap();
                shown.buttons.push(vec![(id.clone(), action.to_owned(), 2)]);
                world.press(who, board.id, &id)
            });
            assert!(standin.answers(shown).await.iter().all(|answer| answer.ephemeral));
        }
    }
}

/// The stored state of a table, as soon as it has more than this number of actions: only the store knows the
/// throws.
async fn stored(data: &Path, table: usize, beyond: Option<usize>) -> (Box<dyn State>, usize) {
    for _ in 0..400 {
        let store = Store::open_read_only(data).await.unwrap();
        let found = store.table(table as i64).await.unwrap();
        let begun = found.filter(|table| !table.log().is_empty() || beyond.is_none());
        if let Some(found) = begun.filter(|table| beyond.is_none_or(|beyond| table.log().len() > beyond)) {
            return (found.state().boxed(), found.log().len());
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("table {table} does not go on");
}

async fn some_turns(
    standin: &Standin,
    at: &Sitting,
    game: &'static dyn Game,
    dice: &mut ChaCha8Rng,
    data: &Path,
) -> usize {
    let none: [(&str, &str); 0] = [];
    let options = Options::check(game.options(), none).unwrap();
    let thrown = game.uses_chance(&options);
    let (mut state, mut number) = (game.start(&options, None).unwrap(), 0);
    if thrown {
        (state, number) = stored(data, at.table, Some(0)).await;
    }
    let mut board = at.board(standin, number).await;
    let mut within = None;
    for turn in 0..TURNS {
        let legal = state.samples();
        if legal.is_empty() {
            return number;
        }
        let action = &legal[(dice.next_u64() % legal.len() as u64) as usize];
        let (was, author) = (state.to_move(), state.actor(action).expect("a seat's action"));
        play(standin, at, &board, &*state, action, (turn, within)).await;
        state.play(action).unwrap();
        // Only the store knows what chance has made of it, and whether the turn goes on.
        if thrown || state.is_within_turn() {
            (state, number) = stored(data, at.table, Some(number)).await;
        } else {
            number += 1;
        }
        // A turn is posted when it is over.
        within = state.is_within_turn().then_some(number);
        if within.is_some() {
            continue;
        }
        board = at.board(standin, number).await;
        let (picture, films) = board.files.split_last().expect("a picture");
        assert_eq!(films.len(), usize::from(game.id() == "chapaev"), "a shot is shown as a film too");
        for film in films {
            assert!(film.bytes.starts_with(b"GIF89a") && film.bytes.len() <= 2 << 20);
            assert!(film.alt.as_ref().is_some_and(|alt| (20..=1024).contains(&alt.chars().count())));
        }
        assert!(picture.bytes.starts_with(b"\x89PNG") && picture.bytes.len() <= 400_000);
        assert!(picture.alt.as_ref().is_some_and(|alt| (20..=1024).contains(&alt.chars().count())));
        // A seat whose turn it was before needs no ping, nor does the player who has just moved.
        let begins = |seat: &Seat| !was.contains(*seat) && *seat != author;
        let mut owe: Vec<u64> =
            state.to_move().iter().filter(begins).map(|seat| at.players[seat.index()]).collect();
        owe.retain(|who| *who != at.players[author.index()]);
        owe.dedup();
        if state.outcome().is_none() {
            // Other concerned players may be pinged too (such as one whose king is in check).
            assert!(owe.iter().all(|who| board.notified.contains(who)), "whoever is to move is called");
            let mut once = board.notified.clone();
            once.sort_unstable();
            once.dedup();
            assert_eq!(once.len(), board.notified.len(), "nobody is called twice");
        }
        assert!(number_of(&board).is_some() || at.table > 1);
    }
    number
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_is_played_by_every_door() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let standin = Standin::start().await;
    // A member may have 50 open tables.
    let parties = [["Ada", "Bob", "Cyd", "Dee"], ["Eve", "Fay", "Gil", "Hal"]]
        .map(|names| names.map(|name| standin.user(name, "en-US")));
    let program = Program::start(&standin, &data).await;
    let mut dice = ChaCha8Rng::seed_from_u64(7);
    let mut played = Vec::new();
    for (index, game) in game::all().iter().enumerate() {
        let at = Sitting::lay(&standin, index + 1, *game, &parties[index % 2]).await;
        played.push(some_turns(&standin, &at, *game, &mut dice, &data).await);
    }
    program.stop().await;
    let store = Store::open_read_only(&data).await.unwrap();
    for (index, turns) in played.into_iter().enumerate() {
        let table = store.table(index as i64 + 1).await.unwrap().unwrap();
        assert_eq!(table.log().len(), turns);
    }
    assert!(store::verify(&store).await.unwrap().is_sound());
    standin.finish();
}
