//! Reminders: their settings, upkeep of reminders and digests, and putting one off.

pub(crate) mod card;
pub(crate) mod due;
pub(crate) mod snooze;
