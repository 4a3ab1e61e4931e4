//! The text of a signboard: all tables of a channel, whose move it is, and the deadlines.

use crate::wording::{Speaker, distance, free_seats, limit, masked, person};
use liege_game::words;
use liege_table::{Status, Table};
use liege_words::{Language, Message};
use std::fmt::Write as _;
use std::sync::Arc;

/// The most characters; a message holds 2,000.
const MOST: usize = 1_800;

/// Returns the signboard of a channel: running tables first, the most urgent of them first.
pub fn standing_text(language: Language, tables: &[Arc<Table>]) -> String {
    let mut tables: Vec<&Arc<Table>> =
        tables.iter().filter(|table| matches!(table.status(), Status::Lobby | Status::Playing)).collect();
    let until = |table: &Table| table.owed().into_iter().filter_map(|owed| owed.until).min();
    tables.sort_by_cached_key(|table| {
        let until = until(table);
        (table.status() == Status::Lobby, until.is_none(), until, table.id())
    });
    let say = |message: &Message| words().say(language, message);
    let mut text = say(&Message::new("signboard-head"));
    if tables.is_empty() {
        let _ = write!(text, "\n{}", say(&Message::new("signboard-none")));
    }
    for (index, table) in tables.iter().enumerate() {
        let line = line(Speaker { language, game: table.game() }, table);
        if text.chars().count() + line.chars().count() > MOST {
            let more = Message::new("signboard-more").with("count", (tables.len() - index) as i64);
            let _ = write!(text, "\n{}", say(&more));
            break;
        }
        let _ = write!(text, "\n{line}");
    }
    text
}

/// Returns the text of a signboard that is no longer wanted.
pub fn ended(language: Language) -> String {
    words().say(language, &Message::new("signboard-ended"))
}

fn line(speaker: Speaker, table: &Table) -> String {
    let place = table.venue().thread.as_ref().map_or_else(String::new, |thread| format!(" <#{thread}>"));
    let message = match table.status() {
        Status::Lobby => {
            speaker.of_table("signboard-lobby", table.id()).with("free", free_seats(table) as i64)
        }
        _ => match (table.paused_until(), table.owed().into_iter().filter_map(|owed| owed.until).min()) {
            (Some(until), _) => speaker.of_table("signboard-paused", table.id()).with("until", limit(until)),
            (None, Some(until)) => {
                let message = speaker.of_table("signboard-until", table.id()).with("when", distance(until));
                message.with("who", movers(speaker, table))
            }
            (None, None) => {
                speaker.of_table("signboard-turn", table.id()).with("who", movers(speaker, table))
            }
        },
    };
    speaker.say(&message.with("place", place))
}

/// Returns who is to move, by name unless that would show who sits where.
fn movers(speaker: Speaker, table: &Table) -> String {
    let seats = || speaker.seats_now(table.state(), table.to_move());
    if masked(table) {
        return seats();
    }
    let mut people: Vec<String> = Vec::new();
    for holder in table.to_move().iter().filter_map(|seat| table.holder(seat)) {
        let name = person(&holder.id);
        if !people.contains(&name) {
            people.push(name);
        }
    }
    if people.is_empty() { seats() } else { people.join(", ") }
}
