//! Challenges on a ladder, holidays, and those who do not play.

use crate::act::Author;
use crate::course::{Climb, climb};
use crate::error::Error;
use crate::happening::Happening;
use crate::results::{after, days};
use crate::round::{Game, Stage};
use crate::state::{Challenge, ChallengeState, Contest, Phase};
use crate::terms::Format;
use jiff::{SignedDuration, Timestamp, tz::TimeZone};

type Told = Result<Vec<Happening>, Error>;

/// The days in which the same pair does not meet again.
const PAIR_DAYS: i64 = 14;
/// The days in which a second refusal costs the rung.
const REFUSAL_DAYS: i64 = 30;
/// The days of holidays in a year.
const HOLIDAY_DAYS: u32 = 30;
/// The days between two moves down of somebody who does not play.
const IDLE_AGAIN_DAYS: i64 = 7;

impl Contest {
    fn own_number(&self, author: &Author) -> Result<u32, Error> {
        let entrant = author.member().and_then(|id| self.entrant_of(id)).ok_or(Error::NotEntrant)?;
        Ok(entrant.number)
    }

    /// Challenges and games of an entrant that are not over.
    fn engaged(&self, number: u32) -> u32 {
        let waits = |challenge: &&Challenge| {
            let is_open = matches!(challenge.state, ChallengeState::Open | ChallengeState::Accepted);
            is_open && (challenge.by == number || challenge.whom.contains(&number))
        };
        let games = self.games().filter(|(_, game)| game.is_open() && game.seats.contains(&number)).count();
        (self.challenges.iter().filter(waits).count() + games) as u32
    }

    pub(crate) fn challenge(&mut self, author: &Author, whom: &[u32], at: Timestamp) -> Told {
        let Format::Ladder { range, at_once, answer_days, .. } = self.terms.format else {
            return Err(Error::NotLadder);
        };
        if self.phase != Phase::Running {
            return Err(Error::NotStarted);
        }
        if self.paused.is_some() {
            return Err(Error::Paused);
        }
        let by = self.own_number(author)?;
        let most = u32::from(self.terms.seats) - 1;
        let least = usize::from(self.terms.least) - 1;
        let twice = whom.iter().enumerate().any(|(index, one)| whom[..index].contains(one));
        if whom.len() < least || whom.len() > most as usize || twice || whom.contains(&by) {
            return Err(Error::BadChallenge { most });
        }
        let rung = |number: u32| self.rungs.iter().position(|known| *known == number);
        let own = rung(by).ok_or(Error::NotEntrant)?;
        for number in whom {
            let at_rung = rung(*number).ok_or(Error::NoSuchEntrant { number: *number })?;
            // With two seats one challenges upward only; at a larger table one of them stands above.
            let distance = own.abs_diff(at_rung);
            let is_above = at_rung < own || whom.len() > 1;
            if !is_above || distance > range as usize {
                return Err(Error::OutOfRange { range });
            }
        }
        if whom.iter().all(|number| rung(*number).is_some_and(|other| other > own)) {
            return Err(Error::OutOfRange { range });
        }
        for number in std::iter::once(&by).chain(whom) {
            if self.entrant(*number).is_some_and(|entrant| entrant.holiday.is_some()) {
                return Err(Error::OnHoliday);
            }
            if self.engaged(*number) >= at_once {
                return Err(Error::Busy { most: at_once });
            }
        }
        for number in whom {
            self.may_meet(by, *number, at)?;
        }
        let until = after(at, days(i64::from(answer_days)));
        self.challenges.push(Challenge {
            by,
            whom: whom.to_vec(),
            accepted: Vec::new(),
            at,
            until,
            state: ChallengeState::Open,
        });
        let challenge = self.challenges.len() as u32;
        let members = whom.iter().filter_map(|number| self.entrant(*number));
        let members = members.flat_map(|entrant| entrant.members.iter().map(|person| person.id.clone()));
        Ok(vec![Happening::Challenged { challenge, members: members.collect(), until }])
    }

