//! The commands, a folder a group: what each takes and does, its buttons, and what time starts. No group uses another.

pub(crate) mod challenge;
pub(crate) mod deal;
pub(crate) mod exercise;
pub(crate) mod plan;
pub(crate) mod play;
pub(crate) mod record;
pub(crate) mod seek;
pub(crate) mod standing;
pub(crate) mod table;
pub(crate) mod you;
