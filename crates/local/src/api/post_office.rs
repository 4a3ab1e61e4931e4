//! Sending webhook messages: they are signed, and tried again for a day.

use super::address::{self, PublicNames};
use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit, Mac};
use jiff::{SignedDuration, Timestamp};
use liege_chat::{self as chat, Desk};
use liege_store::{About, Done, HOOKS_TRIED_FOR, HookPost, Job, Store, StoreError, Work};
use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode};
use serde_json::json;
use sha2::Sha256;
use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::{Id, JoinError, JoinSet};

/// The number of messages under way at a time.
const AT_ONCE: usize = 32;
/// The number of messages under way at a time to the hooks of one member.
const AT_ONCE_OF_MEMBER: usize = 2;
/// How often new messages are looked for.
const LOOK: Duration = Duration::from_millis(500);
/// The time limit of an answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// The time of an answer after which a hook counts as slow and has to rest.
const SLOW: SignedDuration = SignedDuration::from_secs(3);
/// The number of last messages whose hooks are remembered.
const REMEMBERED: u64 = 4_096;
/// The longest pause between two attempts.
const LONGEST_PAUSE: SignedDuration = SignedDuration::from_hours(1);

/// Sends the webhook messages, until `stop` becomes true; with `private`, also into the own network.
///
/// # Errors
/// Returns an error if no client can be made.
pub(super) async fn run(
    chat: Arc<Desk>,
    store: Store,
    private: bool,
    mut stop: watch::Receiver<bool>,
) -> Result<(), reqwest::Error> {
    let mut office = Office::open(chat, store, private)?;
    while !*stop.borrow() {
        let pause = match office.send_due().await {
            Ok(_) => LOOK,
            Err(fault) => {
                tracing::error!(%fault, "webhooks can't be sent");
                PATIENCE
            }
        };
        tokio::select! {
            // There is room again, and that hook may have another message.
            Some(ended) = office.some_end() => if let Err(fault) = ended {
                tracing::error!(%fault, "what became of a message to a webhook can't be noted");
                tokio::select! {
                    () = tokio::time::sleep(PATIENCE) => {}
                    _ = stop.changed() => {}
                }
            },
            () = tokio::time::sleep(pause) => {}
            _ = stop.changed() => {}
        }
    }
    // The outcomes of messages under way are noted.
    while office.some_end().await.is_some() {}
    Ok(())
}

pub(super) fn client(private: bool) -> Result<Client, reqwest::Error> {
    // The address of a hook was checked; that of a redirection was not. Connections are closed after a
    // message, because there may be any number of hosts.
    let client = Client::builder().redirect(Policy::none()).no_proxy().timeout(PATIENCE);
    let client = client.user_agent(concat!("Liege/", env!("CARGO_PKG_VERSION"))).pool_max_idle_per_host(0);
    if private { client.build() } else { client.dns_resolver(Arc::new(PublicNames)).build() }
}

/// The webhook messages under way, and whose turn it is: nobody’s hooks wait for those of another.
///
/// A hook has one message under way, so that they come in order, and a member two. Among the hooks with due
/// messages, the one that was served longest ago comes first.
pub(super) struct Office {
    chat: Arc<Desk>,
    store: Store,
    client: Client,
    private: bool,
    under_way: JoinSet<Result<Outcome, StoreError>>,
    /// The hook of each message under way, and the hook's member.
    to: HashMap<Id, (i64, String)>,
    known: HashMap<i64, Known>,
    /// The number of messages begun.
    begun: u64,
}

/// The state of a hook that has messages.
#[derive(Clone, Copy, Debug, Default)]
struct Known {
    /// The number of the message with which it was last served; 0 if none yet.
    served: u64,
    /// The number of times in succession that it was slow.
    slow: u32,
    /// The end of its rest after it was slow.
    rests: Option<Timestamp>,
}

/// The outcome of sending a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Taken,
    /// It was accepted, but slowly.
    Slow,
    NotTaken,
}

