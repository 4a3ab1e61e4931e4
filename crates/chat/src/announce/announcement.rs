//! What a row of the queue tells of.

use crate::transport::{Need, Refused, Right};
use liege_store::{OutboxEntry, OutboxKind, Queued};
use liege_table::{Chair, PlanEnd, Table};
use serde::{Deserialize, Serialize};

/// What a row of the queue tells of, kept with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "tells", rename_all = "lowercase")]
pub enum Announcement {
    /// A new table, to be joined.
    Lobby,
    /// Somebody sat down: in rows of older programs. The invitation says it.
    Joined {
        seat: u8,
        /// Who.
        member: String,
        /// How many seats were free then.
        free: usize,
    },
    /// Somebody left before the start.
    Left {
        seat: u8,
        /// Who.
        member: String,
    },
    /// The game begins.
    Start {
        /// The members to be notified; unknown in rows of older programs.
        #[serde(default)]
        call: Option<Vec<String>>,
        /// Who held which seat then.
        #[serde(default)]
        held: Held,
    },
    /// Seats are dealt by dice: what was rolled, or who has taken what.
    Dealing {
        /// The members to be notified.
        call: Vec<String>,
    },
    /// Actions were played.
    Turn {
        /// The members to be notified; unknown in rows of older programs.
        #[serde(default)]
        call: Option<Vec<String>>,
        /// Who held which seat then.
        #[serde(default)]
        held: Held,
    },
    /// Whether everybody is there, before the game.
    Muster(ReadyCheckNews),
    /// To a member, privately: they are invited to an anonymous table.
    Invited,
    /// To a member, privately: an anonymous table begins, and which seat is theirs.
    Seated {
        /// Who held which seat then.
        #[serde(default)]
        held: Held,
    },
    /// To a member, privately: what of the actions is for them.
    Private {
        /// Who held which seat then.
        #[serde(default)]
        held: Held,
    },
    /// To a member, privately: a table has been closed before its game.
    Closed,
    /// To a member, privately: their plan has ended.
    PlanEnded {
        /// Why.
        end: PlanEnd,
    },
    /// To a member, privately: a whisper from another seat.
    Note {
        /// Its id.
        note: i64,
    },
    /// To an administrator, privately: a whisper was reported.
    Report {
        /// Its id.
        note: i64,
    },
    /// To a member, privately or where the table is played: they owe something.
    Remind(Reminded),
    /// To a member, privately: they are the next to move.
    Ahead,
    /// To a member, privately: players are sought for a game of which they want to be told.
    Sought,
    /// Where a table was opened whose board is elsewhere: a seat has become free, and somebody is sought who plays on.
    Substitute { seat: u8 },
    /// To a member, privately: their challenge has come to nothing.
    ChallengeEnded(ChallengeTold),
    /// To a member, privately: everything that waits for them.
    Digest,
    /// To a member, privately: their game goes on elsewhere.
    Moved {
        /// Where it was played.
        lost: Lost,
        /// At which tables, where it is several at once.
        #[serde(default)]
        tables: Vec<i64>,
    },
    /// To a member, privately: their games are played on a server again to which the bot has come back.
    Returned {
        /// At which tables.
        tables: Vec<i64>,
    },
    /// To a member, privately: nothing has arrived at their webhook for a day.
    Hook {
        /// Its address.
        url: String,
    },
    /// To the host, privately: a place refuses what is posted there.
    Shut {
        place: String,
        /// What it refuses.
        shut: BlockReason,
        /// What is lacking there, as far as that is known.
        lacks: Vec<Right>,
    },
}

impl Announcement {
    /// The row that tells of actions `first` to `last`.
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

    /// What a row tells of.
    pub(crate) fn of(row: &Queued) -> Announcement {
        // A row of another make still tells what its actions were.
        serde_json::from_value(row.payload.clone()).unwrap_or(match row.kind {
            OutboxKind::Lobby => Announcement::Lobby,
            OutboxKind::Notice => Announcement::Private { held: Held::default() },
            _ => Announcement::Turn { call: None, held: Held::default() },
        })
    }
}

