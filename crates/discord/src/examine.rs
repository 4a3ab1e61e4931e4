//! A check that Discord accepts the token. It asks once and starts nothing.

use super::permissions::{Bearer, invitation, lacking_in_channel, lacking_on_server, personal_invitation};
use super::rest::network_reason;
use super::{DiscordError, DiscordSettings};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use jiff::Timestamp;
use jiff::fmt::rfc2822;
use reqwest::header::{AUTHORIZATION, DATE, USER_AGENT};
use serde_json::Value;
use serenity::all::{GuildId, PermissionOverwrite, Permissions, RoleId, UserId};
use std::collections::HashMap;

/// The flags of an application with the intent *Message Content*, for a large or a small bot.
const MESSAGE_CONTENT: u64 = 1 << 18 | 1 << 19;

/// Discord's data about a token's application.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Application {
    /// Its name.
    pub name: String,
    /// Whether it has the privileged intent *Message Content*.
    pub message_content: bool,
    /// The time on Discord's clock, if the answer has it.
    pub time: Option<Timestamp>,
    /// The link that invites it to a server, with the permissions that it needs there.
    pub invitation: String,
    /// The link by which people install it for themselves.
    pub personal_invitation: String,
    /// Whether Discord lets people install it for themselves; `None` if Discord did not say.
    pub is_personal: Option<bool>,
    /// The servers it is on (the first two hundred), each with the permissions that it lacks there; `None` if
    /// Discord did not say.
    pub servers: Option<Vec<(String, Vec<&'static str>)>>,
    /// The channels that were asked about (the first fifty), each with the permissions that it lacks there,
    /// by its roles and by the channel's own overwrites. Channels that Discord does not report are left out.
    pub channels: Vec<(String, Vec<&'static str>)>,
}

/// The number of channels that are checked: each costs a request.
const CHANNELS: usize = 50;

/// Asks Discord for the token's application, and for the bot's permissions in channels of servers (`tables`).
///
/// # Errors
/// Returns an error if the token is refused, a setting is wrong, or Discord does not answer.
pub async fn examine(
    settings: &DiscordSettings,
    tables: &[(String, String)],
) -> Result<Application, DiscordError> {
    settings.check()?;
    let base = settings.api_url.as_deref().unwrap_or("https://discord.com");
    let token = settings.token.reveal().unwrap_or_default();
    let ended = |why: String| DiscordError::Ended { why };
    let client = settings.client()?;
    let ask = |path: &str| {
        let request = client.get(format!("{base}/api/v10{path}"));
        let request = request.header(AUTHORIZATION, format!("Bot {token}"));
        request.header(USER_AGENT, serenity::constants::USER_AGENT).send()
    };
    let response = ask("/oauth2/applications/@me").await.map_err(|error| ended(network_reason(error)))?;
    let status = response.status();
    if status.as_u16() == 401 {
        return Err(DiscordError::WrongToken);
    }
    if !status.is_success() {
        return Err(ended(format!("it answers with status {status}")));
    }
    let date = response.headers().get(DATE).and_then(|date| date.to_str().ok());
    let time = date.and_then(|date| rfc2822::parse(date).ok()).map(|time| time.timestamp());
    let body: Value = response.json().await.map_err(|error| ended(network_reason(error)))?;
    let name = body["name"].as_str().ok_or_else(|| ended("its answer is unreadable".to_owned()))?;
    let flags = body["flags"].as_u64().unwrap_or_default();
    let id = body["id"].as_str().and_then(|id| id.parse().ok()).unwrap_or_default();
    let servers = match ask("/users/@me/guilds").await {
        Ok(found) if found.status().is_success() => found.json::<Value>().await.ok(),
        _ => None,
    };
    let asked = async |path: String| {
        let response = ask(&path).await.ok()?;
        let status = response.status().as_u16();
        Some((status, response.json::<Value>().await.ok()?))
    };
    let mut channels = Vec::new();
    let bot = asked("/users/@me".to_owned()).await.and_then(|(_, me)| number(&me["id"]));
    let mut known: Option<(&str, Option<Standing>)> = None;
    for (server, channel) in tables.iter().take(CHANNELS) {
        if known.as_ref().is_none_or(|(of, _)| of != server) {
            let guild = asked(format!("/guilds/{server}")).await;
            let member = match bot {
                Some(bot) => asked(format!("/guilds/{server}/members/{bot}")).await,
                None => None,
            };
            let standing = guild.zip(member).zip(bot);
            known = Some((
                server,
                standing.and_then(|(((_, guild), (_, member)), bot)| Standing::read(&guild, &member, bot)),
            ));
        }
        let Some((_, Some(standing))) = &known else { continue };
        match asked(format!("/channels/{channel}")).await {
            Some((200, found)) => {
                let name = format!("#{}", found["name"].as_str().unwrap_or(channel));
                channels.push((name, standing.lacking(&found)));
            }
            Some((403, _)) => channels.push((format!("<#{channel}>"), vec!["View Channels"])),
            _ => {}
        }
    }
    Ok(Application {
        channels,
        name: name.to_owned(),
        message_content: flags & MESSAGE_CONTENT != 0,
        time,
        invitation: invitation(id),
        personal_invitation: personal_invitation(id),
        is_personal: body["integration_types_config"].as_object().map(|kinds| kinds.contains_key("1")),
        servers: servers
            .as_ref()
            .and_then(Value::as_array)
            .map(|servers| servers.iter().map(lacking_at).collect()),
    })
}

/// The bot's roles on a server.
#[derive(Debug)]
struct Standing {
    guild: GuildId,
    bot: UserId,
    owns: bool,
    own: Vec<RoleId>,
    roles: HashMap<RoleId, Permissions>,
}

impl Standing {
    fn read(guild: &Value, member: &Value, bot: u64) -> Option<Standing> {
        let role = |role: &Value| {
            let bits = role["permissions"].as_str()?.parse().ok()?;
            Some((RoleId::new(number(&role["id"])?), Permissions::from_bits_truncate(bits)))
        };
        let own = member["roles"].as_array()?.iter().filter_map(|id| number(id).map(RoleId::new));
        Some(Standing {
            guild: GuildId::new(number(&guild["id"])?),
            bot: UserId::new(bot),
            owns: number(&guild["owner_id"]) == Some(bot),
            own: own.collect(),
            roles: guild["roles"].as_array()?.iter().filter_map(role).collect(),
        })
    }

    /// The permissions that the bot lacks in a channel.
    fn lacking(&self, channel: &Value) -> Vec<&'static str> {
        let overwrites: Vec<PermissionOverwrite> =
            serde_json::from_value(channel["permission_overwrites"].clone()).unwrap_or_default();
        let kind = u8::try_from(channel["type"].as_u64().unwrap_or_default()).unwrap_or_default();
        let bearer = Bearer { guild: self.guild, member: self.bot, own: &self.own, roles: &self.roles };
        let granted = if self.owns { Permissions::all() } else { bearer.granted(&overwrites) };
        lacking_in_channel(granted, kind.into())
    }
}

