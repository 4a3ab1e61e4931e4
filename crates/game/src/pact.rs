//! Offers and agreements between seats, and the acts that make and end them.
//!
//! Diplomacy (in the crates `table` and `chat`) knows no game's acts by name. A game describes the role of
//! each act ([`ActInfo`]), the offers and agreements of each position ([`Pact`]), and the change that each
//! event made ([`News`]). These three share the *key*: a short text in the game's notation (`W>R`, `R=W`,
//! `draw`) that names one matter between two or more seats. In one position at most one pact has a given key.
//! An offer has the key of the agreement to which it would lead.

use crate::{Seat, SeatSet};
use liege_words::Message;

/// The role of an act in the talk between seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// It makes an offer.
    Offer,
    /// It accepts an offer.
    Accept,
    /// It refuses an offer.
    Refuse,
    /// It withdraws the seat's own offer.
    Withdraw,
    /// It uses or gives up a right that the seat already has (an order claimed, an army handed over).
    Declare,
}

/// Acts that differ only in a number. They are shown as one, and the person is asked for the number: `truce
/// for 1…9 rounds`.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// The common part of the acts in the game's notation, without colons: `W offer R=W`.
    pub key: String,
    /// The sentence of the act with its number left open: "Red, truce!".
    pub spoken: Message,
}

/// An act in words.
#[derive(Clone, Debug, PartialEq)]
pub struct ActInfo {
    /// Its role.
    pub role: Role,
    /// The key of its offer or agreement.
    pub key: Option<String>,
    /// The act as a person says it: "Red, be my vassal". It is short because it is shown on buttons.
    pub spoken: Message,
    /// The series to which it belongs.
    pub series: Option<Series>,
    /// Whether the game itself needs it. An act that only adds talk to a game (a truce) is not played at
    /// tables without negotiation.
    pub required: bool,
    /// Whether the seat that does it leaves the game by it: its button asks for confirmation.
    pub leaves: bool,
}

/// The state of a matter between seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// It is offered.
    Offered {
        /// The seat that offers.
        by: Seat,
        /// The seats that still have to answer.
        waiting: SeatSet,
    },
    /// It is in force.
    InForce,
    /// It is agreed, but suspended for now.
    Suspended {
        /// The seat that suspends it.
        by: Seat,
    },
}

/// An open offer or an agreement between seats in a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Pact {
    /// Its key.
    pub key: String,
    /// Its state.
    pub standing: Standing,
    /// The seats it joins (for an offer: the proposer and the seats that have to answer).
    pub parties: SeatSet,
    /// Its name as a noun phrase: "a truce between Red and White".
    pub terms: Message,
    /// Its present state as a sentence with all details (turns left, a claimed order).
    pub line: Message,
    /// The number of turns it lasts, or would last; `None` if turns are not counted.
    pub turns: Option<u32>,
    /// The end of it (for an offer: what makes it lapse), as a sentence.
    pub until: Option<Message>,
    /// The moves that it forbids, as a sentence; `None` for an offer.
    pub forbids: Option<Message>,
    /// Its state in a few words, for the one-line digest of a post: "White–Red: truce, 3 turns". `None` if
    /// the digest does not show it.
    pub short: Option<Message>,
    /// Whether everybody can see it in the position in any case (a lord about to move for his vassal).
    pub evident: bool,
}

impl Pact {
    /// Whether it is only an offer.
    pub fn is_offer(&self) -> bool {
        matches!(self.standing, Standing::Offered { .. })
    }
}

/// The change that an event made between seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// An offer was made.
    Offered,
    /// One of several seats accepted; others still have to answer.
    Joined,
    /// All the seats needed accepted the offer: the agreement is made (or it was made without an offer).
    Made,
    /// The offer was refused.
    Refused,
    /// The proposer withdrew the offer.
    Withdrawn,
    /// The offer lapsed without an answer.
    Lapsed,
    /// The offer ended because its conditions no longer hold.
    Void,
    /// The agreement was suspended, or stays suspended.
    Suspended,
    /// The agreement is in force again.
    Resumed,
    /// A right under the agreement was used, given up or lost (a claimed order).
    Used,
    /// The agreement ended in a regular way (its time ran out, a party left the game, the rules freed a
    /// seat).
    Ended,
    /// A seat broke the agreement.
    Broken {
        /// The seat that broke it.
        by: Seat,
    },
}

/// A change between seats, and the matter it belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// The key of the offer or agreement.
    pub key: String,
    /// The seats of the matter.
    pub parties: SeatSet,
    /// The change.
    pub turn: Turn,
    /// Whether everybody can see it from the action in any case (a freedom declared with a move).
    pub evident: bool,
}

/// The past event behind a refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The agreement of this key, which is in force now.
    Pact(String),
    /// The last move made on this seat's turn.
    LastMove(Seat),
}
