//! The squares that pieces reach on an empty or occupied board.

use super::army::Army;
use super::board::Kind;
use super::square::{Bits, FILE_A, FILE_H, RANK_1, RANK_8, Square};
use crate::lines::{Table, diagonal, king, knight, leaps, straight};
use liege_squares::Seam;

/// The leaps of a queen: exactly two squares in any direction.
static QUEEN: Table =
    leaps(Seam::None, &[(2, 0), (-2, 0), (0, 2), (0, -2), (2, 2), (-2, -2), (2, -2), (-2, 2)]);

/// The squares that a piece other than a pawn attacks.
#[inline]
pub fn reach(kind: Kind, from: Square, occupied: Bits) -> Bits {
    let at = from.index() as u8;
    match kind {
        Kind::Queen => QUEEN[from.index()],
        Kind::Bishop => diagonal(Seam::None, at, occupied),
        Kind::Knight => knight(Seam::None, at),
        Kind::Rook => straight(Seam::None, at, occupied),
        _ => king(Seam::None, at),
    }
}

/// A step of pawns: the distance that a bit moves (to the left, around the end), and the squares from which
/// the step stays on the board.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The distance that a bit moves.
    pub by: u32,
    /// The squares from which it can be made.
    pub from: Bits,
}

impl Step {
    const fn new(files: i8, ranks: i8) -> Step {
        let sides = match files {
            0 => 0,
            1 => FILE_H,
            _ => FILE_A,
        };
        let ends = match ranks {
            0 => 0,
            1 => RANK_8,
            _ => RANK_1,
        };
        let by = (files + 8 * ranks) as i32;
        Step { by: by.rem_euclid(64) as u32, from: !(sides | ends) }
    }

    /// The squares to which the step leads from a set.
    #[inline]
    pub const fn made(self, bits: Bits) -> Bits {
        (bits & self.from).rotate_left(self.by)
    }

    /// The squares from which the step leads to a set.
    #[inline]
    pub const fn origins(self, to: Bits) -> Bits {
        to.rotate_right(self.by) & self.from
    }
}

/// The ways of an army's pawns.
#[derive(Clone, Copy, Debug)]
pub struct PawnSteps {
    /// The step forward.
    pub ahead: Step,
    /// The two captures.
    pub takes: [Step; 2],
}

/// The ways of each army's pawns.
pub static PAWN: [PawnSteps; 4] = {
    let mut table = [PawnSteps { ahead: Step { by: 0, from: 0 }, takes: [Step { by: 0, from: 0 }; 2] }; 4];
    let mut index = 0;
    while index < 4 {
        let (files, ranks) = Army::ALL[index].forward();
        // Sideways of (0, 1) is (1, 0), of (1, 0) it is (0, 1).
        table[index] = PawnSteps {
            ahead: Step::new(files, ranks),
            takes: [Step::new(files + ranks, ranks + files), Step::new(files - ranks, ranks - files)],
        };
        index += 1;
    }
    table
};

/// The five blocks of four squares where a concourse can come about.
pub const BLOCKS: [Bits; 5] = [block(3, 3), block(1, 1), block(5, 1), block(1, 5), block(5, 5)];

const fn block(file: u8, rank: u8) -> Bits {
    0x0303 << Square::new(file, rank).index()
}

/// For each square its block, or no block.
pub static BLOCK_OF: [Bits; 64] = {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut index = 0;
        while index < 5 {
            if BLOCKS[index] & Square::at(square).bit() != 0 {
                table[square] = BLOCKS[index];
            }
            index += 1;
        }
        square += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::super::square::Squares;
    use super::*;

    #[test]
    fn queens_live_on_four_disjoint_sets_of_sixteen() {
        let mut rest: Bits = !0;
        let mut sets = 0;
        while rest != 0 {
            let mut set = rest & rest.wrapping_neg();
            loop {
                let grown = Squares(set).fold(set, |set, square| set | QUEEN[square.index()]);
                if grown == set {
                    break;
                }
                set = grown;
            }
            assert_eq!(set.count_ones(), 16);
            rest &= !set;
            sets += 1;
        }
        assert_eq!(sets, 4);
    }

    #[test]
    fn pawns_go_their_own_ways() {
        let square = |name: &str| Square::from_name(name).unwrap();
        let d4 = square("d4");
        let ways = |army: Army| {
            let PawnSteps { ahead, takes } = PAWN[army.index()];
            let mut takes = [takes[0].made(d4.bit()), takes[1].made(d4.bit())].map(Square::lowest);
            takes.sort_by_key(Square::to_string);
            format!("{} {} {}", Square::lowest(ahead.made(d4.bit())), takes[0], takes[1])
        };
        assert_eq!(Army::ALL.map(ways), ["d3 c3 e3", "c4 c3 c5", "d5 c5 e5", "e4 e3 e5"]);
        for army in Army::ALL {
            let PawnSteps { ahead, takes } = PAWN[army.index()];
            assert_eq!(ahead.made(army.last_line()), 0, "the board ends there");
            for from in Square::all() {
                for step in [ahead, takes[0], takes[1]] {
                    let to = step.made(from.bit());
                    assert!(to.count_ones() <= 1);
                    if to != 0 {
                        assert_eq!(step.origins(to), from.bit());
                        assert_eq!(from.steps_to(Square::lowest(to)), 1);
                    }
                }
            }
        }
        let from = PAWN[Army::RED.index()]
            .takes
            .map(|step| Square::lowest(step.origins(square("d5").bit())).to_string());
        assert_eq!(from, ["c4", "e4"]);
    }

    #[test]
    fn blocks_are_those_of_the_page() {
        let names = |bits| Squares(bits).map(|square| square.to_string()).collect::<Vec<_>>().join(" ");
        assert_eq!(
            BLOCKS.map(names),
            ["d4 e4 d5 e5", "b2 c2 b3 c3", "f2 g2 f3 g3", "b6 c6 b7 c7", "f6 g6 f7 g7"]
        );
        assert_eq!(BLOCK_OF.iter().filter(|block| **block != 0).count(), 20);
    }
}
