//! Chapaev: two armies of draughtsmen, flicked at each other (see the rules page `chapaev`).

pub mod formation;
mod game;
pub mod physics;
pub mod position;
pub mod rounds;
mod scene;
mod sentences;
mod state;
pub mod terms;
#[cfg(test)]
mod tests;
mod tree;
pub mod tremor;
pub mod typed;

pub use game::Match;
pub use state::Chapaev;

crate::games! {
    "chapaev" => Chapaev;
}
