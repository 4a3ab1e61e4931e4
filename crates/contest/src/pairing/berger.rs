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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_everybody_and_colours_are_even() {
        for entrants in 2..=40 {
            for cycles in 1..=2 {
                let rounds = rounds(entrants, cycles);
                assert_eq!(rounds.len() as u32, u32::from(cycles) * (entrants - 1 + entrants % 2));
                let mut games: Vec<(u32, u32)> = Vec::new();
                for round in &rounds {
                    let mut seen: Vec<u32> =
                        round.iter().flat_map(|(white, black)| [*white, *black]).collect();
                    seen.sort_unstable();
                    let all: Vec<u32> =
                        (1 - entrants % 2..=entrants).filter(|one| *one > 0 || entrants % 2 == 1).collect();
                    assert_eq!(seen, all, "{entrants} {cycles}");
                    games.extend(round.iter().filter(|(_, black)| *black > 0));
                }
                for one in 1..=entrants {
                    let own = |white: bool| {
                        games.iter().filter(|game| if white { game.0 == one } else { game.1 == one }).count()
                            as i64
                    };
                    assert!((own(true) - own(false)).abs() <= i64::from(2 - cycles), "{entrants}: {one}");
                    for other in one + 1..=entrants {
                        let met =
                            games.iter().filter(|game| **game == (one, other) || **game == (other, one));
                        assert_eq!(met.count(), usize::from(cycles));
                    }
                    // In two cycles nobody has a colour three times in a row.
                    let colours: Vec<bool> = rounds
                        .iter()
                        .flatten()
                        .filter(|(white, black)| *black > 0 && (*white == one || *black == one))
                        .map(|(white, _)| *white == one)
                        .collect();
                    let thrice = colours.windows(3).any(|three| three[0] == three[1] && three[1] == three[2]);
                    assert!(cycles < 2 || entrants < 3 || !thrice, "{entrants}: {one} {colours:?}");
                }
            }
        }
    }
}
