//! A game, as its own page shows it.

use super::{named, speaker};
use crate::commands::deal::ledger;
use crate::commands::record::{export, log};
use crate::desk::draw::alt;
use crate::desk::letters::picture_or_words;
use crate::desk::parts::clocks::time_lines;
use crate::desk::{Desk, Fault, Picture};
use crate::post::lobby;
use crate::post::turn::public_look;
use crate::wording::{Reader, Speaker, known_holder, masked, only_places, shown_now, terms_lines};
use jiff::Timestamp;
use liege_game::{Foreign, Seat, SeatSet};
use liege_table::record::{Depth, in_notation, people, write};
use liege_table::{Chair, Moment, Status, Table};
use liege_words::{Language, Message};

/// The number of entries of the log on a page before the one that is looked at, and after it.
const BEFORE: usize = 150;
const AFTER: usize = 50;

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatShown {
    /// The seat's name.
    pub seat: String,
    /// The name of the person there, if everybody knows it.
    pub player: Option<String>,
    /// Whether the game waits for it.
    pub to_move: bool,
    /// The points of a game that is over.
    pub points: Option<String>,
}

/// An entry of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Its number, as everybody counts.
    pub number: usize,
    /// The entry in readable form, without the number.
    pub text: String,
}

/// A table, as everybody sees it after a number of actions.
#[derive(Clone, Debug)]
pub struct TableShown {
    /// The number of the table.
    pub id: i64,
    /// The server on which it is played.
    pub server: String,
    /// The game's name.
    pub game: String,
    /// The point in its life.
    pub status: Status,
    /// The seats, with the people that everybody may know.
    pub seats: Vec<SeatShown>,
    /// The lines about places, where it is not known yet who gets which seat.
    pub places: Vec<String>,
    /// Whose turn it is, how the game ended, deadlines; only of the present.
    pub lines: Vec<String>,
    /// The unusual settings of the table.
    pub terms: Vec<String>,
    /// The agreements and offers that everybody knows of; only of the present.
    pub treaties: Vec<String>,
    /// Whether there is a board: it is known who plays which seat.
    pub has_board: bool,
    /// The board in words.
    pub alt: String,
    /// The log around the point that is looked at.
    pub log: Vec<Mark>,
    /// The number of actions after which the table is shown.
    pub at: usize,
    /// The number of actions so far.
    pub last: usize,
    /// The notations in which the record can be had.
    pub notations: Vec<Foreign>,
    /// Whether the record can be had.
    pub has_record: bool,
    /// The time of the last change that everybody knows of.
    pub changed: Timestamp,
}

/// Why something of a table is not shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unseen {
    /// There have not been so many actions.
    Beyond,
    /// There is no record of it yet, or none in this notation.
    NoRecord,
}

/// Returns the table after `at` actions (`None`: now) for everybody.
fn moment_at(table: &Table, at: Option<usize>) -> Result<Result<(Moment, usize), Unseen>, Fault> {
    let last = shown_now(table);
    let at = at.unwrap_or(last);
    if at > last {
        return Ok(Err(Unseen::Beyond));
    }
    let number = if at == last { table.log().len() } else { table.of_shown(at) };
    Ok(Ok((table.view_for(number, SeatSet::EMPTY)?, at)))
}

/// Describes a table after `at` actions (`None`: now).
///
/// # Errors
/// The data can't be read.
pub fn table_shown(
    table: &Table,
    at: Option<usize>,
    language: Language,
) -> Result<Result<TableShown, Unseen>, Fault> {
    let speaker = speaker(table, language);
    let (moment, at) = match moment_at(table, at)? {
        Ok(found) => found,
        Err(unseen) => return Ok(Err(unseen)),
    };
    let last = shown_now(table);
    let present = at == last;
    let plain = |line: String| named(table, line.trim_start_matches("-# ").trim_start_matches("• "));
    let hidden = table.hidden_then(&moment, SeatSet::EMPTY);
    let lobby = table.status() == Status::Lobby;
    let places = if lobby || only_places(table) { lobby::places(speaker, table) } else { Vec::new() };
    let seats = if places.is_empty() { seats(speaker, table, &moment, present) } else { Vec::new() };
    let begun = matches!(table.status(), Status::Playing | Status::Over);
    let record = begun && table.is_open_book();
    let notations = Foreign::ALL;
    let fits = |notation: &Foreign| record && in_notation(table, *notation).is_some();
    let dealt = |line: &String| !line.is_empty();
    let treaties = if present && table.status() != Status::Lobby && ledger::has_any(table) {
        ledger::lines(speaker, table, Reader::public()).into_iter().skip(1).map(plain).filter(dealt).collect()
    } else {
        Vec::new()
    };
    Ok(Ok(TableShown {
        id: table.id(),
        server: table.venue().server.clone().unwrap_or_default(),
        game: speaker.game_name(),
        status: table.status(),
        seats,
        places: places.into_iter().map(plain).collect(),
        lines: if present {
            lines(speaker, table, &moment).into_iter().map(plain).collect()
        } else {
            Vec::new()
        },
        terms: terms_lines(speaker, table.terms()).into_iter().map(plain).collect(),
        treaties,
        has_board: has_board(table),
        alt: alt(table, &moment, &hidden, language, SeatSet::EMPTY),
        log: log_around(speaker, table, at)?,
        at,
        last,
        notations: notations.iter().copied().filter(fits).collect(),
        has_record: record,
        changed: table.seen_changed(),
    }))
}

