//! What people type, to canonical moves (rules page, 6b).
//!
//! [`letters`] puts a text into one form, [`names`] knows what pieces are called, [`grammar`] takes all
//! readings of the text; [`resolve`] keeps the legal moves that agree with everything typed. One is the move;
//! several are all named; where there is none it says why, with what may have been meant.

mod complete;
mod grammar;
mod letters;
mod listing;
mod names;
#[cfg(test)]
mod properties;
mod resolve;
#[cfg(test)]
mod tests;

pub(super) use complete::complete;
pub(super) use listing::moves_of;

use super::notation::resignation;
use super::piece::Side;
use super::position::Position;
use crate::game::{Refusal, RefusalKind, Seat};
use crate::words::Message;

/// What somebody says who gives up, prepared.
const RESIGNS: [&str; 13] = [
    "resign",
    "iresign",
    "resigns",
    "igiveup",
    "resigngold",
    "resignscarlet",
    "сдаюсь",
    "ясдаюсь",
    "здаюся",
    "яздаюся",
    "здаюсь",
    "яздаюсь",
    "сдаться",
];

/// Reads what the holder of `seat` typed: the one canonical action that it means.
///
/// # Errors
/// Says what is wrong, with candidates: all that fit, or near misses.
pub(super) fn read(position: &Position, over: bool, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
    let Some(letters) = letters::prepare(text) else {
        let message = Message::new("drc-read-long").with("most", letters::LONGEST as i64);
        return Err(Refusal::new(RefusalKind::Unreadable, message));
    };
    if over {
        return Err(Refusal::new(RefusalKind::Over, Message::new("drc-no-over")));
    }
    let Some(side) = Side::of(seat) else {
        return Err(Refusal::new(RefusalKind::NotYours, Message::new("drc-read-no-seat")));
    };
    let word: String = letters.iter().filter(|c| c.is_alphabetic()).collect();
    if RESIGNS.contains(&word.as_str()) && !letters.iter().any(char::is_ascii_digit) {
        let other = side.other().name();
        return if word.ends_with(other) {
            Err(Refusal::new(RefusalKind::NotYours, Message::new("drc-read-other-resigns")))
        } else {
            Ok(vec![resignation(side)])
        };
    }
    let readings = grammar::readings(&letters);
    if position.turn() != side {
        // Nonsense is nonsense at any time.
        return Err(if readings.is_empty() {
            resolve::not_understood(&position.turned(), &letters, text).with(Vec::new())
        } else {
            super::explain::not_your_turn(position.turn())
        });
    }
    resolve::resolve(position, &letters, text, &readings).map(|mv| vec![position.canonical(mv)])
}
