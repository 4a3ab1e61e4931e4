//! A stand-in for Discord on loopback: REST and gateway, as far as Liege uses them, and stricter.
//!
//! [`Standin::start`] opens it; people are added and act through [`Standin::change`] and the methods beside
//! it; [`Standin::finish`] fails the test if a request is unknown to Discord or would be refused, if an
//! event could not be read, or if any address beyond loopback was contacted.

// Each test program uses other parts of it.
#![allow(dead_code)]

pub mod acts;
mod bodies;
mod files;
pub mod forum;
pub mod gateway;
pub mod payloads;
mod private;
pub mod relay;
mod rest;
pub mod rights;
mod schema;
pub mod tls;
pub mod watch;
pub mod world;

use liege_discord::DiscordSettings;
use serde_json::Value;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch as change;
pub use world::{Fault, File, Kind, Message, Wire, World};

/// How long anything may take before a test gives up.
const PATIENCE: Duration = Duration::from_mins(1);

/// An id in Discord's form; 0 if there is none.
pub fn at(value: &Value) -> u64 {
    value.as_str().and_then(|text| text.parse().ok()).unwrap_or(0)
}

/// The shared state of REST and the gateway.
pub struct Shared {
    world: Mutex<World>,
    changed: change::Sender<()>,
}

impl Shared {
    fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn read<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        look(&self.world())
    }

    pub fn change<T>(&self, act: impl FnOnce(&mut World) -> T) -> T {
        let outcome = act(&mut self.world());
        self.changed.send_replace(());
        outcome
    }

    pub fn problem(&self, what: String) {
        self.change(|world| world.problems.push(what));
    }
}

/// The stand-in.
pub struct Standin {
    pub shared: Arc<Shared>,
    pub address: SocketAddr,
}

impl Standin {
    /// Opens a separate stand-in, with a server that has nobody in it but the bot.
    pub async fn start() -> Standin {
        watch::start();
        Standin::open(false).await
    }

    /// Opens a stand-in without watchers and checks, for measurements of the program alone.
    pub async fn unwatched() -> Standin {
        Standin::open(true).await
    }

    async fn open(trusting: bool) -> Standin {
        static STANDINS: AtomicU32 = AtomicU32::new(0);
        let token = format!("secret-token-{}", STANDINS.fetch_add(1, Ordering::Relaxed));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let mut world = World::new(&token);
        world.gateway = format!("ws://{address}");
        world.trusting = trusting;
        let shared = Arc::new(Shared { world: Mutex::new(world), changed: change::Sender::new(()) });
        let app = axum::Router::new()
            .route("/", axum::routing::any(gateway::connect))
            .route(gateway::RESUME, axum::routing::any(gateway::connect))
            .route("/attachments/{message}/{name}", axum::routing::get(files::given))
            .fallback(rest::answer)
            .layer(axum::extract::DefaultBodyLimit::max(64 << 20))
            .with_state(Arc::clone(&shared));
        tokio::spawn(async move { axum::serve(listener, app).await.unwrap() });
        Standin { shared, address }
    }

    /// Settings that lead here in the simple way: by `api_url`.
    pub fn settings(&self) -> DiscordSettings {
        let token = self.read(|world| world.token.clone());
        DiscordSettings { api_url: Some(format!("http://{}", self.address)), ..DiscordSettings::new(&token) }
    }

