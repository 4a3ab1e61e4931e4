//! The kit for games on squares: everything that such a game needs except its rules.
//!
//! A game gives its rules through [`Rules`] and describes each move as a [`Play`]; one static [`Spec`] has
//! its fixed parts. From these the kit derives the reading of typed texts (`typed`, `reader`, `reading`), the
//! reasons of refusals (`explain`, `nonsense`), completion and lists of moves (`complete`, `listing`), the
//! sentences for a move (`sentences`, `summary`) and the pictures (`picture`). [`Sitting`] is the one
//! [`State`](liege_game::State) of all of them, [`OnSquares`] the one [`Game`](liege_game::Game).
#![forbid(unsafe_code)]

mod board;
mod called;
mod complete;
mod ending;
mod explain;
pub mod fen;
mod game;
mod listing;
mod nonsense;
mod pgn;
mod picture;
mod piece;
mod play;
mod reader;
mod reading;
mod refusals;
mod rules;
pub mod sentences;
mod sight;
mod sitting;
mod state;
mod summary;
mod typed;

pub use board::{Geometry, Naming, Numbering, Playing, Seam, Square};
pub use ending::{Ending, Limits, Why};
pub use explain::near as near_misses;
pub use game::OnSquares;
pub use picture::Arrangement;
pub use picture::reach_title;
pub use piece::{Kind, KindSpec, Kinds, Piece};
pub use play::{Play, Played};
pub use reader::Reader;
pub use refusals::over;
pub use rules::{Example, Made, Men, Plain, Rules, Spec, is_among};
pub use sight::Sight;
pub use sitting::Sitting;
pub use summary::material;
pub use typed::{LONGEST, Place, Typed, display_letter, file_letter, forms_of, gives_up, listed};

use liege_words::Language;

/// The Fluent source of this crate's sentences.
#[must_use]
pub fn sentences(language: Language) -> &'static str {
    liege_words::in_language!(language, "squares", "pieces", "typed")
}
