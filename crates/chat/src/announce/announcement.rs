//! The announcements: the content of the rows of the outbox.

use crate::transport::{Need, Refused, Right};
use liege_store::{OutboxEntry, OutboxKind, Queued};
use liege_table::{Chair, PlanEnd, Table};
use serde::{Deserialize, Serialize};

/// The content of a row of the outbox, stored with the row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "tells", rename_all = "lowercase")]
pub enum Announcement {
    /// A new table, to be joined.
    Lobby,
    /// Somebody sat down. Only older programs wrote such rows; now the invitation says it.
    Joined {
        seat: u8,
        /// The member's id.
        member: String,
        /// The number of seats that were free then.
        free: usize,
    },
    /// Somebody left before the start.
    Left {
        seat: u8,
        /// The member's id.
        member: String,
    },
    /// The game begins.
    Start {
        /// The members to be notified; unknown in rows of older programs.
        #[serde(default)]
        call: Option<Vec<String>>,
        /// The holders of the seats at that moment.
        #[serde(default)]
        held: Held,
    },
    /// Seats are dealt by dice: the rolls, or the seats taken so far.
    Dealing {
        /// The members to be notified.
        call: Vec<String>,
    },
    /// Actions were played.
    Turn {
        /// The members to be notified; unknown in rows of older programs.
        #[serde(default)]
        call: Option<Vec<String>>,
        /// The holders of the seats at that moment.
        #[serde(default)]
        held: Held,
    },
    /// News of a ready check before the game.
    Muster(ReadyCheckNews),
    /// To a member, privately: they are invited to an anonymous table.
    Invited,
    /// To a member, privately: a game at an anonymous table begins, and this is their seat.
    Seated {
        /// The holders of the seats at that moment.
        #[serde(default)]
        held: Held,
    },
    /// To a member, privately: the part of the actions that is for them.
    Private {
        /// The holders of the seats at that moment.
        #[serde(default)]
        held: Held,
    },
    /// To a member, privately: a table has been closed before its game.
    Closed,
    /// To a member, privately: their plan has ended.
    PlanEnded {
        /// The reason.
        end: PlanEnd,
    },
    /// To a member, privately: a whisper from another seat.
    Note {
        /// The id of the whisper.
        note: i64,
    },
    /// To an administrator, privately: a whisper was reported.
    Report {
        /// The id of the whisper.
        note: i64,
    },
    /// To a member, privately or in the table's place: a reminder that they are to act.
    Remind(Reminded),
    /// To a member who follows the game, privately: the actions, as everybody sees them.
    Followed {
        /// Whether the game begins.
        start: bool,
        /// The holders of the seats at that moment.
        #[serde(default)]
        held: Held,
    },
    /// To a member, privately: they are the next to move.
    Ahead,
    /// To a member, privately: somebody looks for players of a game that the member follows.
    Sought,
    /// In the channel where a table was opened, if the board is elsewhere: a seat is free, and the table
    /// needs a player.
    Substitute { seat: u8 },
    /// To a member, privately: their challenge ended without a game.
    ChallengeEnded(ChallengeTold),
    /// To a member, privately: everything that waits for them.
    Digest,
    /// To a member, privately: their game continues elsewhere.
    Moved {
        /// The kind of place where it was played.
        lost: Lost,
        /// The ids of the tables, if there are several.
        #[serde(default)]
        tables: Vec<i64>,
    },
    /// To a member, privately: the bot is back on a server, and their games are played there again.
    Returned {
        /// The ids of the tables.
        tables: Vec<i64>,
    },
    /// The last moves of the table are missing in the database, although they were confirmed.
    SetBack,
    /// To a member, privately: nothing has arrived at their webhook for a day.
    Hook {
        /// The address of the webhook.
        url: String,
    },
    /// To the host, privately: the bot cannot post in a channel.
    Shut {
        place: String,
        /// The reason.
        shut: BlockReason,
        /// The permissions that the bot lacks there, as far as they are known.
        lacks: Vec<Right>,
    },
}

impl Announcement {
    /// Returns the row that announces the actions `first` to `last`.
    pub(crate) fn announce(&self, first: usize, last: usize) -> OutboxEntry {
        let kind = match self {
            Announcement::Lobby => OutboxKind::Lobby,
            Announcement::Invited
            | Announcement::Seated { .. }
            | Announcement::Private { .. }
            | Announcement::Closed
            | Announcement::PlanEnded { .. }
            | Announcement::Note { .. }
            | Announcement::Report { .. }
            | Announcement::ChallengeEnded(_)
            | Announcement::Followed { .. }
            | Announcement::Ahead
            | Announcement::Sought
            | Announcement::Digest
            | Announcement::Moved { .. }
            | Announcement::Returned { .. }
            | Announcement::Hook { .. }
            | Announcement::Shut { .. } => OutboxKind::Notice,
            Announcement::Muster(news) if news.is_private() => OutboxKind::Notice,
            _ => OutboxKind::Post,
        };
        let payload = serde_json::to_value(self).unwrap_or_default();
        OutboxEntry::new(kind, first, last).with(payload)
    }

