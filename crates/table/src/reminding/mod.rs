//! The times of a member's reminders: their settings, and the moments that follow from them.
//!
//! This is pure: it has no clock and no rows. The caller says what time it is.
//!
//! The rules, for one action with a deadline:
//!
//! * A member is reminded at their chosen [`Point`], but never before half of the time is over; once, or
//!   repeatedly after the number of hours that they chose.
//! * If the clock stops at weekends, they are reminded after the weekend, or before it, as with quiet time.
//! * If that is in quiet time, they are reminded right after it; but if little time is left then (less than a
//!   quarter of the time left at the point, or an hour), a quarter of an hour before the quiet time begins.
//!   They are reminded during quiet time only if it leaves no other moment before the deadline.
//! * A member with a digest gets no reminder of a deadline that a digest has listed or will list in time.
//!   That depends on the [`Digests`] that really came and will come: after an outage, or a change of the
//!   hour, the next digest is not simply the next digest hour.
//! * A moment that the member chose explicitly (a snooze, the hour of a digest) is kept, quiet or not.

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
