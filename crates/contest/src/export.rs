//! A contest as files: its own JSON, TRF and CSV.

use crate::act::Entry;
use crate::error::Error;
use crate::files::{csv, trf};
use crate::round::Stage;
use crate::standing::points::WIN;
use crate::standing::{TieBreak, unit};
use crate::state::{Contest, Phase};
use crate::terms::Format;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// The version of the own file.
const VERSION: u32 = 1;

/// The own file: the log, whole.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "liege-contest")]
    version: u32,
    log: Vec<Entry>,
}

impl Contest {
    /// The contest as JSON: all that it is. It has the seed of the lots, which is a secret until the contest is over.
    pub fn to_json(&self) -> String {
        let file = File { version: VERSION, log: self.log.clone() };
        serde_json::to_string_pretty(&file).unwrap_or_default()
    }

    /// Makes the same contest of such a file.
    ///
    /// # Errors
    /// The text is no such file, or its log does not fit itself.
    pub fn from_json(text: &str) -> Result<Contest, Error> {
        let broken = |line: usize| Error::BadLog { line: line.max(1) as u32 };
        let file: File = serde_json::from_str(text).map_err(|error| broken(error.line()))?;
        if file.version != VERSION {
            return Err(broken(1));
        }
        let lines: Vec<String> = file.log.iter().map(Entry::to_string).collect();
        Contest::replay(lines.iter().map(String::as_str))
    }

    /// The contest as a tournament report of FIDE; `None` for tables of three and four, and for formats without one
    /// table of results. `place` is the server.
    pub fn to_trf(&self, version: trf::Version, place: &str) -> Option<String> {
        let is_swiss = match self.terms.format {
            Format::Swiss { .. } => true,
            Format::RoundRobin { .. } if self.parts.len() == 1 => false,
            _ => return None,
        };
        if self.terms.seats != 2 {
            return None;
        }
        let day = |at: jiff::Timestamp| at.to_zoned_datetime(TimeZone::UTC).strftime("%Y/%m/%d").to_string();
        let last = match self.phase {
            Phase::Finished { at } => day(at),
            _ => String::new(),
        };
        let round = self.rounds() + 1;
        let absent = self.numbered().filter_map(|entrant| {
            let asked = entrant.byes.get(&round).copied();
            let gone = (!entrant.is_in()).then_some(crate::facts::Bye::None);
            Some((entrant.number, gone.or(asked)?))
        });
        let file = trf::Tournament {
            name: self.terms.name.clone(),
            place: place.to_owned(),
            days: [self.rounds.first().map(|round| day(round.paired)).unwrap_or_default(), last],
            kind: if is_swiss { "Individual: Swiss-System" } else { "Individual: Round-Robin" }.to_owned(),
            code: if is_swiss { "FIDE_DUTCH_2025" } else { "BERGER_ROUNDROBIN" }.to_owned(),
            arbiter: self.arbiters.first().map(|arbiter| arbiter.name.clone()).unwrap_or_default(),
            time: String::new(),
            rounds: self.total,
            first: is_swiss.then(|| self.first_colour()),
            tie_breaks: self.tie_breaks().to_vec(),
            players: self
                .numbered()
                .map(|entrant| trf::Player {
                    number: entrant.number,
                    name: entrant.name(),
                    rating: entrant.rating,
                    ..trf::Player::default()
                })
                .collect(),
            absent: if self.phase == Phase::Running && is_swiss { absent.collect() } else { BTreeMap::new() },
            played: self.played(1, false),
        };
        Some(trf::write(&file, version))
    }

    /// The standings of all parts as CSV: place, number, name, points, tie-breaks, then the games by rounds as
    /// `opponents colour-or-seat result`.
    pub fn to_csv(&self) -> String {
        let mut rows: Vec<Vec<Cow<'_, str>>> = Vec::new();
        let codes: Vec<_> = self.tie_breaks().iter().filter(|code| **code != TieBreak::Direct).collect();
        let mut head: Vec<Cow<'_, str>> =
            ["part", "place", "number", "name", "rating", "points"].map(Cow::from).into();
        head.extend(codes.iter().map(|code| Cow::from(code.code())));
        let held: Vec<u32> = self.season_rounds().map(|(number, _)| number).collect();
        head.extend(held.iter().map(|number| Cow::from(format!("round {number}"))));
        rows.push(head);
        let has_parts = matches!(self.terms.format, Format::RoundRobin { .. } | Format::League { .. });
        let parts = if has_parts { self.parts.len().max(1) as u32 } else { 1 };
        let of = |code, value| decimal(value, unit(self.terms.seats, code));
        for part in 1..=parts {
            for row in self.standing(part).unwrap_or_default() {
                let entrant = self.entrant(row.number);
                let mut fields: Vec<Cow<'_, str>> = vec![
                    part.to_string().into(),
                    row.place.to_string().into(),
                    row.number.to_string().into(),
                    entrant.map(crate::entrant::Entrant::name).unwrap_or_default().into(),
                    entrant
                        .and_then(|entrant| entrant.rating)
                        .map(|rating| rating.to_string())
                        .unwrap_or_default()
                        .into(),
                    of(TieBreak::Points, row.points).into(),
                ];
                fields.extend(codes.iter().map(|code| {
                    let value = row.values.iter().find(|(known, _)| known == *code);
                    Cow::from(value.map(|(code, value)| of(*code, *value)).unwrap_or_default())
                }));
                fields.extend(held.iter().map(|round| Cow::from(self.cell(*round, row.number))));
                rows.push(fields);
            }
        }
        csv::write(rows)
    }

    /// The games of an entrant in a round.
    fn cell(&self, number: u32, entrant: u32) -> String {
        let Some(round) = self.pairings(number) else { return String::new() };
        if let Some(bye) = round.byes.get(&entrant) {
            return match bye {
                crate::facts::Bye::Allocated => "U",
                crate::facts::Bye::Full => "F",
                crate::facts::Bye::Half => "H",
                crate::facts::Bye::None => "Z",
            }
            .to_owned();
        }
        let own = round.games.iter().filter_map(|game| game.seat_of(entrant).map(|seat| (game, seat)));
        let cell = own.map(|(game, seat)| {
            let mates = game.seats.iter().filter(|other| **other != entrant).map(u32::to_string);
            let mates = mates.collect::<Vec<_>>().join(" ");
            let result = match (&game.stage, game.result()) {
                (Stage::Struck(_), _) => "struck".to_owned(),
                (_, Some(result)) => {
                    let points = decimal(result.points.get(seat).copied().unwrap_or_default(), WIN);
                    if result.played || game.seats.len() > 2 { points } else { format!("{points} forfeit") }
                }
                _ => "open".to_owned(),
            };
            let seat = match (game.seats.len(), seat) {
                (2, 0) => "w".to_owned(),
                (2, _) => "b".to_owned(),
                (_, seat) => (seat + 1).to_string(),
            };
            format!("{mates} {seat} {result}")
        });
        cell.collect::<Vec<_>>().join("; ")
    }
}

/// A number of parts of one, with at most two decimals.
fn decimal(value: i64, unit: i64) -> String {
    let hundredths = (200 * value + unit).div_euclid(2 * unit);
    let (whole, part) = (hundredths / 100, hundredths % 100);
    match (part, part % 10) {
        (0, _) => whole.to_string(),
        (_, 0) => format!("{whole}.{}", part / 10),
        _ => format!("{whole}.{part:02}"),
    }
}
