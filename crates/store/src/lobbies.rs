//! Tables that have not started: seeks, open tables of a server, and where members asked for them.

use super::database::Connection;
use super::rows::time;
use super::{Store, StoreError};
use jiff::Timestamp;
use liege_table::Lobby;
use liege_words::Language;

/// The place where a member asked for seeks, and the seek that they were about to make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seeker {
    /// The server.
    pub server: String,
    /// The channel.
    pub channel: String,
    /// The server's language, as the transport told it.
    pub locale: Option<Language>,
    /// Whether they may open tables there.
    pub opens: bool,
    /// The game of the seek that they were about to make, as typed; empty if none.
    pub game: String,
    /// Its settings, as typed.
    pub settings: String,
    /// When they asked.
    pub at: Timestamp,
}

/// Stores the notes about a table's time before its game.
pub(super) async fn write(connection: &mut Connection, table: i64, lobby: Lobby) -> Result<(), sqlx::Error> {
    let (sought, lapsed) =
        (lobby.sought.map(Timestamp::as_millisecond), lobby.lapsed.map(Timestamp::as_millisecond));
    query!(
        "INSERT INTO lobbies (table_id, sought, lapsed) VALUES ($1, $2, $3)
         ON CONFLICT (table_id) DO UPDATE SET sought = excluded.sought, lapsed = excluded.lapsed",
        table,
        sought,
        lapsed
    )
    .execute(connection)
    .await?;
    Ok(())
}

impl Store {
    /// Notes where a member asks for seeks now. With `draft`, the seek that they are about to make replaces
    /// the earlier one.
    pub async fn note_seeker(&self, member: &str, seeker: &Seeker, draft: bool) -> Result<i64, StoreError> {
        let at = seeker.at.as_millisecond();
        let (locale, opens) = (seeker.locale.map(Language::code), i64::from(seeker.opens));
        let draft = i64::from(draft);
        let mut transaction = self.write().await?;
        let number = query_scalar!(
            r#"INSERT INTO seekers (member, server, channel, locale, opens, draft, game, settings, at)
               VALUES ($1, $2, $3, $4, $5, 1, $6, $7, $8)
               ON CONFLICT (member) DO UPDATE SET server = excluded.server, channel = excluded.channel,
                   locale = excluded.locale, opens = excluded.opens, at = excluded.at,
                   draft = seekers.draft + $9,
                   game = CASE WHEN $9 = 1 THEN excluded.game ELSE seekers.game END,
                   settings = CASE WHEN $9 = 1 THEN excluded.settings ELSE seekers.settings END
               RETURNING draft AS "draft!: i64""#,
            member,
            seeker.server,
            seeker.channel,
            locale,
            opens,
            seeker.game,
            seeker.settings,
            at,
            draft
        )
        .fetch_one(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(number)
    }

    /// Where a member last asked for seeks, and the number of the seek that they were about to make.
    pub async fn seeker(&self, member: &str) -> Result<Option<(Seeker, i64)>, StoreError> {
        let row = query!(
            {
                server: String, channel: String, locale: Option<String>, opens: i64, draft: i64,
                game: String, settings: String, at: i64,
            },
            "SELECT server, channel, locale, opens, draft, game, settings, at FROM seekers WHERE member = $1",
            member
        )
        .fetch_optional(&self.inner.readers)
        .await?;
        Ok(row.map(|row| {
            let seeker = Seeker {
                server: row.server,
                channel: row.channel,
                locale: row.locale.as_deref().and_then(Language::of_locale),
                opens: row.opens != 0,
                game: row.game,
                settings: row.settings,
                at: time(row.at),
            };
            (seeker, row.draft)
        }))
    }
}
