//! Announcements, and the way in which they get into the outbox: in the transaction of the change that they
//! announce.

use super::StoreError;
use super::database::Connection;
use super::faults;
use super::rows::stored;
use crate::fault::Point;
use jiff::Timestamp;

/// A kind of announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OutboxKind {
    /// The message that announces a table and in which players join; its id is noted as the table's.
    Lobby,
    /// A thread is to be opened from the lobby message; its id is noted as the table's.
    Thread,
    /// A post where the table is played.
    Post,
    /// A message to one member, privately.
    Notice,
    /// The messages already posted about the action are to be brought up to date.
    Card,
}

impl OutboxKind {
    /// All kinds.
    pub const ALL: [OutboxKind; 5] =
        [OutboxKind::Lobby, OutboxKind::Thread, OutboxKind::Post, OutboxKind::Notice, OutboxKind::Card];

    /// The word that is stored.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            OutboxKind::Lobby => "lobby",
            OutboxKind::Thread => "thread",
            OutboxKind::Post => "post",
            OutboxKind::Notice => "notice",
            OutboxKind::Card => "card",
        }
    }

    /// The kind for a stored word.
    #[must_use]
    pub fn of_code(code: &str) -> Option<OutboxKind> {
        OutboxKind::ALL.into_iter().find(|kind| kind.code() == code)
    }
}

/// The subject of an announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum About {
    /// A table.
    Table(i64),
    /// A contest.
    Contest(i64),
}

impl About {
    /// Reads the columns of a row: one of them has a value.
    pub(super) fn of(table: Option<i64>, contest: Option<i64>) -> Option<About> {
        table.map(About::Table).or(contest.map(About::Contest))
    }

    /// Returns the columns of a row: the table, and the contest.
    pub(super) fn ids(self) -> (Option<i64>, Option<i64>) {
        match self {
            About::Table(id) => (Some(id), None),
            About::Contest(id) => (None, Some(id)),
        }
    }
}

impl From<i64> for About {
    fn from(table: i64) -> About {
        About::Table(table)
    }
}

/// An announcement to queue. It holds no picture: pictures are drawn from the log up to `number`.
#[derive(Clone, Debug, PartialEq)]
pub struct OutboxEntry {
    /// The kind.
    pub kind: OutboxKind,
    /// The number of the first action that it announces; 0 if none.
    pub first: usize,
    /// The number of the last action that it announces; 0 for the state before the first.
    pub number: usize,
    /// The id of the member it is for, if it is for one.
    pub target: Option<String>,
    /// Other data that the writer of the text needs; small.
    pub payload: serde_json::Value,
}

impl OutboxEntry {
    /// An announcement without a target and a payload.
    #[must_use]
    pub fn new(kind: OutboxKind, first: usize, number: usize) -> OutboxEntry {
        OutboxEntry { kind, first, number, target: None, payload: serde_json::Value::Null }
    }

    /// An entry for one member.
    #[must_use]
    pub fn to(mut self, member: impl Into<String>) -> OutboxEntry {
        self.target = Some(member.into());
        self
    }

    /// The entry with a payload.
    #[must_use]
    pub fn with(mut self, payload: serde_json::Value) -> OutboxEntry {
        self.payload = payload;
        self
    }
}

pub(super) async fn queue(
    connection: &mut Connection,
    about: impl Into<About>,
    announcements: &[OutboxEntry],
    now: Timestamp,
) -> Result<(), StoreError> {
    let at = now.as_millisecond();
    let (table, contest) = about.into().ids();
    for announcement in announcements {
        faults::at(Point::Queue, connection).await?;
        let (kind, first, number) =
            (announcement.kind.code(), stored(announcement.first), stored(announcement.number));
        let payload = announcement.payload.to_string();
        query!(
            "INSERT INTO outbox (table_id, contest, kind, first, number, target, payload, queued_at, not_before)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)",
            table,
            contest,
            kind,
            first,
            number,
            announcement.target,
            payload,
            at
        )
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}
