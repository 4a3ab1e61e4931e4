//! A game with faults: before each move something happens to Discord or to the program, all following from a
//! seed. At the end every move is in the log once, and every board was posted once.

use crate::house::{House, Program};
use crate::standin::acts::event_of;
use crate::standin::{Fault, Standin, Wire, World};
use liege_store::{Location, Store};
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use serde_json::json;

/// A fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Weather {
    Fine,
    /// Posts are refused, with or without a time for the next attempt; the message may be there all the same.
    Limited,
    Failing,
    Unanswered,
    /// The gateway's connection ends, in each of its ways.
    Dropped,
    Closed,
    Reconnect,
    InvalidSession,
    /// Each event comes twice.
    Doubled,
    /// The events of all moves come again, the last first.
    Disordered,
    /// The token of an interaction has expired before the first answer.
    Expired,
    /// The program is stopped properly, or killed.
    Stopped,
    Killed,
}

use Weather::{
    Closed, Disordered, Doubled, Dropped, Expired, Failing, Fine, InvalidSession, Killed, Limited, Reconnect,
    Stopped, Unanswered,
};

const ALL: [Weather; 13] = [
    Fine,
    Limited,
    Failing,
    Unanswered,
    Dropped,
    Closed,
    Reconnect,
    InvalidSession,
    Doubled,
    Disordered,
    Expired,
    Stopped,
    Killed,
];

/// A player to move, by their seat, and a legal move of theirs; none if the game has ended.
pub async fn some_move(house: &House, random: &mut ChaCha8Rng) -> Option<(String, String)> {
    some_move_in(&Location::File(house.data.clone()), random).await
}

/// As [`some_move`], from data anywhere.
pub async fn some_move_in(data: &Location, random: &mut ChaCha8Rng) -> Option<(String, String)> {
    let store = Store::open_read_only_at(data).await.unwrap();
    let table = store.table(1).await.unwrap().unwrap();
    let legal = table.state().legal();
    if legal.is_empty() {
        store.close().await;
        return None;
    }
    let action = legal[random.random_range(0..legal.len())].clone();
    let seat = table.state().actor(&action).expect("somebody's move");
    let seat = table.game().seats()[seat.index()].id.to_owned();
    store.close().await;
    Some((seat, action))
}

/// Plays a game with each kind of fault twice.
async fn weathered(seed: u64) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut forecast = [ALL, ALL].concat();
    forecast.shuffle(&mut random);
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let (house, mut program) = House::seated(Standin::start().await, &data, &[]).await;
    let (mut typed, mut events) = (Vec::new(), Vec::new());
    for (number, weather) in (1..).zip(forecast.iter().copied()) {
        let (seat, action) = some_move(&house, &mut random).await.expect("a game that goes on");
        let who = house.holder(&seat);
        let times = random.random_range(1..3);
        let posts = format!("/channels/{}/messages", house.thread);
        let fault = |status, retry_after, after_doing| Fault {
            method: "POST",
            path: posts.clone(),
            status,
            code: 0,
            retry_after,
            times,
            after_doing,
        };
        match weather {
            Limited => house.standin.fault(fault(429, Some(0.3), false)),
            Failing => house.standin.fault(fault([500, 502, 503][random.random_range(0..3)], None, false)),
            Unanswered => house.standin.fault(fault(502, None, true)),
            Dropped => house.standin.break_gateway(Wire::Drop),
            Closed => house.standin.break_gateway(Wire::Close(4000)),
            Reconnect => house.standin.break_gateway(Wire::Send(json!({ "op": 7, "d": null }))),
            InvalidSession => house.standin.break_gateway(Wire::Send(json!({ "op": 9, "d": false }))),
            Stopped => {
                program.stop().await;
                // It does not matter here whether it closes its connection.
                house.standin.change(|world| world.session = None);
                program = Program::start(&house.standin, &data).await;
            }
            Killed => program = house.restart(program, false).await,
            Fine | Doubled | Disordered | Expired => {}
        }
        let said = match weather {
            Expired => {
                house.standin.fail("POST", "/callback", 404, 10062, 1);
                let asked = house
                    .standin
                    .change(|world| world.slash(who, house.thread, "move", &[("notation", action.as_str())]));
                let taken = |world: &World| world.faults.iter().all(|fault| fault.times == 0).then_some(());
                house.standin.until("an interaction that was too late", taken).await;
                // Discord has told them that the bot did not answer, so there must be no effect: they type
                // instead.
                assert_eq!(house.log().await.len(), number - 1, "{asked}");
                house.type_in_thread(who, &action)
            }
            _ => house.type_in_thread(who, &action),
        };
        events.push(said);
        let again = match weather {
            Doubled => &events[number - 1..],
            Disordered => &events,
            _ => &[],
        };
        for said in again.iter().rev() {
            house.standin.change(|world| {
                let event = event_of(world, &world.message(*said).expect("a message").clone());
                world.dispatch("MESSAGE_CREATE", &event);
            });
        }
        house.board(number).await;
        house.standin.ready().await;
        typed.push(action);
    }
    assert_eq!(house.log().await, typed, "seed {seed}: every move once, in order");
    assert_eq!(
        house.numbers(),
        (0..=forecast.len()).collect::<Vec<_>>(),
        "seed {seed}: every board once, in order"
    );
    program.stop().await;
    house.standin.finish();
    let store = Store::open_read_only(&data).await.unwrap();
    let report = liege_store::verify(&store).await.unwrap();
    assert!(report.is_sound(), "seed {seed}: {report:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_any_weather_every_move_is_played_once_and_posted_once() {
    tokio::join!(weathered(1), weathered(2));
}
