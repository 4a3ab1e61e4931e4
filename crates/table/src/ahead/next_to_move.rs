//! The seats that move after the seats that are to move now.

use crate::sitting::table::Table;
use liege_game::SeatSet;

/// The number of moves of a turn that are tried to find who moves next.
const MOVES_OF_A_TURN: usize = 12;

impl Table {
    /// The seats that move after the present ones, as far as that can be told: the next seats after the first
    /// legal move that the rules list. Empty if the game would be over, or all seats move at once.
    pub fn next_to_move(&self) -> SeatSet {
        let mut ahead = self.state().boxed();
        let now = self.to_move();
        // A turn may have several moves.
        for _ in 0..MOVES_OF_A_TURN {
            let action = ahead.chance().into_iter().next().or_else(|| ahead.samples().into_iter().next());
            if action.is_none_or(|action| ahead.play(&action).is_err()) || ahead.outcome().is_some() {
                break;
            }
            let next: SeatSet = ahead.to_move().iter().filter(|seat| !now.contains(*seat)).collect();
            if !next.is_empty() {
                return next;
            }
        }
        SeatSet::EMPTY
    }
}
