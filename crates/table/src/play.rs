//! Playing: what a member types becomes actions of the log, all of them or none.

use super::stored::Status;
use super::table_event::TableEvent;
use super::{Negotiation, Step, Table, TableError};
use jiff::Timestamp;
use liege_game::{Refusal, RefusalKind, Seat, SeatSet, State};
use liege_words::Message;

/// More draws of chance in a row than any game has: a game that wants more is at fault.
const DRAWS_IN_A_ROW: usize = 1_000;

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
            Some(actions) => self.play(member, seats, &actions, at),
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
        self.play(member, seats, &[text.to_owned()], at).ok()
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
            [(_, action)] => self.play(member, seats, std::slice::from_ref(action), at),
            several => Err(TableError::WhichSeat {
                seats: several.iter().map(|(seat, _)| *seat).collect(),
                actions: several.iter().map(|(_, action)| action.clone()).collect(),
            }),
        }
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

    /// Plays actions for the holder of `seats`, then what chance owes.
    pub(super) fn play(
        &self,
        player: &str,
        seats: SeatSet,
        actions: &[String],
        at: Timestamp,
    ) -> Result<Step, TableError> {
        let mut step = Step::from(self);
        for action in actions {
            let seat = step.table.timeline.state.actor(action);
            // What begins like the table events is no action, whatever a game says.
            if !seat.is_some_and(|seat| seats.contains(seat)) || TableEvent::marks(action) {
                return Err(TableError::NotYourAction { action: action.clone() });
            }
            step.table.may_play(seat, action)?;
            let made = step.aim(seat, player, action, at)?;
            step.enter(seat, Some(player), made, at)?;
        }
        step.draw(at)?;
        step.settle();
        Ok(step)
    }

    /// Whether the table lets an action be played that the game may allow.
    fn may_play(&self, seat: Option<Seat>, action: &str) -> Result<(), TableError> {
        let state = &self.timeline.state;
        if let Some(until) = self.paused_until() {
            let resigns = seat.is_some_and(|seat| state.resignation(seat).as_deref() == Some(action));
            if !resigns {
                return Err(TableError::Paused { until });
            }
        }
        if self.deals_in(action) { Ok(()) } else { Err(TableError::NoTalk { action: state.display(action) }) }
    }

    /// Whether an act is one that the table's terms have room for.
    pub(super) fn deals_in(&self, action: &str) -> bool {
        self.record.terms.negotiation != Negotiation::None
            || self.timeline.state.act(action).is_none_or(|act| act.required)
    }

    /// The acts open to seats now, under the table's terms; resigning is not counted among them.
    #[must_use]
    pub fn open_acts(&self, seats: SeatSet) -> Vec<String> {
        if self.takes_acts() { self.acts_open_in(self.state(), seats) } else { Vec::new() }
    }

    /// Whether acts can be played at all now.
    pub(super) fn takes_acts(&self) -> bool {
        self.record.status == Status::Playing && self.paused_until().is_none() && !self.is_dealing()
    }

    /// The acts open to seats in a position, under the table's terms.
    pub(super) fn acts_open_in(&self, state: &dyn State, seats: SeatSet) -> Vec<String> {
        let open = |action: &String| {
            let Some(seat) = state.actor(action).filter(|seat| seats.contains(*seat)) else { return false };
            state.resignation(seat).as_ref() != Some(action) && self.deals_in(action)
        };
        state.acts().into_iter().filter(open).collect()
    }

    /// The seats with which a member plays in a game that is on.
    pub(super) fn seats_playing(&self, member: &str) -> Result<SeatSet, TableError> {
        self.is_on()?;
        match self.seats_of(member) {
            seats if seats.is_empty() => Err(TableError::NotSeated),
            seats => Ok(seats),
        }
    }

    pub(super) fn is_on(&self) -> Result<(), TableError> {
        match self.record.status {
            Status::Playing if self.is_dealing() => {
                let name = self.chooser().map(|chooser| chooser.name.clone()).unwrap_or_default();
                Err(TableError::Dealing { name })
            }
            Status::Playing => Ok(()),
            Status::Lobby => Err(TableError::NotStarted),
            Status::Over => Err(TableError::Over),
            Status::Abandoned => Err(TableError::Abandoned),
        }
    }
}

impl Step {
    /// Where hands tremble, enters what is asked for; gives what is made.
    fn aim(
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

    /// Makes the draws of chance that are due.
    pub(super) fn draw(&mut self, at: Timestamp) -> Result<(), TableError> {
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

/// The actions that `text` means in a position for a holder of `seats`, be it canonical or not.
pub(super) fn meant(state: &dyn State, seats: SeatSet, text: &str) -> Result<Vec<String>, TableError> {
    if let Some(actions) = exactly(state, seats, text) {
        return Ok(actions);
    }
    read(state, seats, text)
}

/// The actions that `text` means in a position for a holder of `seats`, if it is not canonical.
pub(super) fn read(state: &dyn State, seats: SeatSet, text: &str) -> Result<Vec<String>, TableError> {
    let on_turn = state.to_move();
    let mut refusals = Vec::new();
    for moving in [true, false] {
        let mut readings: Vec<Vec<String>> = Vec::new();
        for seat in seats.iter().filter(|seat| on_turn.contains(*seat) == moving) {
            match state.read(seat, text) {
                Ok(actions) if readings.contains(&actions) => {}
                Ok(actions) => readings.push(actions),
                Err(refusal) => refusals.push(refusal),
            }
        }
        if readings.len() > 1 {
            // A candidate must be playable as it stands, which the first action of each is.
            let candidates = readings.into_iter().filter_map(|actions| actions.into_iter().next());
            let refusal = Refusal::new(RefusalKind::Ambiguous, Message::new("table-several-readings"));
            return Err(TableError::Game(refusal.with(candidates.collect())));
        }
        if let Some(actions) = readings.pop().filter(|actions| !actions.is_empty()) {
            return Ok(actions);
        }
    }
    let nearest = refusals.into_iter().min_by_key(|refusal| distance(refusal.kind));
    let unreadable = || Refusal::new(RefusalKind::Unreadable, Message::new("table-unreadable"));
    Err(TableError::Game(nearest.unwrap_or_else(unreadable)))
}

/// The actions that `text` is, if it is nothing but canonical actions of these seats that can be played one
/// after another (parted by `;`). A candidate that was offered is taken at its word: read like what people
/// type, it might lead to the same question again.
fn exactly(state: &dyn State, seats: SeatSet, text: &str) -> Option<Vec<String>> {
    let mut state = state.boxed();
    let mut actions = Vec::new();
    for action in text.split(';') {
        state.actor(action).filter(|seat| seats.contains(*seat))?;
        if action != text && state.aim(action).is_some() {
            // Whether one can be played after another would tell what comes of it.
            return None;
        }
        state.play(action).ok()?;
        actions.push(action.to_owned());
    }
    Some(actions)
}

/// How far a refused reading is from what was meant: the nearest one is told.
pub(super) fn distance(kind: RefusalKind) -> u8 {
    match kind {
        RefusalKind::Ambiguous | RefusalKind::Undecided => 0,
        RefusalKind::Illegal => 1,
        RefusalKind::NotYours => 2,
        RefusalKind::Over | RefusalKind::BadPosition => 3,
        RefusalKind::Unreadable => 4,
    }
}
