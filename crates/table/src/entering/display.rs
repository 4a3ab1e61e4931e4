//! An action of the log as people read it.

use crate::log::timeline::Timeline;
use crate::stored::record::{Entry, Record};
use crate::stored::table_event::TableEvent;
use liege_game::State;

/// An entry as people read it. `before` is the position before it, `after` the timeline after it.
pub(crate) fn display(record: &Record, after: &Timeline, entry: &Entry, before: &dyn State) -> String {
    match TableEvent::read(record.game, &entry.action) {
        Some(table_event) => {
            table_event.display(record.game, |number| after.shown(number), |to| after.shown_stay(to))
        }
        None => before.display(&entry.action),
    }
}
