//! Benchmarks of Enochian chess: the move trees of the eight placements and of a middle game, and moves
//! played one by one with all their sentences.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use liege_games::enochian_chess::position::Position;

/// The eight placements, each by one of the two arrangements that share it.
const PLACEMENTS: [&str; 8] = [
    "fire-of-fire",
    "water-of-fire",
    "air-of-fire",
    "earth-of-fire",
    "fire-of-water",
    "water-of-water",
    "air-of-water",
    "earth-of-water",
];

/// A middle game: red's king is captured, lines are open.
const MIDDLE: &str = "yKyByQyN1brbB(bKbR)/2yqyn2bb1/1yb4bq1/1yr4bn1/1kn3bQ2/kQ5rr1/kBkbkq1rnrqrb1/(kKkR)kr3rQrBrR k KKfK - - - - *";

fn perft(bencher: Bencher<'_, '_>, position: &Position, depth: u32) {
    let nodes = position.perft(depth);
    bencher.counter(ItemsCount::new(nodes)).bench(|| black_box(position).perft(black_box(depth)));
}

#[divan::bench(sample_count = 20, args = PLACEMENTS)]
fn perft_5(bencher: Bencher<'_, '_>, arrangement: &str) {
    perft(bencher, &Position::start(arrangement), 5);
}

#[divan::bench(sample_count = 20)]
fn perft_4_middle_game(bencher: Bencher<'_, '_>) {
    perft(bencher, &MIDDLE.parse().expect("a position string of this file"), 4);
}

/// Every legal move of the middle game, checked, played and settled with all its events, as a table does it.
#[divan::bench(sample_count = 50)]
fn moves_played(bencher: Bencher<'_, '_>) {
    let position: Position = MIDDLE.parse().expect("a position string of this file");
    let moves = position.written_moves();
    bencher.counter(ItemsCount::new(moves.len())).bench(|| {
        for action in &moves {
            let mut after = position;
            black_box(after.play(black_box(action)).is_ok());
        }
    });
}