    /// Reads the announcement of a row.
    pub(crate) fn of(row: &Queued) -> Announcement {
        // A row that a different version wrote still tells which actions there were.
        serde_json::from_value(row.payload.clone()).unwrap_or(match row.kind {
            OutboxKind::Lobby => Announcement::Lobby,
            OutboxKind::Notice => Announcement::Private { held: Held::default() },
            _ => Announcement::Turn { call: None, held: Held::default() },
        })
    }
}

impl Announcement {
    /// Returns the holders of the seats at the moment of the announcement, if they matter and were noted.
    pub(crate) fn held(&self) -> Option<&[Option<String>]> {
        match self {
            Announcement::Start { held, .. }
            | Announcement::Turn { held, .. }
            | Announcement::Seated { held }
            | Announcement::Followed { held, .. }
            | Announcement::Private { held } => held.0.as_deref(),
            _ => None,
        }
    }
}

/// The ids of the members who held the seats at some moment, in seat order. A post is about its moment, so it
/// keeps these names when it is edited after somebody else has sat down. `None` in rows of older programs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Held(pub Option<Vec<Option<String>>>);

impl Held {
    /// Returns the present holders of the seats of a table.
    pub(crate) fn at(table: &Table) -> Held {
        let holder = |chair: &Chair| chair.holder().map(|player| player.id.clone());
        Held(Some(table.chairs().iter().map(holder).collect()))
    }
}

/// Returns the row for a table that was created without the chat. It posts the invitation.
#[must_use]
pub fn invitation() -> OutboxEntry {
    Announcement::Lobby.announce(0, 0)
}

/// News of a ready check, for a post or a notice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "of", rename_all = "kebab-case")]
pub enum ReadyCheckNews {
    /// To all: a ready check begins.
    Called {
        /// The ids of the members who are asked.
        missing: Vec<String>,
        /// The deadline, in Unix milliseconds.
        until: i64,
    },
    /// To a member who is asked at an anonymous table.
    Asked {
        /// The deadline, in Unix milliseconds.
        until: i64,
        /// Whether this is a reminder.
        again: bool,
    },
    /// To all: those who have not answered are reminded.
    Half {
        /// The ids of the members who are reminded.
        missing: Vec<String>,
        /// The deadline, in Unix milliseconds.
        until: i64,
    },
    /// To all: those who have not answered have lost their seats.
    Lost {
        /// The ids of the members who lost their seats.
        lost: Vec<String>,
        /// The number of free seats.
        free: usize,
    },
    /// To a member who has lost their seat at an anonymous table.
    LostYours,
    /// To the host of an anonymous table: seats are free again.
    LostHost {
        /// The number of free seats.
        free: usize,
    },
    /// To all: the ready check was cancelled.
    Off,
}

impl ReadyCheckNews {
    /// Whether the news goes to one member only.
    pub(crate) fn is_private(&self) -> bool {
        matches!(
            self,
            ReadyCheckNews::Asked { .. } | ReadyCheckNews::LostYours | ReadyCheckNews::LostHost { .. }
        )
    }
}

/// A reminder to a member.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reminded {
    /// The member's id.
    pub member: String,
    /// The member's seats that are to act.
    pub seats: Vec<u8>,
    /// The number of the latest log entry since which one of these seats is to act.
    pub since: usize,
    /// The deadline, in Unix seconds; `None`: no deadline.
    pub until: Option<i64>,
}

/// The end of a challenge, as stored in a row of the outbox.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChallengeTold {
    /// The stored word for the new state of the challenge.
    pub state: String,
    /// The id of the member who ended it.
    pub by: Option<String>,
}

/// The kind of place that was lost, so that a game has to continue elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lost {
    /// A server that the bot was removed from.
    Server,
    /// A channel that was deleted.
    Channel,
    /// A thread that was deleted.
    Thread,
}

/// The reason why the bot cannot post in a place, or to a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BlockReason {
    /// The bot may not post there.
    Posts,
    /// The bot may not open threads there.
    Threads,
    /// The bot may not attach files there.
    Files,
    /// The place no longer exists.
    Gone,
    /// The message itself is wrong.
    Letter,
}

impl BlockReason {
    /// Returns the reason for a refused post.
    pub(crate) fn by(refused: Refused) -> BlockReason {
        match refused {
            Refused::Permission => BlockReason::Posts,
            Refused::Gone => BlockReason::Gone,
            Refused::ClosedToMessages | Refused::Invalid => BlockReason::Letter,
        }
    }

    /// Returns the permission that the bot would need.
    pub(crate) fn need(self) -> Option<Need> {
        match self {
            BlockReason::Posts => Some(Need::Posts),
            BlockReason::Threads => Some(Need::Threads),
            BlockReason::Files => Some(Need::Files),
            BlockReason::Gone | BlockReason::Letter => None,
        }
    }

    /// Returns the word that is stored with a blocked channel.
    pub(crate) fn code(self) -> &'static str {
        match self {
            BlockReason::Posts | BlockReason::Threads | BlockReason::Files => "permission",
            BlockReason::Gone => "gone",
            BlockReason::Letter => "invalid",
        }
    }
}
