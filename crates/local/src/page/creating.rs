//! The text that creates a table.

use liege_chat::command::typed_as;
use liege_game::Game;
use liege_store::LocalMember;
use liege_words::Language;

/// The text that creates a table of a game for those people.
pub(super) fn creating(language: Language, game: &dyn Game, people: &[&LocalMember]) -> String {
    let seats = game.seats().iter().zip(people);
    let seats = seats.map(|(seat, member)| format!("{}={}", seat.id, member.name));
    let new = typed_as(language, "new");
    format!("{new} {} {}", game.id(), seats.collect::<Vec<_>>().join(" "))
}
