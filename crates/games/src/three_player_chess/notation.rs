//! The notation of actions for people: moves, cells, letters.

use super::action::{LETTERS, Move, MoveKind};
use super::board::{Cell, Zone};
use super::happening::Happening;
use super::position::Kind;
use liege_game::Seat;
use liege_words::Message;

/// The sign after a move with these effects: `+`, `#`, or nothing.
pub(super) fn mark(happenings: &[Happening]) -> &'static str {
    let mate = |happening: &Happening| matches!(happening, Happening::Mated { .. });
    let check = |happening: &Happening| matches!(happening, Happening::Check { declared: false, .. });
    match happenings {
        all if all.iter().any(mate) => "#",
        all if all.iter().any(check) => "+",
        _ => "",
    }
}

/// A move as people read it, in the letters of the reader's language; `order`: the lord who orders it, and
/// the seat on turn.
pub(super) fn notation(mv: &Move, kind: Kind, order: Option<(Seat, Seat)>, mark: &'static str) -> Message {
    let nothing = || Message::new("sqr-nothing");
    let seat = |letter: char| Message::new("tpc-notation-seat").with("seat", letter.to_string());
    let code = |of: Seat| LETTERS.get(of.index()).map_or_else(nothing, |letter| seat(*letter));
    let order = order.map_or_else(nothing, |(lord, vassal)| {
        Message::new("tpc-notation-order").with("lord", code(lord)).with("vassal", code(vassal))
    });
    let way = match mv.kind {
        MoveKind::Castling if mv.is_long_castling() => Message::new("tpc-notation-long"),
        MoveKind::Castling => Message::new("tpc-notation-short"),
        MoveKind::Quiet | MoveKind::Capture | MoveKind::EnPassant(_) => {
            let piece = match kind {
                Kind::Pawn => nothing(),
                kind => Message::new("tpc-notation-piece").with("piece", badge(kind)),
            };
            let passed = match mv.kind {
                MoveKind::EnPassant(pawn) => Message::new("tpc-notation-passed").with("cell", cell(pawn)),
                _ => nothing(),
            };
            let sign = if mv.kind == MoveKind::Quiet { "–" } else { "×" };
            let message = Message::new("tpc-notation-way").with("piece", piece).with("from", cell(mv.from));
            message.with("sign", sign).with("to", cell(mv.to)).with("passed", passed)
        }
    };
    let free = |lord| Message::new("tpc-notation-free").with("lord", code(lord));
    let mut named =
        LETTERS.into_iter().zip(mv.check).filter(|(_, named)| *named).map(|(letter, _)| seat(letter));
    let check = named.next().map_or_else(nothing, |one| {
        let other = named.next().unwrap_or_else(nothing);
        Message::new("tpc-notation-check").with("one", one).with("other", other)
    });
    let message = Message::new("tpc-notation").with("order", order).with("way", way);
    message.with("free", mv.free_of.map_or_else(nothing, free)).with("check", check).with("mark", mark)
}

/// A cell in a sentence, in the letters at the edge of the reader's board.
pub(super) fn cell(cell: Cell) -> Message {
    let kingdom = LETTERS.get(cell.kingdom()).map_or_else(String::new, char::to_string);
    place(kingdom, cell.zone(), cell.number())
}

/// A cell without its kingdom: `V14`.
pub(super) fn short_cell(zone: Zone, number: usize) -> Message {
    place(String::new(), zone, number)
}

fn place(kingdom: String, zone: Zone, number: usize) -> Message {
    let message = Message::new("tpc-cell").with("kingdom", kingdom);
    message.with("zone", zone.letter().to_string()).with("number", number.to_string())
}

/// The letter of a piece, if it has one.
pub(super) fn badge(kind: Kind) -> Message {
    Message::new(format!("tpc-badge-{}", kind.id()))
}
