//! Playing canonical actions, if the table allows them; the acts that are available.

use crate::sitting::error::TableError;
use crate::sitting::step::Step;
use crate::sitting::table::Table;
use crate::stored::record::Status;
use crate::stored::table_event::TableEvent;
use crate::stored::terms::Negotiation;
use jiff::Timestamp;
use liege_game::{Seat, SeatSet, State};

impl Table {
    /// Plays actions for the holder of `seats`, then the draws of chance that follow.
    pub(crate) fn play_for(
        &self,
        player: &str,
        seats: SeatSet,
        actions: &[String],
        at: Timestamp,
    ) -> Result<Step, TableError> {
        let mut step = Step::from(self);
        for action in actions {
            let seat = step.table.timeline.state.actor(action);
            // A text that begins like the table events is not an action, even if a game accepts it.
            if !seat.is_some_and(|seat| seats.contains(seat)) || TableEvent::marks(action) {
                return Err(TableError::NotYourAction { action: action.clone() });
            }
            step.table.may_play(seat, action)?;
            let made = step.enter_aim(seat, player, action, at)?;
            step.enter(seat, Some(player), made, at)?;
        }
        step.draw(at)?;
        step.settle();
        Ok(step)
    }

    /// Checks that the table allows an action that the game may allow.
    pub(crate) fn may_play(&self, seat: Option<Seat>, action: &str) -> Result<(), TableError> {
        let state = &self.timeline.state;
        if let Some(until) = self.paused_until() {
            let resigns = seat.is_some_and(|seat| state.resignation(seat).as_deref() == Some(action));
            if !resigns {
                return Err(TableError::Paused { until });
            }
        }
        if self.deals_in(action) { Ok(()) } else { Err(TableError::NoTalk { action: state.display(action) }) }
    }

    /// Whether the table's terms allow this act.
    pub(crate) fn deals_in(&self, action: &str) -> bool {
        self.record.terms.negotiation != Negotiation::None
            || self.timeline.state.act(action).is_none_or(|act| act.required)
    }

    /// The acts available to seats now, under the table's terms; resigning is not among them.
    #[must_use]
    pub fn open_acts(&self, seats: SeatSet) -> Vec<String> {
        if self.takes_acts() { self.acts_open_in(self.state(), seats) } else { Vec::new() }
    }

    /// Whether acts can be played at all now.
    pub(crate) fn takes_acts(&self) -> bool {
        self.record.status == Status::Playing && self.paused_until().is_none() && !self.is_dealing()
    }

    /// The acts available to seats in a position, under the table's terms.
    pub(crate) fn acts_open_in(&self, state: &dyn State, seats: SeatSet) -> Vec<String> {
        let open = |action: &String| {
            let Some(seat) = state.actor(action).filter(|seat| seats.contains(*seat)) else { return false };
            state.resignation(seat).as_ref() != Some(action) && self.deals_in(action)
        };
        state.acts().into_iter().filter(open).collect()
    }
}

impl Step {
    /// In a game of dexterity, enters the aimed move. Returns the move that results.
    fn enter_aim(
        &mut self,
        seat: Option<Seat>,
        player: &str,
        action: &str,
        at: Timestamp,
    ) -> Result<String, TableError> {
        let Table { record, timeline, .. } = &self.table;
        let Some(made) = timeline.trembled(record, &*timeline.state, action, timeline.aims + 1) else {
            return Ok(action.to_owned());
        };
        let aim = TableEvent::Aim { action: action.to_owned() }.write(record.game);
        self.enter(seat, Some(player), aim, at)?;
        Ok(made)
    }
}