impl Announcement {
    /// Who held which seat at the moment that is told of, as far as that matters and was noted.
    pub(crate) fn held(&self) -> Option<&[Option<String>]> {
        match self {
            Announcement::Start { held, .. }
            | Announcement::Turn { held, .. }
            | Announcement::Seated { held }
            | Announcement::Private { held } => held.0.as_deref(),
            _ => None,
        }
    }
}

/// The members who held the seats at some moment, in seat order. A post tells of its moment, so it goes on
/// naming them when it is edited after somebody else has sat down. Unknown in rows of older programs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Held(pub Option<Vec<Option<String>>>);

impl Held {
    /// Who holds the seats of a table.
    pub(crate) fn at(table: &Table) -> Held {
        let holder = |chair: &Chair| chair.holder().map(|player| player.id.clone());
        Held(Some(table.chairs().iter().map(holder).collect()))
    }
}

/// What is queued for a table that was created without the chat: its invitation is posted.
#[must_use]
pub fn invitation() -> OutboxEntry {
    Announcement::Lobby.announce(0, 0)
}

/// What a post or notice tells of a ready check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "of", rename_all = "kebab-case")]
pub enum ReadyCheckNews {
    /// To all: it is called.
    Called {
        /// Who is asked.
        missing: Vec<String>,
        /// Until when, in milliseconds.
        until: i64,
    },
    /// To one who is asked at an anonymous table.
    Asked {
        /// Until when, in milliseconds.
        until: i64,
        /// Whether it is a reminder.
        again: bool,
    },
    /// To all: those who have not answered are reminded.
    Half {
        /// Who.
        missing: Vec<String>,
        /// Until when, in milliseconds.
        until: i64,
    },
    /// To all: those who have not answered have lost their seats.
    Lost {
        /// Who.
        lost: Vec<String>,
        /// How many seats are free.
        free: usize,
    },
    /// To one who has lost their seat at an anonymous table.
    LostYours,
    /// To the host of an anonymous table: seats are free again.
    LostHost {
        /// How many.
        free: usize,
    },
    /// To all: it was called off.
    Off,
}

impl ReadyCheckNews {
    /// Whether it is for one member.
    pub(crate) fn is_private(&self) -> bool {
        matches!(
            self,
            ReadyCheckNews::Asked { .. } | ReadyCheckNews::LostYours | ReadyCheckNews::LostHost { .. }
        )
    }
}

/// Of what somebody is reminded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reminded {
    /// Who.
    pub member: String,
    /// Their seats that owe an action.
    pub seats: Vec<u8>,
    /// The latest entry since which one of them does.
    pub since: usize,
    /// Until when, in unix seconds; `None`: as long as they like.
    pub until: Option<i64>,
}

/// How a challenge ended, as a row of the queue has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChallengeTold {
    /// The word stored of what has become of it.
    pub state: String,
    /// Who ended it.
    pub by: Option<String>,
}

/// Where a game was played that has to go on elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lost {
    /// On a server that the bot was removed from.
    Server,
    /// In a channel that was deleted.
    Channel,
    /// In a thread that was deleted.
    Thread,
}

/// What a place, or somebody in it, refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BlockReason {
    /// Posts, for want of a permission.
    Posts,
    /// Threads, for want of a permission.
    Threads,
    /// Files, for want of a permission.
    Files,
    /// Everything: it is not there any more.
    Gone,
    /// A message that is itself wrong.
    Letter,
}

impl BlockReason {
    /// What a refused post says of its place.
    pub(crate) fn by(refused: Refused) -> BlockReason {
        match refused {
            Refused::Permission => BlockReason::Posts,
            Refused::Gone => BlockReason::Gone,
            Refused::ClosedToMessages | Refused::Invalid => BlockReason::Letter,
        }
    }

    /// What would have to be allowed.
    pub(crate) fn need(self) -> Option<Need> {
        match self {
            BlockReason::Posts => Some(Need::Posts),
            BlockReason::Threads => Some(Need::Threads),
            BlockReason::Files => Some(Need::Files),
            BlockReason::Gone | BlockReason::Letter => None,
        }
    }

    /// The word kept with a blocked channel.
    pub(crate) fn code(self) -> &'static str {
        match self {
            BlockReason::Posts | BlockReason::Threads | BlockReason::Files => "permission",
            BlockReason::Gone => "gone",
            BlockReason::Letter => "invalid",
        }
    }
}
