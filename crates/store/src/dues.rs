//! The deadlines of the seats of tables, as rows. They follow from the logs, and hold the times of the
//! holders' reminders.

use super::database::Connection;
use super::locks::{Lock, lock};
use super::reminder_settings::{digests, reminder_settings};
use super::rows::{seat_id, stored, time};
use jiff::{SignedDuration, Timestamp};
use liege_table::reminding::{Digests, ReminderSettings, Span, again, reminder, repeated};
use liege_table::{Owed, Table, Weekends, is_machine};

pub(super) struct DueRow {
    pub(super) table_id: i64,
    pub(super) seat: String,
    pub(super) member: String,
    pub(super) since: i64,
    pub(super) began: i64,
    pub(super) deadline: Option<i64>,
    pub(super) span: Option<i64>,
    pub(super) remind_at: Option<i64>,
    pub(super) snoozed: i64,
    pub(super) weekends: Option<String>,
}

impl DueRow {
    fn span(&self) -> Span {
        let given = |span: i64| SignedDuration::from_millis(span);
        Span {
            began: time(self.began),
            ends: self.deadline.map(time).zip(self.span.map(given)),
            weekends: self.weekends.as_deref().and_then(|zone| zone.parse().ok()),
        }
    }
}

/// Writes the deadlines that a table's seats have now. An unchanged deadline keeps the state of its
/// reminders.
pub(super) async fn write(
    connection: &mut Connection,
    id: i64,
    known: &[DueRow],
    mut owed: Vec<DueRow>,
    now: Timestamp,
) -> Result<(), sqlx::Error> {
    for gone in known.iter().filter(|known| !owed.iter().any(|due| due.seat == known.seat)) {
        query!("DELETE FROM dues WHERE table_id = $1 AND seat = $2", id, gone.seat)
            .execute(&mut *connection)
            .await?;
    }
    // Members are locked in this order.
    owed.sort_by(|one, other| one.member.cmp(&other.member));
    let mut asked: Option<(String, ReminderSettings, Digests)> = None;
    for mut due in owed {
        let before = known
            .iter()
            .find(|known| known.seat == due.seat && known.member == due.member && known.since == due.since);
        if before
            .is_some_and(|one| (one.began, one.deadline, one.span) == (due.began, due.deadline, due.span))
        {
            continue;
        }
        let snooze = before.filter(|before| before.snoozed != 0).and_then(|before| before.remind_at);
        let snooze = snooze.filter(|at| due.deadline.is_none_or(|deadline| *at < deadline));
        due.snoozed = i64::from(snooze.is_some());
        due.remind_at = match snooze {
            Some(at) => Some(at),
            None => {
                // A member with several seats is looked up once.
                let (_, chosen, digests) = match asked.take_if(|(member, ..)| *member == due.member) {
                    Some(known) => asked.insert(known),
                    None => {
                        lock(&mut *connection, Lock::Member(&due.member)).await?;
                        let chosen = reminder_settings(&mut *connection, &due.member).await?;
                        let digests = digests(&mut *connection, &due.member).await?;
                        asked.insert((due.member.clone(), chosen, digests))
                    }
                };
                planned(&mut *connection, &due, (chosen, *digests), now).await?
            }
        };
        due.table_id = id;
        insert(&mut *connection, &due).await?;
    }
    Ok(())
}

/// The deadlines of the held seats of a table, with no reminder yet.
pub(super) fn owed(id: i64, table: &Table) -> Vec<DueRow> {
    let weekends = match table.terms().weekends_off() {
        Weekends::On => None,
        Weekends::Off(zone) => Some(zone.to_string()),
    };
    let row = |owed: Owed| {
        let holder = table.holder(owed.seat)?;
        // The time between the beginning and the end would be wrong: the row is a new one after a pause.
        let given = table.given(owed.seat).unwrap_or_default();
        let millis = |given: SignedDuration| i64::try_from(given.as_millis()).unwrap_or(i64::MAX);
        Some(DueRow {
            table_id: id,
            seat: seat_id(table.game(), owed.seat).to_owned(),
            member: holder.id.clone(),
            since: stored(owed.since),
            began: table.waits_since(owed.seat).unwrap_or(owed.began).as_millisecond(),
            deadline: owed.until.map(Timestamp::as_millisecond),
            span: owed.until.map(|_| millis(given)),
            remind_at: None,
            snoozed: 0,
            weekends: weekends.clone(),
        })
    };
    table.owed().into_iter().filter_map(row).collect()
}

