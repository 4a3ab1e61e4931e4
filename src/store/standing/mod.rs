//! How well and how reliably members play: what every table adds to that, kept with the change that adds it.
//!
//! The rows follow from the logs ([`Table::rated_result`], [`Table::conduct`]). They are written in the transaction
//! of the change, as what they are after it rather than as what is added, so that nothing can count twice.
//! [`Store::rebuild_standing`] works all of them out anew, in the order in which the games ended.

mod asked;
mod kept;
mod listed;
mod ratings;

pub use asked::{GameOf, Leader, Leaderboard, Meeting};
pub use listed::{Kept, Standing};

use super::rows::{TableRow, stored};
use super::{Store, StoreError};
use crate::table::{Conduct, RatedResult, Status, Table};
use sqlx::SqliteConnection;
use std::collections::BTreeSet;

/// Under this key `meta` notes that the rows were worked out once.
const WORKED_OUT: &str = "standing";

/// Notes what a table says after a change. `began`: its game began with it.
pub(super) async fn note(
    connection: &mut SqliteConnection,
    id: i64,
    table: &Table,
    began: bool,
) -> Result<(), StoreError> {
    // Where seats are dealt by dice the log says who got which.
    if began && !table.terms().by_dice() {
        for (chair, ordinal) in table.chairs().iter().zip(0i64..) {
            let Some(player) = chair.holder() else { continue };
            sqlx::query!(
                "INSERT INTO first_seats (table_id, ordinal, member) VALUES ($1, $2, $3)
                 ON CONFLICT DO NOTHING",
                id,
                ordinal,
                player.id
            )
            .execute(&mut *connection)
            .await?;
        }
    }
    let first = first_seats(connection, id).await?;
    let Says { conduct, rated_result } = said(table, &first);
    for member in &conduct {
        keep(connection, id, member).await?;
    }
    let known = sqlx::query_scalar!("SELECT member FROM conduct WHERE table_id = $1", id)
        .fetch_all(&mut *connection)
        .await?;
    for gone in known.iter().filter(|known| !conduct.iter().any(|one| one.member == **known)) {
        sqlx::query!("DELETE FROM conduct WHERE table_id = $1 AND member = $2", id, gone)
            .execute(&mut *connection)
            .await?;
    }
    match rated_result {
        Some(rated_result) => ratings::enter(connection, id, table.game().id(), &rated_result).await,
        // A game that is voided loses the result that was counted.
        None if table.is_voided() => ratings::strike(connection, id, table.game().id()).await,
        None => Ok(()),
    }
}

/// What a table says of those who play, or played, at it.
struct Says {
    conduct: Vec<Conduct>,
    rated_result: Option<RatedResult>,
}

/// What is to be kept of a table now. `first`: who held which seat when the game began.
fn said(table: &Table, first: &[(usize, String)]) -> Says {
    let silent = Says { conduct: Vec::new(), rated_result: None };
    // Whose deadlines are kept at an anonymous table would tell who sits where.
    if table.status() == Status::Lobby || (table.status() == Status::Playing && table.terms().anonymous) {
        return silent;
    }
    // What a record says was not seen here.
    if table.origin().is_some() {
        return silent;
    }
    let mut holders = vec![None; table.chairs().len()];
    for (seat, member) in first {
        if let Some(holder) = holders.get_mut(*seat) {
            *holder = Some(member.clone());
        }
    }
    Says { conduct: table.conduct(&holders), rated_result: table.rated_result(&holders) }
}

/// Who held the seats when a game began, as far as it was noted.
async fn first_seats(connection: &mut SqliteConnection, id: i64) -> Result<Vec<(usize, String)>, StoreError> {
    let rows = sqlx::query!("SELECT ordinal, member FROM first_seats WHERE table_id = $1", id)
        .fetch_all(connection)
        .await?;
    Ok(rows.into_iter().map(|row| (usize::try_from(row.ordinal).unwrap_or(usize::MAX), row.member)).collect())
}

async fn keep(connection: &mut SqliteConnection, id: i64, conduct: &Conduct) -> Result<(), StoreError> {
    let (in_time, late) = (stored(conduct.in_time), stored(conduct.late));
    let (finished, deserted) = (i64::from(conduct.finished), i64::from(conduct.left));
    sqlx::query!(
        "INSERT INTO conduct (table_id, member, in_time, late, finished, deserted)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (table_id, member) DO UPDATE SET in_time = excluded.in_time, late = excluded.late,
             finished = excluded.finished, deserted = excluded.deserted
         WHERE conduct.in_time <> excluded.in_time OR conduct.late <> excluded.late
             OR conduct.finished <> excluded.finished OR conduct.deserted <> excluded.deserted",
        id,
        conduct.member,
        in_time,
        late,
        finished,
        deserted
    )
    .execute(connection)
    .await?;
    Ok(())
}

