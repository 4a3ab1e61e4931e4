//! The position in short lines, most useful first: for alt text and for readers without pictures.

use super::board::{LOWER, MIDDLE, Square, places};
use super::ending::End;
use super::piece::{Kind, Side};
use super::position::{HeroReturn, Position};
use super::told::{ending, piece_name, piece_on, square};
use crate::words::Message;

/// Pieces of a complete army.
const ARMY: u32 = 42;

/// How the game ended or who is in check, what is frozen, where Heroes are bound, and the material.
pub(super) fn summary(position: &Position, end: Option<End>) -> Vec<Message> {
    let mut lines = Vec::new();
    let turn = position.turn();
    if let Some(end) = end {
        lines.push(ending(end));
    } else {
        let by: Vec<Message> =
            position.checkers(turn).into_iter().map(|(at, piece)| piece_on(piece, at)).collect();
        if !by.is_empty() {
            lines.push(Message::new("drc-line-check").with("king", turn.seat()).with("by", by));
        }
    }
    for side in Side::ALL {
        for place in places(position.frozen(side)) {
            let at = Square::new(MIDDLE, place);
            let Some(piece) = position.piece(at) else { continue };
            lines.push(
                Message::new("drc-line-frozen")
                    .with("owner", side.seat())
                    .with("piece", piece_name(piece.kind))
                    .with("square", square(at))
                    .with("basilisk", square(at.on(LOWER))),
            );
        }
    }
    if position.hero_return() == HeroReturn::Origin {
        for hero in position.heroes_away() {
            let Some(piece) = position.piece(hero) else { continue };
            lines.push(
                Message::new("drc-line-hero")
                    .with("owner", piece.side.seat())
                    .with("square", square(hero))
                    .with("origin", square(position.origin(hero))),
            );
        }
    }
    material(position, &mut lines);
    lines
}

fn material(position: &Position, lines: &mut Vec<Message>) {
    let count = |side: Side, kind: Kind| -> u32 {
        position.men(side, kind).iter().map(|plane| plane.count_ones()).sum()
    };
    let total = |side: Side| Kind::ALL.into_iter().map(|kind| count(side, kind)).sum::<u32>();
    if Side::ALL.into_iter().all(|side| total(side) == ARMY) {
        lines.push(Message::new("drc-line-all-complete").with("count", i64::from(ARMY)));
        return;
    }
    for side in Side::ALL {
        if total(side) == ARMY {
            let message = Message::new("drc-line-complete").with("count", i64::from(ARMY));
            lines.push(message.with("seat", side.seat()));
            continue;
        }
        // Kings are always there.
        let pieces: Vec<Message> = Kind::ALL
            .into_iter()
            .filter(|kind| *kind != Kind::King && count(side, *kind) > 0)
            .map(|kind| match count(side, kind) {
                1 => piece_name(kind),
                several => Message::new("drc-several")
                    .with("piece", piece_name(kind))
                    .with("count", i64::from(several)),
            })
            .collect();
        lines.push(if pieces.is_empty() {
            Message::new("drc-line-king").with("seat", side.seat())
        } else {
            Message::new("drc-line-material").with("seat", side.seat()).with("pieces", pieces)
        });
    }
}
