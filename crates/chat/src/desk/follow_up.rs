//! Plans at tables that changed without them: an older program knew no plans, or a panic stopped them.

use crate::desk::change::credited;
use crate::desk::follow::Follower;
use crate::desk::uptime::was_down_at;
use crate::desk::{Changed, Desk, Done, Fault};
use liege_store::{Beside, Committed, Which};

/// The number of tables that one round handles.
const AT_ONCE: u32 = 32;

/// Carries out the plans at tables that changed without them: an older program knew no plans, or a panic
/// stopped them.
pub(crate) async fn follow_all(desk: &Desk) {
    let tables = match desk.store.tables(Which::Unfollowed(AT_ONCE)).await {
        Ok(tables) => tables,
        Err(fault) => {
            tracing::error!(%fault, "the plans that are to be followed can't be read");
            return;
        }
    };
    for table in tables.iter().map(|line| line.id) {
        if let Err(fault) = follow_up(desk, table).await {
            tracing::error!(table, %fault, "the plans at a table can't be followed");
        }
    }
}

/// Carries out the plans at a table in its present state.
pub(crate) async fn follow_up(desk: &Desk, table: i64) -> Result<Changed<()>, Fault> {
    let lock = desk.lock_of(table);
    let _held = lock.lock().await;
    loop {
        let Some(before) = desk.table(table).await? else { return Ok(Changed::NoTable) };
        // Commands may come before the worker's first round.
        let down = was_down_at(desk, before.venue().server.as_deref()).await?;
        if credited(desk, &before, down).await? {
            continue;
        }
        let settled = desk.store.member_plans(table).await?;
        let now = desk.now();
        let followed = Follower::follow(&before, None, settled, now);
        let rows = followed.announcements(false);
        let Some(step) = &followed.step else {
            let (version, changes) = (before.version(), &followed.beside.plans);
            if desk.store.change_plans(table, version, changes, &rows, now).await? {
                desk.queued.notify_one();
                return Ok(Changed::Refused(before, ()));
            }
            continue;
        };
        let beside = Beside { announcements: &rows, heard: None, members: Some(&followed.beside) };
        match desk.store.commit(step, beside, now).await? {
            Committed::Conflict => {}
            Committed::HeardBefore => return Ok(Changed::HeardBefore),
            Committed::Done(table) => {
                desk.queued.notify_one();
                let step = step.clone();
                return Ok(Changed::Done(Box::new(Done { step, table })));
            }
        }
    }
}
