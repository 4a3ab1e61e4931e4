//! The state that all handlers of the web listener have.

use axum::extract::Path;
use axum::extract::rejection::PathRejection;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use liege_chat::{Desk, PublicUrl};
use liege_store::Store;
use liege_words::{Language, Message};
use quick_cache::sync::Cache;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

/// The most bytes that a request may send.
pub(super) const MOST_BODY: usize = 16 << 10;
/// The most pages that are kept in memory; each has at most some 50 KiB.
const KEPT: usize = 256;
/// How long a page is kept at most, even if nothing seems to have changed.
const FRESH: Duration = Duration::from_secs(10);
/// The most pages that are made at once, so that players do not wait for readers.
const MAKING: usize = 2;
/// The most pictures that are drawn at once.
const DRAWING: usize = 1;

/// The state that all handlers of the web listener have.
pub(super) struct Web {
    pub(super) chat: Arc<Desk>,
    pub(super) store: Store,
    /// Where people open the listener: links and cookies are made with it.
    pub(super) public_url: PublicUrl,
    /// The pages that were made last.
    pub(super) kept: Cache<Key, Arc<Kept>>,
    /// A permit for each page that is made.
    pub(super) making: Semaphore,
    /// A permit for each picture that is drawn.
    pub(super) drawing: Semaphore,
}

/// A page of a table: the table, the point of the game, the language.
pub(super) type Key = (i64, Option<usize>, Language);

/// A page that was made.
pub(super) struct Kept {
    /// The state from which it was made.
    pub(super) of: String,
    made: Instant,
    /// The mark of the page.
    pub(super) mark: String,
    pub(super) html: String,
}

impl Kept {
    pub(super) fn new(of: String, html: String) -> Kept {
        Kept { of, made: Instant::now(), mark: crate::etag::mark_of(html.as_bytes()), html }
    }

    /// Whether it is still as it would be made now.
    pub(super) fn is_fresh(&self, of: &str) -> bool {
        self.of == of && self.made.elapsed() < FRESH
    }
}

impl Web {
    pub(super) fn new(chat: Arc<Desk>, store: Store, public_url: PublicUrl) -> Web {
        Web {
            chat,
            store,
            public_url,
            kept: Cache::new(KEPT),
            making: Semaphore::new(MAKING),
            drawing: Semaphore::new(DRAWING),
        }
    }

    /// The language of an answer: the first of the browser's that there is, else the one of the settings.
    pub(super) fn language(&self, headers: &HeaderMap) -> Language {
        let list = headers.get(ACCEPT_LANGUAGE).and_then(|list| list.to_str().ok()).unwrap_or_default();
        let mut wanted = list.split(',').filter_map(|part| part.split(';').next());
        wanted.find_map(|code| Language::of_locale(code.trim())).unwrap_or(self.chat.language())
    }
}

/// The number of the table or contest in an address. There is one address for each: neither `+12` nor `012`.
pub(super) fn number_of(path: Result<Path<String>, PathRejection>) -> Option<i64> {
    path.ok().and_then(|Path(text)| number_in(&text))
}

/// The number of a table or contest.
pub(super) fn number_in(text: &str) -> Option<i64> {
    text.parse::<i64>().ok().filter(|id| *id > 0 && id.to_string() == text)
}

/// Returns a sentence without arguments.
pub(super) fn say(language: Language, id: &'static str) -> String {
    said(language, &Message::new(id))
}

/// Returns a sentence.
pub(super) fn said(language: Language, message: &Message) -> String {
    liege_game::words().say(language, message)
}
