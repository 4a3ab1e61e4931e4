//! Problems in the form of RFC 9457: the referee's own refusal in the member's language, and the remedy.

use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, HeaderValue, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::response::{IntoResponse, Response};
use jiff::Timestamp;
use liege_chat::{Button, Fault};
use liege_store::{Scope, StoreError};
use serde::Serialize;
use utoipa::ToSchema;

/// The time to wait if the data can't be read, in seconds.
const STORE_PAUSE: i64 = 10;

/// A choice that can be pressed instead.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ChoiceSeen {
    /// Its label, in the member's language.
    pub label: String,
    /// The value to send as `press` to `acts`.
    pub press: String,
}

impl From<&Button> for ChoiceSeen {
    fn from(button: &Button) -> ChoiceSeen {
        ChoiceSeen { label: button.label.clone(), press: button.id.clone() }
    }
}

/// An error.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Problem {
    /// The kind: `urn:liege:refused` (by the rules or the table), `asked` (confirmation is needed), `stale`
    /// (the game has gone on), `scope`, `unfit`, `repeated`, `too-much`, `token`, `not-found`, `secret`,
    /// `address`, `full`, `request`, `fault`, `store` (the data can't be read now), `too-slow`.
    #[serde(rename = "type")]
    pub kind: String,
    /// The kind in a few words.
    pub title: String,
    /// The status of the answer.
    pub status: u16,
    /// The error and its remedy, for people.
    pub detail: String,
    /// The possible meanings, or the confirmation.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<ChoiceSeen>,
    #[serde(skip)]
    retry_after: Option<i64>,
}

impl Problem {
    pub(super) fn new(status: StatusCode, kind: &str, title: &str, detail: impl Into<String>) -> Problem {
        Problem {
            kind: format!("urn:liege:{kind}"),
            title: title.to_owned(),
            status: status.as_u16(),
            detail: detail.into(),
            choices: Vec::new(),
            retry_after: None,
        }
    }

    pub(super) fn no_such_path() -> Problem {
        let detail = "There is nothing at this path; /v1/openapi.json describes all there are.";
        Problem::new(StatusCode::NOT_FOUND, "not-found", "No such path", detail)
    }

    pub(super) fn no_such_method() -> Problem {
        let detail = "This path is asked in another way; /v1/openapi.json tells how.";
        Problem::new(StatusCode::METHOD_NOT_ALLOWED, "request", "No such method", detail)
    }

    pub(super) fn no_such_table(id: i64) -> Problem {
        let detail = format!(
            "There is no table #{id} of this member's: only those are shown that they play at, are invited to, or have laid."
        );
        Problem::new(StatusCode::NOT_FOUND, "not-found", "No such table", detail)
    }

    pub(super) fn no_such_contest(id: &str) -> Problem {
        let detail = format!(
            "There is no contest #{id} that you may see: a member sees their own contests, and everybody those on the web."
        );
        Problem::new(StatusCode::NOT_FOUND, "not-found", "No such contest", detail)
    }

    pub(super) fn no_token() -> Problem {
        let detail = "Send `Authorization: Bearer TOKEN` with a token that is in force; members make them in the chat \
                      (`token new NAME`).";
        Problem::new(StatusCode::UNAUTHORIZED, "token", "No token", detail)
    }

    pub(super) fn scope(scope: Scope) -> Problem {
        let detail = format!("This token is not good for that: it would need `{}`.", scope.code());
        Problem::new(StatusCode::FORBIDDEN, "scope", "The token is not good for that", detail)
    }

    pub(super) fn request(detail: impl Into<String>) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, "request", "The request can't be read", detail)
    }

    pub(super) fn too_slow() -> Problem {
        let detail = "It took too long. Ask again, with the same Idempotency-Key if it was to do something.";
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "too-slow", "It took too long", detail)
    }

    pub(super) fn too_much(until: Timestamp, now: Timestamp) -> Problem {
        let seconds = until.duration_since(now).as_secs().max(1);
        let detail = format!("That was too much in a short time. It goes on in {seconds} s.");
        let mut problem =
            Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-much", "Too many requests", detail);
        problem.retry_after = Some(seconds);
        problem
    }

    /// Adds choices.
    pub(super) fn with(mut self, choices: Vec<ChoiceSeen>) -> Problem {
        self.choices = choices;
        self
    }

    /// The error while the data can't be read: then it is not known whether a token is valid, or a table
    /// exists.
    fn no_store() -> Problem {
        let detail = "The data can’t be read or written just now. Ask again later, with the same Idempotency-Key if it was to \
                      do something.";
        let mut problem = Problem::new(StatusCode::SERVICE_UNAVAILABLE, "store", "No data", detail);
        problem.retry_after = Some(STORE_PAUSE);
        problem
    }

    fn fault() -> Problem {
        let detail = "Something is broken here, and whoever runs this can read of it in the log.";
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "fault", "A fault", detail)
    }
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Problem {
        tracing::error!(%fault, "a request of a program failed");
        match &fault {
            // That is so until somebody repairs it.
            Fault::Store(StoreError::Broken { .. } | StoreError::NoNoteKey(_)) => Problem::fault(),
            Fault::Store(_) => Problem::no_store(),
            _ => Problem::fault(),
        }
    }
}

impl From<StoreError> for Problem {
    fn from(fault: StoreError) -> Problem {
        Problem::from(Fault::from(fault))
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let body = serde_json::to_string(&self).unwrap_or_default();
        let mut response = (status, body).into_response();
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        if let Some(seconds) = self.retry_after {
            headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        if status == StatusCode::UNAUTHORIZED {
            headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer realm=\"Liege\""));
        }
        response
    }
}
