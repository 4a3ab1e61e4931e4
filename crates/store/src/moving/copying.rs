//! Copying every row of every table from one database to another, and comparing both.

use super::error::MoveError;
use super::layout::Layout;
use super::rows::{self, Value, Values};
use crate::database::Connection;
use crate::schema;
use futures::StreamExt as _;

/// The number of rows, or of bytes, that are added together.
const ROWS: usize = 500;
const BYTES: usize = 1 << 20;

/// The number of values that a statement accepts in every database.
const VALUES: usize = 30_000;

/// The number of rows copied of each table.
pub(super) type Counts = Vec<(String, u64)>;

/// Copies all rows of these tables to others of the same names, which must be empty; `told` is called with
/// the number of rows done so far.
///
/// Triggers stay active: those that check new rows refuse them or leave them alone, and a row that one
/// changed would be found when both sides are compared.
pub(super) async fn copy(
    source: &mut Connection,
    target: &mut Connection,
    layouts: &[Layout],
    told: &impl Fn(u64),
) -> Result<Counts, MoveError> {
    let mut counts = Counts::new();
    for layout in layouts {
        counts.push((layout.name.clone(), copy_table(source, target, layout, told).await?));
        let last = schema::last_number(source, &layout.name).await?;
        schema::go_on_after(target, &layout.name, last).await?;
    }
    Ok(counts)
}

async fn copy_table(
    source: &mut Connection,
    target: &mut Connection,
    layout: &Layout,
    told: &impl Fn(u64),
) -> Result<u64, MoveError> {
    let most = (VALUES / layout.columns.len()).clamp(1, ROWS);
    let (mut batch, mut bytes, mut count) = (Vec::with_capacity(most), 0, 0);
    let mut stream = rows::read(source, layout);
    let mut last = None;
    while let Some(row) = stream.next().await {
        let row = row.map_err(|source| unreadable(layout, last.as_deref(), source))?;
        takes_all_texts(layout, &row)?;
        bytes += row.iter().map(Value::size).sum::<usize>();
        count += 1;
        last = Some(rows::name(layout, &row));
        batch.push(row);
        if batch.len() == most || bytes >= BYTES {
            add(target, layout, &batch).await?;
            told(batch.len() as u64);
            batch.clear();
            bytes = 0;
        }
    }
    add(target, layout, &batch).await?;
    told(batch.len() as u64);
    Ok(count)
}

fn unreadable(layout: &Layout, last: Option<&str>, source: sqlx::Error) -> MoveError {
    let after = last.map_or_else(|| "first".to_owned(), |row| format!("after the row with {row}"));
    MoveError::Read { table: layout.name.clone(), after, source }
}

/// Makes sure that a server accepts the texts of a row.
fn takes_all_texts(layout: &Layout, row: &[Value]) -> Result<(), MoveError> {
    let unfit = |value: &Value| matches!(value, Value::Text(text) if text.contains('\0'));
    let found = layout.columns.iter().zip(row).find(|(_, value)| unfit(value));
    found.map_or(Ok(()), |(column, _)| {
        Err(MoveError::Null {
            table: layout.name.clone(),
            row: rows::name(layout, row),
            column: column.name.clone(),
        })
    })
}

/// Adds rows. If one of them is refused, finds out which.
async fn add(target: &mut Connection, layout: &Layout, batch: &[Values]) -> Result<(), MoveError> {
    if batch.is_empty() {
        return Ok(());
    }
    rows::say(target, "SAVEPOINT batch").await?;
    let error = match rows::add(target, layout, batch).await {
        Ok(()) => return Ok(rows::say(target, "RELEASE SAVEPOINT batch").await?),
        Err(error @ sqlx::Error::Database(_)) => error,
        // The server does not answer any more.
        Err(error) => return Err(error.into()),
    };
    rows::say(target, "ROLLBACK TO SAVEPOINT batch").await?;
    for row in batch {
        if let Err(source) = rows::add(target, layout, std::slice::from_ref(row)).await {
            let row = rows::name(layout, row);
            return Err(MoveError::Refused { table: layout.name.clone(), row, source });
        }
    }
    Err(error.into())
}

/// Makes sure that two databases have the same rows in these tables.
pub(super) async fn compare(
    source: &mut Connection,
    target: &mut Connection,
    layouts: &[Layout],
    told: &impl Fn(u64),
) -> Result<(), MoveError> {
    for layout in layouts {
        let (mut left, mut right) = (rows::read(source, layout), rows::read(target, layout));
        let mut count = 0;
        loop {
            let pair = (left.next().await.transpose()?, right.next().await.transpose()?);
            match pair {
                (None, None) => break,
                (Some(one), Some(other)) if one == other => count += 1,
                (one, other) => {
                    let row = one.or(other).unwrap_or_default();
                    let row = rows::name(layout, &row);
                    return Err(MoveError::Differs { table: layout.name.clone(), row });
                }
            }
            if count == ROWS as u64 {
                told(count);
                count = 0;
            }
        }
        told(count);
    }
    Ok(())
}
