//! Programs play: an interface over HTTP for whoever has a member's token ([docs/api.md](../../docs/api.md)).
//!
//! It is a door like every other. What a program asks for is said to the chat as if its member had typed it in a place
//! where nobody else is ([`crate::chat::Errand`]), so that authority, privacy, limits, plans, clocks and posts are
//! those of a direct message; what it may look at is what the member may ([`crate::chat::Viewer`]).

mod act;
mod caller;
mod look;
mod once;
mod page;
mod problem;

use crate::chat::Chat;
use crate::store::Store;
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::header::{CACHE_CONTROL, HeaderValue, X_CONTENT_TYPE_OPTIONS};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use once::Once;
use problem::Problem;
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;

pub use page::description;

/// How long what is sent may be, in bytes.
const MOST_BODY: usize = 16 << 10;
/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// What the handlers share.
struct Api {
    chat: Arc<Chat>,
    store: Store,
    once: Once,
}

/// The interface, for whoever serves it.
pub fn router(chat: Arc<Chat>, store: Store) -> Router {
    let api = Arc::new(Api { chat, store, once: Once::default() });
    Router::new()
        .route("/", get(page::page))
        .route("/v1/openapi.json", get(page::openapi))
        .route("/v1/me", get(look::me))
        .route("/v1/tables", get(look::tables))
        .route("/v1/tables/{table}", get(look::table))
        .route("/v1/tables/{table}/position", get(look::position))
        .route("/v1/tables/{table}/legal", get(look::legal))
        .route("/v1/tables/{table}/log", get(look::log))
        .route("/v1/tables/{table}/picture.png", get(look::picture))
        .route("/v1/tables/{table}/moves", post(act::play))
        .route("/v1/tables/{table}/acts", post(act::act))
        .fallback(async || Problem::no_such_path())
        .method_not_allowed_fallback(async || Problem::no_such_method())
        .layer(DefaultBodyLimit::max(MOST_BODY))
        .layer(axum::middleware::from_fn(around))
        .with_state(api)
}

/// Serves it until `stop` becomes true.
///
/// # Errors
/// If the listener fails.
pub async fn serve(
    listener: TcpListener,
    chat: Arc<Chat>,
    store: Store,
    mut stop: watch::Receiver<bool>,
) -> io::Result<()> {
    axum::serve(listener, router(chat, store))
        .with_graceful_shutdown(async move {
            // An error means that nobody can ask for the end any more.
            let _ = stop.wait_for(|stop| *stop).await;
        })
        .await
}

/// No request takes for ever, and no answer is kept or taken for something else on the way.
async fn around(request: Request, next: Next) -> Response {
    let answered = tokio::time::timeout(PATIENCE, next.run(request)).await;
    let mut response = answered.unwrap_or_else(|_| Problem::too_slow().into_response());
    let headers = response.headers_mut();
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    // Asking again with what was answered (`ETag`) is all that is to be kept.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("private, no-cache"));
    response
}
