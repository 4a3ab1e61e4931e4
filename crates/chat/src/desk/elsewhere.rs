//! Games that are on at other tables here, and that an answer about this table would help.

use crate::desk::find::tables_on;
use crate::desk::{Asker, Desk, Fault};
use liege_store::Which;
use liege_table::{Chair, Likeness, Status, Table};
use liege_words::Message;

/// The number of tables that are read at a time.
const PAGE: u32 = 100;

/// Whether a game is still on at another table, and an answer about this table would tell about it;
/// `plays_on`: or would if this table were played on.
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

/// Returns the reason why machines don't play at a table, if there is one: it is anonymous, or its position
/// is that of a running game, and moves played here could be played there.
pub(crate) async fn lends_machines(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Table,
) -> Result<Option<Message>, Fault> {
    if table.terms().anonymous {
        return Ok(Some(Message::new("machine-hidden")));
    }
    // A game from its usual start is like any other.
    let is_like_others = table.record().start.is_none() && table.course().is_empty();
    let tells = !is_like_others && goes_on_elsewhere(desk, asker, table, true).await?;
    Ok(tells.then(|| Message::new("machine-elsewhere")))
}

/// Returns the reason why the machines at a new table may not play there, if there is one.
pub(crate) async fn lends_its_machines(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Table,
) -> Result<Option<Message>, Fault> {
    let has_some = table.chairs().iter().any(Chair::is_machines);
    if has_some { lends_machines(desk, asker, table).await } else { Ok(None) }
}
