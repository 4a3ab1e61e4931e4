//! The transport's knowledge of channels: which of them everybody on a server can see, and which have private threads.

use crate::transport::Right;
use std::fmt;
use std::sync::OnceLock;

/// Whether everybody on a server (its id) sees a channel (its id).
type Sees = Box<dyn Fn(&str, &str) -> bool + Send + Sync>;

/// The permissions for private threads that the bot lacks in a channel (its id); `None` if it has no such threads.
type Threads = Box<dyn Fn(&str) -> Option<Vec<Right>> + Send + Sync>;

/// The transport's knowledge of the channels of servers. Until the transport gives it, no channel is open to everybody, and
/// none has private threads.
#[derive(Default)]
pub(crate) struct Sight {
    sees: OnceLock<Sees>,
    threads: OnceLock<Threads>,
}

impl fmt::Debug for Sight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sight")
    }
}

impl Sight {
    /// Sets how to find out whether everybody on a server sees a channel. Only the first call counts.
    pub fn set(&self, sees: impl Fn(&str, &str) -> bool + Send + Sync + 'static) {
        let _ = self.sees.set(Box::new(sees));
    }

    /// Whether everybody on a server sees a channel.
    pub fn is_open(&self, server: &str, channel: &str) -> bool {
        self.sees.get().is_some_and(|sees| sees(server, channel))
    }

    /// Sets how to find out which permissions for private threads the bot lacks in a channel. Only the first call counts.
    pub fn set_threads(&self, threads: impl Fn(&str) -> Option<Vec<Right>> + Send + Sync + 'static) {
        let _ = self.threads.set(Box::new(threads));
    }

    /// Returns the permissions for private threads that the bot lacks in a channel; `None` if it has no such threads.
    pub fn private_threads(&self, channel: &str) -> Option<Vec<Right>> {
        self.threads.get().and_then(|threads| threads(channel))
    }
}
