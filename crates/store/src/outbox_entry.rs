//! What is to be announced, and how it gets into the outbox: in the transaction of what it tells of.

use super::StoreError;
use super::database::Connection;
use super::faults;
use super::rows::stored;
use crate::fault::Point;
use jiff::Timestamp;

/// What sort of message is announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OutboxKind {
    /// The message in which a table is announced and joined; its id is noted as the table's.
    Lobby,
    /// A thread is to be opened from the lobby message; its id is noted as the table's.
    Thread,
    /// A post where the table is played.
    Post,
    /// A message to one member, privately.
    Notice,
    /// The messages already posted that tell of the action are to be brought up to date.
    Card,
}

impl OutboxKind {
    /// All of them.
    pub const ALL: [OutboxKind; 5] =
        [OutboxKind::Lobby, OutboxKind::Thread, OutboxKind::Post, OutboxKind::Notice, OutboxKind::Card];

    /// The word stored.
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

    /// The kind of a stored word.
    #[must_use]
    pub fn of_code(code: &str) -> Option<OutboxKind> {
        OutboxKind::ALL.into_iter().find(|kind| kind.code() == code)
    }
}

/// Something to be announced. Not a picture: what is rendered comes from the log up to `number`.
#[derive(Clone, Debug, PartialEq)]
pub struct OutboxEntry {
    /// What sort.
    pub kind: OutboxKind,
    /// The number of the first action it tells of; 0: of none.
    pub first: usize,
    /// The number of the action up to which it tells; 0: the state before the first.
    pub number: usize,
    /// The member it is for, where it is for one.
    pub target: Option<String>,
    /// Whatever else whoever writes the text wants to remember; small.
    pub payload: serde_json::Value,
}

impl OutboxEntry {
    /// An announcement with no target and nothing to remember.
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

    /// The entry with something to remember.
    #[must_use]
    pub fn with(mut self, payload: serde_json::Value) -> OutboxEntry {
        self.payload = payload;
        self
    }
}

pub(super) async fn queue(
    connection: &mut Connection,
    table: i64,
    announcements: &[OutboxEntry],
    now: Timestamp,
) -> Result<(), StoreError> {
    let at = now.as_millisecond();
    for announcement in announcements {
        faults::at(Point::Queue, connection).await?;
        let (kind, first, number) =
            (announcement.kind.code(), stored(announcement.first), stored(announcement.number));
        let payload = announcement.payload.to_string();
        query!(
            "INSERT INTO outbox (table_id, kind, first, number, target, payload, queued_at, not_before)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $7)",
            table,
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
