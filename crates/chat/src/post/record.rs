//! Posts about tables that came from a record.

use crate::desk::parts::buttons::{export_button, film_button};
use crate::desk::press;
use crate::post::Post;
use crate::wording::moments::day;
use crate::wording::{Speaker, masked, person, players_line, shown_now};
use liege_game::Seat;
use liege_table::{Manner, Table};
use liege_words::{Arg, Message};
use std::fmt::Write as _;

/// Returns the post of a finished game that was imported.
pub fn kept_post(speaker: Speaker, table: &Table) -> Post {
    let mut text = speaker.say(&speaker.of_table("record-kept-title", table.id()));
    // Writing to a string cannot fail.
    let _ = write!(text, "\n{}", players_line(speaker, table, table.state()));
    let count = table.origin().map_or(0, |origin| origin.entries);
    let opened = day(table.created());
    let line = Message::new("record-kept-count").with("count", count as i64).with("day", opened);
    let _ = write!(text, "\n{}", speaker.say(&line));
    match table.outcome() {
        Some(outcome) => {
            let _ = write!(text, "\n**{}**", speaker.say(&Message::new("post-over")));
            for (points, seat) in outcome.points.iter().zip((0u8..).map(liege_game::Seat)) {
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
    let board = board.plain(speaker.say(&Message::new("button-board")));
    let help = press("help", &[&table.id()]);
    let help = help.plain(speaker.say(&Message::new("button-help")));
    let film = film_button(speaker, table, shown_now(table));
    Post { text, buttons: vec![board, film, export_button(speaker, table), help], ..Post::default() }
}

/// Returns the lines of an invitation to continue a game: how far it is, and who played it.
pub fn resumed_lines(speaker: Speaker, table: &Table) -> Vec<String> {
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

/// Returns the holders of the seats by the record, for the invitation.
pub fn players_before(table: &Table) -> Vec<(Seat, String)> {
    let chairs = table.origin().map_or(&[][..], |origin| &origin.chairs);
    let chairs = chairs.iter().zip((0u8..).map(Seat));
    chairs.filter_map(|(kept, seat)| Some((seat, person(&kept.chair().person()?.id)))).collect()
}

/// Joins sentences.
pub fn all(messages: Vec<Message>) -> Arg {
    Arg::All(messages)
}
