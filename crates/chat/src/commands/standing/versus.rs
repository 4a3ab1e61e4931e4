//! The results of two members against each other.

use crate::desk::{Answers, Asker, Desk, private};
use crate::wording::{Speaker, distance, person};
use liege_table::Player;
use liege_words::Message;
use std::fmt::Write as _;

pub(crate) async fn versus(desk: &Desk, asker: &Asker<'_>, other: &Player) -> Answers {
    let who = person(&other.id);
    if other.id == asker.who.id {
        return Ok(asker.tell(&Message::new("versus-self")));
    }
    let meetings = desk.store.meetings(&asker.who.id, &other.id).await?;
    if meetings.is_empty() {
        return Ok(asker.tell(&Message::new("versus-none").with("who", who)));
    }
    let mut text = asker.say(&Message::new("versus-head").with("who", who));
    for of_game in meetings.chunk_by(|one, other| one.game == other.game) {
        let Some(last) = of_game.last() else { continue };
        let Some(game) = liege_game::by_id(&last.game) else { continue };
        let speaker = Speaker { language: asker.language, game };
        let won = of_game.iter().filter(|one| one.mine > one.theirs).count();
        let drawn = of_game.iter().filter(|one| one.mine == one.theirs).count();
        let line = speaker
            .of_table("versus-line", last.table)
            .with("won", won as i64)
            .with("drawn", drawn as i64)
            .with("lost", (of_game.len() - won - drawn) as i64)
            .with("when", distance(last.ended));
        let _ = write!(text, "\n{}", speaker.say(&line));
    }
    Ok(vec![private(text)])
}
