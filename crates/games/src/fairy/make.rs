//! Making moves.

use super::definition::Definition;
use super::moves::{Act, Move};
use super::position::{BLACK, NONE, Position, WALL};
use super::tables::{Squares, bit};

impl Position {
    /// Makes a move that is legal, or would be but for the king's safety.
    pub fn make(&mut self, game: &Definition, mv: Move) {
        let (us, them) = (self.turn, 1 - self.turn);
        let stepper = std::mem::replace(&mut self.stepper, NONE);
        self.en_passant = 0;
        self.halfmoves += 1;
        self.passes = if mv.act == Act::Pass { self.passes.saturating_add(1) } else { 0 };
        let mut progress = false;
        let mut taken = NONE;
        match mv.act {
            Act::Pass => {}
            Act::Drop | Act::DropPromoted => {
                self.hands[us][usize::from(mv.kind)] -= 1;
                let turned = game.turned[usize::from(mv.kind)];
                if mv.act == Act::DropPromoted {
                    self.put(us, turned, mv.to);
                    self.was[usize::from(mv.to)] = mv.kind;
                } else {
                    self.put(us, mv.kind, mv.to);
                }
                if game.rules.castling_dropped {
                    self.regain(game, us, mv.to);
                }
                progress = true;
            }
            Act::Castle | Act::CastleGateRook => self.castle(game, mv),
            _ => {
                let victim = if mv.act == Act::EnPassant { stepper } else { mv.to };
                taken = self.capture(game, us, victim);
                let lasting = self.step(game, mv);
                progress = taken != NONE || lasting;
            }
        }
        if mv.gate != NONE {
            let at = if mv.act == Act::CastleGateRook { mv.to } else { mv.from };
            self.put(us, mv.gate, at);
            let held = &mut self.hands[us][usize::from(mv.gate)];
            *held = held.saturating_sub(1);
        }
        if game.rules.gating {
            for side in [us, them] {
                self.gates[side] &= !(if mv.is_drop() { 0 } else { bit(mv.from) } | bit(mv.to));
                // A hand that captures may fill again keeps its marks.
                if self.held(side) == 0 && !game.rules.to_hand {
                    self.gates[side] = 0;
                }
            }
        }
        if taken != NONE {
            self.after_capture(game, us, mv);
        }
        if mv.act == Act::First {
            self.leave(game, mv);
        }
        if progress {
            self.halfmoves = 0;
        }
        self.number += u32::from(us == BLACK);
        self.turn = them;
        if game.rules.check_counting && self.is_check(game) {
            self.checks[us] = self.checks[us].saturating_sub(1);
        }
        if game.rules.makruk_count {
            self.count_on(game, us, taken, mv.act == Act::Promote);
        }
        if game.rules.flag_move {
            // The first to arrive is kept while it stays there.
            if self.home == NONE || !self.in_goal(game, usize::from(self.home)) {
                self.home = if self.in_goal(game, us) { us as u8 } else { NONE };
            }
        }
    }

    /// Moves a piece, and says whether that cannot be taken back.
    fn step(&mut self, game: &Definition, mv: Move) -> bool {
        let us = self.turn;
        let (kind, was) = self.take(mv.from);
        if kind >= WALL {
            return false;
        }
        let (becomes, was) = match mv.act {
            Act::Promote => (mv.kind, if game.marks_promoted { kind } else { NONE }),
            Act::Turn => (game.turned[usize::from(kind)], kind),
            Act::Back => (was, NONE),
            _ => (kind, was),
        };
        self.put(us, becomes, mv.to);
        self.was[usize::from(mv.to)] = was;
        self.lose_rights(us, mv.from);
        let counts = game.resets_count[us][usize::from(kind)];
        let back = game.quiet[us][usize::from(kind)].ever[usize::from(mv.to)] & bit(mv.from) != 0;
        matches!(mv.act, Act::Promote | Act::Turn | Act::Back) || counts && !back
    }

    /// Captures what stands on a square, and returns its kind.
    fn capture(&mut self, game: &Definition, us: usize, at: u8) -> u8 {
        if at == NONE || self.sides[1 - us] & bit(at) == 0 {
            return NONE;
        }
        let (kind, was) = self.take(at);
        self.hold(game, us, kind, was);
        self.lose_rights(1 - us, at);
        kind
    }

