//! The number of rounds, and the end of a contest.

use crate::act::Act;
use crate::pairing::berger;
use crate::round::{PAIRING_VERSION, Paired, PairedTable, Purpose};
use crate::state::Contest;
use crate::terms::Format;

impl Contest {
    /// The number of rounds of a Swiss of so many entrants.
    pub(crate) fn swiss_rounds(&self, entrants: u32) -> u32 {
        let Format::Swiss { rounds, .. } = self.terms.format else { return 0 };
        let least = entrants.max(2).next_power_of_two().trailing_zeros();
        let seats = u32::from(self.terms.seats);
        let most = if seats == 2 { entrants / 2 } else { entrants.saturating_sub(1) / (seats - 1) };
        rounds.unwrap_or_else(|| (least + 2).min(most)).clamp(least.min(most).max(1), most.max(least).max(1))
    }

    /// The number of the round that comes next.
    pub(super) fn next_round(&self) -> u32 {
        self.rounds.len() as u32 + 1
    }

    pub(super) fn is_all_over(&self) -> bool {
        self.rounds.iter().all(|round| round.over)
    }

    /// Ends the contest, after the games for the first place if these were announced.
    pub(super) fn ends(&self, stuck: bool) -> Act {
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
