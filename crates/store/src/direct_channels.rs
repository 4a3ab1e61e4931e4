//! Direct channels, in which a member and the bot write to each other privately.

use super::{Store, StoreError};
use jiff::Timestamp;

/// The age at which `seen` is written again, in milliseconds. A precision of days is enough.
const SEEN_EVERY: i64 = 60 * 60 * 1000;

impl Store {
    /// Notes that something was said in the direct channel with a member, by either; nothing is written when
    /// nothing is new. An unknown member is ignored: call [`Store::meet`] first.
    pub async fn note_direct(&self, member: &str, channel: &str, now: Timestamp) -> Result<(), StoreError> {
        let now = now.as_millisecond();
        let known = query!(
            { channel: String, seen: i64 },
            "SELECT channel, seen FROM direct_channels WHERE member = $1", member
        )
        .fetch_optional(&self.inner.readers)
        .await?;
        if known.is_some_and(|known| known.channel == channel && now - known.seen < SEEN_EVERY) {
            return Ok(());
        }
        let mut transaction = self.write().await?;
        query!(
            "INSERT INTO direct_channels (member, channel, seen) SELECT id, $2, $3 FROM members WHERE id = $1
             ON CONFLICT (member) DO UPDATE SET channel = excluded.channel, seen = excluded.seen",
            member,
            channel,
            now
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await
    }

    /// The direct channels of members who may have something to say, and of those with whom something was
    /// said after `since`. The first sit at a table that has not ended or are its host, are invited to one or
    /// asked to take a seat over, or have an open challenge. At most `limit`; the former come first, then the
    /// most recent.
    pub async fn direct_channels(&self, since: Timestamp, limit: u32) -> Result<Vec<String>, StoreError> {
        let (since, limit) = (since.as_millisecond(), i64::from(limit));
        Ok(query_scalar!(
            "WITH concerned (member) AS (
                 SELECT member FROM seats
                 WHERE member IS NOT NULL AND table_id IN (SELECT id FROM tables WHERE status IN ('lobby', 'playing'))
                 UNION SELECT host FROM tables WHERE status IN ('lobby', 'playing')
                 UNION SELECT challenger FROM challenges WHERE state = 'open'
                 UNION SELECT asked FROM actions
                 WHERE asked IS NOT NULL
                   AND table_id IN (SELECT id FROM tables WHERE status IN ('lobby', 'playing'))
             )
             SELECT channel FROM direct_channels
             WHERE seen >= $1 OR member IN (SELECT member FROM concerned)
             ORDER BY member IN (SELECT member FROM concerned) DESC, seen DESC LIMIT $2",
            since,
            limit
        )
        .fetch_all(&self.inner.readers)
        .await?)
    }
}
