//! The lesson or puzzle that a member is working on. Their typed moves are answers to it.

use super::{LessonProgress, PuzzleProgress, Store, StoreError, lessons, puzzles};
use jiff::Timestamp;

/// A lesson or a puzzle that is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenExercise {
    /// A lesson.
    Lesson(LessonProgress),
    /// A puzzle.
    Puzzle(PuzzleProgress),
}

impl OpenExercise {
    /// When the member last did something in it.
    pub fn at(&self) -> Timestamp {
        match self {
            OpenExercise::Lesson(progress) => progress.at,
            OpenExercise::Puzzle(progress) => progress.at,
        }
    }
}

impl Store {
    /// The lesson or puzzle that a member's typed moves answer, if there is one.
    pub async fn open_exercise(&self, member: &str) -> Result<Option<OpenExercise>, StoreError> {
        if let Some(lesson) = self.open_lesson(member).await? {
            return Ok(Some(OpenExercise::Lesson(lesson)));
        }
        Ok(self.open_puzzle(member).await?.map(OpenExercise::Puzzle))
    }

    /// The lesson that a member is working on.
    pub async fn open_lesson(&self, member: &str) -> Result<Option<LessonProgress>, StoreError> {
        let row = query_as!(
            lessons::Row,
            "SELECT game, step, played, listens, done, at FROM lessons WHERE member = $1 AND listens = 1",
            member
        );
        Ok(row.fetch_optional(&self.inner.readers).await?.map(LessonProgress::from))
    }

    /// The puzzle that a member is working on.
    pub async fn open_puzzle(&self, member: &str) -> Result<Option<PuzzleProgress>, StoreError> {
        let row = query_as!(
            puzzles::Row,
            "SELECT game, puzzle, played, listens, solved, channel, number, at FROM puzzles
             WHERE member = $1 AND listens = 1",
            member
        );
        Ok(row.fetch_optional(&self.inner.readers).await?.map(PuzzleProgress::from))
    }
}
