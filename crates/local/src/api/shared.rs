//! What the handlers share.

use super::once::Once;
use liege_chat::Desk;
use liege_store::Store;
use std::sync::Arc;

/// How long what is sent may be, in bytes.
pub(super) const MOST_BODY: usize = 16 << 10;

/// What the handlers share.
pub(super) struct Api {
    pub(super) chat: Arc<Desk>,
    pub(super) store: Store,
    pub(super) once: Once,
    /// Whether webhooks may go into the own network.
    pub(super) private: bool,
}
