//! Where men step, leap and slide: tables made at compile time, and lines with what stands on them.
//!
//! On a plain board a line is two sets, and a subtraction finds what is seen. Where the edges are joined a
//! line may come back to where it began, or turn over; there it is walked, square by square.

use super::bits::{FILE_A, FILE_H, Set, bit, east, west};
use super::board::Side;
use crate::squares::Seam;

/// For each square, a set of squares.
type Table = [Set; 64];
/// For each square, the squares along four directions in order; from the last on, [`END`].
type Walks = [[[u8; LONGEST]; 4]; 64];

/// The longest line: round the Möbius strip, with room for an [`END`].
const LONGEST: usize = 16;
/// No square: the line is over.
const END: u8 = 64;

const KING_STEPS: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
const KNIGHT_STEPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
/// Straight: first the two towards higher squares, then their opposites.
const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
/// Diagonally: the same order.
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (-1, 1), (-1, -1), (1, -1)];

/// The square so many files and ranks from another, and whether the seam was crossed; [`END`] off the board.
const fn step(seam: Seam, from: u8, (files, ranks): (i8, i8)) -> (u8, bool) {
    let (file, rank) = ((from % 8) as i8 + files, (from / 8) as i8 + ranks);
    let crossed = file < 0 || file > 7;
    if rank < 0 || rank > 7 || crossed && matches!(seam, Seam::None) {
        return (END, false);
    }
    let rank = if crossed && matches!(seam, Seam::Mobius) { 7 - rank } else { rank };
    (rank as u8 * 8 + (file & 7) as u8, crossed)
}

const fn leaps(seam: Seam, steps: &[(i8, i8); 8]) -> Table {
    let mut table = [0; 64];
    let mut from = 0;
    while from < 64 {
        let mut index = 0;
        while index < 8 {
            let (to, _) = step(seam, from, steps[index]);
            if to != END {
                table[from as usize] |= bit(to);
            }
            index += 1;
        }
        from += 1;
    }
    table
}

const fn walks(seam: Seam, directions: [(i8, i8); 4]) -> Walks {
    let mut table = [[[END; LONGEST]; 4]; 64];
    let mut from = 0;
    while from < 64 {
        let mut way = 0;
        while way < 4 {
            let (files, mut ranks) = directions[way];
            let (mut at, mut length) = (from, 0);
            loop {
                let (next, crossed) = step(seam, at, (files, ranks));
                if next == END || next == from {
                    break;
                }
                if crossed && matches!(seam, Seam::Mobius) {
                    ranks = -ranks;
                }
                table[from as usize][way][length] = next;
                length += 1;
                at = next;
            }
            way += 1;
        }
        from += 1;
    }
    table
}

/// What a walk along one direction, or along all four, passes on an empty board.
const fn passed(walks: &Walks, ways: std::ops::Range<usize>) -> Table {
    let mut table = [0; 64];
    let mut from = 0;
    while from < 64 {
        let mut way = ways.start;
        while way < ways.end {
            let mut index = 0;
            while walks[from][way][index] != END {
                table[from] |= bit(walks[from][way][index]);
                index += 1;
            }
            way += 1;
        }
        from += 1;
    }
    table
}

/// Everything for one way to join the edges.
struct Tables {
    king: Table,
    knight: Table,
    /// All that is straight of a square or diagonal of it, whatever stands between.
    straights: Table,
    diagonals: Table,
    straight_walks: Walks,
    diagonal_walks: Walks,
}

const fn tables(seam: Seam) -> Tables {
    let (straight_walks, diagonal_walks) = (walks(seam, STRAIGHT), walks(seam, DIAGONAL));
    Tables {
        king: leaps(seam, &KING_STEPS),
        knight: leaps(seam, &KNIGHT_STEPS),
        straights: passed(&straight_walks, 0..4),
        diagonals: passed(&diagonal_walks, 0..4),
        straight_walks,
        diagonal_walks,
    }
}

static PLAIN: Tables = tables(Seam::None);
static CYLINDER: Tables = tables(Seam::Cylinder);
static MOBIUS: Tables = tables(Seam::Mobius);

/// The four half lines of each kind on a plain board, in the order of the directions.
const fn rays(walks: &Walks) -> [Table; 4] {
    [passed(walks, 0..1), passed(walks, 1..2), passed(walks, 2..3), passed(walks, 3..4)]
}

static STRAIGHT_RAYS: [Table; 4] = rays(&walks(Seam::None, STRAIGHT));
static DIAGONAL_RAYS: [Table; 4] = rays(&walks(Seam::None, DIAGONAL));

#[inline]
const fn of(seam: Seam) -> &'static Tables {
    match seam {
        Seam::None => &PLAIN,
        Seam::Cylinder => &CYLINDER,
        Seam::Mobius => &MOBIUS,
    }
}

/// Where a king may step.
#[inline]
#[must_use]
pub fn king(seam: Seam, at: u8) -> Set {
    of(seam).king[usize::from(at & 63)]
}

/// Where a knight may leap.
#[inline]
#[must_use]
pub fn knight(seam: Seam, at: u8) -> Set {
    of(seam).knight[usize::from(at & 63)]
}

/// All squares straight of one, whatever stands between.
#[inline]
#[must_use]
pub fn straights(seam: Seam, at: u8) -> Set {
    of(seam).straights[usize::from(at & 63)]
}

