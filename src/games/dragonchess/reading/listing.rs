//! The moves of a piece, a square or a kind of piece that somebody asks about.

use super::super::board::Square;
use super::super::explain::{illegal, no_square};
use super::super::moves::Move;
use super::super::piece::{Kind, Side};
use super::super::position::Position;
use super::super::told::{piece_name, piece_of, square};
use super::grammar::{Wanted, wanted};
use super::letters::{self, Place};
use super::names::Kinds;
use crate::game::{Refusal, RefusalKind, Seat};
use crate::words::Message;

/// The legal moves, in canonical notation, of what `text` names: a square, a piece, both, or everything. A
/// square's are those of whoever's piece stands there; a piece's are the seat's own, as if it were its turn.
///
/// # Errors
/// Says what is wrong with the text, or why there is no move.
pub(in super::super) fn moves_of(
    position: &Position,
    seat: Seat,
    text: &str,
) -> Result<Vec<String>, Refusal> {
    let Some(side) = Side::of(seat) else {
        return Err(Refusal::new(RefusalKind::NotYours, Message::new("drc-read-no-seat")));
    };
    let readings = letters::prepare(text).map(|letters| wanted(&letters)).unwrap_or_default();
    let Some(first) = readings.first() else {
        let message = Message::new("drc-list-unread").with("example", example(position, side));
        return Err(Refusal::new(RefusalKind::Unreadable, message));
    };
    if let Some(Place::Off(off)) = &first.place {
        return Err(Refusal::new(RefusalKind::Unreadable, no_square(off)));
    }
    let moved = at(first).and_then(|at| position.piece(at)).map_or(side, |piece| piece.side);
    let turned = if moved == position.turn() { position.clone() } else { position.turned() };
    let moves: Vec<Move> = turned
        .legal_moves()
        .into_iter()
        .filter(|mv| readings.iter().any(|wanted| fits(&turned, wanted, *mv)))
        // If the other side were left in check, its King would not be taken.
        .filter(|mv| turned.piece(mv.to).is_none_or(|victim| victim.kind != Kind::King))
        .collect();
    if moves.is_empty() { Err(nothing(position, first)) } else { Ok(turned.listed(&moves)) }
}

fn at(wanted: &Wanted) -> Option<Square> {
    wanted.place.as_ref().and_then(Place::square)
}

fn fits(position: &Position, wanted: &Wanted, mv: Move) -> bool {
    let kind = position.written(mv).kind;
    at(wanted).is_none_or(|at| at == mv.from) && wanted.pieces.is_none_or(|kinds| kinds.contains(kind))
}

/// Why there is no move.
fn nothing(position: &Position, wanted: &Wanted) -> Refusal {
    let pieces: Vec<Message> = wanted.pieces.into_iter().flat_map(Kinds::iter).map(piece_name).collect();
    illegal(match at(wanted) {
        None if pieces.is_empty() => Message::new("drc-list-nothing"),
        None => Message::new("drc-list-none-of").with("pieces", pieces),
        Some(at) => match position.piece(at) {
            None => Message::new("drc-list-empty").with("square", square(at)),
            Some(piece) if wanted.pieces.is_some_and(|kinds| !kinds.contains(piece.kind)) => {
                Message::new("drc-list-other").with("square", square(at)).with("piece", piece_of(piece))
            }
            Some(_) if position.is_frozen(at) => Message::new("drc-list-frozen")
                .with("square", square(at))
                .with("basilisk", square(at.on(super::super::board::LOWER))),
            Some(_) => Message::new("drc-list-none").with("square", square(at)),
        },
    })
}

/// A square to ask about: one of the side's own pieces that can move.
fn example(position: &Position, side: Side) -> String {
    let turned = if side == position.turn() { position.clone() } else { position.turned() };
    let moves = turned.legal_moves();
    moves.get(moves.len() / 2).map_or_else(|| "2f2".to_owned(), |mv| mv.from.to_string())
}
