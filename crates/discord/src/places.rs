//! Data about servers and channels from the gateway's events, as far as the chat needs it.

use super::permissions::{Bearer, is_thread, lacking};
use liege_chat::{Need, Place, Right, Rights};
use liege_words::Language;
use serde_json::Value;
use serenity::all::{
    ChannelId, ChannelType, Guild, GuildChannel, GuildId, PartialGuild, PermissionOverwrite, Permissions,
    Role, RoleId, UserId,
};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The kinds of channels that can have tables.
pub(super) const FIT: [ChannelType; 3] = [ChannelType::Text, ChannelType::News, ChannelType::Forum];

/// The permissions each of which makes a member a manager of the server.
pub(super) const MANAGING: Permissions = Permissions::MANAGE_GUILD.union(Permissions::ADMINISTRATOR);

#[derive(Debug, Default)]
struct Server {
    locale: Option<Language>,
    owner: Option<UserId>,
    /// The permissions of each role.
    roles: HashMap<RoleId, Permissions>,
    /// The role that came with the bot: people sometimes mention it by mistake.
    role: Option<RoleId>,
    /// The bot's roles, if they are known.
    own: Option<Vec<RoleId>>,
}

#[derive(Clone, Debug)]
enum Channel {
    Plain { overwrites: Vec<PermissionOverwrite>, kind: ChannelType },
    Thread { parent: Option<ChannelId> },
}

#[derive(Debug, Default)]
struct Known {
    servers: HashMap<GuildId, Server>,
    channels: HashMap<ChannelId, (GuildId, Channel)>,
}

/// The known servers and channels.
#[derive(Debug)]
pub(super) struct Places {
    bot: UserId,
    known: Mutex<Known>,
}

