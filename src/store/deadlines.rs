//! What the seats owe, as rows: what follows from the logs, and when whoever holds the seat is reminded of it.

use super::commit::{queue, stored};
use super::reminder_settings::{digests, reminder_settings};
use super::rows::{seat_id, time};
use super::{OutboxEntry, Store, StoreError};
use crate::reminding::{Digests, ReminderSettings, Span, again, digest_after, reminder};
use crate::table::{Owed, Table};
use jiff::{SignedDuration, Timestamp};
use sqlx::SqliteConnection;

/// What a seat owes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deadline {
    /// The table.
    pub table: i64,
    /// The seat's id.
    pub seat: String,
    /// Who holds it.
    pub member: String,
    /// The entry of the log since which it owes.
    pub since: usize,
    /// When that was, or when the last pause since then was over: a digest in the pause told nothing of it.
    pub began: Timestamp,
    /// Until when; `None`: as long as they like.
    pub deadline: Option<Timestamp>,
    /// When the member is to be reminded; `None`: not (again).
    pub remind_at: Option<Timestamp>,
    /// Whether they asked for that moment themselves.
    pub snoozed: bool,
}

/// A row of `dues`.
struct DeadlineRow {
    table_id: i64,
    seat: String,
    member: String,
    since: i64,
    began: i64,
    deadline: Option<i64>,
    span: Option<i64>,
    remind_at: Option<i64>,
    snoozed: bool,
}

impl From<DeadlineRow> for Deadline {
    fn from(row: DeadlineRow) -> Deadline {
        Deadline {
            table: row.table_id,
            seat: row.seat,
            member: row.member,
            since: usize::try_from(row.since).unwrap_or(0),
            began: time(row.began),
            deadline: row.deadline.map(time),
            remind_at: row.remind_at.map(time),
            snoozed: row.snoozed,
        }
    }
}

impl DeadlineRow {
    fn span(&self) -> Span {
        let given = |span: i64| SignedDuration::from_millis(span);
        Span { began: time(self.began), ends: self.deadline.map(time).zip(self.span.map(given)) }
    }
}

impl Store {
    /// What a member owes, the most urgent first.
    pub async fn deadlines_of(&self, member: &str) -> Result<Vec<Deadline>, StoreError> {
        let rows = sqlx::query_as!(
            DeadlineRow,
            r#"SELECT table_id AS "table_id!", seat AS "seat!", member AS "member!", since AS "since!",
                      began AS "began!", deadline, span, remind_at, snoozed AS "snoozed!: bool"
               FROM dues WHERE member = ?1
               ORDER BY deadline IS NULL, deadline, began, table_id, seat"#,
            member
        )
        .fetch_all(&self.inner.readers)
        .await?;
        Ok(rows.into_iter().map(Deadline::from).collect())
    }

    /// What somebody is to be reminded of by now, the longest waiting first, at most `limit`.
    pub async fn reminders_due(&self, now: Timestamp, limit: u32) -> Result<Vec<Deadline>, StoreError> {
        let now = now.as_millisecond();
        let rows = sqlx::query_as!(
            DeadlineRow,
            r#"SELECT table_id AS "table_id!", seat AS "seat!", member AS "member!", since AS "since!",
                      began AS "began!", deadline, span, remind_at, snoozed AS "snoozed!: bool"
               FROM dues WHERE remind_at <= ?1
               ORDER BY remind_at, table_id, seat LIMIT ?2"#,
            now,
            limit
        )
        .fetch_all(&self.inner.readers)
        .await?;
        Ok(rows.into_iter().map(Deadline::from).collect())
    }

    /// When the next reminder or digest is due (a time in the past: at once); `None` while there is none.
    pub async fn next_reminder(&self) -> Result<Option<Timestamp>, StoreError> {
        let next = sqlx::query_scalar!(
            r#"SELECT min(at) AS "next: i64"
               FROM (SELECT min(remind_at) AS at FROM dues WHERE remind_at IS NOT NULL
                     UNION ALL SELECT min(digest_at) FROM habits WHERE digest_at IS NOT NULL)"#
        )
        .fetch_one(&self.inner.readers)
        .await?;
        Ok(next.map(time))
    }

