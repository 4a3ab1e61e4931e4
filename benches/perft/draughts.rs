//! The draughts family: every game from its start, and international draughts also from a position with kings.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use liege::game::{self, Options, State};

/// A position of a game with its usual options; from its start where none is given.
fn state(id: &str, position: Option<&str>) -> Box<dyn State> {
    let game = game::by_id(id).expect("a game");
    let none: [(&str, &str); 0] = [];
    let options = Options::check(game.options(), none).expect("options");
    game.start(&options, position).expect("a start")
}

/// Each game with a depth that takes some tens of milliseconds.
const GAMES: [(&str, u32); 8] = [
    ("russian-draughts", 8),
    ("english-draughts", 8),
    ("international-draughts", 7),
    ("canadian-draughts", 6),
    ("german-draughts", 8),
    ("italian-draughts", 8),
    ("spanish-draughts", 8),
    ("turkish-draughts", 5),
];

#[divan::bench(args = GAMES)]
fn from_the_start(bencher: Bencher, (id, depth): (&str, u32)) {
    let state = state(id, None);
    let nodes = state.perft(depth);
    bencher.counter(ItemsCount::new(nodes)).bench(|| black_box(&state).perft(depth));
}

#[divan::bench]
fn international_with_kings(bencher: Bencher) {
    let position = "B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24";
    let state = state("international-draughts", Some(position));
    let nodes = state.perft(5);
    bencher.counter(ItemsCount::new(nodes)).bench(|| black_box(&state).perft(5));
}
