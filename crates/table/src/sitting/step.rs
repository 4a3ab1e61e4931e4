//! One change of a table, not stored yet.

use crate::entering::display::display;
use crate::log::played::Played;
use crate::log::timeline::Ending;
use crate::sitting::error::TableError;
use crate::sitting::table::Table;
use crate::stored::record::{Entry, Status};
use crate::stored::table_event::TableEvent;
use crate::time::instant::to_millisecond;
use jiff::Timestamp;
use liege_game::{Seat, State};
use liege_words::Message;
use std::sync::Arc;

/// A limit on consecutive draws of chance: a game that wants more has a bug.
const DRAWS_IN_A_ROW: usize = 1_000;

impl Step {
    /// Makes the draws of chance that are due.
    pub(crate) fn draw(&mut self, at: Timestamp) -> Result<(), TableError> {
        if self.table.is_dealing() {
            return Ok(());
        }
        for _ in 0..DRAWS_IN_A_ROW {
            let number = self.table.record.log.len() + 1;
            let (timeline, seed) = (&self.table.timeline, &self.table.record.seed);
            let drawn = timeline.drawn(seed, &timeline.state.chance(), number, timeline.throws() + 1);
            let Some(action) = drawn else { return Ok(()) };
            self.enter(None, None, action, at)?;
        }
        Err(TableError::EndlessChance)
    }
}

/// An action that can't be taken back, so that the player is asked to confirm it.
#[derive(Clone, Debug, PartialEq)]
pub enum Parting {
    /// A seat resigns.
    Resigns(Seat),
    /// An act that breaks with others, as a sentence.
    Says(Message),
}

/// A change of a table: nothing has happened until it is stored.
#[derive(Clone, Debug)]
pub struct Step {
    /// The table after it. Its version is [`Step::base`] plus one.
    pub table: Table,
    /// The version of the table it was made from.
    pub base: i64,
    /// The time at which that table had changed last.
    pub base_changed: Timestamp,
    /// The actions played, in order, with the referee's.
    pub played: Vec<Played>,
    /// The seats whose chair changed.
    pub seats: Vec<Seat>,
    /// Whether the lobby ended with it: the game started, or the drawing of its seats.
    pub started: bool,
    /// Whether the game ended with it, in any way.
    pub ended: bool,
    /// Whether a ready check ended with it, and players who had not answered lost their seats.
    pub unanswered: bool,
    /// The first part of it that its player can't take back, if there is one.
    pub parting: Option<Parting>,
}

impl Step {
    /// The beginning of a change of `table`.
    pub(crate) fn from(table: &Table) -> Step {
        let mut after = table.clone();
        after.record.version += 1;
        Step {
            table: after,
            base: table.record.version,
            base_changed: table.record.changed,
            played: Vec::new(),
            seats: Vec::new(),
            started: false,
            ended: false,
            unanswered: false,
            parting: None,
        }
    }

    /// Adds a further change to this one; both are stored as one.
    ///
    /// # Errors
    /// Returns the errors of `next`.
    pub fn then(self, next: impl FnOnce(&Table) -> Result<Step, TableError>) -> Result<Step, TableError> {
        let step = next(&self.table)?;
        Ok(self.joined(step))
    }

    /// Joins a further change, made from the table after this one; both are stored as one.
    #[must_use]
    pub fn joined(self, mut step: Step) -> Step {
        let Step { table, base, base_changed, mut played, mut seats, started, ended, unanswered, parting } =
            self;
        step.table.record.version = table.record.version;
        step.base = base;
        played.append(&mut step.played);
        seats.extend(step.seats.iter().filter(|seat| !seats.contains(seat)).copied().collect::<Vec<_>>());
        let mut both = Step {
            table: step.table,
            base,
            base_changed,
            played,
            seats,
            started: started || step.started,
            ended: ended || step.ended,
            unanswered: unanswered || step.unanswered,
            parting: parting.or(step.parting),
        };
        both.address();
        both
    }

    /// The numbers of the first and last action it played.
    pub fn numbers(&self) -> Option<(usize, usize)> {
        Some((self.played.first()?.entry.number, self.played.last()?.entry.number))
    }

    /// Enters an entry in the log, with its consequences.
    pub(crate) fn enter(
        &mut self,
        seat: Option<Seat>,
        player: Option<&str>,
        action: String,
        at: Timestamp,
    ) -> Result<(), TableError> {
        let Table { record, timeline, recent } = &mut self.table;
        let number = record.log.len() + 1;
        let entry = Entry { number, seat, player: player.map(str::to_owned), action, at: to_millisecond(at) };
        let timeline = Arc::make_mut(timeline);
        let entered = timeline.enter(record, &entry).map_err(TableError::of_entry)?;
        let display = display(record, timeline, &entry, &*entered.before);
        // The move that follows an aim belongs to it.
        let beside = |entry: &Entry| TableEvent::marks(&entry.action);
        let by_game = !beside(&entry) && !self.played.iter().any(|played| beside(&played.entry));
        if let (Some(seat), Some(_), None, true) = (entry.seat, &entry.player, &self.parting, by_game) {
            self.parting = parting(&*entered.before, seat, &entry.action);
        }
        record.changed = entry.at;
        record.log.push(Arc::new(entry.clone()));
        let round = entered.before.round();
        let played = Played { entry, display, round, events: entered.events };
        recent.push(played.clone());
        self.played.push(played);
        Ok(())
    }

    /// Completes the change: notes the end of the game if it is over, and the times of deadlines.
    pub(crate) fn settle(&mut self) {
        let Table { record, timeline, .. } = &mut self.table;
        if record.status == Status::Playing && timeline.is_over() {
            record.status = match timeline.ending() {
                Some(Ending::Aborted) => Status::Abandoned,
                Some(Ending::Annulled | Ending::Drawn | Ending::Voided) | None => Status::Over,
            };
            self.ended = true;
        }
        Arc::make_mut(timeline).set_limits(record);
        self.address();
    }

    /// Sets the audience of every event, as it is now.
    fn address(&mut self) {
        for played in &mut self.played {
            for (index, event) in played.events.iter_mut().enumerate() {
                event.audience = self.table.timeline.audience(played.entry.number, index);
            }
        }
    }
}

/// The part of an action that its player can't take back.
fn parting(before: &dyn State, seat: Seat, action: &str) -> Option<Parting> {
    if before.resignation(seat).as_deref() == Some(action) {
        return Some(Parting::Resigns(seat));
    }
    before.act(action).filter(|info| info.leaves).map(|info| Parting::Says(info.spoken))
}
