//! The channels of servers that everybody there can see, as far as the transport knows them.

use std::fmt;
use std::sync::OnceLock;

/// Whether everybody on a server (its id) sees a channel (its id).
type Sees = Box<dyn Fn(&str, &str) -> bool + Send + Sync>;

/// The transport's knowledge of the channels of servers. Until the transport gives it, no channel is open to everybody.
#[derive(Default)]
pub(crate) struct Sight(OnceLock<Sees>);

impl fmt::Debug for Sight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sight")
    }
}

impl Sight {
    /// Sets how to find out whether everybody on a server sees a channel. Only the first call counts.
    pub fn set(&self, sees: impl Fn(&str, &str) -> bool + Send + Sync + 'static) {
        let _ = self.0.set(Box::new(sees));
    }

    /// Whether everybody on a server sees a channel.
    pub fn is_open(&self, server: &str, channel: &str) -> bool {
        self.0.get().is_some_and(|sees| sees(server, channel))
    }
}
