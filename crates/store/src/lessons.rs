//! The progress of members in the lessons of games.

use super::puzzles::close;
use super::rows::time;
use super::{Store, StoreError};
use jiff::Timestamp;

/// A member's progress in the lesson of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonProgress {
    /// The game's id.
    pub game: String,
    /// The number of their step, from 0.
    pub step: usize,
    /// Their moves at this step, in canonical notation.
    pub played: Vec<String>,
    /// Whether their typed moves are answers.
    pub open: bool,
    /// Whether they have finished the whole lesson, and have not started it again.
    pub done: bool,
    /// When they last did something in it.
    pub at: Timestamp,
}

/// A row of its table.
pub(super) struct Row {
    pub(super) game: String,
    pub(super) step: i64,
    pub(super) played: String,
    pub(super) listens: i64,
    pub(super) done: i64,
    pub(super) at: i64,
}

impl From<Row> for LessonProgress {
    fn from(row: Row) -> LessonProgress {
        LessonProgress {
            game: row.game,
            step: usize::try_from(row.step).unwrap_or_default(),
            played: row.played.split(';').filter(|action| !action.is_empty()).map(str::to_owned).collect(),
            open: row.listens != 0,
            done: row.done != 0,
            at: time(row.at),
        }
    }
}

impl Store {
    /// A member's progress in each lesson, the latest first.
    pub async fn lessons_of(&self, member: &str) -> Result<Vec<LessonProgress>, StoreError> {
        let rows = query_as!(
            Row,
            "SELECT game, step, played, listens, done, at FROM lessons WHERE member = $1 ORDER BY at DESC, game",
            member
        )
        .fetch_all(&self.inner.readers)
        .await?;
        Ok(rows.into_iter().map(LessonProgress::from).collect())
    }

    /// Stores the progress of a known member ([`Store::meet`]) in a lesson. Typed moves are answers to one
    /// lesson or puzzle at most: the others are closed.
    pub async fn note_lesson(&self, member: &str, progress: &LessonProgress) -> Result<(), StoreError> {
        let LessonProgress { game, step, played, open, done, at } = progress;
        let (step, played) = (i64::try_from(*step).unwrap_or_default(), played.join(";"));
        let (open, done, at) = (i64::from(*open), i64::from(*done), at.as_millisecond());
        let mut transaction = self.write().await?;
        close(&mut transaction, member).await?;
        query!(
            "INSERT INTO lessons (member, game, step, played, listens, done, at) VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT (member, game) DO UPDATE SET step = excluded.step, played = excluded.played,
                    listens = excluded.listens, done = excluded.done, at = excluded.at",
            member,
            game,
            step,
            played,
            open,
            done,
            at
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await
    }
}
