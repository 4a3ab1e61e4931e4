//! What waits for webhooks is sent, signed, and tried again for a day.

use super::address::{self, PublicNames};
use futures::future::join_all;
use hmac::{Hmac, KeyInit, Mac};
use jiff::{SignedDuration, Timestamp};
use liege_chat::{self as chat, Desk};
use liege_store::{Done, HOOKS_TRIED_FOR, HookPost, Job, Store, StoreError, Work};
use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode};
use serde_json::json;
use sha2::Sha256;
use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// Hooks served at a time.
const AT_ONCE: u32 = 16;
/// How often it is looked what is new.
const LOOK: Duration = Duration::from_millis(500);
/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest pause between two attempts.
const LONGEST_PAUSE: SignedDuration = SignedDuration::from_hours(1);

/// Sends what waits for webhooks, until `stop` becomes true; `private`: also into the own network.
///
/// # Errors
/// If no client can be made.
pub(super) async fn run(
    chat: Arc<Desk>,
    store: Store,
    private: bool,
    mut stop: watch::Receiver<bool>,
) -> Result<(), reqwest::Error> {
    let client = client(private)?;
    while !*stop.borrow() {
        let pause = match round(&chat, &store, &client, private).await {
            Ok(0) => LOOK,
            Ok(_) => Duration::ZERO,
            Err(fault) => {
                tracing::error!(%fault, "webhooks can't be sent");
                PATIENCE
            }
        };
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            _ = stop.changed() => {}
        }
    }
    Ok(())
}

pub(super) fn client(private: bool) -> Result<Client, reqwest::Error> {
    // Where a message is sent was looked at; where it would be sent on to was not.
    let client = Client::builder().redirect(Policy::none()).no_proxy().timeout(PATIENCE);
    let client = client.user_agent(concat!("Liege/", env!("CARGO_PKG_VERSION")));
    if private { client.build() } else { client.dns_resolver(Arc::new(PublicNames)).build() }
}

/// Sends the first message of every hook that is due; how many that were.
pub(super) async fn round(
    chat: &Desk,
    store: &Store,
    client: &Client,
    private: bool,
) -> Result<usize, StoreError> {
    let due = store.take(&[Work::Hooks], chat.now(), AT_ONCE).await?;
    let posts = due.iter().filter_map(|job| match job {
        Job::Hook(post) => Some(post),
        _ => None,
    });
    let sent = join_all(posts.map(|post| deliver(chat, store, client, post, private))).await;
    let count = sent.len();
    sent.into_iter().collect::<Result<Vec<_>, _>>()?;
    Ok(count)
}

async fn deliver(
    chat: &Desk,
    store: &Store,
    client: &Client,
    post: &HookPost,
    private: bool,
) -> Result<(), StoreError> {
    let why = match send(client, post, chat.now(), private).await {
        Ok(()) => {
            store.done(Done::HookSent(post), chat.now()).await?;
            return Ok(());
        }
        Err(why) => why,
    };
    let now = chat.now();
    tracing::debug!(hook = post.hook, why, "a webhook takes nothing");
    if now.duration_since(post.queued) < HOOKS_TRIED_FOR {
        store.done(Done::HookLater(post, next_attempt(now, post.attempts)), now).await?;
    } else {
        let row = chat::told_of_hook(post);
        store.done(Done::HookGivenUp(post, &row), now).await?;
    }
    Ok(())
}

/// When to try again: doubling from a second.
fn next_attempt(now: Timestamp, attempts: u32) -> Timestamp {
    let pause = SignedDuration::from_secs(1 << attempts.min(12)).min(LONGEST_PAUSE);
    now.saturating_add(pause).unwrap_or(now)
}

/// Sends a message; why it did not arrive, if it did not.
async fn send(client: &Client, post: &HookPost, now: Timestamp, private: bool) -> Result<(), String> {
    // What may be sent where may have been set otherwise since the hook was made.
    let url = address::checked(&post.url, private).map_err(|refused| refused.to_string())?;
    let body = json!({
        "id": post.message,
        "event": post.event,
        "table": post.table,
        "number": post.number,
        "member": post.member,
        "at": post.queued.to_string(),
    })
    .to_string();
    let request = client
        .post(url)
        .header("content-type", "application/json")
        .header("liege-event", &post.event)
        .header("liege-id", &post.message)
        .header(
            "liege-signature",
            signature(post.secret.reveal().unwrap_or_default(), now.as_second(), &body),
        );
    let response = request.body(body).send().await.map_err(|error| error.without_url().to_string())?;
    match response.status() {
        status if status.is_success() => Ok(()),
        status => Err(answered(status)),
    }
}

fn answered(status: StatusCode) -> String {
    format!("it answers {status}")
}

/// The signature of a body at a time, in unix seconds.
pub(super) fn signature(secret: &str, at: i64, body: &str) -> String {
    let mut text = format!("t={at},v1=");
    // Keys of any length are taken.
    if let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) {
        mac.update(format!("{at}.{body}").as_bytes());
        for byte in mac.finalize().into_bytes() {
            let _ = write!(text, "{byte:02x}");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_signature_is_that_of_any_other_program() {
        // printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac key
        let known = "t=1700000000,v1=a438e398bfafc57e4396bb7fc2304422f0f768e965d073ca313cb52e22e6ad03";
        assert_eq!(signature("key", 1_700_000_000, "{\"a\":1}"), known);
    }

    #[test]
    fn attempts_grow_rarer() {
        let now = Timestamp::UNIX_EPOCH;
        let pauses = [0, 1, 5, 11, 12, 99].map(|attempts| next_attempt(now, attempts).as_second());
        assert_eq!(pauses, [1, 2, 32, 2_048, 3_600, 3_600]);
    }
}
