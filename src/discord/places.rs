//! What is known of servers and channels, from the gateway's events: only what the chat asks for.

use super::permissions::{Bearer, lacking};
use crate::chat::{Need, Place, Right, Rights};
use crate::words::Language;
use serde_json::Value;
use serenity::all::{
    ChannelId, ChannelType, Guild, GuildChannel, GuildId, PartialGuild, PermissionOverwrite, Permissions,
    Role, RoleId, UserId,
};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The kinds of channels in which there can be tables.
pub(super) const FIT: [ChannelType; 2] = [ChannelType::Text, ChannelType::News];

/// Whoever has one of these manages the server.
pub(super) const MANAGING: Permissions = Permissions::MANAGE_GUILD.union(Permissions::ADMINISTRATOR);

#[derive(Debug, Default)]
struct Server {
    locale: Option<Language>,
    owner: Option<UserId>,
    /// What each role allows.
    roles: HashMap<RoleId, Permissions>,
    /// The role that came with the bot: people mention it by mistake.
    role: Option<RoleId>,
    /// All that the bot has, if that is known.
    own: Option<Vec<RoleId>>,
}

#[derive(Clone, Debug)]
enum Channel {
    Plain {
        overwrites: Vec<PermissionOverwrite>,
        /// Whether it is of a kind in which there can be tables.
        fit: bool,
    },
    Thread {
        parent: Option<ChannelId>,
    },
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
        let mut known = self.known();
        known.channels.retain(|_, (server, _)| *server != guild.id);
        let server = Server {
            locale: Language::of_locale(&guild.preferred_locale),
            owner: Some(guild.owner_id),
            roles: allowed(&guild.roles),
            role: guild.roles.values().find(|role| self.is_own(role)).map(|role| role.id),
            own: guild.members.get(&self.bot).map(|member| member.roles.clone()),
        };
        known.servers.insert(guild.id, server);
        for channel in guild.channels.values().chain(&guild.threads) {
            known.channels.insert(channel.id, (guild.id, kind(channel)));
        }
    }

    /// A server's language, owner and roles may have changed.
    pub fn server_changed(&self, guild: &PartialGuild) {
        let mut known = self.known();
        let server = known.servers.entry(guild.id).or_default();
        server.locale = Language::of_locale(&guild.preferred_locale);
        server.owner = Some(guild.owner_id);
        server.roles = allowed(&guild.roles);
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
        server.roles.insert(role.id, role.permissions);
    }

    /// A role is gone.
    pub fn role_gone(&self, guild: GuildId, role: RoleId) {
        if let Some(server) = self.known().servers.get_mut(&guild) {
            server.roles.remove(&role);
        }
    }

    /// The bot has these roles now.
    pub fn own_roles(&self, guild: GuildId, roles: &[RoleId]) {
        if let Some(server) = self.known().servers.get_mut(&guild) {
            server.own = Some(roles.to_vec());
        }
    }

    /// What a member with these roles may do on a server: Discord does not say it with a message.
    pub fn rights(&self, guild: GuildId, member: UserId, roles: &[RoleId]) -> Rights {
        let known = self.known();
        let manages = known.servers.get(&guild).is_some_and(|server| {
            let managing = |role| server.roles.get(role).is_some_and(|role| role.intersects(MANAGING));
            server.owner == Some(member) || roles.iter().any(managing)
        });
        let roles = roles.iter().map(ToString::to_string).collect();
        Rights { manages, roles, ..Rights::default() }
    }

    /// The channels of a server that a member with these roles can't see.
    pub fn hidden_from(&self, guild: GuildId, member: UserId, roles: &[RoleId]) -> Vec<String> {
        let known = self.known();
        let Some(server) = known.servers.get(&guild).filter(|server| server.owner != Some(member)) else {
            return Vec::new();
        };
        let bearer = Bearer { guild, member, own: roles, roles: &server.roles };
        let is_hidden = |channel: &Channel| match channel {
            Channel::Plain { overwrites, .. } => !bearer.granted(overwrites).view_channel(),
            // A thread has its parent's.
            Channel::Thread { .. } => false,
        };
        let there = known.channels.iter().filter(|(_, (of, channel))| *of == guild && is_hidden(channel));
        there.map(|(id, _)| id.to_string()).collect()
    }

    /// The channels of a server in which there can be no tables: those for voices, say.
    pub fn unfit(&self, guild: GuildId) -> Vec<String> {
        let known = self.known();
        let unfit = |channel: &Channel| matches!(channel, Channel::Plain { fit: false, .. });
        let there = known.channels.iter().filter(|(_, (of, channel))| *of == guild && unfit(channel));
        there.map(|(id, _)| id.to_string()).collect()
    }

    /// What the bot may not do in a channel or thread of what is needed there; `None` if that can't be worked out.
    pub fn lacks(&self, channel: ChannelId, need: Need) -> Option<Vec<Right>> {
        self.granted(channel).map(|(granted, thread)| lacking(granted, need, thread))
    }

    /// Whether the bot is not shown what was written in a channel or thread before.
    pub fn hides_past(&self, channel: ChannelId) -> bool {
        self.granted(channel).is_some_and(|(granted, _)| !granted.contains(Permissions::READ_MESSAGE_HISTORY))
    }

    /// What the bot may do in a channel or thread, and whether it is a thread.
    fn granted(&self, channel: ChannelId) -> Option<(Permissions, bool)> {
        let known = self.known();
        let (guild, kind) = known.channels.get(&channel)?;
        let (overwrites, thread) = match kind {
            Channel::Plain { overwrites, .. } => (overwrites, false),
            Channel::Thread { parent } => match &known.channels.get(parent.as_ref()?)?.1 {
                Channel::Plain { overwrites, .. } => (overwrites, true),
                Channel::Thread { .. } => return None,
            },
        };
        let server = known.servers.get(guild)?;
        let bearer =
            Bearer { guild: *guild, member: self.bot, own: server.own.as_ref()?, roles: &server.roles };
        let granted =
            if server.owner == Some(self.bot) { Permissions::all() } else { bearer.granted(overwrites) };
        Some((granted, thread))
    }

    fn is_own(&self, role: &Role) -> bool {
        role.managed && role.tags.bot_id == Some(self.bot)
    }

    /// A channel or thread is new or has changed.
    pub fn channel(&self, channel: &GuildChannel) {
        self.known().channels.insert(channel.id, (channel.guild_id, kind(channel)));
    }

    /// Whether it is known what a channel is.
    pub fn knows(&self, channel: ChannelId) -> bool {
        self.known().channels.contains_key(&channel)
    }

    /// What Discord said of a channel that was asked for.
    pub fn channel_found(&self, channel: ChannelId, found: &Value) {
        let id = |name: &str| found[name].as_str()?.parse::<u64>().ok().filter(|id| *id != 0);
        let Some(guild) = id("guild_id").map(GuildId::new) else { return };
        let overwrites = serde_json::from_value(found["permission_overwrites"].clone()).unwrap_or_default();
        let kind = u8::try_from(found["type"].as_u64().unwrap_or_default()).unwrap_or_default();
        let kind = channel_of(kind.into(), id("parent_id").map(ChannelId::new), overwrites);
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
            Channel::Plain { .. } => None,
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
    channel_of(channel.kind, channel.parent_id, channel.permission_overwrites.clone())
}

