//! Brackets of a knock-out.

/// The largest number of entrants.
pub const MOST: u32 = 64;

/// The seeds in the order of the bracket, 0 for a bye: neighbours meet, then the winners of neighbouring pairs.
#[must_use]
pub fn bracket(entrants: u32) -> Vec<u32> {
    let mut order = vec![1];
    while (order.len() as u32) < entrants {
        let sum = 2 * order.len() as u32 + 1;
        order = order.iter().flat_map(|seed| [*seed, sum - seed]).collect();
    }
    order.iter().map(|seed| if *seed > entrants { 0 } else { *seed }).collect()
}

/// The tables of a round of three or four seats: entrants (in the order of their seeds) are dealt in a snake. The best
/// get a bye where the others fill tables of `least` to `seats` only without them. Returns the tables and the byes.
#[must_use]
pub fn tables(entrants: &[u32], seats: usize, least: usize) -> (Vec<Vec<u32>>, Vec<u32>) {
    let seats = seats.max(2);
    let least = least.clamp(2, seats);
    let fills = |count: usize| {
        let tables = count.div_ceil(seats);
        count >= least && count >= tables * least
    };
    let byes = (0..entrants.len()).find(|byes| fills(entrants.len() - byes)).unwrap_or(entrants.len());
    let (free, playing) = entrants.split_at(byes);
    let count = playing.len().div_ceil(seats);
    let mut tables = vec![Vec::new(); count];
    for (place, entrant) in playing.iter().enumerate() {
        let (lap, step) = (place / count, place % count);
        tables[if lap % 2 == 0 { step } else { count - 1 - step }].push(*entrant);
    }
    (tables, free.to_vec())
}
