//! The threads of tables: opened from the invitation, or begun by it in a forum.

use super::blocked_channels::threads_of;
use super::signboards::forum_post;
use crate::announce::{Announcement, BlockReason};
use crate::desk::letters::public_language;
use crate::desk::{Desk, Fault};
use crate::transport::{OutboundMessage, PostError, Posted, Refused, Target, ThreadRequest, Transport};
use crate::upkeep::blocked_channels::block_channel;
use crate::upkeep::put_off::{give_up, put_off};
use crate::wording::{Speaker, thread_name};
use liege_store::{ChannelNews, Done, Queued, Sent};
use liege_table::Table;

/// Opens a table's thread from its invitation; if that is impossible, the table stays in the channel.
pub(super) async fn open_thread(
    desk: &Desk,
    row: &Queued,
    table: &Table,
    transport: &dyn Transport,
) -> Result<(), Fault> {
    if let Some(thread) = table.venue().thread.clone() {
        // In a forum the invitation has begun the thread.
        let sent = Sent { channel: Some(thread), ..Sent::default() };
        desk.store.done(Done::Sent(row, &sent), desk.now()).await?;
        return Ok(());
    }
    let Some(message) = table.venue().lobby_message.clone() else {
        return Ok(give_up(desk, row, "there is no invitation to start from").await?);
    };
    let name =
        thread_name(Speaker { language: public_language(desk, table).await?, game: table.game() }, table);
    let request = ThreadRequest { channel: table.venue().channel.clone(), message, name };
    match transport.open_thread(&request).await {
        Ok(thread) => {
            let sent = Sent { channel: thread, ..Sent::default() };
            desk.store.done(Done::Sent(row, &sent), desk.now()).await?;
            let works = threads_of(&request.channel);
            desk.store.note_channel(ChannelNews::Works(&works), desk.now()).await?;
        }
        Err(PostError::Later { after, why }) => put_off(desk, row, after, &why).await?,
        Err(PostError::Refused { refused, why }) => {
            tracing::warn!(table = table.id(), ?refused, why, "a thread is refused");
            give_up(desk, row, &why).await?;
            // The channel itself may well take posts, so it is not blocked.
            if refused == Refused::Permission {
                let channel = request.channel.as_str();
                let shut = (channel, BlockReason::Threads);
                block_channel(desk, table, &threads_of(channel), shut, transport).await?;
            }
        }
    }
    Ok(())
}

/// Posts the message of a row. Returns whether it began the thread in which the table is from then on.
pub(super) async fn post_of(
    desk: &Desk,
    row: &Queued,
    table: &Table,
    outbound: &mut OutboundMessage,
    transport: &dyn Transport,
) -> Result<(Posted, bool), PostError> {
    let venue = table.venue();
    let beginning = match &outbound.to {
        Target::Channel(place) if *place == venue.channel && venue.thread.is_none() => {
            venue.server.is_some() && transport.is_forum(place).await
        }
        _ => false,
    };
    if !beginning {
        return transport.post(outbound).await.map(|posted| (posted, false));
    }
    // A message that begins a thread has no nonce to protect it.
    outbound.look_first = row.attempts > 0;
    let begins = forum_post(table, desk.now());
    transport.begin_post(outbound, &begins).await.map(|posted| (posted, true))
}

/// Whether a row is only for people who look into a channel, and the channel is a forum: there its list shows
/// the table's post.
pub(super) async fn is_in_list(row: &Queued, table: &Table, transport: &dyn Transport) -> bool {
    matches!(Announcement::of(row), Announcement::Substitute { .. })
        && transport.is_forum(&table.venue().channel).await
}
