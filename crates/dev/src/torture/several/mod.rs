//! Several processes write to the data on one server, each with some of Discord's shards, and everything that can happen to
//! processes and servers happens to them: they are killed, stopped for longer than their right to write lasts, cut off, ended
//! in order and replaced; connections are torn, the server is started anew.
//!
//! Time goes a hundred times as fast, so that a right to write lasts a third of a second and Discord knows a message again for a
//! little longer than one. What happens follows from the seed, but not when: that is the machine's.

mod people;
mod process;
mod processes;
mod promises;
mod wire;
mod world;

use super::{Asked, Broken, Counts, Outcome, add};
use jiff::{SignedDuration, Timestamp};
use liege_chat::clock::Clock;
use liege_render::Renderer;
use liege_store::Terms;
use sqlx::{AssertSqlSafe, Connection as _, PgConnection};
use std::sync::Arc;
use std::time::{Duration, Instant};
use world::World;

/// How fast time goes.
const FAST: i32 = 100;
/// How long a right to write lasts: as long as usual, in that time.
const TERMS: Terms = Terms {
    lasts: Duration::from_millis(300),
    every: Duration::from_millis(50),
    look: Duration::from_millis(20),
};
/// How many runs there are in one database, before it is verified.
const TOGETHER: u64 = 20;

/// What is to be tortured, and where.
#[derive(Clone, Debug)]
pub struct AskedSeveral {
    /// The runs.
    pub runs: Asked,
    /// How many processes.
    pub processes: u32,
    /// The address of a server on which databases can be made.
    pub address: String,
    /// What starts that server anew, if that is to happen too.
    pub restart: Option<String>,
}

/// A clock that goes fast.
#[derive(Debug)]
pub(super) struct Hasty {
    start: Timestamp,
    begun: Instant,
}

impl Hasty {
    fn new() -> Hasty {
        Hasty { start: Timestamp::now(), begun: Instant::now() }
    }
}

impl Clock for Hasty {
    fn now(&self) -> Timestamp {
        let gone = SignedDuration::try_from(self.begun.elapsed()).unwrap_or_default() * FAST;
        self.start.saturating_add(gone).unwrap_or(self.start)
    }
}

/// Runs all that was asked for, until a promise is broken; `progress` hears after each run how many there were.
///
/// # Errors
/// What is missing for it to begin.
pub fn torture_several(asked: &AskedSeveral, progress: &(dyn Fn(u64) + Sync)) -> Result<Outcome, String> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.map_err(|error| error.to_string())?.block_on(async {
        let renderer = Arc::new(Renderer::new().map_err(|error| error.to_string())?);
        renderer.leave_blank(true);
        let mut outcome = Outcome::default();
        let end = asked.runs.seed.saturating_add(asked.runs.runs);
        let mut seed = asked.runs.seed;
        while seed < end && outcome.broken.is_none() {
            let name = format!("liege_torture_{:x}_{seed}", std::process::id());
            let admin = Admin::of(&asked.address, &name).await?;
            let until = end.min(seed.saturating_add(TOGETHER));
            let mut done = |counts| {
                add(&mut outcome.counts, counts);
                outcome.runs += 1;
                progress(outcome.runs);
            };
            match live(asked, &admin, &renderer, (seed, until), &mut done).await {
                Ok(()) => admin.drop_database().await?,
                // What is in it tells what happened.
                Err(mut broken) => {
                    broken.what = format!("{} (in the database {name})", broken.what);
                    outcome.broken = Some(broken);
                }
            }
            seed = until;
        }
        Ok(outcome)
    })
}

/// Some runs in one database.
async fn live(
    asked: &AskedSeveral,
    admin: &Admin,
    renderer: &Arc<Renderer>,
    (from, until): (u64, u64),
    done: &mut dyn FnMut(Counts),
) -> Result<(), Broken> {
    let broken = |seed: u64, what: String| Broken { seed, game: "several".to_owned(), what };
    let begun = World::begin(asked, admin, Arc::clone(renderer), from).await;
    let world = begun.map_err(|what| broken(from, what))?;
    for seed in from..until {
        let counts = world.run(seed).await.map_err(|what| broken(seed, what))?;
        done(counts);
    }
    world.end().await.map_err(|what| broken(from, what))
}

/// Whoever manages the server.
struct Admin {
    /// The address of the database that is theirs.
    address: String,
    /// The address of the one that is tortured, and its name.
    tortured: String,
    name: String,
}

impl Admin {
    /// Makes a database of this name.
    async fn of(address: &str, name: &str) -> Result<Admin, String> {
        let mut url = reqwest::Url::parse(address).map_err(|error| error.to_string())?;
        url.set_path(name);
        let admin = Admin { address: address.to_owned(), tortured: url.into(), name: name.to_owned() };
        admin.say(format!("CREATE DATABASE {name}")).await?;
        Ok(admin)
    }

    async fn say(&self, sql: String) -> Result<(), String> {
        let mut connection = PgConnection::connect(&self.address).await.map_err(|error| error.to_string())?;
        sqlx::raw_sql(AssertSqlSafe(sql))
            .execute(&mut connection)
            .await
            .map_err(|error| error.to_string())?;
        connection.close().await.map_err(|error| error.to_string())
    }

    /// Tears all connections to it.
    async fn tear(&self) -> Result<(), String> {
        let sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ";
        self.say(format!("{sql}'{}'", self.name)).await
    }

    async fn drop_database(&self) -> Result<(), String> {
        self.say(format!("DROP DATABASE {} WITH (FORCE)", self.name)).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, Ordering};

    #[test]
    fn whatever_happens_to_four_processes_every_promise_is_kept() {
        let Ok(address) = std::env::var("LIEGE_TEST_SERVER") else {
            println!("skipped: `LIEGE_TEST_SERVER` names no server (.ci/postgres starts one)");
            return;
        };
        let runs = Asked { seed: 1, runs: 2, game: None, jobs: 1 };
        let asked = AskedSeveral { runs, processes: 4, address, restart: None };
        let seen = AtomicU64::new(0);
        let outcome = torture_several(&asked, &|runs| seen.store(runs, Ordering::Relaxed)).unwrap();
        assert_eq!(outcome.broken, None);
        assert_eq!((outcome.runs, seen.into_inner()), (2, 2));
        assert!(outcome.counts["moves"] > 8, "{:?}", outcome.counts);
    }
}
