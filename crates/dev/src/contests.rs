//! The promises of a contest, checked in what is stored: its log alone makes it, nobody is paired twice, each table belongs to
//! its game, each result to its table, and the points of a standing are those of the results.

use liege_contest::standing::points::Scoring;
use liege_contest::{Act, Author, Basis, Bye, Contest, Format, Game, GameId, Phase, Purpose, Row, Stage};
use liege_store::{Store, StoreError, StoredContest};
use liege_table::{Status, Table};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A win, in the twelfths of results.
const WIN: i64 = 12;

/// Checks the promises of one contest.
///
/// # Errors
/// Returns the promise that is broken.
pub async fn check(store: &Store, id: i64) -> Result<(), String> {
    let stored = store.contest(id).await.map_err(|error| error.to_string())?;
    let stored = stored.ok_or_else(|| format!("contest #{id} is gone"))?;
    let of = |what: String| format!("contest #{id}: {what}");
    log_alone(&stored.contest).map_err(of)?;
    pairings(&stored.contest).map_err(of)?;
    standings(&stored.contest).map_err(of)?;
    tables(store, &stored).await.map_err(|error| of(error.to_string()))?.map_err(of)
}

/// Checks that the log alone makes the contest, and that each of its pairings follows from the log before it.
fn log_alone(contest: &Contest) -> Result<(), String> {
    let lines: Vec<String> = contest.log().iter().map(ToString::to_string).collect();
    let again = Contest::replay(lines.iter().map(String::as_str)).map_err(|error| error.to_string())?;
    if again != *contest {
        return Err("its log makes another contest".to_owned());
    }
    for part in parts(contest) {
        if again.standing(part).ok() != contest.standing(part).ok() {
            return Err(format!("its log makes another standing of part {part}"));
        }
    }
    match contest.verify().map_err(|error| error.to_string())?.as_slice() {
        [] => Ok(()),
        lines => Err(format!("the entries {lines:?} of its log do not follow from those before")),
    }
}

/// The numbers of the groups or divisions.
fn parts(contest: &Contest) -> impl Iterator<Item = u32> + use<> {
    1..=contest.parts().len().max(1) as u32
}

/// Checks that nobody is paired twice where that must not be.
fn pairings(contest: &Contest) -> Result<(), String> {
    once_paired(contest)?;
    let terms = contest.terms();
    let mut met: BTreeMap<(u32, u32, u32), Vec<GameId>> = BTreeMap::new();
    for (id, game) in contest.games() {
        let season = contest.pairings(id.round).map_or(0, |round| round.season);
        for (index, one) in game.seats.iter().enumerate() {
            for other in &game.seats[index + 1..] {
                if one == other {
                    return Err(format!("{one} meets themselves in {id}"));
                }
                let counts = match terms.format {
                    // A forfeit is no meeting, and a person may pair as they like.
                    Format::Swiss { .. } => {
                        let by_hand = contest.pairings(id.round).is_some_and(|round| round.version == 0);
                        !by_hand && game.result().is_none_or(|result| result.played) && !game.is_struck()
                    }
                    Format::RoundRobin { .. } | Format::League { .. } => true,
                    Format::KnockOut { .. } | Format::Ladder { .. } => false,
                };
                if counts {
                    met.entry((season, *one.min(other), *one.max(other))).or_default().push(id);
                }
            }
        }
    }
    let most = match terms.format {
        _ if terms.seats > 2 => usize::MAX,
        Format::RoundRobin { cycles, .. } | Format::League { cycles, .. } => usize::from(cycles),
        _ => 1,
    };
    if let Some(((_, one, other), games)) = met.iter().find(|(_, games)| games.len() > most) {
        let games: Vec<String> = games.iter().map(ToString::to_string).collect();
        return Err(format!("{one} and {other} are paired {} times: {}", games.len(), games.join(", ")));
    }
    in_each_round(contest)
}

