//! Rows of any table, read from one database and added to another.

use super::layout::{Column, Kind, Layout};
use crate::database::Connection;
use futures::StreamExt as _;
use futures::stream::BoxStream;
use sqlx::{AssertSqlSafe, ColumnIndex, Decode, Row, Type};

/// The value of a column of a row.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    Nothing,
    Number(i64),
    Real(f64),
    Text(String),
    Bytes(Vec<u8>),
}

impl Value {
    /// Its approximate size in bytes.
    pub(super) fn size(&self) -> usize {
        match self {
            Value::Nothing | Value::Number(_) | Value::Real(_) => 8,
            Value::Text(text) => text.len(),
            Value::Bytes(bytes) => bytes.len(),
        }
    }
}

/// A row. Its values are in the order of its table's columns.
pub(super) type Values = Vec<Value>;

/// A name for a row, for people: the values of its key.
pub(super) fn name(layout: &Layout, row: &[Value]) -> String {
    let keys = layout.columns.iter().zip(row).filter(|(column, _)| layout.key.contains(&column.name));
    let said = keys.map(|(Column { name, .. }, value)| match value {
        Value::Number(number) => format!("{name} {number}"),
        Value::Text(text) => format!("{name} {text:?}"),
        other => format!("{name} {other:?}"),
    });
    said.collect::<Vec<_>>().join(", ")
}

/// All rows of a table, in the order of their keys, as a stream.
pub(super) fn read<'c>(
    connection: &'c mut Connection,
    layout: &'c Layout,
) -> BoxStream<'c, Result<Values, sqlx::Error>> {
    // Names from the schema of our own migrations.
    let sql = AssertSqlSafe(layout.selection());
    match connection {
        Connection::Sqlite(held) => {
            sqlx::query(sql).fetch(held.get()).map(|row| values(&row?, &layout.columns)).boxed()
        }
        #[cfg(feature = "postgres")]
        Connection::Postgres(held) => {
            sqlx::query(sql).fetch(held.get()).map(|row| values(&row?, &layout.columns)).boxed()
        }
    }
}

fn values<R: Row>(row: &R, columns: &[Column]) -> Result<Values, sqlx::Error>
where
    usize: ColumnIndex<R>,
    for<'r> i64: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> f64: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> String: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> Vec<u8>: Decode<'r, R::Database> + Type<R::Database>,
{
    let value = |(at, column): (usize, &Column)| {
        let value = match column.kind {
            Kind::Number => row.try_get::<Option<i64>, _>(at)?.map(Value::Number),
            Kind::Real => row.try_get::<Option<f64>, _>(at)?.map(Value::Real),
            Kind::Text => row.try_get::<Option<String>, _>(at)?.map(Value::Text),
            Kind::Bytes => row.try_get::<Option<Vec<u8>>, _>(at)?.map(Value::Bytes),
        };
        Ok(value.unwrap_or(Value::Nothing))
    };
    columns.iter().enumerate().map(value).collect()
}

/// Defines how rows are added to a database.
macro_rules! added {
    ($held:ident, $sql:ident, $layout:ident, $rows:ident) => {{
        let mut query = sqlx::query(AssertSqlSafe($sql));
        for (value, column) in $rows.iter().flat_map(|row| row.iter().zip(&$layout.columns)) {
            query = match (value, column.kind) {
                (Value::Number(number), _) => query.bind(*number),
                (Value::Real(number), _) => query.bind(*number),
                (Value::Text(text), _) => query.bind(text.clone()),
                (Value::Bytes(bytes), _) => query.bind(bytes.clone()),
                (Value::Nothing, Kind::Number) => query.bind(None::<i64>),
                (Value::Nothing, Kind::Real) => query.bind(None::<f64>),
                (Value::Nothing, Kind::Text) => query.bind(None::<String>),
                (Value::Nothing, Kind::Bytes) => query.bind(None::<Vec<u8>>),
            };
        }
        query.execute($held.get()).await.map(drop)
    }};
}

/// Adds rows to a table.
pub(super) async fn add(
    connection: &mut Connection,
    layout: &Layout,
    rows: &[Values],
) -> Result<(), sqlx::Error> {
    let sql = layout.insertion(rows.len());
    match connection {
        Connection::Sqlite(held) => added!(held, sql, layout, rows),
        #[cfg(feature = "postgres")]
        Connection::Postgres(held) => added!(held, sql, layout, rows),
    }
}

/// Runs a statement that works in all databases.
pub(super) async fn say(connection: &mut Connection, sql: &'static str) -> Result<(), sqlx::Error> {
    match connection {
        Connection::Sqlite(held) => sqlx::query(sql).execute(held.get()).await.map(drop),
        #[cfg(feature = "postgres")]
        Connection::Postgres(held) => sqlx::query(sql).execute(held.get()).await.map(drop),
    }
}