    /// Queues a reminder of what one member owes at one table, in one transaction with the note that it was
    /// done; whether there was still anything of it to be reminded of.
    pub async fn remind(
        &self,
        deadlines: &[Deadline],
        announcement: &OutboxEntry,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let at = now.as_millisecond();
        let mut transaction = self.write().await?;
        let mut new = None;
        for due in deadlines {
            let (since, remind_at) = (stored(due.since), due.remind_at.map(Timestamp::as_millisecond));
            let taken = sqlx::query!(
                "UPDATE dues SET remind_at = NULL, snoozed = 0
                 WHERE table_id = ?1 AND seat = ?2 AND member = ?3 AND since = ?4 AND remind_at = ?5",
                due.table,
                due.seat,
                due.member,
                since,
                remind_at
            )
            .execute(&mut *transaction)
            .await?;
            if taken.rows_affected() == 0 {
                continue;
            }
            let deadline = due.deadline.map_or(0, Timestamp::as_millisecond);
            let asked = remind_at.filter(|_| due.snoozed).unwrap_or(0);
            let noted = sqlx::query!(
                "INSERT INTO reminders (table_id, seat, member, since, deadline, asked, at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING",
                due.table,
                due.seat,
                due.member,
                since,
                deadline,
                asked,
                at
            )
            .execute(&mut *transaction)
            .await?;
            if noted.rows_affected() > 0 {
                new = Some(due.table);
            }
        }
        if let Some(table) = new {
            queue(&mut transaction, table, std::slice::from_ref(announcement), now).await?;
        }
        transaction.commit().await?;
        Ok(new.is_some())
    }

