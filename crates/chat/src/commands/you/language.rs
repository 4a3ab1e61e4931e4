//! `language`: the language of answers to a member.

use crate::command::typed_as;
use crate::desk::{Answers, Asker, Desk, Fault, private};
use crate::wording::unknown_language;
use liege_game::words;
use liege_store::{Server, Setting};
use liege_words::{Language, Message, lexicon};
use std::convert::Infallible;

pub(crate) async fn language(desk: &Desk, asker: &Asker<'_>, typed: Option<&str>) -> Answers {
    let Some(typed) = typed else {
        let word = typed_as(asker.language, "language");
        let others = Language::all().into_iter().filter(|language| *language != asker.language);
        let others = others.map(|other| format!("`{word} {}` ({})", other.code(), other.name()));
        let languages = others.collect::<Vec<_>>().join(", ");
        return Ok(asker.tell(&Message::new("language-is").with("languages", languages)));
    };
    let Some(language) = lexicon::language(typed) else { return Ok(asker.tell(&unknown_language(typed))) };
    desk.store.set(&asker.who.id, Setting::Language(Some(language)), desk.now()).await?;
    if let Some(server) = desk.settings.page {
        share_language(desk, server, &asker.who.id, language).await?;
    }
    Ok(vec![private(words().say(language, &Message::new("language-set")))])
}

/// Makes the first language that somebody chooses on a page that of its posts.
async fn share_language(desk: &Desk, server: &str, by: &str, language: Language) -> Result<(), Fault> {
    if desk.store.server(server).await?.language.is_some() {
        return Ok(());
    }
    let change = |server: &mut Server| {
        server.language.get_or_insert(language);
        Ok::<(), Infallible>(())
    };
    let _ = desk.store.change_server(server, by, desk.now(), change).await?;
    desk.store.speak_in(server, language).await?;
    desk.queued.notify_one();
    Ok(())
}
