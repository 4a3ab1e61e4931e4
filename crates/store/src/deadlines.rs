//! The deadlines of members, their reminders, and what they choose about them.

use super::database::Connection;
use super::dues::{DueRow, plan_again, replan};
use super::locks::{Lock, lock};
use super::outbox_entry::queue;
use super::reminder_settings::reminder_settings;
use super::rows::{stored, time};
use super::{OutboxEntry, Store, StoreError};
use jiff::Timestamp;
use liege_table::reminding::{digest_after, hour_text};

/// A daily digest whose hour has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DigestDue {
    /// The member's id.
    pub member: String,
    /// The hour.
    pub at: Timestamp,
}

/// A seat that has to act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deadline {
    /// The table.
    pub table: i64,
    /// The seat's id.
    pub seat: String,
    /// The id of the member who holds it.
    pub member: String,
    /// The number of the log entry since which it has to act.
    pub since: usize,
    /// When that entry was made, or when the last pause since then ended. A digest during the pause does not
    /// count it.
    pub began: Timestamp,
    /// The deadline; `None` if there is no limit.
    pub deadline: Option<Timestamp>,
    /// When the member is to be reminded; `None` if not (again).
    pub remind_at: Option<Timestamp>,
    /// Whether the member chose that time with snooze.
    pub snoozed: bool,
}

impl From<DueRow> for Deadline {
    fn from(row: DueRow) -> Deadline {
        Deadline {
            table: row.table_id,
            seat: row.seat,
            member: row.member,
            since: usize::try_from(row.since).unwrap_or(0),
            began: time(row.began),
            deadline: row.deadline.map(time),
            remind_at: row.remind_at.map(time),
            snoozed: row.snoozed != 0,
        }
    }
}

impl Store {
    /// The deadlines whose reminders are due by now, the longest waiting first, at most `limit`.
    pub(super) async fn reminders_due(&self, now: i64, limit: i64) -> Result<Vec<Deadline>, StoreError> {
        let (shards, unheard) = self.inner.left_alone.unheard();
        let rows = query_as!(
            DueRow,
            r#"SELECT table_id AS "table_id!", seat AS "seat!", member AS "member!", since AS "since!",
                      began AS "began!", deadline, span, remind_at, snoozed AS "snoozed!", weekends
               FROM dues
               WHERE remind_at <= $1
                 AND replace($3, ',' || ((SELECT home FROM tables WHERE id = dues.table_id) % $4) || ',', '') = $3
               ORDER BY remind_at, table_id, seat LIMIT $2"#,
            now,
            limit,
            unheard,
            shards
        )
        .fetch_all(&self.inner.readers)
        .await?;
        Ok(rows.into_iter().map(Deadline::from).collect())
    }

    /// When the next reminder is due; `None` if there is none.
    pub(super) async fn next_reminder(&self) -> Result<Option<i64>, StoreError> {
        let (shards, unheard) = self.inner.left_alone.unheard();
        let next = query_scalar!(
            r#"SELECT remind_at AS "next!: i64" FROM dues
               WHERE remind_at IS NOT NULL
                 AND replace($1, ',' || ((SELECT home FROM tables WHERE id = dues.table_id) % $2) || ',', '') = $1
               ORDER BY remind_at LIMIT 1"#,
            unheard,
            shards
        );
        Ok(next.fetch_optional(&self.inner.readers).await?)
    }

    /// The digests whose hour has come, the earliest first, at most `limit`.
    pub(super) async fn digests_due(&self, now: i64, limit: i64) -> Result<Vec<DigestDue>, StoreError> {
        // Digests come as direct messages, and are answered there.
        if self.inner.left_alone.hears_no_direct_messages() {
            return Ok(Vec::new());
        }
        let rows = query!(
            { member: String, digest_at: i64 },
            r#"SELECT member, digest_at AS "digest_at!: i64" FROM habits
               WHERE digest_at <= $1 ORDER BY digest_at, member LIMIT $2"#,
            now,
            limit
        )
        .fetch_all(&self.inner.readers)
        .await?;
        Ok(rows.into_iter().map(|row| DigestDue { member: row.member, at: time(row.digest_at) }).collect())
    }

