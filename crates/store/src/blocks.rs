//! Members who want nothing to do with one another.

use super::locks::{Lock, lock};
use super::{Store, StoreError};
use jiff::Timestamp;
use std::collections::HashSet;

impl Store {
    /// Lets a member block another, or unblock them (`most` is `None`). A member may block `most` others.
    /// Returns whether the other is blocked now, or was blocked before.
    pub async fn set_block(
        &self,
        member: &str,
        blocked: &str,
        most: Option<u32>,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let mut transaction = self.write().await?;
        lock(&mut transaction, Lock::Member(member)).await?;
        if let Some(most) = most.map(i64::from) {
            let at = now.as_millisecond();
            query!(
                "INSERT INTO blocks (member, blocked, at)
                 SELECT $1, $2, $3 WHERE (SELECT count(*) FROM blocks WHERE member = $1) < $4
                 ON CONFLICT DO NOTHING",
                member,
                blocked,
                at,
                most
            )
            .execute(&mut *transaction)
            .await?;
        }
        let is = query_scalar!("SELECT at FROM blocks WHERE member = $1 AND blocked = $2", member, blocked)
            .fetch_optional(&mut *transaction)
            .await?;
        if most.is_none() {
            query!("DELETE FROM blocks WHERE member = $1 AND blocked = $2", member, blocked)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(is.is_some())
    }

    /// The ids of everybody whom a member has blocked or who has blocked that member. Nobody may be told
    /// which of the two blocked the other.
    pub async fn blocked_either_way(&self, member: &str) -> Result<HashSet<String>, StoreError> {
        let ids = query_scalar!(
            r#"SELECT blocked AS "id!: String" FROM blocks WHERE member = $1
               UNION SELECT member FROM blocks WHERE blocked = $1"#,
            member
        )
        .fetch_all(&self.inner.readers)
        .await?;
        Ok(ids.into_iter().collect())
    }
}
