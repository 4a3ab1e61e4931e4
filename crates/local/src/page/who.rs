//! The member who sends a request, and what they may see. Each face of the page has a gate of its own that says it; the
//! handlers of boards serve every face.

use super::labels;
use super::refusal::{Refusal, refuse};
use super::shared::{MOST_BODY, MOST_WITH_FILE, Page};
use crate::RoomError;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use liege_chat::{self as chat, Desk, Fault, Person, Place};
use liege_game::words;
use liege_words::{Language, Message};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// A face of the page, which knows who its readers are.
pub(crate) trait Gate: Send + Sync + 'static {
    /// Finds out who sends a request.
    fn who(&self, parts: &mut Parts) -> impl Future<Output = Result<Who, Refusal>> + Send;

    /// The language of an answer to somebody who is not known yet.
    fn language(&self, headers: &HeaderMap) -> Language;

    /// The most bytes of a body that is sent to an address.
    fn most(&self, path: &str) -> usize;
}

/// The member for whom a request is answered.
pub(crate) struct Who {
    pub(crate) desk: Arc<Desk>,
    pub(crate) person: Person,
    /// The place from which they look.
    pub(crate) place: Place,
    /// The only table that they may see here; none: all that they see from the place.
    pub(crate) only: Option<i64>,
    /// The language of the answer.
    pub(crate) language: Language,
    /// The language of the browser, if we speak it.
    pub(crate) locale: Option<Language>,
}

impl Who {
    /// Counts a look at a board. `table`: the one that is looked at, if it is a table's.
    pub(super) fn looks(&self, table: Option<i64>) -> Result<(), Refusal> {
        if self.only.is_some_and(|only| Some(only) != table) {
            let other = Message::new("table-others").with("table", table.unwrap_or_default().to_string());
            return Err(Refusal::new(StatusCode::FORBIDDEN, words().say(self.language, &other)));
        }
        chat::admits_look(&self.desk, &self.person).map_err(|left| self.refuse(RoomError::TooOften(left)))
    }

    /// A refusal in the member's language.
    pub(super) fn refuse(&self, error: RoomError) -> Refusal {
        refuse(self.language)(error)
    }

    pub(super) fn fault(&self) -> impl Fn(Fault) -> Refusal {
        |fault| self.refuse(fault.into())
    }
}

impl<G: Gate> FromRequestParts<Arc<G>> for Who {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, gate: &Arc<G>) -> Result<Who, Refusal> {
        gate.who(parts).await
    }
}

/// The body of a request. One that can't be read is refused with a sentence, like everything else.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, G: Gate> FromRequest<Arc<G>> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, gate: &Arc<G>) -> Result<Body<T>, Refusal> {
        let (language, most) = (gate.language(request.headers()), gate.most(request.uri().path()));
        let read: Result<Json<T>, JsonRejection> = Json::from_request(request, gate).await;
        let Json(sent) = read.map_err(|error| {
            let (status, text) = (error.status(), error.body_text());
            let too_long = Message::new("page-body-too-long").with("most", (most / 1024).to_string());
            let long = status == StatusCode::PAYLOAD_TOO_LARGE;
            Refusal::new(status, if long { words().say(language, &too_long) } else { text })
        })?;
        Ok(Body(sent))
    }
}

/// The address' word for the member.
#[derive(Deserialize)]
struct As {
    r#as: String,
}

/// The page of this computer trusts the name after `as`.
impl Gate for Page {
    async fn who(&self, parts: &mut Parts) -> Result<Who, Refusal> {
        let Query(As { r#as: member }) = Query::try_from_uri(&parts.uri)
            .map_err(|error| Refusal::new(StatusCode::BAD_REQUEST, error.body_text()))?;
        let language = labels::language(self, &member, &parts.headers).await;
        let (person, place) =
            self.room.looker(&member.to_lowercase(), Some(language)).await.map_err(refuse(language))?;
        let (desk, locale) = (self.room.desk(), labels::locale(&parts.headers));
        Ok(Who { desk, person, place, only: None, language, locale })
    }

    fn language(&self, headers: &HeaderMap) -> Language {
        labels::locale(headers).unwrap_or(self.language)
    }

    fn most(&self, path: &str) -> usize {
        if path == "/api/say" { MOST_WITH_FILE } else { MOST_BODY }
    }
}
