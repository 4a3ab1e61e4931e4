//! Records of games, out and in, and positions to set up.

mod export;
mod import;
mod imported;
mod position;

pub use export::file_name;
pub use import::guests;
pub(super) use imported::{export_button, is_kept, kept_post, resumed_lines};

use super::post::Announcement;
use crate::store::OutboxEntry;

/// What is queued for a table that was created without the chat: its invitation is posted.
#[must_use]
pub fn invitation() -> OutboxEntry {
    Announcement::Lobby.announce(0, 0)
}
