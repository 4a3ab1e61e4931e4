//! When a member wants to be told what they owe: their choices, and the moments that follow from them.
//!
//! Pure: no clock and no rows. Whoever asks says what time it is.
//!
//! The rules, for one thing owed until a deadline:
//!
//! * A member is reminded at their chosen [`Point`], but never before half of the time is over; once, or again and
//!   again after so many hours as they chose.
//! * Where the clock stands still at weekends, they are reminded after the weekend, or before it, as with quiet time.
//! * Falls that into quiet time, they are reminded right after it; but if little is left then (less than a
//!   quarter of what the point leaves, or an hour), a quarter of an hour before the quiet begins. Only where
//!   quiet time leaves no moment before the deadline are they reminded within it.
//! * Whoever reads a digest is reminded of nothing that a digest has told of or will tell of in time. Which one
//!   that is follows from the [`Digests`] that really came and come: after a time without the program, or a change
//!   of the hour, that is not the first hour of a digest since then.
//! * A moment asked for by name (a snooze, the hour of a digest) is kept to, quiet or not.

mod around;
mod hour;
mod plan;
mod point;
mod quiet;
mod settings;
pub mod typed;

pub use crate::time::zone::{NoZone, Zone, cities_like, zone_called, zones_near};
pub use hour::{hour_called, hour_text};
pub use plan::{Digests, Span, again, daily_after, digest_after, reminder, repeated, settle, tomorrow};
pub use point::{NoPoint, Point};
pub use quiet::{NoQuiet, QuietHours};
pub use settings::ReminderSettings;
