//! Why a move is refused: the first rule that stands against it, as an arbiter would say it.

use super::board::{LOWER, MIDDLE, Square, squares};
use super::moves::Move;
use super::notation::{Unwritten, Written};
use super::piece::{Kind, Piece, Side};
use super::position::{HeroReturn, Position};
use super::safety::Safety;
use super::told::{piece_name, piece_of, piece_on, square};
use crate::game::{Refusal, RefusalKind};
use crate::words::Message;

/// How many near misses are named.
pub(super) const MOST: usize = 5;

pub(super) fn illegal(message: Message) -> Refusal {
    Refusal::new(RefusalKind::Illegal, message)
}

/// Why a text is no canonical move.
pub(super) fn unwritten(fault: &Unwritten) -> Refusal {
    let (id, text) = match fault {
        Unwritten::Form { text } => ("drc-no-form", text),
        Unwritten::Letter { text } => ("drc-no-letter", text),
        Unwritten::Square { text } => {
            return Refusal::new(RefusalKind::Unreadable, no_square(text));
        }
    };
    Refusal::new(RefusalKind::Unreadable, Message::new(id).with("text", text.as_str()))
}

/// What is wrong with a text that stands in the place of a square.
pub(super) fn no_square(text: &str) -> Message {
    let lower = text.to_lowercase();
    let parts: Vec<char> = lower.chars().collect();
    let id = match parts[..] {
        [level, 'a'..='l', '1'..='8'] if level.is_ascii_digit() => "drc-no-square-level",
        ['1'..='3', file, '1'..='8'] if file.is_alphabetic() => "drc-no-square-file",
        ['1'..='3', 'a'..='l', rank] if rank.is_ascii_digit() => "drc-no-square-rank",
        _ => "drc-no-square",
    };
    Message::new(id).with("text", text)
}

/// Why a move that is written canonically, but is not legal in `position`, is refused; with near misses.
pub(super) fn refusal(position: &Position, written: Written) -> Refusal {
    let refusal = stands_against(position, written);
    if refusal.candidates.is_empty() {
        let near = near(position, written.mv);
        return refusal.with(near);
    }
    refusal
}

fn stands_against(position: &Position, written: Written) -> Refusal {
    let Move { from, to } = written.mv;
    let Some(piece) = position.piece(from) else {
        return illegal(Message::new("drc-no-piece").with("square", square(from)));
    };
    if piece.side != position.turn() {
        let message = Message::new("drc-no-command")
            .with("square", square(from))
            .with("piece", piece_of(piece))
            .with("turn", position.turn().seat());
        return Refusal::new(RefusalKind::NotYours, message);
    }
    let meant = || legal_between(position, written.mv);
    if piece.kind != written.kind {
        let message = Message::new("drc-no-other-piece")
            .with("square", square(from))
            .with("piece", piece_name(piece.kind))
            .with("letter", piece.kind.letter());
        return illegal(message).with(meant());
    }
    if let Some(reason) = unreachable(position, written.mv) {
        return illegal(reason);
    }
    let about = |id| Message::new(id).with("from", square(from)).with("to", square(to));
    let right = position.written(written.mv);
    if right.takes != written.takes {
        let message = match position.piece(to) {
            Some(victim) => about("drc-no-sign-takes").with("piece", piece_of(victim)),
            None => about("drc-no-sign-empty"),
        };
        return illegal(message).with(meant());
    }
    if right.promotes != written.promotes {
        let id = if right.promotes { "drc-no-mark-hero" } else { "drc-no-mark-none" };
        return illegal(about(id)).with(meant());
    }
    illegal(hindrance(position, written.mv).unwrap_or_else(|| about("drc-no-move")))
}

/// The legal move between two squares, if there is one.
fn legal_between(position: &Position, mv: Move) -> Vec<String> {
    if position.is_legal(mv) { vec![position.canonical(mv)] } else { Vec::new() }
}

/// The legal moves most like one that is not.
fn near(position: &Position, mv: Move) -> Vec<String> {
    let legal = position.legal_moves();
    let mut near: Vec<(i32, String)> = legal
        .into_iter()
        .filter_map(|other| {
            let score = match (other.from == mv.from, other.to == mv.to) {
                (true, _) => distance(other.to, mv.to),
                (false, true) => 1 + distance(other.from, mv.from),
                (false, false) => return None,
            };
            Some((score, position.canonical(other)))
        })
        .collect();
    near.sort();
    near.into_iter().map(|(_, text)| text).take(MOST).collect()
}

/// How far two squares are from one another: steps along files and ranks, two for a level.
pub(super) fn distance(one: Square, two: Square) -> i32 {
    let (levels, files, ranks) = one.offset(two);
    files.abs() + ranks.abs() + 2 * levels.abs()
}

