//! The shared state of the handlers.

use crate::Room;
use liege_words::Language;
use std::sync::Arc;
use tokio::sync::{Mutex, watch};

/// The largest length of a body, in bytes.
pub(super) const MOST_BODY: usize = 64 << 10;
/// The largest length of a body with a file, in bytes: each byte of the longest text may be written as
/// `\u0000`.
pub(super) const MOST_WITH_FILE: usize = 8 << 20;

/// The shared state of the handlers.
pub(super) struct Page {
    pub(super) room: Arc<Room>,
    /// The language of people whose browsers speak none of ours.
    pub(super) language: Language,
    /// Whether the page is also served to other computers.
    pub(super) open_to_network: bool,
    /// Held while a picture of the catalogue is drawn.
    pub(super) drawing: Mutex<()>,
    pub(super) stop: watch::Receiver<bool>,
}
