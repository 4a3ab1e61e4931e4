//! The pages that anybody may open.

use super::shared::Web;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use liege_words::Language;
use std::sync::Arc;

/// The addresses of pages.
pub(super) fn routes() -> Router<Arc<Web>> {
    Router::new().route("/robots.txt", get(robots))
}

/// `GET /robots.txt`: pages say themselves whether they may be listed, so robots must be able to read them.
async fn robots() -> &'static str {
    "User-agent: *\nAllow: /\n"
}

/// Answers an address at which there is nothing.
pub(super) async fn missing(State(web): State<Arc<Web>>, headers: HeaderMap) -> Response {
    missing_in(web.language(&headers))
}

/// Answers that there is nothing: the bytes and headers do not depend on the address.
pub(super) fn missing_in(_language: Language) -> Response {
    let mut response = (StatusCode::NOT_FOUND, "There is nothing here.\n").into_response();
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Answers a method that the address does not take.
pub(super) async fn not_that_way() -> Response {
    StatusCode::METHOD_NOT_ALLOWED.into_response()
}