/// Why a move that its piece could make may not be made: it is frozen, or its King would be attacked. `None`
/// if the move is legal.
pub(super) fn hindrance(position: &Position, mv: Move) -> Option<Message> {
    let piece = position.piece(mv.from)?;
    if position.is_frozen(mv.from) {
        return Some(
            Message::new("drc-no-frozen")
                .with("piece", piece_name(piece.kind))
                .with("square", square(mv.from))
                .with("basilisk", square(mv.from.on(LOWER))),
        );
    }
    let side = piece.side;
    let king = position.king(side);
    let safety = Safety::new(position, king, position.field(side.other()));
    let attackers: Vec<(Square, Piece)> = squares(safety.attackers_after(position, mv))
        .filter_map(|at| Some((at, position.piece(at)?)))
        .collect();
    let (first, _) = attackers.first()?;
    let thawed = piece.kind == Kind::Basilisk && first.level() == MIDDLE && position.is_frozen(*first);
    let id = if king == mv.from {
        "drc-no-king-into"
    } else if thawed {
        "drc-no-thaws"
    } else if safety.in_check() {
        "drc-no-still-check"
    } else {
        "drc-no-exposes"
    };
    let by: Vec<Message> = attackers.into_iter().map(|(at, piece)| piece_on(piece, at)).collect();
    let king = if king == mv.from { mv.to } else { king };
    Some(
        Message::new(id)
            .with("seat", side.seat())
            .with("king", square(king))
            .with("from", square(mv.from))
            .with("attackers", by),
    )
}

/// Why a piece can't go somewhere, whatever becomes of its King; `None` if it can.
fn unreachable(position: &Position, mv: Move) -> Option<Message> {
    let Move { from, to } = mv;
    let piece = position.piece(from)?;
    if position.reachable().contains(&mv) {
        return None;
    }
    let about = |id| {
        Message::new(id)
            .with("piece", piece_name(piece.kind))
            .with("from", square(from))
            .with("to", square(to))
    };
    if from == to {
        return Some(about("drc-no-stay"));
    }
    let lone = Lone { piece, origin: position.origin(from), hero_return: position.hero_return() };
    let (moves, takes) = (lone.goes(mv, false, None), lone.goes(mv, true, None));
    let target = position.piece(to);
    if !moves && !takes {
        return Some(match piece.kind {
            kind if !kind.levels().contains(&to.level()) => {
                about("drc-no-level").with("level", to.level() as i64 + 1)
            }
            Kind::Hero if from.level() != MIDDLE && position.hero_return() == HeroReturn::Origin => {
                about("drc-no-hero-bound").with("origin", square(position.origin(from)))
            }
            Kind::King if from.level() != MIDDLE => {
                about("drc-no-king-away").with("back", square(from.on(MIDDLE)))
            }
            _ => about("drc-no-way"),
        });
    }
    Some(match target {
        Some(own) if own.side == piece.side => about("drc-no-own").with("target", piece_name(own.kind)),
        Some(_) if !takes => about("drc-no-take"),
        None if !moves => about("drc-no-empty"),
        _ => {
            let occupied = squares(position.occupied()).filter(|at| *at != from && *at != to);
            let blocks = |at: &Square| !lone.goes(mv, target.is_some(), Some(*at));
            let blocker = occupied.filter(blocks).min_by_key(|at| distance(from, *at));
            let blocker = blocker.and_then(|at| Some((at, position.piece(at)?)));
            match blocker {
                Some((at, blocker)) => {
                    about("drc-no-blocked").with("square", square(at)).with("blocker", piece_of(blocker))
                }
                None => about("drc-no-way"),
            }
        }
    })
}

/// A piece alone on the boards: how it goes when nothing else is there.
struct Lone {
    piece: Piece,
    origin: Square,
    hero_return: HeroReturn,
}

impl Lone {
    /// Whether it can make the move, if an enemy stands at the end (`takes`) or not, and something at
    /// `blocker`.
    fn goes(&self, mv: Move, takes: bool, blocker: Option<Square>) -> bool {
        let Piece { side, .. } = self.piece;
        let mut position = Position::empty(side, self.hero_return);
        position.put(mv.from, self.piece);
        if mv.from.level() != MIDDLE {
            position.set_origin(mv.from, self.origin);
        }
        let other = Piece { side: side.other(), kind: Kind::Warrior };
        for at in takes.then_some(mv.to).into_iter().chain(blocker) {
            position.put(at, other);
        }
        position.reachable().contains(&mv)
    }
}

/// Refused because it is the other side's turn.
pub(super) fn not_your_turn(side: Side) -> Refusal {
    let message = Message::new("drc-no-turn").with("turn", side.seat()).with("seat", side.other().seat());
    Refusal::new(RefusalKind::NotYours, message)
}
