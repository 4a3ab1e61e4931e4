//! A member acts: types something, presses a button, resigns.

use crate::play::reading::exactly;
use crate::sitting::error::TableError;
use crate::sitting::step::Step;
use crate::sitting::table::Table;
use crate::stored::table_event::TableEvent;
use jiff::Timestamp;
use liege_game::{Outcome, Seat, SeatSet};

impl Table {
    /// A member acts: `text` in the game's notation, one or several actions. A member with several
    /// seats is heard as the seats that are to move first, then as the others; the reading has to be
    /// the only one.
    ///
    /// # Errors
    /// The game is not on; the member has no seat; the game's refusal, as far as the member may know why.
    pub fn act(&self, member: &str, text: &str, at: Timestamp) -> Result<Step, TableError> {
        let seats = self.seats_playing(member)?;
        if let Some(step) = self.at_its_word(member, seats, text, at) {
            return Ok(step);
        }
        match exactly(self.state(), seats, text) {
            Some(actions) => self.play_for(member, seats, &actions, at),
            None => self.act_as_seen(member, seats, text, at),
        }
    }

    /// What is one canonical action, as on a button, played at once: whether it can be is seen by playing it.
    fn at_its_word(&self, member: &str, seats: SeatSet, text: &str, at: Timestamp) -> Option<Step> {
        self.state().actor(text).filter(|seat| seats.contains(*seat))?;
        // Of what comes out other than it is asked for it is to be seen first whether it may be asked for.
        if self.timeline.trembles(&self.record, text) {
            return None;
        }
        self.play_for(member, seats, &[text.to_owned()], at).ok()
    }

    /// A member resigns with `seat`, or with the only seat they can resign with; of several that may,
    /// with the one that is to move.
    ///
    /// # Errors
    /// The game is not on; the member has no such seat, or none that can resign; which seat is not
    /// clear.
    pub fn resign(&self, member: &str, seat: Option<Seat>, at: Timestamp) -> Result<Step, TableError> {
        let seats = self.seats_playing(member)?;
        if let Some(seat) = seat.filter(|seat| seats.iter().all(|mine| mine != *seat)) {
            return Err(TableError::NotYourSeat { seat });
        }
        let mut ways: Vec<(Seat, String)> = seats
            .iter()
            .filter(|mine| seat.is_none_or(|seat| seat == *mine))
            .filter_map(|mine| Some((mine, self.timeline.state.resignation(mine)?)))
            .collect();
        if ways.len() > 1 {
            let on_turn = self.timeline.state.to_move();
            if ways.iter().filter(|(seat, _)| on_turn.contains(*seat)).count() == 1 {
                ways.retain(|(seat, _)| on_turn.contains(*seat));
            }
        }
        match ways.as_slice() {
            [] => Err(TableError::CannotResign),
            [(_, action)] => self.play_for(member, seats, std::slice::from_ref(action), at),
            several => Err(TableError::WhichSeat {
                seats: several.iter().map(|(seat, _)| *seat).collect(),
                actions: several.iter().map(|(_, action)| action.clone()).collect(),
            }),
        }
    }

    /// How the game ends if a seat resigns now, in whatever way; `None` where it goes on, or the seat can't.
    #[must_use]
    pub fn outcome_of_resigning(&self, seat: Seat) -> Option<Outcome> {
        let mut state = self.state().boxed();
        state.play(&state.resignation(seat)?).ok()?;
        state.outcome()
    }

    /// Those still in the game who would lose with a seat that resigns now: its partners.
    #[must_use]
    pub fn losing_with(&self, seat: Seat) -> Vec<Seat> {
        let Some(outcome) = self.outcome_of_resigning(seat).filter(|outcome| !outcome.drawn) else {
            return Vec::new();
        };
        let points = |seat: Seat| outcome.points.get(seat.index()).copied().unwrap_or_default();
        self.state().alive().iter().filter(|other| *other != seat && points(*other) <= points(seat)).collect()
    }

    /// The referee enters an action that is no seat's, whenever that may be.
    ///
    /// # Errors
    /// The game is not on; the action is a seat's; the game's refusal.
    pub fn referee_act(&self, action: &str, at: Timestamp) -> Result<Step, TableError> {
        self.is_on()?;
        if self.timeline.state.actor(action).is_some() || TableEvent::marks(action) {
            return Err(TableError::NotYourAction { action: action.to_owned() });
        }
        self.may_play(None, action)?;
        let mut step = Step::from(self);
        step.enter(None, None, action.to_owned(), at)?;
        step.draw(at)?;
        step.settle();
        Ok(step)
    }
}
