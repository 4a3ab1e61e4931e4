//! Discord: it sends slash commands, typed messages and buttons to [`liege_chat`], and posts the chat's
//! answers and messages.
//!
//! [`run`] does it all. Its two halves can be used alone: [`Discord::transport`] posts messages,
//! [`Discord::listen`] handles the messages of people and answers them, for any [`ChatHandler`].
//!
//! Only unprivileged intents are asked for (unless [`DiscordSettings::read_all_in_threads`] is on): messages
//! reach the bot by slash command, button, direct message, mention, or reply.
//!
//! Interactions' tokens are secrets for fifteen minutes, and libraries write whole requests and events into
//! their lines: a log for other eyes should take those from `WARN` up only ([`LOG_FILTER`]).
#![cfg_attr(not(test), forbid(unsafe_code))]

#[cfg(test)]
liege_testing::install!(liege_games::house());

mod catchup;
mod channel_queue;
mod chat_handler;
mod completion;
mod connecting;
mod events;
mod examine;
mod forms;
mod forums;
mod gateway;
mod hearing;
mod interactions;
mod kept;
mod limits;
mod listener;
mod mentions;
mod opening;
mod outgoing;
mod permissions;
mod places;
mod posting;
mod registration;
mod replies;
mod rest;
mod routes;
mod settings;
mod shards;
mod signs;
mod slash;
mod standby;
mod transport;
mod uploads;
mod watermark;

pub use chat_handler::ChatHandler;
pub use events::understood;
pub use examine::{Application, examine, looks_like_a_token};
pub use posting::DiscordTransport;
pub use settings::DiscordSettings;
pub use signs::{EmojiChange, keep_emoji};
pub use standby::{Standby, stand_by};

use backon::Retryable;
use connecting::Line;
use gateway::{Gateway, Identity};
use hearing::{CATCHING_UP, all_heard, mind_all};
use liege_chat::{self as chat, Desk, Listening};
use liege_store::{Shard, Share};
use places::Places;
use reqwest::Method;
use rest::{Ask, Fault, Rest, pauses};
use routes::Route;
use serde_json::Value;
use serenity::all::{ApplicationId, GatewayIntents, UserId};
use shards::{Allowance, Shards};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use watermark::WatermarkTracker;

/// Directives for a log filter that keep the libraries' secrets out of the log (at lower levels they print whole
/// requests and payloads).
pub const LOG_FILTER: &str = "serenity=warn,reqwest=warn,hyper=warn,rustls=warn,tungstenite=warn,\
     tokio_tungstenite=warn";

/// The address of a message, which Discord shows as a link to it.
#[must_use]
pub fn message_link(server: &str, channel: &str, message: &str) -> String {
    format!("https://discord.com/channels/{server}/{channel}/{message}")
}

/// How long the program waits at its end for answers and messages under way.
const LAST_WORDS: Duration = Duration::from_secs(8);

/// How long it waits for them if another process hears people already: they wait for that one.
const SHORT_WORDS: Duration = Duration::from_millis(700);

/// How often the line beside the bot's name may change.
const PRESENCE: Duration = Duration::from_mins(5);

/// The number of sessions that Discord allows a bot in a day, if it does not say.
const SESSIONS_A_DAY: u32 = 1000;

/// The reason why the Discord side cannot go on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DiscordError {
    /// Discord refuses the token.
    #[error(
        "Discord refuses the token: copy it again from the “Bot” page of your application at \
         https://discord.com/developers/applications (“Reset Token” shows a new one)"
    )]
    WrongToken,
    /// The intent *Message Content* is requested but not granted.
    #[error(
        "Discord refuses the intent “Message Content”: switch it on at the “Bot” page of your application \
         at https://discord.com/developers/applications, or switch `read_all_in_threads` off"
    )]
    IntentRefused,
    /// Discord does not take the bot with this number of shards.
    #[error(
        "Discord refuses a connection of {shards} shards: take `shards` out of the settings, or set it to \
         the number that Discord recommends (a bot on many servers needs more)"
    )]
    ShardsRefused {
        /// The number.
        shards: u32,
    },
    /// Discord's interface has gone on, and this program has not.
    #[error("Discord does not know {what} any more: a newer version of Liege is needed")]
    TooOld {
        /// The part that Discord does not know.
        what: String,
    },
    /// An invalid setting.
    #[error("the setting `{name}` is wrong: {why}")]
    Setting {
        /// Its name.
        name: String,
        /// The fault of its value.
        why: String,
    },
    /// The program was told to stop before it was connected.
    #[error("stopped before the connection to Discord stood")]
    Stopped,
    /// The connection ended for good, or a part of the program broke.
    #[error("the connection to Discord ended: {why}")]
    Ended {
        /// The known reason.
        why: String,
    },
}

