//! The commands, a file a group: what each takes and does, and its buttons.

pub(in crate::chat) mod challenge;
pub(in crate::chat) mod deal;
pub(in crate::chat) mod host;
pub(in crate::chat) mod plan;
pub(in crate::chat) mod play;
pub(in crate::chat) mod record;
pub(in crate::chat) mod seek;
pub(in crate::chat) mod standing;
pub(in crate::chat) mod table;
pub(in crate::chat) mod you;
