//! Games that are on elsewhere in this house, and of which something would be told by way of another table.

use crate::desk::find::tables_on;
use crate::desk::{Asker, Desk, Fault};
use liege_store::Which;
use liege_table::{Chair, Likeness, Status, Table};
use liege_words::Message;

/// Tables that are looked at together.
const PAGE: u32 = 100;

/// Whether at another table a game is still on of which all is told that is told of this one; `plays_on`: or would be,
/// if this one were played on.
pub(crate) async fn goes_on_elsewhere(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Table,
    plays_on: bool,
) -> Result<bool, Fault> {
    let likeness = Likeness::of(table, Some(&asker.who.id));
    let tells = |other: &Table| if plays_on { likeness.leads_to(other) } else { likeness.tells_of(other) };
    let mut after = 0;
    loop {
        let mut lines = desk.store.tables(Which::Playing(after, PAGE)).await?;
        let Some(last) = lines.last().map(|line| line.id) else { return Ok(false) };
        lines.retain(|line| line.game == table.game().id() && line.id != table.id());
        let others = tables_on(desk, lines).await?;
        if others.iter().any(|other| other.status() == Status::Playing && tells(other)) {
            return Ok(true);
        }
        after = last;
    }
}

/// Why machines don't play at a table, if they don't: names are hidden there, or so does a game stand that is on elsewhere,
/// and what they play here would be played there.
pub(crate) async fn lends_machines(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Table,
) -> Result<Option<Message>, Fault> {
    if table.terms().anonymous {
        return Ok(Some(Message::new("machine-hidden")));
    }
    // From the game's own start everybody plays.
    let is_like_others = table.record().start.is_none() && table.course().is_empty();
    let tells = !is_like_others && goes_on_elsewhere(desk, asker, table, true).await?;
    Ok(tells.then(|| Message::new("machine-elsewhere")))
}

/// Why the machines that sit at a new table may not play there, if they may not.
pub(crate) async fn lends_its_machines(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Table,
) -> Result<Option<Message>, Fault> {
    let has_some = table.chairs().iter().any(Chair::is_machines);
    if has_some { lends_machines(desk, asker, table).await } else { Ok(None) }
}
