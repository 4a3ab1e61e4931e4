//! Posts about places where games can't be played any more, and about free seats.

use crate::announce::{BlockReason, Lost};
use crate::desk::parts::buttons::{join_buttons, seat_buttons};
use crate::post::Post;
use crate::transport::Right;
use crate::wording::{Speaker, control, example_of, masked, numbers, of_table, person};
use liege_game::Seat;
use liege_store::Queued;
use liege_table::{Status, Table};
use liege_words::Message;

/// Returns the notice to the host, with the permissions to change.
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

/// Says where the game continues; `tables`: all tables of the reader, if there are several.
pub fn moved_post(speaker: Speaker, table: &Table, lost: Lost, tables: &[i64]) -> Post {
    let id = match (lost, table.status()) {
        _ if tables.len() > 1 => "moved-server-several",
        (Lost::Thread, _) => "moved-thread",
        (Lost::Server, Status::Lobby) => "moved-lobby-server",
        (Lost::Channel, Status::Lobby) => "moved-lobby-channel",
        (Lost::Server, _) => "moved-server",
        (Lost::Channel, _) => "moved-channel",
    };
    let example = table.view_at(0).map(|moment| example_of(speaker.language, &*moment.state));
    let message = of_table(id, table.id())
        .with("channel", format!("<#{}>", table.venue().channel))
        .with("tables", numbers(tables.iter().copied()))
        .with("example", example.unwrap_or_default());
    Post { text: speaker.say(&message), ..Post::default() }
}

/// Says that games are played on the server again.
pub fn returned_post(speaker: Speaker, table: &Table, tables: &[i64]) -> Post {
    let message = of_table("returned", table.id())
        .with("count", tables.len() as i64)
        .with("tables", numbers(tables.iter().copied()))
        .with("channel", format!("<#{}>", table.venue().board_channel()));
    Post { text: speaker.say(&message), ..Post::default() }
}

/// Says that the last moves of a table are lost, and from where the game goes on.
pub fn set_back_post(speaker: Speaker, table: &Table) -> Post {
    let number = table.shown(table.log().len());
    let message = of_table("set-back", table.id()).with("number", number as i64);
    // Where nobody is named, nobody is pinged.
    let players = table.players().into_iter().map(|player| player.id.clone());
    let mentions = if masked(table) { Vec::new() } else { players.collect() };
    Post { text: speaker.say(&message), mentions, ..Post::default() }
}

/// Returns the call for a player for a seat that has become free.
pub fn substitute_post(speaker: Speaker, table: &Table, row: &Queued, seat: Seat) -> Post {
    let free = table.status() == Status::Playing && table.freed_by(seat) == Some(row.number);
    let place = table.venue().thread.as_ref().map_or_else(String::new, |thread| format!(" <#{thread}>"));
    let id = if free { "substitute-sought" } else { "substitute-found" };
    let message = speaker.of_table(id, table.id()).with("seat", seat).with("place", place);
    let buttons = if free { seat_buttons(speaker, table, &(row.number..=row.number)) } else { Vec::new() };
    Post { text: speaker.say(&message), buttons, ..Post::default() }
}

/// Tells a member that somebody looks for players of a game.
pub fn sought_post(speaker: Speaker, table: &Table) -> Post {
    let host = if masked(table) { "nobody".to_owned() } else { person(&table.host().id) };
    let message = speaker
        .of_table("watch-sought", table.id())
        .with("who", host)
        .with("channel", format!("<#{}>", table.venue().channel))
        .with("time", control(&table.terms().time));
    Post { text: speaker.say(&message), buttons: join_buttons(speaker, table), ..Post::default() }
}