/// Checks that each round was paired once: games are added only to a ladder and to the ties of a knock-out.
fn once_paired(contest: &Contest) -> Result<(), String> {
    let mut last = 0;
    for entry in contest.log() {
        let Act::Paired(paired) = &entry.act else { continue };
        let grows = matches!(contest.terms().format, Format::Ladder { .. } | Format::KnockOut { .. })
            || paired.tables.iter().all(|table| table.purpose == Purpose::PlayOff);
        if paired.round != last + 1 && !(grows && paired.round == last) {
            return Err(format!("round {} is paired after round {last}", paired.round));
        }
        last = paired.round;
    }
    Ok(())
}

/// Checks that nobody has two games, or a game and a bye, in a round.
fn in_each_round(contest: &Contest) -> Result<(), String> {
    for number in 1..=contest.rounds() {
        let Some(round) = contest.pairings(number) else { continue };
        let mut seen: HashMap<u32, u32> = HashMap::new();
        for (id, game) in round.numbered(number).filter(|(_, game)| game.purpose != Purpose::PlayOff) {
            for entrant in &game.seats {
                let other = seen.insert(*entrant, game.part).filter(|part| match contest.terms().format {
                    Format::Ladder { .. } => false,
                    // A match has several games.
                    Format::KnockOut { .. } => *part != game.part,
                    _ => true,
                });
                if other.is_some() {
                    return Err(format!("{entrant} is seated twice in round {number}, again in {id}"));
                }
            }
        }
        if let Some(both) = round.byes.keys().find(|entrant| seen.contains_key(entrant)) {
            return Err(format!("{both} has a game and a bye in round {number}"));
        }
    }
    Ok(())
}

/// Checks that the points of each standing are those of the results and byes.
fn standings(contest: &Contest) -> Result<(), String> {
    if matches!(contest.terms().format, Format::KnockOut { .. } | Format::Ladder { .. }) {
        return Ok(());
    }
    for part in parts(contest) {
        let rows = contest.standing(part).map_err(|error| error.to_string())?;
        for row in &rows {
            let points = points(contest, part, row.number);
            if row.points != points {
                let Row { place, number, points: shown, .. } = row;
                return Err(format!(
                    "number {number}, place {place} of part {part}, has {shown} points and won {points}"
                ));
            }
        }
    }
    Ok(())
}

/// The points of an entrant in a part of this season, by the results: quarters for two seats, twelfths for more.
fn points(contest: &Contest, part: u32, number: u32) -> i64 {
    let two = contest.terms().seats == 2;
    let mut sum = 0;
    for round in (1..=contest.rounds()).filter_map(|number| contest.pairings(number)) {
        if round.season != contest.season() {
            continue;
        }
        let counts = |game: &&Game| {
            game.purpose == Purpose::Usual && (contest.parts().is_empty() || game.part == part)
        };
        let own: i64 = round
            .games
            .iter()
            .filter(counts)
            .filter_map(|game| Some(game.result()?.points[game.seat_of(number)?]))
            .sum();
        // A round of two in which nothing is over yet does not count, nor do its byes.
        let begun = round.games.iter().filter(counts).any(|game| game.result().is_some());
        let bye = match round.byes.get(&number) {
            Some(Bye::Full) => WIN,
            Some(Bye::Allocated) if two => WIN,
            Some(Bye::Allocated | Bye::Half) => WIN / 2,
            Some(Bye::None) | None => 0,
        };
        sum += own + if begun || !two { bye } else { 0 };
    }
    if two { sum / 3 } else { sum }
}

/// Checks that each table belongs to its game, and each result to its table.
async fn tables(store: &Store, stored: &StoredContest) -> Result<Result<(), String>, StoreError> {
    let contest = &stored.contest;
    let mut seen = BTreeSet::new();
    for (id, game) in contest.games() {
        let opened = store.contest_table(stored.id, id).await?;
        let Some(number) = opened.or(game.table) else {
            if matches!(game.stage, Stage::Open { .. }) {
                return Ok(Err(format!("game {id} is open and has no table")));
            }
            continue;
        };
        if !seen.insert(number) {
            return Ok(Err(format!("table {number} belongs to two games, the second is {id}")));
        }
        let Some(table) = store.table(number).await? else {
            return Ok(Err(format!("table {number} of game {id} is gone")));
        };
        if let Err(what) = table_of(stored, id, game, &table) {
            return Ok(Err(format!("table {number} of game {id}: {what}")));
        }
    }
    Ok(Ok(()))
}