    /// When the next digest is due; `None` if there is none.
    pub(super) async fn next_digest(&self) -> Result<Option<i64>, StoreError> {
        if self.inner.left_alone.hears_no_direct_messages() {
            return Ok(None);
        }
        let next =
            query_scalar!(r#"SELECT min(digest_at) AS "next: i64" FROM habits WHERE digest_at IS NOT NULL"#);
        Ok(next.fetch_one(&self.inner.readers).await?)
    }

    /// Puts a member's reminders at a table off until a time that they chose, for every deadline there that
    /// does not run out before. Returns whether there is any.
    pub async fn snooze(&self, member: &str, table: i64, until: Timestamp) -> Result<bool, StoreError> {
        let until = until.as_millisecond();
        let mut transaction = self.write().await?;
        let changed = query!(
            "UPDATE dues SET remind_at = $3, snoozed = 1
             WHERE table_id = $1 AND member = $2 AND (deadline IS NULL OR deadline > $3)",
            table,
            member,
            until
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(changed.rows_affected() > 0)
    }
}

/// Queues a reminder of one member's deadlines at one table. Returns whether any of them was still to be
/// reminded of.
pub(super) async fn remind(
    connection: &mut Connection,
    deadlines: &[Deadline],
    announcement: &OutboxEntry,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let at = now.as_millisecond();
    let mut new = None;
    for due in deadlines {
        let (since, remind_at) = (stored(due.since), due.remind_at.map(Timestamp::as_millisecond));
        let taken = query!(
            "UPDATE dues SET remind_at = NULL, snoozed = 0
             WHERE table_id = $1 AND seat = $2 AND member = $3 AND since = $4 AND remind_at = $5",
            due.table,
            due.seat,
            due.member,
            since,
            remind_at
        )
        .execute(&mut *connection)
        .await?;
        if taken.rows_affected() == 0 {
            continue;
        }
        let deadline = due.deadline.map_or(0, Timestamp::as_millisecond);
        lock(&mut *connection, Lock::Member(&due.member)).await?;
        let chosen = reminder_settings(&mut *connection, &due.member).await?;
        // A member who is reminded repeatedly has a row for each time.
        let asked = remind_at.filter(|_| due.snoozed || chosen.every.is_some()).unwrap_or(0);
        let noted = query!(
            "INSERT INTO reminders (table_id, seat, member, since, deadline, asked, at)
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
            due.table,
            due.seat,
            due.member,
            since,
            deadline,
            asked,
            at
        )
        .execute(&mut *connection)
        .await?;
        if noted.rows_affected() > 0 {
            new = Some(due.table);
            plan_again(&mut *connection, (due.table, &due.seat), &chosen, now).await?;
        }
    }
    if let Some(table) = new {
        queue(connection, table, std::slice::from_ref(announcement), now).await?;
    }
    Ok(new.is_some())
}

/// Puts reminders off, or drops them (`None`).
pub(super) async fn put_off(
    connection: &mut Connection,
    deadlines: &[Deadline],
    until: Option<Timestamp>,
) -> Result<bool, StoreError> {
    let until = until.map(Timestamp::as_millisecond);
    let mut changed = 0;
    for due in deadlines {
        let (since, seen) = (stored(due.since), due.remind_at.map(Timestamp::as_millisecond));
        let put_off = query!(
            "UPDATE dues SET remind_at = $6, snoozed = CASE WHEN CAST($6 AS BIGINT) IS NULL THEN 0 ELSE snoozed END
             WHERE table_id = $1 AND seat = $2 AND member = $3 AND since = $4 AND remind_at = $5",
            due.table,
            due.seat,
            due.member,
            since,
            seen,
            until
        );
        changed += put_off.execute(&mut *connection).await?.rows_affected();
    }
    Ok(changed > 0)
}

/// Queues a digest, if it has anything to say, and sets the next one. Returns whether it was still due.
pub(super) async fn digest(
    connection: &mut Connection,
    due: &DigestDue,
    row: Option<(i64, &OutboxEntry)>,
    now: Timestamp,
) -> Result<bool, StoreError> {
    lock(connection, Lock::Member(&due.member)).await?;
    let chosen = reminder_settings(connection, &due.member).await?;
    let told = row.map(|_| now);
    let next = digest_after(&chosen, now, told).map(Timestamp::as_millisecond);
    let digest = next.and(chosen.digest).map(hour_text);
    let (at, told) = (due.at.as_millisecond(), told.map(Timestamp::as_millisecond));
    let taken = query!(
        "UPDATE habits SET digest_at = $3, digest = $4, digested_at = coalesce($5, digested_at)
         WHERE member = $1 AND digest_at = $2",
        due.member,
        at,
        next,
        digest,
        told
    )
    .execute(&mut *connection)
    .await?;
    if taken.rows_affected() == 0 {
        return Ok(false);
    }
    match row {
        Some((table, row)) => queue(connection, table, std::slice::from_ref(row), now).await?,
        // The member's reminders relied on this digest.
        None => replan(connection, &due.member, &chosen, now).await?,
    }
    Ok(true)
}

pub(super) async fn put_off_digest(
    connection: &mut Connection,
    due: &DigestDue,
    until: Timestamp,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let (at, until) = (due.at.as_millisecond(), until.as_millisecond());
    lock(connection, Lock::Member(&due.member)).await?;
    let put_off = query!(
        "UPDATE habits SET digest_at = $3 WHERE member = $1 AND digest_at = $2",
        due.member,
        at,
        until
    )
    .execute(&mut *connection)
    .await?;
    if put_off.rows_affected() == 0 {
        return Ok(false);
    }
    let chosen = reminder_settings(connection, &due.member).await?;
    replan(connection, &due.member, &chosen, now).await?;
    Ok(true)
}
