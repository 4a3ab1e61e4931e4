//! Whispers: the seats between which they are allowed, and those on show with the buttons under them.

use crate::desk::{Button, press};
use crate::wording::{Speaker, escaped, of_table};
use liege_game::Seat;
use liege_store::Whisper;
use liege_table::{Negotiation, Status, Table, TableError};
use liege_words::Message;

/// Returns the id of a seat.
pub fn seat_id(table: &Table, seat: Seat) -> &'static str {
    table.game().seats().get(seat.index()).map_or("", |info| info.id)
}

/// Returns the name of the seat with this id.
pub fn seat_of(speaker: Speaker, table: &Table, id: &str) -> String {
    seat_with(table, id).map_or_else(|| id.to_owned(), |seat| speaker.seat(seat))
}

/// Returns the button that answers a whisper.
pub(crate) fn reply_button(speaker: Speaker, table: &Table, note: &Whisper) -> Option<Button> {
    let seat = seat_with(table, &note.from)?;
    press("reply", &[&table.id(), &seat.0]).plain(speaker.say(&Message::new("note-reply")))
}

/// Returns the button that reports a whisper, with its number if the answer lists several.
pub(crate) fn report_button(speaker: Speaker, note: &Whisper, number: Option<i64>) -> Option<Button> {
    let mut label = speaker.say(&Message::new("note-report"));
    if let Some(number) = number {
        label = format!("{label} {number}");
    }
    press("report", &[&note.table, &note.id]).plain(label)
}

/// Returns the seat with this id.
pub(crate) fn seat_with(table: &Table, id: &str) -> Option<Seat> {
    let index = table.game().seats().iter().position(|info| info.id == id);
    index.and_then(|index| u8::try_from(index).ok()).map(Seat)
}

/// Whether a table is being played.
pub(crate) fn playing(table: &Table) -> Result<(), Message> {
    match table.status() {
        Status::Playing => match table.chooser() {
            Some(chooser) => Err(TableError::Dealing { name: escaped(&chooser.name) }.message()),
            None => Ok(()),
        },
        Status::Lobby => Err(TableError::NotStarted.message()),
        Status::Over => Err(TableError::Over.message()),
        Status::Abandoned => Err(TableError::Abandoned.message()),
    }
}

/// Whether whispers between two seats are allowed at a table now.
pub(crate) fn may_carry(table: &Table, from: Seat, to: Seat) -> Result<(), Message> {
    playing(table)?;
    let (game, terms) = (table.game(), table.terms());
    let team = |seat: Seat| game.seats().get(seat.index()).map(|info| info.team);
    let partners = from != to && team(from) == team(to);
    let why = match (partners.then_some(terms.partners).flatten(), terms.negotiation) {
        (Some(false), _) => "whisper-partners",
        (None, Negotiation::Public) => "whisper-public",
        (None, Negotiation::None) => "whisper-none",
        (None, _) if partners && !game.allies_whisper() => "whisper-partners",
        (Some(true) | None, _) => return Ok(()),
    };
    Err(of_table(why, table.id()).with("seat", to))
}
