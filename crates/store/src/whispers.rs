//! Whispers between the seats of a table. They are kept with it and never edited; the member who got one may
//! report it, once, and the administrators can then read it.
//!
//! Ids grow with time but are not consecutive: nobody can tell from the ids of their own whispers how many
//! others exchange. People are shown another number, which counts the whispers that they have received
//! themselves.

use super::heard::hear;
use super::locks::{Lock, lock};
use super::members::know;
use super::outbox_entry::queue;
use super::rows::{self, time};
use super::sealing::{Columns, of_whisper};
use super::{OutboxEntry, Store, StoreError};
use jiff::Timestamp;
use liege_game::Seat;
use liege_table::{Player, Table};
use rand::Rng;

/// A whisper to be stored.
#[derive(Clone, Copy, Debug)]
pub struct NewWhisper<'a> {
    /// The table.
    pub table: &'a Table,
    /// The member who writes it.
    pub author: &'a Player,
    /// The seat they write as.
    pub from: Seat,
    /// The seat it is for.
    pub to: Seat,
    /// Its text.
    pub text: &'a str,
}

/// A stored whisper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whisper {
    /// The id: it grows with time, with random gaps, and is unique among all tables.
    pub id: i64,
    /// The table.
    pub table: i64,
    /// The member who wrote it.
    pub author: Player,
    /// The id of the seat it is from.
    pub from: String,
    /// The id of the seat it is for.
    pub to: String,
    /// The member who held that seat when it was written.
    pub recipient: Option<Player>,
    /// Its text.
    pub text: String,
    /// When it was written.
    pub at: Timestamp,
    /// The report, if the whisper was reported.
    pub complaint: Option<Complaint>,
}

/// The report of a whisper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// The member who reported it.
    pub by: Player,
    /// When it was reported.
    pub at: Timestamp,
    /// The reason, in the member's words.
    pub reason: Option<String>,
}

/// A key that identifies a whisper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhisperKey<'a> {
    /// Its id.
    Id(i64),
    /// A member, and the number that the whisper has among those that they have received.
    Received(&'a str, i64),
}

/// A selection of whispers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhichWhispers<'a> {
    /// The last `limit` that a member has written or received at a table, with ids below `before` (`None` for
    /// the last of all), the oldest first. A whisper is between two people: a later holder of a seat can't
    /// read earlier whispers from it or to it.
    Of {
        /// The table's id.
        table: i64,
        /// The member's id.
        member: &'a str,
        /// The id below which whispers are selected.
        before: Option<i64>,
        /// The largest number of whispers.
        limit: u32,
    },
    /// Those that were reported, in the order of the reports.
    Reported,
}

/// The outcome of storing a whisper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Whispered {
    /// It is stored for good, with its id.
    Done(Box<Whisper>),
    /// The message behind it was handled before; nothing is stored.
    HeardBefore,
}

/// A row of `notes` with the names of its people.
struct WhisperRow {
    id: i64,
    table_id: i64,
    author: String,
    author_name: String,
    from_seat: String,
    to_seat: String,
    recipient: Option<String>,
    recipient_name: Option<String>,
    text: String,
    sealed: Option<Vec<u8>>,
    sealed_by: Option<String>,
    at: i64,
    reported_by: Option<String>,
    reporter_name: Option<String>,
    reported_at: Option<i64>,
    reason: Option<String>,
}

impl Store {
    fn whisper_of(&self, row: WhisperRow) -> Result<Whisper, StoreError> {
        let complaint = row.reported_by.zip(row.reported_at).map(|(id, at)| Complaint {
            by: Player { id, name: row.reporter_name.unwrap_or_default() },
            at: time(at),
            reason: row.reason,
        });
        let recipient = row.recipient.map(|id| Player { id, name: row.recipient_name.unwrap_or_default() });
        let text = self.opened((row.text, row.sealed, row.sealed_by), &of_whisper(row.id))?;
        Ok(Whisper {
            id: row.id,
            table: row.table_id,
            author: Player { id: row.author, name: row.author_name },
            from: row.from_seat,
            to: row.to_seat,
            recipient,
            text,
            at: time(row.at),
            complaint,
        })
    }
}

