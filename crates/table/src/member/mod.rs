//! A table as one member sees it: how urgently it waits for them, and which changes are news to them.

pub(crate) mod tidings;
pub(crate) mod urgency;
