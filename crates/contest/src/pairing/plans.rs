//! Table plans of three and four seats (Steiner and Kirkman triples, near-resolvable and resolvable designs, planes of order
//! 3 and 4, whist tables). `plans.txt` has one a line: seats, entrants, name, waves; a table is its entrants in seat order,
//! each a digit or, from 10 on, a letter. The tests count what each plan promises.

use crate::terms::Plan;

/// The fewest and the most entrants of a plan.
pub const ENTRANTS: std::ops::RangeInclusive<u32> = 3..=16;

/// The waves of a plan: tables that may run at once, each with its entrants (from 1) in seat order. Where there is no
/// standard plan, the whist plan is the standard.
#[must_use]
pub fn plan(seats: u8, entrants: u32, plan: Plan) -> Option<Vec<Vec<Vec<u32>>>> {
    let named = |name: &str| {
        let start = format!("{seats} {entrants} {name} ");
        include_str!("plans.txt").lines().find_map(|line| line.strip_prefix(&start))
    };
    let found = match plan {
        Plan::Standard => named("standard").or_else(|| named("whist")),
        Plan::Full => named("full"),
        Plan::Whist => named("whist"),
    };
    let table = |text: &str| text.chars().filter_map(|digit| digit.to_digit(17)).collect();
    Some(found?.split(' ').map(|wave| wave.split('.').map(table).collect()).collect())
}