/// Whether a table has a board that everybody sees: before the game begins, it is not known who plays which seat.
fn has_board(table: &Table) -> bool {
    table.status() != Status::Lobby && !only_places(table)
}

fn seats(speaker: Speaker, table: &Table, moment: &Moment, present: bool) -> Vec<SeatShown> {
    let to_move =
        if present && table.status() != Status::Playing { SeatSet::EMPTY } else { moment.to_move() };
    let outcome = moment.outcome.as_ref();
    let chairs = table.chairs().iter().zip((0u8..).map(Seat));
    let shown = |(chair, seat): (&Chair, Seat)| {
        let person = known_holder(table, seat).or_else(|| chair.person().filter(|_| !masked(table)));
        let name = person.map(|player| named(table, &crate::wording::person(&player.id)));
        SeatShown {
            seat: named(table, &speaker.seat_now(&*moment.state, seat)),
            player: name.filter(|name| !name.is_empty()),
            to_move: to_move.contains(seat) && outcome.is_none(),
            points: outcome
                .and_then(|outcome| outcome.points.get(seat.index()))
                .map(|points| speaker.points(*points)),
        }
    };
    chairs.map(shown).collect()
}

/// Returns the lines about the present: whose turn it is, how the game ended, deadlines.
fn lines(speaker: Speaker, table: &Table, moment: &Moment) -> Vec<String> {
    let mut lines = Vec::new();
    match table.status() {
        Status::Lobby => {
            lines.extend(table.open_until().map(|until| {
                speaker.say(&Message::new("lobby-until").with("until", crate::wording::limit(until)))
            }));
        }
        Status::Playing if table.is_dealing() => lines.push(speaker.say(&Message::new("dice-lobby-dealing"))),
        Status::Playing => {
            let to_move = moment.to_move();
            if moment.paused.is_none() && !to_move.is_empty() {
                let seats = speaker.seats_now(&*moment.state, to_move);
                lines.push(speaker.say(&Message::new("board-turn").with("seats", seats)));
            }
            lines.extend(moment.state.turn_note().map(|note| speaker.say(&note)));
            lines.extend(time_lines(speaker, moment, &[]).lines(false));
        }
        Status::Over => {
            let drawn = moment.outcome.as_ref().is_some_and(|outcome| outcome.drawn);
            lines.push(speaker.say(&Message::new("post-over")));
            lines.extend(drawn.then(|| speaker.say(&Message::new("post-drawn"))));
        }
        Status::Abandoned if table.has_lapsed() => lines.push(speaker.say(&Message::new("lobby-lapsed"))),
        Status::Abandoned => lines.push(speaker.say(&Message::new("herald-lobby-abandoned"))),
    }
    lines.extend(moment.state.summary().iter().map(|line| speaker.say(line)));
    lines
}

/// Returns the log around a point.
fn log_around(speaker: Speaker, table: &Table, at: usize) -> Result<Vec<Mark>, Fault> {
    let last = shown_now(table);
    let to = if last - at <= AFTER { last } else { at + AFTER };
    let from = at.saturating_sub(BEFORE);
    let end = if to == last { table.log().len() } else { table.of_shown(to) };
    let history = table.history(table.of_shown(from) + 1..=end)?;
    let mark = |played: &liege_table::Played| {
        let line = log::line(speaker, table, played, SeatSet::EMPTY)?;
        let line = named(table, &line);
        let (number, text) = line.split_once(". ")?;
        Some(Mark { number: number.parse().ok()?, text: text.to_owned() })
    };
    Ok(history.iter().filter_map(mark).collect())
}

/// Draws the board after `at` actions (`None`: now), as everybody sees it.
///
/// # Errors
/// The data can't be read.
pub async fn board_shown(
    desk: &Desk,
    table: &Table,
    at: Option<usize>,
    language: Language,
) -> Result<Option<Picture>, Fault> {
    if !has_board(table) {
        return Ok(None);
    }
    let Ok((moment, _)) = moment_at(table, at)? else { return Ok(None) };
    let look = public_look(desk, speaker(table, language), table).await?;
    Ok(picture_or_words(desk, table, &moment, look).await.ok())
}

/// Returns the record of a table as everybody may have it, in a notation of other programs or in its own, and the name of the
/// file.
///
/// # Errors
/// The data can't be read.
pub async fn record_shown(
    desk: &Desk,
    table: &Table,
    notation: Option<Foreign>,
) -> Result<Result<(String, String), Unseen>, Fault> {
    let names = desk.store.names_of(&people(table)).await?;
    // A person whose name is not known keeps their id for themselves.
    let name = |id: &str| match names.get(id) {
        Some(name) if name != id || id.chars().any(|c| !c.is_ascii_digit()) => name.clone(),
        _ => "—".to_owned(),
    };
    let Ok(own) = write(table, name, Depth::Public) else { return Ok(Err(Unseen::NoRecord)) };
    let text = match notation {
        None => Some(own),
        Some(notation) => in_notation(table, notation),
    };
    Ok(text.map(|text| (export::file_name(table.id(), notation), text)).ok_or(Unseen::NoRecord))
}
