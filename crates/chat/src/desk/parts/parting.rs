//! The consequences of resigning, told before it is done.

use crate::wording::Speaker;
use liege_game::Seat;
use liege_table::Table;
use liege_words::Message;

/// Returns a note beside the question whether a seat resigns: that the result is a draw, or that others lose
/// too. Empty if the result is the usual one.
pub(crate) fn resigning_told(speaker: Speaker, table: &Table, seat: Seat) -> String {
    if table.outcome_of_resigning(seat).is_some_and(|outcome| outcome.drawn) {
        return format!(" {}", speaker.say(&Message::new("resign-drawn")));
    }
    let partner = |partner: Seat| speaker.say(&Message::new("resign-partner").with("partner", partner));
    let partners = table.losing_with(seat).into_iter().flat_map(|seat| [" ".to_owned(), partner(seat)]);
    partners.collect()
}
