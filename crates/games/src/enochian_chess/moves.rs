//! The moves of an army: found, counted, listed.
//!
//! A move is legal if after it and all its effects the army's own king is not attacked. Most moves can't
//! affect that. The others are tried out: the king's own, all moves in check, those of a piece that shields
//! the king, a capture that lets waiting pawns become pieces, a concourse.

use super::army::Army;
use super::attacks::{self, BLOCKS, PAWN};
use super::board::Kind;
use super::position::{Position, Status};
use super::square::{Bits, Square, Squares};

/// A move of the army on turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The kind of the moving piece.
    pub kind: Kind,
    /// The start.
    pub from: Square,
    /// The target.
    pub to: Square,
    /// The kind that the pawn becomes with this move.
    pub promotion: Option<Kind>,
}

/// The moves of an army on its turn.
#[derive(Clone, Copy, Debug)]
pub struct Moves {
    /// Room for more moves than there can be: fourteen for each of fifteen men beside a king, and the king's
    /// eight.
    list: [Move; Moves::MOST],
    count: usize,
    /// Whether the army is mated and these are its last moves.
    pub mated: bool,
}

impl Moves {
    const MOST: usize = 224;

    fn new() -> Moves {
        let nothing = Move { kind: Kind::King, from: Square::at(0), to: Square::at(0), promotion: None };
        Moves { list: [nothing; Moves::MOST], count: 0, mated: false }
    }

    #[inline]
    fn push(&mut self, mv: Move) {
        if let Some(place) = self.list.get_mut(self.count) {
            *place = mv;
            self.count += 1;
        }
    }
}

impl std::ops::Deref for Moves {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        self.list.get(..self.count).unwrap_or_default()
    }
}

/// The rule of promotion for the pawns of an army now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Growth {
    /// They wait on the last line.
    Waits,
    /// They become the pieces after which they are named.
    Named,
    /// The only pawn becomes a piece of its player's choice.
    Chosen,
}

/// Everything that limits the moves of an army, computed once.
struct Ground {
    army: Army,
    own: Bits,
    occupied: Bits,
    /// Enemy pieces that can be captured.
    prey: Bits,
    king: Option<Square>,
    /// Pieces whose every move is tried out, because the king may be attacked after it.
    doubtful: Bits,
    /// Pawns whose capture lets others of their army become pieces.
    triggers: Bits,
    /// The squares where a bishop, and those where a queen, completes a concourse.
    crossings: [Bits; 2],
}

impl Ground {
    fn reach(&self, kind: Kind, from: Square) -> Bits {
        if kind.is_pawn() {
            let (ways, pawn) = (PAWN[self.army.index()], from.bit());
            let takes = ways.takes[0].made(pawn) | ways.takes[1].made(pawn);
            return ways.ahead.made(pawn) & !self.occupied | takes & self.prey;
        }
        attacks::reach(kind, from, self.occupied) & (self.prey | !self.occupied)
    }
}

impl Position {
    /// Pawns of an army's enemies whose capture lets waiting pawns become pieces.
    #[inline]
    fn triggers(&self, army: Army) -> Bits {
        let pawns = self.board.pawns();
        let mut triggers = 0;
        for enemy in army.enemies() {
            let own = pawns & self.board.of(enemy);
            if own & enemy.last_line() != 0 && !self.has_lost(enemy) {
                triggers |= own;
            }
        }
        triggers
    }

    /// The squares where the arrival of an army's bishop (or queen) completes a concourse.
    #[inline]
    fn crossings(&self, army: Army, kind: Kind) -> Bits {
        const ALL: Bits = BLOCKS[0] | BLOCKS[1] | BLOCKS[2] | BLOCKS[3] | BLOCKS[4];
        let others = self.board.all(kind) & !self.board.of(army);
        if (others & ALL).count_ones() < 3 {
            return 0;
        }
        self.crossings_in(army, others)
    }

    #[cold]
    fn crossings_in(&self, army: Army, others: Bits) -> Bits {
        let rivals = [army.next(), army.ally(), army.ally().next()];
        if rivals.into_iter().any(|rival| self.is_frozen(rival)) {
            return 0;
        }
        let completes = |square: Square| {
            let rest = attacks::BLOCK_OF[square.index()] & !square.bit();
            rest & !others == 0 && rivals.into_iter().all(|rival| rest & self.board.of(rival) != 0)
        };
        BLOCKS
            .into_iter()
            .filter(|block| (block & others).count_ones() >= 3)
            .flat_map(Squares)
            .filter(|square| completes(*square))
            .fold(0, |bits, square| bits | square.bit())
    }

