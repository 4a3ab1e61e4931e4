//! What pieces reach on an empty or occupied board, from tables made when the program is compiled.
//!
//! Lines are looked up by the six inner squares that stand on them (the outer two never stop a piece): a
//! multiplication brings a diagonal or file together in the topmost bits, and 4 KB of table hold all
//! answers.

use super::army::Army;
use super::square::{Bits, FILE_A, FILE_H, RANK_1, RANK_8, Square};

const ORTHOGONALS: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONALS: [(i8, i8); 4] = [(1, 1), (-1, -1), (1, -1), (-1, 1)];
const ALL: [(i8, i8); 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)];
const JUMPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// The squares that these steps, made `times` over at once, lead to.
const fn leaps<const N: usize>(steps: [(i8, i8); N], times: i8) -> [Bits; 64] {
    let mut table = [0; 64];
    let mut from = 0;
    while from < 64 {
        let mut step = 0;
        while step < N {
            let (files, ranks) = steps[step];
            if let Some(to) = Square::at(from).offset(files * times, ranks * times) {
                table[from] |= to.bit();
            }
            step += 1;
        }
        from += 1;
    }
    table
}

/// What a king reaches in one step.
pub static KING: [Bits; 64] = leaps(ALL, 1);
/// What a queen leaps to: exactly two squares in any direction.
pub static QUEEN: [Bits; 64] = leaps(ALL, 2);
/// What a knight jumps to.
pub static KNIGHT: [Bits; 64] = leaps(JUMPS, 1);

/// The squares on straight lines of these directions, on an empty board.
const fn lines<const N: usize>(steps: [(i8, i8); N]) -> [Bits; 64] {
    let mut table = [0; 64];
    let mut times = 1;
    while times < 8 {
        let reached = leaps(steps, times);
        let mut from = 0;
        while from < 64 {
            table[from] |= reached[from];
            from += 1;
        }
        times += 1;
    }
    table
}

/// What a rook attacks on an empty board.
pub static ROOK_LINES: [Bits; 64] = lines(ORTHOGONALS);
/// What a bishop attacks on an empty board.
pub static BISHOP_LINES: [Bits; 64] = lines(DIAGONALS);

/// The lines through each square: rank, file, rising and falling diagonal, without the square itself.
static RANKS: [Bits; 64] = lines([(1, 0), (-1, 0)]);
static RISING: [Bits; 64] = lines([(1, 1), (-1, -1)]);
static FALLING: [Bits; 64] = lines([(1, -1), (-1, 1)]);

/// For a square's place on its line and what stands on the six inner squares: what is reached of a
/// line of eight.
const fn reached_of_eight(place: usize, inner: usize) -> Bits {
    let stops = (inner as Bits) << 1;
    let mut reached = 0;
    let mut up = place + 1;
    while up < 8 {
        reached |= 1 << up;
        if stops & (1 << up) != 0 {
            break;
        }
        up += 1;
    }
    let mut down = place;
    while down > 0 {
        down -= 1;
        reached |= 1 << down;
        if stops & (1 << down) != 0 {
            break;
        }
    }
    reached
}

