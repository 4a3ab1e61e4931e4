//! The outbox: announcements, in order, until they are sent.

use super::database::Connection;
use super::rows::{stored, time};
use super::{About, OutboxKind, Store, StoreError, contests};
use jiff::{SignedDuration, Timestamp};

/// How long all posts of a table are kept after its end: longer than a game can be voided.
const ENDED_FOR: SignedDuration = SignedDuration::from_hours(24 * 30);
/// How long rows are kept that became no message of their own.
const SILENT_FOR: SignedDuration = SignedDuration::from_hours(24 * 7);
/// How long the ids of handled messages are kept: nothing is repeated to the bot after that.
const HEARD_FOR: SignedDuration = SignedDuration::from_hours(48);
/// How long the reason of a member who wants to void a game is kept: longer than they are asked once more.
const WANTED_FOR: SignedDuration = SignedDuration::from_hours(24);

/// The state of a row of the outbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum QueueState {
    /// Still to be sent.
    Waiting,
    /// Sent.
    Done,
    /// Given up.
    Dead,
}

/// A row of the outbox.
#[derive(Clone, Debug, PartialEq)]
pub struct Queued {
    /// The id of the row; rows of one table for the same place are sent in the order of their ids.
    pub id: i64,
    /// Its subject.
    pub about: About,
    /// The kind.
    pub kind: OutboxKind,
    /// The number of the first action that it announces; 0 if none.
    pub first: usize,
    /// The number of the last action that it announces.
    pub number: usize,
    /// The id of the member it is for, if it is for one.
    pub target: Option<String>,
    /// The data that its creator stored with it.
    pub payload: serde_json::Value,
    /// Its state.
    pub state: QueueState,
    /// The number of attempts begun before.
    pub attempts: u32,
    /// When it was queued.
    pub queued: Timestamp,
    /// When the first attempt was begun. Any attempt since may have arrived.
    pub tried: Option<Timestamp>,
    /// The last error.
    pub fault: Option<String>,
    /// A key that does not change between attempts, and is unique among all rows of all data files; at most
    /// 25 characters.
    pub nonce: String,
}

impl Queued {
    /// The id of the table that it is about; 0 if it is about a contest.
    #[must_use]
    pub fn table(&self) -> i64 {
        match self.about {
            About::Table(id) => id,
            About::Contest(_) => 0,
        }
    }

    /// Whether it announces the same as another row with its id, however often either was tried.
    #[must_use]
    pub fn tells_as(&self, other: &Queued) -> bool {
        (self.kind, self.first, self.number) == (other.kind, other.first, other.number)
            && (&self.target, &self.payload) == (&other.target, &other.payload)
    }
}

/// The place where an announcement was posted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sent {
    /// The id of the channel; for a thread, the id of the thread, or `None` if there are no threads.
    pub channel: Option<String>,
    /// The id of the message.
    pub message: Option<String>,
    /// Whether that channel is a thread of the table that this message has started.
    pub begun: bool,
}

/// A row that was sent, with the message it became.
#[derive(Clone, Debug, PartialEq)]
pub struct PostedMessage {
    /// The row.
    pub row: Queued,
    /// The id of the channel the message is in.
    pub channel: String,
    /// The id of the message.
    pub message: String,
}

/// The rows that are queued and neither sent nor given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backlog {
    /// The number of rows.
    pub rows: u64,
    /// When the oldest of them was queued.
    pub oldest: Option<Timestamp>,
}

/// A row as it is stored.
struct QueuedRow {
    id: i64,
    table_id: Option<i64>,
    contest: Option<i64>,
    kind: String,
    first: i64,
    number: i64,
    target: Option<String>,
    payload: String,
    queued_at: i64,
    attempts: i64,
    tried_at: Option<i64>,
    fault: Option<String>,
    done_at: Option<i64>,
    dead_at: Option<i64>,
}

