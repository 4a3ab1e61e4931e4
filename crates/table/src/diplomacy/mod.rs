//! Requests of members to one another: motions of the table, and the answers to them and to the offers of the
//! game.

pub(crate) mod answer;
pub(crate) mod propose;
