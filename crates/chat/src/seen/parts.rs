//! The parts in which a program is told of a table.

use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// Somebody, as everybody may know them.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PersonSeen {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
}

/// A table in one line.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableLineSeen {
    /// Its number.
    pub id: i64,
    /// The id of its game.
    pub game: String,
    /// The name of the game, in the member's language.
    pub name: String,
    /// `lobby`, `playing`, `over` or `abandoned`.
    pub status: String,
    /// What it wants of the member: `turn`, `asked` (whether they are there), `invited`, `waiting` (for others),
    /// `gathering` or `nothing`.
    pub urgency: String,
    /// How many actions everybody has seen: the number to send with a move.
    pub number: usize,
    /// The member's seats.
    pub yours: Vec<String>,
    /// The seats that may move now.
    pub to_move: Vec<String>,
    /// How many offers and proposals wait for the member's answer.
    pub offers_waiting: usize,
}

/// A seat.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SeatSeen {
    /// Its id.
    pub seat: String,
    /// Its name, in the member's language.
    pub name: String,
    /// `open`, `invited` or `held`; null where nobody may know.
    pub state: Option<String>,
    /// Who sits there or is invited to, where that may be known.
    pub player: Option<PersonSeen>,
    /// Whether the game still concerns it (not mated, resigned …).
    pub alive: bool,
}

/// Whose time runs.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ClockSeen {
    /// The seat whose action the game waits for.
    pub seat: String,
    /// Since when (RFC 3339).
    pub since: String,
    /// Until when; null: as long as it likes.
    pub until: Option<String>,
    /// Whether its time is up.
    pub late: bool,
}

/// Time in stock.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct StockSeen {
    /// The seat.
    pub seat: String,
    /// In seconds.
    pub seconds: i64,
}

/// Somebody on leave.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct AwaySeen {
    /// The seat.
    pub seat: String,
    /// Until when.
    pub until: String,
}

/// An offer or proposal that is open, and that the member may know of.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OfferSeen {
    /// Its number, as `answer 17 yes` names it; null where only its parties know of it.
    pub number: Option<usize>,
    /// What it is about, in the member's language.
    pub text: String,
    /// Who made it; null: nobody with a seat.
    pub by: Option<String>,
    /// What the member may say to it: `accept`, `refuse`, `withdraw`.
    pub answers: Vec<String>,
    /// Until when it waits, if time alone ends it.
    pub until: Option<String>,
}

/// A table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableSeen {
    /// As in the list.
    #[serde(flatten)]
    pub line: TableLineSeen,
    /// The seats, in their order.
    pub seats: Vec<SeatSeen>,
    /// Who laid the table.
    pub host: PersonSeen,
    /// The options of the game.
    pub options: BTreeMap<String, String>,
    /// How openly people deal: `public`, `private`, `secret` or `none`.
    pub negotiation: String,
    /// Whether nobody learns before the end who holds which seat.
    pub names_hidden: bool,
    /// Whether seats are being dealt.
    pub dealing: bool,
    /// Until when the game is paused; null: it is not.
    pub paused_until: Option<String>,
    /// Whose time runs.
    pub clocks: Vec<ClockSeen>,
    /// What each has in stock, where the time control has such.
    pub stocks: Vec<StockSeen>,
    /// Who is on leave.
    pub away: Vec<AwaySeen>,
    /// Open offers and proposals.
    pub offers: Vec<OfferSeen>,
    /// Agreements that stand, as sentences in the member's language.
    pub agreements: Vec<String>,
    /// The points of each seat, once the game is over.
    pub points: Option<BTreeMap<String, f64>>,
    /// When it changed last, as far as everybody knows.
    pub changed: String,
}

/// A position.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PositionSeen {
    /// The table.
    pub table: i64,
    /// The id of the game.
    pub game: String,
    /// After so many actions, as everybody has seen them.
    pub number: usize,
    /// The position as a line of text, as `liege referee` reads it.
    pub position: String,
}

/// A move or act that is open.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ActionSeen {
    /// In canonical notation, which can be sent as it is.
    pub action: String,
    /// As people read it, in the member's language.
    pub shown: String,
}

/// What a member can do at a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MovesSeen {
    /// The table.
    pub table: i64,
    /// The number to send with a move.
    pub number: usize,
    /// Legal moves of the member's seats, if one of them may move now.
    pub moves: Vec<ActionSeen>,
    /// Whether there are too many moves to be listed (Chapaev): these are examples of all sorts.
    pub samples: bool,
    /// Offers, answers and declarations that are open to the member, as far as they know.
    pub acts: Vec<ActionSeen>,
}

/// An entry of a log.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EntrySeen {
    /// Its number; null for what only some know of.
    pub number: Option<usize>,
    /// The seat that entered it; null: the referee, or the host.
    pub seat: Option<String>,
    /// In canonical notation; null for what is no action of the game.
    pub action: Option<String>,
    /// As people read it, in the member's language.
    pub text: String,
    /// When.
    pub at: String,
}

/// A log, as far as the member may know of it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LogSeen {
    /// The table.
    pub table: i64,
    /// How many actions everybody has seen.
    pub number: usize,
    /// The entries asked for, at most 500: where there are more, ask again with the last number.
    pub entries: Vec<EntrySeen>,
    /// The SHA-256 of the table's seed, from which all chance comes, or the seed once the game is over.
    pub seed: String,
}
