//! One sitting of a game as a pure state machine: who sits where, what was played, what it led to.
//!
//! A [`Table`] knows the [`liege_game`] traits, not a game; it neither reads nor writes anything and
//! has no clock. Everything that changes a table is a method on `&self` which gives a [`Step`]: the
//! table *after* the change and what happened on the way. Nothing has changed until the caller has
//! stored the step (`store::Store::commit`), so a refusal or a lost race costs nothing.
//!
//! The log of actions in canonical notation is the table: [`Table::restore`] replays it, and
//! [`Table::view_at`] gives any past point.
#![cfg_attr(not(test), forbid(unsafe_code))]

mod analysis;
mod chair;
mod chance;
mod clock;
mod clock_events;
mod clock_sentences;
mod course;
mod deal;
mod deal_event;
mod dealing;
mod dice;
mod display;
mod error;
mod frames;
mod host;
mod imported;
mod leave;
mod ledger;
mod life;
mod likeness;
mod limits;
mod lobby;
mod machine;
pub mod machines;
mod motion;
mod origin;
mod overdue;
mod owed;
mod past;
mod plan;
mod play;
mod played;
mod presence;
mod propose;
mod punctuality;
mod rated_result;
pub mod rating;
mod ready_check;
mod recent;
pub mod record;
pub mod reminding;
mod replay;
mod seat_view;
mod seating;
mod secrecy;
mod sentences;
mod step;
mod stops;
mod stored;
mod table_event;
mod terms;
mod tidings;
mod time;
mod timeline;
mod urgency;
mod vote;
mod weekends;
mod weekly_schedule;

#[cfg(test)]
mod tests;

pub use analysis::{Analysis, Misread, TriedAction};
pub use chair::{Chair, Player, is_machine};
pub use chance::Seed;
pub use clock_sentences::span;
pub use course::CourseEntry;
pub use deal::{Agreement, Deal, DealState, Faith, Ledger, Matter};
pub use dice::{Dice, Pick, Roll, Way};
pub use error::TableError;
pub use frames::Frame;
pub use host::Steward;
pub use likeness::Likeness;
pub use machine::{Chore, Machine, machine_name};
pub use motion::{Answer, Motion};
pub use origin::{Kept, Manner, Origin, Sealed, guest, guest_name};
pub use owed::Owed;
pub use past::{Moment, Stretch};
pub use plan::{Branch, Plan, PlanEnd, PlanError, Pursuit, Typed};
pub use played::Played;
pub use presence::{Presence, ReadyCheck, is_seed};
pub use punctuality::Stint;
pub use rated_result::{Conduct, RatedResult, Sitter};
pub use replay::{Between, ReplayError};
pub use step::{Parting, Step};
pub use stored::{Entry, Lobby, NewTable, Record, Status, Venue};
pub use table_event::{member_in, with_member};
pub use terms::{Dealing, Level, Negotiation, ReadyCheckPolicy, Reliable, Switch, Terms};
pub use tidings::Tiding;
pub use time::{Missed, Time};
pub use urgency::Urgency;
pub use weekends::Weekends;
pub use weekly_schedule::{NoTime, WeeklySchedule};

use display::display;
use jiff::Timestamp;
use liege_game::{Game, Options, Outcome, Seat, SeatSet, State};
use liege_words::Language;
use recent::{RECENT, Recent};
use std::fmt;
use std::sync::Arc;
use stored::to_millisecond;
use timeline::{Ending, Entered, Timeline};

/// The Fluent source of this crate's sentences.
#[must_use]
pub fn sentences(language: Language) -> &'static str {
    liege_words::in_language!(
        language,
        "words/table",
        "words/machine",
        "words/record",
        "words/host",
        "words/time",
        "words/muster",
        "words/plan",
        "words/remind"
    )
}

/// One sitting of a game.
#[derive(Clone)]
pub struct Table {
    record: Record,
    /// Shared by all tables of the same entries: it is copied where the next is entered.
    timeline: Arc<Timeline>,
    recent: Recent,
}

impl Table {
    /// A new table in its lobby; not stored yet (id 0, version 0).
    ///
    /// # Errors
    /// A wrong number of seats; a position string that the game refuses.
    pub fn new(new: NewTable) -> Result<Table, TableError> {
        let NewTable { game, options, terms, start, host, venue, seed, chairs, at } = new;
        let at = to_millisecond(at);
        Table::restore(Record {
            id: 0,
            game,
            rules: game.rules(),
            options,
            terms,
            start,
            host,
            venue,
            seed,
            chairs,
            status: Status::Lobby,
            log: Vec::new(),
            version: 0,
            shown: 0,
            created: at,
            changed: at,
            started: None,
            origin: None,
            presence: Presence::default(),
            lobby: Lobby::default(),
        })
    }

    /// The table of a stored record, its log replayed.
    ///
    /// # Errors
    /// Names the entry of the log that can't be replayed, or what else can't be.
    pub fn restore(record: Record) -> Result<Table, TableError> {
        let seats = record.game.seats().len();
        if record.chairs.len() != seats {
            return Err(TableError::WrongSeats { given: record.chairs.len(), needed: seats });
        }
        if record.game.rules() != record.rules {
            return Err(TableError::OldRules { rules: record.rules });
        }
        let mut recent = Recent::default();
        let visit = |entry: &Entry, entered: Entered, after: &Timeline| {
            if entry.number + RECENT > record.log.len() {
                let display = display(&record, after, entry, &*entered.before);
                recent.push(Played { entry: entry.clone(), display, events: entered.events });
            }
        };
        let mut timeline = Timeline::run(&record, record.log.len(), visit).map_err(TableError::Unplayable)?;
        timeline.set_limits(&record);
        Ok(Table { record, timeline: Arc::new(timeline), recent })
    }

