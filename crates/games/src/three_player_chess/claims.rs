//! The right to move: claims and orders of lords (4.7); and the seats that a move would offend (4.9).

use super::action::Move;
use super::position::{Position, SEATS, TruceMode, pair_of};
use liege_game::{Seat, SeatSet};

impl Position {
    /// The seat that may enter a move now: the seat on turn, or the lord whose order is due. `None` at the
    /// end, and while a vassal has to choose between two lords (4.7).
    #[must_use]
    pub fn mover(&self) -> Option<Seat> {
        if self.is_over() {
            return None;
        }
        if !self.has_bonds() {
            return Some(self.turn);
        }
        let claims = self.effective_claims();
        match claims.len() {
            0 => Some(self.turn),
            1 => claims.iter().next(),
            _ => claims.iter().find(|lord| self.bond(*lord, self.turn).is_some_and(|bond| bond.chosen)),
        }
    }

    /// The seats that may enter a move now, as the referee reports them: like [`Position::mover`], but with
    /// the vassal if it has to choose.
    #[must_use]
    pub fn may_enter_moves(&self) -> SeatSet {
        if self.is_over() {
            return SeatSet::EMPTY;
        }
        SeatSet::one(self.mover().unwrap_or(self.turn))
    }

    /// The lords whose claims on the present turn are effective (4.7).
    #[must_use]
    pub fn effective_claims(&self) -> SeatSet {
        let needed = self.turns_between_orders(self.turn);
        self.lords(self.turn)
            .filter(|tie| tie.bond.is_active() && tie.bond.claimed && tie.bond.since >= needed)
            .map(|tie| tie.lord)
            .collect()
    }

    /// The number of turns that a vassal must have completed since a lord's last order: 2 with one active
    /// lord, 3 with two.
    #[must_use]
    pub fn turns_between_orders(&self, vassal: Seat) -> u8 {
        if self.lords(vassal).filter(|tie| tie.bond.is_active()).count() < 2 { 2 } else { 3 }
    }

    /// The partners of a truce of `actor` against whom the move, entered by `actor`, would offend: by a
    /// capture, or in mode `bound` also by a new check (4.9).
    pub(super) fn offended(&self, actor: Seat, mv: &Move) -> SeatSet {
        let mut offended = SeatSet::EMPTY;
        let taken = self.taken_by(mv).and_then(|taken| taken.commander);
        let mut after = None;
        for partner in SEATS.into_iter().filter(|partner| *partner != actor) {
            if self.truces[pair_of(actor, partner)].is_none() {
                continue;
            }
            if taken == Some(partner) {
                offended.insert(partner);
            } else if self.mode == TruceMode::Bound && partner != self.turn {
                let after = after.get_or_insert_with(|| self.after(mv));
                if after.hostile(self.turn, partner)
                    && after.attacks_king(self.turn, partner)
                    && !self.attacks_king(self.turn, partner)
                {
                    offended.insert(partner);
                }
            }
        }
        offended
    }
}
