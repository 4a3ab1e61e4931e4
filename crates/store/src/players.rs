//! People whom a member knows: those they have met, and where; those they have blocked; those with a name.

use super::{Store, StoreError};
use liege_table::{Player, guest_name};

/// A selection of people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhichPlayers<'a> {
    /// Those with whom a member has sat at a table, if it is known who sat there.
    Met(&'a str),
    /// Those whom a member has blocked, the latest first.
    BlockedBy(&'a str),
    /// Everybody with a name, in any case of Latin letters; no guests.
    Called(&'a str),
}

impl Store {
    /// Returns the people of a selection.
    pub async fn players(&self, which: WhichPlayers<'_>) -> Result<Vec<Player>, StoreError> {
        let readers = &self.inner.readers;
        let mut found = match which {
            WhichPlayers::Met(member) => query_as!(
                Player,
                r#"SELECT DISTINCT m.id AS "id!", m.name AS "name!"
                   FROM seats s JOIN seats o ON o.table_id = s.table_id JOIN members m ON m.id = o.member
                   JOIN tables t ON t.id = s.table_id
                   WHERE s.member = $1 AND s.state = 'held' AND o.state = 'held' AND o.member <> $1 AND m.name <> ''
                     AND (t.status = 'over' OR t.anonymous = 0)"#,
                member
            )
            .fetch_all(readers)
            .await?,
            WhichPlayers::BlockedBy(member) => query_as!(
                Player,
                r#"SELECT m.id AS "id!", m.name AS "name!" FROM blocks AS b JOIN members AS m ON m.id = b.blocked
                   WHERE b.member = $1 ORDER BY b.at DESC, m.name, m.id"#,
                member
            )
            .fetch_all(readers)
            .await?,
            WhichPlayers::Called(name) => query_as!(
                Player,
                "SELECT id, name FROM members WHERE lower(name) = lower($1) ORDER BY id",
                name
            )
            .fetch_all(readers)
            .await?,
        };
        if matches!(which, WhichPlayers::Called(_)) {
            found.retain(|player| guest_name(&player.id).is_none() && !player.is_machine());
        }
        Ok(found)
    }

    /// Where two members have sat together, as server and channel, the latest first.
    pub async fn meeting_places(&self, one: &str, other: &str) -> Result<Vec<(String, String)>, StoreError> {
        let rows = query!(
            { server: String, channel: String },
            r#"SELECT t.server AS "server!", t.channel AS "channel!"
               FROM seats s JOIN seats o ON o.table_id = s.table_id JOIN tables t ON t.id = s.table_id
               WHERE s.member = $1 AND s.state = 'held' AND o.member = $2 AND o.state = 'held'
                 AND t.server IS NOT NULL
                 AND (t.status = 'over' OR t.anonymous = 0)
               GROUP BY t.server, t.channel ORDER BY max(t.changed) DESC LIMIT 20"#,
            one,
            other
        )
        .fetch_all(&self.inner.readers)
        .await?;
        Ok(rows.into_iter().map(|row| (row.server, row.channel)).collect())
    }
}
