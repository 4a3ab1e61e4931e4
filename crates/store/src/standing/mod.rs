//! Members' ratings and reliability. The contribution of every table is stored with the change that makes it.
//!
//! The rows follow from the logs ([`Table::rated_result`], [`Table::conduct`]). They are written in the
//! transaction of the change, as values after the change rather than as increments, so that nothing can count
//! twice. [`Store::rebuild_standing`] works all of them out anew, in the order in which the games ended.

mod asked;
mod kept;
mod listed;
mod ratings;

pub use asked::{GameOf, Leader, Leaderboard, Meeting, StandingOf};
pub(super) use kept::list_anew;
pub use listed::{Kept, Standing};
pub(super) use ratings::load as result;

use super::members::know;
use super::rows::{TableRow, stored};
use super::{Store, StoreError};
use crate::database::Connection;
use jiff::Timestamp;
use liege_table::{Conduct, RatedResult, Status, Table};
use std::collections::BTreeSet;

/// The key in `meta` of the note that the rows were worked out once.
const WORKED_OUT: &str = "standing";

/// Notes the holders of the seats at a table whose game starts.
pub(super) async fn note_first_seats(
    connection: &mut Connection,
    id: i64,
    table: &Table,
    now: Timestamp,
) -> Result<(), StoreError> {
    // If seats are drawn by dice, the log says who got which.
    if table.terms().by_dice() {
        return Ok(());
    }
    for (chair, ordinal) in table.chairs().iter().zip(0i64..) {
        let Some(player) = chair.holder() else { continue };
        know(connection, player, now).await?;
        query!(
            "INSERT INTO first_seats (table_id, ordinal, member) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            id,
            ordinal,
            player.id
        )
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// The conduct of a table's members as it is now, and its result if that counts. `first` is who held which
/// seat when the game started.
pub(super) fn said(table: &Table, first: &[(usize, String)]) -> (Vec<Conduct>, Option<RatedResult>) {
    // The deadlines kept at an anonymous table would tell who holds which seat. Imported actions were not
    // seen here.
    let hidden = table.status() == Status::Playing && table.terms().anonymous;
    if table.status() == Status::Lobby || hidden || table.origin().is_some() {
        return (Vec::new(), None);
    }
    let mut holders = vec![None; table.chairs().len()];
    for (seat, member) in first {
        if let Some(holder) = holders.get_mut(*seat) {
            *holder = Some(member.clone());
        }
    }
    (table.conduct(&holders), table.rated_result(&holders))
}

/// The member who held each seat when a game started, as far as it was noted.
pub(super) async fn first_seats(
    connection: &mut Connection,
    id: i64,
) -> Result<Vec<(usize, String)>, StoreError> {
    let rows = query!(
        { ordinal: i64, member: String },
        "SELECT ordinal, member FROM first_seats WHERE table_id = $1", id
    )
    .fetch_all(connection)
    .await?;
    Ok(rows.into_iter().map(|row| (usize::try_from(row.ordinal).unwrap_or(usize::MAX), row.member)).collect())
}

/// The stored conduct of the members of a table.
pub(super) async fn conduct(connection: &mut Connection, id: i64) -> Result<Vec<Conduct>, sqlx::Error> {
    let rows = query!(
        { member: String, in_time: i64, late: i64, finished: i64, deserted: i64 },
        "SELECT member, in_time, late, finished, deserted FROM conduct WHERE table_id = $1 ORDER BY member",
        id
    )
    .fetch_all(connection)
    .await?;
    let size = |number: i64| usize::try_from(number).unwrap_or(0);
    let conduct = rows.into_iter().map(|row| Conduct {
        member: row.member,
        in_time: size(row.in_time),
        late: size(row.late),
        finished: row.finished != 0,
        left: row.deserted != 0,
    });
    Ok(conduct.collect())
}

/// Writes the conduct of the members of a table.
pub(super) async fn write_conduct(
    connection: &mut Connection,
    id: i64,
    before: &[Conduct],
    after: &[Conduct],
) -> Result<(), sqlx::Error> {
    for conduct in after.iter().filter(|conduct| !before.contains(conduct)) {
        let (in_time, late) = (stored(conduct.in_time), stored(conduct.late));
        let (finished, deserted) = (i64::from(conduct.finished), i64::from(conduct.left));
        query!(
            "INSERT INTO conduct (table_id, member, in_time, late, finished, deserted)
             VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (table_id, member) DO UPDATE SET in_time = excluded.in_time, late = excluded.late,
                 finished = excluded.finished, deserted = excluded.deserted",
            id,
            conduct.member,
            in_time,
            late,
            finished,
            deserted
        )
        .execute(&mut *connection)
        .await?;
    }
    for gone in before.iter().filter(|known| !after.iter().any(|one| one.member == known.member)) {
        query!("DELETE FROM conduct WHERE table_id = $1 AND member = $2", id, gone.member)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Stores the result of a table in place of an earlier one, if there was any.
pub(super) async fn write_result(
    connection: &mut Connection,
    id: i64,
    game: &str,
    result: Option<&RatedResult>,
) -> Result<(), StoreError> {
    ratings::strike(connection, id, game).await?;
    match result {
        Some(result) => ratings::enter(connection, id, game, result).await,
        None => Ok(()),
    }
}

/// The conduct of a table's members and its result, in words.
pub(super) fn in_words(conduct: &[Conduct], result: Option<&RatedResult>) -> [String; 2] {
    let line = |one: &Conduct| {
        let Conduct { member, in_time, late, finished, left } = one;
        let (finished, left) = (u8::from(*finished), u8::from(*left));
        format!("{member}: {in_time} in time, {late} late, finished {finished}, deserted {left}")
    };
    let conduct: Vec<String> = conduct.iter().map(line).collect();
    [conduct.join("; "), result.map(ratings::in_words).unwrap_or_default()]
}

impl Store {
    /// Works out all standings anew from the logs, and the ratings in the order in which the games ended.
    /// Returns the number of tables that could not be replayed and are left out.
    pub async fn rebuild_standing(&self) -> Result<usize, StoreError> {
        self.rebuild_standing_with(|_, _| {}).await
    }

    /// [`Store::rebuild_standing`] with progress. `progress` is called after each table with the number of
    /// tables done and the number of all tables.
    ///
    /// # Errors
    /// Returns the errors of [`Store::rebuild_standing`].
    pub async fn rebuild_standing_with(
        &self,
        progress: impl Fn(usize, usize) + Sync,
    ) -> Result<usize, StoreError> {
        let mut transaction = self.write().await?;
        query!("DELETE FROM conduct").execute(&mut *transaction).await?;
        query!("DELETE FROM results").execute(&mut *transaction).await?;
        let ids = query_scalar!("SELECT id FROM tables WHERE status <> 'lobby' ORDER BY id")
            .fetch_all(&mut *transaction)
            .await?;
        let (mut games, mut left_out, all) = (BTreeSet::new(), 0, ids.len());
        for (done, id) in ids.into_iter().enumerate() {
            progress(done, all);
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
            let (conduct, rated_result) = said(&table, &first);
            write_conduct(&mut transaction, id, &[], &conduct).await?;
            if let Some(rated_result) = rated_result {
                ratings::enter_unrated(&mut transaction, id, table.game().id(), &rated_result).await?;
                games.insert(table.game().id());
            }
        }
        for game in games {
            ratings::work_out(&mut transaction, game).await?;
        }
        kept::rebuild(&mut transaction).await?;
        query!("INSERT INTO meta (key, value) VALUES ($1, '1') ON CONFLICT DO NOTHING", WORKED_OUT)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(left_out)
    }

    /// Works out the standings once, for a data file that is older than they are.
    pub(super) async fn work_out_standing(&self) -> Result<(), StoreError> {
        let known = query_scalar!("SELECT value FROM meta WHERE key = $1", WORKED_OUT)
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

/// The differences between the stored totals of members and those that their results give.
pub(super) async fn compare_standings(connection: &mut Connection) -> Result<Vec<String>, StoreError> {
    kept::compare(connection).await
}

/// The differences between the stored ratings and those that the results give: the table, its game, and the
/// difference.
pub(super) async fn compare_ratings(
    connection: &mut Connection,
) -> Result<Vec<(i64, String, String)>, StoreError> {
    ratings::compare(connection).await
}
