//! The timeline of a table: what its log leads to, entry by entry.
//!
//! There is one way through a log. A table that is played, one that is restored and one that is looked at
//! in its past all take the same entries through [`Timeline::enter`], so they can't differ. Nothing here
//! knows the present time: limits are counted from the times of entries.

use super::clock::Clock;
use super::deal_event::{About, DealEvent};
use super::dice::Dice;
use super::played::is_move;
use super::punctuality::Punctuality;
use super::replay::{Between, ReplayError};
use super::stored::{Entry, Record};
use super::table_event::TableEvent;
use super::{Deal, DealState, Ledger, Motion, Seed, Time, sentences};
use jiff::Timestamp;
use liege_game::{Audience, Event, EventKind, Outcome, Refusal, Seat, SeatSet, State, Turn};
use liege_words::Message;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What a log has led to.
#[derive(Clone, Debug)]
pub(super) struct Timeline {
    /// The position.
    pub(super) state: Box<dyn State>,
    /// The deals.
    pub(super) ledger: Ledger,
    /// What stands between seats by its key: the index of its deal.
    pub(super) keys: BTreeMap<String, usize>,
    /// What players have added to the throws of the die, where they may.
    pub(super) die: Option<String>,
    /// The move that was asked for last where hands tremble, until it is made.
    pub(super) aim: Option<String>,
    /// How many were asked for, those taken back included.
    pub(super) aims: usize,
    /// How the seats are dealt, where that is done by dice.
    pub(super) dice: Option<Dice>,
    /// Who has kept the table how.
    pub(super) punctuality: Punctuality,
    /// The game's entries that count: all but those taken back.
    trail: Vec<usize>,
    /// Of each of them, what it changed: enough to go back before it.
    past: Vec<Arc<Before>>,
    /// The moves among them.
    moves: Vec<Moved>,
    /// The draws of chance among them.
    draws: Vec<usize>,
    /// Those among them that are neither draws nor talk between seats.
    deeds: Vec<usize>,
    /// The entries by which others were taken back.
    rewound: Vec<usize>,
    /// Of each entry, whom its events are for.
    marks: Marks,
    /// Of each number of entries, how many of them were known to everybody when they were made.
    shown: Vec<usize>,
    /// The clocks of the seats.
    pub(super) clock: Clock,
    /// The seats freed by the host that nobody has taken yet.
    vacated: SeatSet,
    /// Since which entry each seat owes an action, if it does.
    owing: Vec<Option<usize>>,
    /// Since which entry the game waits for somebody who holds up another's turn, if it does.
    blocked: usize,
    /// How the people ended it, if they did.
    ending: Option<Ending>,
    /// Whether it is over, by the game or by the people.
    over: bool,
}

/// An end that is not the game's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// All agreed to end it without a result.
    Annulled,
    /// All agreed to a draw.
    Drawn,
    /// Given up before it had really begun.
    Aborted,
    /// Voided by who manages the server, also after its end.
    Voided,
}

/// What stood before an entry of the game. A takeback goes back with it, however long the log is.
#[derive(Debug)]
struct Before {
    /// The position, kept of one entry in [`KEPT`]: those between are played again from there.
    state: Option<Box<dyn State>>,
    /// What stood between seats: the only deals of the game that an entry of the game can change.
    deals: Vec<(usize, Deal)>,
}

/// Of so many entries of the game one is kept with its position: positions are large, and at most so many
/// entries are played again for a takeback.
pub(super) const KEPT: usize = 16;

/// A move that counts.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Moved {
    /// Its entry.
    pub(super) number: usize,
    /// Who entered it.
    pub(super) seat: Option<Seat>,
    /// Whose turn it was.
    pub(super) turn: Option<Seat>,
    /// Whether it changed how many pieces there are.
    pub(super) taken: bool,
    /// Its notation, where its sentence has it.
    said: Option<Arc<Message>>,
}

/// Whom an event is for: as the game has it, and what it tells of.
type Mark = (Audience, Option<About>);

/// Whom the events of entries are for, those of all entries in one list: a timeline is copied with every action.
#[derive(Clone, Debug, Default)]
struct Marks {
    all: Vec<Mark>,
    /// Of each entry, where its own end.
    ends: Vec<usize>,
}

impl Marks {
    /// Of how many entries there are any.
    fn entries(&self) -> usize {
        self.ends.len()
    }

    fn push(&mut self, marks: impl Iterator<Item = Mark>) {
        self.all.extend(marks);
        self.ends.push(self.all.len());
    }

