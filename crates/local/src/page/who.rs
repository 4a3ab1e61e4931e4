//! The member who sends a request. The page of this computer trusts the name after `as`; another face of the page, where
//! each member has a seat by a link, changes this file alone.

use super::api::Refusal;
use super::labels;
use super::shared::Page;
use axum::extract::{FromRequestParts, Query};
use axum::http::StatusCode;
use axum::http::request::Parts;
use liege_words::Language;
use serde::Deserialize;
use std::sync::Arc;

/// The member for whom a request is answered.
pub(super) struct Who {
    /// The id.
    pub(super) member: String,
    /// The language of the answer.
    pub(super) language: Language,
    /// The language of the browser, if we speak it.
    pub(super) locale: Option<Language>,
}

/// The address' word for the member.
#[derive(Deserialize)]
struct As {
    r#as: String,
}

impl FromRequestParts<Arc<Page>> for Who {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, page: &Arc<Page>) -> Result<Who, Refusal> {
        let Query(As { r#as: member }) = Query::try_from_uri(&parts.uri)
            .map_err(|error| Refusal::new(StatusCode::BAD_REQUEST, error.body_text()))?;
        let language = labels::language(page, &member, &parts.headers).await;
        Ok(Who { member: member.to_lowercase(), language, locale: labels::locale(&parts.headers) })
    }
}
