//! `calendar`: the private address of a calendar with a member's deadlines. The bot shows it once, and stores only a hash.

use crate::desk::{Answers, Asker, Desk};
use liege_store::BearerSecret;
use liege_words::Message;

/// Runs `calendar`: gives the member a new address; an earlier one no longer works. `off` takes it away.
pub(crate) async fn calendar(desk: &Desk, asker: &Asker<'_>, on: bool) -> Answers {
    let who = asker.who.id.as_str();
    if !on {
        let gone = desk.store.drop_calendar(who).await?;
        return Ok(asker.tell(&Message::new(if gone { "calendar-off" } else { "calendar-none" })));
    }
    let Some(url) = desk.public_url() else { return Ok(asker.tell(&Message::new("calendar-nowhere"))) };
    let secret = BearerSecret::drawn();
    desk.store.make_calendar(who, &secret, desk.now()).await?;
    let address = url.to(&format!("/calendar/{}.ics", secret.reveal()));
    Ok(asker.tell(&Message::new("calendar-made").with("address", address)))
}
