//! The shards of the connection to Discord. Each receives the events of its own servers, and may be cut off
//! alone. Several processes may share the shards; the due work at the tables of a shard is done by the
//! process that has it.

use super::Store;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr;
use std::sync::{Mutex, PoisonError};

/// One of the shards of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shard {
    /// Its number, from 0.
    pub id: u32,
    /// The number of shards.
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

    /// The shard (out of `count`) that receives the events of a server, or direct messages (`None`). The
    /// first shard has everything that is not a server of Discord.
    #[must_use]
    pub fn of(server: Option<&str>, count: u32) -> Shard {
        Shard::of_id(server.and_then(|server| server.parse().ok()).unwrap_or_default(), count)
    }

    /// The shard of a server's id as a number; 0: direct messages.
    #[must_use]
    pub fn of_id(server: u64, count: u32) -> Shard {
        let count = count.max(1);
        Shard { id: u32::try_from((server >> 22) % u64::from(count)).unwrap_or_default(), count }
    }
}

/// The shards that a process has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Share {
    /// All of them, however many there are.
    #[default]
    All,
    /// Those from one to another, both included, out of a number of shards: `0-3/16`.
    Some {
        /// The first of them.
        first: u32,
        /// The last of them.
        last: u32,
        /// The number of all shards.
        count: u32,
    },
}

impl Share {
    /// The number of all shards, if it is fixed.
    #[must_use]
    pub fn count(self) -> Option<u32> {
        match self {
            Share::All => None,
            Share::Some { count, .. } => Some(count),
        }
    }

    /// Its shards, if there are `count` in all.
    pub fn shards(self, count: u32) -> impl Iterator<Item = Shard> {
        Shard::all(count).filter(move |shard| self.has(*shard))
    }

    /// Whether a shard belongs to it.
    #[must_use]
    pub fn has(self, shard: Shard) -> bool {
        match self {
            Share::All => true,
            Share::Some { first, last, count } => count == shard.count && (first..=last).contains(&shard.id),
        }
    }

    /// Whether it has the first shard, which receives direct messages: work that belongs to no server is done
    /// there.
    pub fn has_first(self) -> bool {
        matches!(self, Share::All | Share::Some { first: 0, .. })
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Share::All => f.write_str("all"),
            Share::Some { first, last, count } if first == last => write!(f, "{first}/{count}"),
            Share::Some { first, last, count } => write!(f, "{first}-{last}/{count}"),
        }
    }
}

/// The error in a share that was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoShare {
    /// It is not written as one.
    #[error("shards are written as 0-3/16: the first four of sixteen, which have the numbers 0 to 15")]
    Form,
    /// There are fewer shards.
    #[error("of {count} shards the last has the number {}", .count - 1)]
    Beyond {
        /// How many there are.
        count: u32,
    },
    /// There is no shard at all.
    #[error("there is at least one shard")]
    None,
    /// The last is before the first.
    #[error("the shards from {first} to {last} are none: the lower number comes first")]
    Backwards {
        /// The first number.
        first: u32,
        /// The last number.
        last: u32,
    },
}

impl FromStr for Share {
    type Err = NoShare;

    fn from_str(text: &str) -> Result<Share, NoShare> {
        let (some, count) = text.trim().split_once('/').ok_or(NoShare::Form)?;
        let (first, last) = some.split_once('-').unwrap_or((some, some));
        let number = |text: &str| text.trim().parse::<u32>().map_err(|_| NoShare::Form);
        let (first, last, count) = (number(first)?, number(last)?, number(count)?);
        match count {
            0 => Err(NoShare::None),
            _ if first > last => Err(NoShare::Backwards { first, last }),
            _ if last >= count => Err(NoShare::Beyond { count }),
            _ => Ok(Share::Some { first, last, count }),
        }
    }
}

/// The shards at whose tables due work is not done here: those of other processes; and, for work that needs
/// people to be heard, those that cannot hear, or whose tables are still to get time back.
#[derive(Debug, Default)]
pub(super) struct LeftAlone {
    share: Share,
    /// The shards that cannot hear, and the number of all shards.
    deaf: Mutex<(BTreeSet<u32>, u32)>,
}

/// Shards as statements take them: the number of all, and the numbers of some of them, each between commas.
pub(super) type Listed = (i64, String);

impl LeftAlone {
    pub(super) fn but(share: Share) -> LeftAlone {
        LeftAlone { share, deaf: Mutex::default() }
    }

