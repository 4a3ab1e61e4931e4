//! A contest as its log has made it, and the questions that need nothing but this.

use crate::act::Entry;
use crate::entrant::{Entrant, Status};
use crate::facts::{GameId, Person};
use crate::round::{Game, Round, Stage};
use crate::terms::{Format, Terms};
use jiff::Timestamp;
use liege_game::Seed;

/// The life of a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Announced; the organiser may change anything.
    Announced,
    /// Entries are open.
    Entries,
    /// Entrants say that they are ready.
    CheckIn {
        /// Its end.
        until: Timestamp,
    },
    /// Games are played.
    Running,
    /// Over.
    Finished {
        /// The end.
        at: Timestamp,
    },
    /// Cancelled.
    Cancelled,
}

/// A challenge on a ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// The challenger.
    pub by: u32,
    /// The challenged.
    pub whom: Vec<u32>,
    /// Those of them who have accepted.
    pub accepted: Vec<u32>,
    /// The moment.
    pub at: Timestamp,
    /// The end of the time for an answer.
    pub until: Timestamp,
    /// Its state.
    pub state: ChallengeState,
}

/// The state of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeState {
    /// It waits for answers.
    Open,
    /// It was accepted, and its game is about to be paired.
    Accepted,
    /// Its game was paired.
    Played(GameId),
    /// Nobody accepted.
    Closed,
}

/// A contest: all that its log leads to.
#[derive(Clone, Debug, PartialEq)]
pub struct Contest {
    pub(crate) terms: Terms,
    pub(crate) seed: Seed,
    pub(crate) organiser: Option<String>,
    pub(crate) arbiters: Vec<Person>,
    pub(crate) phase: Phase,
    /// The moment at which it was paused.
    pub(crate) paused: Option<Timestamp>,
    /// In the order of entry; from the start in the order of numbers.
    pub(crate) entrants: Vec<Entrant>,
    pub(crate) rounds: Vec<Round>,
    /// The season of a league or the stage of groups and a final; from 1.
    pub(crate) season: u32,
    /// The groups or divisions of this season, each in the order in which its plan deals numbers.
    pub(crate) parts: Vec<Vec<u32>>,
    /// The entrants of a ladder from the top.
    pub(crate) rungs: Vec<u32>,
    pub(crate) challenges: Vec<Challenge>,
    /// Refusals and silences on a ladder: the entrant, the challenger and the moment.
    pub(crate) refusals: Vec<(u32, u32, Timestamp)>,
    /// The winner of a knock-out.
    pub(crate) champions: Vec<u32>,
    /// The start of the next season, in the pause between two.
    pub(crate) next_season: Option<Timestamp>,
    /// The number of rounds of this season in all; 0 before the start.
    pub(crate) total: u32,
    /// Whether the next round is to be paired though games are open.
    pub(crate) hurry: bool,
    /// Whether a season was closed and the next waits for its moment.
    pub(crate) between: bool,
    /// The moment since which too few have entered.
    pub(crate) too_few: Option<Timestamp>,
    /// Whether it was said that entries close soon.
    pub(crate) closing_said: bool,
    pub(crate) log: Vec<Entry>,
}

impl Contest {
    /// The terms.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The seed of all lots. A secret until the contest is over; its hash is public.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The organiser; none if the organiser is gone and the staff acts.
    pub fn organiser(&self) -> Option<&str> {
        self.organiser.as_deref()
    }

    /// The arbiters.
    pub fn arbiters(&self) -> &[Person] {
        &self.arbiters
    }

    /// The phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether all time stands still.
    pub fn is_paused(&self) -> bool {
        self.paused.is_some()
    }

    /// All who ever entered: in the order of entry, from the start in the order of numbers.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// The entrant with this number.
    pub fn entrant(&self, number: u32) -> Option<&Entrant> {
        self.entrants.iter().find(|entrant| number > 0 && entrant.number == number)
    }

    /// The entrant of a member who has not left.
    pub fn entrant_of(&self, member: &str) -> Option<&Entrant> {
        self.entrants.iter().find(|entrant| entrant.has(member) && !matches!(entrant.status, Status::Out(_)))
    }

    /// The number of rounds that were paired.
    pub fn rounds(&self) -> u32 {
        self.rounds.len() as u32
    }

    /// The number of rounds of this season in all, as far as the format has one; 0 before the start.
    pub fn rounds_planned(&self) -> u32 {
        self.total
    }

    /// A round, from 1: its games and byes.
    pub fn pairings(&self, round: u32) -> Option<&Round> {
        self.rounds.get((round as usize).checked_sub(1)?)
    }

    /// A game.
    pub fn game(&self, id: GameId) -> Option<&Game> {
        self.pairings(id.round)?.games.get((id.table as usize).checked_sub(1)?)
    }

    /// All games in order, with their ids.
    pub fn games(&self) -> impl Iterator<Item = (GameId, &Game)> {
        (1u32..).zip(&self.rounds).flat_map(|(number, round)| round.numbered(number))
    }

    /// The entrants who play or played: those with a number.
    pub(crate) fn numbered(&self) -> impl Iterator<Item = &Entrant> {
        self.entrants.iter().filter(|entrant| entrant.number > 0)
    }

    /// Whether the entrant with this number plays on.
    pub(crate) fn plays(&self, number: u32) -> bool {
        self.entrant(number).is_some_and(Entrant::is_in)
    }

    pub(crate) fn entrant_mut(&mut self, number: u32) -> Option<&mut Entrant> {
        self.entrants.iter_mut().find(|entrant| number > 0 && entrant.number == number)
    }

    pub(crate) fn game_mut(&mut self, id: GameId) -> Option<&mut Game> {
        let round = self.rounds.get_mut((id.round as usize).checked_sub(1)?)?;
        round.games.get_mut((id.table as usize).checked_sub(1)?)
    }

    /// The games of a round of a contest that are open.
    pub(crate) fn open_games(&self, round: u32) -> u32 {
        self.pairings(round)
            .map_or(0, |round| round.games.iter().filter(|game| game.is_open()).count() as u32)
    }

    /// The rounds of this season, with their numbers.
    pub(crate) fn season_rounds(&self) -> impl Iterator<Item = (u32, &Round)> {
        (1u32..).zip(&self.rounds).filter(|(_, round)| round.season == self.season)
    }

    /// The games whose tables have to be opened or are open.
    pub fn open_tables(&self) -> impl Iterator<Item = (GameId, &Game)> {
        self.games().filter(|(_, game)| matches!(game.stage, Stage::ToOpen | Stage::Open { .. }))
    }

    /// The season of a league, or the stage of a contest with groups and a final; from 1.
    pub fn season(&self) -> u32 {
        self.season
    }

    /// The groups or divisions of this season.
    pub fn parts(&self) -> &[Vec<u32>] {
        &self.parts
    }

    /// The entrants of a ladder from the top.
    pub fn rungs(&self) -> &[u32] {
        &self.rungs
    }

    /// The challenges of a ladder; the number of each is its place, from 1.
    pub fn challenges(&self) -> &[Challenge] {
        &self.challenges
    }

    /// The log. Its lines are the contest: [`Contest::replay`] makes the same one of them.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// Whether all entrants stand in one table whatever parts there are: a knock-out's part is its bracket.
    pub(crate) fn has_one_table(&self) -> bool {
        self.parts.len() <= 1 || matches!(self.terms.format, Format::KnockOut { .. } | Format::Ladder { .. })
    }

    /// Whether the places are final: the contest or the season is over.
    pub(crate) fn is_decided(&self) -> bool {
        matches!(self.phase, Phase::Finished { .. }) || self.between
    }
}
