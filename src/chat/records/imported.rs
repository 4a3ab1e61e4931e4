//! What posts say of a table that came from a record.

use super::import::{all, players_before};
use crate::chat::command::press;
use crate::chat::io::{Button, ButtonStyle};
use crate::chat::look::shown_now;
use crate::chat::post::Post;
use crate::chat::replay::film_button;
use crate::chat::speaker::{Speaker, masked, players_line};
use crate::table::{Manner, Status, Table};
use crate::words::Message;
use std::fmt::Write as _;

/// Whether a table was brought in to be kept: nobody ever sat at it here.
pub(in crate::chat) fn is_kept(table: &Table) -> bool {
    let archived = table.origin().is_some_and(|origin| origin.manner == Manner::Archived);
    archived && matches!(table.status(), Status::Over | Status::Abandoned)
}

/// The post of a game that was brought in to be kept.
pub(in crate::chat) fn kept_post(speaker: Speaker, table: &Table) -> Post {
    let head = Message::new("record-kept-title")
        .with("game", speaker.game_name())
        .with("table", table.id().to_string());
    let mut text = speaker.say(&head);
    // Writing to a string cannot fail.
    let _ = write!(text, "\n{}", players_line(speaker, table, table.state()));
    let count = table.origin().map_or(0, |origin| origin.entries);
    let opened = format!("<t:{}:D>", table.created().as_second());
    let line = Message::new("record-kept-count").with("count", count as i64).with("when", opened);
    let _ = write!(text, "\n{}", speaker.say(&line));
    match table.outcome() {
        Some(outcome) => {
            let _ = write!(text, "\n**{}**", speaker.say(&Message::new("post-over")));
            for (points, seat) in outcome.points.iter().zip((0u8..).map(crate::game::Seat)) {
                let _ = write!(text, "\n• {}: {}", speaker.seat(seat), speaker.points(*points));
            }
        }
        None if table.is_unfinished() => {
            let _ = write!(text, "\n{}", speaker.say(&Message::new("record-kept-unfinished")));
        }
        None => {
            let _ = write!(text, "\n{}", speaker.say(&Message::new("record-kept-no-result")));
        }
    }
    let board = press("board", &[&table.id(), &shown_now(table)]);
    let board = board.button(speaker.say(&Message::new("button-board")), ButtonStyle::Plain);
    let help = press("help", &[&table.id()]);
    let help = help.button(speaker.say(&Message::new("button-help")), ButtonStyle::Plain);
    let film = film_button(speaker, table, shown_now(table));
    Post { text, buttons: vec![board, film, export_button(speaker, table), help], ..Post::default() }
}

/// The lines of an invitation to go on with a game: how far it is, and who played it.
pub(in crate::chat) fn resumed_lines(speaker: Speaker, table: &Table) -> Vec<String> {
    if table.origin().is_none_or(|origin| origin.manner != Manner::Resumed) {
        return Vec::new();
    }
    let count = table.origin().map_or(0, |origin| origin.entries);
    let line = Message::new("record-resumed-count").with("count", count as i64);
    let mut lines = vec![speaker.say(&line)];
    let before = players_before(table);
    if !masked(table) && !before.is_empty() {
        let played = before
            .into_iter()
            .map(|(seat, who)| Message::new("record-resumed-seat").with("seat", seat).with("who", who));
        let line = Message::new("record-resumed-players").with("players", all(played.collect()));
        lines.push(speaker.say(&line));
    }
    lines
}

/// The button that gives the record of a table.
pub(in crate::chat) fn export_button(speaker: Speaker, table: &Table) -> Option<Button> {
    let label = speaker.say(&Message::new("record-button-export"));
    press("export", &[&table.id()]).button(label, ButtonStyle::Plain)
}
