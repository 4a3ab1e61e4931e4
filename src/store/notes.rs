//! Private notes between the seats of a table. They are kept with it and never edited; who got one may
//! report it, once, and the administrators then read it.

use super::commit::{hear, know, queue};
use super::rows::{self, time};
use super::{Announcement, Store, StoreError};
use crate::game::{Seat, SeatSet};
use crate::table::{Player, Table};
use jiff::Timestamp;

/// A note to be stored.
#[derive(Clone, Copy, Debug)]
pub struct NewNote<'a> {
    /// The table.
    pub table: &'a Table,
    /// Who writes it.
    pub author: &'a Player,
    /// The seat they write as.
    pub from: Seat,
    /// The seat it is for.
    pub to: Seat,
    /// What it says.
    pub text: &'a str,
}

/// A stored note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The id: grows with time, unique among all tables.
    pub id: i64,
    /// The table.
    pub table: i64,
    /// Who wrote it.
    pub author: Player,
    /// The id of the seat it is from.
    pub from: String,
    /// The id of the seat it is for.
    pub to: String,
    /// Who held that seat when it was written.
    pub recipient: Option<Player>,
    /// What it says.
    pub text: String,
    /// When it was written.
    pub at: Timestamp,
    /// That it was reported, if it was.
    pub complaint: Option<Complaint>,
}

/// That a note was reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// Who reported it.
    pub by: Player,
    /// When.
    pub at: Timestamp,
    /// Why, in their words.
    pub reason: Option<String>,
}

/// What became of a new note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Noted {
    /// It is stored for good, with its id.
    Done(Box<Note>),
    /// The message behind it was obeyed before; nothing is stored.
    HeardBefore,
}

/// A row of `notes` with the names of its people.
struct NoteRow {
    id: i64,
    table_id: i64,
    author: String,
    author_name: String,
    from_seat: String,
    to_seat: String,
    recipient: Option<String>,
    recipient_name: Option<String>,
    text: String,
    at: i64,
    reported_by: Option<String>,
    reporter_name: Option<String>,
    reported_at: Option<i64>,
    reason: Option<String>,
}

impl From<NoteRow> for Note {
    fn from(row: NoteRow) -> Note {
        let complaint = row.reported_by.zip(row.reported_at).map(|(id, at)| Complaint {
            by: Player { id, name: row.reporter_name.unwrap_or_default() },
            at: time(at),
            reason: row.reason,
        });
        let recipient = row.recipient.map(|id| Player { id, name: row.recipient_name.unwrap_or_default() });
        Note {
            id: row.id,
            table: row.table_id,
            author: Player { id: row.author, name: row.author_name },
            from: row.from_seat,
            to: row.to_seat,
            recipient,
            text: row.text,
            at: time(row.at),
            complaint,
        }
    }
}

impl Store {
    /// Stores a note and queues what must be announced of it, in one transaction. `announce` is given the
    /// note with its id; `heard`: the id of the message that asked for it, which is obeyed only once.
    pub async fn write_note(
        &self,
        new: &NewNote<'_>,
        announce: impl FnOnce(&Note) -> Vec<Announcement> + Send,
        heard: Option<&str>,
        now: Timestamp,
    ) -> Result<Noted, StoreError> {
        let (table, game, at) = (new.table.id(), new.table.game(), now.as_millisecond());
        let (from, to) = (rows::seat_id(game, new.from), rows::seat_id(game, new.to));
        let mut transaction = self.write().await?;
        if !hear(&mut transaction, heard, now).await? {
            return Ok(Noted::HeardBefore);
        }
        know(&mut transaction, new.author, now).await?;
        let recipient = new.table.holder(new.to);
        if let Some(recipient) = recipient {
            know(&mut transaction, recipient, now).await?;
        }
        let recipient_id = recipient.map(|player| player.id.as_str());
        let id = sqlx::query_scalar!(
            r#"INSERT INTO notes (table_id, author, from_seat, to_seat, recipient, text, at)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) RETURNING id AS "id!: i64""#,
            table,
            new.author.id,
            from,
            to,
            recipient_id,
            new.text,
            at
        )
        .fetch_one(&mut *transaction)
        .await?;
        let note = Note {
            id,
            table,
            author: new.author.clone(),
            from: from.to_owned(),
            to: to.to_owned(),
            recipient: recipient.cloned(),
            text: new.text.to_owned(),
            at: time(at),
            complaint: None,
        };
        queue(&mut transaction, table, &announce(&note), now).await?;
        transaction.commit().await?;
        Ok(Noted::Done(Box::new(note)))
    }

