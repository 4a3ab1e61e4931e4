//! A second reading of the rules page, written from its sentences to be compared with the game. It is slow
//! and plain, and shares no code with the game, only the strings of section 6.

pub mod lattice;
pub mod moves;
pub mod position;
pub mod turns;
