//! The games, one folder each. Nobody but the registry ([`crate::game::all`]) knows them. `bits` and `lines` are for rules
//! that see the board as sets of squares.

/// The sentences of a game: its files in the folder `words/` beside the caller.
macro_rules! words {
    ($($name:literal),*) => {
        |language| crate::words::in_language!(language, $(concat!("words/", $name)),*)
    };
}
use words;

pub mod bits;
pub mod chapaev;
pub mod chess;
pub mod dragonchess;
pub mod dragons_breakthrough;
pub mod draughts;
pub mod enochian_chess;
pub mod lines;
pub mod reversi;
pub mod three_player_chess;
pub mod ugolki;
