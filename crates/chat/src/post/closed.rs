//! The notice that a table was closed before its game.

use crate::desk::{ButtonStyle, press};
use crate::post::Post;
use crate::wording::Speaker;
use liege_table::Table;
use liege_words::Message;

/// Returns the notice that a table was closed before its game: to its host, or to a member who sat there.
pub(crate) fn closed_post(speaker: Speaker, table: &Table, member: &str) -> Post {
    let host = table.host().id == member;
    let id = match (host, table.is_sought()) {
        (true, true) => "closed-sought",
        (true, false) => "closed-laid",
        (false, _) if table.has_lapsed() => "closed-around",
        (false, _) => "closed-by-host",
    };
    let message = speaker.of_table(id, table.id());
    let again = host.then(|| {
        let label = if table.is_sought() { "seek-again" } else { "lay-again" };
        press("seek-again", &[&table.id()]).button(speaker.say(&Message::new(label)), ButtonStyle::Good)
    });
    Post { text: speaker.say(&message), buttons: again.into_iter().collect(), ..Post::default() }
}
