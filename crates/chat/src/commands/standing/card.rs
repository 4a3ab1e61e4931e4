//! The ratings of a member, game by game.

use crate::commands::standing::chart::chart;
use crate::desk::reliability::{self, latest};
use crate::desk::{Answers, Asker, Desk, private};
use crate::wording::{Speaker, of_table, person};
use liege_game::Points;
use liege_store::{GameOf, Which};
use liege_table::Player;
use liege_table::rating::Rating;
use liege_words::Message;
use std::fmt::Write as _;

/// The number of games over which the trend is shown.
const LATELY: usize = 10;

/// Runs `rating`.
pub(crate) async fn rating_card(desk: &Desk, asker: &Asker<'_>, whose: &Player) -> Answers {
    let games = desk.store.games_of(&whose.id).await?;
    let who = person(&whose.id);
    let mut text = asker.say(&Message::new("standing-card").with("who", who.as_str()));
    if games.is_empty() {
        let id = if whose.id == asker.who.id { "standing-card-none-you" } else { "standing-card-none" };
        text = asker.say(&Message::new(id).with("who", who));
    }
    for of_game in games.chunk_by(|one, other| one.game == other.game) {
        if let Some(line) = game_line(asker, of_game) {
            let _ = write!(text, "\n{line}");
        }
    }
    let standing = desk.store.standing_of(&whose.id, None).await?;
    if let Some(kept) = reliability::kept(asker.language, &standing) {
        let _ = write!(text, "\n{}", asker.say(&Message::new("standing-card-kept").with("kept", kept)));
    }
    if whose.id == asker.who.id
        && let Some(line) = desk.store.tables(Which::OverOf(&whose.id, 1)).await?.first()
        && games.iter().all(|counted| counted.table != line.id)
        && let Some(table) = desk.table(line.id).await?
        && let Some(why) = table.uncounted()
    {
        let message = of_table("standing-uncounted", table.id()).with("why", why);
        let _ = write!(text, "\n{}", asker.say(&message));
    }
    let mut answer = private(text);
    if whose.id == asker.who.id && asker.member.unlisted {
        let _ = write!(answer.text, "\n-# {}", asker.say(&Message::new("standing-card-unlisted")));
    }
    if let Some(picture) = chart(desk, asker.language, &whose.name, &games).await {
        answer.pictures.push(picture);
    }
    Ok(vec![answer])
}

/// Returns the line about the games of one kind.
fn game_line(asker: &Asker<'_>, games: &[GameOf]) -> Option<String> {
    let game = liege_game::by_id(&games.first()?.game)?;
    let (rating, count) = latest(games, game.id())?;
    let speaker = Speaker { language: asker.language, game };
    let with =
        |id: &'static str| Message::new(id).with("game", speaker.game_name()).with("games", count as i64);
    let head = with("standing-game")
        .with("rating", rating.shown(count))
        .with("deviation", format!("{:.0}", rating.deviation));
    let won = games.iter().filter(|one| one.halves > one.others).count();
    let drawn = games.iter().filter(|one| one.halves == one.others).count();
    let results = if games.iter().any(|one| one.sides > 2) {
        let halves: i32 = games.iter().map(|one| one.halves).sum();
        with("standing-points").with("points", speaker.points(Points::halves(halves))).with("won", won as i64)
    } else {
        with("standing-results")
            .with("won", won as i64)
            .with("drawn", drawn as i64)
            .with("lost", (count - won - drawn) as i64)
    };
    let mut line = format!("{} {}", speaker.say(&head), speaker.say(&results));
    let firm = games.iter().enumerate().filter(|(index, one)| !one.rating.is_provisional(index + 1));
    let best =
        firm.map(|(_, one)| one).max_by(|one, other| one.rating.rating.total_cmp(&other.rating.rating));
    if let Some(best) = best {
        let message =
            of_table("standing-best", best.table).with("rating", format!("{:.0}", best.rating.rating));
        let _ = write!(line, ", {}", speaker.say(&message));
    }
    let lately = count.min(LATELY);
    let before = games.len().checked_sub(lately + 1).and_then(|index| games.get(index));
    let before = before.map_or_else(Rating::default, |one| one.rating);
    let message = Message::new("standing-trend")
        .with("games", lately as i64)
        .with("change", signed(rating.rating - before.rating));
    let _ = write!(line, ", {}", speaker.say(&message));
    Some(line)
}

/// Formats a change with its sign.
pub fn signed(change: f64) -> String {
    let rounded = change.round();
    if rounded < 0.0 { format!("−{:.0}", -rounded) } else { format!("+{:.0}", rounded.abs()) }
}
