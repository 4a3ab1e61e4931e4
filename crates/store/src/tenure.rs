//! The processes that write to the data on a server. For each shard of Discord there is one at a time, and
//! another takes over as soon as that one falls silent.
//!
//! A tenure is a row with its owner, its shards, and the time when it runs out, by the server's clock. Its
//! owner prolongs it. A process that wants it waits until it has run out, and then replaces the row. Every
//! transaction that writes locks the row until its end, so a process that has lost its tenure can write
//! nothing, however long it was stopped or cut off.

use super::boot_clock::{BootClock, Prolonged};
use super::{Loss, Share, StoreError};
use jiff::Timestamp;
use sqlx::{PgConnection, PgPool};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// The lengths of time of tenures.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// How long a tenure lasts after it was last prolonged.
    pub lasts: Duration,
    /// How often it is prolonged.
    pub every: Duration,
    /// How often a waiting process looks.
    pub look: Duration,
}

impl Terms {
    /// The terms of programs. A tenure is much shorter than the time in which Discord recognises a message
    /// that is sent twice ([`Tenure::is_sure`]).
    pub const USUAL: Terms =
        Terms { lasts: Duration::from_secs(30), every: Duration::from_secs(5), look: Duration::from_secs(1) };
}

/// How often each of two that follow one another looks whether the other one has done its part.
pub(super) const LOOK: Duration = Duration::from_millis(100);

/// How long a process is known to wait after it was last heard of.
const AWAITED: Duration = Duration::from_secs(5);

/// The right to write, as long as this process has it.
pub(super) struct Tenure {
    owner: String,
    pool: PgPool,
    terms: Terms,
    taken: Arc<watch::Sender<bool>>,
    /// When it was last prolonged, as far as this process knows.
    prolonged: Arc<Prolonged>,
    prolonging: JoinHandle<()>,
}

impl Tenure {
    /// Takes the right to write for a share of the shards, and keeps it; `None` if another process has it.
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

    /// Whether this process still has the right, according to the server.
    pub(super) async fn is_own(&self) -> Result<bool, sqlx::Error> {
        prolong_once(&self.pool, &self.owner, self.terms, &self.prolonged).await
    }

    /// Whether nobody else can have started to write, or will for a while. If so, this process alone may tell
    /// the outside world something now. Asks the server if that isn't known.
    pub(super) async fn is_sure(&self) -> bool {
        // A third of the time is left for the work that is about to be done.
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

    /// Whether a process waits for this one's turn that can hear people before it has it.
    pub(super) async fn is_awaited(&self) -> Result<bool, sqlx::Error> {
        Ok(self.successor().await?.is_some())
    }

    /// Whether the process that waits hears people; `None` if none waits.
    async fn successor(&self) -> Result<Option<bool>, sqlx::Error> {
        let listens = sqlx::query_scalar(
            "SELECT successor_listens FROM tenures
             WHERE owner = $1 AND successor_until > (extract(epoch FROM clock_timestamp()) * 1000)::bigint",
        );
        listens.bind(&self.owner).fetch_optional(&self.pool).await
    }

    /// Lets the process that waits connect to Discord from a time on. Returns whether it hears people then,
    /// or `false` if it has gone.
    pub(super) async fn hand_over(&self, from: Timestamp) -> Result<bool, sqlx::Error> {
        let leaves = sqlx::query("UPDATE tenures SET leaves = $2 WHERE owner = $1");
        leaves.bind(&self.owner).bind(from.as_millisecond()).execute(&self.pool).await?;
        loop {
            match self.successor().await? {
                Some(true) => return Ok(true),
                None => return Ok(false),
                Some(false) => {}
            }
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Whether another process has the right to write now.
    pub(super) fn is_taken(&self) -> bool {
        *self.taken.borrow()
    }

    /// Waits until another process has the right to write.
    pub(super) async fn taken(&self) {
        let mut taken = self.taken.subscribe();
        // The sender is not dropped while it is borrowed here.
        let _ = taken.wait_for(|taken| *taken).await;
    }

    /// Gives the right to write back, so that the next process need not wait.
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

/// A share as it is stored: its first and last shard, and the number of all shards.
fn stored(share: Share) -> (i64, i64, i64) {
    match share {
        Share::All => (0, 0, 1),
        Share::Some { first, last, count } => (first.into(), last.into(), count.into()),
    }
}

/// Notes that a process waits for a share, and whether it hears people already. Returns from when on it may
/// connect to Discord: `None` as long as nobody is about to leave it that share, or if another one was here before.
pub(super) async fn wait_for(
    pool: &PgPool,
    successor: &str,
    share: Share,
    listens: bool,
) -> Result<Option<Timestamp>, sqlx::Error> {
    let (first, last, shards) = stored(share);
    let leaves = sqlx::query_scalar::<_, Option<i64>>(
        "UPDATE tenures SET successor = $1, successor_until = clock.now + $2, successor_listens = $3
         FROM (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now) AS clock
         WHERE shards = $4 AND first = $5 AND last = $6 AND until >= clock.now
           AND (successor IS NULL OR successor = $1 OR successor_until < clock.now)
         RETURNING leaves",
    );
    let leaves = leaves.bind(successor).bind(AWAITED.as_millis() as i64).bind(listens);
    let leaves = leaves.bind(shards).bind(first).bind(last).fetch_optional(pool).await?;
    Ok(leaves.flatten().and_then(|from| Timestamp::from_millisecond(from).ok()))
}

/// Takes the right to write, if nobody has it any more. A process that counts another number of shards may
/// not write at the same time.
async fn take(pool: &PgPool, owner: &str, share: Share, terms: Terms) -> Result<bool, sqlx::Error> {
    let ((first, last, shards), lasts) = (stored(share), terms.lasts.as_millis() as i64);
    let mut transaction = pool.begin().await?;
    // One process looks at a time. This keeps nobody from writing, or from prolonging their own tenure.
    sqlx::query("LOCK TABLE tenures IN SHARE UPDATE EXCLUSIVE MODE").execute(&mut *transaction).await?;
    // This does not wait for a transaction of the old owner, because others would wait too: the row stays
    // until then.
    sqlx::query(
        "DELETE FROM tenures WHERE owner IN (
             SELECT owner FROM tenures WHERE until < (extract(epoch FROM clock_timestamp()) * 1000)::bigint
             FOR UPDATE SKIP LOCKED)",
    )
    .execute(&mut *transaction)
    .await?;
    let taken = match share {
        // Also if an older program has made the table.
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

/// Prolongs the right to write until another process has it.
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

/// Prolongs the right to write once. Returns whether this process still has it.
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
    /// Acts as if the right had last been prolonged `long` earlier.
    pub(super) fn set_back(&self, long: Duration) {
        self.prolonged.set_back(long);
    }
}
