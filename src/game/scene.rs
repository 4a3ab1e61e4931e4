//! A picture in words: shapes, pieces, marks and labels, with no pixels yet.

use crate::game::Seat;
use crate::words::Language;

/// What a picture is asked for.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// Language of statuses and letter badges.
    pub language: Language,
    /// The seat whose side is at the bottom; `None`: the game's fixed public side.
    pub bottom: Option<Seat>,
    /// Letters mode (for learners): notation letters on pieces, names on empty cells.
    pub letters: bool,
    /// The players' names, in seat order; empty for a seat nobody holds.
    pub names: &'a [String],
    /// Number of the last move, counted in moves (not acts) from 1; 0 before the first.
    pub number: usize,
    /// Canonical actions to be marked as the last move: the last move of the log, or nothing.
    pub last: &'a [String],
    /// The text of the last move as people read it ([`crate::game::State::display`]); empty if none.
    pub last_text: &'a str,
    /// Who made the last move.
    pub last_seat: Option<Seat>,
    /// Canonical moves whose targets are shown (legal moves of a piece); only in private pictures.
    pub targets: &'a [String],
    /// What the last action broke, made or changed, for marks shown in one picture only (canonical
    /// acts are in `last`); ids of the messages of the last action's events.
    pub news: &'a [&'static str],
}

/// A picture in words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {}
