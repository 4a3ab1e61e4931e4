//! The moves of a piece, a cell or a kind of piece that a person asks about.

use super::super::action::Move;
use super::super::board::Zone;
use super::super::explain::Record;
use super::super::notation;
use super::super::position::{Position, SEATS};
use super::super::sentences::{piece_name, piece_of};
use super::ground::Ground;
use super::typed::{MoveText, Wanted};
use super::{grammar, letters, near};
use liege_game::{Refusal, RefusalKind, Seat};
use liege_words::Message;

/// The legal moves, in canonical notation, of what `text` names: a cell, a piece, both, or everything
/// (an empty text). They are those of whoever may move it now; where nobody may, those that `seat` could
/// make with it were it on turn.
///
/// # Errors
/// Says what is wrong with the text, or why there is no move.
pub(in super::super) fn moves_of(
    position: &Position,
    seat: Seat,
    text: &str,
) -> Result<Vec<String>, Refusal> {
    let unread = || {
        let example = example(position, seat);
        Refusal::new(RefusalKind::Unreadable, Message::new("tpc-moves-unread").with("example", example))
    };
    let wanted = letters::tidy(text).and_then(|tidy| grammar::read_piece(&tidy)).ok_or_else(unread)?;
    if position.is_over() {
        return Err(Refusal::new(RefusalKind::Over, Message::new("sqr-no-over")));
    }
    if let Some(letters::Place::Fault(_)) = wanted.place {
        let typed = MoveText { from: wanted.place.clone(), ..MoveText::default() };
        (Ground { position, record: &Record::default(), seat }).movement(&typed)?;
    }
    if let Some(mover) = position.mover().filter(|mover| *mover == seat || wanted.place.is_some()) {
        let home = if mover == seat { position.turn } else { seat };
        let moves = chosen(position, &position.legal_moves(), &wanted, home);
        if !moves.is_empty() {
            return Ok(near::canonical(mover, moves));
        }
    }
    let Some(turned) = on_turn(position, seat) else {
        return Err(Refusal::new(RefusalKind::Illegal, Message::new("tpc-no-out").with("seat", seat)));
    };
    // A seat that gives an order sees its vassal's moves, but not in place of its own.
    let own = position.mover() != Some(seat) || position.turn == seat || wanted.place.is_some();
    let moves = if own { chosen(&turned, &turned.legal_moves(), &wanted, seat) } else { Vec::new() };
    if moves.is_empty() { Err(nothing(position, seat, &wanted)) } else { Ok(near::canonical(seat, moves)) }
}

/// The position as it would be if `seat` were on turn and nobody had claimed its turn; `None` if it is out.
fn on_turn(position: &Position, seat: Seat) -> Option<Position> {
    if !SEATS.contains(&seat) || !position.is_living(seat) {
        return None;
    }
    let mut turned = *position;
    turned.turn = seat;
    for lord in SEATS {
        if let Some(bond) = &mut turned.bonds[lord.index()][seat.index()] {
            bond.claimed = false;
            bond.chosen = false;
        }
    }
    Some(turned)
}

/// The moves asked for; short cells are in the kingdom of `home`.
fn chosen(position: &Position, legal: &[Move], wanted: &Wanted, home: Seat) -> Vec<Move> {
    let fit = |mv: &&Move| {
        let Some(piece) = position.piece(mv.from) else { return false };
        let there = wanted.place.as_ref().is_none_or(|place| place.cell(home.index()) == Some(mv.from));
        there
            && wanted.piece.is_none_or(|kind| kind == piece.kind)
            && wanted.army.is_none_or(|army| army == piece.army.index())
    };
    legal.iter().filter(fit).copied().collect()
}

/// The refusal if there is no move.
fn nothing(position: &Position, seat: Seat, wanted: &Wanted) -> Refusal {
    let home = if position.mover() == Some(seat) { position.turn } else { seat };
    let message = match (wanted.place.as_ref().and_then(|place| place.cell(home.index())), wanted.piece) {
        (Some(cell), kind) => match position.piece(cell) {
            None => Message::new("tpc-moves-empty").with("cell", notation::cell(cell)),
            Some(piece) if kind.is_some_and(|kind| kind != piece.kind) => {
                Message::new("tpc-read-other-piece")
                    .with("cell", notation::cell(cell))
                    .with("piece", piece_of(piece, position.commander_of(piece)))
            }
            Some(piece) => match position.commander_of(piece) {
                Some(owner) if owner == home => {
                    Message::new("tpc-moves-none").with("cell", notation::cell(cell))
                }
                Some(owner) => {
                    Message::new("tpc-moves-other").with("cell", notation::cell(cell)).with("owner", owner)
                }
                None => Message::new("tpc-moves-neutral").with("cell", notation::cell(cell)),
            },
        },
        (None, Some(kind)) => Message::new("tpc-moves-none-of").with("piece", piece_name(kind)),
        (None, None) => Message::new("sqr-list-nothing"),
    };
    Refusal::new(RefusalKind::Illegal, message)
}

/// A cell to ask about: one of the speaker's own pieces that can move.
fn example(position: &Position, seat: Seat) -> Message {
    let turned = on_turn(position, seat).unwrap_or(*position);
    let moves = turned.legal_moves();
    let usual = || notation::short_cell(Zone::City, 5);
    moves.get(moves.len() / 2).map_or_else(usual, |mv| notation::cell(mv.from))
}
