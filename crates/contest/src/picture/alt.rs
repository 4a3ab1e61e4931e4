//! The picture in words.

use super::head;
use super::said::{name, part_name, place};
use crate::standing::points;
use crate::state::Contest;
use crate::terms::Format;
use liege_words::Message;

/// The number of places that are said.
const SAID: usize = 10;

/// The picture in words: the name of the contest and its state, and the first ten places. `game` is the name of the game in the language in which it
/// is said.
#[must_use]
pub fn alt(contest: &Contest, game: &str) -> Message {
    let parts = contest.parts().len().max(1) as u32;
    let parts = if contest.has_one_table() { 1 } else { parts };
    let each = (SAID / parts as usize).max(1);
    let of_part = |part: u32| {
        let rows = contest.standing(part).unwrap_or_default();
        let rows = rows.iter().take(each).map(|row| {
            let message = match contest.terms().format {
                Format::KnockOut { .. } | Format::Ladder { .. } => Message::new("contest-cross-alt-rank"),
                _ => Message::new("contest-cross-alt-place")
                    .with("points", points::said(contest.terms().seats, row.points)),
            };
            message.with("place", place(row)).with("name", name(contest, row.number))
        });
        let places = Message::new("contest-cross-alt-places").with("places", rows.collect::<Vec<_>>());
        match part_name(contest, part) {
            Some(name) => Message::new("contest-cross-alt-part").with("part", name).with("places", places),
            None => places,
        }
    };
    // Divisions beyond those that are said have a place each in the picture.
    let said = (1..=parts.min(SAID as u32)).rev().map(of_part);
    let lines = said.reduce(|below, above| {
        Message::new("contest-cross-alt-both").with("one", above).with("other", below)
    });
    let message = Message::new("contest-cross-alt")
        .with("contest", contest.terms().name.as_str())
        .with("game", game)
        .with("state", head::state(contest));
    match lines {
        Some(lines) => message.with("places", lines),
        None => message.with("places", ""),
    }
}