    /// Whether the army's only pawn may choose its promotion (rules page, 3.1).
    pub fn is_privileged(&self, army: Army) -> bool {
        let (own, board) = (self.board.of(army), &self.board);
        let companions =
            board.each(army, Kind::Queen).count_ones() + board.each(army, Kind::Bishop).count_ones();
        (board.pawns() & own).is_power_of_two()
            && (board.all(Kind::Knight) | board.all(Kind::Rook)) & own == 0
            && companions <= 1
            && self.status(army) == Status::King
    }

    #[inline]
    fn growth(&self, army: Army) -> Growth {
        if self.is_privileged(army) {
            Growth::Chosen
        } else if self.has_lost(army) {
            Growth::Named
        } else {
            Growth::Waits
        }
    }

    /// Whether the army's king is safe after a move and all its effects.
    #[cold]
    fn is_safe_after(&self, army: Army, mv: Move) -> bool {
        let mut after = *self;
        after.make(army, mv, &mut ());
        !after.in_check(army)
    }

    /// The army's own pieces that its king sees along lines, if an enemy behind one of them would see it.
    #[inline]
    fn shields(&self, army: Army, king: Square) -> Bits {
        let board = &self.board;
        let seen = |occupied| [Kind::Bishop, Kind::Rook].map(|kind| attacks::reach(kind, king, occupied));
        let [aslant, straight] = seen(board.occupied());
        let shields = (aslant | straight) & board.of(army);
        let [aslant, straight] = seen(board.occupied() & !shields);
        let snipers = aslant & board.all(Kind::Bishop) | straight & board.all(Kind::Rook);
        if snipers & self.foes(army) == 0 { 0 } else { shields }
    }

    /// Finds the legal moves of an army as if it were on turn; returns whether it is in check. `visit` gets
    /// the targets of each piece, and returns whether that is enough.
    #[inline]
    fn find(&self, army: Army, visit: &mut impl FnMut(Kind, Square, Bits) -> bool) -> bool {
        let mut ground = self.open_ground(army);
        let checkers = self.checkers(army);
        if let Some(king) = ground.king {
            ground.triggers = self.triggers(army) & ground.prey;
            ground.crossings = [self.crossings(army, Kind::Bishop), self.crossings(army, Kind::Queen)];
            ground.doubtful = if checkers == 0 { self.shields(army, king) | king.bit() } else { ground.own };
        }
        self.find_on(&ground, visit);
        checkers != 0
    }

    /// The moves of all pieces, the king's first.
    #[inline]
    fn find_on(&self, ground: &Ground, visit: &mut impl FnMut(Kind, Square, Bits) -> bool) {
        let Ground { army, own, triggers, crossings, .. } = *ground;
        for kind in Kind::ALL {
            let far = match kind {
                Kind::Bishop => triggers | crossings[0],
                Kind::Queen => triggers | crossings[1],
                _ => triggers,
            };
            for from in Squares(self.board.all(kind) & own) {
                let reach = ground.reach(kind, from);
                let tried = if ground.doubtful & from.bit() == 0 { reach & far } else { reach };
                if visit(kind, from, reach & !tried | self.safe_among(army, kind, from, tried)) {
                    return;
                }
            }
        }
    }

    /// The moves of a piece that leave the king safe, each tried out.
    fn safe_among(&self, army: Army, kind: Kind, from: Square, to: Bits) -> Bits {
        let safe = |to: &Square| self.is_safe_after(army, Move { kind, from, to: *to, promotion: None });
        Squares(to).filter(safe).fold(0, |bits, to| bits | to.bit())
    }

    /// The limits of an army's moves, without regard to its king's safety.
    #[inline]
    fn open_ground(&self, army: Army) -> Ground {
        let board = &self.board;
        Ground {
            army,
            own: board.of(army),
            occupied: board.occupied(),
            prey: self.foes(army) & !board.all(Kind::King),
            king: board.king(army),
            doubtful: 0,
            triggers: 0,
            crossings: [0; 2],
        }
    }

    /// Finds the last moves of a mated army: the king's steps, or if it has none all moves of the others.
    fn find_last(&self, army: Army, visit: &mut impl FnMut(Kind, Square, Bits) -> bool) {
        let ground = self.open_ground(army);
        let steps = ground.king.map_or(0, |king| ground.reach(Kind::King, king));
        match ground.king {
            Some(king) if steps != 0 => _ = visit(Kind::King, king, steps),
            _ => self.find_on(&ground, visit),
        }
    }

