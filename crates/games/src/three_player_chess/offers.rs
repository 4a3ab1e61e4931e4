//! The open offers.

use super::action::Object;
use super::position::{ORDERED_PAIRS, Position};
use liege_game::Seat;

impl Position {
    /// The open offers with their proposers, in the order of the notation.
    #[must_use]
    pub fn open_offers(&self) -> Vec<(Object, Seat)> {
        let mut offers = Vec::new();
        for (lord, vassal) in ORDERED_PAIRS {
            if let Some(by) = self.bond_offers[lord.index()][vassal.index()] {
                offers.push((Object::Bond { lord, vassal }, by));
            }
        }
        for pair in 0..3 {
            if let Some((turns, by)) = self.truce_offers[pair] {
                offers.push((Object::Truce { pair, turns: Some(turns) }, by));
            }
        }
        if let Some((by, _)) = self.draw_offer {
            offers.push((Object::Draw, by));
        }
        offers
    }
}
