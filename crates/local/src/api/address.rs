//! Where webhooks may go: not into the network in which Liege runs, unless its administrator wants that.
//!
//! An address is looked at when a hook is made, and what its name resolves to whenever something is sent: names change.

use reqwest::Url;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Why nothing is sent to an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Refused {
    /// It can't be read.
    #[error("That is no address of the web: write one like https://example.org/liege.")]
    Unreadable,
    /// It has a name and password in it.
    #[error(
        "An address with a name and password in it would be stored with them: check the signature instead."
    )]
    Credentials,
    /// It is not encrypted.
    #[error("Webhooks go to https:// addresses.")]
    Plain,
    /// It is in a network of its own.
    #[error(
        "That address is in a private network. Whoever runs Liege may allow such (`hooks_to_private_addresses`)."
    )]
    Private,
}

/// An address to which messages may be sent.
pub(super) fn checked(text: &str, private: bool) -> Result<Url, Refused> {
    let url = Url::parse(text.trim()).map_err(|_| Refused::Unreadable)?;
    if !url.username().is_empty() || url.password().is_some() {
        return Err(Refused::Credentials);
    }
    let host = url.host_str().filter(|host| !host.is_empty()).ok_or(Refused::Unreadable)?;
    match url.scheme() {
        "https" => {}
        "http" if private => {}
        "http" => return Err(Refused::Plain),
        _ => return Err(Refused::Unreadable),
    }
    // What is no name is never resolved.
    let figures = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    let inside = match figures {
        Ok(address) => !is_public(address),
        Err(_) => is_local_name(host),
    };
    if inside && !private { Err(Refused::Private) } else { Ok(url) }
}

fn is_local_name(host: &str) -> bool {
    let host = host.trim_end_matches('.').to_lowercase();
    let ends = [".localhost", ".local", ".internal", ".home.arpa"].iter().any(|end| host.ends_with(end));
    ends || !host.contains('.')
}

/// Whether an address is one of the public internet.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || address.is_multicast()
        || a == 0
        || a >= 240
        || (a == 100 && b & 0xc0 == 64)
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && b & 0xfe == 18);
    !special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    if let Some(address) = address.to_ipv4_mapped() {
        return is_public_v4(address);
    }
    // Of the rest only what is given out to anybody; not what carries another address in it (6to4, Teredo), nor examples.
    let [first, second, ..] = address.segments();
    let given = first & 0xe000 == 0x2000;
    given
        && first != 0x2002
        && (first, second) != (0x2001, 0)
        && (first, second) != (0x2001, 0x0db8)
        && first != 0x3fff
}

/// Resolves names to public addresses alone.
#[derive(Clone, Copy, Debug)]
pub(super) struct PublicNames;

impl Resolve for PublicNames {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let public: Vec<_> = found.filter(|address| is_public(address.ip())).collect();
            match public.is_empty() {
                true => Err("the name leads to no public address".into()),
                false => Ok(Box::new(public.into_iter()) as Addrs),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_sent_into_the_own_network() {
        for address in [
            "https://localhost/x",
            "https://LOCALHOST./",
            "https://printer/",
            "https://router.local",
            "https://metadata.google.internal/",
            "https://127.0.0.1:8080/",
            "https://2130706433/",
            "https://0x7f.1/",
            "https://0.0.0.0/",
            "https://10.1.2.3/",
            "https://172.16.0.1/",
            "https://192.168.1.1/",
            "https://169.254.169.254/latest/meta-data",
            "https://100.64.0.1/",
            "https://198.18.0.1/",
            "https://224.0.0.1/",
            "https://255.255.255.255/",
            "https://[::1]/",
            "https://[::]/",
            "https://[fe80::1]/",
            "https://[fd00::1]/",
            "https://[::ffff:10.0.0.1]/",
            "https://[64:ff9b::a00:1]/",
            "https://[2002:a00:1::]/",
            "https://[2001:db8::1]/",
        ] {
            assert_eq!(checked(address, false), Err(Refused::Private), "{address}");
            assert!(checked(address, true).is_ok(), "{address}");
        }
        for address in
            ["https://example.org/liege?a=b", "https://93.184.215.14/", "https://[2606:2800::1]:8443/"]
        {
            assert!(checked(address, false).is_ok(), "{address}");
        }
        for (address, why) in [
            ("http://example.org/", Refused::Plain),
            ("ftp://example.org/", Refused::Unreadable),
            ("file:///etc/passwd", Refused::Unreadable),
            ("example.org", Refused::Unreadable),
            ("https://me:secret@example.org/", Refused::Credentials),
            ("", Refused::Unreadable),
        ] {
            assert_eq!(checked(address, false), Err(why), "{address}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_inside_is_not_followed() {
        let name = "localhost".parse().unwrap();
        assert!(PublicNames.resolve(name).await.is_err());
    }
}
