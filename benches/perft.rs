//! Nodes per second of the move tree of three-player chess: leaf nodes counted, as is usual; and moves
//! played one by one with all their consequences settled.
//!
//! Run with `cargo bench --bench perft`. The items of the throughput are nodes (or moves).

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use liege::game::Seat;
use liege::games::three_player_chess::action::Action;
use liege::games::three_player_chess::position::{Position, TruceMode};

/// A middle game: Red is out, White holds the Throne and commands the red army, Black is White's vassal
/// by a bond that Black has suspended.
const MIDDLE: &str = "1wN/rR1rBrN1rR/rPrP1rP1rP1rP1rP/4rP9/7wP10|1wK/wR1wB1wNwR/wPwPwP1wP1wPwPwPwP/3wP5wQ4/6wP11|\
    bQbK/bR1bB1bNbR/bPbP1bPbP1bPbPbPbP/3bP4bN5/7bP10 B WWB WslBsl --- - W>B:3v - - - R * off";

/// The same with the bond in force, which would end the game, and a third player instead.
const BONDED: &str = "rQrK/rRrN1rB1rR/rPrP1rPrPrPrPrPrPrP/5rN8/6rP11|wQwK/wR1wBwB1wR/wPwPwP1wP1wPwPwPwP/3wN5wN4/6wP11|\
    1bK/bR1bB1bNbR/bPbP1bPbP1bPbPbPbP/3bP4bN5/5bQ1bP10 R RWB RslWslBsl --- - W>R:3a - - - R * off";

fn main() {
    divan::main();
}

fn start() -> Position {
    Position::start(Seat(1), TruceMode::Word)
}

fn middle(text: &str) -> Position {
    text.parse().expect("a position string of this file")
}

fn perft(bencher: Bencher<'_, '_>, position: &Position, depth: u32) {
    let nodes = position.perft(depth);
    bencher.counter(ItemsCount::new(nodes)).bench(|| black_box(position).perft(black_box(depth)));
}

#[divan::bench(sample_count = 20)]
fn perft_3_from_the_start(bencher: Bencher<'_, '_>) {
    perft(bencher, &start(), 3);
}

#[divan::bench(sample_count = 20)]
fn perft_3_with_a_captured_army_and_a_suspended_bond(bencher: Bencher<'_, '_>) {
    perft(bencher, &middle(MIDDLE), 3);
}

#[divan::bench(sample_count = 20)]
fn perft_3_with_a_vassal_on_turn(bencher: Bencher<'_, '_>) {
    perft(bencher, &middle(BONDED), 3);
}

/// Every legal move of the position, checked, played and settled, as the table does it.
#[divan::bench(args = [("start", ""), ("captured army", MIDDLE), ("vassal", BONDED)])]
fn play_every_move(bencher: Bencher<'_, '_>, (_, text): (&str, &str)) {
    let position = if text.is_empty() { start() } else { middle(text) };
    let actor = position.mover().expect("somebody is on turn");
    let moves = position.legal_moves();
    bencher.counter(ItemsCount::new(moves.len())).bench(|| {
        for mv in &moves {
            let mut next = position;
            let _ = black_box(next.play(Action::Move { actor, mv: *mv }));
        }
    });
}
