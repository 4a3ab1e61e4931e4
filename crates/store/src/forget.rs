//! The data stored about one member: how the member can read it, and how it is deleted.
//!
//! The columns that name members are read from the schema (all references to `members`), so that a table
//! added later is not overlooked; other columns with ids are listed here. A finished game must remain
//! replayable, so a forgotten member is replaced everywhere by a member without a name, whom nothing connects
//! with them.

use super::database::Connection;
use super::{Store, StoreError, schema};
use jiff::Timestamp;
use liege_contest::Entry;
use liege_table::Origin;
use serde_json::{Map, Value};

/// The beginning of the ids of forgotten members. No transport has such ids.
pub const FORMER: &str = "former-";

/// Tables whose rows belong to the member alone: they are deleted.
const OWN: [&str; 22] = [
    "lessons",
    "puzzles",
    "daily_solvers",
    "leaders",
    "habits",
    "reminders",
    "plans",
    "attendance",
    "jottings",
    "blocks",
    "challenges",
    "closed_doors",
    "voidings",
    "seekers",
    "seek_calls",
    "direct_channels",
    "hooks",
    "tokens",
    "calendars",
    "follows",
    "seat_links",
    "council_members",
];

/// Columns in rows that belong to others: that somebody declined is part of another member's challenge.
const OTHERS: [(&str, &str); 1] = [("challenges", "ended_by")];

/// Statements that delete the private channel of a member: anybody who knows that channel knows who the
/// member is. `$2` is the replacement.
const UNMEET: [&str; 4] = [
    "DELETE FROM parked WHERE place IN (SELECT channel FROM direct_channels WHERE member = $1) AND place <> $2",
    "UPDATE tables SET channel = $2, lobby_message = NULL, version = version + 1
     WHERE channel IN (SELECT channel FROM direct_channels WHERE member = $1)",
    "UPDATE tables SET thread = $2, version = version + 1
     WHERE thread IN (SELECT channel FROM direct_channels WHERE member = $1)",
    "UPDATE outbox SET channel_id = NULL, message_id = NULL
     WHERE (target = $1 OR channel_id IN (SELECT channel FROM direct_channels WHERE member = $1)) AND $2 <> ''",
];

/// Columns with ids of members that do not refer to `members`, because they may also name other things.
const LOOSE: [(&str, &str); 1] = [("outbox", "target")];

/// Columns that a member is not shown of the rows that name them, because they are about others or about the
/// game's secrets.
const KEPT_BACK: [(&str, &[&str]); 11] = [
    ("challenges", &["challenger", "ended_by"]),
    // The length of a log tells how much of it is private.
    ("attendance", &["seen"]),
    ("dues", &["since"]),
    ("plans", &["plan", "checked"]),
    (
        "tables",
        &[
            "seed",
            "position",
            "start_position",
            "options",
            "terms",
            "turn",
            "actions",
            "version",
            "shown",
            "changed",
            "wake",
            "thread",
        ],
    ),
    ("notes", &["author", "recipient", "reported_by"]),
    ("imports", &["origin"]),
    // A person who gets hold of the file must not be able to act as them.
    ("tokens", &["hash"]),
    ("hooks", &["secret"]),
    ("calendars", &["hash"]),
    ("seat_links", &["hash"]),
];

/// Columns that name a member who must not learn of it: that somebody has blocked them.
const UNTOLD: [(&str, &str); 1] = [("blocks", "blocked")];

impl Store {
    /// Everything that is stored under a member's id: for each table of the data file the rows that name
    /// them, without the parts of these rows about others or about a game's secrets.
    pub async fn data_of(&self, id: &str) -> Result<Map<String, Value>, StoreError> {
        let mut connection = self.inner.readers.acquire().await?;
        let mut places = schema::references_to_members(&mut connection).await?;
        places.push(("members".to_owned(), "id".to_owned()));
        let mut data: Map<String, Value> = Map::new();
        for (table, column) in places {
            if UNTOLD.iter().any(|(name, of)| *name == table && *of == column) {
                continue;
            }
            let hidden = KEPT_BACK.iter().find(|(name, _)| *name == table).map_or(&[][..], |(_, list)| *list);
            let shown = schema::columns(&mut connection, &table).await?;
            let shown: Vec<&str> = shown
                .iter()
                .filter(|(name, kind)| kind != "BLOB" && !hidden.contains(&name.as_str()))
                .map(|(name, _)| name.as_str())
                .collect();
            let mut rows = schema::rows_as_json(&mut connection, (&table, &column), id, &shown).await?;
            if table == "notes" || table == "jottings" {
                self.open_rows(&mut connection, (&table, id), &mut rows).await?;
            }
            let known = data.entry(table).or_insert_with(|| Value::Array(Vec::new()));
            if let Value::Array(known) = known {
                for row in rows {
                    if !known.contains(&row) {
                        known.push(row);
                    }
                }
            }
        }
        data.retain(|_, rows| rows.as_array().is_some_and(|rows| !rows.is_empty()));
        Ok(data)
    }