    /// A captured piece goes to the hand of a side, if captured pieces do.
    fn hold(&mut self, game: &Definition, side: usize, kind: u8, was: u8) {
        if game.rules.to_hand {
            let kind = if was == NONE || game.rules.drop_loop { kind } else { was };
            let held = &mut self.hands[side][usize::from(kind)];
            *held = held.saturating_add(1);
        }
    }

    /// A piece that leaves a square, or is taken there, may have been one that castles.
    fn lose_rights(&mut self, side: usize, at: u8) {
        if self.kings[side] == at {
            self.kings[side] = NONE;
            self.rooks[side] = [NONE; 2];
        }
        for rook in &mut self.rooks[side] {
            if *rook == at {
                *rook = NONE;
            }
        }
        if self.rooks[side] == [NONE; 2] {
            self.kings[side] = NONE;
        }
    }

    fn castle(&mut self, game: &Definition, mv: Move) {
        let us = self.turn;
        let wing = usize::from(mv.to < mv.from);
        let (king_to, rook_to) = game.castled_squares(us, wing);
        let ((king, king_was), (rook, rook_was)) = (self.take(mv.from), self.take(mv.to));
        if king >= WALL || rook >= WALL {
            return;
        }
        self.put(us, king, king_to);
        self.put(us, rook, rook_to);
        self.was[usize::from(king_to)] = king_was;
        self.was[usize::from(rook_to)] = rook_was;
        self.lose_rights(us, mv.from);
        self.castled[us] = wing as u8;
    }

    /// A dropped king or rook on its square may castle.
    fn regain(&mut self, game: &Definition, us: usize, at: u8) {
        let (king, rooks) = game.castling_homes(us);
        let own = |position: &Position, at: u8, kinds: &[bool]| {
            let kind = usize::from(position.kind(at));
            position.sides[us] & bit(at) != 0 && kinds.get(kind).copied().unwrap_or_default()
        };
        if !own(self, king, &game.castling_king[us]) {
            return;
        }
        for (wing, rook) in rooks.into_iter().enumerate() {
            if own(self, rook, &game.castling_rooks[us]) && (at == king || at == rook) {
                self.kings[us] = king;
                self.rooks[us][wing] = rook;
            }
        }
    }

    /// After a capture pieces may explode, or turn to stone.
    fn after_capture(&mut self, game: &Definition, us: usize, mv: Move) {
        if game.rules.blast {
            let pawns = game.pawn.map_or(0, |pawn| self.kinds[usize::from(pawn)]);
            let around = game.neighbours[usize::from(mv.to)] & !pawns | bit(mv.to);
            let men = around & (self.sides[0] | self.sides[1]);
            for at in Squares(men) {
                if game.blast_immune[usize::from(self.kind(at))] {
                    continue;
                }
                let side = usize::from(self.sides[1] & bit(at) != 0);
                let (kind, was) = self.take(at);
                self.hold(game, 1 - side, kind, was);
                self.lose_rights(side, at);
                self.gates[side] &= !bit(at);
            }
        }
        let kind = self.kind(mv.to);
        if kind < WALL && self.sides[us] & bit(mv.to) != 0 && game.petrifies[usize::from(kind)] {
            self.wall(mv.to);
        }
    }

    /// A first move leaves squares on which it may be taken en passant.
    fn leave(&mut self, game: &Definition, mv: Move) {
        let (us, them) = (self.turn, 1 - self.turn);
        let kind = self.kind(mv.to);
        let steps = game.first[us].get(usize::from(kind)).and_then(|steps| steps.get(usize::from(mv.from)));
        let Some(step) = steps.into_iter().flatten().find(|step| step.to == mv.to) else { return };
        let mut left = step.left & game.en_passant_region[them];
        // With none but pawns it is written down only where one stands ready.
        if game.pawn == Some(kind) && game.pawns_take[them] {
            let ready = |at: &u8| {
                game.back[them][usize::from(kind)].from(*at, self.occupied(), 0) & self.men(them, kind) != 0
            };
            left = Squares(left).filter(ready).fold(0, |set, at| set | bit(at));
        }
        if left != 0 {
            self.en_passant = left;
            self.stepper = mv.to;
        }
    }
}
