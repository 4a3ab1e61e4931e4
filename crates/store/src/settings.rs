//! Settings of members that apply to all tables.

use super::database::Connection;
use super::dues::replan;
use super::locks::{Lock, lock};
use super::reminder_settings::{digests, reminder_settings};
use super::{Store, StoreError, standing};
use jiff::Timestamp;
use liege_table::reminding::{ReminderSettings, digest_after, hour_text};
use liege_words::Language;

/// A setting of a member.
#[derive(Clone, Debug)]
pub enum Setting<'a> {
    /// The language in which the bot speaks to them; `None` for the language of their client.
    Language(Option<Language>),
    /// Whether there are letters on the pieces of their boards.
    Letters(bool),
    /// Whether they see signs in place of characters on men.
    Signs(bool),
    /// Whether the bot asks them before it plays a move of theirs.
    Asks(bool),
    /// Whether they are kept off the leaderboards.
    Unlisted(bool),
    /// Whether they take challenges and may be named for seats.
    TakesChallenges(bool),
    /// Whether their only move is played for them wherever they have not said otherwise.
    Forced(bool),
    /// Whether their only move is played for them at this table.
    ForcedAt(i64, bool),
    /// Their settings for reminders. Their reminders are set anew.
    Reminders(&'a ReminderSettings),
}

impl Store {
    /// Stores a setting of a member. An unknown member is ignored: call [`Store::meet`] first.
    pub async fn set(&self, member: &str, setting: Setting<'_>, now: Timestamp) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        lock(&mut transaction, Lock::Member(member)).await?;
        let _ = match setting {
            Setting::Language(language) => {
                query!("UPDATE members SET language = $2 WHERE id = $1", member, language.map(Language::code))
                    .execute(&mut *transaction)
                    .await?
            }
            Setting::Letters(on) => {
                query!(
                    "UPDATE members SET letters = $2, letters_chosen = 1 WHERE id = $1",
                    member,
                    i64::from(on)
                )
                .execute(&mut *transaction)
                .await?
            }
            Setting::Signs(on) => {
                query!("UPDATE members SET signs = $2 WHERE id = $1", member, i64::from(on))
                    .execute(&mut *transaction)
                    .await?
            }
            Setting::Asks(on) => {
                query!("UPDATE members SET asks = $2 WHERE id = $1", member, i64::from(on))
                    .execute(&mut *transaction)
                    .await?
            }
            Setting::Unlisted(on) => {
                query!("UPDATE members SET unlisted = $2 WHERE id = $1", member, i64::from(on))
                    .execute(&mut *transaction)
                    .await?
            }
            Setting::TakesChallenges(true) => {
                query!("DELETE FROM closed_doors WHERE member = $1", member)
                    .execute(&mut *transaction)
                    .await?
            }
            Setting::TakesChallenges(false) => {
                query!(
                    "INSERT INTO closed_doors (member, at) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                    member,
                    now.as_millisecond()
                )
                .execute(&mut *transaction)
                .await?
            }
            Setting::Forced(on) => {
                query!("UPDATE members SET forced = $2 WHERE id = $1", member, i64::from(on))
                    .execute(&mut *transaction)
                    .await?
            }
            Setting::ForcedAt(table, on) => {
                query!(
                    "INSERT INTO attendance (member, table_id, forced) VALUES ($1, $2, $3)
                 ON CONFLICT (member, table_id) DO UPDATE SET forced = excluded.forced",
                    member,
                    table,
                    i64::from(on)
                )
                .execute(&mut *transaction)
                .await?
            }
            Setting::Reminders(chosen) => {
                remind(&mut transaction, member, chosen, now).await?;
                return transaction.commit().await;
            }
        };
        match setting {
            Setting::Unlisted(_) => standing::list_anew(&mut transaction, member).await?,
            Setting::Forced(_) => {
                query!("UPDATE attendance SET forced = NULL WHERE member = $1", member)
                    .execute(&mut *transaction)
                    .await?;
            }
            _ => {}
        }
        transaction.commit().await
    }
}

/// Stores a member's settings for reminders, and sets their reminders anew.
async fn remind(
    connection: &mut Connection,
    member: &str,
    chosen: &ReminderSettings,
    now: Timestamp,
) -> Result<(), sqlx::Error> {
    let before = reminder_settings(connection, member).await?;
    let digests = digests(connection, member).await?;
    // A digest that was put off, or is late, still comes unless the change was about digests.
    let hour = |of: &ReminderSettings| (of.digest, of.weekends, of.zone.clone());
    let next = match digests.next.filter(|_| hour(&before) == hour(chosen)) {
        Some(next) => Some(next),
        None => digest_after(chosen, now, digests.last),
    };
    let next = next.map(Timestamp::as_millisecond);
    let (point, zone) = (chosen.point.to_string(), chosen.zone.to_string());
    let digest = next.and(chosen.digest).map(hour_text);
    let quiet = chosen.quiet.map(|quiet| quiet.to_string());
    let idle = chosen.idle_days.map(i64::from);
    let (reminded, private) = (i64::from(chosen.reminded), i64::from(chosen.private));
    let (every, ahead) = (chosen.every.map(i64::from), i64::from(chosen.ahead));
    let (weekends, zone_chosen) = (i64::from(chosen.weekends), i64::from(chosen.zone_chosen));
    query!(
        "INSERT INTO habits (member, reminded, point, private, idle_days, digest, quiet, weekends, zone,
             digest_at, zone_chosen, every_hours, ahead)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
         ON CONFLICT (member) DO UPDATE SET reminded = excluded.reminded, point = excluded.point,
             private = excluded.private, idle_days = excluded.idle_days, digest = excluded.digest,
             quiet = excluded.quiet, weekends = excluded.weekends, zone = excluded.zone,
             digest_at = excluded.digest_at, zone_chosen = excluded.zone_chosen,
             every_hours = excluded.every_hours, ahead = excluded.ahead",
        member,
        reminded,
        point,
        private,
        idle,
        digest,
        quiet,
        weekends,
        zone,
        next,
        zone_chosen,
        every,
        ahead
    )
    .execute(&mut *connection)
    .await?;
    replan(connection, member, chosen, now).await
}
