//! Which processes write to the data on a server: for each of Discord's shards one at a time, and another as soon as that one
//! falls silent.
//!
//! The tenure is a row with whose it is, for which shards, and until when, by the server's clock. Who has it prolongs it; who
//! wants it waits until it has run out, and then replaces the row. Every transaction that writes holds the row until its
//! end, so that nothing can be written by a process whose tenure another has taken, however long it was stopped or cut off.

use super::boot_clock::{BootClock, Prolonged};
use super::{Loss, Share, StoreError};
use sqlx::{PgConnection, PgPool};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// How long tenures last.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// From when it was last prolonged.
    pub lasts: Duration,
    /// How often it is prolonged.
    pub every: Duration,
    /// How often whoever waits looks.
    pub look: Duration,
}

impl Terms {
    /// Those of programs. Much shorter than Discord knows a message again that is sent twice ([`Tenure::is_sure`]).
    pub const USUAL: Terms =
        Terms { lasts: Duration::from_secs(30), every: Duration::from_secs(5), look: Duration::from_secs(1) };
}

/// The right to write, as long as it is this process's.
pub(super) struct Tenure {
    owner: String,
    pool: PgPool,
    terms: Terms,
    taken: Arc<watch::Sender<bool>>,
    /// When it was last prolonged, as far as is known.
    prolonged: Arc<Prolonged>,
    prolonging: JoinHandle<()>,
}

impl Tenure {
    /// Takes the right to write for a share of the shards, and keeps it; `None` where another has it.
    pub(super) async fn begin(
        pool: PgPool,
        share: Share,
        terms: Terms,
    ) -> Result<Option<Tenure>, sqlx::Error> {
        let owner = format!("{}-{:016x}", std::process::id(), rand::random::<u64>());
        let clock = BootClock::of_machine();
        let begun = clock.now();
        if !take(&pool, &owner, share, terms).await? {
            return Ok(None);
        }
        let (taken, prolonged) = (Arc::new(watch::Sender::new(false)), Arc::new(Prolonged::at(clock, begun)));
        let known = (Arc::clone(&taken), Arc::clone(&prolonged));
        let prolonging = tokio::spawn(prolong(pool.clone(), owner.clone(), terms, known));
        Ok(Some(Tenure { owner, pool, terms, taken, prolonged, prolonging }))
    }

    /// Gives up the right to write for all shards but a share of them.
    pub(super) async fn narrow(&self, share: Share) -> Result<(), sqlx::Error> {
        let (first, last, shards) = stored(share);
        sqlx::query("UPDATE tenures SET first = $2, last = $3, shards = $4 WHERE owner = $1")
            .bind(&self.owner)
            .bind(first)
            .bind(last)
            .bind(shards)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Whether it is still this process's, by the server.
    pub(super) async fn is_own(&self) -> Result<bool, sqlx::Error> {
        prolong_once(&self.pool, &self.owner, self.terms, &self.prolonged).await
    }

    /// Whether nobody else can have begun to write, nor will for a while: what is told to others than the server now, is
    /// told by one alone. Asks the server where that isn't known.
    pub(super) async fn is_sure(&self) -> bool {
        // A third of it is left for what is about to be done.
        self.prolonged.is_within(self.terms.lasts * 2 / 3) || self.is_own().await.unwrap_or(false)
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
        self.pool.close().await;
    }
}

impl Drop for Tenure {
    fn drop(&mut self) {
        self.prolonging.abort();
    }
}

/// A share as it is stored: its first and last shard, and how many there are.
fn stored(share: Share) -> (i64, i64, i64) {
    match share {
        Share::All => (0, 0, 1),
        Share::Some { first, last, count } => (first.into(), last.into(), count.into()),
    }
}

/// Takes the right to write, if it is nobody's any more. Who counts other shards may not write beside.
async fn take(pool: &PgPool, owner: &str, share: Share, terms: Terms) -> Result<bool, sqlx::Error> {
    let ((first, last, shards), lasts) = (stored(share), terms.lasts.as_millis() as i64);
    let mut transaction = pool.begin().await?;
    // One looks at a time. Nobody is kept from writing, or from prolonging what is their own.
    sqlx::query("LOCK TABLE tenures IN SHARE UPDATE EXCLUSIVE MODE").execute(&mut *transaction).await?;
    // What its owner is still writing is not waited for here, where others would wait too: the row stays until then.
    sqlx::query(
        "DELETE FROM tenures WHERE owner IN (
             SELECT owner FROM tenures WHERE until < (extract(epoch FROM clock_timestamp()) * 1000)::bigint
             FOR UPDATE SKIP LOCKED)",
    )
    .execute(&mut *transaction)
    .await?;
    let taken = match share {
        // Also where an older program has made the table.
        Share::All => {
            let taken = sqlx::query(
                "INSERT INTO tenures (owner, until)
                 SELECT $1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $2
                 WHERE NOT EXISTS (SELECT 1 FROM tenures)",
            );
            taken.bind(owner).bind(lasts)
        }
        Share::Some { .. } => {
            let taken = sqlx::query(
                "INSERT INTO tenures (owner, until, first, last, shards)
                 SELECT $1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $2, $3, $4, $5
                 WHERE NOT EXISTS (SELECT 1 FROM tenures WHERE shards <> $5 OR first <= $4 AND last >= $3)",
            );
            taken.bind(owner).bind(lasts).bind(first).bind(last).bind(shards)
        }
    };
    let taken = taken.execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(taken.rows_affected() == 1)
}

/// Prolongs it until another has it.
async fn prolong(
    pool: PgPool,
    owner: String,
    terms: Terms,
    (taken, prolonged): (Arc<watch::Sender<bool>>, Arc<Prolonged>),
) {
    loop {
        tokio::time::sleep(terms.every).await;
        match prolong_once(&pool, &owner, terms, &prolonged).await {
            Ok(true) => {}
            Ok(false) => {
                taken.send_replace(true);
                return;
            }
            Err(error) => tracing::warn!(%error, "the server doesn't answer"),
        }
    }
}

/// Prolongs it once; whether it is still its own.
async fn prolong_once(
    pool: &PgPool,
    owner: &str,
    terms: Terms,
    prolonged: &Prolonged,
) -> Result<bool, sqlx::Error> {
    let begun = prolonged.now();
    let done = sqlx::query(
        "UPDATE tenures SET until = (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $2 WHERE owner = $1",
    )
    .bind(owner)
    .bind(terms.lasts.as_millis() as i64)
    .execute(pool)
    .await?;
    let own = done.rows_affected() > 0;
    if own {
        prolonged.note(begun);
    }
    Ok(own)
}

#[cfg(test)]
impl Tenure {
    /// As if it had last been prolonged so long before.
    pub(super) fn set_back(&self, long: Duration) {
        self.prolonged.set_back(long);
    }
}
