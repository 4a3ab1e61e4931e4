//! What a table is to one member: how urgently it waits for them, and what of a change is news to them.

pub(crate) mod tidings;
pub(crate) mod urgency;
