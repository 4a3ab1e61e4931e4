//! Knock-outs: matches of two, and tables of three and four. Each round begins with an entry that lists its entrants in the
//! order of the bracket, 0 where nobody is left.

use super::lots;
use crate::act::Act;
use crate::facts::Bye;
use crate::pairing::knockout;
use crate::round::{Game, PAIRING_VERSION, Paired, PairedTable, Purpose};
use crate::state::Contest;
use crate::terms::Format;

/// The state of a match.
enum Standing {
    /// Games are open.
    Open,
    /// All games are over, and it is level.
    Level,
    /// Somebody goes on, or nobody is left.
    Won(u32),
}

impl Contest {
    pub(super) fn knockout_owes(&self) -> Option<Act> {
        let Format::KnockOut { lot, .. } = self.terms.format else { return None };
        if self.parts.is_empty() {
            let mut seeds: Vec<u32> = self.numbered().map(|entrant| entrant.number).collect();
            if lot {
                let order = self.seed.order(lots::BRACKET, seeds.len());
                seeds = order.into_iter().filter_map(|place| seeds.get(place).copied()).collect();
            }
            if self.terms.seats == 2 {
                let seed =
                    |place: &u32| place.checked_sub(1).and_then(|place| seeds.get(place as usize)).copied();
                let order = knockout::bracket(seeds.len() as u32);
                seeds = order.iter().map(|place| seed(place).unwrap_or_default()).collect();
            }
            return Some(Act::Parts { season: 1, parts: vec![seeds] });
        }
        if (self.rounds.len() as u32) < self.season {
            return Some(Act::Paired(if self.terms.seats == 2 { self.matches() } else { self.tables() }));
        }
        if self.terms.seats == 2 { self.after_matches() } else { self.after_tables() }
    }

    /// The entrants of this round in the order of the bracket.
    fn bracket(&self) -> &[u32] {
        self.parts.first().map_or(&[], Vec::as_slice)
    }

    /// An entrant who plays on.
    fn present(&self, number: u32) -> Option<u32> {
        Some(number).filter(|number| self.plays(*number))
    }

    fn pairs(&self) -> impl Iterator<Item = (u32, u32, u32)> {
        let pair = |pair: &[u32]| (pair[0], pair.get(1).copied().unwrap_or_default());
        (1u32..).zip(self.bracket().chunks(2).map(pair)).map(|(part, (one, other))| (part, one, other))
    }

    fn matches(&self) -> Paired {
        let mut paired = Paired { round: self.season, version: PAIRING_VERSION, ..Paired::default() };
        for (part, one, other) in self.pairs() {
            match (self.present(one), self.present(other)) {
                (Some(one), Some(other)) => {
                    paired.tables.extend(self.games_of_match(part, one, other, Purpose::Usual));
                }
                (Some(alone), None) | (None, Some(alone)) => {
                    paired.byes.insert(alone, Bye::Allocated);
                }
                (None, None) => {}
            }
        }
        if let Some((one, other)) = self.losers_of_semifinals() {
            paired.tables.extend(self.games_of_match(2, one, other, Purpose::ThirdPlace));
        }
        paired
    }

    /// The games of a match, with colours in turn; who has which first is drawn by lot.
    fn games_of_match(
        &self,
        part: u32,
        one: u32,
        other: u32,
        purpose: Purpose,
    ) -> impl Iterator<Item = PairedTable> {
        let games = match self.terms.format {
            Format::KnockOut { games, .. } if purpose != Purpose::TieBreak => games.max(1),
            _ => 2,
        };
        let lot = lots::MATCH
            + 1_000 * self.season as usize
            + 4 * part as usize
            + match purpose {
                Purpose::TieBreak => 1,
                Purpose::ThirdPlace => 2,
                _ => 0,
            };
        let turned = self.seed.draw(lot, 2) == Some(1);
        (0..games).map(move |game| {
            let seats = if (game % 2 == 1) == turned { vec![one, other] } else { vec![other, one] };
            PairedTable { seats, part, purpose }
        })
    }

