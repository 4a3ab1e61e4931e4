//! Tables kept in memory between uses, so that a board or a completion replays no log.

use crate::table::{Chair, Table};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many tables are kept.
const ROOM: usize = 512;

/// Tables as they were when last seen. Whoever takes one checks that its row is still the same.
#[derive(Default)]
pub(super) struct Shelf(Mutex<Kept>);

#[derive(Default)]
struct Kept {
    tables: HashMap<i64, (u64, Arc<Table>)>,
    uses: u64,
}

impl Shelf {
    /// The table kept under that id.
    pub(super) fn get(&self, id: i64) -> Option<Arc<Table>> {
        let mut kept = self.kept();
        kept.uses += 1;
        let uses = kept.uses;
        let (used, table) = kept.tables.get_mut(&id)?;
        *used = uses;
        Some(Arc::clone(table))
    }

    /// Keeps a table; the one not used for longest makes room. An older version replaces no newer one.
    pub(super) fn put(&self, table: &Arc<Table>) {
        let mut kept = self.kept();
        kept.uses += 1;
        let uses = kept.uses;
        if kept.tables.get(&table.id()).is_some_and(|(_, known)| known.version() > table.version()) {
            return;
        }
        kept.tables.insert(table.id(), (uses, Arc::clone(table)));
        if kept.tables.len() > ROOM {
            let oldest = kept.tables.iter().min_by_key(|(_, (used, _))| *used).map(|(id, _)| *id);
            if let Some(id) = oldest {
                kept.tables.remove(&id);
            }
        }
    }

    /// Forgets one table.
    pub(super) fn forget(&self, id: i64) {
        self.kept().tables.remove(&id);
    }

    /// Forgets the tables that have the name of a member.
    pub(super) fn forget_those_of(&self, member: &str) {
        let named = |table: &Table| {
            let chairs = table.chairs().iter();
            table.host().id == member || chairs.filter_map(Chair::person).any(|player| player.id == member)
        };
        self.kept().tables.retain(|_, (_, table)| !named(table));
    }

    /// Forgets all.
    pub(super) fn clear(&self) {
        self.kept().tables.clear();
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
