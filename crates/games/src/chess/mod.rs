//! The chess family: chess and the games that differ from it in a rule or two.
//!
//! * `side`, `tables`: the sides, where men step and slide;
//! * `moves`, `board`, `kinds`, `attack`: moves, the men on the board, their kinds and their attacks;
//! * `position`, `variant`: the common and the different rules of the games, and the moves that follow;
//!   `game`: positions;
//! * `fen`, `setup`: position strings, and impossible positions; `san`: notation;
//! * `worth`, `tree`: the engine's view; `rules`: a game in the kit's form.
//!
//! Each game is a file, Shash-maty a folder; `orthodox` is chess, and has the parts that the others share.

mod appearances;
mod attack;
mod board;
mod bughouse;
mod cylinder;
mod dice;
mod fen;
mod game;
mod kinds;
mod maharajah;
mod mobius;
mod move_all;
mod moves;
mod orthodox;
mod position;
mod relocation;
mod rules;
mod san;
mod setup;
mod shashmaty;
mod side;
mod tables;
#[cfg(test)]
mod tests;
mod transformations;
mod tree;
mod two_move;
mod variant;
mod worth;

use super::bits;
use super::words;

crate::games! {
    "chess" => CHESS of orthodox::SPEC;
    "maharajah" => MAHARAJAH of maharajah::SPEC;
    "two-move-chess" => TWO_MOVE of two_move::SPEC;
    "chess-transformations" => TRANSFORMATIONS of transformations::SPEC;
    "chess-appearances" => APPEARANCES of appearances::SPEC;
    "cylinder-chess" => CYLINDER of cylinder::SPEC;
    "mobius-chess" => MOBIUS of mobius::SPEC;
    "swedish-relocation" => RELOCATION of relocation::SPEC;
    "swedish-bughouse" => BUGHOUSE of bughouse::SPEC;
    "dice-chess" => DICE of dice::SPEC;
    "move-all" => MOVE_ALL of move_all::SPEC;
    "shashmaty" => SHASHMATY of shashmaty::SPEC;
}

/// Versions of the games before they followed articles 5.1.2 and 6.9 of the Laws of FIDE: a player who
/// resigned, or let the time run out, lost even to a king alone.
macro_rules! before_spared {
    ($($name:ident of $spec:expr;)+) => {
        /// Versions of the family's games before one of their rules changed.
        pub(crate) static FORMER: &[&dyn liege_game::Game] = &[$({
            static SPEC: liege_squares::Spec = liege_squares::Spec { version: 1, always_loses: true, ..$spec };
            static $name: liege_squares::OnSquares = liege_squares::OnSquares::new(&SPEC);
            &$name
        }),+];
    };
}

before_spared! {
    CHESS_1 of orthodox::SPEC;
    TRANSFORMATIONS_1 of transformations::SPEC;
    APPEARANCES_1 of appearances::SPEC;
    CYLINDER_1 of cylinder::SPEC;
    MOBIUS_1 of mobius::SPEC;
    RELOCATION_1 of relocation::SPEC;
    DICE_1 of dice::SPEC;
}
