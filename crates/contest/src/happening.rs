//! Everything that a change of a contest leads to: tables to open and close, and news for people. The caller stores the
//! entries first, then does these. None of them is a sentence.

use crate::facts::{Bye, GameId, Person};
use crate::round::Purpose;
use jiff::Timestamp;
use liege_game::Seed;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A table that the caller has to open.
#[derive(Clone, Debug, PartialEq)]
pub struct TableOrder {
    /// The game.
    pub game: GameId,
    /// The players in the order of the game's own seats.
    pub players: Vec<Person>,
    /// The numbers of their entrants, in the same order.
    pub entrants: Vec<u32>,
    /// The purpose: a tie-break has half the time.
    pub purpose: Purpose,
    /// The seed of the table's own draws.
    pub seed: Seed,
}

/// The reason for which an entrant is out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Parting {
    /// They left before the start.
    Left,
    /// They did not check in.
    NotReady,
    /// They did not agree to terms that had changed.
    NotAgreed,
    /// They withdrew.
    Withdrew,
    /// They forfeited two games, or did not answer in three rounds.
    Absent,
    /// They were excluded.
    Excluded {
        /// The reason.
        reason: String,
    },
    /// They left the server.
    Gone,
    /// They had themselves forgotten.
    Forgotten,
    /// They do not play the next season.
    Pauses,
}

/// The reason for which a contest ended without a winner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Cancellation {
    /// Too few entered.
    TooFew,
    /// The organiser or the staff cancelled it.
    Decided {
        /// The reason.
        reason: String,
    },
}

const fn one() -> u32 {
    1
}

/// One consequence of a change. The news can be written, so that a caller keeps them until people are told; tables to open
/// can't, since their seeds are secret.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Happening {
    /// Entries are open.
    EntriesOpen,
    /// A day is left before entries close, and places are free.
    EntriesCloseSoon,
    /// These members have to agree to the changed terms.
    AskAgain {
        /// The members.
        members: Vec<String>,
    },
    /// The check-in is open: mention each of these members once.
    CheckInOpen {
        /// The members.
        members: Vec<String>,
        /// Its end.
        until: Timestamp,
    },
    /// Too few have entered for the format: the organiser is asked for another format, to wait, or to cancel.
    TooFew {
        /// The number of entrants.
        entered: u32,
        /// The number needed.
        needed: u32,
    },
    /// A member entered. Not told by itself.
    Entered {
        /// The member.
        member: String,
        /// Whether they wait for a free place.
        waiting: bool,
    },
    /// A member moved up from the waiting list.
    MovedUp {
        /// The member.
        member: String,
    },
    /// A member is out.
    Parted {
        /// The member.
        member: String,
        /// The reason.
        parting: Parting,
    },
    /// The contest runs.
    Started,
    /// A round was paired, or games were added to it: one post with the pairs and the byes.
    Paired {
        /// The round.
        round: u32,
        /// Its first game that is new; 1 if all of them are.
        #[serde(default = "one")]
        first: u32,
        /// The last of several rounds that were paired at once and are told together; 0 if it is this one alone.
        #[serde(default)]
        last: u32,
        /// The byes.
        byes: BTreeMap<u32, Bye>,
        /// Whether a person paired it.
        by_hand: bool,
        /// The warnings of a pairing by hand.
        warnings: Vec<Warning>,
    },
    /// A table has to be opened.
    #[serde(skip)]
    Open(Box<TableOrder>),
    /// A table has to be ended, because the game has a result without it.
    Close {
        /// The game.
        game: GameId,
        /// The table, if it was opened.
        table: Option<i64>,
        /// The seats that lose; empty if nobody does.
        loses: Vec<u8>,
    },
    /// The caller has to judge this game ([`Act::Judged`](crate::Act::Judged)): an agreed result, a machine, the time used.
    Judge {
        /// The game.
        game: GameId,
        /// The table, if it was opened.
        table: Option<i64>,
    },
    /// A result came in or changed: the pinned message is edited, nothing is posted.
    Result {
        /// The game.
        game: GameId,
        /// Whether an earlier result was corrected.
        corrected: bool,
    },
    /// A deadline comes near: tell those who are late, once.
    DeadlineNear {
        /// The round.
        round: u32,
        /// The members who have open games.
        members: Vec<String>,
        /// The deadline.
        until: Timestamp,
    },
    /// A deadline was moved.
    Extended {
        /// The round.
        round: u32,
        /// The deadline.
        until: Timestamp,
    },
    /// A round is over.
    RoundOver {
        /// The round.
        round: u32,
    },
    /// The next round can't be paired: the contest ends with this one.
    NotPairable {
        /// The last round.
        round: u32,
    },
    /// Somebody took over from an entrant: the table's seat changes hands.
    Substituted {
        /// The game.
        game: GameId,
        /// The table, if it was opened.
        table: Option<i64>,
        /// The member who leaves.
        leaves: String,
        /// The member who comes.
        comes: Person,
    },
    /// Somebody was challenged.
    Challenged {
        /// The number of the challenge.
        challenge: u32,
        /// The members who have to answer.
        members: Vec<String>,
        /// The end of the time for an answer.
        until: Timestamp,
    },
    /// A challenge was refused.
    Refused {
        /// The number of the challenge.
        challenge: u32,
        /// The reason.
        reason: String,
    },
    /// The rungs of a ladder changed.
    Rungs {
        /// The numbers of the entrants whose rung changed, with the old and the new rung from 1.
        moved: Vec<(u32, u32, u32)>,
    },
    /// A season is over.
    SeasonOver {
        /// The season.
        season: u32,
        /// The champions.
        champions: Vec<u32>,
        /// Those who go up.
        up: Vec<u32>,
        /// Those who go down.
        down: Vec<u32>,
        /// These members are asked once whether they play again.
        asked: Vec<String>,
        /// The start of the next season.
        next: Option<Timestamp>,
    },
    /// The contest is paused or runs again.
    Paused {
        /// Whether it is paused.
        paused: bool,
    },
    /// The organiser is somebody else now; none if the staff has to act.
    Organiser {
        /// The member.
        member: Option<String>,
    },
    /// The contest is over: one post with the crosstable, the places and the files.
    Finished,
    /// A result was corrected after the end: the standing is told again, once.
    Corrected,
    /// The contest was cancelled: one line.
    Cancelled(Cancellation),
}

/// A fault of a pairing by hand, of which its author is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Warning {
    /// Two have met before.
    Repeated {
        /// One of them.
        one: u32,
        /// The other.
        other: u32,
    },
    /// An entrant gets the same colour a third time, or a difference beyond two.
    Colours {
        /// The entrant.
        entrant: u32,
    },
    /// An entrant has no game and no bye; they get none.
    Forgotten {
        /// The entrant.
        entrant: u32,
    },
}
