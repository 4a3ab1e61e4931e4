//! The yards: the corner at each player's left hand (section 2).

use crate::bits::Set;

/// A way to lay out the yards.
#[derive(Debug)]
pub struct Home {
    /// Its name in the option.
    pub id: &'static str,
    /// The number of files of White's yard on each rank, from the first.
    files: &'static [u8],
}

/// The layouts; the first is the default.
pub static HOMES: [Home; 5] = [
    Home { id: "3x3", files: &[3, 3, 3] },
    Home { id: "triangle10", files: &[4, 3, 2, 1] },
    Home { id: "3x4", files: &[3, 3, 3, 3] },
    Home { id: "4x3", files: &[4, 4, 4] },
    Home { id: "4x4", files: &[4, 4, 4, 4] },
];

impl Home {
    /// White's yard, and Black's, which is White's turned round.
    pub fn yards(&self) -> [Set; 2] {
        let rank = |(rank, files): (usize, &u8)| ((1_u64 << files) - 1) << (8 * rank);
        let white: Set = self.files.iter().enumerate().map(rank).sum();
        [white, white.reverse_bits()]
    }
}
