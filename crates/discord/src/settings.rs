//! The settings of the Discord transport, and the HTTP client made from them.

use super::DiscordError;
use liege_store::Share;
use liege_store::secret::Secret;
use liege_words::limited::at_most;
use reqwest::{Certificate, Client, Proxy, Url, redirect};
use std::fs::File;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The time limit of one HTTP request, with the upload of a picture.
const REQUEST_TIME: Duration = Duration::from_secs(30);

/// The time limit for connecting.
const CONNECT_TIME: Duration = Duration::from_secs(10);

/// The largest length of a file of certificates, in bytes.
const MOST_PEM: usize = 8 << 20;

/// The target of requests to forbidden hosts: nothing can listen on port 0.
const NOWHERE: &str = "http://127.0.0.1:0";

/// Settings of the Discord transport.
#[derive(Clone, Debug)]
pub struct DiscordSettings {
    /// The bot's token.
    pub token: Secret,
    /// The address of Discord's REST interface, if it is not Discord's own: a proxy that shares the rate
    /// limits of several programs, or a stand-in in tests (`http://127.0.0.1:3000`, no `/api`). With it the
    /// program's own rate limiter is off (the proxy has one), and no other address is asked.
    pub api_url: Option<String>,
    /// The gateway's address (`wss://…`), if it is not the one that the REST interface names.
    pub gateway_url: Option<String>,
    /// A server that alone gets the slash commands, at once, for development. Without it, all servers and
    /// direct messages have them.
    pub guild: Option<u64>,
    /// The shards of the connection that this process has.
    pub shards: Share,
    /// Whether to read messages in threads that are not addressed to the bot. Needs the privileged
    /// intent *Message Content*, which must be switched on in Discord's developer portal.
    pub read_all_in_threads: bool,
    /// A PEM file with further certificate authorities to trust.
    pub ca_file: Option<PathBuf>,
    /// Hosts with the addresses at which they are asked instead of those that DNS names; if there are
    /// any, no other host is asked at all.
    pub resolve: Vec<(String, SocketAddr)>,
}

impl DiscordSettings {
    /// Default settings with this token. Spaces around it and a leading `Bot ` are removed.
    #[must_use]
    pub fn new(token: &str) -> DiscordSettings {
        let token = token.trim();
        DiscordSettings {
            token: Secret::new(token.strip_prefix("Bot ").unwrap_or(token).trim()),
            api_url: None,
            gateway_url: None,
            guild: None,
            shards: Share::All,
            read_all_in_threads: false,
            ca_file: None,
            resolve: Vec::new(),
        }
    }

    /// Checks everything that can be checked locally.
    pub(super) fn check(&self) -> Result<(), DiscordError> {
        // A token with other characters cannot even be sent.
        if !self.token.reveal().is_some_and(|token| token.chars().all(|c| c.is_ascii_graphic())) {
            return Err(DiscordError::WrongToken);
        }
        if let Some(url) = &self.api_url {
            check_url("api_url", url, &["http", "https"])?;
        }
        if let Some(url) = &self.gateway_url {
            check_url("gateway_url", url, &["ws", "wss"])?;
        }
        Ok(())
    }

    /// The HTTP client. With custom addresses (`api_url`, `resolve`) it is restricted: a request to any other
    /// host fails without a packet leaving the machine, whatever code makes it.
    pub(super) fn client(&self) -> Result<Client, DiscordError> {
        let mut builder = Client::builder()
            .use_rustls_tls()
            .timeout(REQUEST_TIME)
            .connect_timeout(CONNECT_TIME)
            .redirect(redirect::Policy::none());
        if let Some(file) = &self.ca_file {
            for certificate in certificates(&read_pem(file)?).map_err(|why| wrong("ca_file", why))? {
                builder = builder.add_root_certificate(certificate);
            }
        }
        for (host, address) in &self.resolve {
            builder = builder.resolve(host, *address);
        }
        let mut allowed: Vec<String> = self.resolve.iter().map(|(host, _)| host.clone()).collect();
        if let Some(url) = self.api_url.as_deref().and_then(|url| Url::parse(url).ok()) {
            allowed.extend(url.host_str().map(str::to_owned));
        }
        if !allowed.is_empty() {
            builder = builder.proxy(Proxy::custom(move |url| {
                let inside = url.host_str().is_some_and(|host| allowed.iter().any(|name| name == host));
                (!inside).then_some(NOWHERE)
            }));
        }
        builder.build().map_err(|e| wrong("discord", e.to_string()))
    }
}

