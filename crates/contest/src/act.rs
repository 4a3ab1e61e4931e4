//! The entries of a contest's log: each says when, by whom, and the act.

use crate::due::Due;
use crate::facts::{Bye, Entering, GameId, Person, Verdict};
use crate::round::Paired;
use crate::terms::Terms;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;

/// One line of the log. Its text is one JSON object ([`fmt::Display`]); [`Entry::read`] reads it back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The moment.
    pub at: Timestamp,
    /// The author.
    pub by: Author,
    /// The act.
    pub act: Act,
}

impl Entry {
    /// Reads a line of a log.
    ///
    /// # Errors
    /// The text is no entry.
    pub fn read(line: &str) -> Result<Entry, serde_json::Error> {
        serde_json::from_str(line)
    }

    /// The entry without a member who had themselves forgotten: `alias` stands in the place of their id, and no name. The
    /// alias has to be nobody's id, and the whole log has to be rewritten with it; then it still replays.
    ///
    /// # Errors
    /// Returns only errors of the JSON that is made on the way.
    pub fn forgetting(&self, member: &str, alias: &str) -> Result<Entry, serde_json::Error> {
        let mut value = serde_json::to_value(self)?;
        forget(&mut value, member, alias);
        serde_json::from_value(value)
    }
}

/// Replaces an id wherever it stands, and the name beside it.
fn forget(value: &mut Value, member: &str, alias: &str) {
    match value {
        Value::String(text) if text == member => alias.clone_into(text),
        Value::Array(items) => items.iter_mut().for_each(|item| forget(item, member, alias)),
        Value::Object(fields) => {
            let is_theirs = fields.get("id").and_then(Value::as_str) == Some(member);
            for (key, field) in fields {
                if is_theirs && key == "name" {
                    *field = Value::String(String::new());
                } else {
                    forget(field, member, alias);
                }
            }
        }
        _ => {}
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

/// The author of an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Author {
    /// A member.
    Member(String),
    /// A member of the server's staff. Their roles in the contest count too.
    Staff(String),
    /// A table of the contest, or the server: facts that nobody decides.
    Table,
    /// A deadline that has passed.
    Time,
    /// The contest itself: what follows from its state. Only [`Contest::apply`](crate::Contest::apply) writes these.
    Contest,
}

impl Author {
    /// The id of the member, if it is one.
    #[must_use]
    pub fn member(&self) -> Option<&str> {
        match self {
            Author::Member(id) | Author::Staff(id) => Some(id),
            _ => None,
        }
    }
}

/// Anything that changes a contest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Act {
    /// The contest is announced; always the first entry. The author is the organiser.
    New {
        /// The terms.
        terms: Box<Terms>,
        /// The seed of all lots in hexadecimal. Keep it secret until the contest is over.
        seed: String,
    },
    /// The organiser changes the terms.
    Edit {
        /// All terms, as they are from now on.
        terms: Box<Terms>,
    },
    /// The organiser opens entries.
    Open,
    /// The organiser closes entries.
    Close,
    /// The contest is cancelled.
    Cancel {
        /// The reason.
        reason: String,
    },
    /// All time stops.
    Pause,
    /// Time runs again.
    Resume,
    /// The organiser names an arbiter, or takes the office from one.
    Arbiter {
        /// The member.
        member: Person,
        /// Whether they hold the office from now on.
        on: bool,
    },
    /// A member enters. After the start this is a late entry.
    Join(Entering),
    /// The organiser or arbiter enters somebody late.
    Late(Entering),
    /// An entrant leaves before the start.
    Leave,
    /// An entrant is ready, or agrees to terms that have changed.
    Ready,
    /// An entrant withdraws after the start.
    Withdraw,
    /// An entrant asks for a bye.
    AskBye {
        /// The round.
        round: u32,
        /// Whether for half a point.
        half: bool,
    },
    /// An arbiter gives a bye.
    GiveBye {
        /// The number of the entrant.
        entrant: u32,
        /// The round.
        round: u32,
        /// The kind.
        bye: Bye,
        /// The reason.
        reason: String,
    },
    /// An entrant is excluded.
    Drop {
        /// A member of the entrant.
        member: String,
        /// The reason.
        reason: String,
    },
    /// The next round is paired now, though games are open.
    RoundNow,
    /// The next round is paired by hand: tables in seat order, and byes.
    PairByHand {
        /// The entrants of each table.
        tables: Vec<Vec<u32>>,
        /// The byes.
        byes: BTreeMap<u32, Bye>,
    },
    /// A round's deadline is moved.
    Extend {
        /// The round.
        round: u32,
        /// The new deadline.
        until: Timestamp,
    },
    /// An arbiter decides or corrects a result.
    Decide {
        /// The game.
        game: GameId,
        /// The result.
        verdict: Verdict,
        /// The reason.
        reason: String,
    },
    /// Somebody takes over from an entrant.
    Substitute {
        /// The member who leaves.
        leaves: String,
        /// The member who comes.
        comes: Person,
        /// The reason.
        reason: String,
    },
    /// An entrant of a ladder challenges others.
    Challenge {
        /// Their numbers.
        whom: Vec<u32>,
    },
    /// A challenged entrant answers.
    Answer {
        /// The number of the challenge.
        challenge: u32,
        /// Whether they accept.
        accepts: bool,
        /// The reason of a refusal.
        reason: String,
    },
    /// An entrant of a league says whether they play the next season.
    Again {
        /// Whether they do.
        plays: bool,
    },

    /// A table was opened for a game.
    Opened {
        /// The game.
        game: GameId,
        /// The number of the table.
        table: i64,
    },
    /// A seat made its first move.
    Moved {
        /// The game.
        game: GameId,
        /// The seat, from 0.
        seat: u8,
    },
    /// A table ended by itself.
    Ended {
        /// The game.
        game: GameId,
        /// The outcome of each seat of the game; greater is better.
        outcome: Vec<i64>,
    },
    /// A table was annulled by its own rules.
    Annulled {
        /// The game.
        game: GameId,
    },
    /// The judgement on a game that was open at its deadline: by a machine, or by the time used.
    Judged {
        /// The game.
        game: GameId,
        /// The points of each seat in twelfths.
        points: Vec<i64>,
        /// Whether the time used decided.
        by_time: bool,
    },
    /// A member left the server, or came back.
    Presence {
        /// The member.
        member: String,
        /// Whether they are on the server.
        here: bool,
    },
    /// A member goes on holiday, or comes back: the clocks of a ladder stop.
    Holiday {
        /// The member.
        member: String,
        /// Whether it begins.
        begins: bool,
        /// Its end, if it begins and ends by itself.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Timestamp>,
    },
    /// A member had themselves forgotten.
    Forgotten {
        /// The member.
        member: String,
    },
    /// A member has another name.
    Renamed {
        /// The member.
        member: Person,
    },
    /// The organiser has not been seen for long.
    OrganiserGone,
    /// The program was down, and everybody gets the time back.
    Outage {
        /// Its length in seconds.
        seconds: i64,
    },

    /// A moment has come.
    Due(Due),

    /// Numbers are given: the members in the order of their numbers, from 1.
    Numbered {
        /// The first member of each entrant.
        order: Vec<String>,
    },
    /// The groups or divisions of a season, each in the order in which its plan deals numbers.
    Parts {
        /// The season, or the stage of groups and a final.
        season: u32,
        /// The entrants of each.
        parts: Vec<Vec<u32>>,
    },
    /// A round was paired, or games were added to the one that runs.
    Paired(Paired),
    /// A season of a league is over.
    SeasonOver {
        /// The champion of each division, the first division first.
        champions: Vec<u32>,
        /// Those who go up.
        up: Vec<u32>,
        /// Those who go down.
        down: Vec<u32>,
    },
    /// The contest is over.
    Finished {
        /// Whether it ends because the next round can't be paired.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        stuck: bool,
    },
}
