//! The origin of a table: whether its game started here, and the seed of its draws.

use crate::sitting::table::Table;
use crate::stored::origin::{Manner, Origin, Sealed};
use crate::stored::record::Status;
use liege_game::Seed;

impl Table {
    /// Its origin, if it did not start here.
    pub fn origin(&self) -> Option<&Origin> {
        self.record.origin.as_ref()
    }

    /// Whether it is a game from a record that waits for its seats to be taken.
    pub fn resumes(&self) -> bool {
        self.record.status == Status::Lobby
            && self.is_untouched()
            && self.origin().is_some_and(|origin| origin.manner == Manner::Resumed)
    }

    /// Whether it is a game from a record that is only kept to look at, though it was never finished.
    pub fn is_unfinished(&self) -> bool {
        self.record.status == Status::Abandoned && !self.timeline.is_over() && self.is_untouched()
    }

    /// The table with another seed for later draws, which nobody knows beforehand.
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

    /// Whether nothing has been entered here since it came from a record.
    pub(crate) fn is_untouched(&self) -> bool {
        self.origin().is_some_and(|origin| origin.entries == self.record.log.len())
    }

    /// The hash of the seed of its draws; of the unknown seed of a record, while all draws are from that one.
    pub fn seed_hash(&self) -> String {
        let sealed = self.origin().and_then(|origin| origin.sealed.last());
        match sealed.filter(|_| self.is_untouched() && !self.resumes()) {
            Some(sealed) => sealed.hash.clone(),
            None => self.record.seed.hash(),
        }
    }

    /// Whether entry `number` was drawn from a seed that is unknown here.
    pub(crate) fn is_sealed(&self, number: usize) -> bool {
        let sealed = self.origin().and_then(|origin| origin.sealed.last());
        sealed.is_some_and(|sealed| number <= sealed.until)
    }

    /// Whether the game was played elsewhere, wholly or in part, and imported: it counts for nobody.
    pub fn is_archived(&self) -> bool {
        self.origin().is_some() || self.log().first().is_some_and(|entry| entry.at < self.created())
    }
}
