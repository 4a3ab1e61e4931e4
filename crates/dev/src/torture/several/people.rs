//! The people at some tables, who repeat what they say until it is done.

use super::processes::Processes;
use crate::torture::Counts;
use liege_chat::clock::Clock;
use liege_chat::{Incoming, Person, Place, Rights, Said};
use liege_game as game;
use liege_store::{Shard, Store, StoreError, Which};
use liege_table::{Status, Table};
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The number of tables in a run.
pub(super) const TABLES: u64 = 4;
/// How long a person waits before they say something again.
const PATIENCE: Duration = Duration::from_millis(500);
/// How long a person may speak in vain before nothing breaks any more, so that slow machines make progress
/// too.
const LONG: Duration = Duration::from_secs(3);
/// How long everything may take then.
pub(super) const AT_LAST: Duration = Duration::from_mins(3);
/// Games with quick moves.
const GAMES: [&str; 6] =
    ["reversi", "chess", "russian-draughts", "three-player-chess", "dragons-breakthrough", "enochian-chess"];

/// A table from the people's point of view.
pub(super) struct Seated {
    game: &'static str,
    people: Vec<String>,
    server: String,
    channel: String,
    pub(super) id: i64,
    random: ChaCha8Rng,
    pub(super) whispers: u64,
}

pub(super) struct People {
    pub(super) processes: Processes,
    /// A store for checking the stored data.
    pub(super) reader: Store,
    clock: Arc<dyn Clock>,
    said: AtomicU64,
    /// The number of people who have waited long.
    waiting: AtomicU64,
    counts: Mutex<Counts>,
}

fn person(id: &str) -> Person {
    Person { id: id.to_owned(), name: id.to_uppercase(), locale: None, rights: Rights::default() }
}

/// The stored data, however long the server takes to return.
pub(super) async fn patiently<T>(look: impl AsyncFn() -> Result<T, StoreError>) -> Result<T, String> {
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
    Said::typed(text)
}

impl People {
    pub(super) fn new(processes: Processes, reader: Store, clock: Arc<dyn Clock>) -> People {
        let (said, waiting, counts) = (AtomicU64::new(0), AtomicU64::new(0), Mutex::default());
        People { processes, reader, clock, said, waiting, counts }
    }

    /// Whether somebody has waited long.
    pub(super) fn wait(&self) -> bool {
        self.waiting.load(Ordering::Relaxed) > 0
    }

    /// Counts an event.
    pub(super) fn count(&self, what: &str) {
        *self.counts.lock().unwrap_or_else(PoisonError::into_inner).entry(what.to_owned()).or_default() += 1;
    }

    /// The counts so far.
    pub(super) fn take_counts(&self) -> Counts {
        std::mem::take(&mut *self.counts.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// A table of a random game and server; nobody has sat down yet.
    pub(super) fn seated(&self, seed: u64, number: u64, random: &mut ChaCha8Rng) -> Seated {
        let game = GAMES.choose(random).copied().unwrap_or(GAMES[0]);
        let seats = game::by_id(game).map_or(0, |game| game.seats().len());
        let shard = u64::from(random.random_range(0..self.processes.shards()));
        let shards = u64::from(self.processes.shards());
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

    pub(super) async fn table(&self, id: i64) -> Result<Arc<Table>, String> {
        let table = patiently(async || self.reader.table(id).await).await?;
        table.ok_or_else(|| format!("table {id} is gone"))
    }

    /// Says something at a table, or to the bot in private (`direct`), repeatedly until it is `done`.
    /// Sometimes a process that does not have the shard hears it, too.
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
        let shard = Shard::of(incoming.place.server.as_deref(), self.processes.shards()).id;
        let (begun, mut waits) = (Instant::now(), false);
        loop {
            let besides = (table.random.random_range(0..6) == 0).then(|| {
                self.count("heard by another, too");
                table.random.random_range(0..self.processes.count())
            });
            let answers = self.processes.hear((shard, besides), &incoming, PATIENCE).await?;
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

    /// Types a text, in the channel or in private.
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
    pub(super) async fn play(&self, table: &mut Seated) -> Result<(), String> {
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
        // The table is played where it was asked for.
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

    /// Plays a move: it is in the log once, however often it was said and whoever heard it.
    async fn play_one(&self, table: &mut Seated, now: &Table) -> Result<(), String> {
        let legal = now.state().samples();
        let Some(action) = legal.choose(&mut table.random).cloned() else { return Ok(()) };
        let movers = now.to_move().iter().filter_map(|seat| Some(now.holder(seat)?.id.clone()));
        let at = self.clock.now();
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
        // It may be heard or not: it must only not be delivered twice.
        self.type_in(table, &from, text, async || Ok(true)).await
    }
}
