//! Reads typed texts as canonical actions (rules page, 6.2).
//!
//! A text is read in three steps. [`text`] cuts it into cells, marks and words; [`typed`] makes a
//! [`Typed`](typed::Typed) of them, without a position; [`fit`] finds the legal moves that it may mean, in
//! short or in full form. If one fits, it is played. If several fit, the refusal lists them. If none fits,
//! [`fault`] finds the reason.

mod fault;
mod fit;
mod listed;
mod misread;
mod text;
mod typed;
mod words;

use super::board::Side;
use super::moves::Move;
use super::position::{Pie, Position};
use super::sentences::{notation, of_side};
use super::state::{Drb, SWAP};
use liege_game::{Refusal, RefusalKind, Seat};
use liege_words::Message;
use listed::{MOST, listed};
use misread::Misread;

/// Reads the text typed by the holder of `seat` as one canonical action.
///
/// # Errors
/// The refusal says what is wrong, with candidates: all that fit, or near misses.
pub(super) fn read(rules: &Drb, seat: Seat, text: &str) -> Result<String, Refusal> {
    let position = &rules.position;
    let readings = typed::read(text).map_err(|misread| unreadable(position, &misread))?;
    let own = position.side_of(seat);
    let named = readings.iter().find_map(|typed| typed.side);
    if own != Some(position.turn) || named.is_some_and(|side| side != position.turn) {
        return Err(not_yours(position, named.filter(|side| Some(*side) != own)));
    }
    if readings.iter().any(|typed| typed.swap) {
        if position.may_swap() {
            return Ok(SWAP.to_owned());
        }
        let id = if position.pie == Pie::Ahead { "drb-no-swap-yet" } else { "drb-no-swap" };
        return Err(Refusal::new(RefusalKind::Illegal, Message::new(id)));
    }
    let legal = position.moves();
    let mut fits = fit::all(position, &legal, &readings);
    if fits.is_empty() {
        // On the rules page spaces have no meaning: `2 0:15`.
        if let Some(closed) = typed::without_spaces(text) {
            fits = fit::all(position, &legal, &closed);
        }
    }
    match fits.as_slice() {
        [] => Err(fault::refusal(rules, seat, &legal, &readings)),
        [mv] => Ok(mv.to_string()),
        several => Err(ambiguous(several)),
    }
}

/// The refusal for a text that is not a move in any position.
fn unreadable(position: &Position, misread: &Misread) -> Refusal {
    let message = match misread {
        Misread::Long => Message::new("sqr-read-long").with("most", typed::LONGEST as i64),
        Misread::Nothing => Message::new("drb-read-nothing"),
        Misread::Word { word, near: None } => Message::new("drb-read-word").with("word", word.clone()),
        Misread::Word { word, near: Some(near) } => {
            Message::new("drb-read-word-near").with("word", word.clone()).with("near", *near)
        }
        Misread::Cell(text) => Message::new("drb-read-cell").with("text", text.clone()),
        Misread::Whole => Message::new("drb-read-whole"),
    };
    Refusal::new(RefusalKind::Unreadable, message.with("example", example(position)))
}

/// An example of a move of this position, as it may be typed.
pub(super) fn example(position: &Position) -> Message {
    let moves = position.moves();
    // The example is one from the middle, so that it is not always from the same corner.
    let plain = || Message::new("sqr-text").with("text", "22-18");
    moves.get(moves.len() / 2).map_or_else(plain, |mv| notation(mv, "-"))
}

/// The refusal if it is not this person's turn, or if the text names the other side.
fn not_yours(position: &Position, named: Option<Side>) -> Refusal {
    let message = match named {
        Some(side) if side == position.turn.other() => of_side("drb-no-turn-side", position.turn),
        _ => of_side("drb-no-turn", position.turn),
    };
    Refusal::new(RefusalKind::NotYours, message.with("turn", position.holder(position.turn)))
}

/// The refusal if several moves fit: it asks for their difference.
fn ambiguous(fits: &[Move]) -> Refusal {
    let first = &fits[0];
    let all = |same: fn(&Move, &Move) -> bool| fits.iter().all(|mv| same(first, mv));
    let id = if all(|a, b| a.basic == b.basic && a.flight == b.flight) {
        "drb-read-choose-gone"
    } else if all(|a, b| a.basic == b.basic && a.gone == b.gone) {
        "drb-read-choose-flight"
    } else if all(|a, b| a.basic == b.basic) {
        "drb-read-choose-both"
    } else if all(|a, b| a.basic.from() == b.basic.from() && a.basic.to() == b.basic.to()) {
        "drb-read-choose-way"
    } else {
        "drb-read-several"
    };
    Refusal::new(RefusalKind::Ambiguous, Message::new(id)).with(listed(fits, MOST))
}
