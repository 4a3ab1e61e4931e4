//! Near misses: the likely meanings of a text that does not fit, and examples of right notation.

use super::super::action::{Act, Action, Move, MoveKind};
use super::super::board::Cell;
use super::super::geometry::geometry;
use super::super::notation::cell;
use super::super::position::Position;
use super::super::talk;
use super::letters;
use super::typed::MoveText;
use liege_game::Seat;
use liege_words::Message;

/// The largest number of near misses offered.
pub(super) const MOST: usize = 5;

/// The moves in canonical notation, each once, sorted.
pub(super) fn canonical(actor: Seat, moves: impl IntoIterator<Item = Move>) -> Vec<String> {
    let mut texts: Vec<String> = moves.into_iter().map(|mv| Action::Move { actor, mv }.to_string()).collect();
    texts.sort_unstable();
    texts.dedup();
    texts
}

/// The moves nearest to the typed text, nearest first, without declarations.
pub(super) fn nearest(position: &Position, actor: Seat, legal: &[Move], typed: &MoveText) -> Vec<String> {
    let kingdom = position.turn.index();
    let from = typed.from.as_ref().and_then(|place| place.cell(kingdom));
    let to = typed.to.as_ref().and_then(|place| place.cell(kingdom));
    let mut scored: Vec<((usize, usize), String)> = Vec::new();
    for mv in legal.iter().filter(|mv| **mv == mv.undeclared()) {
        let score = match (from, to) {
            (Some(from), Some(to)) => full(*mv, from, to),
            (None, Some(to)) => destination(position, *mv, typed, to),
            _ => (mv.kind == MoveKind::Castling).then_some(1),
        };
        if let Some(score) = score {
            let slips = to.map_or(0, |to| unlike(mv.to, to));
            scored.push(((score, slips), Action::Move { actor, mv: *mv }.to_string()));
        }
    }
    scored.sort();
    // Some places are kept for other pieces with the typed destination.
    let same = |text: &str| {
        from.is_some_and(|from| text.contains(&format!(":{from}-")) || text.contains(&format!(":{from}x")))
    };
    let others = scored.iter().filter(|(_, text)| !same(text)).count().min(2);
    let mut room = MOST - if from.is_some() { others } else { 0 };
    scored.retain(|(_, text)| {
        let keep = !same(text) || room > 0;
        room -= usize::from(keep && same(text));
        keep
    });
    scored.into_iter().map(|(_, text)| text).take(MOST).collect()
}

/// The distance of a move from one typed in full; `None`: too far.
fn full(mv: Move, from: Cell, to: Cell) -> Option<usize> {
    if mv.kind == MoveKind::Castling && mv.from == from {
        // Castling typed as a step of the king.
        let king = if mv.is_long_castling() { 3 } else { 5 };
        return (to.kingdom() == mv.to.kingdom() && to.zone() == mv.to.zone())
            .then(|| to.number().abs_diff(king));
    }
    let start = distance(mv.from, from);
    let end = distance(mv.to, to);
    match (start, end) {
        (0, end) => Some(end),
        // Another piece that can go there: near the typed one, or by a slip of the fingers.
        (start, 0) if start <= 2 => Some(start + 1),
        _ => None,
    }
}

/// The distance of a move from one typed as a destination, perhaps with a piece; `None`: too far.
fn destination(position: &Position, mv: Move, typed: &MoveText, to: Cell) -> Option<usize> {
    if mv.kind == MoveKind::Castling {
        return None;
    }
    let kind = position.piece(mv.from)?.kind;
    let end = distance(mv.to, to);
    match &typed.piece {
        None => (end <= 1).then_some(end),
        Some((_, named)) if *named == kind => (end <= 4).then_some(end),
        // The piece whose letter looks alike in the other alphabet comes first.
        Some((letters, _)) => {
            let mut letters = letters.chars();
            let twin = letters.next().and_then(letters::twin_piece).filter(|_| letters.next().is_none());
            (end == 0).then_some(if twin == Some(kind) { 1 } else { 2 })
        }
    }
}

/// The distance of two cells: 0 if equal, 1 for neighbours, else by the difference of their names.
fn distance(a: Cell, b: Cell) -> usize {
    if a == b {
        return 0;
    }
    let site = geometry().of(b);
    if site.straight.contains(&a) || site.diagonal.contains(&a) { 1 } else { 1 + unlike(a, b) }
}

/// The difference of two cells' names: by the numbers in one zone, else by slips of the fingers.
fn unlike(a: Cell, b: Cell) -> usize {
    if a.kingdom() == b.kingdom() && a.zone() == b.zone() {
        return a.number().abs_diff(b.number());
    }
    strsim::damerau_levenshtein(&a.to_string(), &b.to_string()) + 1
}

/// The moves whose destination (or, with `origin`, whose origin) has a name like `typed`.
pub(super) fn named_like(actor: Seat, moves: &[Move], typed: &str, origin: bool) -> Vec<String> {
    let typed = typed.to_uppercase();
    let mut scored: Vec<(usize, String)> = Vec::new();
    for mv in moves.iter().filter(|mv| **mv == mv.undeclared()) {
        let cell = if origin { mv.from } else { mv.to };
        let names = letters::names(cell);
        let short = names.iter().map(|name| name.chars().skip(1).collect::<String>());
        let slips = names.iter().cloned().chain(short).map(|name| strsim::damerau_levenshtein(&name, &typed));
        if let Some(slips) = slips.min().filter(|slips| *slips <= 2) {
            scored.push((slips, Action::Move { actor, mv: *mv }.to_string()));
        }
    }
    scored.sort();
    scored.into_iter().map(|(_, text)| text).take(MOST).collect()
}

/// A piece of right notation for this position and seat, as it may be typed: a move if the seat may
/// move now, else one of its acts.
pub(super) fn example(position: &Position, seat: Seat) -> Message {
    let way = |from, to| Message::new("tpc-read-way").with("from", cell(from)).with("to", cell(to));
    if position.mover() == Some(seat) {
        let moves = position.legal_moves();
        let plain = || moves.iter().filter(|mv| **mv == mv.undeclared());
        // A step in the middle of the list, so that it is not always the first pawn.
        if let Some(mv) = plain().nth(plain().count() / 2) {
            return way(mv.from, mv.to);
        }
    }
    let own = position.open_acts().into_iter().filter(|action| action.actor() == Some(seat));
    let resigns = |action: &Action| matches!(action, Action::Act { act: Act::Resign, .. });
    let said = own.filter(|action| !resigns(action)).find_map(talk::spoken);
    said.unwrap_or_else(|| Message::new("tpc-say-draw"))
}
