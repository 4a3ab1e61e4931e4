//! What is told of places where games can't be played any more.

use crate::chat::announce::{BlockReason, Lost};
use crate::chat::post::Post;
use crate::chat::transport::Right;
use crate::chat::wording::{Speaker, example_of, of_table};
use crate::table::{Status, Table};
use crate::words::Message;

/// What the host has to put right.
pub fn shut_post(speaker: Speaker, table: &Table, place: &str, shut: BlockReason, lacks: &[Right]) -> Post {
    let id = match shut {
        BlockReason::Posts => "notice-no-permission",
        BlockReason::Threads => "notice-no-thread",
        BlockReason::Files => "notice-no-files",
        BlockReason::Gone => "notice-gone",
        BlockReason::Letter => "notice-failed",
    };
    let named = lacks.iter().map(|right| format!("**{}**", speaker.say(&Message::new(right.id()))));
    let message = of_table(id, table.id())
        .with("channel", place)
        .with("count", lacks.len() as i64)
        .with("rights", named.collect::<Vec<_>>().join(", "));
    Post { text: speaker.say(&message), ..Post::default() }
}

/// Where the game goes on.
pub fn moved_post(speaker: Speaker, table: &Table, lost: Lost) -> Post {
    let id = match (lost, table.status()) {
        (Lost::Thread, _) => "moved-thread",
        (Lost::Server, Status::Lobby) => "moved-lobby-server",
        (Lost::Channel, Status::Lobby) => "moved-lobby-channel",
        (Lost::Server, _) => "moved-server",
        (Lost::Channel, _) => "moved-channel",
    };
    let example = table.view_at(0).map(|moment| example_of(speaker.language, &*moment.state));
    let message = of_table(id, table.id())
        .with("channel", format!("<#{}>", table.venue().channel))
        .with("example", example.unwrap_or_default());
    Post { text: speaker.say(&message), ..Post::default() }
}
