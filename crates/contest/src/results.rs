//! Results and what follows from them.

use crate::act::Act;
use crate::course::{Climb, climb};
use crate::entrant::Status;
use crate::error::Error;
use crate::facts::{GameId, Verdict};
use crate::happening::{Happening, Parting, TableOrder};
use crate::round::{Basis, Game, GameResult, Stage};
use crate::standing::points::{Scoring, WIN};
use crate::state::{ChallengeState, Contest, Phase};
use crate::terms::Format;
use jiff::{SignedDuration, Timestamp};

/// The days in which a result can still be corrected when all is over.
const CORRECTION_DAYS: i64 = 14;

/// Forfeited games, or rounds without any answer, after which an entrant is dropped.
const MOST_FORFEITS: u32 = 2;
const MOST_SILENT: u32 = 3;

pub(crate) fn days(days: i64) -> SignedDuration {
    SignedDuration::from_hours(24 * days)
}

/// A later moment; one beyond all calendars is the last.
pub(crate) fn after(at: Timestamp, length: SignedDuration) -> Timestamp {
    at.saturating_add(length).unwrap_or(Timestamp::MAX)
}

impl Contest {
    fn found(&self, id: GameId) -> Result<&Game, Error> {
        self.game(id).ok_or(Error::NoSuchGame { game: id })
    }

    /// The points of each contest seat from the outcome of the game's own seats.
    fn points_of(&self, game: &Game, outcome: &[i64]) -> Result<Vec<i64>, Error> {
        let seats = game.seats.len();
        let sides = |count: usize| -> Vec<i64> {
            (0..count).map(|side| outcome.iter().skip(side).step_by(count).sum()).collect()
        };
        // Fixed pairs and changing partners both play side against side.
        if self.terms.team > 1 && outcome.len() == seats * usize::from(self.terms.team) {
            return Ok(self.terms.scoring.points(&sides(seats)));
        }
        if outcome.len() != seats {
            return Err(Error::BadVerdict);
        }
        if self.terms.partners && seats == 4 {
            let points = Scoring::Rank.points(&sides(2));
            return Ok((0..seats).map(|seat| points[seat % 2]).collect());
        }
        Ok(if seats == 2 { Scoring::Rank } else { self.terms.scoring }.points(outcome))
    }

    /// A table was opened.
    pub(crate) fn opened(&mut self, id: GameId, table: i64, at: Timestamp) -> Result<Vec<Happening>, Error> {
        let runs = self.phase == Phase::Running;
        let game = self.game_mut(id).ok_or(Error::NoSuchGame { game: id })?;
        game.table = Some(table);
        if runs && game.stage == Stage::ToOpen {
            game.stage = Stage::Open { table };
            game.opened = Some(at);
            let seats = game.seats.clone();
            let left: Vec<u8> =
                (0u8..).zip(seats).filter(|(_, number)| !self.plays(*number)).map(|(seat, _)| seat).collect();
            if !left.is_empty() && !self.terms.play_on {
                return Ok(vec![Happening::Close { game: id, table: Some(table), loses: left }]);
            }
            return Ok(Vec::new());
        }
        // It was decided while the table was being opened.
        Ok(vec![Happening::Close { game: id, table: Some(table), loses: Vec::new() }])
    }

    /// A seat made its first move.
    pub(crate) fn moved(&mut self, id: GameId, seat: u8, at: Timestamp) -> Result<Vec<Happening>, Error> {
        let game = self.game_mut(id).ok_or(Error::NoSuchGame { game: id })?;
        let moved = game.moved.get_mut(usize::from(seat)).ok_or(Error::BadVerdict)?;
        moved.get_or_insert(at);
        let number = game.seats[usize::from(seat)];
        if let Some(entrant) = self.entrant_mut(number) {
            entrant.silent = 0;
        }
        Ok(Vec::new())
    }

