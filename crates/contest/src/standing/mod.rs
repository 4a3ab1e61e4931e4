//! Standings: places by points and tie-breaks.

pub mod points;
pub mod several;
pub mod two;

use serde::{Deserialize, Serialize};
use std::fmt;

/// Declares the codes once: the name of each and its text.
macro_rules! tie_breaks {
    ($($(#[$doc:meta])* $name:ident $code:literal;)*) => {
        /// A tie-break. Values for two seats are in quarters of a point, those for more seats in twelfths.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum TieBreak { $($(#[$doc])* #[serde(rename = $code)] $name,)* }

        impl TieBreak {
            /// All of them.
            pub const ALL: &[TieBreak] = &[$(TieBreak::$name),*];

            /// Its code, as files and people write it.
            #[must_use]
            pub fn code(self) -> &'static str {
                match self { $(TieBreak::$name => $code,)* }
            }
        }
    };
}

tie_breaks! {
    /// The points themselves.
    Points "PTS";
    /// Buchholz: the sum of the contributions of all rounds.
    Buchholz "BH";
    /// Buchholz without the least contribution.
    BuchholzCut "BHC1";
    /// Buchholz without the least and the greatest contribution.
    Median "MED";
    /// Sonneborn-Berger: contributions times the points of their rounds.
    Sonneborn "SB";
    /// Sonneborn-Berger of a round robin: points of a game times the opponent's points.
    RobinSonneborn "SBR";
    /// Points against those who have at least half of what was possible in their games.
    Koya "KOYA";
    /// Direct encounter: the games among those who are level. It has no value of its own.
    Direct "DE";
    /// Games won at the board.
    Won "WON";
    /// All wins, forfeits and full byes too.
    Wins "WIN";
    /// Games played as second mover.
    Black "BPG";
    /// Three and four seats: the weighed points of all mates.
    Mates "BHM";
    /// Three and four seats: the weighed points of all mates, times the duels with them.
    Duels "SBM";
    /// Three and four seats: sole first places.
    First "FST";
    /// Three and four seats: games in the last seat.
    Last "LAST";
}

impl TieBreak {
    /// The tie-break with this code.
    #[must_use]
    pub fn of_code(code: &str) -> Option<TieBreak> {
        TieBreak::ALL.iter().copied().find(|known| known.code().eq_ignore_ascii_case(code))
    }

    /// The defaults of a Swiss of two seats.
    pub const SWISS: &[TieBreak] = &[
        TieBreak::BuchholzCut,
        TieBreak::Buchholz,
        TieBreak::Sonneborn,
        TieBreak::Direct,
        TieBreak::Won,
        TieBreak::Black,
    ];

    /// The defaults of a round robin of two seats.
    pub const ROBIN: &[TieBreak] =
        &[TieBreak::Direct, TieBreak::RobinSonneborn, TieBreak::Koya, TieBreak::Won, TieBreak::Black];

    /// The defaults for three and four seats.
    pub const SEVERAL: &[TieBreak] =
        &[TieBreak::Duels, TieBreak::Mates, TieBreak::First, TieBreak::Direct, TieBreak::Last];
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A row of a standing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The place, from 1; those who share one have the same.
    pub place: u32,
    /// Whether others share it.
    pub shared: bool,
    /// The number of the entrant.
    pub number: u32,
    /// The points: quarters of a point for two seats, twelfths for more.
    pub points: i64,
    /// The tie-breaks in their order, without [`TieBreak::Direct`].
    pub values: Vec<(TieBreak, i64)>,
}

/// The number of units that make one, in a value of a standing for so many seats: quarters of a point for two; for more, twelfths
/// of the points, and everything else as it is counted.
#[must_use]
pub const fn unit(seats: u8, code: TieBreak) -> i64 {
    match (seats, code) {
        (2, _) => 4,
        (_, TieBreak::Points) => points::WIN,
        _ => 1,
    }
}

/// One criterion as it is applied: values, or an order among those who are level.
enum Criterion<'a> {
    /// Greater is better.
    Values(Vec<i64>),
    /// Splits those who are level (by their index) into parts, the best first.
    Splits(&'a dyn Fn(&[usize]) -> Vec<Vec<usize>>),
}

/// Puts entrants in order by criteria; those whom no criterion separates share a place and are listed by number.
fn ranked(numbers: &[u32], points: &[i64], criteria: &[(TieBreak, Criterion<'_>)]) -> Vec<Row> {
    let by_value = |group: &[usize], values: &[i64]| {
        let mut sorted = group.to_vec();
        sorted.sort_by_key(|index| std::cmp::Reverse(values[*index]));
        let parts = sorted.chunk_by(|one, other| values[*one] == values[*other]);
        parts.map(<[usize]>::to_vec).collect::<Vec<_>>()
    };
    let mut order: Vec<usize> = (0..numbers.len()).collect();
    order.sort_by_key(|index| numbers[*index]);
    let mut groups = by_value(&order, points);
    for (_, criterion) in criteria {
        groups = groups
            .into_iter()
            .flat_map(|group| match criterion {
                _ if group.len() == 1 => vec![group],
                Criterion::Values(values) => by_value(&group, values),
                Criterion::Splits(split) => split(&group),
            })
            .collect();
    }
    let mut rows = Vec::with_capacity(numbers.len());
    for group in groups {
        let place = rows.len() as u32 + 1;
        for index in &group {
            let values = criteria.iter().filter_map(|(code, criterion)| match criterion {
                Criterion::Values(values) => Some((*code, values[*index])),
                Criterion::Splits(_) => None,
            });
            rows.push(Row {
                place,
                shared: group.len() > 1,
                number: numbers[*index],
                points: points[*index],
                values: values.collect(),
            });
        }
    }
    rows
}

/// Direct encounter (FIDE C.07): splits those who are level by the games among them. `met` gives, for two of them, the
/// points of the first in their games and the number of these; a game won counts `win`.
fn direct(group: &[usize], win: i64, met: &dyn Fn(usize, usize) -> (i64, i64)) -> Vec<Vec<usize>> {
    if group.len() < 2 {
        return vec![group.to_vec()];
    }
    // The points of each, and the number of opponents whom they have not met.
    let score = |index: usize| {
        group.iter().filter(|other| **other != index).fold((0, 0), |(points, missing), other| {
            let (won, games) = met(index, *other);
            (points + won, missing + i64::from(games == 0))
        })
    };
    let scores: Vec<(i64, i64)> = group.iter().map(|index| score(*index)).collect();
    if scores.iter().all(|(_, missing)| *missing == 0) {
        let mut sorted: Vec<(usize, i64)> =
            group.iter().copied().zip(scores.iter().map(|score| score.0)).collect();
        sorted.sort_by_key(|(_, points)| std::cmp::Reverse(*points));
        let parts: Vec<Vec<usize>> = sorted
            .chunk_by(|one, other| one.1 == other.1)
            .map(|part| part.iter().map(|(index, _)| *index).collect())
            .collect();
        if parts.len() == 1 {
            return parts;
        }
        return parts.iter().flat_map(|part| direct(part, win, met)).collect();
    }
    let ahead = (0..group.len()).find(|first| {
        (0..group.len())
            .all(|other| other == *first || scores[*first].0 > scores[other].0 + win * scores[other].1)
    });
    match ahead {
        None => vec![group.to_vec()],
        Some(first) => {
            let rest: Vec<usize> = group.iter().copied().filter(|index| *index != group[first]).collect();
            std::iter::once(vec![group[first]]).chain(direct(&rest, win, met)).collect()
        }
    }
}
