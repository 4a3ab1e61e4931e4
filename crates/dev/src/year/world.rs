//! The program and everybody around it.

use super::event::Event;
use super::figures::Figures;
use super::plan::{self, Plan};
use super::size::{Asked, Size};
use crate::place::Place;
use crate::program::Program;
use jiff::{SignedDuration, Timestamp};
use liege_chat::{Limits, Settings};
use liege_store::{About, StoredContest};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::Arc;

/// The organiser of all contests.
pub const ORGANISER: &str = "boss";
/// The server, and its channel.
pub const SERVER: &str = "s";
pub const CHANNEL: &str = "c";
/// One in this number of messages has trouble.
const BUSY: u32 = 80;

/// A contest of the year.
pub struct Known {
    pub id: i64,
    /// The plan that it follows.
    pub plan: usize,
    /// The version at the last look.
    pub version: i64,
    /// The phase at the last look.
    pub running: bool,
}

/// The rows of the queue and the messages that were read.
#[derive(Default)]
pub struct Mail {
    pub last: i64,
    /// The rows, with their subjects and kinds.
    pub rows: HashMap<i64, (About, String)>,
    pub seen: HashSet<(i64, String)>,
}

/// The world.
pub struct World {
    pub size: Size,
    pub plans: &'static [Plan],
    pub program: Program,
    pub random: ChaCha8Rng,
    pub queue: BTreeMap<(Timestamp, u64), Event>,
    pub events: u64,
    pub contests: Vec<Known>,
    /// The things that people have planned already, once each.
    pub planned: HashSet<String>,
    /// The number of entries after which people have had enough of a table.
    pub enough: HashMap<i64, usize>,
    /// Present names of members who changed theirs.
    pub names: BTreeMap<String, String>,
    /// Members who are not on the server.
    pub gone: BTreeSet<String>,
    /// Members who had themselves forgotten.
    pub forgotten: BTreeSet<String>,
    /// Members on leave, until when.
    pub away: BTreeMap<String, Timestamp>,
    pub mail: Mail,
    pub figures: Figures,
}

impl World {
    /// The first day: contests are planned.
    pub async fn begin(asked: &Asked, size: Size) -> Result<World, String> {
        let began: Timestamp = "2026-01-05T12:00:00Z".parse().map_err(|error| format!("{error}"))?;
        let place = Place::new(asked.server.as_ref()).await?;
        let settings = Settings { slash: true, limits: Limits::default().unhurried(), ..Settings::default() };
        let mut program = Program::new(place, began, settings, (asked.seed, BUSY))?;
        program.start(0).await?;
        let mut world = World {
            size,
            plans: if asked.small { plan::SMALL } else { plan::WHOLE },
            program,
            random: ChaCha8Rng::seed_from_u64(asked.seed),
            queue: BTreeMap::new(),
            events: 0,
            contests: Vec::new(),
            planned: HashSet::new(),
            enough: HashMap::new(),
            names: BTreeMap::new(),
            gone: BTreeSet::new(),
            forgotten: BTreeSet::new(),
            away: BTreeMap::new(),
            mail: Mail::default(),
            figures: Figures { days: size.days, ..Figures::default() },
        };
        for (number, plan) in world.plans.iter().enumerate() {
            world.plan(began + SignedDuration::from_hours(24 * plan.day + 1), Event::Announce(number));
        }
        Ok(world)
    }

    pub fn now(&self) -> Timestamp {
        self.program.now()
    }

    pub fn one_in(&mut self, count: u32) -> bool {
        self.random.random_range(0..count) == 0
    }

    pub fn pick<T: Clone>(&mut self, of: &[T]) -> Option<T> {
        if of.is_empty() { None } else { Some(of[self.random.random_range(0..of.len())].clone()) }
    }

    pub fn plan(&mut self, at: Timestamp, event: Event) {
        self.events += 1;
        self.queue.insert((at, self.events), event);
    }

    /// Plans something for a moment between two numbers of hours from now.
    pub fn plan_in_hours(&mut self, from: i64, to: i64, event: Event) {
        let minutes = self.random.random_range(from * 60..to * 60);
        self.plan(self.now() + SignedDuration::from_mins(minutes), event);
    }

    /// Counts a deed.
    pub fn count(&mut self, deed: &str) {
        *self.figures.deeds.entry(deed.to_owned()).or_default() += 1;
    }

    pub async fn contest(&self, id: i64) -> Result<Arc<StoredContest>, String> {
        let stored = self.program.store().contest(id).await.map_err(|error| error.to_string())?;
        stored.ok_or_else(|| format!("contest #{id} is gone"))
    }

    /// Starts the program again after a kill.
    pub async fn restart(&mut self) -> Result<(), String> {
        let seed = self.program.starts;
        self.program.start(seed).await
    }

    /// Ends the program, and deletes its data.
    pub async fn end(self) -> Result<(), String> {
        self.program.remove().await
    }
}
