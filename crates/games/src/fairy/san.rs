//! The standard algebraic notation of moves: `Nf3`, `Nbd2`, `exd5`, `e8=Q+`, `O-O`, `N@f3`, `Nc3/H`, `#`.

use super::moves::{Act, Move};
use super::position::NONE;
use super::running::{Running, square};
use liege_words::Message;

/// A legal move, with the letters of the reader's language.
pub fn san(running: &Running, mv: Move) -> Message {
    let (game, position) = (&*running.game.definition, running.position());
    let spec = running.spec;
    let name = |at: u8| spec.geometry.name(square(at));
    let named = |kind: Option<u8>| {
        kind.map_or_else(|| Message::new("sqr-nothing"), |kind| spec.kind(running.kind(kind)).name())
    };
    let kind = running.moving(mv);
    let bare = spec.is_bare(running.kind(kind));
    let captures = position.captures(mv);
    // A pass, and castling that brings a piece in, have no other form.
    if mv.act == Act::Pass || mv.is_castling() && mv.gate != NONE {
        return Message::new("sqr-text").with("text", position.canonical(game, mv));
    }
    let mut way = String::new();
    match mv.act {
        Act::Castle | Act::CastleGateRook => way.push_str(if mv.to > mv.from { "O-O" } else { "O-O-O" }),
        _ => {
            match mv.act {
                Act::Drop | Act::DropPromoted => way.push('@'),
                _ if bare && captures => way.push(file(&name(mv.from))),
                _ => way.push_str(&told_apart(running, mv, kind)),
            }
            if captures {
                way.push('x');
            }
            way.push_str(&name(mv.to));
        }
    }
    match mv.act {
        Act::Promote | Act::Turn | Act::Back | Act::DropPromoted => way.push('='),
        _ if mv.gate != NONE => way.push('/'),
        _ => {}
    }
    let mut next = position.clone();
    next.make(game, mv);
    let mut mark = if mv.act == Act::CastleGateRook { name(mv.to) } else { String::new() };
    // Where a plus turns a piece over, it is no sign of a check.
    let turns = game.turned.iter().any(|turned| *turned != NONE);
    if next.is_check(game) {
        let mate = next.ended(game).is_none() && next.count_on_board(game) == 0;
        mark.extend(if mate { Some('#') } else { Some('+').filter(|_| !turns) });
    }
    let man = Some(kind).filter(|_| !bare && !mv.is_castling() && mv.act != Act::Pass);
    let message = Message::new("sqr-san").with("piece", named(man)).with("move", way);
    message.with("becomes", named(running.becomes(mv))).with("mark", mark)
}

fn file(name: &str) -> char {
    name.chars().next().unwrap_or_default()
}

/// As much of the start as distinguishes the piece from others of its kind that may go to the same square.
fn told_apart(running: &Running, mv: Move, kind: u8) -> String {
    let name = |at: u8| running.spec.geometry.name(square(at));
    let rivals = running.game.moves().into_iter().filter(|rival| {
        rival.to == mv.to
            && rival.from != mv.from
            && !rival.is_drop()
            && !rival.is_castling()
            && running.position().kind(rival.from) == kind
    });
    let rivals: Vec<String> = rivals.map(|rival| name(rival.from)).collect();
    let own = name(mv.from);
    let (own_file, own_rank) = own.split_at(1);
    if rivals.is_empty() {
        String::new()
    } else if rivals.iter().all(|rival| !rival.starts_with(own_file)) {
        own_file.to_owned()
    } else if rivals.iter().all(|rival| &rival[1..] != own_rank) {
        own_rank.to_owned()
    } else {
        own
    }
}
