//! Tables kept in memory between uses, so that a board or a completion replays no log.

use super::rows::TableRow;
use liege_table::{Chair, Table, Venue};
use quick_cache::sync::{Cache, DefaultLifecycle, EntryAction, EntryResult};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, UnitWeighter};
use std::sync::Arc;
use std::time::Duration;

/// How many tables are kept.
const ROOM: usize = 512;

/// Tables as they were when last seen.
pub(super) struct TableCache(Cache<i64, Arc<Table>>);

impl Default for TableCache {
    fn default() -> TableCache {
        let mut options = OptionsBuilder::new();
        options.weight_capacity(ROOM as u64).estimated_items_capacity(ROOM);
        // Half of it for what is new: a table is looked at again soon, or not for days.
        let options = options.shards(1).hot_allocation(0.5).build().expect("all is set");
        let hasher = DefaultHashBuilder::default();
        TableCache(Cache::with_options(options, UnitWeighter, hasher, DefaultLifecycle::default()))
    }
}

impl TableCache {
    /// The table of a row: as it is kept, if it is still the same, or as `load` makes it, once for all who want it
    /// at the same time.
    pub(super) async fn get<E>(
        &self,
        row: &TableRow,
        load: impl Future<Output = Result<Arc<Table>, E>>,
    ) -> Result<Arc<Table>, E> {
        let look = |_: &i64, known: &mut Arc<Table>| match row.is(known) {
            true => EntryAction::Retain(Some(Arc::clone(known))),
            // What is older replaces nothing newer.
            false if state(known) > (row.version, row.shown) => EntryAction::Retain(None),
            false => EntryAction::ReplaceWithGuard,
        };
        let place = match self.0.entry_async(&row.id, look).await {
            EntryResult::Retained(Some(table)) => return Ok(table),
            EntryResult::Vacant(place) | EntryResult::Replaced(place, _) => Some(place),
            _ => None,
        };
        let table = load.await?;
        if let Some(place) = place {
            // Not taken where it was put there or forgotten meanwhile.
            let _ = place.insert(Arc::clone(&table));
        }
        Ok(table)
    }

    /// Keeps a table. What is older replaces nothing newer.
    pub(super) fn put(&self, table: &Arc<Table>) {
        let look = |_: &i64, known: &mut Arc<Table>| {
            if state(known) <= state(table) {
                *known = Arc::clone(table);
            }
            EntryAction::Retain(())
        };
        match self.0.entry(&table.id(), Some(Duration::ZERO), look) {
            EntryResult::Vacant(place) => drop(place.insert(Arc::clone(table))),
            // Somebody is loading it, perhaps as it was before.
            EntryResult::Timeout => self.0.insert(table.id(), Arc::clone(table)),
            _ => {}
        }
    }

    /// A table is played elsewhere than it is kept as, which is no new version of it, but another state that is shown.
    pub(super) fn moved(&self, id: i64, change: impl Fn(&mut Venue)) {
        let look = |_: &i64, known: &mut Arc<Table>| {
            let mut venue = known.venue().clone();
            change(&mut venue);
            let (version, shown) = state(known);
            *known = Arc::new(Table::clone(known).stored(id, (version, shown + 1), venue));
            EntryAction::Retain(())
        };
        match self.0.entry(&id, Some(Duration::ZERO), look) {
            // Somebody is loading it, perhaps from where it was.
            EntryResult::Timeout => self.forget(id),
            EntryResult::Vacant(place) => drop(place),
            _ => {}
        }
    }

    /// The tables kept that are wanted, without waiting for any.
    pub(super) fn those(&self, wanted: impl Fn(&Table) -> bool) -> Vec<Arc<Table>> {
        self.0.iter().map(|(_, table)| table).filter(|table| wanted(table)).collect()
    }

    /// A table as it is kept, if it is: without waiting, and maybe not as it is by now.
    pub(super) fn peek(&self, id: i64) -> Option<Arc<Table>> {
        self.0.peek(&id)
    }

    pub(super) fn forget(&self, id: i64) {
        self.0.remove(&id);
    }

    /// Forgets the tables that have the name of a member.
    pub(super) fn forget_those_of(&self, member: &str) {
        let named = |table: &Table| {
            let chairs = table.chairs().iter();
            table.host().id == member || chairs.filter_map(Chair::person).any(|player| player.id == member)
        };
        self.0.retain(|_, table| !named(table));
    }

    pub(super) fn clear(&self) {
        self.0.clear();
    }
}

/// Which state of a table it is: the later, the greater.
fn state(table: &Table) -> (i64, i64) {
    (table.version(), table.record().shown)
}
