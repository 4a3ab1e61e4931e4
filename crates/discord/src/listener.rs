//! The gateway's events.

use super::gateway::Gateway;
use liege_chat::{Listening, PlaceNews};
use serde_json::Value;
use serenity::all::{
    Context, Event, EventHandler, Guild, GuildChannel, GuildId, GuildMemberUpdateEvent, Interaction, Member,
    Message, MessageUpdateEvent, PartialGuild, PartialGuildChannel, RawEventHandler, Ready, ResumedEvent,
    Role, RoleId, ThreadListSyncEvent, UnavailableGuild,
};
use serenity::async_trait;
use std::sync::Arc;

/// Logs events that serenity cannot read: it drops them with only a debug line, so people would get no answer
/// and nobody would know why.
pub(super) struct Unread;

/// The events that somebody waits for an answer to.
const WANTED: [&str; 3] = ["MESSAGE_CREATE", "INTERACTION_CREATE", "GUILD_CREATE"];
/// The types of messages that people write: ordinary ones, and replies.
const WRITTEN: [u64; 2] = [0, 19];

#[async_trait]
impl RawEventHandler for Unread {
    async fn raw_event(&self, _: Context, event: Event) {
        let Event::Unknown(unknown) = event else { return };
        if is_wanted(&unknown.kind, &unknown.value) {
            tracing::error!(kind = unknown.kind, "an event of Discord could not be read and is lost");
        } else {
            tracing::debug!(kind = unknown.kind, "an event of Discord could not be read");
        }
    }
}

/// Whether somebody may wait for an answer to an event. Only messages written by people count; Discord has
/// many other types, and may add more.
fn is_wanted(kind: &str, event: &Value) -> bool {
    let written = || {
        let kind = event["type"].as_u64().is_none_or(|kind| WRITTEN.contains(&kind));
        kind && event["author"]["bot"].as_bool() != Some(true)
    };
    WANTED.contains(&kind) && (kind != "MESSAGE_CREATE" || written())
}

/// The receiver of serenity's events (serenity needs a type of its own).
pub(super) struct Listener(pub Arc<Gateway>);

#[async_trait]
impl EventHandler for Listener {
    async fn ready(&self, context: Context, ready: Ready) {
        // This comes before anything is handled: until now nobody was heard.
        self.0.handler.listens_by(self.0.watermark.shard(context.shard_id), Listening::CatchingUp);
        let there = ready.guilds.iter().map(|guild| guild.id);
        let looking = self.0.watermark.begins(context.shard_id, there);
        tracing::info!(name = ready.user.name, servers = ready.guilds.len(), "listening to Discord");
        // Servers that cannot be reached now are listed too.
        let there = ready.guilds.iter().map(|guild| guild.id.to_string()).collect();
        let shard = ready.shard.map_or((0, 1), |shard| (shard.id.0, shard.total));
        self.0.handler.hear_of(&PlaceNews::Servers { there, shard }).await;
        if let Some(looking) = looking {
            self.0.catch_up_direct(context.shard_id, looking).await;
        }
    }

    async fn resume(&self, context: Context, _: ResumedEvent) {
        self.0.handler.listens_by(self.0.watermark.shard(context.shard_id), Listening::CatchingUp);
        tracing::info!("the connection to Discord was taken up again");
    }

    async fn message(&self, context: Context, message: Message) {
        self.0.take(context.shard_id, message);
    }

    async fn message_update(
        &self,
        _: Context,
        _: Option<Message>,
        _: Option<Message>,
        event: MessageUpdateEvent,
    ) {
        self.0.take_edit(&event);
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        match interaction {
            Interaction::Command(command) => self.0.slash(&command),
            Interaction::Autocomplete(typing) => self.0.slash_typed(typing),
            Interaction::Component(press) => self.0.press(&press),
            Interaction::Modal(form) => self.0.filled(&form),
            _ => {}
        }
    }

    async fn guild_create(&self, context: Context, guild: Guild, _: Option<bool>) {
        self.0.places.server(&guild);
        self.0.handler.hear_of(&PlaceNews::ServerThere(guild.id.to_string())).await;
        self.0.catch_up(context.shard_id, &guild).await;
    }

