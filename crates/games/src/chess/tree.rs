//! The engine's view of the family's games, and the value of their positions.

use super::bits::{DARK, FILE_A, Set, Squares, bit, east, file, west};
use super::board::{BISHOP, KINDS, KING, KNIGHT, OWN, PAWN, QUEEN, ROOK, Side};
use super::game::Game;
use super::moves::Move;
use super::san;
use super::tables::{forward, king};
use super::variant::{Lost, Variant};
use liege_game::{Node, Stake, WIN, Worth, between_two, mixed};
use liege_squares::{Kind, Rules};

/// The worth of the kinds of chess, in hundredths of a pawn.
const WORTH: [i32; KINDS] = [0, 950, 500, 335, 325, 100, 0];
/// The value of kings for the pieces that capture them, in games where that is a move.
const ROYAL: i32 = 5000;
/// The value of each square that a man sees, and the number of squares that it has to see at least.
const SIGHT: [(i32, i32); KINDS] = [(0, 0), (2, 10), (3, 6), (5, 6), (4, 4), (0, 0), (0, 0)];
/// The value of an advanced pawn, by ranks.
const ADVANCED: [i32; 8] = [0, 0, 2, 6, 14, 28, 50, 90];
/// The value of an advanced pawn that no enemy pawn can stop, by ranks.
const PASSED: [i32; 8] = [0, 4, 8, 16, 34, 64, 100, 120];
/// The squares by their nearness to the middle, from 0 to 3.
const CENTRAL: [Set; 3] = [0x007e_7e7e_7e7e_7e00, 0x0000_3c3c_3c3c_0000, 0x0000_0018_1800_0000];
/// The first origin that means a word in place of a man.
const WORD: u8 = u8::MAX;
/// The total weight of all men but kings and pawns in a complete array.
const FULL: i32 = 24;

fn central(at: u8) -> i32 {
    CENTRAL.iter().filter(|ring| **ring & bit(at) != 0).count() as i32
}

/// A rank from 0, seen from a side.
fn rank(side: Side, at: u8) -> usize {
    usize::from(if side == Side::White { at / 8 } else { 7 - at / 8 })
}

/// All squares ahead of these, from a side's view.
fn ahead(side: Side, set: Set) -> Set {
    // One rank, then two, then four at a time.
    match side {
        Side::White => [8, 16, 32].iter().fold(set << 8, |set, by| set | set << by),
        Side::Black => [8, 16, 32].iter().fold(set >> 8, |set, by| set | set >> by),
    }
}

impl<V: Variant> Game<V> {
    /// The worth of each kind.
    const WORTH: [i32; KINDS] = {
        let mut all = WORTH;
        all[OWN.0 as usize] = V::OWN.worth;
        all
    };
    /// The worth of the squares that each kind sees.
    const SIGHT: [(i32, i32); KINDS] = {
        let mut all = SIGHT;
        all[OWN.0 as usize] = V::OWN.sight;
        all
    };

    fn worth(kind: Kind) -> i32 {
        if kind == KING { ROYAL } else { Self::WORTH[usize::from(kind.0) % KINDS] }
    }

    /// The remaining fighting material, from 0 to [`FULL`].
    fn phase(&self) -> i32 {
        let count = |kind| self.board.kind(kind).count_ones() as i32;
        let chess = 4 * count(QUEEN) + 2 * count(ROOK) + count(BISHOP) + count(KNIGHT);
        (chess + V::OWN.weight * count(OWN)).min(FULL)
    }

    /// The value of a side's men.
    fn has(&self, side: Side, phase: i32) -> i32 {
        let board = &self.board;
        let (own, occupied) = (board.side(side), board.occupied());
        let men = self.variant.movers(board, side);
        let (pawns, foes) = (board.men(side, PAWN), board.men(side.other(), PAWN));
        let mut value = 10 * i32::from(board.turn == side);
        for (kind, count) in board.held(side) {
            value += i32::from(count) * Self::WORTH[usize::from(kind.0)] * 9 / 8;
        }
        let theirs = board.men(side.other(), KING);
        let ring = if theirs == 0 { 0 } else { theirs | king(V::SEAM, theirs.trailing_zeros() as u8) };
        let mut attack = 0;
        for (kind, (each, least)) in Self::SIGHT.into_iter().enumerate() {
            let these = board.men(side, Kind(kind as u8));
            value += Self::WORTH[kind] * these.count_ones() as i32;
            if kind == usize::from(KING.0) || kind == usize::from(PAWN.0) {
                continue;
            }
            for at in Squares(these) {
                let seen = men.seen_from(V::SEAM, at, occupied);
                value += each * ((seen & !own).count_ones() as i32 - least);
                let close = (seen & ring).count_ones() as i32;
                attack += close * if kind == usize::from(QUEEN.0) { 3 } else { 2 };
                value += match Kind(kind as u8) {
                    KNIGHT => 6 * central(at),
                    BISHOP => 2 * central(at),
                    ROOK if file(at % 8) & pawns == 0 => 10 + 10 * i32::from(file(at % 8) & foes == 0),
                    _ => 0,
                };
            }
        }
        value += (attack * attack).min(200) * phase / FULL;
        let bishops = board.men(side, BISHOP);
        if bishops & DARK != 0 && bishops & !DARK != 0 {
            value += 30;
        }
        let doubled = ahead(side.other(), pawns);
        let guarded = ahead(side.other(), foes);
        let stopped = guarded | east(guarded) | west(guarded);
        for at in Squares(pawns) {
            let beside = file(at % 8);
            let neighbours = east(beside) | west(beside);
            let rank = rank(side, at);
            value +=
                ADVANCED[rank] * (FULL + FULL - phase) / FULL / 2 + 5 * central(at) * i32::from(rank > 2);
            value -= 10 * i32::from(neighbours & pawns == 0);
            value -= 10 * i32::from(doubled & bit(at) != 0);
            if stopped & bit(at) == 0 {
                value += PASSED[rank] * (3 * FULL - 2 * phase) / FULL / 2;
            }
        }
        value + self.shelter(side, phase)
    }

