//! Tests of the fast legality code against the slow one, on positions of random games and on random
//! positions.

use super::board::{LOWER, MIDDLE, RANKS, SQUARES, Square, UPPER, squares};
use super::moves::Move;
use super::piece::{Kind, Piece, Side};
use super::position::{HeroReturn, Position};
use liege_testing::cases::cases;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

struct Dice(ChaCha8Rng);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n.max(1) as u64) as usize
    }
}

/// Whether the rules permit a side to capture on a square, by the moves of its pieces that are not frozen.
fn attacked(position: &Position, target: Square, by: Side) -> bool {
    let turned = if position.turn() == by { position.clone() } else { position.turned() };
    turned.reachable().into_iter().any(|mv| mv.to == target && !turned.is_frozen(mv.from))
}

fn in_check(position: &Position, side: Side) -> bool {
    attacked(position, position.king(side), side.other())
}

/// The legal moves, each tried out.
fn tried(position: &Position) -> Vec<Move> {
    let legal = |mv: &Move| !position.is_frozen(mv.from) && !in_check(&position.after(*mv), position.turn());
    let mut moves: Vec<Move> = position.reachable().into_iter().filter(legal).collect();
    moves.sort_unstable();
    moves
}

fn holds(position: &Position) {
    for side in Side::ALL {
        assert_eq!(position.in_check(side), in_check(position, side), "{side:?} in {position}");
    }
    let mut legal = position.legal_moves();
    legal.sort_unstable();
    assert_eq!(legal, tried(position), "{position}");
    assert_eq!(position.count_moves(), legal.len() as u64, "{position}");
    for mv in legal {
        let mut after = position.clone();
        let undo = after.make(mv);
        let (sides, men) = (Side::ALL.map(|side| *after.side(side)), Square::all());
        let board = men.filter_map(|at| Some((at, after.piece(at)?)));
        let mut counted = [[0u128; 3]; 2];
        for (at, piece) in board {
            counted[piece.side.index()][at.level()] |= at.bit();
            assert_ne!(after.men(piece.side, piece.kind)[at.level()] & at.bit(), 0);
        }
        assert_eq!(counted, sides, "{mv:?} in {position}");
        after.unmake(mv, undo);
        assert_eq!(&after, position, "{mv:?}");
    }
}

/// A random position: many kinds near the Kings, who may be in check from any of them at once.
fn anywhere(dice: &mut Dice) -> Position {
    let hero_return = [HeroReturn::Origin, HeroReturn::Any][dice.below(2)];
    let mut position = Position::empty(Side::ALL[dice.below(2)], hero_return);
    let kings: Vec<Square> = Side::ALL
        .into_iter()
        .map(|side| {
            loop {
                let at = Square::new([LOWER, MIDDLE, MIDDLE, UPPER][dice.below(4)], dice.below(SQUARES / 3));
                if position.piece(at).is_none() {
                    position.put(at, Piece { side, kind: Kind::King });
                    break at;
                }
            }
        })
        .collect();
    for _ in 0..2 + dice.below(36) {
        let kind = Kind::ALL[dice.below(Kind::ALL.len())];
        let side = Side::ALL[dice.below(2)];
        let level = kind.levels()[dice.below(kind.levels().len())];
        // Half of them around one of the Kings.
        let mut at = Square::new(level, dice.below(SQUARES / 3));
        if dice.below(2) == 0 {
            let king = kings[dice.below(2)].on(level);
            let near = king.step((0, dice.below(7) as i32 - 3, dice.below(7) as i32 - 3));
            at = near.unwrap_or(at);
        }
        let misplaced = kind == Kind::Warrior && [0, RANKS - 1].contains(&at.rank());
        if kind == Kind::King || misplaced || position.piece(at).is_some() {
            continue;
        }
        if kind == Kind::Hero && level != MIDDLE {
            let steps = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
            let (files, ranks) = steps[dice.below(4)];
            let Some(origin) = at.on(MIDDLE).step((0, files, ranks)) else { continue };
            position.set_origin(at, origin);
        }
        position.put(at, Piece { side, kind });
    }
    position
}

#[test]
fn legal_is_what_leaves_the_king_safe() {
    let mut dice = Dice(ChaCha8Rng::seed_from_u64(1985));
    let (mut checked, mut stuck) = (0, 0);
    for _ in 0..cases(1500) {
        let position = anywhere(&mut dice);
        if position.in_check(position.turn().other()) {
            assert!(in_check(&position, position.turn().other()), "{position}");
            continue;
        }
        checked += usize::from(position.in_check(position.turn()));
        stuck += usize::from(position.count_moves() == 0);
        holds(&position);
    }
    assert!(checked > 100 && stuck > 0, "{checked} checks, {stuck} without a move");
}

#[test]
fn so_it_is_in_games() {
    let mut dice = Dice(ChaCha8Rng::seed_from_u64(100));
    for round in 0..cases(4) {
        let mut position = Position::start([HeroReturn::Origin, HeroReturn::Any][round % 2]);
        for _ in 0..150 {
            holds(&position);
            let moves = position.legal_moves();
            let takes: Vec<Move> =
                moves.iter().filter(|mv| position.piece(mv.to).is_some()).copied().collect();
            let list = if dice.below(2) == 0 && !takes.is_empty() { &takes } else { &moves };
            let Some(mv) = list.get(dice.below(list.len())) else { break };
            position.make(*mv);
        }
    }
}

#[test]
fn every_attack_is_found() {
    let mut dice = Dice(ChaCha8Rng::seed_from_u64(7));
    for _ in 0..600 {
        let position = anywhere(&mut dice);
        for side in Side::ALL {
            let field = position.field(side.other());
            for at in squares(*position.side(side)) {
                // A King counts like any other piece as a target.
                let found = position.attackers(at, side.other(), &field) != [0; 3];
                assert_eq!(found, attacked(&position, at, side.other()), "{at} in {position}");
            }
        }
    }
}