    pub(super) fn share(&self) -> Share {
        self.share
    }

    /// The shards of other processes.
    pub(super) fn elsewhere(&self) -> Listed {
        let count = self.share.count().unwrap_or(1);
        (
            i64::from(count),
            listed(Shard::all(count).filter(|shard| !self.share.has(*shard)).map(|shard| shard.id)),
        )
    }

    /// The shards of other processes, and those that cannot hear.
    pub(super) fn unheard(&self) -> Listed {
        let deaf = self.deaf.lock().unwrap_or_else(PoisonError::into_inner);
        let count = self.share.count().unwrap_or(deaf.1).max(1);
        let unheard = |shard: &Shard| !self.share.has(*shard) || deaf.0.contains(&shard.id);
        (i64::from(count), listed(Shard::all(count).filter(unheard).map(|shard| shard.id)))
    }

    /// Whether no work is done in direct messages because this process does not hear the first shard, which
    /// receives them.
    pub(super) fn hears_no_direct_messages(&self) -> bool {
        let deaf = self.deaf.lock().unwrap_or_else(PoisonError::into_inner);
        !self.share.has_first() || deaf.0.contains(&0)
    }
}

fn listed(shards: impl Iterator<Item = u32>) -> String {
    shards.fold(String::new(), |listed, id| format!("{listed},{id},"))
}

/// The last notes of a shard; `None` if there are none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LastAlive {
    /// When it could last hear people.
    pub at: Option<jiff::Timestamp>,
    /// The last messages up to which it has heard everything.
    pub heard: Option<Watermark>,
}

/// The last messages up to which everything was heard on Discord.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Watermark {
    /// The id of the newest one.
    pub message: u64,
    /// The places that are behind, by name, each with its own message id.
    pub behind: BTreeMap<String, u64>,
}

impl LastAlive {
    /// The notes of a shard. If the number of shards has changed since, nobody knows which servers were
    /// whose, and the earliest of all notes is used.
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
    /// Sets the shards that cannot hear: due work at their tables is not done until the next call.
    pub fn leave_alone(&self, deaf: impl IntoIterator<Item = u32>, count: u32) {
        let mut known = self.inner.left_alone.deaf.lock().unwrap_or_else(PoisonError::into_inner);
        *known = (deaf.into_iter().collect(), count);
    }

    /// The shards at whose tables this process does the due work.
    pub fn share(&self) -> Share {
        self.inner.left_alone.share()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_written_and_read() {
        let some = Share::Some { first: 0, last: 3, count: 16 };
        assert_eq!("0-3/16".parse(), Ok(some));
        assert_eq!(some.to_string(), "0-3/16");
        assert_eq!(" 2/16".parse::<Share>().unwrap().to_string(), "2/16");
        for (wrong, why) in [
            ("", NoShare::Form),
            ("0-3", NoShare::Form),
            ("0-x/4", NoShare::Form),
            ("0/0", NoShare::None),
            ("3-1/4", NoShare::Backwards { first: 3, last: 1 }),
            ("0-4/4", NoShare::Beyond { count: 4 }),
        ] {
            assert_eq!(wrong.parse::<Share>(), Err(why), "{wrong}");
        }
    }

    #[test]
    fn every_shard_is_somebodys_and_left_alone_by_all_others() {
        let shares: Vec<Share> = ["0-1/5", "2-3/5", "4/5"].iter().map(|text| text.parse().unwrap()).collect();
        for shard in Shard::all(5) {
            assert_eq!(shares.iter().filter(|share| share.has(shard)).count(), 1, "{shard:?}");
        }
        let second = LeftAlone::but(shares[1]);
        assert_eq!(second.elsewhere(), (5, ",0,,1,,4,".to_owned()));
        *second.deaf.lock().unwrap() = ([3].into(), 5);
        assert_eq!(second.elsewhere().1, ",0,,1,,4,");
        assert_eq!(second.unheard().1, ",0,,1,,3,,4,");
        assert!(second.hears_no_direct_messages());
        let all = LeftAlone::default();
        assert_eq!(all.elsewhere(), (1, String::new()));
        *all.deaf.lock().unwrap() = ([1].into(), 2);
        assert_eq!(all.unheard(), (2, ",1,".to_owned()));
        assert!(!all.hears_no_direct_messages());
    }
}
