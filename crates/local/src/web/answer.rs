//! The parts of an answer that all pages share: the headers, and the answer that there is nothing.

use super::html::{Page, escaped};
use super::shared::say;
use axum::http::StatusCode;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue, RETRY_AFTER, VARY,
};
use axum::response::{IntoResponse, Response};
use liege_chat::Fault;
use liege_words::Language;
use std::fmt::Display;

pub(super) const HTML: &str = "text/html; charset=utf-8";

/// How long an answer may be shown without asking again.
const SHORT: &str = "public, max-age=5";

/// The answers of a handler other than the page that was asked for.
pub(super) enum Otherwise {
    /// There is nothing, or nothing that is shown.
    Missing,
    /// The data can't be read now.
    Fault,
}

impl From<Fault> for Otherwise {
    fn from(fault: Fault) -> Otherwise {
        Otherwise::of(&fault)
    }
}

impl Otherwise {
    pub(super) fn of(fault: &dyn Display) -> Otherwise {
        tracing::error!(%fault, "a page can't be made");
        Otherwise::Fault
    }
}

impl IntoResponse for Otherwise {
    fn into_response(self) -> Response {
        match self {
            // The guard makes the page of it.
            Otherwise::Missing => StatusCode::NOT_FOUND.into_response(),
            Otherwise::Fault => {
                let why = "The page can't be made now. Try again in a minute.\n";
                (StatusCode::SERVICE_UNAVAILABLE, [(RETRY_AFTER, "60")], why).into_response()
            }
        }
    }
}

pub(super) type Answer = Result<Response, Otherwise>;

/// Adds the headers of an answer that is public and short-lived.
pub(super) fn public(mut response: Response, indexed: bool) -> Response {
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(SHORT));
    headers.insert(VARY, HeaderValue::from_static("accept-language"));
    if !indexed {
        headers
            .insert(HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex, nofollow"));
    }
    response
}

/// Makes the answer of a page.
pub(super) fn shown(headers: &HeaderMap, page: &Page) -> Response {
    public(crate::etag::marked(headers, HTML, page.html()), page.indexed)
}

/// Answers that there is nothing: the bytes and headers do not depend on the address.
pub(super) fn missing_in(language: Language) -> Response {
    let title = say(language, "web-missing");
    let body = format!(
        "<main>\n<h1>{}</h1>\n<p>{}</p>\n</main>",
        escaped(&title),
        escaped(&say(language, "web-missing-why"))
    );
    let about = String::new();
    let page =
        Page { language, title, about, address: None, picture: None, feed: None, indexed: false, body };
    let response = (StatusCode::NOT_FOUND, [(CONTENT_TYPE, HTML)], page.html()).into_response();
    public(response, false)
}
