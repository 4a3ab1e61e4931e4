//! The picture of a position: the boards and the players around them.

mod around;
mod arrangement;
mod boards;
mod figures;
mod look;
mod marks;
mod reach;
mod scene;

pub use arrangement::Arrangement;
pub(super) use reach::reach;
pub use reach::title as reach_title;
pub(super) use scene::scene;
