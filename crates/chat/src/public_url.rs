//! The address under which people open the web listener.

/// A scheme, a host and perhaps a port, without a path: `https://liege.example`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    origin: String,
    /// Where the host begins in it.
    host: usize,
}

impl PublicUrl {
    /// Reads an address as an operator writes it; `None`: it is not one, or it has a path, a query or a name of a user.
    #[must_use]
    pub fn read(text: &str) -> Option<PublicUrl> {
        let origin = text.trim().trim_end_matches('/').to_ascii_lowercase();
        let host = ["https://", "http://"].iter().find(|scheme| origin.starts_with(**scheme))?.len();
        let url = PublicUrl { origin, host };
        let (name, port) = url.name_and_port();
        let named = match name.strip_prefix('[') {
            Some(inner) => inner.strip_suffix(']')?.parse::<std::net::Ipv6Addr>().is_ok(),
            None => {
                !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '.'))
            }
        };
        let ported = port.is_none_or(|port| port.parse::<u16>().is_ok_and(|port| port > 0));
        (named && ported).then_some(url)
    }

    /// Splits what follows the scheme.
    fn name_and_port(&self) -> (&str, Option<&str>) {
        let rest = &self.origin[self.host..];
        let end = rest.rfind(']').map_or(0, |end| end + 1);
        match rest[end..].split_once(':') {
            Some((before, port)) => (&rest[..end + before.len()], Some(port)),
            None => (rest, None),
        }
    }

    /// Returns scheme, host and port: what a browser sends as `Origin`.
    #[must_use]
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// Whether this is what a browser sends as `Origin` from a page at this address. It leaves out the usual port.
    #[must_use]
    pub fn is_origin(&self, sent: &str) -> bool {
        let usual = if self.is_secure() { ":443" } else { ":80" };
        sent == self.origin.strip_suffix(usual).unwrap_or(&self.origin)
    }

    /// Returns the address of a path that begins with `/`.
    #[must_use]
    pub fn to(&self, path: &str) -> String {
        format!("{}{path}", self.origin)
    }

    /// Returns the host without the port.
    #[must_use]
    pub fn host(&self) -> &str {
        self.name_and_port().0
    }

    /// Returns the port that was written.
    #[must_use]
    pub fn port(&self) -> Option<u16> {
        self.name_and_port().1?.parse().ok()
    }

    /// Whether nobody on the way can read what is sent.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.origin.starts_with("https://")
    }

    /// Whether only this computer can open it.
    #[must_use]
    pub fn is_loopback(&self) -> bool {
        let host = self.host().trim_matches(['[', ']']);
        host == "localhost" || host.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_taken_apart() {
        for (text, host, port, secure, loopback) in [
            ("https://liege.example", "liege.example", None, true, false),
            ("https://Liege.Example/", "liege.example", None, true, false),
            ("http://localhost:8280", "localhost", Some(8280), false, true),
            ("http://127.0.0.1:8280/", "127.0.0.1", Some(8280), false, true),
            ("https://[::1]:443", "[::1]", Some(443), true, true),
            ("http://[2001:db8::1]", "[2001:db8::1]", None, false, false),
        ] {
            let url = PublicUrl::read(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!((url.host(), url.port()), (host, port), "{text}");
            assert_eq!((url.is_secure(), url.is_loopback()), (secure, loopback), "{text}");
        }
        for (written, sent, is) in [
            ("https://Liege.example", "https://liege.example", true),
            ("https://liege.example:443", "https://liege.example", true),
            ("http://[::1]:80", "http://[::1]", true),
            ("https://liege.example:80", "https://liege.example", false),
            ("https://liege.example", "http://liege.example", false),
            ("https://liege.example", "https://liege.example.evil.example", false),
            ("https://liege.example", "null", false),
        ] {
            assert_eq!(PublicUrl::read(written).unwrap().is_origin(sent), is, "{written} {sent}");
        }
        let url = PublicUrl::read("https://liege.example:8443/").unwrap();
        assert_eq!(url.to("/t/12"), "https://liege.example:8443/t/12");
        for wrong in [
            "",
            "liege.example",
            "ftp://liege.example",
            "https://",
            "https://liege.example/chess",
            "https://liege.example?x",
            "https://me@liege.example",
            "https://liege.example:0",
            "https://liege.example:65536",
            "https://liege.example:",
            "https://[::1",
            "https://[x]",
            "https://a b",
            "https://<b>",
        ] {
            assert_eq!(PublicUrl::read(wrong), None, "{wrong}");
        }
    }
}
