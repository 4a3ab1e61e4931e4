//! The entries that a contest writes itself, and pairings by hand.

use crate::act::Act;
use crate::entrant::{Entrant, Status};
use crate::error::Error;
use crate::facts::{Bye, GameId};
use crate::happening::{Happening, Warning};
use crate::pairing::swiss::Colour;
use crate::results::{after, days, forfeited};
use crate::round::{Basis, Game, GameResult, Paired, PairedTable, Purpose, Round, Stage};
use crate::standing::two::parts;
use crate::state::{ChallengeState, Contest, Phase};
use crate::terms::Format;
use jiff::{SignedDuration, Timestamp};
use std::collections::BTreeMap;

type Told = Result<Vec<Happening>, Error>;

impl Contest {
    /// Numbers are given.
    pub(crate) fn numbered_as(&mut self, order: &[String], at: Timestamp) -> Told {
        let mut rest = std::mem::take(&mut self.entrants);
        for (number, member) in (1u32..).zip(order) {
            let stays = |entrant: &Entrant| !matches!(entrant.status, Status::Out(_));
            let index = rest.iter().position(|entrant| stays(entrant) && entrant.has(member));
            let mut entrant = rest.remove(index.ok_or(Error::NotEntrant)?);
            entrant.number = number;
            self.entrants.push(entrant);
        }
        let count = self.entrants.len() as u32;
        self.entrants.extend(rest);
        if let Format::Swiss { .. } = self.terms.format {
            self.total = self.swiss_rounds(count);
        }
        if let Format::Ladder { idle_days, .. } = self.terms.format {
            self.rungs = (1..=count).collect();
            for entrant in self.entrants.iter_mut().filter(|entrant| entrant.number > 0) {
                entrant.idle = Some(after(at, days(i64::from(idle_days))));
            }
        }
        Ok(Vec::new())
    }

    /// A season, a stage, or a round of a knock-out begins.
    pub(crate) fn begun(&mut self, season: u32, parts: &[Vec<u32>]) -> Told {
        let is_new = season == self.season + u32::from(!self.parts.is_empty());
        let known = parts.iter().flatten().all(|number| *number == 0 || self.entrant(*number).is_some());
        if !is_new || !known {
            return Err(Error::NotYours);
        }
        let mut told = self.over_at_last();
        self.season = season;
        self.parts = parts.to_vec();
        self.between = false;
        self.next_season = None;
        if matches!(self.terms.format, Format::RoundRobin { .. } | Format::League { .. }) {
            let length = self.parts.iter().map(|part| self.schedule(part).len()).max();
            self.total = length.unwrap_or_default() as u32;
        }
        if let Format::League { .. } = self.terms.format {
            // Those who came back play, those who said no are out for the season.
            for entrant in self.entrants.iter_mut().filter(|entrant| entrant.number > 0) {
                entrant.takes_season(parts, &mut told);
            }
        }
        Ok(told)
    }

    /// The last round of a knock-out is over now.
    fn over_at_last(&mut self) -> Vec<Happening> {
        let number = self.rounds.len() as u32;
        match self.rounds.last_mut().filter(|round| !round.over) {
            Some(round) => {
                round.over = true;
                vec![Happening::RoundOver { round: number }]
            }
            None => Vec::new(),
        }
    }

    /// A round was paired, or games were added to one.
    pub(crate) fn paired(&mut self, paired: &Paired, at: Timestamp) -> Told {
        let number = paired.round;
        let is_more = number >= 1 && number == self.rounds.len() as u32;
        let seated = paired.tables.iter().flat_map(|table| &table.seats).chain(paired.byes.keys());
        if let Some(number) = seated.into_iter().find(|number| self.entrant(**number).is_none()) {
            return Err(Error::NoSuchEntrant { number: *number });
        }
        if !is_more && number != self.rounds.len() as u32 + 1 {
            return Err(Error::NoSuchRound { round: number });
        }
        let ladder = matches!(self.terms.format, Format::Ladder { .. });
        let first = if is_more { self.rounds.last().map_or(0, |round| round.games.len()) } else { 0 };
        let games = paired.tables.iter().map(|table| Game {
            seats: table.seats.clone(),
            part: table.part,
            purpose: table.purpose,
            stage: Stage::Waiting,
            table: None,
            moved: vec![None; table.seats.len()],
            opened: None,
            absent: Vec::new(),
            judging: false,
        });
        let deadline = (!ladder).then(|| self.deadline(at, paired));
        match self.rounds.last_mut().filter(|_| is_more) {
            Some(round) => {
                round.games.extend(games);
                round.deadline = round.deadline.max(deadline).filter(|_| !ladder);
                round.closed = false;
                round.over = false;
                round.reminded = 0;
            }
            None => self.rounds.push(Round {
                season: self.season,
                paired: at,
                version: paired.version,
                deadline,
                games: games.collect(),
                byes: paired.byes.clone(),
                reminded: 0,
                closed: false,
                over: false,
            }),
        }
        self.hurry = false;
        let mut told = vec![Happening::Paired {
            round: number,
            first: first as u32 + 1,
            last: 0,
            byes: paired.byes.clone(),
            by_hand: paired.version == 0,
            warnings: Vec::new(),
        }];
        for (table, paired) in (first as u32 + 1..).zip(&paired.tables) {
            let id = GameId { round: number, table };
            if ladder {
                let challenge =
                    (paired.part as usize).checked_sub(1).and_then(|at| self.challenges.get_mut(at));
                if let Some(challenge) = challenge {
                    challenge.state = ChallengeState::Played(id);
                }
            }
            self.settle_absent(id, &mut told);
        }
        self.open_waiting(&mut told);
        self.close_rounds(&mut told);
        Ok(told)
    }

