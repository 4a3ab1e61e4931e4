//! Secrecy: numbers without gaps, the parts that pictures leave out, the causes of refusals.

use crate::log::played::Played;
use crate::log::replay::Between;
use crate::log::timeline::Timeline;
use crate::sitting::error::TableError;
use crate::sitting::table::Table;
use crate::stored::terms::{Negotiation, Terms};
use crate::view::past::Moment;
use jiff::Timestamp;
use liege_game::{Audience, Cause, Refusal, SeatSet};

impl Table {
    /// Whether the whole log may be shown to anybody: the game is over, or nothing at this table is kept from
    /// anybody. If players may negotiate in private, it is not an open book during the game, whether they did
    /// so or not: the difference would reveal it.
    pub fn is_open_book(&self) -> bool {
        let Terms { negotiation, anonymous, .. } = &self.record.terms;
        let open = !anonymous && matches!(negotiation, Negotiation::Public | Negotiation::None);
        let known = |number| self.timeline.entry_audience(number) == Audience::Everyone;
        self.timeline.is_over() || open && (1..=self.record.log.len()).all(known)
    }

    /// Whether a reader who holds `seats` (empty for everybody else) may know what entry `number` was. Some
    /// of its events may be for everybody all the same: each event has its own audience.
    #[must_use]
    pub fn entry_known_to(&self, number: usize, seats: SeatSet) -> bool {
        self.timeline.entry_audience(number).includes(seats)
    }

    /// The keys of the offers and agreements after entry `number` that a reader who holds `seats` (empty for
    /// everybody else) may not know of, as far as is disclosed by now.
    #[must_use]
    pub fn hidden_at(&self, number: usize, seats: SeatSet) -> Vec<String> {
        if self.has_no_secrets() {
            return Vec::new();
        }
        if number >= self.record.log.len() {
            return self.hidden_in(&self.timeline, seats);
        }
        self.run(number, |_, _, _| {}).map(|timeline| self.hidden_in(&timeline, seats)).unwrap_or_default()
    }

    /// The keys of the offers and agreements in an earlier timeline of the log that a reader may not know of.
    pub(crate) fn hidden_in(&self, timeline: &Timeline, seats: SeatSet) -> Vec<String> {
        if self.has_no_secrets() { Vec::new() } else { self.hidden_among(&timeline.standing_now(), seats) }
    }

    /// The keys of the offers and agreements at a moment of this table that a reader may not know of:
    /// [`Table::hidden_at`] without a replay.
    #[must_use]
    pub fn hidden_then(&self, moment: &Moment, seats: SeatSet) -> Vec<String> {
        if self.has_no_secrets() { Vec::new() } else { self.hidden_among(&moment.standing, seats) }
    }

    fn hidden_among(&self, Between(standing): &Between, seats: SeatSet) -> Vec<String> {
        let hidden = standing.iter().filter(|(_, index, open)| {
            // An offer of that time may have become known since as an agreement.
            let Some(now) = self.timeline.ledger.deals.get(*index) else { return true };
            !(if *open { now.offer_known_to(seats) } else { now.agreement_known_to(seats) })
        });
        hidden.map(|(key, ..)| key.clone()).collect()
    }

    fn has_no_secrets(&self) -> bool {
        self.timeline.ledger.deals.iter().all(|deal| deal.open_offer && deal.open_agreement)
    }

    /// The number of entries among the first `number` that everybody could know of when they were made: the
    /// number that people are shown for that point of the log. Entries that are disclosed later get no
    /// number, so that shown numbers never change.
    #[must_use]
    pub fn shown(&self, number: usize) -> usize {
        self.timeline.shown(number)
    }

    /// When the table last changed, as far as everybody knows.
    pub fn seen_changed(&self) -> Timestamp {
        let log = &self.record.log;
        match log.last() {
            Some(last) if !self.timeline.is_counted(last.number) => {
                let seen = log.iter().rev().find(|entry| self.timeline.is_counted(entry.number));
                let before = || self.record.started.unwrap_or(self.record.created);
                seen.map_or_else(before, |entry| entry.at)
            }
            _ => self.record.changed,
        }
    }

    /// The last point of the log that is shown as `shown`: the inverse of [`Table::shown`].
    #[must_use]
    pub fn of_shown(&self, shown: usize) -> usize {
        self.timeline.of_shown(shown)
    }

    /// The past causes of a refusal: the number of each entry, with the action and its player. Number 0
    /// without an action means that it has been so since the start.
    ///
    /// # Errors
    /// Returns the errors of [`Table::view_at`].
    pub fn causes(&self, refusal: &Refusal) -> Result<Vec<(usize, Option<Played>)>, TableError> {
        let mut numbers = Vec::new();
        for cause in &refusal.causes {
            let number = match cause {
                Cause::Pact(key) => {
                    let index = self.timeline.keys.get(key);
                    let deal = index.and_then(|index| self.timeline.ledger.deals.get(*index));
                    // For a suspended agreement its suspension is the cause, not the agreement itself.
                    deal.map(|deal| match &deal.agreement {
                        Some(made) => made.suspended.unwrap_or(made.since),
                        None => deal.number,
                    })
                }
                Cause::LastMove(seat) => {
                    let last = self.timeline.moves().iter().rev().find(|moved| moved.turn == Some(*seat));
                    last.map(|moved| moved.number)
                }
            };
            numbers.extend(number.filter(|number| !numbers.contains(number)));
        }
        let mut actions = self.actions(&numbers.iter().copied().collect())?;
        Ok(numbers.into_iter().map(|number| (number, actions.remove(&number))).collect())
    }
}