    /// A table ended. A result that came from the table follows it, also when rounds were paired since; one that somebody
    /// decided, or that the deadline gave, stays.
    pub(crate) fn ended(
        &mut self,
        id: GameId,
        outcome: &[i64],
        at: Timestamp,
    ) -> Result<Vec<Happening>, Error> {
        let game = self.found(id)?;
        let points = self.points_of(game, outcome)?;
        if game.result().is_some_and(|known| known.basis == Basis::Table && known.points != points) {
            return Ok(self.followed(id, points));
        }
        if !game.is_open() || game.judging || self.phase != Phase::Running {
            return Ok(Vec::new());
        }
        let played = game.moved.iter().all(Option::is_some);
        let best = points.iter().max().copied().unwrap_or_default();
        // Without a move of each a game of two is a forfeit of the one who lost.
        let losers = (0u8..).zip(&points).filter(|(_, own)| **own < best).map(|(seat, _)| seat);
        let forfeits: Vec<u8> =
            if played || game.seats.len() > 2 { game.absent.clone() } else { losers.collect() };
        let mut told = Vec::new();
        self.conclude(id, GameResult { points, played, forfeits, basis: Basis::Table }, at, &mut told);
        Ok(told)
    }

    /// A table was annulled: it is opened again while the round is open; later each gets half a point.
    pub(crate) fn annulled(&mut self, id: GameId, at: Timestamp) -> Result<Vec<Happening>, Error> {
        let game = self.found(id)?;
        if game.result().is_some_and(|known| known.basis == Basis::Table) {
            // Its result was taken from it after its end.
            let level = vec![WIN / 2; game.seats.len()];
            return Ok(self.followed(id, level));
        }
        if !game.is_open() || self.phase != Phase::Running {
            return Ok(Vec::new());
        }
        let mut told = Vec::new();
        if self.pairings(id.round).is_some_and(|round| round.closed) {
            let points = vec![WIN / 2; game.seats.len()];
            let result = GameResult { points, played: false, forfeits: Vec::new(), basis: Basis::Annulled };
            self.conclude(id, result, at, &mut told);
            return Ok(told);
        }
        if let Some(game) = self.game_mut(id) {
            game.stage = Stage::ToOpen;
            game.table = None;
            game.opened = None;
            game.moved.fill(None);
            game.absent.clear();
        }
        told.extend(self.table_order(id));
        Ok(told)
    }

    /// The result of a table changed after its game was over: so does the standing. Rounds and rungs that followed from it stay.
    fn followed(&mut self, id: GameId, points: Vec<i64>) -> Vec<Happening> {
        if let Some(Stage::Over(result)) = self.game_mut(id).map(|game| &mut game.stage) {
            result.points = points;
            result.forfeits.clear();
        }
        let mut told = vec![Happening::Result { game: id, corrected: true }];
        if matches!(self.phase, Phase::Finished { .. }) {
            told.push(Happening::Corrected);
        }
        told
    }

    /// A game that was open at its deadline was judged.
    pub(crate) fn judged(
        &mut self,
        id: GameId,
        points: &[i64],
        by_time: bool,
        at: Timestamp,
    ) -> Result<Vec<Happening>, Error> {
        let game = self.found(id)?;
        if !game.judging || !game.is_open() {
            return Err(Error::NotDue);
        }
        check_points(points, game.seats.len())?;
        let played = game.moved.iter().all(Option::is_some);
        let basis = if by_time { Basis::TimeUsed } else { Basis::Machine };
        let (table, mut told) = (game.table, Vec::new());
        let result = GameResult { points: points.to_vec(), played, forfeits: Vec::new(), basis };
        told.push(Happening::Close { game: id, table, loses: Vec::new() });
        self.conclude(id, result, at, &mut told);
        Ok(told)
    }

