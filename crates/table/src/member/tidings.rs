//! The news of a change for a member's programs: it says no more than that there is something to look at.

use crate::log::played::Played;
use crate::member::urgency::Urgency;
use crate::sitting::step::Step;
use crate::sitting::table::Table;
use crate::stored::motion::Answer;

/// News for a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tiding {
    /// It has become their turn.
    Turn,
    /// An offer or proposal waits for their answer.
    Offer,
    /// The table has changed, as far as they may know.
    Changed,
    /// The game is over.
    Ended,
    /// A round of a contest was paired.
    Paired,
    /// A contest is over, or cancelled.
    ContestEnded,
}

impl Tiding {
    /// All kinds, in the order in which they are told.
    pub const ALL: [Tiding; 6] =
        [Tiding::Turn, Tiding::Offer, Tiding::Changed, Tiding::Ended, Tiding::Paired, Tiding::ContestEnded];

    /// The word for it in the data and for programs.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Tiding::Turn => "turn",
            Tiding::Offer => "offer",
            Tiding::Changed => "changed",
            Tiding::Ended => "ended",
            Tiding::Paired => "paired",
            Tiding::ContestEnded => "contest-ended",
        }
    }

    /// The kind with this word.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Tiding> {
        Tiding::ALL.into_iter().find(|tiding| tiding.code() == code)
    }
}

impl Step {
    /// The news of this change for a member who plays at the table, without anything that is kept from them.
    #[must_use]
    pub fn tidings(&self, member: &str) -> Vec<Tiding> {
        let table = &self.table;
        let seats = table.seats_of(member);
        let first = self.played.first().map_or(usize::MAX, |played| played.entry.number);
        // The absence of seeds for the die is not news.
        let empty = |played: &Played| played.entry.action.starts_with('@') && played.events.is_empty();
        let known = |played: &Played| !empty(played) && table.entry_known_to(played.entry.number, seats);
        let waits = |table: &Table| {
            let owed = table.owed();
            owed.iter().any(|owed| seats.contains(owed.seat) && (owed.since >= first || self.started))
        };
        let asked = |table: &Table| {
            let mut open = table.ledger().open().filter(|deal| deal.waits_since >= first);
            open.any(|deal| table.answers(member, deal).contains(&Answer::Accept))
        };
        let is = |tiding: &Tiding| match tiding {
            Tiding::Turn => table.urgency(member) == Urgency::Turn && (waits(table) || table.is_dealing()),
            Tiding::Offer => asked(table),
            Tiding::Changed => {
                self.started || self.ended || !self.seats.is_empty() || self.played.iter().any(known)
            }
            Tiding::Ended => self.ended,
            // A contest tells these.
            Tiding::Paired | Tiding::ContestEnded => false,
        };
        Tiding::ALL.into_iter().filter(is).collect()
    }
}
