//! The worth of an agreement to its parties: everybody's outlook after it, and whose hands it binds.

use super::glance::outlook;
use crate::sitting::table::Table;
use liege_engine::{self as engine, Effort};
use liege_game::{Pact, Role, Seat, State};

/// The least change of the outlook that is a reason for a yes or a no.
const SAME: i32 = 50;
/// The number of turns for which nobody minds an agreement that binds them.
const SOON_OVER: u32 = 3;
/// The cost of each further turn to the party that is better off.
const TURN: i32 = 40;
/// The largest worth of an agreement against a seat that is better off than both parties.
const FEAR: i32 = 300;

/// An offer, open in a position.
#[derive(Clone, Debug)]
pub(super) struct Offer {
    /// Its content.
    pub pact: Pact,
    /// The position after everybody has said yes.
    pub agreed: Box<dyn State>,
}

impl Offer {
    /// The open offer with this key, with its consequence. `None` if there is none, or if nobody could accept
    /// it.
    pub(super) fn open(state: &dyn State, key: &str) -> Option<Offer> {
        let pact = state.pacts().into_iter().find(|pact| pact.key == key && pact.is_offer())?;
        let mut agreed = state.boxed();
        let mut agrees = false;
        for seat in pact.parties.iter() {
            if let Some(yes) = ways(&*agreed, Role::Accept, key, seat).into_iter().next() {
                agreed.play(&yes).ok()?;
                agrees = true;
            }
        }
        agrees.then_some(Offer { pact, agreed })
    }

    /// Whether it would end the game without a winner.
    pub(super) fn is_draw(&self) -> bool {
        self.agreed.outcome().is_some_and(|outcome| outcome.drawn)
    }

    /// The gain of a seat if this is agreed rather than the game goes on as in `else_state`, which is worth
    /// `before` to it.
    pub(super) fn gain(
        &self,
        table: &Table,
        (else_state, before): (&dyn State, i32),
        seat: Seat,
        effort: &Effort,
    ) -> i32 {
        let worth = |state: &dyn State, seat| outlook(table, state, seat, effort);
        let change = worth(&*self.agreed, seat) - before;
        let mut others = self.pact.parties.iter().filter(|other| *other != seat);
        let (Some(other), None) = (others.next(), others.next()) else { return change };
        if change.abs() >= SAME {
            return change;
        }
        // An agreement between two is worth the harm that the other could do, less the harm that the seat
        // itself could do…
        let spared = engine::menace(else_state, other, seat) - engine::menace(else_state, seat, other);
        // …and as much as both have to fear a seat that is better off than either.
        let theirs = worth(else_state, other);
        let strangers = else_state.alive().iter().filter(|third| !self.pact.parties.contains(*third));
        let lead =
            strangers.map(|third| worth(else_state, third) - before.max(theirs)).max().unwrap_or_default();
        let long = self.pact.turns.map_or(0, |turns| turns.saturating_sub(SOON_OVER)).min(9) as i32 * TURN;
        change + spared + (lead / 2).clamp(0, FEAR) - if before > theirs { long } else { 0 }
    }
}

/// The acts of a seat with this role for this key.
pub(super) fn ways(state: &dyn State, role: Role, key: &str, seat: Seat) -> Vec<String> {
    let fits = |action: &String| {
        state.actor(action) == Some(seat)
            && state.act(action).is_some_and(|info| info.role == role && info.key.as_deref() == Some(key))
    };
    state.acts().into_iter().filter(fits).collect()
}