/// Runs the chat on Discord until `stop` becomes true: it listens, answers and delivers. If the process has followed
/// another one, `standby` has what it heard before its turn.
///
/// # Errors
/// Returns the reason why it cannot start or go on. Temporary network errors are not among them.
pub async fn run(
    chat: Arc<Desk>,
    settings: DiscordSettings,
    stop: watch::Receiver<bool>,
    standby: Option<Standby>,
) -> Result<(), DiscordError> {
    // Nobody is heard before there is a connection, however long that takes.
    chat::listens(&chat, Listening::No);
    liege_store::measures::gateway(0, false, None);
    let (discord, line) = match connected(settings, stop.clone(), standby).await {
        Err(DiscordError::Stopped) => return Ok(()),
        connected => connected?,
    };
    let places = Arc::clone(&discord.places);
    let channels = Arc::clone(&places);
    chat.open_private_threads_with(move |channel| channels.private_threads(channel));
    chat.look_with(move |server, channel| places.everybody_sees(server, channel));
    let (end, ended) = watch::channel(false);
    let mut delivery = tokio::spawn({
        let (chat, transport, ended) = (Arc::clone(&chat), discord.transport(), ended);
        let (mut caught_up, mut told_end) = (discord.caught_up.subscribe(), ended.clone());
        async move {
            // Nobody's time runs out while a message that they wrote in time is still to be handled.
            tokio::select! {
                _ = tokio::time::timeout(CATCHING_UP, all_heard(&mut caught_up)) => {}
                () = told(&mut told_end) => {}
            }
            chat::deliver(chat, transport, ended).await;
        }
    });
    let outcome = tokio::select! {
        outcome = discord.listen_by(line, Arc::clone(&chat) as Arc<dyn ChatHandler>, stop) => outcome,
        broken = &mut delivery => {
            let why = broken.err().map_or_else(|| "it stopped by itself".to_owned(), |e| e.to_string());
            return Err(DiscordError::Ended { why: format!("the delivery of posts broke: {why}") });
        }
    };
    // This comes after the last answer: its posts are delivered too, if there is time.
    let _ = end.send(true);
    if tokio::time::timeout(last_words(&*chat), &mut delivery).await.is_err() {
        tracing::warn!("some posts were still under way at the end; they are delivered at the next start");
        delivery.abort();
    }
    outcome
}

/// The connection that the process has made before its turn, or a new one.
async fn connected(
    settings: DiscordSettings,
    stop: watch::Receiver<bool>,
    standby: Option<Standby>,
) -> Result<(Discord, Option<Line>), DiscordError> {
    if let Some(standby) = standby
        && let Some((discord, line)) = standby.end(stop.clone()).await?
    {
        return Ok((discord, Some(line)));
    }
    Ok((Discord::connect(settings, stop).await?, None))
}

/// A connection to Discord with a valid token, and the bot's identity.
pub struct Discord {
    settings: DiscordSettings,
    rest: Arc<Rest>,
    transport: Arc<DiscordTransport>,
    places: Arc<Places>,
    identity: Identity,
    gateway_bot: GatewayBot,
    /// For each shard, whether all messages from before it listened are handled.
    caught_up: watch::Sender<Vec<bool>>,
}

/// The address and limits of the gateway.
#[derive(Clone, Debug)]
struct GatewayBot {
    url: String,
    shards: u32,
    allowed: Allowance,
}

