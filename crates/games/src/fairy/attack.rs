//! Attacks: who could take on a square, and which pieces must not be left where they can be taken.

use super::definition::Definition;
use super::position::Position;
use super::tables::{Set, Squares, bit, first};

/// The pieces and squares that attacks depend on, after a move or before it.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// The squares with a piece or a wall.
    pub occupied: Set,
    /// The pieces that may attack.
    pub men: Set,
    /// The pieces over which cannons of janggi never jump.
    pub shy: Set,
}

impl Position {
    /// The board as a side's pieces see it.
    #[inline]
    pub fn view(&self, game: &Definition, by: usize) -> View {
        View { occupied: self.occupied(), men: self.sides[by], shy: self.shy(game) }
    }

    /// The pieces over which cannons of janggi never jump.
    #[inline]
    pub fn shy(&self, game: &Definition) -> Set {
        game.janggi_cannon.map_or(0, |kind| self.kinds[usize::from(kind)])
    }

    /// The pieces of a side that could take on a square.
    #[inline]
    pub fn attackers(&self, game: &Definition, by: usize, at: u8, view: &View) -> Set {
        let mut found = 0;
        for (kind, back) in game.back[by].iter().enumerate() {
            let men = self.kinds[kind] & view.men & back.ever[usize::from(at)];
            if men == 0 {
                continue;
            }
            if game.lands[kind] {
                let reach = &game.capture[by][kind];
                for from in Squares(men) {
                    if reach.from(from, view.occupied, 0) & bit(at) != 0 {
                        found |= bit(from);
                    }
                }
                continue;
            }
            let shy = if game.janggi_cannon == Some(kind as u8) { view.shy } else { 0 };
            if shy & bit(at) == 0 {
                found |= back.from(at, view.occupied, shy) & men;
            }
        }
        if game.rules.flying_general {
            found |= self.facing(game, by, at, view);
        }
        found
    }

    /// The king of a side, if it looks at a square along an open line.
    fn facing(&self, game: &Definition, by: usize, at: u8, view: &View) -> Set {
        let king = game.king.map_or(0, |king| self.kinds[usize::from(king)] & view.men);
        let near = king & game.files_and_ranks.ever[usize::from(at)];
        if near == 0 || self.men(1 - by, game.king.unwrap_or_default()) == 0 {
            return 0;
        }
        game.files_and_ranks.from(at, view.occupied, 0) & near
    }

    /// Whether the two kings look at each other along an open line.
    pub fn kings_face(&self, game: &Definition) -> bool {
        let (Some(one), Some(other)) = (self.king(game, 0), self.king(game, 1)) else { return false };
        game.files_and_ranks.from(one, self.occupied(), 0) & bit(other) != 0
    }

    /// The square of a side's king.
    #[inline]
    pub fn king(&self, game: &Definition, side: usize) -> Option<u8> {
        let king = self.men(side, game.king?);
        (king != 0).then(|| first(king))
    }

    /// Whether the side to move is in check.
    pub fn is_check(&self, game: &Definition) -> bool {
        self.checked(game, self.turn) != 0
    }

    /// The pieces of a side that must not be left where they can be taken.
    pub fn royals(&self, game: &Definition, side: usize) -> Set {
        let king = game.king.map_or(0, |king| self.men(side, king));
        if !game.rules.pseudo_royal {
            return king;
        }
        let most = game.rules.extinction_count + 1;
        let guarded = game.extinction.iter().filter(|kind| self.count(side, **kind) <= most);
        guarded.fold(king, |set, kind| set | self.men(side, *kind))
    }

    /// The royal pieces of a side that are attacked.
    pub fn checked(&self, game: &Definition, side: usize) -> Set {
        let (royals, view) = (self.royals(game, side), self.view(game, 1 - side));
        let enemies = if game.rules.blast { self.royals(game, 1 - side) } else { 0 };
        let attacked = |at: &u8| {
            // A taker beside its own king would blow that up.
            game.neighbours[usize::from(*at)] & enemies == 0
                && self.attackers(game, 1 - side, *at, &view) != 0
        };
        Squares(royals).filter(attacked).fold(0, |set, at| set | bit(at))
    }
}
