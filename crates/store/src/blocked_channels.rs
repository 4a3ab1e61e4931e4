//! Blocked channels: channels that refuse messages until somebody changes something. The delivery worker
//! sends their posts another way meanwhile.

use super::lost_channels::{DELETED, LEFT};
use super::outbox_entry::queue;
use super::rows::time;
use super::{OutboxEntry, Store, StoreError};
use jiff::Timestamp;

/// How long the bot leaves a blocked channel alone if it hears nothing of it, in milliseconds.
const ALONE: i64 = 60 * 60 * 1000;
/// The least time between two attempts at a blocked channel, in milliseconds, whatever is heard of it.
/// Discord bans a program that makes too many refused requests.
const BETWEEN: i64 = 5 * 1000;

/// A channel or thread that refuses messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockedChannel {
    /// The id of the channel or thread.
    pub place: String,
    /// When it was blocked.
    pub since: Timestamp,
    /// The reason that Discord gave.
    pub why: String,
}

/// Whether the bot tries to post to a blocked channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// It tries now.
    Now,
    /// It tries at this time: another attempt is under way, or has just failed.
    Soon(Timestamp),
    /// It does not try soon.
    NotYet,
}

/// A sign that a channel takes posts, or does not.
#[derive(Clone, Copy, Debug)]
pub enum ChannelNews<'a> {
    /// It has refused a post.
    Refused {
        /// The id of the channel or thread.
        place: &'a str,
        /// The reason.
        why: &'a str,
        /// The announcement to queue at a table, in the same transaction, if the channel was not blocked
        /// before or was blocked for another reason.
        notice: Option<(i64, &'a OutboxEntry)>,
    },
    /// It takes posts: it is back in service.
    Works(&'a str),
    /// Somebody speaks there: the next message tries it again.
    Spoken(&'a str),
    /// The bot's permissions on a server have changed: the blocked channels of its tables are tried again.
    RightsChanged(&'a str),
}

impl Store {
    /// Stores a sign of a channel. Returns for a refusal whether it is new, and for the others whether the
    /// channel was blocked.
    pub async fn note_channel(&self, news: ChannelNews<'_>, now: Timestamp) -> Result<bool, StoreError> {
        match news {
            ChannelNews::Refused { place, why, notice } => self.refused((place, why), notice, now).await,
            // This is called for every message seen in a channel, so it must not write each time.
            ChannelNews::Works(place) => match self.blocked(place).await? {
                Some(_) => self.unblock(place).await,
                None => Ok(false),
            },
            ChannelNews::Spoken(place) => {
                let blocked = self.blocked(place).await?;
                if blocked.is_some() {
                    self.reopen(place, now).await?;
                }
                Ok(blocked.is_some())
            }
            ChannelNews::RightsChanged(server) => self.reopen_server(server, now).await,
        }
    }

    /// The blocked channel, if this one is blocked, and whether the bot tries it. If it tries now, the
    /// attempt is noted as begun.
    pub async fn try_channel(
        &self,
        place: &str,
        now: Timestamp,
    ) -> Result<Option<(BlockedChannel, Attempt)>, StoreError> {
        let Some(blocked) = self.blocked(place).await? else { return Ok(None) };
        let gone = blocked.why == LEFT || blocked.why == DELETED;
        let attempt = if gone { Attempt::NotYet } else { self.attempt(place, now).await? };
        Ok(Some((blocked, attempt)))
    }

    async fn refused(
        &self,
        (place, why): (&str, &str),
        notice: Option<(i64, &OutboxEntry)>,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let at = now.as_millisecond();
        let again = at.saturating_add(ALONE);
        let mut transaction = self.write().await?;
        let known = query_scalar!("SELECT why FROM parked WHERE place = $1", place)
            .fetch_optional(&mut *transaction)
            .await?;
        let news = known.is_none_or(|known| known != why && known != LEFT && known != DELETED);
        query!(
            "INSERT INTO parked (place, since, why, again) VALUES ($1, $2, $3, $4)
             ON CONFLICT (place) DO UPDATE SET why = excluded.why, again = excluded.again, tried = excluded.since
             WHERE parked.why NOT IN ('left', 'deleted')",
            place,
            at,
            why,
            again
        )
        .execute(&mut *transaction)
        .await?;
        if let Some((table, notice)) = notice.filter(|_| news) {
            queue(&mut transaction, table, std::slice::from_ref(notice), now).await?;
        }
        transaction.commit().await?;
        Ok(news)
    }

    async fn unblock(&self, place: &str) -> Result<bool, StoreError> {
        let mut transaction = self.write().await?;
        let unparked =
            query!("DELETE FROM parked WHERE place = $1", place).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(unparked.rows_affected() > 0)
    }

    async fn blocked(&self, place: &str) -> Result<Option<BlockedChannel>, StoreError> {
        let row = query!(
            { place: String, since: i64, why: String },
            "SELECT place, since, why FROM parked WHERE place = $1", place
        )
        .fetch_optional(&self.inner.readers)
        .await?;
        Ok(row.map(|row| BlockedChannel { place: row.place, since: time(row.since), why: row.why }))
    }

    async fn attempt(&self, place: &str, now: Timestamp) -> Result<Attempt, StoreError> {
        let now = now.as_millisecond();
        let next = now.saturating_add(BETWEEN);
        let mut transaction = self.write().await?;
        let again = query_scalar!("SELECT again FROM parked WHERE place = $1", place)
            .fetch_optional(&mut *transaction)
            .await?;
        let Some(again) = again.filter(|again| *again > now) else {
            // Posts of several tables may be about to go there: only one of them tries.
            query!("UPDATE parked SET tried = $2, again = $3 WHERE place = $1", place, now, next)
                .execute(&mut *transaction)
                .await?;
            transaction.commit().await?;
            return Ok(Attempt::Now);
        };
        Ok(if again <= next { Attempt::Soon(time(again)) } else { Attempt::NotYet })
    }

    async fn reopen(&self, place: &str, now: Timestamp) -> Result<(), StoreError> {
        let now = now.as_millisecond();
        let shut = query_scalar!(
            "SELECT again FROM parked
             WHERE place = $1 AND again > $2 AND again > tried + $3 AND why NOT IN ('left', 'deleted')",
            place,
            now,
            BETWEEN
        )
        .fetch_optional(&self.inner.readers)
        .await?;
        if shut.is_none() {
            return Ok(());
        }
        let mut transaction = self.write().await?;
        query!(
            "UPDATE parked SET again = CASE WHEN tried + $3 > $2 THEN tried + $3 ELSE $2 END
             WHERE place = $1 AND why NOT IN ('left', 'deleted')",
            place,
            now,
            BETWEEN
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await
    }

    async fn reopen_server(&self, server: &str, now: Timestamp) -> Result<bool, StoreError> {
        let at = now.as_millisecond();
        let shut = query_scalar!(
            "SELECT place FROM parked
             WHERE again > $2 AND again > tried + $3 AND why NOT IN ('left', 'deleted')
               AND EXISTS (SELECT 1 FROM tables WHERE server = $1 AND (channel = place OR thread = place))",
            server,
            at,
            BETWEEN
        )
        .fetch_all(&self.inner.readers)
        .await?;
        for place in &shut {
            self.reopen(place, now).await?;
        }
        Ok(!shut.is_empty())
    }
}
