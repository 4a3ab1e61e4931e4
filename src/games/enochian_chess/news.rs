//! What a happening changed between seats: the turns of offers and agreements.

use super::happening::{Happening, Matter};
use crate::game::{News, Seat, SeatSet, Turn};

impl Matter {
    /// What offers, answers and the agreement share. At most one exchange is offered at a time, so it
    /// needs no names.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Matter::Draw => "draw",
            Matter::Exchange { .. } => "exchange",
        }
    }
}

fn pair(one: Seat, other: Seat) -> SeatSet {
    [one, other].into_iter().collect()
}

/// An exchange is fulfilled as soon as it is made.
pub(super) fn fulfilled(one: Seat, other: Seat) -> News {
    News { key: "exchange".to_owned(), parties: pair(one, other), turn: Turn::Ended, evident: true }
}

/// What `happening` changed between seats; `active`: who played before the action, for the draw joins all
/// of them; `agreed`: whether that action ends the game by agreement.
pub(super) fn news(happening: &Happening, active: SeatSet, agreed: bool) -> Option<News> {
    let of = |matter: Matter, turn: Turn| {
        let parties = match matter {
            Matter::Draw => active,
            Matter::Exchange { by, to, .. } => pair(by, to),
        };
        // Everybody sees the game end.
        Some(News { key: matter.key().to_owned(), parties, turn, evident: agreed })
    };
    match *happening {
        Happening::Offered { matter, .. } => of(matter, Turn::Offered),
        Happening::Joined { .. } => of(Matter::Draw, Turn::Joined),
        Happening::DrawAgreed => of(Matter::Draw, Turn::Made),
        Happening::Refused { matter, .. } => of(matter, Turn::Refused),
        Happening::Withdrawn { matter, .. } => of(matter, Turn::Withdrawn),
        Happening::Void { matter, .. } => of(matter, Turn::Void),
        Happening::Exchanged { proposer, by, .. } => {
            Some(News { turn: Turn::Made, ..fulfilled(proposer, by) })
        }
        Happening::Over { .. } if agreed => of(Matter::Draw, Turn::Ended),
        _ => None,
    }
}