    /// A game with an entrant who has left is lost by them, or struck as their others were.
    fn settle_absent(&mut self, id: GameId, told: &mut Vec<Happening>) {
        let Some(game) = self.game(id) else { return };
        let left: Vec<u8> = (0u8..)
            .zip(&game.seats)
            .filter(|(_, number)| !self.plays(**number))
            .map(|(seat, _)| seat)
            .collect();
        if left.is_empty() {
            return;
        }
        let struck = game.seats.iter().any(|number| {
            !self.plays(*number)
                && self.games().any(|(_, other)| other.is_struck() && other.seats.contains(number))
        });
        let seats = game.seats.len();
        if seats > 2 && seats - left.len() > 1 {
            if let Some(game) = self.game_mut(id) {
                game.absent = left;
            }
            return;
        }
        let result = GameResult {
            points: forfeited(seats, &left),
            played: false,
            forfeits: left,
            basis: Basis::Withdrawal,
        };
        if let Some(game) = self.game_mut(id) {
            if struck {
                game.strike();
            } else {
                game.stage = Stage::Over(result);
            }
        }
        told.push(Happening::Result { game: id, corrected: false });
    }

    fn deadline(&self, at: Timestamp, paired: &Paired) -> Timestamp {
        let round = i64::from(self.terms.round_days);
        let end = match self.terms.format {
            Format::League { weeks, .. } => after(at, days(7 * i64::from(weeks))),
            // All rounds are under way together.
            Format::RoundRobin { together, .. } if together != Some(1) => {
                after(at, days(round * i64::from(self.total.max(1))))
            }
            _ if paired.tables.iter().all(|table| table.purpose == Purpose::TieBreak)
                && !paired.tables.is_empty() =>
            {
                after(at, SignedDuration::from_hours(12 * round))
            }
            _ => after(at, days(round)),
        };
        self.terms.ends.map_or(end, |ends| ends.min(end))
    }

    /// The next round is to be paired now, though games are open.
    pub(crate) fn round_now(&mut self) -> Told {
        if self.phase != Phase::Running {
            return Err(Error::NotStarted);
        }
        if self.paused.is_some() {
            return Err(Error::Paused);
        }
        let (possible, round) = match self.terms.format {
            Format::Swiss { .. } => (self.swiss_round().is_some(), self.rounds.len() as u32),
            Format::RoundRobin { together: Some(1), .. } => (true, self.season_rounds().count() as u32),
            _ => return Err(Error::NoRoundLeft),
        };
        if round >= self.total {
            return Err(Error::NoRoundLeft);
        }
        if !possible {
            return Err(Error::NotPairable);
        }
        self.hurry = true;
        Ok(Vec::new())
    }

    /// An official pairs the next round of a Swiss.
    pub(crate) fn pair_by_hand(
        &mut self,
        tables: &[Vec<u32>],
        byes: &BTreeMap<u32, Bye>,
        at: Timestamp,
    ) -> Told {
        if self.phase != Phase::Running {
            return Err(Error::NotStarted);
        }
        if self.paused.is_some() {
            return Err(Error::Paused);
        }
        if !matches!(self.terms.format, Format::Swiss { .. }) || self.rounds.len() as u32 >= self.total {
            return Err(Error::NoRoundLeft);
        }
        let mut seen: Vec<u32> = Vec::new();
        for number in tables.iter().flatten().chain(byes.keys()) {
            if seen.contains(number) || !self.plays(*number) {
                return Err(Error::BadPairing { number: *number });
            }
            seen.push(*number);
        }
        let sizes = usize::from(self.terms.least)..=usize::from(self.terms.seats);
        if tables.is_empty() || tables.iter().any(|table| !sizes.contains(&table.len())) {
            return Err(Error::BadTable { needed: self.terms.seats });
        }
        let mut warnings = self.warnings(tables);
        let forgotten: Vec<u32> = self
            .numbered()
            .filter(|entrant| entrant.is_in() && !seen.contains(&entrant.number))
            .map(|entrant| entrant.number)
            .collect();
        warnings.extend(forgotten.iter().map(|entrant| Warning::Forgotten { entrant: *entrant }));
        let mut byes = byes.clone();
        byes.extend(forgotten.into_iter().map(|number| (number, Bye::None)));
        let paired = Paired {
            round: self.rounds.len() as u32 + 1,
            version: 0,
            tables: tables
                .iter()
                .map(|seats| PairedTable { seats: seats.clone(), part: 1, purpose: Purpose::Usual })
                .collect(),
            byes,
        };
        let mut told = self.paired(&paired, at)?;
        if let Some(Happening::Paired { warnings: empty, .. }) = told.first_mut() {
            *empty = warnings;
        }
        Ok(told)
    }

