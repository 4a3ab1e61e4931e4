//! Steps, leaps and slides of men: the kit's lines, and pawns.

use super::bits::{FILE_A, FILE_H, Set, east, west};
use super::side::Side;
use liege_squares::Seam;

pub use crate::lines::{diagonal, king, knight, straight};

/// Every square one rank further forward, from a side's view.
pub fn forward(side: Side, set: Set) -> Set {
    match side {
        Side::White => set << 8,
        Side::Black => set >> 8,
    }
}

/// The squares that pawns of a side attack. They never reach over the seam of a Möbius strip: forward would
/// be backward there.
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
    use crate::bits::bit;

    fn set(names: &str) -> Set {
        let square = |name: &str| name.as_bytes()[0] - b'a' + 8 * (name.as_bytes()[1] - b'1');
        names.split(' ').map(|name| bit(square(name))).sum()
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
}
