//! What people type or press, and what they are told: the program's talk, with no transport.
//!
//! A transport turns what it hears into an [`Incoming`], gives it to [`Chat::handle`] and shows the
//! [`Answer`]s at once to the person who asked. What everybody must learn is *not* among the answers:
//! it is queued in the store in the same transaction as the action, and the delivery worker
//! ([`Chat::deliver`]) hands it as [`Letter`]s to the transport's [`Courier`].

mod absence;
mod act;
mod apart;
mod block;
mod buttons;
mod catalogue;
mod challenge;
mod clocks;
mod command;
mod complete;
mod courier;
mod day;
mod deliver;
mod dice;
mod downtime;
mod draw;
mod duration;
mod echo;
mod find;
mod hear;
mod help;
mod herald;
mod host;
mod io;
mod kinds;
mod later;
mod lay;
mod life;
mod limits;
mod log;
mod look;
mod media;
mod motions;
mod muster;
mod name;
mod parse;
pub mod plain;
mod plan;
mod post;
mod privacy;
mod question;
mod records;
mod refresh;
mod remind;
mod replay;
mod report;
mod seats;
mod seek;
mod server;
mod shut;
mod speaker;
mod standing;
mod terms;
mod tidy;
mod timing;
mod wake;
mod whisper;

#[cfg(test)]
mod tests;

pub use absence::PlaceNews;
pub use block::BlockCommand;
pub use challenge::{ChallengeCommand, ChallengePress};
pub use clocks::{ClockCommand, Vacation};
pub use command::{Command, HostCommand, RecordCommand};
pub use courier::{Courier, Letter, Need, PostError, Posted, Refused, Right, Target, ThreadRequest};
pub use downtime::Listening;
pub use draw::{DrawError, Look, picture};
pub use io::{
    Answer, Button, ButtonStyle, Choice, Field, File, Incoming, Person, Picture, Place, Rights, Said,
};
pub use later::Later;
pub use limits::Limits;
pub use media::Media;
pub use parse::Name;
pub use plan::{PlanCommand, PlanPress};
pub use privacy::Privacy;
pub use records::{file_name, guests, invitation, wants_file};
pub use remind::RemindCommand;
pub use replay::{ReplayCommand, ReplayError, Showing, Stretch, contact_sheet, film};
pub use seek::{SeekCommand, SeekPress};
pub use standing::{StandingCommand, StandingPress};

use crate::clock::Clock;
use crate::render::Renderer;
use crate::store::{Store, StoreError};
use crate::table::{Seed, Table};
use hear::Recent;
use replay::Studio;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Notify;

/// What the chat needs to know of its surroundings.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Whether tables get a thread each; otherwise they are played in the channel itself.
    pub threads: bool,
    /// Language of posts where the server's is not known.
    pub language: crate::words::Language,
    /// How typed commands are shown in help: `@Liege ` on Discord, empty in the local chat.
    pub address: String,
    /// Whether slash commands exist (help then shows them).
    pub slash: bool,
    /// The ids of the members who are told of reported private notes.
    pub administrators: Vec<String>,
    /// How much of everything there may be.
    pub limits: Limits,
}

impl Default for Settings {
    /// In English, with threads, typed commands alone, and the limits that a server has.
    fn default() -> Settings {
        Settings {
            threads: true,
            language: crate::words::Language::English,
            address: String::new(),
            slash: false,
            administrators: Vec::new(),
            limits: Limits::default(),
        }
    }
}

/// The chat: one for a program, shared by everything that listens.
pub struct Chat {
    store: Store,
    clock: Arc<dyn Clock>,
    settings: Settings,
    renderer: Arc<Renderer>,
    /// One lock a table: actions are read against the position they will be played in.
    locks: Mutex<HashMap<i64, Arc<tokio::sync::Mutex<()>>>>,
    /// Held while a table is laid.
    laying: tokio::sync::Mutex<()>,
    /// Messages heard lately: gateways repeat themselves.
    recent: Mutex<Recent>,
    /// Tables that members played or looked at lately, for completions that may not wait for the store.
    at_hand: Mutex<HashMap<i64, Arc<Table>>>,
    /// When nobody was heard before.
    downtime: downtime::Downtime,
    /// Rung when something was queued.
    queued: Notify,
    /// Where animations are made, one at a time.
    studio: Arc<Studio>,
    /// The row that the seeds of new tables are taken from, and how many were taken; none: they are drawn.
    seeds: Mutex<Option<(u64, u64)>>,
    /// How much everybody has asked for lately.
    gauge: limits::Gauge,
    /// What everybody was asked last.
    questions: question::Questions,
}

