//! The desk: everything that commands work with. The store, the clock, the renderer and the limits; the
//! asker; the table that is meant; and the only way in which a change is stored.

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
pub(crate) mod contest;
pub(crate) mod contest_files;
pub(crate) mod contest_name;
pub(crate) mod councils;
pub(crate) mod cross;
pub(crate) mod daily_puzzles;
pub(crate) mod dealing;
pub(crate) mod deals;
pub(crate) mod defaults;
pub(crate) mod done;
pub(crate) mod downtime;
pub(crate) mod draw;
pub(crate) mod elsewhere;
pub(crate) mod errand;
pub(crate) mod fill_in;
pub(crate) mod find;
pub(crate) mod follow;
pub(crate) mod follow_up;
pub(crate) mod followers;
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
pub(crate) mod seat_link;
pub(crate) mod seating;
pub(crate) mod selection;
mod sight;
pub(crate) mod stop;
pub(crate) mod table_settings;
pub(crate) mod tables;
pub(crate) mod turns;
pub(crate) mod uptime;
pub(crate) mod warrant;
pub(crate) mod watchers;
pub(crate) mod web;

pub use answer::{
    Answer, Button, ButtonStyle, Choice, Deferred, Field, File, Link, Menu, MenuOption, Person, Picture,
    Place, Rights, TEXT_CHARS, add_if_fits, private, with_buttons,
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
use crate::public_url::PublicUrl;
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
use sight::Sight;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;

/// The settings of a desk.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "settings that are on or off")]
pub struct Settings {
    /// Whether each table gets a thread; otherwise it is played in the channel itself.
    pub threads: bool,
    /// The language of posts if the server's is not known.
    pub language: liege_words::Language,
    /// The text before typed commands in help: `@Liege ` on Discord, empty in the local chat.
    pub address: String,
    /// Whether slash commands exist (help then shows them).
    pub slash: bool,
    /// Makes the address of a message from its server, its channel and its own id, if messages have
    /// addresses.
    pub link: Option<fn(&str, &str, &str) -> String>,
    /// The ids of the members who get reports of whispers.
    pub administrators: Vec<String>,
    /// The limits against floods.
    pub limits: Limits,
    /// The time after which a member is told that a slow picture is being made, if nothing else shows it;
    /// `None`: they are not told.
    pub patience: Option<Duration>,
    /// The work that a review of a game may take; `None`: the usual amount for its length.
    pub review: Option<Budget>,
    /// Whether programs can connect, so that tokens have a use.
    pub programs: bool,
    /// Whether the bot reads everything that people type, as in the local chat. Text at a table that is neither a
    /// command nor nearly a move is then talk, and gets no answer.
    pub reads_all: bool,
    /// The server of the people who share a local page, if there is one. They tap boards and add members
    /// themselves, and the language that one of them chooses first is that of all posts.
    pub page: Option<&'static str>,
    /// The address at which people open the web pages, if they are served.
    pub web: Option<PublicUrl>,
}

impl Default for Settings {
    /// English, with threads, with typed commands only, and the usual limits of a server.
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
            reads_all: false,
            page: None,
            web: None,
        }
    }
}

/// The directory: functions of the modules above the commands, which know all commands. Every [`Asker`] has
/// it.
pub(crate) struct Directory {
    /// Finds the command nearest to a mistyped word, in a language.
    pub(crate) near: fn(&str, Language) -> Option<String>,
    /// Returns the texts of help for a topic, at a table of a game.
    pub(crate) help: Help,
    /// Whether a topic of help is the same in every game.
    pub(crate) is_general: fn(&str) -> bool,
    /// Handles a text as the answer to the open lesson or puzzle, if there is one.
    pub(crate) exercise: Exercise,
    /// Checks whether a text cannot be the answer to the open lesson or puzzle.
    pub(crate) unfit: Unfit,
}

