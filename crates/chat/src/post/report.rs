//! The notice of a whisper that was reported.

use crate::desk::parts::whisper::seat_of;
use crate::desk::{Desk, Fault};
use crate::post::Post;
use crate::wording::{Speaker, cited, distance, of_table, person};
use liege_store::WhisperKey;
use liege_table::Table;
use liege_words::Message;

/// Returns the notice of a reported whisper to an administrator.
pub(crate) async fn report_post(
    desk: &Desk,
    speaker: Speaker,
    table: &Table,
    note: i64,
) -> Result<Post, Fault> {
    let Some(note) = desk.store.whisper(WhisperKey::Id(note)).await? else { return Ok(Post::default()) };
    let recipient = note.recipient.as_ref().map(|player| person(&player.id)).unwrap_or_default();
    let lines = [
        of_table("report-notice", table.id()).with("note", note.id.to_string()),
        Message::new("report-notice-from")
            .with("who", person(&note.author.id))
            .with("seat", seat_of(speaker, table, &note.from)),
        Message::new("report-notice-to")
            .with("who", recipient)
            .with("seat", seat_of(speaker, table, &note.to)),
        Message::new("report-notice-sent").with("when", distance(note.at)),
    ];
    let mut lines: Vec<String> = lines.iter().map(|line| speaker.say(line)).collect();
    lines.push(cited(&note.text));
    Ok(Post { text: lines.join("\n"), ..Post::default() })
}
