//! Finding the table of a command that is about a table.

use crate::desk::find::{find, gives_away, table_here, tables_asking, tables_on};
use crate::desk::{Asker, Desk, Fault, For, Found, Stop, longest_waiting_first};
use crate::wording::numbers;
use liege_store::Which;
use liege_table::Table;
use liege_words::Message;
use std::sync::Arc;

/// The most tables that are named if several fit.
const NAMED: usize = 20;

/// Returns the table that a command is about: the one named; else the one of this place; else the only one of
/// the asker's that `fits`. Unlike moves, these commands never prefer one of several.
pub(crate) async fn table_for(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    fits: impl Fn(&Table) -> bool,
) -> Result<Arc<Table>, Stop> {
    let found = match table_meant(desk, asker, named, fits).await? {
        Found::Table(table) => table,
        Found::None(why) => return Err(asker.stop(&why)),
        Found::Several(tables) => {
            let named = numbers(tables.iter().take(NAMED).map(|table| table.id()));
            let first = tables.first().map_or(0, |table| table.id());
            let message =
                Message::new("life-which-table").with("tables", named).with("first", first.to_string());
            return Err(asker.stop(&message));
        }
    };
    match gives_away(asker, &found) {
        Some(hint) => Err(Stop::Said(hint)),
        None => Ok(found),
    }
}

async fn table_meant(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    fits: impl Fn(&Table) -> bool,
) -> Result<Found, Fault> {
    if named.is_some() {
        return find(desk, asker, named, For::Looking).await;
    }
    let here = table_here(desk, asker).await?;
    if let Some(table) = &here {
        let own_place = table.venue().thread.as_deref() == Some(asker.place.channel.as_str());
        if own_place || asker.reply_to.is_some() || fits(table) {
            return Ok(Found::Table(Arc::clone(table)));
        }
    }
    let mut theirs = tables_on(desk, desk.store.tables(Which::Of(&asker.who.id)).await?).await?;
    longest_waiting_first(&mut theirs);
    let mut fitting: Vec<Arc<Table>> = theirs.iter().filter(|table| fits(table)).cloned().collect();
    // A member who is asked to take over a seat does not sit there yet.
    let asking = tables_asking(desk, &asker.who.id).await?;
    fitting.extend(asking.into_iter().filter(|table| fits(table) && !table.plays(&asker.who.id)));
    Ok(match (fitting.len(), here) {
        (1, _) => Found::Table(fitting.remove(0)),
        (0, Some(table)) => Found::Table(table),
        // If there is only one table, it gives the reason.
        (0, None) if theirs.len() == 1 => Found::Table(theirs.remove(0)),
        (0, None) => Found::None(Message::new("life-no-table")),
        _ => Found::Several(fitting),
    })
}
