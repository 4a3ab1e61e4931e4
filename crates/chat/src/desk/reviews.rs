//! Reviews of finished games: made one after another, and kept for the next member who asks.

use crate::desk::Fault;
use crate::desk::background::Places;
use crate::desk::parts::ready_check::not_started;
use crate::desk::render_queue::RenderQueue;
use crate::desk::turns::{Party, Thinking};
use crate::wording::of_table;
use liege_engine::review::{Budget, Ply, Review, Turning};
use liege_table::{Status, Table};
use liege_words::Message;
use quick_cache::sync::Cache;
use std::fmt;
use std::sync::Arc;

/// The number of reviews that are kept.
const KEPT: usize = 256;
/// The number of actions that are searched before other work gets a turn.
const IN_A_ROW: usize = 8;

/// A table's id and version: its review never changes.
type Key = (i64, i64);

/// The recent reviews, and the queue for new ones.
pub struct Reviews {
    /// The queue.
    pub(crate) queue: Arc<RenderQueue>,
    kept: Cache<Key, Arc<[Turning]>>,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews { queue: Arc::default(), kept: Cache::new(KEPT) }
    }
}

impl fmt::Debug for Reviews {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Reviews")
    }
}

/// Begins the review of a table's game.
///
/// # Errors
/// If the game no longer begins as it did.
pub fn begin(table: &Table, budget: Option<Budget>) -> Result<Review, liege_table::TableError> {
    let plies: Vec<Ply> =
        table.course().into_iter().map(|entry| Ply { action: entry.action, asked: entry.asked }).collect();
    let budget = budget.unwrap_or_else(|| Budget::of(plies.len()));
    Ok(Review::of(table.game(), table.first_position()?, plies, budget))
}

impl Reviews {
    /// Returns the review of a table, if it is kept.
    pub(crate) fn known(&self, table: &Table) -> Option<Arc<[Turning]>> {
        self.kept.get(&key(table))
    }

    /// Returns the review of a table. If it is not kept, makes it piece by piece, each when it is the party's
    /// turn.
    pub(crate) async fn of(
        &self,
        table: &Arc<Table>,
        budget: Option<Budget>,
        (places, party): (&Places, &Party),
    ) -> Result<Arc<[Turning]>, Fault> {
        self.kept.get_or_insert_async(&key(table), make(Arc::clone(table), budget, (places, party))).await
    }
}

fn key(table: &Table) -> Key {
    (table.id(), table.version())
}

async fn make(
    table: Arc<Table>,
    budget: Option<Budget>,
    (places, party): (&Places, &Party),
) -> Result<Arc<[Turning]>, Fault> {
    let mut review = begin(&table, budget)?;
    loop {
        let look = move || {
            let steps = if review.lingers() { 1 } else { IN_A_ROW };
            let goes_on = (0..steps).all(|_| review.step());
            (review, goes_on)
        };
        let (looked_at, goes_on) = places.think(Thinking::Review, party.clone(), look).await?;
        if !goes_on {
            return Ok(looked_at.turnings().into());
        }
        review = looked_at;
    }
}

/// Returns the reason why a game is not reviewed, if there is one.
#[must_use]
pub fn not_reviewed(table: &Table) -> Option<Message> {
    let count = table.course().len();
    let id = match table.status() {
        Status::Lobby => return Some(not_started(table)),
        Status::Playing => "review-on",
        _ if count == 0 => "replay-nothing",
        _ if !table.is_past() => "review-unfinished",
        _ if count < LEAST => "review-short",
        _ => return None,
    };
    Some(of_table(id, table.id()))
}

/// The fewest actions of a game that can be reviewed.
pub(crate) const LEAST: usize = 4;
