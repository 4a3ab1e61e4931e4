//! Questions of other programs about pairings and standings: one JSON object each, with one as the answer (`liege referee`).

use crate::facts::Bye;
use crate::files::trf;
use crate::pairing::swiss::Colour;
use crate::pairing::{berger, knockout, plans, seat_swiss, swiss};
use crate::standing::points::by_rank;
use crate::standing::two::{Round, Score};
use crate::standing::{Row, TieBreak, several, two};
use crate::terms::Plan;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, HashMap};

/// The largest numbers of entrants, rounds and seats in a question.
const MOST: u32 = 2000;

#[derive(Deserialize)]
#[serde(tag = "contest", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
enum Question {
    Berger {
        entrants: u32,
        #[serde(default = "one")]
        cycles: u8,
    },
    Bracket {
        entrants: u32,
    },
    RankPoints {
        outcome: Map<String, Value>,
    },
    Swiss(Swiss),
    Standings {
        entrants: Vec<Number>,
        played: Vec<Played>,
        #[serde(default)]
        tie_breaks: Vec<String>,
    },
    Tables {
        seats: u8,
        entrants: u32,
        #[serde(default)]
        plan: Plan,
    },
    SeatSwiss {
        seats: usize,
        entrants: Vec<(u32, i64)>,
        #[serde(default)]
        history: Vec<Vec<Vec<u32>>>,
        #[serde(default)]
        short_tables: bool,
    },
    TableStandings {
        entrants: Entrants,
        games: Vec<(Vec<u32>, Vec<i64>)>,
        #[serde(default)]
        tie_breaks: Vec<String>,
    },
    Trf {
        version: u8,
        #[serde(flatten)]
        tournament: Swiss,
        #[serde(default)]
        tie_breaks: Vec<String>,
    },
    ReadTrf {
        trf: String,
    },
}

const fn one() -> u8 {
    1
}

#[derive(Deserialize)]
struct Swiss {
    rounds: u32,
    #[serde(default)]
    first: First,
    entrants: Vec<Number>,
    #[serde(default)]
    played: Vec<Played>,
    #[serde(default, deserialize_with = "by_number")]
    absent: BTreeMap<u32, Bye>,
}

#[derive(Clone, Copy, Default, Deserialize)]
enum First {
    #[default]
    #[serde(rename = "w")]
    White,
    #[serde(rename = "b")]
    Black,
}

impl From<First> for Colour {
    fn from(first: First) -> Colour {
        match first {
            First::White => Colour::White,
            First::Black => Colour::Black,
        }
    }
}

#[derive(Deserialize)]
struct Number {
    no: u32,
    #[serde(default)]
    rating: Option<i32>,
    #[serde(default)]
    name: Option<String>,
    /// The first round.
    #[serde(default)]
    from: u32,
}

/// A number of entrants, or their numbers.
#[derive(Deserialize)]
#[serde(untagged)]
enum Entrants {
    Count(u32),
    Numbers(Vec<u32>),
}

#[derive(Deserialize)]
struct Played {
    games: Vec<(u32, u32, String)>,
    #[serde(default, deserialize_with = "by_number")]
    byes: BTreeMap<u32, Bye>,
}

/// Byes by the number of the entrant. Keys of JSON are texts, and within a question serde leaves them so.
fn by_number<'d, D: Deserializer<'d>>(reader: D) -> Result<BTreeMap<u32, Bye>, D::Error> {
    let byes = BTreeMap::<String, Bye>::deserialize(reader)?;
    let number = |(key, bye): (String, Bye)| match key.parse() {
        Ok(number) => Ok((number, bye)),
        Err(_) => Err(D::Error::custom(format!("`{key}` is no number of an entrant"))),
    };
    byes.into_iter().map(number).collect()
}

