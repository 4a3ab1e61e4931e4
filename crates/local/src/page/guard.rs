//! Checks that a request may use the page's server.
//!
//! The server has no passwords, so other web sites that the same browser visits must not reach it:
//!
//! * a request whose `Host` is a name other than `localhost` is refused, because a foreign name may be made
//!   to point here (DNS rebinding). A numeric address can't be; off this computer such addresses are allowed
//!   only if the settings open the page to the network;
//! * a request that another site caused (`Origin`, `Sec-Fetch-Site`) is refused, except for following a link
//!   to the page itself;
//! * the page may load and send only from and to here, and may not be framed.

use super::shared::Page;
use axum::extract::{Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HOST, HeaderName, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::sync::Arc;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; \
    require-trusted-types-for 'script'; trusted-types 'none'";

pub(super) async fn guard(State(page): State<Arc<Page>>, request: Request, next: Next) -> Response {
    let refusal = refusal(request.method(), request.uri(), request.headers(), page.open_to_network);
    let mut response = match refusal {
        Some(why) => (StatusCode::FORBIDDEN, why).into_response(),
        None => next.run(request).await,
    };
    for (name, value) in [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// The reason why a request is refused, if it is.
fn refusal(method: &Method, uri: &Uri, headers: &HeaderMap, open: bool) -> Option<&'static str> {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let Some(host) = text(HOST).or_else(|| uri.authority().map(Authority::as_str)) else {
        return Some("a request must name the host it is for");
    };
    if !is_here(host, open) {
        return Some(
            "this page is served to this computer only: open it as http://localhost or http://127.0.0.1",
        );
    }
    if let Some(origin) = text(ORIGIN) {
        let from = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
        if from != Some(host) {
            return Some("another site may not ask this");
        }
    }
    let foreign = matches!(text(HeaderName::from_static("sec-fetch-site")), Some("cross-site" | "same-site"));
    let follows_link = method == Method::GET
        && uri.path() == "/"
        && text(HeaderName::from_static("sec-fetch-mode")) == Some("navigate");
    (foreign && !follows_link).then_some("another site may not ask this")
}

/// Whether the page is served under this `Host`. The port is ignored: it may be forwarded from another one.
fn is_here(host: &str, open: bool) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => match rest.split_once(']') {
            Some((address, port)) if port.is_empty() || port.starts_with(':') => address,
            _ => return false,
        },
        None => host.split_once(':').map_or(host, |(name, _)| name),
    };
    match name.parse::<IpAddr>() {
        Ok(address) => open || address.is_loopback(),
        Err(_) => name.eq_ignore_ascii_case("localhost"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(method: &Method, path: &str, headers: &[(&'static str, &str)], open: bool) -> bool {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.insert(HeaderName::from_static(name), value.parse().unwrap());
        }
        refusal(method, &path.parse().unwrap(), &map, open).is_none()
    }

    #[test]
    fn only_this_computers_names_are_served() {
        for host in ["localhost", "LOCALHOST:8080", "127.0.0.1:8080", "127.8.8.8", "[::1]:8080", "[::1]"] {
            assert!(asked(&Method::GET, "/", &[("host", host)], false), "{host}");
        }
        for host in
            ["evil.example", "localhost.evil.example", "192.168.1.5:8080", "[::1].evil.example", "", "["]
        {
            assert!(!asked(&Method::GET, "/", &[("host", host)], false), "{host}");
        }
        assert!(asked(&Method::GET, "/", &[("host", "192.168.1.5:8080")], true));
        assert!(!asked(&Method::GET, "/", &[("host", "evil.example")], true), "a name can be rebound");
        assert!(!asked(&Method::GET, "/", &[], false), "no host at all");
    }

    #[test]
    fn other_sites_are_refused() {
        let host = ("host", "127.0.0.1:8080");
        let post = |origin| asked(&Method::POST, "/api/say", &[host, ("origin", origin)], false);
        assert!(post("http://127.0.0.1:8080"));
        assert!(!post("http://127.0.0.1:9090"));
        assert!(!post("https://evil.example"));
        assert!(!post("null"));
        let get = |path, mode| {
            let site = ("sec-fetch-site", "cross-site");
            asked(&Method::GET, path, &[host, site, ("sec-fetch-mode", mode)], false)
        };
        assert!(get("/", "navigate"), "a link to the page may be followed");
        assert!(!get("/api/state", "navigate"));
        assert!(!get("/pictures/1.png", "no-cors"));
    }
}
