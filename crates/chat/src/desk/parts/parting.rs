//! What comes of it when somebody gives a game up, said before they do.

use crate::wording::Speaker;
use liege_game::Seat;
use liege_table::Table;
use liege_words::Message;

/// What is to be known beside the question whether a seat is to resign: that it will be a draw all the same, or who loses
/// too. Empty where it is as everybody expects.
pub(crate) fn resigning_told(speaker: Speaker, table: &Table, seat: Seat) -> String {
    if table.outcome_of_resigning(seat).is_some_and(|outcome| outcome.drawn) {
        return format!(" {}", speaker.say(&Message::new("resign-drawn")));
    }
    let partner = |partner: Seat| speaker.say(&Message::new("resign-partner").with("partner", partner));
    let partners = table.losing_with(seat).into_iter().flat_map(|seat| [" ".to_owned(), partner(seat)]);
    partners.collect()
}
