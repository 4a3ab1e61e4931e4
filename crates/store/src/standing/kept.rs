//! The present ratings of members, and the leaderboards: rows that follow from the results, stored so that
//! nobody has to go through all results to know them.

use crate::StoreError;
use crate::database::Connection;
use liege_table::rating::Rating;

/// Adds a game that has counted for a member after all their others.
pub(super) async fn advance(
    connection: &mut Connection,
    (table, game): (i64, &str),
    member: &str,
    now: Rating,
) -> Result<(), StoreError> {
    let games = query_scalar!(
        r#"INSERT INTO standings (member, game, rating, deviation, volatility, games)
           VALUES ($1, $2, $3, $4, $5, 1)
           ON CONFLICT (member, game) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
               volatility = excluded.volatility, games = standings.games + 1
           RETURNING games AS "games!: i64""#,
        member,
        game,
        now.rating,
        now.deviation,
        now.volatility
    )
    .fetch_one(&mut *connection)
    .await?;
    let provisional = i64::from(now.is_provisional(usize::try_from(games).unwrap_or(0)));
    query!(
        "UPDATE leaders SET rating = $3, provisional = $4 WHERE member = $1 AND game = $2",
        member,
        game,
        now.rating,
        provisional
    )
    .execute(&mut *connection)
    .await?;
    query!(
        "INSERT INTO leaders (server, game, member, provisional, rating)
         SELECT t.server, $2, m.id, $4, $3 FROM tables AS t JOIN members AS m ON m.id = $1
         WHERE t.id = $5 AND t.server IS NOT NULL AND m.unlisted = 0
         ON CONFLICT DO NOTHING",
        member,
        game,
        now.rating,
        provisional,
        table
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Works out anew the stored rows of a member in a game, after results other than their last have changed.
pub(super) async fn renew(connection: &mut Connection, member: &str, game: &str) -> Result<(), StoreError> {
    query!("DELETE FROM standings WHERE member = $1 AND game = $2", member, game)
        .execute(&mut *connection)
        .await?;
    query!(
        "INSERT INTO standings (member, game, rating, deviation, volatility, games)
         SELECT member, game, rating, deviation, volatility,
                (SELECT count(*) FROM results WHERE member = $1 AND game = $2)
         FROM results WHERE member = $1 AND game = $2 ORDER BY ended DESC, table_id DESC LIMIT 1",
        member,
        game
    )
    .execute(&mut *connection)
    .await?;
    query!("DELETE FROM leaders WHERE member = $1 AND game = $2", member, game)
        .execute(&mut *connection)
        .await?;
    list(connection, member, Some(game)).await
}

/// Puts a member on the leaderboards again, or removes them, as they wish.
pub(crate) async fn list_anew(connection: &mut Connection, member: &str) -> Result<(), StoreError> {
    query!("DELETE FROM leaders WHERE member = $1", member).execute(&mut *connection).await?;
    list(connection, member, None).await
}

/// Enters a member who wishes to be listed on the leaderboards of a game, or of all that they have played, wherever
/// they have played it.
async fn list(connection: &mut Connection, member: &str, game: Option<&str>) -> Result<(), StoreError> {
    let (certain, enough) = (Rating::CERTAIN, Rating::GAMES as i64);
    query!(
        "INSERT INTO leaders (server, game, member, provisional, rating)
         SELECT DISTINCT t.server, s.game, s.member,
                CASE WHEN s.deviation > $3 OR s.games < $4 THEN 1 ELSE 0 END, s.rating
         FROM standings AS s JOIN members AS m ON m.id = s.member AND m.unlisted = 0
         JOIN results AS r ON r.member = s.member AND r.game = s.game
         JOIN tables AS t ON t.id = r.table_id AND t.server IS NOT NULL
         WHERE s.member = $1 AND (CAST($2 AS TEXT) IS NULL OR s.game = $2)
         ON CONFLICT DO NOTHING",
        member,
        game,
        certain,
        enough
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Works everything out anew from the results.
pub(super) async fn rebuild(connection: &mut Connection) -> Result<(), StoreError> {
    let (certain, enough) = (Rating::CERTAIN, Rating::GAMES as i64);
    query!("DELETE FROM standings").execute(&mut *connection).await?;
    query!("DELETE FROM leaders").execute(&mut *connection).await?;
    query!(
        "INSERT INTO standings (member, game, rating, deviation, volatility, games)
         SELECT member, game, rating, deviation, volatility, games
         FROM (SELECT member, game, rating, deviation, volatility,
                      row_number() OVER (PARTITION BY member, game ORDER BY ended DESC, table_id DESC) AS place,
                      count(*) OVER (PARTITION BY member, game) AS games
               FROM results) AS ranked
         WHERE place = 1"
    )
    .execute(&mut *connection)
    .await?;
    query!(
        "INSERT INTO leaders (server, game, member, provisional, rating)
         SELECT DISTINCT t.server, s.game, s.member,
                CASE WHEN s.deviation > $1 OR s.games < $2 THEN 1 ELSE 0 END, s.rating
         FROM standings AS s JOIN members AS m ON m.id = s.member AND m.unlisted = 0
         JOIN results AS r ON r.member = s.member AND r.game = s.game
         JOIN tables AS t ON t.id = r.table_id AND t.server IS NOT NULL",
        certain,
        enough
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// The differences between the stored rows and those that the results give.
pub(super) async fn compare(connection: &mut Connection) -> Result<Vec<String>, StoreError> {
    let (certain, enough) = (Rating::CERTAIN, Rating::GAMES as i64);
    let rows = query!(
        {
            member: String, game: String, kept: Option<f64>, kept_deviation: Option<f64>,
            kept_games: Option<i64>, given: Option<f64>, given_deviation: Option<f64>,
            given_games: Option<i64>,
        },
        r#"WITH due AS (
               SELECT member, game, rating, deviation, volatility, games
               FROM (SELECT member, game, rating, deviation, volatility,
                            row_number() OVER (PARTITION BY member, game ORDER BY ended DESC, table_id DESC)
                                AS place,
                            count(*) OVER (PARTITION BY member, game) AS games
                     FROM results) AS ranked
               WHERE place = 1),
           wrong AS (
               SELECT member, game FROM (SELECT * FROM due
                   EXCEPT SELECT member, game, rating, deviation, volatility, games FROM standings) AS missing
               UNION SELECT member, game
                   FROM (SELECT member, game, rating, deviation, volatility, games FROM standings
                         EXCEPT SELECT * FROM due) AS surplus)
           SELECT w.member AS "member!: String", w.game AS "game!: String",
                  s.rating AS "kept?: f64", s.deviation AS "kept_deviation?: f64", s.games AS "kept_games?: i64",
                  d.rating AS "given?: f64", d.deviation AS "given_deviation?: f64", d.games AS "given_games?: i64"
           FROM wrong AS w LEFT JOIN standings AS s ON s.member = w.member AND s.game = w.game
                LEFT JOIN due AS d ON d.member = w.member AND d.game = w.game
           ORDER BY w.game, w.member"#
    )
    .fetch_all(&mut *connection)
    .await?;
    let shown = |rating: Option<f64>, deviation: Option<f64>, games: Option<i64>| match games {
        Some(games) => {
            format!("{:.2} ± {:.2} after {games}", rating.unwrap_or_default(), deviation.unwrap_or_default())
        }
        None => "nothing".to_owned(),
    };
    let mut found: Vec<String> = rows
        .into_iter()
        .map(|row| {
            let kept = shown(row.kept, row.kept_deviation, row.kept_games);
            let given = shown(row.given, row.given_deviation, row.given_games);
            format!(
                "what is thought of {} in {}: stored `{kept}`, by the results `{given}`",
                row.member, row.game
            )
        })
        .collect();
    let rows = query!(
        { server: String, game: String, member: String },
        r#"WITH due AS (
               SELECT DISTINCT t.server, s.game, s.member,
                      CASE WHEN s.deviation > $1 OR s.games < $2 THEN 1 ELSE 0 END AS provisional,
                      s.rating
               FROM standings AS s JOIN members AS m ON m.id = s.member AND m.unlisted = 0
               JOIN results AS r ON r.member = s.member AND r.game = s.game
               JOIN tables AS t ON t.id = r.table_id AND t.server IS NOT NULL),
           wrong AS (
               SELECT * FROM (SELECT * FROM due
                              EXCEPT SELECT server, game, member, provisional, rating FROM leaders) AS missing
               UNION SELECT * FROM (SELECT server, game, member, provisional, rating FROM leaders
                                    EXCEPT SELECT * FROM due) AS surplus)
           SELECT DISTINCT server AS "server!: String", game AS "game!: String", member AS "member!: String"
           FROM wrong ORDER BY server, game, member"#,
        certain,
        enough
    )
    .fetch_all(connection)
    .await?;
    let line = |server: String, game: String, member: String| {
        format!("the leaderboard of {game} on server {server} is not what it should be of {member}")
    };
    found.extend(rows.into_iter().map(|row| line(row.server, row.game, row.member)));
    Ok(found)
}
