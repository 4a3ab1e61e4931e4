//! The chess and draughts families, Reversi and Corners: every game from its start; chess also from a position with everything in it,
//! international draughts from one with kings.

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
const GAMES: [(&str, u32); 22] = [
    ("chess", 5),
    ("maharajah", 4),
    ("two-move-chess", 5),
    ("chess-transformations", 5),
    ("chess-appearances", 4),
    ("swedish-relocation", 4),
    ("swedish-bughouse", 4),
    ("dice-chess", 6),
    ("move-all", 5),
    ("cylinder-chess", 5),
    ("mobius-chess", 5),
    ("shashmaty", 4),
    ("russian-draughts", 8),
    ("english-draughts", 8),
    ("international-draughts", 7),
    ("canadian-draughts", 6),
    ("german-draughts", 8),
    ("italian-draughts", 8),
    ("spanish-draughts", 8),
    ("turkish-draughts", 5),
    ("reversi", 9),
    ("ugolki", 4),
];

fn count(bencher: Bencher, state: &dyn State, depth: u32) {
    let nodes = state.perft(depth);
    bencher.counter(ItemsCount::new(nodes)).bench(|| black_box(state).perft(depth));
}

#[divan::bench(args = GAMES)]
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
