//! Notices to members that they are next to move.

use crate::announce::Announcement;
use crate::desk::{Desk, Fault};
use liege_store::OutboxEntry;
use liege_table::{Step, Table};

/// The fewest players for such notices: with two, the next to move is always the other one.
const PLAYERS: usize = 3;

/// Returns notices to the members who move after those whose turn it has just become, if they want them and
/// are not in quiet time.
pub(crate) async fn told_ahead(desk: &Desk, before: &Table, step: &Step) -> Result<Vec<OutboxEntry>, Fault> {
    let table = &step.table;
    let now = table.to_move();
    if now.is_empty() || now == before.to_move() || table.players().len() < PLAYERS {
        return Ok(Vec::new());
    }
    let mut wanted = Vec::new();
    for player in table.players() {
        let settings = desk.store.reminder_settings(&player.id).await?;
        if settings.ahead && !settings.is_quiet(desk.now()) {
            wanted.push(player.id.clone());
        }
    }
    if wanted.is_empty() {
        return Ok(Vec::new());
    }
    let next = table.next_to_move();
    let moved =
        |member: &str| step.played.iter().any(|played| played.entry.player.as_deref() == Some(member));
    wanted.retain(|member| is_next(table, next, member) && !moved(member));
    let number = table.log().len();
    Ok(wanted.into_iter().map(|member| Announcement::Ahead.announce(number, number).to(member)).collect())
}

/// Whether a member is among `next` and is not to move already.
pub fn is_next(table: &Table, next: liege_game::SeatSet, member: &str) -> bool {
    let mine = table.seats_of(member);
    mine.iter().any(|seat| next.contains(seat)) && !mine.iter().any(|seat| table.to_move().contains(seat))
}
