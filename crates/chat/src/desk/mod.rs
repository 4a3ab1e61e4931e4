//! The desk: what every command works with. The store, the clock, the renderer and the limits; who asks; which table
//! is meant; and the one way in which a change is stored.

pub(crate) mod again;
pub(crate) mod ahead;
pub(crate) mod answer;
pub(crate) mod asked;
pub(crate) mod asker;
pub(crate) mod background;
pub(crate) mod blocklist;
pub(crate) mod button_id;
pub(crate) mod catalogue;
pub(crate) mod challenge;
pub(crate) mod change;
pub(crate) mod daily_puzzles;
pub(crate) mod dealing;
pub(crate) mod deals;
pub(crate) mod defaults;
pub(crate) mod done;
pub(crate) mod downtime;
pub(crate) mod draw;
pub(crate) mod elsewhere;
pub(crate) mod errand;
pub(crate) mod find;
pub(crate) mod follow;
pub(crate) mod follow_up;
pub(crate) mod game_help;
pub(crate) mod hidden;
pub(crate) mod join;
pub(crate) mod letters;
pub(crate) mod limits;
pub(crate) mod listening;
pub(crate) mod look;
pub(crate) mod meant;
pub(crate) mod motion;
pub(crate) mod naming;
pub(crate) mod nearly;
pub(crate) mod new_table;
pub(crate) mod parts;
pub(crate) mod people;
pub(crate) mod pointed;
pub(crate) mod position;
pub(crate) mod preview;
pub(crate) mod question;
pub(crate) mod recent;
pub(crate) mod refuse;
pub(crate) mod reliability;
pub(crate) mod render_queue;
pub(crate) mod reviews;
pub(crate) mod stop;
pub(crate) mod table_settings;
pub(crate) mod tables;
pub(crate) mod turns;
pub(crate) mod uptime;
pub(crate) mod warrant;
pub(crate) mod watchers;

pub use answer::{
    Answer, Button, ButtonStyle, Choice, Deferred, Field, File, Menu, MenuOption, Person, Picture, Place,
    Rights, TEXT_CHARS, add_if_fits, private, with_buttons,
};
pub use asker::{Asker, no_such_seat, plays, seat_named};
pub use button_id::{Press, press};
pub use change::{Changed, Done, Ending};
pub use draw::{Look, picture, rendered};
pub use errand::{Errand, ErrandRefused, ErrandWords};
pub use find::{For, Found, concerns, longest_waiting_first, may_see, unseen};
pub use limits::share::Share;
pub use stop::Fault;
pub(crate) use stop::{Answers, Stop};

use crate::clock::Clock;
use background::Places;
use downtime::Downtime;
use futures::future::BoxFuture;
use hidden::Hidden;
use jiff::Timestamp;
use liege_engine::review::Budget;
use liege_game::Game;
use liege_render::Renderer;
use liege_store::Store;
use liege_table::{Seed, Table};
use liege_words::Language;
use limits::{Limits, RateLimiter};
use naming::Naming;
use question::Questions;
use recent::{Attempts, Recent};
use render_queue::RenderQueue;
use reviews::Reviews;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;

/// The surroundings of a desk.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Whether tables get a thread each; otherwise they are played in the channel itself.
    pub threads: bool,
    /// Language of posts where the server's is not known.
    pub language: liege_words::Language,
    /// How typed commands are shown in help: `@Liege ` on Discord, empty in the local chat.
    pub address: String,
    /// Whether slash commands exist (help then shows them).
    pub slash: bool,
    /// The address of a message by its server, its channel and its own id, where messages have one.
    pub link: Option<fn(&str, &str, &str) -> String>,
    /// The ids of the members who are told of reported whispers.
    pub administrators: Vec<String>,
    /// How much of everything there may be.
    pub limits: Limits,
    /// How long somebody waits for a picture that takes long before they are told that it is being made, where nothing
    /// else shows them that; none: they are not told.
    pub patience: Option<Duration>,
    /// How much is looked at for a review of a game; none: as much as is usual for its length.
    pub review: Option<Budget>,
    /// Whether programs can reach this one, so that tokens are good for something.
    pub programs: bool,
}

impl Default for Settings {
    /// In English, with threads, typed commands alone, and the limits that a server has.
    fn default() -> Settings {
        Settings {
            threads: true,
            language: liege_words::Language::ENGLISH,
            address: String::new(),
            slash: false,
            link: None,
            administrators: Vec::new(),
            limits: Limits::default(),
            patience: None,
            review: None,
            programs: false,
        }
    }
}

/// The directory: functions of the rooms above the commands, which know all commands. Every [`Asker`] has it.
pub(crate) struct Directory {
    /// The command nearest to a word that somebody of a language has mistyped.
    pub(crate) near: fn(&str, Language) -> Option<String>,
    /// The texts of help for a topic, at a table of that game.
    pub(crate) help: Help,
    /// Whether a topic of help is the same in every game.
    pub(crate) is_general: fn(&str) -> bool,
    /// Takes a text as the answer to the lesson or puzzle that is open, if one is.
    pub(crate) exercise: Exercise,
    /// Looks whether a text cannot be the answer to the lesson or puzzle that is open.
    pub(crate) unfit: Unfit,
}

