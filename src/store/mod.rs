//! The only room that knows SQL.

/// The open data file.
#[derive(Clone, Debug)]
pub struct Store {}
