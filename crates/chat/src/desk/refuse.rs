//! Refusals in words, with a button for each possible meaning.

use crate::desk::asked::{actions_of, is_question};
use crate::desk::change::change;
use crate::desk::nearly::{best_first, cells_without_board, no_herald};
use crate::desk::parts::acts::{self, offering};
use crate::desk::{Answer, Asker, Changed, Desk, Done, Stop, private};
use crate::wording::{Acted, Speaker, escaped, of_table, without_mentions};
use liege_game::{Refusal, RefusalKind, SeatSet};
use liege_table::{Played, Step, Table, TableError};
use liege_words::{Message, typist};

/// The most near misses that get buttons.
const NEAR: usize = 10;

/// The most choices if the answer asks which of several actions is meant.
const MEANT: usize = 28;

/// The most of them that are buttons under the answer, and in its text.
const MOVES: usize = 5;

/// Changes a table for the asker. If the table refuses, they are told why; a message heard before, or about
/// no table, gets no answer.
pub(crate) async fn changed(
    desk: &Desk,
    asker: &Asker<'_>,
    table: i64,
    make: impl FnMut(&Table) -> Result<Step, TableError>,
) -> Result<Box<Done>, Stop> {
    match change(desk, table, asker.heard, make).await? {
        Changed::Done(done) => Ok(done),
        Changed::Refused(table, error) => Err(Stop::Said(refuse(desk, asker, &table, &error, ""))),
        Changed::HeardBefore | Changed::NoTable => Err(Stop::Said(Vec::new())),
    }
}

/// Returns a refusal in words, with a button for each possible meaning.
pub(crate) fn refuse(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Table,
    error: &TableError,
    text: &str,
) -> Vec<Answer> {
    let speaker = asker.of(table.game());
    let mut words = match error {
        TableError::NotSeated => asker.say(&of_table("table-none-yours-here", table.id())),
        TableError::Game(_) => without_mentions(&speaker.say(&error_message(error))),
        error => speaker.say(&error_message(error)),
    };
    for cause in causes(speaker, table, error, table.seats_of(&asker.who.id)) {
        words.push('\n');
        words.push_str(&cause);
    }
    let unreadable = matches!(error, TableError::Game(Refusal { kind: RefusalKind::Unreadable, .. }));
    // The text may name the piece as other games do, or say more than the move.
    let mut near: Vec<String> = if unreadable { within(desk, asker, table, text) } else { Vec::new() };
    if near.is_empty() && matches!(error, TableError::Game(_)) {
        near = cells_without_board(table, &asker.who.id, text);
    }
    let candidates = if error.candidates().is_empty() { &near } else { error.candidates() };
    if candidates.is_empty()
        && unreadable
        && let Some(word) = no_herald(speaker, text)
    {
        let message = Message::new("act-not-here").with("word", escaped(word));
        let message = message.with("game", speaker.game_name());
        return vec![private(asker.say(&message)).about(table.id())];
    }
    if unreadable && let Some(near) = asker.command_near(text) {
        // A mistyped command is not also an unreadable move.
        if candidates.is_empty() {
            words.clear();
        } else {
            words.push('\n');
        }
        words.push_str(&asker.say(&near));
    }
    if candidates.is_empty() {
        return vec![private(words).about(table.id())];
    }
    let head = match error {
        TableError::Game(Refusal { kind: RefusalKind::Ambiguous, .. }) => "candidates-fit",
        TableError::Game(Refusal { kind: RefusalKind::Undecided, .. }) => "undecided-which",
        _ => "candidates-near",
    };
    let candidates = best_first(table, candidates);
    words.push('\n');
    // If the reason is a question, it needs no second one.
    if !words.trim_end().ends_with('?') {
        words.push_str(&asker.say(&Message::new(head)));
        words.push(' ');
    }
    let mut choices = acts::choices(speaker, table, candidates);
    choices.truncate(if is_question(error) { MEANT } else { NEAR });
    // The text does not list choices that are in a menu.
    if choices.len() <= MOVES {
        let list: Vec<&str> = choices.iter().map(|(shown, _)| shown.as_str()).collect();
        words.push_str(&list.join(", "));
    }
    vec![offering(speaker, private(words.trim_end().to_owned()).about(table.id()), choices, MOVES)]
}

