//! Playing an action with everything that is told about it.

use super::action::{Action, Written};
use super::army::Army;
use super::board::Kind;
use super::explain;
use super::happening::Happening;
use super::moves::Move;
use super::position::Position;
use crate::game::Refusal;

impl Position {
    /// The legal move that is written like that.
    #[must_use]
    pub fn find_move(&self, written: Written) -> Option<Move> {
        self.moves().iter().find(|mv| self.written(mv) == written).copied()
    }

    /// Plays an action of canonical notation and settles all its consequences; what happened, in order.
    ///
    /// # Errors
    /// Says why it cannot be played; the position is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<Vec<Happening>, Refusal> {
        let mut happenings = Vec::new();
        let before = *self;
        match action {
            Action::Move(written) => {
                let moves = self.moves();
                let found = moves.iter().find(|mv| self.written(mv) == written);
                let Some(mv) = found else { return Err(explain::illegal(self, written)) };
                self.move_told(*mv, moves.mated, &mut happenings);
            }
            Action::Act { by, act } => {
                if !self.open_acts().contains(&action) {
                    return Err(explain::closed(self, by, act));
                }
                self.act(by, act, &mut happenings);
            }
        }
        self.tell_threats(&before, &mut happenings);
        Ok(happenings)
    }

    fn move_told(&mut self, mv: Move, mated: bool, happenings: &mut Vec<Happening>) {
        let army = self.turn;
        happenings.push(Happening::Moved {
            army,
            by: self.commander(army),
            mv,
            taken: self.board.first(mv.to),
            last: mated,
            waits: mv.kind.is_pawn() && mv.promotion.is_none() && army.last_line() & mv.to.bit() != 0,
        });
        self.go(mv, mated, false, happenings);
    }

    /// The armies whose pieces attack an army's king.
    #[must_use]
    pub fn checking(&self, king: Army) -> Vec<Army> {
        let checkers = self.checkers(king);
        Army::ALL.into_iter().filter(|army| checkers & self.board.of(*army) != 0).collect()
    }

    /// Adds the checks that are new, and what the army on turn has to know.
    fn tell_threats(&self, before: &Position, happenings: &mut Vec<Happening>) {
        if self.is_over() {
            return;
        }
        for king in Army::ALL {
            let by = self.checking(king);
            let known = before.checking(king);
            let new = by.iter().any(|army| !known.contains(army));
            let on_turn = self.turn() == Some(king);
            if by.is_empty() {
                continue;
            }
            if on_turn && self.is_mated() {
                if before.turn == king && before.is_mated() {
                    continue;
                }
                let steps = self.moves().iter().any(|mv| mv.kind == Kind::King);
                happenings.push(Happening::Mated { army: king, by, walled_in: !steps });
            } else if new {
                happenings.push(Happening::Check { king, by });
            } else if on_turn && before.turn != king {
                happenings.push(Happening::CheckStands { king, by });
            }
        }
    }
}
