//! Being told when somebody seeks players for a game: whoever asked for that, and nobody else.

use crate::chat::announce::Announcement;
use crate::chat::desk::{Answers, Asker, Chat, Fault};
use crate::chat::wording::{Speaker, game_called, no_such_game};
use crate::game::all;
use crate::store::OutboxEntry;
use crate::table::Table;
use crate::words::{Message, lexicon};

/// How many are told of one search.
const TOLD: u32 = 100;

impl Chat {
    /// `watch`: for which games one is told, and for which from now on.
    pub(crate) async fn watch(&self, asker: &Asker<'_>, text: &str) -> Answers {
        let server =
            asker.place.server.as_deref().ok_or_else(|| asker.stop(&Message::new("watch-nowhere")))?;
        let who = asker.who.id.as_str();
        let mut words: Vec<&str> = text.split_whitespace().collect();
        let on = words.last().and_then(|word| lexicon::switch(&word.to_lowercase()));
        if on.is_some() {
            words.pop();
        }
        let (on, typed) = (on.unwrap_or(true), words.join(" "));
        if typed.is_empty() {
            if !on {
                self.store.set_seek_call(who, server, None, false).await?;
                return Ok(asker.tell(&Message::new("watch-none")));
            }
            return self.watched(asker, server).await;
        }
        let Some(game) = game_called(&typed) else { return Ok(asker.tell(&no_such_game(&typed))) };
        self.store.set_seek_call(who, server, Some(game.id()), on).await?;
        let name = Speaker { language: asker.language, game }.game_name();
        Ok(asker.tell(&Message::new(if on { "watch-on" } else { "watch-off" }).with("game", name)))
    }

    async fn watched(&self, asker: &Asker<'_>, server: &str) -> Answers {
        let games = self.store.seek_calls_of(&asker.who.id, server).await?;
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

    /// The notices to those who want to be told of a table for which players are sought.
    pub(crate) async fn called_to(&self, table: &Table) -> Result<Vec<OutboxEntry>, Fault> {
        let Some(server) = table.venue().server.as_deref() else { return Ok(Vec::new()) };
        let host = table.host().id.as_str();
        let blocklist = self.blocklist(host).await?;
        let mut rows = Vec::new();
        for member in self.store.seek_calls_for(server, table.game().id(), TOLD).await? {
            let apart = member == host || blocklist.contains(&member) || table.plays(&member);
            if !apart && !self.store.reminder_settings(&member).await?.is_quiet(self.clock.now()) {
                rows.push(Announcement::Sought.announce(0, 0).to(member));
            }
        }
        Ok(rows)
    }
}
