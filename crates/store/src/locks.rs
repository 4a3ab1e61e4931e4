//! What a transaction holds until its end, so that what it has read there is still so when it writes.
//!
//! In this file one transaction writes at a time, so a lock here only touches its row. A database in which many write at
//! once makes the second one wait at that row. So that no two wait for each other, all take what they need in this order:
//! the message that was heard, then locks of servers, games, records and whispers, then rows of tables in the order of their ids,
//! then locks of members in the order of their ids.

use super::database::Connection;

/// Something that two transactions must not decide by at the same time.
#[derive(Clone, Copy, Debug)]
pub(super) enum Lock<'a> {
    /// What is settled for a server, and how many tables it has.
    Server(&'a str),
    /// The order in which the games of a kind have ended, by which they are rated.
    Game(&'a str),
    /// The tables that came from the record of this check.
    Record(&'a str),
    /// The id of the next whisper.
    Whispers,
    /// What is noted of Discord's shards, and when the next may introduce itself.
    Shards,
    /// What a member has chosen and owes, and how much they have of whatever is limited.
    Member(&'a str),
}

/// Takes a lock until the end of the transaction; the module says in which order.
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
