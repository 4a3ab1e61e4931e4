//! The FIDE (Dutch) system, handbook C.04.3 in the text valid until 31 January 2026. The names C.1 to C.19, D.1 to D.3 and
//! E.1 to E.5 are those of its articles.
//!
//! A pairing is a heaviest matching. The weight of a pair is the list of the criteria in their order; the best candidate
//! of a bracket is one of the heaviest matchings of its players with those of the next scoregroup, and among these the
//! order of candidates (exchanges, transpositions) is found by changing a few weights and matching again.

mod bracket;
mod criteria;
mod player;

pub use player::Colour;

use super::matching::Matching;
use crate::facts::Bye;
use crate::standing::two::Round;
use player::{Player, Wish, players};
use std::collections::BTreeMap;

/// A tournament before a round.
#[derive(Clone, Debug)]
pub struct Tournament<'a> {
    /// The number of rounds in all.
    pub rounds: u32,
    /// The colour of number 1 in the first round.
    pub first: Colour,
    /// The numbers of all who ever entered.
    pub entrants: &'a [u32],
    /// The rounds that were held.
    pub played: &'a [Round],
    /// Those who do not play this round.
    pub absent: &'a BTreeMap<u32, Bye>,
    /// Those who get no allocated bye while somebody else can.
    pub no_bye: &'a [u32],
}

/// A paired round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Paired {
    /// First and second mover of each game, in the order in which they are published.
    pub games: Vec<(u32, u32)>,
    /// The entrant with the allocated bye.
    pub bye: Option<u32>,
}

/// Pairs the next round; `None` if no pairing exists.
#[must_use]
pub fn pair(tournament: &Tournament<'_>) -> Option<Paired> {
    let present: Vec<u32> = tournament
        .entrants
        .iter()
        .copied()
        .filter(|number| !tournament.absent.contains_key(number))
        .collect();
    let last = tournament.played.len() as u32 + 1 >= tournament.rounds;
    let mut players = players(&present, tournament.entrants, tournament.played, last);
    let everybody: Vec<usize> = (0..players.len()).collect();
    let without = players.clone();
    for player in players.iter_mut().filter(|player| tournament.no_bye.contains(&player.number)) {
        player.had_bye = true;
    }
    if !can_complete(&players, &everybody) {
        players = without;
        if !can_complete(&players, &everybody) {
            return None;
        }
    }
    let (mut pairs, bye) = pair_brackets(&players);
    // The order of publication: by the higher score, the lower score, and the number of the higher.
    pairs.sort_by_key(|(high, low)| (-players[*high].score, -players[*low].score, players[*high].number));
    let games = pairs.into_iter().map(|(high, low)| {
        let (high, low) = (&players[high], &players[low]);
        match colour(high, low, tournament.first) {
            Colour::White => (high.number, low.number),
            Colour::Black => (low.number, high.number),
        }
    });
    Some(Paired { games: games.collect(), bye: bye.map(|index| players[index].number) })
}

/// Pairs the scoregroups from the top.
fn pair_brackets(players: &[Player]) -> (Vec<(usize, usize)>, Option<usize>) {
    let groups: Vec<Vec<usize>> = (0..players.len())
        .collect::<Vec<_>>()
        .chunk_by(|one, other| players[*one].score == players[*other].score)
        .map(<[usize]>::to_vec)
        .collect();
    let mut groups = std::collections::VecDeque::from(groups);
    let (mut pairs, mut moved): (Vec<(usize, usize)>, Vec<usize>) = (Vec::new(), Vec::new());
    let mut collapsed = false;
    while let Some(residents) = groups.pop_front() {
        let lower = groups.front().cloned().unwrap_or_default();
        let found = bracket::pair(players, &moved, &residents, &lower, collapsed);
        let paired: std::collections::HashSet<usize> =
            found.iter().flat_map(|(one, other)| [*one, *other]).collect();
        let left: Vec<usize> =
            moved.iter().chain(&residents).copied().filter(|index| !paired.contains(index)).collect();
        if !collapsed && !groups.is_empty() {
            let rest: Vec<usize> = left.iter().copied().chain(groups.iter().flatten().copied()).collect();
            if !can_complete(players, &rest) {
                // A.9: everybody below is one bracket now, and this one is paired again with a view to it.
                let below: Vec<usize> = groups.drain(..).flatten().collect();
                groups.push_back(below);
                groups.push_front(residents);
                collapsed = true;
                continue;
            }
        }
        pairs.extend(found);
        moved = left;
    }
    (pairs, moved.first().copied())
}

/// Whether these can all be paired, one of an odd number with a bye (C.1 to C.3).
fn can_complete(players: &[Player], rest: &[usize]) -> bool {
    let count = rest.len() + rest.len() % 2;
    let fits = |one: usize, other: usize| match (rest.get(one), rest.get(other)) {
        (Some(one), Some(other)) => players[*one].may_meet(&players[*other]),
        (Some(one), None) => !players[*one].had_bye,
        _ => false,
    };
    let mut matching =
        Matching::new(count, 1, Vec::new(), |one, other, weight| weight[0] = i64::from(fits(one, other)));
    matching.solve();
    matching.total()[0] == (count / 2) as i64
}

/// The colour of the higher of a pair (E.1 to E.5).
fn colour(high: &Player, low: &Player, first: Colour) -> Colour {
    let low_grants = |low: &Player| low.wanted.map(Colour::other);
    // E.1 and E.2: both wishes, or the stronger.
    match (high.wanted, low.wanted) {
        (Some(own), Some(other)) if own != other => return own,
        (Some(own), None) => return own,
        (None, Some(other)) => return other.other(),
        (None, None) => {
            return if high.number % 2 == 1 { first } else { first.other() };
        }
        _ => {}
    }
    let stronger = if high.wish == low.wish && high.wish == Wish::Absolute {
        high.difference.abs().cmp(&low.difference.abs())
    } else {
        high.wish.cmp(&low.wish)
    };
    let granted = match stronger {
        std::cmp::Ordering::Greater => high.wanted,
        std::cmp::Ordering::Less => low_grants(low),
        std::cmp::Ordering::Equal => None,
    };
    if let Some(colour) = granted {
        return colour;
    }
    // E.3: the other way round than the last time when one had white and the other black.
    let last = high.colours.iter().rev().zip(low.colours.iter().rev()).find(|(own, other)| own != other);
    match (last, high.wanted) {
        (Some((own, _)), _) => own.other(),
        (None, Some(own)) => own,
        (None, None) => first,
    }
}
