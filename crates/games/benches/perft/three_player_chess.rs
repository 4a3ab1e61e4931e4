//! Three-player chess: the move tree, and moves played one by one with all their consequences settled.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use liege_game::Seat;
use liege_games::three_player_chess::action::Action;
use liege_games::three_player_chess::position::{Position, TruceMode};

/// A middle game: Red is out, White holds the Throne and commands the red army too.
const CAPTURED: &str = "1wN/rR1rBrN1rR/rPrP1rP1rP1rP1rP/4rP9/7wP10|1wK/wR1wB1wNwR/wPwPwP1wP1wPwPwPwP/3wP5wQ4/6wP11|\
    bQbK/bR1bB1bNbR/bPbP1bPbP1bPbPbPbP/3bP4bN5/7bP10 B WWB WslBsl --- - - - - - R * off";

/// A middle game: Red is White's vassal and on turn.
const VASSAL: &str = "rQrK/rRrN1rB1rR/rPrP1rPrPrPrPrPrPrP/5rN8/6rP11|wQwK/wR1wBwB1wR/wPwPwP1wP1wPwPwPwP/3wN5wN4/6wP11|\
    1bK/bR1bB1bNbR/bPbP1bPbP1bPbPbPbP/3bP4bN5/5bQ1bP10 R RWB RslWslBsl --- - W>R:3a - - - R * off";

fn start() -> Position {
    Position::start(Seat(1), TruceMode::Word)
}

fn position(name: &str) -> Position {
    let text = match name {
        "start" => return start(),
        "captured army" => CAPTURED,
        _ => VASSAL,
    };
    text.parse().expect("a position string of this file")
}

fn perft(bencher: Bencher<'_, '_>, position: &Position, depth: u32) {
    let nodes = position.perft(depth);
    bencher.counter(ItemsCount::new(nodes)).bench(|| black_box(position).perft(black_box(depth)));
}

#[divan::bench(sample_count = 30, args = ["start", "captured army", "vassal on turn"])]
fn perft_3(bencher: Bencher<'_, '_>, name: &str) {
    perft(bencher, &position(name), 3);
}

/// Every legal move of the position, checked, played and settled with all its events, as a table does it.
#[divan::bench(args = ["start", "captured army", "vassal on turn"])]
fn play_every_move(bencher: Bencher<'_, '_>, name: &str) {
    let position = position(name);
    let actor = position.mover().expect("somebody is on turn");
    let moves = position.legal_moves();
    bencher.counter(ItemsCount::new(moves.len())).bench(|| {
        for mv in &moves {
            let mut next = position;
            let _ = black_box(next.play(Action::Move { actor, mv: *mv }));
        }
    });
}
