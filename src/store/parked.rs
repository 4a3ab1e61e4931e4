//! Parked places: channels that refuse letters until somebody changes something. Their posts go another
//! way meanwhile, which is the delivery worker's affair.

use super::rows::time;
use super::{Store, StoreError};
use jiff::Timestamp;

/// A place that refused letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parked {
    /// The id of the channel or thread.
    pub place: String,
    /// Since when.
    pub since: Timestamp,
    /// Why.
    pub why: String,
}

impl Store {
    /// Parks a place; whether it was not parked before (then the owner is to be told).
    pub async fn park(&self, place: &str, why: &str, now: Timestamp) -> Result<bool, StoreError> {
        let since = now.as_millisecond();
        let mut transaction = self.write().await?;
        let parked = sqlx::query!(
            "INSERT INTO parked (place, since, why) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
            place,
            since,
            why
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(parked.rows_affected() > 0)
    }

    /// Takes a place back into service; whether it was parked.
    pub async fn unpark(&self, place: &str) -> Result<bool, StoreError> {
        // Asked at every sign of life of a place, so it must not cost a write each time.
        let parked = sqlx::query_scalar!(r#"SELECT 1 AS "one!: i64" FROM parked WHERE place = ?1"#, place)
            .fetch_optional(&self.inner.readers)
            .await?;
        if parked.is_none() {
            return Ok(false);
        }
        let mut transaction = self.write().await?;
        let unparked =
            sqlx::query!("DELETE FROM parked WHERE place = ?1", place).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(unparked.rows_affected() > 0)
    }

    /// A place, if it is parked.
    pub async fn parked_at(&self, place: &str) -> Result<Option<Parked>, StoreError> {
        let row = sqlx::query!("SELECT place, since, why FROM parked WHERE place = ?1", place)
            .fetch_optional(&self.inner.readers)
            .await?;
        Ok(row.map(|row| Parked { place: row.place, since: time(row.since), why: row.why }))
    }

    /// The parked places, longest parked first.
    pub async fn parked(&self) -> Result<Vec<Parked>, StoreError> {
        let rows = sqlx::query!("SELECT place, since, why FROM parked ORDER BY since, place")
            .fetch_all(&self.inner.readers)
            .await?;
        Ok(rows
            .into_iter()
            .map(|row| Parked { place: row.place, since: time(row.since), why: row.why })
            .collect())
    }
}
