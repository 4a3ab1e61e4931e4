//! Time in which the program was down is given back: to each table by an entry of its log, before anything
//! else is done there.

use super::herald::Changed;
use super::{Chat, Fault};
use crate::table::Step;
use jiff::{SignedDuration, Timestamp};
use std::sync::PoisonError;
use tokio::sync::OnceCell;

/// What was not so long was no downtime.
const LEAST: SignedDuration = SignedDuration::from_mins(10);
/// How often the program notes that it is alive.
const BEAT: SignedDuration = SignedDuration::from_mins(1);
/// Tables looked after at once.
const PAGE: u32 = 200;

/// What is known of the last time that the program was down.
#[derive(Debug)]
pub(super) struct Downtime {
    /// When the program was started.
    started: Timestamp,
    /// From when until when, if it was; found out once, before the first thing is done.
    was: OnceCell<Option<(Timestamp, Timestamp)>>,
    /// When it was last noted that the program is alive; none: not yet, because time is still to be given
    /// back somewhere.
    noted: std::sync::Mutex<Option<Timestamp>>,
}

impl Downtime {
    /// Of a program that is started now.
    pub(super) fn before(now: Timestamp) -> Downtime {
        Downtime { started: now, was: OnceCell::new(), noted: std::sync::Mutex::default() }
    }
}

impl Chat {
    /// From when until when the program was down before it was started, if that was long.
    pub(super) async fn was_down(&self) -> Result<Option<(Timestamp, Timestamp)>, Fault> {
        let find = || async {
            let (last, up) = (self.store.last_alive().await?, self.downtime.started);
            Ok::<_, Fault>(last.filter(|last| up.duration_since(*last) >= LEAST).map(|last| (last, up)))
        };
        self.downtime.was.get_or_try_init(find).await.copied()
    }

    /// Gives every table its time back, once after a start; then notes from time to time that the program is
    /// alive. Whether time can go on: else what is overdue must wait.
    pub(super) async fn beat(&self) -> bool {
        let noted = *self.downtime.noted.lock().unwrap_or_else(PoisonError::into_inner);
        if noted.is_none()
            && let Err(fault) = self.give_back().await
        {
            tracing::error!(%fault, "the time in which the program was down can't be given back");
            return false;
        }
        let now = self.clock.now();
        // A clock that was set back must not keep it from being noted until the old time is reached again.
        if noted.is_none_or(|noted| now < noted || now.duration_since(noted) >= BEAT) {
            match self.store.note_alive(now).await {
                Ok(()) => {
                    *self.downtime.noted.lock().unwrap_or_else(PoisonError::into_inner) = Some(now);
                }
                Err(fault) => tracing::error!(%fault, "that the program is alive can't be noted"),
            }
        }
        true
    }

    async fn give_back(&self) -> Result<(), Fault> {
        let Some((from, to)) = self.was_down().await? else { return Ok(()) };
        self.store.give_challenges_back(from, to).await?;
        let mut after = 0;
        loop {
            let tables = self.store.playing(after, PAGE).await?;
            let Some(last) = tables.last() else { return Ok(()) };
            after = *last;
            for table in tables {
                // Whatever is changed, the time comes first: nothing else is wanted.
                let nothing = |_: &crate::table::Table| Err::<Step, ()>(());
                match self.change(table, None, nothing).await {
                    Ok(Changed::Done(_) | Changed::Refused(..) | Changed::HeardBefore | Changed::NoTable) => {
                    }
                    Err(fault) => tracing::error!(table, %fault, "a table is not given its time back"),
                }
            }
        }
    }
}
