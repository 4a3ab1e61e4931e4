//! Results that count, and the ratings that follow from them in the order in which the games ended.

use crate::rating::{Entrant, Rating, rate};
use crate::store::StoreError;
use crate::table::{Account, Sitter};
use sqlx::SqliteConnection;
use std::collections::HashMap;

/// Two ratings that differ by less are the same: other machines may round otherwise.
const SAME: f64 = 1e-6;

/// A result as it is stored.
struct Row {
    table_id: i64,
    member: String,
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
            halves: u32::try_from(self.halves).unwrap_or(0),
            rating: before,
        }
    }
}

/// Enters the result of a game that has ended and rates those who played it. A game that ended before one that
/// was entered already (its change was stored later) takes its place among them, and those after it are
/// rated anew.
pub(super) async fn enter(
    connection: &mut SqliteConnection,
    table: i64,
    game: &str,
    account: &Account,
) -> Result<(), StoreError> {
    let ended = account.ended.as_millisecond();
    let later = sqlx::query_scalar!(
        r#"SELECT EXISTS (SELECT 1 FROM results WHERE game = ?1
               AND (ended > ?2 OR (ended = ?2 AND table_id >= ?3))) AS "later!: i64""#,
        game,
        ended,
        table
    )
    .fetch_one(&mut *connection)
    .await?;
    if later != 0 {
        enter_unrated(connection, table, game, account).await?;
        return work_out(connection, game).await;
    }
    let mut entrants = Vec::new();
    for sitter in &account.sitters {
        let rating = latest(connection, &sitter.member, game).await?;
        let Sitter { team, seats, halves, .. } = *sitter;
        entrants.push(Entrant { team, seats, halves, rating });
    }
    for (sitter, rating) in account.sitters.iter().zip(rate(&entrants)) {
        insert(connection, table, game, ended, sitter, rating).await?;
    }
    Ok(())
}

/// Enters the result of a game without rating anybody: [`work_out`] does that for all.
pub(super) async fn enter_unrated(
    connection: &mut SqliteConnection,
    table: i64,
    game: &str,
    account: &Account,
) -> Result<(), StoreError> {
    for sitter in &account.sitters {
        let ended = account.ended.as_millisecond();
        insert(connection, table, game, ended, sitter, Rating::default()).await?;
    }
    Ok(())
}

/// Takes the result of a game back and rates everybody anew who played another of its kind.
pub(super) async fn strike(
    connection: &mut SqliteConnection,
    table: i64,
    game: &str,
) -> Result<(), StoreError> {
    let struck =
        sqlx::query!("DELETE FROM results WHERE table_id = ?1", table).execute(&mut *connection).await?;
    if struck.rows_affected() > 0 { work_out(connection, game).await } else { Ok(()) }
}

async fn insert(
    connection: &mut SqliteConnection,
    table: i64,
    game: &str,
    ended: i64,
    sitter: &Sitter,
    rating: Rating,
) -> Result<(), StoreError> {
    let (team, seats, halves) = (i64::from(sitter.team), i64::from(sitter.seats), i64::from(sitter.halves));
    sqlx::query!(
        "INSERT INTO results (table_id, member, game, ended, team, seats, halves, rating, deviation,
             volatility)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10) ON CONFLICT DO NOTHING",
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

/// What is thought of a member now.
async fn latest(connection: &mut SqliteConnection, member: &str, game: &str) -> Result<Rating, StoreError> {
    let row = sqlx::query!(
        "SELECT rating, deviation, volatility FROM results WHERE member = ?1 AND game = ?2
         ORDER BY ended DESC, table_id DESC LIMIT 1",
        member,
        game
    )
    .fetch_optional(connection)
    .await?;
    Ok(row.map_or_else(Rating::default, |row| Rating {
        rating: row.rating,
        deviation: row.deviation,
        volatility: row.volatility,
    }))
}

/// All results of a game in the order in which they count.
async fn all(connection: &mut SqliteConnection, game: &str) -> Result<Vec<Row>, StoreError> {
    let rows = sqlx::query_as!(
        Row,
        "SELECT table_id, member, team, seats, halves, rating, deviation, volatility FROM results
         WHERE game = ?1 ORDER BY ended, table_id, team, member",
        game
    )
    .fetch_all(connection)
    .await?;
    Ok(rows)
}

/// The ratings that results give, one after another.
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

/// Rates everybody who ever played a game anew.
pub(super) async fn work_out(connection: &mut SqliteConnection, game: &str) -> Result<(), StoreError> {
    let rows = all(connection, game).await?;
    for (row, rating) in rows.iter().zip(worked_out(&rows)) {
        if row.rating() == rating {
            continue;
        }
        sqlx::query!(
            "UPDATE results SET rating = ?3, deviation = ?4, volatility = ?5
             WHERE table_id = ?1 AND member = ?2",
            row.table_id,
            row.member,
            rating.rating,
            rating.deviation,
            rating.volatility
        )
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// What differs between the ratings kept and those that the results give: the table, its game, and what.
pub(super) async fn compare(
    connection: &mut SqliteConnection,
) -> Result<Vec<(i64, String, String)>, StoreError> {
    let games = sqlx::query_scalar!("SELECT DISTINCT game FROM results ORDER BY game")
        .fetch_all(&mut *connection)
        .await?;
    let mut found = Vec::new();
    for game in games {
        let rows = all(connection, &game).await?;
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

/// A result in words, for comparisons.
fn line(member: &str, ended: i64, numbers: [i64; 3]) -> String {
    let [team, seats, halves] = numbers;
    format!("{member}: side {team}, {seats} seats, {halves} half points at {ended}")
}

/// What a table's log says of its result.
pub(super) fn lines(account: &Account) -> Vec<String> {
    let ended = account.ended.as_millisecond();
    let line = |sitter: &Sitter| {
        line(
            &sitter.member,
            ended,
            [i64::from(sitter.team), i64::from(sitter.seats), i64::from(sitter.halves)],
        )
    };
    account.sitters.iter().map(line).collect()
}

/// What is kept of it.
pub(super) async fn kept_lines(
    connection: &mut SqliteConnection,
    table: i64,
) -> Result<Vec<String>, StoreError> {
    let rows = sqlx::query!(
        "SELECT member, ended, team, seats, halves FROM results WHERE table_id = ?1 ORDER BY team, member",
        table
    )
    .fetch_all(connection)
    .await?;
    Ok(rows.iter().map(|row| line(&row.member, row.ended, [row.team, row.seats, row.halves])).collect())
}
