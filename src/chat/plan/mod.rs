//! What members settle and look at for themselves: conditional moves, only moves played for them, boards to try
//! things out on, notes of their own, and what happened while they were away. All of it is for their eyes alone.

mod auto;
mod command;
mod complete;
mod enter;
mod follow;
mod lines;
mod note;
mod past;
mod press;
mod preview;
mod recap;

pub use command::PlanCommand;
pub use press::PlanPress;

pub(super) use command::read;
pub(super) use complete::complete;
pub(super) use follow::{Follower, played_by_itself};
pub(super) use past::step_buttons;
