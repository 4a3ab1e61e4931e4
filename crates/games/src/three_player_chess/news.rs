//! The change that an event made between seats: the turns of offers and agreements.

use super::action::Object;
use super::happening::{BondEnd, Happening, TruceEnd};
use liege_game::{News, Seat, SeatSet, Turn};

/// The change that `happening` made between seats; `living`: the living seats before the action, because a
/// draw joins all of them.
pub(super) fn news(happening: &Happening, living: SeatSet) -> Option<News> {
    let of = |object: Object, turn: Turn| {
        let parties = object.seats().map_or(living, |seats| seats.into_iter().collect());
        // "I am my own lord" is written in the move.
        let evident = matches!(happening, Happening::Unbound { why: BondEnd::Throne, .. });
        Some(News { key: object.key(), parties, turn, evident })
    };
    let bond = |lord: Seat, vassal: Seat, turn: Turn| of(Object::Bond { lord, vassal }, turn);
    let truce = |pair: usize, turn: Turn| of(Object::Truce { pair, turns: None }, turn);
    match *happening {
        // An order uses up the claim.
        Happening::Moved { seat, actor, .. } if actor != seat => bond(actor, seat, Turn::Used),
        Happening::Offered { object, .. } => of(object, Turn::Offered),
        Happening::DrawAccepted { .. } => of(Object::Draw, Turn::Joined),
        Happening::DrawAgreed => of(Object::Draw, Turn::Made),
        Happening::Refused { object, .. } => of(object, Turn::Refused),
        Happening::Withdrawn { object, .. } => of(object, Turn::Withdrawn),
        Happening::Lapsed { object, .. } => of(object, Turn::Lapsed),
        Happening::Void { object, .. } => of(object, Turn::Void),
        Happening::Bound { lord, vassal, .. } => bond(lord, vassal, Turn::Made),
        Happening::Suspended { lord, vassal, .. } | Happening::StaysSuspended { lord, vassal, .. } => {
            bond(lord, vassal, Turn::Suspended)
        }
        Happening::Restored { lord, vassal } => bond(lord, vassal, Turn::Resumed),
        Happening::Unbound { lord, vassal, .. } => bond(lord, vassal, Turn::Ended),
        Happening::Claimed { lord, vassal }
        | Happening::Waived { lord, vassal }
        | Happening::Obeyed { lord, vassal }
        | Happening::ClaimLapsed { lord, vassal }
        | Happening::ChoiceForfeited { lord, vassal } => bond(lord, vassal, Turn::Used),
        Happening::TruceMade { pair, .. } => truce(pair, Turn::Made),
        Happening::TruceEnded { pair, why } => truce(
            pair,
            match why {
                TruceEnd::Broken { by } => Turn::Broken { by },
                TruceEnd::Forced { .. }
                | TruceEnd::Expired
                | TruceEnd::PartyOut { .. }
                | TruceEnd::PartyVassal { .. } => Turn::Ended,
            },
        ),
        // A draw agreed on is fulfilled by the end of the game.
        Happening::Over { agreed: true, .. } => of(Object::Draw, Turn::Ended),
        Happening::Moved { .. }
        | Happening::Check { .. }
        | Happening::CheckStands { .. }
        | Happening::Mated { .. }
        | Happening::Resigned { .. }
        | Happening::Passed { .. }
        | Happening::Stalemate { .. }
        | Happening::AllPassed
        | Happening::Command { .. }
        | Happening::Over { .. } => None,
    }
}
