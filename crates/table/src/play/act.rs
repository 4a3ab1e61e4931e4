//! Actions of a member: typing something, pressing a button, resigning.

use crate::play::reading::exactly;
use crate::sitting::error::TableError;
use crate::sitting::step::Step;
use crate::sitting::table::Table;
use crate::stored::table_event::TableEvent;
use jiff::Timestamp;
use liege_game::{Outcome, Seat, SeatSet};

impl Table {
    /// A member acts: `text` in the game's notation, one or several actions. For a member with several seats,
    /// the text is read for the seats that are to move first, then for the others; there has to be only one
    /// reading.
    ///
    /// # Errors
    /// Returns an error if the game is not in progress or the member has no seat, and the game's refusal,
    /// with its reason as far as the member may know it.
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

    /// Plays a text that is a single canonical action, as from a button, at once: playing it shows whether it
    /// is legal.
    fn at_its_word(&self, member: &str, seats: SeatSet, text: &str, at: Timestamp) -> Option<Step> {
        self.state().actor(text).filter(|seat| seats.contains(*seat))?;
        // An action with an uncertain outcome is checked first.
        if self.timeline.trembles(&self.record, text) {
            return None;
        }
        self.play_for(member, seats, &[text.to_owned()], at).ok()
    }

    /// A member resigns with `seat`, or with the only seat they can resign with; if there are several, with
    /// the one that is to move.
    ///
    /// # Errors
    /// Returns an error if the game is not in progress; the member does not hold that seat, or has none that
    /// can resign; or it is not clear which seat is meant.
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

    /// The result of the game if a seat resigns now; `None` if the game goes on, or the seat can't resign.
    #[must_use]
    pub fn outcome_of_resigning(&self, seat: Seat) -> Option<Outcome> {
        let mut state = self.state().boxed();
        state.play(&state.resignation(seat)?).ok()?;
        state.outcome()
    }

    /// The seats still in the game that would lose with a seat if it resigned now: its partners.
    #[must_use]
    pub fn losing_with(&self, seat: Seat) -> Vec<Seat> {
        let Some(outcome) = self.outcome_of_resigning(seat).filter(|outcome| !outcome.drawn) else {
            return Vec::new();
        };
        let points = |seat: Seat| outcome.points.get(seat.index()).copied().unwrap_or_default();
        self.state().alive().iter().filter(|other| *other != seat && points(*other) <= points(seat)).collect()
    }

    /// The referee enters an action that belongs to no seat.
    ///
    /// # Errors
    /// Returns an error if the game is not in progress or the action belongs to a seat, and the game's
    /// refusal.
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