/// Answers a question.
///
/// # Errors
/// Returns what is wrong with the question, in English.
pub fn answer(question: &Value) -> Result<Value, String> {
    let question: Question = serde_json::from_value(question.clone()).map_err(|error| error.to_string())?;
    match question {
        Question::Berger { entrants, cycles } => {
            checked("entrants", entrants, 2..=MOST)?;
            checked("cycles", u32::from(cycles), 1..=8)?;
            Ok(json!({ "rounds": berger::rounds(entrants, cycles) }))
        }
        Question::Bracket { entrants } => {
            checked("entrants", entrants, 1..=MOST)?;
            Ok(json!({ "order": knockout::bracket(entrants) }))
        }
        Question::RankPoints { outcome } => {
            let values: Option<Vec<f64>> = outcome.values().map(Value::as_f64).collect();
            let values = values.ok_or("each outcome has to be a number")?;
            let points = outcome.keys().cloned().zip(by_rank(&values).into_iter().map(Value::from));
            Ok(json!({ "points": points.collect::<Map<_, _>>() }))
        }
        Question::Swiss(question) => pair(&question),
        Question::Standings { entrants, played, tie_breaks } => {
            let numbers = numbers(&entrants)?;
            let codes = codes(&tie_breaks)?;
            let rows = two::standing(&numbers, &rounds(&played, &numbers)?, &codes);
            Ok(json!({ "standings": shown(&rows, &codes, 4) }))
        }
        Question::Tables { seats, entrants, plan } => plans::plan(seats, entrants, plan)
            .map(|waves| json!({ "waves": waves }))
            .ok_or_else(|| format!("there is no such plan for {seats} seats and {entrants} entrants")),
        Question::SeatSwiss { seats, entrants, history, short_tables } => {
            checked("seats", seats as u32, 2..=8)?;
            checked("entrants", entrants.len() as u32, 1..=MOST)?;
            let mut sat_out = HashMap::new();
            for (number, _) in &entrants {
                let out = history.iter().filter(|round| !round.iter().any(|table| table.contains(number)));
                sat_out.insert(*number, out.count() as u32);
            }
            let field = seat_swiss::Field {
                seats,
                entrants: &entrants,
                history: &history,
                sat_out: &sat_out,
                short_tables,
            };
            let seated = seat_swiss::seat(&field);
            Ok(json!({ "tables": seated.tables, "sitting_out": seated.sitting_out }))
        }
        Question::TableStandings { entrants, games, tie_breaks } => {
            let numbers: Vec<u32> = match entrants {
                Entrants::Count(count) => {
                    checked("entrants", count, 1..=MOST)?;
                    (1..=count).collect()
                }
                Entrants::Numbers(numbers) => numbers,
            };
            let codes = codes(&tie_breaks)?;
            let mut tables = Vec::new();
            for (seats, points) in games {
                if seats.len() != points.len() || seats.iter().any(|number| !numbers.contains(number)) {
                    return Err(format!(
                        "a game has to name entrants with their points: {seats:?} {points:?}"
                    ));
                }
                tables.push(several::Table { seats, points });
            }
            let rows = several::standing(&numbers, &tables, &BTreeMap::new(), &codes);
            Ok(json!({ "standings": shown(&rows, &codes, 1) }))
        }
        Question::Trf { version, tournament, tie_breaks } => {
            let version = match version {
                16 => trf::Version::Trf16,
                26 => trf::Version::Trf26,
                _ => return Err("`version` has to be 16 or 26".to_owned()),
            };
            let numbers = numbers(&tournament.entrants)?;
            let played = rounds(&tournament.played, &numbers)?;
            let given = codes(&tie_breaks)?;
            let file = trf::Tournament {
                name: "Liege contest".to_owned(),
                kind: "Individual: Swiss-System".to_owned(),
                code: "FIDE_DUTCH_2025".to_owned(),
                rounds: tournament.rounds,
                first: Some(tournament.first.into()),
                tie_breaks: if given.is_empty() { TieBreak::SWISS.to_vec() } else { given },
                players: tournament
                    .entrants
                    .iter()
                    .map(|entrant| trf::Player {
                        number: entrant.no,
                        name: entrant.name.clone().unwrap_or_else(|| format!("Entrant {}", entrant.no)),
                        rating: entrant.rating,
                        ..trf::Player::default()
                    })
                    .collect(),
                absent: absent(&tournament, played.len()),
                played,
                ..trf::Tournament::default()
            };
            Ok(json!({ "trf": trf::write(&file, version) }))
        }
        Question::ReadTrf { trf } => {
            let file = trf::read(&trf).map_err(|error| error.to_string())?;
            let mut answer = json!({
                "rounds": file.rounds,
                "entrants": file.players.iter().map(|player| {
                    json!({ "no": player.number, "name": player.name, "rating": player.rating })
                }).collect::<Vec<_>>(),
                "played": file.played.iter().map(|round| {
                    let games = round.games.iter().map(|(white, black, score)| json!([white, black, score.text()]));
                    json!({ "games": games.collect::<Vec<_>>(), "byes": round.byes })
                }).collect::<Vec<_>>(),
            });
            if let Some(first) = file.first {
                answer["first"] = json!(if first == Colour::White { "w" } else { "b" });
            }
            if !file.absent.is_empty() {
                answer["absent"] = json!(file.absent);
            }
            Ok(answer)
        }
    }
}

