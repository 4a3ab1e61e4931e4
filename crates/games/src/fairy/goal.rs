//! Goals on the board: pieces of some kinds in a region.

use super::definition::Definition;
use super::position::Position;
use super::settings::Names;
use super::tables::Set;

impl Position {
    /// The pieces of a side among some kinds.
    pub(super) fn among(&self, game: &Definition, side: usize, names: Names) -> Set {
        if names.all {
            return self.sides[side];
        }
        let kinds = (0..game.kinds.len() as u8).filter(|kind| names.has(game.kinds[usize::from(*kind)].name));
        kinds.fold(0, |set, kind| set | self.men(side, kind))
    }

    /// Whether a side has enough pieces in its goal.
    pub fn in_goal(&self, game: &Definition, side: usize) -> bool {
        let region = game.flag_region[side];
        let there = self.among(game, side, game.rules.flag_piece[side]) & region;
        region != 0 && there.count_ones() >= game.rules.flag_count
    }
}
