//! Writing tables as texts.

use super::{CHECK, TITLE, UNKNOWN, VERSION, check, glance, one_line, seat_id, time};
use crate::sitting::table::Table;
use crate::stored::chair::Chair;
use crate::stored::origin::Unknown;
use crate::stored::record::Status;
use crate::stored::table_event::{member_in, with_member};
use liege_game::Seed;
use liege_words::Message;
use std::fmt::Write as _;

/// The result of a game that is not over.
pub(super) const ONGOING: &str = "*";
/// The result of a game that all agreed to end without one.
const ANNULLED: &str = "annulled";
/// The result of a game that was voided by a manager of the server.
const VOIDED: &str = "voided";
/// The result of a game that was aborted before it had really started.
const GIVEN_UP: &str = "given up";

/// The depth of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// The facts that everybody may know.
    Public,
    /// Also the seed of a game in progress, secrets, and the ids of the members: for an administrator who
    /// moves the data.
    Whole,
}

/// The reason why a table has no record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// Its game has not started.
    #[error("its game has not begun: there is nothing to write down")]
    NotBegun,
    /// Its players may negotiate in private or are anonymous, and its game is in progress.
    #[error("its people may deal in private or hide their names: there is a record when the game is over")]
    Secret,
}

impl Unfit {
    /// The reason, as a sentence.
    #[must_use]
    pub fn message(self) -> Message {
        Message::new(match self {
            Unfit::NotBegun => "record-not-begun",
            Unfit::Secret => "record-secret",
        })
    }
}

/// The ids of all people in the record of a table, each once: those at the table in seat order, the host,
/// those in the log.
#[must_use]
pub fn people(table: &Table) -> Vec<String> {
    let (chairs, host) = seated(table);
    let mut people: Vec<String> = chairs.iter().filter_map(Chair::person).map(|p| p.id.clone()).collect();
    people.push(host);
    for entry in table.log() {
        people.extend(entry.player.clone());
        people.extend(member_in(table.game(), &entry.action));
    }
    let mut once: Vec<String> = Vec::new();
    for id in people {
        if !once.contains(&id) {
            once.push(id);
        }
    }
    once
}

/// The chairs and the host's id. For a game that nobody has resumed yet, they are those in its record.
fn seated(table: &Table) -> (Vec<Chair>, String) {
    match table.origin().filter(|_| table.resumes()) {
        Some(origin) => (origin.chairs.iter().map(crate::Kept::chair).collect(), origin.host.clone()),
        None => (table.chairs().to_vec(), table.host().id.clone()),
    }
}

/// Writes the record of a table. `name` returns the name of a member by their id, for those who no longer
/// hold a seat.
///
/// # Errors
/// Returns an error if its game has not started, or may not be shown while it is in progress.
pub fn write(table: &Table, name: impl Fn(&str) -> String, depth: Depth) -> Result<String, Unfit> {
    let beside = table.origin().map(|origin| Beside {
        tags: &origin.tags,
        unknown: origin.unknown,
        entries: origin.entries,
    });
    write_beside(table, name, depth, &beside.unwrap_or_default())
}

/// The additional data of a record from elsewhere, and its unknown parts.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Beside<'a> {
    /// The tags of a foreign file.
    pub(super) tags: &'a [(String, String)],
    /// The unknown times.
    pub(super) unknown: Unknown,
    /// The number of entries that came with it.
    pub(super) entries: usize,
}

