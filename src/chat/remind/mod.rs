//! Reminders: what members say about them, the reminders and digests that go out, and putting one off.

mod card;
mod command;
mod due;
mod letter;
mod read;
mod snooze;

pub(super) use card::unknown_zone;
pub use command::RemindCommand;
pub(super) use command::RemindPress;
pub(super) use letter::{Reminded, both};
