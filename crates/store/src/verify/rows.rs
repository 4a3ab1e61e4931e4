//! Checks of the rows that follow from no table's log: whether they can be read, and fit the others. The
//! database itself finds rows that the schema forbids, and references to rows that do not exist.

use crate::database::Connection;
use crate::{Store, StoreError, schema, texts};
use jiff::Timestamp;
use liege_table::Plan;
use liege_table::reminding::{Point, QuietHours, Zone, hour_called};
use liege_words::Language;
use serde::de::IgnoredAny;
use std::collections::BTreeMap;

/// The columns that hold times, in any table.
const TIMES: [&str; 21] = [
    "added",
    "alive",
    "at",
    "began",
    "called",
    "changed",
    "created",
    "credited",
    "deadline",
    "edited",
    "ended",
    "entered",
    "lapsed",
    "last_seen",
    "made",
    "not_before",
    "opened",
    "posted",
    "sought",
    "started",
    "until",
];

/// The faults of rows, for people.
pub(super) async fn check(store: &Store) -> Result<Vec<String>, StoreError> {
    let mut connection = store.inner.readers.acquire().await?;
    let mut found = Vec::new();
    people(&mut connection, &mut found).await?;
    places(&mut connection, &mut found).await?;
    queue(&mut connection, &mut found).await?;
    beside(&mut connection, &mut found).await?;
    before(&mut connection, &mut found).await?;
    local(&mut connection, &mut found).await?;
    times(&mut connection, &mut found).await?;
    found.extend(texts::check(&mut connection).await?);
    Ok(found)
}

/// Adds the lines that a statement returns.
macro_rules! lines {
    ($connection:expr, $found:expr, $sql:literal) => {
        $found.extend(query_scalar!($sql).fetch_all(&mut *$connection).await?)
    };
}

/// Checks members and their settings.
async fn people(connection: &mut Connection, found: &mut Vec<String>) -> Result<(), StoreError> {
    let rows = query!(
        { id: String, language: String },
        r#"SELECT id, language AS "language!" FROM members WHERE language IS NOT NULL"#
    )
    .fetch_all(&mut *connection)
    .await?;
    let unknown = rows.iter().filter(|row| Language::of_locale(&row.language).is_none());
    found.extend(unknown.map(|row| format!("member {}: there is no language `{}`", row.id, row.language)));
    let rows = query!(
        { member: String, point: String, digest: Option<String>, quiet: Option<String>, zone: String },
        "SELECT member, point, digest, quiet, zone FROM habits"
    )
    .fetch_all(&mut *connection)
    .await?;
    for row in rows {
        let mut wrong = |what: &str, text: &str| {
            found.push(format!("the habits of {}: `{text}` is no {what}", row.member));
        };
        if row.point.parse::<Point>().is_err() {
            wrong("moment of a reminder", &row.point);
        }
        if row.zone.parse::<Zone>().is_err() {
            wrong("time zone", &row.zone);
        }
        if let Some(digest) = row.digest.as_deref().filter(|digest| hour_called(digest).is_none()) {
            wrong("hour of a digest", digest);
        }
        if let Some(quiet) = row.quiet.as_deref().filter(|quiet| quiet.parse::<QuietHours>().is_err()) {
            wrong("quiet hours", quiet);
        }
    }
    let rows = query!(
        { member: String, locale: String },
        r#"SELECT member, locale AS "locale!" FROM seekers WHERE locale IS NOT NULL"#
    )
    .fetch_all(&mut *connection)
    .await?;
    let unknown = rows.iter().filter(|row| Language::of_locale(&row.locale).is_none());
    found.extend(
        unknown.map(|row| format!("where {} sought: there is no language `{}`", row.member, row.locale)),
    );
    Ok(())
}

/// Checks servers, and the bot's own notes.
async fn places(connection: &mut Connection, found: &mut Vec<String>) -> Result<(), StoreError> {
    let rows = query!(
        { id: String, channels: String, language: Option<String>, zone: Option<String> },
        "SELECT id, channels, language, zone FROM servers"
    )
    .fetch_all(&mut *connection)
    .await?;
    for row in rows {
        if serde_json::from_str::<Vec<String>>(&row.channels).is_err() {
            found.push(format!("server {}: `{}` is no list of channels", row.id, row.channels));
        }
        if let Some(code) = row.language.filter(|code| Language::of_locale(code).is_none()) {
            found.push(format!("server {}: there is no language `{code}`", row.id));
        }
        if let Some(zone) = row.zone.filter(|zone| zone.parse::<Zone>().is_err()) {
            found.push(format!("server {}: `{zone}` is no time zone", row.id));
        }
    }
    let rows = query!(
        { key: String, value: String },
        "SELECT key, value FROM meta"
    )
    .fetch_all(&mut *connection)
    .await?;
    for row in rows {
        let readable = match row.key.as_str() {
            "instance" => row.value.len() == 4 && row.value.bytes().all(|byte| byte.is_ascii_hexdigit()),
            _ => true,
        };
        if !readable {
            found.push(format!("what is remembered as `{}` can't be read: `{}`", row.key, row.value));
        }
    }
    shards(connection, found).await
}

