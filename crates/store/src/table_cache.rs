//! Tables kept in memory between uses, so that a board or a completion replays no log.

use super::rows::TableRow;
use liege_table::{Chair, Table, Venue};
use quick_cache::sync::{Cache, DefaultLifecycle, EntryAction, EntryResult};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, UnitWeighter};
use std::sync::Arc;
use std::time::Duration;

/// The number of tables kept.
const ROOM: usize = 512;

/// Tables as they were when last loaded or stored.
pub(super) struct TableCache(Cache<i64, Arc<Table>>);

impl Default for TableCache {
    fn default() -> TableCache {
        let mut options = OptionsBuilder::new();
        options.weight_capacity(ROOM as u64).estimated_items_capacity(ROOM);
        // Half of it is for new tables: a table is looked at again soon, or not for days.
        let options = options.shards(1).hot_allocation(0.5).build().expect("all is set");
        let hasher = DefaultHashBuilder::default();
        TableCache(Cache::with_options(options, UnitWeighter, hasher, DefaultLifecycle::default()))
    }
}

impl TableCache {
    /// The table of a row: the kept one, if it is still current, or else the one that `load` makes, once for
    /// all who want it at the same time.
    pub(super) async fn get<E>(
        &self,
        row: &TableRow,
        load: impl Future<Output = Result<Arc<Table>, E>>,
    ) -> Result<Arc<Table>, E> {
        let look = |_: &i64, known: &mut Arc<Table>| match row.is(known) {
            true => EntryAction::Retain(Some(Arc::clone(known))),
            // An older table never replaces a newer one.
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
            // The table is not kept if another was put there or it was forgotten meanwhile.
            let _ = place.insert(Arc::clone(&table));
        }
        Ok(table)
    }

    /// Keeps a table, unless a newer state of it is kept.
    pub(super) fn put(&self, table: &Arc<Table>) {
        let look = |_: &i64, known: &mut Arc<Table>| {
            if state(known) <= state(table) {
                *known = Arc::clone(table);
            }
            EntryAction::Retain(())
        };
        match self.0.entry(&table.id(), Some(Duration::ZERO), look) {
            EntryResult::Vacant(place) => drop(place.insert(Arc::clone(table))),
            // Another task is loading it, perhaps in an older state.
            EntryResult::Timeout => self.0.insert(table.id(), Arc::clone(table)),
            _ => {}
        }
    }

    /// Changes the kept place where a table is played. That is not a new version of the table, but another
    /// shown state.
    pub(super) fn moved(&self, id: i64, change: impl Fn(&mut Venue)) {
        let look = |_: &i64, known: &mut Arc<Table>| {
            let mut venue = known.venue().clone();
            change(&mut venue);
            let (version, shown) = state(known);
            *known = Arc::new(Table::clone(known).stored(id, (version, shown + 1), venue));
            EntryAction::Retain(())
        };
        match self.0.entry(&id, Some(Duration::ZERO), look) {
            // Another task is loading it, perhaps with its old place.
            EntryResult::Timeout => self.forget(id),
            EntryResult::Vacant(place) => drop(place),
            _ => {}
        }
    }

    /// The kept tables that `wanted` accepts, without waiting for any.
    pub(super) fn those(&self, wanted: impl Fn(&Table) -> bool) -> Vec<Arc<Table>> {
        self.0.iter().map(|(_, table)| table).filter(|table| wanted(table)).collect()
    }

    /// The kept table, if there is one. It does not wait, and may be out of date.
    pub(super) fn peek(&self, id: i64) -> Option<Arc<Table>> {
        self.0.peek(&id)
    }

    pub(super) fn forget(&self, id: i64) {
        self.0.remove(&id);
    }

    /// Forgets the tables that show the name of a member.
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

/// The state of a table, as numbers that grow: its version, and the version of what it shows.
fn state(table: &Table) -> (i64, i64) {
    (table.version(), table.record().shown)
}
