//! Steps, leaps and slides of pieces on one board: tables made at compile time, and lines with their blocking
//! pieces.
//!
//! A move between boards is a step on the flat board too, with a level changed: a triagonal step is a
//! diagonal one, a Paladin's leap a straight one. So one table serves all levels.

use super::board::{FILES, PLACES, Plane, RANKS};

/// For each place of a board, a set of places.
type Table = [Plane; PLACES];

const fn table(steps: &[(i32, i32)]) -> Table {
    let mut table = [0; PLACES];
    let mut place = 0;
    while place < PLACES {
        let mut index = 0;
        while index < steps.len() {
            let file = (place % FILES) as i32 + steps[index].0;
            let rank = (place / FILES) as i32 + steps[index].1;
            if file >= 0 && file < FILES as i32 && rank >= 0 && rank < RANKS as i32 {
                table[place] |= 1 << (rank as usize * FILES + file as usize);
            }
            index += 1;
        }
        place += 1;
    }
    table
}

/// One step along a file or rank: the places *beside*.
pub static BESIDE: Table = table(&[(0, 1), (1, 0), (0, -1), (-1, 0)]);
/// One step diagonally.
pub static DIAGONAL: Table = table(&[(1, 1), (1, -1), (-1, -1), (-1, 1)]);
/// One step any way: the places *around*.
pub static AROUND: Table = table(&[(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]);
/// Two steps along a file or rank.
pub static BESIDE_2: Table = table(&[(0, 2), (2, 0), (0, -2), (-2, 0)]);
/// Two steps diagonally.
pub static DIAGONAL_2: Table = table(&[(2, 2), (2, -2), (-2, -2), (-2, 2)]);
/// A knight's leap.
pub static KNIGHT: Table = table(&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
/// The Griffon's leap.
pub static GRIFFON: Table = table(&[(2, 3), (3, 2), (3, -2), (2, -3), (-2, -3), (-3, -2), (-3, 2), (-2, 3)]);

/// The directions of lines: files and ranks. Those towards higher places come first, straight before
/// diagonal; the opposite of each is four further.
const DIRECTIONS: [(i32, i32); 8] = [(0, 1), (1, 0), (1, 1), (-1, 1), (0, -1), (-1, 0), (-1, -1), (1, -1)];

const fn ray(direction: usize) -> Table {
    let (files, ranks) = DIRECTIONS[direction];
    let mut steps = [(0, 0); FILES];
    let mut index = 0;
    while index < FILES {
        let far = index as i32 + 1;
        steps[index] = (files * far, ranks * far);
        index += 1;
    }
    table(&steps)
}

static RAYS: [Table; 8] = [ray(0), ray(1), ray(2), ray(3), ray(4), ray(5), ray(6), ray(7)];

const fn lines(first: usize) -> Table {
    let mut lines = [0; PLACES];
    let mut place = 0;
    while place < PLACES {
        lines[place] =
            RAYS[first][place] | RAYS[first + 1][place] | RAYS[first + 4][place] | RAYS[first + 5][place];
        place += 1;
    }
    lines
}

/// A whole file and rank, without the place itself.
pub static STRAIGHTS: Table = lines(0);
/// Both whole diagonals, without the place itself.
pub static DIAGONALS: Table = lines(2);

/// The places seen along one line (towards higher and towards lower places), up to and including the first
/// occupied one on either side.
///
/// Twice the lowest occupied bit above, less the highest below, has a bit for everything in between.
#[inline]
fn line(occupied: Plane, higher: Plane, lower: Plane) -> Plane {
    let below = (occupied & lower) | 1;
    let highest = 1 << below.ilog2();
    let above = occupied & higher;
    let lowest = above & above.wrapping_neg();
    (lowest << 1).wrapping_sub(highest) & (higher | lower)
}

/// The places seen straight.
#[inline]
pub fn straight(place: usize, occupied: Plane) -> Plane {
    line(occupied, RAYS[0][place], RAYS[4][place]) | line(occupied, RAYS[1][place], RAYS[5][place])
}

/// The places seen diagonally.
#[inline]
pub fn diagonal(place: usize, occupied: Plane) -> Plane {
    line(occupied, RAYS[2][place], RAYS[6][place]) | line(occupied, RAYS[3][place], RAYS[7][place])
}

/// The places strictly between two of one line; none if they share no line.
#[inline]
pub fn between(one: usize, other: usize) -> Plane {
    let end = 1 << other;
    (0..8).find(|way| RAYS[*way][one] & end != 0).map_or(0, |way| RAYS[way][one] & RAYS[(way + 4) % 8][other])
}

#[cfg(test)]
mod tests {
    use super::super::board::Square;
    use super::*;

    /// The squares between two squares of one board on one line, from the first on.
    fn passed(from: Square, to: Square) -> impl Iterator<Item = Square> {
        let (_, files, ranks) = from.offset(to);
        let way = (0, files.signum(), ranks.signum());
        let far = files.abs().max(ranks.abs());
        (1..far).filter_map(move |step| from.step((0, way.1 * step, way.2 * step)))
    }

    /// The places seen along lines, found step by step.
    fn walk(place: usize, occupied: Plane, directions: &[(i32, i32)]) -> Plane {
        let mut seen = 0;
        for (files, ranks) in directions {
            let mut at = Square::new(0, place);
            while let Some(next) = at.step((0, *files, *ranks)) {
                seen |= next.bit();
                if occupied & next.bit() != 0 {
                    break;
                }
                at = next;
            }
        }
        seen
    }

    #[test]
    fn lines_stop_at_the_first_piece() {
        let mut mix: u128 = 0x1234_5678_9abc_def0_0fed_cba9_8765_4321;
        for round in 0..400 {
            mix = mix.wrapping_mul(0x2360_ed05_1fc6_5da4_4385_df64_9fcc_f645).wrapping_add(0x9e37_79b9);
            let occupied = (mix ^ (mix >> 64)) & (mix >> (round % 40)) & super::super::board::WHOLE;
            for place in 0..PLACES {
                let ways = [DIRECTIONS[0], DIRECTIONS[1], DIRECTIONS[4], DIRECTIONS[5]];
                assert_eq!(straight(place, occupied), walk(place, occupied, &ways), "{place} {occupied:x}");
                let ways = [DIRECTIONS[2], DIRECTIONS[3], DIRECTIONS[6], DIRECTIONS[7]];
                assert_eq!(diagonal(place, occupied), walk(place, occupied, &ways), "{place} {occupied:x}");
            }
        }
    }

    #[test]
    fn between_is_what_is_passed() {
        for one in Square::all().take(PLACES) {
            for other in Square::all().take(PLACES) {
                let in_line = (STRAIGHTS[one.place()] | DIAGONALS[one.place()]) & other.bit() != 0;
                let expected = passed(one, other).fold(0, |set, square| set | square.bit());
                let expected = if in_line { expected } else { 0 };
                assert_eq!(between(one.place(), other.place()), expected, "{one} {other}");
            }
        }
    }
}
