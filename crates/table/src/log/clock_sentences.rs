//! The sentences about the clocks.

use crate::log::deal_event::{DealEvent, event};
use crate::log::sentences::{by, moment};
use crate::stored::record::{Entry, Record};
use jiff::{SignedDuration, Timestamp};
use liege_game::{Seat, SeatSet};
use liege_words::Message;

/// A length of time in words, in its two largest units.
#[must_use]
pub fn span(time: SignedDuration) -> Message {
    let minutes = time.as_mins().max(0);
    let (days, hours, minutes) = (minutes / (24 * 60), minutes / 60 % 24, minutes % 60);
    let two = |id, one: (&'static str, i64), other: (&'static str, i64)| {
        Message::new(id).with(one.0, one.1).with(other.0, other.1)
    };
    match (days, hours, minutes) {
        (0, 0, minutes) => Message::new("time-minutes").with("minutes", minutes),
        (0, hours, 0) => Message::new("time-hours").with("hours", hours),
        (0, hours, minutes) => two("time-hours-minutes", ("hours", hours), ("minutes", minutes)),
        (days, 0, _) => Message::new("time-days").with("days", days),
        (days, hours, _) => two("time-days-hours", ("days", days), ("hours", hours)),
    }
}

/// A deadline is missed, and an excuse is used.
pub(crate) fn excused(seat: Seat, left: u8, until: Option<Timestamp>) -> DealEvent {
    let until = until.map(moment).unwrap_or_default();
    let message =
        Message::new("table-excused").with("seat", seat).with("left", i64::from(left)).with("until", until);
    (event(message).to(seat), None)
}

/// A deadline is missed. `claimants` are the seats that may claim the game now, if that is the consequence.
pub(crate) fn late(seat: Seat, claimants: Option<SeatSet>) -> DealEvent {
    let id = if claimants.is_some() { "table-late-claim" } else { "table-late" };
    let mut event = event(Message::new(id).with("seat", seat));
    event.concerns = claimants.into_iter().flat_map(SeatSet::iter).chain([seat]).collect();
    (event, None)
}

/// An opponent claims the game.
pub(crate) fn claimed(by: Seat, late: Seat) -> DealEvent {
    (event(Message::new("table-claimed").with("seat", by).with("late", late)).to(late), None)
}

/// A player goes on leave.
pub(crate) fn away(seat: Seat, until: Timestamp) -> DealEvent {
    (event(Message::new("table-away").with("seat", seat).with("until", moment(until))), None)
}

/// A player is back. With `calls`, the player is pinged, because their clock runs again though they said
/// nothing.
pub(crate) fn back(seat: Seat, calls: bool) -> DealEvent {
    let mut event = event(Message::new("table-back").with("seat", seat));
    if calls {
        event = event.to(seat);
    }
    (event, None)
}

/// The time in which the bot was down is given back.
pub(crate) fn credited(down: SignedDuration) -> DealEvent {
    (event(Message::new("table-credited").with("time", span(down))), None)
}

/// A host or manager gives a seat more time. `more` is the added time, `until` the new deadline.
pub(crate) fn extended(
    record: &Record,
    entry: &Entry,
    seat: Seat,
    (more, until): (SignedDuration, Option<Timestamp>),
) -> DealEvent {
    let until = until.map(moment).unwrap_or_default();
    let message =
        Message::new("table-extended").with("seat", seat).with("time", span(more)).with("until", until);
    (event(by(message, record, entry)).to(seat), None)
}
