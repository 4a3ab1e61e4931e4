//! The standing of a contest, read off its games.

use crate::error::Error;
use crate::facts::Bye;
use crate::pairing::swiss::Colour;
use crate::round::{Game, Purpose, Round};
use crate::standing::points::WIN;
use crate::standing::two::Score;
use crate::standing::{Row, TieBreak, several, two};
use crate::state::Contest;
use crate::terms::Format;
use std::collections::BTreeMap;

/// The stream of the lot for the first colour.
const FIRST_COLOUR: usize = 1;

impl Contest {
    /// The tie-breaks that decide.
    pub fn tie_breaks(&self) -> &[TieBreak] {
        match self.terms.format {
            _ if !self.terms.tie_breaks.is_empty() => &self.terms.tie_breaks,
            _ if self.terms.seats > 2 => TieBreak::SEVERAL,
            Format::Swiss { .. } => TieBreak::SWISS,
            _ => TieBreak::ROBIN,
        }
    }

    /// The colour of number 1 in the first round of a Swiss, by lot.
    pub fn first_colour(&self) -> Colour {
        match self.seed.draw(FIRST_COLOUR, 2) {
            Some(1) => Colour::Black,
            _ => Colour::White,
        }
    }

    /// The standing of a group or division of this season, from 1; contests without parts have one. A ladder's is the
    /// order of its rungs, a knock-out's the order in which entrants left.
    ///
    /// # Errors
    /// There is no such part.
    pub fn standing(&self, part: u32) -> Result<Vec<Row>, Error> {
        match self.terms.format {
            Format::Ladder { .. } => Ok(rows_of(self.rungs.iter().map(|number| vec![*number]))),
            Format::KnockOut { .. } => Ok(rows_of(self.knocked_out().into_iter())),
            _ => {
                let numbers = self.members_of(part)?;
                Ok(self.ranked(&numbers, part))
            }
        }
    }

    /// The first three places of a part that are people: machines take no prizes. Those who share a place share it here.
    pub fn prizes(&self, part: u32) -> Vec<(u32, u32)> {
        let rows = self.standing(part).unwrap_or_default();
        let people =
            rows.iter().filter(|row| self.entrant(row.number).is_some_and(|entrant| !entrant.machine));
        let people: Vec<&Row> = people.collect();
        let ahead = |row: &Row| people.iter().filter(|other| other.place < row.place).count() as u32 + 1;
        people.iter().map(|row| (ahead(row), row.number)).take_while(|(place, _)| *place <= 3).collect()
    }

    /// The entrants of a part of this season.
    pub(crate) fn members_of(&self, part: u32) -> Result<Vec<u32>, Error> {
        if self.parts.is_empty() {
            return match part {
                1 => Ok(self.numbered().map(|entrant| entrant.number).collect()),
                _ => Err(Error::NoSuchPart { part }),
            };
        }
        let index = (part as usize).checked_sub(1);
        index.and_then(|index| self.parts.get(index)).cloned().ok_or(Error::NoSuchPart { part })
    }

    fn ranked(&self, numbers: &[u32], part: u32) -> Vec<Row> {
        let mut rows = if self.terms.seats == 2 {
            two::standing(numbers, &self.played(part, false), self.tie_breaks())
        } else {
            let rounds: Vec<&Round> = self.season_rounds().map(|(_, round)| round).collect();
            let games = rounds.iter().flat_map(|round| &round.games).filter(|game| self.counts(game, part));
            let tables = games.filter_map(|game| {
                let result = game.result()?;
                Some(several::Table { seats: game.seats.clone(), points: result.points.clone() })
            });
            let mut given: BTreeMap<u32, i64> = BTreeMap::new();
            for (number, bye) in rounds.iter().flat_map(|round| &round.byes) {
                *given.entry(*number).or_default() += match bye {
                    Bye::Full => WIN,
                    Bye::Allocated | Bye::Half => WIN / 2,
                    Bye::None => 0,
                };
            }
            given.retain(|number, _| numbers.contains(number));
            several::standing(numbers, &tables.collect::<Vec<_>>(), &given, self.tie_breaks())
        };
        self.apply_play_off(&mut rows);
        rows
    }

