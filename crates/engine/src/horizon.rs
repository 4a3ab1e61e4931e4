//! Cuts near the horizon, for searches that need no proof. In games of three sides there are so many moves
//! that a search of all of them sees one move less far.

/// The largest remaining depth, in moves, that counts as near the horizon.
const NEAR: i32 = 3;
/// The largest change, in hundredths of a pawn, that one more move is expected to bring.
const COST: i32 = 130;

/// A position near the horizon.
#[derive(Clone, Copy, Debug)]
pub(super) struct Horizon {
    /// The static value for the side to move.
    stands: i32,
    /// The remaining search depth in moves.
    depth: i32,
}

impl Horizon {
    /// The horizon of a position with this remaining depth, if it is near.
    pub(super) fn of(depth: i32, stands: impl FnOnce() -> i32) -> Option<Horizon> {
        (depth <= NEAR).then(|| Horizon { stands: stands(), depth })
    }

    /// A lower bound of the value, if the position is so far above `beta` that the remaining moves can hardly
    /// change it.
    pub(super) fn at_least(self, beta: i32) -> Option<i32> {
        (self.stands - COST * self.depth >= beta).then_some(self.stands)
    }

    /// An upper bound of the value after a quiet move, if such a move can hardly reach `alpha`.
    pub(super) fn at_most(self, alpha: i32) -> Option<i32> {
        let hope = match self.depth {
            1 => 150,
            2 => 350,
            _ => return None,
        };
        (self.stands + hope <= alpha).then_some(self.stands)
    }

    /// The number of moves, the most promising first, that are tried before quiet moves are left out.
    pub(super) fn tries(self) -> usize {
        match self.depth {
            1 => 18,
            2 => 30,
            _ => usize::MAX,
        }
    }
}

/// The number by which a quiet move's first search is shallower, after this many others were tried. `many`:
/// the position has many moves, so the cut begins earlier.
pub(super) fn less(many: bool, depth: i32, tried: usize) -> i32 {
    let (first, later, shallow, deep) = if many { (3, 12, 2, 5) } else { (4, 16, 3, 7) };
    if tried < first || depth < shallow {
        return 0;
    }
    1 + i32::from(tried >= later && depth >= 3) + i32::from(depth >= deep)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_the_horizon_what_can_hardly_matter_is_left_out() {
        assert!(Horizon::of(4, || unreachable!("it is not near")).is_none());
        let at = |depth| Horizon::of(depth, || 500).unwrap();
        // Good enough to stop; the fewer moves are left, the sooner.
        assert_eq!([1, 2, 3].map(|depth| at(depth).at_least(300)), [Some(500), None, None]);
        assert_eq!([1, 2, 3].map(|depth| at(depth).at_least(100)), [Some(500), Some(500), Some(500)]);
        // Too far behind for a quiet move to help.
        assert_eq!([1, 2, 3].map(|depth| at(depth).at_most(700)), [Some(500), None, None]);
        assert_eq!([1, 2, 3].map(|depth| at(depth).at_most(900)), [Some(500), Some(500), None]);
    }

    #[test]
    fn the_later_a_move_is_tried_the_less_deep() {
        assert_eq!([0, 3, 4, 15, 16].map(|tried| less(false, 3, tried)), [0, 0, 1, 1, 2]);
        assert_eq!([0, 2, 3, 11, 12].map(|tried| less(true, 3, tried)), [0, 0, 1, 1, 2]);
        assert_eq!([2, 3, 7].map(|depth| less(false, depth, 16)), [0, 2, 3]);
        assert_eq!([1, 2, 3, 5].map(|depth| less(true, depth, 12)), [0, 1, 2, 3]);
    }
}