/// Returns the texts of help for a topic, at a table of a game.
pub(crate) type Help = fn(Language, &Naming, Option<&str>, Option<&'static dyn Game>) -> Vec<String>;

/// Handles a text as the answer to the open lesson or puzzle, if there is one.
pub(crate) type Exercise =
    for<'a> fn(&'a Desk, &'a Asker<'a>, &'a str) -> BoxFuture<'a, Result<Option<Vec<Answer>>, Stop>>;

/// Checks whether a text cannot be the answer to the open lesson or puzzle; then it returns the name of the
/// exercise.
pub(crate) type Unfit =
    for<'a> fn(&'a Desk, &'a Asker<'a>, &'a str) -> BoxFuture<'a, Result<Option<String>, Stop>>;

/// The desk: one for a program, shared by all transports and tasks.
pub struct Desk {
    pub(crate) store: Store,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) settings: Settings,
    pub(crate) renderer: Arc<Renderer>,
    /// A lock for each table: actions are read against the position in which they will be played.
    pub(crate) locks: Mutex<HashMap<i64, Arc<tokio::sync::Mutex<()>>>>,
    /// The ids of recent messages: gateways repeat themselves.
    pub(crate) recent: Mutex<Recent>,
    /// The recent first attempts to send posts.
    pub(crate) attempts: Mutex<Attempts>,
    /// The times in which nobody was heard.
    pub(crate) downtime: Downtime,
    /// Notified when a row was queued.
    pub(crate) queued: Notify,
    /// The queue of animations, which are made one at a time.
    pub(crate) render_queue: Arc<RenderQueue>,
    /// The recent reviews.
    pub(crate) reviews: Arc<Reviews>,
    /// The source of the seeds of new tables, and how many were taken; `None`: seeds are random.
    pub(crate) seeds: Mutex<Option<(u64, u64)>>,
    /// The recent use of all limits.
    pub(crate) rate_limiter: RateLimiter,
    /// The latest question to each member.
    pub(crate) questions: Questions,
    /// The channels that recent askers can't see.
    pub(crate) hidden: Hidden,
    /// The places in which machines think, puzzles are judged and games reviewed.
    pub(crate) places: Arc<Places>,
    /// The tables at which machines think, or wait for it.
    pub(crate) thinking: Mutex<HashSet<i64>>,
    /// The time until which no daily puzzle is due, as far as known.
    pub(crate) puzzles_rest: Mutex<Option<Timestamp>>,
    /// The names of commands in help.
    pub(crate) naming: Mutex<Naming>,
    /// The transport's knowledge of the channels of servers.
    pub(crate) sight: Sight,
}

impl Desk {
    /// Creates a desk over an open store.
    ///
    /// # Errors
    /// The renderer's, if the program was built with a broken font.
    pub fn new(
        store: Store,
        clock: Arc<dyn Clock>,
        settings: Settings,
    ) -> Result<Arc<Desk>, liege_render::RenderError> {
        Ok(Desk::drawn_by(Renderer::shared()?, store, clock, settings))
    }

    /// Creates a desk over an open store, with a given renderer.
    pub fn drawn_by(
        renderer: Arc<Renderer>,
        store: Store,
        clock: Arc<dyn Clock>,
        settings: Settings,
    ) -> Arc<Desk> {
        let downtime = Downtime::before(clock.now(), store.share());
        let rate_limiter = RateLimiter::new(settings.limits, &clock);
        let naming = Naming {
            address: settings.address.clone(),
            slash: settings.slash,
            games: liege_game::all().len(),
            numbers: HashMap::new(),
        };
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
            sight: Sight::default(),
        })
    }

    /// Takes the seeds of new tables from a known series instead of drawing them, so random choices are the
    /// same each time. For scripts and tests.
    pub fn foresee(&self, row: u64) {
        *self.seeds.lock().unwrap_or_else(PoisonError::into_inner) = Some((row, 0));
    }

    /// The present time.
    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// Returns the renderer of its pictures.
    pub fn renderer(&self) -> &Renderer {
        &self.renderer
    }

    /// Returns the language where neither a member nor a server has one.
    #[must_use]
    pub fn language(&self) -> Language {
        self.settings.language
    }

    /// Returns where people open the web listener, if there is one.
    #[must_use]
    pub fn public_url(&self) -> Option<&PublicUrl> {
        self.settings.web.as_ref()
    }

    /// Returns the limits against floods.
    #[must_use]
    pub fn limits(&self) -> Limits {
        self.settings.limits
    }

    /// Returns whether another process hears people already, and waits for this one to end.
    #[must_use]
    pub fn is_followed(&self) -> bool {
        self.store.is_followed()
    }

    /// Stores the ids under which slash commands, and groups of them, are registered: help shows them so that
    /// people can press them.
    pub fn slash_registered(&self, numbers: HashMap<String, u64>) {
        self.naming.lock().unwrap_or_else(PoisonError::into_inner).numbers = numbers;
    }

    /// Returns the seed of a new table.
    pub(crate) fn new_seed(&self) -> Seed {
        match &mut *self.seeds.lock().unwrap_or_else(PoisonError::into_inner) {
            Some((row, taken)) => {
                *taken = taken.wrapping_add(1);
                Seed::foreseen(*row, *taken)
            }
            None => Seed::random(),
        }
    }

    /// Loads a table, with its log replayed.
    pub(crate) async fn table(&self, id: i64) -> Result<Option<Arc<Table>>, Fault> {
        let table = self.store.table(id).await?;
        if self.store.is_set_back() {
            // The players are told by the upkeep.
            self.queued.notify_one();
        }
        Ok(table)
    }

    /// Returns the lock of a table.
    pub(crate) fn lock_of(&self, table: i64) -> Arc<tokio::sync::Mutex<()>> {
        let mut locks = self.locks.lock().unwrap_or_else(PoisonError::into_inner);
        // Locks that nobody holds only take memory.
        if locks.len() > 1_024 {
            locks.retain(|_, lock| Arc::strong_count(lock) > 1);
        }
        Arc::clone(locks.entry(table).or_default())
    }
}
