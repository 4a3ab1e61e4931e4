//! Ratings: estimates of players' strength from the results of games, by Glicko-2.
//!
//! Pure arithmetic: players and results go in, new ratings come out. The algorithm is the crate
//! `skillratings`' (Mark Glickman, “Example of the Glicko-2 system”, 2013); this module turns a game of more
//! than two people into games that the algorithm knows, one player against one other.
//!
//! **Each game is a rating period of its own.** Slow games are few, and nobody waits for the end of a month
//! to see what a game has changed. Time alone changes no rating: a rating follows from the games, so it can
//! be worked out anew from them ([`rate`] takes them in the order in which they ended).
//!
//! **Two players** are rated by the crate directly.
//!
//! **Several sides** (three-player chess: 2 points for the last one in the game, 1 for the second, 0 for the
//! first one out, shared when it is drawn). Each pair of sides is a game of its own between the two: the one
//! with more points has won, with equal points it is drawn. That is the *pairwise* reading of a ranking, as
//! in Weng and Lin's “Bayesian approximation method for online ranking” (2011). But the pairs of one game are
//! not independent of one another: the player who is mated first has lost to both others through the same
//! mate. Among equal players each has 0, 1 or 2 points equally often, a variance of 2/3, where two
//! independent games would have 1/2; so counting every pair fully would exaggerate. Such a *composite
//! likelihood* is corrected by weighting it with the ratio of the two (Varin, Reid, Firth, “An overview of
//! composite likelihood methods”, 2011). For `n` sides the points have a variance of (n²−1)/12 and the pairs
//! count as (n−1)/4, which makes the weight **3 / (n + 1)**: 1 for two sides, 3/4 for three. A three-player
//! game says as much about a player as one and a half games of two, not two.
//!
//! Pairs are combined as follows. The crate's result for a pair alone gives its information (the growth of
//! `1/φ²`) and its direction (the change of `μ` divided by `φ²`); these add up, each with its weight, as in
//! steps 3 to 7 of the algorithm. The volatility is the geometric mean of the pairs' volatilities: every pair
//! by itself is an ordinary game.
//!
//! **Teams** (Enochian chess: two against two). A side plays as well as its seats do on average, so the odds
//! of each player are those between the two averages: a player with a strong partner is expected to win more.
//! To the crate that is a game against one opponent as much below the player as the other side's average is
//! below their own's, and as uncertain as the opponents and (where there are any) the partners are on
//! average, both together: the less is known of the others, the less the result says about the player.
//! Everybody plays one game. A player who holds all seats of a side is that side.
//!
//! Worked by hand, all four new (1500, deviation 350): the opponent is 1500 with deviation √(350² + 350²) =
//! 495, so `φ = 2.849`, `g = 1/√(1 + 3·2.849²/π²) = 0.537`, `E = 1/2`, `v = 1/(g²/4) = 13.87`; then `φ'² =
//! 1/(1/(2.0148² + 0.06²) + 1/13.87) = 3.142`, and the winner gains `173.7 · 3.142 · 0.537 / 2 = 146.6`. In a
//! game of two (`φ = 2.0148`, `g = 0.669`, `v = 8.94`) they would gain 162.2. The tests have these figures.

pub(crate) mod result;
#[cfg(test)]
mod tests;

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// One point of Glicko-2's own scale, in points of the rating that people see.
const SCALE: f64 = 173.7178;

/// The largest deviation: that of a new player.
const MOST_DEVIATION: f64 = 350.0;

/// A player's rating in a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The estimated strength; 1500 for a new player.
    pub rating: f64,
    /// Its uncertainty, one standard deviation: with a probability of two thirds the true value is no further
    /// off.
    pub deviation: f64,
    /// The expected fluctuation of the strength.
    pub volatility: f64,
}

impl Default for Rating {
    /// The rating of a new player.
    fn default() -> Rating {
        Rating { rating: 1500.0, deviation: MOST_DEVIATION, volatility: 0.06 }
    }
}

impl Rating {
    /// The least number of games before a rating is more than provisional.
    pub const GAMES: usize = 5;
    /// A rating more uncertain than this is provisional.
    pub const CERTAIN: f64 = 110.0;

    /// Whether it is still provisional after this number of games: then it is shown with a question mark.
    #[must_use]
    pub fn is_provisional(&self, games: usize) -> bool {
        self.deviation > Rating::CERTAIN || games < Rating::GAMES
    }

    /// The rating as people read it: `1523`, or `1523?` while it is provisional.
    #[must_use]
    pub fn shown(&self, games: usize) -> String {
        format!("{:.0}{}", self.rating, if self.is_provisional(games) { "?" } else { "" })
    }

