//! Checks of webhook addresses: a webhook may not lead into the network in which Liege runs, unless its
//! administrator allows that.
//!
//! An address is checked when a hook is made, and the addresses of its name whenever something is sent,
//! because names change.

use reqwest::Url;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// The reason why nothing is sent to an address.
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
    /// Its port belongs to another service.
    #[error("Webhooks go to port 443 or 80, or to one from 1024 up: the others are of other services.")]
    Port,
    /// It is in a private network.
    #[error(
        "That address is in a private network. Whoever runs Liege may allow such (`hooks_to_private_addresses`)."
    )]
    Private,
}

/// The address, if messages may be sent there. `private` allows private networks.
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
    if !private && !is_of_the_web(&url) {
        return Err(Refused::Port);
    }
    // An IP address is never resolved, so it is checked here.
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

/// Whether an address belongs to the public internet.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

/// A block of addresses: its first one, and the length of its prefix in bits.
type Block<A> = (A, u32);

/// The blocks of IANA's registry of special-purpose addresses for IPv4, and multicast. They are not globally
/// reachable, or (as the relays of 6to4) nobody has a web server there.
const SPECIAL_V4: [Block<Ipv4Addr>; 16] = [
    (Ipv4Addr::UNSPECIFIED, 8),           // this network
    (Ipv4Addr::new(10, 0, 0, 0), 8),      // private
    (Ipv4Addr::new(100, 64, 0, 0), 10),   // between a provider and its customers
    (Ipv4Addr::new(127, 0, 0, 0), 8),     // this computer
    (Ipv4Addr::new(169, 254, 0, 0), 16),  // this link, and what clouds tell their machines
    (Ipv4Addr::new(172, 16, 0, 0), 12),   // private
    (Ipv4Addr::new(192, 0, 0, 0), 24),    // protocols
    (Ipv4Addr::new(192, 0, 2, 0), 24),    // documentation
    (Ipv4Addr::new(192, 88, 99, 0), 24),  // relays of 6to4
    (Ipv4Addr::new(192, 168, 0, 0), 16),  // private
    (Ipv4Addr::new(192, 31, 196, 0), 24), // AS112
    (Ipv4Addr::new(192, 175, 48, 0), 24), // AS112
    (Ipv4Addr::new(198, 18, 0, 0), 15),   // benchmarks
    (Ipv4Addr::new(198, 51, 100, 0), 24), // documentation
    (Ipv4Addr::new(203, 0, 113, 0), 24),  // documentation
    (Ipv4Addr::new(224, 0, 0, 0), 3),     // multicast, and what is reserved
];

/// The block of IPv6 addresses that are assigned to users.
const GIVEN_V6: Block<Ipv6Addr> = (Ipv6Addr::new(0x2000, 0, 0, 0, 0, 0, 0, 0), 3);

/// The blocks of IANA's registry of special-purpose addresses within [`GIVEN_V6`]. Everything in `2001::/23`
/// belongs to protocols: Teredo, which contains another address, benchmarks (`2001:2::/48`), ORCHID
/// (`2001:10::/28`, `2001:20::/28`) and future ones.
const SPECIAL_V6: [Block<Ipv6Addr>; 5] = [
    (Ipv6Addr::new(0x2001, 0, 0, 0, 0, 0, 0, 0), 23),
    (Ipv6Addr::new(0x2001, 0x0db8, 0, 0, 0, 0, 0, 0), 32), // documentation
    (Ipv6Addr::new(0x2002, 0, 0, 0, 0, 0, 0, 0), 16),      // 6to4, which has another address in it
    (Ipv6Addr::new(0x2620, 0x004f, 0x8000, 0, 0, 0, 0, 0), 48), // AS112
    (Ipv6Addr::new(0x3fff, 0, 0, 0, 0, 0, 0, 0), 20),      // documentation
];

fn is_public_v4(address: Ipv4Addr) -> bool {
    let is_in = |(first, bits): &Block<Ipv4Addr>| (address.to_bits() ^ first.to_bits()) >> (32 - bits) == 0;
    !SPECIAL_V4.iter().any(is_in)
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let is_in = |(first, bits): &Block<Ipv6Addr>| (address.to_bits() ^ first.to_bits()) >> (128 - bits) == 0;
    // An IPv4 address written as an IPv6 address is checked as IPv4.
    if let Some(address) = address.to_ipv4_mapped() {
        return is_public_v4(address);
    }
    is_in(&GIVEN_V6) && !SPECIAL_V6.iter().any(is_in) && !is_isatap(address)
}

