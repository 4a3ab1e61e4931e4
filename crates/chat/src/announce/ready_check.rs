//! Announcements of a ready check.

use crate::announce::announcement::{Announcement, ReadyCheckNews};
use crate::wording::{free_seats, masked};
use liege_store::OutboxEntry;
use liege_table::{Status, Step, Table};

/// Returns the announcements of a ready check that follow from a change of a table in its lobby. `None`: the
/// change has nothing to do with a ready check. `Some`: these are all announcements of the change.
pub fn of_step(before: &Table, step: &Step) -> Option<Vec<OutboxEntry>> {
    let after = &step.table;
    let ids = |players: Vec<&liege_table::Player>| -> Vec<String> {
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
        // A player may also leave their seat after the deadline, before the bot has freed the seats.
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
