//! The moves that may be entered now, and by which seat: orders (4.7), binding truces (4.9), declarations
//! (4.6).

use super::action::{Move, MoveKind};
use super::board::Zone;
use super::position::{Position, SEATS, TruceMode, bit, pair_of};
use liege_game::Seat;

impl Position {
    /// All legal moves of the seat that may move now, in no particular order.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if let Some(mover) = self.mover() {
            self.list_moves(mover, &mut moves);
        }
        moves
    }

    /// Adds the legal moves of the seat that may move now to a list.
    pub(super) fn list_moves(&self, mover: Seat, moves: &mut Vec<Move>) {
        self.plain_moves(moves);
        self.keep_truces(mover, moves);
        if mover == self.turn && self.has_bonds() {
            let plain = moves.len();
            for index in 0..plain {
                self.declarations(moves[index], moves);
            }
        }
    }

    /// Adds the legal captures of the seat that may move now to a list.
    pub(super) fn list_captures(&self, mover: Seat, moves: &mut Vec<Move>) {
        if self.has_bonds() || self.bound_partners(mover).next().is_some() {
            self.list_moves(mover, moves);
            moves.retain(Move::takes);
        } else {
            self.plain_captures(moves);
        }
    }

    /// Whether the move is legal for the seat that may move now: whether [`Position::legal_moves`] has it.
    #[must_use]
    pub fn is_legal(&self, mv: &Move) -> bool {
        let Some(mover) = self.mover() else { return false };
        let plain = mv.undeclared();
        let mut moves = Vec::new();
        self.plain_moves(&mut moves);
        self.keep_truces(mover, &mut moves);
        if !moves.contains(&plain) {
            return false;
        }
        *mv == plain
            || mover == self.turn
                && self.declaration_fault(mv).is_none()
                && !self.after(mv).in_check(self.turn)
    }

    /// The number of legal moves.
    #[must_use]
    pub fn count_moves(&self) -> usize {
        let Some(mover) = self.mover() else { return 0 };
        if self.has_bonds() || self.bound_partners(mover).next().is_some() {
            return self.legal_moves().len();
        }
        self.count_plain_moves()
    }

    /// The seats with which `actor` has a truce that binds its moves.
    fn bound_partners(&self, actor: Seat) -> impl Iterator<Item = Seat> {
        let binding = self.mode == TruceMode::Bound;
        let truces = self.truces;
        SEATS
            .into_iter()
            .filter(move |other| binding && *other != actor && truces[pair_of(actor, *other)].is_some())
    }

    /// Removes the moves that a binding truce of `actor` forbids, unless none would be left (4.9).
    fn keep_truces(&self, actor: Seat, moves: &mut Vec<Move>) {
        if self.bound_partners(actor).next().is_none() {
            return;
        }
        let kept: Vec<Move> =
            moves.iter().copied().filter(|mv| self.offended(actor, mv).is_empty()).collect();
        if !kept.is_empty() {
            *moves = kept;
        }
    }

    /// Adds the legal moves that are `plain` with declarations (4.6).
    fn declarations(&self, plain: Move, moves: &mut Vec<Move>) {
        let throne = self.throne_of_lord(&plain);
        let ways = [None, throne];
        for free_of in &ways[..=usize::from(throne.is_some())] {
            for named in 0..8u8 {
                if free_of.is_none() && named == 0 {
                    continue;
                }
                let check = SEATS.map(|seat| named & bit(seat) != 0);
                let mv = Move { free_of: *free_of, check, ..plain };
                if self.declaration_fault(&mv).is_none() && !self.after(&mv).in_check(self.turn) {
                    moves.push(mv);
                }
            }
        }
    }

    /// The lord on whose Throne the move ends, if the mover is bound to it.
    pub(super) fn throne_of_lord(&self, mv: &Move) -> Option<Seat> {
        let lord = *SEATS.get(mv.to.kingdom())?;
        let ends = mv.kind != MoveKind::Castling && mv.to.zone() == Zone::Throne;
        (ends && lord != self.turn && self.bond(lord, self.turn).is_some()).then_some(lord)
    }

    /// The fault in the declarations of an otherwise legal move.
    pub(super) fn declaration_fault(&self, mv: &Move) -> Option<DeclarationFault> {
        let seat = self.turn;
        if let Some(lord) = mv.free_of
            && self.throne_of_lord(mv) != Some(lord)
        {
            return Some(DeclarationFault::NotFree { lord });
        }
        for partner in SEATS.into_iter().filter(|partner| mv.check[partner.index()]) {
            let tie = if partner == seat { None } else { self.tie(seat, partner) };
            let Some(tie) = tie else { return Some(DeclarationFault::NoBond { partner }) };
            if mv.free_of == Some(partner) {
                return Some(DeclarationFault::Freed { partner });
            }
            if !tie.bond.is_active() && !tie.is_suspended_by(seat) {
                return Some(DeclarationFault::SuspendedByPartner { partner });
            }
            if !self.after(mv).attacks_king(seat, partner) {
                return Some(DeclarationFault::NoCheck { partner });
            }
            if tie.lord == seat && tie.bond.is_active() {
                let mut then = *self;
                then.complete_turn(Some((*mv, seat)), &mut ());
                then.turn = partner;
                if !then.has_move() {
                    return Some(DeclarationFault::Mate { partner });
                }
            }
        }
        None
    }

    /// Counts the leaf nodes of the tree of moves to `depth`: acts are not played, forced passes and
    /// mates are settled. At the last ply moves are counted, not played.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves() as u64,
            _ => {
                let Some(mover) = self.mover() else { return 0 };
                self.legal_moves()
                    .into_iter()
                    .map(|mv| {
                        let mut next = *self;
                        next.make(mv, mover, &mut ());
                        next.perft(depth - 1)
                    })
                    .sum()
            }
        }
    }
}

/// A fault in a declaration (4.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DeclarationFault {
    /// `!`: no bond to that lord, or the move does not end on its Throne.
    NotFree { lord: Seat },
    /// `+`: no bond with that seat.
    NoBond { partner: Seat },
    /// `+` to the seat named after `!`.
    Freed { partner: Seat },
    /// `+`: the partner has suspended the bond itself.
    SuspendedByPartner { partner: Seat },
    /// `+`: the partner's king is not attacked after the move.
    NoCheck { partner: Seat },
    /// A lord's first declared check would be mate.
    Mate { partner: Seat },
}
