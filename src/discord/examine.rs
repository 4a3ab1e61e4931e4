//! Whether Discord takes the token, asked once and with nothing begun.

use super::permissions::{invitation, lacking_on_server};
use super::rest::network_reason;
use super::{DiscordError, DiscordSettings};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use jiff::Timestamp;
use jiff::fmt::rfc2822;
use reqwest::header::{AUTHORIZATION, DATE, USER_AGENT};
use serde_json::Value;
use serenity::all::Permissions;

/// Flags of an application: the intent *Message Content*, for a large bot or a small one.
const MESSAGE_CONTENT: u64 = 1 << 18 | 1 << 19;

/// What Discord says of a token's application.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Application {
    /// Its name.
    pub name: String,
    /// Whether it has the privileged intent *Message Content*.
    pub message_content: bool,
    /// What time it is there, if it says so.
    pub time: Option<Timestamp>,
    /// The link by which it is invited to a server, with what it needs there.
    pub invitation: String,
    /// The servers it is on (the first two hundred), each with the permissions that it lacks there; `None`: Discord did not
    /// say.
    pub servers: Option<Vec<(String, Vec<&'static str>)>>,
}

/// Asks Discord whose the token is.
///
/// # Errors
/// The token is refused, a setting is wrong, or Discord does not answer.
pub async fn examine(settings: &DiscordSettings) -> Result<Application, DiscordError> {
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
    Ok(Application {
        name: name.to_owned(),
        message_content: flags & MESSAGE_CONTENT != 0,
        time,
        invitation: invitation(id),
        servers: servers
            .as_ref()
            .and_then(Value::as_array)
            .map(|servers| servers.iter().map(lacking_at).collect()),
    })
}

/// The name of a server, and what the bot lacks there by its roles.
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
        let server = serde_json::json!({ "name": "Chess Club", "permissions": "326417583168" });
        assert_eq!(lacking_at(&server), ("Chess Club".to_owned(), vec!["Attach Files"]));
        assert_eq!(
            lacking_at(&serde_json::json!({ "name": "Own", "permissions": "8" })).1,
            Vec::<&str>::new()
        );
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