fn number(id: &Value) -> Option<u64> {
    id.as_str()?.parse().ok().filter(|id| *id != 0)
}

/// The name of a server, and the permissions that the bot's roles lack there.
fn lacking_at(server: &Value) -> (String, Vec<&'static str>) {
    let granted = server["permissions"].as_str().and_then(|bits| bits.parse().ok()).unwrap_or_default();
    let name = server["name"].as_str().unwrap_or("?").to_owned();
    (name, lacking_on_server(Permissions::from_bits_truncate(granted)))
}

/// Whether a text has the form of a bot's token: three parts with points between, the first of them the bot's number.
#[must_use]
pub fn looks_like_a_token(text: &str) -> bool {
    let parts: Vec<&str> = text.split('.').collect();
    let [number, _, proof] = parts[..] else { return false };
    let letters = |part: &&str| {
        !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
    };
    let number = STANDARD_NO_PAD.decode(number).unwrap_or_default();
    let is_number = (15..=20).contains(&number.len()) && number.iter().all(u8::is_ascii_digit);
    parts.iter().all(letters) && is_number && proof.len() >= 20
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_lacking_on_a_server_is_named() {
        let server = serde_json::json!({ "name": "Chess Club", "permissions": "395137059904" });
        assert_eq!(lacking_at(&server), ("Chess Club".to_owned(), vec!["Attach Files"]));
        assert_eq!(
            lacking_at(&serde_json::json!({ "name": "Own", "permissions": "8" })).1,
            Vec::<&str>::new()
        );
    }

    #[test]
    fn what_a_channel_denies_is_lacking_there() {
        let role = |id: &str, bits: u64| serde_json::json!({ "id": id, "permissions": bits.to_string() });
        let all = 1 << 6 | 1 << 10 | 1 << 11 | 1 << 15 | 1 << 16 | 1 << 34 | 1 << 35 | 1 << 38;
        let guild =
            serde_json::json!({ "id": "7", "owner_id": "1", "roles": [role("7", 1 << 10), role("8", all)] });
        let standing = Standing::read(&guild, &serde_json::json!({ "roles": ["8"] }), 70).unwrap();
        let lacking = |kind: u8, overwrites: &[(&str, u8, u64, u64)]| {
            let overwrite = |(id, kind, allow, deny): &(&str, u8, u64, u64)| serde_json::json!({ "id": id, "type": kind, "allow": allow.to_string(), "deny": deny.to_string() });
            let overwrites: Vec<Value> = overwrites.iter().map(overwrite).collect();
            standing.lacking(&serde_json::json!({ "type": kind, "permission_overwrites": overwrites }))
        };
        let (write, threads) = (1 << 11, 1 << 35);
        assert_eq!(lacking(0, &[]), [""; 0]);
        // In the order everybody, a role, the member.
        assert_eq!(lacking(0, &[("7", 0, 0, write)]), ["Send Messages"]);
        assert_eq!(lacking(0, &[("7", 0, 0, write), ("8", 0, write, 0)]), [""; 0]);
        assert_eq!(
            lacking(0, &[("8", 0, write, 0), ("70", 1, 0, write | threads)]),
            ["Send Messages", "Create Public Threads"]
        );
        assert_eq!(
            lacking(0, &[("71", 1, 0, write), ("9", 0, 0, write)]),
            [""; 0],
            "others count for nothing"
        );
        // A member who may write in a forum may start its posts.
        assert_eq!(lacking(15, &[("8", 0, 0, threads)]), [""; 0]);
        let owner = Standing { owns: true, ..standing };
        assert_eq!(owner.lacking(&serde_json::json!({ "type": 0, "permission_overwrites": [] })), [""; 0]);
    }

    #[test]
    fn a_token_is_told_from_what_else_stands_on_its_page() {
        assert!(looks_like_a_token("MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"));
        for other in
            ["", "198622483471925248", "a.b.c", "0123456789abcdef0123456789abcdef", "x.Cl2FMQ.ZnCjm1XVW7vRze"]
        {
            assert!(!looks_like_a_token(other), "{other}");
        }
    }
}
