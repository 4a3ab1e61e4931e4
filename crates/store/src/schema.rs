//! Questions to a database about its own tables and about itself: the part of the store that differs for
//! every database.

use super::StoreError;
use super::database::Connection;
use sqlx::{AssertSqlSafe, SqliteConnection};

/// The columns that refer to `members`, as table and column.
pub(super) async fn references_to_members(
    connection: &mut Connection,
) -> Result<Vec<(String, String)>, StoreError> {
    pairs(
        connection,
        "SELECT t.name, k.\"from\" FROM sqlite_master AS t JOIN pragma_foreign_key_list(t.name) AS k
         WHERE t.type = 'table' AND k.\"table\" = 'members'
         ORDER BY t.name, k.\"from\"",
        "SELECT t.relname::text, c.attname::text
         FROM pg_constraint AS k JOIN pg_class AS t ON t.oid = k.conrelid
         JOIN pg_attribute AS c ON c.attrelid = k.conrelid AND c.attnum = ANY (k.conkey)
         WHERE k.contype = 'f' AND k.confrelid = 'members'::regclass
         ORDER BY 1, 2",
        None,
    )
    .await
}

/// The columns of a table with their types, as a data file names them, without those that are generated.
pub(super) async fn columns(
    connection: &mut Connection,
    table: &str,
) -> Result<Vec<(String, String)>, StoreError> {
    pairs(
        connection,
        "SELECT name, type FROM pragma_table_info($1)",
        "SELECT column_name::text,
                CASE data_type WHEN 'bytea' THEN 'BLOB' WHEN 'bigint' THEN 'INTEGER'
                               WHEN 'double precision' THEN 'REAL' ELSE upper(data_type) END
         FROM information_schema.columns
         WHERE table_schema = current_schema() AND table_name = $1 AND is_generated = 'NEVER'
         ORDER BY ordinal_position",
        Some(table),
    )
    .await
}

/// The columns of all tables that hold whole numbers, as table and column.
pub(super) async fn number_columns(connection: &mut Connection) -> Result<Vec<(String, String)>, StoreError> {
    pairs(
        connection,
        "SELECT t.name, c.name FROM sqlite_master AS t JOIN pragma_table_info(t.name) AS c
         WHERE t.type = 'table' AND t.name NOT LIKE '\\_%' ESCAPE '\\' AND c.type = 'INTEGER'
         ORDER BY t.name, c.cid",
        "SELECT table_name::text, column_name::text FROM information_schema.columns
         WHERE table_schema = current_schema() AND table_name NOT LIKE '\\_%' AND data_type = 'bigint'
         ORDER BY table_name, ordinal_position",
        None,
    )
    .await
}

/// All tables, except the database's and the migrations' own: those names begin with `_`.
pub(super) async fn tables(connection: &mut Connection) -> Result<Vec<String>, StoreError> {
    let found = pairs(
        connection,
        "SELECT name, '' FROM sqlite_master
         WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_%' ESCAPE '\\'
         ORDER BY name",
        "SELECT relname::text, '' FROM pg_class
         WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')
           AND relname NOT LIKE '\\_%'
         ORDER BY relname",
        None,
    )
    .await?;
    Ok(found.into_iter().map(|(table, _)| table).collect())
}

/// The references between tables.
pub(super) async fn references(connection: &mut Connection) -> Result<Vec<(String, String)>, StoreError> {
    pairs(
        connection,
        "SELECT DISTINCT t.name, k.\"table\" FROM sqlite_master AS t JOIN pragma_foreign_key_list(t.name) AS k
         WHERE t.type = 'table'",
        "SELECT DISTINCT t.relname::text, r.relname::text
         FROM pg_constraint AS k JOIN pg_class AS t ON t.oid = k.conrelid JOIN pg_class AS r ON r.oid = k.confrelid
         WHERE k.contype = 'f' AND t.relnamespace = current_schema()::regnamespace",
        None,
    )
    .await
}

