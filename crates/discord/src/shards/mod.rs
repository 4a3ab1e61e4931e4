//! The bot's connections to the gateway, one for each shard: kept open, and resumed after every loss.
//!
//! Serenity's models read the events, but not its connections: those speak a TLS that nobody mends any more.

mod inflate;
mod line;
mod session;
mod turns;

pub(super) use turns::Allowance;

use super::forms;
use super::settings::DiscordSettings;
use super::{DiscordError, GatewayBot, told};
use liege_store::secret::Secret;
use line::{Dialer, Line, Received};
use rand::RngExt;
use serde_json::{Value, json};
use serenity::all::{Event, GatewayIntents, ShardId};
use session::{Heard, Next, Session, after_close};
use std::collections::HashMap;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, sleep_until, timeout};
use turns::Turns;

/// How long Discord may take to greet a connection.
const GREETING: Duration = Duration::from_secs(5);
/// How long Discord may take to begin a session.
const BEGINNING: Duration = Duration::from_mins(1);
/// How long Discord may take to resume a session, or between two of the events that were missed.
const RESUMING: Duration = Duration::from_secs(10);
/// The first and the longest pause before another connection, if the last one came to nothing.
const PAUSES: (Duration, Duration) = (Duration::from_millis(200), Duration::from_mins(1));
/// The number of failures after which pauses grow no more while Discord greets: it is there, and people wait.
const GREETED: u32 = 4;
/// How long a connection must have lasted, so that the next one is opened without a long pause. One that
/// brought events of a resumed session may have been shorter.
const LASTING: Duration = Duration::from_secs(1);
/// A heartbeat that is late by more than this part of its interval shows that the program stood still.
const STANDSTILL: u32 = 16;
/// How many times the same missing event is asked for again.
const TRIES_OF_A_GAP: u32 = 4;
/// The code with which a connection is closed whose session goes on.
const GOES_ON: u16 = 4900;
/// The code with which a connection is closed whose session is over.
const OVER: u16 = 1000;

/// Takes the events of a shard, in their order. It must not wait for anything.
pub(super) type Hear = Arc<dyn Fn(ShardId, Event) + Send + Sync>;

/// The state of a shard's connection.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Connection {
    /// Whether events come.
    pub connected: bool,
    /// How long the last heartbeat took.
    pub heartbeat: Option<Duration>,
}

/// The shards of this process.
pub(super) struct Shards {
    dialer: Dialer,
    token: Secret,
    intents: GatewayIntents,
    gateway: String,
    /// Whether sessions are resumed at the address that Discord names for it.
    follows: bool,
    /// The number of all shards.
    count: u32,
    turns: Turns,
    connections: Mutex<HashMap<u32, Connection>>,
    /// The line beside the bot's name, once there is one.
    presence: watch::Sender<Option<String>>,
}

/// The way in which a connection ended.
#[derive(Debug)]
enum Over {
    /// The program stops.
    Stopped,
    /// It broke, or Discord closed it.
    Lost { next: Next, why: String },
}

/// How far a connection came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Came {
    /// Discord did not even greet.
    Nothing,
    /// Discord greeted, but no events came, or not for long.
    Greeting,
    /// It brought events.
    Events,
}

impl Over {
    fn resume(why: impl Into<String>) -> Over {
        Over::Lost { next: Next::Resume, why: why.into() }
    }
}

/// The events that were missed, as their numbers show.
#[derive(Default)]
struct Gap {
    after: u64,
    tries: u32,
}

impl Shards {
    pub fn new(
        settings: &DiscordSettings,
        bot: &GatewayBot,
        intents: GatewayIntents,
    ) -> Result<Shards, DiscordError> {
        Ok(Shards {
            dialer: Dialer::new(settings)?,
            token: settings.token.clone(),
            intents,
            gateway: bot.url.clone(),
            // An address that is set leads through something that all must go through.
            follows: settings.gateway_url.is_none(),
            count: bot.shards,
            turns: Turns::new(bot.allowed),
            connections: Mutex::default(),
            presence: watch::Sender::new(None),
        })
    }

    /// The state of a shard's connection.
    pub fn connection(&self, shard: ShardId) -> Connection {
        self.connections().get(&shard.0).copied().unwrap_or_default()
    }

    /// Shows a line beside the bot's name, if it differs from the one that is shown.
    pub fn show_presence(&self, line: String) {
        self.presence.send_if_modified(|shown| {
            let differs = shown.as_ref() != Some(&line);
            *shown = Some(line);
            differs
        });
    }

