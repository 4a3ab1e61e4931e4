//! Games as data: one engine for all chess-like games that a text can describe.
//!
//! * `text` reads a text: what it may say, and what is wrong with it;
//! * `names`, `betza`, `settings`: kinds of pieces, movements, the values of all keys;
//! * `tables`: where a piece can go from each square; `definition`: a game with all its tables;
//! * `position`, `moves`: what stands where, and moves in the rules' form;
//! * `attack`, `make`, `generate`: attacks, making a move, the moves that the rules of movement allow;
//! * `goal`, `ending`: how games end on the board; `tree`: legal moves, and their tree;
//! * `count`, `chase`: the count of makruk, chasing in xiangqi;
//! * `fen`, `notation`: position strings and canonical moves; `fault`: what is wrong with a text;
//! * `game`: a position with its past.
//!
//! A text is looked at once. Moves are generated from the tables alone.

mod attack;
mod betza;
mod chase;
mod count;
mod definition;
mod ending;
mod fault;
mod fen;
mod game;
mod generate;
mod goal;
mod make;
mod moves;
mod names;
mod notation;
mod position;
mod settings;
mod tables;
mod text;
mod tree;

pub use definition::Definition;
pub use ending::Won;
pub use fault::Fault;
pub use fen::{read as read_position, write as write_position};
pub use game::Game;
pub use moves::{Act, Move};
pub use position::Position;
pub use text::{ids, own, read};