    /// Repeats and colours of a pairing by hand.
    fn warnings(&self, tables: &[Vec<u32>]) -> Vec<Warning> {
        let mut warnings = Vec::new();
        for table in tables {
            for (index, one) in table.iter().enumerate() {
                for other in &table[index + 1..] {
                    let met = |game: &Game| {
                        !game.is_struck() && game.seats.contains(one) && game.seats.contains(other)
                    };
                    if self.games().any(|(_, game)| met(game)) {
                        warnings.push(Warning::Repeated { one: *one, other: *other });
                    }
                }
            }
        }
        if self.terms.seats != 2 {
            return warnings;
        }
        let numbers: Vec<u32> = self.numbered().map(|entrant| entrant.number).collect();
        let parts = parts(&numbers, &self.played(1, true));
        for (seat, number) in tables.iter().flat_map(|table| table.iter().enumerate()) {
            let colour = |white: bool| if white { Colour::White } else { Colour::Black };
            let own = parts.get(number).map_or(&[][..], Vec::as_slice);
            let mut colours: Vec<Colour> =
                own.iter().filter(|part| part.played).map(|part| colour(part.white)).collect();
            colours.push(colour(seat == 0));
            let whites = colours.iter().filter(|colour| **colour == Colour::White).count() as i64;
            let thrice =
                colours.windows(3).next_back().is_some_and(|last| last.iter().all(|one| *one == last[0]));
            if thrice || (2 * whites - colours.len() as i64).abs() > 2 {
                warnings.push(Warning::Colours { entrant: *number });
            }
        }
        warnings
    }

    /// A round's deadline is moved.
    pub(crate) fn extend(&mut self, number: u32, until: Timestamp, at: Timestamp) -> Told {
        let round = number.checked_sub(1).and_then(|index| self.rounds.get_mut(index as usize));
        let round = round.ok_or(Error::NoSuchRound { round: number })?;
        if round.over || round.closed {
            return Err(Error::Over);
        }
        if until <= at {
            return Err(Error::DeadlinePast);
        }
        round.deadline = Some(until);
        round.reminded = 0;
        Ok(vec![Happening::Extended { round: number, until }])
    }

    /// A season of a league is over.
    pub(crate) fn season_over(&mut self, champions: &[u32], up: &[u32], down: &[u32], at: Timestamp) -> Told {
        let Format::League { gap_days, seasons, .. } = self.terms.format else {
            return Err(Error::NotLeague);
        };
        self.between = true;
        let is_last = seasons.is_some_and(|seasons| seasons <= self.season);
        self.next_season = (!is_last).then(|| after(at, days(i64::from(gap_days))));
        let mut asked = Vec::new();
        for entrant in self.entrants.iter_mut().filter(|entrant| entrant.number > 0) {
            entrant.again = None;
            entrant.forfeits = 0;
            if entrant.is_in() && !entrant.machine && !is_last {
                asked.extend(entrant.members.iter().map(|person| person.id.clone()));
            }
        }
        Ok(vec![Happening::SeasonOver {
            season: self.season,
            champions: champions.to_vec(),
            up: up.to_vec(),
            down: down.to_vec(),
            asked,
            next: self.next_season,
        }])
    }

    /// The contest is over.
    pub(crate) fn finished(&mut self, stuck: bool, at: Timestamp) -> Vec<Happening> {
        let mut told = self.over_at_last();
        if matches!(self.terms.format, Format::KnockOut { .. }) {
            self.champions = self.knockout_champions();
        }
        self.phase = Phase::Finished { at };
        if stuck {
            told.push(Happening::NotPairable { round: self.rounds.len() as u32 });
        }
        told.push(Happening::Finished);
        told
    }

    /// Whether a pairing of the log is the one that this program makes at that point of it: the entries before are `log`.
    pub(crate) fn would_pair(&self, act: &Act) -> bool {
        self.owed().as_ref() == Some(act)
    }
}

impl Entrant {
    /// Plays the season of these divisions, or is out.
    fn takes_season(&mut self, parts: &[Vec<u32>], told: &mut Vec<Happening>) {
        use crate::happening::Parting;
        let division = parts.iter().position(|part| part.contains(&self.number));
        self.again = None;
        match division {
            Some(_) => {
                self.status = Status::Ready;
                self.division = None;
            }
            None if self.is_in() => {
                self.status = Status::Out(Parting::Pauses);
                let members = self.members.iter().map(|person| person.id.clone());
                told.extend(members.map(|member| Happening::Parted { member, parting: Parting::Pauses }));
            }
            None => {}
        }
    }
}
