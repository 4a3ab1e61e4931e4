//! Discord: slash commands, typed messages and buttons to the [`crate::chat`], and its answers and
//! letters back.
//!
//! [`run`] does it all. Its two halves can be had alone: [`Discord::courier`] posts letters,
//! [`Discord::listen`] hears what people say and answers it, for anything that is a [`Hearing`].
//!
//! Only unprivileged intents are asked for (unless [`DiscordSettings::read_all_in_threads`] is on): what
//! people say reaches the bot by slash command, button, direct message, mention, or reply.
//!
//! Interactions' tokens are secrets for fifteen minutes, and serenity writes whole requests and events
//! into its spans: a log for other eyes should take serenity's lines from `WARN` up only
//! ([`LOG_FILTER`]).

mod catchup;
mod challenging;
mod clocks;
mod commands;
mod completion;
mod courier;
mod dealings;
mod ears;
mod heard;
mod hearing;
mod hosting;
mod interactions;
mod labels;
mod lanes;
mod mentions;
mod outgoing;
mod permissions;
mod places;
mod plans;
mod records;
mod registration;
mod reminders;
mod replaying;
mod replies;
mod rest;
mod seeking;
mod serving;
mod settings;
mod standing;
mod uploads;

pub use courier::DiscordCourier;
pub use hearing::Hearing;
pub use settings::{DiscordSettings, Token};

use crate::chat::{Chat, Listening};
use ears::{Ears, Identity, Listener, Unread};
use heard::Heard;
use places::Places;
use rest::{Ask, Fault, Rest};
use serde_json::Value;
use serenity::Client;
use serenity::all::{ApplicationId, ClientBuilder, GatewayError, GatewayIntents, LightMethod, UserId};
use serenity::gateway::{ConnectionStage, ShardManager};
use serenity::http::{Http, HttpBuilder, Route};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// Directives for a log filter that keep the libraries' secrets out of the log (serenity's websocket also
/// warns with whole payloads).
pub const LOG_FILTER: &str = "serenity=warn,serenity::gateway::ws=error,poise=warn,reqwest=warn,\
     hyper=warn,rustls=warn,tungstenite=warn";

/// How long the end waits for answers and letters that are under way.
const LAST_WORDS: Duration = Duration::from_secs(8);

/// How long deadlines and posts wait at the start for what was written before it.
const CATCHING_UP: Duration = Duration::from_mins(1);

/// How often it is looked whether the connection stands. That it is lost is not told: by Discord's heartbeats
/// it is known within a minute and a half.
const LOOK: Duration = Duration::from_millis(500);

/// How long the gateway may take to say good-bye.
const GOOD_BYE: Duration = Duration::from_secs(4);

/// Why the Discord side cannot go on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DiscordError {
    /// Discord does not know the token.
    #[error(
        "Discord refuses the token: copy it again from the “Bot” page of your application at \
         https://discord.com/developers/applications (“Reset Token” shows a new one)"
    )]
    WrongToken,
    /// The intent *Message Content* is asked for but not granted.
    #[error(
        "Discord refuses the intent “Message Content”: switch it on at the “Bot” page of your application \
         at https://discord.com/developers/applications, or switch `read_all_in_threads` off"
    )]
    IntentRefused,
    /// A setting that cannot be.
    #[error("the setting `{name}` is wrong: {why}")]
    Setting {
        /// Its name.
        name: String,
        /// What is wrong with it.
        why: String,
    },
    /// The program was told to stop before it was connected.
    #[error("stopped before the connection to Discord stood")]
    Stopped,
    /// The connection ended for good, or a part of the program broke.
    #[error("the connection to Discord ended: {why}")]
    Ended {
        /// What is known.
        why: String,
    },
}

/// Runs the chat on Discord until `stop` becomes true: hears, answers, delivers.
///
/// # Errors
/// Says why it cannot start, or cannot go on. Passing faults of the network are not among them.
pub async fn run(
    chat: Arc<Chat>,
    settings: DiscordSettings,
    stop: watch::Receiver<bool>,
) -> Result<(), DiscordError> {
    // Nobody is heard before there is a connection, however long that takes.
    chat.listens(Listening::No);
    let discord = match Discord::connect(settings, stop.clone()).await {
        Err(DiscordError::Stopped) => return Ok(()),
        discord => discord?,
    };
    let (end, ended) = watch::channel(false);
    let mut delivery = tokio::spawn({
        let (chat, courier, ended) = (Arc::clone(&chat), discord.courier(), ended);
        let (mut caught_up, mut told_end) = (discord.caught_up.subscribe(), ended.clone());
        async move {
            // Nobody's time runs out while what they wrote in time is still to be heard.
            tokio::select! {
                _ = tokio::time::timeout(CATCHING_UP, told(&mut caught_up)) => {}
                () = told(&mut told_end) => {}
            }
            chat.deliver(courier, ended).await;
        }
    });
    let outcome = tokio::select! {
        outcome = discord.listen(chat, stop) => outcome,
        broken = &mut delivery => {
            let why = broken.err().map_or_else(|| "it stopped by itself".to_owned(), |e| e.to_string());
            return Err(DiscordError::Ended { why: format!("the delivery of posts broke: {why}") });
        }
    };
    // Only after the last answer: what was said last has its post delivered too, if there is time.
    let _ = end.send(true);
    if tokio::time::timeout(LAST_WORDS, &mut delivery).await.is_err() {
        tracing::warn!("some posts were still under way at the end; they are delivered at the next start");
        delivery.abort();
    }
    outcome
}

