//! Plays an action and tells its events.

use super::act::Act;
use super::army::Army;
use super::board::{Kind, Piece};
use super::moves::Move;
use super::position::Position;
use super::{explain, sentences};
use liege_game::{Event, Refusal, Seat};

/// An action: a move of the army on turn, or an act.
enum Action {
    Move(Move),
    Act(Act),
}

impl Position {
    /// Plays an action in canonical notation and settles all its consequences. Returns the events in order.
    ///
    /// # Errors
    /// The refusal says why it can't be played; the position is then unchanged.
    pub fn play(&mut self, action: &str) -> Result<Vec<Event>, Refusal> {
        let action = match (self.find_move(action), action.parse::<Act>()) {
            (Some(mv), _) => Action::Move(mv),
            (None, Ok(act)) if self.open_acts().contains(&act) => Action::Act(act),
            (None, Ok(act)) => return Err(explain::closed(self, act)),
            (None, Err(_)) => return Err(explain::no_action(self, action)),
        };
        let (before, active) = (*self, self.active());
        let mut events = Vec::new();
        let actor = match action {
            Action::Move(mv) => {
                let by = self.commander(self.turn);
                self.move_told(by, mv, &mut events);
                by
            }
            Action::Act(act) => {
                self.act(act, &mut events);
                act.by
            }
        };
        self.tell_threats(&before, &mut events);
        Ok(sentences::told(events, actor, active))
    }

    fn move_told(&mut self, by: Seat, mv: Move, events: &mut Vec<Event>) {
        let (army, last) = (self.turn, self.is_mated());
        let waits = mv.kind.is_pawn() && mv.promotion.is_none() && army.last_line() & mv.to.bit() != 0;
        let piece = Piece { army, kind: mv.kind };
        events.push(sentences::moved(
            by,
            piece,
            (mv, self.notation(mv)),
            self.board.first(mv.to),
            last,
            waits,
        ));
        self.go(mv, last, false, events);
    }

    /// The armies whose pieces attack an army's king.
    pub fn checking(&self, king: Army) -> Vec<Army> {
        let checkers = self.checkers(king);
        Army::ALL.into_iter().filter(|army| checkers & self.board.of(*army) != 0).collect()
    }

    /// Adds the new checks, and the threats that the army on turn has to know.
    fn tell_threats(&self, before: &Position, events: &mut Vec<Event>) {
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
                events.push(sentences::mated(king, &by, !steps));
            } else if new || on_turn && before.turn != king {
                events.push(sentences::check(king, &by, !new));
            }
        }
    }
}
