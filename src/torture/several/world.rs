//! The processes, and the people at some tables who talk to them.

use super::process::{Process, Surroundings};
use super::{Admin, AskedSeveral, Hasty, promises};
use crate::chat::{
    Incoming, OutboundMessage, Person, Place, PostError, Posted, Rights, Said, ThreadRequest, Transport,
};
use crate::game;
use crate::render::Renderer;
use crate::secret::Secret;
use crate::store::{Location, Share, Store, StoreError, Which};
use crate::table::{Status, Table};
use crate::torture::promises::queue_of;
use crate::torture::{Counts, PostOffice};
use futures::future::{BoxFuture, join, try_join_all};
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// Each process has so many shards.
const SHARDS: u32 = 2;
/// So many tables are played in a run.
const TABLES: u64 = 4;
/// How long whoever said something waits before they say it again.
const PATIENCE: Duration = Duration::from_millis(500);
/// Nothing breaks any more while somebody has said something for so long in vain: slow machines get somewhere too.
const LONG: Duration = Duration::from_secs(3);
/// Then everything must be done after so long.
const AT_LAST: Duration = Duration::from_mins(3);
/// Every so many runs the server is started anew.
const RESTART_EVERY: u64 = 10;
/// Games that are quickly moved.
const GAMES: [&str; 6] =
    ["reversi", "chess", "russian-draughts", "three-player-chess", "dragons-breakthrough", "enochian-chess"];

/// Discord, which takes a while to hear and to answer.
struct Distant(Arc<PostOffice>);

/// How long a message is under way.
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

/// All processes that were started on one database.
struct Processes {
    address: String,
    count: u32,
    around: Surroundings,
    /// By their share: the one that was started last for it.
    latest: Mutex<Vec<Arc<Process>>>,
    /// Others that were replaced while they were stopped, and don't know it yet.
    replaced: Mutex<Vec<Arc<Process>>>,
}

impl Processes {
    fn share(&self, number: u32) -> Share {
        Share::Some { first: number * SHARDS, last: number * SHARDS + SHARDS - 1, count: self.count * SHARDS }
    }

    async fn start(&self, number: u32) -> Result<Arc<Process>, String> {
        Process::start(&self.address, self.share(number), self.around.clone()).await.map(Arc::new)
    }

    /// The process that was started last for a share. Is there none any more, one is started.
    async fn latest(&self, number: u32) -> Result<Arc<Process>, String> {
        let known = Arc::clone(&self.latest.lock().unwrap_or_else(PoisonError::into_inner)[number as usize]);
        if known.runs() { Ok(known) } else { self.replace(number).await.map(|(_, new)| new) }
    }

    /// Starts another process for a share; the one before, and the new one.
    async fn replace(&self, number: u32) -> Result<(Arc<Process>, Arc<Process>), String> {
        let new = self.start(number).await?;
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let old = std::mem::replace(&mut latest[number as usize], Arc::clone(&new));
        Ok((old, new))
    }
}

/// Several processes on one database, for some runs.
pub(super) struct World<'a> {
    asked: &'a AskedSeveral,
    admin: &'a Admin,
    processes: Processes,
    clock: Arc<Hasty>,
    discord: Arc<PostOffice>,
    /// Looks at what is stored.
    reader: Store,
    said: AtomicU64,
    /// How many wait for long.
    waiting: AtomicU64,
    counts: Mutex<Counts>,
}

/// A table, from the people's side.
struct Seated {
    game: &'static str,
    people: Vec<String>,
    server: String,
    channel: String,
    id: i64,
    random: ChaCha8Rng,
    whispers: u64,
}

fn person(id: &str) -> Person {
    Person { id: id.to_owned(), name: id.to_uppercase(), locale: None, rights: Rights::default() }
}

