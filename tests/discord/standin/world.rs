//! The state of the stand-in: people, channels, messages, interactions, and requests.

use super::rights;
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::time::{Duration, Instant, SystemTime};
use tokio::sync::mpsc;

/// The beginning of the times in Discord's ids, in milliseconds since 1970.
const EPOCH: u128 = 1_420_070_400_000;

/// The first id; ids contain their time.
fn first_id() -> u64 {
    let now = SystemTime::UNIX_EPOCH.elapsed().expect("a clock that is set").as_millis();
    u64::try_from(now - EPOCH).expect("a time in this age") << 22
}

/// The time of every event at the stand-in.
pub const NOW: &str = "2026-11-20T12:00:00.000000+00:00";

/// A person or bot.
#[derive(Clone, Debug)]
pub struct User {
    pub id: u64,
    pub name: String,
    pub nick: Option<String>,
    pub locale: String,
    pub bot: bool,
    /// Whether they accept no direct messages.
    pub closed: bool,
    /// Roles on the server.
    pub roles: Vec<u64>,
    /// Whether they have left the server.
    pub gone: bool,
}

/// The kind of a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Text,
    Forum,
    Thread { parent: u64 },
    Direct { with: u64 },
}

/// A channel, thread or conversation.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools)] // What may or may not be done there is one question each.
pub struct Channel {
    pub id: u64,
    pub name: String,
    pub kind: Kind,
    pub archived: bool,
    pub locked: bool,
    /// Whether the bot may not post here.
    pub forbidden: bool,
    /// Whether the bot may not even see it.
    pub hidden: bool,
    /// Whether the bot may not open threads here.
    pub no_threads: bool,
    /// The members of a private thread, beside the bot.
    pub members: Option<Vec<u64>>,
    /// The permissions that the channel denies to the bot's role.
    pub denied: u64,
    /// The members who may not see it.
    pub closed_to: Vec<u64>,
    /// When it was renamed.
    pub named: Vec<Instant>,
    /// The tags of a forum.
    pub tags: Vec<Tag>,
    pub tag_required: bool,
    /// The tags of a forum's post.
    pub applied: Vec<u64>,
}

/// A tag of a forum.
#[derive(Clone, Debug)]
pub struct Tag {
    pub id: u64,
    pub name: String,
    /// Whether only those who manage threads may give it.
    pub moderated: bool,
}

/// A picture or other file of a message.
#[derive(Clone)]
pub struct File {
    pub name: String,
    pub kind: String,
    pub bytes: Vec<u8>,
    pub alt: Option<String>,
}

/// A failing test prints only a short form of a file.
impl std::fmt::Debug for File {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({}, {} bytes, alt {:?})", self.name, self.kind, self.bytes.len(), self.alt)
    }
}

/// A button: id, label, style.
pub type Button = (String, String, u64);

/// A message.
#[derive(Clone, Debug)]
pub struct Message {
    pub id: u64,
    pub channel: u64,
    pub author: u64,
    pub content: String,
    pub files: Vec<File>,
    /// Rows of buttons; a menu is a row of its options, with a special style.
    pub buttons: Vec<Vec<Button>>,
    /// The users whom it notified.
    pub notified: Vec<u64>,
    pub reply_to: Option<u64>,
    pub nonce: Option<String>,
    /// Whether it makes no sound.
    pub silent: bool,
    /// The interaction it answers, and whether only its author sees it.
    pub interaction: Option<u64>,
    pub ephemeral: bool,
    pub has_thread: bool,
    pub posted: Instant,
    /// Its earlier versions, the oldest first.
    pub earlier: Vec<Version>,
}

/// The style of a menu's options.
pub const OPTION: u64 = 0;
/// The style of a button that opens an address.
pub const LINK: u64 = 5;

/// The style of a menu of members; its id is that of the menu.
pub const MEMBERS: u64 = 1000;

/// The content of a message at one time.
#[derive(Clone, Debug)]
pub struct Version {
    pub content: String,
    pub buttons: Vec<Vec<Button>>,
}

impl Message {
    /// The addresses that its buttons open.
    pub fn links(&self) -> Vec<&str> {
        let links = self.buttons.iter().flatten().filter(|(_, _, style)| *style == LINK);
        links.map(|(address, _, _)| address.as_str()).collect()
    }

    /// The ids of all buttons, row by row.
    pub fn button_ids(&self) -> Vec<&str> {
        self.buttons.iter().flatten().map(|(id, _, _)| id.as_str()).collect()
    }
}

/// An interaction and its outcome.
#[derive(Clone, Debug)]
pub struct Interaction {
    pub id: u64,
    pub token: String,
    pub user: u64,
    pub channel: u64,
    pub started: Instant,
    /// The message under which a button was pressed.
    pub under: Option<u64>,
    /// The type of the first answer, when it came, and how long it took.
    pub acknowledged: Option<u64>,
    pub answered_in: Duration,
    pub ephemeral: bool,
    /// The message `@original`, when it has content.
    pub original: Option<u64>,
    pub deleted: bool,
    /// The form that was shown.
    pub form: Option<Value>,
    /// The choices of an autocompletion.
    pub choices: Option<Vec<(String, Value)>>,
}