    /// Two have no game or challenge with each other, and had none lately.
    fn may_meet(&self, one: u32, other: u32, at: Timestamp) -> Result<(), Error> {
        for challenge in &self.challenges {
            let all = |number: u32| challenge.by == number || challenge.whom.contains(&number);
            if !all(one) || !all(other) {
                continue;
            }
            let from = after(challenge.at, days(PAIR_DAYS));
            match challenge.state {
                ChallengeState::Open | ChallengeState::Accepted => return Err(Error::ChallengedAlready),
                ChallengeState::Played(id) if self.game(id).is_some_and(Game::is_open) => {
                    return Err(Error::ChallengedAlready);
                }
                ChallengeState::Played(_) if from > at => return Err(Error::MetLately { from }),
                _ => {}
            }
        }
        Ok(())
    }

    pub(crate) fn answer(
        &mut self,
        author: &Author,
        number: u32,
        accepts: bool,
        reason: &str,
        at: Timestamp,
    ) -> Told {
        let own = self.own_number(author)?;
        let index = number.checked_sub(1).ok_or(Error::NoSuchChallenge)? as usize;
        let challenge = self.challenges.get_mut(index).ok_or(Error::NoSuchChallenge)?;
        let waits = challenge.state == ChallengeState::Open
            && challenge.whom.contains(&own)
            && !challenge.accepted.contains(&own);
        if !waits {
            return Err(Error::NoSuchChallenge);
        }
        if accepts {
            challenge.accepted.push(own);
            self.answered(index);
            return Ok(Vec::new());
        }
        if reason.trim().is_empty() {
            return Err(Error::NoReason);
        }
        let mut told = vec![Happening::Refused { challenge: number, reason: reason.to_owned() }];
        self.refuse(index, own, at, &mut told);
        self.answered(index);
        Ok(told)
    }

    /// Closes a challenge when all have answered: a game with those who accepted, if they are enough.
    fn answered(&mut self, index: usize) {
        let least = usize::from(self.terms.least);
        let Some(challenge) =
            self.challenges.get_mut(index).filter(|known| known.state == ChallengeState::Open)
        else {
            return;
        };
        if challenge.accepted.len() < challenge.whom.len() {
            return;
        }
        challenge.state = if challenge.accepted.len() + 1 >= least {
            ChallengeState::Accepted
        } else {
            ChallengeState::Closed
        };
    }

    /// Somebody refuses or is silent. The second time within thirty days the challenger takes their rung.
    fn refuse(&mut self, index: usize, number: u32, at: Timestamp, told: &mut Vec<Happening>) {
        let Some(challenge) = self.challenges.get_mut(index) else { return };
        challenge.whom.retain(|known| *known != number);
        let by = challenge.by;
        self.refusals.push((number, by, at));
        let lately = self
            .refusals
            .iter()
            .filter(|(who, _, when)| *who == number && after(*when, days(REFUSAL_DAYS)) > at)
            .count();
        if lately >= 2 {
            let before = self.rungs.clone();
            climb(&mut self.rungs, by, number, Climb::Takes);
            self.refusals.retain(|(who, _, _)| *who != number);
            self.tell_rungs(&before, told);
        }
    }

    /// The time for an answer is over.
    pub(crate) fn unanswered(&mut self, number: u32, at: Timestamp) -> Vec<Happening> {
        let mut told = Vec::new();
        let Some(index) = number.checked_sub(1).map(|index| index as usize) else { return told };
        let Some(challenge) = self.challenges.get(index) else { return told };
        let silent: Vec<u32> =
            challenge.whom.iter().copied().filter(|known| !challenge.accepted.contains(known)).collect();
        told.push(Happening::Refused { challenge: number, reason: String::new() });
        for own in silent {
            self.refuse(index, own, at, &mut told);
        }
        self.answered(index);
        told
    }