/// The record of a table, with additional data.
pub(super) fn write_beside(
    table: &Table,
    name: impl Fn(&str) -> String,
    depth: Depth,
    beside: &Beside<'_>,
) -> Result<String, Unfit> {
    let Beside { tags, unknown, entries } = *beside;
    let begun = match table.status() {
        Status::Playing | Status::Over => true,
        Status::Lobby => table.resumes(),
        Status::Abandoned => !table.log().is_empty() || table.is_unfinished(),
    };
    if !begun {
        return Err(Unfit::NotBegun);
    }
    if depth == Depth::Public && !table.is_open_book() {
        return Err(Unfit::Secret);
    }
    let people = people(table);
    let names: Vec<String> = people.iter().map(|id| one_line(&name(id))).collect();
    let number = |id: &str| people.iter().position(|known| known == id).map_or(0, |index| index + 1);
    let mut text = format!("{TITLE}{VERSION}\n");
    let (chairs, host) = seated(table);
    glance::head(table, &chairs, &names, &number, &mut text);
    // Writing to a string can't fail.
    let mut head = |name: &str, value: &str| {
        let _ = writeln!(text, "{name}: {value}");
    };
    let record = table.record();
    head("Game", table.game().id());
    head("Rules", &record.rules.to_string());
    for (index, line) in table.game().text().into_iter().flat_map(str::lines).enumerate() {
        head(&format!("Text {}", index + 1), line);
    }
    for (option, value) in table.options().iter() {
        head(&format!("Option {option}"), value);
    }
    if let Some(start) = &record.start {
        head("Start", &one_line(start));
    }
    for (term, value) in terms(table) {
        head(&format!("Term {term}"), &value);
    }
    head("Opened", &if unknown.opened { UNKNOWN.to_owned() } else { time(record.created) });
    let begun = record.started.or(table.log().is_empty().then_some(record.changed));
    if let Some(begun) = begun.filter(|_| !unknown.opened) {
        head("Begun", &time(begun));
    }
    for (index, (id, name)) in people.iter().zip(&names).enumerate() {
        head(&format!("Player {}", index + 1), name);
        if depth == Depth::Whole && crate::guest_name(id).is_none() {
            head(&format!("Player-id {}", index + 1), id);
        }
    }
    head("Host", &number(&host).to_string());
    for (info, chair) in table.game().seats().iter().zip(&chairs) {
        let place = match chair {
            Chair::Open => "open".to_owned(),
            Chair::Invited(player) => format!("invited {}", number(&player.id)),
            Chair::Held(player) => number(&player.id).to_string(),
        };
        head(&format!("Seat {}", info.id), &place);
    }
    if table.uses_chance() {
        for (name, value) in seeds(table, depth) {
            head(&name, &value);
        }
    }
    for (name, value) in tags {
        head(&format!("Tag {name}"), value);
    }
    head("Result", &result(table));
    let log = table.log();
    head("Log", &log.len().to_string());
    let wide = |text: Option<usize>| text.unwrap_or(1);
    let counter = wide(log.last().map(|entry| entry.number.to_string().len())).max(4);
    let seats = wide(table.game().seats().iter().map(|info| info.id.len()).max());
    let numbers = people.len().to_string().len();
    for entry in log {
        let seat = entry.seat.map_or("-", |seat| seat_id(table.game(), seat));
        let player = entry.player.as_deref().map_or_else(|| "-".to_owned(), |id| number(id).to_string());
        let action = match member_in(table.game(), &entry.action) {
            Some(id) => with_member(table.game(), &entry.action, &number(&id).to_string()),
            None => entry.action.clone(),
        };
        let _ = writeln!(
            text,
            "{:>counter$}  {seat:seats$}  {player:numbers$}  {}  {action}",
            entry.number,
            if unknown.entries && entry.number <= entries { UNKNOWN.to_owned() } else { time(entry.at) }
        );
    }
    glance::agreements(table, &people, &names, depth == Depth::Whole || table.is_finished(), &mut text);
    let _ = writeln!(text, "Position: {}", table.state().position());
    let digest = check(&text);
    let _ = writeln!(text, "{CHECK}{digest}");
    Ok(text)
}

/// The terms, each as a plain word if that is unambiguous, otherwise in JSON.
pub(super) fn terms(table: &Table) -> Vec<(String, String)> {
    let terms = serde_json::to_value(table.terms()).unwrap_or_default();
    let said = |value: &serde_json::Value| match value.as_str() {
        Some(word) if one_line(word) == word && !word.is_empty() && !is_json(word) => word.to_owned(),
        _ => value.to_string(),
    };
    let terms = terms.as_object().into_iter().flatten();
    terms.map(|(name, value)| (name.clone(), said(value))).collect()
}

fn is_json(word: &str) -> bool {
    serde_json::from_str::<serde_json::Value>(word).is_ok()
}

/// The headers about seeds. A seed that was unknown when the game came here stays as it was in its record
/// until something is drawn here.
fn seeds(table: &Table, depth: Depth) -> Vec<(String, String)> {
    let sealed = table.origin().map_or(&[][..], |origin| &origin.sealed);
    let untouched = table.origin().is_some_and(|origin| origin.entries == table.log().len());
    let mut lines: Vec<(String, String)> = Vec::new();
    let (earlier, last) = match sealed.split_last() {
        Some((last, earlier)) if untouched => (earlier, Some(last)),
        _ => (sealed, None),
    };
    lines.extend(earlier.iter().map(|sealed| (format!("Sealed {}", sealed.until), sealed.hash.clone())));
    lines.push(match last {
        Some(last) => ("Seed-hash".to_owned(), last.hash.clone()),
        None if table.is_finished() || depth == Depth::Whole => ("Seed".to_owned(), table.seed().reveal()),
        None => ("Seed-hash".to_owned(), Seed::hash(table.seed())),
    });
    lines
}

pub(super) fn result(table: &Table) -> String {
    if !table.is_finished() {
        return ONGOING.to_owned();
    }
    let Some(outcome) = table.outcome() else {
        let without = match table.status() {
            _ if table.is_voided() => VOIDED,
            Status::Abandoned => GIVEN_UP,
            _ => ANNULLED,
        };
        return without.to_owned();
    };
    let seats = table.game().seats().iter().zip(&outcome.points);
    let points = seats.map(|(info, points)| format!("{} {points}", info.id)).collect::<Vec<_>>().join(", ");
    if outcome.drawn { format!("{points} (drawn)") } else { points }
}