    async fn guild_update(&self, _: Context, _: Option<Guild>, guild: PartialGuild) {
        self.0.places.server_changed(&guild);
        self.0.rights_changed(guild.id).await;
    }

    async fn guild_delete(&self, context: Context, guild: UnavailableGuild, _: Option<Guild>) {
        self.0.places.server_gone(guild.id);
        // An outage ends by itself, and waiting posts wait for its end.
        if guild.unavailable {
            self.0.watermark.loses(context.shard_id, guild.id);
        } else {
            self.0.watermark.leaves(context.shard_id, guild.id);
            self.0.handler.hear_of(&PlaceNews::ServerLeft(guild.id.to_string())).await;
        }
    }

    async fn guild_role_create(&self, _: Context, role: Role) {
        self.0.places.role(&role);
    }

    async fn guild_role_update(&self, _: Context, _: Option<Role>, role: Role) {
        self.0.places.role(&role);
        self.0.rights_changed(role.guild_id).await;
    }

    async fn guild_role_delete(&self, _: Context, guild: GuildId, role: RoleId, _: Option<Role>) {
        self.0.places.role_gone(guild, role);
        self.0.rights_changed(guild).await;
    }

    /// A bot is told of its own membership without the privileged intent.
    async fn guild_member_update(
        &self,
        _: Context,
        _: Option<Member>,
        _: Option<Member>,
        member: GuildMemberUpdateEvent,
    ) {
        if member.user.id == self.0.bot {
            self.0.places.own_roles(member.guild_id, &member.roles);
            self.0.rights_changed(member.guild_id).await;
        }
    }

    /// This is also sent for a channel that the bot may see from now on.
    async fn channel_create(&self, _: Context, channel: GuildChannel) {
        self.0.places.channel(&channel);
        self.0.rights_changed(channel.guild_id).await;
    }

    async fn channel_update(&self, _: Context, _: Option<GuildChannel>, channel: GuildChannel) {
        self.0.places.channel(&channel);
        self.0.rights_changed(channel.guild_id).await;
    }

    async fn channel_delete(&self, _: Context, channel: GuildChannel, _: Option<Vec<Message>>) {
        self.0.places.channel_gone(channel.id);
        let (server, channel) = (channel.guild_id.to_string(), channel.id.to_string());
        self.0.handler.hear_of(&PlaceNews::ChannelDeleted { server, channel }).await;
    }

    async fn thread_create(&self, _: Context, thread: GuildChannel) {
        self.0.places.channel(&thread);
    }

    async fn thread_update(&self, _: Context, _: Option<GuildChannel>, thread: GuildChannel) {
        self.0.places.channel(&thread);
        // The thread may have been unlocked.
        self.0.rights_changed(thread.guild_id).await;
    }

    async fn thread_delete(&self, _: Context, thread: PartialGuildChannel, _: Option<GuildChannel>) {
        self.0.places.channel_gone(thread.id);
        self.0.handler.hear_of(&PlaceNews::ThreadDeleted(thread.id.to_string())).await;
    }

    async fn thread_list_sync(&self, _: Context, sync: ThreadListSyncEvent) {
        for thread in &sync.threads {
            self.0.places.channel(thread);
        }
        self.0.rights_changed(sync.guild_id).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_what_somebody_may_wait_for_is_an_error() {
        for (kind, event, wanted) in [
            ("MESSAGE_CREATE", json!({ "type": 0, "content": 7 }), true),
            ("MESSAGE_CREATE", json!({ "type": 19, "author": { "bot": false } }), true),
            ("MESSAGE_CREATE", json!({ "content": "no type at all" }), true),
            ("INTERACTION_CREATE", json!({ "type": 99 }), true),
            ("GUILD_CREATE", json!({}), true),
            // A new member, the end of a poll, and types that do not exist yet.
            ("MESSAGE_CREATE", json!({ "type": 7 }), false),
            ("MESSAGE_CREATE", json!({ "type": 46 }), false),
            ("MESSAGE_CREATE", json!({ "type": 4711 }), false),
            ("MESSAGE_CREATE", json!({ "type": 0, "author": { "bot": true } }), false),
            ("SOUNDBOARD_SOUNDS", json!({}), false),
        ] {
            assert_eq!(is_wanted(kind, &event), wanted, "{kind} {event}");
        }
    }
}