    /// Those who play for the third place when the final begins.
    fn losers_of_semifinals(&self) -> Option<(u32, u32)> {
        let Format::KnockOut { third: true, .. } = self.terms.format else { return None };
        let last = self.rounds.last().filter(|_| self.bracket().len() == 2)?;
        let mut losers: Vec<u32> = last.games.iter().flat_map(|game| game.seats.iter().copied()).collect();
        losers.sort_unstable();
        losers.dedup();
        losers.retain(|number| !self.bracket().contains(number) && self.plays(*number));
        match losers[..] {
            [one, other] => Some((one, other)),
            _ => None,
        }
    }

    fn after_matches(&self) -> Option<Act> {
        let mut winners = Vec::new();
        let mut more = Paired { round: self.season, version: PAIRING_VERSION, ..Paired::default() };
        let mut is_open = false;
        for (part, one, other) in self.pairs() {
            match self.decided(part, one, other) {
                Standing::Open => is_open = true,
                Standing::Level => {
                    more.tables.extend(self.games_of_match(part, one, other, Purpose::TieBreak));
                }
                Standing::Won(winner) => winners.push(winner),
            }
        }
        if !more.tables.is_empty() {
            return Some(Act::Paired(more));
        }
        if is_open || self.open_games(self.season) > 0 {
            return None;
        }
        if winners.len() <= 1 || winners.iter().all(|winner| *winner == 0) {
            return Some(Act::Finished { stuck: false });
        }
        Some(Act::Parts { season: self.season + 1, parts: vec![winners] })
    }

    /// The state of a match: the points of its games; then those of its tie-break; then the rules of the page for matches
    /// that stay level.
    fn decided(&self, part: u32, one: u32, other: u32) -> Standing {
        let (one, other) = match (self.present(one), self.present(other)) {
            (None, None) => return Standing::Won(0),
            (Some(alone), None) | (None, Some(alone)) => return Standing::Won(alone),
            (Some(one), Some(other)) => (one, other),
        };
        let Some(round) = self.pairings(self.season) else { return Standing::Open };
        let of_match = |purpose: Purpose| {
            let games = round.games.iter().filter(move |game| game.part == part && game.purpose == purpose);
            games.collect::<Vec<&Game>>()
        };
        let (usual, tie_break) = (of_match(Purpose::Usual), of_match(Purpose::TieBreak));
        if usual.iter().chain(&tie_break).any(|game| game.is_open()) {
            return Standing::Open;
        }
        let points = |games: &[&Game], number: u32, seat: Option<usize>| -> i64 {
            let of_game = |game: &&Game| {
                let own = game.seat_of(number).filter(|own| seat.is_none_or(|seat| seat == *own))?;
                game.result()?.points.get(own).copied()
            };
            games.iter().filter_map(of_game).sum()
        };
        let ahead = |one_has: i64, other_has: i64| match one_has.cmp(&other_has) {
            std::cmp::Ordering::Greater => Some(one),
            std::cmp::Ordering::Less => Some(other),
            std::cmp::Ordering::Equal => None,
        };
        if let Some(winner) = ahead(points(&usual, one, None), points(&usual, other, None)) {
            return Standing::Won(winner);
        }
        if tie_break.is_empty() {
            return Standing::Level;
        }
        let all: Vec<&Game> = usual.iter().chain(&tie_break).copied().collect();
        let seconds = |number: u32| all.iter().filter(|game| game.seat_of(number) == Some(1)).count() as i64;
        let by_seat = if self.terms.first_is_better { ahead(seconds(one), seconds(other)) } else { None };
        let winner = ahead(points(&tie_break, one, None), points(&tie_break, other, None))
            .or(by_seat)
            .or_else(|| ahead(points(&all, one, Some(1)), points(&all, other, Some(1))))
            .unwrap_or_else(|| one.min(other));
        Standing::Won(winner)
    }

