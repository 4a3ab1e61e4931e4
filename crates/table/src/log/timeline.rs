//! The timeline of a table: the state that its log leads to, entry by entry, and questions about that state
//! alone.
//!
//! Nothing here knows the present time: limits are counted from the times of entries. The module `entering`
//! changes it, entry by entry.

use crate::log::clock::Clock;
use crate::log::deal::{Deal, Ledger, Matter};
use crate::log::deal_event::About;
use crate::log::dice::Dice;
use crate::log::punctuality::Punctuality;
use crate::log::replay::{Between, ReplayError};
use crate::log::sentences;
use crate::stored::motion::Motion;
use crate::stored::record::{Entry, Record};
use jiff::Timestamp;
use liege_game::Seed;
use liege_game::{Audience, Outcome, Refusal, Seat, SeatSet, State};
use liege_words::Message;
use std::collections::BTreeMap;
use std::sync::Arc;

impl Timeline {
    /// The motion of a deal, if the deal is one.
    pub(crate) fn motion(&self, index: usize) -> Option<&Motion> {
        match &self.ledger.deals.get(index)?.matter {
            Matter::Motion(motion) => Some(motion),
            Matter::Game(_) => None,
        }
    }

    /// The motions that wait for an answer.
    pub(crate) fn open_motions(&self) -> Vec<usize> {
        let open = |index: &usize| self.motion(*index).is_some() && self.ledger.deals[*index].is_open();
        (0..self.ledger.deals.len()).filter(open).collect()
    }
}

/// The state that a log has led to.
#[derive(Clone, Debug)]
pub(crate) struct Timeline {
    pub(crate) state: Box<dyn State>,
    pub(crate) ledger: Ledger,
    /// The offers and agreements between seats: the index of the deal for each key.
    pub(crate) keys: BTreeMap<String, usize>,
    /// The seeds that players have added to the throws of the die, if they may.
    pub(crate) die: Option<String>,
    /// The last move that was aimed in a game of dexterity, until it is made.
    pub(crate) aim: Option<String>,
    /// The number of aimed moves, with those taken back.
    pub(crate) aims: usize,
    /// The drawing of the seats by dice, if the table has it.
    pub(crate) dice: Option<Dice>,
    /// The conduct of the players.
    pub(crate) punctuality: Punctuality,
    /// The game's entries that count: all that were not taken back.
    pub(crate) trail: Vec<usize>,
    /// For each of them, the data that it changed: enough to go back before it.
    pub(crate) past: Vec<Arc<Before>>,
    /// The moves among them.
    pub(crate) moves: Vec<Moved>,
    /// The draws of chance among them.
    pub(crate) draws: Vec<usize>,
    /// Those among them that are neither draws nor negotiation.
    pub(crate) deeds: Vec<usize>,
    /// The entries by which others were taken back.
    pub(crate) rewound: Vec<usize>,
    /// For each entry, the audiences of its events.
    pub(crate) marks: Marks,
    /// The first of the last entries that ask nothing of anybody yet
    /// ([`Table::untold`](crate::Table::untold)).
    pub(crate) untold: Option<usize>,
    /// The first of the entries that belong to the coming move: aims, and entries without a sentence.
    pub(crate) leads_in: Option<usize>,
    /// For each number of entries, how many of them everybody knew when they were made.
    pub(crate) shown: Vec<usize>,
    /// The clocks of the seats.
    pub(crate) clock: Clock,
    /// The seats freed by the host that nobody has taken yet.
    pub(crate) vacated: SeatSet,
    /// For each seat, the entry since which it has to act, if it has to.
    pub(crate) owing: Vec<Option<usize>>,
    /// The entry since which the game waits for a player who holds up another's turn, if it does.
    pub(crate) blocked: usize,
    /// The end that people gave it, if they did.
    pub(crate) ending: Option<Ending>,
    /// Whether it is over, by the game or by the people.
    pub(crate) over: bool,
}

/// An end by people and not by the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// All agreed to end it without a result.
    Annulled,
    /// All agreed to a draw.
    Drawn,
    /// Aborted before it had really started.
    Aborted,
    /// Voided by a manager of the server, maybe after its end.
    Voided,
}

/// The state before an entry of the game. A takeback restores it, so it costs the same however long the log
/// is.
#[derive(Debug)]
pub(crate) struct Before {
    /// The position, kept for one entry in [`KEPT`]: the positions between are played again from there.
    pub(crate) state: Option<Box<dyn State>>,
    /// The deals between seats: the only deals of the game that an entry of the game can change.
    pub(crate) deals: Vec<(usize, Deal)>,
}