    /// An official decides or corrects a result.
    pub(crate) fn decide(
        &mut self,
        id: GameId,
        verdict: &Verdict,
        reason: &str,
        at: Timestamp,
    ) -> Result<Vec<Happening>, Error> {
        if reason.trim().is_empty() {
            return Err(Error::NoReason);
        }
        if let Phase::Finished { at: end } = self.phase
            && at > after(end, days(CORRECTION_DAYS))
        {
            return Err(Error::CorrectionLate { days: CORRECTION_DAYS });
        }
        if self.phase == Phase::Announced || self.phase == Phase::Entries {
            return Err(Error::NotStarted);
        }
        let game = self.found(id)?;
        let (seats, table, was_open) = (game.seats.len(), game.table, game.is_open());
        let played = game.moved.iter().all(Option::is_some);
        let result = match verdict {
            Verdict::Points(points) => {
                check_points(points, seats)?;
                Some(GameResult {
                    points: points.clone(),
                    played: true,
                    forfeits: Vec::new(),
                    basis: Basis::Arbiter,
                })
            }
            Verdict::Forfeit(losers) => {
                if losers.is_empty() || losers.iter().any(|seat| usize::from(*seat) >= seats) {
                    return Err(Error::BadVerdict);
                }
                let points = forfeited(seats, losers);
                Some(GameResult {
                    points,
                    played: played && seats > 2,
                    forfeits: losers.clone(),
                    basis: Basis::Arbiter,
                })
            }
            Verdict::Void => None,
        };
        let mut told = Vec::new();
        if was_open {
            let loses = result.as_ref().map(|result| result.forfeits.clone()).unwrap_or_default();
            told.push(Happening::Close { game: id, table, loses });
        }
        match result {
            Some(result) if was_open => self.conclude(id, result, at, &mut told),
            other => {
                // Rounds and rungs that followed from it stay as they are.
                if let Some(game) = self.game_mut(id) {
                    match other {
                        Some(result) => game.stage = Stage::Over(result),
                        None => game.strike(),
                    }
                }
                told.push(Happening::Result { game: id, corrected: !was_open });
                if was_open {
                    self.open_waiting(&mut told);
                    self.close_rounds(&mut told);
                }
            }
        }
        // The standing is told again once.
        let is_told = |end: Timestamp| {
            let since = self.log.iter().rev().take_while(|entry| entry.at >= end);
            since
                .take_while(|entry| !matches!(entry.act, Act::Finished { .. }))
                .any(|entry| matches!(entry.act, Act::Decide { .. }))
        };
        if matches!(self.phase, Phase::Finished { at: end } if !is_told(end)) {
            told.push(Happening::Corrected);
        }
        Ok(told)
    }

    /// Gives an open game its result, and does what follows.
    pub(crate) fn conclude(
        &mut self,
        id: GameId,
        result: GameResult,
        at: Timestamp,
        told: &mut Vec<Happening>,
    ) {
        let forfeits = result.forfeits.clone();
        let no_show = matches!(result.basis, Basis::NoShow | Basis::Table | Basis::Arbiter) && !result.played;
        let Some(game) = self.game_mut(id) else { return };
        let seats = game.seats.clone();
        game.stage = Stage::Over(result);
        told.push(Happening::Result { game: id, corrected: false });
        self.climb_after(id, at, told);
        if no_show {
            for number in forfeits.iter().filter_map(|seat| seats.get(usize::from(*seat))) {
                self.count_forfeit(*number, at, told);
            }
        }
        self.open_waiting(told);
        self.close_rounds(told);
    }

    /// An entrant did not come to a game.
    fn count_forfeit(&mut self, number: u32, at: Timestamp, told: &mut Vec<Happening>) {
        let Some(entrant) = self.entrant_mut(number).filter(|entrant| entrant.is_in()) else { return };
        entrant.forfeits += 1;
        if entrant.forfeits >= MOST_FORFEITS {
            self.part(number, &Parting::Absent, at, told);
        }
    }