/// Whether a router treats an address as an IPv4 address in a site's own network (ISATAP, RFC 5214),
/// whichever that is.
fn is_isatap(address: Ipv6Addr) -> bool {
    let [.., universal, marked, _, _] = address.segments();
    universal & !0x0300 == 0 && marked == 0x5efe
}

/// Whether the port may be that of a web server: below 1024 only 80 and 443 are.
fn is_of_the_web(url: &Url) -> bool {
    url.port().is_none_or(|port| port >= 1024 || matches!(port, 80 | 443))
}

/// Resolves names to public addresses only.
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
            // Both ends of each block, from IANA's registries.
            "https://0.255.255.255/",
            "https://100.127.255.255/",
            "https://172.31.255.255/",
            "https://192.0.0.9/",
            "https://192.0.2.255/",
            "https://192.88.99.1/",
            "https://192.31.196.1/",
            "https://192.175.48.1/",
            "https://198.19.255.255/",
            "https://198.51.100.1/",
            "https://203.0.113.255/",
            "https://239.255.255.255/",
            "https://240.0.0.1/",
            "https://[::127.0.0.1]/",
            "https://[::8.8.8.8]/",
            "https://[::ffff:198.18.0.1]/",
            "https://[::ffff:0:10.0.0.1]/",
            "https://[64:ff9b::808:808]/",
            "https://[64:ff9b:1::1]/",
            "https://[100::1]/",
            "https://[100:0:0:1::1]/",
            "https://[2001::1]/",
            "https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/",
            "https://[2001:1::1]/",
            "https://[2001:2::1]/",
            "https://[2001:2:0:ffff::1]/",
            "https://[2001:3::1]/",
            "https://[2001:4:112::1]/",
            "https://[2001:10::1]/",
            "https://[2001:1f:ffff::1]/",
            "https://[2001:20::1]/",
            "https://[2001:2f:ffff::1]/",
            "https://[2001:30::1]/",
            "https://[2001:1ff:ffff::1]/",
            "https://[2002:808:808::1]/",
            "https://[2606:2800::5efe:10.0.0.1]/",
            "https://[2606:2800::200:5efe:8.8.8.8]/",
            "https://[2606:2800::300:5efe:192.168.0.1]/",
            "https://[2620:4f:8000::1]/",
            "https://[3fff::1]/",
            "https://[3fff:fff:ffff::1]/",
            "https://[4000::1]/",
            "https://[5f00::1]/",
            "https://[fc00::1]/",
            "https://[fec0::1]/",
            "https://[ff02::1]/",
        ] {
            assert_eq!(checked(address, false), Err(Refused::Private), "{address}");
            assert!(checked(address, true).is_ok(), "{address}");
        }
        // The neighbours of those blocks are public.
        for address in [
            "https://example.org/liege?a=b",
            "https://93.184.215.14/",
            "https://[2606:2800::1]:8443/",
            "https://1.0.0.1/",
            "https://11.0.0.1/",
            "https://100.63.255.255/",
            "https://100.128.0.1/",
            "https://172.15.255.255/",
            "https://172.32.0.1/",
            "https://192.0.1.1/",
            "https://198.17.255.255/",
            "https://198.20.0.1/",
            "https://223.255.255.255/",
            "https://[::ffff:8.8.8.8]/",
            "https://[2001:200::1]/",
            "https://[2001:4860:4860::8888]/",
            "https://[2003::1]/",
            "https://[2606:2800::5eff:0:1]/",
            "https://[3ffe::1]/",
            "https://[3fff:1000::1]/",
            "https://example.org:443/",
            "https://example.org:80/",
            "https://example.org:1024/",
        ] {
            assert!(checked(address, false).is_ok(), "{address}");
        }
        for (address, why) in [
            ("http://example.org/", Refused::Plain),
            ("ftp://example.org/", Refused::Unreadable),
            ("file:///etc/passwd", Refused::Unreadable),
            ("example.org", Refused::Unreadable),
            ("https://me:secret@example.org/", Refused::Credentials),
            ("", Refused::Unreadable),
            ("https://example.org:22/", Refused::Port),
            ("https://example.org:25/", Refused::Port),
            ("https://example.org:0/", Refused::Port),
            ("https://example.org:442/", Refused::Port),
            ("https://[2606:2800::1]:1023/", Refused::Port),
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
