//! The commands, a folder for each group: arguments, functions, buttons, and tasks for upkeep. No group uses
//! another.

pub(crate) mod challenge;
pub(crate) mod contest;
pub(crate) mod deal;
pub(crate) mod exercise;
pub(crate) mod plan;
pub(crate) mod play;
pub(crate) mod record;
pub(crate) mod seek;
pub(crate) mod standing;
pub(crate) mod table;
pub(crate) mod you;
