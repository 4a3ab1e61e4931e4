//! The effects of a move, the next turn, and the end (rules page, sections 3 to 5).

use super::army::Army;
use super::attacks::BLOCK_OF;
use super::board::{Kind, Piece};
use super::moves::Move;
use super::position::{GameResult, Position, Status};
use super::sentences::{self, Witness};
use super::square::{Square, Squares};

impl Position {
    /// Makes a move of an army, with its captures, promotions, concourse and revival. It has to be one of the
    /// moves found; the turn does not change, and no king falls.
    #[inline]
    pub(super) fn make<W: Witness>(&mut self, army: Army, mv: Move, witness: &mut W) {
        let Move { kind, from, to, promotion } = mv;
        if self.board.occupied() & to.bit() != 0 {
            self.capture(army, to, witness);
        }
        // The pieces on the board before the move decide who may choose.
        let demotes = match promotion {
            Some(grown) if self.is_privileged(army) => self.board.each(army, grown),
            _ => 0,
        };
        self.board.take(from, Piece { army, kind });
        self.board.put(to, Piece { army, kind: promotion.unwrap_or(kind) });
        if demotes != 0 {
            self.demote(army, Square::lowest(demotes), promotion.unwrap_or(kind), kind, witness);
        }
        match kind {
            Kind::Queen | Kind::Bishop if BLOCK_OF[to.index()] != 0 => self.cross(army, kind, to, witness),
            Kind::King if to == army.ally().throne() => self.revive(army.ally(), witness),
            _ => {}
        }
    }

    /// Takes the enemy piece on a square off the board.
    #[inline]
    fn capture<W: Witness>(&mut self, army: Army, to: Square, witness: &mut W) {
        let [one, other] = army.enemies();
        let owner = if self.board.of(one) & to.bit() != 0 { one } else { other };
        let pawn = self.board.pawns() & to.bit() != 0;
        self.board.clear(to, owner);
        if pawn && !self.has_lost(owner) {
            self.lost |= owner.bit();
            self.grow(owner, witness);
        }
    }

    /// Lets the pawns that an army has waiting on its last line become their pieces, if it has lost a pawn.
    fn grow<W: Witness>(&mut self, army: Army, witness: &mut W) {
        if !self.has_lost(army) || self.is_frozen(army) {
            return;
        }
        for square in Squares(self.board.pawns() & self.board.of(army) & army.last_line()) {
            let pawn = self.board.pawn_on(square);
            self.board.turn_into(square, pawn, pawn.grown());
            witness.see(|| sentences::grown(army, pawn.grown(), square));
        }
    }

    /// Turns a piece into the pawn that has just become such a piece.
    #[cold]
    fn demote<W: Witness>(&mut self, army: Army, square: Square, was: Kind, pawn: Kind, witness: &mut W) {
        self.board.turn_into(square, was, pawn);
        witness.see(|| sentences::demoted(army, was, pawn, square));
        self.grow(army, witness);
    }

    /// Removes the other three pieces of a concourse that the piece on a square completes, if it does.
    #[inline]
    fn cross<W: Witness>(&mut self, army: Army, kind: Kind, to: Square, witness: &mut W) {
        let block = BLOCK_OF[to.index()];
        let here = self.board.all(kind) & block;
        let meets = |army: Army| here & self.board.of(army) != 0 && !self.is_frozen(army);
        if here != block || !Army::ALL.into_iter().all(meets) {
            return;
        }
        let mut taken = Vec::new();
        for square in Squares(block & !to.bit()) {
            let Some(piece) = self.board.first(square) else { continue };
            self.board.take(square, piece);
            if W::WATCHES {
                taken.push((piece.army, square));
            }
        }
        witness.see(|| sentences::concourse(army, kind, &taken));
    }

    /// Brings an army back into play, if it is frozen.
    #[inline]
    fn revive<W: Witness>(&mut self, army: Army, witness: &mut W) {
        if !self.is_frozen(army) {
            return;
        }
        self.statuses[army.index()] = Status::Revived;
        let by = self.commander(army);
        witness.see(|| sentences::revived(army, by));
        self.drop_offers(witness);
        self.grow(army, witness);
    }

