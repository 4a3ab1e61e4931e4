//! Puzzles: members' progress, and the daily puzzles of channels.

use super::database::Connection;
use super::rows::time;
use super::{Store, StoreError};
use jiff::Timestamp;
use liege_words::Language;

/// A member's progress in a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleProgress {
    /// The game's id.
    pub game: String,
    /// The puzzle's id.
    pub puzzle: String,
    /// The moves of all sides, in canonical notation; the whole line if the answer was shown.
    pub played: Vec<String>,
    /// Whether their typed moves are answers.
    pub open: bool,
    /// When they first solved it.
    pub solved: Option<Timestamp>,
    /// The daily post that led them there: its channel and number.
    pub daily: Option<(String, i64)>,
    /// When they last did something in it.
    pub at: Timestamp,
}

/// A channel that wants a puzzle a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyPuzzle {
    /// The channel.
    pub channel: String,
    /// Its server.
    pub server: String,
    /// The language of its posts.
    pub language: Language,
    /// The id of the game; `None` for any.
    pub game: Option<String>,
    /// When the next puzzle is posted.
    pub due: Timestamp,
}

/// A daily puzzle of a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyPost {
    /// Its number in the channel.
    pub number: i64,
    /// The game's id.
    pub game: String,
    /// The puzzle's id.
    pub puzzle: String,
    /// The id of its message; `None` if it is about to be posted, or may have been.
    pub message: Option<String>,
    /// When it was chosen.
    pub chosen: Timestamp,
}

/// A row of what members have done about puzzles.
pub(super) struct Row {
    pub(super) game: String,
    pub(super) puzzle: String,
    pub(super) played: String,
    pub(super) listens: i64,
    pub(super) solved: Option<i64>,
    pub(super) channel: Option<String>,
    pub(super) number: Option<i64>,
    pub(super) at: i64,
}

/// A row of the channels that want a puzzle every day.
struct DailyRow {
    channel: String,
    server: String,
    language: String,
    game: Option<String>,
    due: i64,
}

impl From<DailyRow> for DailyPuzzle {
    fn from(row: DailyRow) -> DailyPuzzle {
        let DailyRow { channel, server, language, game, due } = row;
        let language = Language::of_locale(&language).unwrap_or_default();
        DailyPuzzle { channel, server, language, game, due: time(due) }
    }
}

impl From<Row> for PuzzleProgress {
    fn from(row: Row) -> PuzzleProgress {
        PuzzleProgress {
            game: row.game,
            puzzle: row.puzzle,
            played: row.played.split(';').filter(|action| !action.is_empty()).map(str::to_owned).collect(),
            open: row.listens != 0,
            solved: row.solved.map(time),
            daily: row.channel.zip(row.number),
            at: time(row.at),
        }
    }
}

impl Store {
    /// A member's progress in puzzles, the latest first.
    pub async fn puzzles_of(&self, member: &str) -> Result<Vec<PuzzleProgress>, StoreError> {
        let rows = query_as!(
            Row,
            "SELECT game, puzzle, played, listens, solved, channel, number, at FROM puzzles
             WHERE member = $1 ORDER BY at DESC, game, puzzle",
            member
        )
        .fetch_all(&self.inner.readers)
        .await?;
        Ok(rows.into_iter().map(PuzzleProgress::from).collect())
    }

