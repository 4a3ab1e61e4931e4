//! Near misses.

use super::super::board::Cell;
use super::letters::{self, Place};

/// The canonical names of what a place may be, for a message.
pub(super) fn name(place: &Place) -> String {
    match place {
        Place::Cell(cell) => both(*cell),
        Place::Short(zone, number) => {
            format!("{}{number} («{}{number}»)", zone.letter(), letters::russian_zone(*zone))
        }
        Place::Fault(_) => String::new(),
    }
}

/// A cell in both alphabets: RV14 («КС14»).
fn both(cell: Cell) -> String {
    format!("{cell} («{}»)", letters::russian(cell))
}
