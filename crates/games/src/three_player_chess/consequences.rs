//! The immediate effects of a move (4.11): captures, bonds, Thrones.

use super::action::{Move, MoveKind};
use super::board::{Cell, Zone};
use super::happening::{BondEnd, Happening, Taken, Witness};
use super::position::{BondState, ORDERED_PAIRS, Position, SEATS};
use liege_game::SeatSet;

impl Position {
    /// The victim of a move.
    pub(super) fn taken_by(&self, mv: &Move) -> Option<Taken> {
        let cell = match mv.kind {
            MoveKind::Quiet | MoveKind::Castling => return None,
            MoveKind::Capture => mv.to,
            MoveKind::EnPassant(pawn) => pawn,
        };
        let piece = self.piece(cell)?;
        Some(Taken { piece, commander: self.commander_of(piece), cell })
    }

    /// The position after those consequences of a move that matter for king safety: the board, the bonds, the
    /// Thrones. The turn does not pass.
    pub(super) fn after(&self, mv: &Move) -> Position {
        let mut after = *self;
        mv.shift(&mut after.board);
        if after.has_bonds() {
            after.rebind(Some(mv), &mut ());
        }
        after.thrones(&mut ());
        after
    }

    /// Freedom, declared checks and the return of suspended bonds (4.11, 3).
    pub(super) fn rebind<W: Witness>(&mut self, mv: Option<&Move>, witness: &mut W) {
        let seat = self.turn;
        if let Some(lord) = mv.and_then(|mv| mv.free_of) {
            self.bonds[lord.index()][seat.index()] = None;
            witness.see(|| Happening::Unbound { lord, vassal: seat, why: BondEnd::Throne });
        }
        for (lord, vassal) in ORDERED_PAIRS {
            if lord != seat && vassal != seat {
                continue;
            }
            let (partner, own) =
                if lord == seat { (vassal, BondState::ByLord) } else { (lord, BondState::ByVassal) };
            let Some(bond) = &mut self.bonds[lord.index()][vassal.index()] else { continue };
            if mv.is_some_and(|mv| mv.check[partner.index()]) {
                if bond.is_active() {
                    bond.state = own;
                    witness.see(|| Happening::Suspended { lord, vassal, by: seat });
                } else {
                    witness.see(|| Happening::StaysSuspended { lord, vassal, by: seat });
                }
                bond.claimed = false;
            } else if bond.state == own {
                bond.state = BondState::Active;
                witness.see(|| Happening::Restored { lord, vassal });
            }
        }
    }

    /// Settles the command of the armies whose seats are out (4.5).
    pub(super) fn thrones<W: Witness>(&mut self, witness: &mut W) {
        for army in SEATS {
            if self.is_living(army) {
                continue;
            }
            let mut holders = SeatSet::EMPTY;
            for number in 1..=2 {
                let piece = Cell::new(army.index(), Zone::Throne, number).and_then(|cell| self.piece(cell));
                if let Some(piece) = piece
                    && self.is_living(piece.army)
                {
                    holders.insert(piece.army);
                }
            }
            let before = self.commander[army.index()];
            if before.is_some_and(|holder| holders.contains(holder)) {
                continue;
            }
            let now = if holders.len() == 1 { holders.iter().next() } else { None };
            self.commander[army.index()] = now;
            if before != now {
                witness.see(|| Happening::Command { army, before, now });
            }
        }
    }
}
