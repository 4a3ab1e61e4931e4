//! Members who follow a game that they do not play.

use super::database::Connection;
use super::locks::{Lock, lock};
use super::{Store, StoreError};

/// The most games that a member may follow at once.
pub const MOST_FOLLOWED: i64 = 50;
/// The most members who may follow a game.
pub const MOST_FOLLOWERS: i64 = 200;

/// A member who follows a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Follows {
    /// The table.
    pub table: i64,
    /// The member's id.
    pub member: String,
    /// Whether they are told of every turn, and not of the end alone.
    pub turns: bool,
}

/// The outcome of a wish to follow a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FollowMade {
    /// It is stored.
    Yes,
    /// The member follows [`MOST_FOLLOWED`] games.
    Full,
    /// [`MOST_FOLLOWERS`] members follow the game.
    Crowded,
}

struct FollowRow {
    table_id: i64,
    member: String,
    turns: i64,
}

impl From<FollowRow> for Follows {
    fn from(row: FollowRow) -> Follows {
        Follows { table: row.table_id, member: row.member, turns: row.turns != 0 }
    }
}

impl Store {
    /// Notes that a member who is known already ([`Store::meet`]) follows a game.
    pub async fn follow(&self, member: &str, table: i64, turns: bool) -> Result<FollowMade, StoreError> {
        let turns = i64::from(turns);
        let mut transaction = self.write().await?;
        lock(&mut transaction, Lock::Member(member)).await?;
        let others = query_scalar!(
            r#"SELECT count(*) AS "count!: i64" FROM follows WHERE member = $1 AND table_id <> $2"#,
            member,
            table
        )
        .fetch_one(&mut *transaction)
        .await?;
        if others >= MOST_FOLLOWED {
            return Ok(FollowMade::Full);
        }
        let beside = query_scalar!(
            r#"SELECT count(*) AS "count!: i64" FROM follows WHERE table_id = $1 AND member <> $2"#,
            table,
            member
        )
        .fetch_one(&mut *transaction)
        .await?;
        if beside >= MOST_FOLLOWERS {
            return Ok(FollowMade::Crowded);
        }
        query!(
            "INSERT INTO follows (member, table_id, turns) VALUES ($1, $2, $3)
             ON CONFLICT (member, table_id) DO UPDATE SET turns = excluded.turns",
            member,
            table,
            turns
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(FollowMade::Yes)
    }

    /// Notes that a member no longer follows a game; whether they did.
    pub async fn unfollow(&self, member: &str, table: i64) -> Result<bool, StoreError> {
        let mut transaction = self.write().await?;
        let gone = query!("DELETE FROM follows WHERE member = $1 AND table_id = $2", member, table)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(gone.rows_affected() > 0)
    }

    /// The games that a member follows and that are not over, in the order of their tables.
    pub async fn followed_by(&self, member: &str) -> Result<Vec<Follows>, StoreError> {
        let rows = query_as!(
            FollowRow,
            "SELECT table_id, member, turns FROM follows WHERE member = $1 ORDER BY table_id",
            member
        )
        .fetch_all(&self.inner.readers)
        .await?;
        Ok(rows.into_iter().map(Follows::from).collect())
    }

    /// The members who follow a game.
    pub async fn followers_of(&self, table: i64) -> Result<Vec<Follows>, StoreError> {
        let rows = query_as!(
            FollowRow,
            "SELECT table_id, member, turns FROM follows WHERE table_id = $1 ORDER BY member",
            table
        )
        .fetch_all(&self.inner.readers)
        .await?;
        Ok(rows.into_iter().map(Follows::from).collect())
    }
}

/// Ends what members follow at a table: its game is over.
pub(super) async fn end(connection: &mut Connection, table: i64) -> Result<(), StoreError> {
    query!("DELETE FROM follows WHERE table_id = $1", table).execute(connection).await?;
    Ok(())
}
