//! Berger's tables for round robins of two seats (FIDE handbook C.05, annex 1).

/// The fewest and the most entrants.
pub const ENTRANTS: std::ops::RangeInclusive<u32> = 3..=16;

/// The rounds of a round robin: pairs of first and second mover, and 0 as second mover of whoever sits out. In a second
/// cycle the colours are changed, and the last two rounds of the first cycle are swapped, so that nobody has a colour three
/// times in a row.
#[must_use]
pub fn rounds(entrants: u32, cycles: u8) -> Vec<Vec<(u32, u32)>> {
    if entrants < 2 {
        return Vec::new();
    }
    let mut first: Vec<_> = (1..entrants + entrants % 2).map(|round| pairs(entrants, round)).collect();
    let turned: Vec<Vec<(u32, u32)>> = first
        .iter()
        .map(|round| {
            round
                .iter()
                .map(|(white, black)| if *black == 0 { (*white, 0) } else { (*black, *white) })
                .collect()
        })
        .collect();
    let length = first.len();
    if cycles > 1 && length >= 2 {
        first.swap(length - 2, length - 1);
    }
    let mut all = first.clone();
    for cycle in 1..cycles {
        if cycle % 2 == 1 {
            all.extend(turned.iter().cloned());
        } else {
            all.extend(first.iter().cloned());
        }
    }
    all
}

/// The pairs of a round, from 1.
fn pairs(entrants: u32, round: u32) -> Vec<(u32, u32)> {
    let places = entrants + entrants % 2;
    let circle = places - 1;
    let turn = (round - 1) * (places / 2) % circle;
    let with_last = match (places > entrants, round % 2 == 1) {
        (true, _) => (turn + 1, 0),
        (false, true) => (turn + 1, places),
        (false, false) => (places, turn + 1),
    };
    let around = |step: u32| ((turn + step) % circle + 1, (turn + circle - step) % circle + 1);
    let mut pairs: Vec<_> = (1..places / 2).map(around).collect();
    // Whoever sits out is listed last.
    pairs.insert(if places > entrants { pairs.len() } else { 0 }, with_last);
    pairs
}
