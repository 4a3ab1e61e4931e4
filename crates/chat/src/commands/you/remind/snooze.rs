//! Putting a reminder off.

use crate::desk::meant::table_for;
use crate::desk::{Answers, Asker, Desk};
use crate::post::reminder::LEAST_LEFT;
use crate::wording::{limit, quoted};
use jiff::Timestamp;
use liege_table::Table;
use liege_table::reminding::typed;
use liege_words::Message;

pub(crate) async fn snooze(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, text: &str) -> Answers {
    let member = asker.who.id.as_str();
    let table = table_for(desk, asker, named, |table| owes(table, member)).await?;
    snooze_at(desk, asker, &table, text).await
}

/// Runs the button under a reminder.
pub(crate) async fn snooze_pressed(desk: &Desk, asker: &Asker<'_>, table: i64, text: &str) -> Answers {
    match desk.table(table).await? {
        Some(table) => snooze_at(desk, asker, &table, text).await,
        None => Ok(asker.tell(&Message::new("button-gone"))),
    }
}

async fn snooze_at(desk: &Desk, asker: &Asker<'_>, table: &Table, text: &str) -> Answers {
    let member = asker.who.id.as_str();
    let tell = |message: Message| asker.tell(&message.with("table", table.id().to_string()));
    if !owes(table, member) {
        return Ok(tell(Message::new("snooze-nothing")));
    }
    let now = desk.now();
    let reminder_settings = desk.store.reminder_settings(member).await?;
    let Some(until) = typed::snooze(&reminder_settings, text, now) else {
        return Ok(tell(Message::new("snooze-how").with("typed", quoted(text))));
    };
    let deadline = deadline(table, member);
    let too_late = deadline.filter(|deadline| deadline.duration_since(until) < LEAST_LEFT);
    if let Some(deadline) = too_late {
        return Ok(tell(Message::new("snooze-late").with("until", limit(deadline))));
    }
    let done = desk.store.snooze(member, table.id(), until).await?;
    desk.queued.notify_one();
    Ok(tell(match done {
        true => Message::new("snooze-done").with("when", limit(until)),
        false => Message::new("snooze-nothing"),
    }))
}

/// Whether a member is to act at a table.
fn owes(table: &Table, member: &str) -> bool {
    let mine = table.seats_of(member);
    table.owed().iter().any(|owed| mine.contains(owed.seat))
}

/// Returns the member's first deadline at a table.
fn deadline(table: &Table, member: &str) -> Option<Timestamp> {
    let mine = table.seats_of(member);
    table.owed().into_iter().filter(|owed| mine.contains(owed.seat)).filter_map(|owed| owed.until).min()
}