    /// Keeps these shards connected until `stop` becomes true; then says good-bye.
    ///
    /// # Errors
    /// Returns the reason why Discord refuses the bot for good.
    pub async fn keep(
        self: &Arc<Self>,
        own: impl IntoIterator<Item = u32>,
        hear: &Hear,
        stop: &watch::Receiver<bool>,
    ) -> Result<(), DiscordError> {
        let mut shards = JoinSet::new();
        for shard in own {
            let keeper = Keeper {
                shards: Arc::clone(self),
                shard,
                hear: Arc::clone(hear),
                session: None,
                gap: Gap::default(),
            };
            shards.spawn(keeper.keep(stop.clone()));
        }
        while let Some(ended) = shards.join_next().await {
            ended.map_err(|error| DiscordError::Ended { why: error.to_string() })??;
        }
        Ok(())
    }

    fn connections(&self) -> MutexGuard<'_, HashMap<u32, Connection>> {
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Keeps one shard connected.
struct Keeper {
    shards: Arc<Shards>,
    shard: u32,
    hear: Hear,
    session: Option<Session>,
    gap: Gap,
}

/// A connection after Discord's greeting.
struct Talk {
    line: Line,
    /// When the next heartbeat is sent, and how often.
    next_beat: Instant,
    heartbeat: Duration,
    /// When the heartbeat was sent that Discord has not acknowledged yet.
    unheard: Option<Instant>,
    /// When events began to come.
    ready: Option<Instant>,
    /// Whether it brought events, apart from those that say that events come.
    fruitful: bool,
}

impl Keeper {
    async fn keep(mut self, mut stop: watch::Receiver<bool>) -> Result<(), DiscordError> {
        let mut failures = 0;
        loop {
            let (over, came) = self.connect(&mut stop).await;
            self.note(Connection::default());
            let (next, why) = match over {
                Over::Stopped => return Ok(()),
                Over::Lost { next, why } => (next, why),
            };
            match next {
                Next::Stop(error) => return Err(error),
                Next::Begin => self.session = None,
                Next::Resume => {}
            }
            failures = match came {
                Came::Nothing => failures + 1,
                Came::Greeting => (failures + 1).min(GREETED),
                Came::Events => 0,
            };
            let (shard, pause) = (self.shard, pause(failures));
            if failures < 3 {
                tracing::info!(shard, why, "the connection to Discord is opened again");
            } else {
                let seconds = pause.as_secs_f32();
                tracing::warn!(shard, why, seconds, "there is no connection to Discord; trying again");
            }
            tokio::select! {
                () = sleep(pause) => {}
                () = told(&mut stop) => return Ok(()),
            }
        }
    }

    /// Opens a connection and keeps it to its end. Returns how it ended, and how far it came.
    async fn connect(&mut self, stop: &mut watch::Receiver<bool>) -> (Over, Came) {
        let line = tokio::select! {
            line = self.open() => line,
            () = told(stop) => return (Over::Stopped, Came::Nothing),
        };
        let mut talk = match line {
            Ok(talk) => talk,
            Err(why) => {
                // Perhaps only the address for resuming is gone.
                if let Some(session) = &mut self.session {
                    session.resume_at = None;
                }
                return (Over::resume(why), Came::Nothing);
            }
        };
        let resumes = self.session.is_some();
        let over = tokio::select! {
            over = self.talk(&mut talk) => over,
            () = told(stop) => Over::Stopped,
        };
        let lasted = resumes && talk.fruitful || talk.ready.is_some_and(|ready| ready.elapsed() >= LASTING);
        let came = if lasted { Came::Events } else { Came::Greeting };
        let code = match over {
            Over::Stopped | Over::Lost { next: Next::Begin, .. } => OVER,
            Over::Lost { .. } => GOES_ON,
        };
        let closing = talk.line.close(code);
        match over {
            Over::Stopped => closing.await,
            // The next connection does not wait for the good-bye of one that may be dead.
            Over::Lost { .. } => drop(tokio::spawn(closing)),
        }
        (over, came)
    }

