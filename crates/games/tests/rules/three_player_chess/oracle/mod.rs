//! A second reading of the rules page, written from its sentences to be compared with the game: slow,
//! plain, and sharing no code with it, only the strings of section 6.

pub mod lattice;
pub mod moves;
pub mod position;
pub mod turns;
