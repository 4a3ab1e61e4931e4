//! Putting a reminder off.

use crate::chat::desk::{Answers, Asker, Chat};
use crate::chat::post::reminder::LEAST_LEFT;
use crate::chat::wording::{limit, quoted};
use crate::reminding::typed;
use crate::table::Table;
use crate::words::Message;
use jiff::Timestamp;

impl Chat {
    /// `snooze`
    pub(crate) async fn snooze(&self, asker: &Asker<'_>, named: Option<i64>, text: &str) -> Answers {
        let member = asker.who.id.as_str();
        let table = self.table_for(asker, named, |table| owes(table, member)).await?;
        self.snooze_at(asker, &table, text).await
    }

    /// The button under a reminder.
    pub(crate) async fn snooze_pressed(&self, asker: &Asker<'_>, table: i64, text: &str) -> Answers {
        match self.table(table).await? {
            Some(table) => self.snooze_at(asker, &table, text).await,
            None => Ok(asker.tell(&Message::new("button-gone"))),
        }
    }

    async fn snooze_at(&self, asker: &Asker<'_>, table: &Table, text: &str) -> Answers {
        let member = asker.who.id.as_str();
        let tell = |message: Message| asker.tell(&message.with("table", table.id().to_string()));
        if !owes(table, member) {
            return Ok(tell(Message::new("snooze-nothing")));
        }
        let now = self.clock.now();
        let reminder_settings = self.store.reminder_settings(member).await?;
        let Some(until) = typed::snooze(&reminder_settings, text, now) else {
            return Ok(tell(Message::new("snooze-how").with("typed", quoted(text))));
        };
        let deadline = deadline(table, member);
        let too_late = deadline.filter(|deadline| deadline.duration_since(until) < LEAST_LEFT);
        if let Some(deadline) = too_late {
            return Ok(tell(Message::new("snooze-late").with("until", limit(deadline))));
        }
        let done = self.store.snooze(member, table.id(), until).await?;
        self.queued.notify_one();
        Ok(tell(match done {
            true => Message::new("snooze-done").with("when", limit(until)),
            false => Message::new("snooze-nothing"),
        }))
    }
}

/// Whether a member owes an action at a table.
fn owes(table: &Table, member: &str) -> bool {
    let mine = table.seats_of(member);
    table.owed().iter().any(|owed| mine.contains(owed.seat))
}

/// The first of the deadlines of what they owe there.
fn deadline(table: &Table, member: &str) -> Option<Timestamp> {
    let mine = table.seats_of(member);
    table.owed().into_iter().filter(|owed| mine.contains(owed.seat)).filter_map(|owed| owed.until).min()
}