    /// The safety of its king: behind his pawns at first, in the middle at last.
    fn shelter(&self, side: Side, phase: i32) -> i32 {
        let kings = self.board.men(side, KING);
        if kings == 0 {
            return 0;
        }
        let at = kings.trailing_zeros() as u8;
        let near = forward(side, kings | east(kings) | west(kings));
        let pawns = (near & self.board.men(side, PAWN)).count_ones() as i32;
        let aside = i32::from(kings & (FILE_A * 0b1100_0111) != 0);
        let hidden = 10 * pawns + 15 * aside - 20 * rank(side, at) as i32;
        (hidden * phase + 10 * central(at) * (FULL - phase)) / FULL
    }

    /// The worth of the position for White, as in chess: men, squares that they see, pawns that advance, safe kings.
    pub fn balance(&self) -> i32 {
        let phase = self.phase();
        self.has(Side::White, phase) - self.has(Side::Black, phase)
    }

    fn lost(side: Side) -> Worth {
        between_two(if side == Side::White { -WIN } else { WIN })
    }
}

impl<V: Variant> Node for Game<V> {
    /// The number of a move; a word has an origin that is not a square.
    type Move = u32;

    fn side(&self) -> usize {
        self.board.turn as usize
    }

    fn moves(&self, into: &mut Vec<u32>) {
        into.extend(Game::moves(self).into_iter().map(|mv| mv.code() as u32));
        let words = self.words().len() as u8;
        into.extend((0..words).map(|word| Move::new(WORD, word).code() as u32));
    }

    fn make(&mut self, code: &u32) {
        let mv = Move::of_code((*code).into());
        if mv.from == WORD {
            let word = self.words()[usize::from(mv.to)];
            self.variant.say(&mut self.board, word);
        } else {
            self.make_move(mv);
        }
    }

    fn stake(&self, code: &u32) -> Stake {
        let (mv, board) = (Move::of_code((*code).into()), &self.board);
        if mv.from == WORD || mv.dropped().is_some() {
            return Stake::default();
        }
        let victim = board.victim(mv.from, mv.to);
        let taken = (board.side(board.turn.other()) & bit(victim) != 0 && mv.put.is_none())
            .then(|| board.kind_at(victim).map_or(0, Self::worth));
        let becomes = mv.becomes.map_or(0, |kind| Self::worth(kind) - WORTH[usize::from(PAWN.0)]);
        let risk = board.kind_at(mv.from).map_or(0, Self::worth);
        Stake { gain: taken.unwrap_or_default() + becomes, risk }
    }

    fn chance(&self) -> usize {
        Rules::chance(self).len()
    }

    fn draw(&mut self, index: usize) {
        let throw = Rules::chance(self)[index];
        self.variant.say(&mut self.board, throw);
    }

    fn over(&self) -> Option<Worth> {
        if let Some(Lost { side, .. }) = self.variant.lost(&self.board) {
            return Some(Self::lost(side));
        }
        let drawn = self.board.halfmove >= 100 || self.variant.is_dead(&self.board);
        drawn.then_some(between_two(0))
    }

    fn stuck(&self) -> Worth {
        if self.is_check() { Self::lost(self.board.turn) } else { between_two(0) }
    }

    fn value(&self) -> Worth {
        between_two(self.variant.value(self))
    }

    fn key(&self) -> u64 {
        mixed(&(self.board.mark(), self.variant.mark()))
    }

    fn is_check(&self) -> bool {
        Game::is_check(self)
    }

    /// A side with only pawns may gain by a pass.
    fn pass(&mut self) -> bool {
        let board = &mut self.board;
        let men = board.side(board.turn) & !board.kind(PAWN) & !board.kind(KING);
        let may = men != 0 && V::BEAM == 0 && !self.variant.spec().dice;
        if may {
            board.en_passant = 0;
            board.end_turn();
        }
        may
    }

    fn recurs(&self) -> bool {
        V::REPEATS
    }

    fn beam(&self) -> usize {
        V::BEAM
    }

    fn weight(&self) -> u64 {
        let many = V::HANDS || self.variant.spec().puts;
        if many { 3 } else { 1 }
    }

    /// Most of the work is to look along the lines of each man that has some.
    fn price(&self) -> u64 {
        let count = |kind| u64::from(self.board.kind(kind).count_ones());
        10 + 2 * (count(ROOK) + count(BISHOP) + 2 * count(QUEEN))
    }

    fn usual(&self) -> u64 {
        match self.variant.spec().puts {
            // A captured man can be put back on many squares.
            true => 170,
            false if V::HANDS => 140,
            false if V::BEAM > 0 => 80,
            false => 60,
        }
    }

    fn action(&self, code: &u32) -> String {
        let mv = Move::of_code((*code).into());
        if mv.from == WORD {
            self.words()[usize::from(mv.to)].to_owned()
        } else {
            san::canonical(self.variant.spec(), mv)
        }
    }
}
