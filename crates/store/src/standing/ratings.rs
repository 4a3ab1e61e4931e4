//! Results that count, and the ratings that follow from them in the order in which the games ended.

use super::kept;
use crate::StoreError;
use crate::database::Connection;
use crate::rows::time;
use liege_table::rating::{Entrant, Rating, rate};
use liege_table::{RatedResult, Sitter};
use std::collections::{HashMap, HashSet};

/// Two ratings that differ by less are equal: other machines may round differently.
const SAME: f64 = 1e-6;

/// A place in the order of games before every game: the time when it ended, and its table.
const BEGINNING_OF_TIME: (i64, i64) = (i64::MIN, i64::MIN);
const END_OF_TIME: (i64, i64) = (i64::MAX, i64::MAX);

/// A result as it is stored.
struct Row {
    table_id: i64,
    member: String,
    ended: i64,
    team: i64,
    seats: i64,
    halves: i64,
    rating: f64,
    deviation: f64,
    volatility: f64,
}

impl Row {
    fn rating(&self) -> Rating {
        Rating { rating: self.rating, deviation: self.deviation, volatility: self.volatility }
    }

    fn entrant(&self, before: Rating) -> Entrant {
        Entrant {
            team: u8::try_from(self.team).unwrap_or(u8::MAX),
            seats: u32::try_from(self.seats).unwrap_or(1),
            halves: i32::try_from(self.halves).unwrap_or(0),
            rating: before,
        }
    }
}

/// Stores the result of a game that has ended and rates its players. If another game that ended later was
/// stored first, this one takes its place before it, and the later games are rated anew.
pub(super) async fn enter(
    connection: &mut Connection,
    table: i64,
    game: &str,
    rated_result: &RatedResult,
) -> Result<(), StoreError> {
    let ended = rated_result.ended.as_millisecond();
    let later = query_scalar!(
        "SELECT table_id FROM results WHERE game = $1
             AND (ended > $2 OR (ended = $2 AND table_id >= $3)) LIMIT 1",
        game,
        ended,
        table
    )
    .fetch_optional(&mut *connection)
    .await?;
    if later.is_some() {
        enter_unrated(connection, table, game, rated_result).await?;
        let members = rated_result.sitters.iter().map(|sitter| sitter.member.clone()).collect();
        return work_out_since(connection, game, (ended, table), members).await;
    }
    let mut entrants = Vec::new();
    for sitter in &rated_result.sitters {
        let rating = before(connection, &sitter.member, game, END_OF_TIME).await?;
        let Sitter { team, seats, halves, .. } = *sitter;
        entrants.push(Entrant { team, seats, halves, rating });
    }
    for (sitter, rating) in rated_result.sitters.iter().zip(rate(&entrants)) {
        insert(connection, table, game, ended, sitter, rating).await?;
        kept::advance(connection, (table, game), &sitter.member, rating).await?;
    }
    Ok(())
}

/// Stores the result of a game without rating anybody: [`work_out`] rates all of them.
pub(super) async fn enter_unrated(
    connection: &mut Connection,
    table: i64,
    game: &str,
    rated_result: &RatedResult,
) -> Result<(), StoreError> {
    for sitter in &rated_result.sitters {
        let ended = rated_result.ended.as_millisecond();
        insert(connection, table, game, ended, sitter, Rating::default()).await?;
    }
    Ok(())
}

/// Deletes the result of a game and rates anew the players whose ratings depended on it.
pub(super) async fn strike(connection: &mut Connection, table: i64, game: &str) -> Result<(), StoreError> {
    let struck = query!(
        { member: String, ended: i64 },
        "DELETE FROM results WHERE table_id = $1 RETURNING member, ended", table
    )
    .fetch_all(&mut *connection)
    .await?;
    let Some(ended) = struck.first().map(|row| row.ended) else { return Ok(()) };
    let members = struck.into_iter().map(|row| row.member).collect();
    work_out_since(connection, game, (ended, table), members).await
}

