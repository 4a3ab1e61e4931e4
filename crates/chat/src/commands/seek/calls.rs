//! Notices that somebody looks for players of a game, only for members who asked for them.

use crate::desk::catalogue::no_one_game;
use crate::desk::selection::not_offered;
use crate::desk::{Answers, Asker, Desk};
use crate::wording::{Speaker, game_called};
use liege_game::all;
use liege_words::{Message, lexicon};

/// Runs `watch`: lists the games that a member follows, or follows more.
pub(crate) async fn watch(desk: &Desk, asker: &Asker<'_>, text: &str) -> Answers {
    let server = asker.place.server.as_deref().ok_or_else(|| asker.stop(&Message::new("watch-nowhere")))?;
    let who = asker.who.id.as_str();
    let mut words: Vec<&str> = text.split_whitespace().collect();
    let on = words.last().and_then(|word| lexicon::switch(&word.to_lowercase()));
    if on.is_some() {
        words.pop();
    }
    let (on, typed) = (on.unwrap_or(true), words.join(" "));
    if typed.is_empty() {
        if !on {
            desk.store.set_seek_call(who, server, None, false).await?;
            return Ok(asker.tell(&Message::new("watch-none")));
        }
        return watched(desk, asker, server).await;
    }
    let Some(game) = game_called(&typed) else { return no_one_game(desk, asker, &typed).await };
    if on {
        asker.unless(not_offered(desk, Some(server), game).await?)?;
    }
    desk.store.set_seek_call(who, server, Some(game.id()), on).await?;
    let name = Speaker { language: asker.language, game }.game_name();
    Ok(asker.tell(&Message::new(if on { "watch-on" } else { "watch-off" }).with("game", name)))
}

async fn watched(desk: &Desk, asker: &Asker<'_>, server: &str) -> Answers {
    let games = desk.store.seek_calls_of(&asker.who.id, server).await?;
    let name = |id: &String| {
        let game = all().iter().copied().find(|game| game.id() == id)?;
        Some(Speaker { language: asker.language, game }.game_name())
    };
    let names: Vec<String> = games.iter().filter_map(name).collect();
    if names.is_empty() {
        return Ok(asker.tell(&Message::new("watch-none")));
    }
    Ok(asker.tell(&Message::new("watch-is").with("games", names.join(", "))))
}
