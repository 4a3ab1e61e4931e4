//! What is left out near the horizon, where nothing has to be proved: of three sides there are so many moves that whoever
//! looks at all of them sees one move less far.

/// How many moves deep a position near the horizon is still looked at, at most.
const NEAR: i32 = 3;
/// What a move more may cost, in hundredths of a pawn.
const COST: i32 = 130;

/// A position near the horizon.
#[derive(Clone, Copy, Debug)]
pub(super) struct Horizon {
    /// What it is worth as it stands, to the side to move.
    stands: i32,
    /// How many moves deep it is still looked at.
    depth: i32,
}

impl Horizon {
    /// The horizon of a position that is looked at so deep, if it is near.
    pub(super) fn of(depth: i32, stands: impl FnOnce() -> i32) -> Option<Horizon> {
        (depth <= NEAR).then(|| Horizon { stands: stands(), depth })
    }

    /// What it is worth at least, where that is more than `beta` by so much that the few moves left hardly change it.
    pub(super) fn at_least(self, beta: i32) -> Option<i32> {
        (self.stands - COST * self.depth >= beta).then_some(self.stands)
    }

    /// What it is worth at most by a quiet move, where that can hardly bring it to `alpha`.
    pub(super) fn at_most(self, alpha: i32) -> Option<i32> {
        let hope = match self.depth {
            1 => 150,
            2 => 350,
            _ => return None,
        };
        (self.stands + hope <= alpha).then_some(self.stands)
    }

    /// How many moves are tried, the most promising first, before quiet ones are left out.
    pub(super) fn tries(self) -> usize {
        match self.depth {
            1 => 18,
            2 => 30,
            _ => usize::MAX,
        }
    }
}

/// How much less deep a quiet move is looked at first, if so many were tried before it. `many`: where there are so many moves
/// that this begins sooner.
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
        // Enough, and more so the fewer moves are left.
        assert_eq!([1, 2, 3].map(|depth| at(depth).at_least(300)), [Some(500), None, None]);
        assert_eq!([1, 2, 3].map(|depth| at(depth).at_least(100)), [Some(500), Some(500), Some(500)]);
        // Too little for a quiet move.
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
