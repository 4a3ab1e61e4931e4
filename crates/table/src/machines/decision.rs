//! The decision of a machine, and doing it.

use crate::sitting::error::TableError;
use crate::sitting::step::Step;
use crate::sitting::table::Table;
use crate::stored::chair::Player;
use crate::stored::motion::Answer;
use jiff::Timestamp;

/// A decision of a machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Give this answer to the deal that the entry with this number opened.
    Answer(usize, Answer),
    /// Play this action, in canonical notation.
    Act(String),
}

impl Decision {
    /// Carries it out.
    ///
    /// # Errors
    /// Returns the refusal of a table that is not the one for which it was decided.
    pub fn done(&self, table: &Table, player: &Player, now: Timestamp) -> Result<Step, TableError> {
        match self {
            Decision::Answer(number, answer) => table.answer(player, *number, *answer, now),
            Decision::Act(action) => table.act(&player.id, action, now),
        }
    }
}