/// Checks a table against its game.
fn table_of(stored: &StoredContest, id: GameId, game: &Game, table: &Table) -> Result<(), String> {
    let contest = &stored.contest;
    let of = table.terms().contest.as_ref();
    if !of.is_some_and(|of| of.contest == stored.id && of.game == id.to_string()) {
        return Err(format!("it says that it belongs to {of:?}"));
    }
    let plays = table.status() == Status::Playing;
    match &game.stage {
        // Members who withdrew may finish their games.
        Stage::Over(_) | Stage::Struck(_) if plays => {
            Err("it is played on after the game is over".to_owned())
        }
        Stage::Open { table: known } if *known != table.id() => Err(format!("the game is at table {known}")),
        Stage::Open { .. } if !plays => Err(format!("it is {:?}, and the game is open", table.status())),
        Stage::Waiting => Err("it was opened before its time".to_owned()),
        Stage::Over(result) if result.basis == Basis::Table => {
            // A game that was voided after its end is level.
            let outcome: Vec<i64> = match table.outcome() {
                Some(outcome) => outcome.points.iter().map(|points| i64::from(points.in_halves())).collect(),
                None => vec![0; game.seats.len()],
            };
            let expected = by_rank(&outcome);
            let terms = contest.terms();
            let plain = terms.team == 1 && !terms.partners && terms.scoring == Scoring::Rank;
            if plain && result.points != expected {
                return Err(format!("it ended {expected:?}, and the result is {:?}", result.points));
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

/// The twelfths of each seat by rank: each seat behind gives its share of a win, each level one half of it.
fn by_rank(outcome: &[i64]) -> Vec<i64> {
    let others = outcome.len() as i64 - 1;
    let of = |own: &i64| {
        let behind = outcome.iter().filter(|other| *other < own).count() as i64;
        let level = outcome.iter().filter(|other| *other == own).count() as i64 - 1;
        WIN * (2 * behind + level) / (2 * others)
    };
    outcome.iter().map(of).collect()
}

/// Checks that a contest waits for nothing but time and people: no deadline has passed, no table is to be opened, no game
/// judged, no news of a table noted. `now`: the present time, when upkeep has just been done.
///
/// # Errors
/// Returns what was left undone.
pub async fn nothing_left(store: &Store, id: i64, now: jiff::Timestamp) -> Result<(), String> {
    let stored = store.contest(id).await.map_err(|error| error.to_string())?;
    let stored = stored.ok_or_else(|| format!("contest #{id} is gone"))?;
    let contest = &stored.contest;
    if let Some(next) = contest.due().filter(|next| next.at <= now) {
        return Err(format!("contest #{id}: it is {now}, and nothing followed from {next:?}"));
    }
    if let Some((game, _)) =
        contest.games().find(|(_, game)| game.stage == Stage::ToOpen || game.judging && game.is_open())
    {
        return Err(format!("contest #{id}: game {game} waits for its table or its judgement"));
    }
    let over = matches!(contest.phase(), Phase::Finished { .. } | Phase::Cancelled);
    if let Some((game, _)) = contest.games().find(|(_, game)| over && game.is_open()) {
        return Err(format!("contest #{id} is over, and game {game} is open"));
    }
    match store.contest_news(id).await.map_err(|error| error.to_string())?.first() {
        Some(news) => Err(format!(
            "contest #{id}: table {} has changed ({}), and nobody has noted it; its game is {:?}",
            news.table,
            news.facts,
            contest.game(news.game)
        )),
        None => Ok(()),
    }
}

/// The acts of people in a contest: their authors and short names.
#[must_use]
pub fn acts_of_people(contest: &Contest) -> Vec<(String, String)> {
    let name = |act: &Act| match serde_json::to_value(act) {
        Ok(serde_json::Value::Object(fields)) => fields.keys().next().cloned().unwrap_or_default(),
        Ok(serde_json::Value::String(name)) => name,
        _ => String::new(),
    };
    let of_person = |by: &Author| by.member().map(str::to_owned);
    contest.log().iter().filter_map(|entry| Some((of_person(&entry.by)?, name(&entry.act)))).collect()
}