    /// Stores the progress of a known member ([`Store::meet`]) in a puzzle. Typed moves are answers to one
    /// puzzle or lesson at most: the others are closed. A member who came from a daily post and solves it now
    /// is added to its solvers.
    pub async fn note_puzzle(&self, member: &str, progress: &PuzzleProgress) -> Result<(), StoreError> {
        let PuzzleProgress { game, puzzle, played, open, solved, daily, at } = progress;
        let (played, open, at) = (played.join(";"), i64::from(*open), at.as_millisecond());
        let solved = solved.map(Timestamp::as_millisecond);
        let (channel, number) = daily.clone().unzip();
        let mut transaction = self.write().await?;
        close(&mut transaction, member).await?;
        query!(
            "INSERT INTO puzzles (member, game, puzzle, played, listens, solved, channel, number, at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
             ON CONFLICT (member, game, puzzle) DO UPDATE SET played = excluded.played, listens = excluded.listens,
                    solved = coalesce(puzzles.solved, excluded.solved), channel = excluded.channel,
                    number = excluded.number, at = excluded.at",
            member,
            game,
            puzzle,
            played,
            open,
            solved,
            channel,
            number,
            at
        )
        .execute(&mut *transaction)
        .await?;
        // (A puzzle that was solved on some other day does not count.)
        if let Some((channel, number)) = daily
            && solved == Some(at)
        {
            query!(
                "INSERT INTO daily_solvers (channel, number, member, at) VALUES ($1, $2, $3, $4)
                 ON CONFLICT DO NOTHING",
                channel,
                number,
                member,
                at
            )
            .execute(&mut *transaction)
            .await?;
        }
        transaction.commit().await
    }

    /// Starts, changes or ends (`None`) a channel's puzzle of the day.
    pub async fn keep_daily_puzzle(
        &self,
        channel: &str,
        wanted: Option<&DailyPuzzle>,
    ) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        match wanted {
            Some(DailyPuzzle { server, language, game, due, .. }) => {
                let (language, due) = (language.code(), due.as_millisecond());
                query!(
                    "INSERT INTO daily_puzzles (channel, server, language, game, due) VALUES ($1, $2, $3, $4, $5)
                     ON CONFLICT (channel) DO UPDATE SET language = excluded.language, game = excluded.game",
                    channel,
                    server,
                    language,
                    game.as_deref(),
                    due
                )
                .execute(&mut *transaction)
                .await?
            }
            None => {
                query!("DELETE FROM daily_puzzles WHERE channel = $1", channel)
                    .execute(&mut *transaction)
                    .await?
            }
        };
        transaction.commit().await
    }

    /// The settings of a channel's puzzle of the day.
    pub async fn daily_puzzle_in(&self, channel: &str) -> Result<Option<DailyPuzzle>, StoreError> {
        let row = query_as!(
            DailyRow,
            "SELECT channel, server, language, game, due FROM daily_puzzles WHERE channel = $1",
            channel
        );
        Ok(row.fetch_optional(&self.inner.readers).await?.map(DailyPuzzle::from))
    }

    /// The settings of the daily puzzles of a server's channels.
    pub async fn daily_puzzles_of(&self, server: &str) -> Result<Vec<DailyPuzzle>, StoreError> {
        let rows = query_as!(
            DailyRow,
            "SELECT channel, server, language, game, due FROM daily_puzzles WHERE server = $1 ORDER BY channel",
            server
        );
        Ok(rows.fetch_all(&self.inner.readers).await?.into_iter().map(DailyPuzzle::from).collect())
    }

    /// The channels whose hour has come, the earliest first, at most `limit`.
    pub(super) async fn puzzles_due(&self, now: i64, limit: i64) -> Result<Vec<DailyPuzzle>, StoreError> {
        let (shards, elsewhere) = self.inner.left_alone.elsewhere();
        let rows = query_as!(
            DailyRow,
            "SELECT channel, server, language, game, due FROM daily_puzzles
             WHERE due <= $1 AND replace($3, ',' || (home % $4) || ',', '') = $3
             ORDER BY due, channel LIMIT $2",
            now,
            limit,
            elsewhere,
            shards
        );
        Ok(rows.fetch_all(&self.inner.readers).await?.into_iter().map(DailyPuzzle::from).collect())
    }

    /// When the next daily puzzle is due.
    pub(super) async fn next_puzzle(&self) -> Result<Option<i64>, StoreError> {
        let (shards, elsewhere) = self.inner.left_alone.elsewhere();
        let next = query_scalar!(
            "SELECT due FROM daily_puzzles WHERE due > 0 AND replace($1, ',' || (home % $2) || ',', '') = $1
             ORDER BY due LIMIT 1",
            elsewhere,
            shards
        );
        Ok(next.fetch_optional(&self.inner.readers).await?)
    }

    /// The daily puzzles that a channel has had, the latest first, at most `limit`.
    pub async fn daily_posts(&self, channel: &str, limit: u32) -> Result<Vec<DailyPost>, StoreError> {
        let limit = i64::from(limit);
        let rows =
            query!({ number: i64, game: String, puzzle: String, chosen: i64, message: Option<String> },
                "SELECT number, game, puzzle, chosen, message FROM daily_posts WHERE channel = $1
                 ORDER BY number DESC LIMIT $2",
                channel,
                limit
            )
            .fetch_all(&self.inner.readers)
            .await?;
        let posts = rows.into_iter().map(|row| DailyPost {
            number: row.number,
            game: row.game,
            puzzle: row.puzzle,
            message: row.message,
            chosen: time(row.chosen),
        });
        Ok(posts.collect())
    }

    /// Notes the puzzle that a channel is about to get, before it is posted: it stays that one, whatever
    /// happens then.
    pub async fn choose_daily(&self, channel: &str, post: &DailyPost) -> Result<(), StoreError> {
        let DailyPost { number, game, puzzle, chosen, .. } = post;
        let chosen = chosen.as_millisecond();
        let mut transaction = self.write().await?;
        query!(
            "INSERT INTO daily_posts (channel, number, game, puzzle, chosen) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT DO NOTHING",
            channel,
            number,
            game,
            puzzle,
            chosen
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await
    }

    /// The ids of the members who have solved a daily puzzle, the first solver first.
    pub async fn daily_solvers(&self, channel: &str, number: i64) -> Result<Vec<String>, StoreError> {
        let solvers = query_scalar!(
            "SELECT member FROM daily_solvers WHERE channel = $1 AND number = $2 ORDER BY at, member",
            channel,
            number
        );
        Ok(solvers.fetch_all(&self.inner.readers).await?)
    }
}