/// A number of requests in a time.
pub type Limit = (u32, Duration);

/// A fault to be made on purpose.
#[derive(Clone, Debug)]
pub struct Fault {
    pub method: &'static str,
    /// A part of the path, without `/api/v10`.
    pub path: String,
    pub status: u16,
    pub code: i64,
    pub retry_after: Option<f64>,
    pub times: u32,
    /// Whether the request is carried out first, and only its answer lost.
    pub after_doing: bool,
}

/// A request that was received.
#[derive(Clone, Debug)]
pub struct Asked {
    pub method: String,
    pub path: String,
    pub status: u16,
    pub body: Value,
    pub at: Instant,
}

/// An action of the gateway on a connection.
#[derive(Clone, Debug)]
pub enum Wire {
    Send(Value),
    Close(u16),
    Drop,
}

/// A gateway session: it outlives its connections.
#[derive(Debug)]
pub struct Session {
    pub id: String,
    pub sequence: u64,
    pub events: Vec<(u64, Value)>,
    pub connection: Option<mpsc::UnboundedSender<Wire>>,
    pub intents: u64,
}

impl Session {
    /// Notes an event, which a resume sends again.
    pub fn adds(&mut self, kind: &str, data: &Value) -> Value {
        self.sequence += 1;
        let event = json!({ "op": 0, "s": self.sequence, "t": kind, "d": data });
        self.events.push((self.sequence, event.clone()));
        event
    }

    /// Sends an event, if there is a connection.
    fn tells(&mut self, kind: &str, data: &Value) {
        let event = self.adds(kind, data);
        if let Some(connection) = &self.connection
            && connection.send(Wire::Send(event)).is_err()
        {
            self.connection = None;
        }
    }
}

/// The whole state.
#[derive(Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a thing of its own that can be the case")]
pub struct World {
    next: u64,
    pub token: String,
    /// The gateway's address.
    pub gateway: String,
    pub bot: u64,
    pub application: u64,
    pub guild: u64,
    pub guild_locale: String,
    /// Whether the bot was removed from the server.
    pub left: bool,
    /// Whether the server can't be reached: new sessions are told so.
    pub unavailable: bool,
    /// The role that came with the bot.
    pub role: u64,
    /// The permissions of that role.
    pub allowed: u64,
    /// The role that may manage the server.
    pub managers: u64,
    pub message_content_granted: bool,
    pub users: BTreeMap<u64, User>,
    pub channels: BTreeMap<u64, Channel>,
    pub messages: Vec<Message>,
    pub interactions: BTreeMap<u64, Interaction>,
    /// The registered commands, by server (`None`: everywhere).
    pub commands: HashMap<Option<u64>, Vec<Value>>,
    pub faults: Vec<Fault>,
    pub asked: Vec<Asked>,
    /// Whether bodies are not checked against Discord's description.
    pub trusting: bool,
    /// The limit of each route.
    pub limit: Limit,
    /// The limit of all routes together.
    pub limit_of_all: Option<Limit>,
    pub used: HashMap<String, (Instant, u32)>,
    /// The session of the first shard, which hears direct messages.
    pub session: Option<Session>,
    /// The number of shards that Discord asks for: one, or two, of which the second has the server.
    pub shards: u64,
    pub second: Option<Session>,
    /// Sessions that are still connected although their shard has a newer one, by the shard.
    pub earlier: Vec<(u64, Session)>,
    /// Whether connections that begin or resume a session of the second shard have to wait.
    pub second_held: bool,
    pub waiting: Vec<(Value, mpsc::UnboundedSender<Wire>)>,
    /// Identifies and resumes seen.
    pub identified: u32,
    pub resumed: u32,
    /// How many of the next sessions break before the bot is told of them.
    pub beginnings_cut: u32,
    /// Whether new connections have to wait.
    pub held: bool,
    pub heartbeats: u32,
    /// Whether people use the bot by a personal installation, where it is no member of the server.
    pub personal: bool,
    /// The emoji of the application: their ids, names and pictures.
    pub emoji: Vec<(u64, String, Vec<u8>)>,
    /// The lines beside the bot's name, the oldest first.
    pub presences: Vec<String>,
    /// Whether heartbeats are not acknowledged.
    pub numb: bool,
    /// Whether payloads are not compressed, though the bot asks for it.
    pub plain: bool,
    /// The paths of the gateway's connections.
    pub dialled: Vec<String>,
    /// The address at which sessions are resumed, if it is another one.
    pub resume_at: Option<String>,
    /// The answers to the next attempts to resume.
    pub resumes_answered: VecDeque<Wire>,
    /// Requests that the real Discord would not have got or would have refused.
    pub problems: Vec<String>,
    /// The signs that the bot has set under messages, in the form of routes.
    pub signs: Vec<(u64, String)>,
}

