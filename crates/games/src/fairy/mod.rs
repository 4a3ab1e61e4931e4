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
//! * `game`: a position with its past;
//! * `declared`, `picture`: what a text cannot say of a game; `variant`: a text with its declaration and options; `made`: a
//!   game for the kit, with the sentences (`told`) and the `lesson` that follow from its text;
//! * `traditions`: notations of the games' own traditions;
//! * `running`: the state of a game; `san`, `refused`: what is said of it; `played`: it in the kit's form; `node`: the engines' view;
//! * `arrays`: the first positions of Chess960; `folders`: all folders; `house`: the games that Liege brings.
//!
//! Each game is a folder with its text, its declaration and its sentences. A line of `folders` names it.
//!
//! A text is looked at once. Moves are generated from the tables alone.

mod arrays;
mod attack;
mod betza;
mod chase;
mod count;
mod declared;
mod definition;
mod ending;
mod fault;
mod fen;
mod folders;
mod game;
mod generate;
mod goal;
mod house;
mod lesson;
mod made;
mod make;
mod moves;
mod names;
mod node;
mod notation;
mod picture;
mod played;
mod position;
mod refused;
mod running;
mod san;
mod settings;
mod tables;
mod text;
mod told;
mod traditions;
mod tree;
mod variant;

pub use definition::Definition;
pub use ending::{End, Reason, Won};
pub use fault::Fault;
pub use fen::{read as read_position, write as write_position};
pub use game::Game;
pub(crate) use house::entries;
pub use made::{retold, told};
pub use moves::{Act, Move};
pub use position::Position;
pub use text::{Notes, Told, ids, own, read};
