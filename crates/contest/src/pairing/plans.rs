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

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// The bounds of the page: for seats and entrants, how often two meet at least and at most.
    fn meetings(seats: u8, entrants: u32, name: Plan) -> (u32, u32) {
        match (seats, entrants, name) {
            (3, 4 | 6 | 10 | 12 | 16, _) | (3, 7 | 13, Plan::Full) | (4, 7 | 10, _) => (2, 2),
            (3, 7 | 9 | 13 | 15, _) | (4, 13 | 16, Plan::Standard) => (1, 1),
            (3, 8 | 11 | 14, _) => (1, 2),
            (4, 4, Plan::Standard) => (4, 4),
            (4, 6, Plan::Full) => (6, 6),
            (4, 6 | 11 | 14 | 15, _) => (2, 3),
            _ => (3, 3),
        }
    }

    #[test]
    fn every_plan_keeps_its_promises() {
        let mut plans = 0;
        for seats in [3u8, 4] {
            for entrants in ENTRANTS {
                for name in [Plan::Standard, Plan::Full, Plan::Whist] {
                    let Some(waves) = plan(seats, entrants, name) else {
                        // Every number of entrants has a standard plan.
                        assert!(name != Plan::Standard || entrants < u32::from(seats), "{seats} {entrants}");
                        continue;
                    };
                    plans += 1;
                    let shown = format!("{seats} seats, {entrants} entrants, {name:?}");
                    let mut met: HashMap<(u32, u32), u32> = HashMap::new();
                    let mut sat: HashMap<(u32, usize), u32> = HashMap::new();
                    let mut opposite: HashMap<(u32, u32), u32> = HashMap::new();
                    for wave in &waves {
                        let mut of_wave: Vec<u32> = wave.concat();
                        of_wave.sort_unstable();
                        assert!(of_wave.windows(2).all(|pair| pair[0] < pair[1]), "{shown}: twice in a wave");
                        assert!(of_wave.iter().all(|entrant| (1..=entrants).contains(entrant)), "{shown}");
                        for table in wave {
                            assert_eq!(table.len(), usize::from(seats), "{shown}");
                            for (seat, one) in table.iter().enumerate() {
                                *sat.entry((*one, seat)).or_default() += 1;
                                for other in table.iter().filter(|other| *other > one) {
                                    *met.entry((*one, *other)).or_default() += 1;
                                }
                            }
                            for (one, other) in [(0, 2), (1, 3)].into_iter().filter(|_| seats == 4) {
                                let pair = (table[one].min(table[other]), table[one].max(table[other]));
                                *opposite.entry(pair).or_default() += 1;
                            }
                        }
                    }
                    let games = |entrant: u32| -> u32 {
                        sat.iter().filter(|((own, _), _)| *own == entrant).map(|(_, count)| count).sum()
                    };
                    assert!((1..=entrants).all(|entrant| games(entrant) == games(1)), "{shown}: games");
                    let (least, most) = meetings(seats, entrants, name);
                    for one in 1..=entrants {
                        for other in one + 1..=entrants {
                            let count = met.get(&(one, other)).copied().unwrap_or_default();
                            assert!(
                                (least..=most).contains(&count),
                                "{shown}: {one} and {other} meet {count} times"
                            );
                            let facing = opposite.get(&(one, other)).copied().unwrap_or_default();
                            assert!(name != Plan::Whist || facing == 1, "{shown}: {one} opposite {other}");
                        }
                        let seat = |seat: u8| sat.get(&(one, usize::from(seat))).copied().unwrap_or_default();
                        let most = (0..seats).map(seat).max().unwrap_or_default();
                        let least = (0..seats).map(seat).min().unwrap_or_default();
                        // Three waves of four give each entrant one seat not at all.
                        let spread = if (seats, entrants, name) == (4, 4, Plan::Whist) { 2 } else { 1 };
                        assert!(most - least <= spread, "{shown}: seats of {one}");
                    }
                }
            }
        }
        assert!(plans >= 33, "{plans}");
    }
}