impl World {
    /// A server with a channel, a bot and nobody else.
    pub fn new(token: &str) -> World {
        let mut world = World {
            next: first_id(),
            token: token.to_owned(),
            gateway: String::new(),
            bot: 0,
            application: 0,
            guild: 0,
            guild_locale: "en-US".into(),
            left: false,
            unavailable: false,
            role: 0,
            allowed: rights::INVITED,
            managers: 0,
            message_content_granted: false,
            users: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: Vec::new(),
            interactions: BTreeMap::new(),
            commands: HashMap::new(),
            faults: Vec::new(),
            asked: Vec::new(),
            trusting: false,
            limit: (50, Duration::from_secs(1)),
            limit_of_all: None,
            used: HashMap::new(),
            session: None,
            shards: 1,
            second: None,
            earlier: Vec::new(),
            second_held: false,
            waiting: Vec::new(),
            identified: 0,
            resumed: 0,
            beginnings_cut: 0,
            held: false,
            heartbeats: 0,
            personal: false,
            emoji: Vec::new(),
            presences: Vec::new(),
            numb: false,
            plain: false,
            dialled: Vec::new(),
            resume_at: None,
            resumes_answered: VecDeque::new(),
            problems: Vec::new(),
            signs: Vec::new(),
        };
        world.guild = world.id();
        if (world.guild >> 22).is_multiple_of(2) {
            // Of two shards it belongs to the second.
            world.guild = world.id();
        }
        world.role = world.id();
        world.managers = world.id();
        world.application = world.id();
        world.bot = world.add_user("Liege", "en-US");
        let bot = world.bot;
        let role = world.role;
        let user = world.users.get_mut(&bot).unwrap();
        (user.bot, user.roles) = (true, vec![role]);
        world
    }

    /// A new id; ids grow.
    pub fn id(&mut self) -> u64 {
        self.next += 1 << 22;
        self.next
    }

    pub fn add_user(&mut self, name: &str, locale: &str) -> u64 {
        let id = self.id();
        let user = User {
            id,
            name: name.to_owned(),
            nick: None,
            locale: locale.to_owned(),
            bot: false,
            closed: false,
            roles: Vec::new(),
            gone: false,
        };
        self.users.insert(id, user);
        id
    }

    pub fn add_channel(&mut self, name: &str, kind: Kind) -> u64 {
        let id = self.id();
        self.insert_channel(id, name, kind);
        id
    }

    pub fn insert_channel(&mut self, id: u64, name: &str, kind: Kind) {
        let channel = Channel {
            id,
            name: name.to_owned(),
            kind,
            archived: false,
            locked: false,
            forbidden: false,
            hidden: false,
            no_threads: false,
            members: None,
            denied: 0,
            closed_to: Vec::new(),
            named: Vec::new(),
            tags: Vec::new(),
            tag_required: false,
            applied: Vec::new(),
        };
        self.channels.insert(id, channel);
    }

    /// The conversation of the bot with a member.
    pub fn direct(&mut self, with: u64) -> u64 {
        let kind = Kind::Direct { with };
        let known = self.channels.values().find(|channel| channel.kind == kind).map(|channel| channel.id);
        known.unwrap_or_else(|| self.add_channel("direct", kind))
    }

    /// The newest message of a channel.
    pub fn last_message(&self, channel: u64) -> Option<u64> {
        let there = self.messages.iter().filter(|message| message.channel == channel && !message.ephemeral);
        there.map(|message| message.id).max()
    }

    pub fn message(&self, id: u64) -> Option<&Message> {
        self.messages.iter().find(|message| message.id == id)
    }

    /// Sends an event to the bot's session (connected or not); without a session it is lost, as for a bot
    /// that is not running.
    pub fn dispatch(&mut self, kind: &str, data: &Value) {
        let of_guild = kind.starts_with("GUILD_") || data["guild_id"].is_string();
        let shard = u64::from(of_guild && self.shards > 1);
        self.dispatch_by(shard, kind, data);
        for (_, session) in self.earlier.iter_mut().filter(|(of, _)| *of == shard) {
            session.tells(kind, data);
        }
    }

    /// The session of a shard.
    pub fn session_of(&mut self, shard: u64) -> &mut Option<Session> {
        if shard == 0 { &mut self.session } else { &mut self.second }
    }

    /// Sends an event to the newest session of a shard.
    pub fn dispatch_by(&mut self, shard: u64, kind: &str, data: &Value) {
        if let Some(session) = self.session_of(shard) {
            session.tells(kind, data);
        }
    }

    /// Whether the bot's session may read every message.
    pub fn reads_everything(&self) -> bool {
        self.session.as_ref().is_some_and(|session| session.intents & (1 << 15) != 0)
    }
}