    fn of(rating: Glicko2Rating) -> Rating {
        let deviation = rating.deviation.min(MOST_DEVIATION);
        Rating { rating: rating.rating, deviation, volatility: rating.volatility }
    }

    fn glicko(self) -> Glicko2Rating {
        Glicko2Rating { rating: self.rating, deviation: self.deviation, volatility: self.volatility }
    }
}

/// A player who played a game to its end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entrant {
    /// The side they were on.
    pub team: u8,
    /// The number of its seats that they held, at least one.
    pub seats: u32,
    /// The points of the whole side, in halves of a point.
    pub halves: i32,
    /// Their rating before the game.
    pub rating: Rating,
}

/// The ratings of the players after a game, in their order. Nobody may be on two sides. If there is only one
/// side nothing changes.
#[must_use]
pub fn rate(entrants: &[Entrant]) -> Vec<Rating> {
    let mut sides: Vec<u8> = entrants.iter().map(|entrant| entrant.team).collect();
    sides.sort_unstable();
    sides.dedup();
    let weight = 3.0 / (sides.len() as f64 + 1.0);
    let rated = |(index, entrant): (usize, &Entrant)| {
        let pair = |side: &u8| against(entrants, index, *side);
        let pairs: Vec<Rating> =
            sides.iter().filter(|side| **side != entrant.team).filter_map(pair).collect();
        match pairs.as_slice() {
            [] => entrant.rating,
            [alone] => *alone,
            several => together(entrant.rating, several, weight),
        }
    };
    entrants.iter().enumerate().map(rated).collect()
}

/// The averages of some entrants' ratings and squared deviations, weighted by their numbers of seats. `None`
/// if there are no entrants.
fn average<'a>(entrants: impl Iterator<Item = &'a Entrant>) -> Option<(f64, f64)> {
    let (mut seats, mut rating, mut variance) = (0.0, 0.0, 0.0);
    for entrant in entrants {
        let held = f64::from(entrant.seats.max(1));
        seats += held;
        rating += held * entrant.rating.rating;
        variance += held * entrant.rating.deviation.powi(2);
    }
    (seats > 0.0).then(|| (rating / seats, variance / seats))
}

/// The rating of an entrant if there had been only their own side and one other.
fn against(entrants: &[Entrant], index: usize, side: u8) -> Option<Rating> {
    let own = entrants.get(index)?;
    let (theirs, mut variance) = average(entrants.iter().filter(|entrant| entrant.team == side))?;
    let halves = entrants.iter().find(|entrant| entrant.team == side)?.halves;
    let others = entrants.iter().enumerate().filter(|(other, _)| *other != index).map(|(_, entrant)| entrant);
    let partners = average(others.filter(|entrant| entrant.team == own.team));
    let rating = match partners {
        None => theirs,
        Some((_, uncertain)) => {
            variance += uncertain;
            let (ours, _) = average(entrants.iter().filter(|entrant| entrant.team == own.team))?;
            own.rating.rating - (ours - theirs)
        }
    };
    let outcome = match own.halves.cmp(&halves) {
        std::cmp::Ordering::Greater => Outcomes::WIN,
        std::cmp::Ordering::Equal => Outcomes::DRAW,
        std::cmp::Ordering::Less => Outcomes::LOSS,
    };
    let opponent = Glicko2Rating { rating, deviation: variance.sqrt(), volatility: own.rating.volatility };
    let (after, _) = glicko2(&own.rating.glicko(), &opponent, &outcome, &Glicko2Config::new());
    Some(Rating::of(after))
}

/// Combines the ratings that several pairs give a player, each with this weight.
fn together(before: Rating, pairs: &[Rating], weight: f64) -> Rating {
    let on_scale = |deviation: f64| (deviation / SCALE).powi(2);
    let logarithms: f64 = pairs.iter().map(|pair| pair.volatility.ln()).sum();
    let volatility = (logarithms / pairs.len() as f64).exp();
    let (mut told, mut pull) = (0.0, 0.0);
    for pair in pairs {
        let after = on_scale(pair.deviation);
        told += weight * (after.recip() - (on_scale(before.deviation) + pair.volatility.powi(2)).recip());
        pull += weight * (pair.rating - before.rating) / SCALE / after;
    }
    let variance = ((on_scale(before.deviation) + volatility.powi(2)).recip() + told).recip();
    Rating {
        rating: before.rating + SCALE * variance * pull,
        deviation: (variance.sqrt() * SCALE).min(MOST_DEVIATION),
        volatility,
    }
}