/// Gives the texts of help for a topic, at a table of that game.
pub(crate) type Help = fn(Language, &Naming, Option<&str>, Option<&'static dyn Game>) -> Vec<String>;

/// Takes a text as the answer to the lesson or puzzle that is open, if one is.
pub(crate) type Exercise =
    for<'a> fn(&'a Desk, &'a Asker<'a>, &'a str) -> BoxFuture<'a, Result<Option<Vec<Answer>>, Stop>>;

/// Looks whether a text cannot be the answer to the lesson or puzzle that is open: what that is called, then.
pub(crate) type Unfit =
    for<'a> fn(&'a Desk, &'a Asker<'a>, &'a str) -> BoxFuture<'a, Result<Option<String>, Stop>>;

/// The desk: one for a program, shared by everything that listens.
pub struct Desk {
    pub(crate) store: Store,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) settings: Settings,
    pub(crate) renderer: Arc<Renderer>,
    /// One lock a table: actions are read against the position they will be played in.
    pub(crate) locks: Mutex<HashMap<i64, Arc<tokio::sync::Mutex<()>>>>,
    /// Messages heard lately: gateways repeat themselves.
    pub(crate) recent: Mutex<Recent>,
    /// The posts that were tried lately.
    pub(crate) attempts: Mutex<Attempts>,
    /// When nobody was heard before.
    pub(crate) downtime: Downtime,
    /// Rung when something was queued.
    pub(crate) queued: Notify,
    /// Where animations are made, one at a time.
    pub(crate) render_queue: Arc<RenderQueue>,
    /// The reviews made lately.
    pub(crate) reviews: Arc<Reviews>,
    /// The row that the seeds of new tables are taken from, and how many were taken; none: they are drawn.
    pub(crate) seeds: Mutex<Option<(u64, u64)>>,
    /// How much everybody has asked for lately.
    pub(crate) rate_limiter: RateLimiter,
    /// What everybody was asked last.
    pub(crate) questions: Questions,
    /// Which channels those who asked lately can't see.
    pub(crate) hidden: Hidden,
    /// Where machines think, puzzles are judged and games reviewed, in turns.
    pub(crate) places: Arc<Places>,
    /// The tables at which machines think, or wait for that.
    pub(crate) thinking: Mutex<HashSet<i64>>,
    /// Until when no puzzle of the day is due, as far as is known.
    pub(crate) puzzles_rest: Mutex<Option<Timestamp>>,
    /// How help names commands.
    pub(crate) naming: Mutex<Naming>,
}

impl Desk {
    /// A desk over an open store.
    ///
    /// # Errors
    /// The renderer's, when the program was built with a broken font.
    pub fn new(
        store: Store,
        clock: Arc<dyn Clock>,
        settings: Settings,
    ) -> Result<Arc<Desk>, liege_render::RenderError> {
        Ok(Desk::drawn_by(Renderer::shared()?, store, clock, settings))
    }

    /// A desk over an open store, with a renderer of its own.
    pub fn drawn_by(
        renderer: Arc<Renderer>,
        store: Store,
        clock: Arc<dyn Clock>,
        settings: Settings,
    ) -> Arc<Desk> {
        let downtime = Downtime::before(clock.now(), store.share());
        let rate_limiter = RateLimiter::new(settings.limits, &clock);
        let naming =
            Naming { address: settings.address.clone(), slash: settings.slash, numbers: HashMap::new() };
        Arc::new(Desk {
            store,
            clock,
            settings,
            renderer,
            locks: Mutex::default(),
            recent: Mutex::default(),
            attempts: Mutex::default(),
            downtime,
            queued: Notify::new(),
            render_queue: Arc::default(),
            reviews: Arc::default(),
            seeds: Mutex::default(),
            rate_limiter,
            questions: Questions::default(),
            hidden: Hidden::default(),
            places: Arc::default(),
            thinking: Mutex::default(),
            puzzles_rest: Mutex::default(),
            naming: Mutex::new(naming),
        })
    }

    /// Takes the seeds of new tables from a row that anybody can work out, instead of drawing them: what
    /// falls by lot then falls the same way every time. For scripts and tests.
    pub fn foresee(&self, row: u64) {
        *self.seeds.lock().unwrap_or_else(PoisonError::into_inner) = Some((row, 0));
    }

    /// The present time.
    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// Draws its pictures.
    pub fn renderer(&self) -> &Renderer {
        &self.renderer
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
    pub(crate) fn new_seed(&self) -> Seed {
        match &mut *self.seeds.lock().unwrap_or_else(PoisonError::into_inner) {
            Some((row, taken)) => {
                *taken = taken.wrapping_add(1);
                Seed::foreseen(*row, *taken)
            }
            None => Seed::random(),
        }
    }

    /// The table, with its log replayed.
    pub(crate) async fn table(&self, id: i64) -> Result<Option<Arc<Table>>, Fault> {
        Ok(self.store.table(id).await?)
    }

    /// The lock of a table.
    pub(crate) fn lock_of(&self, table: i64) -> Arc<tokio::sync::Mutex<()>> {
        let mut locks = self.locks.lock().unwrap_or_else(PoisonError::into_inner);
        // Locks that nobody holds are only memory.
        if locks.len() > 1_024 {
            locks.retain(|_, lock| Arc::strong_count(lock) > 1);
        }
        Arc::clone(locks.entry(table).or_default())
    }
}
