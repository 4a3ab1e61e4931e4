//! The parts of a description of a table for programs.

use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// A person, with public facts only.
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
    /// The table's id.
    pub id: i64,
    /// The id of its game.
    pub game: String,
    /// The name of the game, in the member's language.
    pub name: String,
    /// `lobby`, `playing`, `over` or `abandoned`.
    pub status: String,
    /// The member's part: `turn`, `asked` (in a ready check), `invited`, `waiting` (for others), `gathering`
    /// or `nothing`.
    pub urgency: String,
    /// The number of public actions: the number to send with a move.
    pub number: usize,
    /// The member's seats.
    pub yours: Vec<String>,
    /// The seats that may move now.
    pub to_move: Vec<String>,
    /// The number of offers and motions that wait for the member's answer.
    pub offers_waiting: usize,
}

/// A seat.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SeatSeen {
    /// The id of the seat.
    pub seat: String,
    /// The name of the seat, in the member's language.
    pub name: String,
    /// `open`, `invited` or `held`; null if it is not public.
    pub state: Option<String>,
    /// The holder or the invited member, if that is public.
    pub player: Option<PersonSeen>,
    /// Whether the seat is still in the game (not mated, resigned …).
    pub alive: bool,
}

/// A clock that runs.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ClockSeen {
    /// The seat whose action the game waits for.
    pub seat: String,
    /// The time since when (RFC 3339).
    pub since: String,
    /// The deadline; null: there is none.
    pub until: Option<String>,
    /// Whether the seat is out of time.
    pub late: bool,
}

/// Time in stock.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct StockSeen {
    /// The seat.
    pub seat: String,
    /// The time, in seconds.
    pub seconds: i64,
}

/// A seat on leave.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct AwaySeen {
    /// The seat.
    pub seat: String,
    /// The end of the leave.
    pub until: String,
}

/// An open offer or motion that the member may know of.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OfferSeen {
    /// The number, as in `answer 17 yes`; null if only its parties know of it.
    pub number: Option<usize>,
    /// The terms, in the member's language.
    pub text: String,
    /// The seat that made it; null: nobody with a seat.
    pub by: Option<String>,
    /// The member's possible answers: `accept`, `refuse`, `withdraw`.
    pub answers: Vec<String>,
    /// The time at which it lapses; null: time alone does not end it.
    pub until: Option<String>,
}

/// A table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableSeen {
    /// The fields of the list.
    #[serde(flatten)]
    pub line: TableLineSeen,
    /// The seats, in their order.
    pub seats: Vec<SeatSeen>,
    /// The host.
    pub host: PersonSeen,
    /// The options of the game.
    pub options: BTreeMap<String, String>,
    /// The kind of negotiation: `public`, `private`, `secret` or `none`.
    pub negotiation: String,
    /// Whether the table is anonymous: nobody learns before the end who holds which seat.
    pub names_hidden: bool,
    /// Whether seats are being dealt.
    pub dealing: bool,
    /// The end of the pause; null: the game is not paused.
    pub paused_until: Option<String>,
    /// The clocks that run.
    pub clocks: Vec<ClockSeen>,
    /// The time in stock of each seat, if the time control has it.
    pub stocks: Vec<StockSeen>,
    /// The seats on leave.
    pub away: Vec<AwaySeen>,
    /// Open offers and motions.
    pub offers: Vec<OfferSeen>,
    /// Agreements in force, as sentences in the member's language.
    pub agreements: Vec<String>,
    /// The points of each seat, after the end of the game.
    pub points: Option<BTreeMap<String, f64>>,
    /// The time of the last public change.
    pub changed: String,
}

/// A position.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PositionSeen {
    /// The table's id.
    pub table: i64,
    /// The id of the game.
    pub game: String,
    /// The number of public actions before it.
    pub number: usize,
    /// The position as a line of text, as `liege referee` reads it.
    pub position: String,
}

/// A possible move or act.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ActionSeen {
    /// The canonical notation, which can be sent as it is.
    pub action: String,
    /// The readable form, in the member's language.
    pub shown: String,
}

/// A member's possible actions at a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MovesSeen {
    /// The table's id.
    pub table: i64,
    /// The number to send with a move.
    pub number: usize,
    /// The legal moves of the member's seats, if one of them may move now.
    pub moves: Vec<ActionSeen>,
    /// Whether there are too many moves for a list (Chapaev): then these are examples.
    pub samples: bool,
    /// The offers, answers and declarations open to the member, by their own knowledge.
    pub acts: Vec<ActionSeen>,
}

/// An entry of a log.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EntrySeen {
    /// The number; null if only some know of the entry.
    pub number: Option<usize>,
    /// The seat that made the entry; null: the referee, or the host.
    pub seat: Option<String>,
    /// The canonical notation; null if the entry is not an action of the game.
    pub action: Option<String>,
    /// The readable form, in the member's language.
    pub text: String,
    /// The time.
    pub at: String,
}