impl Office {
    pub(super) fn open(chat: Arc<Desk>, store: Store, private: bool) -> Result<Office, reqwest::Error> {
        let client = client(private)?;
        let (under_way, to, known) = (JoinSet::new(), HashMap::new(), HashMap::new());
        Ok(Office { chat, store, client, private, under_way, to, known, begun: 0 })
    }

    /// Begins to send the first message of every hook that is due, if there is room. Returns the number
    /// begun.
    pub(super) async fn send_due(&mut self) -> Result<usize, StoreError> {
        if self.under_way.len() >= AT_ONCE {
            return Ok(0);
        }
        let now = self.chat.now();
        // All of them are taken: with a limit, the first ones could keep the others waiting forever.
        let due = self.store.take(&[Work::Hooks], now, u32::MAX).await?;
        let posts = due.into_iter().filter_map(|job| match job {
            Job::Hook(post) => Some(post),
            _ => None,
        });
        let mut posts: Vec<HookPost> = posts.collect();
        let known = |hook: i64| self.known.get(&hook).copied().unwrap_or_default();
        posts.retain(|post| known(post.hook).rests.is_none_or(|until| until <= now));
        posts.sort_by_key(|post| (known(post.hook).served, post.id));
        let mut begun = 0;
        for post in posts {
            if self.under_way.len() >= AT_ONCE {
                break;
            }
            let of_member = self.to.values().filter(|(_, member)| *member == post.member).count();
            if of_member >= AT_ONCE_OF_MEMBER || self.to.values().any(|(hook, _)| *hook == post.hook) {
                continue;
            }
            self.begin(post);
            begun += 1;
        }
        Ok(begun)
    }

    fn begin(&mut self, post: HookPost) {
        self.begun += 1;
        self.known.entry(post.hook).or_default().served = self.begun;
        let to = (post.hook, post.member.clone());
        let (chat, store, client) = (Arc::clone(&self.chat), self.store.clone(), self.client.clone());
        let private = self.private;
        let task = self.under_way.spawn(async move { deliver(&chat, &store, &client, &post, private).await });
        self.to.insert(task.id(), to);
    }

    /// The number of messages under way.
    #[cfg(test)]
    pub(super) fn under_way(&self) -> usize {
        self.under_way.len()
    }

    /// Waits until messages under way have arrived or failed, and notes that; `None` if none is under way.
    pub(super) async fn some_end(&mut self) -> Option<Result<(), StoreError>> {
        let mut ended = Some(self.under_way.join_next_with_id().await?);
        let mut noted = Ok(());
        while let Some(one) = ended {
            let id = one.as_ref().map_or_else(JoinError::id, |(id, _)| *id);
            let to = self.to.remove(&id);
            let outcome = match one {
                Ok((_, outcome)) => outcome,
                Err(fault) => {
                    tracing::error!(%fault, "a message to a webhook broke");
                    Ok(Outcome::Slow)
                }
            };
            match (outcome, to) {
                (Ok(outcome), Some((hook, _))) => self.remember(hook, outcome),
                (Ok(_), None) => {}
                (Err(fault), _) => noted = Err(fault),
            }
            ended = self.under_way.try_join_next_with_id();
        }
        Some(noted)
    }

    fn remember(&mut self, hook: i64, outcome: Outcome) {
        let now = self.chat.now();
        if let Some(known) = self.known.get_mut(&hook) {
            match outcome {
                Outcome::Taken => (known.slow, known.rests) = (0, None),
                Outcome::Slow => {
                    known.rests = Some(next_attempt(now, known.slow));
                    known.slow = known.slow.saturating_add(1);
                }
                // Its message has its own time.
                Outcome::NotTaken => {}
            }
        }
        // A hook that was served long ago comes first again, remembered or not.
        let since = self.begun.saturating_sub(REMEMBERED);
        let rested = |until: Timestamp| now.duration_since(until) >= LONGEST_PAUSE;
        self.known.retain(|_, known| known.served > since || known.rests.is_some_and(|until| !rested(until)));
    }
}

