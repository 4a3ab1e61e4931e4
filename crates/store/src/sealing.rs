//! Encryption of private notes and whispers in the data file, if the configuration has a key.

use super::database::Connection;
use super::heartbeat::note_meta;
use super::{Store, StoreError, schema};
use crate::note_keys::{NoteKeys, Sealed};
use serde_json::{Map, Value};
use std::sync::{Arc, PoisonError};

/// The key of the row in `meta` with the id of the key that encrypts everything; empty if nothing is
/// encrypted.
const KEY: &str = "note_key";

/// The place of a whisper, for its encryption.
pub(super) fn of_whisper(id: i64) -> String {
    format!("whisper {id}")
}

/// The place of a member's own note at a table, for its encryption.
pub(super) fn of_note(table: i64, member: &str) -> String {
    format!("note {table} {member}")
}

/// The values of the columns `text`, `sealed` and `sealed_by` for a text.
pub(super) struct Columns<'a> {
    pub(super) text: &'a str,
    pub(super) sealed: Option<Vec<u8>>,
    pub(super) sealed_by: Option<String>,
}

impl Store {
    /// Encrypts private notes and whispers with the first of these keys from now on. Stored ones that are not
    /// encrypted, or with another key, are encrypted anew at once; returns their number.
    ///
    /// # Errors
    /// Returns an error if none of the keys fits some of them. Nothing is changed then.
    pub async fn use_note_keys(&self, keys: NoteKeys) -> Result<usize, StoreError> {
        let before = self.note_key().await?;
        if let Some(unknown) = before.clone().filter(|key| !keys.has(key)) {
            return Err(StoreError::NoNoteKey(unknown));
        }
        let first = keys.first().map(str::to_owned);
        *self.inner.note_keys.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(keys);
        match &self.inner.writer {
            Some(_) if first != before => self.seal_anew(first).await,
            _ => Ok(0),
        }
    }

    /// The id of the key that encrypts everything, if one does.
    pub(super) async fn note_key(&self) -> Result<Option<String>, StoreError> {
        Ok(self.meta(KEY).await?.filter(|key| !key.is_empty()))
    }

    /// The column values for a text that belongs to a place.
    pub(super) fn sealed<'a>(&self, text: &'a str, place: &str) -> Columns<'a> {
        match self.note_keys().seal(text, place) {
            // The schema forbids an empty text.
            Some(Sealed { by, bytes }) => Columns { text: "*", sealed: Some(bytes), sealed_by: Some(by) },
            None => Columns { text, sealed: None, sealed_by: None },
        }
    }

    /// The text of stored column values.
    pub(super) fn opened(
        &self,
        (text, sealed, sealed_by): (String, Option<Vec<u8>>, Option<String>),
        place: &str,
    ) -> Result<String, StoreError> {
        let (Some(sealed), Some(by)) = (sealed, sealed_by) else { return Ok(text) };
        self.note_keys().open(&by, &sealed, place).ok_or(StoreError::NoNoteKey(by))
    }

    fn note_keys(&self) -> Arc<NoteKeys> {
        Arc::clone(&self.inner.note_keys.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Encrypts every stored text with the present keys, in one transaction.
    async fn seal_anew(&self, first: Option<String>) -> Result<usize, StoreError> {
        let whispers = query!(
            { id: i64, text: String, sealed: Option<Vec<u8>>, sealed_by: Option<String> },
            "SELECT id, text, sealed, sealed_by FROM notes WHERE sealed_by IS DISTINCT FROM $1 AND text <> ''",
            first
        )
        .fetch_all(&self.inner.readers)
        .await?;
        let notes = query!(
            {
                table_id: i64, member: String, number: i64, text: String, sealed: Option<Vec<u8>>,
                sealed_by: Option<String>,
            },
            "SELECT table_id, member, number, text, sealed, sealed_by FROM jottings
             WHERE sealed_by IS DISTINCT FROM $1",
            first
        )
        .fetch_all(&self.inner.readers)
        .await?;
        let count = whispers.len() + notes.len();
        let mut transaction = self.write().await?;
        // These rows are never edited otherwise. Here only their encryption changes.
        let guards = schema::lift_guards(&mut transaction).await?;
        for row in whispers {
            let place = of_whisper(row.id);
            let text = self.opened((row.text, row.sealed, row.sealed_by), &place)?;
            let Columns { text, sealed, sealed_by } = self.sealed(&text, &place);
            query!(
                "UPDATE notes SET text = $2, sealed = $3, sealed_by = $4 WHERE id = $1",
                row.id,
                text,
                sealed,
                sealed_by
            )
            .execute(&mut *transaction)
            .await?;
        }
        for row in notes {
            let place = of_note(row.table_id, &row.member);
            let text = self.opened((row.text, row.sealed, row.sealed_by), &place)?;
            let Columns { text, sealed, sealed_by } = self.sealed(&text, &place);
            query!(
                "UPDATE jottings SET text = $4, sealed = $5, sealed_by = $6
                 WHERE table_id = $1 AND member = $2 AND number = $3",
                row.table_id,
                row.member,
                row.number,
                text,
                sealed,
                sealed_by
            )
            .execute(&mut *transaction)
            .await?;
        }
        guards.set(&mut transaction).await?;
        note_meta(&mut transaction, KEY, first.unwrap_or_default()).await?;
        transaction.commit().await?;
        Ok(count)
    }

    /// Puts the decrypted texts into rows of `notes` or `jottings` that a member is given, in place of the
    /// stored values.
    pub(super) async fn open_rows(
        &self,
        connection: &mut Connection,
        (table, member): (&str, &str),
        rows: &mut [Value],
    ) -> Result<(), StoreError> {
        let number = |row: &Map<String, Value>, column| row.get(column).and_then(Value::as_i64).unwrap_or(0);
        for row in rows.iter_mut().filter_map(Value::as_object_mut) {
            let Some(by) = row.remove("sealed_by").and_then(|by| by.as_str().map(str::to_owned)) else {
                continue;
            };
            let (sealed, place) = match table {
                "notes" => {
                    let id = number(row, "id");
                    let sealed = query_scalar!("SELECT sealed FROM notes WHERE id = $1", id)
                        .fetch_one(&mut *connection)
                        .await?;
                    (sealed, of_whisper(id))
                }
                _ => {
                    let (table, number) = (number(row, "table_id"), number(row, "number"));
                    let sealed = query_scalar!(
                        "SELECT sealed FROM jottings WHERE table_id = $1 AND member = $2 AND number = $3",
                        table,
                        member,
                        number
                    )
                    .fetch_one(&mut *connection)
                    .await?;
                    (sealed, of_note(table, member))
                }
            };
            let text = self.opened((String::new(), sealed, Some(by)), &place)?;
            row.insert("text".to_owned(), Value::from(text));
        }
        Ok(())
    }
}