/// Checks the shards: numbered from 0 without a gap, because their number is how many there were.
async fn shards(connection: &mut Connection, found: &mut Vec<String>) -> Result<(), StoreError> {
    let rows = query!(
        { id: i64, heard: Option<i64>, behind: String },
        "SELECT id, heard, behind FROM shards ORDER BY id"
    )
    .fetch_all(&mut *connection)
    .await?;
    for (number, row) in (0..).zip(&rows) {
        if row.id != number {
            found.push(format!("shard {} is remembered, but not shard {number}", row.id));
            break;
        }
    }
    for row in rows {
        if row.heard.is_some_and(|heard| heard < 0) {
            found.push(format!("shard {} heard no message `{}`", row.id, row.heard.unwrap_or_default()));
        }
        if serde_json::from_str::<BTreeMap<String, u64>>(&row.behind).is_err() {
            found.push(format!("where shard {} is behind can't be read: `{}`", row.id, row.behind));
        }
    }
    Ok(())
}

/// Checks the posts that are or were queued.
async fn queue(connection: &mut Connection, found: &mut Vec<String>) -> Result<(), StoreError> {
    let mut after = 0;
    loop {
        let rows = query!(
            { id: i64, payload: String },
            "SELECT id, payload FROM outbox WHERE id > $1 ORDER BY id LIMIT 1000",
            after
        );
        let rows = rows.fetch_all(&mut *connection).await?;
        let Some(last) = rows.last() else { break };
        after = last.id;
        let broken = rows.iter().filter(|row| serde_json::from_str::<IgnoredAny>(&row.payload).is_err());
        found.extend(broken.map(|row| format!("row {} of the outbox: its payload is no JSON", row.id)));
    }
    lines!(
        connection,
        found,
        r#"SELECT 'row ' || id || ' of the outbox: a notice to nobody' AS "what!: String"
           FROM outbox WHERE kind = 'notice' AND target IS NULL"#
    );
    lines!(
        connection,
        found,
        r#"SELECT 'row ' || o.id || ' of the outbox tells of entry ' || CASE WHEN o.first > o.number THEN o.first ELSE o.number END
                  || ', and table #'
                  || o.table_id || ' has ' || t.actions AS "what!: String"
           FROM outbox AS o JOIN tables AS t ON t.id = o.table_id
           WHERE o.first > t.actions OR o.number > t.actions OR o.first < 0 OR o.number < 0"#
    );
    lines!(
        connection,
        found,
        r#"SELECT 'row ' || id || ' of the outbox became a message in no channel' AS "what!: String"
           FROM outbox WHERE message_id IS NOT NULL AND (channel_id IS NULL OR done_at IS NULL)"#
    );
    Ok(())
}

/// Checks rows that belong to tables and to entries of their logs.
async fn beside(connection: &mut Connection, found: &mut Vec<String>) -> Result<(), StoreError> {
    let rows = query!(
        { table_id: i64, member: String, plan: String },
        "SELECT table_id, member, plan FROM plans"
    )
    .fetch_all(&mut *connection)
    .await?;
    let broken = rows.iter().filter(|row| serde_json::from_str::<Plan>(&row.plan).is_err());
    found.extend(
        broken.map(|row| format!("the plan of {} at table #{} can't be read", row.member, row.table_id)),
    );
    lines!(
        connection,
        found,
        r#"SELECT 'the plan of ' || p.member || ' at table #' || p.table_id || ' was followed to version ' || p.checked
                  || ', and the table has ' || t.version AS "what!: String"
           FROM plans AS p JOIN tables AS t ON t.id = p.table_id WHERE p.checked > t.version"#
    );
    lines!(
        connection,
        found,
        r#"SELECT a.member || ' has seen entry ' || a.seen || ' of table #' || a.table_id || ', which has '
                  || t.actions AS "what!: String"
           FROM attendance AS a JOIN tables AS t ON t.id = a.table_id WHERE a.seen > t.actions"#
    );
    lines!(
        connection,
        found,
        r#"SELECT 'a reminder of ' || r.member || ' is of seat `' || r.seat || '`, entry ' || r.since
                  || ', which table #' || r.table_id || ' does not have' AS "what!: String"
           FROM reminders AS r JOIN tables AS t ON t.id = r.table_id
           WHERE r.since > t.actions
              OR NOT EXISTS (SELECT 1 FROM seats AS s WHERE s.table_id = r.table_id AND s.seat = r.seat)"#
    );
    lines!(
        connection,
        found,
        r#"SELECT 'note ' || n.id || ' is between seats `' || n.from_seat || '` and `' || n.to_seat
                  || '`, which table #' || n.table_id || ' does not have' AS "what!: String"
           FROM notes AS n
           WHERE (SELECT count(*) FROM seats AS s
                  WHERE s.table_id = n.table_id AND s.seat IN (n.from_seat, n.to_seat)) <
                 CASE WHEN n.from_seat <> n.to_seat THEN 2 ELSE 1 END"#
    );
    lines!(
        connection,
        found,
        r#"SELECT 'table #' || s.table_id || ' is noted with its seat `' || s.seat || '` as ' || s.game || ', '
                  || s.status || ', and is ' || t.game || ', ' || t.status AS "what!: String"
           FROM seats AS s JOIN tables AS t ON t.id = s.table_id WHERE s.game <> t.game OR s.status <> t.status"#
    );
    lines!(
        connection,
        found,
        r#"SELECT 'table #' || f.table_id || ': ' || f.member || ' began on seat number ' || f.ordinal
                  || ', which it does not have' AS "what!: String"
           FROM first_seats AS f
           WHERE NOT EXISTS (SELECT 1 FROM seats AS s WHERE s.table_id = f.table_id AND s.ordinal = f.ordinal)"#
    );
    lines!(
        connection,
        found,
        r#"SELECT 'table #' || r.next || ' was laid to play table #' || r.table_id || ' again, but it is older or another game'
                  AS "what!: String"
           FROM rematches AS r JOIN tables AS t ON t.id = r.table_id JOIN tables AS n ON n.id = r.next
           WHERE n.id <= t.id OR n.game <> t.game"#
    );
    Ok(())
}

