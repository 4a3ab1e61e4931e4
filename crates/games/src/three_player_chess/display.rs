//! Actions as people read them.
//!
//! A move: the letter of the piece (none for a pawn), origin, `–` or `×`, destination: `N RV12–RC7`,
//! `WC5–WV7`, `WV6×WS6^WV7` (en passant), `O–O`, `O–O–O`. After it the declarations as in canonical
//! notation (`!W`, `+W`), then `+` if the move brings another king into check, or `#` if it brings a
//! mate about. A move that a lord orders has the bond before it: `W>R: N RP2–RS3`. An act is shown as in
//! canonical notation without its actor: `offer W>R`.

use super::action::Action;
use super::notation::{mark, notation};
use super::position::{Kind, Position};
use liege_game::words;
use liege_words::{Language, Message};

impl Position {
    /// The action as people read it in English; `self` is the position before it.
    #[must_use]
    pub fn display(&self, action: Action) -> String {
        self.display_in(action, Language::ENGLISH)
    }

    /// The action as people read it, in the letters of a language.
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