    /// The winner of a match of this round, once it is known.
    pub(crate) fn winner_of_match(&self, part: u32) -> Option<u32> {
        let (_, one, other) = self.pairs().find(|(known, _, _)| *known == part)?;
        match self.decided(part, one, other) {
            Standing::Won(winner) if winner > 0 => Some(winner),
            _ => None,
        }
    }

    fn tables(&self) -> Paired {
        let present: Vec<u32> = self.bracket().iter().copied().filter(|number| self.plays(*number)).collect();
        let (tables, byes) =
            knockout::tables(&present, usize::from(self.terms.seats), usize::from(self.terms.least));
        Paired {
            round: self.season,
            version: PAIRING_VERSION,
            tables: (1..)
                .zip(tables)
                .map(|(part, seats)| PairedTable { seats, part, purpose: Purpose::Usual })
                .collect(),
            byes: byes.into_iter().map(|number| (number, Bye::Allocated)).collect(),
        }
    }

    fn after_tables(&self) -> Option<Act> {
        let Format::KnockOut { advance, .. } = self.terms.format else { return None };
        if !self.is_all_over() {
            return None;
        }
        let round = self.pairings(self.season)?;
        let (seats, least) = (usize::from(self.terms.seats), usize::from(self.terms.least));
        let advance = usize::from(advance.unwrap_or(if seats == 4 { 2 } else { 1 }));
        // The entrants of each table in the order in which they go on: points, then the later seat, then the number.
        let ranked: Vec<Vec<u32>> = round
            .games
            .iter()
            .map(|game| {
                let points = |seat: usize| game.result().and_then(|result| result.points.get(seat).copied());
                let mut order: Vec<usize> = (0..game.seats.len()).collect();
                order.sort_by_key(|seat| {
                    (std::cmp::Reverse(points(*seat)), std::cmp::Reverse(*seat), game.seats[*seat])
                });
                order.into_iter().map(|seat| game.seats[seat]).filter(|number| self.plays(*number)).collect()
            })
            .collect();
        let is_final = round.games.len() <= 1 && round.byes.is_empty();
        if is_final {
            return Some(Act::Finished { stuck: false });
        }
        let goes_on = |table: &Vec<u32>| advance.min(table.len().saturating_sub(1)).max(1);
        let mut next: Vec<u32> = round.byes.keys().copied().filter(|number| self.plays(*number)).collect();
        next.extend(ranked.iter().flat_map(|table| table.iter().take(goes_on(table)).copied()));
        // A last table that can't be played with so few is filled with the best of the others.
        let mut place = 0;
        while next.len() < least && place < seats {
            for table in &ranked {
                let filled = table.get(goes_on(table) + place).filter(|_| next.len() < least);
                next.extend(filled);
            }
            place += 1;
        }
        if next.len() < least {
            return Some(Act::Finished { stuck: false });
        }
        next.sort_unstable();
        Some(Act::Parts { season: self.season + 1, parts: vec![next] })
    }

    /// The winners when a knock-out is over: of the last match or table.
    pub(crate) fn knockout_champions(&self) -> Vec<u32> {
        if self.terms.seats == 2 {
            let winner = self.pairs().find_map(|(part, _, _)| self.winner_of_match(part));
            return winner.filter(|_| self.bracket().len() <= 2).into_iter().collect();
        }
        let Some(last) = self.rounds.last().and_then(|round| round.games.last()) else {
            return self.bracket().iter().copied().filter(|number| self.plays(*number)).collect();
        };
        let Some(result) = last.result() else { return Vec::new() };
        let best = result.points.iter().max();
        let winners = last.seats.iter().zip(&result.points).filter(|(_, points)| Some(*points) == best);
        winners.map(|(number, _)| *number).collect()
    }
}