/// The stored deadlines of the seats of a table.
pub(super) async fn of_table(connection: &mut Connection, id: i64) -> Result<Vec<DueRow>, sqlx::Error> {
    query_as!(
        DueRow,
        r#"SELECT table_id AS "table_id!", seat AS "seat!", member AS "member!", since AS "since!",
                      began AS "began!", deadline, span, remind_at, snoozed AS "snoozed!", weekends
           FROM dues WHERE table_id = $1"#,
        id
    )
    .fetch_all(connection)
    .await
}

/// Deadlines in words.
pub(super) fn in_words(rows: &[DueRow]) -> String {
    let word = |due: &DueRow| {
        let until = due.deadline.map_or("any time".to_owned(), |deadline| time(deadline).to_string());
        format!("{} ({}) since {} until {until}", due.seat, due.member, due.since)
    };
    let mut words: Vec<String> = rows.iter().map(word).collect();
    words.sort();
    words.join(", ")
}

/// When the member is to be reminded of it, for the first time or again.
async fn planned(
    connection: &mut Connection,
    due: &DueRow,
    (chosen, digests): (&ReminderSettings, Digests),
    now: Timestamp,
) -> Result<Option<i64>, sqlx::Error> {
    if is_machine(&due.member) {
        return Ok(None);
    }
    let told = query!(
        { deadline: Option<i64>, at: Option<i64> },
        r#"SELECT max(deadline) AS "deadline: i64", max(at) AS "at: i64" FROM reminders
           WHERE table_id = $1 AND seat = $2 AND member = $3 AND since = $4"#,
        due.table_id,
        due.seat,
        due.member,
        due.since
    )
    .fetch_one(connection)
    .await?;
    let then = |deadline: i64| (deadline > 0).then(|| time(deadline));
    let deadline = due.deadline.map(time);
    let next = match told.deadline.zip(told.at) {
        Some((told, at)) if !again(then(told), deadline) => repeated(chosen, time(at), deadline, now),
        _ => reminder(chosen, digests, &due.span(), now),
    };
    Ok(next.map(Timestamp::as_millisecond))
}

/// Plans the next reminder of one seat's deadline, after its holder has just been reminded, if they want
/// another.
pub(super) async fn plan_again(
    connection: &mut Connection,
    (table, seat): (i64, &str),
    chosen: &ReminderSettings,
    now: Timestamp,
) -> Result<(), sqlx::Error> {
    let due = of_table(&mut *connection, table).await?.into_iter().find(|due| due.seat == seat);
    let (Some(mut due), Some(_)) = (due, chosen.every) else { return Ok(()) };
    due.remind_at = planned(&mut *connection, &due, (chosen, Digests::default()), now).await?;
    insert(connection, &due).await
}

/// Sets a member's reminders anew, except those that they put off themselves. This is needed when they
/// changed their settings, or a digest did not come on time.
pub(super) async fn replan(
    connection: &mut Connection,
    member: &str,
    chosen: &ReminderSettings,
    now: Timestamp,
) -> Result<(), sqlx::Error> {
    let deadlines = query_as!(
        DueRow,
        r#"SELECT table_id AS "table_id!", seat AS "seat!", member AS "member!", since AS "since!",
                      began AS "began!", deadline, span, remind_at, snoozed AS "snoozed!", weekends
           FROM dues WHERE member = $1 AND snoozed = 0"#,
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

async fn insert(connection: &mut Connection, due: &DueRow) -> Result<(), sqlx::Error> {
    query!(
        "INSERT INTO dues (table_id, seat, member, since, began, deadline, span, remind_at, snoozed, weekends)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         ON CONFLICT (table_id, seat) DO UPDATE SET member = excluded.member, since = excluded.since,
             began = excluded.began, deadline = excluded.deadline, span = excluded.span,
             remind_at = excluded.remind_at, snoozed = excluded.snoozed, weekends = excluded.weekends",
        due.table_id,
        due.seat,
        due.member,
        due.since,
        due.began,
        due.deadline,
        due.span,
        due.remind_at,
        due.snoozed,
        due.weekends
    )
    .execute(connection)
    .await?;
    Ok(())
}
