//! Requests to Discord's REST interface, and their errors.
//!
//! Serenity's own methods insist on reading whole answers (a field that is new to them makes a message that
//! *was* posted look like a failure), drop the time that a 429 asks to wait, and bring an old TLS with them. So
//! requests go through here, and only the needed parts of the answers are read.

use super::limits::{Limits, header_seconds};
use super::routes::{Route, VERSION};
use super::settings::DiscordSettings;
use backon::{ExponentialBuilder, Retryable};
use liege_chat::{PostError, Refused};
use liege_store::secret::Secret;
use reqwest::header::{AUTHORIZATION, USER_AGENT};
use reqwest::multipart::{Form, Part};
use reqwest::{Client, Method, StatusCode};
use serde_json::Value;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// The longest wait that is done here; the caller decides about longer ones.
const SHORT_WAIT: Duration = Duration::from_secs(10);

/// The number of attempts at an answer.
const TRIES: usize = 3;

/// The largest length of an answer in bytes: Discord's are far shorter.
const MOST_ANSWER: usize = 32 << 20;

/// Pauses that double from the first to the longest, each with a random addition of up to its length, so that
/// requests refused at the same time are not repeated at the same time.
pub(super) fn pauses(first: Duration, longest: Duration) -> ExponentialBuilder {
    ExponentialBuilder::new().with_min_delay(first).with_max_delay(longest).without_max_times().with_jitter()
}

/// A file to be sent with a request.
#[derive(Clone, Debug)]
pub(super) struct File {
    pub name: String,
    /// Its media type.
    pub kind: &'static str,
    /// The bytes of the file.
    pub bytes: Arc<[u8]>,
}

/// A request.
#[derive(Clone, Debug)]
pub(super) struct Ask<'a> {
    method: Method,
    route: Route<'a>,
    params: Vec<(&'static str, String)>,
    body: Option<Value>,
    files: Vec<File>,
}

impl<'a> Ask<'a> {
    /// A request with neither parameters nor body.
    pub fn new(method: Method, route: Route<'a>) -> Ask<'a> {
        Ask { method, route, params: Vec::new(), body: None, files: Vec::new() }
    }

    /// Adds a query parameter.
    pub fn param(mut self, name: &'static str, value: u64) -> Ask<'a> {
        self.params.push((name, value.to_string()));
        self
    }

    /// Adds a body.
    pub fn body(mut self, body: Value) -> Ask<'a> {
        self.body = Some(body);
        self
    }

    /// Adds files (their descriptions are in the body).
    pub fn files(mut self, files: Vec<File>) -> Ask<'a> {
        self.files = files;
        self
    }
}

/// An error of a request. It contains no address: those of interactions contain their tokens.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Fault {
    /// The HTTP status; none if there was no answer.
    pub status: Option<u16>,
    /// Discord's own code; 0 for a general error, -1 if the answer was not Discord's.
    pub code: i64,
    /// The reason in words.
    pub why: String,
    /// How long Discord asks to wait.
    pub after: Option<Duration>,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.status {
            Some(status) => write!(f, "{status}, code {}: {}", self.code, self.why),
            None => f.write_str(&self.why),
        }
    }
}

impl Fault {
    /// An error without an answer, or without a usable one.
    pub fn silent(why: impl Into<String>) -> Fault {
        Fault { status: None, code: -1, why: why.into(), after: None }
    }

    /// Whether trying again may help.
    pub fn passing(&self) -> bool {
        match self.status {
            None | Some(408 | 429 | 500..=599) => true,
            // Not from Discord itself but from something in front of it.
            Some(403 | 404) => self.code == -1,
            Some(_) => false,
        }
    }

    /// The pause before trying again: not shorter than Discord asks for.
    pub fn heed(&self, pause: Option<Duration>) -> Option<Duration> {
        pause.map(|pause| pause.max(self.after.unwrap_or_default()))
    }

    /// The error as something to be tried again, after Discord's own time or otherwise `after`.
    pub fn put_off(self, after: Duration) -> PostError {
        PostError::Later { after: self.after.or(Some(after)), why: self.to_string() }
    }

    /// The error for a message that could not be posted.
    pub fn into_post_error(self) -> PostError {
        let why = self.to_string();
        let refused = |refused| PostError::Refused { refused, why: why.clone() };
        if self.passing() {
            // 403 and 404 without Discord's JSON come from its firewall: more requests make it worse.
            let after = if matches!(self.status, Some(403 | 404)) {
                Some(Duration::from_mins(1))
            } else {
                self.after
            };
            return PostError::Later { after, why };
        }
        match (self.status, self.code) {
            // The token was refused: the gateway will report that too and end the program, and until then
            // waiting loses nothing. Or direct messages are being opened too fast.
            (Some(401), _) | (_, 40003) => PostError::Later { after: Some(Duration::from_mins(1)), why },
            // Cannot send messages to this user; no server in common with them; not to a bot.
            (_, 50007 | 50278 | 50033) => refused(Refused::ClosedToMessages),
            // Or the server's automatic moderation blocked it; an archived thread cannot be opened; a thread
            // is locked; there are too many threads; a forum requires a tag and has none that may be given.
            (Some(403), _) | (_, 200_000 | 200_001 | 50083 | 160_005 | 160_006 | 40067) => {
                refused(Refused::Permission)
            }
            (Some(404), _) | (_, 10003 | 10008) => refused(Refused::Gone),
            _ => refused(Refused::Invalid),
        }
    }
}

