//! Checks that the log of every contest still gives the rows stored of it.

use crate::contests::{Columns, members};
use crate::{Store, StoreError};
use liege_contest::Contest;
use std::collections::{BTreeMap, BTreeSet};

/// The faults of contests, for people.
pub(super) async fn check(store: &Store) -> Result<Vec<String>, StoreError> {
    let ids = query_scalar!(r#"SELECT id AS "id!" FROM contests ORDER BY id"#)
        .fetch_all(&store.inner.readers)
        .await?;
    let mut found = Vec::new();
    for id in ids {
        let faults = check_one(store, id).await?;
        found.extend(faults.into_iter().map(|fault| format!("contest {id}: {fault}")));
    }
    Ok(found)
}

/// The faults of a contest.
async fn check_one(store: &Store, id: i64) -> Result<Vec<String>, StoreError> {
    // One transaction, so that the log belongs to the rows.
    let mut transaction = store.inner.readers.begin().await?;
    let row = query!(
        { game: String, name: String, state: String, organiser: Option<String>, entries: i64, wake: Option<i64> },
        r#"SELECT game AS "game!", name AS "name!", state AS "state!", organiser, entries AS "entries!", wake
           FROM contests WHERE id = $1"#,
        id
    )
    .fetch_optional(&mut transaction)
    .await?;
    let Some(row) = row else { return Ok(Vec::new()) };
    let texts =
        query_scalar!(r#"SELECT text AS "text!" FROM contest_log WHERE contest = $1 ORDER BY number"#, id)
            .fetch_all(&mut transaction)
            .await?;
    let tables = query!(
        { round: i64, number: i64, table_id: Option<i64>, news: bool },
        r#"SELECT round AS "round!", number AS "number!", table_id,
                  facts <> known AS "news!: bool"
           FROM contest_tables WHERE contest = $1"#,
        id
    )
    .fetch_all(&mut transaction)
    .await?;
    let named: BTreeSet<String> =
        query_scalar!(r#"SELECT member AS "member!" FROM contest_members WHERE contest = $1"#, id)
            .fetch_all(&mut transaction)
            .await?
            .into_iter()
            .collect();
    drop(transaction);
    let contest = match Contest::replay(texts.iter().map(String::as_str)) {
        Ok(contest) => contest,
        Err(error) => return Ok(vec![error.to_string()]),
    };
    let mut found = Vec::new();
    let kept = (row.game, row.name, row.state, row.organiser, row.entries, row.wake);
    let Columns { game, name, state, organiser, entries, wake } = Columns::of(&contest);
    let expected = (game, name, state.to_owned(), organiser, entries, wake);
    if kept != expected {
        found.push(format!("its row is {kept:?}, and its log makes {expected:?}"));
    }
    match contest.verify() {
        Ok(lines) if lines.is_empty() => {}
        Ok(lines) => found.push(format!("the entries {lines:?} of its log do not follow from those before")),
        Err(error) => found.push(error.to_string()),
    }
    let expected: BTreeSet<String> = members(&contest).into_iter().map(|(member, _)| member).collect();
    if named != expected {
        found.push(format!("its members are {named:?}, and its log names {expected:?}"));
    }
    let mut rows: BTreeMap<(i64, i64), (Option<i64>, bool)> =
        tables.into_iter().map(|row| ((row.round, row.number), (row.table_id, row.news))).collect();
    for (game, known) in contest.games() {
        match rows.remove(&(i64::from(game.round), i64::from(game.table))) {
            None => found.push(format!("game {game} has no row")),
            // The contest takes note of news of its tables with its next change. A game that was decided or annulled
            // while its table was being opened has none by its log, and the table is closed.
            Some((table, news))
                if table != known.table && !news && (known.table.is_some() || known.is_open()) =>
            {
                found.push(format!("game {game} is at table {table:?}, and by its log at {:?}", known.table));
            }
            Some(_) => {}
        }
    }
    found.extend(rows.into_keys().map(|(round, number)| format!("its log has no game {round}.{number}")));
    Ok(found)
}
