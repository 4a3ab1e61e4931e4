//! Webhooks: addresses at which members are told of events by HTTP, and the messages still to be sent there.
//!
//! A message is queued in the transaction of the change that it reports, and leaves the queue when it has
//! arrived or was given up. This queue and the queue of posts do not wait for each other.

use super::database::Connection;
use super::hex::hex;
use super::outbox_entry::queue;
use super::rows::{stored, time};
use super::tokens::secret;
use super::{About, OutboxEntry, Store, StoreError};
use crate::secret::Secret;
use jiff::{SignedDuration, Timestamp};
use liege_table::Tiding;

/// The number of hooks that a member may have.
pub const MOST_HOOKS: i64 = 10;
/// The number of messages that may wait for one hook; beyond it the oldest are dropped.
const MOST_WAITING: i64 = 1_000;
/// How long the bot tries to deliver a message.
pub const HOOKS_TRIED_FOR: SignedDuration = SignedDuration::from_hours(24);

/// A webhook of a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hook {
    /// Its id.
    pub id: i64,
    /// The address.
    pub url: String,
    /// The events that it is told of.
    pub events: Vec<Tiding>,
    /// When it was made.
    pub made: Timestamp,
    /// The time since which no message has arrived there, if the last one failed.
    pub failed: Option<Timestamp>,
}

/// A message for a hook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HookPost {
    /// The row's id.
    pub id: i64,
    /// The hook's id.
    pub hook: i64,
    /// The id of the hook's owner.
    pub member: String,
    /// The address.
    pub url: String,
    /// The secret that signs it.
    pub secret: Secret,
    /// The message's id: it does not change between attempts, and no other message has it.
    pub message: String,
    /// The subject.
    pub about: About,
    /// The event: the word of a [`Tiding`].
    pub event: String,
    /// The number of actions at a table that everybody had seen then; the round of a contest.
    pub number: usize,
    /// When it was queued.
    pub queued: Timestamp,
    /// How many attempts were made.
    pub attempts: u32,
}

/// A hook as it is stored.
struct HookRow {
    id: i64,
    url: String,
    events: String,
    made: i64,
    failed: Option<i64>,
}

fn codes(events: &[Tiding]) -> String {
    events.iter().map(|event| event.code()).collect::<Vec<_>>().join(" ")
}

fn events(codes: &str) -> Vec<Tiding> {
    codes.split_whitespace().filter_map(Tiding::of_code).collect()
}