impl Places {
    /// Makes it empty.
    pub fn new(bot: UserId) -> Places {
        Places { bot, known: Mutex::default() }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a server with all its channels and open threads.
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

    /// Updates a server's language, owner and roles.
    pub fn server_changed(&self, guild: &PartialGuild) {
        let mut known = self.known();
        let server = known.servers.entry(guild.id).or_default();
        server.locale = Language::of_locale(&guild.preferred_locale);
        server.owner = Some(guild.owner_id);
        server.roles = allowed(&guild.roles);
    }

    /// Forgets a server that the bot has left, or that is not reachable now.
    pub fn server_gone(&self, guild: GuildId) {
        let mut known = self.known();
        known.servers.remove(&guild);
        known.channels.retain(|_, (server, _)| *server != guild);
    }

    /// Adds or updates a role.
    pub fn role(&self, role: &Role) {
        let mut known = self.known();
        let server = known.servers.entry(role.guild_id).or_default();
        if self.is_own(role) {
            server.role = Some(role.id);
        }
        server.roles.insert(role.id, role.permissions);
    }

    /// Removes a role.
    pub fn role_gone(&self, guild: GuildId, role: RoleId) {
        if let Some(server) = self.known().servers.get_mut(&guild) {
            server.roles.remove(&role);
        }
    }

    /// Sets the bot's roles.
    pub fn own_roles(&self, guild: GuildId, roles: &[RoleId]) {
        if let Some(server) = self.known().servers.get_mut(&guild) {
            server.own = Some(roles.to_vec());
        }
    }

    /// The permissions of a member with these roles on a server: Discord does not send them with a message.
    pub fn rights(&self, guild: GuildId, member: UserId, roles: &[RoleId]) -> Rights {
        let known = self.known();
        let manages = known.servers.get(&guild).is_some_and(|server| {
            let managing = |role| server.roles.get(role).is_some_and(|role| role.intersects(MANAGING));
            server.owner == Some(member) || roles.iter().any(managing)
        });
        let roles = roles.iter().map(ToString::to_string).collect();
        Rights { manages, roles, ..Rights::default() }
    }

    /// Adds the server's channels to a member's permissions.
    pub fn look_around(&self, guild: GuildId, member: UserId, rights: &mut Rights) {
        let known = self.known();
        let Some(server) = known.servers.get(&guild) else { return };
        let own: Vec<RoleId> = rights
            .roles
            .iter()
            .filter_map(|id| id.parse().ok().filter(|id| *id != 0).map(RoleId::new))
            .collect();
        let member = Bearer { guild, member, own: &own, roles: &server.roles };
        let owns = server.owner == Some(member.member);
        // A thread has its parent's permissions.
        let plain = known.channels.iter().filter_map(|(id, (of, channel))| match channel {
            Channel::Plain { overwrites, kind } if *of == guild => Some((id, overwrites, *kind)),
            _ => None,
        });
        for (id, overwrites, kind) in plain {
            let id = id.to_string();
            if !FIT.contains(&kind) {
                rights.unfit.push(id.clone());
            } else if let Some(granted) = self.own(guild, server, overwrites) {
                let mut lacks = lacking(granted, Need::Posts, kind);
                lacks.extend(lacking(granted, Need::Threads, kind));
                lacks.sort_unstable();
                lacks.dedup();
                if !lacks.is_empty() {
                    rights.lacking.push((id.clone(), lacks));
                }
            }
            if kind == ChannelType::Forum {
                rights.forums.push(id.clone());
            }
            if !owns && !member.granted(overwrites).view_channel() {
                rights.hidden.push(id);
            }
        }
    }

    /// Whether everybody on a server sees a channel, and what was written there before. Nobody sees an
    /// unknown channel.
    pub fn everybody_sees(&self, server: &str, channel: &str) -> bool {
        let number = |id: &str| id.parse::<u64>().ok().filter(|id| *id != 0);
        let (Some(guild), Some(channel)) = (number(server), number(channel)) else { return false };
        let (guild, known) = (GuildId::new(guild), self.known());
        let (Some(server), Some((of, Channel::Plain { overwrites, .. }))) =
            (known.servers.get(&guild), known.channels.get(&ChannelId::new(channel)))
        else {
            return false;
        };
        // Nobody has this id: what is granted is what everybody has.
        let anybody = Bearer { guild, member: UserId::new(1), own: &[], roles: &server.roles };
        let read = Permissions::VIEW_CHANNEL | Permissions::READ_MESSAGE_HISTORY;
        *of == guild && anybody.granted(overwrites).contains(read)
    }

    /// The needed permissions that the bot lacks in a channel or thread; `None` if they can't be computed.
    pub fn lacks(&self, channel: ChannelId, need: Need) -> Option<Vec<Right>> {
        self.granted(channel).map(|(granted, kind)| lacking(granted, need, kind))
    }

    /// The permissions for private threads that the bot lacks in a channel; `None` if the channel has no such threads, or is
    /// not known.
    pub fn private_threads(&self, channel: &str) -> Option<Vec<Right>> {
        let channel = channel.parse::<u64>().ok().filter(|id| *id != 0).map(ChannelId::new)?;
        let (granted, kind) = self.granted(channel)?;
        (kind == ChannelType::Text).then(|| lacking(granted, Need::PrivateThreads, kind))
    }

    /// Whether the bot may not read earlier messages in a channel or thread.
    pub fn hides_past(&self, channel: ChannelId) -> bool {
        self.granted(channel).is_some_and(|(granted, _)| !granted.contains(Permissions::READ_MESSAGE_HISTORY))
    }

    /// Whether the bot is known to have a permission in a channel.
    pub fn may(&self, channel: ChannelId, what: Permissions) -> bool {
        self.granted(channel).is_some_and(|(granted, _)| granted.contains(what))
    }

    /// Whether a channel is a forum.
    pub fn is_forum(&self, channel: ChannelId) -> bool {
        matches!(
            self.known().channels.get(&channel),
            Some((_, Channel::Plain { kind: ChannelType::Forum, .. }))
        )
    }

    /// The channel of a thread.
    pub fn parent(&self, thread: ChannelId) -> Option<ChannelId> {
        match &self.known().channels.get(&thread)?.1 {
            Channel::Thread { parent } => *parent,
            Channel::Plain { .. } => None,
        }
    }

    /// The server of a channel.
    pub fn server_of(&self, channel: ChannelId) -> Option<GuildId> {
        self.known().channels.get(&channel).map(|(guild, _)| *guild)
    }

    /// The bot's permissions in a channel or thread, and its kind.
    fn granted(&self, channel: ChannelId) -> Option<(Permissions, ChannelType)> {
        let known = self.known();
        let (guild, channel) = known.channels.get(&channel)?;
        let (overwrites, kind) = match channel {
            Channel::Plain { overwrites, kind } => (overwrites, *kind),
            Channel::Thread { parent } => match &known.channels.get(parent.as_ref()?)?.1 {
                Channel::Plain { overwrites, .. } => (overwrites, ChannelType::PublicThread),
                Channel::Thread { .. } => return None,
            },
        };
        let granted = self.own(*guild, known.servers.get(guild)?, overwrites)?;
        Some((granted, kind))
    }

    /// The bot's permissions in a channel with these overwrites.
    fn own(
        &self,
        guild: GuildId,
        server: &Server,
        overwrites: &[PermissionOverwrite],
    ) -> Option<Permissions> {
        let bearer = Bearer { guild, member: self.bot, own: server.own.as_ref()?, roles: &server.roles };
        Some(if server.owner == Some(self.bot) { Permissions::all() } else { bearer.granted(overwrites) })
    }

    fn is_own(&self, role: &Role) -> bool {
        role.managed && role.tags.bot_id == Some(self.bot)
    }

    /// Adds or updates a channel or thread.
    pub fn channel(&self, channel: &GuildChannel) {
        self.known().channels.insert(channel.id, (channel.guild_id, kind(channel)));
    }

    /// Whether the kind of a channel is known.
    pub fn knows(&self, channel: ChannelId) -> bool {
        self.known().channels.contains_key(&channel)
    }

    /// Adds a channel that Discord was asked about.
    pub fn channel_found(&self, channel: ChannelId, found: &Value) {
        let id = |name: &str| found[name].as_str()?.parse::<u64>().ok().filter(|id| *id != 0);
        let Some(guild) = id("guild_id").map(GuildId::new) else { return };
        let overwrites = serde_json::from_value(found["permission_overwrites"].clone()).unwrap_or_default();
        let kind = u8::try_from(found["type"].as_u64().unwrap_or_default()).unwrap_or_default();
        let kind = channel_of(kind.into(), id("parent_id").map(ChannelId::new), overwrites);
        self.known().channels.insert(channel, (guild, kind));
    }

    /// Removes a channel or thread.
    pub fn channel_gone(&self, channel: ChannelId) {
        self.known().channels.remove(&channel);
    }

    /// The role that came with the bot on a server.
    pub fn role_of(&self, guild: GuildId) -> Option<RoleId> {
        self.known().servers.get(&guild)?.role
    }

    /// The place of a server's channel; `None` if the channel is not known.
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

    /// The place of a channel about which nothing more can be found.
    pub fn bare_place(&self, guild: GuildId, channel: ChannelId) -> Place {
        let locale = self.known().servers.get(&guild).and_then(|server| server.locale);
        Place { server: Some(guild.to_string()), channel: channel.to_string(), parent: None, locale }
    }
}

fn kind(channel: &GuildChannel) -> Channel {
    channel_of(channel.kind, channel.parent_id, channel.permission_overwrites.clone())
}

fn channel_of(kind: ChannelType, parent: Option<ChannelId>, overwrites: Vec<PermissionOverwrite>) -> Channel {
    if is_thread(kind) { Channel::Thread { parent } } else { Channel::Plain { overwrites, kind } }
}

fn allowed(roles: &HashMap<RoleId, Role>) -> HashMap<RoleId, Permissions> {
    roles.values().map(|role| (role.id, role.permissions)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn role(id: u64, permissions: Permissions) -> Role {
        let role = json!({
            "id": id.to_string(), "guild_id": "7", "name": "r", "color": 0, "hoist": false, "managed": false,
            "mentionable": false, "colors": { "primary_color": 0 }, "permissions": permissions.bits().to_string(), "position": 0,
        });
        serde_json::from_value(role).expect("a role")
    }

    #[test]
    fn tables_need_a_channel_of_messages() {
        let places = Places::new(UserId::new(70));
        // Text, voice, announcements, a category, a thread, a forum.
        for (channel, kind) in [(20, 0), (21, 2), (22, 5), (23, 4), (24, 11), (25, 15)] {
            let found =
                json!({ "guild_id": "7", "type": kind, "permission_overwrites": [], "parent_id": "20" });
            places.channel_found(ChannelId::new(channel), &found);
        }
        places.role(&role(7, Permissions::VIEW_CHANNEL));
        let mut around = Rights::default();
        places.look_around(GuildId::new(7), UserId::new(54), &mut around);
        around.unfit.sort();
        assert_eq!((around.unfit, around.forums), (vec!["21".into(), "23".into()], vec!["25".into()]));
        places.own_roles(GuildId::new(7), &[]);
        let lacks = vec![Right::WriteInThreads, Right::OpenPrivateThreads];
        let lacking = places.private_threads("20").map(|mut lacks| {
            lacks.sort_unstable();
            lacks
        });
        assert_eq!(lacking, Some(lacks));
        for without in ["21", "22", "24", "25", "26", "0", "c"] {
            assert_eq!(places.private_threads(without), None, "{without}");
        }
        let mut elsewhere = Rights::default();
        places.look_around(GuildId::new(6), UserId::new(54), &mut elsewhere);
        assert_eq!(elsewhere, Rights::default());
    }

    #[test]
    fn a_channel_is_hidden_from_whom_roles_and_overwrites_say() {
        let (see, none) = (Permissions::VIEW_CHANNEL.bits().to_string(), "0");
        let places = Places::new(UserId::new(70));
        // Everybody sees channels; one role sees the closed one, another administers the server.
        for (id, permissions) in
            [(7, Permissions::VIEW_CHANNEL), (8, Permissions::empty()), (9, Permissions::ADMINISTRATOR)]
        {
            places.role(&role(id, permissions));
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
            let roles = roles.iter().map(ToString::to_string).collect();
            let mut rights = Rights { roles, ..Rights::default() };
            places.look_around(GuildId::new(7), UserId::new(member), &mut rights);
            rights.hidden
        };
        assert_eq!(hidden(54, &[]), ["21"]);
        assert_eq!(hidden(54, &[8]), [""; 0]);
        assert_eq!(hidden(54, &[9]), [""; 0]);
        assert_eq!(hidden(55, &[]), [""; 0]);
        places.role(&role(7, Permissions::VIEW_CHANNEL | Permissions::READ_MESSAGE_HISTORY));
        let sees = |server: &str, channel: &str| places.everybody_sees(server, channel);
        assert!(sees("7", "20"));
        for (server, channel) in [("7", "21"), ("7", "22"), ("8", "20"), ("7", ""), ("x", "20"), ("0", "0")] {
            assert!(!sees(server, channel), "{server} {channel}");
        }
    }
}
