//! Actions as people read them.
//!
//! A move: the letter of the piece (none for a pawn), origin, `–` or `×`, destination: `N RV12–RC7`,
//! `WC5–WV7`, `WV6×WS6^WV7` (en passant), `O–O`, `O–O–O`. After it the declarations as in canonical
//! notation (`!W`, `+W`), then `+` if the move brings another king into check, or `#` if it brings a
//! mate about. A move that a lord orders has the bond before it: `W>R: N RP2–RS3`. An act is shown as in
//! canonical notation without its actor: `offer W>R`.

use super::action::{Action, Move, MoveKind, letter};
use super::happening::Happening;
use super::position::{Kind, Position};
use crate::game::Seat;
use std::fmt::Write as _;

impl Position {
    /// The action as people read it; `self` is the position before it.
    #[must_use]
    pub fn display(&self, action: Action) -> String {
        match action {
            Action::Move { actor, mv } => self.display_move(actor, &mv),
            Action::Act { .. } | Action::Lapse => {
                let text = action.to_string();
                text.split_once(':').map_or(text.clone(), |(_, act)| act.to_owned())
            }
        }
    }

    fn display_move(&self, actor: Seat, mv: &Move) -> String {
        let mut text = String::new();
        if actor != self.turn {
            let _ = write!(text, "{}>{}: ", letter(actor), letter(self.turn));
        }
        match mv.kind {
            MoveKind::Castling if mv.is_long_castling() => text.push_str("O–O–O"),
            MoveKind::Castling => text.push_str("O–O"),
            MoveKind::Quiet | MoveKind::Capture | MoveKind::EnPassant(_) => {
                if let Some(piece) = self.piece(mv.from).filter(|piece| piece.kind != Kind::Pawn) {
                    let _ = write!(text, "{} ", piece.kind.letter());
                }
                let separator = if mv.kind == MoveKind::Quiet { '–' } else { '×' };
                let _ = write!(text, "{}{separator}{}", mv.from, mv.to);
                if let MoveKind::EnPassant(pawn) = mv.kind {
                    let _ = write!(text, "^{pawn}");
                }
            }
        }
        let _ = mv.write_declarations(&mut text);
        if self.allows(Action::Move { actor, mv: *mv }) {
            let mut happenings = Vec::new();
            let mut after = *self;
            after.make(*mv, actor, &mut happenings);
            let mate = |happening: &Happening| matches!(happening, Happening::Mated { .. });
            let check = |happening: &Happening| matches!(happening, Happening::Check { declared: false, .. });
            if happenings.iter().any(mate) {
                text.push('#');
            } else if happenings.iter().any(check) {
                text.push('+');
            }
        }
        text
    }
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