/// Checks rows about tables before their game, and challenges.
async fn before(connection: &mut Connection, found: &mut Vec<String>) -> Result<(), StoreError> {
    lines!(
        connection,
        found,
        r#"SELECT 'time closed table #' || l.table_id || ', but it is ' || t.status AS "what!: String"
           FROM lobbies AS l JOIN tables AS t ON t.id = l.table_id
           WHERE l.lapsed IS NOT NULL AND t.status <> 'abandoned'"#
    );
    lines!(
        connection,
        found,
        r#"SELECT 'those at table #' || m.table_id || ' are mustered, but it is ' || t.status AS "what!: String"
           FROM musters AS m JOIN tables AS t ON t.id = m.table_id WHERE t.status <> 'lobby'"#
    );
    lines!(
        connection,
        found,
        r#"SELECT 'challenge ' || id || ' is ' || state || ', ended ' || coalesce('at ' || ended, 'never')
                  AS "what!: String"
           FROM challenges WHERE (state = 'open') <> (ended IS NULL)"#
    );
    lines!(
        connection,
        found,
        r#"SELECT 'challenge ' || c.id || ' has no table' AS "what!: String" FROM challenges AS c
           WHERE NOT EXISTS (SELECT 1 FROM challenge_tables AS l WHERE l.challenge = c.id)"#
    );
    lines!(
        connection,
        found,
        r#"SELECT 'table #' || t.id || ' was laid for challenge ' || c.id || ', which is to play ' || c.game
                  AS "what!: String"
           FROM challenge_tables AS l JOIN challenges AS c ON c.id = l.challenge JOIN tables AS t ON t.id = l.table_id
           WHERE t.game <> c.game"#
    );
    Ok(())
}

async fn local(connection: &mut Connection, found: &mut Vec<String>) -> Result<(), StoreError> {
    let rows = query!(
        { id: i64, mentions: String, buttons: String },
        "SELECT id, mentions, buttons FROM local_messages"
    )
    .fetch_all(&mut *connection)
    .await?;
    let is_list = |text: &str| serde_json::from_str::<Vec<IgnoredAny>>(text).is_ok();
    let broken = rows.iter().filter(|row| !is_list(&row.mentions) || !is_list(&row.buttons));
    found.extend(broken.map(|row| format!("local message {}: its mentions or buttons are no lists", row.id)));
    let rows = query!(
        { id: i64, head: Vec<u8> },
        "SELECT id, head FROM local_pictures"
    )
    .fetch_all(&mut *connection)
    .await?;
    let is_picture = |head: &[u8]| head.starts_with(b"\x89PNG\r\n\x1a\n") || head.starts_with(b"GIF8");
    let broken = rows.iter().filter(|row| !is_picture(&row.head));
    found.extend(broken.map(|row| format!("local picture {} is no picture", row.id)));
    lines!(
        connection,
        found,
        r#"SELECT 'what is kept of the local chat under ' || id || ' is not as long as it is said to be'
                  AS "what!: String"
           FROM local_contents WHERE size <> length(bytes)"#
    );
    Ok(())
}

/// Checks for times that no clock could have shown.
async fn times(connection: &mut Connection, found: &mut Vec<String>) -> Result<(), StoreError> {
    let columns = schema::number_columns(connection).await?;
    let (first, last) = (Timestamp::MIN.as_millisecond(), Timestamp::MAX.as_millisecond());
    let is_time = |column: &str| TIMES.contains(&column) || column.ends_with("_at");
    for (table, column) in columns.iter().filter(|(_, column)| is_time(column)) {
        let wrong = schema::count_outside(connection, (table, column), (first, last)).await?;
        if wrong > 0 {
            found.push(format!("{wrong} of `{column}` in {table} are no times"));
        }
    }
    Ok(())
}
