//! A table as one member sees it: how urgently it waits for them, and which changes are news for them.

pub(crate) mod tidings;
pub(crate) mod urgency;