    /// A note.
    pub async fn note(&self, id: i64) -> Result<Option<Note>, StoreError> {
        let row = sqlx::query_as!(
            NoteRow,
            r#"SELECT n.id, n.table_id, n.author, a.name AS author_name, n.from_seat, n.to_seat, n.recipient,
                      t.name AS "recipient_name?", n.text, n.at, n.reported_by, r.name AS "reporter_name?",
                      n.reported_at, n.reason
               FROM notes n JOIN members a ON a.id = n.author LEFT JOIN members t ON t.id = n.recipient
                   LEFT JOIN members r ON r.id = n.reported_by
               WHERE n.id = ?1"#,
            id
        )
        .fetch_optional(&self.inner.readers)
        .await?;
        Ok(row.map(Note::from))
    }

    /// The last `limit` notes from or to one of `seats` at a table, with ids below `before` (`None`: the
    /// last of all), oldest first.
    pub async fn notes_of(
        &self,
        table: &Table,
        seats: SeatSet,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<Note>, StoreError> {
        let ids: Vec<&str> = seats.iter().map(|seat| rows::seat_id(table.game(), seat)).collect();
        let seats = serde_json::Value::from(ids).to_string();
        let (table, before) = (table.id(), before.unwrap_or(i64::MAX));
        let mut rows = sqlx::query_as!(
            NoteRow,
            r#"SELECT n.id, n.table_id, n.author, a.name AS author_name, n.from_seat, n.to_seat, n.recipient,
                      t.name AS "recipient_name?", n.text, n.at, n.reported_by, r.name AS "reporter_name?",
                      n.reported_at, n.reason
               FROM notes n JOIN members a ON a.id = n.author LEFT JOIN members t ON t.id = n.recipient
                   LEFT JOIN members r ON r.id = n.reported_by
               WHERE n.table_id = ?1 AND n.id < ?2
                 AND (n.from_seat IN (SELECT value FROM json_each(?3))
                      OR n.to_seat IN (SELECT value FROM json_each(?3)))
               ORDER BY n.id DESC LIMIT ?4"#,
            table,
            before,
            seats,
            limit
        )
        .fetch_all(&self.inner.readers)
        .await?;
        rows.reverse();
        Ok(rows.into_iter().map(Note::from).collect())
    }

    /// How many notes a member has written at a table since a time.
    pub async fn notes_written_since(
        &self,
        table: i64,
        author: &str,
        since: Timestamp,
    ) -> Result<u64, StoreError> {
        let since = since.as_millisecond();
        let written = sqlx::query_scalar!(
            r#"SELECT count(*) AS "written!: i64" FROM notes WHERE table_id = ?1 AND author = ?2 AND at >= ?3"#,
            table,
            author,
            since
        )
        .fetch_one(&self.inner.readers)
        .await?;
        Ok(u64::try_from(written).unwrap_or(0))
    }

    /// When a member wrote the note at a table after which they have written `others` more; `None` if
    /// they have not written so many.
    pub async fn note_time(
        &self,
        table: i64,
        author: &str,
        others: u32,
    ) -> Result<Option<Timestamp>, StoreError> {
        let at = sqlx::query_scalar!(
            r#"SELECT at AS "at!: i64" FROM notes WHERE table_id = ?1 AND author = ?2
               ORDER BY at DESC, id DESC LIMIT 1 OFFSET ?3"#,
            table,
            author,
            others
        )
        .fetch_optional(&self.inner.readers)
        .await?;
        Ok(at.map(time))
    }

    /// Notes that a note is reported, and queues what must be announced of it, in one transaction; `false`,
    /// with nothing stored, if there is no such note or it was reported before.
    pub async fn report_note(
        &self,
        id: i64,
        by: &Player,
        reason: Option<&str>,
        announcements: &[Announcement],
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let at = now.as_millisecond();
        let mut transaction = self.write().await?;
        know(&mut transaction, by, now).await?;
        let table = sqlx::query_scalar!(
            "UPDATE notes SET reported_by = ?2, reported_at = ?3, reason = ?4
             WHERE id = ?1 AND reported_at IS NULL
             RETURNING table_id",
            id,
            by.id,
            at,
            reason
        )
        .fetch_optional(&mut *transaction)
        .await?;
        let Some(table) = table else { return Ok(false) };
        queue(&mut transaction, table, announcements, now).await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// The notes that were reported, the first reported first.
    pub async fn reported(&self) -> Result<Vec<Note>, StoreError> {
        let rows = sqlx::query_as!(
            NoteRow,
            r#"SELECT n.id, n.table_id, n.author, a.name AS author_name, n.from_seat, n.to_seat, n.recipient,
                      t.name AS "recipient_name?", n.text, n.at, n.reported_by, r.name AS "reporter_name?",
                      n.reported_at, n.reason
               FROM notes n JOIN members a ON a.id = n.author LEFT JOIN members t ON t.id = n.recipient
                   LEFT JOIN members r ON r.id = n.reported_by
               WHERE n.reported_at IS NOT NULL
               ORDER BY n.reported_at, n.id"#
        )
        .fetch_all(&self.inner.readers)
        .await?;
        Ok(rows.into_iter().map(Note::from).collect())
    }
}
