//! What everybody is told of a ready check: who is asked whether they are still there, who is reminded, who has lost a seat.

use crate::chat::desk::answer::{Button, ButtonStyle};
use crate::chat::desk::button_id::press;
use crate::chat::desk::facts::free_seats;
use crate::chat::post::announcement::{Announcement, ReadyCheckNews};
use crate::chat::wording::moments::moment;
use crate::chat::wording::speaker::{Speaker, masked, person};
use crate::store::OutboxEntry;
use crate::table::{Status, Step, Table};
use crate::words::Message;

/// What a table is waiting for.
pub(in crate::chat) fn not_started(table: &Table) -> Message {
    if table.is_full() {
        return waiting(table);
    }
    let free = table.chairs().iter().filter(|chair| chair.holder().is_none()).count();
    Message::new("not-started").with("table", table.id().to_string()).with("free", free as i64)
}

/// What must be announced of a ready check with a change of a table in its lobby; `None` where the change is
/// anything else, `Some` with everything there is to be told otherwise.
pub(in crate::chat) fn of_step(before: &Table, step: &Step) -> Option<Vec<OutboxEntry>> {
    let after = &step.table;
    let ids = |players: Vec<&crate::table::Player>| -> Vec<String> {
        players.into_iter().map(|player| player.id.clone()).collect()
    };
    let tell = |news: ReadyCheckNews| Announcement::Muster(news).announce(0, 0);
    match (before.ready_check(), after.ready_check()) {
        (None, Some(ready_check)) => {
            let (missing, until) = (ids(after.missing()), ready_check.until.as_millisecond());
            let asked: Vec<OutboxEntry> = match masked(after) {
                true => missing
                    .iter()
                    .map(|who| tell(ReadyCheckNews::Asked { until, again: false }).to(who))
                    .collect(),
                false => Vec::new(),
            };
            Some(std::iter::once(tell(ReadyCheckNews::Called { missing, until })).chain(asked).collect())
        }
        (Some(was), Some(is)) if !was.reminded && is.reminded => {
            let (missing, until) = (ids(after.missing()), is.until.as_millisecond());
            Some(match masked(after) {
                true => missing
                    .iter()
                    .map(|who| tell(ReadyCheckNews::Asked { until, again: true }).to(who))
                    .collect(),
                false => vec![tell(ReadyCheckNews::Half { missing, until })],
            })
        }
        (Some(_), None) if after.status() == Status::Lobby && step.seats.is_empty() => {
            Some(vec![tell(ReadyCheckNews::Off)])
        }
        // Somebody may also get up after its end, before time has taken the seats.
        (Some(_), None) if step.unanswered && after.status() == Status::Lobby => {
            let lost = ids(before.missing());
            let free = free_seats(after);
            if !masked(after) {
                return Some(vec![tell(ReadyCheckNews::Lost { lost, free })]);
            }
            let mut rows = vec![tell(ReadyCheckNews::Lost { lost: lost.clone(), free })];
            rows.extend(lost.iter().map(|who| tell(ReadyCheckNews::LostYours).to(who)));
            rows.push(tell(ReadyCheckNews::LostHost { free }).to(after.host().id.as_str()));
            Some(rows)
        }
        _ => None,
    }
}

/// A message about those who are asked: for seeds, where they may add them.
pub(in crate::chat) fn asking(table: &Table, id: &'static str) -> Message {
    if table.asks_for_seeds() { Message::new(format!("{id}-seeds")) } else { Message::new(id) }
}

/// What a full table waits for.
pub(in crate::chat) fn waiting(table: &Table) -> Message {
    let count = table.missing().len();
    let message =
        if count > 0 { asking(table, "muster-waiting") } else { Message::new("muster-waiting-host") };
    message.with("table", table.id().to_string()).with("count", count as i64)
}

/// What the invitation says of a table at which everybody sits.
pub(in crate::chat) fn lobby_line(speaker: Speaker, table: &Table) -> Option<String> {
    if !table.is_full() {
        return None;
    }
    let missing = table.missing();
    let message = match table.ready_check() {
        None => Message::new("muster-lobby-full"),
        Some(ready_check) if masked(table) => asking(table, "muster-lobby-unnamed")
            .with("count", missing.len() as i64)
            .with("until", moment(ready_check.until)),
        Some(ready_check) => {
            let who: Vec<String> = missing.iter().map(|player| person(&player.id)).collect();
            asking(table, "muster-lobby").with("who", who.join(", ")).with("until", moment(ready_check.until))
        }
    };
    Some(speaker.say(&message))
}

/// The button by which one says that one is there.
pub(in crate::chat) fn here_button(speaker: Speaker, table: &Table) -> Option<Button> {
    table.ready_check()?;
    let label = speaker.say(&asking(table, "muster-button"));
    press("here", &[&table.id()]).button(label, ButtonStyle::Good)
}