    /// Somebody has played no game for long and moves down one rung; told once.
    pub(crate) fn idle(&mut self, number: u32, at: Timestamp) -> Vec<Happening> {
        let mut told = Vec::new();
        let before = self.rungs.clone();
        if let Some(rung) = self.rungs.iter().position(|known| *known == number)
            && rung + 1 < self.rungs.len()
        {
            self.rungs.swap(rung, rung + 1);
        }
        self.tell_rungs(&before, &mut told);
        if let Some(entrant) = self.entrant_mut(number) {
            entrant.idle = Some(after(at, days(IDLE_AGAIN_DAYS)));
        }
        told
    }

    /// Whether somebody moves down for want of games: not while they play, and not from the last rung.
    pub(crate) fn idles(&self, number: u32) -> bool {
        let is_last = self.rungs.last() == Some(&number) || !self.rungs.contains(&number);
        let plays = self.games().any(|(_, game)| game.is_open() && game.seats.contains(&number));
        let away = self.entrant(number).is_none_or(|entrant| entrant.holiday.is_some());
        !is_last && !plays && !away
    }

    /// A holiday stops the clocks of a ladder for a member, thirty days a year.
    pub(crate) fn holiday(
        &mut self,
        member: &str,
        begins: bool,
        until: Option<Timestamp>,
        at: Timestamp,
    ) -> Told {
        if !matches!(self.terms.format, Format::Ladder { .. }) {
            return Ok(Vec::new());
        }
        let year = at.to_zoned_datetime(TimeZone::UTC).year();
        let most = i64::from(HOLIDAY_DAYS) * 24 * 60 * 60;
        let Some(entrant) =
            self.entrants.iter_mut().find(|entrant| entrant.number > 0 && entrant.has(member))
        else {
            return Ok(Vec::new());
        };
        if !begins {
            let number = entrant.number;
            self.end_holiday(number, at);
            return Ok(Vec::new());
        }
        let left = most - entrant.holidays.get(&year).copied().unwrap_or_default();
        if left <= 0 {
            return Err(Error::NoHoliday { days: HOLIDAY_DAYS });
        }
        // A holiday ends when the days of the year are used up, whatever was said.
        let since = *entrant.holiday.get_or_insert(at);
        let last = after(since, SignedDuration::from_secs(left));
        entrant.back = Some(until.map_or(last, |until| until.min(last)));
        Ok(Vec::new())
    }

    /// Ends a holiday: everything that waited for the member waits longer.
    pub(crate) fn end_holiday(&mut self, number: u32, at: Timestamp) {
        let Some(entrant) = self.entrant_mut(number) else { return };
        entrant.back = None;
        let Some(since) = entrant.holiday.take() else { return };
        let length = at.duration_since(since).as_secs().max(0);
        *entrant.holidays.entry(at.to_zoned_datetime(TimeZone::UTC).year()).or_default() += length;
        let by = SignedDuration::from_secs(length);
        entrant.idle = entrant.idle.map(|idle| after(idle, by));
        for challenge in self.challenges.iter_mut().filter(|known| known.state == ChallengeState::Open) {
            if challenge.whom.contains(&number) {
                challenge.until = after(challenge.until, by);
            }
        }
        for round in &mut self.rounds {
            for game in round.games.iter_mut().filter(|game| matches!(game.stage, Stage::Open { .. })) {
                if game.seats.contains(&number) {
                    // A first move is awaited since the last of the others.
                    let since = game
                        .moved
                        .iter()
                        .flatten()
                        .copied()
                        .fold(game.opened, |since, moved| since.max(Some(moved)));
                    game.opened = since.map(|since| after(since, by));
                }
            }
        }
    }

    /// Whether one of a challenge's silent is on holiday: its time does not run out then.
    pub(crate) fn waits_for_holiday(&self, challenge: &Challenge) -> bool {
        let away = |number: &u32| self.entrant(*number).is_some_and(|entrant| entrant.holiday.is_some());
        challenge.whom.iter().any(away)
    }
}
