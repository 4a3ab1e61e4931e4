//! What is said of somebody before one sits down with them, and whom a table asks for.

use crate::chat::hear::Asker;
use crate::chat::speaker::{Speaker, masked, person};
use crate::chat::{Chat, Fault};
use crate::rating::Rating;
use crate::store::GameOf;
use crate::table::{Conduct, Player, Reliable, Status, Table};
use crate::words::{Message, words};

/// How much of what somebody owed they did in time, per cent; rounded down, so that 100 means all of it.
pub(super) fn percent(conduct: &Conduct) -> usize {
    let owed = conduct.in_time + conduct.late;
    (conduct.in_time * 100).checked_div(owed).unwrap_or(100)
}

/// What is thought of somebody in a game, and after how many games.
pub(super) fn latest<'a>(games: &'a [GameOf], game: &str) -> Option<(&'a Rating, usize)> {
    let of_game = || games.iter().filter(|one| one.game == game);
    Some((&of_game().next_back()?.rating, of_game().count()))
}

impl Chat {
    /// How a member keeps deadlines: "98 % of 140 moves in time, 12 games finished, none left"; `None` if there is
    /// nothing to say.
    pub(super) async fn kept(
        &self,
        language: crate::words::Language,
        member: &str,
    ) -> Result<Option<String>, Fault> {
        let (conduct, finished, left) = self.store.conduct_of(member).await?;
        let owed = conduct.in_time + conduct.late;
        if owed == 0 && finished == 0 && left == 0 {
            return Ok(None);
        }
        let say = |message: &Message| words().say(language, message);
        let mut parts = Vec::new();
        if owed > 0 {
            let message = Message::new("standing-in-time")
                .with("percent", percent(&conduct) as i64)
                .with("owed", owed as i64);
            parts.push(say(&message));
        }
        parts.push(say(&Message::new("standing-finished").with("finished", finished as i64)));
        parts.push(say(&Message::new("standing-left").with("left", left as i64)));
        Ok(Some(parts.join(", ")))
    }

    /// What is known of a member before a game: their rating in it, and how they keep deadlines; `None` of
    /// newcomers.
    async fn reputation(&self, speaker: Speaker, member: &str) -> Result<Option<String>, Fault> {
        let mut parts = Vec::new();
        let games = self.store.games_of(member).await?;
        if let Some((rating, games)) = latest(&games, speaker.game.id()) {
            let message = Message::new("standing-rated").with("rating", rating.shown(games));
            parts.push(speaker.say(&message));
        }
        parts.extend(self.kept(speaker.language, member).await?);
        if parts.is_empty() {
            return Ok(None);
        }
        let line =
            Message::new("standing-record").with("who", person(member)).with("record", parts.join(", "));
        Ok(Some(speaker.say(&line)))
    }

    /// A line on each who sits at a table in its lobby, or is invited to it: what the others know of them before they sit
    /// down. Nothing where it is not told who sits there. `but`: nothing of this member.
    pub(in crate::chat) async fn records(
        &self,
        speaker: Speaker,
        table: &Table,
        but: Option<&str>,
    ) -> Result<Vec<String>, Fault> {
        if masked(table) || table.status() != Status::Lobby {
            return Ok(Vec::new());
        }
        let mut people: Vec<&Player> = Vec::new();
        for player in table.chairs().iter().filter_map(crate::table::Chair::person) {
            if Some(player.id.as_str()) != but && people.iter().all(|known| known.id != player.id) {
                people.push(player);
            }
        }
        let mut lines = Vec::new();
        for player in people {
            lines.extend(self.reputation(speaker, &player.id).await?.map(|line| format!("-# {line}")));
        }
        Ok(lines)
    }

    /// Why somebody is not reliable enough to sit down at a table, if they are not. Its host sits where they
    /// like, and whom the host has invited by name is welcome as they are.
    pub(in crate::chat) async fn unreliable(
        &self,
        asker: &Asker<'_>,
        table: &Table,
        invited: bool,
    ) -> Result<Option<Message>, Fault> {
        let asked = table.terms().reliable;
        let who = asker.who.id.as_str();
        if asked.percent == 0 || invited || table.host().id == who || table.plays(who) {
            return Ok(None);
        }
        let (conduct, ..) = self.store.conduct_of(who).await?;
        if asked.admits(conduct.in_time, conduct.late) {
            return Ok(None);
        }
        let owed = conduct.in_time + conduct.late;
        let id = if owed < Reliable::KNOWN { "reliable-unproven" } else { "reliable-refused" };
        let message = Message::new(id)
            .with("table", table.id().to_string())
            .with("asked", i64::from(asked.percent))
            .with("percent", percent(&conduct) as i64)
            .with("owed", owed as i64)
            .with("known", Reliable::KNOWN as i64);
        Ok(Some(message))
    }
}