    async fn open(&self) -> Result<Talk, String> {
        if self.session.is_none() {
            self.shards.turns.day().await;
        }
        let named = self.session.as_ref().and_then(|session| session.resume_at.as_ref());
        let mut line = self.shards.dialer.open(named.unwrap_or(&self.shards.gateway)).await?;
        let greeting = match timeout(GREETING, line.receive()).await {
            Ok(Received::Payload(payload)) => Heard::read(&payload),
            Ok(Received::Closed(code)) => return Err(closed(code)),
            Ok(Received::Broken(why)) => return Err(why),
            Err(_) => return Err("Discord did not greet".to_owned()),
        };
        let Some(Heard::Hello { heartbeat }) = greeting else {
            return Err("Discord's greeting is unreadable".to_owned());
        };
        // Many bots that lost their connections together must not send their heartbeats together.
        let first = heartbeat.mul_f64(rand::rng().random());
        Ok(Talk {
            line,
            next_beat: Instant::now() + first,
            heartbeat,
            unheard: None,
            ready: None,
            fruitful: false,
        })
    }

    async fn talk(&mut self, talk: &mut Talk) -> Over {
        match self.try_to_talk(talk).await {
            Ok(over) => over,
            Err(why) => Over::resume(why),
        }
    }

    /// Keeps a connection until it ends. An error is a thing that could not be sent.
    async fn try_to_talk(&mut self, talk: &mut Talk) -> Result<Over, String> {
        let shards = Arc::clone(&self.shards);
        let token = shards.token.reveal().unwrap_or_default();
        let mut introduced = self.session.is_some();
        if let Some(session) = &self.session {
            talk.line.send(&session::resume(token, session)).await?;
        }
        let mut turn = pin!(shards.turns.turn(self.shard));
        let mut ready_by = Instant::now() + RESUMING;
        let (mut presence, mut shows) = (shards.presence.subscribe(), None::<String>);
        loop {
            tokio::select! {
                () = &mut turn, if !introduced => {
                    introduced = true;
                    ready_by = Instant::now() + BEGINNING;
                    let shard = [self.shard, shards.count];
                    let identify = session::identify(token, shards.intents.bits(), shard);
                    talk.line.send(&identify).await?;
                }
                () = sleep_until(talk.next_beat.into()) => {
                    // A program that stood still has not listened either.
                    let stood_still = talk.next_beat.elapsed() > talk.heartbeat / STANDSTILL;
                    if talk.unheard.is_some() && !stood_still {
                        return Ok(Over::resume("Discord does not acknowledge heartbeats"));
                    }
                    self.beat(talk).await?;
                    talk.next_beat = Instant::now() + talk.heartbeat;
                }
                () = sleep_until(ready_by.into()), if introduced && talk.ready.is_none() => {
                    return Ok(Over::resume("Discord does not say that events come"));
                }
                Ok(line) = other_than(&mut presence, shows.as_deref()), if talk.ready.is_some() => {
                    talk.line.send(&session::presence(line.as_deref().unwrap_or_default())).await?;
                    shows = line;
                }
                received = talk.line.receive() => {
                    let before = self.sequence();
                    let over = self.received(talk, received).await?;
                    if self.sequence() != before {
                        // Acknowledged heartbeats do not show that Discord has heard of the session.
                        ready_by = Instant::now() + RESUMING;
                    }
                    if let Some(over) = over {
                        return Ok(over);
                    }
                }
            }
        }
    }

    async fn beat(&self, talk: &mut Talk) -> Result<(), String> {
        talk.line.send(&session::beat(self.sequence())).await?;
        talk.unheard = Some(Instant::now());
        Ok(())
    }

    /// The number of the session's last event.
    fn sequence(&self) -> Option<u64> {
        self.session.as_ref().map(|session| session.sequence)
    }

    async fn received(&mut self, talk: &mut Talk, received: Received) -> Result<Option<Over>, String> {
        let payload = match received {
            Received::Payload(payload) => payload,
            Received::Broken(why) => return Ok(Some(Over::resume(why))),
            Received::Closed(code) => {
                let next = code.map_or(Next::Resume, |code| after_close(code, self.shards.count));
                return Ok(Some(Over::Lost { next, why: closed(code) }));
            }
        };
        match Heard::read(&payload) {
            Some(Heard::Event { sequence, kind, data }) => {
                return Ok(self.event(talk, sequence, &kind, &data));
            }
            Some(Heard::Beat) => self.beat(talk).await?,
            Some(Heard::Acknowledged) => {
                if let Some(sent) = talk.unheard.take() {
                    let connected = talk.ready.is_some();
                    self.note(Connection { connected, heartbeat: Some(sent.elapsed()) });
                }
            }
            Some(Heard::Reconnect) => return Ok(Some(Over::resume("Discord asks for it"))),
            Some(Heard::InvalidSession { resumable }) => {
                let next = if resumable { Next::Resume } else { Next::Begin };
                return Ok(Some(Over::Lost { next, why: "the session is invalid".to_owned() }));
            }
            Some(Heard::Hello { .. } | Heard::Unknown(_)) => {}
            None => return Ok(Some(Over::resume("a payload is unreadable"))),
        }
        Ok(None)
    }

