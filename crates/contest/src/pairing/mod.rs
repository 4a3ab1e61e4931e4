//! Pairings as pure functions: the same question always has the same answer. None of them knows a contest.

pub mod berger;
pub mod knockout;
mod matching;
pub mod plans;
pub mod seat_swiss;
pub mod swiss;