/// What is stored, however long the server takes to be there again.
async fn patiently<T>(look: impl AsyncFn() -> Result<T, StoreError>) -> Result<T, String> {
    let begun = Instant::now();
    loop {
        match look().await {
            Ok(found) => return Ok(found),
            Err(error) if begun.elapsed() > AT_LAST => return Err(error.to_string()),
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
}

fn typed(text: String) -> Said {
    Said::Text { text, addressed: true, reply_to: None }
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
        // The tables are made.
        let location = Location::Server(Secret::new(admin.tortured.clone()));
        Store::open_at(&location).await.map_err(|error| error.to_string())?.close().await;
        let reader = Store::open_read_only_at(&location).await.map_err(|error| error.to_string())?;
        let processes = Processes {
            address: admin.tortured.clone(),
            count: asked.processes.max(1),
            around,
            latest: Mutex::default(),
            replaced: Mutex::default(),
        };
        for number in 0..processes.count {
            let process = processes.start(number).await?;
            processes.latest.lock().unwrap_or_else(PoisonError::into_inner).push(process);
        }
        let (said, waiting, counts) = (AtomicU64::new(0), AtomicU64::new(0), Mutex::default());
        Ok(World { asked, admin, processes, clock, discord, reader, said, waiting, counts })
    }

    fn count(&self, what: &str) {
        *self.counts.lock().unwrap_or_else(PoisonError::into_inner).entry(what.to_owned()).or_default() += 1;
    }

    /// One run: people sit down at some tables and play, while things break; then everything must be as it was promised.
    pub(super) async fn run(&self, seed: u64) -> Result<Counts, String> {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut tables: Vec<Seated> =
            (0..TABLES).map(|number| self.seated(seed, number, &mut random)).collect();
        let restarts = seed.is_multiple_of(RESTART_EVERY).then_some(self.asked.restart.as_deref()).flatten();
        let ended = watch::Sender::new(false);
        let (played, broken) = {
            let trouble = self.trouble(ChaCha8Rng::seed_from_u64(!seed), ended.subscribe(), restarts);
            let play = async {
                let played = try_join_all(tables.iter_mut().map(|table| self.play(table))).await;
                ended.send_replace(true);
                played.map(drop)
            };
            join(play, trouble).await
        };
        played.and(broken)?;
        self.come_to_rest().await?;
        let letters = self.discord.letters();
        for table in &tables {
            let now = self.table(table.id).await?;
            let rows = patiently(async || queue_of(&self.reader, table.id).await).await?;
            promises::kept(&now, &rows, &letters, table.whispers)
                .map_err(|what| format!("table {}: {what}", table.id))?;
        }
        Ok(std::mem::take(&mut *self.counts.lock().unwrap_or_else(PoisonError::into_inner)))
    }

    /// All runs are over: what is stored agrees with itself.
    pub(super) async fn end(self) -> Result<(), String> {
        for number in 0..self.processes.count {
            self.processes.latest(number).await?.end();
        }
        let report = crate::store::verify(&self.reader).await.map_err(|error| error.to_string())?;
        self.reader.close().await;
        if report.is_sound() { Ok(()) } else { Err(format!("the data does not agree: {report:#?}")) }
    }

    fn seated(&self, seed: u64, number: u64, random: &mut ChaCha8Rng) -> Seated {
        let game = GAMES.choose(random).copied().unwrap_or(GAMES[0]);
        let seats = game::by_id(game).map_or(0, |game| game.seats().len());
        let shard = u64::from(random.random_range(0..self.processes.count * SHARDS));
        let shards = u64::from(self.processes.count * SHARDS);
        Seated {
            game,
            people: (0..seats).map(|seat| format!("p{seed}x{number}x{seat}")).collect(),
            server: ((shard + shards * (seed * TABLES + number + 1)) << 22).to_string(),
            channel: format!("c{seed}x{number}"),
            id: 0,
            random: ChaCha8Rng::seed_from_u64(seed.wrapping_mul(31).wrapping_add(number)),
            whispers: 0,
        }
    }

    async fn table(&self, id: i64) -> Result<Arc<Table>, String> {
        let table = patiently(async || self.reader.table(id).await).await?;
        table.ok_or_else(|| format!("table {id} is gone"))
    }

    /// Somebody says something at a table, or to the bot alone (`direct`), again and again until it is `done`; it may be heard
    /// by two processes at once, as when one of them takes over.
    async fn say(
        &self,
        table: &mut Seated,
        who: &str,
        (direct, said): (bool, Said),
        done: impl AsyncFn() -> Result<bool, String>,
    ) -> Result<(), String> {
        let number = self.said.fetch_add(1, Ordering::Relaxed);
        let place = match direct {
            true => Place { channel: format!("dm-{who}"), ..Place::default() },
            false => Place {
                server: Some(table.server.clone()),
                channel: table.channel.clone(),
                ..Place::default()
            },
        };
        let incoming = Incoming {
            id: Some(format!("m{number}")),
            who: person(who),
            place,
            said,
            known: table.people.iter().map(|id| person(id)).collect(),
            files: Vec::new(),
        };
        let shard = crate::store::Shard::of(incoming.place.server.as_deref(), self.processes.count * SHARDS);
        let home = shard.id / SHARDS;
        let (begun, mut waits) = (Instant::now(), false);
        loop {
            let process = self.processes.latest(home).await?;
            let answers = if table.random.random_range(0..6) == 0 {
                self.count("heard by two at once");
                let other = table.random.random_range(0..self.processes.count);
                let other = self.processes.latest(other).await?;
                let (answers, others) =
                    join(process.hear(&incoming, PATIENCE), other.hear(&incoming, PATIENCE)).await;
                answers.filter(|answers| !answers.is_empty()).or(others)
            } else {
                process.hear(&incoming, PATIENCE).await
            };
            if done().await? {
                self.waiting.fetch_sub(u64::from(waits), Ordering::Relaxed);
                return Ok(());
            }
            if begun.elapsed() > LONG && !waits {
                waits = true;
                self.waiting.fetch_add(1, Ordering::Relaxed);
            }
            if begun.elapsed() > AT_LAST {
                return Err(format!("{incoming:?} is never obeyed: {answers:?}"));
            }
            self.count("said again");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// The same of a text, in the channel or to the bot alone.
    async fn type_in(
        &self,
        table: &mut Seated,
        who: &str,
        text: String,
        done: impl AsyncFn() -> Result<bool, String>,
    ) -> Result<(), String> {
        let direct = table.random.random_range(0..4) == 0;
        self.say(table, who, (direct, typed(text)), done).await
    }

    /// People sit down at a table, and play.
    async fn play(&self, table: &mut Seated) -> Result<(), String> {
        self.sit_down(table).await?;
        self.count("tables");
        for _ in 0..table.random.random_range(4..9) {
            let now = self.table(table.id).await?;
            if now.status() != Status::Playing {
                return Ok(());
            }
            if table.random.random_range(0..6) == 0 {
                self.whisper(table, &now).await?;
            } else {
                self.play_one(table, &now).await?;
            }
        }
        Ok(())
    }

    async fn sit_down(&self, table: &mut Seated) -> Result<(), String> {
        let game = game::by_id(table.game).ok_or("no such game")?;
        let seats = game.seats().iter().zip(&table.people);
        let seats: Vec<String> = seats.map(|(seat, who)| format!("{}=@{who}", seat.id)).collect();
        let (host, channel) = (table.people[0].clone(), table.channel.clone());
        let here = async || patiently(async || self.reader.tables(Which::InChannel(&channel)).await).await;
        let opened = format!("new {} {} time=none", table.game, seats.join(" "));
        // Where it is played is where it was asked for.
        self.say(table, &host, (false, typed(opened)), async || Ok(!here().await?.is_empty())).await?;
        let tables = here().await?;
        let [line] = &tables[..] else { return Err(format!("{} tables by one message", tables.len())) };
        table.id = line.id;
        for who in table.people.clone() {
            let id = table.id;
            let sits = async || Ok(!self.table(id).await?.seats_of(&who).is_empty());
            self.say(table, &who, (false, Said::Press(format!("join:{id}"))), sits).await?;
        }
        match self.table(table.id).await?.status() {
            Status::Playing => Ok(()),
            status => Err(format!("everybody has sat down, and the table is {status:?}")),
        }
    }

    /// A move: it is in the log once, however often it was said and by whomever it was heard.
    async fn play_one(&self, table: &mut Seated, now: &Table) -> Result<(), String> {
        let legal = now.state().samples();
        let Some(action) = legal.choose(&mut table.random).cloned() else { return Ok(()) };
        let movers = now.to_move().iter().filter_map(|seat| Some(now.holder(seat)?.id.clone()));
        let at = crate::clock::Clock::now(&*self.clock);
        let Some(who) = movers.into_iter().find(|who| now.act(who, &action, at).is_ok()) else {
            return Ok(());
        };
        let (id, before) = (table.id, now.log().len());
        let played = async || {
            let now = self.table(id).await?;
            let new = now.log().get(before..).ok_or("the log has become shorter")?;
            Ok::<_, String>(
                new.iter()
                    .filter(|entry| entry.player.as_deref() == Some(&who) && entry.action == action)
                    .count(),
            )
        };
        let said = format!("#{id} {action}");
        self.type_in(table, &who, said, async || Ok(played().await? > 0)).await?;
        self.count("moves");
        match played().await? {
            1 => Ok(()),
            times => Err(format!("“{action}” of {who} is played {times} times")),
        }
    }

    async fn whisper(&self, table: &mut Seated, now: &Table) -> Result<(), String> {
        let Some([from, to]) = now.players().get(..2).map(|two| [two[0].id.clone(), two[1].id.clone()])
        else {
            return Ok(());
        };
        let text = format!("#{} whisper @{to} What about a truce, number {}?", table.id, table.whispers);
        table.whispers += 1;
        self.count("whispers");
        // Heard or not: what counts is that it is not carried twice.
        self.type_in(table, &from, text, async || Ok(true)).await
    }

    /// Everything works again: after a while nothing is left to be sent.
    async fn come_to_rest(&self) -> Result<(), String> {
        let begun = Instant::now();
        loop {
            for number in 0..self.processes.count {
                self.processes.latest(number).await?;
            }
            if self.reader.waiting().await.is_ok_and(|waiting| waiting == 0) {
                break;
            }
            if begun.elapsed() > AT_LAST {
                return Err("messages are never delivered, nor given up".to_owned());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        self.processes.replaced.lock().unwrap_or_else(PoisonError::into_inner).retain(|old| old.runs());
        Ok(())
    }

    /// Things break until everybody has `ended`.
    async fn trouble(
        &self,
        mut random: ChaCha8Rng,
        mut ended: watch::Receiver<bool>,
        restart: Option<&str>,
    ) -> Result<(), String> {
        let mut restart = restart;
        while !*ended.borrow() {
            let pause = Duration::from_millis(random.random_range(50..400));
            let _ = tokio::time::timeout(pause, ended.wait_for(|ended| *ended)).await;
            if self.waiting.load(Ordering::Relaxed) > 0 {
                continue;
            }
            if let Some(command) = restart.filter(|_| random.random_range(0..5) == 0) {
                restart = None;
                self.count("server started anew");
                restart_server(command).await?;
                continue;
            }
            let number = random.random_range(0..self.processes.count);
            let long = Duration::from_millis(random.random_range(50..900));
            match random.random_range(0..12) {
                0..3 => {
                    self.count("killed");
                    let (old, _) = self.processes.replace(number).await?;
                    old.kill();
                }
                3..6 => {
                    self.count("stopped for a while");
                    let stopped = self.processes.latest(number).await?;
                    stopped.stop(long);
                    if random.random_range(0..2) == 0 {
                        self.count("stopped and replaced");
                        let (old, _) = self.processes.replace(number).await?;
                        self.processes.replaced.lock().unwrap_or_else(PoisonError::into_inner).push(old);
                    }
                }
                6..9 => {
                    self.count("cut off");
                    self.processes.latest(number).await?.cut(long);
                }
                9..11 => {
                    self.count("ended and replaced");
                    let (old, _) = self.processes.replace(number).await?;
                    old.end();
                }
                _ => {
                    self.count("all connections torn");
                    // Nothing is left to be torn while the server is started anew.
                    let _ = self.admin.tear().await;
                }
            }
        }
        Ok(())
    }
}

/// Starts the server anew.
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
