//! What is known of servers and channels, from the gateway's events: only what the chat asks for.

use crate::chat::{Place, Rights};
use crate::words::Language;
use serenity::all::{
    ChannelId, ChannelType, Guild, GuildChannel, GuildId, PartialGuild, Permissions, Role, RoleId, UserId,
};
use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Whoever has one of these manages the server.
pub(super) const MANAGING: Permissions = Permissions::MANAGE_GUILD.union(Permissions::ADMINISTRATOR);

#[derive(Debug, Default)]
struct Server {
    locale: Option<Language>,
    owner: Option<UserId>,
    /// The roles that manage the server.
    managers: HashSet<RoleId>,
    /// The role that came with the bot: people mention it by mistake.
    role: Option<RoleId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Channel {
    Plain,
    Thread { parent: Option<ChannelId> },
}

#[derive(Debug, Default)]
struct Known {
    servers: HashMap<GuildId, Server>,
    channels: HashMap<ChannelId, (GuildId, Channel)>,
}

/// What is known of servers and channels.
#[derive(Debug)]
pub(super) struct Places {
    bot: UserId,
    known: Mutex<Known>,
}

impl Places {
    /// Nothing is known yet.
    pub fn new(bot: UserId) -> Places {
        Places { bot, known: Mutex::default() }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A server with all its channels and open threads.
    pub fn server(&self, guild: &Guild) {
        let role = guild.roles.values().find(|role| self.is_own(role)).map(|role| role.id);
        let locale = Language::of_locale(&guild.preferred_locale);
        let mut known = self.known();
        known.channels.retain(|_, (server, _)| *server != guild.id);
        let managers = guild.roles.values().filter(|role| role.permissions.intersects(MANAGING));
        let managers = managers.map(|role| role.id).collect();
        let owner = Some(guild.owner_id);
        known.servers.insert(guild.id, Server { locale, owner, managers, role });
        for channel in guild.channels.values().chain(&guild.threads) {
            known.channels.insert(channel.id, (guild.id, kind(channel)));
        }
    }

    /// A server's language may have changed.
    pub fn server_changed(&self, guild: &PartialGuild) {
        let mut known = self.known();
        let server = known.servers.entry(guild.id).or_default();
        server.locale = Language::of_locale(&guild.preferred_locale);
        server.owner = Some(guild.owner_id);
    }

    /// The bot has left a server, or the server is not reachable now.
    pub fn server_gone(&self, guild: GuildId) {
        let mut known = self.known();
        known.servers.remove(&guild);
        known.channels.retain(|_, (server, _)| *server != guild);
    }

    /// A role is new or has changed.
    pub fn role(&self, role: &Role) {
        let mut known = self.known();
        let server = known.servers.entry(role.guild_id).or_default();
        if self.is_own(role) {
            server.role = Some(role.id);
        }
        if role.permissions.intersects(MANAGING) {
            server.managers.insert(role.id);
        } else {
            server.managers.remove(&role.id);
        }
    }

    /// What a member with these roles may do on a server: Discord does not say it with a message.
    pub fn rights(&self, guild: GuildId, member: UserId, roles: &[RoleId]) -> Rights {
        let known = self.known();
        let server = known.servers.get(&guild);
        let manages = server.is_some_and(|server| {
            server.owner == Some(member) || roles.iter().any(|role| server.managers.contains(role))
        });
        Rights { manages, roles: roles.iter().map(ToString::to_string).collect() }
    }

    fn is_own(&self, role: &Role) -> bool {
        role.managed && role.tags.bot_id == Some(self.bot)
    }

    /// A channel or thread is new or has changed.
    pub fn channel(&self, channel: &GuildChannel) {
        self.known().channels.insert(channel.id, (channel.guild_id, kind(channel)));
    }

    /// What Discord said of a channel that was asked for.
    pub fn channel_found(&self, guild: GuildId, channel: ChannelId, kind: u64, parent: Option<ChannelId>) {
        let kind = u8::try_from(kind).map_or(Channel::Plain, |kind| channel_of(kind.into(), parent));
        self.known().channels.insert(channel, (guild, kind));
    }

    /// A channel or thread is gone.
    pub fn channel_gone(&self, channel: ChannelId) {
        self.known().channels.remove(&channel);
    }

    /// The role that came with the bot on a server.
    pub fn role_of(&self, guild: GuildId) -> Option<RoleId> {
        self.known().servers.get(&guild)?.role
    }

    /// The place of a channel of a server; `None` if the channel is not known.
    pub fn place(&self, guild: GuildId, channel: ChannelId) -> Option<Place> {
        let known = self.known();
        let (_, kind) = known.channels.get(&channel)?;
        let parent = match kind {
            Channel::Plain => None,
            Channel::Thread { parent } => parent.map(|parent| parent.to_string()),
        };
        let locale = known.servers.get(&guild).and_then(|server| server.locale);
        Some(Place { server: Some(guild.to_string()), channel: channel.to_string(), parent, locale })
    }

    /// The place of a channel of which nothing more can be learnt.
    pub fn bare_place(&self, guild: GuildId, channel: ChannelId) -> Place {
        let locale = self.known().servers.get(&guild).and_then(|server| server.locale);
        Place { server: Some(guild.to_string()), channel: channel.to_string(), parent: None, locale }
    }
}

fn kind(channel: &GuildChannel) -> Channel {
    channel_of(channel.kind, channel.parent_id)
}

fn channel_of(kind: ChannelType, parent: Option<ChannelId>) -> Channel {
    if is_thread(kind) { Channel::Thread { parent } } else { Channel::Plain }
}

/// Whether a channel of that kind is a thread (then its parent is a channel, not a category).
pub(super) fn is_thread(kind: ChannelType) -> bool {
    matches!(kind, ChannelType::NewsThread | ChannelType::PublicThread | ChannelType::PrivateThread)
}
