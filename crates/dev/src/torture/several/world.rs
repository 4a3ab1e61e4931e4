//! The processes and the people who talk to them, in a world in which things break.

use super::admin::Admin;
use super::asked::AskedSeveral;
use super::people::{AT_LAST, People, Seated, TABLES, patiently};
use super::process::Surroundings;
use super::processes::Processes;
use super::promises;
use super::time::Hasty;
use crate::torture::promises::queue_of;
use crate::torture::{Counts, PostOffice};
use futures::future::{BoxFuture, join, try_join_all};
use liege_chat::{OutboundMessage, PostError, Posted, ThreadRequest, Transport};
use liege_render::Renderer;
use liege_store::secret::Secret;
use liege_store::{About, Location, Store};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// The number of runs between restarts of the server.
const RESTART_EVERY: u64 = 10;

/// Discord at a distance: it takes a while to hear and to answer.
struct Distant(Arc<PostOffice>);

/// Waits for the time that a message needs.
async fn travels() {
    let long = rand::rng().random_range(0..15);
    tokio::time::sleep(Duration::from_millis(long)).await;
}

impl Transport for Distant {
    fn post<'a>(&'a self, letter: &'a OutboundMessage) -> BoxFuture<'a, Result<Posted, PostError>> {
        Box::pin(async move {
            travels().await;
            let posted = self.0.post(letter).await;
            travels().await;
            posted
        })
    }

    fn edit<'a>(
        &'a self,
        posted: &'a Posted,
        letter: &'a OutboundMessage,
    ) -> BoxFuture<'a, Result<(), PostError>> {
        self.0.edit(posted, letter)
    }

    fn open_thread<'a>(
        &'a self,
        request: &'a ThreadRequest,
    ) -> BoxFuture<'a, Result<Option<String>, PostError>> {
        self.0.open_thread(request)
    }
}

/// Several processes on one database, for some runs.
pub(super) struct World<'a> {
    asked: &'a AskedSeveral,
    admin: &'a Admin,
    people: People,
    discord: Arc<PostOffice>,
}

impl<'a> World<'a> {
    pub(super) async fn begin(
        asked: &'a AskedSeveral,
        admin: &'a Admin,
        renderer: Arc<Renderer>,
        seed: u64,
    ) -> Result<World<'a>, String> {
        let clock = Arc::new(Hasty::new());
        let discord = Arc::new(PostOffice::new(seed, Arc::clone(&clock), 0));
        let around = Surroundings {
            renderer,
            clock: Arc::clone(&clock),
            discord: Arc::new(Distant(Arc::clone(&discord))),
            seed,
        };
        // This creates the tables.
        let location = Location::Server(Secret::new(admin.tortured.clone()));
        Store::open_at(&location).await.map_err(|error| error.to_string())?.close().await;
        let reader = Store::open_read_only_at(&location).await.map_err(|error| error.to_string())?;
        let processes = Processes::begin(admin.tortured.clone(), asked.processes, around).await?;
        Ok(World { asked, admin, people: People::new(processes, reader, clock), discord })
    }

    /// Does one run: people sit down at some tables and play while things break; then all promises are
    /// checked.
    pub(super) async fn run(&self, seed: u64) -> Result<Counts, String> {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut tables: Vec<Seated> =
            (0..TABLES).map(|number| self.people.seated(seed, number, &mut random)).collect();
        let restarts = seed.is_multiple_of(RESTART_EVERY).then_some(self.asked.restart.as_deref()).flatten();
        let ended = watch::Sender::new(false);
        let (played, broken) = {
            let trouble = self.trouble(ChaCha8Rng::seed_from_u64(!seed), ended.subscribe(), restarts);
            let play = async {
                let played = try_join_all(tables.iter_mut().map(|table| self.people.play(table))).await;
                ended.send_replace(true);
                played.map(drop)
            };
            join(play, trouble).await
        };
        played.and(broken)?;
        self.come_to_rest().await?;
        let letters = self.discord.letters();
        for table in &tables {
            let now = self.people.table(table.id).await?;
            let mut rows = patiently(async || queue_of(&self.people.reader).await).await?;
            rows.retain(|row| row.about == About::Table(table.id));
            promises::kept(&now, &rows, &letters, table.whispers)
                .map_err(|what| format!("table {}: {what}", table.id))?;
        }
        Ok(self.people.take_counts())
    }

    /// Ends all runs: the stored data must agree with itself.
    pub(super) async fn end(self) -> Result<(), String> {
        for number in 0..self.people.processes.count() {
            self.people.processes.latest(number).await?.end();
        }
        let report = liege_store::verify(&self.people.reader).await.map_err(|error| error.to_string())?;
        self.people.reader.close().await;
        if report.is_sound() { Ok(()) } else { Err(format!("the data does not agree: {report:#?}")) }
    }

    /// Lets everything work again: after a while nothing is left to send.
    async fn come_to_rest(&self) -> Result<(), String> {
        let begun = Instant::now();
        loop {
            for number in 0..self.people.processes.count() {
                self.people.processes.latest(number).await?;
            }
            if self.people.reader.waiting().await.is_ok_and(|waiting| waiting == 0) {
                break;
            }
            if begun.elapsed() > AT_LAST {
                return Err("messages are never delivered, nor given up".to_owned());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// Breaks things until everybody has `ended`.
    async fn trouble(
        &self,
        mut random: ChaCha8Rng,
        mut ended: watch::Receiver<bool>,
        restart: Option<&str>,
    ) -> Result<(), String> {
        let (mut restart, processes) = (restart, &self.people.processes);
        while !*ended.borrow() {
            let pause = Duration::from_millis(random.random_range(50..400));
            let _ = tokio::time::timeout(pause, ended.wait_for(|ended| *ended)).await;
            if self.people.wait() {
                continue;
            }
            if let Some(command) = restart.filter(|_| random.random_range(0..5) == 0) {
                restart = None;
                self.people.count("server started anew");
                restart_server(command).await?;
                continue;
            }
            let number = random.random_range(0..processes.count());
            let long = Duration::from_millis(random.random_range(50..900));
            match random.random_range(0..12) {
                0..3 => {
                    self.people.count("killed");
                    let (old, _) = processes.replace(number).await?;
                    old.kill();
                }
                3..6 => {
                    self.people.count("stopped for a while");
                    let stopped = processes.latest(number).await?;
                    stopped.stop(long);
                    if random.random_range(0..2) == 0 {
                        self.people.count("stopped and replaced");
                        let and_then = Duration::from_millis(random.random_range(0..600));
                        processes.replace_stopped(number, long, and_then).await?;
                    }
                }
                6..9 => {
                    self.people.count("cut off");
                    processes.latest(number).await?.cut(long);
                }
                9..11 => {
                    self.people.count("ended and replaced");
                    let (old, _) = processes.replace(number).await?;
                    old.end();
                }
                _ => {
                    self.people.count("all connections torn");
                    // This way no connection is open while the server restarts.
                    let _ = self.admin.tear().await;
                }
            }
        }
        Ok(())
    }
}

/// Restarts the server.
async fn restart_server(command: &str) -> Result<(), String> {
    let command = command.to_owned();
    let run = move || std::process::Command::new("sh").arg("-c").arg(&command).output();
    let ran = tokio::task::spawn_blocking(run).await.map_err(|error| error.to_string())?;
    let ran = ran.map_err(|error| error.to_string())?;
    if ran.status.success() {
        return Ok(());
    }
    Err(format!("the server is not started anew: {}", String::from_utf8_lossy(&ran.stderr)))
}
