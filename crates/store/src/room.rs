//! Checks that there is room for a new table, and that the facts it was decided by still hold. They run in
//! the transaction that stores the table, so that nobody creates more by being quick.

use super::database::Connection;
use super::locks::{Lock, lock};
use super::{Cause, Store, StoreError};
use liege_table::{Chair, Status, Table};
use std::collections::BTreeSet;

/// Limits on the number of tables that have not ended; 0 is unlimited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Room {
    /// The limit for one host.
    pub of_host: u32,
    /// The limit for the server.
    pub on_server: u32,
    /// The limit for the server's tables that wait for players.
    pub waiting: u32,
}

/// The limit that is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Full {
    /// Tables of the host.
    Host,
    /// Tables of the server.
    Server,
    /// Tables of the server that wait for players.
    Waiting,
}

/// A host's open tables and challenges, as they were seen when it was decided that the host may have more.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HostSeen {
    /// The ids of the people whom they invite.
    pub people: Vec<String>,
    /// The tables for which they look for players.
    pub seeks: Vec<i64>,
    /// Their challenges, and the challenges that wait for an answer of the people whom they invite.
    pub challenges: Vec<i64>,
}

impl Store {
    /// The limit that a new table of a host on a server would exceed (`waits`: it waits for players); `None`
    /// if there is room.
    pub async fn full(
        &self,
        room: &Room,
        (host, server): (&str, Option<&str>),
        waits: bool,
    ) -> Result<Option<Full>, StoreError> {
        full(&mut self.inner.readers.acquire().await?, room, (host, server), waits).await
    }

    /// The open tables and challenges of a host who invites these people.
    pub async fn host_seen(&self, host: &str, people: &[String]) -> Result<HostSeen, StoreError> {
        seen(&mut self.inner.readers.acquire().await?, host, people).await
    }
}

/// Whether a table may still be created.
pub(super) enum Fits {
    Yes,
    /// There is no room for it.
    Full(Full),
    /// The facts that it was decided by have changed.
    Stale,
}

/// Whether a new table may be stored. The facts checked here stay true until the end of the transaction.
pub(super) async fn fits(
    connection: &mut Connection,
    table: &Table,
    cause: &Cause,
    (room, known): (&Room, Option<&HostSeen>),
) -> Result<Fits, StoreError> {
    let (host, server) = (table.host().id.as_str(), table.venue().server.as_deref());
    if let Some(server) = server {
        lock(connection, Lock::Server(server)).await?;
    }
    let invited = known.into_iter().flat_map(|known| &known.people).map(String::as_str);
    let sitting = table.chairs().iter().filter_map(Chair::person).map(|player| player.id.as_str());
    for member in invited.chain(sitting).chain([host]).collect::<BTreeSet<_>>() {
        lock(connection, Lock::Member(member)).await?;
    }
    let waits = table.status() == Status::Lobby;
    if (waits || table.status() == Status::Playing)
        && let Some(full) = full(connection, room, (host, server), waits).await?
    {
        return Ok(Fits::Full(full));
    }
    if let Some(known) = known
        && seen(connection, host, &known.people).await? != *known
    {
        return Ok(Fits::Stale);
    }
    if let Cause::Rematch(of) = cause
        && rematch_of(connection, *of).await?.is_some()
    {
        return Ok(Fits::Stale);
    }
    Ok(Fits::Yes)
}

async fn full(
    connection: &mut Connection,
    room: &Room,
    (host, server): (&str, Option<&str>),
    waits: bool,
) -> Result<Option<Full>, StoreError> {
    let no_more = |most: u32, there: i64| most > 0 && there >= i64::from(most);
    let hosted = query_scalar!(
        r#"SELECT count(*) AS "hosted!: i64" FROM tables WHERE host = $1 AND status IN ('lobby', 'playing')"#,
        host
    )
    .fetch_one(&mut *connection)
    .await?;
    if no_more(room.of_host, hosted) {
        return Ok(Some(Full::Host));
    }
    let Some(server) = server else { return Ok(None) };
    let there = query!(
        { unfinished: i64, waiting: i64 },
        r#"SELECT count(*) AS "unfinished!: i64", count(*) FILTER (WHERE status = 'lobby') AS "waiting!: i64"
           FROM tables WHERE server = $1 AND status IN ('lobby', 'playing')"#,
        server
    )
    .fetch_one(connection)
    .await?;
    Ok(if no_more(room.on_server, there.unfinished) {
        Some(Full::Server)
    } else if waits && no_more(room.waiting, there.waiting) {
        Some(Full::Waiting)
    } else {
        None
    })
}

async fn seen(connection: &mut Connection, host: &str, people: &[String]) -> Result<HostSeen, StoreError> {
    // The first of the two conditions matches the index of hosts.
    let seeks = query_scalar!(
        r#"SELECT t.id AS "id!: i64" FROM tables t JOIN lobbies l ON l.table_id = t.id
           WHERE t.host = $1 AND t.status IN ('lobby', 'playing') AND t.status = 'lobby'
             AND l.sought IS NOT NULL ORDER BY t.id"#,
        host
    )
    .fetch_all(&mut *connection)
    .await?;
    let mut challenges = query_scalar!(
        r#"SELECT id AS "id!: i64" FROM challenges WHERE challenger = $1 AND state = 'open'"#,
        host
    )
    .fetch_all(&mut *connection)
    .await?;
    for person in people {
        let waiting = query_scalar!(
            r#"SELECT c.id AS "id!: i64" FROM challenges c JOIN challenge_tables t ON t.challenge = c.id
               WHERE c.state = 'open' AND c.anyone = 0
                 AND t.table_id IN (SELECT table_id FROM seats
                                    WHERE member = $1 AND status = 'lobby' AND state = 'invited')"#,
            person
        )
        .fetch_all(&mut *connection)
        .await?;
        challenges.extend(waiting);
    }
    challenges.sort_unstable();
    challenges.dedup();
    Ok(HostSeen { people: people.to_vec(), seeks, challenges })
}

/// The table that was created as a rematch, unless it was abandoned.
async fn rematch_of(connection: &mut Connection, table: i64) -> Result<Option<i64>, StoreError> {
    let next = query_scalar!(
        "SELECT r.next FROM rematches r JOIN tables t ON t.id = r.next
         WHERE r.table_id = $1 AND t.status <> 'abandoned'",
        table
    )
    .fetch_optional(connection)
    .await?;
    Ok(next)
}