async fn insert(
    connection: &mut Connection,
    table: i64,
    game: &str,
    ended: i64,
    sitter: &Sitter,
    rating: Rating,
) -> Result<(), StoreError> {
    let (team, seats, halves) = (i64::from(sitter.team), i64::from(sitter.seats), i64::from(sitter.halves));
    query!(
        "INSERT INTO results (table_id, member, game, ended, team, seats, halves, rating, deviation,
             volatility)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING",
        table,
        sitter.member,
        game,
        ended,
        team,
        seats,
        halves,
        rating.rating,
        rating.deviation,
        rating.volatility
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// A member's rating before the game that ended at this time at this table.
async fn before(
    connection: &mut Connection,
    member: &str,
    game: &str,
    (ended, table): (i64, i64),
) -> Result<Rating, StoreError> {
    let row = query!(
        { rating: f64, deviation: f64, volatility: f64 },
        "SELECT rating, deviation, volatility FROM results
         WHERE member = $1 AND game = $2 AND (ended, table_id) < ($3, $4)
         ORDER BY ended DESC, table_id DESC LIMIT 1",
        member,
        game,
        ended,
        table
    )
    .fetch_optional(connection)
    .await?;
    Ok(row.map_or_else(Rating::default, |row| Rating {
        rating: row.rating,
        deviation: row.deviation,
        volatility: row.volatility,
    }))
}

/// The results of a game in the order in which they count, beginning with the game that ended at this time at
/// this table.
async fn since(
    connection: &mut Connection,
    game: &str,
    (ended, table): (i64, i64),
) -> Result<Vec<Row>, StoreError> {
    let rows = query_as!(
        Row,
        "SELECT table_id, member, ended, team, seats, halves, rating, deviation, volatility FROM results
         WHERE game = $1 AND (ended, table_id) >= ($2, $3) ORDER BY ended, table_id, team, member",
        game,
        ended,
        table
    )
    .fetch_all(connection)
    .await?;
    Ok(rows)
}

/// The ratings that follow from results, one for each.
fn worked_out(rows: &[Row]) -> Vec<Rating> {
    let mut now: HashMap<&str, Rating> = HashMap::new();
    let mut ratings = Vec::with_capacity(rows.len());
    for game in rows.chunk_by(|one, other| one.table_id == other.table_id) {
        let before = |row: &Row| now.get(row.member.as_str()).copied().unwrap_or_default();
        let entrants: Vec<Entrant> = game.iter().map(|row| row.entrant(before(row))).collect();
        for (row, rating) in game.iter().zip(rate(&entrants)) {
            now.insert(&row.member, rating);
            ratings.push(rating);
        }
    }
    ratings
}

/// Rates anew everybody who ever played a game. The caller renews the other stored totals.
pub(super) async fn work_out(connection: &mut Connection, game: &str) -> Result<(), StoreError> {
    let rows = since(connection, game, BEGINNING_OF_TIME).await?;
    for (row, rating) in rows.iter().zip(worked_out(&rows)) {
        write(connection, row, rating).await?;
    }
    Ok(())
}

/// Rates anew from a game whose result is new or was deleted: its players, those who met one of them since,
/// and so on. Earlier ratings stay, and so do those that do not depend on it.
async fn work_out_since(
    connection: &mut Connection,
    game: &str,
    from: (i64, i64),
    members: HashSet<String>,
) -> Result<(), StoreError> {
    let rows = since(connection, game, from).await?;
    // The members whose rating has changed, with the new rating. In the end the stored totals of all of them
    // are renewed.
    let mut otherwise = HashMap::new();
    for member in &members {
        otherwise.insert(member.clone(), before(connection, member, game, from).await?);
    }
    let mut concerned = members;
    for of_table in rows.chunk_by(|one, other| one.table_id == other.table_id) {
        if !of_table.iter().any(|row| otherwise.contains_key(&row.member)) {
            continue;
        }
        let mut entrants = Vec::with_capacity(of_table.len());
        for row in of_table {
            let before = match otherwise.get(&row.member) {
                Some(rating) => *rating,
                None => before(connection, &row.member, game, (row.ended, row.table_id)).await?,
            };
            entrants.push(row.entrant(before));
        }
        for (row, rating) in of_table.iter().zip(rate(&entrants)) {
            if write(connection, row, rating).await? {
                otherwise.insert(row.member.clone(), rating);
                concerned.insert(row.member.clone());
            } else {
                otherwise.remove(&row.member);
            }
        }
    }
    for member in concerned {
        kept::renew(connection, &member, game).await?;
    }
    Ok(())
}

/// Stores a member's rating after a result. Returns whether it has changed.
async fn write(connection: &mut Connection, row: &Row, rating: Rating) -> Result<bool, StoreError> {
    if row.rating() == rating {
        return Ok(false);
    }
    query!(
        "UPDATE results SET rating = $3, deviation = $4, volatility = $5 WHERE table_id = $1 AND member = $2",
        row.table_id,
        row.member,
        rating.rating,
        rating.deviation,
        rating.volatility
    )
    .execute(connection)
    .await?;
    Ok(true)
}

/// The differences between the stored ratings and those that the results give: the table, its game, and the
/// difference.
pub(super) async fn compare(connection: &mut Connection) -> Result<Vec<(i64, String, String)>, StoreError> {
    let games =
        query_scalar!("SELECT DISTINCT game FROM results ORDER BY game").fetch_all(&mut *connection).await?;
    let mut found = Vec::new();
    for game in games {
        let rows = since(connection, &game, BEGINNING_OF_TIME).await?;
        for (row, rating) in rows.iter().zip(worked_out(&rows)) {
            let kept = row.rating();
            let same = |one: f64, other: f64| (one - other).abs() <= SAME * other.abs().max(1.0);
            if same(kept.rating, rating.rating)
                && same(kept.deviation, rating.deviation)
                && same(kept.volatility, rating.volatility)
            {
                continue;
            }
            let shown = |rating: Rating| format!("{:.2} ± {:.2}", rating.rating, rating.deviation);
            let (kept, given) = (shown(kept), shown(rating));
            let what = format!("the rating of {}: stored `{kept}`, worked out `{given}`", row.member);
            found.push((row.table_id, game.clone(), what));
        }
    }
    Ok(found)
}

pub(super) fn in_words(result: &RatedResult) -> String {
    let ended = result.ended.as_millisecond();
    let line = |sitter: &Sitter| {
        let Sitter { member, team, seats, halves } = sitter;
        format!("{member}: side {team}, {seats} seats, {halves} half points at {ended}")
    };
    result.sitters.iter().map(line).collect::<Vec<_>>().join("; ")
}

/// The stored result of a table.
pub(crate) async fn load(
    connection: &mut Connection,
    table: i64,
) -> Result<Option<RatedResult>, sqlx::Error> {
    let rows = query!(
        { member: String, ended: i64, team: i64, seats: i64, halves: i64 },
        "SELECT member, ended, team, seats, halves FROM results WHERE table_id = $1 ORDER BY team, member",
        table
    )
    .fetch_all(connection)
    .await?;
    let Some(ended) = rows.first().map(|row| time(row.ended)) else { return Ok(None) };
    let sitters = rows.into_iter().map(|row| Sitter {
        member: row.member,
        team: u8::try_from(row.team).unwrap_or(u8::MAX),
        seats: u32::try_from(row.seats).unwrap_or(0),
        halves: i32::try_from(row.halves).unwrap_or(0),
    });
    Ok(Some(RatedResult { ended, sitters: sitters.collect() }))
}
