//! The Swiss for three and four seats: a rule that everybody can check.

use std::collections::HashMap;

/// A tournament before a round.
#[derive(Clone, Debug)]
pub struct Field<'a> {
    /// The seats of a table.
    pub seats: usize,
    /// Those who play this round, with their points.
    pub entrants: &'a [(u32, i64)],
    /// The tables of the earlier rounds, in seat order.
    pub history: &'a [Vec<Vec<u32>>],
    /// How often each has sat out.
    pub sat_out: &'a HashMap<u32, u32>,
    /// Whether tables with one seat less may be filled, so that nobody sits out where that is possible.
    pub short_tables: bool,
}

/// A paired round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seated {
    /// The tables, each in seat order.
    pub tables: Vec<Vec<u32>>,
    /// Those who sit out.
    pub sitting_out: Vec<u32>,
}

/// Seats the next round.
#[must_use]
pub fn seat(field: &Field<'_>) -> Seated {
    let mut order: Vec<(u32, i64)> = field.entrants.to_vec();
    order.sort_by_key(|(number, score)| (std::cmp::Reverse(*score), *number));
    let (sizes, out) = sizes(order.len(), field.seats, field.short_tables);
    let mut sitting_out = Vec::new();
    for _ in 0..out {
        let sat = |number: u32| field.sat_out.get(&number).copied().unwrap_or_default();
        let next = (0..order.len()).min_by_key(|index| {
            let (number, score) = order[*index];
            (sat(number), score, std::cmp::Reverse(number))
        });
        if let Some(index) = next {
            sitting_out.push(order.remove(index).0);
        }
    }
    sitting_out.sort_unstable();
    // From here on entrants are places in the order.
    let places: HashMap<u32, usize> =
        order.iter().enumerate().map(|(place, (number, _))| (*number, place)).collect();
    let count = order.len();
    let mut meetings = vec![0u32; count * count];
    for table in field.history.iter().flatten() {
        for one in table.iter().filter_map(|number| places.get(number)) {
            for other in table.iter().filter_map(|number| places.get(number)).filter(|other| *other != one) {
                meetings[one * count + other] += 1;
            }
        }
    }
    let met = |one: usize, other: usize| meetings[one * count + other];
    let mut tables = draw(&sizes, count, met);
    improve(&mut tables, met, |one, other| (order[one].1 - order[other].1).pow(2));
    let mut seated: Vec<Vec<usize>> =
        tables.iter().map(|table| seats(table, &|place, seat| times(field, order[place].0, seat))).collect();
    seated.sort_by_key(|table| table.iter().min().copied());
    let numbers = |table: &Vec<usize>| table.iter().map(|place| order[*place].0).collect();
    Seated { tables: seated.iter().map(numbers).collect(), sitting_out }
}

/// The sizes of the tables, and how many sit out.
fn sizes(count: usize, seats: usize, short_tables: bool) -> (Vec<usize>, usize) {
    if seats == 0 {
        return (Vec::new(), count);
    }
    let left = count % seats;
    // So many tables with one seat less that everybody has one.
    let short = if left == 0 { 0 } else { seats - left };
    let full = count.div_ceil(seats).checked_sub(short);
    match full.filter(|_| short_tables && seats > 2) {
        Some(full) => ([vec![seats; full], vec![seats - 1; short]].concat(), 0),
        None => (vec![seats; count / seats], left),
    }
}

/// Fills tables from the top, each time with the free entrant whom those at the table have met least.
fn draw(sizes: &[usize], count: usize, met: impl Fn(usize, usize) -> u32) -> Vec<Vec<usize>> {
    let mut free: Vec<usize> = (0..count).collect();
    let mut tables = Vec::new();
    for size in sizes {
        let mut table: Vec<usize> = Vec::with_capacity(*size);
        while table.len() < *size {
            let meetings = |place: usize| table.iter().map(|other| met(place, *other)).sum::<u32>();
            let Some(next) = (0..free.len()).min_by_key(|index| (meetings(free[*index]), free[*index]))
            else {
                break;
            };
            table.push(free.remove(next));
        }
        tables.push(table);
    }
    tables
}

/// Exchanges entrants of two tables as long as that makes earlier meetings, then differences of points, fewer.
fn improve(
    tables: &mut [Vec<usize>],
    met: impl Fn(usize, usize) -> u32,
    apart: impl Fn(usize, usize) -> i64,
) {
    let cost = |place: usize, table: &[usize], seat: usize| {
        let others = table.iter().enumerate().filter(|(other, _)| *other != seat).map(|(_, other)| *other);
        others.fold((0i64, 0i64), |(meetings, squares), other| {
            (meetings + i64::from(met(place, other)), squares + apart(place, other))
        })
    };
    let sum = |one: (i64, i64), other: (i64, i64)| (one.0 + other.0, one.1 + other.1);
    loop {
        let mut changed = false;
        for one in 0..tables.len() {
            for other in one + 1..tables.len() {
                for seat in 0..tables[one].len() {
                    for facing in 0..tables[other].len() {
                        let (here, there) = (tables[one][seat], tables[other][facing]);
                        let now = sum(cost(here, &tables[one], seat), cost(there, &tables[other], facing));
                        let then = sum(cost(there, &tables[one], seat), cost(here, &tables[other], facing));
                        if then < now {
                            (tables[one][seat], tables[other][facing]) = (there, here);
                            changed = true;
                        }
                    }
                }
            }
        }
        if !changed {
            return;
        }
    }
}

/// How often an entrant has had a seat.
fn times(field: &Field<'_>, number: u32, seat: usize) -> u32 {
    field.history.iter().flatten().filter(|table| table.get(seat) == Some(&number)).count() as u32
}

/// The order of a table in which everybody has had their seat least: the least sum of squares, then the least list.
fn seats(table: &[usize], times: &dyn Fn(usize, usize) -> u32) -> Vec<usize> {
    let mut sorted = table.to_vec();
    sorted.sort_unstable();
    let mut best: Option<(u32, Vec<usize>)> = None;
    orders(&sorted, &mut Vec::new(), &mut |order| {
        let cost = order.iter().enumerate().map(|(seat, place)| (times(*place, seat) + 1).pow(2)).sum();
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, order.to_vec()));
        }
    });
    best.map_or(sorted, |(_, order)| order)
}

/// All orders of a sorted list, the least first.
fn orders(rest: &[usize], begun: &mut Vec<usize>, each: &mut dyn FnMut(&[usize])) {
    if rest.is_empty() {
        each(begun);
    }
    for index in 0..rest.len() {
        let mut others = rest.to_vec();
        begun.push(others.remove(index));
        orders(&others, begun, each);
        begun.pop();
    }
}
