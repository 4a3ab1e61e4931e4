//! Changing a table: the only way in which an action of people (or of time) is stored and announced.

use crate::announce::rows;
use crate::desk::ahead::told_ahead;
use crate::desk::defaults::threads_at;
use crate::desk::follow::Follower;
use crate::desk::followers::told_followers;
use crate::desk::uptime::was_down_at;
use crate::desk::{Desk, Fault};
use jiff::Timestamp;
use liege_store::fault::{self, Point};
use liege_store::{Beside, ChallengeEnd, Committed, OutboxEntry};
use liege_table::{Step, Table};
use std::sync::Arc;

/// A change that was stored.
#[derive(Debug)]
pub struct Done {
    /// The step that was made.
    pub step: Step,
    /// The table after it.
    pub table: Arc<Table>,
}

/// The end of the challenge for which a table was created.
pub struct Ending {
    /// The end itself.
    pub end: ChallengeEnd,
    /// The announcements of the end.
    pub rows: Vec<OutboxEntry>,
}

/// The result of a change.
#[derive(Debug)]
pub enum Changed<E> {
    /// The change is stored, and everybody concerned will be told.
    Done(Box<Done>),
    /// The table, as it is now, refuses it.
    Refused(Arc<Table>, E),
    /// The message had its effect before.
    HeardBefore,
    /// The table does not exist.
    NoTable,
}

/// Changes a table: `make` computes the step from the present table; its announcements are queued in the same
/// transaction. Changes of one table wait for each other, and if another process was faster, `make` runs
/// again. `heard`: the id of the message that asked for the change.
pub(crate) async fn change<E>(
    desk: &Desk,
    table: i64,
    heard: Option<&str>,
    make: impl FnMut(&Table) -> Result<Step, E>,
) -> Result<Changed<E>, Fault> {
    change_from(desk, table, None, heard, make, None).await
}

/// Changes a table that was loaded already: it is not loaded again, unless it has changed since.
pub(crate) async fn change_seen<E>(
    desk: &Desk,
    seen: &Arc<Table>,
    heard: Option<&str>,
    make: impl FnMut(&Table) -> Result<Step, E>,
) -> Result<Changed<E>, Fault> {
    change_from(desk, seen.id(), Some(seen), heard, make, None).await
}

/// Changes a table and ends its challenge; `ending` is stored with the change.
pub(crate) async fn change_noting<E>(
    desk: &Desk,
    table: i64,
    heard: Option<&str>,
    make: impl FnMut(&Table) -> Result<Step, E>,
    ending: Option<&Ending>,
) -> Result<Changed<E>, Fault> {
    change_from(desk, table, None, heard, make, ending).await
}

async fn change_from<E>(
    desk: &Desk,
    table: i64,
    seen: Option<&Arc<Table>>,
    heard: Option<&str>,
    mut make: impl FnMut(&Table) -> Result<Step, E>,
    ending: Option<&Ending>,
) -> Result<Changed<E>, Fault> {
    let lock = desk.lock_of(table);
    let _held = lock.lock().await;
    // If a task of this program was faster, memory has the new table. A change by another program is noticed
    // when this one is stored, or here, when it is refused.
    let mut found = seen.map(|seen| desk.store.newest_in_memory(seen));
    loop {
        let (before, proven) = match found.take() {
            Some(found) => (found, false),
            None => match desk.table(table).await? {
                Some(before) => (before, true),
                None => return Ok(Changed::NoTable),
            },
        };
        // The time of a downtime is given back before anything else is done.
        let server = before.venue().server.clone();
        let down = was_down_at(desk, server.as_deref()).await?;
        if credited(desk, &before, down).await? {
            continue;
        }
        fault::check(Point::Play).await.map_err(|broken| Fault::Stopped(broken.to_string()))?;
        let step = match make(&before) {
            Ok(step) => step,
            Err(error) if proven => return Ok(Changed::Refused(before, error)),
            Err(error) => match desk.table(table).await? {
                Some(now) if now.version() == before.version() => {
                    return Ok(Changed::Refused(now, error));
                }
                _ => continue,
            },
        };
        let settled = desk.store.member_plans(table).await?;
        let now = desk.now();
        // Plans and other standing orders of members are carried out in the same change.
        let followed = Follower::follow(&before, Some(step), settled, now);
        let Some(step) = &followed.step else { return Ok(Changed::NoTable) };
        // Only the start of a game opens a thread.
        let threads = step.started && threads_at(desk, before.venue().server.as_deref()).await?;
        let mut rows = followed.announcements(threads);
        rows.extend(told_ahead(desk, &before, step).await?);
        rows.extend(told_followers(desk, &before, step, &rows).await?);
        let mut beside = followed.beside.clone();
        if let Some(ending) = ending {
            rows.extend(ending.rows.iter().cloned());
            beside.challenge = Some(ending.end.clone());
        }
        // A connection that was lost for long may have come back meanwhile.
        if was_down_at(desk, server.as_deref()).await? != down {
            continue;
        }
        let beside = Beside { announcements: &rows, heard, members: Some(&beside) };
        match desk.store.commit(step, beside, now).await? {
            Committed::Conflict => {}
            Committed::HeardBefore => return Ok(Changed::HeardBefore),
            Committed::Done(table) => {
                desk.queued.notify_one();
                return Ok(Changed::Done(Box::new(Done { step: step.clone(), table })));
            }
        }
    }
}

/// Gives a table the time back in which the bot heard nobody there. This must come before any other change:
/// later it is no longer possible. Returns whether the table may have changed, so that it must be read again.
/// The caller holds the table's lock. `down`: the beginning and end of that time.
pub(crate) async fn credited(
    desk: &Desk,
    before: &Table,
    down: Option<(Timestamp, Timestamp)>,
) -> Result<bool, Fault> {
    let Some((from, to)) = down else { return Ok(false) };
    let Some(step) = before.credit(from, to)? else { return Ok(false) };
    let rows = rows::of_step(before, &step, false, None);
    desk.store.commit(&step, Beside::of(&rows, None), desk.now()).await?;
    Ok(true)
}
