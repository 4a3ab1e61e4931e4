//! Links that let a browser play for a member at a table, and the browsers that used one.
//!
//! A link counts once and for a short time. The browser that uses it gets a secret of its own, which counts until the game
//! is over, the member holds no seat there any more, or the member ends it.

use super::database::Connection;
use super::{BearerSecret, Store, StoreError};
use jiff::Timestamp;

/// The most browsers that play for a member at one table; the one that came first gives way to another.
pub const MOST_BROWSERS: i64 = 5;

impl Store {
    /// Stores a link to the seats of a member who is known already ([`Store::meet`]), which can be used until a time.
    pub async fn make_seat_link(
        &self,
        link: &BearerSecret,
        (member, table): (&str, i64),
        until: Timestamp,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let (hash, until, at) = (link.hash(), until.as_millisecond(), now.as_millisecond());
        let mut transaction = self.write().await?;
        query!("DELETE FROM seat_links WHERE until <= $1", at).execute(&mut *transaction).await?;
        query!(
            "INSERT INTO seat_links (hash, member, table_id, made, until) VALUES ($1, $2, $3, $4, $5)",
            hash,
            member,
            table,
            at,
            until
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await
    }

    /// Uses a link up, and gives the browser that used it a secret of its own. Returns the member; `None`: the link leads to
    /// another table, or counts no longer, and nothing is changed.
    pub async fn use_seat_link(
        &self,
        link: &BearerSecret,
        table: i64,
        browser: &BearerSecret,
        now: Timestamp,
    ) -> Result<Option<String>, StoreError> {
        let (hash, own, at) = (link.hash(), browser.hash(), now.as_millisecond());
        let mut transaction = self.write().await?;
        let member = query_scalar!(
            "DELETE FROM seat_links WHERE hash = $1 AND table_id = $2 AND until > $3 RETURNING member",
            hash,
            table,
            at
        )
        .fetch_optional(&mut *transaction)
        .await?;
        let Some(member) = member else { return Ok(None) };
        let others = MOST_BROWSERS - 1;
        query!(
            "DELETE FROM seat_links WHERE member = $1 AND table_id = $2 AND until IS NULL AND hash NOT IN (
                 SELECT hash FROM seat_links WHERE member = $1 AND table_id = $2 AND until IS NULL
                 ORDER BY made DESC, hash LIMIT $3)",
            member,
            table,
            others
        )
        .execute(&mut *transaction)
        .await?;
        query!(
            "INSERT INTO seat_links (hash, member, table_id, made, until) VALUES ($1, $2, $3, $4, NULL)",
            own,
            member,
            table,
            at
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(Some(member))
    }

    /// The member for whom a browser plays at a table.
    pub async fn member_of_browser(
        &self,
        browser: &BearerSecret,
        table: i64,
    ) -> Result<Option<String>, StoreError> {
        let hash = browser.hash();
        let member = query_scalar!(
            "SELECT member FROM seat_links WHERE hash = $1 AND table_id = $2 AND until IS NULL",
            hash,
            table
        );
        Ok(member.fetch_optional(&self.inner.readers).await?)
    }

    /// Ends what one browser may do.
    pub async fn drop_browser(&self, browser: &BearerSecret) -> Result<(), StoreError> {
        let hash = browser.hash();
        let mut transaction = self.write().await?;
        query!("DELETE FROM seat_links WHERE hash = $1 AND until IS NULL", hash)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await
    }

    /// Ends all links and browsers of a member. Returns whether there were any.
    pub async fn drop_seat_links(&self, member: &str) -> Result<bool, StoreError> {
        let mut transaction = self.write().await?;
        let gone =
            query!("DELETE FROM seat_links WHERE member = $1", member).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(gone.rows_affected() > 0)
    }
}

/// Ends all links and browsers at a table: its game is over.
pub(super) async fn end(connection: &mut Connection, table: i64) -> Result<(), StoreError> {
    query!("DELETE FROM seat_links WHERE table_id = $1", table).execute(connection).await?;
    Ok(())
}

/// Ends the links and browsers of those who hold no seat at a table any more.
pub(super) async fn end_without_seat(connection: &mut Connection, table: i64) -> Result<(), StoreError> {
    query!(
        "DELETE FROM seat_links WHERE table_id = $1 AND NOT EXISTS (
             SELECT 1 FROM seats AS s
             WHERE s.table_id = seat_links.table_id AND s.member = seat_links.member AND s.state = 'held')",
        table
    )
    .execute(connection)
    .await?;
    Ok(())
}
