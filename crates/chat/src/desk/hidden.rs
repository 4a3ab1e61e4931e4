//! The channels that a member can't see, as known from their last request on a server: in a direct message
//! Discord does not tell them.

use super::{Person, Place};
use liege_table::Table;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// The most entries; when there are more, all are dropped.
const MOST: usize = 4_096;

/// The channels that members can't see, by member and server.
#[derive(Default)]
pub struct Hidden(Mutex<HashMap<(String, String), Vec<String>>>);

impl Hidden {
    /// Stores which channels of a server a member can't see.
    pub fn note(&self, who: &Person, server: &str) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.clear();
        }
        known.insert((who.id.clone(), server.to_owned()), who.rights.hidden.clone());
    }

    /// Whether a member can't see the channel of a table, as far as their last request on its server told.
    pub fn hides(&self, member: &str, table: &Table) -> bool {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let server = table.venue().server.clone().unwrap_or_default();
        known.get(&(member.to_owned(), server)).is_some_and(|hidden| hidden.contains(&table.venue().channel))
    }

    /// Whether a member who asks in a direct message for the open tables of a place may see a table there. If
    /// nothing is known about the member, they see the tables of the channel where they asked before.
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
