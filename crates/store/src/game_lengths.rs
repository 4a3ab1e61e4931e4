//! How long games have taken.

use super::{Store, StoreError};
use jiff::SignedDuration;

/// So many games of a kind say how long one takes.
const LATEST: i64 = 50;

/// How long a game takes, as those that are over tell it: half of them took more, half less.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameLength {
    /// How many games tell it.
    pub games: usize,
    /// Entries of the log.
    pub actions: u32,
    /// From the start to the last entry.
    pub time: SignedDuration,
}

impl Store {
    /// How long the latest finished games of a kind took; `None` where none is finished.
    pub async fn length_of(&self, game: &str) -> Result<Option<GameLength>, StoreError> {
        let rows = query!(
            { actions: i64, time: i64 },
            r#"SELECT t.actions,
                      (SELECT max(a.at) FROM actions AS a WHERE a.table_id = t.id) - t.started AS "time!: i64"
               FROM tables AS t
               WHERE t.game = $1 AND t.status = 'over' AND t.started IS NOT NULL AND t.actions > 0
               ORDER BY t.id DESC LIMIT $2"#,
            game,
            LATEST
        )
        .fetch_all(&self.inner.readers)
        .await?;
        let mut actions: Vec<i64> = rows.iter().map(|row| row.actions).collect();
        let mut times: Vec<i64> = rows.iter().map(|row| row.time).collect();
        actions.sort_unstable();
        times.sort_unstable();
        let middle = rows.len() / 2;
        Ok(actions.get(middle).zip(times.get(middle)).map(|(actions, time)| GameLength {
            games: rows.len(),
            actions: u32::try_from(*actions).unwrap_or(u32::MAX),
            time: SignedDuration::from_millis((*time).max(0)),
        }))
    }
}