fn channel_of(kind: ChannelType, parent: Option<ChannelId>, overwrites: Vec<PermissionOverwrite>) -> Channel {
    let fit = FIT.contains(&kind);
    if is_thread(kind) { Channel::Thread { parent } } else { Channel::Plain { overwrites, fit } }
}

fn allowed(roles: &HashMap<RoleId, Role>) -> HashMap<RoleId, Permissions> {
    roles.values().map(|role| (role.id, role.permissions)).collect()
}

/// Whether a channel of that kind is a thread (then its parent is a channel, not a category).
pub(super) fn is_thread(kind: ChannelType) -> bool {
    matches!(kind, ChannelType::NewsThread | ChannelType::PublicThread | ChannelType::PrivateThread)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn tables_need_a_channel_of_messages() {
        let places = Places::new(UserId::new(70));
        // Text, voice, announcements, a category, a thread, a forum.
        for (channel, kind) in [(20, 0), (21, 2), (22, 5), (23, 4), (24, 11), (25, 15)] {
            let found =
                json!({ "guild_id": "7", "type": kind, "permission_overwrites": [], "parent_id": "20" });
            places.channel_found(ChannelId::new(channel), &found);
        }
        let mut unfit = places.unfit(GuildId::new(7));
        unfit.sort();
        assert_eq!(unfit, ["21", "23", "25"]);
        assert_eq!(places.unfit(GuildId::new(6)), [""; 0]);
    }

    #[test]
    fn a_channel_is_hidden_from_whom_roles_and_overwrites_say() {
        let (see, none) = (Permissions::VIEW_CHANNEL.bits().to_string(), "0");
        let places = Places::new(UserId::new(70));
        // Everybody sees channels; one role sees the closed one, another administers.
        for (id, permissions) in
            [(7, Permissions::VIEW_CHANNEL), (8, Permissions::empty()), (9, Permissions::ADMINISTRATOR)]
        {
            let role = json!({
                "id": id.to_string(), "guild_id": "7", "name": "r", "color": 0, "hoist": false, "managed": false,
                "mentionable": false, "colors": { "primary_color": 0 }, "permissions": permissions.bits().to_string(), "position": 0,
            });
            places.role(&serde_json::from_value(role).expect("a role"));
        }
        let overwrites = json!([
            { "id": "7", "type": 0, "allow": none, "deny": see },
            { "id": "8", "type": 0, "allow": see, "deny": none },
            { "id": "55", "type": 1, "allow": see, "deny": none },
        ]);
        for (channel, overwrites) in [(20, json!([])), (21, overwrites)] {
            let found = json!({ "guild_id": "7", "type": 0, "permission_overwrites": overwrites });
            places.channel_found(ChannelId::new(channel), &found);
        }
        let hidden = |member: u64, roles: &[u64]| {
            let roles: Vec<RoleId> = roles.iter().copied().map(RoleId::new).collect();
            places.hidden_from(GuildId::new(7), UserId::new(member), &roles)
        };
        assert_eq!(hidden(54, &[]), ["21"]);
        assert_eq!(hidden(54, &[8]), [""; 0]);
        assert_eq!(hidden(54, &[9]), [""; 0]);
        assert_eq!(hidden(55, &[]), [""; 0]);
        // Nothing is known of other servers.
        assert_eq!(places.hidden_from(GuildId::new(6), UserId::new(54), &[]), [""; 0]);
    }
}
