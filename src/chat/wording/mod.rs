//! How people write things, and how they are said to them.

pub(crate) mod day;
pub(crate) mod duration;
pub(crate) mod facts;
pub(crate) mod game_help;
pub(crate) mod level;
pub(crate) mod moments;
pub mod plain;
pub(crate) mod sanitize;
pub(crate) mod speaker;
pub(crate) mod terms;
pub(crate) mod timing;
