//! Reliability: how well a member keeps deadlines, for others to read before they sit down; and the players
//! that a table asks for.

use crate::desk::{Desk, Fault};
use crate::wording::{Speaker, masked, of_table, person};
use liege_game::words;
use liege_store::{GameOf, StandingOf};
use liege_table::rating::Rating;
use liege_table::{Level, Player, Reliable, Status, Table};
use liege_words::Message;

/// The per cent of kept deadlines from which a member needs no warning.
const GOOD: usize = 90;

/// Returns how many of a member's moves were on time, in per cent; rounded down, so that 100 means all of
/// them.
pub fn percent(standing: &StandingOf) -> usize {
    let owed = standing.in_time + standing.late;
    (standing.in_time * 100).checked_div(owed).unwrap_or(100)
}

/// Returns a member's latest rating in a game, and the number of games.
pub fn latest<'a>(games: &'a [GameOf], game: &str) -> Option<(&'a Rating, usize)> {
    let of_game = || games.iter().filter(|one| one.game == game);
    Some((&of_game().next_back()?.rating, of_game().count()))
}

/// Says how a member keeps deadlines: "98 % of 140 moves on time, 12 games finished, none abandoned"; `None`
/// if there is nothing to say.
pub(crate) fn kept(language: liege_words::Language, standing: &StandingOf) -> Option<String> {
    let StandingOf { in_time, late, finished, left, .. } = *standing;
    let owed = in_time + late;
    if owed == 0 && finished == 0 && left == 0 {
        return None;
    }
    let say = |message: &Message| words().say(language, message);
    let mut parts = Vec::new();
    if owed > 0 {
        let message = Message::new("standing-in-time")
            .with("percent", percent(standing) as i64)
            .with("made", in_time as i64)
            .with("owed", owed as i64);
        parts.push(say(&message));
    }
    parts.push(say(&Message::new("standing-finished").with("finished", finished as i64)));
    parts.push(say(&Message::new("standing-left").with("left", left as i64)));
    Some(parts.join(", "))
}

/// Says what is known about a member before a game: their rating in it, and how they keep deadlines; `None`
/// for newcomers.
pub(crate) async fn reputation(desk: &Desk, speaker: Speaker, member: &str) -> Result<Option<String>, Fault> {
    let mut parts = Vec::new();
    let standing = desk.store.standing_of(member, Some(speaker.game.id())).await?;
    if let Some((rating, games)) = standing.rated {
        let message = Message::new("standing-rated").with("rating", rating.shown(games));
        parts.push(speaker.say(&message));
    }
    parts.extend(kept(speaker.language, &standing));
    if parts.is_empty() {
        return Ok(None);
    }
    let line = Message::new("standing-record").with("who", person(member)).with("record", parts.join(", "));
    Ok(Some(speaker.say(&line)))
}

/// Whether others should have a warning about a member: games abandoned, or many deadlines missed.
fn is_poor(standing: &StandingOf) -> bool {
    standing.left > 0 || percent(standing) < GOOD
}

/// Returns a warning for each member who sits at a table in its lobby, or is invited, and often misses
/// deadlines. Good records are shown on request. At an anonymous table there are no warnings. `but`: no
/// warning about this member.
pub(crate) async fn records(
    desk: &Desk,
    speaker: Speaker,
    table: &Table,
    but: Option<&str>,
) -> Result<Vec<String>, Fault> {
    if masked(table) || table.status() != Status::Lobby {
        return Ok(Vec::new());
    }
    let mut people: Vec<&Player> = Vec::new();
    for player in table.chairs().iter().filter_map(liege_table::Chair::person) {
        if Some(player.id.as_str()) != but && people.iter().all(|known| known.id != player.id) {
            people.push(player);
        }
    }
    let mut lines = Vec::new();
    for player in people {
        if !is_poor(&desk.store.standing_of(&player.id, Some(speaker.game.id())).await?) {
            continue;
        }
        lines.extend(reputation(desk, speaker, &player.id).await?.map(|line| format!("-# {line}")));
    }
    Ok(lines)
}

/// Returns the reason why a member does not fit a table's conditions, if there is one: their reliability or
/// their rating. The host fits always, and so do members whom the host invited by name.
pub(crate) async fn unsuited(
    desk: &Desk,
    who: &str,
    table: &Table,
    invited: bool,
) -> Result<Option<Unsuited>, Fault> {
    if invited || table.host().id == who || table.plays(who) {
        return Ok(None);
    }
    let (asked, level) = (table.terms().reliable, table.terms().level);
    if asked.percent == 0 && level.is_any() {
        return Ok(None);
    }
    let standing = desk.store.standing_of(who, Some(table.game().id())).await?;
    if !asked.admits(standing.in_time, standing.late) {
        let owed = standing.in_time + standing.late;
        let why = if owed < Reliable::KNOWN { "reliable-unproven" } else { "reliable-refused" };
        let message = of_table(why, table.id())
            .with("asked", i64::from(asked.percent))
            .with("percent", percent(&standing) as i64)
            .with("owed", owed as i64)
            .with("known", Reliable::KNOWN as i64);
        return Ok(Some(Unsuited::Reliable(message)));
    }
    if let Some(rating) = off_level(&standing, level) {
        let why = if rating.ends_with('?') && level.proven { "level-unproven" } else { "level-refused" };
        let message = of_table(why, table.id())
            .with("level", crate::wording::level::written(level))
            .with("rating", rating);
        return Ok(Some(Unsuited::Level(message)));
    }
    Ok(None)
}

/// Returns a member's rating as people read it, if it is outside the wanted range.
pub(crate) fn off_level(standing: &StandingOf, level: Level) -> Option<String> {
    let (rating, count) = standing.rated.unwrap_or_default();
    let admitted = level.admits(rating.rating, rating.is_provisional(count));
    (!admitted).then(|| rating.shown(count))
}

/// The reason why a member does not fit a table.
#[derive(Clone, Debug)]
pub enum Unsuited {
    /// They are not reliable enough, or their reliability is not known yet.
    Reliable(Message),
    /// Their rating is outside the range.
    Level(Message),
}

impl Unsuited {
    /// Returns the message to the member.
    pub(crate) fn message(&self) -> &Message {
        match self {
            Unsuited::Reliable(message) | Unsuited::Level(message) => message,
        }
    }
}
