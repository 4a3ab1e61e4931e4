//! Discord's objects in JSON.

use super::rights::SEE;
use super::world::{Channel, Kind, LINK, MEMBERS, Message, NOW, OPTION, Tag, User, World};
use serde_json::{Value, json};

/// The permission to manage a server.
const MANAGE_GUILD: u64 = 1 << 5;

pub fn user(user: &User) -> Value {
    json!({
        "id": user.id.to_string(), "username": user.name.to_lowercase(), "discriminator": "0",
        "global_name": user.name, "avatar": null, "bot": user.bot, "public_flags": 0,
    })
}

/// A member without its user, as messages have them.
pub fn bare_member(user: &User) -> Value {
    json!({
        "nick": user.nick, "roles": user.roles.iter().map(ToString::to_string).collect::<Vec<_>>(), "joined_at": NOW, "premium_since": null, "deaf": false,
        "mute": false, "flags": 0, "pending": false, "avatar": null, "banner": null,
        "communication_disabled_until": null,
    })
}

/// A member with its user.
pub fn member(world: &World, of: &User) -> Value {
    let mut member = bare_member(of);
    member["user"] = user(of);
    let managing = if of.roles.contains(&world.managers) { MANAGE_GUILD } else { 0 };
    member["permissions"] = json!((0x0007_fcf9_8637_ce41_u64 | managing).to_string());
    member
}

pub fn channel(world: &World, channel: &Channel) -> Value {
    let last = world.last_message(channel.id).map(|id| id.to_string());
    let mut shown = json!({
        "id": channel.id.to_string(), "last_message_id": last, "flags": 0,
    });
    match channel.kind {
        Kind::Direct { with } => {
            shown["type"] = json!(1);
            shown["recipients"] = json!([user(&world.users[&with])]);
        }
        Kind::Text | Kind::Forum => {
            shown["type"] = json!(if channel.kind == Kind::Text { 0 } else { 15 });
            if channel.kind == Kind::Forum {
                shown["flags"] = json!(if channel.tag_required { 1 << 4 } else { 0 });
                shown["available_tags"] = channel.tags.iter().map(tag).collect();
            }
            shown["guild_id"] = json!(world.guild.to_string());
            shown["name"] = json!(channel.name);
            shown["position"] = json!(0);
            let overwrite = |id: u64, kind: u8, denied: u64| json!({ "id": id.to_string(), "type": kind, "allow": "0", "deny": denied.to_string() });
            let role = Some(overwrite(world.role, 0, channel.denied)).filter(|_| channel.denied != 0);
            let members = channel.closed_to.iter().map(|member| overwrite(*member, 1, SEE));
            shown["permission_overwrites"] = role.into_iter().chain(members).collect();
            shown["nsfw"] = json!(false);
            shown["parent_id"] = json!(null);
            shown["topic"] = json!(null);
            shown["rate_limit_per_user"] = json!(0);
        }
        Kind::Thread { parent } => {
            shown["type"] = json!(if channel.members.is_some() { 12 } else { 11 });
            shown["guild_id"] = json!(world.guild.to_string());
            shown["name"] = json!(channel.name);
            shown["parent_id"] = json!(parent.to_string());
            shown["owner_id"] = json!(world.bot.to_string());
            shown["rate_limit_per_user"] = json!(0);
            shown["applied_tags"] = channel.applied.iter().map(ToString::to_string).collect();
            shown["message_count"] = json!(0);
            shown["member_count"] = json!(1);
            shown["total_message_sent"] = json!(0);
            shown["thread_metadata"] = json!({
                "archived": channel.archived, "auto_archive_duration": 10080, "archive_timestamp": NOW,
                "locked": channel.locked, "create_timestamp": NOW,
            });
        }
    }
    shown
}

fn tag(tag: &Tag) -> Value {
    json!({
        "id": tag.id.to_string(), "name": tag.name, "moderated": tag.moderated, "emoji_id": null, "emoji_name": null,
    })
}

pub fn role(world: &World, id: u64, name: &str) -> Value {
    let own = id == world.role;
    let permissions = match id {
        id if id == world.managers => MANAGE_GUILD,
        _ if own => world.allowed,
        id if id == world.guild => SEE,
        _ => 0,
    };
    let mut role = json!({
        "id": id.to_string(), "name": name, "color": 0, "hoist": false, "position": 0,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "permissions": permissions.to_string(), "managed": own, "mentionable": false, "flags": 0, "icon": null,
        "unicode_emoji": null,
    });
    if own {
        role["tags"] = json!({ "bot_id": world.bot.to_string() });
    }
    role
}

pub fn guild(world: &World) -> Value {
    let of_kind = |thread: bool| -> Vec<Value> {
        world
            .channels
            .values()
            .filter(|c| match c.kind {
                Kind::Text | Kind::Forum => !thread,
                Kind::Thread { .. } => thread && !c.archived,
                Kind::Direct { .. } => false,
            })
            .map(|c| channel(world, c))
            .collect()
    };
    let mut guild: Value = serde_json::from_str(GUILD).unwrap();
    guild["id"] = json!(world.guild.to_string());
    // The owner never speaks.
    guild["owner_id"] = json!("1");
    guild["roles"] = json!([
        role(world, world.guild, "@everyone"),
        role(world, world.role, "Liege"),
        role(world, world.managers, "Stewards")
    ]);
    guild["preferred_locale"] = json!(world.guild_locale);
    guild["joined_at"] = json!(NOW);
    guild["member_count"] = json!(world.users.len());
    guild["members"] = json!([member(world, &world.users[&world.bot])]);
    guild["channels"] = Value::from(of_kind(false));
    guild["threads"] = Value::from(of_kind(true));
    guild
}

