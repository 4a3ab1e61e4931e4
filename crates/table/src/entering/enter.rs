//! The one way through a log. A table in play, a restored one and a view of the past all send their entries
//! through [`Timeline::enter`], so they cannot differ.

use crate::log::clock::Clock;
use crate::log::deal::{DealState, Ledger};
use crate::log::deal_event::{About, DealEvent};
use crate::log::dice::Dice;
use crate::log::played::is_move;
use crate::log::punctuality::Punctuality;
use crate::log::replay::ReplayError;
use crate::log::sentences;
use crate::log::timeline::{Before, Ending, KEPT, Marks, Moved, Timeline, refused};
use crate::stored::motion::Motion;
use crate::stored::record::{Entry, Record};
use crate::stored::table_event::TableEvent;
use crate::time::control::Time;
use liege_game::{Audience, Event, EventKind, Seat, SeatSet, State, Turn};
use std::collections::BTreeMap;
use std::sync::Arc;

/// An entry that was accepted.
pub(crate) struct Entered {
    /// The position before it.
    pub(crate) before: Box<dyn State>,
    /// The events, each with its audience.
    pub(crate) events: Vec<Event>,
}

impl Timeline {
    pub(crate) fn start(record: &Record) -> Result<Timeline, ReplayError> {
        let state = Timeline::start_of(record)?;
        let mut timeline = Timeline {
            over: state.outcome().is_some(),
            owing: vec![None; record.chairs.len()],
            state,
            ledger: Ledger::default(),
            keys: BTreeMap::new(),
            die: None,
            aim: None,
            aims: 0,
            dice: record.terms.by_dice().then(|| Dice::new(record.chairs.len())),
            punctuality: Punctuality::new(record.chairs.len()),
            trail: Vec::new(),
            past: Vec::new(),
            moves: Vec::new(),
            draws: Vec::new(),
            deeds: Vec::new(),
            rewound: Vec::new(),
            marks: Marks::default(),
            untold: None,
            leads_in: None,
            shown: vec![0],
            clock: Clock::new(record),
            vacated: SeatSet::EMPTY,
            blocked: 0,
            ending: None,
        };
        let pacts = timeline.state.pacts();
        timeline.reconcile(record, 0, None, &pacts);
        if !timeline.is_dealing() {
            timeline.begin(record, 0);
        }
        if timeline.over {
            timeline.close(0);
        }
        Ok(timeline)
    }

    /// The timeline after the first `count` entries. `visit` is called for each entry with the position
    /// before it, its events, and the timeline after it.
    pub(crate) fn run(
        record: &Record,
        count: usize,
        mut visit: impl FnMut(&Entry, Entered, &Timeline),
    ) -> Result<Timeline, ReplayError> {
        let mut timeline = Timeline::start(record)?;
        for entry in record.log.iter().take(count) {
            let entered = timeline.enter(record, entry)?;
            visit(entry, entered, &timeline);
        }
        Ok(timeline)
    }

