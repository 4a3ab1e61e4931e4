//! The web listener: where it is served, and whether people reach it there.

use super::{Failure, machine};
use crate::config::Effective;
use liege_chat::{Desk, PublicUrl};
use liege_local::doors::Door;
use liege_local::web;
use liege_store::Store;
use std::error::Error as _;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// An address of the listener that every Liege has.
const SAMPLE: &str = "/robots.txt";
/// How long it may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);

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

/// Asks the listener itself, on this computer, for the host that people name.
///
/// # Errors
/// The faults of the settings of the web, as sentences.
pub(super) async fn asked(address: SocketAddr, url: &PublicUrl) -> Result<(), String> {
    let mut here = address;
    if here.ip().is_unspecified() {
        here.set_ip(match here.ip() {
            IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    let client = client().map_err(|error| error.to_string())?;
    is_ours(client.get(format!("http://{here}{SAMPLE}")).header("host", url.host())).await
}

/// Asks as people do, by the public address.
///
/// # Errors
/// The faults of the settings of the web, as sentences.
pub(super) async fn asked_from_outside(url: &PublicUrl) -> Result<(), String> {
    let client = client().map_err(|error| error.to_string())?;
    is_ours(client.get(url.to(SAMPLE))).await
}

fn client() -> Result<reqwest::Client, reqwest::Error> {
    let client = reqwest::Client::builder().no_proxy().timeout(PATIENCE);
    client.redirect(reqwest::redirect::Policy::none()).build()
}

async fn is_ours(request: reqwest::RequestBuilder) -> Result<(), String> {
    let response = request.send().await.map_err(|error| {
        let told = error.source().map_or_else(|| error.to_string(), ToString::to_string);
        format!("nothing answers ({told})")
    })?;
    match (response.status().as_u16(), response.headers().get("x-frame-options")) {
        (200, Some(_)) => Ok(()),
        (status, _) => Err(format!("what answers is not Liege (status {status})")),
    }
}
