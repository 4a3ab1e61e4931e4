//! The chess family: chess and the games that differ from it in a rule or two.
//!
//! * `tables`: where men step and slide;
//! * `board`, `moves`, `attack`: what stands where, the moves, the safety of kings;
//! * `variant`: what games have in common or do differently; `game`: a game as the kit knows it;
//! * `tree`: what engines see;
//! * `fen`, `setup`: position strings, and what cannot be; `san`: notation.
//!
//! Each game is a file, Shash-maty a folder; `orthodox` is chess.

mod appearances;
mod attack;
mod board;
mod bughouse;
mod cylinder;
mod dice;
mod fen;
mod game;
mod maharajah;
mod mobius;
mod move_all;
mod moves;
mod orthodox;
mod relocation;
mod san;
mod setup;
mod shashmaty;
mod tables;
#[cfg(test)]
mod tests;
mod transformations;
mod tree;
mod two_move;
mod variant;

use super::bits;
use super::words;
use liege_squares::OnSquares;

/// Chess.
pub static CHESS: OnSquares = OnSquares::new(&orthodox::SPEC);
/// The Maharajah and the sepoys.
pub static MAHARAJAH: OnSquares = OnSquares::new(&maharajah::SPEC);
/// Two-move chess.
pub static TWO_MOVE: OnSquares = OnSquares::new(&two_move::SPEC);
/// Chess transformations.
pub static TRANSFORMATIONS: OnSquares = OnSquares::new(&transformations::SPEC);
/// Chess appearances.
pub static APPEARANCES: OnSquares = OnSquares::new(&appearances::SPEC);
/// Cylinder chess.
pub static CYLINDER: OnSquares = OnSquares::new(&cylinder::SPEC);
/// Möbius chess.
pub static MOBIUS: OnSquares = OnSquares::new(&mobius::SPEC);
/// Swedish relocation chess.
pub static RELOCATION: OnSquares = OnSquares::new(&relocation::SPEC);
/// Swedish bughouse.
pub static BUGHOUSE: OnSquares = OnSquares::new(&bughouse::SPEC);
/// Chess with a die.
pub static DICE: OnSquares = OnSquares::new(&dice::SPEC);
/// Move-all.
pub static MOVE_ALL: OnSquares = OnSquares::new(&move_all::SPEC);
/// Shash-maty.
pub static SHASHMATY: OnSquares = OnSquares::new(&shashmaty::SPEC);
