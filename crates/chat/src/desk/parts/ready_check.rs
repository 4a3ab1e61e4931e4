//! A ready check in public words: who is asked whether they are still there, who is reminded, who has lost a
//! seat.

use crate::desk::{Button, ButtonStyle, press};
use crate::wording::{Speaker, limit, masked, of_table, person};
use liege_table::Table;
use liege_words::Message;

/// Says what a table waits for before its game.
pub fn not_started(table: &Table) -> Message {
    if table.is_full() {
        return waiting(table);
    }
    let free = table.chairs().iter().filter(|chair| chair.holder().is_none()).count();
    of_table("not-started", table.id()).with("free", free as i64)
}

/// Returns a message about the members who are asked; the variant with seeds, if they may add them.
pub fn asking(table: &Table, id: &'static str) -> Message {
    if table.asks_for_seeds() { Message::new(format!("{id}-seeds")) } else { Message::new(id) }
}

/// Says what a full table waits for.
pub fn waiting(table: &Table) -> Message {
    let count = table.missing().len();
    let message =
        if count > 0 { asking(table, "muster-waiting") } else { Message::new("muster-waiting-host") };
    message.with("table", table.id().to_string()).with("count", count as i64)
}

/// Returns the line of the invitation for a full table.
pub fn lobby_line(speaker: Speaker, table: &Table) -> Option<String> {
    if !table.is_full() {
        return None;
    }
    let missing = table.missing();
    let message = match table.ready_check() {
        None => Message::new("muster-lobby-full"),
        Some(ready_check) if masked(table) => asking(table, "muster-lobby-unnamed")
            .with("count", missing.len() as i64)
            .with("until", limit(ready_check.until)),
        Some(ready_check) => {
            let who: Vec<String> = missing.iter().map(|player| person(&player.id)).collect();
            asking(table, "muster-lobby").with("who", who.join(", ")).with("until", limit(ready_check.until))
        }
    };
    Some(speaker.say(&message))
}

/// Returns the button that says that one is there.
pub fn here_button(speaker: Speaker, table: &Table) -> Option<Button> {
    table.ready_check()?;
    press("here", &[&table.id()]).button(speaker.say(&asking(table, "muster-button")), ButtonStyle::Good)
}