    /// Those level at the top stand in the order of their games for the first place.
    fn apply_play_off(&self, rows: &mut [Row]) {
        let games: Vec<&Game> =
            self.games().map(|(_, game)| game).filter(|game| game.purpose == Purpose::PlayOff).collect();
        if games.is_empty() || games.iter().any(|game| game.is_open()) {
            return;
        }
        let won = |number: u32| -> i64 {
            let points = games.iter().filter_map(|game| Some(game.result()?.points[game.seat_of(number)?]));
            points.sum()
        };
        let tied = rows.iter().take_while(|row| row.place == 1).count();
        let tied = &mut rows[..tied];
        tied.sort_by_key(|row| (std::cmp::Reverse(won(row.number)), row.number));
        let points: Vec<i64> = tied.iter().map(|row| won(row.number)).collect();
        for (index, row) in tied.iter_mut().enumerate() {
            row.place = points.iter().filter(|other| **other > points[index]).count() as u32 + 1;
            row.shared = points.iter().filter(|other| **other == points[index]).count() > 1;
        }
    }

    fn counts(&self, game: &Game, part: u32) -> bool {
        (self.parts.is_empty() || game.part == part) && matches!(game.purpose, Purpose::Usual)
    }

    /// The rounds of this season for two seats. For a pairing, games that are open count as drawn.
    pub(crate) fn played(&self, part: u32, for_pairing: bool) -> Vec<two::Round> {
        let of_round = |round: &Round| {
            let mut held = two::Round { byes: round.byes.clone(), ..two::Round::default() };
            for game in round.games.iter().filter(|game| self.counts(game, part)) {
                let [white, black] = game.seats[..] else { continue };
                match game.result() {
                    Some(result) => held.games.push((white, black, score(&result.points, result.played))),
                    None if game.is_open() && for_pairing => {
                        held.games.push((white, black, Score { white: 1, black: 1, played: true }));
                    }
                    None if game.is_open() => held.open.extend([white, black]),
                    None => {}
                }
            }
            held
        };
        // A round in which nothing is over yet does not count.
        let rounds = self.season_rounds().map(|(_, round)| of_round(round));
        rounds.filter(|round| for_pairing || !round.games.is_empty()).collect()
    }

    /// The entrants of a knock-out in the order of their places: the later somebody left, the better.
    fn knocked_out(&self) -> Vec<Vec<u32>> {
        let mut left: Vec<Vec<u32>> = Vec::new();
        let mut seen: Vec<u32> = Vec::new();
        let third = self.games().map(|(_, game)| game).filter(|game| game.purpose == Purpose::ThirdPlace);
        let third: Vec<&Game> = third.collect();
        let won = |games: &[&Game], number: u32| -> i64 {
            games.iter().filter_map(|game| Some(game.result()?.points[game.seat_of(number)?])).sum()
        };
        for round in self.rounds.iter().rev() {
            // Within a round first those who won something in its last match.
            let mut of_round: Vec<u32> = Vec::new();
            let usual = round.games.iter().filter(|game| game.purpose != Purpose::ThirdPlace);
            let usual: Vec<&Game> = usual.collect();
            of_round.extend(usual.iter().flat_map(|game| &game.seats));
            of_round.extend(round.byes.keys());
            of_round.sort_unstable();
            of_round.dedup();
            of_round.retain(|number| !seen.contains(number));
            seen.extend(&of_round);
            let is_last = left.is_empty();
            if is_last {
                // The places of the final, if it is over.
                of_round.sort_by_key(|number| {
                    (!self.champions().contains(number), -won(&usual, *number), *number)
                });
                let groups = of_round.chunk_by(|one, other| {
                    let champion = |number: &u32| self.champions().contains(number);
                    champion(one) == champion(other) && won(&usual, *one) == won(&usual, *other)
                });
                left.extend(groups.map(<[u32]>::to_vec));
                continue;
            }
            let in_third = |number: &u32| third.iter().any(|game| game.seats.contains(number));
            let (mut fought, others): (Vec<u32>, Vec<u32>) = of_round.into_iter().partition(in_third);
            fought.sort_by_key(|number| (-won(&third, *number), *number));
            left.extend(
                fought.chunk_by(|one, other| won(&third, *one) == won(&third, *other)).map(<[u32]>::to_vec),
            );
            if !others.is_empty() {
                left.push(others);
            }
        }
        left
    }

    /// The winner of a knock-out, once it is known.
    pub(crate) fn champions(&self) -> &[u32] {
        &self.champions
    }
}

/// The result of a game of two from its points in twelfths.
pub(crate) fn score(points: &[i64], played: bool) -> Score {
    let halves = |seat: usize| points.get(seat).copied().unwrap_or_default() * 2 / WIN;
    Score { white: halves(0), black: halves(1), played }
}

/// Rows without points, in this order; those in one group share a place.
fn rows_of(groups: impl Iterator<Item = Vec<u32>>) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for group in groups {
        let place = rows.len() as u32 + 1;
        let shared = group.len() > 1;
        rows.extend(group.into_iter().map(|number| Row {
            place,
            shared,
            number,
            points: 0,
            values: Vec::new(),
        }));
    }
    rows
}
