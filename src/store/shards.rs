//! The shards of the connection to Discord: each tells of the servers that are its own, and may be lost alone.

use super::Store;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

/// One of the shards of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shard {
    /// Its number, from 0.
    pub id: u32,
    /// How many there are.
    pub count: u32,
}

impl Shard {
    /// The shard of a connection that has no other.
    pub const ONLY: Shard = Shard { id: 0, count: 1 };

    /// All shards of a connection.
    pub fn all(count: u32) -> impl Iterator<Item = Shard> {
        let count = count.max(1);
        (0..count).map(move |id| Shard { id, count })
    }

    /// The one of so many that tells of a server, or of direct messages (`None`). What is no server of Discord's
    /// is the first one's.
    #[must_use]
    pub fn of(server: Option<&str>, count: u32) -> Shard {
        Shard::of_id(server.and_then(|server| server.parse().ok()).unwrap_or_default(), count)
    }

    /// The same of a server's id as a number; 0: direct messages.
    #[must_use]
    pub fn of_id(server: u64, count: u32) -> Shard {
        let count = count.max(1);
        Shard { id: u32::try_from((server >> 22) % u64::from(count)).unwrap_or_default(), count }
    }
}

/// The shards by which nobody is heard, or whose tables still get time back: what is due there waits.
#[derive(Debug, Default)]
pub(super) struct Deaf(Mutex<(BTreeSet<u32>, i64)>);

impl Deaf {
    /// As statements take it: how many shards there are, and the numbers of those that are deaf, each between commas.
    pub(super) fn listed(&self) -> (i64, String) {
        let deaf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let listed = deaf.0.iter().fold(String::new(), |listed, id| format!("{listed},{id},"));
        (deaf.1.max(1), listed)
    }

    /// Whether nobody is heard by the first one, which tells of direct messages.
    pub(super) fn holds_first(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).0.contains(&0)
    }
}

/// What was noted of a shard last; `None`: nothing was.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LastAlive {
    /// When people were heard by it.
    pub at: Option<jiff::Timestamp>,
    /// Up to which message everything was heard by it.
    pub heard: Option<Watermark>,
}

/// Up to which message everything was heard on Discord.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Watermark {
    /// The newest one.
    pub message: u64,
    /// The places where it is less, by name, each with its own.
    pub behind: BTreeMap<String, u64>,
}

impl LastAlive {
    /// What is known of a shard from what was noted of all. Were there as many, it is what was noted of it; else nobody
    /// knows which servers were whose, and it is the least of everything.
    #[must_use]
    pub fn of(shard: Shard, noted: &[LastAlive]) -> LastAlive {
        if noted.len() == shard.count as usize {
            return noted.get(shard.id as usize).cloned().unwrap_or_default();
        }
        let heard = noted.iter().filter_map(|last| last.heard.as_ref());
        let least = heard.clone().map(|heard| heard.message).min();
        let heard = least.map(|message| {
            let mut behind: BTreeMap<String, u64> = BTreeMap::new();
            for (place, up_to) in heard.flat_map(|heard| &heard.behind).filter(|(_, up_to)| **up_to < message)
            {
                let known = behind.entry(place.clone()).or_insert(*up_to);
                *known = (*known).min(*up_to);
            }
            Watermark { message, behind }
        });
        LastAlive { at: noted.iter().filter_map(|last| last.at).min(), heard }
    }
}

impl Store {
    /// Leaves alone what is due at the tables of these of so many shards, as long as nothing else is said.
    pub fn leave_alone(&self, deaf: impl IntoIterator<Item = u32>, count: u32) {
        let mut known = self.inner.deaf.0.lock().unwrap_or_else(PoisonError::into_inner);
        *known = (deaf.into_iter().collect(), i64::from(count));
    }
}