/// The common fields of every server.
const GUILD: &str = r#"{
    "name": "The Court", "icon": null, "icon_hash": null, "splash": null, "discovery_splash": null,
    "region": null, "afk_channel_id": null, "afk_timeout": 300, "widget_enabled": false,
    "widget_channel_id": null, "verification_level": 0, "default_message_notifications": 0,
    "explicit_content_filter": 0, "emojis": [], "features": [], "mfa_level": 0, "application_id": null,
    "system_channel_id": null, "system_channel_flags": 0, "rules_channel_id": null,
    "max_presences": null, "max_members": 500000, "vanity_url_code": null, "description": null,
    "banner": null, "premium_tier": 0, "premium_subscription_count": 0,
    "public_updates_channel_id": null, "max_video_channel_users": 25,
    "max_stage_video_channel_users": 50, "nsfw_level": 0, "stickers": [],
    "premium_progress_bar_enabled": false, "safety_alerts_channel_id": null, "incidents_data": null,
    "large": false, "unavailable": false, "voice_states": [], "presences": [], "stage_instances": [],
    "guild_scheduled_events": [], "soundboard_sounds": []
}"#;

/// A message in the form of the gateway and REST. With `hidden`, without the parts that need the privileged
/// intent.
pub fn message(world: &World, message: &Message, hidden: bool) -> Value {
    let author = &world.users[&message.author];
    let mentioned = mentioned(world, message);
    let rows: Vec<Value> = message
        .buttons
        .iter()
        .enumerate()
        .map(|(index, row)| {
            if let [(id, hint, MEMBERS)] = &row[..] {
                let menu = json!({
                    "type": 5, "id": 10 * index + 1, "custom_id": id, "placeholder": hint, "min_values": 1,
                    "max_values": 1,
                });
                return json!({ "type": 1, "id": 100 + index, "components": [menu] });
            }
            if row.iter().all(|(_, _, style)| *style == OPTION) {
                let options = row.iter().map(|(value, label, _)| json!({ "value": value, "label": label }));
                let menu = json!({
                    "type": 3, "id": 10 * index + 1, "custom_id": "menu", "min_values": 1, "max_values": 1,
                    "options": options.collect::<Vec<_>>(),
                });
                return json!({ "type": 1, "id": 100 + index, "components": [menu] });
            }
            let buttons = row.iter().enumerate().map(|(at, (id, label, style))| {
                let key = if *style == LINK { "url" } else { "custom_id" };
                json!({ "type": 2, "id": 10 * index + at + 1, "style": style, "label": label, key: id })
            });
            json!({ "type": 1, "id": 100 + index, "components": buttons.collect::<Vec<_>>() })
        })
        .collect();
    let files: Vec<Value> = message
        .files
        .iter()
        .enumerate()
        .map(|(index, file)| {
            let address = super::files::address(world, message.id, &file.name);
            json!({
                "id": file_id(message.id, index as u64 + 1).to_string(), "filename": file.name,
                "size": file.bytes.len(), "url": address, "proxy_url": address,
                "content_type": file.kind, "description": file.alt, "width": 1024, "height": 1024,
            })
        })
        .collect();
    let mut shown = json!({
        "id": message.id.to_string(), "channel_id": message.channel.to_string(), "author": user(author),
        "content": if hidden { "" } else { message.content.as_str() }, "timestamp": NOW,
        "edited_timestamp": (!message.earlier.is_empty()).then_some(NOW), "tts": false, "mention_everyone": false,
        "mentions": mentioned.iter().map(|id| user(&world.users[id])).collect::<Vec<_>>(),
        "mention_roles": roles_mentioned(world, &message.content),
        "attachments": if hidden { vec![] } else { files }, "embeds": [], "pinned": false,
        "type": if message.reply_to.is_some() { 19 } else { 0 }, "flags": if message.ephemeral { 64 } else { 0 },
        "components": if hidden { vec![] } else { rows },
    });
    if let Some(nonce) = &message.nonce {
        shown["nonce"] = json!(nonce);
    }
    if let Some(to) = message.reply_to {
        shown["message_reference"] = json!({
            "type": 0, "message_id": to.to_string(), "channel_id": message.channel.to_string(),
            "guild_id": world.guild.to_string(),
        });
        shown["referenced_message"] = match world.message(to) {
            Some(to) => self::message(world, &Message { reply_to: None, ..to.clone() }, false),
            None => Value::Null,
        };
    }
    shown
}

/// The id of the file with this number (from 1) of a message.
pub fn file_id(message: u64, number: u64) -> u64 {
    message + number
}

/// The users whom a message mentions, notified or not: in its text, and the author of the message that it
/// replies to.
pub fn mentioned(world: &World, message: &Message) -> Vec<u64> {
    let mut mentioned: Vec<u64> = Vec::new();
    for id in world.users.keys() {
        if [format!("<@{id}>"), format!("<@!{id}>")].iter().any(|m| message.content.contains(m)) {
            mentioned.push(*id);
        }
    }
    for id in &message.notified {
        if !mentioned.contains(id) {
            mentioned.push(*id);
        }
    }
    mentioned
}

fn roles_mentioned(world: &World, content: &str) -> Vec<String> {
    let role = world.role.to_string();
    if content.contains(&format!("<@&{role}>")) { vec![role] } else { vec![] }
}