    /// The rungs after a game of a ladder.
    fn climb_after(&mut self, id: GameId, at: Timestamp, told: &mut Vec<Happening>) {
        let Format::Ladder { swap, idle_days, .. } = self.terms.format else { return };
        let Some(game) = self.game(id) else { return };
        let Some(result) = game.result() else { return };
        let (seats, points) = (game.seats.clone(), result.points.clone());
        let challenger = (game.part as usize).checked_sub(1).and_then(|index| self.challenges.get(index));
        let challenger = challenger.map(|challenge| challenge.by);
        let before = self.rungs.clone();
        if let ([one, other], Some(challenger)) = (&seats[..], challenger) {
            let (own, challenged) = if *one == challenger { (0, *other) } else { (1, *one) };
            if points[own] > points[1 - own] {
                let way = if swap { Climb::Swaps } else { Climb::Takes };
                climb(&mut self.rungs, challenger, challenged, way);
            }
        } else {
            // The rungs of those at the table are dealt out again by result.
            let rung = |number: u32| before.iter().position(|known| *known == number);
            let mut order: Vec<(i64, usize, u32)> = seats
                .iter()
                .zip(&points)
                .filter_map(|(number, points)| Some((-points, rung(*number)?, *number)))
                .collect();
            let mut free: Vec<usize> = order.iter().map(|(_, rung, _)| *rung).collect();
            free.sort_unstable();
            order.sort_unstable();
            for (rung, (_, _, number)) in free.into_iter().zip(order) {
                self.rungs[rung] = number;
            }
        }
        self.tell_rungs(&before, told);
        for number in seats {
            if let Some(entrant) = self.entrant_mut(number) {
                entrant.idle = Some(after(at, days(i64::from(idle_days))));
            }
        }
    }

    /// Tells whose rung has changed.
    pub(crate) fn tell_rungs(&self, before: &[u32], told: &mut Vec<Happening>) {
        let old = |number: u32| before.iter().position(|known| *known == number).map(|rung| rung as u32 + 1);
        let moved: Vec<(u32, u32, u32)> = (1u32..)
            .zip(&self.rungs)
            .filter_map(|(rung, number)| {
                old(*number).filter(|old| *old != rung).map(|old| (*number, old, rung))
            })
            .collect();
        if !moved.is_empty() {
            told.push(Happening::Rungs { moved });
        }
    }

    /// Takes an entrant out of a running contest, with what that means for their games.
    pub(crate) fn part(&mut self, number: u32, parting: &Parting, at: Timestamp, told: &mut Vec<Happening>) {
        let Some(entrant) =
            self.entrant_mut(number).filter(|entrant| !matches!(entrant.status, Status::Out(_)))
        else {
            return;
        };
        entrant.status = Status::Out(parting.clone());
        let members: Vec<String> = entrant.members.iter().map(|person| person.id.clone()).collect();
        let division = self.parts.iter().position(|part| part.contains(&number)).map(|part| part as u32 + 1);
        if matches!(self.terms.format, Format::League { .. })
            && let Some(entrant) = self.entrant_mut(number)
        {
            entrant.division = division;
        }
        told.extend(members.into_iter().map(|member| Happening::Parted { member, parting: parting.clone() }));
        let before = self.rungs.clone();
        self.rungs.retain(|rung| *rung != number);
        self.tell_rungs(&before, told);
        for challenge in &mut self.challenges {
            let is_concerned = challenge.by == number || challenge.whom.contains(&number);
            if is_concerned && matches!(challenge.state, ChallengeState::Open | ChallengeState::Accepted) {
                challenge.state = ChallengeState::Closed;
            }
        }
        let own: Vec<GameId> =
            self.games().filter(|(_, game)| game.seats.contains(&number)).map(|(id, _)| id).collect();
        if self.is_annulled_by_leaving(number) {
            for id in own {
                let Some(game) = self.game_mut(id) else { continue };
                let was_open = game.is_open();
                game.strike();
                let table = game.table;
                if was_open {
                    told.push(Happening::Close { game: id, table, loses: Vec::new() });
                }
                told.push(Happening::Result { game: id, corrected: !was_open });
            }
        } else {
            for id in own {
                self.lose(id, number, at, told);
            }
        }
        self.open_waiting(told);
        self.close_rounds(told);
    }

    /// Whether all games of an entrant of a round robin are annulled when they leave: fewer than half of them are over.
    pub(crate) fn is_annulled_by_leaving(&self, number: u32) -> bool {
        if !matches!(self.terms.format, Format::RoundRobin { .. }) || self.terms.seats != 2 {
            return false;
        }
        let Some(part) = self.parts.iter().find(|part| part.contains(&number)) else { return false };
        let all = self.schedule(part).into_iter().flatten().filter(|table| table.contains(&number)).count();
        let own = self
            .season_rounds()
            .flat_map(|(_, round)| &round.games)
            .filter(|game| game.seats.contains(&number));
        2 * own.filter(|game| !game.is_open()).count() < all
    }

