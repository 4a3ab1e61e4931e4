//! The entrants of a contest.

use crate::facts::{Bye, Person};
use crate::happening::Parting;
use jiff::Timestamp;
use std::collections::BTreeMap;

/// Where an entrant stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// On the waiting list.
    Waiting,
    /// Entered.
    Entered,
    /// Ready; after the start: plays.
    Ready,
    /// Plays no more.
    Out(Parting),
}

/// A player, a machine, or a fixed pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The number; 0 before the start.
    pub number: u32,
    /// The members.
    pub members: Vec<Person>,
    /// Members who were replaced, each with the round from which on they were.
    pub former: Vec<(u32, Person)>,
    /// The rating at the entry.
    pub rating: Option<i32>,
    /// Whether it is a machine.
    pub machine: bool,
    /// The status.
    pub status: Status,
    /// Whether they agreed to the terms as they are.
    pub agreed: bool,
    /// The first round.
    pub from: u32,
    /// The byes that they asked for or were given, by round.
    pub byes: BTreeMap<u32, Bye>,
    /// The number of games forfeited by not coming.
    pub forfeits: u32,
    /// The number of rounds without any answer, in a row.
    pub silent: u32,
    /// The moment at which they left the server.
    pub left: Option<Timestamp>,
    /// The moment at which they next move down a ladder for want of games.
    pub idle: Option<Timestamp>,
    /// The moment at which a holiday began.
    pub holiday: Option<Timestamp>,
    /// The moment at which it ends by itself.
    pub back: Option<Timestamp>,
    /// The holidays taken, in seconds by year.
    pub holidays: BTreeMap<i16, i64>,
    /// The division of a league that they left, from 1.
    pub division: Option<u32>,
    /// The answer to whether they play the next season of a league, or from the waiting list.
    pub again: Option<bool>,
}

impl Entrant {
    /// Whether they may play: entered or ready, not waiting and not out.
    #[must_use]
    pub fn is_in(&self) -> bool {
        matches!(self.status, Status::Entered | Status::Ready)
    }

    /// Whether they play the next season of a league: as they said, else if they play now.
    #[must_use]
    pub fn plays_again(&self) -> bool {
        self.is_in() && self.again.unwrap_or(true)
    }

    /// Whether this member belongs to it now.
    #[must_use]
    pub fn has(&self, member: &str) -> bool {
        self.members.iter().any(|person| person.id == member)
    }

    /// The name: that of the member, or those of a pair.
    #[must_use]
    pub fn name(&self) -> String {
        let names: Vec<&str> = self.members.iter().map(|person| person.name.as_str()).collect();
        names.join(" & ")
    }
}
