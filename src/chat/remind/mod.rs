//! Reminders: what members say about them, the reminders and digests that go out, and putting one off.

mod card;
mod due;
mod read;
mod snooze;
mod texts;

pub(super) use card::unknown_zone;
pub(super) use texts::{Reminded, both};
