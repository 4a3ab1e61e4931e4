//! Proposing a motion at a table.

use crate::desk::meant::table_for;
use crate::desk::refuse::changed;
use crate::desk::{Answers, Asker, Desk, done, plays};
use liege_table::{Motion, Table};

/// Proposes a motion at the table that is meant.
pub(crate) async fn propose(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    motion: impl Fn(&Table) -> Motion,
) -> Answers {
    let table = table_for(desk, asker, named, plays(asker)).await?;
    propose_at(desk, asker, &table, motion).await
}

/// Proposes a motion at a known table.
pub(crate) async fn propose_at(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Table,
    motion: impl Fn(&Table) -> Motion,
) -> Answers {
    let (now, who) = (desk.now(), asker.who.id.as_str());
    let make = |table: &Table| table.propose(who, &motion(table), now);
    let done = changed(desk, asker, table.id(), make).await?;
    Ok(done::done(asker, &done, None))
}
