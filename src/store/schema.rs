//! What the data file says of its own tables and of itself: the part of the store that every database says otherwise.

use super::StoreError;
use sqlx::{AssertSqlSafe, SqliteConnection};

/// The columns that refer to `members`, as table and column.
pub(super) async fn references_to_members(
    connection: &mut SqliteConnection,
) -> Result<Vec<(String, String)>, StoreError> {
    Ok(sqlx::query_as(
        "SELECT t.name, k.\"from\" FROM sqlite_master AS t JOIN pragma_foreign_key_list(t.name) AS k
         WHERE t.type = 'table' AND k.\"table\" = 'members'
         ORDER BY t.name, k.\"from\"",
    )
    .fetch_all(connection)
    .await?)
}

/// The columns of a table with their types, but for those that follow from others.
pub(super) async fn columns(
    connection: &mut SqliteConnection,
    table: &str,
) -> Result<Vec<(String, String)>, StoreError> {
    Ok(sqlx::query_as("SELECT name, type FROM pragma_table_info($1)")
        .bind(table.to_owned())
        .fetch_all(connection)
        .await?)
}

/// The columns of all tables that hold whole numbers, as table and column.
pub(super) async fn number_columns(
    connection: &mut SqliteConnection,
) -> Result<Vec<(String, String)>, StoreError> {
    Ok(sqlx::query_as(
        "SELECT t.name, c.name FROM sqlite_master AS t JOIN pragma_table_info(t.name) AS c
         WHERE t.type = 'table' AND t.name NOT LIKE '\\_%' ESCAPE '\\' AND c.type = 'INTEGER'
         ORDER BY t.name, c.cid",
    )
    .fetch_all(connection)
    .await?)
}

/// The rows of a table with a value in a column, each as a JSON object of the columns wanted.
pub(super) async fn rows_as_json(
    connection: &mut SqliteConnection,
    (table, column): (&str, &str),
    value: &str,
    wanted: &[&str],
) -> Result<Vec<serde_json::Value>, StoreError> {
    let pairs: Vec<String> = wanted.iter().map(|name| format!("'{name}', \"{name}\"")).collect();
    let sql = format!("SELECT json_object({}) FROM \"{table}\" WHERE \"{column}\" = $1", pairs.join(", "));
    // Names from the schema of our own migrations.
    let rows: Vec<String> =
        sqlx::query_scalar(AssertSqlSafe(sql)).bind(value.to_owned()).fetch_all(connection).await?;
    Ok(rows.iter().filter_map(|row| serde_json::from_str(row).ok()).collect())
}

/// The statements that make the guards of the log and the notes again, once they are lifted.
pub(super) struct Guards(Vec<String>);

/// Lets the rest of a transaction edit what is otherwise never edited, and look only at its end whether what rows refer
/// to is there.
pub(super) async fn lift_guards(connection: &mut SqliteConnection) -> Result<Guards, StoreError> {
    sqlx::query("PRAGMA defer_foreign_keys = ON").execute(&mut *connection).await?;
    let guards: Vec<(String, String)> =
        sqlx::query_as("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
            .fetch_all(&mut *connection)
            .await?;
    for (name, _) in &guards {
        sqlx::query(AssertSqlSafe(format!("DROP TRIGGER \"{name}\""))).execute(&mut *connection).await?;
    }
    Ok(Guards(guards.into_iter().map(|(_, sql)| sql).collect()))
}

impl Guards {
    /// Sets them again.
    pub(super) async fn set(self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        for sql in self.0 {
            sqlx::query(AssertSqlSafe(sql)).execute(&mut *connection).await?;
        }
        Ok(())
    }
}

/// What the database finds wrong with its file.
pub(super) async fn damage(connection: &mut SqliteConnection) -> Result<Vec<String>, sqlx::Error> {
    let mut lines: Vec<String> =
        sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&mut *connection).await?;
    lines.retain(|line| line != "ok");
    let orphans: Vec<(String, Option<i64>, String)> =
        sqlx::query_as(r#"SELECT "table", rowid, parent FROM pragma_foreign_key_check"#)
            .fetch_all(connection)
            .await?;
    lines.extend(orphans.into_iter().map(|(table, row, parent)| match row {
        Some(row) => format!("row {row} of {table} belongs to no row of {parent}"),
        None => format!("a row of {table} belongs to no row of {parent}"),
    }));
    Ok(lines)
}

/// The first of what the database finds wrong with its file without comparing indexes with their tables.
pub(super) async fn quick_damage(connection: &mut SqliteConnection) -> Result<Vec<String>, sqlx::Error> {
    let mut lines: Vec<String> = sqlx::query_scalar("PRAGMA quick_check(10)").fetch_all(connection).await?;
    lines.retain(|line| line != "ok");
    Ok(lines)
}
