//! Reminders: what members say about them, the reminders and digests that are due, and putting one off.

pub(in crate::chat) mod card;
pub(in crate::chat) mod due;
pub(in crate::chat) mod read;
pub(in crate::chat) mod snooze;
