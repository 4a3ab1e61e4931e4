//! Links with which a member plays in a browser: at the seats that they hold at one table, and nowhere else.

use crate::desk::{Asker, Desk, Link};
use jiff::SignedDuration;
use liege_store::BearerSecret;
use liege_store::secret::Secret;
use liege_table::{Status, Table};
use liege_words::Message;

/// How long a link can be used.
pub(crate) const LASTS: SignedDuration = SignedDuration::from_mins(15);

impl Desk {
    /// Whether there is a page on which members can play: others must not be able to read its secrets on the way.
    pub(crate) fn has_seat_pages(&self) -> bool {
        let is_safe = self.public_url().is_some_and(|url| url.is_secure() || url.is_loopback());
        // Members of a local page play there.
        is_safe && self.settings.page.is_none()
    }
}

/// Makes a link to the asker's own board, if they play at the table now and there is a page for it. It is for them alone, so
/// only a private answer may have it.
pub(crate) async fn seat_link(desk: &Desk, asker: &Asker<'_>, table: &Table) -> Option<Link> {
    let url = desk.public_url().filter(|_| desk.has_seat_pages())?;
    let who = asker.who.id.as_str();
    if asker.program.is_some() || table.status() != Status::Playing || !table.plays(who) {
        return None;
    }
    let (link, now) = (BearerSecret::drawn(), desk.now());
    let made = desk.store.make_seat_link(&link, (who, table.id()), now + LASTS, now).await;
    // The answer is shown even if this cannot be stored.
    made.inspect_err(|fault| tracing::warn!(%fault, "a link can't be made")).ok()?;
    // A browser sends nothing after the sign `#` to any server, so no log, proxy or preview of links learns the secret.
    let url = Secret::new(url.to(&format!("/seat/{}#{}", table.id(), link.reveal())));
    Some(Link { label: asker.say(&Message::new("link-button")), url })
}
