//! The legal move that a typed text means.

use super::super::action::Written;
use super::super::board::Kind;
use super::super::explain;
use super::super::herald::piece_name;
use super::super::moves::Move;
use super::super::position::Position;
use super::typed::Reading;
use crate::game::{Refusal, RefusalKind, Seat};
use crate::words::Message;

/// The most candidates shown.
const MOST: usize = 25;

fn kind_of(letter: char) -> Kind {
    Kind::ALL.into_iter().find(|kind| kind.letter() == letter).unwrap_or(Kind::RookPawn)
}

/// The name of the kind that a letter stands for; of all pawns alike.
pub(super) fn letter_name(letter: char) -> Message {
    if letter == 'P' { Message::new("eno-pawn") } else { piece_name(kind_of(letter)) }
}

impl Reading {
    /// Whether a move is what this reading means.
    pub fn fits(&self, mv: Move) -> bool {
        let named = match self.piece {
            Some(letter) => mv.kind.letter() == letter,
            // Only where it stands in full makes up for the piece: `c4` alone is a pawn's.
            None => mv.kind.is_pawn() || self.from().is_some(),
        };
        named
            && mv.to == self.to
            && self.file.is_none_or(|file| mv.from.file() == file)
            && self.rank.is_none_or(|rank| mv.from.rank() == rank)
            && self.promotion.is_none_or(|kind| mv.promotion == Some(kind))
    }
}

/// The move that the readings of a text mean to the army on turn.
///
/// # Errors
/// All that fit, if several do; why none does, with near misses.
pub(super) fn movement(position: &Position, seat: Seat, readings: &[Reading]) -> Result<String, Refusal> {
    if let Some(refusal) = explain::not_your_turn(position, seat) {
        return Err(refusal);
    }
    let moves = position.moves();
    let fits =
        |reading: &Reading| moves.iter().copied().filter(|mv| reading.fits(*mv)).collect::<Vec<Move>>();
    let mut fitting: Vec<(bool, Vec<Move>)> = readings
        .iter()
        .map(|reading| (reading.capital, fits(reading)))
        .filter(|(_, moves)| !moves.is_empty())
        .collect();
    // Where it matters, a capital letter is a piece.
    if fitting.iter().any(|(capital, _)| *capital) {
        fitting.retain(|(capital, _)| *capital);
    }
    let mut single: Vec<Move> = Vec::new();
    for (_, moves) in fitting.iter().filter(|(_, moves)| moves.len() == 1) {
        single.extend(moves.iter().filter(|mv| !single.contains(mv)).copied().collect::<Vec<_>>());
    }
    if let [only] = single[..] {
        return Ok(position.written(&only).to_string());
    }
    let mut all: Vec<Move> = Vec::new();
    for mv in fitting.into_iter().flat_map(|(_, moves)| moves) {
        if !all.contains(&mv) {
            all.push(mv);
        }
    }
    let Some(first) = all.first() else { return Err(none_fits(position, readings)) };
    let choice = all.iter().all(|mv| (mv.from, mv.to, mv.kind) == (first.from, first.to, first.kind));
    let (kind, id) = if choice {
        (RefusalKind::Undecided, "eno-read-promotion")
    } else {
        (RefusalKind::Ambiguous, "eno-read-several")
    };
    let mut texts: Vec<String> = all.iter().map(|mv| position.written(mv).to_string()).collect();
    texts.sort_unstable();
    texts.truncate(MOST);
    Err(Refusal::new(kind, Message::new(id)).with(texts))
}

/// Why none of the readings is a legal move.
fn none_fits(position: &Position, readings: &[Reading]) -> Refusal {
    // The reading that says most: from where, else with what piece, else the first.
    let says = |reading: &&Reading| {
        (reading.from().is_some(), reading.piece.is_some(), reading.capital, reading.promotion.is_some())
    };
    let Some(best) = readings.iter().rev().max_by_key(says) else {
        return Refusal::new(RefusalKind::Illegal, Message::new("eno-no-move"));
    };
    if let Some(from) = best.from() {
        let there = position.board().on(from).map(|piece| piece.kind.letter()).collect::<Vec<_>>();
        let piece = best.piece.or(there.first().copied()).unwrap_or('P');
        let takes = position.board().first(best.to).is_some();
        let written = Written { piece, from, takes, to: best.to, promotion: best.promotion };
        return explain::illegal(position, written);
    }
    let moves = position.moves();
    let written = |mv: &Move| position.written(mv).to_string();
    // The same without what the pawn becomes, or with another piece.
    let looser = Reading { promotion: None, ..*best };
    let mut near: Vec<String> = moves.iter().filter(|mv| looser.fits(**mv)).map(written).collect();
    if near.is_empty() {
        near = moves.iter().filter(|mv| mv.to == best.to).map(written).collect();
    }
    near.sort_unstable();
    near.truncate(MOST);
    let to = best.to.to_string();
    let message = match best.piece {
        Some(letter) => Message::new("eno-read-none-goes-piece").with("piece", letter_name(letter)),
        None => Message::new("eno-read-none-goes").with("piece", letter_name('P')),
    };
    Refusal::new(RefusalKind::Illegal, message.with("to", to)).with(near)
}
