//! The interface for programs: anybody with a member's token can play over HTTP
//! ([docs/programs/api.md](../../../../docs/programs/api.md)). Tables and contests that are on the web can be read without a token.
//!
//! It is a transport like every other. A program's request is passed to the chat as if its member had typed
//! it in a place where nobody else is ([`liege_chat::Errand`]), so that authority, privacy, limits, plans,
//! clocks and posts are those of a direct message. A program may see what its member may see
//! ([`liege_chat::Viewer`]).

mod act;
mod address;
mod caller;
mod contests;
mod hooks;
mod look;
mod once;
mod page;
mod post_office;
mod problem;
mod shared;

#[cfg(test)]
mod tests;

use crate::doors::{self, Door};
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::header::{CACHE_CONTROL, HeaderValue, X_CONTENT_TYPE_OPTIONS};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use liege_chat::Desk;
use liege_store::Store;
use once::Once;
use problem::Problem;
use shared::{Api, MOST_BODY};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;

pub use page::description;

/// How long the program waits at its end for webhook messages under way.
const LAST_WORDS: Duration = Duration::from_secs(2);
/// The time limit of a request.
const PATIENCE: Duration = Duration::from_secs(30);

/// The router of the interface. `private` says whether webhooks may lead into the own network.
pub fn router(chat: Arc<Desk>, store: Store, private: bool) -> Router {
    let api = Arc::new(Api { chat, store, once: Once::default(), private });
    Router::new()
        .route("/", get(page::page))
        .route("/v1/openapi.json", get(page::openapi))
        .route("/v1/me", get(look::me))
        .route("/v1/tables", get(look::tables).post(act::open))
        .route("/v1/open", get(look::open))
        .route("/v1/tables/{table}", get(look::table))
        .route("/v1/tables/{table}/position", get(look::position))
        .route("/v1/tables/{table}/legal", get(look::legal))
        .route("/v1/tables/{table}/log", get(look::log))
        .route("/v1/tables/{table}/picture.png", get(look::picture))
        .route("/v1/tables/{table}/moves", post(act::play))
        .route("/v1/tables/{table}/acts", post(act::act))
        .route("/v1/contests", get(contests::list))
        .route("/v1/contests/{contest}", get(contests::contest))
        .route("/v1/contests/{contest}/rounds/{round}", get(contests::round))
        .route("/v1/contests/{contest}/files/{kind}", get(contests::file))
        .route("/v1/contests/{contest}/acts", post(contests::act))
        .route("/v1/hooks", get(hooks::list).post(hooks::make))
        .route("/v1/hooks/{hook}", delete(hooks::remove))
        .fallback(async || Problem::no_such_path())
        .method_not_allowed_fallback(async || Problem::no_such_method())
        .layer(DefaultBodyLimit::max(MOST_BODY))
        .layer(axum::middleware::from_fn(around))
        .with_state(api)
}

/// Serves the interface and sends the webhook messages, until `stop` becomes true. `private` says whether
/// webhooks may lead into the own network.
pub async fn serve(
    (listener, door): (TcpListener, Door),
    chat: Arc<Desk>,
    store: Store,
    private: bool,
    stop: watch::Receiver<bool>,
) {
    let sending = post_office::run(Arc::clone(&chat), store.clone(), private, stop.clone());
    let sending = tokio::spawn(async move {
        if let Err(error) = sending.await {
            tracing::error!(%error, "no webhook can be sent");
        }
    });
    doors::serve(listener, router(chat, store, private), door, stop).await;
    // Messages under way are noted before the data file is closed.
    let _ = tokio::time::timeout(LAST_WORDS, sending).await;
}

/// Limits the time of every request, and keeps proxies from storing answers or guessing their type.
async fn around(request: Request, next: Next) -> Response {
    let answered = tokio::time::timeout(PATIENCE, next.run(request)).await;
    let mut response = answered.unwrap_or_else(|_| Problem::too_slow().into_response());
    let headers = response.headers_mut();
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    // Clients may only keep an answer to ask again with its `ETag`.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("private, no-cache"));
    response
}
