//! The address of a server: how the server is reached, and whether it can be trusted that way.

use super::error::ServerError;
use sqlx::postgres::{PgConnectOptions, PgSslMode};
use std::str::FromStr as _;

/// Options of every connection. An acknowledged commit is on the server's disk (and on its replicas, where it
/// waits for them); nobody waits forever for a lock, or holds one without saying anything more.
const OPTIONS: [(&str, &str); 4] = [
    ("synchronous_commit", "on"),
    ("lock_timeout", "10s"),
    ("statement_timeout", "60s"),
    ("idle_in_transaction_session_timeout", "60s"),
];

/// The parameters that an address may have after its `?`; `options[…]` is allowed too.
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

/// Logs which parameters of an address are ignored. It names only the parameter: its value may be a password.
fn tell_strangers(url: &str) {
    let (_, said) = url.split_once('?').unwrap_or_default();
    for name in said.split('&').filter_map(|part| part.split('=').next()) {
        if !PARAMETERS.contains(&name) && !name.starts_with("options[") {
            tracing::warn!("`[store] url` has a parameter that is not known and is passed over: {name}");
        }
    }
}

/// The connection options for an address. Refuses an address whose traffic others could read or answer in the
/// server's place.
pub(super) fn options(url: &str) -> Result<PgConnectOptions, ServerError> {
    // The error does not quote the address: there may be a password in it.
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