fn checked(name: &str, value: u32, allowed: std::ops::RangeInclusive<u32>) -> Result<(), String> {
    if allowed.contains(&value) {
        return Ok(());
    }
    Err(format!("`{name}` has to be from {} to {}", allowed.start(), allowed.end()))
}

/// The numbers of the entrants; each stands once.
fn numbers(entrants: &[Number]) -> Result<Vec<u32>, String> {
    checked("the number of entrants", entrants.len() as u32, 0..=MOST)?;
    let mut numbers: Vec<u32> = entrants.iter().map(|entrant| entrant.no).collect();
    numbers.sort_unstable();
    match numbers.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(format!("entrant {} is there twice", pair[0])),
        None if numbers.first() == Some(&0) => Err("numbers of entrants begin with 1".to_owned()),
        None => Ok(numbers),
    }
}

fn codes(tie_breaks: &[String]) -> Result<Vec<TieBreak>, String> {
    let code =
        |text: &String| TieBreak::of_code(text).ok_or_else(|| format!("there is no tie-break `{text}`"));
    tie_breaks.iter().map(code).collect()
}

fn rounds(played: &[Played], numbers: &[u32]) -> Result<Vec<Round>, String> {
    let mut rounds = Vec::new();
    for (number, round) in (1..).zip(played) {
        let mut games = Vec::new();
        let mut seen: Vec<u32> = round.byes.keys().copied().collect();
        for (white, black, result) in &round.games {
            let score = Score::of_text(result)
                .ok_or_else(|| format!("`{result}` is no result; results are 1-0 = 0-1 +- -+ --"))?;
            games.push((*white, *black, score));
            seen.extend([*white, *black]);
        }
        if let Some(unknown) = seen.iter().find(|number| !numbers.contains(number)) {
            return Err(format!("round {number}: there is no entrant {unknown}"));
        }
        seen.sort_unstable();
        if let Some([twice, _]) = seen.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(format!("round {number}: entrant {twice} is there twice"));
        }
        rounds.push(Round { games, byes: round.byes.clone(), ..Round::default() });
    }
    Ok(rounds)
}

/// Those who do not play: asked for, or not there yet.
fn absent(question: &Swiss, played: usize) -> BTreeMap<u32, Bye> {
    let late = question.entrants.iter().filter(|entrant| entrant.from as usize > played + 1);
    let late = late.map(|entrant| (entrant.no, Bye::None));
    late.chain(question.absent.iter().map(|(number, bye)| (*number, *bye))).collect()
}

fn pair(question: &Swiss) -> Result<Value, String> {
    let numbers = numbers(&question.entrants)?;
    let played = rounds(&question.played, &numbers)?;
    let paired = swiss::pair(&swiss::Tournament {
        rounds: question.rounds,
        first: question.first.into(),
        entrants: &numbers,
        played: &played,
        absent: &absent(question, played.len()),
        no_bye: &[],
    });
    let paired = paired.ok_or("no pairing of this round exists")?;
    Ok(json!({ "games": paired.games, "bye": paired.bye.unwrap_or_default() }))
}

/// The rows of a standing, with values in units of which so many make one.
fn shown(rows: &[Row], codes: &[TieBreak], unit: i64) -> Vec<Value> {
    let number = |value: i64| {
        if value % unit == 0 { json!(value / unit) } else { json!(value as f64 / unit as f64) }
    };
    let row = |row: &Row| {
        let mut shown = Map::new();
        shown.insert("place".to_owned(), json!(row.place));
        shown.insert("no".to_owned(), json!(row.number));
        for code in codes {
            let value = match code {
                TieBreak::Points => Some(row.points),
                _ => row.values.iter().find(|(known, _)| known == code).map(|(_, value)| *value),
            };
            if let Some(value) = value {
                shown.insert(code.code().to_owned(), number(value));
            }
        }
        Value::Object(shown)
    };
    rows.iter().map(row).collect()
}
