//! Members: their names, languages and settings.

use super::database::Connection;
use super::rows::time;
use super::{Store, StoreError};
use jiff::Timestamp;
use liege_table::Player;
use liege_words::Language;
use std::collections::BTreeMap;

/// The stored data of a member.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "settings that are on or off")]
pub struct Member {
    /// The transport's id.
    pub id: String,
    /// The name last seen.
    pub name: String,
    /// The language they chose.
    pub language: Option<Language>,
    /// Whether they want letters on the pieces of their boards; `None` if they have not said.
    pub letters: Option<bool>,
    /// Whether they see signs in place of characters on men; `None` if they have not said.
    pub signs: Option<bool>,
    /// Whether the bot asks them before it plays a move of theirs.
    pub asks: bool,
    /// Whether they are kept off the leaderboards.
    pub unlisted: bool,
    /// Whether they take challenges and may be named for seats.
    pub takes_challenges: bool,
    /// When they were last heard, to some minutes.
    pub seen: Timestamp,
    /// Whether they had another name before ([`Store::meet`]).
    pub renamed: bool,
}

/// The age at which `last_seen` is written again, in milliseconds: people write more often than it matters.
const SEEN_EVERY: i64 = 10 * 60 * 1000;

/// A row of `members` with settings from other tables.
struct MemberRow {
    id: String,
    name: String,
    last_seen: i64,
    language: Option<String>,
    letters: i64,
    letters_chosen: i64,
    signs: Option<i64>,
    asks: i64,
    unlisted: i64,
    closed: Option<i64>,
}

impl From<MemberRow> for Member {
    fn from(row: MemberRow) -> Member {
        Member {
            id: row.id,
            name: row.name,
            language: row.language.as_deref().and_then(Language::of_locale),
            letters: (row.letters_chosen != 0).then_some(row.letters != 0),
            signs: row.signs.map(|signs| signs != 0),
            asks: row.asks != 0,
            unlisted: row.unlisted != 0,
            takes_challenges: row.closed.is_none(),
            seen: time(row.last_seen),
            renamed: false,
        }
    }
}

/// The rows of the members for whom a condition is true.
macro_rules! member_rows {
    ($condition:literal, $($id:expr),+) => {
        query_as!(
            MemberRow,
            r#"SELECT m.id AS "id!", m.name AS "name!", m.last_seen AS "last_seen!", m.language,
                      m.letters AS "letters!", m.letters_chosen AS "letters_chosen!", m.signs,
                      m.asks AS "asks!", m.unlisted AS "unlisted!", d.at AS "closed?"
               FROM members m LEFT JOIN closed_doors d ON d.member = m.id WHERE "# + $condition,
            $($id),+
        )
    };
}

impl Store {
    /// Notes a member with their present name. Nothing is written when nothing is new.
    pub async fn meet(&self, id: &str, name: &str, now: Timestamp) -> Result<Member, StoreError> {
        let now = now.as_millisecond();
        let known = member_rows!("m.id = $1", id).fetch_optional(&self.inner.readers).await?;
        let renamed = known.as_ref().is_none_or(|known| known.name != name);
        if renamed || known.as_ref().is_some_and(|known| now - known.last_seen > SEEN_EVERY) {
            let mut transaction = self.write().await?;
            query!(
                "INSERT INTO members (id, name, created, last_seen) VALUES ($1, $2, $3, $3)
                 ON CONFLICT (id) DO UPDATE SET name = excluded.name, last_seen = excluded.last_seen,
                     renamed = members.renamed
                         + CASE WHEN members.name <> excluded.name THEN 1 ELSE 0 END",
                id,
                name,
                now
            )
            .execute(&mut *transaction)
            .await?;
            transaction.commit().await?;
        }
        if renamed {
            // Tables carry the names of their players. Only those tables are forgotten: a member may have
            // another name in every place, and the others must not be replayed for that.
            self.inner.table_cache.forget_those_of(id);
        }
        if let Some(known) = known {
            return Ok(Member { name: name.to_owned(), renamed, ..known.into() });
        }
        // A setting of theirs may have been stored before they first spoke.
        let member = self.member(id).await?;
        Ok(member.unwrap_or_else(|| Member {
            id: id.to_owned(),
            name: name.to_owned(),
            language: None,
            letters: None,
            signs: None,
            asks: false,
            unlisted: false,
            takes_challenges: true,
            seen: time(now),
            renamed: false,
        }))
    }

    /// The stored data of a member.
    pub async fn member(&self, id: &str) -> Result<Option<Member>, StoreError> {
        let row = member_rows!("m.id = $1", id).fetch_optional(&self.inner.readers).await?;
        Ok(row.map(Member::from))
    }

    /// Several members by their ids; unknown ones are left out. One statement reads as many as a table has
    /// seats.
    pub async fn members(&self, ids: &[&str]) -> Result<BTreeMap<String, Member>, StoreError> {
        let mut found = BTreeMap::new();
        for ids in ids.chunks(8) {
            // If there are fewer ids, the first is asked for again.
            let id = |index: usize| ids.get(index).unwrap_or(&ids[0]);
            let rows = member_rows!(
                "m.id IN ($1, $2, $3, $4, $5, $6, $7, $8)",
                id(0),
                id(1),
                id(2),
                id(3),
                id(4),
                id(5),
                id(6),
                id(7)
            );
            let rows = rows.fetch_all(&self.inner.readers).await?;
            found.extend(rows.into_iter().map(|row| (row.id.clone(), Member::from(row))));
        }
        Ok(found)
    }
}

/// Makes sure that a member has a row. If they have a name there, it stays.
pub(super) async fn know(
    connection: &mut Connection,
    player: &Player,
    now: Timestamp,
) -> Result<(), StoreError> {
    let at = now.as_millisecond();
    query!(
        "INSERT INTO members (id, name, created, last_seen) VALUES ($1, $2, $3, $3) ON CONFLICT DO NOTHING",
        player.id,
        player.name,
        at
    )
    .execute(connection)
    .await?;
    Ok(())
}
