//! Rounds, their games and results.

use crate::facts::{Bye, GameId};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The version of the pairing algorithms of this program. It grows when any of them could answer differently.
pub const PAIRING_VERSION: u32 = 1;

/// A round as it was paired; an entry of the log has it whole, so that a later algorithm changes nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Paired {
    /// The number of the round, from 1.
    pub round: u32,
    /// The version of the algorithm; 0 if a person paired it.
    pub version: u32,
    /// The tables, each in seat order.
    pub tables: Vec<PairedTable>,
    /// The entrants without a game.
    pub byes: BTreeMap<u32, Bye>,
}

/// A table of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PairedTable {
    /// The entrants in seat order.
    pub seats: Vec<u32>,
    /// Its part of the contest: a group, a division or a match, from 1.
    #[serde(default = "first")]
    pub part: u32,
    /// The purpose of the game.
    #[serde(default, skip_serializing_if = "Purpose::is_usual")]
    pub purpose: Purpose,
}

const fn first() -> u32 {
    1
}

/// The purpose of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// The contest's own.
    #[default]
    Usual,
    /// It settles a match that is level: half the time.
    TieBreak,
    /// The match for third place.
    ThirdPlace,
    /// It settles the first place.
    PlayOff,
}

impl Purpose {
    #[allow(clippy::trivially_copy_pass_by_ref)] // So serde calls it.
    fn is_usual(&self) -> bool {
        *self == Purpose::Usual
    }
}

/// How a result came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Basis {
    /// The game ended at the table.
    Table,
    /// The first move was not made in time.
    NoShow,
    /// An entrant withdrew or was dropped.
    Withdrawal,
    /// The arbiter decided.
    Arbiter,
    /// A machine judged the position at the deadline.
    Machine,
    /// The time used decided at the deadline.
    TimeUsed,
    /// The table was annulled too late to be opened again.
    Annulled,
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The points of each seat, in twelfths of a win.
    pub points: Vec<i64>,
    /// Whether each seat made a move: the result counts as played.
    pub played: bool,
    /// The seats that lost by forfeit.
    pub forfeits: Vec<u8>,
    /// How it came about.
    pub basis: Basis,
}

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It starts when both have fewer games, or it is a later wave.
    Waiting,
    /// The caller has to open a table.
    ToOpen,
    /// It runs.
    Open {
        /// The number of the table.
        table: i64,
    },
    /// It has a result.
    Over(GameResult),
    /// It was annulled because an entrant left or an official decided so: struck through with the result that it had, and in
    /// nobody's sum.
    Struck(Option<GameResult>),
}

/// A game of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The entrants in seat order.
    pub seats: Vec<u32>,
    /// Its group, division or match, from 1.
    pub part: u32,
    /// Its purpose.
    pub purpose: Purpose,
    /// Its state.
    pub stage: Stage,
    /// The number of its table, once opened.
    pub table: Option<i64>,
    /// The moment of each seat's first move.
    pub moved: Vec<Option<Timestamp>>,
    /// The seats that did not make their first move in time, or whose entrants left.
    pub absent: Vec<u8>,
    /// The moment at which its table was opened.
    pub opened: Option<Timestamp>,
    /// Whether the caller was asked to judge it.
    pub judging: bool,
}

impl Game {
    /// Whether it has no result yet.
    #[must_use]
    pub fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Waiting | Stage::ToOpen | Stage::Open { .. })
    }

    /// The result.
    #[must_use]
    pub fn result(&self) -> Option<&GameResult> {
        match &self.stage {
            Stage::Over(result) => Some(result),
            _ => None,
        }
    }

    /// Takes it out of everybody's sum. A result that it had is still shown.
    pub(crate) fn strike(&mut self) {
        if !matches!(self.stage, Stage::Struck(_)) {
            self.stage = Stage::Struck(self.result().cloned());
        }
    }

    /// Whether it was annulled.
    #[must_use]
    pub fn is_struck(&self) -> bool {
        matches!(self.stage, Stage::Struck(_))
    }

    /// The seat of an entrant, from 0.
    #[must_use]
    pub fn seat_of(&self, entrant: u32) -> Option<usize> {
        self.seats.iter().position(|seat| *seat == entrant)
    }
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The season of a league, or the stage of a contest with groups; from 1.
    pub season: u32,
    /// The moment at which it was paired.
    pub paired: Timestamp,
    /// The version of the algorithm; 0 if a person paired it.
    pub version: u32,
    /// Its deadline.
    pub deadline: Option<Timestamp>,
    /// Its games.
    pub games: Vec<Game>,
    /// The entrants without a game.
    pub byes: BTreeMap<u32, Bye>,
    /// How many of the two reminders were given.
    pub reminded: u8,
    /// Whether the deadline has passed.
    pub closed: bool,
    /// Whether it was announced that it is over.
    pub over: bool,
}

impl Round {
    /// The games with their ids; `number` is that of the round.
    pub fn numbered(&self, number: u32) -> impl Iterator<Item = (GameId, &Game)> {
        (1u32..).zip(&self.games).map(move |(table, game)| (GameId { round: number, table }, game))
    }
}
