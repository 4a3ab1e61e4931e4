//! A table in a list, as everybody may see it, for callers that show lists in their own way.

use crate::wording::{Speaker, free_seats, thread_name};
use jiff::Timestamp;
use liege_game::Seat;
use liege_table::{Status, Table};
use liege_words::Language;

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The name: the game, the number and the players.
    pub name: String,
    /// The stage of its life.
    pub status: Status,
    /// The result in a few words, if the game is over.
    pub result: Option<String>,
    /// The next deadline.
    pub until: Option<Timestamp>,
    /// Whether a seat is free.
    pub free: bool,
}

/// Describes a table in a language.
#[must_use]
pub fn listed(table: &Table, language: Language) -> Listed {
    let speaker = Speaker { language, game: table.game() };
    let result = table.outcome().map(|outcome| {
        let points = outcome.points.iter().zip(0u8..);
        let each =
            points.map(|(points, seat)| format!("{} {}", speaker.seat(Seat(seat)), speaker.points(*points)));
        each.collect::<Vec<_>>().join(", ")
    });
    Listed {
        name: thread_name(speaker, table),
        status: table.status(),
        result,
        until: table.owed().into_iter().filter_map(|owed| owed.until).min(),
        free: table.status() == Status::Lobby && free_seats(table) > 0,
    }
}
