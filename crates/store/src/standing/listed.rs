//! All stored standings, for administrators of a data file: to be listed, and compared with their values
//! before they were worked out anew.

use crate::{Store, StoreError};

/// A member's rating in a game after the last game that counted.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The game.
    pub game: String,
    /// The member's id.
    pub member: String,
    /// The member's name.
    pub name: String,
    /// The rating.
    pub rating: f64,
    /// Its uncertainty.
    pub deviation: f64,
    /// The number of games that have counted.
    pub games: u64,
}

/// A member's conduct at a table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Kept {
    /// The table.
    pub table: i64,
    /// The member's id.
    pub member: String,
    /// The number of deadlines kept, the number missed, whether they finished the game, whether they left it.
    pub counts: [i64; 4],
}

impl Store {
    /// Everybody's ratings, game by game, the best first.
    pub async fn standings(&self) -> Result<Vec<Standing>, StoreError> {
        let rows = query!(
            { game: String, member: String, name: String, rating: f64, deviation: f64, games: i64 },
            "SELECT s.game, s.member, m.name, s.rating, s.deviation, s.games
             FROM standings AS s JOIN members AS m ON m.id = s.member
             ORDER BY s.game, s.rating DESC, s.member"
        )
        .fetch_all(&self.inner.readers)
        .await?;
        let standing = rows.into_iter().map(|row| Standing {
            game: row.game,
            member: row.member,
            name: row.name,
            rating: row.rating,
            deviation: row.deviation,
            games: u64::try_from(row.games).unwrap_or(0),
        });
        Ok(standing.collect())
    }

    /// Everybody's conduct at every table.
    pub async fn kept_tables(&self) -> Result<Vec<Kept>, StoreError> {
        let rows = query!(
            { table_id: i64, member: String, in_time: i64, late: i64, finished: i64, deserted: i64 },
            "SELECT table_id, member, in_time, late, finished, deserted FROM conduct ORDER BY table_id, member"
        )
        .fetch_all(&self.inner.readers)
        .await?;
        let kept = rows.into_iter().map(|row| Kept {
            table: row.table_id,
            member: row.member,
            counts: [row.in_time, row.late, row.finished, row.deserted],
        });
        Ok(kept.collect())
    }
}
