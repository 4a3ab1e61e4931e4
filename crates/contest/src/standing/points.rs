//! From the outcome of a table to points in twelfths of a win.

use liege_words::Message;
use serde::{Deserialize, Serialize};

/// A win in twelfths.
pub const WIN: i64 = 12;

/// How an outcome becomes points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scoring {
    /// By rank: the first gets 12, the last 0, the others evenly between; equal seats share.
    #[default]
    Rank,
    /// Each seat gets its share of all points of the outcome. Where one is negative, by rank.
    Share,
    /// A sole first gets 12, equal firsts share them, the others get nothing.
    Won,
}

impl Scoring {
    /// The points of each seat, in twelfths. Greater outcomes are better. Shares are rounded to whole twelfths.
    #[must_use]
    pub fn points(self, outcome: &[i64]) -> Vec<i64> {
        let sum: i64 = outcome.iter().sum();
        match self {
            Scoring::Share if sum > 0 && outcome.iter().all(|own| *own >= 0) => {
                outcome.iter().map(|own| (2 * WIN * own + sum) / (2 * sum)).collect()
            }
            Scoring::Won => {
                let best = outcome.iter().max();
                let firsts = outcome.iter().filter(|own| Some(*own) == best).count() as i64;
                outcome.iter().map(|own| if Some(own) == best { WIN / firsts } else { 0 }).collect()
            }
            Scoring::Rank | Scoring::Share => by_rank(outcome),
        }
    }
}

/// Points by rank (12 for the first, 0 for the last); seats that are level share the sum of their places equally.
#[must_use]
pub fn by_rank<T: PartialOrd>(outcome: &[T]) -> Vec<i64> {
    let Some(steps) = (outcome.len() as i64).checked_sub(1).filter(|steps| *steps > 0) else {
        return vec![WIN; outcome.len()];
    };
    let place = |own: &T| {
        let better = outcome.iter().filter(|other| *other > own).count() as i64;
        let level = outcome.iter().filter(|other| *other == own).count() as i64;
        // The mean of the places from `better` to `better + level - 1`: each place down costs 12 / steps.
        WIN - WIN * (2 * better + level - 1) / (2 * steps)
    };
    outcome.iter().map(place).collect()
}

/// Quarters of a point as people write them: `0`, `½`, `2¾`.
#[must_use]
pub fn fraction(quarters: i64) -> String {
    let part = ["", "¼", "½", "¾"][quarters.rem_euclid(4) as usize];
    match quarters.div_euclid(4) {
        0 if !part.is_empty() => part.to_owned(),
        whole => format!("{whole}{part}"),
    }
}

/// Points of a standing as people write them: fractions for two seats, two decimals for more.
#[must_use]
pub fn said(seats: u8, points: i64) -> Message {
    if seats == 2 {
        return Message::new("contest-points").with("points", fraction(points));
    }
    let hundredths = (points * 100 + WIN / 2).div_euclid(WIN);
    Message::new("contest-points-decimal")
        .with("whole", (hundredths / 100).to_string())
        .with("part", format!("{:02}", hundredths % 100))
}
