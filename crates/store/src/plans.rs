//! Members' private arrangements at tables: conditional moves, and that their only move is played for them.
//! Nobody else can read them.

use super::database::Connection;
use super::outbox_entry::queue;
use super::{ChallengeEnd, OutboxEntry, Store, StoreError};
use jiff::Timestamp;
use liege_table::Plan;

/// The private arrangements of the members of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MemberPlans {
    /// The plans, with the ids of their owners.
    pub plans: Vec<(String, Plan)>,
    /// The members who hold seats and have their only move played for them.
    pub forced: Vec<String>,
}

/// A change of a member's plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanChange {
    /// The id of the plan's owner.
    pub member: String,
    /// The new plan; `None` if the member no longer has one.
    pub plan: Option<Plan>,
}

/// The changes for members that are stored with a change of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MemberChanges {
    /// Changes of plans.
    pub plans: Vec<PlanChange>,
    /// The members who have seen the table, each with the number of the last log entry seen.
    pub seen: Vec<(String, usize)>,
    /// The end of the challenge for which the table was created, if the change ends it.
    pub challenge: Option<ChallengeEnd>,
}

impl Store {
    /// The private arrangements of members at a table. A plan that can't be read is left out.
    pub async fn member_plans(&self, table: i64) -> Result<MemberPlans, StoreError> {
        let rows = query!(
            { member: String, plan: String },
            "SELECT member, plan FROM plans WHERE table_id = $1 ORDER BY member", table
        )
        .fetch_all(&self.inner.readers)
        .await?;
        let plan = |text: &str| {
            let read = serde_json::from_str(text);
            read.inspect_err(|fault| tracing::error!(table, %fault, "a plan can't be read")).ok()
        };
        let plans = rows.into_iter().filter_map(|row| Some((row.member, plan(&row.plan)?))).collect();
        let forced = query_scalar!(
            r#"SELECT s.member AS "member!: String" FROM seats AS s
                   JOIN members AS m ON m.id = s.member
                   LEFT JOIN attendance AS a ON a.member = s.member AND a.table_id = s.table_id
               WHERE s.table_id = $1 AND s.state = 'held' AND coalesce(a.forced, m.forced) = 1
               GROUP BY s.member ORDER BY min(s.ordinal)"#,
            table
        )
        .fetch_all(&self.inner.readers)
        .await?;
        Ok(MemberPlans { plans, forced })
    }

    /// A member's plan at a table.
    pub async fn plan_of(&self, table: i64, member: &str) -> Result<Option<Plan>, StoreError> {
        let text = query_scalar!("SELECT plan FROM plans WHERE table_id = $1 AND member = $2", table, member)
            .fetch_optional(&self.inner.readers)
            .await?;
        Ok(text.and_then(|text| serde_json::from_str(&text).ok()))
    }

    /// Changes plans at a table that itself does not change, and queues the notices to their owners. Returns
    /// whether the table still has this version (otherwise nothing is stored).
    pub async fn change_plans(
        &self,
        table: i64,
        version: i64,
        changes: &[PlanChange],
        announcements: &[OutboxEntry],
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let mut transaction = self.write().await?;
        // The row is written, though nothing changes, so that the table keeps this version until the plans
        // are stored.
        let same =
            query!("UPDATE tables SET version = version WHERE id = $1 AND version = $2", table, version)
                .execute(&mut *transaction)
                .await?;
        if same.rows_affected() == 0 {
            return Ok(false);
        }
        change(&mut transaction, table, version, changes, now).await?;
        queue(&mut transaction, table, announcements, now).await?;
        transaction.commit().await?;
        Ok(true)
    }
}

/// Changes plans within a transaction that leaves the table at this version: all of them have been carried
/// out.
pub(super) async fn change(
    connection: &mut Connection,
    table: i64,
    version: i64,
    changes: &[PlanChange],
    now: Timestamp,
) -> Result<(), StoreError> {
    let at = now.as_millisecond();
    for PlanChange { member, plan } in changes {
        let text = match plan {
            Some(plan) => serde_json::to_string(plan).unwrap_or_default(),
            None => {
                query!("DELETE FROM plans WHERE table_id = $1 AND member = $2", table, member)
                    .execute(&mut *connection)
                    .await?;
                continue;
            }
        };
        query!(
            "INSERT INTO plans (table_id, member, plan, checked, entered) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (table_id, member) DO UPDATE SET plan = excluded.plan",
            table,
            member,
            text,
            version,
            at
        )
        .execute(&mut *connection)
        .await?;
    }
    query!("UPDATE plans SET checked = $2 WHERE table_id = $1 AND checked < $2", table, version)
        .execute(&mut *connection)
        .await?;
    Ok(())
}
