//! The chess family: chess and the games that differ from it in a rule or two.
//!
//! * `side`, `tables`: the sides, where men step and slide;
//! * `moves`, `board`, `kinds`, `attack`: moves, what stands where, what it is and what it attacks;
//! * `position`, `variant`: what games have in common or do differently, and the moves that follow; `game`: positions;
//! * `fen`, `setup`: position strings, and what cannot be; `san`: notation;
//! * `worth`, `tree`: what engines see; `rules`: a game as the kit knows it.
//!
//! Each game is a file, Shash-maty a folder; `orthodox` is chess, and has what the others take from it.

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