    /// Forgets a member, in one transaction. Their name, settings and private rows are deleted, and their
    /// whispers emptied; where a game or another member needs them, a member without a name takes their
    /// place.
    pub async fn forget(&self, id: &str, now: Timestamp) -> Result<(), StoreError> {
        let nobody = format!("{FORMER}{:016x}", rand::random::<u64>());
        let at = now.as_millisecond();
        let mut transaction = self.write().await?;
        let known = query_scalar!("SELECT renamed FROM members WHERE id = $1", id)
            .fetch_optional(&mut *transaction)
            .await?;
        let Some(renamed) = known else { return Ok(()) };
        // The log is never edited otherwise. Here only the member's id is replaced.
        let guards = schema::lift_guards(&mut transaction).await?;
        query!(
            "INSERT INTO members (id, name, created, last_seen, unlisted, renamed)
             VALUES ($1, '', $2, $2, 1, $3)",
            nobody,
            at,
            renamed
        )
        .execute(&mut *transaction)
        .await?;
        query!("UPDATE notes SET text = '', sealed = NULL, sealed_by = NULL WHERE author = $1", id)
            .execute(&mut *transaction)
            .await?;
        // The reason that somebody gave for reporting their note may name them as well.
        query!("UPDATE notes SET reason = NULL WHERE reported_by = $1 OR author = $1", id)
            .execute(&mut *transaction)
            .await?;
        query!("DELETE FROM voidings WHERE replace(reason, $1, '') <> reason", id)
            .execute(&mut *transaction)
            .await?;
        let why = "the member is forgotten";
        query!(
            "UPDATE outbox SET dead_at = $2, fault = $3
             WHERE target = $1 AND done_at IS NULL AND dead_at IS NULL",
            id,
            at,
            why
        )
        .execute(&mut *transaction)
        .await?;
        // Tables that name them get a new version: a change that was decided on the old one is not stored,
        // and no program goes on with an old one in memory.
        query!(
            "UPDATE tables SET version = version + 1
             WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE member = $1
                                       UNION SELECT table_id FROM actions WHERE player = $1)",
            id
        )
        .execute(&mut *transaction)
        .await?;
        for sql in UNMEET {
            schema::run(&mut transaction, sql.to_owned(), [id, &nobody]).await?;
        }
        let places = schema::references_to_members(&mut transaction).await?;
        for (table, column) in &places {
            let of_others = OTHERS.contains(&(table.as_str(), column.as_str()));
            let sql = if OWN.contains(&table.as_str()) && !of_others {
                format!("DELETE FROM \"{table}\" WHERE \"{column}\" = $1")
            } else {
                format!("UPDATE \"{table}\" SET \"{column}\" = $2 WHERE \"{column}\" = $1")
            };
            schema::run(&mut transaction, sql, [id, &nobody]).await?;
        }
        for (table, column) in LOOSE {
            let sql = format!("UPDATE \"{table}\" SET \"{column}\" = $2 WHERE \"{column}\" = $1");
            schema::run(&mut transaction, sql, [id, &nobody]).await?;
        }
        rename_in_log(&mut transaction, id, &nobody).await?;
        rename_in_queue(&mut transaction, id, &nobody).await?;
        rename_in_origins(&mut transaction, id, &nobody).await?;
        rename_in_contests(&mut transaction, id, &nobody).await?;
        query!("DELETE FROM locks WHERE kind = 'member' AND name = $1", id)
            .execute(&mut *transaction)
            .await?;
        query!("DELETE FROM members WHERE id = $1", id).execute(&mut *transaction).await?;
        guards.set(&mut transaction).await?;
        transaction.commit().await?;
        self.inner.table_cache.clear();
        self.inner.contest_cache.clear();
        Ok(())
    }
}