    pub fn read<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        self.shared.read(look)
    }

    pub fn change<T>(&self, act: impl FnOnce(&mut World) -> T) -> T {
        self.shared.change(act)
    }

    pub fn user(&self, name: &str, locale: &str) -> u64 {
        self.change(|world| world.add_user(name, locale))
    }

    pub fn channel(&self, name: &str) -> u64 {
        self.change(|world| world.add_channel(name, Kind::Text))
    }

    /// Waits until `look` finds something.
    pub async fn until<T>(&self, what: &str, mut look: impl FnMut(&World) -> Option<T>) -> T {
        let mut changes = self.shared.changed.subscribe();
        let wait = async {
            loop {
                if let Some(found) = self.read(&mut look) {
                    return found;
                }
                changes.changed().await.unwrap();
            }
        };
        let found = tokio::time::timeout(PATIENCE, wait).await;
        found.unwrap_or_else(|_| panic!("waited in vain for: {what}\n{}", self.read(summary)))
    }

    /// Waits until the bot is connected and its commands are registered.
    pub async fn ready(&self) {
        self.until("a connected bot with commands", |world| {
            let is_connected = |session: &Option<world::Session>| {
                session.as_ref().is_some_and(|session| session.connection.is_some())
            };
            let connected =
                is_connected(&world.session) && (world.shards == 1 || is_connected(&world.second));
            (connected && !world.commands.is_empty()).then_some(())
        })
        .await;
    }

    /// Waits until the bot has left the gateway.
    pub async fn gone(&self) {
        self.until("the bot to be gone", |world| world.session.is_none().then_some(())).await;
    }

    /// A message typed by somebody.
    pub fn say(&self, user: u64, channel: u64, text: &str) -> u64 {
        self.change(|world| world.say(user, channel, text, None, false))
    }

    /// A message typed by somebody, with a file.
    pub fn attach(&self, user: u64, channel: u64, text: &str, file: File) -> u64 {
        self.change(|world| world.say_with(user, channel, text, vec![file]))
    }

    /// A reply typed by somebody, which notifies its addressee.
    pub fn reply(&self, user: u64, to: u64, text: &str) -> u64 {
        self.change(|world| {
            let channel = world.message(to).expect("a message").channel;
            world.say(user, channel, text, Some(to), true)
        })
    }

    /// A direct message to the bot.
    pub fn tell(&self, user: u64, text: &str) -> u64 {
        self.change(|world| {
            let channel = world.direct(user);
            world.say(user, channel, text, None, false)
        })
    }

    /// A mention of the bot.
    pub fn mention(&self) -> String {
        self.read(|world| format!("<@{}>", world.bot))
    }

    /// A slash command; waits for its answers.
    pub async fn slash(&self, user: u64, channel: u64, name: &str, given: &[(&str, &str)]) -> Vec<Message> {
        let id = self.change(|world| world.slash(user, channel, name, given));
        self.answers(id).await
    }

    /// A press of a button; waits for its answers.
    pub async fn press(&self, user: u64, message: u64, button: &str) -> Vec<Message> {
        let id = self.change(|world| world.press(user, message, button));
        self.answers(id).await
    }

    /// An entry of the menu beside a message or a member; waits for its answers.
    pub async fn beside(&self, user: u64, channel: u64, name: &str, target: u64) -> Vec<Message> {
        let id = self.change(|world| world.beside(user, channel, name, target));
        self.answers(id).await
    }

    /// A press of a button that shows a form, which is filled in; waits for the answers.
    pub async fn fill(&self, user: u64, message: u64, button: &str, text: &str) -> Vec<Message> {
        let pressed = self.change(|world| world.press(user, message, button));
        self.until("a form", |world| world.interactions[&pressed].form.clone()).await;
        let id = self.change(|world| world.fill(pressed, text));
        self.answers(id).await
    }

    /// A press of a button that shows a form, which is filled in field by field; waits for the answers.
    pub async fn fill_in(
        &self,
        user: u64,
        message: u64,
        button: &str,
        given: &[(&str, &str)],
    ) -> Vec<Message> {
        let pressed = self.change(|world| world.press(user, message, button));
        self.filled(pressed, given).await
    }

    /// A slash command that shows a form, which is filled in; waits for the answers.
    pub async fn slash_form(
        &self,
        user: u64,
        channel: u64,
        name: &str,
        given: &[(&str, &str)],
    ) -> Vec<Message> {
        let asked = self.change(|world| world.slash(user, channel, name, &[]));
        self.filled(asked, given).await
    }

    async fn filled(&self, asked: u64, given: &[(&str, &str)]) -> Vec<Message> {
        self.until("a form", |world| world.interactions[&asked].form.clone()).await;
        let id = self.change(|world| world.fill_in(asked, given));
        self.answers(id).await
    }

    /// A member chosen in a menu of members; waits for the answers.
    pub async fn choose(&self, user: u64, message: u64, menu: &str, member: u64) -> Vec<Message> {
        let id = self.change(|world| world.choose(user, message, menu, member));
        self.answers(id).await
    }

    /// Waits until an interaction is answered or its answer deleted, and returns the messages that only its
    /// user sees.
    pub async fn answers(&self, interaction: u64) -> Vec<Message> {
        self.until("an answer to an interaction", |world| {
            let state = &world.interactions[&interaction];
            (state.original.is_some() || state.deleted).then_some(())
        })
        .await;
        // Further messages follow the first at once.
        tokio::time::sleep(Duration::from_millis(60)).await;
        self.read(|world| {
            let own = |message: &&Message| message.interaction == Some(interaction);
            world.messages.iter().filter(own).cloned().collect()
        })
    }

    /// The completions of an option that is being typed: labels and values.
    pub async fn completions(
        &self,
        user: u64,
        channel: u64,
        command: &str,
        given: &[(&str, &str)],
        focused: &str,
    ) -> Vec<(String, Value)> {
        let id = self.change(|world| world.typing(user, channel, command, given, focused));
        self.until("completions", |world| world.interactions[&id].choices.clone()).await
    }

    /// The public messages in a channel, the oldest first.
    pub fn messages(&self, channel: u64) -> Vec<Message> {
        self.read(|world| {
            let public = |message: &&Message| message.channel == channel && !message.ephemeral;
            world.messages.iter().filter(public).cloned().collect()
        })
    }

    /// The bot's public messages in a channel, the oldest first.
    pub fn posts(&self, channel: u64) -> Vec<Message> {
        let bot = self.read(|world| world.bot);
        self.messages(channel).into_iter().filter(|message| message.author == bot).collect()
    }

    /// Waits until the bot has posted at least this number of messages in a channel, and returns them.
    pub async fn posted(&self, channel: u64, count: usize) -> Vec<Message> {
        self.until(&format!("{count} posts"), |world| {
            let own = |message: &&Message| {
                message.channel == channel && message.author == world.bot && !message.ephemeral
            };
            let posts: Vec<Message> = world.messages.iter().filter(own).cloned().collect();
            (posts.len() >= count).then_some(posts)
        })
        .await
    }

    /// The present state of a message.
    pub fn message(&self, id: u64) -> Message {
        self.read(|world| world.message(id).cloned()).expect("a message")
    }

    /// Waits until a message has been edited this number of times, and returns it.
    pub async fn edited(&self, id: u64, times: usize) -> Message {
        self.until(&format!("edit {times} of a message"), |world| {
            world.message(id).filter(|message| message.earlier.len() >= times).cloned()
        })
        .await
    }

    /// Makes the next `times` matching requests fail, with this status.
    pub fn fail(&self, method: &'static str, path: &str, status: u16, code: i64, times: u32) {
        self.fault(Fault {
            method,
            path: path.to_owned(),
            status,
            code,
            retry_after: None,
            times,
            after_doing: false,
        });
    }

    pub fn fault(&self, fault: Fault) {
        self.change(|world| world.faults.push(fault));
    }

    /// Breaks the gateway's connection.
    pub fn break_gateway(&self, how: Wire) {
        self.change(|world| {
            let connection = world.session.as_mut().and_then(|session| session.connection.take());
            let _ = connection.expect("a connected bot").send(how);
        });
    }

    /// Cuts the second shard off, with the loss of its session.
    pub fn cut_second_off(&self) {
        self.change(|world| {
            world.second_held = true;
            let connection = world.second.take().and_then(|session| session.connection);
            let _ = connection.expect("a connected shard").send(Wire::Drop);
        });
    }

    /// Lets the second shard connect again.
    pub fn let_second_in(&self) {
        self.change(|world| {
            world.second_held = false;
            for (payload, wire) in std::mem::take(&mut world.waiting) {
                gateway::begin(world, &payload, &wire);
            }
        });
    }

    /// Ends the test: no request may have been wrong, lost, or sent elsewhere.
    pub fn finish(&self) {
        let problems = self.read(|world| world.problems.clone());
        assert!(problems.is_empty(), "{problems:#?}");
        assert_eq!(watch::lost_events(), Vec::<String>::new());
        assert_eq!(watch::strangers(), Vec::<String>::new());
        let secrets: Vec<String> = self.read(|world| {
            let tokens = world.interactions.values().map(|interaction| interaction.token.clone());
            tokens.chain([world.token.clone()]).collect()
        });
        let log = watch::log();
        for secret in secrets {
            let leak = log.lines().find(|line| line.contains(&secret));
            assert_eq!(leak, None, "a secret stands in the log");
        }
    }
}

/// A summary for a test that waits in vain.
fn summary(world: &World) -> String {
    let mut lines = vec![format!("problems: {:#?}", world.problems)];
    for message in world.messages.iter().rev().take(15).rev() {
        let name = &world.users[&message.author].name;
        lines.push(format!("{name} in {}: {:?} {:?}", message.channel, message.content, message.buttons));
    }
    for asked in world.asked.iter().rev().take(15).rev() {
        lines.push(format!("{} {} {}", asked.method, asked.path, asked.status));
    }
    lines.push(format!("lost events: {:?}", watch::lost_events()));
    lines.join("\n")
}
