//! Actions as people read them: `Qa3–c1`, `Ph2×g3`, `Pg4–h4=B`, with `+` after a move that brings an enemy's king
//! into check. Acts are shown as they are written.

use super::action::{Action, Written};
use super::army::Army;
use super::position::Position;
use std::fmt::Write as _;

impl Position {
    /// The action as people read it; `self` is the position before it.
    #[must_use]
    pub fn display(&self, action: Action) -> String {
        match action {
            Action::Move(written) => self.display_move(written),
            Action::Act { .. } => action.to_string(),
        }
    }

    fn display_move(&self, written: Written) -> String {
        let sign = if written.takes { '×' } else { '–' };
        let mut text = format!("{}{}{sign}{}", written.piece, written.from, written.to);
        if let Some(kind) = written.promotion {
            let _ = write!(text, "={}", kind.letter());
        }
        let checks = |position: &Position, army: Army| {
            army.enemies().into_iter().filter(|enemy| position.in_check(*enemy)).collect::<Vec<_>>()
        };
        if let Some(mv) = self.find_move(written) {
            let army = self.turn;
            let known = checks(self, army);
            let mut after = *self;
            after.make(army, mv, &mut ());
            if checks(&after, army).iter().any(|enemy| !known.contains(enemy)) {
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
    fn moves_are_shown_with_checks() {
        let v2 = "yKkr4brbK/3yr4/8/8/8/8/2kR5/kK3rR2rK k KKKK - - - - *";
        assert_eq!(shown(v2, "Rc2-c1"), "Rc2–c1");
        assert_eq!(shown(v2, "Rc2-a2"), "Rc2–a2", "an illegal move is shown without marks");
        let v8 = "yK1bRyR3bK/8/8/8/6kn1/8/4rR3/kKkB5rK k KKKK k - - - *";
        assert_eq!(shown(v8, "Pg4-h4=R"), "Pg4–h4=R+");
        assert_eq!(shown(v8, "Pg4-h4=N"), "Pg4–h4=N");
        assert_eq!(shown(v8, "Bb1-e4"), "Bb1–e4+");
        let start = Position::start("earth-of-earth");
        assert_eq!(start.display("offer draw red".parse().unwrap()), "offer draw red");
    }
}
