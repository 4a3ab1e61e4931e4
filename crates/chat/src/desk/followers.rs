//! The members who follow a game that they do not play.

use crate::announce::{Announcement, Held};
use crate::desk::{Desk, Fault};
use liege_store::{OutboxEntry, OutboxKind};
use liege_table::{Played, Status, Step, Table};

/// Returns the notices about a change to the members who follow the game: of a turn to those who want every turn, of the end
/// to all. `rows`: the announcements of the change; a notice tells what the post for everybody tells, and nothing where there
/// is none.
pub(crate) async fn told_followers(
    desk: &Desk,
    before: &Table,
    step: &Step,
    rows: &[OutboxEntry],
) -> Result<Vec<OutboxEntry>, Fault> {
    let is_post = |row: &&OutboxEntry| row.kind == OutboxKind::Post && row.target.is_none();
    let Some((post, start)) = rows.iter().filter(is_post).find_map(|row| Some((row, is_start(row)?))) else {
        return Ok(Vec::new());
    };
    let table = &step.table;
    let ended = step.ended || matches!(table.status(), Status::Over | Status::Abandoned);
    let turned = start || step.played.iter().any(Played::is_move);
    if !ended && !turned {
        return Ok(Vec::new());
    }
    let followers = desk.store.followers_of(table.id()).await?;
    let told = followers.into_iter().filter(|follows| ended || follows.turns);
    // A member who plays is told of it as a player.
    let told = told.filter(|follows| !table.plays(&follows.member) && !before.plays(&follows.member));
    let notice = Announcement::Followed { start, held: Held::at(table) };
    Ok(told.map(|follows| notice.announce(post.first, post.number).to(follows.member)).collect())
}

/// Whether a row tells of the start of a game (`Some(true)`) or of actions (`Some(false)`).
fn is_start(row: &OutboxEntry) -> Option<bool> {
    match serde_json::from_value(row.payload.clone()).ok()? {
        Announcement::Start { .. } => Some(true),
        Announcement::Turn { .. } => Some(false),
        _ => None,
    }
}
