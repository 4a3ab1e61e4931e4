//! Servers: what the people who manage them have settled.

use super::{Store, StoreError};
use crate::reminding::Zone;
use crate::words::Language;
use jiff::Timestamp;

/// Who may open tables on a server. Those who manage it always may.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Openers {
    /// Everybody.
    #[default]
    Everybody,
    /// Only those who manage it.
    Managers,
    /// Those who have this role (its id).
    Role(String),
}

impl Openers {
    fn stored(&self) -> &str {
        match self {
            Openers::Everybody => "everybody",
            Openers::Managers => "managers",
            Openers::Role(id) => id,
        }
    }

    fn of_stored(text: String) -> Openers {
        match text.as_str() {
            "everybody" => Openers::Everybody,
            "managers" => Openers::Managers,
            _ => Openers::Role(text),
        }
    }
}

/// What is settled for a server; the default is what holds where nobody has settled anything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Server {
    /// The ids of the channels in which tables may be opened; none: in all.
    pub channels: Vec<String>,
    /// Who may open them.
    pub openers: Openers,
    /// The language of posts; `None`: as the server tells the transport.
    pub language: Option<Language>,
    /// The settings of new tables, as they are typed after `new`; empty: the usual ones.
    pub defaults: String,
    /// Whether tables get threads; `None`: as the program is configured.
    pub threads: Option<bool>,
    /// The time zone of those who have not named their own.
    pub zone: Option<Zone>,
    /// How many tables may be unfinished there; `None`: as many as the program allows.
    pub tables: Option<u32>,
    /// Whether all channels in which tables might be opened were deleted: they are opened nowhere then.
    pub closed: bool,
}

/// How many tables a server has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableCount {
    /// Those that have not ended.
    pub unfinished: u64,
    /// Those among them that wait for players.
    pub waiting: u64,
}

impl Store {
    /// What is settled for a server.
    pub async fn server(&self, id: &str) -> Result<Server, StoreError> {
        let row = sqlx::query!(
            "SELECT channels, openers, language, defaults, threads, zone, tables, closed FROM servers
             WHERE id = $1",
            id
        )
        .fetch_optional(&self.inner.readers)
        .await?;
        Ok(row.map_or_else(Server::default, |row| Server {
            channels: serde_json::from_str(&row.channels).unwrap_or_default(),
            openers: Openers::of_stored(row.openers),
            language: row.language.as_deref().and_then(Language::of_locale),
            defaults: row.defaults,
            threads: row.threads.map(|threads| threads != 0),
            zone: row.zone.and_then(|zone| zone.parse().ok()),
            tables: row.tables.and_then(|tables| u32::try_from(tables).ok()),
            closed: row.closed != 0,
        }))
    }

    /// Settles it, by a member who is known already ([`Store::meet`]).
    pub async fn set_server(
        &self,
        id: &str,
        server: &Server,
        by: &str,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let channels = serde_json::Value::from(server.channels.clone()).to_string();
        let (openers, language) = (server.openers.stored(), server.language.map(Language::code));
        let (threads, now) = (server.threads.map(i64::from), now.as_millisecond());
        let (zone, tables) = (server.zone.as_ref().map(Zone::to_string), server.tables.map(i64::from));
        let closed = i64::from(server.closed);
        let mut transaction = self.write().await?;
        sqlx::query!(
            "INSERT INTO servers (id, channels, openers, language, defaults, threads, changed, changed_by, zone,
                 tables, closed)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
             ON CONFLICT (id) DO UPDATE SET channels = excluded.channels, openers = excluded.openers,
                 language = excluded.language, defaults = excluded.defaults, threads = excluded.threads,
                 changed = excluded.changed, changed_by = excluded.changed_by, zone = excluded.zone,
                 tables = excluded.tables, closed = excluded.closed",
            id,
            channels,
            openers,
            language,
            server.defaults,
            threads,
            now,
            by,
            zone,
            tables,
            closed
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await
    }

    /// How many tables of a server have not ended.
    pub async fn tables_on(&self, server: &str) -> Result<TableCount, StoreError> {
        let count = sqlx::query!(
            r#"SELECT count(*) AS "unfinished!: i64", count(*) FILTER (WHERE status = 'lobby') AS "waiting!: i64"
               FROM tables
               WHERE server = $1 AND status IN ('lobby', 'playing')"#,
            server
        )
        .fetch_one(&self.inner.readers)
        .await?;
        let number = |count: i64| u64::try_from(count).unwrap_or(0);
        Ok(TableCount { unfinished: number(count.unfinished), waiting: number(count.waiting) })
    }
}
