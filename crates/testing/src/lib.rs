//! What the tests of several crates share. It is in no release.

pub mod cases;
