//! Locks that a transaction holds until its end, so that the values that it has read are still true when it
//! writes.
//!
//! In this file one transaction writes at a time, so a lock here only touches its row. A database in which
//! many write at once makes the second one wait at that row. So that no two wait for each other, all take
//! what they need in this order: the message that was heard, then locks of servers, games, records and
//! whispers, then rows of tables in the order of their ids, then locks of members in the order of their ids.

use super::database::Connection;

/// A value on which two transactions must not base decisions at the same time.
#[derive(Clone, Copy, Debug)]
pub(super) enum Lock<'a> {
    /// The settings of a server, and the number of its tables.
    Server(&'a str),
    /// The order in which the games of a kind have ended, by which they are rated.
    Game(&'a str),
    /// The tables that came from the record with this checksum.
    Record(&'a str),
    /// The id of the next whisper.
    Whispers,
    /// The notes about Discord's shards, and when the next may identify.
    Shards,
    /// A member's settings and deadlines, and the number of things that they may have only a few of.
    Member(&'a str),
}

/// Takes a lock until the end of the transaction. The module says in which order locks are taken.
pub(super) async fn lock(connection: &mut Connection, lock: Lock<'_>) -> Result<(), sqlx::Error> {
    let (kind, name) = match lock {
        Lock::Server(id) => ("server", id),
        Lock::Game(id) => ("game", id),
        Lock::Record(digest) => ("record", digest),
        Lock::Whispers => ("whispers", ""),
        // No server has such an id.
        Lock::Shards => ("server", "shards"),
        Lock::Member(id) => ("member", id),
    };
    query!(
        "INSERT INTO locks (kind, name) VALUES ($1, $2) ON CONFLICT (kind, name) DO UPDATE SET name = excluded.name",
        kind,
        name
    )
    .execute(connection)
    .await?;
    Ok(())
}
