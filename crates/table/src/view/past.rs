//! The past of a table: any point of its log, and what happened on the way.

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
    /// An entry that was made lately, with what happened, each event for those who may know of it by now.
    pub(crate) fn recent(&self, number: usize) -> Option<Played> {
        let mut played = self.recent.get(number)?.clone();
        for (index, event) in played.events.iter_mut().enumerate() {
            event.audience = self.timeline.audience(number, index);
        }
        Some(played)
    }
}

/// A table at one point of its log, with what a picture of it wants to know.
#[derive(Clone, Debug)]
pub struct Moment {
    /// How many entries the log had.
    pub number: usize,
    /// The position then.
    pub state: Box<dyn State>,
    /// How many of the entries were moves, without those that had been taken back.
    pub moves: usize,
    /// The last move until then that had not been taken back.
    pub last_move: Option<Played>,
    /// The last entry of which something was told to whoever looks.
    pub last: Option<Played>,
    /// Until when the game was paused, if it was.
    pub paused: Option<Timestamp>,
    /// What the seats owed then, and until when.
    pub owed: Vec<Owed>,
    /// The seats on leave then, and until when.
    pub absent: Vec<(Seat, Timestamp)>,
    /// The time that the others had in stock, where there are stocks.
    pub stocks: Vec<(Seat, SignedDuration)>,
    /// Whether seats were still being dealt by dice.
    pub dealing: bool,
    /// The result, if the game was over: its own, or the draw that all had agreed to.
    pub outcome: Option<Outcome>,
    /// What stood between the seats.
    pub standing: Between,
}

/// A stretch of a log and where it has led to: all that a post tells of, from at most one replay.
#[derive(Clone, Debug)]
pub struct Stretch {
    /// The table after it.
    pub moment: Moment,
    /// Its entries, with what happened.
    pub played: Vec<Played>,
    /// The position before it, and the seats that could move there; only of a stretch without a move.
    pub before: Option<(Box<dyn State>, SeatSet)>,
}

impl Moment {
    /// The seats that could move then.
    pub fn to_move(&self) -> SeatSet {
        if self.dealing || self.outcome.is_some() { SeatSet::EMPTY } else { self.state.to_move() }
    }

    /// The last action's events.
    pub fn news(&self) -> &[Event] {
        self.last.as_ref().map_or(&[], |played| &played.events)
    }
}

impl Table {
    /// The table after the first `number` entries (0: the start; at most the whole log), for somebody who may
    /// know of all of them. Events are for those who may know of them by now.
    ///
    /// # Errors
    /// [`TableError::Unplayable`] if the game no longer takes its own log.
    pub fn view_at(&self, number: usize) -> Result<Moment, TableError> {
        self.view_with(number, number)
    }

    /// The table after so many entries for a reader who holds `seats` (none: everybody else): what they were told nothing of takes
    /// nobody's place as the last entry.
    ///
    /// # Errors
    /// Those of [`Table::view_at`].
    pub fn view_for(&self, number: usize, seats: SeatSet) -> Result<Moment, TableError> {
        let number = number.min(self.record.log.len());
        self.view_with(number, self.told(number, seats))
    }

    /// The entries `first` to `number` (`first` 0: none) and the table after them, for a reader who holds `seats`.
    ///
    /// # Errors
    /// Those of [`Table::view_at`].
    pub fn stretch(&self, first: usize, number: usize, seats: SeatSet) -> Result<Stretch, TableError> {
        let number = number.min(self.record.log.len());
        let told = self.told(number, seats);
        match self.present_stretch(first, number, told) {
            Some(stretch) => Ok(stretch),
            None => self.replayed_stretch(first, number, told),
        }
    }

    /// A stretch by a replay.
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

