//! What people type, to canonical actions (rules page, 6.3).
//!
//! A text is first looked at for words of acts ([`acts`]); else all ways to read it as a move are found
//! ([`typed`]) and tried on the position ([`resolve`]). Nothing is guessed: several fits are all named.

mod acts;
mod complete;
mod letters;
mod lexicon;
mod listing;
#[cfg(test)]
mod properties;
mod resolve;
#[cfg(test)]
mod tests;
mod typed;

pub(super) use complete::complete;
pub(super) use listing::moves_of;

use super::action::{Action, Written};
use super::explain;
use super::position::{Position, SEATS};
use crate::game::{Refusal, RefusalKind, Seat};
use crate::words::Message;

/// Reads what the holder of `seat` typed: the canonical actions it means, playable in this order.
/// Statements are parted by `;` and line breaks; each is read in the position that the ones before it
/// lead to.
///
/// # Errors
/// Says what is wrong, with candidates: all that fit, or near misses.
pub(super) fn read(position: &Position, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
    let Some(text) = letters::tidy(text) else {
        let message = Message::new("eno-read-long").with("most", letters::LONGEST as i64);
        return Err(Refusal::new(RefusalKind::Unreadable, message));
    };
    let parts: Vec<&str> =
        text.split([';', '\n', '\r']).map(str::trim).filter(|part| !part.is_empty()).collect();
    let mut now = *position;
    let mut actions: Vec<String> = Vec::new();
    for (number, part) in (1i64..).zip(&parts) {
        let read = read_one(&now, seat, part).and_then(|text| {
            if let Ok(action) = text.parse::<Action>() {
                now.play(action)?;
            }
            Ok(text)
        });
        match read {
            Ok(action) => actions.push(action),
            Err(refusal) if parts.len() == 1 => return Err(refusal),
            Err(refusal) => return Err(in_part(position, refusal, number, part)),
        }
    }
    if actions.is_empty() {
        let message = Message::new("eno-read-nothing").with("example", example(position, seat));
        return Err(Refusal::new(RefusalKind::Unreadable, message));
    }
    Ok(actions)
}

/// The canonical action that one statement means.
fn read_one(position: &Position, seat: Seat, text: &str) -> Result<String, Refusal> {
    if position.is_over() {
        return Err(explain::over());
    }
    if !SEATS.contains(&seat) {
        return Err(Refusal::new(RefusalKind::NotYours, Message::new("eno-no-seat")));
    }
    if let Ok(written) = text.parse::<Written>()
        && position.mover() == Some(seat)
        && position.find_move(written).is_some()
    {
        return Ok(written.to_string());
    }
    if let Some(saying) = acts::saying(text) {
        return acts::resolve(position, seat, &saying, &example(position, seat));
    }
    let readings = typed::readings(text);
    if readings.is_empty() {
        return Err(unreadable(position, seat, text));
    }
    resolve::movement(position, seat, &readings)
}

/// The refusal of a text in which nothing was understood, with what it says when slips are put right.
fn unreadable(position: &Position, seat: Seat, text: &str) -> Refusal {
    let example = example(position, seat);
    if acts::wordy(text)
        && let Some((near, saying)) = acts::repaired(text)
    {
        let meant = acts::resolve(position, seat, &saying, &example);
        let candidates = meant.map_or_else(|refusal| refusal.candidates, |action| vec![action]);
        let message = Message::new("eno-read-word-near").with("near", near);
        let message = message.with("word", short(text)).with("example", example);
        return Refusal::new(RefusalKind::Unreadable, message).with(candidates);
    }
    let off_board = letters_off_board(text);
    let message = match off_board {
        Some(square) => Message::new("eno-read-square").with("square", square),
        None => Message::new("eno-read-word").with("word", short(text)),
    };
    Refusal::new(RefusalKind::Unreadable, message.with("example", example))
}

/// As much of a text as fits a sentence.
fn short(text: &str) -> String {
    let text = text.trim();
    if text.chars().count() <= 40 { text.to_owned() } else { text.chars().take(39).chain(['…']).collect() }
}

/// The first thing in a text that looks like a square but is none: `e9`, `i4`.
fn letters_off_board(text: &str) -> Option<String> {
    let letters: Vec<char> = text.chars().collect();
    let windows = letters.windows(2).filter(|pair| pair[0].is_alphabetic() && pair[1].is_ascii_digit());
    let mut wrong =
        windows.filter(|pair| letters::square(&letters::fold(&pair.iter().collect::<String>())).is_none());
    wrong.next().map(|pair| pair.iter().collect())
}

/// A piece of right notation for this position and seat: a move if the seat may move now, else an act.
fn example(position: &Position, seat: Seat) -> String {
    let moves = position.written_moves();
    if position.mover() == Some(seat)
        && let Some(text) = moves.get(moves.len() / 2)
    {
        return text.clone();
    }
    "Qa3-c1".to_owned()
}

/// A refusal of one part of a text, told with the part; only candidates that can be played as things
/// stand are kept.
fn in_part(position: &Position, refusal: Refusal, number: i64, part: &str) -> Refusal {
    let playable = |text: &String| {
        text.parse::<Action>().is_ok_and(|action| {
            let mut trial = *position;
            trial.play(action).is_ok()
        })
    };
    let candidates = refusal.candidates.into_iter().filter(playable).collect();
    let message = Message::new("eno-read-part")
        .with("number", number)
        .with("part", short(part))
        .with("reason", refusal.message);
    Refusal::new(refusal.kind, message).with(candidates)
}