impl Store {
    /// Stores a webhook of a member. Returns its id and the secret that signs its messages, or `None` if the
    /// member has too many.
    pub async fn make_hook(
        &self,
        (member, token): (&str, i64),
        url: &str,
        events: &[Tiding],
        now: Timestamp,
    ) -> Result<Option<(i64, Secret)>, StoreError> {
        let (secret, events, at) = (secret(), codes(events), now.as_millisecond());
        let mut transaction = self.write().await?;
        let there = query_scalar!(r#"SELECT count(*) AS "count!: i64" FROM hooks WHERE member = $1"#, member)
            .fetch_one(&mut *transaction)
            .await?;
        if there >= MOST_HOOKS {
            return Ok(None);
        }
        let id = query_scalar!(
            r#"INSERT INTO hooks (member, token, url, events, secret, made) VALUES ($1, $2, $3, $4, $5, $6)
               RETURNING id AS "id!: i64""#,
            member,
            token,
            url,
            events,
            secret,
            at
        )
        .fetch_one(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(Some((id, Secret::new(secret))))
    }

    /// The webhooks of a member.
    pub async fn hooks_of(&self, member: &str) -> Result<Vec<Hook>, StoreError> {
        let rows = query_as!(
            HookRow,
            "SELECT id, url, events, made, failed FROM hooks WHERE member = $1 ORDER BY id",
            member
        )
        .fetch_all(&self.inner.readers)
        .await?;
        let hook = |row: HookRow| Hook {
            id: row.id,
            url: row.url,
            events: events(&row.events),
            made: time(row.made),
            failed: row.failed.map(time),
        };
        Ok(rows.into_iter().map(hook).collect())
    }

    /// Removes a hook of a member, with its waiting messages. Returns whether it existed.
    pub async fn remove_hook(&self, member: &str, id: i64) -> Result<bool, StoreError> {
        let mut transaction = self.write().await?;
        let gone = query!("DELETE FROM hooks WHERE member = $1 AND id = $2", member, id)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(gone.rows_affected() > 0)
    }

    /// The messages that may be sent now: the first of every hook, unless that has to wait, at most `limit`.
    /// Hooks belong to no server: of several processes that share the shards, the one that has the first
    /// shard sends them.
    pub(super) async fn hook_posts_due(&self, now: i64, limit: i64) -> Result<Vec<HookPost>, StoreError> {
        if !self.share().has_first() {
            return Ok(Vec::new());
        }
        let rows = query!(
            {
                id: i64, hook: i64, member: String, url: String, secret: String, message: String,
                table_id: Option<i64>, contest: Option<i64>, event: String, number: i64, queued: i64, attempts: i64,
            },
            "SELECT p.id, p.hook, h.member, h.url, h.secret, p.message, p.table_id, p.contest, p.event, p.number,
                    p.queued, p.attempts
             FROM hook_posts p JOIN hooks h ON h.id = p.hook
             WHERE p.id IN (SELECT min(id) FROM hook_posts GROUP BY hook) AND p.not_before <= $1
             ORDER BY p.id LIMIT $2",
            now,
            limit
        )
        .fetch_all(&self.inner.readers)
        .await?;
        let posts = rows.into_iter().filter_map(|row| {
            Some(HookPost {
                id: row.id,
                hook: row.hook,
                member: row.member,
                url: row.url,
                secret: Secret::new(row.secret),
                message: row.message,
                about: About::of(row.table_id, row.contest)?,
                event: row.event,
                number: usize::try_from(row.number).unwrap_or_default(),
                queued: time(row.queued),
                attempts: u32::try_from(row.attempts).unwrap_or(u32::MAX),
            })
        });
        Ok(posts.collect())
    }

    /// When the next message may be sent.
    pub(super) async fn next_hook_post(&self) -> Result<Option<i64>, StoreError> {
        if !self.share().has_first() {
            return Ok(None);
        }
        Ok(query_scalar!(
            r#"SELECT min(not_before) AS "at: i64" FROM hook_posts
               WHERE id IN (SELECT min(id) FROM hook_posts GROUP BY hook)"#
        )
        .fetch_one(&self.inner.readers)
        .await?)
    }
}

/// Queues the messages about a change for the hooks of the players of a table, or of the players and officials of a contest.
/// `tidings` says of which events a member is told. It is part of the change's own transaction.
pub(super) async fn tell(
    connection: &mut Connection,
    about: About,
    tidings: impl Fn(&str) -> Vec<(Tiding, usize)>,
    now: Timestamp,
) -> Result<(), StoreError> {
    let (table, contest) = about.ids();
    let hooks = query!(
        { id: i64, member: String, events: String },
        "SELECT id, member, events FROM hooks
         WHERE member IN (SELECT member FROM seats WHERE table_id = $1
                          UNION SELECT member FROM contest_members WHERE contest = $2
                          UNION SELECT organiser FROM contests WHERE id = $2)
         ORDER BY id",
        table,
        contest
    )
    .fetch_all(&mut *connection)
    .await?;
    if hooks.is_empty() {
        return Ok(());
    }
    let at = now.as_millisecond();
    for hook in hooks {
        let wanted = events(&hook.events);
        for (tiding, number) in tidings(&hook.member).into_iter().filter(|(event, _)| wanted.contains(event))
        {
            let (message, event, number) = (hex(&rand::random::<[u8; 16]>()), tiding.code(), stored(number));
            query!(
                "INSERT INTO hook_posts (hook, message, table_id, contest, event, number, queued, not_before)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $7)",
                hook.id,
                message,
                table,
                contest,
                event,
                number,
                at
            )
            .execute(&mut *connection)
            .await?;
        }
        // Nobody reads that many at once: a program that returns looks at the tables.
        query!(
            "DELETE FROM hook_posts
             WHERE hook = $1 AND id <= (SELECT max(id) FROM hook_posts WHERE hook = $1) - $2",
            hook.id,
            MOST_WAITING
        )
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// Notes that a message has arrived: it leaves the queue, and its hook works.
pub(super) async fn arrived(connection: &mut Connection, post: &HookPost) -> Result<bool, StoreError> {
    let gone = query!("DELETE FROM hook_posts WHERE id = $1", post.id).execute(&mut *connection).await?;
    query!("UPDATE hooks SET failed = NULL WHERE id = $1 AND failed IS NOT NULL", post.hook)
        .execute(&mut *connection)
        .await?;
    Ok(gone.rows_affected() > 0)
}

/// Puts a message off until a time.
pub(super) async fn put_off(
    connection: &mut Connection,
    post: &HookPost,
    until: Timestamp,
) -> Result<bool, StoreError> {
    let (until, attempts) = (until.as_millisecond(), i64::from(post.attempts) + 1);
    let noted = query!(
        "UPDATE hook_posts SET not_before = $2, attempts = $3 WHERE id = $1",
        post.id,
        until,
        attempts
    )
    .execute(&mut *connection)
    .await?;
    Ok(noted.rows_affected() > 0)
}

/// Gives a message up. This row tells its member, unless they know already that nothing arrives there.
pub(super) async fn give_up(
    connection: &mut Connection,
    post: &HookPost,
    row: &OutboxEntry,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let at = now.as_millisecond();
    let gone = query!("DELETE FROM hook_posts WHERE id = $1", post.id).execute(&mut *connection).await?;
    let first = query!("UPDATE hooks SET failed = $2 WHERE id = $1 AND failed IS NULL", post.hook, at)
        .execute(&mut *connection)
        .await?;
    if first.rows_affected() > 0 {
        queue(connection, post.about, std::slice::from_ref(row), now).await?;
    }
    Ok(gone.rows_affected() > 0)
}