    /// Those of an entry; none of what is no entry.
    fn of(&self, number: usize) -> &[Mark] {
        let Some(&end) = number.checked_sub(1).and_then(|at| self.ends.get(at)) else { return &[] };
        let begin = number.checked_sub(2).and_then(|at| self.ends.get(at)).copied().unwrap_or(0);
        self.all.get(begin..end).unwrap_or_default()
    }
}

/// An entry that was taken.
pub(super) struct Entered {
    /// The position before it.
    pub(super) before: Box<dyn State>,
    /// What happened, each event for those whom the game means.
    pub(super) events: Vec<Event>,
}

impl Timeline {
    /// The start.
    pub(super) fn start(record: &Record) -> Result<Timeline, ReplayError> {
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

    /// The position at the start.
    fn start_of(record: &Record) -> Result<Box<dyn State>, ReplayError> {
        record.game.start(&record.options, record.start.as_deref()).map_err(ReplayError::Start)
    }

    /// What the first `count` entries lead to; shows `visit` each entry with the position before it, what
    /// happened, and the timeline after it.
    pub(super) fn run(
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

    /// Takes the next entry. After an error the timeline is not to be used any more.
    pub(super) fn enter(&mut self, record: &Record, entry: &Entry) -> Result<Entered, ReplayError> {
        let number = entry.number;
        if number != self.entries() + 1 {
            return Err(ReplayError::Gap { expected: self.entries() + 1, number });
        }
        // Only its result can be taken from a game that is over.
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
                // What not everybody knows of outruns nothing that everybody sees.
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
        Ok(Entered { before, events })
    }

    /// Where an agreement ends because of something that not all its parties may know of, its end alone is
    /// told: the game's sentence would say why.
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

    /// An entry of the game; `before`: the position as it stands.
    pub(super) fn play(
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

    /// Whether a move may come out other than it is asked for: then that is an entry before it.
    pub(super) fn trembles(&self, record: &Record, action: &str) -> bool {
        self.state.tremble(action, &record.options, &mut |_| 0).is_some()
    }

    /// The move that is made when another is asked for, as that of this number, in a position where hands tremble.
    pub(super) fn trembled(
        &self,
        record: &Record,
        position: &dyn State,
        asked: &str,
        number: usize,
    ) -> Option<String> {
        let mut tremor = record.seed.tremor(self.die.as_deref().unwrap_or_default(), number);
        position.tremble(asked, &record.options, &mut |most| tremor.draw(most))
    }

    /// How many draws of the game there were. None is ever taken back: they are all its throws.
    pub(super) fn throws(&self) -> usize {
        self.draws.len()
    }

    /// What the seed draws among `choices` for entry `number` of the log, which would be that throw of the game.
    pub(super) fn drawn(
        &self,
        seed: &Seed,
        choices: &[String],
        number: usize,
        throw: usize,
    ) -> Option<String> {
        let index = match &self.die {
            Some(seeds) if !choices.is_empty() => usize::from(seed.throw(seeds, throw)).checked_sub(1),
            _ => seed.draw(number, choices.len()),
        };
        choices.get(index?).cloned()
    }

    /// After an entry of the game that everybody has `seen`: motions that it has outrun, and votes that nobody has
    /// any more.
    fn outdate(&mut self, record: &Record, entry: &Entry, seen: bool) -> Result<Vec<DealEvent>, ReplayError> {
        let mut told = Vec::new();
        // What not everybody knows of puts nobody out; and who is out already has a say in what brings them back.
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

    /// Brings the state back to what it was after entry `to`. The draws of chance stay, for none is ever
    /// taken back.
    pub(super) fn rewind(&mut self, record: &Record, to: usize, entry: &Entry) -> Result<(), ReplayError> {
        let number = entry.number;
        let kept = self.trail.partition_point(|entry| *entry <= to);
        let Some(before) = self.past.get(kept).cloned() else { return Ok(()) };
        self.state = self.state_after(record, kept)?;
        self.restore_deals(&before.deals, number);
        self.trail.truncate(kept);
        self.past.truncate(kept);
        self.moves.truncate(self.moves.partition_point(|moved| moved.number <= to));
        self.owe(record, (number, entry.at), SeatSet::EMPTY, None, false);
        self.deeds.truncate(self.deeds.partition_point(|entry| *entry <= to));
        self.rewound.push(number);
        self.block(number, None);
        Ok(())
    }

    /// The first move after entry `to`, as people read it.
    pub(super) fn move_after(&self, record: &Record, to: usize) -> Option<Message> {
        let moved = self.moves.iter().find(|moved| moved.number > to)?;
        let action = &record.log.get(moved.number.checked_sub(1)?)?.action;
        let said = moved.said.as_deref().cloned();
        Some(said.unwrap_or_else(|| sentences::notation(action)))
    }

    /// The game begins after that entry (0: at once): whoever is to move owes it since then.
    pub(super) fn begin(&mut self, record: &Record, number: usize) {
        // Nobody has owed anything before.
        self.owe(record, (number, record.changed), SeatSet::EMPTY, None, false);
        self.block(number, None);
    }

    /// A game from a record goes on with that entry: what anybody owes, and whatever waits for an answer, waits
    /// since then.
    pub(super) fn reopen(&mut self, record: &Record, number: usize) {
        // Nobody's clock has run since it was written down.
        self.owing.fill(None);
        // Nor does an outage elsewhere take anybody's time here, whenever the record says that it was.
        self.clock.forget_downs();
        self.begin(record, number);
        // Seats that had been freed elsewhere were taken in the lobby.
        self.vacated = SeatSet::EMPTY;
        for deal in &mut self.ledger.deals {
            if deal.is_open() {
                deal.waits_since = number;
            }
        }
    }

    /// Whether seats are still to be dealt by dice.
    pub(super) fn is_dealing(&self) -> bool {
        self.dice.as_ref().is_some_and(|dice| !dice.is_done())
    }

    /// The position after the first `kept` of the game's entries that count.
    fn state_after(&self, record: &Record, kept: usize) -> Result<Box<dyn State>, ReplayError> {
        let from = kept - kept % KEPT;
        let near = self.past.get(from).and_then(|before| before.state.as_ref());
        let (mut state, from) = match near {
            Some(state) => (state.boxed(), from),
            None => (Timeline::start_of(record)?, 0),
        };
        for number in self.trail.get(from..kept).into_iter().flatten() {
            if let Some(entry) = number.checked_sub(1).and_then(|index| record.log.get(index)) {
                state.play(&entry.action).map_err(|refusal| refused(entry, refusal))?;
            }
        }
        Ok(state)
    }

    /// Notes since when somebody may hold up the game; `still`: the position before this entry, if what they have to do
    /// has not changed with it. Whether somebody does is found out where it is asked: that costs as much as playing.
    fn block(&mut self, number: usize, still: Option<&dyn State>) {
        if still.is_none_or(|before| lapse(before).is_none()) {
            self.blocked = number;
        }
    }

    /// The referee's action that goes on without whoever holds up the game.
    pub(super) fn lapse(&self) -> Option<String> {
        lapse(&*self.state)
    }

    /// What stands between seats.
    pub(super) fn standing_now(&self) -> Between {
        let deals = &self.ledger.deals;
        let open = |index: usize| deals.get(index).is_some_and(Deal::is_open);
        Between(self.keys.iter().map(|(key, index)| (key.clone(), *index, open(*index))).collect())
    }

    /// How many entries it has taken.
    pub(super) fn entries(&self) -> usize {
        self.marks.entries()
    }

    /// The position before entry `number`, as far as it is known without taking the entries once more: not where
    /// any was taken back since.
    pub(super) fn state_before(&self, record: &Record, number: usize) -> Option<Box<dyn State>> {
        if self.rewound.last().is_some_and(|rewound| *rewound >= number) {
            return None;
        }
        self.state_after(record, self.trail.partition_point(|entry| *entry < number)).ok()
    }

    /// Whether it is over, by the game or by the people.
    pub(super) fn is_over(&self) -> bool {
        self.over
    }

    /// The result, if there is one: the game's, or the draw that all agreed to.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        match self.ending {
            Some(Ending::Drawn) => self.state.drawn(),
            Some(Ending::Voided) => None,
            _ => self.state.outcome(),
        }
    }

    /// How the people ended it, if they did.
    pub(super) fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Ends it.
    pub(super) fn end(&mut self, ending: Ending) {
        self.ending = Some(ending);
    }

    /// The moves that count.
    pub(super) fn moves(&self) -> &[Moved] {
        &self.moves
    }

    /// The entries of the game that count.
    pub(super) fn trail(&self) -> &[usize] {
        &self.trail
    }

    /// The entries of the game that count after entry `since`, without draws of chance and talk between seats;
    /// `None` if any was taken back since.
    pub(super) fn deeds_since(&self, since: usize) -> Option<&[usize]> {
        if self.rewound.last().is_some_and(|number| *number > since) {
            return None;
        }
        self.deeds.get(self.deeds.partition_point(|number| *number <= since)..)
    }

    /// Whether an entry that counts is a draw of chance.
    pub(super) fn is_draw(&self, number: usize) -> bool {
        self.draws.contains(&number)
    }

    /// The seats freed by the host that nobody has taken yet.
    pub(super) fn vacated(&self) -> SeatSet {
        self.vacated
    }

    /// A seat is freed, or taken again; `blamed`: whoever held it has left the others in the lurch.
    pub(super) fn vacate(&mut self, seat: Seat, free: bool, blamed: bool) {
        if free {
            self.vacated.insert(seat);
            self.punctuality.freed(seat, blamed);
        } else {
            self.vacated.remove(seat);
        }
    }

    /// Since which entry a seat owes an action, if it does.
    pub(super) fn owing(&self, seat: Seat) -> Option<usize> {
        self.owing.get(seat.index()).copied().flatten()
    }

    /// The same, to be changed.
    pub(super) fn owing_mut(&mut self, seat: Seat) -> Option<&mut Option<usize>> {
        self.owing.get_mut(seat.index())
    }

    /// Since which entry the game waits for somebody who holds it up.
    pub(super) fn blocked(&self) -> Option<usize> {
        self.lapse().map(|_| self.blocked)
    }

    /// Until when it is paused, if it is.
    pub(super) fn paused_until(&self) -> Option<Timestamp> {
        self.clock.paused_until().filter(|_| !self.over)
    }

    /// The limits of the open deals, from the times of their entries.
    pub(super) fn set_limits(&mut self, record: &Record) {
        let hours = i64::from(record.terms.offer_hours);
        for index in 0..self.ledger.deals.len() {
            if self.ledger.deals[index].is_open() {
                let timed = hours > 0 && (self.motion(index).is_some() || self.withdrawal(index).is_some());
                let deal = &self.ledger.deals[index];
                // Whoever made it may be away: it waits for the others.
                let asked = deal.parties.iter().filter(|seat| deal.proposer != Some(*seat)).collect();
                let limit = timed.then(|| self.deadline(record, deal.waits_since, hours, asked));
                if let DealState::Open { until, .. } = &mut self.ledger.deals[index].state {
                    *until = limit;
                }
            }
        }
    }

    /// Who may know of an event, as far as is disclosed by now.
    pub(super) fn audience(&self, number: usize, index: usize) -> Audience {
        if self.over {
            return Audience::Everyone;
        }
        match self.marks.of(number).get(index) {
            Some((Audience::Everyone, Some(about))) => self.audience_of(*about),
            Some((own, _)) => *own,
            None => Audience::Everyone,
        }
    }

    /// Whether something of an entry is told to holders of `seats`: what was done, or something that came of it.
    pub(super) fn tells(&self, number: usize, seats: SeatSet) -> bool {
        let events = self.marks.of(number).len();
        (0..events.max(1)).any(|index| self.audience(number, index).includes(seats))
    }

    /// Who may know of an entry: of what was done, though maybe not of all that came of it.
    pub(super) fn entry_audience(&self, number: usize) -> Audience {
        self.audience(number, 0)
    }

    /// Whether everybody may know of what is told.
    fn is_for_all(&self, (event, about): &DealEvent) -> bool {
        let about = about.map_or(Audience::Everyone, |about| self.audience_of(about));
        event.audience == Audience::Everyone && about == Audience::Everyone
    }

    /// Whether an entry has a number that people are shown: everybody could know of it when it was made.
    pub(super) fn is_counted(&self, number: usize) -> bool {
        number.checked_sub(1).is_some_and(|before| self.shown(number) > self.shown(before))
    }

    /// How many of the first `number` entries everybody could know of when they were made.
    pub(super) fn shown(&self, number: usize) -> usize {
        self.shown.get(number).or(self.shown.last()).copied().unwrap_or(0)
    }

    /// The last number of entries that is shown so.
    pub(super) fn of_shown(&self, shown: usize) -> usize {
        self.shown.partition_point(|count| *count <= shown).saturating_sub(1)
    }
}

/// The game refuses an entry.
fn refused(entry: &Entry, refusal: Refusal) -> ReplayError {
    ReplayError::Refused { number: entry.number, action: entry.action.clone(), refusal: Box::new(refusal) }
}

/// Whether everybody who may know of what is for `one` may know of what is for `other`.
fn covers(other: Audience, one: Audience) -> bool {
    match (other, one) {
        (Audience::Everyone, _) => true,
        (Audience::Seats(_), Audience::Everyone) => false,
        (Audience::Seats(known), Audience::Seats(seats)) => seats.iter().all(|seat| known.contains(seat)),
    }
}

/// The referee's action in a position that goes on without whoever holds up the game.
fn lapse(state: &dyn State) -> Option<String> {
    state.acts().into_iter().find(|act| state.actor(act).is_none())
}
