//! The life of a table beside its game: motions, pauses, substitutes, giving up, and what time does.

use super::{Answer, Ledger, Motion, Player, Step, Table, TableError};
use crate::game::{Seat, SeatSet};
use jiff::Timestamp;

impl Table {
    /// The ledger of all deals until now.
    #[must_use]
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// A member proposes something to the others.
    ///
    /// # Errors
    /// The member has no seat; the motion cannot be made now.
    pub fn propose(&self, member: &str, motion: &Motion, at: Timestamp) -> Result<Step, TableError> {
        let _ = (member, motion, at);
        Err(TableError::NoSuchDeal)
    }

    /// A member answers the offer or motion that entry `number` opened, for the seats of theirs that it
    /// waits for (or, of a seat handed over, for themself).
    ///
    /// # Errors
    /// There is no such deal, it is decided, or it is not theirs to answer.
    pub fn answer(
        &self,
        member: &Player,
        number: usize,
        answer: Answer,
        at: Timestamp,
    ) -> Result<Step, TableError> {
        let _ = (member, number, answer, at);
        Err(TableError::NoSuchDeal)
    }

    /// The host takes a seat from a player who has owed an action for longer than the table's patience;
    /// anybody may then sit down on it.
    ///
    /// # Errors
    /// Not the host; the seat owes nothing, or not for so long.
    pub fn vacate(&self, host: &str, seat: Seat, at: Timestamp) -> Result<Step, TableError> {
        let _ = (host, seat, at);
        Err(TableError::NoSuchDeal)
    }

    /// The host gives up a table that has not begun; a player, or the host, one whose second move has not
    /// been made.
    ///
    /// # Errors
    /// Neither; too late.
    pub fn abort(&self, member: &str, at: Timestamp) -> Result<Step, TableError> {
        self.abandon(member, at)
    }

    /// Until when the game is paused, if it is.
    #[must_use]
    pub fn paused_until(&self) -> Option<Timestamp> {
        None
    }

    /// When time alone will next change something here (an offer's limit, an order's, a pause's end).
    #[must_use]
    pub fn wake(&self) -> Option<Timestamp> {
        None
    }

    /// What time has changed until `now`; `None` if nothing is due. One thing at a time, the earliest
    /// first: ask again after storing it.
    ///
    /// # Errors
    /// The game does not take what is due: a defect.
    pub fn tick(&self, now: Timestamp) -> Result<Option<Step>, TableError> {
        let _ = now;
        Ok(None)
    }

    /// The keys of the offers and agreements standing after entry `number` of which a reader who holds
    /// `seats` (none: everybody else) may not know, as far as is disclosed by now.
    #[must_use]
    pub fn hidden_at(&self, number: usize, seats: SeatSet) -> Vec<String> {
        let _ = (number, seats);
        Vec::new()
    }

    /// How many of the first `number` entries everybody may know of: the number that people are shown
    /// for that point of the log.
    #[must_use]
    pub fn shown(&self, number: usize) -> usize {
        number.min(self.log().len())
    }

    /// The last point of the log that is shown as `shown`: the inverse of [`Table::shown`].
    #[must_use]
    pub fn of_shown(&self, shown: usize) -> usize {
        shown.min(self.log().len())
    }
}
