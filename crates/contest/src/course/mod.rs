//! The course of a running contest: what follows from its state, a file for each format.

mod end;
mod knockout;
mod ladder;
mod league;
mod lots;
mod robin;
mod swiss;

use crate::act::Act;
use crate::entrant::{Entrant, Status};
use crate::state::{Contest, Phase};
use crate::terms::Format;

pub(crate) use ladder::{Climb, climb};

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

    /// The order of numbers: by rating, the highest first, then by the time of entry. In a league those who wait for a place
    /// have the last ones: they may play the next season.
    fn order(&self) -> Vec<String> {
        let waits = |entrant: &Entrant| {
            entrant.status == Status::Waiting && matches!(self.terms.format, Format::League { .. })
        };
        let mut order: Vec<_> =
            self.entrants.iter().filter(|entrant| entrant.is_in() || waits(entrant)).collect();
        order.sort_by_key(|entrant| (waits(entrant), std::cmp::Reverse(entrant.rating)));
        order.iter().filter_map(|entrant| Some(entrant.members.first()?.id.clone())).collect()
    }
}