    /// Enters the next entry. After an error the timeline must not be used any more.
    pub(crate) fn enter(&mut self, record: &Record, entry: &Entry) -> Result<Entered, ReplayError> {
        let number = entry.number;
        if number != self.entries() + 1 {
            return Err(ReplayError::Gap { expected: self.entries() + 1, number });
        }
        // The only entry after the end of a game is one that voids its result.
        let voids =
            TableEvent::voids(&entry.action) && self.ending.is_none_or(|ending| ending == Ending::Drawn);
        if self.over && !voids {
            return Err(ReplayError::AfterEnd { number, action: entry.action.clone() });
        }
        if self.is_dealing() && !TableEvent::deals(&entry.action) {
            return Err(ReplayError::TableEvent { number, action: entry.action.clone() });
        }
        let before = self.state.boxed();
        let late = entry.seat.is_some_and(|seat| self.clock.hand(seat).late.is_some());
        let mut told = if TableEvent::marks(&entry.action) {
            self.table_event(record, entry)?
        } else {
            let to_move = self.state.to_move();
            let mut told = self.play(record, entry, &*before)?;
            let moved = told.iter().any(|(event, _)| event.kind == EventKind::Move);
            let mover = entry.seat.filter(|_| moved);
            let earned = mover.is_some_and(|mover| {
                before.turn() != self.state.turn() || !self.state.to_move().contains(mover)
            });
            self.owe(record, (number, entry.at), to_move, mover, earned);
            let anew = moved || entry.seat.is_none() || to_move != self.state.to_move();
            self.block(number, (!anew).then_some(&*before));
            if self.state.outcome().is_none() {
                // An entry that not everybody knows of outdates nothing that everybody sees.
                let seen = told.is_empty() || told.iter().any(|told| self.is_for_all(told));
                told.extend(self.outdate(record, entry, seen)?);
            }
            told
        };
        if self.state.outcome().is_some() || self.ending.is_some() {
            self.over = true;
            self.close(number);
            for (event, _) in &mut told {
                event.audience = Audience::Everyone;
            }
        }
        let (mut events, about): (Vec<Event>, Vec<Option<About>>) = told.into_iter().unzip();
        let moved = is_move(&events);
        let resigned =
            |seat| entry.player.is_none() && before.resignation(seat).as_ref() == Some(&entry.action);
        let in_time = !late && record.terms.time != Time::Endless;
        self.punctuality.entered(entry, moved, in_time, entry.seat.is_some_and(resigned));
        self.marks.push(events.iter().map(|event| event.audience).zip(about));
        self.leave_reasons_out(number, &mut events);
        let public = events.is_empty()
            || (0..events.len()).any(|index| self.audience(number, index) == Audience::Everyone);
        self.shown.push(self.shown.last().copied().unwrap_or(0) + usize::from(public));
        self.note_untold(entry, &events, public);
        Ok(Entered { before, events })
    }

    /// Notes whether the announcement of an entry can wait for a later one.
    fn note_untold(&mut self, entry: &Entry, events: &[Event], public: bool) {
        let to_move = self.state.to_move();
        let goes_on = |seat| self.state.is_within_turn() && to_move.contains(seat);
        let waits = match entry.seat.filter(|_| !self.over) {
            None => false,
            Some(seat) if is_move(events) => goes_on(seat),
            Some(seat) => TableEvent::leaves(&entry.action) && !to_move.contains(seat),
        };
        if waits {
            let begun = self.leads_in.take().unwrap_or(entry.number);
            self.untold.get_or_insert(begun);
        } else if self.aim.is_some() || events.is_empty() && entry.seat.is_some() {
            // (A draw of chance that says nothing is told with what it followed, or with the beginning of the game.)
            self.leads_in.get_or_insert(entry.number);
        } else if public {
            (self.untold, self.leads_in) = (None, None);
        }
    }

    /// Shortens the sentence about an agreement that ends for a reason that not all its parties may know: it
    /// says only that it ended.
    fn leave_reasons_out(&self, number: usize, events: &mut [Event]) {
        let cause = self.audience(number, 0);
        for (index, (event, (_, about))) in events.iter_mut().zip(self.marks.of(number)).enumerate() {
            let ended = event.news.as_ref().is_some_and(|news| news.turn == Turn::Ended);
            let deal = about.and_then(|about| self.deal_of(about));
            if let Some(deal) = deal.filter(|_| ended && !covers(cause, self.audience(number, index))) {
                event.message = sentences::ended(deal);
            }
        }
    }

