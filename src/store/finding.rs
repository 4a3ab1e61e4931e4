//! Finding tables by what is the case of them.

use super::{Store, StoreError};

/// Which tables are looked for; where there is a number of them, at most so many.
#[derive(Clone, Copy, Debug)]
pub enum Which<'a> {
    /// Those on a server that have not ended.
    OnServer(&'a str),
    /// Those in a channel and its threads that have not ended.
    InChannel(&'a str),
    /// Those in a thread that have not ended.
    InThread(&'a str),
    /// Those on a server that have not begun and have a seat that nobody sits on: those for which players are sought
    /// first, the newest first.
    Open(&'a str, u32),
    /// Those after an id whose game is on, or that wait for a ready check.
    Playing(i64, u32),
    /// Those at which a member has a plan.
    PlannedBy(&'a str),
    /// Those that have changed without their plans having been followed.
    Unfollowed(u32),
    /// Those at which a game is on and a member was once asked to take a seat over.
    Asked(&'a str),
    /// Those where a member owes something, but one.
    OwedBy(&'a str, i64, u32),
}

impl Store {
    /// The ids of tables, in order unless something else is said.
    pub async fn find(&self, which: Which<'_>) -> Result<Vec<i64>, StoreError> {
        let readers = &self.inner.readers;
        Ok(match which {
            Which::OnServer(server) => sqlx::query_scalar!(
                "SELECT id FROM tables WHERE server = $1 AND status IN ('lobby', 'playing') ORDER BY id",
                server
            )
            .fetch_all(readers)
            .await?,
            Which::InChannel(channel) => sqlx::query_scalar!(
                "SELECT id FROM tables WHERE channel = $1 AND status IN ('lobby', 'playing') ORDER BY id",
                channel
            )
            .fetch_all(readers)
            .await?,
            Which::InThread(thread) => sqlx::query_scalar!(
                "SELECT id FROM tables WHERE thread = $1 AND status IN ('lobby', 'playing') ORDER BY id",
                thread
            )
            .fetch_all(readers)
            .await?,
            Which::Open(server, most) => sqlx::query_scalar!(
                r#"SELECT t.id AS "id!: i64" FROM tables t LEFT JOIN lobbies l ON l.table_id = t.id
                   WHERE t.server = $1 AND t.status = 'lobby'
                     AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.state <> 'held')
                   ORDER BY l.sought IS NULL, t.id DESC LIMIT $2"#,
                server,
                i64::from(most)
            )
            .fetch_all(readers)
            .await?,
            Which::Playing(after, most) => sqlx::query_scalar!(
                r#"SELECT id AS "id!: i64"
                   FROM (SELECT id FROM tables WHERE status = 'playing' AND id > $1
                         UNION SELECT table_id FROM musters WHERE table_id > $1) AS listed
                   ORDER BY id LIMIT $2"#,
                after,
                i64::from(most)
            )
            .fetch_all(readers)
            .await?,
            Which::PlannedBy(member) => sqlx::query_scalar!(
                r#"SELECT table_id AS "id!: i64" FROM plans WHERE member = $1 ORDER BY table_id"#,
                member
            )
            .fetch_all(readers)
            .await?,
            Which::Unfollowed(most) => sqlx::query_scalar!(
                r#"SELECT DISTINCT p.table_id AS "id!: i64" FROM plans AS p JOIN tables AS t ON t.id = p.table_id
                   WHERE p.checked < t.version ORDER BY p.table_id LIMIT $1"#,
                i64::from(most)
            )
            .fetch_all(readers)
            .await?,
            Which::Asked(member) => sqlx::query_scalar!(
                r#"SELECT DISTINCT a.table_id AS "id!: i64" FROM actions AS a JOIN tables AS t ON t.id = a.table_id
                   WHERE a.asked = $1 AND t.status = 'playing' ORDER BY a.table_id"#,
                member
            )
            .fetch_all(readers)
            .await?,
            Which::OwedBy(member, but, most) => sqlx::query_scalar!(
                r#"SELECT DISTINCT table_id AS "id!: i64" FROM dues
                   WHERE member = $1 AND table_id <> $2 ORDER BY table_id LIMIT $3"#,
                member,
                but,
                i64::from(most)
            )
            .fetch_all(readers)
            .await?,
        })
    }
}
