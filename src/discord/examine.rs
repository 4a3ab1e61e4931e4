//! Whether Discord takes the token, asked once and with nothing begun.

use super::rest::network_reason;
use super::{DiscordError, DiscordSettings};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use jiff::Timestamp;
use jiff::fmt::rfc2822;
use reqwest::header::{AUTHORIZATION, DATE, USER_AGENT};
use serde_json::Value;

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
    let response = settings
        .client()?
        .get(format!("{base}/api/v10/oauth2/applications/@me"))
        .header(AUTHORIZATION, format!("Bot {token}"))
        .header(USER_AGENT, serenity::constants::USER_AGENT)
        .send()
        .await
        .map_err(|error| ended(network_reason(error)))?;
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
    Ok(Application { name: name.to_owned(), message_content: flags & MESSAGE_CONTENT != 0, time })
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
    fn a_token_is_told_from_what_else_stands_on_its_page() {
        assert!(looks_like_a_token("MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"));
        for other in
            ["", "198622483471925248", "a.b.c", "0123456789abcdef0123456789abcdef", "x.Cl2FMQ.ZnCjm1XVW7vRze"]
        {
            assert!(!looks_like_a_token(other), "{other}");
        }
    }
}
