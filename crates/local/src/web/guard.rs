//! Which requests the web listener takes, and the headers that every answer has.
//!
//! * A request names the host of `public_url`, or this computer itself (a proxy, `liege doctor`). A foreign name that was
//!   made to point here is refused, so that another site's scripts cannot read an answer.
//! * An address longer than [`LONGEST`] is refused.
//! * A request takes [`PATIENCE`] at most.
//! * No answer may load, send or frame anything but from and to here, and a link from it tells nobody where it stood.

use super::answer::missing_in;
use super::shared::Web;
use axum::extract::{Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HOST, HeaderName, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::uri::Authority;
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use liege_chat::PublicUrl;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

/// The most bytes of an address: path and query.
const LONGEST: usize = 1_024;
/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(20);

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

pub(super) async fn guard(State(web): State<Arc<Web>>, request: Request, next: Next) -> Response {
    let mut response = match refusal(&request, &web.public_url) {
        Some(refused) => refused.into_response(),
        None => {
            let language = web.language(request.headers());
            match tokio::time::timeout(PATIENCE, next.run(request)).await {
                // A handler finds nothing in many ways, and each is answered alike.
                Ok(found) if found.status() == StatusCode::NOT_FOUND => missing_in(language),
                Ok(response) => response,
                Err(_) => StatusCode::SERVICE_UNAVAILABLE.into_response(),
            }
        }
    };
    let headers = response.headers_mut();
    for (name, value) in [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Why a request is refused, if it is.
fn refusal(request: &Request, url: &PublicUrl) -> Option<(StatusCode, &'static str)> {
    let uri = request.uri();
    if uri.path_and_query().is_some_and(|address| address.as_str().len() > LONGEST) {
        return Some((StatusCode::URI_TOO_LONG, "the address is too long"));
    }
    let mut hosts = request.headers().get_all(HOST).iter();
    let named = hosts.next().map(|host| host.to_str().unwrap_or("?"));
    let Some(host) = named.or_else(|| uri.authority().map(Authority::as_str)) else {
        return Some((StatusCode::BAD_REQUEST, "a request must name the host it is for"));
    };
    let misdirected = Some((StatusCode::MISDIRECTED_REQUEST, "this host is not served here"));
    if hosts.next().is_some() || !is_here(host, url) { misdirected } else { None }
}

/// Whether a `Host` is one under which the pages are served. The port is not looked at: a proxy has another.
fn is_here(host: &str, url: &PublicUrl) -> bool {
    let name = match host.rfind(']') {
        Some(end) if host[end + 1..].is_empty() || host[end + 1..].starts_with(':') => &host[..=end],
        Some(_) => return false,
        None => host.split_once(':').map_or(host, |(name, _)| name),
    };
    let address = name.trim_matches(['[', ']']).parse::<IpAddr>();
    name.eq_ignore_ascii_case(url.host())
        || name.eq_ignore_ascii_case("localhost")
        || address.is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_public_host_and_this_computer_are_served() {
        let url = PublicUrl::read("https://liege.example").unwrap();
        for host in
            ["liege.example", "LIEGE.example:443", "localhost:8280", "127.0.0.1", "[::1]:8280", "[::1]"]
        {
            assert!(is_here(host, &url), "{host}");
        }
        for host in
            ["evil.example", "liege.example.evil.example", "", "[", "[::1].evil.example", "10.0.0.1", "a]b"]
        {
            assert!(!is_here(host, &url), "{host}");
        }
    }
}
