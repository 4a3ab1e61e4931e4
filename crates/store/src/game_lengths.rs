//! The lengths of games.

use super::{Store, StoreError};
use jiff::SignedDuration;

/// The number of latest games from which the length of a game is estimated.
const LATEST: i64 = 50;

/// The usual length of a game: the median of the finished games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameLength {
    /// The number of games that it comes from.
    pub games: usize,
    /// The number of log entries for each seat: not every table of a game has as many seats.
    pub moves: u32,
    /// The time from the start to the last entry.
    pub time: SignedDuration,
}

impl Store {
    /// The usual length of the latest finished games of a kind; `None` if none is finished.
    pub async fn length_of(&self, game: &str) -> Result<Option<GameLength>, StoreError> {
        let rows = query!(
            { actions: i64, seats: i64, time: i64 },
            r#"SELECT t.actions,
                      (SELECT count(*) FROM seats AS s WHERE s.table_id = t.id) AS "seats!: i64",
                      (SELECT max(a.at) FROM actions AS a WHERE a.table_id = t.id) - t.started AS "time!: i64"
               FROM tables AS t
               WHERE t.game = $1 AND t.status = 'over' AND t.started IS NOT NULL AND t.actions > 0
               ORDER BY t.id DESC LIMIT $2"#,
            game,
            LATEST
        )
        .fetch_all(&self.inner.readers)
        .await?;
        let mut moves: Vec<i64> = rows.iter().map(|row| row.actions / row.seats.max(1)).collect();
        let mut times: Vec<i64> = rows.iter().map(|row| row.time).collect();
        moves.sort_unstable();
        times.sort_unstable();
        let middle = rows.len() / 2;
        Ok(moves.get(middle).zip(times.get(middle)).map(|(moves, time)| GameLength {
            games: rows.len(),
            moves: u32::try_from(*moves).unwrap_or(u32::MAX),
            time: SignedDuration::from_millis((*time).max(0)),
        }))
    }
}
