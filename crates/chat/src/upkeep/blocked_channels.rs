//! Places where the bot cannot post: the table's host is told which permissions to change.

use crate::announce::{Announcement, BlockReason};
use crate::desk::{Desk, Fault};
use crate::transport::{Need, Transport};
use liege_store::{ChannelNews, StoreError};
use liege_table::Table;

/// Returns the name under which it is stored that a channel takes posts but opens no threads. It only notes
/// that the host was told.
pub fn threads_of(channel: &str) -> String {
    format!("threads of {channel}")
}

/// Returns the name under which it is stored that a place takes no files.
pub fn files_of(place: &str) -> String {
    format!("files of {place}")
}

/// Returns the name under which it is stored that a table's messages are refused as wrong. It only notes that
/// the host was told.
pub fn letters_of(table: &Table) -> String {
    format!("letters of table {}", table.id())
}

/// Blocks a place, under a name, for a reason. The host of the table is told once, and again if the reason
/// changes.
pub(crate) async fn block_channel(
    desk: &Desk,
    table: &Table,
    name: &str,
    (place, shut): (&str, BlockReason),
    transport: &dyn Transport,
) -> Result<(), StoreError> {
    let lacks = match shut.need() {
        Some(need) => transport.lacks(place, need).await,
        None => Vec::new(),
    };
    let why = lacks.iter().fold(shut.code().to_owned(), |why, right| format!("{why} {}", right.id()));
    let announcement = Announcement::Shut { place: place.to_owned(), shut, lacks };
    let notice = announcement.announce(0, 0).to(&table.host().id);
    let news = ChannelNews::Refused { place: name, why: &why, notice: Some((table.id(), &notice)) };
    desk.store.note_channel(news, desk.now()).await?;
    Ok(())
}

/// Tells the host of a table if a post went out without its pictures, because the place takes no files.
pub(crate) async fn mind_files(
    desk: &Desk,
    table: &Table,
    place: &str,
    transport: &dyn Transport,
) -> Result<(), Fault> {
    if table.venue().server.is_none() {
        return Ok(());
    }
    if transport.lacks(place, Need::Files).await.is_empty() {
        desk.store.note_channel(ChannelNews::Works(&files_of(place)), desk.now()).await?;
    } else {
        block_channel(desk, table, &files_of(place), (place, BlockReason::Files), transport).await?;
    }
    Ok(())
}
