//! A member's own notes at a table; nobody else can read them.

use crate::commands::plan::enter::read_by_all;
use crate::desk::look::look_at;
use crate::desk::{Answer, Answers, Asker, Button, Desk, Stop, TEXT_CHARS, press, private, with_buttons};
use crate::wording::sanitize::note;
use crate::wording::{cited, distance, of_table};
use liege_store::NoteSaved;
use liege_table::Table;
use liege_words::Message;
use std::sync::Arc;

/// The longest note, in characters.
pub const LONGEST: usize = 2_000;
/// The most notes that a member may have at a table.
const MOST: u32 = 50;
/// The most messages that a list of notes takes.
const PAGES: usize = 3;

/// Runs `note` with a text.
pub(crate) async fn add_note(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, text: &str) -> Answers {
    if asker.typed && asker.place.server.is_some() {
        return Ok(read_by_all(desk, asker, "note"));
    }
    let table = table_to_note(desk, asker, named).await?;
    let about = |id: &'static str| of_table(id, table.id());
    let text = note(text);
    let length = text.chars().count();
    if text.is_empty() {
        return Ok(asker.tell(&about("jot-blank")));
    }
    if length > LONGEST {
        let message = about("jot-long").with("count", length as i64).with("most", LONGEST as i64);
        return Ok(asker.tell(&message));
    }
    let who = asker.who.id.as_str();
    let saved = desk.store.add_note(table.id(), who, &text, MOST, asker.heard, desk.now()).await?;
    Ok(match saved {
        NoteSaved::Done(number) => asker.tell(&about("jot-done").with("note", number.to_string())),
        NoteSaved::Full => asker.tell(&about("jot-full").with("most", i64::from(MOST))),
        NoteSaved::HeardBefore => Vec::new(),
    })
}

/// Returns the table that a note is about: any that the asker may see, even after its game.
async fn table_to_note(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Result<Arc<Table>, Stop> {
    let press = |table: &Table| press("notes", &[&table.id(), &0]);
    look_at(desk, asker, named, press).await
}

/// Runs `note` without a text: shows the newest notes.
pub(crate) async fn own_notes(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let table = table_to_note(desk, asker, named).await?;
    own_notes_below(desk, asker, &table, 0).await
}

/// Shows the notes with numbers below `below` (0: all), as many as fit into a few messages, the newest first.
pub(crate) async fn own_notes_below(desk: &Desk, asker: &Asker<'_>, table: &Table, below: i64) -> Answers {
    let about = |id: &'static str| of_table(id, table.id());
    let mut notes = desk.store.own_notes(table.id(), &asker.who.id).await?;
    notes.retain(|note| below == 0 || note.number < below);
    if notes.is_empty() {
        return Ok(vec![with_buttons(private(asker.say(&about("jot-none"))), [write_button(asker, table)])]);
    }
    let mut pieces = Vec::new();
    let mut oldest = 0;
    for note in notes.iter().rev() {
        let head =
            Message::new("jot-line").with("note", note.number.to_string()).with("when", distance(note.at));
        let text = format!("**{}**\n{}", asker.say(&head), cited(&note.text));
        let cut = in_pieces(&text);
        if !pieces.is_empty() && joined(pieces.iter().chain(&cut)).len() > PAGES {
            break;
        }
        oldest = note.number;
        pieces.extend(cut);
    }
    let head = asker.say(&about("jot-head").with("count", notes.len() as i64));
    let mut pages = joined(std::iter::once(&head).chain(&pieces));
    let last = pages.pop().unwrap_or_default();
    let older = notes.first().is_some_and(|first| first.number < oldest);
    let button = older
        .then(|| press("notes", &[&table.id(), &oldest]).plain(asker.say(&Message::new("jot-older"))))
        .flatten();
    let mut answers: Vec<Answer> = pages.into_iter().map(private).collect();
    answers.push(with_buttons(private(last), [write_button(asker, table), button]));
    Ok(answers)
}

/// Runs `note 3 off`.
pub(crate) async fn delete_note(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    number: Option<i64>,
) -> Answers {
    let table = table_to_note(desk, asker, named).await?;
    let about = |id: &'static str| {
        let note = number.map(|number| number.to_string()).unwrap_or_default();
        of_table(id, table.id()).with("note", note)
    };
    let deleted = desk.store.delete_notes(table.id(), &asker.who.id, number).await?;
    Ok(asker.tell(&match (deleted, number) {
        (0, Some(_)) => about("jot-unknown"),
        (0, None) => about("jot-none"),
        (_, Some(_)) => about("jot-off"),
        (count, None) => about("jot-off-all").with("count", count as i64),
    }))
}

/// Returns the button that writes a note.
fn write_button(asker: &Asker<'_>, table: &Table) -> Option<Button> {
    press("note", &[&table.id()]).plain(asker.say(&Message::new("jot-write")))
}

/// Splits a text at line ends, or within a line that is too long for a message.
fn in_pieces(text: &str) -> Vec<String> {
    let mut pieces = vec![String::new()];
    for line in text.lines() {
        let mut rest: Vec<char> = line.chars().collect();
        loop {
            let piece = pieces.last_mut().map(|piece| (piece.chars().count(), piece));
            let Some((length, piece)) = piece else { break };
            let gap = usize::from(length > 0);
            if length + gap + rest.len() <= TEXT_CHARS {
                if gap > 0 {
                    piece.push('\n');
                }
                piece.extend(rest);
                break;
            }
            if length > 0 {
                pieces.push(String::new());
                continue;
            }
            // Each piece stays a quotation, and no escaped sign is separated from its backslash.
            let mut cut = rest.len().min(TEXT_CHARS);
            while cut > 1 && rest.get(cut - 1) == Some(&'\\') {
                cut -= 1;
            }
            piece.extend(rest.drain(..cut));
            rest.splice(0..0, ['>', ' ']);
            pieces.push(String::new());
        }
    }
    pieces
}

/// Joins pieces into messages, as many pieces as fit into each.
fn joined<'a>(pieces: impl IntoIterator<Item = &'a String>) -> Vec<String> {
    let mut pages: Vec<String> = Vec::new();
    for piece in pieces {
        match pages.last_mut() {
            Some(page) if page.chars().count() + piece.chars().count() < TEXT_CHARS => {
                page.push('\n');
                page.push_str(piece);
            }
            _ => pages.push(piece.clone()),
        }
    }
    pages
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_notes_fit_their_messages() {
        for text in ["x".repeat(5_000), format!("> {}", "\\*".repeat(2_000)), "a\nb".repeat(1_500)] {
            let pieces = in_pieces(&text);
            assert!(pieces.iter().all(|piece| piece.chars().count() <= TEXT_CHARS));
            assert!(pieces.iter().all(|piece| !piece.ends_with('\\')));
            let whole = |text: &str| text.chars().filter(|c| !matches!(c, '>' | ' ' | '\n')).count();
            assert_eq!(whole(&pieces.concat()), whole(&text));
        }
        assert_eq!(joined(&["a".to_owned(), "b".to_owned()]), ["a\nb"]);
    }
}