async fn deliver(
    chat: &Desk,
    store: &Store,
    client: &Client,
    post: &HookPost,
    private: bool,
) -> Result<Outcome, StoreError> {
    let begun = chat.now();
    let why = match send(chat, client, post, begun, private).await {
        Ok(()) => {
            let now = chat.now();
            store.done(Done::HookSent(post), now).await?;
            let is_slow = now.duration_since(begun) >= SLOW;
            return Ok(if is_slow { Outcome::Slow } else { Outcome::Taken });
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
    Ok(Outcome::NotTaken)
}

/// The time of the next attempt: the pause doubles from a second.
fn next_attempt(now: Timestamp, attempts: u32) -> Timestamp {
    let pause = SignedDuration::from_secs(1 << attempts.min(12)).min(LONGEST_PAUSE);
    now.saturating_add(pause).unwrap_or(now)
}

/// Sends a message. Returns the reason if it did not arrive.
async fn send(
    chat: &Desk,
    client: &Client,
    post: &HookPost,
    now: Timestamp,
    private: bool,
) -> Result<(), String> {
    // The rules for addresses may have changed since the hook was made.
    let url = address::checked(&post.url, private).map_err(|refused| refused.to_string())?;
    let body = body(chat, post).await.map_err(|fault| fault.to_string())?;
    let (secret, at) = (post.secret.reveal().unwrap_or_default(), now.as_second());
    let request = client
        .post(url)
        .header("content-type", "application/json")
        .header("liege-event", &post.event)
        .header("liege-id", &post.message)
        .header("liege-signature", signature(secret, at, &body))
        .header("webhook-id", &post.message)
        .header("webhook-timestamp", at)
        .header("webhook-signature", standard_signature(secret, &post.message, at, &body));
    let response = request.body(body).send().await.map_err(|error| error.without_url().to_string())?;
    match response.status() {
        status if status.is_success() => Ok(()),
        status => Err(answered(status)),
    }
}

/// The body of a message. About a contest it has the pairings or the standing as they are now, because tables are opened after
/// the round is paired.
async fn body(chat: &Desk, post: &HookPost) -> Result<String, chat::Fault> {
    let mut body = match post.about {
        About::Table(table) => json!({ "table": table, "number": post.number }),
        About::Contest(contest) => {
            chat::contest_told(chat, post).await?.unwrap_or_else(|| json!({ "contest": contest }))
        }
    };
    body["id"] = json!(post.message);
    body["event"] = json!(post.event);
    body["member"] = json!(post.member);
    body["at"] = json!(post.queued.to_string());
    Ok(body.to_string())
}

fn answered(status: StatusCode) -> String {
    format!("it answers {status}")
}

/// The signature of a body at a time, in unix seconds.
pub(super) fn signature(secret: &str, at: i64, body: &str) -> String {
    let mut text = format!("t={at},v1=");
    // A key of any length is accepted.
    if let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) {
        mac.update(format!("{at}.{body}").as_bytes());
        for byte in mac.finalize().into_bytes() {
            let _ = write!(text, "{byte:02x}");
        }
    }
    text
}

/// The secret in the form that libraries for Standard Webhooks take.
pub(super) fn standard_secret(secret: &str) -> String {
    format!("whsec_{}", STANDARD.encode(key_of(secret)))
}

/// The signature of a message as Standard Webhooks has it: its id, the time in unix seconds and the body, with the bytes that
/// the secret stands for as key.
pub(super) fn standard_signature(secret: &str, id: &str, at: i64, body: &str) -> String {
    let mut text = "v1,".to_owned();
    if let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&key_of(secret)) {
        mac.update(format!("{id}.{at}.{body}").as_bytes());
        STANDARD.encode_string(mac.finalize().into_bytes(), &mut text);
    }
    text
}

/// The bytes that a secret stands for.
fn key_of(secret: &str) -> Vec<u8> {
    URL_SAFE_NO_PAD.decode(secret).unwrap_or_else(|_| secret.as_bytes().to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_signed_as_standard_webhooks_has_it() {
        // The example of the specification, whose libraries check it.
        let secret = "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
        assert_eq!(standard_secret(secret), "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw");
        assert_eq!(
            standard_signature(
                secret,
                "msg_p5jXN8AQM9LWM0D4loKWxJek",
                1_614_265_330,
                "{\"test\": 2432232314}"
            ),
            "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
        );
    }

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