/// The most words of a text in which the bot looks for a move.
const WORDS: usize = 10;

/// Returns the moves that parts of a text mean, without the words before or after: those of the longest part
/// that is a move; of parts of one length, the last first.
fn within(desk: &Desk, asker: &Asker<'_>, table: &Table, text: &str) -> Vec<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if !(2..=WORDS).contains(&words.len()) {
        return Vec::new();
    }
    // One word alone may be talk; a word with a cell hardly is.
    let part = |from: usize, to: usize| {
        let part = words[from..to].join(" ");
        let part = part.trim_matches([',', '.', ';', ':', '!', '?']);
        let is_meant = from == 1 && to == words.len() || part.chars().any(|c| c.is_ascii_digit());
        is_meant.then(|| one_action(desk, asker, table, part)).flatten()
    };
    let beginnings = |length: usize| [(0, length), (words.len() - length, words.len())];
    let mut lengths = (1..words.len()).rev();
    let found =
        lengths.find_map(|length| beginnings(length).into_iter().rev().find_map(|(from, to)| part(from, to)));
    found.or_else(|| (0..words.len()).find_map(|at| part(at, at + 1))).into_iter().collect()
}

/// Returns the only action that a text means at a table, if it can be played.
fn one_action(desk: &Desk, asker: &Asker<'_>, table: &Table, text: &str) -> Option<String> {
    let step =
        typist::writes_in(asker.language, || table.act(&asker.who.id, text.trim(), desk.now())).ok()?;
    Some(actions_of(&step)).filter(|action| step.parting.is_none() && !action.contains(';'))
}

/// Returns the earlier events that cause a refusal, a line each, as far as a reader who holds `seats` may
/// know them.
fn causes(speaker: Speaker, table: &Table, error: &TableError, seats: SeatSet) -> Vec<String> {
    let TableError::Game(refusal) = error else { return Vec::new() };
    let known = |cause: &(usize, Option<Played>)| cause.0 == 0 || table.entry_known_to(cause.0, seats);
    let line = |(number, played): (usize, Option<Played>)| {
        let Some(played) = played else { return speaker.say(&Message::new("herald-because-start")) };
        let public = table.shown(number) > table.shown(number.saturating_sub(1));
        let acted = speaker.acted(&played.display, &played.events);
        let message = match (acted, played.entry.seat) {
            (Acted::Told(sentence), _) if !public => {
                Message::new("herald-because-secret").with("sentence", sentence)
            }
            (Acted::Told(sentence), _) => Message::new("herald-because-told").with("sentence", sentence),
            (shown, None) => Message::new("herald-because-told").with("sentence", shown.code()),
            (shown, Some(seat)) => {
                Message::new(if public { "herald-because" } else { "herald-because-private" })
                    .with("seat", seat)
                    .with("action", shown.code())
            }
        };
        speaker.say(&message.with("number", table.shown(number) as i64))
    };
    table.causes(refusal).unwrap_or_default().into_iter().filter(known).map(line).collect()
}

/// Returns the reason of a refusal, with people's names escaped.
fn error_message(error: &TableError) -> Message {
    match error {
        TableError::SeatTaken { seat, name } => {
            TableError::SeatTaken { seat: *seat, name: escaped(name) }.message()
        }
        TableError::SeatReserved { seat, name } => {
            TableError::SeatReserved { seat: *seat, name: escaped(name) }.message()
        }
        TableError::NotHost { host } => TableError::NotHost { host: escaped(host) }.message(),
        TableError::Dealing { name } => TableError::Dealing { name: escaped(name) }.message(),
        error => error.message(),
    }
}
