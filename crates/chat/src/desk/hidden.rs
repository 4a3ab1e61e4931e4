//! Which channels somebody can't see, as it was when they asked on a server last: in a direct message nobody says so.

use super::{Person, Place};
use liege_table::Table;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// More are forgotten all at once.
const MOST: usize = 4_096;

/// The channels that members can't see, by member and server.
#[derive(Default)]
pub struct Hidden(Mutex<HashMap<(String, String), Vec<String>>>);

impl Hidden {
    /// Notes what somebody who asks on a server can't see there.
    pub fn note(&self, who: &Person, server: &str) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.clear();
        }
        known.insert((who.id.clone(), server.to_owned()), who.rights.hidden.clone());
    }

    /// Whether somebody who asks from there, in a direct message, for what is open at a place may be told of a table there. Of whom
    /// nothing is known sees the tables of the channel where they asked.
    pub fn may_list(&self, who: &Person, from: &Place, place: &Place, table: &Table) -> bool {
        if from.server.is_some() || table.venue().server != place.server {
            return false;
        }
        let (known, channel) =
            (self.0.lock().unwrap_or_else(PoisonError::into_inner), &table.venue().channel);
        let server = place.server.clone().unwrap_or_default();
        match known.get(&(who.id.clone(), server)) {
            Some(hidden) => !hidden.contains(channel),
            None => *channel == place.channel,
        }
    }
}
