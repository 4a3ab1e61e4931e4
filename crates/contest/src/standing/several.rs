//! The standing of contests of three and four seats.

use super::{Criterion, Row, TieBreak, direct, ranked};
use std::collections::{BTreeMap, HashMap};

/// A game: the entrants in seat order, and the points of each in twelfths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The entrants in seat order.
    pub seats: Vec<u32>,
    /// Their points in twelfths of a win.
    pub points: Vec<i64>,
}

/// The standing of these entrants after these games; `given` are points without a game (those who sat out), in twelfths.
/// Points and values are in twelfths.
#[must_use]
pub fn standing(
    numbers: &[u32],
    games: &[Table],
    given: &BTreeMap<u32, i64>,
    tie_breaks: &[TieBreak],
) -> Vec<Row> {
    let mut totals: HashMap<u32, i64> = numbers.iter().map(|number| (*number, 0)).collect();
    let of_games = games.iter().flat_map(|game| game.seats.iter().zip(&game.points));
    for (number, points) in of_games.chain(given) {
        *totals.entry(*number).or_default() += points;
    }
    // The games of each, with the seat.
    let mut seated: HashMap<u32, Vec<(&Table, usize)>> = HashMap::new();
    for game in games {
        for (seat, number) in game.seats.iter().enumerate().filter(|(seat, _)| *seat < game.points.len()) {
            seated.entry(*number).or_default().push((game, seat));
        }
    }
    let of = |number: u32| seated.get(&number).map_or(&[] as &[(&Table, usize)], Vec::as_slice);
    let duel = |game: &Table, own: usize, mate: usize| match game.points[own].cmp(&game.points[mate]) {
        std::cmp::Ordering::Greater => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Less => 0,
    };
    // Sums over the mates of all games: the mate's points, weighed by the size of the table, times a factor.
    let mates = |number: u32, factor: &dyn Fn(&Table, usize, usize) -> i64| -> i64 {
        let of_game = |(game, own): &(&Table, usize)| {
            let weight = 6 / (game.points.len() as i64 - 1).max(1);
            let others = (0..game.points.len()).filter(|mate| mate != own);
            others.map(|mate| weight * totals[&game.seats[mate]] * factor(game, *own, mate)).sum::<i64>()
        };
        of(number).iter().map(of_game).sum()
    };
    let value = |number: u32, code: TieBreak| match code {
        TieBreak::Points => totals[&number],
        TieBreak::Mates => mates(number, &|_, _, _| 1),
        TieBreak::Duels => mates(number, &duel),
        TieBreak::First => {
            let sole = |(game, own): &&(&Table, usize)| {
                (0..game.points.len()).all(|mate| mate == *own || game.points[mate] < game.points[*own])
            };
            of(number).iter().filter(sole).count() as i64
        }
        TieBreak::Last => of(number).iter().filter(|(game, own)| own + 1 == game.seats.len()).count() as i64,
        _ => 0,
    };
    let met = |one: usize, other: usize| {
        let common = of(numbers[one]).iter().filter_map(|(game, own)| {
            let mate = game.seats.iter().position(|seat| *seat == numbers[other])?;
            (mate < game.points.len()).then(|| duel(game, *own, mate))
        });
        common.fold((0, 0), |(points, games), won| (points + won, games + 1))
    };
    let split = |group: &[usize]| direct(group, 2, &met);
    let criteria = tie_breaks.iter().filter(|code| **code != TieBreak::Points).map(|code| {
        let criterion = match code {
            TieBreak::Direct => Criterion::Splits(&split),
            _ => Criterion::Values(numbers.iter().map(|number| value(*number, *code)).collect()),
        };
        (*code, criterion)
    });
    let points: Vec<i64> = numbers.iter().map(|number| totals[number]).collect();
    ranked(numbers, &points, &criteria.collect::<Vec<_>>())
}
