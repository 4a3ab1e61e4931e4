//! The tables that have an address on the web: those whose server, table and channel allow it.

use crate::desk::{Desk, Fault};
use liege_store::PagePolicy;
use liege_table::Table;
use std::sync::Arc;

impl Desk {
    /// Says how to find out whether everybody on a server sees a channel. Only the first call counts.
    pub fn look_with(&self, sees: impl Fn(&str, &str) -> bool + Send + Sync + 'static) {
        self.sight.set(sees);
    }
}

/// Returns the pages of a server on the web. An unknown server has none.
///
/// # Errors
/// The data can't be read.
pub async fn page_of(desk: &Desk, server: &str) -> Result<PagePolicy, Fault> {
    Ok(desk.store.server(server).await?.page)
}

/// Whether a table may be shown where its server shows its games: the table allows it, and everybody on the server sees its
/// channel.
pub(crate) fn may_be_shown(desk: &Desk, table: &Table) -> bool {
    let venue = table.venue();
    let seen = || venue.server.as_deref().is_some_and(|server| desk.sight.is_open(server, &venue.channel));
    table.terms().page && seen()
}

/// Returns a table that everybody may see on the web, and what its server allows; `None`: there is none, or it is not shown.
///
/// # Errors
/// The data can't be read.
pub async fn shown_on_web(desk: &Desk, id: i64) -> Result<Option<(Arc<Table>, PagePolicy)>, Fault> {
    let Some(table) = desk.table(id).await? else { return Ok(None) };
    let Some(server) = table.venue().server.as_deref().filter(|_| may_be_shown(desk, &table)) else {
        return Ok(None);
    };
    let policy = page_of(desk, server).await?;
    Ok((policy != PagePolicy::Off).then_some((table, policy)))
}

/// Returns the address of a table on the web, if it has one.
pub(crate) async fn web_address(desk: &Desk, table: &Table) -> Result<Option<String>, Fault> {
    let Some(url) = desk.public_url() else { return Ok(None) };
    let Some(server) = table.venue().server.as_deref().filter(|_| may_be_shown(desk, table)) else {
        return Ok(None);
    };
    let shown = page_of(desk, server).await? != PagePolicy::Off;
    Ok(shown.then(|| url.to(&format!("/t/{}", table.id()))))
}