/// The address of Discord's own interface.
const DISCORD: &str = "https://discord.com";

/// Sends requests to Discord.
#[derive(Debug)]
pub(super) struct Rest {
    client: Client,
    token: Secret,
    /// The interface's address, if it is not Discord's own.
    api: Option<String>,
    /// The limits; none if somebody else keeps them.
    limits: Option<Limits>,
}

impl Rest {
    /// Sends requests as the settings say, by their `client`.
    pub fn new(settings: &DiscordSettings, client: Client) -> Rest {
        let api = settings.api_url.as_ref().map(|api| api.trim_end_matches('/').to_owned());
        let limits = api.is_none().then(Limits::default);
        Rest { client, token: settings.token.clone(), api, limits }
    }

    /// Sends a request once. Where limits are kept, it waits for them first, and tries again after a short
    /// 429.
    pub async fn ask(&self, ask: &Ask<'_>) -> Result<Value, Fault> {
        let Some(limits) = &self.limits else {
            return read(self.send(ask).await?).await;
        };
        let bucket = ask.route.bucket();
        loop {
            if let Err(left) = limits.turn(bucket, SHORT_WAIT).await {
                let why = "the limit of this route is used up".to_owned();
                return Err(Fault { status: Some(429), code: 0, why, after: Some(left) });
            }
            let response = self.send(ask).await?;
            limits.told(bucket, response.headers()).await;
            let wait = header_seconds(response.headers(), RETRY_AFTER);
            if let (true, Some(wait)) = (response.headers().contains_key("x-ratelimit-global"), wait) {
                limits.be_quiet(wait.min(SHORT_WAIT));
            }
            match wait {
                Some(wait) if response.status() == StatusCode::TOO_MANY_REQUESTS && wait <= SHORT_WAIT => {
                    tokio::time::sleep(wait).await;
                }
                _ => return read(response).await,
            }
        }
    }

    /// Sends a request, and tries again a few times after a temporary error; for messages that must be sent
    /// soon or not at all.
    pub async fn insist(&self, ask: &Ask<'_>) -> Result<Value, Fault> {
        let pauses = pauses(Duration::from_millis(200), SHORT_WAIT).with_factor(3.0).with_max_times(TRIES);
        (|| self.ask(ask))
            .retry(pauses)
            .when(|fault| fault.passing() && fault.after.is_none_or(|after| after <= SHORT_WAIT))
            .adjust(|fault, pause| pause.map(|pause| fault.after.unwrap_or(pause)))
            .await
    }

    /// Sends a request without the rate limiter: interactions' first answers have no limit, and the limiter
    /// would remember each interaction forever.
    pub async fn ask_unlimited(&self, ask: &Ask<'_>) -> Result<Value, Fault> {
        read(self.send(ask).await?).await
    }

    /// Fetches a file from an address that Discord gave, at most `most` bytes of it, without sending the
    /// token.
    pub async fn fetch(&self, url: &str, most: usize) -> Result<Vec<u8>, Fault> {
        let silent = |error| Fault::silent(network_reason(error));
        let response = self.client.get(url).send().await.map_err(silent)?;
        if !response.status().is_success() {
            return Err(read(response).await.err().unwrap_or_else(|| Fault::silent("no file")));
        }
        body(response, most).await
    }

    /// Whether an address is one of Discord's own for files (or that of a stand-in in tests).
    pub fn is_discords(&self, url: &str) -> bool {
        let Ok(url) = reqwest::Url::parse(url) else { return false };
        let host = url.host_str().unwrap_or_default();
        let own = ["cdn.discordapp.com", "media.discordapp.net"];
        let api = self.api.as_deref().and_then(|api| reqwest::Url::parse(api).ok());
        let stands_in = api.is_some_and(|api| api.host_str() == Some(host) && api.port() == url.port());
        url.scheme() == "https" && own.contains(&host) || stands_in
    }

    /// Removes expired limits, every hour: there is one for each channel that was ever asked about.
    pub async fn forget_old_limits(&self) {
        let Some(limits) = &self.limits else { return };
        loop {
            tokio::time::sleep(Duration::from_hours(1)).await;
            limits.forget_old();
        }
    }

