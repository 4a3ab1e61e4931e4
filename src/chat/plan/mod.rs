//! What members settle and look at for themselves: conditional moves, only moves played for them, boards to try
//! things out on, notes of their own, and what happened while they were away. All of it is for their eyes alone.

mod auto;
mod complete;
mod enter;
mod follow;
mod lines;
mod note;
mod past;
mod preview;
mod recap;

pub(super) use complete::complete;
pub(super) use follow::{Follower, played_by_itself};
pub(super) use past::step_buttons;
