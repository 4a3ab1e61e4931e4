//! What shows the state of tables and is edited in place: the standing messages of channels, the names of threads.

use crate::chat::desk::{Chat, Fault, press};
use crate::chat::post::signboards::{ended, standing_text};
use crate::chat::transport::{OutboundMessage, PostError, Posted, Refused, Target, ThreadChange, Transport};
use crate::chat::wording::{Speaker, thread_name};
use crate::game::words;
use crate::store::{StandingMessage, ThreadState, Which};
use crate::table::{Status, Table};
use crate::words::Message;
use jiff::{SignedDuration, Timestamp};
use std::time::Duration;

/// How long a standing message is left as it is, whatever changes meanwhile.
const STANDS: SignedDuration = SignedDuration::from_secs(20);
/// How long a thread keeps its name: Discord allows two names in ten minutes.
const NAMED: SignedDuration = SignedDuration::from_mins(6);
/// How long people can still talk in the thread of a game that is over.
const OPEN: SignedDuration = SignedDuration::from_hours(24);
/// How long what was refused is left alone.
const REFUSED: SignedDuration = SignedDuration::from_hours(1);
/// How many of each are looked after at once.
const AT_ONCE: u32 = 16;

impl Chat {
    /// Brings up to date what shows the state of tables, as far as it is due.
    pub(crate) async fn show_states(&self, transport: &dyn Transport) {
        if let Err(fault) = self.show_standing(transport).await {
            tracing::error!(%fault, "the standing messages can't be looked after");
        }
        if let Err(fault) = self.show_threads(transport).await {
            tracing::error!(%fault, "the names of threads can't be looked after");
        }
    }

    async fn show_standing(&self, transport: &dyn Transport) -> Result<(), Fault> {
        let now = self.clock.now();
        for standing in self.store.standing_messages_due(earlier(now, STANDS), AT_ONCE).await? {
            // What is changed while it is read is looked at once more.
            let looked = earlier(now, SignedDuration::from_millis(1));
            let text = if standing.kept {
                standing_text(standing.language, &self.tables_in(&standing.channel).await?)
            } else {
                ended(standing.language)
            };
            if standing.message.is_some() && standing.text == text {
                let known = (standing.message.as_deref(), text.as_str());
                self.store.note_standing_message(&standing.channel, known, (looked, now)).await?;
                continue;
            }
            let (message, tried) = self.stand(&standing, &text, transport).await?;
            let told = if message.is_some() && tried == now { text.as_str() } else { "" };
            if standing.kept || tried > now {
                let known = (message.as_deref(), told);
                self.store.note_standing_message(&standing.channel, known, (looked, tried)).await?;
            } else {
                self.store.drop_standing_message(&standing.channel).await?;
            }
        }
        Ok(())
    }

    /// Posts or edits a standing message: as which message it stands there now, and when it may be tried again.
    async fn stand(
        &self,
        standing: &StandingMessage,
        text: &str,
        transport: &dyn Transport,
    ) -> Result<(Option<String>, Timestamp), Fault> {
        let now = self.clock.now();
        let label = words().say(standing.language, &Message::new("signboard-button"));
        let mine = press("set", &[&"tables", &""]).plain(label);
        let outbound = OutboundMessage {
            to: Target::Channel(standing.channel.clone()),
            text: text.to_owned(),
            mentions: Vec::new(),
            pictures: Vec::new(),
            buttons: mine.into_iter().filter(|_| standing.kept).collect(),
            nonce: nonce(&standing.channel),
            look_first: standing.tried,
        };
        if let Some(message) = &standing.message {
            let posted = Posted { channel: standing.channel.clone(), message: message.clone() };
            match transport.edit(&posted, &outbound).await {
                Ok(()) => return Ok((Some(message.clone()), now)),
                Err(PostError::Later { after, .. }) => return Ok((Some(message.clone()), later(now, after))),
                // It was deleted: it is made again.
                Err(PostError::Refused { refused: Refused::Gone, .. }) => {}
                Err(PostError::Refused { why, .. }) => {
                    tracing::warn!(channel = standing.channel, why, "a standing message stays as it was");
                    return Ok((Some(message.clone()), added(now, REFUSED)));
                }
            }
        }
        if !standing.kept {
            return Ok((None, now));
        }
        match transport.post(&outbound).await {
            Ok(posted) => Ok((Some(posted.message), now)),
            Err(PostError::Later { after, .. }) => Ok((None, later(now, after))),
            Err(PostError::Refused { why, .. }) => {
                tracing::warn!(channel = standing.channel, why, "a standing message is refused");
                Ok((None, added(now, REFUSED)))
            }
        }
    }

