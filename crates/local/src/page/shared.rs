//! What the handlers share.

use crate::Room;
use liege_words::Language;
use std::sync::Arc;
use tokio::sync::{Mutex, watch};

/// How long what is sent may be, in bytes.
pub(super) const MOST_BODY: usize = 64 << 10;
/// The same with a file: its longest text, each byte of which may be written as `\u0000`.
pub(super) const MOST_WITH_FILE: usize = 8 << 20;

/// What the handlers share.
pub(super) struct Page {
    pub(super) room: Arc<Room>,
    /// The language of people whose browsers speak none of ours.
    pub(super) language: Language,
    /// Whether the page is served to other computers, too.
    pub(super) open_to_network: bool,
    /// Held while a picture of the catalogue is drawn.
    pub(super) drawing: Mutex<()>,
    pub(super) stop: watch::Receiver<bool>,
}
