//! Steps, leaps and slides of pieces on the chessboard: tables made at compile time.
//!
//! On a plain board a line is two sets, and a subtraction finds the seen squares. If the edges are joined, a
//! line may return to its start or turn over; there it is walked square by square.

use super::bits::{Set, bit};
use liege_squares::Seam;

/// For each square, a set of squares.
pub type Table = [Set; 64];

/// Straight, then diagonal directions; of each four, first the two towards higher squares, then their
/// opposites.
const DIRECTIONS: [(i8, i8); 8] = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (-1, 1), (-1, -1), (1, -1)];
const KNIGHT_STEPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// The square this number of files and ranks from another, and whether the seam was crossed; `None` off the
/// board.
const fn step(seam: Seam, from: u8, (files, ranks): (i8, i8)) -> Option<(u8, bool)> {
    let (file, rank) = ((from % 8) as i8 + files, (from / 8) as i8 + ranks);
    let crossed = file < 0 || file > 7;
    if rank < 0 || rank > 7 || crossed && matches!(seam, Seam::None) {
        return None;
    }
    let rank = if crossed && matches!(seam, Seam::Mobius) { 7 - rank } else { rank };
    Some((rank as u8 * 8 + (file & 7) as u8, crossed))
}

/// The squares along a line, up to and including the first occupied one: square by square, at most once
/// around.
const fn walk(seam: Seam, from: u8, (files, mut ranks): (i8, i8), occupied: Set) -> Set {
    let (mut at, mut seen) = (from, 0);
    while let Some((next, crossed)) = step(seam, at, (files, ranks)) {
        if next == from {
            break;
        }
        seen |= bit(next);
        if occupied & bit(next) != 0 {
            break;
        }
        if crossed && matches!(seam, Seam::Mobius) {
            ranks = -ranks;
        }
        at = next;
    }
    seen
}

/// The targets of these steps from each square.
pub const fn leaps(seam: Seam, steps: &[(i8, i8); 8]) -> Table {
    let mut table = [0; 64];
    let mut from = 0;
    while from < 64 {
        let mut index = 0;
        while index < 8 {
            if let Some((to, _)) = step(seam, from, steps[index]) {
                table[from as usize] |= bit(to);
            }
            index += 1;
        }
        from += 1;
    }
    table
}

/// For each square, the squares along the eight directions on a plain, empty board.
static RAYS: [[Set; 8]; 64] = {
    let mut rays = [[0; 8]; 64];
    let mut index = 0;
    while index < 64 * 8 {
        rays[index / 8][index % 8] = walk(Seam::None, (index / 8) as u8, DIRECTIONS[index % 8], 0);
        index += 1;
    }
    rays
};

const fn both(seam: Seam) -> [Table; 2] {
    [leaps(seam, &DIRECTIONS), leaps(seam, &KNIGHT_STEPS)]
}

/// The targets of kings and knights, for each way to join the edges in the order of [`Seam`].
static LEAPS: [[Table; 2]; 3] = [both(Seam::None), both(Seam::Cylinder), both(Seam::Mobius)];

/// The squares where a king may step.
pub fn king(seam: Seam, at: u8) -> Set {
    LEAPS[seam as usize][0][usize::from(at & 63)]
}

/// The squares where a knight may leap.
pub fn knight(seam: Seam, at: u8) -> Set {
    LEAPS[seam as usize][1][usize::from(at & 63)]
}

/// The squares seen along a line (towards higher and towards lower squares), up to and including the first
/// occupied one on either side.
///
/// Twice the lowest occupied bit above, less the highest below, has a bit for everything in between.
fn line(occupied: Set, higher: Set, lower: Set) -> Set {
    let below = (occupied & lower) | 1;
    let highest = 1 << below.ilog2();
    let above = occupied & higher;
    let lowest = above & above.wrapping_neg();
    (lowest << 1).wrapping_sub(highest) & (higher | lower)
}

/// The squares seen along four directions, from one of [`DIRECTIONS`] on.
fn seen(seam: Seam, at: u8, first: usize, occupied: Set) -> Set {
    if seam != Seam::None {
        return DIRECTIONS[first..first + 4]
            .iter()
            .fold(0, |seen, way| seen | walk(seam, at, *way, occupied));
    }
    let rays = &RAYS[usize::from(at & 63)];
    line(occupied, rays[first], rays[first + 2]) | line(occupied, rays[first + 1], rays[first + 3])
}

/// The squares seen straight.
pub fn straight(seam: Seam, at: u8, occupied: Set) -> Set {
    seen(seam, at, 0, occupied)
}

/// The squares seen diagonally.
pub fn diagonal(seam: Seam, at: u8, occupied: Set) -> Set {
    seen(seam, at, 4, occupied)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn lines_are_as_if_walked(occupied: u64, thin: u64) {
            for from in 0..64 {
                for occupied in [occupied, occupied & thin] {
                    let walked = |ways: &[(i8, i8)]| {
                        ways.iter().fold(0, |seen, way| seen | walk(Seam::None, from, *way, occupied))
                    };
                    prop_assert_eq!(straight(Seam::None, from, occupied), walked(&DIRECTIONS[..4]));
                    prop_assert_eq!(diagonal(Seam::None, from, occupied), walked(&DIRECTIONS[4..]));
                }
            }
        }
    }
}
