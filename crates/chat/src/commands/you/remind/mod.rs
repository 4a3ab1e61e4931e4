//! Reminders: what members say about them, the reminders and digests that are due, and putting one off.

pub(crate) mod card;
pub(crate) mod due;
pub(crate) mod snooze;
