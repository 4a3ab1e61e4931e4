//! What people type or press, and what they are told: the program's talk, with no transport.
//!
//! A transport turns what it hears into an [`Incoming`], gives it to [`Chat::handle`] and shows the
//! [`Answer`]s at once to the person who asked. What everybody must learn is *not* among the answers:
//! it is queued in the store in the same transaction as the action, and the delivery worker
//! ([`Chat::deliver`]) hands it as [`OutboundMessage`]s to the [`Transport`].

mod act;
mod announcements;
mod block;
mod blocked_channels;
mod blocklist;
mod catalogue;
mod challenge;
mod change;
mod cleanup;
mod clocks;
pub mod command;
mod commands;
mod complete;
mod create_table;
mod day;
mod deferred;
mod deliver;
mod dice;
mod diplomacy;
mod dispatch;
mod downtime;
mod draw;
mod duration;
mod find;
mod help;
mod host;
mod io;
mod limits;
mod log;
mod look;
mod lost_channels;
mod motions;
mod piece_help;
pub mod plain;
mod plan;
mod post;
mod privacy;
mod question;
mod ready_check;
mod records;
mod refresh;
mod registry;
mod remind;
mod replay;
mod report;
mod sanitize;
mod seats;
mod seek;
mod server;
mod speaker;
mod standing;
mod table_commands;
mod terms;
mod timers;
mod timing;
mod transport;
mod whisper;

#[cfg(test)]
mod tests;

pub use crate::shown::Media;
pub use command::{Call, Command, Given};
pub use deferred::Deferred;
pub use dispatch::wants_file;
pub use downtime::Listening;
pub use draw::{DrawError, Look, picture};
pub use io::{
    Answer, Button, ButtonStyle, Choice, Field, File, Incoming, Person, Picture, Place, Rights, Said,
};
pub use limits::Limits;
pub use lost_channels::PlaceNews;
pub use records::{file_name, guests, invitation};
pub use registry::{Parsed, command, commands, of_word, parse};
pub use replay::{ReplayError, Showing, Stretch, contact_sheet, film};
pub use transport::{
    Need, OutboundMessage, PostError, Posted, Refused, Right, Target, ThreadRequest, Transport,
};

use crate::clock::Clock;
use crate::render::Renderer;
use crate::store::{Store, StoreError};
use crate::table::{Seed, Table};
use dispatch::Recent;
use replay::RenderQueue;
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
    /// The ids of the members who are told of reported whispers.
    pub administrators: Vec<String>,
    /// How much of everything there may be.
    pub limits: Limits,
}

impl Default for Settings {
    /// In English, with threads, typed commands alone, and the limits that a server has.
    fn default() -> Settings {
        Settings {
            threads: true,
            language: crate::words::Language::ENGLISH,
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
    /// Held while a table is created.
    creating: tokio::sync::Mutex<()>,
    /// Messages heard lately: gateways repeat themselves.
    recent: Mutex<Recent>,
    /// When nobody was heard before.
    downtime: downtime::Downtime,
    /// Rung when something was queued.
    queued: Notify,
    /// Where animations are made, one at a time.
    render_queue: Arc<RenderQueue>,
    /// The row that the seeds of new tables are taken from, and how many were taken; none: they are drawn.
    seeds: Mutex<Option<(u64, u64)>>,
    /// How much everybody has asked for lately.
    rate_limiter: limits::RateLimiter,
    /// What everybody was asked last.
    questions: question::Questions,
    /// How help names commands.
    naming: Mutex<help::Naming>,
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
        let rate_limiter = limits::RateLimiter::new(settings.limits, &clock);
        let naming = help::Naming {
            address: settings.address.clone(),
            slash: settings.slash,
            numbers: HashMap::new(),
        };
        Arc::new(Chat {
            store,
            clock,
            settings,
            renderer,
            locks: Mutex::default(),
            creating: tokio::sync::Mutex::default(),
            recent: Mutex::default(),
            downtime,
            queued: Notify::new(),
            render_queue: Arc::default(),
            seeds: Mutex::default(),
            rate_limiter,
            questions: question::Questions::default(),
            naming: Mutex::new(naming),
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

    /// Takes in under which numbers the slash commands, and groups of them, are registered: help names them so that
    /// they can be pressed.
    pub fn slash_registered(&self, numbers: HashMap<String, u64>) {
        self.naming.lock().unwrap_or_else(PoisonError::into_inner).numbers = numbers;
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
        Ok(self.store.table(id).await?)
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
