//! Round robins and table plans, whole or in groups; a division of a league is one too.

use super::lots;
use crate::act::Act;
use crate::facts::Bye;
use crate::pairing::{berger, plans};
use crate::round::{PAIRING_VERSION, Paired, PairedTable, Purpose};
use crate::state::Contest;
use crate::terms::{Format, Plan};

/// The size of groups where none is given: one with a good plan.
fn usual_group(seats: u8) -> u32 {
    match seats {
        3 => 9,
        _ => 8,
    }
}

impl Contest {
    pub(super) fn robin_owes(&self) -> Option<Act> {
        let Format::RoundRobin { together, final_group, .. } = self.terms.format else { return None };
        if self.parts.is_empty() {
            return Some(Act::Parts { season: 1, parts: self.groups() });
        }
        if let Some(paired) = self.robin_round(together == Some(1)) {
            return Some(Act::Paired(paired));
        }
        if !self.is_all_over() {
            return None;
        }
        if final_group && self.season == 1 && self.parts.len() > 1 {
            return Some(Act::Parts { season: 2, parts: vec![self.dealt(2, 1, self.winners())] });
        }
        Some(self.ends(false))
    }

    /// The next round of the season's plan. One by one means that the round before has to be over.
    pub(super) fn robin_round(&self, one_by_one: bool) -> Option<Paired> {
        let held = self
            .season_rounds()
            .filter(|(_, round)| round.games.iter().all(|game| game.purpose == Purpose::Usual));
        let held: Vec<bool> = held.map(|(_, round)| round.over).collect();
        let waits = one_by_one && !self.hurry && held.last() == Some(&false);
        if held.len() as u32 >= self.total || waits {
            return None;
        }
        let mut paired = Paired { round: self.next_round(), version: PAIRING_VERSION, ..Paired::default() };
        for (part, members) in (1u32..).zip(&self.parts) {
            let schedule = self.schedule(members);
            let Some(tables) = schedule.get(held.len()) else { continue };
            let seated: Vec<u32> = tables.iter().flatten().copied().collect();
            paired.tables.extend(tables.iter().map(|seats| PairedTable {
                seats: seats.clone(),
                part,
                purpose: Purpose::Usual,
            }));
            let out = members.iter().filter(|number| !seated.contains(number) && self.plays(**number));
            paired.byes.extend(out.map(|number| (*number, Bye::None)));
        }
        Some(paired)
    }

    /// The rounds of a part: tables in seat order.
    pub(crate) fn schedule(&self, members: &[u32]) -> Vec<Vec<Vec<u32>>> {
        let (cycles, plan, most) = match self.terms.format {
            Format::RoundRobin { cycles, plan, rounds, .. } => (cycles, plan, rounds),
            Format::League { cycles, .. } => (cycles, Plan::Standard, None),
            _ => return Vec::new(),
        };
        let entrant = |place: u32| members.get((place as usize).checked_sub(1)?).copied();
        let count = members.len() as u32;
        let mut rounds: Vec<Vec<Vec<u32>>> = if self.terms.seats == 2 {
            let pair = |(white, black): &(u32, u32)| Some(vec![entrant(*white)?, entrant(*black)?]);
            berger::rounds(count, cycles)
                .iter()
                .map(|round| round.iter().filter_map(pair).collect())
                .collect()
        } else {
            let waves = plans::plan(self.terms.seats, count, plan)
                .or_else(|| plans::plan(self.terms.seats, count, Plan::Standard))
                .unwrap_or_default();
            let table = |table: &Vec<u32>| table.iter().filter_map(|place| entrant(*place)).collect();
            waves.iter().map(|wave| wave.iter().map(table).collect()).collect()
        };
        rounds.truncate(most.map_or(usize::MAX, |most| most as usize));
        rounds
    }

    /// The groups at the start: entrants dealt in a snake by their numbers.
    fn groups(&self) -> Vec<Vec<u32>> {
        let numbers: Vec<u32> =
            self.numbered().filter(|entrant| entrant.is_in()).map(|entrant| entrant.number).collect();
        let Format::RoundRobin { groups, .. } = self.terms.format else { return vec![numbers] };
        let count = numbers.len() as u32;
        let size = match groups {
            Some(size) => u32::from(size),
            None if count > *plans::ENTRANTS.end() => usual_group(self.terms.seats),
            None => count.max(1),
        };
        // So few groups that none is too small for a plan, and so many that none is too large.
        let least = u32::from(self.terms.seats).max(3);
        let fewest = count.div_ceil(*plans::ENTRANTS.end()).max(1);
        let wanted = count.div_ceil(size.max(1)).clamp(fewest, (count / least).max(fewest));
        let mut parts = vec![Vec::new(); wanted as usize];
        for (place, number) in numbers.into_iter().enumerate() {
            let (lap, step) = (place / parts.len(), place % parts.len());
            let at = if lap % 2 == 0 { step } else { parts.len() - 1 - step };
            parts[at].push(number);
        }
        (1u32..).zip(parts).map(|(part, members)| self.dealt(1, part, members)).collect()
    }

    /// Members in the order in which a plan's numbers are dealt: by lot, except to a Berger table.
    pub(super) fn dealt(&self, season: u32, part: u32, members: Vec<u32>) -> Vec<u32> {
        if self.terms.seats == 2 {
            return members;
        }
        let stream = lots::DEAL + u64::from(season) * 100 + u64::from(part);
        self.seed
            .order(stream, members.len())
            .into_iter()
            .filter_map(|place| members.get(place).copied())
            .collect()
    }

    /// Those of the groups who play for the first place: the winners, and as many more as a plan needs.
    fn winners(&self) -> Vec<u32> {
        let groups = self.parts.len() as u32;
        let needed = u32::from(self.terms.seats).max(3);
        let each = needed.div_ceil(groups.max(1)) as usize;
        let of_group = |part: u32| {
            let rows = self.standing(part).unwrap_or_default();
            let playing = rows.into_iter().map(|row| row.number).filter(|number| self.plays(*number));
            playing.take(each).collect::<Vec<u32>>()
        };
        let mut winners: Vec<u32> = (1..=groups).flat_map(of_group).collect();
        winners.truncate(*plans::ENTRANTS.end() as usize);
        winners.sort_unstable();
        winners
    }
}