    /// Ends a game as lost by an entrant who has left.
    fn lose(&mut self, id: GameId, number: u32, at: Timestamp, told: &mut Vec<Happening>) {
        let Some(game) = self.game(id).filter(|game| game.is_open()) else { return };
        let Some(seat) = game.seat_of(number) else { return };
        let has_table = matches!(game.stage, Stage::Open { .. });
        if self.terms.play_on && has_table {
            return;
        }
        let (seats, table, loses) = (game.seats.clone(), game.table, vec![seat as u8]);
        let others = seats.iter().filter(|other| **other != number && self.plays(**other)).count();
        if seats.len() > 2 && others > 1 {
            // The others play on; the table treats the seat as one that has resigned.
            if let Some(game) = self.game_mut(id) {
                game.absent.push(seat as u8);
            }
            if has_table {
                told.push(Happening::Close { game: id, table, loses });
            }
            return;
        }
        let played = has_table && game.moved.iter().all(Option::is_some);
        let losers: Vec<u8> =
            (0u8..).zip(&seats).filter(|(_, other)| !self.plays(**other)).map(|(seat, _)| seat).collect();
        let points = forfeited(seats.len(), &losers);
        let forfeits = if played { Vec::new() } else { losers.clone() };
        told.push(Happening::Close { game: id, table, loses: losers });
        if let Some(game) = self.game_mut(id) {
            game.stage = Stage::Over(GameResult { points, played, forfeits, basis: Basis::Withdrawal });
        }
        told.push(Happening::Result { game: id, corrected: false });
        self.climb_after(id, at, told);
    }

    /// A seat has not made its first move in time.
    pub(crate) fn no_show(&mut self, id: GameId, at: Timestamp, told: &mut Vec<Happening>) {
        let Some((seat, _)) = self.first_move_due(id) else { return };
        let Some(game) = self.game_mut(id) else { return };
        let (table, seats) = (game.table, game.seats.clone());
        told.push(Happening::Close { game: id, table, loses: vec![seat as u8] });
        if seats.len() > 2 {
            game.absent.push(seat as u8);
            self.count_forfeit(seats[seat], at, told);
            return;
        }
        let points = forfeited(seats.len(), &[seat as u8]);
        let result = GameResult { points, played: false, forfeits: vec![seat as u8], basis: Basis::NoShow };
        self.conclude(id, result, at, told);
    }

    /// The seat whose first move is awaited, with the end of its time: seats move in their order.
    pub(crate) fn first_move_due(&self, id: GameId) -> Option<(usize, Timestamp)> {
        let game = self.game(id).filter(|game| matches!(game.stage, Stage::Open { .. }) && !game.judging)?;
        let mut since = game.opened?;
        for (seat, moved) in game.moved.iter().enumerate() {
            match moved {
                Some(moved) => since = since.max(*moved),
                None if game.absent.contains(&(seat as u8)) => {}
                None => {
                    let hours = SignedDuration::from_hours(i64::from(self.terms.first_move_hours));
                    return Some((seat, after(since, hours)));
                }
            }
        }
        None
    }

    /// A round's deadline: its open games are judged. Those that never began are lost by both.
    pub(crate) fn apply_deadline(&mut self, number: u32, at: Timestamp, told: &mut Vec<Happening>) {
        let Some(round) = number.checked_sub(1).and_then(|index| self.rounds.get_mut(index as usize)) else {
            return;
        };
        round.closed = true;
        let open: Vec<GameId> =
            round.numbered(number).filter(|(_, game)| game.is_open()).map(|(id, _)| id).collect();
        let seats: Vec<(u32, bool)> = round
            .games
            .iter()
            .flat_map(|game| game.seats.iter().copied().zip(game.moved.iter().map(Option::is_some)))
            .collect();
        for id in open {
            let Some(game) = self.game_mut(id) else { continue };
            if matches!(game.stage, Stage::Open { .. }) {
                game.judging = true;
                told.push(Happening::Judge { game: id, table: game.table });
                continue;
            }
            let seats = game.seats.len();
            let points = vec![0; seats];
            let result = GameResult { points, played: false, forfeits: Vec::new(), basis: Basis::TimeUsed };
            told.push(Happening::Close { game: id, table: None, loses: Vec::new() });
            self.conclude(id, result, at, told);
        }
        let mut numbers: Vec<u32> = seats.iter().map(|(number, _)| *number).collect();
        numbers.sort_unstable();
        numbers.dedup();
        for number in numbers {
            if seats.iter().any(|(other, moved)| *other == number && *moved) {
                continue;
            }
            let Some(entrant) = self.entrant_mut(number).filter(|entrant| entrant.is_in()) else { continue };
            entrant.silent += 1;
            if entrant.silent >= MOST_SILENT {
                self.part(number, &Parting::Absent, at, told);
            }
        }
    }

