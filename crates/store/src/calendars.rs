//! The private addresses of members' calendars. The secret of an address is stored nowhere: only its hash.

use super::{BearerSecret, Store, StoreError};
use jiff::Timestamp;

impl Store {
    /// Gives a member who is known already ([`Store::meet`]) a calendar; an address that they had before leads nowhere now.
    pub async fn make_calendar(
        &self,
        member: &str,
        secret: &BearerSecret,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let (hash, at) = (secret.hash(), now.as_millisecond());
        let mut transaction = self.write().await?;
        query!(
            "INSERT INTO calendars (member, hash, made) VALUES ($1, $2, $3)
             ON CONFLICT (member) DO UPDATE SET hash = excluded.hash, made = excluded.made",
            member,
            hash,
            at
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await
    }

    /// Takes a member's calendar away; whether they had one.
    pub async fn drop_calendar(&self, member: &str) -> Result<bool, StoreError> {
        let mut transaction = self.write().await?;
        let gone =
            query!("DELETE FROM calendars WHERE member = $1", member).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(gone.rows_affected() > 0)
    }

    /// The member whose calendar has this secret.
    pub async fn calendar_of(&self, secret: &BearerSecret) -> Result<Option<String>, StoreError> {
        let hash = secret.hash();
        let member = query_scalar!("SELECT member FROM calendars WHERE hash = $1", hash);
        Ok(member.fetch_optional(&self.inner.readers).await?)
    }
}
