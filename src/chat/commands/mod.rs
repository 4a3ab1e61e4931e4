//! The commands, a file a group: what each takes and does, and its buttons.

pub(super) mod challenge;
pub(super) mod deal;
pub(super) mod host;
pub(super) mod plan;
pub(super) mod play;
pub(super) mod record;
pub(super) mod seek;
pub(super) mod standing;
pub(super) mod table;
pub(super) mod you;
