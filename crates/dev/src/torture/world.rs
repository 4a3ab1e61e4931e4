//! The program and everybody around it, for one short life of a table.

use super::breaker::{Blow, Hammer, Plan, Ruin, copy, log_of};
use super::computer::Computer;
use super::outcome::Counts;
use super::post_office::{Moment, PostOffice};
use super::workshop::Workshop;
use futures::FutureExt as _;
use jiff::{SignedDuration, Timestamp};
use liege_chat::clock::LEAP;
use liege_chat::{self as chat, Answer, Desk, Incoming, Limits, PlaceNews, Settings};
use liege_store::fault::{Break, Point, under};
use liege_store::{Store, StoreError, StoredContest};
use liege_table::{Entry, Status, Table};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use std::path::PathBuf;
use std::sync::Arc;

/// The number of attempts to open a file: the fault is over then.
const TRIES: usize = 3;

/// The outcome of some work.
#[derive(Debug)]
pub enum Worked<T> {
    /// It was done.
    Done(T),
    /// The program was killed during it.
    Killed,
}

/// One life.
pub struct World<'a> {
    workshop: &'a Workshop,
    pub seed: u64,
    pub game: &'static str,
    pub random: ChaCha8Rng,
    folder: tempfile::TempDir,
    /// The number of times that the program was killed: each time the remains get another name.
    lives: usize,
    pub clock: Arc<Computer>,
    pub post: Arc<PostOffice>,
    pub hammer: Arc<Hammer>,
    running: Option<(Arc<Desk>, Store)>,
    /// Whether only one thing is done at a time.
    alone: bool,
    /// The log of table 1 when somebody last heard of it.
    pub acknowledged: Vec<Arc<Entry>>,
    /// The log of contest 1 then.
    acknowledged_contest: Vec<liege_contest::Entry>,
    pub said: usize,
    /// All messages.
    pub remembered: Vec<Incoming>,
    /// Whether nobody may know who plays: then everything is said in private.
    pub hidden: bool,
    pub counts: Counts,
}