impl Discord {
    /// Asks Discord for the bot's identity and the address of the gateway. It tries again after temporary
    /// errors, until `stop` becomes true.
    ///
    /// # Errors
    /// Returns an error with the invalid setting, in most cases the token.
    pub async fn connect(
        settings: DiscordSettings,
        mut stop: watch::Receiver<bool>,
    ) -> Result<Discord, DiscordError> {
        settings.check()?;
        let client = settings.client()?;
        let rest = Arc::new(Rest::new(&settings, client));
        let asked = tokio::select! {
            asked = introduce(&rest, &settings) => asked?,
            () = told(&mut stop) => return Err(DiscordError::Stopped),
        };
        let (identity, gateway_bot) = asked;
        let places = Arc::new(Places::new(identity.bot));
        let transport = Arc::new(DiscordTransport::new(Arc::clone(&rest), identity.bot, Arc::clone(&places)));
        // The shards of other processes do not concern this one.
        let others = Shard::all(gateway_bot.shards).map(|shard| !settings.shards.has(shard));
        let caught_up = watch::Sender::new(others.collect());
        Ok(Discord { settings, rest, transport, places, identity, gateway_bot, caught_up })
    }

    /// The transport that posts outbound messages.
    #[must_use]
    pub fn transport(&self) -> Arc<DiscordTransport> {
        Arc::clone(&self.transport)
    }

    /// Registers the slash commands, listens, and answers, until `stop` becomes true; then waits for the
    /// answers under way.
    ///
    /// # Errors
    /// Returns the reason why the connection ended for good.
    pub async fn listen(
        &self,
        handler: Arc<dyn ChatHandler>,
        stop: watch::Receiver<bool>,
    ) -> Result<(), DiscordError> {
        self.listen_by(None, handler, stop).await
    }

    async fn listen_by(
        &self,
        line: Option<Line>,
        handler: Arc<dyn ChatHandler>,
        stop: watch::Receiver<bool>,
    ) -> Result<(), DiscordError> {
        self.transport.tells(&handler);
        let mut last = Vec::new();
        for shard in self.own_shards() {
            last.push((shard, handler.last_watermark(shard).await));
        }
        let watermark = WatermarkTracker::until(self.gateway_bot.shards, last, self.caught_up.clone());
        let gateway = Gateway::new(
            handler,
            Arc::clone(&self.rest),
            self.transport(),
            Arc::clone(&self.places),
            self.identity,
            self.settings.read_all_in_threads,
            watermark,
        );
        let shards = match &line {
            Some(line) => Arc::clone(&line.shards),
            None => Arc::new(self.shards()?),
        };
        let outcome = tokio::select! {
            ended = self.stay(line, &shards, &gateway, stop) => ended,
            () = self.housekeeping(&gateway) => Ok(()),
            () = gateway.note_watermark_now_and_then() => Ok(()),
            () = keep_presence(&gateway, &shards) => Ok(()),
            () = mind_all(self.own_shards(), &self.caught_up, &shards, &gateway) => Ok(()),
        };
        gateway.tasks.finish(last_words(&*gateway.handler)).await;
        gateway.note_watermark().await;
        outcome
    }

    fn shards(&self) -> Result<Shards, DiscordError> {
        Shards::new(&self.settings, &self.gateway_bot, self.intents())
    }

    fn own_shards(&self) -> impl Iterator<Item = Shard> {
        self.settings.shards.shards(self.gateway_bot.shards)
    }

    fn intents(&self) -> GatewayIntents {
        let intents =
            GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES | GatewayIntents::DIRECT_MESSAGES;
        match self.settings.read_all_in_threads {
            true => intents | GatewayIntents::MESSAGE_CONTENT,
            false => intents,
        }
    }

    /// Stays connected until `stop` becomes true, or Discord refuses the connection for good.
    async fn stay(
        &self,
        line: Option<Line>,
        shards: &Arc<Shards>,
        gateway: &Arc<Gateway>,
        mut stop: watch::Receiver<bool>,
    ) -> Result<(), DiscordError> {
        if let Some(line) = line {
            return line.keep(gateway, stop).await;
        }
        if self.settings.shards != Share::All {
            let own = u32::try_from(self.own_shards().count()).unwrap_or(1);
            let turn = gateway.handler.turn_to_introduce(own).await;
            tokio::select! {
                () = tokio::time::sleep(turn) => {}
                () = told(&mut stop) => return Ok(()),
            }
        }
        Line::open(Arc::clone(shards), self.own_shards()).keep(gateway, stop).await
    }

