//! Playing: what a member types becomes actions of the log, all of them or none.

use super::{Entry, Played, Status, Step, Table, TableError, to_millisecond};
use crate::game::{Refusal, RefusalKind, Seat, SeatSet};
use crate::words::Message;
use jiff::Timestamp;

/// More draws of chance in a row than any game has: a game that wants more is at fault.
const DRAWS_IN_A_ROW: usize = 1_000;

impl Table {
    /// A member acts: `text` in the game's notation, one or several actions. A member with several
    /// seats is heard as the seats that are to move first, then as the others; the reading has to be
    /// the only one.
    ///
    /// # Errors
    /// The game is not on; the member has no seat; the game's refusal.
    pub fn act(&self, member: &str, text: &str, at: Timestamp) -> Result<Step, TableError> {
        let seats = self.seats_playing(member)?;
        let actions = self.read(seats, text)?;
        self.play(Some(member), seats, &actions, at)
    }

    /// The same, for something that was shown when the log had `seen` entries (a button): refused when
    /// the log has grown since.
    ///
    /// # Errors
    /// Those of [`Table::act`], and [`TableError::Stale`].
    pub fn act_at(&self, member: &str, seen: usize, text: &str, at: Timestamp) -> Result<Step, TableError> {
        let now = self.record.log.len();
        if seen != now {
            return Err(TableError::Stale { seen, now });
        }
        self.act(member, text, at)
    }

    /// A member resigns with `seat`, or with the only seat they can resign with; of several that may,
    /// with the one that is to move.
    ///
    /// # Errors
    /// The game is not on; the member has no such seat, or none that can resign; which seat is not
    /// clear.
    pub fn resign(&self, member: &str, seat: Option<Seat>, at: Timestamp) -> Result<Step, TableError> {
        let seats = self.seats_playing(member)?;
        if let Some(seat) = seat.filter(|seat| !seats.contains(*seat)) {
            return Err(TableError::NotYourSeat { seat });
        }
        let mut ways: Vec<(Seat, String)> = seats
            .iter()
            .filter(|mine| seat.is_none_or(|seat| seat == *mine))
            .filter_map(|mine| Some((mine, self.state.resignation(mine)?)))
            .collect();
        if ways.len() > 1 {
            let on_turn = self.state.to_move();
            if ways.iter().filter(|(seat, _)| on_turn.contains(*seat)).count() == 1 {
                ways.retain(|(seat, _)| on_turn.contains(*seat));
            }
        }
        match ways.as_slice() {
            [] => Err(TableError::CannotResign),
            [(_, action)] => self.play(Some(member), seats, std::slice::from_ref(action), at),
            several => Err(TableError::WhichSeat {
                seats: several.iter().map(|(seat, _)| *seat).collect(),
                actions: several.iter().map(|(_, action)| action.clone()).collect(),
            }),
        }
    }

    /// The referee acts: an action that is no seat's (a lapse of time).
    ///
    /// # Errors
    /// The game is not on; the action is a seat's; the game's refusal.
    pub fn referee_act(&self, action: &str, at: Timestamp) -> Result<Step, TableError> {
        self.is_on()?;
        self.play(None, SeatSet::EMPTY, &[action.to_owned()], at)
    }

    /// The actions that `text` means for a holder of `seats`.
    fn read(&self, seats: SeatSet, text: &str) -> Result<Vec<String>, TableError> {
        let on_turn = self.state.to_move();
        let mut refusals = Vec::new();
        for moving in [true, false] {
            let mut readings: Vec<Vec<String>> = Vec::new();
            for seat in seats.iter().filter(|seat| on_turn.contains(*seat) == moving) {
                match self.state.read(seat, text) {
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

    /// Plays actions for the holder of `seats` (or the referee), then what chance owes.
    fn play(
        &self,
        player: Option<&str>,
        seats: SeatSet,
        actions: &[String],
        at: Timestamp,
    ) -> Result<Step, TableError> {
        let mut step = Step::from(self);
        for action in actions {
            let seat = step.table.state.actor(action);
            let entitled = match (player, seat) {
                (Some(_), Some(seat)) => seats.contains(seat),
                (None, None) => true,
                _ => false,
            };
            if !entitled {
                return Err(TableError::NotYourAction { action: action.clone() });
            }
            step.push(seat, player, action, at)?;
        }
        step.draw(at)?;
        step.settle();
        Ok(step)
    }

    /// The seats with which a member plays in a game that is on.
    fn seats_playing(&self, member: &str) -> Result<SeatSet, TableError> {
        self.is_on()?;
        match self.seats_of(member) {
            seats if seats.is_empty() => Err(TableError::NotSeated),
            seats => Ok(seats),
        }
    }

    fn is_on(&self) -> Result<(), TableError> {
        match self.record.status {
            Status::Playing => Ok(()),
            Status::Lobby => Err(TableError::NotStarted),
            Status::Over => Err(TableError::Over),
            Status::Abandoned => Err(TableError::Abandoned),
        }
    }
}

impl Step {
    /// Plays one action and writes it into the log.
    fn push(
        &mut self,
        seat: Option<Seat>,
        player: Option<&str>,
        action: &str,
        at: Timestamp,
    ) -> Result<(), TableError> {
        let table = &mut self.table;
        let display = table.state.display(action);
        let events = table.state.play(action).map_err(TableError::Game)?;
        let entry = Entry {
            number: table.record.log.len() + 1,
            seat,
            player: player.map(str::to_owned),
            action: action.to_owned(),
            at: to_millisecond(at),
        };
        table.record.changed = entry.at;
        table.record.log.push(entry.clone());
        self.played.push(Played { entry, display, events });
        Ok(())
    }

    /// Makes the draws of chance that are due.
    pub(super) fn draw(&mut self, at: Timestamp) -> Result<(), TableError> {
        for _ in 0..DRAWS_IN_A_ROW {
            let choices = self.table.state.chance();
            let number = self.table.record.log.len() + 1;
            let Some(index) = self.table.record.seed.draw(number, choices.len()) else { return Ok(()) };
            let Some(action) = choices.get(index) else { return Ok(()) };
            self.push(None, None, action, at)?;
        }
        Err(TableError::EndlessChance)
    }
}

/// How far a refused reading is from what was meant: the nearest one is told.
fn distance(kind: RefusalKind) -> u8 {
    match kind {
        RefusalKind::Ambiguous | RefusalKind::Undecided => 0,
        RefusalKind::Illegal => 1,
        RefusalKind::NotYours => 2,
        RefusalKind::Over | RefusalKind::BadPosition => 3,
        RefusalKind::Unreadable => 4,
    }
}
