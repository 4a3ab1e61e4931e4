//! The lines about the clocks: who has time until when, who is away, and the button by which a game is claimed.

use crate::desk::{Button, ButtonStyle, press};
use crate::wording::{Speaker, is_clock, limit};
use jiff::Timestamp;
use liege_game::{Seat, SeatSet};
use liege_table::{Moment, Owed, Played, Status, Table, span};
use liege_words::{Arg, Message};
use std::ops::RangeInclusive;

/// What is to be said of the clocks.
#[derive(Debug, Default)]
pub struct Times {
    /// Until when whoever is to move has time, where there is nothing else to be said of it: it can stand beside whose turn
    /// it is.
    pub plain: Option<Timestamp>,
    /// It as a line.
    until: Option<String>,
    /// Everything else, a line each.
    others: Vec<String>,
}

impl Times {
    /// The lines; `said`: until when is said already.
    pub fn lines(self, said: bool) -> impl Iterator<Item = String> {
        self.until.filter(|_| !said).into_iter().chain(self.others)
    }
}

/// Until when the game is paused, until when those to move have time, who is away, what the others have in stock.
/// `told`: what has just been said anyway.
pub fn time_lines(speaker: Speaker, moment: &Moment, told: &[Played]) -> Times {
    if moment.outcome.is_some() {
        return Times::default();
    }
    let told_away = || told.iter().filter(|played| played.entry.action.starts_with("@away "));
    let said_away = |seat: Seat| told_away().any(|played| played.entry.seat == Some(seat));
    // Of one leave alone that is just told it is clear whose it is.
    let clear_away =
        |seat: Seat| said_away(seat) && told_away().all(|played| played.entry.seat == Some(seat));
    let away = |seat: Seat| moment.absent.iter().find(|(absent, _)| *absent == seat).map(|(_, until)| *until);
    let alone = is_alone(moment, told);
    // That somebody's time is up is said once.
    let said_late = |owed: &Owed| told.iter().any(|played| owed.late == Some(played.entry.number));
    let owed = moment.owed.iter().filter(|owed| !said_late(owed));
    // While the game is paused nobody owes anything: that is why no deadline is told.
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
    // Nothing comes before it then.
    let until = plain.map(|_| others.remove(0));
    Times { plain, until, others }
}

/// Until when whoever is to move has time, where there is nothing else to be said of it.
fn plain_limit(moment: &Moment, told: &[Played]) -> Option<Timestamp> {
    let [owed] = moment.owed.as_slice() else { return None };
    let away = moment.absent.iter().any(|(absent, _)| *absent == owed.seat);
    let plain = moment.outcome.is_none() && moment.paused.is_none() && owed.late.is_none() && !away;
    owed.until.filter(|_| plain && is_alone(moment, told) && moment.to_move().contains(owed.seat))
}

/// Whether only one seat owes something and it is just said whose turn it is; else a line says whose time it means.
fn is_alone(moment: &Moment, told: &[Played]) -> bool {
    moment.owed.len() == 1 && !told.iter().any(|played| is_clock(&played.entry.action))
}

/// What is to be said of one seat that owes something.
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

/// Whether an entry says itself that the game is paused from then on.
fn begins_pause(played: &Played) -> bool {
    played.events.iter().any(|event| matches!(event.message.id(), "table-paused" | "table-halted"))
}

/// Whether entries changed until when somebody has time.
pub fn is_of_time(played: &[Played]) -> bool {
    played.iter().any(|played| is_clock(&played.entry.action))
}

/// The buttons by which the games of those are claimed whose time these entries say is up; for a member, where
/// they may.
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