impl Store {
    /// Stores a whisper and queues its announcements, in one transaction. `announce` is called with the
    /// whisper and its id. `heard` is the id of the message that asked for it; each message is handled only
    /// once.
    pub async fn write_whisper(
        &self,
        new: &NewWhisper<'_>,
        announce: impl FnOnce(&Whisper) -> Vec<OutboxEntry> + Send,
        heard: Option<&str>,
        now: Timestamp,
    ) -> Result<Whispered, StoreError> {
        let (table, game, at) = (new.table.id(), new.table.game(), now.as_millisecond());
        let (from, to) = (rows::seat_id(game, new.from), rows::seat_id(game, new.to));
        let mut transaction = self.write().await?;
        if !hear(&mut transaction, heard, now).await? {
            return Ok(Whispered::HeardBefore);
        }
        know(&mut transaction, new.author, now).await?;
        let recipient = new.table.holder(new.to);
        if let Some(recipient) = recipient {
            know(&mut transaction, recipient, now).await?;
        }
        lock(&mut transaction, Lock::Whispers).await?;
        let recipient_id = recipient.map(|player| player.id.as_str());
        let last =
            query_scalar!(r#"SELECT max(id) AS "last: i64" FROM notes"#).fetch_one(&mut *transaction).await?;
        let id = next_id(last.unwrap_or(0), now);
        let Columns { text, sealed, sealed_by } = self.sealed(new.text, &of_whisper(id));
        query!(
            "INSERT INTO notes (id, table_id, author, from_seat, to_seat, recipient, text, at, sealed, sealed_by)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
            id,
            table,
            new.author.id,
            from,
            to,
            recipient_id,
            text,
            at,
            sealed,
            sealed_by
        )
        .execute(&mut *transaction)
        .await?;
        let note = Whisper {
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
        Ok(Whispered::Done(Box::new(note)))
    }

    /// Returns one whisper.
    pub async fn whisper(&self, key: WhisperKey<'_>) -> Result<Option<Whisper>, StoreError> {
        let id = match key {
            WhisperKey::Id(id) => id,
            WhisperKey::Received(member, number) => match self.received(member, number).await? {
                Some(id) => id,
                None => return Ok(None),
            },
        };
        let row = query_as!(
            WhisperRow,
            r#"SELECT n.id, n.table_id, n.author, a.name AS author_name, n.from_seat, n.to_seat, n.recipient,
                      t.name AS "recipient_name?", n.text, n.sealed, n.sealed_by, n.at, n.reported_by, r.name AS "reporter_name?",
                      n.reported_at, n.reason
               FROM notes n JOIN members a ON a.id = n.author LEFT JOIN members t ON t.id = n.recipient
                   LEFT JOIN members r ON r.id = n.reported_by
               WHERE n.id = $1"#,
            id
        )
        .fetch_optional(&self.inner.readers)
        .await?;
        row.map(|row| self.whisper_of(row)).transpose()
    }

    /// The number of whispers that a member had received, at all tables, up to the one with this id. The
    /// member knows the whisper by that number.
    pub async fn number_of_whisper(&self, recipient: &str, id: i64) -> Result<i64, StoreError> {
        let number = query_scalar!(
            r#"SELECT count(*) AS "number!: i64" FROM notes WHERE recipient = $1 AND id <= $2"#,
            recipient,
            id
        )
        .fetch_one(&self.inner.readers)
        .await?;
        Ok(number)
    }

    /// The id of the whisper that a member knows by this number; `None` if they have not received as many.
    async fn received(&self, recipient: &str, number: i64) -> Result<Option<i64>, StoreError> {
        let Some(before) = number.checked_sub(1).filter(|before| *before >= 0) else { return Ok(None) };
        let id = query_scalar!(
            r#"SELECT id AS "id!: i64" FROM notes WHERE recipient = $1 ORDER BY id LIMIT 1 OFFSET $2"#,
            recipient,
            before
        )
        .fetch_optional(&self.inner.readers)
        .await?;
        Ok(id)
    }

    /// Returns the whispers of a selection.
    pub async fn whispers(&self, which: WhichWhispers<'_>) -> Result<Vec<Whisper>, StoreError> {
        match which {
            WhichWhispers::Of { table, member, before, limit } => {
                self.whispers_of(table, member, before, limit).await
            }
            WhichWhispers::Reported => self.reported_whispers().await,
        }
    }

    async fn whispers_of(
        &self,
        table: i64,
        member: &str,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<Whisper>, StoreError> {
        let (before, limit) = (before.unwrap_or(i64::MAX), i64::from(limit));
        let mut rows = query_as!(
            WhisperRow,
            r#"SELECT n.id, n.table_id, n.author, a.name AS author_name, n.from_seat, n.to_seat, n.recipient,
                      t.name AS "recipient_name?", n.text, n.sealed, n.sealed_by, n.at, n.reported_by, r.name AS "reporter_name?",
                      n.reported_at, n.reason
               FROM notes n JOIN members a ON a.id = n.author LEFT JOIN members t ON t.id = n.recipient
                   LEFT JOIN members r ON r.id = n.reported_by
               WHERE n.table_id = $1 AND n.id < $2 AND (n.author = $3 OR n.recipient = $3)
               ORDER BY n.id DESC LIMIT $4"#,
            table,
            before,
            member,
            limit
        )
        .fetch_all(&self.inner.readers)
        .await?;
        rows.reverse();
        rows.into_iter().map(|row| self.whisper_of(row)).collect()
    }

    /// When a member wrote the whisper at a table after which they wrote `others` more; `None` if they have
    /// not written as many.
    pub async fn whisper_time(
        &self,
        table: i64,
        author: &str,
        others: u32,
    ) -> Result<Option<Timestamp>, StoreError> {
        let others = i64::from(others);
        let at = query_scalar!(
            r#"SELECT at AS "at!: i64" FROM notes WHERE table_id = $1 AND author = $2
               ORDER BY at DESC, id DESC LIMIT 1 OFFSET $3"#,
            table,
            author,
            others
        )
        .fetch_optional(&self.inner.readers)
        .await?;
        Ok(at.map(time))
    }

    /// Notes that a whisper is reported, and queues the announcements, in one transaction. Returns `false`,
    /// with nothing stored, if the whisper does not exist or was reported before.
    pub async fn report_whisper(
        &self,
        id: i64,
        by: &Player,
        reason: Option<&str>,
        announcements: &[OutboxEntry],
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let at = now.as_millisecond();
        let mut transaction = self.write().await?;
        know(&mut transaction, by, now).await?;
        let table = query_scalar!(
            "UPDATE notes SET reported_by = $2, reported_at = $3, reason = $4
             WHERE id = $1 AND reported_at IS NULL
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

    async fn reported_whispers(&self) -> Result<Vec<Whisper>, StoreError> {
        let rows = query_as!(
            WhisperRow,
            r#"SELECT n.id, n.table_id, n.author, a.name AS author_name, n.from_seat, n.to_seat, n.recipient,
                      t.name AS "recipient_name?", n.text, n.sealed, n.sealed_by, n.at, n.reported_by, r.name AS "reporter_name?",
                      n.reported_at, n.reason
               FROM notes n JOIN members a ON a.id = n.author LEFT JOIN members t ON t.id = n.recipient
                   LEFT JOIN members r ON r.id = n.reported_by
               WHERE n.reported_at IS NOT NULL
               ORDER BY n.reported_at, n.id"#
        )
        .fetch_all(&self.inner.readers)
        .await?;
        rows.into_iter().map(|row| self.whisper_of(row)).collect()
    }
}

/// The id of the whisper after the one with id `last`: the time in milliseconds, so that ids grow, with
/// twelve random bits, so that they are not consecutive. JavaScript's numbers hold it exactly (53 bits).
fn next_id(last: i64, now: Timestamp) -> i64 {
    /// 2025-01-01T00:00:00Z.
    const SINCE: i64 = 1_735_689_600_000;
    const BITS: u32 = 12;
    let random = || i64::from(rand::rng().next_u32() >> (u32::BITS - BITS));
    let by_time = (now.as_millisecond().saturating_sub(SINCE).max(0) << BITS) | random();
    // Two whispers in one millisecond, or a clock that was put back.
    if by_time > last { by_time } else { last.saturating_add(1).saturating_add(random()) }
}