    /// Plays an entry of the game. `before` is the position before it.
    pub(crate) fn play(
        &mut self,
        record: &Record,
        entry: &Entry,
        before: &dyn State,
    ) -> Result<Vec<DealEvent>, ReplayError> {
        let (number, action) = (entry.number, entry.action.as_str());
        let actor = self.state.actor(action);
        if actor != entry.seat {
            return Err(ReplayError::WrongSeat { number, action: action.to_owned(), actor });
        }
        if self.aim.take().is_some() != self.trembles(record, action) {
            return Err(ReplayError::TableEvent { number, action: action.to_owned() });
        }
        let events = self.state.play(action).map_err(|refusal| refused(entry, refusal))?;
        self.past.push(Arc::new(Before {
            state: self.trail.len().is_multiple_of(KEPT).then(|| before.boxed()),
            deals: self.standing(),
        }));
        self.trail.push(number);
        let moved = is_move(&events);
        if actor.is_none() && before.chance().iter().any(|draw| draw == action) {
            self.draws.push(number);
        } else if moved || before.act(action).is_none() {
            self.deeds.push(number);
        }
        if moved {
            let said = events.iter().find_map(|event| event.message.part("move").cloned().map(Arc::new));
            let taken = before.pieces() != self.state.pieces();
            self.moves.push(Moved { number, seat: entry.seat, turn: before.turn(), taken, said });
        }
        Ok(self.book(record, entry, before, events))
    }

    /// Ends the motions that an entry of the game outdates, and removes votes that nobody has any more.
    /// `seen` says that everybody knows of the entry.
    fn outdate(&mut self, record: &Record, entry: &Entry, seen: bool) -> Result<Vec<DealEvent>, ReplayError> {
        let mut told = Vec::new();
        // An entry that not everybody knows of removes no vote; and a seat that is out already has a vote on
        // being brought back.
        if !seen {
            return Ok(told);
        }
        for index in self.open_motions() {
            if matches!(self.motion(index), Some(Motion::Takeback { .. })) {
                self.decide(index, DealState::Void, entry.number);
                told.push(sentences::outrun(&self.ledger.deals[index], index));
            }
        }
        let alive = self.state.alive();
        let gone = (0..8).map(Seat).filter(|seat| !alive.contains(*seat)).collect();
        told.extend(self.excuse(record, entry, gone, None)?);
        Ok(told)
    }
}

/// Whether everybody in the audience `one` is in the audience `other`.
fn covers(other: Audience, one: Audience) -> bool {
    match (other, one) {
        (Audience::Everyone, _) => true,
        (Audience::Seats(_), Audience::Everyone) => false,
        (Audience::Seats(known), Audience::Seats(seats)) => seats.iter().all(|seat| known.contains(seat)),
    }
}

impl Timeline {
    /// Enters an entry that is not the game's.
    pub(crate) fn table_event(
        &mut self,
        record: &Record,
        entry: &Entry,
    ) -> Result<Vec<DealEvent>, ReplayError> {
        let number = entry.number;
        let wrong = || ReplayError::TableEvent { number, action: entry.action.clone() };
        let table_event = TableEvent::read(record.game, &entry.action).ok_or_else(wrong)?;
        match table_event {
            TableEvent::Propose { .. }
            | TableEvent::Agree(_)
            | TableEvent::Decline(_)
            | TableEvent::Withdraw(_)
            | TableEvent::Expire(_) => self.vote_event(record, entry, table_event),
            TableEvent::Vacate(_)
            | TableEvent::Free(_)
            | TableEvent::Pause { .. }
            | TableEvent::Void { .. }
            | TableEvent::Sit(_)
            | TableEvent::Abort
            | TableEvent::Resume
            | TableEvent::Reopen => self.sitting_event(record, entry, table_event),
            TableEvent::Excuse(_)
            | TableEvent::Late(_)
            | TableEvent::Claim(_)
            | TableEvent::Away { .. }
            | TableEvent::Back(_)
            | TableEvent::Credit { .. }
            | TableEvent::Extend { .. } => self.time_event(record, entry, &table_event),
            TableEvent::Die { .. }
            | TableEvent::Aim { .. }
            | TableEvent::Dice { .. }
            | TableEvent::Choose(_) => self.chance_event(record, entry, table_event),
        }
    }
}
