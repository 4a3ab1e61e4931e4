//! Castling: which king and rook may still castle, and what has to be empty and safe for it.

use super::bits::{Set, bit};
use super::board::{Board, Side};

/// The castlings that are not lost, a bit for each of [`CASTLINGS`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rights(u8);

/// One of the four castlings.
#[derive(Debug)]
pub struct Castling {
    /// Its letter in position strings.
    pub sign: char,
    /// Whose.
    pub side: Side,
    /// Where the king stands and where it goes.
    pub king: (u8, u8),
    /// Where the rook stands and where it goes.
    pub rook: (u8, u8),
    /// What has to be empty.
    pub between: Set,
    /// What the king stands on, crosses and lands on: none of it may be attacked.
    pub path: Set,
}

const fn castling(sign: char, side: Side, first: u8, is_short: bool) -> Castling {
    let king = first + 4;
    let (to, rook, between) = if is_short {
        (king + 2, (first + 7, king + 1), bit(king + 1) | bit(king + 2))
    } else {
        (king - 2, (first, king - 1), bit(king - 1) | bit(king - 2) | bit(king - 3))
    };
    Castling { sign, side, king: (king, to), rook, between, path: bit(king) | bit(rook.1) | bit(to) }
}

/// All four, in the order of the position string.
pub static CASTLINGS: [Castling; 4] = [
    castling('K', Side::White, 0, true),
    castling('Q', Side::White, 0, false),
    castling('k', Side::Black, 56, true),
    castling('q', Side::Black, 56, false),
];

/// For each square, the rights that remain when something leaves it or comes there.
static KEPT: [u8; 64] = {
    let mut kept = [0b1111; 64];
    kept[4] = 0b1100;
    kept[7] = 0b1110;
    kept[0] = 0b1101;
    kept[60] = 0b0011;
    kept[63] = 0b1011;
    kept[56] = 0b0111;
    kept
};

impl Rights {
    /// Whether none is left.
    #[inline]
    #[must_use]
    pub fn are_lost(self) -> bool {
        self.0 == 0
    }

    /// Something leaves a square or comes there.
    #[inline]
    pub fn lose(&mut self, at: u8) {
        self.0 &= KEPT[usize::from(at & 63)];
    }

    /// The castlings that are not lost.
    pub fn iter(self) -> impl Iterator<Item = &'static Castling> {
        CASTLINGS
            .iter()
            .enumerate()
            .filter(move |(index, _)| self.0 & 1 << index != 0)
            .map(|(_, castling)| castling)
    }

    /// Adds one by its letter; whether there is such a letter.
    pub fn add(&mut self, sign: char) -> bool {
        let index = CASTLINGS.iter().position(|castling| castling.sign == sign);
        self.0 |= index.map_or(0, |index| 1 << index);
        index.is_some()
    }
}

impl Castling {
    /// Whether its squares are empty on a board.
    #[inline]
    #[must_use]
    pub fn is_free(&self, board: &Board) -> bool {
        board.occupied() & self.between == 0
    }
}

/// Where the rook stands and where it goes, by the king's target.
#[inline]
#[must_use]
pub fn rook(king_to: u8) -> (u8, u8) {
    // The g-file has an even number, the c-file too; only the g-file has this bit.
    if king_to & 4 != 0 { (king_to + 1, king_to - 1) } else { (king_to - 2, king_to + 1) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_agree() {
        for castling in &CASTLINGS {
            assert_eq!(rook(castling.king.1), castling.rook);
            for at in [castling.king.0, castling.rook.0] {
                let mut rights = Rights(0b1111);
                rights.lose(at);
                assert!(rights.iter().all(|kept| kept.sign != castling.sign), "{}", castling.sign);
            }
        }
    }
}