    /// Puts a reminder off, or drops it (`None`).
    pub async fn put_off_reminder(&self, due: &Deadline, until: Option<Timestamp>) -> Result<(), StoreError> {
        let (since, seen) = (stored(due.since), due.remind_at.map(Timestamp::as_millisecond));
        let until = until.map(Timestamp::as_millisecond);
        let mut transaction = self.write().await?;
        sqlx::query!(
            "UPDATE dues SET remind_at = ?6, snoozed = snoozed AND ?6 IS NOT NULL
             WHERE table_id = ?1 AND seat = ?2 AND member = ?3 AND since = ?4 AND remind_at = ?5",
            due.table,
            due.seat,
            due.member,
            since,
            seen,
            until
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await
    }

    /// Reminds a member at a moment of their own choice, of everything that they owe at a table and that does
    /// not run out before; whether there is anything.
    pub async fn snooze(&self, member: &str, table: i64, until: Timestamp) -> Result<bool, StoreError> {
        let until = until.as_millisecond();
        let mut transaction = self.write().await?;
        let changed = sqlx::query!(
            "UPDATE dues SET remind_at = ?3, snoozed = 1
             WHERE table_id = ?1 AND member = ?2 AND (deadline IS NULL OR deadline > ?3)",
            table,
            member,
            until
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(changed.rows_affected() > 0)
    }

    /// Queues a member's digest of the hour `at` (`None`: there is nothing to tell, or it is too late), in one
    /// transaction with the hour of the next one, and with the reminders of what that one does not tell of in
    /// time; whether that was still to be done.
    pub async fn digest(
        &self,
        member: &str,
        at: Timestamp,
        row: Option<(i64, &OutboxEntry)>,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let mut transaction = self.write().await?;
        let chosen = reminder_settings(&mut transaction, member).await?;
        let told = row.map(|_| now);
        let next = digest_after(&chosen, now, told).map(Timestamp::as_millisecond);
        let digest = next.and(chosen.digest).map(crate::reminding::hour_text);
        let (at, told) = (at.as_millisecond(), told.map(Timestamp::as_millisecond));
        let taken = sqlx::query!(
            "UPDATE habits SET digest_at = ?3, digest = ?4, digested_at = coalesce(?5, digested_at)
             WHERE member = ?1 AND digest_at = ?2",
            member,
            at,
            next,
            digest,
            told
        )
        .execute(&mut *transaction)
        .await?;
        if taken.rows_affected() == 0 {
            return Ok(false);
        }
        match row {
            Some((table, announcement)) => {
                queue(&mut transaction, table, std::slice::from_ref(announcement), now).await?;
            }
            // It was counted on.
            None => replan(&mut transaction, member, &chosen, now).await?,
        }
        transaction.commit().await?;
        Ok(true)
    }

    /// Puts a digest off; what runs out before it is reminded of.
    pub async fn put_off_digest(
        &self,
        member: &str,
        at: Timestamp,
        until: Timestamp,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let (at, until) = (at.as_millisecond(), until.as_millisecond());
        let mut transaction = self.write().await?;
        let put_off = sqlx::query!(
            "UPDATE habits SET digest_at = ?3 WHERE member = ?1 AND digest_at = ?2",
            member,
            at,
            until
        )
        .execute(&mut *transaction)
        .await?;
        if put_off.rows_affected() > 0 {
            let chosen = reminder_settings(&mut transaction, member).await?;
            replan(&mut transaction, member, &chosen, now).await?;
        }
        transaction.commit().await
    }
}

/// Writes what a table's seats owe now. What has not changed keeps what was reminded of it.
pub(super) async fn write_deadlines(
    connection: &mut SqliteConnection,
    id: i64,
    table: &Table,
    now: Timestamp,
) -> Result<(), sqlx::Error> {
    let known = sqlx::query_as!(
        DeadlineRow,
        r#"SELECT table_id AS "table_id!", seat AS "seat!", member AS "member!", since AS "since!",
                      began AS "began!", deadline, span, remind_at, snoozed AS "snoozed!: bool"
           FROM dues WHERE table_id = ?1"#,
        id
    )
    .fetch_all(&mut *connection)
    .await?;
    let owed = owed(id, table);
    for gone in known.iter().filter(|known| !owed.iter().any(|due| due.seat == known.seat)) {
        sqlx::query!("DELETE FROM dues WHERE table_id = ?1 AND seat = ?2", id, gone.seat)
            .execute(&mut *connection)
            .await?;
    }
    for mut due in owed {
        let before = known
            .iter()
            .find(|known| known.seat == due.seat && known.member == due.member && known.since == due.since);
        if before
            .is_some_and(|one| (one.began, one.deadline, one.span) == (due.began, due.deadline, due.span))
        {
            continue;
        }
        let snooze = before.filter(|before| before.snoozed).and_then(|before| before.remind_at);
        let snooze = snooze.filter(|at| due.deadline.is_none_or(|deadline| *at < deadline));
        due.snoozed = snooze.is_some();
        due.remind_at = match snooze {
            Some(at) => Some(at),
            None => {
                let chosen = reminder_settings(&mut *connection, &due.member).await?;
                let digests = digests(&mut *connection, &due.member).await?;
                planned(&mut *connection, &due, (&chosen, digests), now).await?
            }
        };
        insert(&mut *connection, &due).await?;
    }
    Ok(())
}

/// What the held seats of a table owe, with no reminder yet.
fn owed(id: i64, table: &Table) -> Vec<DeadlineRow> {
    let row = |owed: Owed| {
        let holder = table.holder(owed.seat)?;
        // Not what lies between its beginning and its end: the row is a new one after a pause.
        let given = table.given(owed.seat).unwrap_or_default();
        let millis = |given: SignedDuration| i64::try_from(given.as_millis()).unwrap_or(i64::MAX);
        Some(DeadlineRow {
            table_id: id,
            seat: seat_id(table.game(), owed.seat).to_owned(),
            member: holder.id.clone(),
            since: stored(owed.since),
            began: table.waits_since(owed.seat).unwrap_or(owed.began).as_millisecond(),
            deadline: owed.until.map(Timestamp::as_millisecond),
            span: owed.until.map(|_| millis(given)),
            remind_at: None,
            snoozed: false,
        })
    };
    table.owed().into_iter().filter_map(row).collect()
}

/// What the rows say that a table's seats owe, in words.
pub(super) async fn deadlines_of_table(
    connection: &mut SqliteConnection,
    id: i64,
) -> Result<String, sqlx::Error> {
    let rows = sqlx::query_as!(
        DeadlineRow,
        r#"SELECT table_id AS "table_id!", seat AS "seat!", member AS "member!", since AS "since!",
                      began AS "began!", deadline, span, remind_at, snoozed AS "snoozed!: bool"
           FROM dues WHERE table_id = ?1"#,
        id
    )
    .fetch_all(connection)
    .await?;
    Ok(in_words(rows))
}

/// The same by a table's log.
pub(super) fn deadlines_in(id: i64, table: &Table) -> String {
    in_words(owed(id, table))
}

fn in_words(rows: Vec<DeadlineRow>) -> String {
    let word = |due: DeadlineRow| {
        let until = due.deadline.map_or("any time".to_owned(), |deadline| time(deadline).to_string());
        format!("{} ({}) since {} until {until}", due.seat, due.member, due.since)
    };
    let mut words: Vec<String> = rows.into_iter().map(word).collect();
    words.sort();
    words.join(", ")
}

/// When the member is to be reminded of it, if they were not.
async fn planned(
    connection: &mut SqliteConnection,
    due: &DeadlineRow,
    (chosen, digests): (&ReminderSettings, Digests),
    now: Timestamp,
) -> Result<Option<i64>, sqlx::Error> {
    let told = sqlx::query_scalar!(
        r#"SELECT max(deadline) AS "deadline: i64" FROM reminders
           WHERE table_id = ?1 AND seat = ?2 AND member = ?3 AND since = ?4"#,
        due.table_id,
        due.seat,
        due.member,
        due.since
    )
    .fetch_one(connection)
    .await?;
    let then = |deadline: i64| (deadline > 0).then(|| time(deadline));
    if told.is_some_and(|told| !again(then(told), due.deadline.map(time))) {
        return Ok(None);
    }
    Ok(reminder(chosen, digests, due.span(), now).map(Timestamp::as_millisecond))
}

/// Sets the reminders of everything that a member owes anew, except those that they put off themselves: they
/// chose something else, or a digest did not come when it was to.
pub(super) async fn replan(
    connection: &mut SqliteConnection,
    member: &str,
    chosen: &ReminderSettings,
    now: Timestamp,
) -> Result<(), sqlx::Error> {
    let deadlines = sqlx::query_as!(
        DeadlineRow,
        r#"SELECT table_id AS "table_id!", seat AS "seat!", member AS "member!", since AS "since!",
                      began AS "began!", deadline, span, remind_at, snoozed AS "snoozed!: bool"
           FROM dues WHERE member = ?1 AND snoozed = 0"#,
        member
    )
    .fetch_all(&mut *connection)
    .await?;
    let digests = digests(&mut *connection, member).await?;
    for mut due in deadlines {
        due.remind_at = planned(&mut *connection, &due, (chosen, digests), now).await?;
        insert(&mut *connection, &due).await?;
    }
    Ok(())
}

async fn insert(connection: &mut SqliteConnection, due: &DeadlineRow) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "INSERT OR REPLACE INTO dues (table_id, seat, member, since, began, deadline, span, remind_at, snoozed)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        due.table_id,
        due.seat,
        due.member,
        due.since,
        due.began,
        due.deadline,
        due.span,
        due.remind_at,
        due.snoozed
    )
    .execute(connection)
    .await?;
    Ok(())
}