/// The number of entries of the game for which one position is kept. Positions are large, and a takeback
/// plays at most this many entries again.
pub(crate) const KEPT: usize = 16;

/// A move that counts.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Moved {
    pub(crate) number: usize,
    /// The seat that made it.
    pub(crate) seat: Option<Seat>,
    pub(crate) turn: Option<Seat>,
    /// Whether it changed the number of pieces.
    pub(crate) taken: bool,
    /// Its notation, if its sentence has it.
    pub(crate) said: Option<Arc<Message>>,
}

/// The audience of an event: the one that the game gave it, and the deal that it is about.
pub(crate) type Mark = (Audience, Option<About>);

/// The audiences of the events of all entries, in one list: a timeline is copied with every action.
#[derive(Clone, Debug, Default)]
pub(crate) struct Marks {
    all: Vec<Mark>,
    /// For each entry, the end of its part of the list.
    ends: Vec<usize>,
}

impl Marks {
    /// The number of entries.
    pub(crate) fn entries(&self) -> usize {
        self.ends.len()
    }

    pub(crate) fn push(&mut self, marks: impl Iterator<Item = Mark>) {
        self.all.extend(marks);
        self.ends.push(self.all.len());
    }

    /// The audiences of an entry's events; empty for a number without an entry.
    pub(crate) fn of(&self, number: usize) -> &[Mark] {
        let Some(&end) = number.checked_sub(1).and_then(|at| self.ends.get(at)) else { return &[] };
        let begin = number.checked_sub(2).and_then(|at| self.ends.get(at)).copied().unwrap_or(0);
        self.all.get(begin..end).unwrap_or_default()
    }
}

impl Timeline {
    /// The position at the start.
    pub(crate) fn start_of(record: &Record) -> Result<Box<dyn State>, ReplayError> {
        record.game.start(&record.options, record.start.as_deref()).map_err(ReplayError::Start)
    }

    /// Whether a move may have another outcome than the aimed one: then the aim is an entry before it.
    pub(crate) fn trembles(&self, record: &Record, action: &str) -> bool {
        self.state.tremble(action, &record.options, &mut |_| 0).is_some()
    }

    /// The move that results from an aimed one, as the entry with this number, in a game of dexterity.
    pub(crate) fn trembled(
        &self,
        record: &Record,
        position: &dyn State,
        asked: &str,
        number: usize,
    ) -> Option<String> {
        let mut tremor = record.seed.tremor(self.die.as_deref().unwrap_or_default(), number);
        position.tremble(asked, &record.options, &mut |most| tremor.draw(most))
    }

    /// The number of the game's draws of chance. None is ever taken back: these are all its throws.
    pub(crate) fn throws(&self) -> usize {
        self.draws.len()
    }

    /// The choice among `choices` that the seed gives for entry `number` of the log, which would be this
    /// throw of the game.
    pub(crate) fn drawn(
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

    /// The first move after entry `to`, as people read it.
    pub(crate) fn move_after(&self, record: &Record, to: usize) -> Option<Message> {
        let moved = self.moves.iter().find(|moved| moved.number > to)?;
        let action = &record.log.get(moved.number.checked_sub(1)?)?.action;
        let said = moved.said.as_deref().cloned();
        Some(said.unwrap_or_else(|| sentences::notation(action)))
    }

    /// Whether seats are still to be drawn by dice.
    pub(crate) fn is_dealing(&self) -> bool {
        self.dice.as_ref().is_some_and(|dice| !dice.is_done())
    }

    /// The position after the first `kept` of the game's counted entries.
    pub(crate) fn state_after(&self, record: &Record, kept: usize) -> Result<Box<dyn State>, ReplayError> {
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

    /// Notes since when somebody may hold up the game. `still` is the position before this entry, if their
    /// task has not changed with it. Whether somebody does is found out only when it is asked, because that
    /// costs as much as a move.
    pub(crate) fn block(&mut self, number: usize, still: Option<&dyn State>) {
        if still.is_none_or(|before| lapse(before).is_none()) {
            self.blocked = number;
        }
    }

    /// The referee's action that goes on without the player who holds up the game.
    pub(crate) fn lapse(&self) -> Option<String> {
        lapse(&*self.state)
    }

    pub(crate) fn standing_now(&self) -> Between {
        let deals = &self.ledger.deals;
        let open = |index: usize| deals.get(index).is_some_and(Deal::is_open);
        Between(self.keys.iter().map(|(key, index)| (key.clone(), *index, open(*index))).collect())
    }

    /// The number of entries that it has accepted.
    pub(crate) fn entries(&self) -> usize {
        self.marks.entries()
    }

    /// The position before entry `number`, if it is known without replaying; `None` if any entry was taken
    /// back since.
    pub(crate) fn state_before(&self, record: &Record, number: usize) -> Option<Box<dyn State>> {
        if self.rewound.last().is_some_and(|rewound| *rewound >= number) {
            return None;
        }
        self.state_after(record, self.trail.partition_point(|entry| *entry < number)).ok()
    }

    /// Whether it is over, by the game or by the people.
    pub(crate) fn is_over(&self) -> bool {
        self.over
    }

    /// The result, if there is one: the game's, or a draw that all agreed to.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        match self.ending {
            Some(Ending::Drawn) => self.state.drawn(),
            Some(Ending::Voided) => None,
            _ => self.state.outcome(),
        }
    }

