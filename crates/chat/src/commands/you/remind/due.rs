//! Upkeep of reminders and digests: those whose time has come go to the outbox.

use crate::announce::{Announcement, Reminded};
use crate::desk::uptime::time_goes_on;
use crate::desk::{Desk, Fault};
use crate::post::reminder::everything_waiting_for;
use crate::wording::masked;
use jiff::{SignedDuration, Timestamp};
use liege_store::{Deadline, DigestDue, Done, Job, OutboxEntry, OutboxKind, StoreError, Work};
use liege_table::Table;
use liege_table::reminding::settle;
use std::sync::Arc;

/// The number of rows that one round handles.
const AT_ONCE: u32 = 64;
/// The time after which a failed reminder is tried again.
const REST: SignedDuration = SignedDuration::from_mins(15);
/// The delay after which a digest moves out of quiet time, as a reminder does.
const LATE: SignedDuration = SignedDuration::from_hours(1);
/// The delay after which a digest is dropped: the next one is nearer.
const STALE: SignedDuration = SignedDuration::from_hours(12);

/// Queues every reminder and digest whose time has come.
pub(crate) async fn remind(desk: &Desk) {
    // A member whose messages do not arrive gets their time back, so there is no hurry.
    if !time_goes_on(desk) {
        return;
    }
    if let Err(fault) = remind_all(desk).await {
        tracing::error!(%fault, "the reminders and digests can't be read");
    }
}

async fn remind_all(desk: &Desk) -> Result<(), StoreError> {
    loop {
        // Digests come first: a digest that is not sent leaves reminders, which may be due at once.
        let works = [Work::Digests, Work::Reminders];
        let jobs = desk.store.take(&works, desk.now(), AT_ONCE).await?;
        if jobs.is_empty() {
            return Ok(());
        }
        for job in &jobs {
            match job {
                Job::Digest(due) => {
                    if let Err(fault) = digest_of(desk, due).await {
                        tracing::error!(%fault, "a digest can't be made");
                        let now = desk.now();
                        desk.store.done(Done::DigestLater(due, later(now, REST)), now).await?;
                    }
                }
                Job::Reminder(group) => {
                    if let Err(fault) = remind_of(desk, group).await {
                        tracing::error!(%fault, "nobody can be reminded");
                        let now = desk.now();
                        desk.store.done(Done::ReminderLater(group, Some(later(now, REST))), now).await?;
                    }
                }
                Job::Post(_)
                | Job::Timer(_)
                | Job::Challenge(_)
                | Job::Machine(_)
                | Job::Puzzle(_)
                | Job::Hook(_)
                | Job::Contest(_) => {}
            }
        }
    }
}

/// Reminds a member of one table where they are to act, or moves the reminder to a better time.
async fn remind_of(desk: &Desk, group: &[Deadline]) -> Result<(), Fault> {
    let Some(first) = group.first() else { return Ok(()) };
    let Some(table) = desk.table(first.table).await? else { return Ok(()) };
    let now = desk.now();
    let reminder_settings = desk.store.reminder_settings(&first.member).await?;
    let mut now_due = Vec::new();
    for due in group {
        let only = std::slice::from_ref(due);
        if !is_owed(&table, due, now) {
            desk.store.done(Done::ReminderLater(only, None), now).await?;
            continue;
        }
        // After downtime the reminder may fall into quiet time; but a member who chose the hour gets it then.
        let at = if due.snoozed { now } else { settle(&reminder_settings, due.deadline, now) };
        if at > now {
            desk.store.done(Done::ReminderLater(only, Some(at)), now).await?;
        } else {
            now_due.push(due.clone());
        }
    }
    if now_due.is_empty() {
        return Ok(());
    }
    let seats = now_due.iter().filter_map(|due| seat_of(&table, &due.seat)).collect();
    let since = now_due.iter().map(|due| due.since).max().unwrap_or(0);
    let announcement = Announcement::Remind(Reminded {
        member: first.member.clone(),
        seats,
        since,
        until: now_due.iter().filter_map(|due| due.deadline).min().map(Timestamp::as_second),
    });
    let private = reminder_settings.private || masked(&table);
    let row = announcement.announce(0, table.log().len());
    let row =
        if private { OutboxEntry { kind: OutboxKind::Notice, ..row }.to(first.member.as_str()) } else { row };
    if desk.store.done(Done::Reminded(&now_due, &row), now).await? {
        desk.queued.notify_one();
    }
    Ok(())
}

/// Queues a member's digest, if there is anything in it.
async fn digest_of(desk: &Desk, due: &DigestDue) -> Result<(), Fault> {
    let now = desk.now();
    let reminder_settings = desk.store.reminder_settings(&due.member).await?;
    let late = now.duration_since(due.at);
    if late > LATE && late <= STALE {
        let at = settle(&reminder_settings, None, now);
        if at > now {
            desk.store.done(Done::DigestLater(due, at), now).await?;
            return Ok(());
        }
    }
    let most_urgent = match late <= STALE {
        true => everything_waiting_for(desk, &due.member).await?.into_iter().next(),
        false => None,
    };
    let row = most_urgent.map(|item| {
        let row = Announcement::Digest.announce(0, item.table.log().len()).to(due.member.as_str());
        (item.table.id(), row)
    });
    let row = row.as_ref().map(|(table, row)| (*table, row));
    if desk.store.done(Done::Digested(due, row), now).await? && row.is_some() {
        desk.queued.notify_one();
    }
    Ok(())
}

/// Whether this member is still to act since this entry, and the reminder is not too late.
fn is_owed(table: &Arc<Table>, due: &Deadline, now: Timestamp) -> bool {
    let Some(seat) = seat_of(table, &due.seat) else { return false };
    let held = table.holder(liege_game::Seat(seat)).is_some_and(|player| player.id == due.member);
    held && table.owed().iter().any(|owed| {
        owed.seat.0 == seat && owed.since == due.since && owed.until.is_none_or(|until| until > now)
    })
}

fn seat_of(table: &Table, id: &str) -> Option<u8> {
    let place = table.game().seats().iter().position(|seat| seat.id == id);
    place.and_then(|place| u8::try_from(place).ok())
}

fn later(at: Timestamp, by: SignedDuration) -> Timestamp {
    at.saturating_add(by).unwrap_or(at)
}
