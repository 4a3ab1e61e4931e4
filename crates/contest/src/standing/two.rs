//! The standing of contests of two seats: FIDE C.07 (text of 1 March 2026), with one made-up opponent for all rounds that
//! were not played.

use super::{Criterion, Row, TieBreak, direct, ranked};
use crate::facts::Bye;
use std::collections::{BTreeMap, HashMap};

/// The result of a game of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// The first mover's points in halves.
    pub white: i64,
    /// The second mover's points in halves.
    pub black: i64,
    /// Whether it was played; otherwise it is a forfeit.
    pub played: bool,
}

impl Score {
    /// The result as it is written: `1-0`, `=`, `0-1`, `+-`, `-+`, `--`.
    #[must_use]
    pub fn of_text(text: &str) -> Option<Score> {
        let (white, black, played) = match text {
            "1-0" => (2, 0, true),
            "=" | "1/2" | "½" => (1, 1, true),
            "0-1" => (0, 2, true),
            "+-" => (2, 0, false),
            "-+" => (0, 2, false),
            "--" => (0, 0, false),
            _ => return None,
        };
        Some(Score { white, black, played })
    }

    /// The text of the result.
    #[must_use]
    pub fn text(self) -> &'static str {
        match (self.white.cmp(&self.black), self.played) {
            (std::cmp::Ordering::Greater, true) => "1-0",
            (std::cmp::Ordering::Less, true) => "0-1",
            (std::cmp::Ordering::Greater, false) => "+-",
            (std::cmp::Ordering::Less, false) => "-+",
            (std::cmp::Ordering::Equal, _) if self.white > 0 => "=",
            (std::cmp::Ordering::Equal, _) => "--",
        }
    }
}

/// A round that was held: games (first mover, second mover, result), and those who had none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// The games.
    pub games: Vec<(u32, u32, Score)>,
    /// The byes. An entrant without a game and a bye has [`Bye::None`].
    pub byes: BTreeMap<u32, Bye>,
    /// Those whose game is open: the round does not count for them yet.
    pub open: Vec<u32>,
}

/// An entrant's part in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The points in halves.
    pub points: i64,
    /// The opponent, if there was one, played or not.
    pub opponent: Option<u32>,
    /// Whether the entrant moved first.
    pub white: bool,
    /// Whether it was played.
    pub played: bool,
    /// The bye.
    pub bye: Option<Bye>,
}

impl Part {
    /// Whether it was left unplayed by the entrant's own doing: a bye asked for, or a forfeit loss.
    #[must_use]
    pub fn is_own_absence(&self) -> bool {
        match self.bye {
            Some(bye) => matches!(bye, Bye::Half | Bye::None),
            None => !self.played && self.points == 0,
        }
    }
}

/// The parts of each entrant: a list with one part a round.
#[must_use]
pub fn parts(numbers: &[u32], rounds: &[Round]) -> HashMap<u32, Vec<Part>> {
    let mut found: HashMap<u32, Vec<Part>> = numbers.iter().map(|number| (*number, Vec::new())).collect();
    for round in rounds {
        let mut of_round = HashMap::new();
        for (white, black, score) in &round.games {
            let part = |points, opponent, white| Part {
                points,
                opponent: Some(opponent),
                white,
                played: score.played,
                bye: None,
            };
            of_round.insert(*white, part(score.white, *black, true));
            of_round.insert(*black, part(score.black, *white, false));
        }
        for (number, parts) in found.iter_mut().filter(|(number, _)| !round.open.contains(number)) {
            parts.push(of_round.get(number).copied().unwrap_or_else(|| {
                let bye = round.byes.get(number).copied().unwrap_or(Bye::None);
                let points = match bye {
                    Bye::Allocated | Bye::Full => 2,
                    Bye::Half => 1,
                    Bye::None => 0,
                };
                Part { points, opponent: None, white: false, played: false, bye: Some(bye) }
            }));
        }
    }
    found
}