    /// The end that people gave it, if they did.
    pub(crate) fn ending(&self) -> Option<Ending> {
        self.ending
    }

    pub(crate) fn end(&mut self, ending: Ending) {
        self.ending = Some(ending);
    }

    /// The moves that count.
    pub(crate) fn moves(&self) -> &[Moved] {
        &self.moves
    }

    /// The entries of the game that count.
    pub(crate) fn trail(&self) -> &[usize] {
        &self.trail
    }

    /// The counted entries of the game after entry `since`, without draws of chance and negotiation; `None`
    /// if any was taken back since.
    pub(crate) fn deeds_since(&self, since: usize) -> Option<&[usize]> {
        if self.rewound.last().is_some_and(|number| *number > since) {
            return None;
        }
        self.deeds.get(self.deeds.partition_point(|number| *number <= since)..)
    }

    /// Whether an entry that counts is a draw of chance.
    pub(crate) fn is_draw(&self, number: usize) -> bool {
        self.draws.contains(&number)
    }

    /// The seats freed by the host that nobody has taken yet.
    pub(crate) fn vacated(&self) -> SeatSet {
        self.vacated
    }

    /// Marks a seat as freed, or as taken again. `blamed` says that its holder has deserted the others.
    pub(crate) fn vacate(&mut self, seat: Seat, free: bool, blamed: bool) {
        if free {
            self.vacated.insert(seat);
            self.punctuality.freed(seat, blamed);
        } else {
            self.vacated.remove(seat);
        }
    }

    /// The number of the entry since which a seat has to act, if it has to.
    pub(crate) fn owing(&self, seat: Seat) -> Option<usize> {
        self.owing.get(seat.index()).copied().flatten()
    }

    /// The entry since which a seat has to act, to be changed.
    pub(crate) fn owing_mut(&mut self, seat: Seat) -> Option<&mut Option<usize>> {
        self.owing.get_mut(seat.index())
    }

    /// The number of the entry since which the game waits for a player who holds it up.
    pub(crate) fn blocked(&self) -> Option<usize> {
        self.lapse().map(|_| self.blocked)
    }

    /// When the present pause is to end, if there is one.
    pub(crate) fn paused_until(&self) -> Option<Timestamp> {
        self.clock.paused_until().filter(|_| !self.over)
    }

    /// Whether an entry has a number that people are shown: everybody could know of it when it was made.
    pub(crate) fn is_counted(&self, number: usize) -> bool {
        number.checked_sub(1).is_some_and(|before| self.shown(number) > self.shown(before))
    }

    /// The number of entries among the first `number` that everybody could know of when they were made.
    pub(crate) fn shown(&self, number: usize) -> usize {
        self.shown.get(number).or(self.shown.last()).copied().unwrap_or(0)
    }

    /// The largest number of entries with this shown number.
    pub(crate) fn of_shown(&self, shown: usize) -> usize {
        self.shown.partition_point(|count| *count <= shown).saturating_sub(1)
    }
}

/// The error for an entry that the game refuses.
pub(crate) fn refused(entry: &Entry, refusal: Refusal) -> ReplayError {
    ReplayError::Refused { number: entry.number, action: entry.action.clone(), refusal: Box::new(refusal) }
}

/// The referee's action in a position that goes on without the player who holds up the game.
fn lapse(state: &dyn State) -> Option<String> {
    state.acts().into_iter().find(|act| state.actor(act).is_none())
}
