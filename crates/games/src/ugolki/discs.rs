//! The moves of discs: a step, or a chain of jumps (section 3).

use crate::bits::{Set, bit, east, first, west};

/// The squares one step away in each of the four directions.
fn steps(set: Set) -> [Set; 4] {
    [set << 8, set >> 8, east(set), west(set)]
}

/// The squares reached by one jump from any of these squares: over exactly one disc to the empty square
/// behind it.
pub fn jumps(from: Set, occupied: Set) -> Set {
    let over = steps(from).map(|next| next & occupied);
    (0..4).fold(0, |all, way| all | steps(over[way])[way]) & !occupied
}

/// The squares where a disc may end: a neighbouring square, or the end of any chain of jumps. The jumped
/// discs stay; the disc's own square counts as empty on the way.
pub fn targets(from: Set, occupied: Set) -> Set {
    let others = occupied & !from;
    let near = steps(from).into_iter().fold(0, |all, next| all | next);
    let mut reached = from;
    loop {
        let more = reached | jumps(reached, others);
        if more == reached {
            return (near | reached) & !occupied;
        }
        reached = more;
    }
}

/// The shortest chain of jumps to a square: its landings before the last. Empty for a step.
pub fn landings(from: Set, to: Set, occupied: Set) -> Vec<u8> {
    let others = occupied & !from;
    if steps(from).contains(&to) {
        return Vec::new();
    }
    // First the squares reached by more and more jumps, then back from the end.
    let mut waves = vec![from];
    let mut reached = from;
    while reached & to == 0 {
        let next = jumps(waves[waves.len() - 1], others) & !reached;
        if next == 0 {
            return Vec::new();
        }
        reached |= next;
        waves.push(next);
    }
    let mut at = to;
    let mut route = Vec::new();
    for wave in waves.iter().skip(1).rev().skip(1) {
        // Jumps are reversible.
        let landing = first(jumps(at, others | at) & wave);
        route.push(landing);
        at = bit(landing);
    }
    route.reverse();
    route
}