/// Reached squares of a rank, copied to all ranks; of a file, on the a-file.
const fn reaches(on_files: bool) -> [[Bits; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let mut place = 0;
    while place < 8 {
        let mut inner = 0;
        while inner < 64 {
            // The squares of a file are gathered top first.
            let stops = if on_files { (inner as u8).reverse_bits() as usize >> 2 } else { inner };
            let line = reached_of_eight(place, stops);
            let mut bits = 0;
            let mut index = 0;
            while index < 8 {
                if on_files {
                    bits |= ((line >> index) & 1) << (8 * index);
                } else {
                    bits |= line << (8 * index);
                }
                index += 1;
            }
            table[place][inner] = bits;
            inner += 1;
        }
        place += 1;
    }
    table
}

static ON_RANKS: [[Bits; 64]; 8] = reaches(false);
static ON_FILES: [[Bits; 64]; 8] = reaches(true);

const FILE_B: Bits = FILE_A << 1;
/// The diagonal c2–h7: gathers the inner squares of the a-file.
const C2_TO_H7: Bits = 0x0080_4020_1008_0400;

/// What stands on a rank or diagonal, gathered in the top bits and cut to the inner squares.
#[inline]
const fn gathered(line: Bits, occupied: Bits) -> usize {
    ((line & occupied).wrapping_mul(FILE_B) >> 58) as usize
}

/// What a bishop attacks.
#[inline]
pub fn bishop(from: Square, occupied: Bits) -> Bits {
    let (index, file) = (from.index(), usize::from(from.file()));
    let (rising, falling) = (RISING[index], FALLING[index]);
    rising & ON_RANKS[file][gathered(rising, occupied) & 63]
        | falling & ON_RANKS[file][gathered(falling, occupied) & 63]
}

/// What a rook attacks.
#[inline]
pub fn rook(from: Square, occupied: Bits) -> Bits {
    let (index, file, rank) = (from.index(), usize::from(from.file()), usize::from(from.rank()));
    let along = RANKS[index];
    let column = ((occupied >> file) & FILE_A).wrapping_mul(C2_TO_H7) >> 58;
    along & ON_RANKS[file][gathered(along, occupied) & 63] | ON_FILES[rank][(column & 63) as usize] << file
}

/// The squares strictly between two on one line.
pub static BETWEEN: [[Bits; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut direction = 0;
        while direction < 8 {
            let (files, ranks) = ALL[direction];
            let mut passed = 0;
            let mut times = 1;
            while times < 8 {
                let Some(to) = Square::at(from).offset(files * times, ranks * times) else { break };
                table[from][to.index()] = passed;
                passed |= to.bit();
                times += 1;
            }
            direction += 1;
        }
        from += 1;
    }
    table
};

/// A step of pawns: how far a bit moves (to the left, round the end), and from where the step stays on
/// the board.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// How far a bit moves.
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

    /// Where the step leads from the squares of a set.
    #[inline]
    pub const fn made(self, bits: Bits) -> Bits {
        (bits & self.from).rotate_left(self.by)
    }

    /// From where it led to a square.
    #[inline]
    pub const fn origin(self, to: Square) -> Square {
        Square::at(to.index() + 64 - self.by as usize)
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

/// For each army and square: from where a pawn of that army attacks the square.
pub static PAWN_FROM: [[Bits; 64]; 4] = {
    let mut table = [[0; 64]; 4];
    let mut army = 0;
    while army < 4 {
        let mut from = 0;
        while from < 64 {
            let bit = Square::at(from).bit();
            let mut side = 0;
            while side < 2 {
                let to = PAWN[army].takes[side].made(bit);
                if to != 0 {
                    table[army][Square::lowest(to).index()] |= bit;
                }
                side += 1;
            }
            from += 1;
        }
        army += 1;
    }
    table
};

/// The five blocks of four squares where a concourse can come about.
pub const BLOCKS: [Bits; 5] = [block(3, 3), block(1, 1), block(5, 1), block(1, 5), block(5, 5)];

const fn block(file: u8, rank: u8) -> Bits {
    0x0303 << Square::new(file, rank).index()
}

/// For each square the block it lies in; nothing outside the blocks.
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
    use proptest::prelude::*;

    fn walked(from: Square, occupied: Bits, steps: [(i8, i8); 4]) -> Bits {
        let mut reached = 0;
        for (files, ranks) in steps {
            for times in 1..8 {
                let Some(to) = from.offset(files * times, ranks * times) else { break };
                reached |= to.bit();
                if occupied & to.bit() != 0 {
                    break;
                }
            }
        }
        reached
    }

    proptest! {
        #[test]
        fn lines_are_as_if_walked(occupied: u64, thin: u64) {
            for from in Square::all() {
                for occupied in [occupied, occupied & thin] {
                    prop_assert_eq!(rook(from, occupied), walked(from, occupied, ORTHOGONALS));
                    prop_assert_eq!(bishop(from, occupied), walked(from, occupied, DIAGONALS));
                }
            }
        }
    }

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
                        assert_eq!(step.origin(Square::lowest(to)), from);
                        assert_eq!(from.steps_to(Square::lowest(to)), 1);
                    }
                }
            }
        }
        assert_eq!(
            PAWN_FROM[Army::RED.index()][square("d5").index()],
            square("c4").bit() | square("e4").bit()
        );
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