fn wrong(name: &str, why: String) -> DiscordError {
    DiscordError::Setting { name: name.to_owned(), why }
}

/// Reads the file of further certificate authorities.
pub(super) fn read_pem(file: &Path) -> Result<Vec<u8>, DiscordError> {
    let read = File::open(file).and_then(|file| at_most(file, MOST_PEM));
    let pem = read.map_err(|e| wrong("ca_file", format!("{}: {e}", file.display())))?;
    if pem.len() > MOST_PEM {
        let why = format!("{}: it has more than {} MiB", file.display(), MOST_PEM >> 20);
        return Err(wrong("ca_file", why));
    }
    Ok(pem)
}

fn check_url(name: &str, url: &str, schemes: &[&str]) -> Result<(), DiscordError> {
    let wrong = |why: String| wrong(name, why);
    let parsed = Url::parse(url).map_err(|e| wrong(format!("“{url}” is not an address: {e}")))?;
    if !schemes.contains(&parsed.scheme()) {
        return Err(wrong(format!("“{url}” must start with {}://", schemes.join(":// or "))));
    }
    if parsed.host_str().is_none() {
        return Err(wrong(format!("“{url}” names no host")));
    }
    Ok(())
}

/// The certificates of a PEM file, each parsed separately (reqwest reads one at a time).
fn certificates(pem: &[u8]) -> Result<Vec<Certificate>, String> {
    const END: &str = "-----END CERTIFICATE-----";
    let text = std::str::from_utf8(pem).map_err(|_| "the file is not PEM text".to_owned())?;
    let mut found = Vec::new();
    for part in text.split_inclusive(END) {
        if part.contains(END) {
            found.push(Certificate::from_pem(part.trim_start().as_bytes()).map_err(|e| e.to_string())?);
        }
    }
    if found.is_empty() { Err("there is no certificate in the file".to_owned()) } else { Ok(found) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_never_shown() {
        let settings = DiscordSettings::new(" Bot very.secret \n");
        assert_eq!(settings.token.reveal(), Some("very.secret"));
        assert!(!format!("{settings:?}").contains("secret"));
    }

    #[test]
    fn wrong_settings_are_named() {
        let good = DiscordSettings::new("abc.def");
        assert!(good.check().is_ok());
        let no_token = DiscordSettings::new("  ");
        assert!(matches!(no_token.check(), Err(DiscordError::WrongToken)));
        let api = DiscordSettings { api_url: Some("discord.com".into()), ..good.clone() };
        assert!(api.check().unwrap_err().to_string().contains("api_url"));
        let gateway = DiscordSettings { gateway_url: Some("http://x".into()), ..good.clone() };
        assert!(gateway.check().unwrap_err().to_string().contains("ws:// or wss://"));
        let ca = DiscordSettings { ca_file: Some("/nowhere/ca.pem".into()), ..good };
        assert!(ca.client().unwrap_err().to_string().contains("ca_file"));
    }

    #[tokio::test]
    async fn beyond_the_fence_nobody_is_asked() {
        let api =
            DiscordSettings { api_url: Some("http://127.0.0.1:9".into()), ..DiscordSettings::new("abc") };
        let resolve = DiscordSettings {
            resolve: vec![("discord.com".into(), ([127, 0, 0, 1], 9).into())],
            ..DiscordSettings::new("abc")
        };
        for (settings, url) in
            [(api, "https://discord.com/api/v10/gateway"), (resolve, "http://example.org/")]
        {
            let error = settings.client().unwrap().get(url).send().await.unwrap_err();
            assert!(error.is_connect(), "{error:?}");
            // It is not a failed look-up of the name: the name was never looked up.
            assert!(!format!("{error:?}").contains("dns"), "{error:?}");
        }
    }
}
