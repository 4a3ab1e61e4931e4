//! The tables that have an address on the web: those whose server, table and channel allow it.

use crate::desk::{Button, ButtonStyle, Desk, Fault};
use liege_store::{PagePolicy, StoredContest, WhichContests};
use liege_table::{Table, Terms};
use liege_words::{Language, Message};
use std::fmt::Write as _;
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

/// Whether a contest may be shown where its server shows its games: its tables may, and everybody on the server sees its
/// channel.
fn may_show_contest(desk: &Desk, stored: &StoredContest) -> bool {
    let venue = &stored.venue;
    let tables = serde_json::from_str::<Terms>(&stored.contest.terms().table);
    let seen = || venue.server.as_deref().is_some_and(|server| desk.sight.is_open(server, &venue.channel));
    tables.is_ok_and(|terms| terms.page) && seen()
}

/// Returns a contest that everybody may see on the web, and what its server allows; `None`: there is none, or it is not shown.
///
/// # Errors
/// The data can't be read.
pub async fn contest_on_web(desk: &Desk, id: i64) -> Result<Option<(Arc<StoredContest>, PagePolicy)>, Fault> {
    let Some(stored) = desk.store.contest(id).await? else { return Ok(None) };
    let Some(server) = stored.venue.server.as_deref().filter(|_| may_show_contest(desk, &stored)) else {
        return Ok(None);
    };
    let policy = page_of(desk, server).await?;
    Ok((policy != PagePolicy::Off).then_some((stored, policy)))
}

/// Returns the contests of a server that may be shown where the server shows its games, the newest first; at most `most` are
/// looked at.
///
/// # Errors
/// The data can't be read.
pub(crate) async fn contests_on_web(
    desk: &Desk,
    server: &str,
    most: u32,
) -> Result<Vec<Arc<StoredContest>>, Fault> {
    let mut shown = Vec::new();
    for line in desk.store.contests(WhichContests::On(server, most)).await? {
        if !desk.sight.is_open(server, &line.channel) {
            continue;
        }
        let stored = desk.store.contest(line.id).await?;
        shown.extend(stored.filter(|stored| may_show_contest(desk, stored)));
    }
    Ok(shown)
}

/// Shows an address of the web pages: by a button that opens it, or on a local page, where readers see the address itself, by
/// a line of the text.
pub(crate) fn show_address(
    desk: &Desk,
    language: Language,
    address: String,
    (text, buttons): (&mut String, &mut Vec<Option<Button>>),
) {
    let say = |message: &Message| liege_game::words().say(language, message);
    if desk.settings.page.is_some() {
        let watch = say(&Message::new("lobby-watch").with("address", address));
        let _ = write!(text, "\n-# {watch}");
    } else {
        let label = say(&Message::new("button-watch"));
        buttons.push(Some(Button { id: address, label, style: ButtonStyle::Link }));
    }
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