    /// The tables of a channel and its threads that have not ended.
    async fn tables_in(&self, channel: &str) -> Result<Vec<std::sync::Arc<Table>>, Fault> {
        self.tables_on(self.store.tables(Which::InChannel(channel)).await?).await
    }

    async fn show_threads(&self, transport: &dyn Transport) -> Result<(), Fault> {
        let now = self.clock.now();
        let due = self.store.threads_due(now, earlier(now, NAMED), earlier(now, OPEN), AT_ONCE).await?;
        for ThreadState { table: id, state } in due {
            let looked = earlier(now, SignedDuration::from_millis(1));
            let Some(table) = self.table(id).await? else { continue };
            let shown = state.as_deref().unwrap_or(Shown::Playing.code());
            let wanted = Shown::of(&table, shown, now);
            let Some(thread) = table.venue().thread.clone().filter(|_| wanted.code() != shown) else {
                // Nothing was asked of Discord: it can be at any time.
                self.store.note_thread(id, shown, (looked, Timestamp::UNIX_EPOCH)).await?;
                continue;
            };
            let speaker = Speaker { language: table.venue().language, game: table.game() };
            let name = format!("{}{}", wanted.mark(), thread_name(speaker, &table));
            let change = ThreadChange { thread, name, closed: wanted == Shown::Closed };
            let tried = match transport.change_thread(&change).await {
                Ok(()) => now,
                Err(PostError::Later { after, .. }) => {
                    self.store.note_thread(id, shown, (earlier(looked, NAMED), later(now, after))).await?;
                    continue;
                }
                Err(PostError::Refused { why, .. }) => {
                    tracing::warn!(table = id, why, "a thread keeps its name");
                    now
                }
            };
            self.store.note_thread(id, wanted.code(), (looked, tried)).await?;
        }
        Ok(())
    }
}

/// What a thread shows of its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    Playing,
    Free,
    Paused,
    Over,
    Closed,
}

impl Shown {
    /// What is to be shown of a table, of which something is shown.
    fn of(table: &Table, shown: &str, now: Timestamp) -> Shown {
        let over = matches!(table.status(), Status::Over | Status::Abandoned);
        let long = table.changed() <= earlier(now, OPEN);
        match (over, shown) {
            (true, "closed") => Shown::Closed,
            (true, "over") if long => Shown::Closed,
            (true, _) => Shown::Over,
            (false, _) if !table.vacated().is_empty() => Shown::Free,
            (false, _) if table.paused_until().is_some() => Shown::Paused,
            (false, _) => Shown::Playing,
        }
    }

    fn code(self) -> &'static str {
        match self {
            Shown::Playing => "playing",
            Shown::Free => "free",
            Shown::Paused => "paused",
            Shown::Over => "over",
            Shown::Closed => "closed",
        }
    }

    /// What stands before the thread's name.
    fn mark(self) -> &'static str {
        match self {
            Shown::Playing => "",
            Shown::Free => "❓ ",
            Shown::Paused => "⏸ ",
            Shown::Over | Shown::Closed => "✅ ",
        }
    }
}

/// At most 25 characters, the same at every attempt.
fn nonce(channel: &str) -> String {
    let tail: String = channel.chars().rev().take(20).collect();
    format!("s-{tail}")
}

fn earlier(at: Timestamp, by: SignedDuration) -> Timestamp {
    at.saturating_sub(by).unwrap_or(at)
}

fn added(at: Timestamp, by: SignedDuration) -> Timestamp {
    at.saturating_add(by).unwrap_or(at)
}

/// When something may be tried again that was put off.
fn later(now: Timestamp, after: Option<Duration>) -> Timestamp {
    let after = after.and_then(|after| SignedDuration::try_from(after).ok());
    added(now, after.unwrap_or_default().max(SignedDuration::from_secs(1)))
}
