//! The past of a table: any point of its log, and its events.

use crate::entering::display::display;
use crate::entering::enter::Entered;
use crate::log::owed::Owed;
use crate::log::played::{Played, is_move};
use crate::log::replay::Between;
use crate::log::timeline::Timeline;
use crate::sitting::error::TableError;
use crate::sitting::table::Table;
use crate::stored::record::{Entry, Status};
use crate::stored::table_event::TableEvent;
use jiff::{SignedDuration, Timestamp};
use liege_game::{Event, Outcome, Seat, SeatSet, State};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

impl Table {
    /// A recent entry with its events, each with its present audience.
    pub(crate) fn recent(&self, number: usize) -> Option<Played> {
        let mut played = self.recent.get(number)?.clone();
        for (index, event) in played.events.iter_mut().enumerate() {
            event.audience = self.timeline.audience(number, index);
        }
        Some(played)
    }
}

/// A table at one point of its log, with the data for a picture.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The number of entries in the log.
    pub number: usize,
    /// The position.
    pub state: Box<dyn State>,
    /// The number of moves among the entries, without those taken back.
    pub moves: usize,
    /// The last move that had not been taken back.
    pub last_move: Option<Played>,
    /// The last entry with an event that the reader was told.
    pub last: Option<Played>,
    /// The end of the pause, if the game was paused.
    pub paused: Option<Timestamp>,
    /// The due actions of the seats, with their deadlines.
    pub owed: Vec<Owed>,
    /// The seats on leave, with the ends of their leaves.
    pub absent: Vec<(Seat, Timestamp)>,
    /// The time in stock of the other seats, if there are stocks.
    pub stocks: Vec<(Seat, SignedDuration)>,
    /// Whether seats were still being drawn by dice.
    pub dealing: bool,
    /// The result, if the game was over: its own, or an agreed draw.
    pub outcome: Option<Outcome>,
    /// The offers and agreements between the seats.
    pub standing: Between,
}

/// A part of a log and the state after it: all the data of a post, from one replay at most.
#[derive(Clone, Debug)]
pub struct Stretch {
    /// The table after it.
    pub moment: Moment,
    /// Its entries, with their events.
    pub played: Vec<Played>,
    /// The position before it, and the seats that could move there; only for a part without a move.
    pub before: Option<(Box<dyn State>, SeatSet)>,
}

impl Moment {
    /// The seats that could move.
    pub fn to_move(&self) -> SeatSet {
        if self.dealing || self.outcome.is_some() { SeatSet::EMPTY } else { self.state.to_move() }
    }

    /// The last action's events.
    pub fn news(&self) -> &[Event] {
        self.last.as_ref().map_or(&[], |played| &played.events)
    }
}

impl Table {
    /// The table after the first `number` entries (0: the start; at most the whole log), for a reader who may
    /// know of all of them. Events have their present audiences.
    ///
    /// # Errors
    /// Returns [`TableError::Unplayable`] if the game no longer accepts its own log.
    pub fn view_at(&self, number: usize) -> Result<Moment, TableError> {
        self.view_with(number, number)
    }

    /// The table after the first `number` entries for a reader who holds `seats` (empty for everybody else).
    /// The last entry is the last one of which they were told.
    ///
    /// # Errors
    /// Returns the errors of [`Table::view_at`].
    pub fn view_for(&self, number: usize, seats: SeatSet) -> Result<Moment, TableError> {
        let number = number.min(self.record.log.len());
        self.view_with(number, self.told(number, seats))
    }

    /// The entries `first` to `number` (`first` 0: none) and the table after them, for a reader who holds
    /// `seats`.
    ///
    /// # Errors
    /// Returns the errors of [`Table::view_at`].
    pub fn stretch(&self, first: usize, number: usize, seats: SeatSet) -> Result<Stretch, TableError> {
        let number = number.min(self.record.log.len());
        let told = self.told(number, seats);
        match self.present_stretch(first, number, told) {
            Some(stretch) => Ok(stretch),
            None => self.replayed_stretch(first, number, told),
        }
    }

    /// A part of the log by a replay.
    pub(crate) fn replayed_stretch(
        &self,
        first: usize,
        number: usize,
        told: usize,
    ) -> Result<Stretch, TableError> {
        let (mut played, mut before) = (Vec::new(), None);
        if first <= 1 {
            let start = self.run(0, |_, _, _| {})?;
            before = Some(self.could_move(&start));
        }
        let moment = self.view_noting(number, told, number, |entry, entered, after| {
            if first > 0 && entry.number >= first {
                let again = Entered { before: entered.before.boxed(), events: entered.events.clone() };
                played.push(self.put(entry, again, after));
            } else if entry.number + 1 == first {
                before = Some(self.could_move(after));
            }
        })?;
        let before = before.filter(|_| !played.iter().any(Played::is_move));
        Ok(Stretch { moment, played, before })
    }

