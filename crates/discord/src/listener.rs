//! The gateway's events.

use super::forms;
use super::gateway::Gateway;
use super::watermark::Looking;
use liege_chat::{Listening, PlaceNews};
use serde_json::Value;
use serenity::all::{Event, Guild, GuildId, Interaction, Ready, ShardId, UnavailableGuild, UnknownEvent};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// The events that somebody waits for an answer to.
const WANTED: [&str; 3] = ["MESSAGE_CREATE", "INTERACTION_CREATE", "GUILD_CREATE"];
/// The types of messages that people write: ordinary ones, and replies.
const WRITTEN: [u64; 2] = [0, 19];

/// Logs an event that serenity cannot read: people would get no answer to it, and nobody would know why.
fn unread(event: &UnknownEvent) {
    let (kind, id) = (event.kind.as_str(), event.value["id"].as_str());
    if is_wanted(kind, &event.value) {
        tracing::error!(kind, id, "an event of Discord could not be read and is lost");
    } else {
        tracing::debug!(kind, id, "an event of Discord could not be read");
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

impl Gateway {
    /// Takes an event, without waiting for anything that follows from it.
    pub(super) fn notice(self: &Arc<Self>, shard: ShardId, event: Event) {
        match event {
            Event::Ready(event) => self.begins(shard, event.ready),
            Event::Resumed(_) => {
                self.handler.listens_by(self.watermark.shard(shard), Listening::CatchingUp);
                tracing::info!("the connection to Discord was taken up again");
            }
            Event::MessageCreate(event) => self.take(shard, event.message),
            Event::MessageUpdate(event) => self.take_edit(&event),
            Event::InteractionCreate(event) => self.asked(event.interaction),
            Event::GuildCreate(event) => {
                self.places.server(&event.guild);
                let looking = self.watermark.looks(shard, event.guild.id);
                self.apart(|gateway| gateway.server_there(shard, event.guild, looking));
            }
            Event::GuildUpdate(event) => {
                self.places.server_changed(&event.guild);
                self.rights_may_differ(event.guild.id);
            }
            Event::GuildDelete(event) => self.server_gone(shard, &event.guild),
            Event::GuildRoleCreate(event) => self.places.role(&event.role),
            Event::GuildRoleUpdate(event) => {
                self.places.role(&event.role);
                self.rights_may_differ(event.role.guild_id);
            }
            Event::GuildRoleDelete(event) => {
                self.places.role_gone(event.guild_id, event.role_id);
                self.rights_may_differ(event.guild_id);
            }
            // A bot is told of its own membership without the privileged intent.
            Event::GuildMemberUpdate(event) if event.user.id == self.bot => {
                self.places.own_roles(event.guild_id, &event.roles);
                self.rights_may_differ(event.guild_id);
            }
            // The first is also sent for a channel that the bot may see from now on.
            Event::ChannelCreate(serenity::all::ChannelCreateEvent { channel, .. })
            | Event::ChannelUpdate(serenity::all::ChannelUpdateEvent { channel, .. })
            // The thread may have been unlocked.
            | Event::ThreadUpdate(serenity::all::ThreadUpdateEvent { thread: channel, .. }) => {
                self.places.channel(&channel);
                self.rights_may_differ(channel.guild_id);
            }
            Event::ChannelDelete(event) => {
                let channel = event.channel;
                self.places.channel_gone(channel.id);
                let (server, channel) = (channel.guild_id.to_string(), channel.id.to_string());
                self.tell(PlaceNews::ChannelDeleted { server, channel });
            }
            Event::ThreadCreate(event) => self.places.channel(&event.thread),
            Event::ThreadDelete(event) => {
                self.places.channel_gone(event.thread.id);
                self.tell(PlaceNews::ThreadDeleted(event.thread.id.to_string()));
            }
            Event::ThreadListSync(event) => {
                for thread in &event.threads {
                    self.places.channel(thread);
                }
                self.rights_may_differ(event.guild_id);
            }
            Event::Unknown(event)
                if event.kind == "INTERACTION_CREATE" && forms::is_form(&event.value) =>
            {
                if let Some(form) = forms::read(event.value) {
                    self.filled(form);
                }
            }
            Event::Unknown(event) => unread(&event),
            _ => {}
        }
    }

    /// Notes that the process before this one may have heard these events too.
    pub(super) fn heard_by_another(&self, events: &[(ShardId, Event)]) {
        let asked = events.iter().filter_map(|(_, event)| match event {
            Event::InteractionCreate(event) => Some(event.interaction.id().get()),
            Event::Unknown(event) if event.kind == "INTERACTION_CREATE" => {
                event.value["id"].as_str()?.parse().ok()
            }
            _ => None,
        });
        self.heard_by_another.fetch_max(asked.max().unwrap_or_default(), Ordering::Relaxed);
    }

    /// Whether the process before this one has handled an event. A message that it had not finished is read again when
    /// the server is looked through.
    pub(super) fn is_handled(&self, shard: ShardId, event: &Event) -> bool {
        match event {
            Event::MessageCreate(event) => self.watermark.is_before(shard, event.message.id),
            _ => false,
        }
    }

    /// Does something that takes longer. At the end of the program it is not waited for: it is done again after
    /// the next start.
    fn apart<F: Future<Output = ()> + Send + 'static>(self: &Arc<Self>, work: impl FnOnce(Arc<Self>) -> F) {
        tokio::spawn(work(Arc::clone(self)));
    }

    fn tell(self: &Arc<Self>, news: PlaceNews) {
        self.apart(|gateway| async move { gateway.handler.hear_of(&news).await });
    }

    /// The bot's permissions on a server, or in one of its channels, may have changed.
    fn rights_may_differ(self: &Arc<Self>, guild: GuildId) {
        self.tell(PlaceNews::RightsChanged(guild.to_string()));
    }

    /// Notes that a session begins, before any other of its events is taken: the first message would hide
    /// those that were missed.
    fn begins(self: &Arc<Self>, shard: ShardId, ready: Ready) {
        // Until now nobody was heard.
        self.handler.listens_by(self.watermark.shard(shard), Listening::CatchingUp);
        let looking = self.watermark.begins(shard, ready.guilds.iter().map(|guild| guild.id));
        tracing::info!(name = ready.user.name, servers = ready.guilds.len(), "listening to Discord");
        self.apart(|gateway| async move {
            // Servers that cannot be reached now are listed too.
            let there = ready.guilds.iter().map(|guild| guild.id.to_string()).collect();
            let number = ready.shard.map_or((0, 1), |shard| (shard.id.0, shard.total));
            gateway.handler.hear_of(&PlaceNews::Servers { there, shard: number }).await;
            if let Some(looking) = looking {
                gateway.catch_up_direct(shard, looking).await;
            }
        });
    }

    fn asked(self: &Arc<Self>, interaction: Interaction) {
        match interaction {
            Interaction::Command(command) => self.slash(&command),
            Interaction::Autocomplete(typing) => self.slash_typed(typing),
            Interaction::Component(press) => self.press(&press),
            _ => {}
        }
    }

    async fn server_there(self: Arc<Self>, shard: ShardId, guild: Guild, looking: Option<Looking>) {
        self.handler.hear_of(&PlaceNews::ServerThere(guild.id.to_string())).await;
        if let Some(looking) = looking {
            self.catch_up(shard, &guild, looking).await;
        }
    }

    fn server_gone(self: &Arc<Self>, shard: ShardId, guild: &UnavailableGuild) {
        self.places.server_gone(guild.id);
        // An outage ends by itself, and waiting posts wait for its end.
        if guild.unavailable {
            self.watermark.loses(shard, guild.id);
        } else {
            self.watermark.leaves(shard, guild.id);
            self.tell(PlaceNews::ServerLeft(guild.id.to_string()));
        }
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
