//! The faults that terms can have.

use crate::error::Error;
use crate::pairing::{knockout, plans};
use crate::standing::TieBreak;
use crate::terms::{Format, Plan, Terms};
use liege_words::Message;
use std::ops::RangeInclusive;

/// The fewest entrants of a division of a league.
pub(crate) const LEAST_DIVISION: u32 = 4;

/// The largest number of days or weeks in any term.
const MOST_DAYS: u32 = 3_650;

fn range(id: &'static str, value: u32, allowed: RangeInclusive<u32>) -> Result<(), Error> {
    if allowed.contains(&value) {
        return Ok(());
    }
    let (least, most) = (i64::from(*allowed.start()), i64::from(*allowed.end()));
    let value = i64::from(value);
    let fault = Message::new(id).with("value", value).with("least", least).with("most", most);
    Err(Error::BadTerms { fault })
}

fn need(holds: bool, id: &'static str) -> Result<(), Error> {
    if holds { Ok(()) } else { Err(Error::BadTerms { fault: Message::new(id) }) }
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
            Format::League { .. } => LEAST_DIVISION.max(seats),
        }
    }

    /// Checks that the terms can be held.
    ///
    /// # Errors
    /// Returns the first fault.
    pub fn check(&self) -> Result<(), Error> {
        let seats = u32::from(self.seats);
        need(!self.name.trim().is_empty(), "contest-terms-name")?;
        need(!self.game.is_empty(), "contest-terms-game")?;
        range("contest-terms-seats", seats, 2..=4)?;
        range("contest-terms-least", u32::from(self.least), 2..=seats)?;
        range("contest-terms-team", u32::from(self.team), 1..=2)?;
        need(self.team == 1 || self.seats == 2, "contest-terms-pairs")?;
        need(!self.partners || (self.seats == 4 && self.least == 4), "contest-terms-partners")?;
        need(!self.short_tables || self.seats > 2, "contest-terms-short")?;
        range("contest-terms-checkin", self.checkin_hours, 0..=24 * 60)?;
        range("contest-terms-round", self.round_days, 1..=MOST_DAYS)?;
        range("contest-terms-first-move", self.first_move_hours, 1..=24 * MOST_DAYS)?;
        if let Some(limit) = self.limit {
            range("contest-terms-limit", limit, self.least_entrants()..=2_000)?;
        }
        let in_order = |one: Option<jiff::Timestamp>, other: Option<jiff::Timestamp>| match (one, other) {
            (Some(one), Some(other)) => one < other,
            _ => true,
        };
        let times = [self.opens, self.closes, self.ends];
        let ordered =
            in_order(times[0], times[1]) && in_order(times[1], times[2]) && in_order(times[0], times[2]);
        need(ordered, "contest-terms-times")?;
        let several = [TieBreak::Mates, TieBreak::Duels, TieBreak::First, TieBreak::Last];
        let neutral = [TieBreak::Direct, TieBreak::Points];
        let fits = |code: &TieBreak| neutral.contains(code) || several.contains(code) == (self.seats > 2);
        need(self.tie_breaks.iter().all(fits), "contest-terms-tie-breaks")?;
        self.check_format()
    }

    fn check_format(&self) -> Result<(), Error> {
        match self.format {
            Format::RoundRobin { cycles, plan, together, rounds, groups, .. } => {
                range("contest-terms-cycles", u32::from(cycles), 1..=2)?;
                need(cycles == 1 || self.seats == 2, "contest-terms-cycles-tables")?;
                need(plan == Plan::Standard || self.seats > 2, "contest-terms-plan")?;
                range("contest-terms-together", u32::from(together.unwrap_or(1)), 1..=100)?;
                range("contest-terms-rounds", rounds.unwrap_or(1), 1..=1_000)?;
                let least = u32::from(self.seats).max(4);
                range("contest-terms-group", u32::from(groups.unwrap_or(8)), least..=10)?;
                need(!self.partners || plan == Plan::Whist || self.seats < 4, "contest-terms-whist")
            }
            Format::Swiss { rounds, half_byes } => {
                range("contest-terms-rounds", rounds.unwrap_or(1), 1..=100)?;
                range("contest-terms-half-byes", half_byes, 0..=100)?;
                need(!self.partners, "contest-terms-whist")
            }
            Format::KnockOut { games, advance, third, .. } => {
                range("contest-terms-limit", self.limit.unwrap_or(2), 2..=knockout::MOST)?;
                range("contest-terms-games", u32::from(games), 1..=20)?;
                let most = u32::from(self.seats).saturating_sub(1);
                range("contest-terms-advance", u32::from(advance.unwrap_or(1)), 1..=most.max(1))?;
                need(!third || self.seats == 2, "contest-terms-third")?;
                need(!self.partners, "contest-terms-whist")
            }
            Format::Ladder { range: rungs, at_once, answer_days, idle_days, .. } => {
                range("contest-terms-range", rungs, 1..=1_000)?;
                range("contest-terms-at-once", at_once, 1..=100)?;
                range("contest-terms-answer", answer_days, 1..=MOST_DAYS)?;
                range("contest-terms-idle", idle_days, 1..=MOST_DAYS)?;
                need(!self.partners, "contest-terms-whist")
            }
            Format::League { size, cycles, weeks, up, down, gap_days, seasons } => {
                range("contest-terms-size", u32::from(size), 5..=10)?;
                range("contest-terms-cycles", u32::from(cycles), 1..=2)?;
                need(cycles == 1 || self.seats == 2, "contest-terms-cycles-tables")?;
                range("contest-terms-weeks", weeks, 1..=MOST_DAYS / 7)?;
                range("contest-terms-moves", u32::from(up.max(down)), 0..=u32::from(size / 2))?;
                range("contest-terms-gap", gap_days, 0..=MOST_DAYS)?;
                range("contest-terms-seasons", seasons.unwrap_or(1), 1..=1_000)?;
                need(!self.partners, "contest-terms-whist")
            }
        }
    }

    /// The largest number of entrants that this format can have.
    pub(crate) fn most_entrants(&self) -> u32 {
        let most = match self.format {
            Format::KnockOut { .. } => knockout::MOST,
            // Sixteen groups, the winners of which fit into one plan.
            Format::RoundRobin { .. } => 10 * *plans::ENTRANTS.end(),
            _ => 2_000,
        };
        self.limit.unwrap_or(most).min(most)
    }
}
