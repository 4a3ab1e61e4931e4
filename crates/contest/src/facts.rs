//! The plain facts of which entries, rounds and happenings are made.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A game of a contest: its round, and its table within the round, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct GameId {
    /// The round.
    pub round: u32,
    /// The table.
    pub table: u32,
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.round, self.table)
    }
}

/// A member with the name by which others know them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// The member's id.
    pub id: String,
    /// The name.
    pub name: String,
}

/// An entry into the contest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entering {
    /// The members: one, or the two of a fixed pair.
    pub members: Vec<Person>,
    /// The rating; none for somebody without.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
    /// Whether it is a machine.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub machine: bool,
}

/// A round in which an entrant does not play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Bye {
    /// Allocated, because nobody was left.
    #[serde(rename = "U")]
    Allocated,
    /// Given by the arbiter with a full point.
    #[serde(rename = "F")]
    Full,
    /// Half a point.
    #[serde(rename = "H")]
    Half,
    /// No point.
    #[serde(rename = "Z")]
    None,
}

/// The result of a game that a person decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Verdict {
    /// A result of a game that was played: the points of each seat in twelfths.
    Points(Vec<i64>),
    /// These seats lose by forfeit, numbered from 0.
    Forfeit(Vec<u8>),
    /// No result: nobody gets anything, and the game is not counted.
    Void,
}