/// A connection to Discord: the token is good, and it is known who the bot is.
pub struct Discord {
    settings: DiscordSettings,
    rest: Arc<Rest>,
    client: reqwest::Client,
    courier: Arc<DiscordCourier>,
    places: Arc<Places>,
    identity: Identity,
    gateway: Gateway,
    /// Becomes true when everything has been heard that was written before [`Discord::listen`].
    caught_up: watch::Sender<bool>,
}

/// Where and how the gateway is to be reached.
#[derive(Clone, Debug)]
struct Gateway {
    url: String,
    shards: u32,
    /// How long to wait before the first connection (all sessions of the day are used up).
    wait: Duration,
}

impl Discord {
    /// Asks Discord who the bot is and where its gateway is; passing faults are waited out, until `stop`
    /// becomes true.
    ///
    /// # Errors
    /// Names the setting that is wrong, above all the token.
    pub async fn connect(
        settings: DiscordSettings,
        mut stop: watch::Receiver<bool>,
    ) -> Result<Discord, DiscordError> {
        settings.check()?;
        let client = settings.client()?;
        let http = http(&settings, client.clone(), settings.api_url.is_none());
        let rest = Arc::new(Rest::new(Arc::new(http), client.clone()));
        let asked = tokio::select! {
            asked = introduce(&rest, &settings) => asked?,
            () = told(&mut stop) => return Err(DiscordError::Stopped),
        };
        let (identity, gateway) = asked;
        let places = Arc::new(Places::new(identity.bot));
        let courier = Arc::new(DiscordCourier::new(Arc::clone(&rest), identity.bot, Arc::clone(&places)));
        let caught_up = watch::Sender::new(false);
        Ok(Discord { settings, rest, client, courier, places, identity, gateway, caught_up })
    }

    /// The hands that post letters.
    #[must_use]
    pub fn courier(&self) -> Arc<DiscordCourier> {
        Arc::clone(&self.courier)
    }

    /// Registers the slash commands, listens, and answers, until `stop` becomes true; then waits for the
    /// answers that are under way.
    ///
    /// # Errors
    /// Says why the connection ended for good.
    pub async fn listen(
        &self,
        hearing: Arc<dyn Hearing>,
        mut stop: watch::Receiver<bool>,
    ) -> Result<(), DiscordError> {
        self.courier.tells(&hearing);
        let heard = Heard::until(hearing.last_heard().await, self.gateway.shards, self.caught_up.clone());
        let ears = Ears::new(
            hearing,
            Arc::clone(&self.rest),
            self.courier(),
            Arc::clone(&self.places),
            self.identity,
            self.settings.read_all_in_threads,
            heard,
        );
        let mut client = self.gateway_client(&ears).await?;
        let shards = Arc::clone(&client.shard_manager);
        let outcome = tokio::select! {
            ended = self.stay(&mut client) => ended,
            () = self.housekeeping() => Ok(()),
            () = ears.note_heard_now_and_then() => Ok(()),
            () = self.mind(&shards, &ears) => Ok(()),
            () = told(&mut stop) => {
                if tokio::time::timeout(GOOD_BYE, shards.shutdown_all()).await.is_err() {
                    tracing::warn!("the gateway did not say good-bye");
                }
                Ok(())
            }
        };
        drop(client);
        ears.tasks.finish(LAST_WORDS).await;
        ears.note_heard().await;
        outcome
    }

    async fn gateway_client(&self, ears: &Arc<Ears>) -> Result<Client, DiscordError> {
        let mut intents =
            GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES | GatewayIntents::DIRECT_MESSAGES;
        if self.settings.read_all_in_threads {
            intents |= GatewayIntents::MESSAGE_CONTENT;
        }
        let data = Arc::clone(ears);
        let framework = poise::Framework::builder()
            .setup(move |_, _, _| Box::pin(async move { Ok(data) }))
            .options(commands::options())
            .initialize_owners(false)
            .build();
        // Completions and first answers are all that serenity sends itself; they have no limits.
        let http = http(&self.settings, self.client.clone(), false);
        let client = ClientBuilder::new_with_http(http, intents)
            .event_handler(Listener(Arc::clone(ears)))
            .raw_event_handler(Unread)
            .framework(framework)
            .await
            .map_err(|error| DiscordError::Ended { why: error.to_string() })?;
        // The builder asks for the gateway itself, and takes Discord's own if it gets no answer.
        client.ws_url.lock().await.clone_from(&self.gateway.url);
        Ok(client)
    }

