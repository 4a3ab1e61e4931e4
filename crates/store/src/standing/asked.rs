//! Questions about standings: a member's games and conduct, leaderboards, and games between two members.

use crate::rows::{stored, time};
use crate::{Store, StoreError};
use jiff::Timestamp;
use liege_table::rating::Rating;

/// A game that counted for a member.
#[derive(Clone, Debug, PartialEq)]
pub struct GameOf {
    /// The game's id.
    pub game: String,
    /// The table.
    pub table: i64,
    /// When it ended.
    pub ended: Timestamp,
    /// The half points of their side.
    pub halves: i32,
    /// The most half points that another side got.
    pub others: i32,
    /// The number of sides.
    pub sides: usize,
    /// Their rating after it.
    pub rating: Rating,
}

/// A member's conduct at all tables, and their rating in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct StandingOf {
    /// The number of deadlines that they kept.
    pub in_time: usize,
    /// The number of deadlines that they missed.
    pub late: usize,
    /// The number of games that they finished.
    pub finished: usize,
    /// The number of games that they left.
    pub left: usize,
    /// Their rating in the game, and the number of games that counted; `None` if none has.
    pub rated: Option<(Rating, usize)>,
}

/// A line of a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct Leader {
    /// The member's id.
    pub member: String,
    /// Their rating.
    pub rating: Rating,
    /// The number of games that counted.
    pub games: usize,
}

/// A part of a leaderboard.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Leaderboard {
    /// Its lines.
    pub leaders: Vec<Leader>,
    /// The number of members on the whole board.
    pub members: usize,
    /// The number of members among them whose ratings are still uncertain: they come after the others.
    pub provisional: usize,
    /// The place of the member who asks, from 1; `None` if they have none yet.
    pub place: Option<usize>,
}

/// A game in which two members met as opponents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// The game's id.
    pub game: String,
    /// The table.
    pub table: i64,
    /// When it ended.
    pub ended: Timestamp,
    /// The half points of the first member's side.
    pub mine: i32,
    /// The half points of the second member's side.
    pub theirs: i32,
}

fn small(number: i64) -> i32 {
    i32::try_from(number).unwrap_or(0)
}

fn size(number: i64) -> usize {
    usize::try_from(number).unwrap_or(0)
}

impl Store {
    /// The ids of the games for which a server has a leaderboard, in alphabetical order.
    pub async fn games_with_leaders(&self, server: &str) -> Result<Vec<String>, StoreError> {
        let games =
            query_scalar!("SELECT DISTINCT game FROM leaders WHERE server = $1 ORDER BY game", server);
        Ok(games.fetch_all(&self.inner.readers).await?)
    }

    /// The games that counted for a member, those of each game together, in the order in which they ended.
    pub async fn games_of(&self, member: &str) -> Result<Vec<GameOf>, StoreError> {
        let rows = query!(
            {
                game: String, table_id: i64, ended: i64, halves: i64, rating: f64, deviation: f64,
                volatility: f64, others: Option<i64>, sides: i64,
            },
            r#"SELECT r.game, r.table_id, r.ended, r.halves, r.rating, r.deviation, r.volatility,
                      (SELECT max(o.halves) FROM results o
                       WHERE o.table_id = r.table_id AND o.team <> r.team) AS "others: i64",
                      (SELECT count(DISTINCT o.team) FROM results o
                       WHERE o.table_id = r.table_id) AS "sides!: i64"
               FROM results r WHERE r.member = $1 ORDER BY r.game, r.ended, r.table_id"#,
            member
        )
        .fetch_all(&self.inner.readers)
        .await?;
        Ok(rows
            .into_iter()
            .map(|row| GameOf {
                game: row.game,
                table: row.table_id,
                ended: time(row.ended),
                halves: small(row.halves),
                others: small(row.others.unwrap_or(0)),
                sides: size(row.sides),
                rating: Rating { rating: row.rating, deviation: row.deviation, volatility: row.volatility },
            })
            .collect())
    }