    async fn housekeeping(&self, gateway: &Gateway) {
        let numbers =
            registration::register(&self.rest, self.identity.application, self.settings.guild).await;
        gateway.handler.slash_registered(numbers);
        let signs = signs::known(&self.rest, self.identity.application).await;
        let _ = gateway.signs.set(signs);
        self.rest.forget_old_limits().await;
        std::future::pending::<()>().await;
    }
}

/// Shows beside the bot's name what is played. Discord counts every change, so it changes seldom.
async fn keep_presence(gateway: &Gateway, shards: &Shards) {
    loop {
        if let Some(line) = gateway.handler.presence().await {
            shards.show_presence(line);
        }
        tokio::time::sleep(PRESENCE).await;
    }
}

/// How long the program waits at its end for what is under way.
fn last_words(handler: &dyn ChatHandler) -> Duration {
    if handler.is_followed() { SHORT_WORDS } else { LAST_WORDS }
}

/// Waits until `stop` becomes true, or its sender is gone.
async fn told(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}

/// Asks for the bot's identity and the address of the gateway, repeatedly until there is an answer.
async fn introduce(rest: &Rest, settings: &DiscordSettings) -> Result<(Identity, GatewayBot), DiscordError> {
    let user = patiently(rest, Route::UserMe).await?;
    let application = patiently(rest, Route::Oauth2ApplicationCurrent).await?;
    let gateway_bot = patiently(rest, Route::GatewayBot).await?;
    let id = |value: &Value| value["id"].as_str()?.parse::<u64>().ok().filter(|id| *id != 0);
    let odd =
        |what: &str| DiscordError::Ended { why: format!("Discord's answer about {what} is unreadable") };
    let identity = Identity {
        bot: UserId::new(id(&user).ok_or_else(|| odd("the bot"))?),
        application: ApplicationId::new(id(&application).ok_or_else(|| odd("the application"))?),
    };
    let url = match &settings.gateway_url {
        Some(url) => url.clone(),
        None => gateway_bot["url"].as_str().ok_or_else(|| odd("the gateway"))?.to_owned(),
    };
    let recommended = gateway_bot["shards"].as_u64().and_then(|shards| u32::try_from(shards).ok());
    let shards = settings.shards.count().or(recommended);
    let limit = &gateway_bot["session_start_limit"];
    let number = |name: &str| limit[name].as_u64().and_then(|number| u32::try_from(number).ok());
    let allowed = Allowance {
        at_once: number("max_concurrency").unwrap_or(1),
        total: number("total").unwrap_or(SESSIONS_A_DAY),
        remaining: number("remaining").unwrap_or(SESSIONS_A_DAY),
        resets_in: Duration::from_millis(limit["reset_after"].as_u64().unwrap_or_default()),
    };
    tracing::info!(gateway_bot = url, bot = user["username"].as_str(), "Discord knows the bot");
    let number = identity.application.get();
    tracing::info!("it is invited to a server by {}", permissions::invitation(number));
    tracing::info!("people install it for themselves by {}", permissions::personal_invitation(number));
    Ok((identity, GatewayBot { url, shards: shards.unwrap_or(1).max(1), allowed }))
}

async fn patiently(rest: &Rest, route: Route<'_>) -> Result<Value, DiscordError> {
    let ask = Ask::new(Method::GET, route);
    let told = |fault: &Fault, wait: Duration| {
        tracing::warn!(%fault, seconds = wait.as_secs(), "Discord does not answer; trying again");
    };
    let answer = (|| rest.ask(&ask))
        .retry(pauses(Duration::from_secs(1), Duration::from_secs(80)))
        .when(Fault::passing)
        .adjust(Fault::heed)
        .notify(told)
        .await;
    answer.map_err(|fault| faulty(&fault))
}

/// The reason in a lasting fault.
fn faulty(fault: &Fault) -> DiscordError {
    match fault.status {
        Some(401) => DiscordError::WrongToken,
        _ => DiscordError::Ended { why: fault.to_string() },
    }
}

/// The Fluent source of this crate's sentences.
#[must_use]
pub fn sentences(language: liege_words::Language) -> &'static str {
    liege_words::in_language!(language, "discord")
}
