//! The position in short lines, most useful first: for alt text and for readers without pictures.

use super::called::{piece_name, piece_on};
use super::rules::{Rules, standing};
use super::{Kind, Kinds, Piece, Sitting, sentences};
use liege_game::Seat;
use liege_words::Message;

/// The end of the game or a check, the game's own lines, the hands, and the material.
pub fn summary(sitting: &Sitting) -> Vec<Message> {
    let rules = sitting.rules();
    let mut lines = Vec::new();
    match sitting.end {
        Some(end) => lines.push(rules.ending_said(end).unwrap_or_else(|| sentences::ending(rules, end))),
        None => lines.extend(rules.spec().all_seats().filter_map(|seat| {
            let by: Vec<Message> = rules.checkers(seat).into_iter().map(|at| piece_on(rules, at)).collect();
            let line = Message::new("sqr-line-check").with("king", seat);
            (!by.is_empty()).then(|| line.with("by", by))
        })),
    }
    if sitting.end.is_none() {
        lines.extend(rules.lines());
        lines.extend(sitting.lost.as_ref().map(|(seat, number)| {
            Message::new("sqr-caption-lost").with("seat", *seat).with("number", number.as_str())
        }));
    }
    match rules.forces(sitting.end.is_some()) {
        Some(forces) => lines.extend(forces),
        None => {
            lines.extend(hands(rules));
            // The game itself counts discs that are all alike, if that says anything.
            if rules.spec().kinds.len() > 1 {
                lines.extend(material(rules));
            }
        }
    }
    lines
}

fn several(piece: Message, count: u8) -> Message {
    if count == 1 {
        piece
    } else {
        Message::new("sqr-several").with("piece", piece).with("count", i64::from(count))
    }
}

/// The hands of all seats: they come before the men on the boards, which a short text may leave out.
fn hands(rules: &dyn Rules) -> Vec<Message> {
    let mut lines = Vec::new();
    for seat in rules.spec().all_seats() {
        let held = rules.hand(seat).unwrap_or_default();
        let pieces: Vec<Message> =
            held.iter().map(|(piece, count)| several(piece_name(rules, piece.kind), *count)).collect();
        if !pieces.is_empty() {
            lines.push(Message::new("sqr-line-hand").with("seat", seat).with("pieces", pieces));
        }
    }
    lines
}

/// The material of all seats on the boards.
pub fn material(rules: &dyn Rules) -> Vec<Message> {
    let spec = rules.spec();
    let men: Vec<Piece> = spec.geometry.all().flat_map(|at| standing(rules, at)).collect();
    let count =
        |seat: Seat, kind: Kind| men.iter().filter(|piece| **piece == Piece { seat, kind }).count() as u8;
    let total = |seat: Seat| men.iter().filter(|piece| piece.seat == seat).count();
    let mut lines = Vec::new();
    let complete = spec.army;
    if complete > 0 && spec.all_seats().all(|seat| total(seat) == usize::from(complete)) {
        let line = Message::new("sqr-line-all-complete").with("count", i64::from(complete));
        lines.push(line.with("armies", spec.seats.len() as i64));
    } else {
        for seat in spec.all_seats() {
            // The royal piece comes first.
            let royal = rules.royal(seat).and_then(|at| rules.piece(at)).map(|piece| piece.kind);
            let others = spec.all_kinds().without(royal.map(Kinds::one).unwrap_or_default());
            let kinds: Vec<Kind> =
                royal.into_iter().chain(others.iter().filter(|kind| count(seat, *kind) > 0)).collect();
            let pieces: Vec<Message> =
                kinds.iter().map(|kind| several(piece_name(rules, *kind), count(seat, *kind))).collect();
            lines.push(match pieces.len() {
                _ if complete > 0 && total(seat) == usize::from(complete) => {
                    Message::new("sqr-line-complete").with("count", i64::from(complete)).with("seat", seat)
                }
                0 => Message::new("sqr-line-none").with("seat", seat),
                1 if total(seat) == 1 => {
                    Message::new("sqr-line-one").with("seat", seat).with("pieces", pieces)
                }
                _ => Message::new("sqr-line-material").with("seat", seat).with("pieces", pieces),
            });
        }
    }
    lines
}
