//! The ledger: every offer and motion of a table, its outcome, and the agreements in force.
//!
//! It follows from the log alone: offers of the game from the [`liege_game::News`] of its events and the
//! [`liege_game::Pact`]s of its positions, motions from the table's own entries.

use crate::stored::motion::Motion;
use jiff::Timestamp;
use liege_game::{Pact, Seat, SeatSet};
use liege_words::Message;

/// The subject of a deal.
#[derive(Clone, Debug, PartialEq)]
pub enum Matter {
    /// An offer of the game, by its key.
    Game(String),
    /// A motion.
    Motion(Motion),
}

/// The state of an offer or motion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DealState {
    /// Waiting for answers.
    Open {
        /// The seats that have to answer (none: a member without a seat has to, see [`Motion::Hand`]).
        waiting: SeatSet,
        /// The time limit, if there is one.
        until: Option<Timestamp>,
    },
    /// Agreed.
    Made,
    /// Refused.
    Refused {
        /// The seat that refused; `None` for a member without a seat.
        by: Option<Seat>,
    },
    /// Taken back by the proposer.
    Withdrawn,
    /// Ended by the game without an answer (somebody completed a turn).
    Lapsed,
    /// Ended by its time limit.
    Expired,
    /// Ended because the position changed, or taken back with the action that made it.
    Void,
}

/// The state of an agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Faith {
    /// In force.
    Kept,
    /// Suspended.
    Suspended {
        /// The seat that suspended it.
        by: Seat,
    },
    /// Ended in a permitted way.
    Ended,
    /// Ended by somebody who broke it.
    Broken {
        /// The seat that broke it.
        by: Seat,
    },
}

/// An agreement that a deal has led to.
#[derive(Clone, Debug, PartialEq)]
pub struct Agreement {
    /// The number of the entry that made it; 0 if it existed at the start.
    pub since: usize,
    /// Its state.
    pub faith: Faith,
    /// The number of the entry that last suspended it, while it is suspended; 0 if it was so at the start.
    pub suspended: Option<usize>,
    /// The number of the entry that ended it.
    pub ended: Option<usize>,
    /// The game's data about it: as it is, or as it last was.
    pub pact: Pact,
}

/// An offer or motion with its outcome.
#[derive(Clone, Debug, PartialEq)]
pub struct Deal {
    /// The number of the entry that opened it; 0 if it existed at the start.
    pub number: usize,
    /// Its subject.
    pub matter: Matter,
    /// The seat that made it; `None` for the host, or if it is unknown (an agreement from the start
    /// position).
    pub proposer: Option<Seat>,
    /// All seats that it concerns, with the proposer.
    pub parties: SeatSet,
    /// Its content, as a noun phrase.
    pub terms: Message,
    /// The sentence with which it was made.
    pub spoken: Option<Message>,
    /// Its state.
    pub state: DealState,
    /// The number of the entry since which it waits, or last waited, for answers: the one that opened it, or
    /// the takeback that reopened it.
    pub waits_since: usize,
    /// The number of the entry that decided it.
    pub decided: Option<usize>,
    /// The agreement that it led to, for deals of the game.
    pub agreement: Option<Agreement>,
    /// Whether everybody may know of the offer and its answer.
    pub open_offer: bool,
    /// Whether everybody may know of the agreement.
    pub open_agreement: bool,
}

impl Deal {
    /// Whether it waits for an answer.
    pub fn is_open(&self) -> bool {
        matches!(self.state, DealState::Open { .. })
    }

    /// Whether a reader who holds `seats` (empty for everybody else) may know of the offer.
    #[must_use]
    pub fn offer_known_to(&self, seats: SeatSet) -> bool {
        self.open_offer || seats.iter().any(|seat| self.parties.contains(seat))
    }

    /// Whether a reader who holds `seats` may know of the agreement that it led to.
    #[must_use]
    pub fn agreement_known_to(&self, seats: SeatSet) -> bool {
        self.open_agreement || seats.iter().any(|seat| self.parties.contains(seat))
    }

    /// The key, for deals of the game.
    pub fn key(&self) -> Option<&str> {
        match &self.matter {
            Matter::Game(key) => Some(key),
            Matter::Motion(_) => None,
        }
    }
}

/// All deals of a table, in the order in which they were opened.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ledger {
    /// The deals.
    pub deals: Vec<Deal>,
}

impl Ledger {
    /// The deal that the entry with this number opened.
    #[must_use]
    pub fn deal(&self, number: usize) -> Option<&Deal> {
        self.deals.iter().find(|deal| deal.number == number)
    }

    /// The offers and motions that wait for an answer.
    pub fn open(&self) -> impl Iterator<Item = &Deal> {
        self.deals.iter().filter(|deal| deal.is_open())
    }

    /// The agreements in force or suspended.
    pub fn standing(&self) -> impl Iterator<Item = &Deal> {
        self.deals.iter().filter(|deal| {
            deal.agreement
                .as_ref()
                .is_some_and(|made| matches!(made.faith, Faith::Kept | Faith::Suspended { .. }))
        })
    }
}
