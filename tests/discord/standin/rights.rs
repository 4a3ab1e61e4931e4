//! The bot's permissions, and changes of them.

use super::payloads;
use super::world::{Channel, Kind, World};
use serde_json::json;

pub const MANAGE_CHANNELS: u64 = 1 << 4;
pub const REACT: u64 = 1 << 6;
pub const SEE: u64 = 1 << 10;
pub const WRITE: u64 = 1 << 11;
pub const FILES: u64 = 1 << 15;
pub const PAST: u64 = 1 << 16;
pub const MANAGE_THREADS: u64 = 1 << 34;
pub const OPEN_THREADS: u64 = 1 << 35;
pub const OPEN_PRIVATE_THREADS: u64 = 1 << 36;
pub const WRITE_IN_THREADS: u64 = 1 << 38;
/// The permissions of its invitation.
pub const INVITED: u64 =
    REACT | SEE | WRITE | 1 << 14 | FILES | PAST | OPEN_THREADS | OPEN_PRIVATE_THREADS | WRITE_IN_THREADS;

impl World {
    /// Whether the bot has a permission in a channel, or in a thread of it.
    pub fn may(&self, channel: &Channel, right: u64) -> bool {
        let denied = match channel.kind {
            Kind::Direct { .. } => return true,
            Kind::Text | Kind::Forum => channel.denied,
            Kind::Thread { parent } => self.channels.get(&parent).map_or(0, |parent| parent.denied),
        };
        // Everybody sees channels; no other role allows more.
        let allowed = SEE | if self.users[&self.bot].roles.contains(&self.role) { self.allowed } else { 0 };
        allowed & !denied & right == right
    }

    /// Sets the permissions that a channel denies to the bot's role.
    pub fn deny(&mut self, channel: u64, denied: u64) {
        self.channels.get_mut(&channel).expect("a channel").denied = denied;
        let shown = payloads::channel(self, &self.channels[&channel]);
        self.dispatch("CHANNEL_UPDATE", &shown);
    }

    /// Closes a channel to a member.
    pub fn close_to(&mut self, channel: u64, member: u64) {
        self.channels.get_mut(&channel).expect("a channel").closed_to.push(member);
        let shown = payloads::channel(self, &self.channels[&channel]);
        self.dispatch("CHANNEL_UPDATE", &shown);
    }

    /// Sets the permissions of the bot's role.
    pub fn allow(&mut self, allowed: u64) {
        self.allowed = allowed;
        let role = payloads::role(self, self.role, "Liege");
        self.dispatch("GUILD_ROLE_UPDATE", &json!({ "guild_id": self.guild.to_string(), "role": role }));
    }

    /// Gives the bot its role, or takes it away.
    pub fn dress(&mut self, with: bool) {
        let (bot, role) = (self.bot, self.role);
        self.users.get_mut(&bot).expect("the bot").roles = if with { vec![role] } else { Vec::new() };
        let mut member = payloads::bare_member(&self.users[&bot]);
        member["user"] = payloads::user(&self.users[&bot]);
        member["guild_id"] = json!(self.guild.to_string());
        self.dispatch("GUILD_MEMBER_UPDATE", &member);
    }
}
