//! Displays of the state of tables that are kept up to date: the standing messages of channels, the names of
//! threads.
//!
//! Nothing is queued for them: the due edits follow from when tables last changed, so that many changes lead
//! to one edit, and one more is always harmless.

use super::{Store, StoreError};
use jiff::{SignedDuration, Timestamp};
use liege_words::Language;

/// The age after which a change is no longer worth showing in a thread.
const NEWS: SignedDuration = SignedDuration::from_hours(14 * 24);

/// The standing message of a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingMessage {
    /// The channel.
    pub channel: String,
    /// Its server.
    pub server: String,
    /// The language it is written in.
    pub language: Language,
    /// The id of the message, if it was posted.
    pub message: Option<String>,
    /// Its text.
    pub text: String,
    /// Whether there was an attempt to post or edit it.
    pub tried: bool,
    /// Whether it is still wanted.
    pub kept: bool,
}

/// A table whose thread may have something to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreadState {
    /// The table.
    pub table: i64,
    /// The state that the thread shows; `None` if it is new.
    pub state: Option<String>,
}

impl Store {
    /// Starts or ends (`language` is `None`) the standing message of a channel.
    pub async fn keep_standing_message(
        &self,
        channel: &str,
        server: &str,
        language: Option<Language>,
    ) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        match language.map(Language::code) {
            Some(language) => {
                query!(
                    "INSERT INTO standing_messages (channel, server, language) VALUES ($1, $2, $3)
                     ON CONFLICT (channel) DO UPDATE SET language = excluded.language, kept = 1, looked = 0",
                    channel,
                    server,
                    language
                )
                .execute(&mut *transaction)
                .await?
            }
            None => {
                query!("UPDATE standing_messages SET kept = 0 WHERE channel = $1", channel)
                    .execute(&mut *transaction)
                    .await?
            }
        };
        transaction.commit().await
    }

    /// Changes the language of a server's recurring messages: standing messages, daily puzzles.
    pub async fn speak_in(&self, server: &str, language: Language) -> Result<(), StoreError> {
        let language = language.code();
        let mut transaction = self.write().await?;
        query!(
            "UPDATE standing_messages SET language = $2, looked = 0 WHERE server = $1 AND language <> $2",
            server,
            language
        )
        .execute(&mut *transaction)
        .await?;
        query!("UPDATE daily_puzzles SET language = $2 WHERE server = $1", server, language)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await
    }

    /// Whether a channel has a standing message.
    pub async fn has_standing_message(&self, channel: &str) -> Result<bool, StoreError> {
        let kept = query_scalar!("SELECT kept FROM standing_messages WHERE channel = $1", channel);
        Ok(kept.fetch_optional(&self.inner.readers).await?.is_some_and(|kept| kept != 0))
    }

    /// The standing messages that may have something new to say and were not tried since a time; at most `limit`.
    pub async fn standing_messages_due(
        &self,
        tried: Timestamp,
        limit: u32,
    ) -> Result<Vec<StandingMessage>, StoreError> {
        let (tried, limit) = (tried.as_millisecond(), i64::from(limit));
        let (shards, elsewhere) = self.inner.left_alone.elsewhere();
        let rows = query!(
            {
                channel: String, server: String, language: String, message: Option<String>, text: String,
                tried: i64, kept: i64,
            },
            "SELECT s.channel, s.server, s.language, s.message, s.text, s.tried, s.kept FROM standing_messages s
             WHERE s.tried <= $1 AND (s.kept = 0 OR s.message IS NULL OR s.looked = 0
                 OR EXISTS (SELECT 1 FROM tables t WHERE t.channel = s.channel AND t.changed > s.looked))
               AND replace($3, ',' || (s.home % $4) || ',', '') = $3
             ORDER BY s.tried, s.channel LIMIT $2",
            tried,
            limit,
            elsewhere,
            shards
        )
        .fetch_all(&self.inner.readers)
        .await?;
        let messages = rows.into_iter().map(|row| StandingMessage {
            channel: row.channel,
            server: row.server,
            language: Language::of_locale(&row.language).unwrap_or_default(),
            message: row.message,
            text: row.text,
            tried: row.tried != 0,
            kept: row.kept != 0,
        });
        Ok(messages.collect())
    }

    /// Notes the message id and the text of a standing message (as it was read), the time up to which it
    /// shows changes, and when it may be tried again. One whose language has been changed meanwhile is still
    /// due.
    pub async fn note_standing_message(
        &self,
        standing: &StandingMessage,
        (message, text): (Option<&str>, &str),
        (looked, tried): (Timestamp, Timestamp),
    ) -> Result<(), StoreError> {
        let (looked, tried) = (looked.as_millisecond(), tried.as_millisecond());
        let (channel, language) = (standing.channel.as_str(), standing.language.code());
        let mut transaction = self.write().await?;
        query!(
            "UPDATE standing_messages SET message = $2, text = $3, tried = $5,
                 looked = CASE WHEN language = $6 THEN CAST($4 AS BIGINT) ELSE 0 END
             WHERE channel = $1",
            channel,
            message,
            text,
            looked,
            tried,
            language
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await
    }

    /// Forgets a standing message, unless somebody wants it again.
    pub async fn drop_standing_message(&self, channel: &str) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        query!("DELETE FROM standing_messages WHERE channel = $1 AND kept = 0", channel)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await
    }

    /// The tables whose threads are due, at most `limit`: those that have changed since the last look and
    /// whose threads were not tried since a time, and those that ended before another time and whose threads
    /// are still open.
    pub async fn threads_due(
        &self,
        now: Timestamp,
        tried: Timestamp,
        over: Timestamp,
        limit: u32,
    ) -> Result<Vec<ThreadState>, StoreError> {
        let news = now.saturating_sub(NEWS).unwrap_or(Timestamp::MIN).as_millisecond();
        let (tried, over, limit) = (tried.as_millisecond(), over.as_millisecond(), i64::from(limit));
        let (shards, elsewhere) = self.inner.left_alone.elsewhere();
        let rows = query!(
            { id: i64, state: Option<String> },
            r#"SELECT t.id AS "id!", s.state AS "state?" FROM tables t LEFT JOIN thread_states s ON s.table_id = t.id
               WHERE t.changed > $1 AND t.thread IS NOT NULL AND coalesce(s.tried, 0) <= $2
                 AND (t.changed > coalesce(s.looked, 0) OR (s.state = 'over' AND t.changed <= $3))
                 AND replace($5, ',' || (t.home % $6) || ',', '') = $5
               ORDER BY t.id LIMIT $4"#,
            news,
            tried,
            over,
            limit,
            elsewhere,
            shards
        )
        .fetch_all(&self.inner.readers)
        .await?;
        Ok(rows.into_iter().map(|row| ThreadState { table: row.id, state: row.state }).collect())
    }

    /// Notes what a table's thread shows, the time up to which it shows changes, and when it may be tried
    /// again.
    pub async fn note_thread(
        &self,
        table: i64,
        state: &str,
        (looked, tried): (Timestamp, Timestamp),
    ) -> Result<(), StoreError> {
        let (looked, tried) = (looked.as_millisecond(), tried.as_millisecond());
        let mut transaction = self.write().await?;
        query!(
            "INSERT INTO thread_states (table_id, state, looked, tried) VALUES ($1, $2, $3, $4)
             ON CONFLICT (table_id) DO UPDATE SET state = excluded.state, looked = excluded.looked,
                 tried = excluded.tried",
            table,
            state,
            looked,
            tried
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await
    }
}
