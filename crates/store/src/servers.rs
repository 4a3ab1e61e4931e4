//! Servers, and the settings that their managers chose.

use super::database::Connection;
use super::locks::{Lock, lock};
use super::{Store, StoreError};
use jiff::Timestamp;
use liege_table::reminding::Zone;
use liege_words::Language;

/// The people who may open tables on a server. Those who manage it always may.
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

/// The pages of a server on the web.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PagePolicy {
    /// Nothing.
    #[default]
    Off,
    /// The view of a spectator; search engines are asked not to list it.
    On,
    /// The view of a spectator; search engines may list it.
    Indexed,
}

impl PagePolicy {
    /// All of them.
    pub const ALL: [PagePolicy; 3] = [PagePolicy::Off, PagePolicy::On, PagePolicy::Indexed];

    /// Returns the word by which it is stored and typed.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            PagePolicy::Off => "off",
            PagePolicy::On => "on",
            PagePolicy::Indexed => "indexed",
        }
    }

    /// Returns the policy of that word.
    #[must_use]
    pub fn of_code(code: &str) -> Option<PagePolicy> {
        PagePolicy::ALL.into_iter().find(|policy| policy.code() == code)
    }
}

/// The settings of a server. The default applies to a server without settings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Server {
    /// The ids of the channels in which tables may be opened; empty for all.
    pub channels: Vec<String>,
    /// The people who may open them.
    pub openers: Openers,
    /// The language of posts; `None` for the server's own language on Discord.
    pub language: Option<Language>,
    /// The settings of new tables, as they are typed after `new`; empty: the usual ones.
    pub defaults: String,
    /// Whether tables get threads; `None` for the program's configuration.
    pub threads: Option<bool>,
    /// The time zone of those who have not named their own.
    pub zone: Option<Zone>,
    /// The largest number of unfinished tables there; `None` for the program's limit.
    pub tables: Option<u32>,
    /// Whether all channels in which tables might be opened were deleted: they are opened nowhere then.
    pub closed: bool,
    /// Its pages on the web.
    pub page: PagePolicy,
    /// The games that it offers, in their order: ids. `*` stands for all others, and `-id` is a game that `*`
    /// leaves out. Empty for all.
    pub games: Vec<String>,
    /// Whether posts show signs in place of characters on men, and members see them who have not chosen.
    pub signs: bool,
}

impl Store {
    /// The settings of a server.
    pub async fn server(&self, id: &str) -> Result<Server, StoreError> {
        server(&mut self.inner.readers.acquire().await?, id).await
    }

    /// Changes the settings of a server, by a known member ([`Store::meet`]). Returns the new settings. If
    /// `change` refuses, nothing is stored.
    pub async fn change_server<E: Send>(
        &self,
        id: &str,
        by: &str,
        now: Timestamp,
        change: impl FnOnce(&mut Server) -> Result<(), E> + Send,
    ) -> Result<Result<Server, E>, StoreError> {
        let mut transaction = self.write().await?;
        lock(&mut transaction, Lock::Server(id)).await?;
        let mut settled = server(&mut transaction, id).await?;
        if let Err(refused) = change(&mut settled) {
            return Ok(Err(refused));
        }
        let channels = serde_json::Value::from(settled.channels.clone()).to_string();
        let (openers, language) = (settled.openers.stored(), settled.language.map(Language::code));
        let (threads, now) = (settled.threads.map(i64::from), now.as_millisecond());
        let (zone, tables) = (settled.zone.as_ref().map(Zone::to_string), settled.tables.map(i64::from));
        let (closed, page) = (i64::from(settled.closed), settled.page.code());
        let games = serde_json::Value::from(settled.games.clone()).to_string();
        let signs = i64::from(settled.signs);
        query!(
            "INSERT INTO servers (id, channels, openers, language, defaults, threads, changed, changed_by, zone,
                 tables, closed, page, games, signs)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
             ON CONFLICT (id) DO UPDATE SET channels = excluded.channels, openers = excluded.openers,
                 language = excluded.language, defaults = excluded.defaults, threads = excluded.threads,
                 changed = excluded.changed, changed_by = excluded.changed_by, zone = excluded.zone,
                 tables = excluded.tables, closed = excluded.closed,
                 page = excluded.page, games = excluded.games, signs = excluded.signs",
            id,
            channels,
            openers,
            language,
            settled.defaults,
            threads,
            now,
            by,
            zone,
            tables,
            closed,
            page,
            games,
            signs
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(Ok(settled))
    }
}

impl Store {
    /// Whether search engines may list the pages of any server.
    pub async fn is_any_indexed(&self) -> Result<bool, StoreError> {
        let found = query_scalar!("SELECT id FROM servers WHERE page = 'indexed' LIMIT 1");
        Ok(found.fetch_optional(&self.inner.readers).await?.is_some())
    }

    /// The channels of servers in which tables are opened, or are played, each with its server.
    pub async fn channels_in_use(&self) -> Result<Vec<(String, String)>, StoreError> {
        let played = query!(
            { server: String, channel: String },
            r#"SELECT DISTINCT server AS "server!", channel FROM tables
               WHERE server IS NOT NULL AND status IN ('lobby', 'playing') ORDER BY server, channel"#
        )
        .fetch_all(&self.inner.readers)
        .await?;
        let settled =
            query!({ id: String, channels: String }, "SELECT id, channels FROM servers ORDER BY id")
                .fetch_all(&self.inner.readers)
                .await?;
        let mut found: Vec<(String, String)> = settled
            .into_iter()
            .flat_map(|row| {
                let channels: Vec<String> = serde_json::from_str(&row.channels).unwrap_or_default();
                channels.into_iter().map(move |channel| (row.id.clone(), channel))
            })
            .chain(played.into_iter().map(|row| (row.server, row.channel)))
            .collect();
        found.sort_unstable();
        found.dedup();
        Ok(found)
    }
}

/// The settings of a server.
pub(super) async fn server(connection: &mut Connection, id: &str) -> Result<Server, StoreError> {
    let row = query!(
        {
            channels: String, openers: String, language: Option<String>, defaults: String,
            threads: Option<i64>, zone: Option<String>, tables: Option<i64>, closed: i64,
            page: String, games: String, signs: i64,
        },
        "SELECT channels, openers, language, defaults, threads, zone, tables, closed, page, games, signs FROM servers
         WHERE id = $1",
        id
    )
    .fetch_optional(connection)
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
        // The column has no other values: its own check says so.
        page: PagePolicy::of_code(&row.page).unwrap_or_default(),
        games: serde_json::from_str(&row.games).unwrap_or_default(),
        signs: row.signs != 0,
    }))
}