/// The columns of a table's primary key, in their order.
pub(super) async fn key(connection: &mut Connection, table: &str) -> Result<Vec<String>, StoreError> {
    let found = pairs(
        connection,
        "SELECT name, '' FROM pragma_table_info($1) WHERE pk > 0 ORDER BY pk",
        "SELECT c.attname::text, ''
         FROM pg_index AS i JOIN pg_class AS t ON t.oid = i.indrelid
         JOIN pg_attribute AS c ON c.attrelid = t.oid AND c.attnum = ANY (i.indkey)
         WHERE i.indisprimary AND t.relname = $1 AND t.relnamespace = current_schema()::regnamespace
         ORDER BY array_position(i.indkey::int2[], c.attnum)",
        Some(table),
    )
    .await?;
    Ok(found.into_iter().map(|(column, _)| column).collect())
}

/// How many rows a table has.
pub(super) async fn count(connection: &mut Connection, table: &str) -> Result<i64, StoreError> {
    let sql = AssertSqlSafe(format!("SELECT count(*) FROM \"{table}\""));
    Ok(match connection {
        Connection::Sqlite(held) => sqlx::query_scalar(sql).fetch_one(held.get()).await?,
        #[cfg(feature = "postgres")]
        Connection::Postgres(held) => sqlx::query_scalar(sql).fetch_one(held.get()).await?,
    })
}

/// The last number that a table has given to a row; 0 if it never did, or gives the next after the largest in
/// use.
pub(super) async fn last_number(connection: &mut Connection, table: &str) -> Result<i64, StoreError> {
    let table = table.to_owned();
    let last: Option<i64> = match connection {
        Connection::Sqlite(held) => {
            let query = sqlx::query_scalar("SELECT seq FROM sqlite_sequence WHERE name = $1");
            query.bind(table).fetch_optional(held.get()).await?
        }
        #[cfg(feature = "postgres")]
        Connection::Postgres(held) => {
            let query = sqlx::query_scalar(
                "SELECT coalesce(pg_sequence_last_value(
                     pg_get_serial_sequence(quote_ident(table_name), column_name)::regclass), 0)
                 FROM information_schema.columns
                 WHERE table_schema = current_schema() AND table_name = $1 AND is_identity = 'YES'",
            );
            query.bind(table).fetch_optional(held.get()).await?
        }
    };
    Ok(last.unwrap_or(0))
}