/// A fault that is nobody's mistake: told as one sentence with a mark, and logged.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Fault {
    /// The store's.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A stored table that can't be replayed.
    #[error("{0}")]
    Table(#[from] crate::table::TableError),
    /// Work on another thread that broke off.
    #[error("work broke off: {0}")]
    Stopped(String),
}

impl Fault {
    /// The id of the sentence that whoever asked is told.
    fn words(&self) -> &'static str {
        match self {
            Fault::Store(error) => error.words(),
            Fault::Table(_) | Fault::Stopped(_) => None,
        }
        .unwrap_or("fault")
    }
}

impl Chat {
    /// A chat over an open store.
    ///
    /// # Errors
    /// The renderer's, when the program was built with a broken font.
    pub fn new(
        store: Store,
        clock: Arc<dyn Clock>,
        settings: Settings,
    ) -> Result<Arc<Chat>, crate::render::RenderError> {
        Ok(Chat::drawn_by(Renderer::shared()?, store, clock, settings))
    }

    /// The same with a renderer of its own.
    pub fn drawn_by(
        renderer: Arc<Renderer>,
        store: Store,
        clock: Arc<dyn Clock>,
        settings: Settings,
    ) -> Arc<Chat> {
        let downtime = downtime::Downtime::before(clock.now());
        let gauge = limits::Gauge::new(settings.limits, &clock);
        Arc::new(Chat {
            store,
            clock,
            settings,
            renderer,
            locks: Mutex::default(),
            laying: tokio::sync::Mutex::default(),
            recent: Mutex::default(),
            at_hand: Mutex::default(),
            downtime,
            queued: Notify::new(),
            studio: Arc::default(),
            seeds: Mutex::default(),
            gauge,
            questions: question::Questions::default(),
        })
    }

    /// Takes the seeds of new tables from a row that anybody can work out, instead of drawing them: what
    /// falls by lot then falls the same way every time. For scripts and tests.
    pub fn foresee(&self, row: u64) {
        *self.seeds.lock().unwrap_or_else(PoisonError::into_inner) = Some((row, 0));
    }

    /// How much of everything there may be.
    #[must_use]
    pub fn limits(&self) -> Limits {
        self.settings.limits
    }

    /// The seed of a new table.
    fn new_seed(&self) -> Seed {
        match &mut *self.seeds.lock().unwrap_or_else(PoisonError::into_inner) {
            Some((row, taken)) => {
                *taken = taken.wrapping_add(1);
                Seed::foreseen(*row, *taken)
            }
            None => Seed::random(),
        }
    }

    /// The table, with its log replayed.
    async fn table(&self, id: i64) -> Result<Option<Arc<Table>>, Fault> {
        let table = self.store.table(id).await?;
        if let Some(table) = &table {
            self.keep_at_hand(table);
        }
        Ok(table)
    }

    /// Remembers a table for completions.
    fn keep_at_hand(&self, table: &Arc<Table>) {
        const AT_HAND: usize = 512;
        let mut at_hand = self.at_hand.lock().unwrap_or_else(PoisonError::into_inner);
        if at_hand.len() >= AT_HAND && !at_hand.contains_key(&table.id()) {
            // Any one will do: what is missing is loaded again when its members come back.
            if let Some(id) = at_hand.keys().next().copied() {
                at_hand.remove(&id);
            }
        }
        at_hand.insert(table.id(), Arc::clone(table));
    }

    /// Forgets the tables at hand: what is stored of them has changed in many places at once.
    fn forget_at_hand(&self) {
        self.at_hand.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// The lock of a table.
    fn lock_of(&self, table: i64) -> Arc<tokio::sync::Mutex<()>> {
        let mut locks = self.locks.lock().unwrap_or_else(PoisonError::into_inner);
        // Locks that nobody holds are only memory.
        if locks.len() > 1_024 {
            locks.retain(|_, lock| Arc::strong_count(lock) > 1);
        }
        Arc::clone(locks.entry(table).or_default())
    }
}
