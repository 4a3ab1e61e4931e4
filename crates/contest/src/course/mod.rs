//! The course of a running contest: what follows from its state, a file for each format.

mod knockout;
mod ladder;
mod league;
mod robin;
mod swiss;

use crate::act::Act;
use crate::pairing::{berger, plans};
use crate::round::{PAIRING_VERSION, Paired, PairedTable, Purpose};
use crate::state::{Contest, Phase};
use crate::terms::{Format, Terms};

pub(crate) use ladder::{Climb, climb};
pub(crate) use league::least_size;

/// The streams of the seed from which lots are drawn. Each lot has one.
mod streams {
    /// The order in which a plan's numbers are dealt: one for each part of a season.
    pub(super) const DEAL: u64 = 1_000;
    /// The places in a bracket.
    pub(super) const BRACKET: u64 = 2;
    /// The colours of a match: one for each match of a round.
    pub(super) const MATCH: usize = 100_000;
    /// The seats of a game of a ladder: one for each challenge.
    pub(super) const CHALLENGE: u64 = 10_000_000;
}

impl Terms {
    /// The smallest number of entrants with which a contest of these terms can be played.
    #[must_use]
    pub fn least_entrants(&self) -> u32 {
        let seats = u32::from(self.seats);
        match self.format {
            Format::RoundRobin { .. } => seats.max(*plans::ENTRANTS.start()),
            Format::Swiss { .. } if seats == 2 => 5,
            Format::Swiss { .. } => 2 * seats,
            Format::KnockOut { .. } => u32::from(self.least).max(2),
            Format::Ladder { .. } => 2,
            Format::League { .. } => least_size().max(seats),
        }
    }
}

impl Contest {
    /// The act that follows from the state by itself.
    pub(crate) fn owed(&self) -> Option<Act> {
        if self.phase != Phase::Running || self.paused.is_some() {
            return None;
        }
        if !self.entrants.iter().any(|entrant| entrant.number > 0) {
            return Some(Act::Numbered { order: self.order() });
        }
        match self.terms.format {
            Format::RoundRobin { .. } => self.robin_owes(),
            Format::Swiss { .. } => self.swiss_owes(),
            Format::KnockOut { .. } => self.knockout_owes(),
            Format::Ladder { .. } => self.ladder_owes(),
            Format::League { .. } => self.league_owes(),
        }
    }

    /// The order of numbers: by rating, the highest first, then by the time of entry.
    fn order(&self) -> Vec<String> {
        let mut order: Vec<_> = self.entrants.iter().filter(|entrant| entrant.is_in()).collect();
        order.sort_by_key(|entrant| std::cmp::Reverse(entrant.rating));
        order.iter().filter_map(|entrant| Some(entrant.members.first()?.id.clone())).collect()
    }

    /// The number of rounds of a Swiss of so many entrants.
    pub(crate) fn swiss_rounds(&self, entrants: u32) -> u32 {
        let Format::Swiss { rounds, .. } = self.terms.format else { return 0 };
        let least = entrants.max(2).next_power_of_two().trailing_zeros();
        let seats = u32::from(self.terms.seats);
        let most = if seats == 2 { entrants / 2 } else { entrants.saturating_sub(1) / (seats - 1) };
        rounds.unwrap_or_else(|| (least + 2).min(most)).clamp(least.min(most).max(1), most.max(least).max(1))
    }

    /// The number of the round that comes next.
    fn next_round(&self) -> u32 {
        self.rounds.len() as u32 + 1
    }

    fn is_all_over(&self) -> bool {
        self.rounds.iter().all(|round| round.over)
    }

    /// Ends the contest, after the games for the first place if these were announced.
    fn ends(&self, stuck: bool) -> Act {
        self.play_off().map_or(Act::Finished { stuck }, Act::Paired)
    }

    /// Two games between all who are level at the top.
    fn play_off(&self) -> Option<Paired> {
        let is_played = self.games().any(|(_, game)| game.purpose == Purpose::PlayOff);
        if !self.terms.playoff || self.terms.seats != 2 || is_played || self.parts.len() > 1 {
            return None;
        }
        let rows = self.standing(1).ok()?;
        let tied: Vec<u32> = rows
            .iter()
            .take_while(|row| row.place == 1 && row.shared)
            .map(|row| row.number)
            .filter(|number| self.plays(*number))
            .collect();
        if tied.len() < 2 {
            return None;
        }
        let pairs =
            berger::rounds(tied.len() as u32, 2).into_iter().flatten().filter(|(_, black)| *black > 0);
        let tables = pairs.map(|(white, black)| PairedTable {
            seats: vec![tied[white as usize - 1], tied[black as usize - 1]],
            part: 1,
            purpose: Purpose::PlayOff,
        });
        Some(Paired {
            round: self.next_round(),
            version: PAIRING_VERSION,
            tables: tables.collect(),
            ..Paired::default()
        })
    }
}