/// The standing of these entrants after these rounds; points and values are in quarters of a point.
#[must_use]
pub fn standing(numbers: &[u32], rounds: &[Round], tie_breaks: &[TieBreak]) -> Vec<Row> {
    let parts = parts(numbers, rounds);
    let held = rounds.len() as i64;
    let of = |number: u32| parts.get(&number).map_or(&[] as &[Part], Vec::as_slice);
    let total = |number: u32| of(number).iter().map(|part| part.points).sum::<i64>();
    // An opponent's leaving does not spoil a sum: their last byes count half a point each.
    let adjusted: HashMap<u32, i64> = numbers
        .iter()
        .map(|number| {
            let last = of(*number).iter().rev().take_while(|part| part.is_own_absence());
            let gained = last.filter(|part| part.bye.is_some()).map(|part| 1 - part.points).sum::<i64>();
            (*number, total(*number) + gained)
        })
        .collect();
    let contribution = |number: u32, part: &Part| match part.opponent.filter(|_| part.played) {
        Some(opponent) => adjusted.get(&opponent).copied().unwrap_or_default(),
        None => total(number).min(held),
    };
    let sums = |number: u32| {
        let mut all: Vec<(bool, i64)> =
            of(number).iter().map(|part| (part.is_own_absence(), contribution(number, part))).collect();
        let whole: i64 = all.iter().map(|(_, value)| value).sum();
        // The least of the rounds left unplayed by one's own doing goes first.
        all.sort_by_key(|(own, value)| (!own, *value));
        let cut = all.first().map_or(0, |(_, value)| *value);
        let greatest = all.iter().skip(1).map(|(_, value)| *value).max().unwrap_or_default();
        (whole, whole - cut, whole - cut - greatest)
    };
    // At least half of what was possible in their games.
    let half = |number: u32| {
        let games = of(number).iter().filter(|part| part.opponent.is_some());
        let (played, points) =
            games.fold((0, 0), |(played, points), part| (played + 1, points + part.points));
        points >= played
    };
    let halves = |number: u32, code: TieBreak| -> i64 {
        let games = of(number).iter();
        let against = |part: &Part| part.opponent.map_or(0, total);
        match code {
            TieBreak::Points => 2 * total(number),
            TieBreak::Buchholz => 2 * sums(number).0,
            TieBreak::BuchholzCut => 2 * sums(number).1,
            TieBreak::Median => 2 * sums(number).2,
            TieBreak::Sonneborn => games.map(|part| contribution(number, part) * part.points).sum(),
            TieBreak::RobinSonneborn => games.map(|part| against(part) * part.points).sum(),
            TieBreak::Koya => {
                2 * games.filter(|part| part.opponent.is_some_and(half)).map(|part| part.points).sum::<i64>()
            }
            TieBreak::Won => 4 * games.filter(|part| part.played && part.points == 2).count() as i64,
            TieBreak::Wins => 4 * games.filter(|part| part.points == 2).count() as i64,
            TieBreak::Black => 4 * games.filter(|part| part.played && !part.white).count() as i64,
            TieBreak::Direct | TieBreak::Mates | TieBreak::Duels | TieBreak::First | TieBreak::Last => 0,
        }
    };
    let met = |one: usize, other: usize| {
        let games = of(numbers[one]).iter().filter(|part| part.opponent == Some(numbers[other]));
        games.fold((0, 0), |(points, games), part| (points + part.points, games + 1))
    };
    let split = |group: &[usize]| direct(group, 2, &met);
    let criteria = tie_breaks.iter().filter(|code| **code != TieBreak::Points).map(|code| {
        let criterion = match code {
            TieBreak::Direct => Criterion::Splits(&split),
            _ => Criterion::Values(numbers.iter().map(|number| halves(*number, *code)).collect()),
        };
        (*code, criterion)
    });
    let points: Vec<i64> = numbers.iter().map(|number| 2 * total(*number)).collect();
    ranked(numbers, &points, &criteria.collect::<Vec<_>>())
}
