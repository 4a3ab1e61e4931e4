//! The decision of a machine, and doing it.

use crate::sitting::error::TableError;
use crate::sitting::step::Step;
use crate::sitting::table::Table;
use crate::stored::chair::Player;
use crate::stored::motion::Answer;
use jiff::Timestamp;

/// What a machine has decided to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// To say this to the deal that the entry of that number opened.
    Answer(usize, Answer),
    /// To do this, in canonical notation.
    Act(String),
}

impl Decision {
    /// Does it.
    ///
    /// # Errors
    /// The table refuses it: it is not the one for which it was decided.
    pub fn done(&self, table: &Table, player: &Player, now: Timestamp) -> Result<Step, TableError> {
        match self {
            Decision::Answer(number, answer) => table.answer(player, *number, *answer, now),
            Decision::Act(action) => table.act(&player.id, action, now),
        }
    }
}
