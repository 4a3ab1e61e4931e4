//! Benchmarks of Dragon's Breakthrough: the move tree, and moves played one by one with all their sentences.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use liege_game::{Options, State, by_id};

/// The sample game of the source after 16 plies: full reserves.
const FULL: &str = "3r/Nc1c/ckd1/3c/CC2/2CC/1DCn/RK2 L CCK/CCK - fs - 0";
/// A game near its end: empresses, a waiting checker, royal checkers beside the dragon.
const OPEN: &str = "C2r/2dE/4/1kK1/2n1/1c2/1DK1/R2e L CK/CKN - fs t 0";

fn game(name: &str) -> Box<dyn State> {
    let position = match name {
        "full reserves" => Some(FULL),
        "open board" => Some(OPEN),
        _ => None,
    };
    let rules = by_id("dragons-breakthrough").expect("a game of the registry");
    let none: [(&str, &str); 0] = [];
    let options = Options::check(rules.options(), none).expect("the usual options");
    rules.start(&options, position).expect("a position string of this file")
}

#[divan::bench(sample_count = 30, args = [("start", 6), ("full reserves", 4), ("open board", 4)])]
fn perft(bencher: Bencher<'_, '_>, (name, depth): (&str, u32)) {
    let game = game(name);
    let nodes = game.perft(depth);
    bencher.counter(ItemsCount::new(nodes)).bench(|| black_box(&game).perft(black_box(depth)));
}

/// Every legal move of the position, read from its notation, checked, played and told, as a table does it.
#[divan::bench(args = ["start", "full reserves", "open board"])]
fn play_every_move(bencher: Bencher<'_, '_>, name: &str) {
    let game = game(name);
    let moves = game.legal();
    bencher.counter(ItemsCount::new(moves.len())).bench(|| {
        for action in &moves {
            let _ = black_box(game.clone().play(action));
        }
    });
}
