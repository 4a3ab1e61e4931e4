//! The commands `versus` and `unlisted`, and the person that a command of this group names.

use crate::command::typed_as;
use crate::commands::standing::card::rating_card;
use crate::commands::standing::versus::versus;
use crate::desk::people::person_called;
use crate::desk::{Answer, Answers, Asker, Desk};
use crate::wording::quoted;
use liege_store::Setting;
use liege_table::Player;
use liege_words::Message;

pub(crate) async fn rating(desk: &Desk, asker: &Asker<'_>, who: Option<&str>) -> Answers {
    match meant_person(asker, "rating", who) {
        Ok(player) => rating_card(desk, asker, &player).await,
        Err(answers) => Ok(answers),
    }
}

/// Runs `versus`.
pub(crate) async fn versus_called(desk: &Desk, asker: &Asker<'_>, who: &str) -> Answers {
    match meant_person(asker, "versus", Some(who)) {
        Ok(player) => versus(desk, asker, &player).await,
        Err(answers) => Ok(answers),
    }
}

/// Runs `unlisted`: sets whether the member is on no leaderboard.
pub(crate) async fn unlisted(desk: &Desk, asker: &Asker<'_>, on: bool) -> Answers {
    desk.store.set(&asker.who.id, Setting::Unlisted(on), desk.now()).await?;
    Ok(asker.tell(&Message::new(if on { "unlisted-on" } else { "unlisted-off" })))
}

/// Returns the person named after a command, or the asker.
fn meant_person(asker: &Asker<'_>, command: &str, typed: Option<&str>) -> Result<Player, Vec<Answer>> {
    let found = match typed {
        None => Some(asker.who.player()),
        Some(typed) => person_called(asker, typed),
    };
    found.ok_or_else(|| {
        let message = Message::new("standing-person")
            .with("name", quoted(typed.unwrap_or_default()))
            .with("command", typed_as(asker.language, command));
        asker.tell(&message)
    })
}
