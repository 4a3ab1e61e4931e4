//! The terms of a contest: its game, its format, and everything that an organiser may set.

use crate::standing::TieBreak;
use crate::standing::points::Scoring;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The terms of a contest. The game, its options and the terms of its tables are texts that this crate keeps and never reads.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools)] // Each is a setting of its own.
pub struct Terms {
    /// The name that people read.
    pub name: String,
    /// A few lines about it; may be empty.
    pub text: String,
    /// The id of the game.
    pub game: String,
    /// The version of the game's rules: rounds that begin later use it too.
    pub rules: u32,
    /// The options of the game, by their names.
    pub options: BTreeMap<String, String>,
    /// The terms of each table (clock, press, …), as the caller writes them.
    pub table: String,
    /// Entrants at a table: 2, 3 or 4.
    pub seats: u8,
    /// The smallest number of entrants with which the game can be played.
    pub least: u8,
    /// Members of an entrant: 1, or 2 for fixed pairs in a game of four seats. Pairs sit opposite each other.
    pub team: u8,
    /// Whether seats 1 and 3 play together against seats 2 and 4, with partners that change.
    pub partners: bool,
    /// Whether moving first is a known advantage in this game. It settles matches that stay level.
    pub first_is_better: bool,
    /// The format.
    pub format: Format,
    /// Whether games count for ratings.
    pub rated: bool,
    /// The largest number of entrants; later ones wait.
    pub limit: Option<u32>,
    /// The moment at which entries open.
    pub opens: Option<Timestamp>,
    /// The moment at which entries close.
    pub closes: Option<Timestamp>,
    /// The length of the check-in in hours; 0 means none.
    pub checkin_hours: u32,
    /// The length of a round in days.
    pub round_days: u32,
    /// The moment at which all games end, whatever the round.
    pub ends: Option<Timestamp>,
    /// The hours from a seat's first turn to its forfeit: those of the clock and, by default, three days beyond.
    pub first_move_hours: u32,
    /// The largest number of machines among the entrants.
    pub machines: u32,
    /// The tie-breaks in their order; empty means the format's own.
    pub tie_breaks: Vec<TieBreak>,
    /// How places at a table of three or four become points.
    pub scoring: Scoring,
    /// Whether entrants who withdraw finish their running games; otherwise they lose them.
    pub play_on: bool,
    /// Whether a late entrant gets half a point for each round missed.
    pub late_half: bool,
    /// Whether a game that can be played by fewer fills shorter tables, so that nobody sits out.
    pub short_tables: bool,
    /// Whether entrants level at the top play two games against each other before the place is shared.
    pub playoff: bool,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            name: String::new(),
            text: String::new(),
            game: String::new(),
            rules: 1,
            options: BTreeMap::new(),
            table: String::new(),
            seats: 2,
            least: 2,
            team: 1,
            partners: false,
            first_is_better: false,
            format: Format::Swiss { rounds: None, half_byes: 1 },
            rated: true,
            limit: None,
            opens: None,
            closes: None,
            checkin_hours: 24,
            round_days: 21,
            ends: None,
            first_move_hours: 144,
            machines: 0,
            tie_breaks: Vec::new(),
            scoring: Scoring::default(),
            play_on: false,
            late_half: false,
            short_tables: false,
            playoff: false,
        }
    }
}

/// The way in which the tables of a contest follow from its entrants and results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Format {
    /// Everybody meets everybody: Berger's table for two seats, a table plan for three and four.
    RoundRobin {
        /// How often, for two seats: 1 or 2.
        #[serde(default = "one")]
        cycles: u8,
        /// The plan, for three and four seats.
        #[serde(default)]
        plan: Plan,
        /// How many games of an entrant run at once; none means all of them.
        #[serde(default)]
        together: Option<u8>,
        /// The number of waves after which a plan is cut off.
        #[serde(default)]
        rounds: Option<u32>,
        /// The size of groups; none means one group of all, if there are at most 16.
        #[serde(default)]
        groups: Option<u8>,
        /// Whether the winners of the groups play a final group.
        #[serde(default)]
        final_group: bool,
    },
    /// Rounds against others with similar points: FIDE's Dutch system for two seats, the seat-Swiss for three and four.
    Swiss {
        /// The number of rounds; none means the default for the number of entrants.
        #[serde(default)]
        rounds: Option<u32>,
        /// The largest number of half-point byes of an entrant.
        #[serde(default = "one_bye")]
        half_byes: u32,
    },
    /// Losers leave.
    KnockOut {
        /// The games of a match of two.
        #[serde(default = "two")]
        games: u8,
        /// The number of entrants who go on from a table of three or four.
        #[serde(default)]
        advance: Option<u8>,
        /// Whether the places in the bracket are drawn by lot.
        #[serde(default)]
        lot: bool,
        /// Whether the losers of the semifinals play for third place.
        #[serde(default)]
        third: bool,
    },
    /// Everybody stands on a rung, and challenges those above.
    Ladder {
        /// The number of rungs above within which one may challenge.
        #[serde(default = "three")]
        range: u32,
        /// The largest number of games of an entrant at a time.
        #[serde(default = "two_games")]
        at_once: u32,
        /// The days in which a challenge has to be answered.
        #[serde(default = "three")]
        answer_days: u32,
        /// Whether a winner exchanges rungs with the loser; otherwise all between move down.
        #[serde(default)]
        swap: bool,
        /// The days without a game after which an entrant moves down.
        #[serde(default = "sixty")]
        idle_days: u32,
        /// Whether a new entrant comes in at the rung of their rating; otherwise at the bottom.
        #[serde(default)]
        by_rating: bool,
    },
    /// Divisions, each a round robin, with seasons.
    League {
        /// The size of a division: 5 to 10.
        #[serde(default = "eight")]
        size: u8,
        /// How often two of a division meet in a season, for two seats.
        #[serde(default = "one")]
        cycles: u8,
        /// The weeks of a season.
        #[serde(default = "eight_weeks")]
        weeks: u32,
        /// The number of entrants who go up.
        #[serde(default = "two")]
        up: u8,
        /// The number of entrants who go down.
        #[serde(default = "two")]
        down: u8,
        /// The days between seasons.
        #[serde(default = "seven")]
        gap_days: u32,
        /// The number of seasons; none means that the league ends when it is closed.
        #[serde(default)]
        seasons: Option<u32>,
    },
}

/// A table plan of three or four seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Plan {
    /// The shortest in which everybody plays equally often.
    #[default]
    Standard,
    /// A longer one.
    Full,
    /// One that also balances who sits opposite.
    Whist,
}

const fn one() -> u8 {
    1
}
const fn two() -> u8 {
    2
}
const fn eight() -> u8 {
    8
}
const fn one_bye() -> u32 {
    1
}
const fn two_games() -> u32 {
    2
}
const fn three() -> u32 {
    3
}
const fn seven() -> u32 {
    7
}
const fn eight_weeks() -> u32 {
    8
}
const fn sixty() -> u32 {
    60
}