impl Store {
    /// The rows that may be sent now: of every table its first unfinished post for all and the first notice
    /// for each member, unless they have to wait, and the first edit that need not wait; in the order of the
    /// queue, at most `limit`. Notices and edits wait for the posts before them, but nothing waits for them:
    /// a member who cannot be reached holds up nobody's game, and an edit shows the state at the time when it
    /// is made.
    pub(super) async fn posts_due(&self, now: i64, limit: i64) -> Result<Vec<Queued>, StoreError> {
        let (shards, elsewhere) = self.inner.left_alone.elsewhere();
        let rows = query_as!(
            QueuedRow,
            r#"SELECT o.id, o.table_id, o.contest, o.kind, o.first, o.number, o.target, o.payload, o.queued_at, o.attempts,
                      o.tried_at, o.fault, o.done_at, o.dead_at
               FROM outbox o
               WHERE o.id IN (SELECT min(id) FROM outbox
                              WHERE done_at IS NULL AND dead_at IS NULL AND kind NOT IN ('card', 'notice')
                              GROUP BY table_id, contest
                              UNION ALL
                              SELECT min(n.id) FROM outbox n
                              WHERE n.done_at IS NULL AND n.dead_at IS NULL AND n.kind = 'notice'
                                AND NOT EXISTS (SELECT 1 FROM outbox p
                                                WHERE p.table_id = n.table_id AND p.id < n.id
                                                  AND p.done_at IS NULL AND p.dead_at IS NULL
                                                  AND p.kind NOT IN ('card', 'notice'))
                              GROUP BY n.table_id, n.contest, n.target
                              UNION ALL
                              SELECT min(c.id) FROM outbox c
                              WHERE c.done_at IS NULL AND c.dead_at IS NULL AND c.kind = 'card'
                                AND c.not_before <= $1
                                AND NOT EXISTS (SELECT 1 FROM outbox p
                                                WHERE p.table_id = c.table_id AND p.id < c.id
                                                  AND p.done_at IS NULL AND p.dead_at IS NULL
                                                  AND p.kind NOT IN ('card', 'notice'))
                              GROUP BY c.table_id, c.contest)
                 AND o.not_before <= $1
                 AND replace($3, ',' || (coalesce((SELECT home FROM tables WHERE id = o.table_id),
                                             (SELECT home FROM contests WHERE id = o.contest)) % $4) || ',', '') = $3
               ORDER BY o.id LIMIT $2"#,
            now,
            limit,
            elsewhere,
            shards
        )
        .fetch_all(&self.inner.readers)
        .await?;
        // One row that cannot be read must not hold up the other tables'.
        let read = |row: QueuedRow| {
            let row = self.queued_row(row);
            row.inspect_err(|error| tracing::error!(%error, "a row of the queue is passed over")).ok()
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// When the next row becomes due, as far as is known now; `None` while nothing waits.
    pub(super) async fn next_post(&self) -> Result<Option<i64>, StoreError> {
        let (shards, elsewhere) = self.inner.left_alone.elsewhere();
        Ok(query_scalar!(
            r#"SELECT min(at) AS "next: i64"
               FROM (
               SELECT o.table_id, o.contest, o.not_before AS at FROM outbox o
               WHERE o.id IN (SELECT min(id) FROM outbox
                              WHERE done_at IS NULL AND dead_at IS NULL AND kind NOT IN ('card', 'notice')
                              GROUP BY table_id, contest
                              UNION ALL
                              SELECT min(n.id) FROM outbox n
                              WHERE n.done_at IS NULL AND n.dead_at IS NULL AND n.kind = 'notice'
                                AND NOT EXISTS (SELECT 1 FROM outbox p
                                                WHERE p.table_id = n.table_id AND p.id < n.id
                                                  AND p.done_at IS NULL AND p.dead_at IS NULL
                                                  AND p.kind NOT IN ('card', 'notice'))
                              GROUP BY n.table_id, n.contest, n.target)
               UNION ALL
               SELECT c.table_id, c.contest, c.not_before FROM outbox c
               WHERE c.done_at IS NULL AND c.dead_at IS NULL AND c.kind = 'card'
                 AND NOT EXISTS (SELECT 1 FROM outbox p
                                 WHERE p.table_id = c.table_id AND p.id < c.id
                                   AND p.done_at IS NULL AND p.dead_at IS NULL
                                   AND p.kind NOT IN ('card', 'notice'))) AS waiting
               WHERE replace($1, ',' || (coalesce((SELECT home FROM tables WHERE id = waiting.table_id),
                                             (SELECT home FROM contests WHERE id = waiting.contest)) % $2) || ',', '') = $1"#,
            elsewhere,
            shards
        )
        .fetch_one(&self.inner.readers)
        .await?)
    }

    /// The number and age of the rows still to be sent, due or not.
    pub async fn backlog(&self) -> Result<Backlog, StoreError> {
        let found = query!(
            { rows: i64, oldest: Option<i64> },
            r#"SELECT count(*) AS "rows!: i64", min(queued_at) AS "oldest: i64"
               FROM outbox WHERE done_at IS NULL AND dead_at IS NULL"#
        )
        .fetch_one(&self.inner.readers)
        .await?;
        Ok(Backlog { rows: found.rows.unsigned_abs(), oldest: found.oldest.map(time) })
    }

    /// Returns a row.
    pub async fn queued(&self, id: i64) -> Result<Option<Queued>, StoreError> {
        let row = query_as!(
            QueuedRow,
            "SELECT id, table_id, contest, kind, first, number, target, payload, queued_at, attempts, tried_at, fault,
                    done_at, dead_at
             FROM outbox WHERE id = $1",
            id
        )
        .fetch_optional(&self.inner.readers)
        .await?;
        row.map(|row| self.queued_row(row)).transpose()
    }

    /// The first row after an id; ids may have gaps.
    pub async fn queued_after(&self, id: i64) -> Result<Option<Queued>, StoreError> {
        let row = query_as!(
            QueuedRow,
            "SELECT id, table_id, contest, kind, first, number, target, payload, queued_at, attempts, tried_at, fault,
                    done_at, dead_at
             FROM outbox WHERE id > $1 ORDER BY id LIMIT 1",
            id
        )
        .fetch_optional(&self.inner.readers)
        .await?;
        row.map(|row| self.queued_row(row)).transpose()
    }

    /// The messages about entry `number` of a table's log, in the order in which they were queued; for 0, the
    /// table's announcement, in which players join. Waiting rows will show the entry as it is when they are
    /// sent, and those given up became no message: neither is among them.
    pub async fn posted(&self, table: i64, number: usize) -> Result<Vec<PostedMessage>, StoreError> {
        let number = stored(number);
        let rows = query!(
            {
                id: i64, table_id: Option<i64>, contest: Option<i64>, kind: String, first: i64, number: i64, target: Option<String>,
                payload: String, queued_at: i64, attempts: i64, tried_at: Option<i64>, fault: Option<String>,
                done_at: Option<i64>, dead_at: Option<i64>, channel: String, message: String,
            },
            r#"SELECT id, table_id, contest, kind, first, number, target, payload, queued_at, attempts, tried_at, fault,
                      done_at, dead_at, channel_id AS "channel!", message_id AS "message!"
               FROM outbox
               WHERE table_id = $1 AND message_id IS NOT NULL AND channel_id IS NOT NULL
                 AND done_at IS NOT NULL
                 AND CASE kind WHEN 'lobby' THEN CAST($2 AS BIGINT) = 0
                               WHEN 'post' THEN $2 > 0
                               WHEN 'notice' THEN $2 > 0
                               ELSE FALSE END
                 AND ($2 = 0 OR first > 0 AND first <= $2 AND (first >= $2 OR number >= $2))
               ORDER BY id"#,
            table,
            number
        )
        .fetch_all(&self.inner.readers)
        .await?;
        rows.into_iter()
            .map(|row| {
                let queued = QueuedRow {
                    id: row.id,
                    table_id: row.table_id,
                    contest: row.contest,
                    kind: row.kind,
                    first: row.first,
                    number: row.number,
                    target: row.target,
                    payload: row.payload,
                    queued_at: row.queued_at,
                    attempts: row.attempts,
                    tried_at: row.tried_at,
                    fault: row.fault,
                    done_at: row.done_at,
                    dead_at: row.dead_at,
                };
                let row_of = self.queued_row(queued)?;
                Ok(PostedMessage { row: row_of, channel: row.channel, message: row.message })
            })
            .collect()
    }

    /// Notes, before anything is sent, that an attempt begins. Returns the row as it is now, with the number
    /// of attempts before this one; `None` if it is finished already.
    pub async fn begin(&self, id: i64, now: Timestamp) -> Result<Option<Queued>, StoreError> {
        let now = now.as_millisecond();
        let mut transaction = self.write().await?;
        let row = query_as!(
            QueuedRow,
            r#"UPDATE outbox SET attempts = attempts + 1, tried_at = coalesce(tried_at, $2)
               WHERE id = $1 AND done_at IS NULL AND dead_at IS NULL
               RETURNING id, table_id, contest, kind, first, number, target, payload, queued_at,
                         attempts - 1 AS "attempts!: i64", tried_at, fault, done_at, dead_at"#,
            id,
            now
        )
        .fetch_optional(&mut *transaction)
        .await?;
        let row = row.map(|row| self.queued_row(row)).transpose()?;
        transaction.commit().await?;
        Ok(row)
    }

    /// Notes that a row is sent, and where. Returns whether it was still to be sent.
    pub(super) async fn sent(&self, row: &Queued, sent: &Sent, now: Timestamp) -> Result<bool, StoreError> {
        let now = now.as_millisecond();
        let mut transaction = self.write().await?;
        let finished = query!(
            "UPDATE outbox SET done_at = $2, dead_at = NULL, channel_id = $3, message_id = $4, fault = NULL
             WHERE id = $1 AND done_at IS NULL",
            row.id,
            now,
            sent.channel,
            sent.message
        )
        .execute(&mut *transaction)
        .await?;
        if finished.rows_affected() == 0 {
            return Ok(false);
        }
        let message = sent.message.as_ref().filter(|_| row.kind == OutboxKind::Lobby);
        let thread = sent.channel.as_ref().filter(|_| row.kind == OutboxKind::Thread || sent.begun);
        let moves = message.is_some() || thread.is_some();
        if moves && let About::Contest(contest) = row.about {
            contests::moved(&mut transaction, contest, (message, thread)).await?;
        }
        if moves && let About::Table(table) = row.about {
            query!(
                "UPDATE tables SET lobby_message = coalesce($2, lobby_message), thread = coalesce($3, thread),
                     shown = shown + 1 WHERE id = $1",
                table,
                message,
                thread
            )
            .execute(&mut *transaction)
            .await?;
        }
        transaction.commit().await?;
        // A post changes nothing of the table except where it is played.
        if moves && let About::Table(table) = row.about {
            self.inner.table_cache.moved(table, |venue| {
                venue.lobby_message = message.or(venue.lobby_message.as_ref()).cloned();
                venue.thread = thread.or(venue.thread.as_ref()).cloned();
            });
        }
        Ok(true)
    }

    /// Deletes old rows: the ids of messages handled long ago, and rows of the outbox, of which it looks at
    /// `limit` at most after the one with id `after`. Returns the id after which to go on (the first call
    /// starts at 0), or `None` at the end.
    ///
    /// A row that became no message of its own is deleted a while after it was done or given up
    /// (`SILENT_FOR`). Messages of tables that have not ended stay: they are edited and answered. A while
    /// after a table has ended (`ENDED_FOR`), only the table of its messages is kept, so that they can still
    /// be answered.
    ///
    /// Of several processes that share the shards, the one that has the first shard does this.
    pub async fn tidy(&self, after: i64, limit: u32, now: Timestamp) -> Result<Option<i64>, StoreError> {
        if !self.share().has_first() {
            return Ok(None);
        }
        let limit = i64::from(limit);
        let before = |past: SignedDuration| now.saturating_sub(past).unwrap_or(now).as_millisecond();
        let (ended, silent) = (before(ENDED_FOR), before(SILENT_FOR));
        if after == 0 {
            let (heard, wanted) = (before(HEARD_FOR), before(WANTED_FOR));
            let mut transaction = self.write().await?;
            query!("DELETE FROM heard WHERE at < $1", heard).execute(&mut *transaction).await?;
            query!("DELETE FROM voidings WHERE at < $1", wanted).execute(&mut *transaction).await?;
            transaction.commit().await?;
        }
        let last = query_scalar!(
            r#"SELECT max(id) AS "last: i64" FROM (SELECT id FROM outbox WHERE id > $1 ORDER BY id LIMIT $2) AS ahead"#,
            after,
            limit
        )
        .fetch_one(&self.inner.readers)
        .await?;
        let Some(last) = last else { return Ok(None) };
        let mut transaction = self.write().await?;
        query!(
            "INSERT INTO old_posts (message, table_id)
             SELECT o.message_id, o.table_id FROM outbox AS o JOIN tables AS t ON t.id = o.table_id
             WHERE o.id > $1 AND o.id <= $2 AND o.message_id IS NOT NULL AND o.done_at < $3
               AND t.status IN ('over', 'abandoned') AND t.changed < $3
             ON CONFLICT DO NOTHING",
            after,
            last,
            ended
        )
        .execute(&mut *transaction)
        .await?;
        query!(
            "DELETE FROM outbox
             WHERE id > $1 AND id <= $2
               AND (message_id IS NULL AND coalesce(done_at, dead_at) < $4
                    OR done_at < $3
                       AND EXISTS (SELECT 1 FROM tables AS t WHERE t.id = table_id
                                   AND t.status IN ('over', 'abandoned') AND t.changed < $3))",
            after,
            last,
            ended,
            silent
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(Some(last))
    }

    /// The number of rows still to be sent.
    pub async fn waiting(&self) -> Result<u64, StoreError> {
        Ok(self.backlog().await?.rows)
    }

    fn queued_row(&self, row: QueuedRow) -> Result<Queued, StoreError> {
        let broken = |what: String| StoreError::Broken { table: row.table_id.unwrap_or_default(), what };
        let about = About::of(row.table_id, row.contest);
        let about = about.ok_or_else(|| broken(format!("announcement {} is about nothing", row.id)))?;
        let kind = OutboxKind::of_code(&row.kind)
            .ok_or_else(|| broken(format!("announcement {} is of no known kind", row.id)))?;
        // Kind and numbers say what has to be announced; the payload can be done without.
        let payload = serde_json::from_str(&row.payload).unwrap_or_default();
        Ok(Queued {
            id: row.id,
            about,
            kind,
            first: usize::try_from(row.first).unwrap_or(0),
            number: usize::try_from(row.number).unwrap_or(0),
            target: row.target,
            payload,
            state: match (row.done_at, row.dead_at) {
                (Some(_), _) => QueueState::Done,
                (None, Some(_)) => QueueState::Dead,
                (None, None) => QueueState::Waiting,
            },
            attempts: u32::try_from(row.attempts).unwrap_or(u32::MAX),
            queued: time(row.queued_at),
            tried: row.tried_at.map(time),
            fault: row.fault,
            nonce: format!("liege-{}-{}", self.inner.instance, row.id),
        })
    }
}

/// Puts a row off after an error. `rest` is its new payload.
pub(super) async fn put_off(
    connection: &mut Connection,
    row: &Queued,
    (until, rest): (Timestamp, Option<&serde_json::Value>),
    why: &str,
) -> Result<bool, StoreError> {
    let (until, rest) = (until.as_millisecond(), rest.map(serde_json::Value::to_string));
    let put_off = query!(
        "UPDATE outbox SET not_before = $2, fault = $3, payload = coalesce($4, payload)
         WHERE id = $1 AND done_at IS NULL AND dead_at IS NULL",
        row.id,
        until,
        why,
        rest
    );
    Ok(put_off.execute(connection).await?.rows_affected() > 0)
}

pub(super) async fn give_up(
    connection: &mut Connection,
    row: &Queued,
    why: &str,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let now = now.as_millisecond();
    let given_up = query!(
        "UPDATE outbox SET dead_at = $2, fault = $3 WHERE id = $1 AND done_at IS NULL AND dead_at IS NULL",
        row.id,
        now,
        why
    );
    Ok(given_up.execute(connection).await?.rows_affected() > 0)
}
