//! Changing a table: the one way in which anything that people (or time) do is stored and announced.

use crate::announce::rows;
use crate::desk::ahead::told_ahead;
use crate::desk::defaults::threads_at;
use crate::desk::follow::Follower;
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
    /// What was done.
    pub step: Step,
    /// The table as it is now.
    pub table: Arc<Table>,
}

/// How a change ends the challenge for which its table was created.
pub struct Ending {
    /// How.
    pub end: ChallengeEnd,
    /// What is announced of it besides.
    pub rows: Vec<OutboxEntry>,
}

/// What became of a change that was asked for.
#[derive(Debug)]
pub enum Changed<E> {
    /// It is stored for good, and everybody whom it concerns will be told.
    Done(Box<Done>),
    /// It cannot be, at the table as it is now.
    Refused(Arc<Table>, E),
    /// The message behind it was obeyed before.
    HeardBefore,
    /// There is no such table.
    NoTable,
}

/// Changes a table: `make` says how, from the table as it is; what must be announced of it is queued
/// in the same transaction. Changes of one table wait for one another, and when another process was
/// faster, `make` is asked once more. `heard`: the id of the message behind it.
pub(crate) async fn change<E>(
    desk: &Desk,
    table: i64,
    heard: Option<&str>,
    make: impl FnMut(&Table) -> Result<Step, E>,
) -> Result<Changed<E>, Fault> {
    change_from(desk, table, None, heard, make, None).await
}

/// Changes a table that was found already: it is not loaded once more, unless it has changed since.
pub(crate) async fn change_seen<E>(
    desk: &Desk,
    seen: &Arc<Table>,
    heard: Option<&str>,
    make: impl FnMut(&Table) -> Result<Step, E>,
) -> Result<Changed<E>, Fault> {
    change_from(desk, seen.id(), Some(seen), heard, make, None).await
}

/// Changes a table, which ends a challenge; `ending`: how, which is stored with the change.
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
    // Whoever was faster in this program has left the table in memory as it is now; another program is noticed
    // when the change is stored, or here, where it is refused.
    let mut found = seen.map(|seen| desk.store.newest_in_memory(seen));
    loop {
        let (before, proven) = match found.take() {
            Some(found) => (found, false),
            None => match desk.table(table).await? {
                Some(before) => (before, true),
                None => return Ok(Changed::NoTable),
            },
        };
        // Before anything is done, time that nobody had is given back.
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
        // What members have settled beforehand is done with it, as one change.
        let followed = Follower::follow(&before, Some(step), settled, now);
        let Some(step) = &followed.step else { return Ok(Changed::NoTable) };
        // Only the start of a game opens a thread.
        let threads = step.started && threads_at(desk, before.venue().server.as_deref()).await?;
        let mut rows = followed.announcements(threads);
        rows.extend(told_ahead(desk, &before, step).await?);
        let mut beside = followed.beside.clone();
        if let Some(ending) = ending {
            rows.extend(ending.rows.iter().cloned());
            beside.challenge = Some(ending.end.clone());
        }
        // A connection that was lost for long may be there again since.
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

/// Gives a table the time back in which nobody was heard there, which must come before anything else that is
/// done there: afterwards it is not given any more. Whether the table may have changed, and is to be read
/// anew. To be asked by whoever holds the table's lock. `down`: from when until when nobody was heard.
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
