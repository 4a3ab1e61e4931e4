//! An action of the log as people read it.

use super::stored::{Entry, Record};
use super::table_event::TableEvent;
use super::timeline::Timeline;
use liege_game::State;

/// An entry as people read it: `before` is the position before it, `after` the timeline after it.
pub(super) fn display(record: &Record, after: &Timeline, entry: &Entry, before: &dyn State) -> String {
    match TableEvent::read(record.game, &entry.action) {
        Some(table_event) => {
            table_event.display(record.game, |number| after.shown(number), |to| after.shown_stay(to))
        }
        None => before.display(&entry.action),
    }
}
