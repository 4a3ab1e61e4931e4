//! Tables imported from records.

use super::commit;
use super::database::Connection;
use super::heard::hear;
use super::locks::{Lock, lock};
use super::members::know;
use super::outbox_entry::queue;
use super::room::{self, Fits, Room};
use super::{Cause, Created, FORMER, OutboxEntry, Store, StoreError, rows};
use jiff::Timestamp;
use liege_table::{Player, Table, guest_name};
use std::collections::HashMap;

/// The name of forgotten members in a record.
const SOMEBODY: &str = "somebody";

/// The importer of a record, with their limits.
#[derive(Clone, Copy, Debug)]
pub struct Importer<'a> {
    /// The member; `None` if the administrator of the data imports it.
    pub member: Option<&'a str>,
    /// The id of the message that asked for it.
    pub heard: Option<&'a str>,
    /// The limits on the number of tables.
    pub room: Room,
    /// The tables that were known to have come from the same record, if the decision depended on them.
    pub known: Option<&'a [i64]>,
    /// The number of records that they may import (0 is unlimited), and the time since which they are
    /// counted.
    pub most: (u32, Timestamp),
}

impl<'a> Importer<'a> {
    /// The administrator of the data, who has no limits.
    #[must_use]
    pub fn keeper() -> Importer<'a> {
        Importer {
            member: None,
            heard: None,
            room: Room::default(),
            known: None,
            most: (0, Timestamp::UNIX_EPOCH),
        }
    }
}

impl Store {
    /// Stores a table that came from a record, with everybody whom it names, and queues its announcements, in
    /// one transaction.
    ///
    /// # Errors
    /// Returns an error for a table that did not come from a record, and the errors of the database.
    pub async fn bring_in(
        &self,
        table: &Table,
        people: &[Player],
        announcements: &[OutboxEntry],
        by: Importer<'_>,
        now: Timestamp,
    ) -> Result<Created, StoreError> {
        let no_record = || StoreError::Broken { table: 0, what: "it did not come from a record".to_owned() };
        let origin = table.origin().ok_or_else(no_record)?;
        // An invited member has as much time to take a seat as at any table.
        let table = &table.clone().opened_anew(now);
        let mut transaction = self.write().await?;
        if !hear(&mut transaction, by.heard, now).await? {
            return Ok(Created::HeardBefore);
        }
        lock(&mut transaction, Lock::Record(&origin.digest)).await?;
        match room::fits(&mut transaction, table, &Cause::Asked, (&by.room, None)).await? {
            Fits::Yes => {}
            Fits::Full(full) => return Ok(Created::Full(full)),
            Fits::Stale => return Ok(Created::Stale),
        }
        if let Some(known) = by.known
            && imported(&mut transaction, &origin.digest).await? != known
        {
            return Ok(Created::Stale);
        }
        let (most, since) = by.most;
        if let Some(member) = by.member
            && most > 0
            && imports_of(&mut transaction, member, since).await? >= u64::from(most)
        {
            return Ok(Created::Stale);
        }
        for player in people {
            know(&mut transaction, player, now).await?;
        }
        let id = commit::insert(&mut transaction, table, now).await?;
        let (digest, at) = (origin.digest.as_str(), now.as_millisecond());
        let origin = serde_json::to_string(origin).unwrap_or_else(|_| "{}".to_owned());
        query!(
            "INSERT INTO imports (table_id, digest, origin, member, at) VALUES ($1, $2, $3, $4, $5)",
            id,
            digest,
            origin,
            by.member,
            at
        )
        .execute(&mut *transaction)
        .await?;
        queue(&mut transaction, id, announcements, now).await?;
        let shown = rows::shown(&mut transaction, id).await?;
        transaction.commit().await?;
        Ok(Created::Done(self.created(table, id, shown)))
    }

    /// The names of people by their ids. A guest's name is part of the id; an unknown person's name is the id
    /// itself.
    pub async fn names_of(&self, ids: &[String]) -> Result<HashMap<String, String>, StoreError> {
        let mut names = HashMap::new();
        for id in ids {
            let name = match guest_name(id) {
                Some(name) => Some(name),
                None if id.starts_with(FORMER) => Some(SOMEBODY.to_owned()),
                None => self.member(id).await?.map(|member| member.name),
            };
            names.insert(id.clone(), name.filter(|name| !name.is_empty()).unwrap_or_else(|| id.clone()));
        }
        Ok(names)
    }

    /// The number of records that a member has imported since a time.
    pub async fn imports_of(&self, member: &str, since: Timestamp) -> Result<u64, StoreError> {
        imports_of(&mut self.inner.readers.acquire().await?, member, since).await
    }
}

async fn imported(connection: &mut Connection, digest: &str) -> Result<Vec<i64>, StoreError> {
    let ids = query_scalar!(
        r#"SELECT table_id AS "table!: i64" FROM imports WHERE digest = $1 ORDER BY table_id"#,
        digest
    )
    .fetch_all(connection)
    .await?;
    Ok(ids)
}

async fn imports_of(connection: &mut Connection, member: &str, since: Timestamp) -> Result<u64, StoreError> {
    let since = since.as_millisecond();
    let count = query_scalar!(
        r#"SELECT count(*) AS "count!: i64" FROM imports WHERE member = $1 AND at >= $2"#,
        member,
        since
    )
    .fetch_one(connection)
    .await?;
    Ok(u64::try_from(count).unwrap_or(0))
}
