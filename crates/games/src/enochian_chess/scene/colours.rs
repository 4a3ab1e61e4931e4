//! The colours of armies and seats, and the shapes of kinds.

use crate::enochian_chess::army::Army;
use crate::enochian_chess::board::Kind;
use crate::enochian_chess::spec::SPEC;
use liege_game::Seat;
use liege_game::scene::{Army as Livery, Art};

/// The colours of an army.
pub(super) fn livery(army: Army) -> Livery {
    colours(army.seat())
}

/// The colours of a seat.
pub(super) fn colours(seat: Seat) -> Livery {
    SPEC.armies.get(seat.index()).copied().unwrap_or(Livery::Stone)
}

pub(super) fn art(kind: Kind) -> Art {
    SPEC.kind(kind.into()).art
}
