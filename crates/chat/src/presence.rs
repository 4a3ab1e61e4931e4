//! The line beside the bot's name: what is played, and what waits for players.

use crate::desk::Desk;
use liege_game::words;
use liege_store::Afoot;
use liege_words::Message;

/// Returns the line about all tables, in the program's own language: everybody reads it. It is empty if there are
/// none; `None` if they could not be counted.
pub async fn presence(desk: &Desk) -> Option<String> {
    let Afoot { playing, waiting } = desk
        .store
        .afoot()
        .await
        .inspect_err(|fault| tracing::warn!(%fault, "the tables could not be counted"))
        .ok()?;
    let parts = [("presence-playing", playing), ("presence-waiting", waiting)];
    let say = |(id, count): (&'static str, u64)| {
        let count = i64::try_from(count).unwrap_or(i64::MAX);
        words().say(desk.settings.language, &Message::new(id).with("count", count))
    };
    let parts: Vec<String> = parts.into_iter().filter(|(_, count)| *count > 0).map(say).collect();
    Some(parts.join(", "))
}