/// A log, as far as the member may know it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LogSeen {
    /// The table's id.
    pub table: i64,
    /// The number of public actions.
    pub number: usize,
    /// The entries, at most 500: if there are more, ask again with the last number.
    pub entries: Vec<EntrySeen>,
    /// The SHA-256 of the table's seed, from which all chance comes, or after the game the seed itself.
    pub seed: String,
}

/// A contest in one line.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ContestLineSeen {
    /// The contest's id.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// The id of its game.
    pub game: String,
    /// The name of the game, in the member's language.
    pub game_name: String,
    /// `announced`, `entries` (open), `check-in`, `running`, `finished` or `cancelled`.
    pub state: String,
    /// The id of its server.
    pub server: String,
    /// The id of its channel.
    pub channel: String,
}

/// A contest.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ContestSeen {
    /// The contest in one line.
    #[serde(flatten)]
    pub line: ContestLineSeen,
    /// `round-robin`, `swiss`, `knock-out`, `ladder` or `league`.
    pub format: String,
    /// The number of seats at a table.
    pub seats: u8,
    /// Whether its games count for ratings.
    pub rated: bool,
    /// Whether all time stands still.
    pub paused: bool,
    /// The number of rounds so far.
    pub rounds: u32,
    /// The number of rounds of this season in all; 0 if that is not known.
    pub rounds_planned: u32,
    /// The season of a league, from 1.
    pub season: u32,
    /// When entries close (RFC 3339), if that is set.
    pub entries_close: Option<String>,
    /// When the present round ends (RFC 3339), if it has an end.
    pub deadline: Option<String>,
    /// The codes of the tie-breaks, in their order.
    pub tie_breaks: Vec<String>,
    /// The entrants, in the order of their numbers; before the start, in the order of entry.
    pub entrants: Vec<EntrantSeen>,
    /// The standing of each group or division.
    pub standings: Vec<PartSeen>,
}

/// A member of an entrant.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PlayerSeen {
    /// The id, only in the member's own contests.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The name.
    pub name: String,
}

/// An entrant of a contest.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EntrantSeen {
    /// The number; null before the start.
    pub number: Option<u32>,
    /// The member, or the members of a fixed pair.
    pub players: Vec<PlayerSeen>,
    /// The rating at the entry.
    pub rating: Option<i32>,
    /// Whether it is a machine.
    pub machine: bool,
    /// `waiting`, `entered`, `ready` (after the start: plays) or `out`.
    pub state: String,
}

/// The standing of a group or division.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PartSeen {
    /// Its number, from 1.
    pub part: u32,
    /// The places, the best first.
    pub places: Vec<PlaceSeen>,
}

/// A place in a standing.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PlaceSeen {
    /// The place, from 1.
    pub place: u32,
    /// Whether others share it.
    pub shared: bool,
    /// The number of the entrant.
    pub number: u32,
    /// The member, or the members of a fixed pair.
    pub players: Vec<PlayerSeen>,
    /// The points; a win is 1.
    pub points: f64,
    /// The tie-breaks that have values, in their order.
    pub tie_breaks: Vec<TieBreakSeen>,
}

/// A tie-break of a place.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TieBreakSeen {
    /// Its code: `BHC1`, `SB`, …
    pub code: String,
    /// Its value.
    pub value: f64,
}

/// A round of a contest.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RoundSeen {
    /// The contest's id.
    pub contest: i64,
    /// The number of the round, from 1.
    pub round: u32,
    /// When it ends (RFC 3339), if it has an end.
    pub deadline: Option<String>,
    /// The games.
    pub games: Vec<GameSeen>,
    /// The entrants without a game.
    pub byes: Vec<ByeSeen>,
}

/// A game of a contest.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GameSeen {
    /// Its id: the round, and its number there.
    #[schema(example = "2.1")]
    pub game: String,
    /// The group, division or match, from 1.
    pub part: u32,
    /// The numbers of the entrants in the order of seats: the first moves first.
    pub seats: Vec<u32>,
    /// The members of each of these entrants.
    pub players: Vec<Vec<PlayerSeen>>,
    /// The number of the table, once it is open.
    pub table: Option<i64>,
    /// `waiting`, `opening`, `open`, `over` or `struck` (annulled by a withdrawal).
    pub state: String,
    /// The points of each seat, once there is a result.
    pub points: Option<Vec<f64>>,
    /// The seats, from 0, that lost without playing.
    pub forfeits: Vec<u8>,
}

/// An entrant without a game in a round.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ByeSeen {
    /// The number of the entrant.
    pub number: u32,
    /// The kind: `U` (nobody was left), `F` (a full point), `H` (half a point) or `Z` (none).
    pub bye: String,
    /// The member, or the members of a fixed pair.
    pub players: Vec<PlayerSeen>,
}
