//! Chains of jumps (rules page `shashmaty`, 3.2, 4.2, 4.3): Russian draughts, all men but the queen, a dame.

use super::deed::Deed;
use super::state::Shashmaty;
use crate::chess::attack::attacking;
use crate::chess::bits::{EVERY, Set, Squares, bit};
use crate::chess::board::{BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK};
use crate::chess::tables::{diagonal, king};
use liege_squares::{Kind, Seam};

impl Shashmaty {
    /// Calls `found` with the legal chains, each again for every chess capture that may close it. `loose`:
    /// also with chains that stop too early, without regard to the king.
    #[inline]
    pub fn chains(&self, loose: bool, mut found: impl FnMut(Deed)) {
        let board = &self.chess.board;
        let mut found = |deed: Deed| {
            if loose || self.is_safe_after(deed) {
                found(deed);
            }
        };
        for from in Squares(board.side(board.turn)) {
            let kind = board.kind_at(from).unwrap_or(PAWN);
            self.go_on(&Deed::new(from, from, kind, 0), loose, &mut found);
        }
    }

    fn go_on<F: FnMut(Deed)>(&self, chain: &Deed, loose: bool, found: &mut F) {
        for (victim, landings) in self.jumps(chain) {
            let hops = || Squares(landings).map(|to| self.hop(chain, victim, to));
            // A queen lands on a square from which she can continue, if there is one.
            let must = !loose && hops().any(|chain| self.jumps(&chain).next().is_some());
            for chain in hops() {
                if !must {
                    found(chain);
                    self.closings(&chain).for_each(&mut *found);
                }
                self.go_on(&chain, loose, found);
            }
        }
    }

    /// The men that may be jumped next, each with its landing squares; none once the king is captured.
    #[inline]
    fn jumps(&self, chain: &Deed) -> impl Iterator<Item = (u8, Set)> + use<> {
        let (seam, at, is_dame) = (Seam::None, chain.to, chain.kind == QUEEN);
        let near = move |at: u8| if is_dame { EVERY } else { king(seam, at) };
        // A jumped man still blocks; the piece itself has left its start square.
        let board = &self.chess.board;
        let blocks = board.occupied() & !bit(chain.from);
        let seen = diagonal(seam, at, blocks);
        // A square that a victim sees along the piece's diagonals, and the piece does not, is behind the
        // victim.
        let beyond = diagonal(seam, at, 0) & !seen & !blocks;
        let behind = move |at: u8| diagonal(seam, at, blocks) & near(at) & beyond;
        let jumps = Squares(seen & near(at) & self.prey(chain)).map(move |at| (at, behind(at)));
        jumps.filter(|(_, landings)| *landings != 0)
    }

    /// The chain with one more jump. A piece that promotes does so at once.
    fn hop(&self, chain: &Deed, victim: u8, to: u8) -> Deed {
        let (kind, taken) = (self.becomes(chain.kind, to, true), chain.taken | bit(victim));
        let mut next = Deed { to, kind, taken, ..*chain };
        if let Some(hop) = next.hops.get_mut(chain.taken.count_ones() as usize) {
            *hop = (victim, to);
        }
        next
    }

    /// The chain with every chess capture that may close it. The jumped men are lifted before.
    fn closings(&self, chain: &Deed) -> impl Iterator<Item = Deed> {
        let board = &self.chess.board;
        let occupied = board.occupied() & !chain.taken & !bit(chain.from);
        // The squares that a man attacks from a square are those from which an equal man of the other side
        // would attack it.
        let attacked = attacking(chain.kind, board.turn.other(), chain.to, occupied);
        Squares(attacked & self.prey(chain) & !board.kind(KING)).map(|to| {
            let (kind, taken) = (self.becomes(chain.kind, to, false), chain.taken | bit(to));
            Deed { to, kind, taken, ..*chain }
        })
    }

    /// The kind of a piece on its target (section 4.6).
    pub(super) fn becomes(&self, kind: Kind, to: u8, by_draughts: bool) -> Kind {
        let others = by_draughts && self.chess.variant.promote_all;
        let may = kind == PAWN || others && matches!(kind, ROOK | BISHOP | KNIGHT);
        if may && self.chess.board.turn.rank(7) & bit(to) != 0 { QUEEN } else { kind }
    }

    /// The men that may be captured next: none once the king is captured.
    fn prey(&self, chain: &Deed) -> Set {
        let board = &self.chess.board;
        if self.takes_king(chain) { 0 } else { board.side(board.turn.other()) & !chain.taken }
    }

    fn takes_king(&self, deed: &Deed) -> bool {
        deed.taken & self.chess.board.kind(KING) != 0
    }

    /// Whether a move leaves the king of the side to move safe, or captures the other's (section 4.4).
    pub(super) fn is_safe_after(&self, deed: Deed) -> bool {
        let mut after = self.chess;
        deed.apply(&mut after.board);
        self.takes_king(&deed) || after.checkers_of(self.chess.board.turn) == 0
    }
}