    /// A part of the log that leads to the present, without a replay; `None` if the recent entries do not
    /// reach that far.
    pub(crate) fn present_stretch(&self, first: usize, number: usize, told: usize) -> Option<Stretch> {
        let moment = self.present(number, told)?;
        let numbers = if first == 0 { number + 1..=number } else { first..=number };
        let played = numbers.map(|number| self.recent(number)).collect::<Option<Vec<Played>>>()?;
        let before = if played.iter().any(Played::is_move) {
            None
        } else {
            // The present does not show how seats were drawn, or the state before the game was voided.
            let plain = self.timeline.dice.is_none()
                && !played.iter().any(|played| TableEvent::voids(&played.entry.action));
            let state = self.timeline.state_before(&self.record, first.max(1)).filter(|_| plain)?;
            let to_move = if state.outcome().is_some() { SeatSet::EMPTY } else { state.to_move() };
            Some((state, to_move))
        };
        Some(Stretch { moment, played, before })
    }

    /// The position of a timeline and the seats that could move, as for [`Moment::to_move`].
    fn could_move(&self, timeline: &Timeline) -> (Box<dyn State>, SeatSet) {
        let dealing = timeline.is_dealing() && self.record.status != Status::Lobby;
        let still = dealing || timeline.outcome().is_some();
        (timeline.state.boxed(), if still { SeatSet::EMPTY } else { timeline.state.to_move() })
    }

    /// The table as it is now, if `number` is the length of its log and the entry looked at is kept.
    fn present(&self, number: usize, told: usize) -> Option<Moment> {
        if number != self.record.log.len() || self.timeline.entries() != number {
            return None;
        }
        let last = match told {
            0 => None,
            told => Some(self.recent(told)?),
        };
        let last_move = match self.timeline.moves().last() {
            None => None,
            Some(moved) => Some(self.recent(moved.number)?),
        };
        Some(self.moment(number, &self.timeline, last_move, last))
    }

    /// The table after the first `number` entries, with `told` as the last entry.
    fn view_with(&self, number: usize, told: usize) -> Result<Moment, TableError> {
        let number = number.min(self.record.log.len());
        let told = told.min(number);
        match self.present(number, told) {
            Some(moment) => Ok(moment),
            None => self.view_noting(number, told, number, |_, _, _| {}),
        }
    }

    /// [`Table::view_with`] as part of a replay of `count` entries. `visit` is called for each entry.
    fn view_noting(
        &self,
        number: usize,
        told: usize,
        count: usize,
        mut visit: impl FnMut(&Entry, &Entered, &Timeline),
    ) -> Result<Moment, TableError> {
        // If moves may be taken back the earlier ones are kept too: then one of them is the last.
        let rewinds = self.record.log.iter().take(number).any(|entry| TableEvent::asks_back(&entry.action));
        let (mut moves, mut last) = (Vec::new(), None);
        let mut passed = None;
        self.run(count, |entry, entered, after| {
            visit(entry, &entered, after);
            if entry.number > number {
                return;
            }
            // Only kept entries are put into words: that costs more than playing.
            if is_move(&entered.events) {
                if !rewinds {
                    moves.clear();
                }
                let again = Entered { before: entered.before.boxed(), events: entered.events.clone() };
                moves.push((entry.clone(), again));
            } else {
                moves.truncate(after.moves().len());
            }
            if entry.number == told {
                last = Some(self.put(entry, entered, after));
            }
            if entry.number == number {
                let last_move = moves.pop().map(|(entry, entered)| self.put(&entry, entered, after));
                passed = Some(self.moment(number, after, last_move, last.take()));
            }
        })?;
        match passed {
            Some(moment) => Ok(moment),
            // Before the first entry.
            None => Ok(self.moment(0, &self.run(0, |_, _, _| {})?, None, None)),
        }
    }

    /// The table after `number` entries for a reader who holds `seats`, and the entries from there to the
    /// present; at most one replay.
    ///
    /// # Errors
    /// Returns the errors of [`Table::view_at`].
    pub fn since(&self, number: usize, seats: SeatSet) -> Result<(Moment, Vec<Played>), TableError> {
        let all = self.record.log.len();
        let number = number.min(all);
        let told = self.told(number, seats);
        if let Some(recent) = (number + 1..=all).map(|number| self.recent(number)).collect() {
            return Ok((self.view_with(number, told)?, recent));
        }
        let mut played = Vec::new();
        let moment = self.view_noting(number, told, all, |entry, entered, after| {
            if entry.number > number {
                let again = Entered { before: entered.before.boxed(), events: entered.events.clone() };
                played.push(self.put(entry, again, after));
            }
        })?;
        Ok((moment, played))
    }

