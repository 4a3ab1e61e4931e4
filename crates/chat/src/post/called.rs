//! The pings of a post about a turn, and the sentences that explain them.

use crate::wording::{Speaker, known_holder, masked, person};
use liege_game::{Seat, SeatSet};
use liege_table::{Moment, Played, Status, Table};
use liege_words::{Arg, Message};
use std::ops::RangeInclusive;

/// Returns the members whom a turn pings (`call`: those noted), and whether a clock now runs for a new holder
/// of a seat, who may not know it.
pub fn notified(
    table: &Table,
    moment: &Moment,
    played: &[Played],
    call: Option<&[String]>,
) -> (Vec<String>, bool) {
    let to_move = || moment.to_move().iter();
    let reseated = reseated(played);
    let taken: Vec<Seat> =
        to_move().filter(|seat| moment.paused.is_none() && reseated.contains(*seat)).collect();
    let mut mentions = call.map(<[String]>::to_vec).unwrap_or_default();
    let movers: Vec<Seat> = if call.is_none() { to_move().collect() } else { taken.clone() };
    for player in movers.iter().filter_map(|seat| known_holder(table, *seat)) {
        if !mentions.contains(&player.id) {
            mentions.push(player.id.clone());
        }
    }
    if masked(table) {
        mentions.clear();
    }
    (mentions, !taken.is_empty())
}

/// Adds a sentence for members who are pinged but not named in the text, by the reason of the ping. Nobody is
/// pinged without being named.
pub fn called_lines(
    speaker: Speaker,
    table: &Table,
    moment: &Moment,
    numbers: &RangeInclusive<usize>,
    mentions: &[String],
    text: &str,
) -> Vec<String> {
    let unnamed = mentions.iter().filter(|id| !text.contains(&person(id)));
    let late: Vec<Seat> = table
        .late()
        .into_iter()
        .filter(|(_, number)| numbers.contains(number))
        .map(|(seat, _)| seat)
        .collect();
    let holds = |seat: Seat, id: &str| known_holder(table, seat).is_some_and(|player| player.id == id);
    let why = |id: &str| {
        if moment.outcome.is_some() || is_called_off(table, moment) {
            "called-over"
        } else if late.iter().any(|seat| holds(*seat, id)) {
            "called-late"
        } else if !late.is_empty() {
            "called-claim"
        } else if moment.to_move().iter().any(|seat| holds(seat, id)) {
            "called-turn"
        } else if table.seats_of(id).is_empty() {
            "called-freed"
        } else {
            "called-table"
        }
    };
    let mut lines: Vec<(&'static str, Vec<String>)> = Vec::new();
    for id in unnamed {
        let why = why(id);
        match lines.iter_mut().find(|(known, _)| *known == why) {
            Some((_, people)) => people.push(person(id)),
            None => lines.push((why, vec![person(id)])),
        }
    }
    // Members who may claim come before those who may still move.
    lines.sort_by_key(|(why, _)| *why);
    let line = |(why, people): (&'static str, Vec<String>)| {
        speaker.say(&Message::new(why).with("who", people.join(", ")))
    };
    lines.into_iter().map(line).collect()
}

/// Returns the seats that got a new holder by these entries: handed over, or taken after they were freed.
pub fn reseated(played: &[Played]) -> SeatSet {
    const TAKEN: [&str; 4] = ["table-handed", "table-handed-unnamed", "table-sat", "table-sat-unnamed"];
    let messages = played.iter().flat_map(|played| &played.events).map(|event| &event.message);
    messages
        .filter(|message| TAKEN.contains(&message.id()))
        .flat_map(Message::args)
        .filter_map(|(_, arg)| match arg {
            Arg::Seat(seat) => Some(Seat(*seat)),
            _ => None,
        })
        .collect()
}

/// Whether the people have ended the game at this moment, without a result.
pub fn is_called_off(table: &Table, moment: &Moment) -> bool {
    let ended = matches!(table.status(), Status::Over | Status::Abandoned);
    ended && moment.outcome.is_none() && moment.number == table.log().len()
}
