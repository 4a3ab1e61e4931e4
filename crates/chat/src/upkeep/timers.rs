//! Time: tables whose hour has come are changed by it, as by anybody else.

use crate::command::When;
use crate::desk::change::change;
use crate::desk::follow_up::follow_all;
use crate::desk::listening::beat;
use crate::desk::{Changed, Desk, Fault};
use crate::registry;
use jiff::SignedDuration;
use liege_store::{Done, Job, StoreError, Work};
use liege_table::TableError;

/// Tables looked after at once.
const AT_ONCE: u32 = 16;
/// How long a table is left alone that could not do what was due.
const REST: SignedDuration = SignedDuration::from_mins(15);

/// Why time changes nothing.
enum Still {
    /// Nothing is due.
    NotDue,
    /// The table's reason: a defect.
    Broken(TableError),
}

/// Changes every table whose hour has come until nothing is due any more.
pub(crate) async fn run_timers(desk: &Desk) {
    // What is overdue because the program was down is not done before that time is given back.
    if !beat(desk).await {
        return;
    }
    follow_all(desk).await;
    // A challenge that ends closes its table, and says so better than the table would.
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
            // What has ended meanwhile may make room for the next game of a challenge to anyone.
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

/// Does what the groups of commands have registered for then.
pub(crate) async fn do_timed(desk: &Desk, when: When) {
    for timed in registry::timed(when) {
        (timed.run)(desk).await;
    }
}

/// Changes one table until nothing is due, and notes when it wakes again.
async fn run_timers_and_rest(desk: &Desk, table: i64) -> Result<(), StoreError> {
    let fault = match run_timer(desk, table).await {
        Ok(()) if desk.store.done(Done::Ticked(table), desk.now()).await? => return Ok(()),
        Ok(()) => "it is due and nothing is done".to_owned(),
        Err(fault) => fault.to_string(),
    };
    // It must not keep the others waiting, and not be tried ceaselessly.
    tracing::error!(table, fault, "time can't change a table");
    let now = desk.now();
    let until = now.saturating_add(REST).unwrap_or(now);
    desk.store.done(Done::TickLater(table, until), now).await.map(drop)
}

/// Changes one table until nothing is due: each change is stored and announced by itself.
async fn run_timer(desk: &Desk, table: i64) -> Result<(), Fault> {
    loop {
        // The time is asked when it acts: a table may have to wait for others.
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
