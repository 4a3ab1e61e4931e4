//! Timers: tables whose deadlines have passed change, by the same way as for members' actions.

use crate::command::When;
use crate::desk::change::change;
use crate::desk::follow_up::follow_all;
use crate::desk::listening::beat;
use crate::desk::{Changed, Desk, Fault};
use crate::registry;
use crate::upkeep::set_back::tell_of_lost_moves;
use jiff::SignedDuration;
use liege_store::{Done, Job, StoreError, Work};
use liege_table::TableError;

/// The number of tables that one round handles.
const AT_ONCE: u32 = 16;
/// The pause of a table whose change failed.
const REST: SignedDuration = SignedDuration::from_mins(15);

/// The reason why time changes nothing.
enum Still {
    /// No deadline has passed.
    NotDue,
    /// The table's refusal, which is a fault.
    Broken(TableError),
}

/// Changes every table whose deadlines have passed, until none is left.
pub(crate) async fn run_timers(desk: &Desk) {
    tell_of_lost_moves(desk).await;
    // A deadline that passed while the bot was down waits until that time is given back.
    if !beat(desk).await {
        return;
    }
    follow_all(desk).await;
    // A challenge that expires closes its table, with better words than the table would have.
    do_timed(desk, When::AroundTables).await;
    loop {
        let due = match desk.store.take(&[Work::Timers], desk.now(), AT_ONCE).await {
            Ok(due) => due,
            Err(fault) => {
                tracing::error!(%fault, "the tables whose hour has come can't be read");
                return;
            }
        };
        if due.is_empty() {
            // A game that has just ended may make room for the next one of a challenge to anyone.
            do_timed(desk, When::AroundTables).await;
            return;
        }
        for job in due {
            let Job::Timer(table) = job else { continue };
            if let Err(fault) = run_timers_and_rest(desk, table).await {
                tracing::error!(table, %fault, "a table can't be put to sleep");
                return;
            }
        }
    }
}

/// Runs the tasks of groups of commands for this point.
pub(crate) async fn do_timed(desk: &Desk, when: When) {
    for timed in registry::timed(when) {
        (timed.run)(desk).await;
    }
}

/// Changes one table until no passed deadline is left, and stores when it wakes again.
async fn run_timers_and_rest(desk: &Desk, table: i64) -> Result<(), StoreError> {
    let fault = match run_timer(desk, table).await {
        Ok(()) if desk.store.done(Done::Ticked(table), desk.now()).await? => return Ok(()),
        Ok(()) => "it is due and nothing is done".to_owned(),
        Err(fault) => fault.to_string(),
    };
    // One broken table must not keep the others waiting, and must not be tried again and again.
    tracing::error!(table, fault, "time can't change a table");
    let now = desk.now();
    let until = now.saturating_add(REST).unwrap_or(now);
    desk.store.done(Done::TickLater(table, until), now).await.map(drop)
}

/// Changes one table until no passed deadline is left: each change is stored and announced separately.
async fn run_timer(desk: &Desk, table: i64) -> Result<(), Fault> {
    loop {
        // The clock is read inside, since a table may have to wait for others.
        let changed = change(desk, table, None, |table| match table.tick(desk.now()) {
            Ok(Some(step)) => Ok(step),
            Ok(None) => Err(Still::NotDue),
            Err(error) => Err(Still::Broken(error)),
        })
        .await?;
        match changed {
            Changed::Done(_) => {}
            Changed::Refused(_, Still::Broken(error)) => return Err(error.into()),
            Changed::Refused(_, Still::NotDue) | Changed::HeardBefore | Changed::NoTable => {
                return Ok(());
            }
        }
    }
}
