//! The ledger: every offer and motion of a table, what became of it, and the agreements that stand.
//!
//! It follows from the log alone: offers of the game from the [`liege_game::News`] of its events and the
//! [`liege_game::Pact`]s of its positions, motions from the table's own entries.

use crate::stored::motion::Motion;
use jiff::Timestamp;
use liege_game::{Pact, Seat, SeatSet};
use liege_words::Message;

/// What is dealt about.
#[derive(Clone, Debug, PartialEq)]
pub enum Matter {
    /// An offer of the game, by its key.
    Game(String),
    /// A motion.
    Motion(Motion),
}

/// How an offer or motion stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DealState {
    /// Waiting for answers.
    Open {
        /// Of these seats (none: of a member who holds no seat, see [`Motion::Hand`]).
        waiting: SeatSet,
        /// Until then, if time alone ends it.
        until: Option<Timestamp>,
    },
    /// Agreed.
    Made,
    /// Refused.
    Refused {
        /// By whom; `None`: a member without a seat.
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

/// How an agreement stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Faith {
    /// In force.
    Kept,
    /// Suspended.
    Suspended {
        /// By whom.
        by: Seat,
    },
    /// Ended as it may end.
    Ended,
    /// Ended by somebody who broke it.
    Broken {
        /// Who.
        by: Seat,
    },
}

/// An agreement that came of a deal.
#[derive(Clone, Debug, PartialEq)]
pub struct Agreement {
    /// The number of the entry that made it; 0: it stood at the start.
    pub since: usize,
    /// How it stands.
    pub faith: Faith,
    /// The number of the entry that suspended it last, while it is suspended; 0: it was so at the start.
    pub suspended: Option<usize>,
    /// The number of the entry that ended it.
    pub ended: Option<usize>,
    /// What the game says of it: as it stands, or as it last stood.
    pub pact: Pact,
}

/// An offer or motion, with what became of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Deal {
    /// The number of the entry that opened it; 0: it stood at the start.
    pub number: usize,
    /// What is dealt about.
    pub matter: Matter,
    /// Who made it; `None`: the host, or nobody known (an agreement from the start position).
    pub proposer: Option<Seat>,
    /// Everybody whom it joins, the proposer included.
    pub parties: SeatSet,
    /// What it is about, as a noun phrase.
    pub terms: Message,
    /// How it was said.
    pub spoken: Option<Message>,
    /// How it stands.
    pub state: DealState,
    /// The number of the entry since which it waits, or last waited, for answers: the one that opened it, or
    /// the takeback that opened it again.
    pub waits_since: usize,
    /// The number of the entry that decided it.
    pub decided: Option<usize>,
    /// What came of it, for deals of the game.
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

    /// Whether a reader who holds `seats` (none: everybody else) may know of the offer as such.
    #[must_use]
    pub fn offer_known_to(&self, seats: SeatSet) -> bool {
        self.open_offer || seats.iter().any(|seat| self.parties.contains(seat))
    }

    /// Whether they may know of the agreement that came of it.
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
    /// They.
    pub deals: Vec<Deal>,
}

impl Ledger {
    /// The deal that the entry of that number opened.
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
