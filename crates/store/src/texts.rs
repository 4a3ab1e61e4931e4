//! The texts that tell a host's own games. Each is kept with the first table or contest of its version, so that a changed
//! or missing file of the host changes no game that is on, and every old table can be looked at.

use super::database::Connection;
use super::hex::hex;
use super::{Store, StoreError};
use jiff::Timestamp;
use liege_game::{Game, recall};
use sha2::{Digest, Sha256};

/// Keeps the text of a game, if a text tells it.
pub(super) async fn keep(
    connection: &mut Connection,
    game: &dyn Game,
    now: Timestamp,
) -> Result<(), sqlx::Error> {
    let Some(text) = game.text() else { return Ok(()) };
    let (id, rules, hash) = (game.id(), i64::from(game.rules()), hex(&Sha256::digest(text)));
    let since = now.as_millisecond();
    query!(
        "INSERT INTO texts (game, rules, hash, text, since) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (game, rules) DO NOTHING",
        id,
        rules,
        hash,
        text,
        since
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// The game of a kept text; `None`: there is none for this version, or it does not tell such a game.
pub(super) async fn game(
    connection: &mut Connection,
    id: &str,
    rules: u32,
) -> Result<Option<&'static dyn Game>, sqlx::Error> {
    let number = i64::from(rules);
    let text = query_scalar!("SELECT text FROM texts WHERE game = $1 AND rules = $2", id, number)
        .fetch_optional(connection)
        .await?;
    Ok(text.and_then(|text| recall(id, rules, &text).ok()))
}

/// A kept text.
struct Row {
    game: String,
    rules: i64,
    hash: String,
    text: String,
}

impl Row {
    /// Recalls its game; an error says why it cannot be.
    fn recalled(&self) -> Result<&'static dyn Game, String> {
        let what = |why: &str| format!("the text of {}, version {}: {why}", self.game, self.rules);
        if hex(&Sha256::digest(&self.text)) != self.hash {
            return Err(what("it is not as it was stored: its hash is another"));
        }
        let rules = u32::try_from(self.rules).map_err(|_| what("there is no such version"))?;
        recall(&self.game, rules, &self.text).map_err(|error| what(&error.to_string()))
    }
}

async fn rows(connection: &mut Connection) -> Result<Vec<Row>, sqlx::Error> {
    query_as!(Row, "SELECT game, rules, hash, text FROM texts ORDER BY game, since, rules")
        .fetch_all(connection)
        .await
}

/// The faults of kept texts, for people.
pub(super) async fn check(connection: &mut Connection) -> Result<Vec<String>, StoreError> {
    Ok(rows(connection).await?.iter().filter_map(|row| row.recalled().err()).collect())
}

impl Store {
    /// Recalls the games of all kept texts. A text that tells no game any more is passed over here: its tables can't be
    /// loaded, and a check says so.
    pub(super) async fn recall_texts(&self) -> Result<(), sqlx::Error> {
        let mut connection = self.inner.readers.acquire().await?;
        for fault in rows(&mut connection).await?.iter().filter_map(|row| row.recalled().err()) {
            tracing::error!("{fault}");
        }
        Ok(())
    }
}
