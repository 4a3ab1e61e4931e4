//! Every game from its start; chess also from a position with everything in it, international draughts from one with
//! kings.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use liege_game::{self as game, Options, State};

/// A position of a game with its default options; from the start if no position is given.
fn state(id: &str, position: Option<&str>) -> Box<dyn State> {
    let game = game::by_id(id).expect("a game");
    let none: [(&str, &str); 0] = [];
    let options = Options::check(game.options(), none).expect("options");
    game.start(&options, position).expect("a start")
}

/// Each game that lists its moves, with the first depth of many leaves: it takes some tens of milliseconds.
fn games() -> Vec<(&'static str, u32)> {
    let games = game::all().iter().filter(|game| !state(game.id(), None).patterned());
    let depth = |id| {
        let state = state(id, None);
        (1..20).find(|depth| state.perft(*depth) > MANY).unwrap_or(1)
    };
    games.map(|game| (game.id(), depth(game.id()))).collect()
}

/// The number of leaves that count as many.
const MANY: u64 = 250_000;

fn count(bencher: Bencher, state: &dyn State, depth: u32) {
    let nodes = state.perft(depth);
    bencher.counter(ItemsCount::new(nodes)).bench(|| black_box(state).perft(depth));
}

#[divan::bench(args = games())]
fn from_the_start(bencher: Bencher, (id, depth): (&str, u32)) {
    count(bencher, &*state(id, None), depth);
}

#[divan::bench]
fn chess_with_everything(bencher: Bencher) {
    let position = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    count(bencher, &*state("chess", Some(position)), 4);
}

#[divan::bench]
fn international_draughts_with_kings(bencher: Bencher) {
    let position = "B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24";
    count(bencher, &*state("international-draughts", Some(position)), 5);
}
