//! Lines about the clocks: deadlines, leave, and the button that claims a game.

use crate::desk::{Button, ButtonStyle, press};
use crate::wording::{Speaker, is_clock, limit};
use jiff::Timestamp;
use liege_game::{Seat, SeatSet};
use liege_table::{Moment, Owed, Played, Status, Table, span};
use liege_words::{Arg, Message};
use std::ops::RangeInclusive;

/// The lines about the clocks of a moment.
#[derive(Debug, Default)]
pub struct Times {
    /// The deadline of the seat to move, if there is nothing else to say about it: then it can go into the
    /// sentence about whose turn it is.
    pub plain: Option<Timestamp>,
    /// That deadline as a line of its own.
    until: Option<String>,
    /// All other lines.
    others: Vec<String>,
}

impl Times {
    /// Returns the lines; `said`: the text has the deadline already.
    pub fn lines(self, said: bool) -> impl Iterator<Item = String> {
        self.until.filter(|_| !said).into_iter().chain(self.others)
    }
}

/// Returns the lines about the clocks: the end of a pause, deadlines, leave, time in stock. `told`: the
/// entries that the text tells already.
pub fn time_lines(speaker: Speaker, moment: &Moment, told: &[Played]) -> Times {
    if moment.outcome.is_some() {
        return Times::default();
    }
    let told_away = || told.iter().filter(|played| played.entry.action.starts_with("@away "));
    let said_away = |seat: Seat| told_away().any(|played| played.entry.seat == Some(seat));
    // If the text tells only one leave, it is clear whose it is.
    let clear_away =
        |seat: Seat| said_away(seat) && told_away().all(|played| played.entry.seat == Some(seat));
    let away = |seat: Seat| moment.absent.iter().find(|(absent, _)| *absent == seat).map(|(_, until)| *until);
    let alone = is_alone(moment, told);
    // The text says once that a player's time is up.
    let said_late = |owed: &Owed| told.iter().any(|played| owed.late == Some(played.entry.number));
    let owed = moment.owed.iter().filter(|owed| !said_late(owed));
    // While the game is paused nobody has a deadline, so none is shown.
    let paused = moment.paused.filter(|_| !told.iter().any(begins_pause));
    let paused = paused.map(|until| Message::new("time-paused").with("until", limit(until)));
    let owed = owed.filter_map(|owed| owed_line(owed, away(owed.seat), alone, clear_away(owed.seat)));
    let mut lines: Vec<Message> = paused.into_iter().chain(owed).collect();
    let owes = |seat: Seat| moment.owed.iter().any(|owed| owed.seat == seat);
    let others = moment.absent.iter().filter(|(seat, _)| !said_away(*seat) && !owes(*seat));
    lines
        .extend(others.map(|(seat, until)| {
            Message::new("time-absent").with("seat", *seat).with("back", limit(*until))
        }));
    if !moment.stocks.is_empty() {
        let stock = |(seat, stock): &(Seat, jiff::SignedDuration)| {
            Message::new("time-stock").with("seat", *seat).with("time", span(*stock))
        };
        let stocks = moment.stocks.iter().map(stock).collect();
        lines.push(Message::new("time-stocks").with("stocks", Arg::All(stocks)));
    }
    let mut others: Vec<String> = lines.iter().map(|line| speaker.say(line)).collect();
    let plain = plain_limit(moment, told).filter(|_| !others.is_empty());
    // In that case the deadline is the first line.
    let until = plain.map(|_| others.remove(0));
    Times { plain, until, others }
}

/// Returns the deadline of the seat to move, if there is nothing else to say about it.
fn plain_limit(moment: &Moment, told: &[Played]) -> Option<Timestamp> {
    let [owed] = moment.owed.as_slice() else { return None };
    let away = moment.absent.iter().any(|(absent, _)| *absent == owed.seat);
    let plain = moment.outcome.is_none() && moment.paused.is_none() && owed.late.is_none() && !away;
    owed.until.filter(|_| plain && is_alone(moment, told) && moment.to_move().contains(owed.seat))
}

/// Whether only one seat is to act and the text has just named it; else the line must name the seat.
fn is_alone(moment: &Moment, told: &[Played]) -> bool {
    moment.owed.len() == 1 && !told.iter().any(|played| is_clock(&played.entry.action))
}

/// Returns the line for one seat that is to act.
fn owed_line(owed: &Owed, away: Option<Timestamp>, alone: bool, said_away: bool) -> Option<Message> {
    let line = match (owed.late, owed.until, away) {
        (Some(_), ..) => Message::new("time-up"),
        (None, Some(until), Some(_)) if said_away => {
            Message::new("time-after-leave").with("until", limit(until))
        }
        (None, None, Some(_)) if said_away => return None,
        (None, Some(until), Some(back)) => {
            Message::new("time-away").with("back", limit(back)).with("until", limit(until))
        }
        (None, None, Some(back)) => Message::new("time-absent").with("back", limit(back)),
        (None, Some(until), None) => {
            Message::new(if alone { "time-until" } else { "time-until-seat" }).with("until", limit(until))
        }
        (None, None, None) => return None,
    };
    Some(line.with("seat", owed.seat))
}

/// Whether an entry's own sentence says that the game is paused.
fn begins_pause(played: &Played) -> bool {
    played.events.iter().any(|event| matches!(event.message.id(), "table-paused" | "table-halted"))
}

/// Whether entries changed a deadline.
pub fn is_of_time(played: &[Played]) -> bool {
    played.iter().any(|played| is_clock(&played.entry.action))
}

/// Returns the buttons that claim the games of players whose time ran out in these entries; for a member,
/// only those that they may press.
pub fn claim_buttons(
    speaker: Speaker,
    table: &Table,
    numbers: &RangeInclusive<usize>,
    reader: Option<SeatSet>,
) -> Vec<Option<Button>> {
    if table.status() != Status::Playing {
        return Vec::new();
    }
    let late = table
        .late()
        .into_iter()
        .filter(|(seat, number)| numbers.contains(number) && reader.is_none_or(|mine| !mine.contains(*seat)));
    let button = |(seat, _): (Seat, usize)| {
        let label = speaker.say(&Message::new("button-claim").with("seat", seat));
        press("claim", &[&table.id(), &seat.0]).button(label, ButtonStyle::Bad)
    };
    late.map(button).collect()
}
