//! Server-sent events, which report changes as they happen.
//!
//! Messages are read from the store, never from memory: the id of the last one that a browser has is enough
//! to send it the rest, after a lost connection and after a restart of the program.

use super::shared::Page;
use super::{api, labels};
use crate::RoomError;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures::Stream;
use jiff::Timestamp;
use liege_store::{LocalMessage, StoreError};
use liege_words::Language;
use serde::Deserialize;
use serde_json::Value;
use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// The number of messages and edits read at a time.
const AT_ONCE: u32 = 100;

/// The member and the starting point of events.
#[derive(Deserialize)]
pub(super) struct Wanted {
    r#as: String,
    since: Option<i64>,
    edits: Option<i64>,
}

/// One open connection.
struct Following {
    page: Arc<Page>,
    member: String,
    headers: HeaderMap,
    news: watch::Receiver<u64>,
    /// The last message sent.
    last: i64,
    /// The time of the last edit sent.
    edited: Timestamp,
    /// The last state sent.
    state: Value,
    waiting: VecDeque<Event>,
}

/// Handles `GET /events`.
pub(super) async fn events(
    State(page): State<Arc<Page>>,
    Query(asked): Query<Wanted>,
    headers: HeaderMap,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    // A browser that connects again sends the last id it saw, which is newer than the one in the address.
    let header = headers.get("last-event-id").and_then(|id| id.to_str().ok()).unwrap_or_default();
    let (header_last, header_edits) = header.split_once('.').unwrap_or((header, ""));
    let store = page.room.store();
    let seen = async {
        let last = match header_last.parse().ok().or(asked.since) {
            Some(last) => last,
            None => store.local_last().await?,
        };
        let edits = header_edits.parse().ok().or(asked.edits);
        let edited = match edits.and_then(|edits| Timestamp::from_millisecond(edits).ok()) {
            Some(edited) => edited,
            None => store.local_last_edit().await?,
        };
        Ok::<_, StoreError>((last, edited))
    };
    let seen = seen.await;
    if let Err(error) = &seen {
        tracing::error!(%error, "the local chat's events");
    }
    // If this can't be read, it must not count as the beginning: the connection ends, and the browser
    // reconnects.
    let following = seen.ok().map(|(last, edited)| Following {
        news: page.room.news(),
        page,
        member: asked.r#as.to_lowercase(),
        headers,
        last,
        edited,
        state: Value::Null,
        waiting: VecDeque::from([Event::default().retry(Duration::from_secs(1))]),
    });
    let stream = futures::stream::unfold(following, |following| async move {
        let mut following = following?;
        let event = following.next().await?;
        Some((Ok(event), Some(following)))
    });
    Sse::new(stream).keep_alive(KeepAlive::new().interval(Duration::from_secs(15)))
}

impl Following {
    /// The next event; `None` ends the connection, and the browser may reconnect.
    async fn next(&mut self) -> Option<Event> {
        let mut stop = self.page.stop.clone();
        loop {
            if let Some(event) = self.waiting.pop_front() {
                return Some(event);
            }
            if *stop.borrow() {
                return None;
            }
            // It is marked as seen first: news that come while we read are then looked for again.
            self.news.borrow_and_update();
            if let Err(error) = self.look().await {
                tracing::error!(%error, "the local chat's events");
                return None;
            }
            if self.waiting.is_empty() {
                tokio::select! {
                    changed = self.news.changed() => changed.ok()?,
                    _ = stop.wait_for(|stop| *stop) => return None,
                }
            }
        }
    }

    /// Reads the news.
    async fn look(&mut self) -> Result<(), RoomError> {
        let room = &self.page.room;
        let new = room.store().local_messages_after(Some(&self.member), self.last, AT_ONCE).await?;
        let edits =
            room.store().local_messages_edited_after(Some(&self.member), self.edited, AT_ONCE).await?;
        let language: Language = labels::language(&self.page, &self.member, &self.headers).await;
        let mut state = api::state_of(&self.page, &self.member, language, &self.headers).await?;
        if let Some(fields) = state.as_object_mut() {
            // The messages themselves report this.
            fields.remove("latest");
            fields.remove("edited");
        }
        // The state comes first: a message may be in a thread that the page does not know yet.
        if state != self.state {
            self.waiting.push_back(Event::default().event("state").data(state.to_string()));
            self.state = state;
        }
        for message in new {
            self.last = message.id;
            let message = self.page.room.as_read(&self.member, message).await?;
            self.tell("message", &message);
        }
        // A message that was edited after it came in is sent again in its present form: that does no harm.
        for message in edits {
            self.edited = message.edited.unwrap_or(self.edited);
            let message = self.page.room.as_read(&self.member, message).await?;
            self.tell("edit", &message);
        }
        Ok(())
    }

    fn tell(&mut self, kind: &str, message: &LocalMessage) {
        let id = format!("{}.{}", self.last, self.edited.as_millisecond());
        let data = api::message_of(message).to_string();
        self.waiting.push_back(Event::default().event(kind).id(id).data(data));
    }
}
