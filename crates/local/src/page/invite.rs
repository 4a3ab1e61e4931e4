//! The address at which other computers of the same network reach the page.

use super::shared::Page;
use axum::http::HeaderMap;
use axum::http::header::HOST;
use std::net::{IpAddr, SocketAddr, UdpSocket};

/// Returns the address to which an invitation leads; `None` if the page is served to this computer only.
pub(super) fn address(page: &Page, headers: &HeaderMap) -> Option<String> {
    if !page.open_to_network {
        return None;
    }
    let host = headers.get(HOST)?.to_str().ok()?;
    // The browser may be on this computer, whose own name leads others to theirs.
    let Ok(reached) = host.replace("localhost", "127.0.0.1").parse::<SocketAddr>() else {
        return Some(format!("http://{host}"));
    };
    let ip = if reached.ip().is_loopback() { own_address().unwrap_or(reached.ip()) } else { reached.ip() };
    Some(format!("http://{}", SocketAddr::new(ip, reached.port())))
}

/// The address of this computer in its network: the one from which it would send something out. Nothing is sent.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    Some(socket.local_addr().ok()?.ip())
}
