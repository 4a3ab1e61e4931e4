//! What people type, to canonical actions (rules page, 6.2).
//!
//! A text goes through three doors. [`tokens`] puts its characters into one form and cuts it into numbers,
//! marks and words; [`grammar`] makes a [`typed::Typed`] of them, without a position; [`fit`] finds the legal
//! moves of which that is a short or a full form. One fits: it is played. Several: they are named. None:
//! [`fault`] finds out why.

mod complete;
mod fault;
mod fit;
mod grammar;
mod lexicon;
mod listing;
#[cfg(test)]
mod tests;
mod tokens;
mod typed;

pub(super) use complete::complete;
pub(super) use listing::moves_of;

use super::action::{Action, Move};
use super::board::Side;
use super::explain;
use super::position::Position;
use super::state::{Breakthrough, resigning};
use crate::game::{Refusal, RefusalKind, Seat, State};
use crate::words::Message;
use grammar::Misread;

/// The most candidates that a refusal lists.
const MOST: usize = 25;

/// Reads what the holder of `seat` typed: the one canonical action that it means.
///
/// # Errors
/// Says what is wrong, with candidates: all that fit, or near misses.
pub(super) fn read(game: &Breakthrough, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
    let position = game.at();
    if let Some(resigned) = resignation(game, seat, text) {
        return resigned;
    }
    let readings = grammar::read(text).map_err(|misread| unreadable(position, &misread))?;
    if game.end().is_some() {
        return Err(Refusal::new(RefusalKind::Over, Message::new("drb-no-over")));
    }
    let own = position.side_of(seat);
    let named = readings.iter().find_map(|typed| typed.side);
    if own != Some(position.turn) || named.is_some_and(|side| side != position.turn) {
        return Err(not_yours(position, named.filter(|side| Some(*side) != own)));
    }
    if readings.iter().any(|typed| typed.swap) {
        if position.may_swap() {
            return Ok(vec![Action::Swap.to_string()]);
        }
        return Err(Refusal::new(RefusalKind::Illegal, explain::swap(position)));
    }
    let legal = position.moves();
    let mut fits = fit::all(position, &legal, &readings);
    if fits.is_empty() {
        // The page says that spaces mean nothing: `2 0:15`.
        if let Some(closed) = grammar::without_spaces(text) {
            fits = fit::all(position, &legal, &closed);
        }
    }
    match fits.as_slice() {
        [] => Err(fault::refusal(position, &legal, &readings)),
        [mv] => Ok(vec![mv.to_string()]),
        several => Err(ambiguous(several)),
    }
}

/// A text that is no move, whatever the position.
fn unreadable(position: &Position, misread: &Misread) -> Refusal {
    let example = example(position);
    let message = match misread {
        Misread::Long => Message::new("drb-read-long").with("most", tokens::LONGEST as i64),
        Misread::Nothing => Message::new("drb-read-nothing"),
        Misread::Word { word, near: None } => Message::new("drb-read-word").with("word", word.clone()),
        Misread::Word { word, near: Some(near) } => {
            Message::new("drb-read-word-near").with("word", word.clone()).with("near", *near)
        }
        Misread::Cell(text) => Message::new("drb-read-cell").with("text", text.clone()),
        Misread::Whole => Message::new("drb-read-whole"),
    };
    Refusal::new(RefusalKind::Unreadable, message.with("example", example))
}

/// A move of this position, as it may be typed.
pub(super) fn example(position: &Position) -> String {
    let moves = position.moves();
    // One from the middle, rather than the same corner every time.
    moves.get(moves.len() / 2).map_or_else(|| "22-18".to_owned(), Move::to_string)
}

/// Not this person's turn; or the other side is named.
fn not_yours(position: &Position, named: Option<Side>) -> Refusal {
    let message = match named {
        Some(side) if side == position.turn.other() => {
            super::herald::of_side("drb-no-turn-side", position.turn)
        }
        _ => super::herald::of_side("drb-no-turn", position.turn),
    };
    Refusal::new(RefusalKind::NotYours, message.with("turn", position.holder(position.turn)))
}

/// Several moves fit: what distinguishes them is asked for.
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
    let mut candidates: Vec<String> = fits.iter().map(Move::to_string).collect();
    candidates.sort_unstable();
    candidates.truncate(MOST);
    Refusal::new(RefusalKind::Ambiguous, Message::new(id)).with(candidates)
}

/// Resigning, in the game's notation or in a word; `None` for anything else.
fn resignation(game: &Breakthrough, seat: Seat, text: &str) -> Option<Result<Vec<String>, Refusal>> {
    const WORDS: [&str; 8] =
        ["resign", "i resign", "сдаюсь", "сдаться", "я сдаюсь", "здаюся", "здатися", "я здаюся"];
    let text = text.trim().trim_end_matches(['.', '!']).to_lowercase();
    let named = resigning(&text);
    if named.is_none() && !WORDS.contains(&text.as_str()) {
        return None;
    }
    Some(match game.resignation(seat) {
        None => Err(Refusal::new(RefusalKind::Over, Message::new("drb-no-over"))),
        Some(_) if named.is_some_and(|named| named != seat) => {
            Err(Refusal::new(RefusalKind::NotYours, Message::new("drb-read-other-resigns")))
        }
        Some(resignation) => Ok(vec![resignation]),
    })
}
