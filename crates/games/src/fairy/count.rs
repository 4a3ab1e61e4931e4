//! The count of makruk: how long a side may try to mate.

use super::definition::Definition;
use super::names::Name;
use super::position::Position;

impl Position {
    /// The limit that a side to move would begin to count to, in half-moves; 0: none.
    fn limit_for(&self, game: &Definition, side: usize) -> u32 {
        let kind = |name: Name| game.kinds.iter().position(|kind| kind.name == name).map(|kind| kind as u8);
        let count = |name: &str| {
            let kind = Name::of(name).and_then(kind);
            kind.map_or(0, |kind| self.men(1 - side, kind).count_ones())
        };
        let pawns = game.pawn.map_or(0, |pawn| self.kinds[usize::from(pawn)]);
        if pawns != 0 || self.sides[1 - side].count_ones() <= 1 {
            return 0;
        }
        if self.sides[side].count_ones() > 1 {
            return 2 * 64;
        }
        let moves = match (count("rook"), count("silver"), count("knight")) {
            (2.., ..) => 8,
            (1, ..) => 16,
            (_, 2.., _) => 22,
            (_, _, 2..) => 32,
            (_, 1, _) => 44,
            _ => 64,
        };
        2 * moves
    }

    /// Counts on after a move of `us`, or begins a count.
    pub(super) fn count_on(&mut self, game: &Definition, us: usize, taken: u8, promoted: bool) {
        let men = (self.sides[0] | self.sides[1]).count_ones();
        let bare = |position: &Position, side: usize| position.sides[side].is_power_of_two();
        let captured = taken < super::position::WALL;
        if self.limit > 0 {
            self.counted += 1;
        }
        let next = 1 - us;
        let begins = self.limit == 0 || bare(self, next) && (captured || promoted);
        let limit = self.limit_for(game, next);
        if begins && limit > 0 {
            self.limit = limit;
            self.counted = if bare(self, next) { 2 * men } else { 0 };
        } else if self.limit == 0 && bare(self, us) && game.pawn == Some(taken) && captured {
            let limit = self.limit_for(game, us);
            if limit > 0 {
                self.limit = limit;
                self.counted = (2 * men).saturating_sub(1);
            }
        }
    }
}
