//! Rounds of a Swiss.

use crate::act::Act;
use crate::facts::Bye;
use crate::pairing::{seat_swiss, swiss};
use crate::round::{PAIRING_VERSION, Paired, PairedTable, Purpose};
use crate::state::Contest;
use std::collections::{BTreeMap, HashMap};

impl Contest {
    pub(super) fn swiss_owes(&self) -> Option<Act> {
        let held = self.games().map(|(_, game)| game.purpose).all(|purpose| purpose == Purpose::Usual);
        if !self.is_all_over() && !self.hurry {
            return None;
        }
        if !held || self.next_round() > self.total {
            return self.is_all_over().then(|| self.ends(false));
        }
        match self.swiss_round() {
            Some(paired) => Some(Act::Paired(paired)),
            None => self.is_all_over().then(|| self.ends(true)),
        }
    }

    /// The next round; `None` if it can't be paired.
    pub(crate) fn swiss_round(&self) -> Option<Paired> {
        let round = self.next_round();
        let absent: BTreeMap<u32, Bye> = self
            .numbered()
            .filter_map(|entrant| match entrant.byes.get(&round) {
                _ if !entrant.is_in() => Some((entrant.number, Bye::None)),
                Some(bye) => Some((entrant.number, *bye)),
                None if entrant.from > round => Some((entrant.number, Bye::None)),
                None => None,
            })
            .collect();
        let mut paired = Paired { round, version: PAIRING_VERSION, ..Paired::default() };
        paired.byes = absent
            .iter()
            .filter(|(number, _)| self.plays(**number))
            .map(|(number, bye)| (*number, *bye))
            .collect();
        let (tables, out) =
            if self.terms.seats == 2 { self.swiss_pairs(&absent)? } else { self.swiss_tables(&absent)? };
        paired.byes.extend(out.into_iter().map(|number| (number, Bye::Allocated)));
        paired.tables =
            tables.into_iter().map(|seats| PairedTable { seats, part: 1, purpose: Purpose::Usual }).collect();
        (!paired.tables.is_empty()).then_some(paired)
    }

    /// Tables in seat order, and those who sit out.
    fn swiss_pairs(&self, absent: &BTreeMap<u32, Bye>) -> Option<(Vec<Vec<u32>>, Vec<u32>)> {
        let entrants: Vec<u32> = self.numbered().map(|entrant| entrant.number).collect();
        let machines = self.numbered().filter(|entrant| entrant.machine).map(|entrant| entrant.number);
        let paired = swiss::pair(&swiss::Tournament {
            rounds: self.total,
            first: self.first_colour(),
            entrants: &entrants,
            played: &self.played(1, true),
            absent,
            no_bye: &machines.collect::<Vec<_>>(),
        })?;
        let tables = paired.games.into_iter().map(|(white, black)| vec![white, black]);
        Some((tables.collect(), paired.bye.into_iter().collect()))
    }

    fn swiss_tables(&self, absent: &BTreeMap<u32, Bye>) -> Option<(Vec<Vec<u32>>, Vec<u32>)> {
        let rows = self.standing(1).ok()?;
        let entrants: Vec<(u32, i64)> = rows
            .iter()
            .map(|row| (row.number, row.points))
            .filter(|(number, _)| !absent.contains_key(number))
            .collect();
        let seats = usize::from(self.terms.seats);
        let history: Vec<Vec<Vec<u32>>> = self
            .rounds
            .iter()
            .map(|round| round.games.iter().map(|game| game.seats.clone()).collect())
            .collect();
        let mut sat_out: HashMap<u32, u32> = HashMap::new();
        for (number, bye) in self.rounds.iter().flat_map(|round| &round.byes) {
            *sat_out.entry(*number).or_default() += u32::from(*bye == Bye::Allocated);
        }
        // A machine sits out before a person does not.
        for entrant in self.numbered().filter(|entrant| entrant.machine) {
            *sat_out.entry(entrant.number).or_default() += self.total + 1;
        }
        let seated = seat_swiss::seat(&seat_swiss::Field {
            seats,
            entrants: &entrants,
            history: &history,
            sat_out: &sat_out,
            short_tables: self.terms.short_tables && usize::from(self.terms.least) < seats,
        });
        Some((seated.tables, seated.sitting_out))
    }
}
