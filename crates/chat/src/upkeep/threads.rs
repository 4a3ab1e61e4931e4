//! The threads of tables: opened from the invitation, or begun by it in a forum.

use super::blocked_channels::threads_of;
use crate::announce::{Announcement, BlockReason};
use crate::desk::letters::public_language;
use crate::desk::{Desk, Fault};
use crate::transport::{
    ForumPost, OutboundMessage, PostError, Posted, Refused, Target, ThreadRequest, Transport,
};
use crate::upkeep::blocked_channels::block_channel;
use crate::upkeep::put_off::{give_up, put_off};
use crate::wording::{Speaker, thread_name};
use liege_store::{ChannelNews, Done, Queued, Sent};
use liege_table::{Table, Venue};

/// The result of opening a thread.
pub(super) enum Opened {
    /// It is open, or tried again later, or there is nothing to open it from.
    Done,
    /// The place refuses it for good.
    Refused(Refused),
}

/// Opens a table's thread from its invitation; if that is impossible, the table stays in the channel.
pub(super) async fn open_thread(
    desk: &Desk,
    row: &Queued,
    table: &Table,
    transport: &dyn Transport,
) -> Result<(), Fault> {
    let name =
        thread_name(Speaker { language: public_language(desk, table).await?, game: table.game() }, table);
    if let Opened::Refused(Refused::Permission) = thread_at(desk, row, table.venue(), name, transport).await?
    {
        // The channel itself may well take posts, so it is not blocked.
        let channel = table.venue().channel.as_str();
        let shut = (channel, BlockReason::Threads);
        block_channel(desk, table, &threads_of(channel), shut, transport).await?;
    }
    Ok(())
}

/// Opens a thread from the message of a venue that announces it.
pub(super) async fn thread_at(
    desk: &Desk,
    row: &Queued,
    venue: &Venue,
    name: String,
    transport: &dyn Transport,
) -> Result<Opened, Fault> {
    if let Some(thread) = venue.thread.clone() {
        // In a forum the invitation has begun the thread.
        let sent = Sent { channel: Some(thread), ..Sent::default() };
        desk.store.done(Done::Sent(row, &sent), desk.now()).await?;
        return Ok(Opened::Done);
    }
    let Some(message) = venue.lobby_message.clone() else {
        give_up(desk, row, "there is no invitation to start from").await?;
        return Ok(Opened::Done);
    };
    let request = ThreadRequest { channel: venue.channel.clone(), message: Some(message), name };
    match transport.open_thread(&request).await {
        Ok(thread) => {
            let sent = Sent { channel: thread, ..Sent::default() };
            desk.store.done(Done::Sent(row, &sent), desk.now()).await?;
            let works = threads_of(&request.channel);
            desk.store.note_channel(ChannelNews::Works(&works), desk.now()).await?;
        }
        Err(PostError::Later { after, why }) => put_off(desk, row, after, &why).await?,
        Err(PostError::Refused { refused, why }) => {
            tracing::warn!(about = ?row.about, ?refused, why, "a thread is refused");
            give_up(desk, row, &why).await?;
            return Ok(Opened::Refused(refused));
        }
    }
    Ok(Opened::Done)
}

/// Posts the message of a row. Returns whether it began the thread of its venue; `begins` names that thread in a forum.
pub(super) async fn post_of(
    row: &Queued,
    venue: &Venue,
    begins: impl FnOnce() -> ForumPost,
    outbound: &mut OutboundMessage,
    transport: &dyn Transport,
) -> Result<(Posted, bool), PostError> {
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
    transport.begin_post(outbound, &begins()).await.map(|posted| (posted, true))
}

/// Whether a row is only for people who look into a channel, and the channel is a forum: there its list shows
/// the table's post.
pub(super) async fn is_in_list(row: &Queued, table: &Table, transport: &dyn Transport) -> bool {
    matches!(Announcement::of(row), Announcement::Substitute { .. })
        && transport.is_forum(&table.venue().channel).await
}
