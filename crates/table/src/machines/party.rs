//! Tables at which machines play among themselves, from the first move to the end, to check that the game
//! comes to one.

use super::{AtALoss, next};
use crate::machines::machine::Machine;
use crate::sitting::error::TableError;
use crate::sitting::table::Table;
use crate::stored::chair::Chair;
use crate::stored::record::{NewTable, Status, Venue};
use crate::stored::terms::Terms;
use jiff::{SignedDuration, Timestamp};
use liege_game::Seed;
use liege_game::{Game, Options};
use liege_words::Language;

/// A table of machines.
pub struct Party<'a> {
    /// The game.
    pub game: &'static dyn Game,
    /// Its options.
    pub options: &'a Options,
    /// The start position; `None` for the game's own.
    pub start: Option<&'a str>,
    /// The machines, one for each seat.
    pub machines: &'a [Machine],
    /// The number of the party, from which its draws of chance follow.
    pub number: u64,
    /// The number of actions after which it is stopped.
    pub longest: usize,
}

/// The reason why a party came to no end.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    /// A machine found nothing to do, or the table waits for nobody.
    #[error("after {actions} actions nobody does anything: {loss:?}")]
    Stalled {
        /// The number of actions played.
        actions: usize,
        /// The machine that had to act, if there was one.
        loss: Option<AtALoss>,
    },
    /// The action of a machine was refused.
    #[error("after {actions} actions {what} is refused: {error:?}")]
    Refused {
        /// The number of actions played.
        actions: usize,
        /// The action.
        what: String,
        /// The refusal.
        error: Box<TableError>,
    },
}

impl Party<'_> {
    /// Plays to the end, or until it has lasted too long.
    ///
    /// # Errors
    /// Returns an error if a machine that has to act does nothing, or its action is refused.
    pub fn play(&self) -> Result<Table, Broken> {
        let mut at = Timestamp::UNIX_EPOCH;
        let refused = |table: Option<&Table>, what: String| {
            let actions = table.map_or(0, |table| table.log().len());
            move |error| Broken::Refused { actions, what, error: Box::new(error) }
        };
        let opened = Table::new(NewTable {
            game: self.game,
            options: self.options.clone(),
            terms: Terms { rated: false, ..Terms::default() },
            start: self.start.map(str::to_owned),
            host: self.machines[0].player(),
            venue: nowhere(),
            seed: Seed::foreseen(0, self.number),
            chairs: vec![Chair::Open; self.game.seats().len()],
            at,
        });
        let mut table = opened.map_err(refused(None, "the start".to_owned()))?;
        for (seat, machine) in (0..).map(liege_game::Seat).zip(self.machines) {
            let sat = table.sit(&machine.player(), Some(seat), at);
            table = sat.map_err(refused(None, "a seat".to_owned()))?.table;
        }
        // The number is in the id, so that every party differs.
        table = table.stored(self.number.try_into().unwrap_or(i64::MAX), (1, 1), nowhere());
        while table.status() == Status::Playing && table.log().len() < self.longest {
            let actions = table.log().len();
            let stalled = |loss| Broken::Stalled { actions, loss };
            let (player, decision) =
                next(&table).map_err(|loss| stalled(Some(loss)))?.ok_or_else(|| stalled(None))?;
            at = at.saturating_add(SignedDuration::from_secs(1)).unwrap_or(at);
            let done = decision.done(&table, &player, at);
            table = done.map_err(refused(Some(&table), format!("{decision:?} of {}", player.name)))?.table;
        }
        Ok(table)
    }
}

/// A table of machines alone is in no channel.
pub(super) fn nowhere() -> Venue {
    let channel = "nowhere".to_owned();
    Venue { server: None, channel, thread: None, lobby_message: None, language: Language::ENGLISH }
}
