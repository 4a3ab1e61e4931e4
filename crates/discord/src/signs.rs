//! The application's emoji: the signs of pieces before the options of menus. `liege discord emoji` uploads them; a
//! running bot reads the list once.

use super::rest::{Ask, Fault, Rest, pauses};
use super::routes::Route;
use super::{DiscordError, DiscordSettings, faulty, patiently};
use backon::Retryable;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use reqwest::Method;
use serde_json::{Value, json};
use serenity::all::{ApplicationId, EmojiId};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::time::Duration;

/// The beginning of the names of our emoji, so that those of somebody else are left alone.
const OURS: &str = "lg_";
/// The number of digits of the checksum in a name: a changed picture has another name.
const DIGITS: usize = 6;
/// The most emoji of an application.
const MOST: usize = 2_000;
/// The largest picture of an emoji, in bytes.
const LARGEST: usize = 256 << 10;

/// The signs that Discord has, by their keys.
#[derive(Debug, Default)]
pub(super) struct Signs(HashMap<String, (u64, String)>);

impl Signs {
    /// The signs in a list of emoji.
    fn of(list: &Value) -> Signs {
        Signs(
            named(list).filter_map(|(id, name)| Some((key(&name)?.to_owned(), (id, name.clone())))).collect(),
        )
    }

    /// The emoji with this key, as a part of an option.
    pub fn get(&self, key: &str) -> Option<Value> {
        self.0.get(key).map(|(id, name)| json!({ "id": id.to_string(), "name": name }))
    }
}

fn id(value: &Value) -> Option<u64> {
    value.as_str()?.parse().ok().filter(|id| *id != 0)
}

/// The ids and names of a list of emoji.
fn named(list: &Value) -> impl Iterator<Item = (u64, String)> {
    let all = list["items"].as_array().into_iter().flatten();
    all.filter_map(|emoji| Some((id(&emoji["id"])?, emoji["name"].as_str()?.to_owned())))
}

/// The key in the name of an emoji of ours.
fn key(name: &str) -> Option<&str> {
    let (key, sum) = name.strip_prefix(OURS)?.rsplit_once('_')?;
    (sum.len() == DIGITS && sum.bytes().all(|digit| digit.is_ascii_hexdigit())).then_some(key)
}

/// The name of an emoji: it says its key and its picture.
fn name(key: &str, picture: &[u8]) -> String {
    let sum = Sha256::digest(picture).iter().take(DIGITS / 2).fold(String::new(), |mut sum, byte| {
        // Writing to a string can't fail.
        let _ = write!(sum, "{byte:02x}");
        sum
    });
    format!("{OURS}{key}_{sum}")
}

/// Asks for the signs that Discord has; none if it does not say.
pub(super) async fn known(rest: &Rest, application: ApplicationId) -> Signs {
    let ask = Ask::new(Method::GET, Route::Emojis { application_id: application });
    match rest.insist(&ask).await {
        Ok(list) => Signs::of(&list),
        Err(fault) => {
            tracing::warn!(%fault, "the emoji of the application could not be listed: menus have words only");
            Signs::default()
        }
    }
}

/// A change of the application's emoji.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EmojiChange {
    /// A sign is uploaded under this name.
    Upload(String),
    /// An emoji of ours with this name is removed: its picture is an old one, or no piece has it any more.
    Remove(String),
}

/// Makes the application's emoji those of the signs, given as keys and PNG pictures: uploads what is missing,
/// and removes old ones of ours. A second call changes nothing. With `dry`, it changes nothing either. `told` gets each
/// change before it is made. Returns the number of emoji that stay.
///
/// # Errors
/// Returns an error if the token is refused, a setting is wrong, or Discord refuses an emoji.
pub async fn keep_emoji(
    settings: &DiscordSettings,
    signs: &[(String, Vec<u8>)],
    dry: bool,
    mut told: impl FnMut(&EmojiChange),
) -> Result<usize, DiscordError> {
    settings.check()?;
    let rest = Rest::new(settings, settings.client()?);
    let application = patiently(&rest, Route::Oauth2ApplicationCurrent).await?;
    let unreadable =
        || DiscordError::Ended { why: "Discord's answer about the application is unreadable".to_owned() };
    let application_id = id(&application["id"]).map(ApplicationId::new).ok_or_else(unreadable)?;
    let list = patiently(&rest, Route::Emojis { application_id }).await?;
    let there: Vec<(u64, String)> = named(&list).collect();
    let wanted: Vec<(String, &Vec<u8>)> = signs
        .iter()
        .filter(|(_, picture)| picture.len() <= LARGEST)
        .map(|(key, picture)| (name(key, picture), picture))
        .take(MOST)
        .collect();
    let is_wanted = |name: &str| wanted.iter().any(|(wanted, _)| wanted == name);
    let is_there = |name: &str| there.iter().any(|(_, there)| there == name);
    for (emoji, name) in there.iter().filter(|(_, name)| key(name).is_some() && !is_wanted(name)) {
        told(&EmojiChange::Remove(name.clone()));
        if !dry {
            let route = Route::Emoji { application_id, emoji_id: EmojiId::new(*emoji) };
            carry_out(&rest, &Ask::new(Method::DELETE, route)).await?;
        }
    }
    for (name, picture) in wanted.iter().filter(|(name, _)| !is_there(name)) {
        told(&EmojiChange::Upload(name.clone()));
        if !dry {
            let image = format!("data:image/png;base64,{}", STANDARD.encode(picture));
            let ask = Ask::new(Method::POST, Route::Emojis { application_id });
            carry_out(&rest, &ask.body(json!({ "name": name, "image": image }))).await?;
        }
    }
    Ok(wanted.iter().filter(|(name, _)| is_there(name)).count())
}

/// Sends a request until it is carried out. Discord lets an application upload only a few emoji a minute.
async fn carry_out(rest: &Rest, ask: &Ask<'_>) -> Result<Value, DiscordError> {
    (|| rest.ask(ask))
        .retry(pauses(Duration::from_secs(1), Duration::from_mins(2)).with_max_times(20))
        .when(Fault::passing)
        .adjust(Fault::heed)
        .await
        .map_err(|fault| faulty(&fault))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_say_key_and_picture() {
        let (one, other) = (name("knight_white", b"a"), name("knight_white", b"b"));
        assert_ne!(one, other);
        for name in [one, other] {
            assert_eq!(key(&name), Some("knight_white"));
            assert!((2..=32).contains(&name.len()), "{name}");
        }
        for strange in ["party_parrot", "lg_knight", "lg_knight_white_xyz", "knight_white_a1b2c3"] {
            assert_eq!(key(strange), None, "{strange}");
        }
    }
}
