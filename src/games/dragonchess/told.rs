//! What happened, put into sentences.

use super::board::{LOWER, MIDDLE, Square, places};
use super::ending::End;
use super::moves::Move;
use super::piece::{Kind, Piece, Side};
use super::position::Position;
use crate::game::{Event, EventKind};
use crate::words::{Arg, Message};

/// The name of a kind of piece in the nominative.
pub(super) fn piece_name(kind: Kind) -> Message {
    Message::new(format!("drc-kind-{}", kind.id()))
}

/// The same as an object: "takes the …".
fn piece_taken(kind: Kind) -> Message {
    Message::new(format!("drc-acc-{}", kind.id()))
}

/// A square in a sentence: as notation has it, in every language.
pub(super) fn square(square: Square) -> Arg {
    Arg::Text(square.to_string())
}

/// A piece as whose it is: "Scarlet's Warrior".
pub(super) fn piece_of(piece: Piece) -> Message {
    Message::new("drc-piece").with("owner", piece.side.seat()).with("piece", piece_name(piece.kind))
}

/// The same as an object.
fn victim(piece: Piece) -> Message {
    Message::new("drc-victim").with("owner", piece.side.seat()).with("piece", piece_taken(piece.kind))
}

/// A piece with its square: "Oliphant on 2d4".
pub(super) fn piece_on(piece: Piece, at: Square) -> Message {
    Message::new("drc-piece-on").with("piece", piece_name(piece.kind)).with("square", square(at))
}

/// How the game ended.
pub(super) fn ending(end: End) -> Message {
    match end {
        End::Mate { loser } => {
            Message::new("drc-end-mate").with("loser", loser.seat()).with("winner", loser.other().seat())
        }
        End::Resigned { loser } => {
            Message::new("drc-end-resigned").with("loser", loser.seat()).with("winner", loser.other().seat())
        }
        End::Stalemate { side } => Message::new("drc-end-stalemate").with("seat", side.seat()),
        End::BareKings => Message::new("drc-end-bare-kings"),
        End::Repetition(times) => Message::new("drc-end-repetition").with("times", i64::from(times)),
        End::Quiet(moves) => Message::new("drc-end-quiet").with("moves", i64::from(moves)),
    }
}

/// The sentence for the end, for everybody but the one who brought it about.
pub(super) fn ended(end: End, actor: Side) -> Event {
    Event::new(EventKind::End, ending(end)).to(actor.other().seat())
}

/// What a legal move brings about: `before` and `after` it.
pub(super) fn told(before: &Position, mv: Move, after: &Position, end: Option<End>) -> Vec<Event> {
    let side = before.turn();
    let mut events = vec![moved(before, mv)];
    let Some(piece) = before.piece(mv.from) else { return events };
    if mv.becomes(piece) != piece.kind {
        let message = Message::new("drc-promoted").with("square", square(mv.to));
        events.push(Event::new(EventKind::Move, message));
    }
    events.extend(frozen_and_thawed(before, after));
    match end {
        Some(end) => events.push(ended(end, side)),
        None => events.extend(check(before, mv, after)),
    }
    events
}

fn moved(before: &Position, mv: Move) -> Event {
    let side = before.turn();
    let kind = before.piece(mv.from).map_or(Kind::King, |piece| piece.kind);
    let taken = before.piece(mv.to);
    let (from, to) = (mv.from.level(), mv.to.level());
    let id = match taken {
        Some(_) if mv.is_from_afar(kind) => "drc-took-afar",
        Some(_) if to > from => "drc-took-up",
        Some(_) if to < from => "drc-took-down",
        Some(_) => "drc-took",
        None if to > from => "drc-moved-up",
        None if to < from => "drc-moved-down",
        None => "drc-moved",
    };
    let mut message = Message::new(id)
        .with("seat", side.seat())
        .with("piece", piece_name(kind))
        .with("from", square(mv.from))
        .with("to", square(mv.to));
    if let Some(taken) = taken {
        message = message.with("victim", victim(taken));
    }
    let event = Event::new(EventKind::Move, message);
    match taken {
        Some(taken) => event.to(taken.side.seat()),
        None => event,
    }
}

/// Pieces that a Basilisk has come under, or that have come over one, and those that are free again.
fn frozen_and_thawed(before: &Position, after: &Position) -> Vec<Event> {
    let mut events = Vec::new();
    for side in Side::ALL {
        let (was, is) = (before.frozen(side), after.frozen(side));
        // What was taken is not thawed.
        for (id, plane) in [("drc-froze", is & !was), ("drc-thawed", was & !is & after.side(side)[MIDDLE])] {
            for place in places(plane) {
                let at = Square::new(MIDDLE, place);
                let Some(piece) = after.piece(at) else { continue };
                let message = Message::new(id)
                    .with("owner", side.seat())
                    .with("piece", piece_name(piece.kind))
                    .with("victim", victim(piece))
                    .with("square", square(at))
                    .with("basilisk", square(at.on(LOWER)));
                events.push(Event::new(EventKind::Possession, message).to(side.seat()));
            }
        }
    }
    let actor = before.turn().seat();
    for event in &mut events {
        event.concerns.retain(|seat| *seat != actor);
    }
    events
}

fn check(before: &Position, mv: Move, after: &Position) -> Option<Event> {
    let king = after.turn();
    let checkers = after.checkers(king);
    let afar = before.piece(mv.from).is_some_and(|piece| mv.is_from_afar(piece.kind));
    let moved = if afar { mv.from } else { mv.to };
    let id = match checkers[..] {
        [] => return None,
        [(at, _)] if at == moved => "drc-check",
        [_] => "drc-check-discovered",
        _ => "drc-check-double",
    };
    let by: Vec<Message> = checkers.into_iter().map(|(at, piece)| piece_on(piece, at)).collect();
    let message = Message::new(id).with("king", king.seat()).with("by", by);
    Some(Event::new(EventKind::Check, message).to(king.seat()))
}