impl<'a> World<'a> {
    /// A world in which the program has just been started for the first time.
    pub async fn begin(workshop: &'a Workshop, seed: u64, game: &'static str) -> Result<World<'a>, String> {
        let start: Timestamp = "2026-01-05T12:00:00Z".parse().map_err(|error| format!("{error}"))?;
        let clock = Arc::new(Computer::new(start));
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let mut world = World {
            workshop,
            seed,
            game,
            random: ChaCha8Rng::seed_from_u64(seed),
            post: Arc::new(PostOffice::new(seed, Arc::clone(&clock), 12)),
            hammer: Arc::new(Hammer::new(seed, Arc::clone(&clock))),
            clock,
            folder,
            lives: 0,
            running: None,
            alone: false,
            acknowledged: Vec::new(),
            acknowledged_contest: Vec::new(),
            said: 0,
            remembered: Vec::new(),
            hidden: ChaCha8Rng::seed_from_u64(!seed).random_range(0..6) == 0,
            counts: Counts::new(),
        };
        std::fs::write(world.file(0), &workshop.empty).map_err(|error| error.to_string())?;
        world.start().await?;
        Ok(world)
    }

    fn file(&self, life: usize) -> PathBuf {
        self.folder.path().join(format!("life-{life}.sqlite"))
    }

    /// The data file in use.
    #[cfg(test)]
    pub fn data_file(&self) -> PathBuf {
        self.file(self.lives)
    }

    /// Counts an action.
    pub fn count(&mut self, what: &str) {
        *self.counts.entry(what.to_owned()).or_default() += 1;
    }

    pub fn one_in(&mut self, of: u32) -> bool {
        self.random.random_range(0..of) == 0
    }

    pub fn pick<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.random.random_range(0..of.len())].clone()
    }

    /// The program's time.
    pub fn now(&self) -> Timestamp {
        self.chat().now()
    }

    pub fn chat(&self) -> Arc<Desk> {
        Arc::clone(&self.running.as_ref().expect("the program runs").0)
    }

    /// The contest as it is stored.
    pub async fn contest(&self) -> Result<Option<Arc<StoredContest>>, String> {
        self.store().contest(1).await.map_err(|error| format!("contest 1 can't be read: {error}"))
    }

    pub fn store(&self) -> Store {
        self.running.as_ref().expect("the program runs").1.clone()
    }

    /// Starts the program on its remains.
    async fn start(&mut self) -> Result<(), String> {
        let file = self.file(self.lives);
        let mut opened = Store::open(&file).await;
        for _ in 0..TRIES {
            if opened.is_ok() {
                break;
            }
            opened = Store::open(&file).await;
        }
        let store = opened.map_err(|error| format!("the data file is not opened again: {error}"))?;
        let settings = Settings { slash: true, limits: Limits::default().unhurried(), ..Settings::default() };
        let renderer =
            if self.seed.is_multiple_of(50) { &self.workshop.drawing } else { &self.workshop.blank };
        // A program that is started while the clock is wrong can't know it, and gives back the time that
        // seems to have passed.
        self.hammer.right_the_clock();
        let chat = Desk::drawn_by(Arc::clone(renderer), store.clone(), self.clock.clock(), settings);
        chat.foresee(self.seed.wrapping_add(self.said as u64));
        self.hammer.aim(file, self.file(self.lives + 1)).map_err(|error| error.to_string())?;
        self.running = Some((chat, store));
        self.check_acknowledged().await
    }

    /// Stops the program properly, and starts it again.
    pub async fn restart(&mut self) -> Result<(), String> {
        self.count("stopped in order");
        self.stop().await;
        self.start().await
    }

    /// Stops the program properly, and starts it again hours later.
    pub async fn sleep(&mut self, hours: i64) -> Result<(), String> {
        self.count("stopped for hours");
        self.stop().await;
        self.clock.advance(SignedDuration::from_hours(hours));
        self.start().await
    }

    async fn stop(&mut self) {
        let (chat, store) = self.running.take().expect("the program runs");
        drop(chat);
        store.close().await;
    }

    /// Starts another program on the remains after a kill.
    async fn rise(&mut self) -> Result<(), String> {
        self.hammer.plan(None);
        self.hammer.right_the_clock();
        self.post.kill_at(None);
        let (before, after) = (self.file(self.lives), self.file(self.lives + 1));
        if !after.exists() {
            copy(&before, &after).map_err(|error| error.to_string())?;
        }
        self.stop().await;
        let _ = std::fs::remove_file(before);
        self.lives += 1;
        self.start().await
    }

    /// Does some work under the hammer.
    async fn work<T>(&mut self, work: impl Future<Output = T>) -> Result<Worked<T>, String> {
        let (hammer, post) = (Arc::clone(&self.hammer), Arc::clone(&self.post));
        let done = tokio::select! {
            biased;
            done = Box::pin(under(Arc::clone(&hammer) as _, work)) => Some(done),
            () = hammer.killed.notified() => None,
            () = post.killed.notified() => None,
        };
        match done {
            Some(done) => match self.hammer.ruined() {
                Some(point) if self.is_lost(point).await? => Ok(Worked::Killed),
                _ => Ok(Worked::Done(done)),
            },
            None => {
                self.count("killed");
                self.rise().await?;
                Ok(Worked::Killed)
            }
        }
    }

    /// Checks a change of the files at a step: either the program has found it and accepts nothing more, or
    /// it was harmless. In the first case another program goes on with the rescued data, or with an earlier
    /// copy.
    async fn is_lost(&mut self, point: Point) -> Result<bool, String> {
        let store = self.store();
        // The store does not look again here.
        let found = store.lost().now_or_never().is_some();
        let (file, after) = (self.file(self.lives), self.file(self.lives + 1));
        match store.turn_to_introduce(1, self.now()).await {
            Err(StoreError::Lost(_)) => {}
            Ok(_) => {
                // The next start shows whether it was harmless.
                self.count("files harmlessly changed");
                for left in [log_of(&after), after] {
                    let _ = std::fs::remove_file(left);
                }
                return Ok(false);
            }
            Err(error) => return Err(format!("what has become of {} is not told: {error}", file.display())),
        }
        // Data stored at that very moment, here or by another task, was not acknowledged if the change was
        // found, and may be visible.
        let stored_then = matches!(point, Point::Commit | Point::Stored) || !self.alone;
        if (!found || !stored_then)
            && let [table] = store.tables_in_memory(|table| table.id() == 1).as_slice()
            && table.log().len() > self.acknowledged.len()
        {
            self.acknowledged = table.log().to_vec();
        }
        if let Ok(saved) = store.rescue().await {
            self.count("saved after a loss");
            let _ = std::fs::remove_file(log_of(&after));
            std::fs::rename(saved, &after).map_err(|error| error.to_string())?;
        }
        self.count("lost, and found so");
        self.rise().await?;
        Ok(true)
    }

    /// Says something; `None` if the program was killed during it.
    pub async fn hear(&mut self, incoming: &Incoming) -> Result<Option<Vec<Answer>>, String> {
        let chat = self.chat();
        // The gateway may repeat a message while the first is still being handled.
        let twice = self.one_in(8);
        self.alone = !twice;
        let heard = self
            .work(async move {
                let first = chat::handle(&chat, incoming.clone());
                if !twice {
                    return first.await;
                }
                let (mut answers, again) =
                    futures::future::join(first, chat::handle(&chat, incoming.clone())).await;
                answers.extend(again);
                answers
            })
            .await?;
        let Worked::Done(answers) = heard else { return Ok(None) };
        for answer in &answers {
            let text = &answer.text;
            if text.contains("{$") || text.chars().count() > 2_000 {
                return Err(format!("an answer that nobody can read: {text}"));
            }
        }
        self.acknowledge().await?;
        Ok(Some(answers))
    }

    /// Lets the worker do its due work.
    pub async fn deliver(&mut self) -> Result<(), String> {
        let (chat, post) = (self.chat(), Arc::clone(&self.post));
        self.alone = false;
        let worked = self.work(async move { chat::deliver_due(&chat, &*post).await }).await?;
        if let Worked::Done(_) = worked {
            self.acknowledge().await?;
        }
        Ok(())
    }

    /// Sends news of a place from the gateway.
    pub async fn hear_of(&mut self, news: PlaceNews) -> Result<(), String> {
        let chat = self.chat();
        self.alone = false;
        self.work(async move { chat::hear_of(&chat, &news).await }).await?;
        Ok(())
    }

    /// Sometimes plans a blow.
    pub async fn threaten(&mut self) -> Result<(), String> {
        if !self.one_in(2) {
            return Ok(());
        }
        if self.one_in(5) {
            let moment = if self.one_in(2) { Moment::Before } else { Moment::After };
            self.post.kill_at(Some((self.random.random_range(0..3), moment)));
            self.count(match moment {
                Moment::Before => "to be killed before a message arrives",
                Moment::After => "to be killed after a message arrived",
            });
            return Ok(());
        }
        let point = self.pick(&Point::ALL);
        let after = if self.one_in(2) { 0 } else { self.random.random_range(0..6) };
        let minutes = SignedDuration::from_mins(self.random.random_range(1..180));
        let writes = matches!(point, Point::Begin | Point::Append | Point::Queue | Point::Commit);
        let blow = match self.random.random_range(0..12) {
            0 | 1 if point == Point::Commit => Blow::Tear,
            0..=2 => Blow::Break(Break::Error),
            3 | 4 if point == Point::Begin => Blow::Break(Break::Locked),
            3 if writes => Blow::Break(Break::Full),
            4 if writes => Blow::Break(Break::ReadOnly),
            5 => Blow::Delay(minutes),
            6 => Blow::Jump(minutes),
            7 => Blow::Jump(-minutes),
            8 => Blow::Wrong(SignedDuration::from_hours(self.random.random_range(1..2_000))),
            9 | 10 if cfg!(unix) => {
                if self.one_in(2) {
                    self.fold().await?;
                }
                Blow::Ruin(self.pick(&Ruin::ALL))
            }
            _ => Blow::Kill,
        };
        self.hammer.plan(Some(Plan { point, after, blow }));
        Ok(())
    }

    /// Lets another program write the log into the data file.
    async fn fold(&self) -> Result<(), String> {
        let options = SqliteConnectOptions::new().filename(self.file(self.lives));
        let folded = async {
            let mut other = SqliteConnection::connect_with(&options).await?;
            sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut other).await?;
            other.close().await
        };
        folded.await.map_err(|error| format!("the log can't be folded in: {error}"))
    }

    /// Lets nothing break any more.
    pub fn heal(&mut self) {
        self.hammer.plan(None);
        self.hammer.right_the_clock();
        self.post.kill_at(None);
    }

    /// The table as it is in the data file.
    pub async fn table(&self) -> Result<Option<Arc<Table>>, String> {
        self.store().table(1).await.map_err(|error| format!("table 1 can't be read: {error}"))
    }

    pub async fn status(&self) -> Result<Option<Status>, String> {
        Ok(self.table().await?.map(|table| table.status()))
    }

    /// Notes the present log as known to everybody: it must stay.
    async fn acknowledge(&mut self) -> Result<(), String> {
        self.check_acknowledged().await?;
        if let Some(table) = self.table().await? {
            self.acknowledged = table.log().to_vec();
        }
        if let Some(stored) = self.contest().await? {
            self.acknowledged_contest = stored.contest.log().to_vec();
        }
        Ok(())
    }

    /// Checks that everything acknowledged is still there, and nothing else in its place.
    async fn check_acknowledged(&self) -> Result<(), String> {
        let table = self.table().await?;
        let log = table.as_ref().map_or(&[][..], |table| table.log());
        // Entries made while the clock is wrong get the right time, and nothing falls due.
        let right = self.hammer.misleads().then(|| self.clock.latest() + LEAP);
        if let Some(entry) = log.iter().find(|entry| right.is_some_and(|right| entry.at > right)) {
            return Err(format!("entered at a time that the clock showed for a moment: {entry:#?}"));
        }
        if !log.starts_with(&self.acknowledged) {
            return Err(format!("acknowledged and lost: {:#?} of {log:#?}", self.acknowledged));
        }
        let stored = self.contest().await?;
        let log = stored.as_ref().map_or(&[][..], |stored| stored.contest.log());
        if let Some(entry) = log.iter().find(|entry| right.is_some_and(|right| entry.at > right)) {
            return Err(format!("entered at a time that the clock showed for a moment: {entry}"));
        }
        if !log.starts_with(&self.acknowledged_contest) {
            let lost = &self.acknowledged_contest;
            return Err(format!("acknowledged in a contest and lost: {lost:#?} of {log:#?}"));
        }
        Ok(())
    }
}