    async fn send(&self, ask: &Ask<'_>) -> Result<reqwest::Response, Fault> {
        let api = self.api.as_deref().unwrap_or(DISCORD);
        let url = format!("{api}/api/v{VERSION}{}", ask.route.path());
        let mut request = self
            .client
            .request(ask.method.clone(), url)
            .header(AUTHORIZATION, format!("Bot {}", self.token.reveal().unwrap_or_default()))
            .header(USER_AGENT, serenity::constants::USER_AGENT);
        if !ask.params.is_empty() {
            request = request.query(&ask.params);
        }
        request = match &ask.body {
            Some(body) if !ask.files.is_empty() => request.multipart(form(body, &ask.files)?),
            Some(body) => request.json(body),
            None => request,
        };
        request.send().await.map_err(|error| Fault::silent(network_reason(error)))
    }
}

fn form(body: &Value, files: &[File]) -> Result<Form, Fault> {
    let mut form = Form::new().text("payload_json", body.to_string());
    for (index, file) in files.iter().enumerate() {
        let part = Part::bytes(file.bytes.to_vec())
            .file_name(file.name.clone())
            .mime_str(file.kind)
            .map_err(|error| Fault::silent(error.to_string()))?;
        form = form.part(format!("files[{index}]"), part);
    }
    Ok(form)
}

/// The reason of a failed request, without its address.
pub(super) fn network_reason(error: reqwest::Error) -> String {
    let error = error.without_url();
    let mut reason = error.to_string();
    let mut source = std::error::Error::source(&error);
    while let Some(inner) = source {
        let inner_text = inner.to_string();
        if !reason.contains(&inner_text) {
            reason = format!("{reason}: {inner_text}");
        }
        source = inner.source();
    }
    reason
}

const RETRY_AFTER: &str = "retry-after";

fn seconds(seconds: f64) -> Option<Duration> {
    Duration::try_from_secs_f64(seconds).ok()
}

/// The body of an answer, unless it is longer than `most` bytes.
async fn body(mut response: reqwest::Response, most: usize) -> Result<Vec<u8>, Fault> {
    let mut bytes = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(|error| Fault::silent(network_reason(error)))? {
        if bytes.len() + chunk.len() > most {
            return Err(Fault::silent(format!("there are more than {most} bytes")));
        }
        bytes.extend_from_slice(&chunk);
    }
    Ok(bytes)
}

/// The answer's JSON (null if it has none), or its fault.
async fn read(response: reqwest::Response) -> Result<Value, Fault> {
    let status = response.status();
    let header = header_seconds(response.headers(), RETRY_AFTER);
    let bytes = match body(response, MOST_ANSWER).await {
        Ok(bytes) => bytes,
        // A success whose body was cut off is a success: the request was carried out.
        Err(_) if status.is_success() => return Ok(Value::Null),
        Err(fault) => return Err(fault),
    };
    let body = serde_json::from_slice::<Value>(&bytes);
    if status.is_success() {
        return Ok(body.unwrap_or_default());
    }
    let body = body.unwrap_or_default();
    let mut why = body["message"]
        .as_str()
        .map_or_else(|| status.canonical_reason().unwrap_or("no reason given").to_owned(), str::to_owned);
    if let Some(errors) = body.get("errors") {
        why = format!("{why} {errors}");
    }
    let after = body["retry_after"].as_f64().and_then(seconds).or(header);
    let code = if body.is_object() { body["code"].as_i64().unwrap_or(0) } else { -1 };
    Err(Fault { status: Some(status.as_u16()), code, why, after })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(status: u16, code: i64) -> Fault {
        Fault { status: Some(status), code, why: "why".into(), after: None }
    }

    fn refused(status: u16, code: i64) -> Option<Refused> {
        match fault(status, code).into_post_error() {
            PostError::Refused { refused, .. } => Some(refused),
            PostError::Later { .. } => None,
        }
    }

    #[test]
    fn faults_are_told_apart() {
        assert_eq!(refused(403, 50013), Some(Refused::Permission));
        assert_eq!(refused(403, 50001), Some(Refused::Permission));
        assert_eq!(refused(403, 50007), Some(Refused::ClosedToMessages));
        assert_eq!(refused(404, 10003), Some(Refused::Gone));
        assert_eq!(refused(400, 10008), Some(Refused::Gone));
        assert_eq!(refused(400, 50035), Some(Refused::Invalid));
        assert_eq!(refused(413, 40005), Some(Refused::Invalid));
        for passing in [429, 500, 502, 503, 401] {
            assert_eq!(refused(passing, 0), None, "{passing}");
        }
        assert_eq!(refused(403, -1), None, "an error page is not Discord's refusal");
        let wait = Fault { after: Some(Duration::from_secs(7)), ..fault(429, 0) };
        let PostError::Later { after, .. } = wait.into_post_error() else { panic!("later") };
        assert_eq!(after, Some(Duration::from_secs(7)));
        assert!(Fault::silent("no route").passing());
    }
}
