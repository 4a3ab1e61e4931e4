//! Which process writes to the data on a server: one at a time, and another as soon as that one falls silent.
//!
//! The tenure is a row with whose it is and until when, by the server's clock. Who has it prolongs it; who wants it waits
//! until it has run out, and then replaces the row. Every transaction that writes holds the row until its end, so that
//! nothing can be written by a process whose tenure another has taken, however long it was stopped or cut off.

use super::{Loss, StoreError};
use sqlx::{PgConnection, PgPool};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// How long a tenure lasts from when it was last prolonged, in milliseconds.
const LASTS: i64 = 30_000;
/// How often it is prolonged, and how often whoever waits looks.
const EVERY: Duration = Duration::from_secs(5);
const LOOK: Duration = Duration::from_secs(1);

/// The right to write, as long as it is this process's.
pub(super) struct Tenure {
    owner: String,
    pool: PgPool,
    taken: Arc<watch::Sender<bool>>,
    prolonging: JoinHandle<()>,
}

impl Tenure {
    /// Takes the right to write, and keeps it; where another has it, waits for it or gives none.
    pub(super) async fn begin(pool: PgPool, patient: bool) -> Result<Option<Tenure>, sqlx::Error> {
        let owner = format!("{}-{:016x}", std::process::id(), rand::random::<u64>());
        let mut waits = false;
        loop {
            match take(&pool, &owner).await {
                Ok(true) => break,
                Ok(false) if !patient => return Ok(None),
                Ok(false) if waits => {}
                Ok(false) => {
                    tracing::info!(
                        "another Liege writes to the data on the server; this one waits until it falls silent"
                    );
                    waits = true;
                }
                // Whoever waits outlasts a server that is started anew.
                Err(error) if waits => tracing::warn!(%error, "the server doesn't answer"),
                Err(error) => return Err(error),
            }
            tokio::time::sleep(LOOK).await;
        }
        let taken = Arc::new(watch::Sender::new(false));
        let prolonging = tokio::spawn(prolong(pool.clone(), owner.clone(), Arc::clone(&taken)));
        Ok(Some(Tenure { owner, pool, taken, prolonging }))
    }

    /// Makes sure, until the end of a transaction, that nobody else takes the right to write.
    pub(super) async fn hold(&self, connection: &mut PgConnection) -> Result<(), StoreError> {
        let held = sqlx::query("SELECT 1 FROM tenures WHERE owner = $1 FOR KEY SHARE")
            .bind(&self.owner)
            .fetch_optional(connection)
            .await?;
        if held.is_none() {
            self.taken.send_replace(true);
            return Err(StoreError::Lost(Loss::Superseded));
        }
        Ok(())
    }

    /// Whether another process writes now.
    pub(super) fn is_taken(&self) -> bool {
        *self.taken.borrow()
    }

    /// Waits until another process writes.
    pub(super) async fn taken(&self) {
        let mut taken = self.taken.subscribe();
        // It is not dropped while this is borrowed.
        let _ = taken.wait_for(|taken| *taken).await;
    }

    /// Gives the right to write back, so that the next need not wait.
    pub(super) async fn end(&self) {
        self.prolonging.abort();
        let given =
            sqlx::query("DELETE FROM tenures WHERE owner = $1").bind(&self.owner).execute(&self.pool).await;
        if let Err(error) = given {
            tracing::warn!(%error, "the next process has to wait until this one's turn has run out");
        }
    }
}

impl Drop for Tenure {
    fn drop(&mut self) {
        self.prolonging.abort();
    }
}

/// Takes the right to write, if it is nobody's any more.
async fn take(pool: &PgPool, owner: &str) -> Result<bool, sqlx::Error> {
    let mut transaction = pool.begin().await?;
    // One looks at a time.
    sqlx::query("LOCK TABLE tenures IN SHARE ROW EXCLUSIVE MODE").execute(&mut *transaction).await?;
    // Waits for whatever its owner is still writing.
    sqlx::query("DELETE FROM tenures WHERE until < (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        .execute(&mut *transaction)
        .await?;
    let taken = sqlx::query(
        "INSERT INTO tenures (owner, until)
         SELECT $1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $2
         WHERE NOT EXISTS (SELECT 1 FROM tenures)",
    )
    .bind(owner)
    .bind(LASTS)
    .execute(&mut *transaction)
    .await?;
    transaction.commit().await?;
    Ok(taken.rows_affected() == 1)
}

/// Prolongs it until another has it.
async fn prolong(pool: PgPool, owner: String, taken: Arc<watch::Sender<bool>>) {
    loop {
        tokio::time::sleep(EVERY).await;
        let prolonged = sqlx::query(
            "UPDATE tenures SET until = (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $2 WHERE owner = $1",
        )
        .bind(&owner)
        .bind(LASTS)
        .execute(&pool)
        .await;
        match prolonged {
            Ok(done) if done.rows_affected() == 0 => {
                taken.send_replace(true);
                return;
            }
            Ok(_) => {}
            Err(error) => tracing::warn!(%error, "the server doesn't answer"),
        }
    }
}
