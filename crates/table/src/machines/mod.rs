//! Machines at their tables: their answers to others, their own offers, and their moves.
//!
//! All of it follows from the table and from the machine's settings ([`crate::Machine`]), never from chance
//! alone: asked again at the same point, a machine does the same. It knows no secrets: it looks at the table
//! as the holder of its seats may.

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
