//! The games of a server, as lists.

use super::{named, speaker};
use crate::desk::find::table_or_none;
use crate::desk::web::may_be_shown;
use crate::desk::{Desk, Fault};
use crate::post::lobby;
use crate::wording::{only_places, players_line, shown_now};
use jiff::Timestamp;
use liege_store::Which;
use liege_table::{Status, Table};
use liege_words::Language;

/// The tables on one page of a list.
pub(crate) const ON_A_PAGE: usize = 20;
/// The rows that are read at a time.
const AT_ONCE: u32 = 50;
/// The most times that rows are read for one page.
const ROUNDS: usize = 20;

/// The place in a list after which the next page begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// The time of the last change of the last table of the page before, in unix milliseconds.
    pub at: i64,
    /// Its id.
    pub id: i64,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableCard {
    /// The number of the table.
    pub id: i64,
    /// The game's name.
    pub game: String,
    /// The seats with the people that everybody knows.
    pub players: String,
    /// The point in its life.
    pub status: Status,
    /// The number of actions that everybody knows of.
    pub number: usize,
    /// The points of a game that is over, a seat after the other.
    pub points: Option<String>,
    /// The deadline of the seat to move.
    pub until: Option<Timestamp>,
    /// The time of the last change that everybody knows of.
    pub changed: Timestamp,
}

fn card(table: &Table, language: Language) -> TableCard {
    let speaker = speaker(table, language);
    let players = if table.status() == Status::Lobby || only_places(table) {
        let lines = lobby::places(speaker, table);
        lines.iter().map(|line| line.trim_start_matches("• ")).collect::<Vec<_>>().join(" · ")
    } else {
        players_line(speaker, table, table.state())
    };
    let points = table.outcome().filter(|_| table.status() == Status::Over).map(|outcome| {
        outcome.points.iter().map(|points| speaker.points(*points)).collect::<Vec<_>>().join(" : ")
    });
    let to_move = table.to_move();
    let owed = table.owed().into_iter().filter(|owed| to_move.contains(owed.seat));
    TableCard {
        id: table.id(),
        game: speaker.game_name(),
        players: named(table, &players),
        status: table.status(),
        number: shown_now(table),
        points,
        until: owed.filter_map(|owed| owed.until).min().filter(|_| table.status() == Status::Playing),
        changed: table.seen_changed(),
    }
}

/// Returns the tables of a server that have not ended, the newest first: those whose ids are below `before`, as many as a page
/// has; and the id before which the next page begins, if there is one.
///
/// # Errors
/// The data can't be read.
pub async fn open_games(
    desk: &Desk,
    server: &str,
    before: Option<i64>,
    language: Language,
) -> Result<(Vec<TableCard>, Option<i64>), Fault> {
    let mut lines = desk.store.tables(Which::OnServer(server)).await?;
    lines.retain(|line| before.is_none_or(|before| line.id < before));
    let mut cards: Vec<TableCard> = Vec::new();
    for line in lines.iter().rev() {
        let Some(table) = table_or_none(desk, line.id).await? else { continue };
        if !may_be_shown(desk, &table) {
            continue;
        }
        if cards.len() == ON_A_PAGE {
            return Ok((cards.clone(), cards.last().map(|card| card.id)));
        }
        cards.push(card(&table, language));
    }
    Ok((cards, None))
}

/// Returns the games of a server that were played to their end, the one that ended last first, as many as a page has; and the
/// place after which the next page begins, if there is one.
///
/// # Errors
/// The data can't be read.
pub async fn over_games(
    desk: &Desk,
    server: &str,
    after: Option<Cursor>,
    language: Language,
) -> Result<(Vec<TableCard>, Option<Cursor>), Fault> {
    let mut cards = Vec::new();
    let (mut read, mut next) = (after, None);
    for _ in 0..ROUNDS {
        let from = read.map(|cursor| (cursor.at, cursor.id));
        let lines = desk.store.tables(Which::OverOn(server, from, AT_ONCE)).await?;
        for line in &lines {
            let Some(table) = table_or_none(desk, line.id).await? else { continue };
            if !may_be_shown(desk, &table) {
                continue;
            }
            if cards.len() == ON_A_PAGE {
                return Ok((cards, next));
            }
            next = Some(Cursor { at: line.changed.as_millisecond(), id: line.id });
            cards.push(card(&table, language));
        }
        let Some(last) = lines.last().filter(|_| lines.len() == AT_ONCE as usize) else { break };
        read = Some(Cursor { at: last.changed.as_millisecond(), id: last.id });
    }
    Ok((cards, None))
}
