//! `language`: the language of answers to a member.

use crate::desk::{Answers, Asker, Desk, private};
use crate::wording::quoted;
use liege_game::words;
use liege_store::Setting;
use liege_words::{Message, lexicon};

pub(crate) async fn language(desk: &Desk, asker: &Asker<'_>, typed: Option<&str>) -> Answers {
    let Some(typed) = typed else { return Ok(asker.tell(&Message::new("language-is"))) };
    let Some(language) = lexicon::language(typed) else {
        return Ok(asker.tell(&Message::new("language-unknown").with("typed", quoted(typed))));
    };
    desk.store.set(&asker.who.id, Setting::Language(Some(language)), desk.now()).await?;
    Ok(vec![private(words().say(language, &Message::new("language-set")))])
}
