//! Near misses: legal moves that may have been meant where a move is refused.

use super::action::{Basic, Move};
use super::board::Cell;
use super::piece::Kind;
use super::position::Position;

/// The most that are offered.
pub(super) const MOST: usize = 8;

/// The legal moves nearest to one that is not legal, nearest first, in canonical notation.
pub(super) fn to_move(position: &Position, wanted: &Move) -> Vec<String> {
    let kind = match wanted.basic {
        Basic::Drop { kind, .. } => Some(kind),
        Basic::Step { .. } | Basic::Capture { .. } => None,
    };
    let near = nearest(position, |mv| {
        if mv.basic == wanted.basic {
            return Some(0);
        }
        distance(mv, kind, wanted.basic.from(), Some(wanted.basic.to()))
    });
    // Whoever has to capture is shown the captures, however far.
    if near.is_empty() && position.bound() != 0 { nearest(position, |_| Some(0)) } else { near }
}

/// The legal moves to which `score` gives the lowest number, in canonical notation.
pub(super) fn nearest(position: &Position, score: impl Fn(&Move) -> Option<u8>) -> Vec<String> {
    let mut scored: Vec<(u8, String)> =
        position.moves().iter().filter_map(|mv| score(mv).map(|score| (score, mv.to_string()))).collect();
    scored.sort_unstable();
    let best = scored.first().map_or(0, |(score, _)| *score);
    // One step further away may still be meant; what is much further is noise.
    scored.into_iter().filter(|(score, _)| *score <= best + 1).map(|(_, text)| text).take(MOST).collect()
}

/// How far a legal move is from what was typed: the kind dropped or named, where it starts and ends.
pub(super) fn distance(mv: &Move, kind: Option<Kind>, from: Option<Cell>, to: Option<Cell>) -> Option<u8> {
    let end = to.map(|to| apart(mv.basic.to(), to));
    match (mv.basic, from) {
        (Basic::Drop { kind: own, .. }, None) => {
            let same = kind.is_none_or(|kind| kind == own);
            match end {
                Some(0) => Some(if same { 1 } else { 3 }),
                Some(1) if same => Some(2),
                _ => None,
            }
        }
        (Basic::Drop { .. }, Some(_)) => None,
        (_, None) => (end == Some(0)).then_some(4),
        (_, Some(from)) => match (mv.basic.from().map(|own| apart(own, from)), end) {
            (Some(0), Some(0)) => Some(1),
            (Some(0), Some(1)) => Some(2),
            (Some(0), _) | (Some(1), Some(0)) => Some(3),
            (_, Some(0)) => Some(4),
            _ => None,
        },
    }
}

/// 0 for the same cell, 1 for neighbours and for numbers that differ by one slip of a finger.
fn apart(one: Cell, other: Cell) -> u8 {
    if one == other {
        return 0;
    }
    let neighbours = one.diagonal(other).is_some_and(|(_, distance)| distance == 1);
    let slips = strsim::damerau_levenshtein(&one.to_string(), &other.to_string());
    if neighbours || (slips == 1 && one.number() > 9 && other.number() > 9) { 1 } else { 2 }
}
