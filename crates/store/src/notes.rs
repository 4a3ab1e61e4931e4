//! Members' own notes at a table. Nobody else can read them, and their authors can delete them.

use super::heard::hear;
use super::locks::{Lock, lock};
use super::rows::time;
use super::sealing::{Columns, of_note};
use super::{Store, StoreError};
use jiff::Timestamp;

/// A member's own note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Its number among the member's at the table, from 1. Deleting others does not change it.
    pub number: i64,
    /// Its text.
    pub text: String,
    /// When it was written.
    pub at: Timestamp,
}

/// The outcome of storing a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteSaved {
    /// It is stored, under this number.
    Done(i64),
    /// The member has the largest allowed number of notes at the table.
    Full,
    /// The message behind it was handled before; nothing is stored.
    HeardBefore,
}

impl Store {
    /// Stores a member's own note at a table, where they may have `most`. `heard` is the id of the message
    /// that asked for it; each message is handled only once.
    pub async fn add_note(
        &self,
        table: i64,
        member: &str,
        text: &str,
        most: u32,
        heard: Option<&str>,
        now: Timestamp,
    ) -> Result<NoteSaved, StoreError> {
        let (at, most) = (now.as_millisecond(), i64::from(most));
        let Columns { text, sealed, sealed_by } = self.sealed(text, &of_note(table, member));
        let mut transaction = self.write().await?;
        if !hear(&mut transaction, heard, now).await? {
            return Ok(NoteSaved::HeardBefore);
        }
        lock(&mut transaction, Lock::Member(member)).await?;
        let number = query_scalar!(
            r#"INSERT INTO jottings (table_id, member, number, text, at, sealed, sealed_by)
               SELECT $1, $2, 1 + coalesce(max(number), 0), $3, $4, $6, $7 FROM jottings
                WHERE table_id = $1 AND member = $2
               HAVING count(*) < $5
               RETURNING number AS "number!: i64""#,
            table,
            member,
            text,
            at,
            most,
            sealed,
            sealed_by
        )
        .fetch_optional(&mut *transaction)
        .await?;
        let Some(number) = number else { return Ok(NoteSaved::Full) };
        transaction.commit().await?;
        Ok(NoteSaved::Done(number))
    }

    /// A member's own notes at a table, the oldest first.
    pub async fn own_notes(&self, table: i64, member: &str) -> Result<Vec<Note>, StoreError> {
        let rows = query!(
            { number: i64, text: String, at: i64, sealed: Option<Vec<u8>>, sealed_by: Option<String> },
            r#"SELECT number AS "number!: i64", text, at, sealed, sealed_by FROM jottings
               WHERE table_id = $1 AND member = $2 ORDER BY number"#,
            table,
            member
        )
        .fetch_all(&self.inner.readers)
        .await?;
        let place = of_note(table, member);
        rows.into_iter()
            .map(|row| {
                let text = self.opened((row.text, row.sealed, row.sealed_by), &place)?;
                Ok(Note { number: row.number, text, at: time(row.at) })
            })
            .collect()
    }

    /// Deletes a member's note with this number at a table (`None`: all of theirs there). Returns the number
    /// of deleted notes.
    pub async fn delete_notes(
        &self,
        table: i64,
        member: &str,
        number: Option<i64>,
    ) -> Result<u64, StoreError> {
        let mut transaction = self.write().await?;
        let deleted = query!(
            "DELETE FROM jottings WHERE table_id = $1 AND member = $2 AND (CAST($3 AS BIGINT) IS NULL OR number = $3)",
            table,
            member,
            number
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(deleted.rows_affected())
    }
}
