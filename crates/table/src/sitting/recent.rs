//! The last entries of a table, kept as they were entered, so that a view of the present replays nothing.

use crate::log::played::Played;
use std::collections::VecDeque;
use std::sync::Arc;

/// The number of entries kept, however long the log is: more than a turn has in nearly every game. Each is a
/// line of the log with its sentences, about one KiB; consecutive states of a table share them.
pub(crate) const RECENT: usize = 32;

/// The last entries of a log, with their events. The audiences of the events are determined when they are
/// read.
#[derive(Clone, Debug, Default)]
pub(crate) struct Recent(VecDeque<Arc<Played>>);

impl Recent {
    pub(crate) fn push(&mut self, played: Played) {
        if self.0.len() == RECENT {
            self.0.pop_front();
        }
        self.0.push_back(Arc::new(played));
    }

    /// The entry with this number, if it is kept.
    pub(crate) fn get(&self, number: usize) -> Option<&Played> {
        let first = self.0.front()?.entry.number;
        self.0.get(number.checked_sub(first)?).map(|played| &**played)
    }
}
