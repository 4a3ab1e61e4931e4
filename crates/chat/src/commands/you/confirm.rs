//! `confirm`: whether the bot asks a member before it plays their move.

use crate::desk::{Answers, Asker, Desk};
use liege_store::Setting;
use liege_words::Message;

/// Runs `confirm`: sets whether the bot asks a member before it plays their move.
pub(crate) async fn confirm(desk: &Desk, asker: &Asker<'_>, on: bool) -> Answers {
    desk.store.set(&asker.who.id, Setting::Asks(on), desk.now()).await?;
    Ok(asker.tell(&Message::new(if on { "confirm-on" } else { "confirm-off" })))
}