impl Store {
    /// Works all records out anew from the logs, the ratings in the order in which the games ended; how many
    /// tables could not be replayed and are left out.
    pub async fn rebuild_standing(&self) -> Result<usize, StoreError> {
        let mut transaction = self.write().await?;
        sqlx::query!("DELETE FROM conduct").execute(&mut *transaction).await?;
        sqlx::query!("DELETE FROM results").execute(&mut *transaction).await?;
        let ids = sqlx::query_scalar!("SELECT id FROM tables WHERE status <> 'lobby' ORDER BY id")
            .fetch_all(&mut *transaction)
            .await?;
        let (mut games, mut left_out) = (BTreeSet::new(), 0);
        for id in ids {
            let Some(row) = TableRow::load(&mut transaction, id).await? else { continue };
            let table = match row.record(&mut transaction, self.inner.games).await {
                Ok(record) => Table::restore(record).ok(),
                Err(StoreError::Broken { .. }) => None,
                Err(error) => return Err(error),
            };
            let Some(table) = table else {
                left_out += 1;
                continue;
            };
            let first = first_seats(&mut transaction, id).await?;
            let Says { conduct, rated_result } = said(&table, &first);
            for member in &conduct {
                keep(&mut transaction, id, member).await?;
            }
            if let Some(rated_result) = rated_result {
                ratings::enter_unrated(&mut transaction, id, table.game().id(), &rated_result).await?;
                games.insert(table.game().id());
            }
        }
        for game in games {
            ratings::work_out(&mut transaction, game).await?;
        }
        kept::rebuild(&mut transaction).await?;
        sqlx::query!("INSERT INTO meta (key, value) VALUES ($1, '1') ON CONFLICT DO NOTHING", WORKED_OUT)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(left_out)
    }

    /// Works the records out once, for a data file that was made before there were any.
    pub(super) async fn work_out_standing(&self) -> Result<(), StoreError> {
        let known = sqlx::query_scalar!("SELECT value FROM meta WHERE key = $1", WORKED_OUT)
            .fetch_optional(&self.inner.readers)
            .await?;
        if known.is_none() {
            let left_out = self.rebuild_standing().await?;
            if left_out > 0 {
                tracing::warn!(left_out, "tables that cannot be replayed count for nobody's record");
            }
        }
        Ok(())
    }
}

/// What is kept of a table, in words.
pub(super) struct KeptOfTable {
    first: Vec<(usize, String)>,
    conduct: Vec<String>,
    result: Vec<String>,
}

impl KeptOfTable {
    pub(super) async fn load(connection: &mut SqliteConnection, id: i64) -> Result<KeptOfTable, StoreError> {
        let first = first_seats(connection, id).await?;
        let rows = sqlx::query!(
            "SELECT member, in_time, late, finished, deserted FROM conduct WHERE table_id = $1 ORDER BY member",
            id
        )
        .fetch_all(&mut *connection)
        .await?;
        let conduct = rows
            .iter()
            .map(|row| conduct_line(&row.member, [row.in_time, row.late, row.finished, row.deserted]))
            .collect();
        Ok(KeptOfTable { first, conduct, result: ratings::kept_lines(connection, id).await? })
    }

    /// What differs between that and what its log says.
    pub(super) fn compare(&self, table: &Table) -> Vec<String> {
        let Says { conduct, rated_result } = said(table, &self.first);
        let line = |one: &Conduct| {
            let (finished, deserted) = (i64::from(one.finished), i64::from(one.left));
            conduct_line(&one.member, [stored(one.in_time), stored(one.late), finished, deserted])
        };
        let mut found = Vec::new();
        let mut differ = |what: &str, kept: &[String], expected: &[String]| {
            if kept != expected {
                found.push(format!(
                    "{what}: stored `{}`, replayed `{}`",
                    kept.join("; "),
                    expected.join("; ")
                ));
            }
        };
        differ("kept deadlines", &self.conduct, &conduct.iter().map(line).collect::<Vec<_>>());
        let expected = rated_result.map(|rated_result| ratings::lines(&rated_result)).unwrap_or_default();
        differ("counted result", &self.result, &expected);
        found
    }
}

fn conduct_line(member: &str, numbers: [i64; 4]) -> String {
    let [in_time, late, finished, deserted] = numbers;
    format!("{member}: {in_time} in time, {late} late, finished {finished}, deserted {deserted}")
}

/// What differs between what is kept of members now and what their results give.
pub(super) async fn compare_standings(connection: &mut SqliteConnection) -> Result<Vec<String>, StoreError> {
    kept::compare(connection).await
}

/// What differs between the ratings kept and those that the results give: the table, its game, and what.
pub(super) async fn compare_ratings(
    connection: &mut SqliteConnection,
) -> Result<Vec<(i64, String, String)>, StoreError> {
    ratings::compare(connection).await
}