    /// The number of the last among the first `number` entries of which a reader who holds `seats` was told
    /// something; 0 if there is none.
    fn told(&self, number: usize, seats: SeatSet) -> usize {
        (1..=number).rev().find(|number| self.timeline.tells(*number, seats)).unwrap_or(0)
    }

    /// The view of a timeline with this number of entries.
    fn moment(
        &self,
        number: usize,
        timeline: &Timeline,
        last_move: Option<Played>,
        last: Option<Played>,
    ) -> Moment {
        let (moves, paused) = (timeline.moves().len(), timeline.paused_until());
        let dealing = timeline.is_dealing() && self.record.status != Status::Lobby;
        let outcome = timeline.outcome();
        let on = outcome.is_none() && paused.is_none() && !dealing && self.record.status != Status::Lobby;
        let owed = if on { timeline.owed(&self.record) } else { Vec::new() };
        let (absent, stocks) = (timeline.absent(), timeline.stocks(&self.record));
        let (state, standing) = (timeline.state.boxed(), timeline.standing_now());
        Moment {
            number,
            state,
            moves,
            last_move,
            last,
            paused,
            owed,
            absent,
            stocks,
            dealing,
            outcome,
            standing,
        }
    }

    /// The table now.
    ///
    /// # Errors
    /// Returns the errors of [`Table::view_at`].
    pub fn view(&self) -> Result<Moment, TableError> {
        self.view_at(self.record.log.len())
    }

    /// The entries with these numbers (from 1), with their events; numbers beyond the log are left out.
    /// Events have their present audiences.
    ///
    /// # Errors
    /// Returns the errors of [`Table::view_at`].
    pub fn history(&self, numbers: RangeInclusive<usize>) -> Result<Vec<Played>, TableError> {
        let last = self.record.log.len().min(*numbers.end());
        let recent = ((*numbers.start()).max(1)..=last)
            .map(|number| self.recent(number))
            .collect::<Option<Vec<Played>>>();
        if let Some(recent) = recent {
            return Ok(recent);
        }
        self.replayed(numbers)
    }

    /// [`Table::history`] by a replay.
    pub(crate) fn replayed(&self, numbers: RangeInclusive<usize>) -> Result<Vec<Played>, TableError> {
        let mut history = Vec::new();
        self.run(*numbers.end(), |entry, entered, after| {
            if numbers.contains(&entry.number) {
                history.push(self.put(entry, entered, after));
            }
        })?;
        Ok(history)
    }

    /// The actions with these numbers as people read them, with their players. They take one replay, whose
    /// cost grows with the length of the log. Numbers that the log does not have are left out.
    ///
    /// # Errors
    /// Returns the errors of [`Table::view_at`].
    pub fn actions(&self, numbers: &BTreeSet<usize>) -> Result<BTreeMap<usize, Played>, TableError> {
        let mut actions = BTreeMap::new();
        let Some(last) = numbers.last().filter(|last| **last > 0) else { return Ok(actions) };
        let theirs = numbers.iter().filter(|number| (1..=self.record.log.len()).contains(*number));
        let recent = theirs.map(|number| self.recent(*number)).collect::<Option<Vec<Played>>>();
        if let Some(recent) = recent {
            return Ok(recent.into_iter().map(|played| (played.entry.number, played)).collect());
        }
        self.run(*last, |entry, entered, after| {
            if numbers.contains(&entry.number) {
                let again = Entered { before: entered.before.boxed(), events: entered.events.clone() };
                actions.insert(entry.number, self.put(entry, again, after));
            }
        })?;
        Ok(actions)
    }

    /// Replays the first `count` entries.
    pub(crate) fn run(
        &self,
        count: usize,
        visit: impl FnMut(&Entry, Entered, &Timeline),
    ) -> Result<Timeline, TableError> {
        Timeline::run(&self.record, count, visit).map_err(TableError::Unplayable)
    }

    /// An entry with its events, each with its present audience.
    pub(crate) fn put(&self, entry: &Entry, entered: Entered, after: &Timeline) -> Played {
        let display = display(&self.record, after, entry, &*entered.before);
        let round = entered.before.round();
        let address = |(index, event): (usize, Event)| Event {
            audience: self.timeline.audience(entry.number, index),
            ..event
        };
        let events = entered.events.into_iter().enumerate().map(address).collect();
        Played { entry: entry.clone(), display, round, events }
    }
}
