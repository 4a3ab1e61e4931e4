//! How people write things, and how they are said to them.

pub(in crate::chat) mod day;
pub(in crate::chat) mod duration;
pub(in crate::chat) mod facts;
pub(in crate::chat) mod game_help;
pub(in crate::chat) mod level;
pub(in crate::chat) mod moments;
pub mod plain;
pub(in crate::chat) mod sanitize;
pub(in crate::chat) mod speaker;
pub(in crate::chat) mod terms;
pub(in crate::chat) mod timing;
