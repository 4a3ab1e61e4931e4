//! Private threads in which allies of a table talk.
//!
//! A row says what is wanted, and how far it has come; it is deleted with the thread's end. The thread's id is stored before
//! anybody is put into it, so that a crash leaves at most an empty thread.

use super::database::Connection;
use super::{Store, StoreError};
use jiff::Timestamp;

/// A private thread of allies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Council {
    /// Its id.
    pub id: i64,
    /// The table.
    pub table: i64,
    /// The ids of the allied seats, with a space between.
    pub seats: String,
    /// The thread, once it is opened.
    pub thread: Option<String>,
    /// Whether its first message was posted.
    pub greeted: bool,
    /// Whether something was tried before that failed.
    pub tried: bool,
    /// The ids of its members, in their order, and whether each was put into the thread.
    pub members: Vec<(String, bool)>,
}

impl Council {
    /// The thread, if its members can talk there.
    #[must_use]
    pub fn open(&self) -> Option<&str> {
        self.thread.as_deref().filter(|_| self.greeted)
    }

    /// Whether these are its members, whatever their order.
    #[must_use]
    pub fn is_of(&self, members: &[String]) -> bool {
        self.members.len() == members.len() && self.members.iter().all(|(member, _)| members.contains(member))
    }
}

/// A step that was done about a private thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CouncilNews<'a> {
    /// The thread was opened.
    Opened(&'a str),
    /// A member was put into it.
    Added(&'a str),
    /// Its first message was posted.
    Greeted,
    /// The alliance stands at this version of the table.
    Stands(i64),
    /// It is tried again, not before this time.
    Later(Timestamp),
    /// The thread is closed, or cannot be opened.
    Ended,
}

impl Store {
    /// Asks for the thread of allied seats, with these members, at a table of this version; `asker` is one of them. If there is
    /// such a thread, it is returned as it is, and the asker is put into it once more, in case they have left it.
    pub async fn ask_for_council(
        &self,
        (table, version): (i64, i64),
        seats: &str,
        members: &[String],
        asker: &str,
    ) -> Result<Option<Council>, StoreError> {
        let mut transaction = self.write().await?;
        let new = query_scalar!(
            r#"INSERT INTO councils (table_id, seats, checked) VALUES ($1, $2, $3)
               ON CONFLICT (table_id, seats) DO NOTHING RETURNING id AS "id!: i64""#,
            table,
            seats,
            version
        )
        .fetch_optional(&mut *transaction)
        .await?;
        if let Some(council) = new {
            for member in members {
                query!("INSERT INTO council_members (council, member) VALUES ($1, $2)", council, member)
                    .execute(&mut *transaction)
                    .await?;
            }
        } else {
            query!(
                "UPDATE council_members SET added = 0 WHERE member = $3 AND council IN
                     (SELECT id FROM councils WHERE table_id = $1 AND seats = $2 AND greeted = 1)",
                table,
                seats,
                asker
            )
            .execute(&mut *transaction)
            .await?;
        }
        let council = query_scalar!(
            r#"SELECT id AS "id!: i64" FROM councils WHERE table_id = $1 AND seats = $2"#,
            table,
            seats
        )
        .fetch_optional(&mut *transaction)
        .await?;
        let council = match council {
            Some(id) => read(&mut transaction, id).await?,
            None => None,
        };
        transaction.commit().await?;
        Ok(council)
    }

    /// A private thread by its id; `None` if it has ended.
    pub async fn council(&self, id: i64) -> Result<Option<Council>, StoreError> {
        let mut connection = self.inner.readers.acquire().await?;
        read(&mut connection, id).await
    }

    /// The private threads about which there is something to do; at most `limit`.
    pub async fn councils_due(&self, now: Timestamp, limit: u32) -> Result<Vec<Council>, StoreError> {
        let (now, limit) = (now.as_millisecond(), i64::from(limit));
        let (shards, elsewhere) = self.inner.left_alone.elsewhere();
        let mut connection = self.inner.readers.acquire().await?;
        let due = query!(
            { id: i64 },
            r#"SELECT c.id AS "id!: i64" FROM councils AS c JOIN tables AS t ON t.id = c.table_id
               WHERE c.tried <= $1 AND (c.greeted = 0 OR t.version <> c.checked
                   OR EXISTS (SELECT 1 FROM council_members AS m WHERE m.council = c.id AND m.added = 0))
                 AND replace($3, ',' || (t.home % $4) || ',', '') = $3
               ORDER BY c.tried, c.id LIMIT $2"#,
            now,
            limit,
            elsewhere,
            shards
        )
        .fetch_all(&mut connection)
        .await?;
        let mut councils = Vec::with_capacity(due.len());
        for row in due {
            councils.extend(read(&mut connection, row.id).await?);
        }
        Ok(councils)
    }

    /// Notes what was done about a private thread.
    pub async fn note_council(&self, id: i64, news: CouncilNews<'_>) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        match news {
            CouncilNews::Opened(thread) => {
                query!("UPDATE councils SET thread = $2, tried = 0 WHERE id = $1", id, thread)
                    .execute(&mut *transaction)
                    .await?
            }
            CouncilNews::Added(member) => {
                query!("UPDATE council_members SET added = 1 WHERE council = $1 AND member = $2", id, member)
                    .execute(&mut *transaction)
                    .await?
            }
            CouncilNews::Greeted => {
                query!("UPDATE councils SET greeted = 1, tried = 0 WHERE id = $1", id)
                    .execute(&mut *transaction)
                    .await?
            }
            CouncilNews::Stands(version) => {
                query!("UPDATE councils SET checked = $2 WHERE id = $1", id, version)
                    .execute(&mut *transaction)
                    .await?
            }
            CouncilNews::Later(at) => {
                let at = at.as_millisecond();
                query!("UPDATE councils SET tried = $2 WHERE id = $1", id, at)
                    .execute(&mut *transaction)
                    .await?
            }
            CouncilNews::Ended => {
                query!("DELETE FROM council_members WHERE council = $1", id)
                    .execute(&mut *transaction)
                    .await?;
                query!("DELETE FROM councils WHERE id = $1", id).execute(&mut *transaction).await?
            }
        };
        transaction.commit().await
    }

    /// Forgets a private thread that was deleted. Most threads are none, so this does not write each time.
    pub async fn forget_council(&self, thread: &str) -> Result<(), StoreError> {
        let found = query_scalar!("SELECT id FROM councils WHERE thread = $1", thread)
            .fetch_optional(&self.inner.readers)
            .await?;
        match found {
            Some(id) => self.note_council(id, CouncilNews::Ended).await,
            None => Ok(()),
        }
    }
}

async fn read(connection: &mut Connection, id: i64) -> Result<Option<Council>, StoreError> {
    let row = query!(
        { table_id: i64, seats: String, thread: Option<String>, greeted: i64, tried: i64 },
        "SELECT table_id, seats, thread, greeted, tried FROM councils WHERE id = $1",
        id
    )
    .fetch_optional(&mut *connection)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let members = query!(
        { member: String, added: i64 },
        "SELECT member, added FROM council_members WHERE council = $1 ORDER BY member",
        id
    )
    .fetch_all(connection)
    .await?;
    Ok(Some(Council {
        id,
        table: row.table_id,
        seats: row.seats,
        thread: row.thread,
        greeted: row.greeted != 0,
        tried: row.tried != 0,
        members: members.into_iter().map(|row| (row.member, row.added != 0)).collect(),
    }))
}
