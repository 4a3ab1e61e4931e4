//! What machines do at a table that they play at: what they say to others, what they say by themselves, and their moves.
//!
//! All of it follows from the table and from who the machine is ([`crate::Machine`]), never from chance alone: asked again at the
//! same point, a machine does the same. What stays out of its sight stays out of its mind: it looks at the table as the holder
//! of its seats may.

mod agreement;
mod answer;
pub(crate) mod chores;
mod decision;
mod glance;
pub(crate) mod machine;
mod next;
mod overture;
pub mod party;
#[cfg(test)]
mod tests;

pub use decision::Decision;
pub use next::{AtALoss, next};
