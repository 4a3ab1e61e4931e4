//! The end of a game: points a seat.

use std::fmt;

/// Points, counted in halves so that shared points stay exact.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(u32);

impl Points {
    /// Whole points.
    #[must_use]
    pub const fn whole(points: u32) -> Points {
        Points(points * 2)
    }

    /// Half points: `halves(3)` is 1.5.
    #[must_use]
    pub const fn halves(halves: u32) -> Points {
        Points(halves)
    }

    /// The number of half points.
    #[must_use]
    pub const fn in_halves(self) -> u32 {
        self.0
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 2, self.0 % 2) {
            (whole, 0) => write!(f, "{whole}"),
            (whole, _) => write!(f, "{whole}.5"),
        }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Points of each seat, in seat order.
    pub points: Vec<Points>,
    /// Whether it was drawn.
    pub drawn: bool,
}

impl Outcome {
    /// The points by seat id, as the referee prints them.
    #[must_use]
    pub fn to_json(&self, seats: &[crate::game::SeatInfo]) -> serde_json::Value {
        let points = |p: &Points| match p.0 % 2 {
            0 => serde_json::json!(p.0 / 2),
            _ => serde_json::json!(f64::from(p.0) / 2.0),
        };
        let pairs = seats.iter().zip(&self.points).map(|(seat, p)| (seat.id.to_owned(), points(p)));
        serde_json::Value::Object(pairs.collect())
    }
}
