//! The web listener: where it is served, and whether people reach it there.

use super::{Failure, machine};
use crate::config::Effective;
use liege_chat::Desk;
use liege_local::doors::Door;
use liege_local::web;
use liege_store::Store;
use std::io;
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// Begins to serve pages, if there is an address for them, until `stop` becomes true.
///
/// # Errors
/// The address cannot be used.
pub(super) async fn serve(
    effective: &Effective,
    store: &Store,
    chat: &Arc<Desk>,
    stop: &watch::Receiver<bool>,
) -> Result<(), Failure> {
    let config = &effective.config.web;
    let Some((address, url)) = config.served() else {
        if config.address.is_some() || config.public_url.is_some() {
            tracing::warn!("no pages are served: [web] needs both `address` and `public_url`");
        }
        return Ok(());
    };
    let cannot = |error: io::Error| {
        let what = format!("the address {address} for the web listener cannot be used: {error}");
        Failure::new(what, "set another with LIEGE_WEB_ADDRESS, e.g. 127.0.0.1:8281, or none to do without")
    };
    let listener = TcpListener::bind(address).await.map_err(cannot)?;
    let bound = listener.local_addr().map_err(cannot)?;
    tracing::info!("pages: {} (served at {bound})", url.origin());
    if !url.is_secure() && !url.is_loopback() {
        tracing::warn!("{} is not encrypted: put a proxy with TLS before it", url.origin());
    }
    let door = Door::web(machine::descriptors());
    let (chat, store, url, stop) = (Arc::clone(chat), store.clone(), url.clone(), stop.clone());
    tokio::spawn(web::serve((listener, door), chat, store, url, stop));
    Ok(())
}
