//! Time: tables whose hour has come are changed by it, as by anybody else.

use super::herald::Changed;
use super::{Chat, Fault};
use crate::table::TableError;
use jiff::SignedDuration;

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

impl Chat {
    /// Changes every table whose hour has come until nothing is due any more.
    pub(super) async fn wake(&self) {
        loop {
            let due = match self.store.waking(self.clock.now(), AT_ONCE).await {
                Ok(due) => due,
                Err(fault) => {
                    tracing::error!(%fault, "the tables whose hour has come can't be read");
                    return;
                }
            };
            if due.is_empty() {
                return;
            }
            for table in due {
                let slept = match self.wake_table(table).await {
                    Ok(()) => self.store.rewake(table).await.map(|_| ()),
                    Err(fault) => {
                        // It must not keep the others waiting, and not be tried ceaselessly.
                        tracing::error!(table, %fault, "time can't change a table");
                        let until = self.clock.now().saturating_add(REST).unwrap_or(self.clock.now());
                        self.store.put_off_wake(table, until).await
                    }
                };
                if let Err(fault) = slept {
                    tracing::error!(table, %fault, "a table can't be put to sleep");
                    return;
                }
            }
        }
    }

    /// Changes one table until nothing is due: each change is stored and announced by itself.
    async fn wake_table(&self, table: i64) -> Result<(), Fault> {
        loop {
            let now = self.clock.now();
            let changed = self
                .change(table, None, |table| match table.tick(now) {
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
}
