//! Moving all data from a data file to a server, or back. Every row of every table is copied, in one
//! transaction, and compared; the result is verified before it is published.

mod copying;
mod ends;
mod error;
mod layout;
mod rows;

pub use error::MoveError;

#[cfg(test)]
pub(super) use layout::OF_THE_DATABASE;

use super::database::Connection;
use super::verify::{Progress, verify_with};
use super::{Games, Location, schema};
use ends::{Source, Target};
use layout::Layout;
use std::sync::atomic::{AtomicU64, Ordering};

/// A count of the data that was moved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The number of tables at which people play.
    pub tables: u64,
    /// The number of members.
    pub members: u64,
    /// The number of all rows.
    pub rows: u64,
    /// The key with which private notes are encrypted, if they are.
    pub note_key: Option<String>,
}

/// The progress of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveProgress {
    /// Rows are copied, and then compared.
    Rows {
        /// The number of rows copied or compared so far.
        done: u64,
        /// The number at the end: twice the number of rows.
        of: u64,
    },
    /// Tables are verified.
    Tables(Progress),
}

/// Moves everything from a data file to a server, or from a server to a data file. The source is unchanged;
/// afterwards the target has all of it, or still nothing.
///
/// # Errors
/// Returns an error if somebody writes to the source, it is not of the newest version or not sound, the
/// target exists already, or one of the two fails: see [`MoveError`].
pub async fn move_data(
    from: &Location,
    to: &Location,
    progress: impl Fn(MoveProgress) + Sync,
) -> Result<Moved, MoveError> {
    match (from, to) {
        (Location::File(_), Location::File(_)) | (Location::Server(_), Location::Server(_)) => {
            Err(MoveError::Alike)
        }
        _ => Box::pin(move_with(from, to, liege_game::by_id, progress)).await,
    }
}

/// Moves the data with other games than those of the registry, from any location to any other.
pub(super) async fn move_with(
    from: &Location,
    to: &Location,
    games: Games,
    progress: impl Fn(MoveProgress) + Sync,
) -> Result<Moved, MoveError> {
    let mut source = Source::open(from).await?;
    let moved = match Target::begin(to).await {
        Ok(target) => match fill(&mut source, &target, games, &progress).await {
            Ok(moved) => target.finish().await.map(|()| moved),
            Err(error) => {
                target.undo().await;
                Err(error)
            }
        },
        Err(error) => Err(error),
    };
    source.close().await;
    moved
}

/// Copies everything, and verifies the copy.
async fn fill(
    source: &mut Source,
    target: &Target,
    games: Games,
    progress: &(impl Fn(MoveProgress) + Sync),
) -> Result<Moved, MoveError> {
    let mut connection = target.connection().await;
    let layouts = layout::layouts(&mut source.connection).await?;
    layout::are_alike(&layouts, &layout::layouts(&mut connection).await?)?;
    if rows_in(&mut connection, &layouts).await? > 0 {
        return Err(MoveError::Taken);
    }
    let (of, done) = (2 * rows_in(&mut source.connection, &layouts).await?, AtomicU64::new(0));
    let told = |rows: u64| {
        let done = done.fetch_add(rows, Ordering::Relaxed) + rows;
        progress(MoveProgress::Rows { done, of });
    };
    let counts = copying::copy(&mut source.connection, &mut connection, &layouts, &told).await?;
    copying::compare(&mut source.connection, &mut connection, &layouts, &told).await?;
    schema::take_stock(&mut connection, layouts.iter().map(|layout| layout.name.as_str())).await?;
    drop(connection);
    let store = target.store(games);
    let report = verify_with(&store, None, |found| progress(MoveProgress::Tables(found))).await?;
    if !report.is_sound() {
        return Err(MoveError::Unsound(Box::new(report)));
    }
    source.is_as_it_was().await?;
    let note_key = store.note_key().await?;
    let count = |name: &str| counts.iter().find(|(table, _)| table == name).map_or(0, |(_, count)| *count);
    Ok(Moved {
        tables: count("tables"),
        members: count("members"),
        rows: counts.iter().map(|(_, count)| count).sum(),
        note_key,
    })
}

/// The number of all rows.
async fn rows_in(connection: &mut Connection, layouts: &[Layout]) -> Result<u64, MoveError> {
    let mut rows = 0;
    for layout in layouts {
        rows += schema::count(connection, &layout.name).await?.unsigned_abs();
    }
    Ok(rows)
}