    /// Counts moves as they are found.
    fn counting<'a>(
        &self,
        army: Army,
        moves: &'a mut u64,
    ) -> impl FnMut(Kind, Square, Bits) -> bool + use<'a> {
        // The squares where a pawn has four moves.
        let choices = if self.is_privileged(army) { army.last_line() } else { 0 };
        move |kind, _, to| {
            let chosen = if kind.is_pawn() { to & choices } else { 0 };
            *moves += u64::from(to.count_ones() + 3 * chosen.count_ones());
            false
        }
    }

    /// The number of an army's legal moves, and whether it is in check.
    #[inline]
    pub(super) fn count(&self, army: Army) -> (u64, bool) {
        let mut moves = 0;
        let check = self.find(army, &mut self.counting(army, &mut moves));
        (moves, check)
    }

    /// Whether an army has a legal move, and whether it is in check.
    #[inline]
    pub(super) fn can_move(&self, army: Army) -> (bool, bool) {
        let mut any = false;
        let check = self.find(army, &mut |_, _, to| {
            any |= to != 0;
            any
        });
        (any, check)
    }

    /// The number of last moves of a mated army.
    pub(super) fn count_last(&self, army: Army) -> u64 {
        let mut moves = 0;
        self.find_last(army, &mut self.counting(army, &mut moves));
        moves
    }

    /// The legal moves of the army on turn; the last moves, if it is mated.
    pub fn moves(&self) -> Moves {
        if self.is_over() { Moves::new() } else { self.moves_of_army(self.turn) }
    }

    /// Lists moves as they are found.
    fn listing<'a>(
        &self,
        army: Army,
        moves: &'a mut Moves,
    ) -> impl FnMut(Kind, Square, Bits) -> bool + use<'a> {
        let (growth, last_line) = (self.growth(army), army.last_line());
        move |kind, from, to| {
            for to in Squares(to) {
                let mv = Move { kind, from, to, promotion: None };
                let grows = kind.is_pawn() && to.bit() & last_line != 0;
                match growth {
                    Growth::Named if grows => moves.push(Move { promotion: Some(kind.grown()), ..mv }),
                    Growth::Chosen if grows => {
                        for grown in Kind::PIECES {
                            moves.push(Move { promotion: Some(grown), ..mv });
                        }
                    }
                    _ => moves.push(mv),
                }
            }
            false
        }
    }

    /// The moves that an army would have if it were its turn. A frozen army has none.
    pub fn moves_of_army(&self, army: Army) -> Moves {
        let mut moves = Moves::new();
        if self.is_frozen(army) {
            return moves;
        }
        let check = self.find(army, &mut self.listing(army, &mut moves));
        if moves.is_empty() && check {
            moves.mated = true;
            self.find_last(army, &mut self.listing(army, &mut moves));
        }
        moves
    }

    /// All moves of an army, without regard to its king. A frozen army has none.
    pub fn moves_regardless(&self, army: Army) -> Moves {
        let mut moves = Moves::new();
        if self.is_frozen(army) {
            return moves;
        }
        self.find_on(&self.open_ground(army), &mut self.listing(army, &mut moves));
        moves
    }

    /// The legal move of the army on turn with this notation.
    pub fn find_move(&self, text: &str) -> Option<Move> {
        let from = Square::from_name(text.get(1..3)?)?;
        let from_there = |mv: &&Move| mv.from == from;
        self.moves().iter().filter(from_there).find(|mv| self.written(**mv) == text).copied()
    }

    /// The notation of a move in this position (rules page, 6.1). Pawns of all kinds are written alike.
    pub fn written(&self, mv: Move) -> String {
        let Move { kind, from, to, promotion } = mv;
        let sign = if self.board.occupied() & to.bit() == 0 { '-' } else { 'x' };
        let grown = promotion.map_or_else(String::new, |kind| format!("={}", kind.letter()));
        format!("{}{from}{sign}{to}{grown}", kind.letter())
    }

    /// The legal moves of the army on turn in notation, sorted by byte value.
    pub fn written_moves(&self) -> Vec<String> {
        let mut texts: Vec<String> = self.moves().iter().map(|mv| self.written(*mv)).collect();
        texts.sort_unstable();
        texts
    }

    /// Whether the army on turn is mated: its last move is due.
    pub fn is_mated(&self) -> bool {
        !self.is_over() && self.in_check(self.turn) && !self.can_move(self.turn).0
    }
}