    /// Opens games that waited until their entrants have fewer at a time.
    pub(crate) fn open_waiting(&mut self, told: &mut Vec<Happening>) {
        let most = match self.terms.format {
            Format::RoundRobin { together: Some(most), .. } if most > 1 => usize::from(most),
            _ => usize::MAX,
        };
        let waiting: Vec<(GameId, Vec<u32>)> = self
            .games()
            .filter(|(_, game)| game.stage == Stage::Waiting)
            .map(|(id, game)| (id, game.seats.clone()))
            .collect();
        for (id, seats) in waiting {
            let running =
                |number: &u32| self.open_tables().filter(|(_, game)| game.seats.contains(number)).count();
            if seats.iter().all(|number| running(number) < most) {
                if let Some(game) = self.game_mut(id) {
                    game.stage = Stage::ToOpen;
                }
                told.extend(self.table_order(id));
            }
        }
    }

    /// Tells which rounds are over now. A round of a knock-out is over when the next begins: its matches may go on.
    pub(crate) fn close_rounds(&mut self, told: &mut Vec<Happening>) {
        if matches!(self.terms.format, Format::Ladder { .. }) {
            return;
        }
        let goes_on = matches!(self.terms.format, Format::KnockOut { .. }) && self.terms.seats == 2;
        let last = if goes_on { self.season } else { u32::MAX };
        for (number, round) in (1u32..).zip(&mut self.rounds) {
            let is_over = number < last && !round.over && !round.games.iter().any(Game::is_open);
            if is_over {
                round.over = true;
                told.push(Happening::RoundOver { round: number });
            }
        }
    }

    /// The table that the caller has to open for a game, as a happening.
    pub(crate) fn table_order(&self, id: GameId) -> Option<Happening> {
        Some(Happening::Open(Box::new(self.order_of(id)?)))
    }

    /// The table to open for a game: after a restart, the caller asks again for those that are missing.
    pub fn order_of(&self, id: GameId) -> Option<TableOrder> {
        let game = self.game(id)?;
        let entrants: Vec<_> = game.seats.iter().filter_map(|number| self.entrant(*number)).collect();
        let (mut players, mut numbers) = (Vec::new(), Vec::new());
        for member in 0..usize::from(self.terms.team) {
            for entrant in &entrants {
                players.push(entrant.members.get(member)?.clone());
                numbers.push(entrant.number);
            }
        }
        Some(TableOrder {
            game: id,
            players,
            entrants: numbers,
            purpose: game.purpose,
            seed: self.seed.derived(&format!("contest-table|{id}")),
        })
    }
}

/// The points when these seats lose by forfeit: the others share what is left.
pub(crate) fn forfeited(seats: usize, losers: &[u8]) -> Vec<i64> {
    let is_lost = |seat: usize| losers.iter().any(|loser| usize::from(*loser) == seat);
    if (0..seats).all(is_lost) {
        return vec![0; seats];
    }
    let outcome: Vec<i64> = (0..seats).map(|seat| i64::from(!is_lost(seat))).collect();
    Scoring::Rank.points(&outcome)
}

/// Points that somebody gives have to fit the seats: none negative, and no more together than a game has.
fn check_points(points: &[i64], seats: usize) -> Result<(), Error> {
    let most = WIN * seats as i64 / 2;
    let fits = points.len() == seats
        && points.iter().all(|own| (0..=WIN).contains(own))
        && points.iter().sum::<i64>() <= most;
    if fits { Ok(()) } else { Err(Error::BadVerdict) }
}