    /// A member's conduct at all tables, and their rating in a game, if one is given.
    pub async fn standing_of(&self, member: &str, game: Option<&str>) -> Result<StandingOf, StoreError> {
        let rated = query!(
            { rating: f64, deviation: f64, volatility: f64, games: i64 },
            "SELECT rating, deviation, volatility, games FROM standings WHERE member = $1 AND game = $2",
            member,
            game
        )
        .fetch_optional(&self.inner.readers)
        .await?;
        let row = query!(
            { in_time: i64, late: i64, finished: i64, deserted: i64 },
            r#"SELECT CAST(coalesce(sum(in_time), 0) AS BIGINT) AS "in_time!: i64", CAST(coalesce(sum(late), 0) AS BIGINT) AS "late!: i64",
                      CAST(coalesce(sum(finished), 0) AS BIGINT) AS "finished!: i64",
                      CAST(coalesce(sum(deserted), 0) AS BIGINT) AS "deserted!: i64"
               FROM conduct WHERE member = $1"#,
            member
        )
        .fetch_one(&self.inner.readers)
        .await?;
        Ok(StandingOf {
            in_time: size(row.in_time),
            late: size(row.late),
            finished: size(row.finished),
            left: size(row.deserted),
            rated: rated.map(|row| {
                let (rating, deviation, volatility) = (row.rating, row.deviation, row.volatility);
                (Rating { rating, deviation, volatility }, size(row.games))
            }),
        })
    }

    /// The leaderboard of a game on a server: the members who have played it there and wish to be listed, the
    /// best first, those with uncertain ratings after the others. It has `limit` lines, after the first
    /// `skip`. `member` is the one whose place is wanted.
    pub async fn leaderboard(
        &self,
        (game, server): (&str, &str),
        member: &str,
        (skip, limit): (usize, usize),
    ) -> Result<Leaderboard, StoreError> {
        let (skip, limit) = (stored(skip), stored(limit));
        // One transaction, so that all is of one moment.
        let mut transaction = self.inner.readers.begin().await?;
        let all = query!(
            { members: i64, provisional: i64 },
            r#"SELECT count(*) AS "members!: i64", CAST(coalesce(sum(provisional), 0) AS BIGINT) AS "provisional!: i64"
               FROM leaders WHERE server = $1 AND game = $2"#,
            server,
            game
        )
        .fetch_one(&mut transaction)
        .await?;
        let place = query_scalar!(
            r#"SELECT (SELECT count(*) FROM leaders AS o
                       WHERE o.server = $1 AND o.game = $2 AND o.provisional = 0
                         AND (o.rating > l.rating OR o.rating = l.rating AND o.member <= l.member))
                   AS "place!: i64"
               FROM leaders AS l WHERE l.member = $3 AND l.game = $2 AND l.server = $1 AND l.provisional = 0"#,
            server,
            game,
            member
        )
        .fetch_optional(&mut transaction)
        .await?;
        let rows = query!(
            { member: String, rating: f64, deviation: f64, volatility: f64, games: i64 },
            r#"SELECT l.member, s.rating, s.deviation, s.volatility, s.games
               FROM (SELECT game, member, provisional, rating FROM leaders
                     WHERE server = $1 AND game = $2
                     ORDER BY provisional, rating DESC, member LIMIT $3 OFFSET $4) AS l
               JOIN standings AS s ON s.member = l.member AND s.game = l.game
               ORDER BY l.provisional, l.rating DESC, l.member"#,
            server,
            game,
            limit,
            skip
        )
        .fetch_all(&mut transaction)
        .await?;
        let leaders = rows.into_iter().map(|row| Leader {
            member: row.member,
            rating: Rating { rating: row.rating, deviation: row.deviation, volatility: row.volatility },
            games: size(row.games),
        });
        Ok(Leaderboard {
            leaders: leaders.collect(),
            members: size(all.members),
            provisional: size(all.provisional),
            place: place.map(size),
        })
    }

    /// The games that counted in which two members were opponents, those of each game together, in the order in which
    /// they ended.
    pub async fn meetings(&self, one: &str, other: &str) -> Result<Vec<Meeting>, StoreError> {
        let rows = query!(
            { game: String, table_id: i64, ended: i64, mine: i64, theirs: i64 },
            "SELECT a.game, a.table_id, a.ended, a.halves AS mine, b.halves AS theirs
             FROM results a JOIN results b ON b.table_id = a.table_id AND b.team <> a.team
             WHERE a.member = $1 AND b.member = $2 ORDER BY a.game, a.ended, a.table_id",
            one,
            other
        )
        .fetch_all(&self.inner.readers)
        .await?;
        Ok(rows
            .into_iter()
            .map(|row| Meeting {
                game: row.game,
                table: row.table_id,
                ended: time(row.ended),
                mine: small(row.mine),
                theirs: small(row.theirs),
            })
            .collect())
    }
}