    /// The id in the store; 0 before it is stored.
    #[must_use]
    pub fn id(&self) -> i64 {
        self.record.id
    }

    /// The same table as it stands in the store: under the id, version and places it has there.
    #[must_use]
    pub fn stored(mut self, id: i64, (version, shown): (i64, i64), venue: Venue) -> Table {
        self.record.id = id;
        self.record.version = version;
        self.record.shown = shown;
        self.record.venue = venue;
        self
    }

    /// Everything that is stored of it.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &'static dyn Game {
        self.record.game
    }

    /// The options.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.record.options
    }

    /// What is settled beside the options.
    #[must_use]
    pub fn terms(&self) -> &Terms {
        &self.record.terms
    }

    /// Who opened it.
    #[must_use]
    pub fn host(&self) -> &Player {
        &self.record.host
    }

    /// Where it lives.
    #[must_use]
    pub fn venue(&self) -> &Venue {
        &self.record.venue
    }

    /// What draws of chance come from.
    #[must_use]
    pub fn seed(&self) -> &Seed {
        &self.record.seed
    }

    /// The seats, in seat order.
    #[must_use]
    pub fn chairs(&self) -> &[Chair] {
        &self.record.chairs
    }

    /// Where it is in its life.
    #[must_use]
    pub fn status(&self) -> Status {
        self.record.status
    }

    /// The log.
    #[must_use]
    pub fn log(&self) -> &[Arc<Entry>] {
        &self.record.log
    }

    /// How many changes were stored: grows by one with each.
    #[must_use]
    pub fn version(&self) -> i64 {
        self.record.version
    }

    /// When it was opened.
    #[must_use]
    pub fn created(&self) -> Timestamp {
        self.record.created
    }

    /// When it last changed.
    #[must_use]
    pub fn changed(&self) -> Timestamp {
        self.record.changed
    }

    /// The position now (in the lobby: the one it will start from).
    #[must_use]
    pub fn state(&self) -> &dyn State {
        &*self.timeline.state
    }

    /// The seats that may move now; empty unless the game is on, and while it is paused.
    #[must_use]
    pub fn to_move(&self) -> SeatSet {
        match self.record.status {
            Status::Playing if self.paused_until().is_none() && !self.is_dealing() => {
                self.timeline.state.to_move()
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// The end, if it is reached; none of a game that all agreed to end without a result.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.record.status {
            Status::Over => self.timeline.outcome(),
            _ => None,
        }
    }

    /// The status that follows from the log: what [`Table::status`] has to be.
    #[must_use]
    pub fn implied_status(&self) -> Status {
        match (self.record.status, self.timeline.ending()) {
            // Before the start nothing is entered in the log, but for what came with a record.
            (before @ (Status::Lobby | Status::Abandoned), None)
                if self.record.log.is_empty() || self.is_untouched() && !self.timeline.is_over() =>
            {
                before
            }
            (_, Some(Ending::Aborted)) => Status::Abandoned,
            _ if self.timeline.is_over() => Status::Over,
            _ => Status::Playing,
        }
    }

    /// Who holds a seat.
    #[must_use]
    pub fn holder(&self, seat: Seat) -> Option<&Player> {
        self.record.chairs.get(seat.index()).and_then(Chair::holder)
    }

    /// The seats that a member holds.
    #[must_use]
    pub fn seats_of(&self, member: &str) -> SeatSet {
        self.seats_where(|chair| chair.holder().is_some_and(|player| player.id == member))
    }

    /// The seats kept for a member who has not sat down yet.
    #[must_use]
    pub fn invitations_of(&self, member: &str) -> SeatSet {
        self.seats_where(|chair| matches!(chair, Chair::Invited(player) if player.id == member))
    }

    /// The members who hold seats (or are to choose theirs, while seats are dealt), each once, in seat order.
    #[must_use]
    pub fn players(&self) -> Vec<&Player> {
        let mut players: Vec<&Player> = Vec::new();
        let dealing = self.is_half_dealt();
        let person = |chair| if dealing { Chair::person(chair) } else { Chair::holder(chair) };
        for player in self.record.chairs.iter().filter_map(person) {
            if players.iter().all(|known| known.id != player.id) {
                players.push(player);
            }
        }
        players
    }

    /// The players' names in seat order, as pictures want them; empty for a seat nobody holds.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        let name = |chair: &Chair| chair.holder().map_or_else(String::new, |player| player.name.clone());
        self.record.chairs.iter().map(name).collect()
    }

    /// The seats whose chairs are of a kind.
    #[must_use]
    pub fn seats_where(&self, holds: impl Fn(&Chair) -> bool) -> SeatSet {
        let chairs = self.record.chairs.iter().zip(0u8..);
        chairs.filter(|(chair, _)| holds(chair)).map(|(_, index)| Seat(index)).collect()
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The seed stays out: what is printed may end in a log file.
        f.debug_struct("Table")
            .field("id", &self.record.id)
            .field("game", &self.record.game.id())
            .field("status", &self.record.status)
            .field("chairs", &self.record.chairs)
            .field("log", &self.record.log)
            .field("version", &self.record.version)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
liege_testing::install!(liege_games::house());
