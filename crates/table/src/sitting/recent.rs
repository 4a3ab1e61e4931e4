//! What was played last at a table, kept as it was entered: whoever looks at the present replays nothing for it.

use crate::log::played::Played;
use std::collections::VecDeque;
use std::sync::Arc;

/// So many entries are kept, however long the log is: more than a turn has in nearly every game. Each is a line of the
/// log with its sentences, about one KiB; tables that follow upon one another share them.
pub(crate) const RECENT: usize = 32;

/// The last entries of a log, with what happened. Whom their events are for is asked when they are looked at.
#[derive(Clone, Debug, Default)]
pub(crate) struct Recent(VecDeque<Arc<Played>>);

impl Recent {
    pub(crate) fn push(&mut self, played: Played) {
        if self.0.len() == RECENT {
            self.0.pop_front();
        }
        self.0.push_back(Arc::new(played));
    }

    /// The entry of that number, if it is kept.
    pub(crate) fn get(&self, number: usize) -> Option<&Played> {
        let first = self.0.front()?.entry.number;
        self.0.get(number.checked_sub(first)?).map(|played| &**played)
    }
}
