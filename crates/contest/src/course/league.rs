//! Leagues: divisions, and seasons with promotion and relegation.

use crate::act::Act;
use crate::check::LEAST_DIVISION;
use crate::entrant::{Entrant, Status};
use crate::state::Contest;
use crate::terms::Format;

/// Cuts a list into divisions of `size`. A last one that is too small joins the one above, up to three more than `size`;
/// beyond that the two share their entrants evenly.
pub(crate) fn divisions(order: &[u32], size: usize) -> Vec<Vec<u32>> {
    let mut parts: Vec<Vec<u32>> = order.chunks(size.max(1)).map(<[u32]>::to_vec).collect();
    let is_small = |part: &Vec<u32>| (part.len() as u32) < LEAST_DIVISION;
    if parts.len() > 1
        && let Some(last) = parts.pop_if(|part| is_small(part))
        && let Some(above) = parts.last_mut()
    {
        above.extend(last);
    }
    parts
}

/// The order of all divisions after a season: the best `up` of each have changed places with the worst `down` of the one
/// above. `standings` has the entrants of each division by place.
pub(crate) fn exchanged(
    standings: &[Vec<u32>],
    up: usize,
    down: usize,
) -> (Vec<Vec<u32>>, Vec<u32>, Vec<u32>) {
    let mut parts = standings.to_vec();
    let (mut risen, mut fallen) = (Vec::new(), Vec::new());
    for above in 0..standings.len().saturating_sub(1) {
        let (upper, lower) = (&standings[above], &standings[above + 1]);
        let count = up.min(down).min(upper.len() / 2).min(lower.len() / 2);
        let falling = &upper[upper.len() - count..];
        let rising = &lower[..count];
        parts[above].retain(|number| !falling.contains(number));
        parts[above].extend(rising);
        parts[above + 1].retain(|number| !rising.contains(number));
        parts[above + 1].splice(0..0, falling.iter().copied());
        risen.extend(rising);
        fallen.extend(falling);
    }
    (parts, risen, fallen)
}

impl Contest {
    pub(super) fn league_owes(&self) -> Option<Act> {
        let Format::League { size, up, down, seasons, .. } = self.terms.format else { return None };
        if self.parts.is_empty() {
            let numbers: Vec<u32> =
                self.numbered().filter(|entrant| entrant.is_in()).map(|entrant| entrant.number).collect();
            return Some(self.season_parts(1, divisions(&numbers, usize::from(size))));
        }
        if self.between {
            if self.next_season.is_some() {
                return None;
            }
            let last = seasons.is_some_and(|seasons| seasons <= self.season);
            let parts = self.next_divisions(usize::from(size), usize::from(up), usize::from(down));
            let fits = parts.first().is_some_and(|part| part.len() as u32 >= self.terms.least_entrants());
            return Some(if last || !fits {
                Act::Finished { stuck: false }
            } else {
                self.season_parts(self.season + 1, parts)
            });
        }
        if let Some(paired) = self.robin_round(false) {
            return Some(Act::Paired(paired));
        }
        let is_over = self.season_rounds().all(|(_, round)| round.over);
        is_over.then(|| {
            let standings = self.division_standings();
            let champions = standings.iter().filter_map(|part| part.first().copied()).collect();
            let (_, up, down) = exchanged(&standings, usize::from(up), usize::from(down));
            Act::SeasonOver { champions, up, down }
        })
    }

    fn season_parts(&self, season: u32, parts: Vec<Vec<u32>>) -> Act {
        let parts = (1u32..).zip(parts).map(|(part, members)| self.dealt(season, part, members));
        Act::Parts { season, parts: parts.collect() }
    }

    fn division_standings(&self) -> Vec<Vec<u32>> {
        let of_part = |part: u32| {
            self.standing(part).unwrap_or_default().into_iter().map(|row| row.number).collect::<Vec<u32>>()
        };
        (1..=self.parts.len() as u32).map(of_part).collect()
    }

    /// The divisions of the next season. Those who do not play leave, and everybody below moves up; those who come back
    /// stand one division below the one that they left, newcomers at the end by their ratings.
    fn next_divisions(&self, size: usize, up: usize, down: usize) -> Vec<Vec<u32>> {
        let (mut parts, _, _) = exchanged(&self.division_standings(), up, down);
        let known: Vec<u32> = parts.iter().flatten().copied().collect();
        for part in &mut parts {
            part.retain(|number| self.entrant(*number).is_some_and(Entrant::plays_again));
        }
        let mut fresh: Vec<&Entrant> = self
            .numbered()
            .filter(|entrant| entrant.status == Status::Waiting && !known.contains(&entrant.number))
            .collect();
        fresh.sort_by_key(|entrant| (std::cmp::Reverse(entrant.rating), entrant.number));
        let last = parts.len().saturating_sub(1);
        for entrant in fresh {
            let at = entrant.division.map_or(last, |left| (left as usize).min(last));
            if let Some(part) = parts.get_mut(at) {
                part.push(entrant.number);
            }
        }
        divisions(&parts.concat(), size)
    }
}