/// All squares diagonally of one, whatever stands between.
#[inline]
#[must_use]
pub fn diagonals(seam: Seam, at: u8) -> Set {
    of(seam).diagonals[usize::from(at & 63)]
}

/// The squares seen along a line (towards higher and towards lower squares), up to and with the first that is
/// occupied either way.
///
/// Twice the lowest occupied bit above, less the highest below, has a bit for everything in between.
#[inline]
fn line(occupied: Set, higher: Set, lower: Set) -> Set {
    let below = (occupied & lower) | 1;
    let highest = 1 << below.ilog2();
    let above = occupied & higher;
    let lowest = above & above.wrapping_neg();
    (lowest << 1).wrapping_sub(highest) & (higher | lower)
}

#[inline]
fn lines(rays: &[Table; 4], at: usize, occupied: Set) -> Set {
    line(occupied, rays[0][at], rays[2][at]) | line(occupied, rays[1][at], rays[3][at])
}

#[inline]
fn walk(ways: &[[u8; LONGEST]; 4], occupied: Set) -> Set {
    let mut seen = 0;
    for way in ways {
        for at in way {
            if *at == END {
                break;
            }
            seen |= bit(*at);
            if occupied & bit(*at) != 0 {
                break;
            }
        }
    }
    seen
}

/// The squares seen straight.
#[inline]
#[must_use]
pub fn straight(seam: Seam, at: u8, occupied: Set) -> Set {
    let at = usize::from(at & 63);
    match seam {
        Seam::None => lines(&STRAIGHT_RAYS, at, occupied),
        Seam::Cylinder | Seam::Mobius => walk(&of(seam).straight_walks[at], occupied),
    }
}

/// The squares seen diagonally.
#[inline]
#[must_use]
pub fn diagonal(seam: Seam, at: u8, occupied: Set) -> Set {
    let at = usize::from(at & 63);
    match seam {
        Seam::None => lines(&DIAGONAL_RAYS, at, occupied),
        Seam::Cylinder | Seam::Mobius => walk(&of(seam).diagonal_walks[at], occupied),
    }
}

/// Every square one rank further on, as a side sees it.
#[inline]
#[must_use]
pub fn forward(side: Side, set: Set) -> Set {
    match side {
        Side::White => set << 8,
        Side::Black => set >> 8,
    }
}

/// What pawns of a side attack. They never reach over the seam of a Möbius strip: forward would be backward
/// there.
#[inline]
#[must_use]
pub fn pawn_attacks(seam: Seam, side: Side, pawns: Set) -> Set {
    let ahead = forward(side, pawns);
    let plain = east(ahead) | west(ahead);
    match seam {
        Seam::Cylinder => plain | (ahead & FILE_H) >> 7 | (ahead & FILE_A) << 7,
        Seam::None | Seam::Mobius => plain,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> Set {
        names
            .split(' ')
            .map(|name| (name.as_bytes()[0] - b'a') + 8 * (name.as_bytes()[1] - b'1'))
            .map(bit)
            .sum()
    }

    #[test]
    fn a_subtraction_sees_what_a_walk_sees() {
        let mut mix: u64 = 0x1234_5678_9abc_def1;
        for round in 0..500 {
            mix = mix.wrapping_mul(0x2360_ed05_1fc6_5da5).wrapping_add(0x9e37_79b9);
            let occupied = mix & mix.rotate_left(round);
            for at in 0..64 {
                let index = usize::from(at);
                assert_eq!(straight(Seam::None, at, occupied), walk(&PLAIN.straight_walks[index], occupied));
                assert_eq!(diagonal(Seam::None, at, occupied), walk(&PLAIN.diagonal_walks[index], occupied));
            }
        }
    }

    #[test]
    fn lines_go_over_the_seam() {
        // The worked examples of the rules pages.
        assert_eq!(straight(Seam::Cylinder, 24, 0), set("b4 c4 d4 e4 f4 g4 h4 a1 a2 a3 a5 a6 a7 a8"));
        assert_eq!(knight(Seam::Cylinder, 0), set("b3 c2 g2 h3"));
        let whole_loop = set("b4 c4 d4 e4 f4 g4 h4 a5 b5 c5 d5 e5 f5 g5 h5 a1 a2 a3 a6 a7 a8");
        assert_eq!(straight(Seam::Mobius, 24, 0), whole_loop);
        assert_eq!(diagonal(Seam::Mobius, 16, 0), set("b2 b4 c1 c5 d1 d6 e2 e7 f3 f8 g4 g8 h5 h7"));
        assert_eq!(king(Seam::Mobius, 0), set("a2 b2 b1 h8 h7"));
        assert_eq!(pawn_attacks(Seam::Cylinder, Side::White, bit(8)), set("b3 h3"));
        assert_eq!(pawn_attacks(Seam::Mobius, Side::White, bit(8)), set("b3"));
    }

    #[test]
    fn what_sees_is_seen() {
        for seam in [Seam::None, Seam::Cylinder, Seam::Mobius] {
            for one in 0..64 {
                for other in 0..64 {
                    let both = |see: &dyn Fn(u8) -> Set| {
                        assert_eq!(see(one) & bit(other) != 0, see(other) & bit(one) != 0);
                    };
                    both(&|at| king(seam, at));
                    both(&|at| knight(seam, at));
                    both(&|at| straight(seam, at, 0x0042_1800_2400_8100));
                    both(&|at| diagonal(seam, at, 0x0042_1800_2400_8100));
                }
            }
        }
    }
}
