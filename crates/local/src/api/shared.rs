//! The shared state of the handlers.

use super::once::Once;
use liege_chat::Desk;
use liege_store::Store;
use std::sync::Arc;

/// The largest length of a body, in bytes.
pub(super) const MOST_BODY: usize = 16 << 10;

/// The shared state of the handlers.
pub(super) struct Api {
    pub(super) chat: Arc<Desk>,
    pub(super) store: Store,
    pub(super) once: Once,
    /// Whether webhooks may lead into the own network.
    pub(super) private: bool,
}
