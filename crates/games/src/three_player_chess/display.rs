//! Actions as people read them.
//!
//! A move: the letter of the piece (none for a pawn), origin, `–` or `×`, destination: `N RV12–RC7`,
//! `WC5–WV7`, `WV6×WS6^WV7` (en passant), `O–O`, `O–O–O`. After it the declarations as in canonical
//! notation (`!W`, `+W`), then `+` if the move brings another king into check, or `#` if it brings a
//! mate about. A move that a lord orders has the bond before it: `W>R: N RP2–RS3`. An act is shown as in
//! canonical notation without its actor: `offer W>R`.

use super::action::{Action, LETTERS, Move, MoveKind};
use super::board::{Cell, Zone};
use super::happening::Happening;
use super::position::{Kind, Position};
use liege_game::{Seat, words};
use liege_words::{Language, Message};

impl Position {
    /// The action as people read it in English; `self` is the position before it.
    #[must_use]
    pub fn display(&self, action: Action) -> String {
        self.display_in(action, Language::ENGLISH)
    }

    /// The same in the letters of a language.
    #[must_use]
    pub fn display_in(&self, action: Action, language: Language) -> String {
        words().say(language, &self.shown(action))
    }

    pub(super) fn shown(&self, action: Action) -> Message {
        let Action::Move { actor, mv } = action else {
            let text = action.to_string();
            let act = text.split_once(':').map_or(text.as_str(), |(_, act)| act);
            return Message::new("sqr-text").with("text", act);
        };
        let kind = self.piece(mv.from).map_or(Kind::Pawn, |piece| piece.kind);
        let mut happenings = Vec::new();
        if self.allows(action) {
            let mut after = *self;
            after.make(mv, actor, &mut happenings);
        }
        notation(&mv, kind, (actor != self.turn).then_some((actor, self.turn)), mark(&happenings))
    }
}

/// What stands behind a move that brings this about: `+`, `#`, or nothing.
pub(super) fn mark(happenings: &[Happening]) -> &'static str {
    let mate = |happening: &Happening| matches!(happening, Happening::Mated { .. });
    let check = |happening: &Happening| matches!(happening, Happening::Check { declared: false, .. });
    match happenings {
        all if all.iter().any(mate) => "#",
        all if all.iter().any(check) => "+",
        _ => "",
    }
}

/// A move as people read it, in the letters of the reader's language; `order`: who orders it, on whose turn.
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

/// A cell in a sentence, in the letters that stand at the edge of the reader's board.
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

/// The letter of a piece that has one.
pub(super) fn badge(kind: Kind) -> Message {
    Message::new(format!("tpc-badge-{}", kind.id()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(position: &str, action: &str) -> String {
        position.parse::<Position>().unwrap().display(action.parse().unwrap())
    }

    #[test]
    fn moves_are_shown_with_letters_and_checks() {
        let castling = "1rK/6/10/14/18|1wK/wR4wR/wP9/14/18|1bK/6/10/14/18 W RWB Wsl --- - - - - - - * off";
        assert_eq!(shown(castling, "W:WT2*WP6"), "O–O+", "the rook now looks at Red’s king");
        assert_eq!(shown(castling, "W:WT2*WP1"), "O–O–O+", "and here at Black’s");
        assert_eq!(shown(castling, "W:WC1-WS1"), "WC1–WS1");
        assert_eq!(shown(castling, "W:WP6-WT2"), "R WP6–WT2", "an illegal move is shown without marks");
        let passing =
            "1rK/6/10/14/18|1wK/6/10/14/5bPwP11|1bK/6/10/14/18 B RWB - --- W@WV7:WS6 - - - - - * off";
        assert_eq!(shown(passing, "B:WV6xWS6^WV7"), "WV6×WS6^WV7");
        let vassal = "1rK/6/10/14/18|2/wK5/wP3rQ5/14/18|1bK/6/4bP5/14/18 R RWB - --- - W>R:3a - - - R * off";
        assert_eq!(shown(vassal, "R:RT2-RP2+W"), "K RT2–RP2+W");
        assert_eq!(shown(vassal, "R:WC5-WT1!W"), "Q WC5–WT1!W+");
        assert_eq!(shown(vassal, "R:offer W>R"), "offer W>R");
        assert_eq!(shown(vassal, "*:lapse"), "lapse");
        let order = "1rK/6/10/14/18|2/wK5/wP3rQ5/14/18|1bK/6/4bP5/14/18 R RWB - --- - W>R:3ac - - - R * off";
        assert_eq!(shown(order, "W:RT2-RP2"), "W>R: K RT2–RP2");
        let mate = "1rK/6/3wQ2wR1rP1/14/18|1wK/6/10/14/18|2/bK5/4bP5/14/18 B RWB - --- - - - - - - * off";
        assert_eq!(
            shown(&mate.replace("3wQ2wR", "6wR").replace("1rK/6", "1rK/3wQ2"), "B:BC5-BC4"),
            "BC5–BC4#"
        );
    }
}