/// Makes a table that numbers its rows go on after this number and the largest in use.
pub(super) async fn go_on_after(
    connection: &mut Connection,
    table: &str,
    last: i64,
) -> Result<(), StoreError> {
    match connection {
        Connection::Sqlite(held) => {
            // A counted table was counted while rows came in; some tables have no rows left.
            let counted = "SELECT name, max($2, coalesce((SELECT seq FROM sqlite_sequence WHERE name = $1), 0))
                           FROM sqlite_master WHERE type = 'table' AND name = $1 AND sql LIKE '%AUTOINCREMENT%'";
            let (name, connection) = (table.to_owned(), held.get());
            let query = sqlx::query_as(counted).bind(name).bind(last);
            let counted: Option<(String, i64)> = query.fetch_optional(&mut *connection).await?;
            let Some((name, last)) = counted.filter(|(_, last)| *last > 0) else { return Ok(()) };
            sqlx::query("DELETE FROM sqlite_sequence WHERE name = $1")
                .bind(name.clone())
                .execute(&mut *connection)
                .await?;
            sqlx::query("INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)")
                .bind(name)
                .bind(last)
                .execute(connection)
                .await?;
        }
        #[cfg(feature = "postgres")]
        Connection::Postgres(held) => {
            let connection = held.get();
            let identity: Option<(String, String)> = sqlx::query_as(
                "SELECT column_name::text, pg_get_serial_sequence(quote_ident(table_name), column_name)
                 FROM information_schema.columns
                 WHERE table_schema = current_schema() AND table_name = $1 AND is_identity = 'YES'",
            )
            .bind(table.to_owned())
            .fetch_optional(&mut *connection)
            .await?;
            let Some((column, sequence)) = identity else { return Ok(()) };
            let sql = format!(
                "SELECT setval($1::regclass, n.last)
                 FROM (SELECT greatest($2, max(\"{column}\")) AS last FROM \"{table}\") AS n WHERE n.last > 0"
            );
            sqlx::query(AssertSqlSafe(sql)).bind(sequence).bind(last).execute(connection).await?;
        }
    }
    Ok(())
}

/// Makes a server analyse tables that were just filled, so that its queries are planned well. A data file
/// does not need that.
#[cfg_attr(not(feature = "postgres"), allow(unused_variables, clippy::unused_async))]
pub(super) async fn take_stock(
    connection: &mut Connection,
    tables: impl Iterator<Item = &str>,
) -> Result<(), sqlx::Error> {
    match connection {
        Connection::Sqlite(_) => Ok(()),
        #[cfg(feature = "postgres")]
        Connection::Postgres(held) => {
            let tables = tables.map(|table| format!("\"{table}\"")).collect::<Vec<_>>().join(", ");
            let sql = AssertSqlSafe(format!("ANALYZE {tables}"));
            sqlx::query(sql).execute(held.get()).await.map(drop)
        }
    }
}

/// The answers of a database about itself, in pairs, with one statement for each database.
async fn pairs(
    connection: &mut Connection,
    of_file: &'static str,
    #[cfg_attr(not(feature = "postgres"), allow(unused_variables))] of_server: &'static str,
    of: Option<&str>,
) -> Result<Vec<(String, String)>, StoreError> {
    let of = of.map(str::to_owned);
    Ok(match connection {
        Connection::Sqlite(held) => {
            let mut query = sqlx::query_as(of_file);
            if let Some(of) = of {
                query = query.bind(of);
            }
            query.fetch_all(held.get()).await?
        }
        #[cfg(feature = "postgres")]
        Connection::Postgres(held) => {
            let mut query = sqlx::query_as(of_server);
            if let Some(of) = of {
                query = query.bind(of);
            }
            query.fetch_all(held.get()).await?
        }
    })
}

/// The rows of a table with a value in a column, each as a JSON object of the columns wanted.
pub(super) async fn rows_as_json(
    connection: &mut Connection,
    (table, column): (&str, &str),
    value: &str,
    wanted: &[&str],
) -> Result<Vec<serde_json::Value>, StoreError> {
    let pairs: Vec<String> = wanted.iter().map(|name| format!("'{name}', \"{name}\"")).collect();
    let pairs = pairs.join(", ");
    let value = value.to_owned();
    // The names are from the schema of our own migrations.
    let rows: Vec<String> = match connection {
        Connection::Sqlite(held) => {
            let sql = format!("SELECT json_object({pairs}) FROM \"{table}\" WHERE \"{column}\" = $1");
            sqlx::query_scalar(AssertSqlSafe(sql)).bind(value).fetch_all(held.get()).await?
        }
        #[cfg(feature = "postgres")]
        Connection::Postgres(held) => {
            let sql =
                format!("SELECT json_build_object({pairs})::text FROM \"{table}\" WHERE \"{column}\" = $1");
            sqlx::query_scalar(AssertSqlSafe(sql)).bind(value).fetch_all(held.get()).await?
        }
    };
    Ok(rows.iter().filter_map(|row| serde_json::from_str(row).ok()).collect())
}

/// Runs a statement made from the schema's own names.
pub(super) async fn run(
    connection: &mut Connection,
    sql: String,
    values: [&str; 2],
) -> Result<(), StoreError> {
    let values = values.map(str::to_owned);
    match connection {
        Connection::Sqlite(held) => {
            let query = values.into_iter().fold(sqlx::query(AssertSqlSafe(sql)), sqlx::query::Query::bind);
            query.execute(held.get()).await?;
        }
        #[cfg(feature = "postgres")]
        Connection::Postgres(held) => {
            let query = values.into_iter().fold(sqlx::query(AssertSqlSafe(sql)), sqlx::query::Query::bind);
            query.execute(held.get()).await?;
        }
    }
    Ok(())
}

/// How many rows of a table have a number in a column that is not between two.
pub(super) async fn count_outside(
    connection: &mut Connection,
    (table, column): (&str, &str),
    (first, last): (i64, i64),
) -> Result<i64, StoreError> {
    // The names are from the schema of our own migrations.
    let sql = format!("SELECT count(*) FROM \"{table}\" WHERE \"{column}\" NOT BETWEEN $1 AND $2");
    Ok(match connection {
        Connection::Sqlite(held) => {
            sqlx::query_scalar(AssertSqlSafe(sql)).bind(first).bind(last).fetch_one(held.get()).await?
        }
        #[cfg(feature = "postgres")]
        Connection::Postgres(held) => {
            sqlx::query_scalar(AssertSqlSafe(sql)).bind(first).bind(last).fetch_one(held.get()).await?
        }
    })
}

/// The statements that restore the guards of the log and the notes.
pub(super) struct Guards(Vec<String>);

/// Lets the rest of a transaction edit rows that are never edited otherwise. References are checked only at
/// its end.
pub(super) async fn lift_guards(connection: &mut Connection) -> Result<Guards, StoreError> {
    match connection {
        Connection::Sqlite(held) => {
            let connection = held.get();
            sqlx::query("PRAGMA defer_foreign_keys = ON").execute(&mut *connection).await?;
            let guards: Vec<(String, String)> =
                sqlx::query_as("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
                    .fetch_all(&mut *connection)
                    .await?;
            for (name, _) in &guards {
                let sql = format!("DROP TRIGGER \"{name}\"");
                sqlx::query(AssertSqlSafe(sql)).execute(&mut *connection).await?;
            }
            Ok(Guards(guards.into_iter().map(|(_, sql)| sql).collect()))
        }
        // On a server a guard asks whether it is lifted: removing it would make all others wait.
        #[cfg(feature = "postgres")]
        Connection::Postgres(held) => {
            sqlx::query("SET CONSTRAINTS ALL DEFERRED").execute(held.get()).await?;
            sqlx::query("SET LOCAL liege.guards = 'lifted'").execute(held.get()).await?;
            Ok(Guards(vec!["SET LOCAL liege.guards = ''".to_owned()]))
        }
    }
}

impl Guards {
    pub(super) async fn set(self, connection: &mut Connection) -> Result<(), StoreError> {
        for sql in self.0 {
            match connection {
                Connection::Sqlite(held) => {
                    sqlx::query(AssertSqlSafe(sql)).execute(held.get()).await?;
                }
                #[cfg(feature = "postgres")]
                Connection::Postgres(held) => {
                    sqlx::query(AssertSqlSafe(sql)).execute(held.get()).await?;
                }
            }
        }
        Ok(())
    }
}

/// The faults that the database finds in itself. A server looks after that on its own.
pub(super) async fn damage(connection: &mut Connection) -> Result<Vec<String>, sqlx::Error> {
    match connection {
        Connection::Sqlite(held) => damage_of_file(held.get()).await,
        #[cfg(feature = "postgres")]
        Connection::Postgres(_) => Ok(Vec::new()),
    }
}

/// The faults of a data file.
pub(super) async fn damage_of_file(connection: &mut SqliteConnection) -> Result<Vec<String>, sqlx::Error> {
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

/// The first faults of a data file, found without comparing indexes with their tables.
pub(super) async fn quick_damage(connection: &mut SqliteConnection) -> Result<Vec<String>, sqlx::Error> {
    let mut lines: Vec<String> = sqlx::query_scalar("PRAGMA quick_check(10)").fetch_all(connection).await?;
    lines.retain(|line| line != "ok");
    Ok(lines)
}
