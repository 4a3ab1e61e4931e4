//! The deadlines of a member, for their private calendar.

use super::{named, speaker};
use crate::desk::find::tables_on;
use crate::desk::web::web_address;
use crate::desk::{Desk, Fault};
use jiff::Timestamp;
use liege_store::{BearerSecret, Which};
use liege_table::Status;
use liege_words::{Language, Message};

/// The most tables in a calendar.
const MOST: u32 = 200;

/// A deadline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalendarEntry {
    /// The table.
    pub table: i64,
    /// The id of the seat that is to act.
    pub seat: &'static str,
    /// The deadline.
    pub until: Timestamp,
    /// The time since which the seat is to act.
    pub since: Timestamp,
    /// The title of the entry, in the member's language.
    pub title: String,
    /// The address of the table on the web, if it has one.
    pub address: Option<String>,
}

/// Returns the deadlines of the member whose calendar has this secret, the earliest first, and the member's language; `None`:
/// no calendar has it.
///
/// # Errors
/// The data can't be read.
pub async fn calendar(
    desk: &Desk,
    secret: &BearerSecret,
) -> Result<Option<(Language, Vec<CalendarEntry>)>, Fault> {
    let Some(member) = desk.store.calendar_of(secret).await? else { return Ok(None) };
    let known = desk.store.member(&member).await?;
    let language = known.and_then(|member| member.language).unwrap_or(desk.settings.language);
    let tables = tables_on(desk, desk.store.tables(Which::HeldBy(&member, MOST)).await?).await?;
    let mut entries = Vec::new();
    for table in tables.iter().filter(|table| table.status() == Status::Playing) {
        let (mine, speaker) = (table.seats_of(&member), speaker(table, language));
        let address = web_address(desk, table).await?;
        for owed in table.owed().into_iter().filter(|owed| mine.contains(owed.seat)) {
            let Some(until) = owed.until else { continue };
            let title = speaker.of_table("calendar-entry", table.id()).with("seat", owed.seat);
            entries.push(CalendarEntry {
                table: table.id(),
                seat: table.game().seats().get(owed.seat.index()).map_or("", |info| info.id),
                until,
                since: owed.began,
                title: named(table, &speaker.say(&title)),
                address: address.clone(),
            });
        }
    }
    entries.sort_by_key(|entry| (entry.until, entry.table, entry.seat));
    Ok(Some((language, entries)))
}

/// Returns the name of a calendar in a language.
#[must_use]
pub fn calendar_name(language: Language) -> String {
    liege_game::words().say(language, &Message::new("calendar-name"))
}