    /// Stays connected. Ends only when Discord refuses the connection for good.
    async fn stay(&self, client: &mut Client) -> Result<(), DiscordError> {
        if !self.gateway.wait.is_zero() {
            let seconds = self.gateway.wait.as_secs();
            tracing::error!(seconds, "Discord allows no more connections today; waiting");
            tokio::time::sleep(self.gateway.wait).await;
        }
        match client.start_shards(self.gateway.shards).await {
            Ok(()) => Err(DiscordError::Ended { why: "it was closed".to_owned() }),
            Err(serenity::Error::Gateway(GatewayError::InvalidAuthentication)) => {
                Err(DiscordError::WrongToken)
            }
            Err(serenity::Error::Gateway(GatewayError::DisallowedGatewayIntents)) => {
                Err(DiscordError::IntentRefused)
            }
            Err(error) => Err(DiscordError::Ended { why: error.to_string() }),
        }
    }

    /// Tells the chat whether people are heard: with several shards, whether anybody is.
    async fn mind(&self, shards: &ShardManager, ears: &Ears) {
        let mut caught_up = self.caught_up.subscribe();
        loop {
            while !is_connected(shards).await {
                ears.hearing.listens(Listening::No);
                tokio::time::sleep(LOOK).await;
            }
            ears.hearing.listens(Listening::CatchingUp);
            let begun = ears.heard.begun();
            // Nobody's time runs out while what they wrote in time is still to be heard.
            let _ = tokio::time::timeout(CATCHING_UP, told(&mut caught_up)).await;
            while ears.heard.begun() == begun && is_connected(shards).await {
                ears.hearing.listens(Listening::Yes);
                tokio::time::sleep(LOOK).await;
            }
        }
    }

    async fn housekeeping(&self) {
        registration::register(&self.rest, self.identity.application, self.settings.guild).await;
        self.rest.forget_old_limits().await;
        std::future::pending::<()>().await;
    }
}

/// Whether the connection of any shard stands.
async fn is_connected(shards: &ShardManager) -> bool {
    shards.runners.lock().await.values().any(|runner| runner.stage == ConnectionStage::Connected)
}

/// Waits until `stop` becomes true, or nobody is left who could say so.
async fn told(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}

/// Serenity's HTTP side. With an API address of one's own its rate limiter is always off: with it on,
/// serenity ignores the address and asks Discord itself.
fn http(settings: &DiscordSettings, client: reqwest::Client, limiter: bool) -> Http {
    let mut builder = HttpBuilder::new(settings.token.reveal())
        .client(client)
        .ratelimiter_disabled(!limiter || settings.api_url.is_some());
    if let Some(api) = &settings.api_url {
        builder = builder.proxy(api);
    }
    builder.build()
}

/// Asks who the bot is and where its gateway is, again and again until there is an answer.
async fn introduce(rest: &Rest, settings: &DiscordSettings) -> Result<(Identity, Gateway), DiscordError> {
    let user = patiently(rest, Route::UserMe).await?;
    let application = patiently(rest, Route::Oauth2ApplicationCurrent).await?;
    let gateway = patiently(rest, Route::GatewayBot).await?;
    let id = |value: &Value| value["id"].as_str()?.parse::<u64>().ok().filter(|id| *id != 0);
    let odd =
        |what: &str| DiscordError::Ended { why: format!("Discord's answer about {what} is unreadable") };
    let identity = Identity {
        bot: UserId::new(id(&user).ok_or_else(|| odd("the bot"))?),
        application: ApplicationId::new(id(&application).ok_or_else(|| odd("the application"))?),
    };
    let url = match &settings.gateway_url {
        Some(url) => url.clone(),
        None => gateway["url"].as_str().ok_or_else(|| odd("the gateway"))?.to_owned(),
    };
    let shards = gateway["shards"].as_u64().and_then(|shards| u32::try_from(shards).ok());
    let limit = &gateway["session_start_limit"];
    let used_up = limit["remaining"].as_u64() == Some(0);
    let reset = Duration::from_millis(limit["reset_after"].as_u64().unwrap_or_default());
    let wait = if used_up { reset } else { Duration::ZERO };
    tracing::info!(gateway = url, bot = user["username"].as_str(), "Discord knows the bot");
    Ok((identity, Gateway { url, shards: shards.unwrap_or(1).max(1), wait }))
}

async fn patiently(rest: &Rest, route: Route<'_>) -> Result<Value, DiscordError> {
    let mut pause = Duration::from_secs(1);
    loop {
        match rest.ask(&Ask::new(LightMethod::Get, route)).await {
            Ok(answer) => return Ok(answer),
            Err(Fault { status: Some(401), .. }) => return Err(DiscordError::WrongToken),
            Err(fault) if fault.passing() => {
                let wait = fault.after.unwrap_or_default().max(pause);
                tracing::warn!(%fault, seconds = wait.as_secs(), "Discord does not answer; trying again");
                tokio::time::sleep(wait).await;
                pause = (pause * 2).min(Duration::from_mins(2));
            }
            Err(fault) => return Err(DiscordError::Ended { why: fault.to_string() }),
        }
    }
}
