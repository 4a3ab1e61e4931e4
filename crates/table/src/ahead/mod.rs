//! Moves that a member tries out, and plans that are played after the others have moved.

pub(crate) mod analysis;
pub(crate) mod next_to_move;
pub(crate) mod plan;
