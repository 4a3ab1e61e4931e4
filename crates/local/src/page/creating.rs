//! The text that creates a table.

use liege_chat::command::typed_as;
use liege_game::Game;
use liege_store::LocalMember;
use liege_words::Language;

/// Returns a member as they are named in a command.
pub(super) fn named(member: &LocalMember) -> String {
    // The room reads a name with blanks only as a mention.
    if member.name.contains(' ') { format!("@{}", member.name) } else { member.name.clone() }
}

/// Returns the text that creates a table of a game for those people or machines, in the order of the seats.
pub(super) fn creating(language: Language, game: &dyn Game, people: &[String]) -> String {
    let seats = game.seats().iter().zip(people);
    let seats = seats.map(|(seat, who)| format!("{}={who}", seat.id));
    let new = typed_as(language, "new");
    format!("{new} {} {}", game.id(), seats.collect::<Vec<_>>().join(" "))
}