/// Closes a member's open lesson and puzzle: their typed moves are no longer answers.
pub(super) async fn close(connection: &mut Connection, member: &str) -> Result<(), sqlx::Error> {
    query!("UPDATE lessons SET listens = 0 WHERE member = $1 AND listens = 1", member)
        .execute(&mut *connection)
        .await?;
    query!("UPDATE puzzles SET listens = 0 WHERE member = $1 AND listens = 1", member)
        .execute(connection)
        .await?;
    Ok(())
}

/// Notes the message of a daily puzzle, and when the next is due. Returns whether the channel still wanted
/// one.
pub(super) async fn posted(
    connection: &mut Connection,
    daily: &DailyPuzzle,
    (number, message): (i64, &str),
    next: Timestamp,
) -> Result<bool, StoreError> {
    query!(
        "UPDATE daily_posts SET message = $3 WHERE channel = $1 AND number = $2",
        daily.channel,
        number,
        message
    )
    .execute(&mut *connection)
    .await?;
    put_off(connection, daily, Some(next)).await
}

/// Sets when the next daily puzzle of a channel is due, or (`None`) ends them. Returns whether the channel
/// still wanted one.
pub(super) async fn put_off(
    connection: &mut Connection,
    daily: &DailyPuzzle,
    until: Option<Timestamp>,
) -> Result<bool, StoreError> {
    let done = match until.map(Timestamp::as_millisecond) {
        Some(due) => {
            query!("UPDATE daily_puzzles SET due = $2 WHERE channel = $1", daily.channel, due)
                .execute(connection)
                .await?
        }
        None => {
            query!("DELETE FROM daily_puzzles WHERE channel = $1", daily.channel).execute(connection).await?
        }
    };
    Ok(done.rows_affected() > 0)
}