/// Replaces the member in log entries that hand a seat to them, or that may name them as the reason why a
/// game is void.
async fn rename_in_log(connection: &mut Connection, id: &str, nobody: &str) -> Result<(), StoreError> {
    let entries = query!(
        { table_id: i64, number: i64, action: String },
        r#"SELECT table_id AS "table_id!", number AS "number!", action AS "action!" FROM actions
         WHERE asked IS NOT NULL AND replace(action, $1, '') <> action
         UNION ALL SELECT table_id, number, action FROM actions
         WHERE action >= '@void ' AND action < '@void!' AND replace(action, $1, '') <> action"#,
        id
    )
    .fetch_all(&mut *connection)
    .await?;
    for entry in entries {
        let action = if entry.action.starts_with("@void ") {
            entry.action.replace(&format!("<@{id}>"), "—").replace(id, "—")
        } else {
            let Some(head) = entry.action.strip_suffix(id).filter(|head| head.ends_with(' ')) else {
                continue;
            };
            format!("{head}{nobody}")
        };
        renew(connection, entry.table_id).await?;
        query!(
            "UPDATE actions SET action = $3 WHERE table_id = $1 AND number = $2",
            entry.table_id,
            entry.number,
            action
        )
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// Gives a table a new version.
async fn renew(connection: &mut Connection, table: i64) -> Result<(), StoreError> {
    query!("UPDATE tables SET version = version + 1 WHERE id = $1", table).execute(connection).await?;
    Ok(())
}

/// Replaces the member among the seat holders in the record that a table came from.
async fn rename_in_origins(connection: &mut Connection, id: &str, nobody: &str) -> Result<(), StoreError> {
    let rows = query!(
        { table_id: i64, origin: String },
        "SELECT table_id, origin FROM imports WHERE replace(origin, $1, '') <> origin", id
    )
    .fetch_all(&mut *connection)
    .await?;
    for row in rows {
        let Ok(mut origin) = serde_json::from_str::<Origin>(&row.origin) else { continue };
        origin.rename(id, nobody);
        let origin = serde_json::to_string(&origin).unwrap_or(row.origin);
        renew(connection, row.table_id).await?;
        query!("UPDATE imports SET origin = $2 WHERE table_id = $1", row.table_id, origin)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Replaces the member in the payloads of queued rows.
async fn rename_in_queue(connection: &mut Connection, id: &str, nobody: &str) -> Result<(), StoreError> {
    let rows = query!(
        { id: i64, payload: String },
        "SELECT id, payload FROM outbox WHERE replace(payload, $1, '') <> payload", id
    )
    .fetch_all(&mut *connection)
    .await?;
    for row in rows {
        let Ok(mut payload) = serde_json::from_str::<Value>(&row.payload) else { continue };
        rename_in(&mut payload, id, nobody);
        let payload = payload.to_string();
        query!("UPDATE outbox SET payload = $2 WHERE id = $1", row.id, payload)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Replaces the member, and removes their name, in the logs of contests.
async fn rename_in_contests(connection: &mut Connection, id: &str, nobody: &str) -> Result<(), StoreError> {
    let rows = query!(
        { contest: i64, number: i64, text: String },
        r#"SELECT contest AS "contest!", number AS "number!", text AS "text!" FROM contest_log
           WHERE replace(text, $1, '') <> text"#,
        id
    )
    .fetch_all(&mut *connection)
    .await?;
    for row in rows {
        // Reasons may mention them.
        let text = row.text.replace(&format!("<@{id}>"), "—");
        let Ok(entry) = Entry::read(&text).and_then(|entry| entry.forgetting(id, nobody)) else { continue };
        let entry = entry.to_string();
        query!("UPDATE contests SET version = version + 1 WHERE id = $1", row.contest)
            .execute(&mut *connection)
            .await?;
        query!(
            "UPDATE contest_log SET text = $3 WHERE contest = $1 AND number = $2",
            row.contest,
            row.number,
            entry
        )
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

fn rename_in(value: &mut Value, id: &str, nobody: &str) {
    match value {
        Value::String(text) if text == id => nobody.clone_into(text),
        Value::Array(list) => list.iter_mut().for_each(|value| rename_in(value, id, nobody)),
        Value::Object(map) => map.values_mut().for_each(|value| rename_in(value, id, nobody)),
        _ => {}
    }
}
