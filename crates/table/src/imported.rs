//! Tables that came from a record.

use super::origin::{Manner, Origin, Sealed};
use super::stored::{Record, Status};
use super::{Seed, Table, TableError};

impl Table {
    /// The table of a record that was brought in: over if its game is, else waiting for its seats to be taken
    /// again, or only kept, as its [`Origin`] says.
    ///
    /// # Errors
    /// Those of [`Table::restore`].
    pub fn brought_in(record: Record) -> Result<Table, TableError> {
        let mut table = Table::restore(Record { status: Status::Playing, ..record })?;
        table.record.status = match (table.implied_status(), table.origin().map(|origin| origin.manner)) {
            (Status::Playing, Some(Manner::Resumed)) => Status::Lobby,
            (Status::Playing, _) => Status::Abandoned,
            (status, _) => status,
        };
        Ok(table)
    }

    /// Where it came from, if it was not begun here.
    #[must_use]
    pub fn origin(&self) -> Option<&Origin> {
        self.record.origin.as_ref()
    }

    /// Whether it is a game from a record that waits for its seats to be taken again.
    #[must_use]
    pub fn resumes(&self) -> bool {
        self.record.status == Status::Lobby
            && self.is_untouched()
            && self.origin().is_some_and(|origin| origin.manner == Manner::Resumed)
    }

    /// Whether it is a game from a record that is only kept, though it was never finished.
    #[must_use]
    pub fn is_unfinished(&self) -> bool {
        self.record.status == Status::Abandoned && !self.timeline.is_over() && self.is_untouched()
    }

    /// Whether its seats are dealt by dice and not everybody has chosen, whether its game goes on or not.
    #[must_use]
    pub fn deals_seats(&self) -> bool {
        self.timeline.is_dealing()
    }

    /// The same table with another seed for what is drawn from now on: one that nobody knows beforehand.
    #[must_use]
    pub fn reseeded(mut self, seed: Seed) -> Table {
        let (until, hash) = (self.record.log.len(), self.record.seed.hash());
        if let Some(origin) = &mut self.record.origin
            && origin.sealed.last().is_none_or(|sealed| sealed.until < until)
        {
            origin.sealed.push(Sealed { until, hash });
        }
        self.record.seed = seed;
        self
    }

    /// The game's actions that count, in order: without what was taken back, and without what people did
    /// beside the game.
    #[must_use]
    pub fn game_actions(&self) -> Vec<(&str, jiff::Timestamp)> {
        let entries = self.timeline.trail().iter().filter_map(|number| self.record.log.get(number - 1));
        entries.map(|entry| (entry.action.as_str(), entry.at)).collect()
    }

    /// Whether nothing has been entered here since it came from a record.
    pub(super) fn is_untouched(&self) -> bool {
        self.origin().is_some_and(|origin| origin.entries == self.record.log.len())
    }

    /// The hash of the seed that draws come from: of the one that is not known here, while all draws were
    /// made from that.
    #[must_use]
    pub fn seed_hash(&self) -> String {
        let sealed = self.origin().and_then(|origin| origin.sealed.last());
        match sealed.filter(|_| self.is_untouched() && !self.resumes()) {
            Some(sealed) => sealed.hash.clone(),
            None => self.record.seed.hash(),
        }
    }

    /// Whether entry `number` was drawn from a seed that is not known here.
    pub(super) fn is_sealed(&self, number: usize) -> bool {
        let sealed = self.origin().and_then(|origin| origin.sealed.last());
        sealed.is_some_and(|sealed| number <= sealed.until)
    }
}
