//! `confirm`: whether one is asked before a move of one's own is played.

use crate::desk::{Answers, Asker, Desk};
use liege_store::Setting;
use liege_words::Message;

/// `confirm`: whether one is asked before a move of one's own is played.
pub(crate) async fn confirm(desk: &Desk, asker: &Asker<'_>, on: bool) -> Answers {
    desk.store.set(&asker.who.id, Setting::Asks(on), desk.now()).await?;
    Ok(asker.tell(&Message::new(if on { "confirm-on" } else { "confirm-off" })))
}
