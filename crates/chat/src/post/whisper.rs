//! The notice of a whisper.

use crate::desk::parts::whisper::{reply_button, report_button, seat_of, seat_with};
use crate::desk::{Desk, Fault};
use crate::post::Post;
use crate::wording::{Speaker, cited, masked, of_table, person, typed_seat};
use liege_game::Seat;
use liege_store::WhisperKey;
use liege_table::Table;
use liege_words::Message;

/// Returns the notice to the recipient of a whisper.
pub(crate) async fn whisper_post(
    desk: &Desk,
    speaker: Speaker,
    table: &Table,
    note: i64,
) -> Result<Post, Fault> {
    let Some(note) = desk.store.whisper(WhisperKey::Id(note)).await? else { return Ok(Post::default()) };
    let from = seat_of(speaker, table, &note.from);
    let from = if masked(table) {
        from
    } else {
        let named = Message::new("note-from-named").with("seat", from).with("who", person(&note.author.id));
        speaker.say(&named)
    };
    let number = match &note.recipient {
        Some(recipient) => desk.store.number_of_whisper(&recipient.id, note.id).await?,
        None => 0,
    };
    let head = of_table("note-head", table.id())
        .with("note", number.to_string())
        .with("from", from)
        .with("to", seat_of(speaker, table, &note.to));
    let typed = |seat: Seat| typed_seat(speaker.language, table.game(), seat);
    let seat = seat_with(table, &note.from).map_or_else(|| note.from.clone(), typed);
    let how = of_table("note-how", table.id()).with("seat", seat);
    let text = format!("{}\n{}\n-# {}", speaker.say(&head), cited(&note.text), speaker.say(&how));
    let buttons = vec![reply_button(speaker, table, &note), report_button(speaker, &note, None)];
    Ok(Post { text, buttons, ..Post::default() })
}