    /// Takes an event. Returns the end of the connection if events before it are missing.
    fn event(&mut self, talk: &mut Talk, sequence: u64, kind: &str, data: &Value) -> Option<Over> {
        match (kind, &mut self.session) {
            // Every event may come twice.
            (_, Some(session)) if sequence <= session.sequence => return None,
            ("READY", session) => {
                let Some(id) = data["session_id"].as_str() else {
                    return Some(Over::resume("Discord does not name the session"));
                };
                let resume_at = data["resume_gateway_url"].as_str().filter(|_| self.shards.follows);
                let resume_at = resume_at.map(str::to_owned);
                *session = Some(Session { id: id.to_owned(), resume_at, sequence });
                self.gap = Gap::default();
            }
            (_, Some(session)) => {
                if sequence > session.sequence + 1 && self.gap.asks_again(session.sequence) {
                    return Some(Over::resume("events are missing"));
                }
                session.sequence = sequence;
            }
            (_, None) => return Some(Over::resume("an event came before the session")),
        }
        if matches!(kind, "READY" | "RESUMED") {
            talk.ready.get_or_insert_with(Instant::now);
            let heartbeat = self.shards.connection(ShardId(self.shard)).heartbeat;
            self.note(Connection { connected: true, heartbeat });
        } else {
            talk.fruitful = true;
        }
        let whole = json!({ "t": kind, "d": data });
        // Serenity reads a form, but not what is in it.
        let read = match kind == "INTERACTION_CREATE" && forms::is_form(data) {
            true => serde_json::from_value(whole).map(Event::Unknown),
            false => serde_json::from_value(whole),
        };
        match read {
            Ok(event) => (self.hear)(ShardId(self.shard), event),
            // Events of any other form are read as unknown ones.
            Err(error) => tracing::error!(kind, %error, "an event of Discord has no form"),
        }
        None
    }

    fn note(&self, connection: Connection) {
        self.shards.connections().insert(self.shard, connection);
    }
}

impl Gap {
    /// Whether the events after this one are asked for again. If Discord leaves out the same ones each time,
    /// there are none.
    fn asks_again(&mut self, after: u64) -> bool {
        if self.after != after {
            *self = Gap { after, tries: 0 };
        }
        self.tries += 1;
        self.tries <= TRIES_OF_A_GAP
    }
}

/// Waits until the line beside the bot's name is another than the one that is shown.
async fn other_than(
    presence: &mut watch::Receiver<Option<String>>,
    shown: Option<&str>,
) -> Result<Option<String>, watch::error::RecvError> {
    presence.wait_for(|line| line.as_deref() != shown).await.map(|line| line.clone())
}

fn closed(code: Option<u16>) -> String {
    match code {
        Some(code) => format!("Discord closed it with code {code}"),
        None => "Discord closed it".to_owned(),
    }
}

/// A pause that grows with each connection that came to nothing, with a random part: many bots that lost their
/// connections together must not come back together.
fn pause(failures: u32) -> Duration {
    let (first, longest) = PAUSES;
    let full = match failures {
        0 => first / 2,
        _ => first.saturating_mul(1 << (failures - 1).min(16)).min(longest),
    };
    full.mul_f64(rand::rng().random_range(0.5..1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_stay_short_enough() {
        assert!(pause(0) <= Duration::from_millis(100));
        for failures in 1..80 {
            let (now, longest) = (pause(failures), PAUSES.1);
            assert!(now <= longest && now >= Duration::from_millis(100), "{failures}: {now:?}");
        }
        assert!(pause(12) >= Duration::from_secs(30));
        assert!(pause(GREETED) <= Duration::from_secs(2));
    }

    #[test]
    fn events_that_discord_never_had_are_not_asked_for_again_and_again() {
        let mut gap = Gap::default();
        assert_eq!((0..6).filter(|_| gap.asks_again(7)).count(), 4);
        assert!(gap.asks_again(9), "another place");
    }
}
