//! The kit for games on squares: everything that such a game needs except its rules.
//!
//! A game says its rules through [`Rules`] and describes each move as a [`Play`]; one static [`Spec`] says what does not
//! change of it. From these follow what people may type (`typed`, `reading`), why a move is refused (`explain`,
//! `nonsense`), completion and lists of moves (`complete`, `listing`), what is told of a move (`told`, `summary`) and the
//! pictures (`picture`). [`Sitting`] is the one [`State`](crate::game::State) of all of them, [`OnSquares`] the one
//! [`Game`](crate::game::Game).

mod board;
mod complete;
mod explain;
pub mod fen;
mod game;
mod listing;
mod nonsense;
mod pgn;
mod picture;
mod piece;
mod play;
#[cfg(test)]
pub(crate) mod properties;
mod reading;
mod rules;
mod sitting;
mod summary;
mod told;
pub(crate) mod typed;

pub use board::{Geometry, Naming, Numbering, Playing, Seam, Square};
pub use game::OnSquares;
pub use picture::Arrangement;
pub use piece::{Kind, KindSpec, Kinds, Piece};
pub use play::Play;
pub use rules::{Ending, Example, Limits, Rules, Sight, Spec, Why};
pub use sitting::Sitting;
