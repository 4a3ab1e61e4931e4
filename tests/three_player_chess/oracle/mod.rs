//! A second reading of the rules page, written without a look at the game's own code and meant to be
//! compared with it: slow, plain, and sharing nothing with it but the strings of section 6.

pub mod lattice;
pub mod moves;
pub mod position;
pub mod turns;
