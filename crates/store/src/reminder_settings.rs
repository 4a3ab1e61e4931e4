//! Members' settings for reminders.

use super::database::Connection;
use super::rows::time;
use super::{Store, StoreError};
use liege_table::reminding::{Digests, Point, ReminderSettings, Zone, hour_called};

impl Store {
    /// A member's settings; the defaults if they chose nothing.
    pub async fn reminder_settings(&self, member: &str) -> Result<ReminderSettings, StoreError> {
        let mut connection = self.inner.readers.acquire().await?;
        Ok(reminder_settings(&mut connection, member).await?)
    }
}

/// The times of a member's digests.
pub(super) async fn digests(connection: &mut Connection, member: &str) -> Result<Digests, sqlx::Error> {
    let row = query!(
        { digest_at: Option<i64>, digested_at: Option<i64> },
        "SELECT digest_at, digested_at FROM habits WHERE member = $1", member
    )
    .fetch_optional(connection)
    .await?;
    let Some(row) = row else { return Ok(Digests::default()) };
    Ok(Digests { next: row.digest_at.map(time), last: row.digested_at.map(time) })
}

pub(super) async fn reminder_settings(
    connection: &mut Connection,
    member: &str,
) -> Result<ReminderSettings, sqlx::Error> {
    let row = query!(
        {
            reminded: i64, point: String, private: i64, every_hours: Option<i64>, ahead: i64,
            idle_days: Option<i64>, digest: Option<String>, quiet: Option<String>, weekends: i64,
            zone: String, zone_chosen: i64,
        },
        "SELECT reminded, point, private, every_hours, ahead, idle_days, digest, quiet, weekends, zone, zone_chosen
         FROM habits WHERE member = $1",
        member
    )
    .fetch_optional(connection)
    .await?;
    let Some(row) = row else { return Ok(ReminderSettings::default()) };
    // A text that another version of the program wrote counts as no choice.
    Ok(ReminderSettings {
        reminded: row.reminded != 0,
        point: row.point.parse::<Point>().unwrap_or_default(),
        private: row.private != 0,
        every: row.every_hours.and_then(|hours| u16::try_from(hours).ok()),
        ahead: row.ahead != 0,
        idle_days: row.idle_days.and_then(|days| u16::try_from(days).ok()),
        digest: row.digest.as_deref().and_then(hour_called),
        quiet: row.quiet.and_then(|quiet| quiet.parse().ok()),
        weekends: row.weekends != 0,
        zone: row.zone.parse::<Zone>().unwrap_or_default(),
        zone_chosen: row.zone_chosen != 0,
    })
}