    /// Puts a captured king back on the board, and its army back into play.
    pub(super) fn return_king<W: Witness>(&mut self, army: Army, square: Square, witness: &mut W) {
        self.board.put(square, Piece { army, kind: Kind::King });
        self.statuses[army.index()] = Status::King;
        self.grow(army, witness);
    }

    /// Removes an army's king from the board: its last move is made, or there was none.
    #[cold]
    fn fall<W: Witness>(&mut self, army: Army, at_once: bool, witness: &mut W) {
        let Some(square) = self.board.king(army) else { return };
        let companion = self.board.on(square).find(|piece| piece.kind != Kind::King).map(|piece| piece.kind);
        self.board.clear(square, army);
        self.statuses[army.index()] = Status::Frozen;
        witness.see(|| sentences::fell(army, square, companion, at_once));
        // A change of any army's state ends all offers.
        self.drop_offers(witness);
        if self.board.king(army.ally()) == Some(army.throne()) {
            self.revive(army, witness);
        }
    }

    /// Plays a move of the army on turn with all its consequences, up to the next turn. `mated`: it is that
    /// army's last move. Returns the number of moves of the next army, if `counts`.
    #[inline]
    pub(super) fn go<W: Witness>(&mut self, mv: Move, mated: bool, counts: bool, witness: &mut W) -> u64 {
        let army = self.turn;
        self.make(army, mv, witness);
        if mated {
            self.fall(army, false, witness);
        }
        self.settle(army.next(), counts, witness)
    }

    /// Finds the next army that can act, from `first` on; kings may fall and the game may end on the way.
    /// Returns the number of that army's moves, if `counts`; 0 only when the game is over.
    #[inline]
    pub(super) fn settle<W: Witness>(&mut self, first: Army, counts: bool, witness: &mut W) -> u64 {
        if self.exchange.is_some() {
            self.check_exchange(witness);
        }
        let mut army = first;
        loop {
            if let Some(team) = self.beaten() {
                self.end(GameResult::Won(team.other()), witness);
                return 0;
            }
            if self.is_bare() {
                self.end_bare(witness);
                return 0;
            }
            if self.is_frozen(army) {
                army = army.next();
                continue;
            }
            let (moves, check) = if counts {
                self.count(army)
            } else {
                let (any, check) = self.can_move(army);
                (u64::from(any), check)
            };
            if moves > 0 {
                self.turn = army;
                return moves;
            }
            if check {
                let last = self.count_last(army);
                if last > 0 {
                    self.turn = army;
                    return last;
                }
                self.fall(army, true, witness);
            } else if self.is_stuck(army.ally()) {
                witness.see(|| sentences::passed(army));
                witness.see(|| sentences::stuck(army.team()));
                self.end(GameResult::Draw, witness);
                return 0;
            } else {
                witness.see(|| sentences::passed(army));
            }
            army = army.next();
        }
    }

    /// Whether an army has no move (as if it were its turn) and is not in check.
    fn is_stuck(&self, army: Army) -> bool {
        self.is_frozen(army) || self.can_move(army) == (false, false)
    }

    #[cold]
    fn end_bare<W: Witness>(&mut self, witness: &mut W) {
        witness.see(|| sentences::bare(self.bare_team()));
        self.end(GameResult::Draw, witness);
    }

    /// Ends the game: all offers lapse.
    pub(super) fn end<W: Witness>(&mut self, result: GameResult, witness: &mut W) {
        self.drop_offers(witness);
        self.result = Some(result);
        witness.see(|| sentences::over(result));
    }

    /// Counts the leaf nodes of the tree of moves.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            _ if self.is_over() => 0,
            _ => self.tree(depth),
        }
    }

    fn tree(&self, depth: u32) -> u64 {
        let moves = self.moves();
        if depth == 1 {
            return moves.len() as u64;
        }
        let mut nodes = 0;
        for mv in moves.iter() {
            let mut after = *self;
            let count = after.go(*mv, moves.mated, depth == 2, &mut ());
            nodes += match (depth, count) {
                (_, 0) => 0,
                (2, count) => count,
                _ => after.tree(depth - 1),
            };
        }
        nodes
    }
}
