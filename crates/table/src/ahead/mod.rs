//! Thinking ahead: moves tried on a board of one's own, and plans that are played when the others have moved.

pub(crate) mod analysis;
pub(crate) mod next_to_move;
pub(crate) mod plan;
