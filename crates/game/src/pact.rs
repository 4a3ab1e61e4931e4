//! What stands between seats: offers, agreements, and the acts that make and end them.
//!
//! Diplomacy (in the crates `table` and `chat`) knows no game's acts by name. A game says of
//! each act what it does in the talk ([`ActInfo`]), of each position what stands in it ([`Pact`]), and of
//! each event what it changed ([`News`]); these three meet in the *key*: a short text in the game's
//! notation (`W>R`, `R=W`, `draw`) that names one thing two or more seats deal about. In one position at
//! most one pact has a given key, and an offer has the key of the agreement it would lead to.

use crate::{Seat, SeatSet};
use liege_words::Message;

/// What an act does in the talk between seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Makes an offer.
    Offer,
    /// Says yes to one.
    Accept,
    /// Says no to one.
    Refuse,
    /// Takes one's own offer back.
    Withdraw,
    /// Uses or gives up a right that one has already (an order claimed, an army handed over).
    Declare,
}

/// Acts that differ only in a number, shown as one and asked for the number: `truce for 1…9 rounds`.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// What they share, in the game's notation, without colons: `W offer R=W`.
    pub key: String,
    /// The act with its number left open, as it is said: "Red, truce!".
    pub spoken: Message,
}

/// An act in words.
#[derive(Clone, Debug, PartialEq)]
pub struct ActInfo {
    /// What it does.
    pub role: Role,
    /// The key of the offer or agreement it is about.
    pub key: Option<String>,
    /// How a person says it: "Red, be my vassal". Short: it stands on buttons.
    pub spoken: Message,
    /// The series it belongs to.
    pub series: Option<Series>,
    /// Whether the game itself needs it; what only adds talk to a game (a truce) is not played at tables
    /// without negotiation.
    pub required: bool,
    /// Whether it ends the game for whoever does it: their button asks once more.
    pub leaves: bool,
}

/// How something between seats stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// Offered.
    Offered {
        /// By whom.
        by: Seat,
        /// Who has still to answer.
        waiting: SeatSet,
    },
    /// In force.
    InForce,
    /// Agreed, but not in force for now.
    Suspended {
        /// By whom.
        by: Seat,
    },
}

/// Something that stands between seats in a position: an open offer, or an agreement.
#[derive(Clone, Debug, PartialEq)]
pub struct Pact {
    /// Its key.
    pub key: String,
    /// How it stands.
    pub standing: Standing,
    /// The seats it joins (for an offer: the proposer and those who are to answer).
    pub parties: SeatSet,
    /// What it is, as a noun phrase: "a truce between Red and White".
    pub terms: Message,
    /// How it stands now, as a sentence with everything that counts (turns left, a claimed order).
    pub line: Message,
    /// How many turns it lasts, or would last; `None` where that is not counted.
    pub turns: Option<u32>,
    /// Until when it lasts (an offer: what makes it lapse), as a sentence.
    pub until: Option<Message>,
    /// What it forbids, as a sentence; none for an offer.
    pub forbids: Option<Message>,
    /// The same in a few words, for the one-line digest of a post: "White–Red: truce, 3 turns". None for
    /// what the digest does not show.
    pub short: Option<Message>,
    /// Whether the position shows it to everybody anyway (a lord about to move for his vassal).
    pub evident: bool,
}

impl Pact {
    /// Whether it is only offered.
    pub fn is_offer(&self) -> bool {
        matches!(self.standing, Standing::Offered { .. })
    }
}

/// What an event changed between seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// An offer was made.
    Offered,
    /// One of several said yes; others have still to answer.
    Joined,
    /// The offer was accepted by all it needs: the agreement is made (or was made with no offer).
    Made,
    /// The offer was refused.
    Refused,
    /// The proposer took the offer back.
    Withdrawn,
    /// The offer ran out without an answer.
    Lapsed,
    /// The offer ended because its conditions hold no longer.
    Void,
    /// The agreement was suspended, or stays suspended.
    Suspended,
    /// The agreement is in force again.
    Resumed,
    /// A right under the agreement was used, given up or lost (a claimed order).
    Used,
    /// The agreement ended as it may end (run out, a party out, freed by the rules).
    Ended,
    /// The agreement was ended by somebody who broke it.
    Broken {
        /// Who.
        by: Seat,
    },
}

/// What an event changed between seats, and what it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// The key of the offer or agreement.
    pub key: String,
    /// Whom it is between.
    pub parties: SeatSet,
    /// What changed.
    pub turn: Turn,
    /// Whether the action shows it to everybody anyway (a freedom declared with a move).
    pub evident: bool,
}

/// Why something is forbidden: what in the past is behind a refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The agreement of this key that stands now.
    Pact(String),
    /// The last move made on this seat's turn.
    LastMove(Seat),
}
