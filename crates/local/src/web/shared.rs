//! The state that all handlers of the web listener have.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use liege_chat::{Desk, PublicUrl};
use liege_store::Store;
use liege_words::Language;
use std::sync::Arc;

/// The most bytes that a request may send.
pub(super) const MOST_BODY: usize = 16 << 10;

/// The state that all handlers of the web listener have.
pub(super) struct Web {
    pub(super) chat: Arc<Desk>,
    pub(super) store: Store,
    /// Where people open the listener: links and cookies are made with it.
    pub(super) public_url: PublicUrl,
}

impl Web {
    pub(super) fn new(chat: Arc<Desk>, store: Store, public_url: PublicUrl) -> Web {
        Web { chat, store, public_url }
    }

    /// The language of an answer: the first of the browser's that there is, else the one of the settings.
    pub(super) fn language(&self, headers: &HeaderMap) -> Language {
        let list = headers.get(ACCEPT_LANGUAGE).and_then(|list| list.to_str().ok()).unwrap_or_default();
        let mut wanted = list.split(',').filter_map(|part| part.split(';').next());
        wanted.find_map(|code| Language::of_locale(code.trim())).unwrap_or(self.chat.language())
    }
}
