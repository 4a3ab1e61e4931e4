//! The web listener: pages that people open in a browser, at the address that `[web] public_url` names.
//!
//! It shows what a spectator in a channel sees ([`pages`]), and nothing where nobody allowed it; and a member's own seat to
//! a browser that came by a link ([`seat`]). The `guard` module sets
//! the headers of every answer and says which requests are taken at all; the state that all handlers have is [`Web`].

mod answer;
mod calendar;
mod catalogue;
mod contest;
mod feed;
mod game;
mod guard;
mod html;
mod pages;
mod seat;
mod server;
mod shared;
#[cfg(test)]
mod tests;

use crate::doors::{self, Door};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use liege_chat::{Desk, PublicUrl};
use liege_store::Store;
use shared::{MOST_BODY, Web};
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// Makes the router of the listener; `public_url` is where people open it.
pub fn router(chat: Arc<Desk>, store: Store, public_url: PublicUrl) -> Router {
    let web = Arc::new(Web::new(chat, store, public_url));
    Router::new()
        .merge(pages::routes())
        .fallback(pages::missing)
        .method_not_allowed_fallback(pages::not_that_way)
        .layer(DefaultBodyLimit::max(MOST_BODY))
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&web), guard::guard))
        .with_state(web)
}

/// Serves the pages until `stop` becomes true.
pub async fn serve(
    (listener, door): (TcpListener, Door),
    chat: Arc<Desk>,
    store: Store,
    public_url: PublicUrl,
    stop: watch::Receiver<bool>,
) {
    doors::serve(listener, router(chat, store, public_url), door, stop).await;
}
