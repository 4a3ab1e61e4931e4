//! The address of a server: how the server is reached, and whether it can be trusted that way.

use super::error::ServerError;
use sqlx::postgres::{PgConnectOptions, PgSslMode};
use std::str::FromStr as _;

/// Holds for every connection. What is acknowledged is on the server's disk (and wherever it waits for besides); nobody
/// waits for a lock for ever, or holds one and says nothing more.
const OPTIONS: [(&str, &str); 4] = [
    ("synchronous_commit", "on"),
    ("lock_timeout", "10s"),
    ("statement_timeout", "60s"),
    ("idle_in_transaction_session_timeout", "60s"),
];

/// What an address may say behind its `?`; `options[…]` besides.
const PARAMETERS: [&str; 19] = [
    "sslmode",
    "ssl-mode",
    "sslrootcert",
    "ssl-root-cert",
    "ssl-ca",
    "sslcert",
    "ssl-cert",
    "sslkey",
    "ssl-key",
    "statement-cache-capacity",
    "host",
    "hostaddr",
    "port",
    "dbname",
    "user",
    "password",
    "application_name",
    "options",
    "",
];

/// Tells what of an address is passed over, by its name alone: there may be a password in it.
fn tell_strangers(url: &str) {
    let (_, said) = url.split_once('?').unwrap_or_default();
    for name in said.split('&').filter_map(|part| part.split('=').next()) {
        if !PARAMETERS.contains(&name) && !name.starts_with("options[") {
            tracing::warn!("`[store] url` has a parameter that is not known and is passed over: {name}");
        }
    }
}

/// How the server at an address is reached, unless others could read along or answer in its place.
pub(super) fn options(url: &str) -> Result<PgConnectOptions, ServerError> {
    // What is wrong with an address is not told with the address, for there may be a password in it.
    let options = PgConnectOptions::from_str(url).map_err(|_| ServerError::Address)?;
    tell_strangers(url);
    let host = options.get_host();
    let near = options.get_socket().is_some()
        || host.starts_with('/')
        || host == "localhost"
        || host.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback());
    match options.get_ssl_mode() {
        // `verify-ca` takes a certificate for any name, and the authorities of the web are known here: anybody has one.
        PgSslMode::VerifyFull | PgSslMode::Disable => {}
        _ if near => {}
        _ => return Err(ServerError::Untrusted { host: host.to_owned() }),
    }
    Ok(options.application_name("liege").options(OPTIONS))
}
