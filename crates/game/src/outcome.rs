//! The end of a game: the points of each seat.

use std::fmt;

/// Points, counted in halves so that shared points stay exact. They are negative if the loser pays the
/// winner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(i32);

impl Points {
    /// Makes whole points.
    #[must_use]
    pub const fn whole(points: i32) -> Points {
        Points(points * 2)
    }

    /// Makes half points: `halves(3)` is 1.5.
    #[must_use]
    pub const fn halves(halves: i32) -> Points {
        Points(halves)
    }

    /// The number of half points.
    pub const fn in_halves(self) -> i32 {
        self.0
    }
}

impl std::ops::Sub for Points {
    type Output = Points;

    fn sub(self, other: Points) -> Points {
        Points(self.0 - other.0)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, half) = (self.0.unsigned_abs() / 2, self.0.unsigned_abs() % 2);
        write!(f, "{sign}{whole}{}", if half == 0 { "" } else { ".5" })
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The points of each seat, in seat order.
    pub points: Vec<Points>,
    /// Whether the game was drawn.
    pub drawn: bool,
}

impl Outcome {
    /// The points by seat id, as the referee prints them.
    #[must_use]
    pub fn to_json(&self, seats: &[crate::SeatInfo]) -> serde_json::Value {
        let points = |p: &Points| match p.0 % 2 {
            0 => serde_json::json!(p.0 / 2),
            _ => serde_json::json!(f64::from(p.0) / 2.0),
        };
        let pairs = seats.iter().zip(&self.points).map(|(seat, p)| (seat.id.to_owned(), points(p)));
        serde_json::Value::Object(pairs.collect())
    }
}
