//! The draughts family (rules page `_draughts-family`): one engine, and a table of parameters for each game.
//!
//! * `field`: sets of cells; `laws`: what is different from game to game; `games`: the tables;
//! * `board`, `moves`, `captures`, `ends`: what stands where, the legal moves, the end;
//! * `game`: a game as the kit knows it; `fen`: position strings; `explain`: why a move is refused.

mod board;
mod captures;
mod ends;
mod explain;
mod fen;
mod field;
mod game;
mod games;
mod laws;
mod moves;

#[cfg(test)]
mod tests;
mod tree;

use liege_squares::OnSquares;

/// Russian draughts.
pub static RUSSIAN: OnSquares = OnSquares::new(&games::RUSSIAN.spec);
/// English draughts.
pub static ENGLISH: OnSquares = OnSquares::new(&games::ENGLISH.spec);
/// International draughts.
pub static INTERNATIONAL: OnSquares = OnSquares::new(&games::INTERNATIONAL.spec);
/// Canadian draughts.
pub static CANADIAN: OnSquares = OnSquares::new(&games::CANADIAN.spec);
/// German draughts.
pub static GERMAN: OnSquares = OnSquares::new(&games::GERMAN.spec);
/// Italian draughts.
pub static ITALIAN: OnSquares = OnSquares::new(&games::ITALIAN.spec);
/// Spanish draughts.
pub static SPANISH: OnSquares = OnSquares::new(&games::SPANISH.spec);
/// Turkish draughts.
pub static TURKISH: OnSquares = OnSquares::new(&games::TURKISH.spec);