    /// A stretch that leads to the present, without a replay; `None` if what is kept does not reach so far.
    pub(crate) fn present_stretch(&self, first: usize, number: usize, told: usize) -> Option<Stretch> {
        let moment = self.present(number, told)?;
        let numbers = if first == 0 { number + 1..=number } else { first..=number };
        let played = numbers.map(|number| self.recent(number)).collect::<Option<Vec<Played>>>()?;
        let before = if played.iter().any(Played::is_move) {
            None
        } else {
            // Neither how seats were dealt is to be seen from the present, nor what was so before it was voided.
            let plain = self.timeline.dice.is_none()
                && !played.iter().any(|played| TableEvent::voids(&played.entry.action));
            let state = self.timeline.state_before(&self.record, first.max(1)).filter(|_| plain)?;
            let to_move = if state.outcome().is_some() { SeatSet::EMPTY } else { state.to_move() };
            Some((state, to_move))
        };
        Some(Stretch { moment, played, before })
    }

    /// The position of a timeline and the seats that could move then, as [`Moment::to_move`] has it.
    fn could_move(&self, timeline: &Timeline) -> (Box<dyn State>, SeatSet) {
        let dealing = timeline.is_dealing() && self.record.status != Status::Lobby;
        let still = dealing || timeline.outcome().is_some();
        (timeline.state.boxed(), if still { SeatSet::EMPTY } else { timeline.state.to_move() })
    }

    /// The table as it is now, if `number` is the whole of its log and what is looked at was kept.
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

    /// The table after the first `number` entries, of which `told` is the last that is looked at.
    fn view_with(&self, number: usize, told: usize) -> Result<Moment, TableError> {
        let number = number.min(self.record.log.len());
        let told = told.min(number);
        match self.present(number, told) {
            Some(moment) => Ok(moment),
            None => self.view_noting(number, told, number, |_, _, _| {}),
        }
    }

    /// [`Table::view_with`] by a replay of `count` entries, which passes there; shows `visit` each entry.
    fn view_noting(
        &self,
        number: usize,
        told: usize,
        count: usize,
        mut visit: impl FnMut(&Entry, &Entered, &Timeline),
    ) -> Result<Moment, TableError> {
        // Where a move may be taken back the ones before it are kept too: then one of them is the last.
        let rewinds = self.record.log.iter().take(number).any(|entry| TableEvent::asks_back(&entry.action));
        let (mut moves, mut last) = (Vec::new(), None);
        let mut passed = None;
        self.run(count, |entry, entered, after| {
            visit(entry, &entered, after);
            if entry.number > number {
                return;
            }
            // Only what is kept is put into words: that costs more than playing.
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

    /// The table after `number` entries for a reader who holds `seats`, and the entries from there to the present; at
    /// most one replay.
    ///
    /// # Errors
    /// Those of [`Table::view_at`].
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

    /// The last of the first `number` entries of which a reader who holds `seats` was told something; 0: of none.
    fn told(&self, number: usize, seats: SeatSet) -> usize {
        (1..=number).rev().find(|number| self.timeline.tells(*number, seats)).unwrap_or(0)
    }

    /// What a timeline of so many entries shows.
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
    /// Those of [`Table::view_at`].
    pub fn view(&self) -> Result<Moment, TableError> {
        self.view_at(self.record.log.len())
    }

    /// The entries of these numbers (from 1), with what happened; numbers beyond the log are left out.
    /// Events are for those who may know of them by now.
    ///
    /// # Errors
    /// Those of [`Table::view_at`].
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

    /// The actions of these numbers as people read them, with who entered each; all in one replay, for each
    /// replay costs as much as the log is long. Numbers that the log does not have are left out.
    ///
    /// # Errors
    /// Those of [`Table::view_at`].
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

    /// Takes the first `count` entries once more.
    pub(crate) fn run(
        &self,
        count: usize,
        visit: impl FnMut(&Entry, Entered, &Timeline),
    ) -> Result<Timeline, TableError> {
        Timeline::run(&self.record, count, visit).map_err(TableError::Unplayable)
    }

    /// An entry with what happened, each event for those who may know of it by now.
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
