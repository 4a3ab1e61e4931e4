//! Signboards and threads: messages and thread names that show the state of tables, edited in place.

use crate::desk::find::tables_on;
use crate::desk::{Desk, Fault, press};
use crate::post::signboards::{ended, standing_text};
use crate::transport::{
    ForumPost, OutboundMessage, PostError, Posted, Refused, Tags, Target, ThreadChange, Transport,
};
use crate::wording::{Speaker, sanitize, thread_name};
use jiff::{SignedDuration, Timestamp};
use liege_game::words;
use liege_store::{StandingMessage, ThreadState, Which};
use liege_table::{Status, Table};
use liege_words::{Language, Message};
use std::time::Duration;

/// The shortest time between two edits of a signboard.
const STANDS: SignedDuration = SignedDuration::from_secs(20);
/// The longest time until a change that somebody asked for is stored.
const ASKED: SignedDuration = SignedDuration::from_secs(5);
/// The shortest time between two names of a thread: Discord allows two in ten minutes.
const NAMED: SignedDuration = SignedDuration::from_mins(6);
/// The time after a game in which people can still talk in its thread.
const OPEN: SignedDuration = SignedDuration::from_hours(24);
/// The pause after a refusal.
const REFUSED: SignedDuration = SignedDuration::from_hours(1);
/// The number of signboards or threads that one round handles.
const AT_ONCE: u32 = 16;

/// Updates the signboards and threads whose time has come.
pub(crate) async fn show_states(desk: &Desk, transport: &dyn Transport) {
    if let Err(fault) = show_standing(desk, transport).await {
        tracing::error!(%fault, "the standing messages can't be looked after");
    }
    if let Err(fault) = show_threads(desk, transport).await {
        tracing::error!(%fault, "the names of threads can't be looked after");
    }
}

async fn show_standing(desk: &Desk, transport: &dyn Transport) -> Result<(), Fault> {
    let now = desk.now();
    for standing in desk.store.standing_messages_due(earlier(now, STANDS), AT_ONCE).await? {
        // A change during the read is seen by the next look, since it has the time at which it was asked for.
        let looked = earlier(now, ASKED);
        let text = if standing.kept {
            sanitize::message(&standing_text(standing.language, &tables_in(desk, &standing.channel).await?))
        } else {
            ended(standing.language)
        };
        if standing.message.is_some() && standing.text == text {
            let known = (standing.message.as_deref(), text.as_str());
            desk.store.note_standing_message(&standing, known, (looked, now)).await?;
            continue;
        }
        let (message, tried) = stand(desk, &standing, &text, transport).await?;
        let told = if message.is_some() && tried == now { text.as_str() } else { "" };
        if standing.kept || tried > now {
            let known = (message.as_deref(), told);
            desk.store.note_standing_message(&standing, known, (looked, tried)).await?;
        } else {
            desk.store.drop_standing_message(&standing.channel).await?;
        }
    }
    Ok(())
}

/// Posts or edits a signboard. Returns its message, and when it may be tried again.
async fn stand(
    desk: &Desk,
    standing: &StandingMessage,
    text: &str,
    transport: &dyn Transport,
) -> Result<(Option<String>, Timestamp), Fault> {
    let now = desk.now();
    let label = words().say(standing.language, &Message::new("signboard-button"));
    let mine = press("set", &[&"tables", &""]).plain(label);
    let outbound = OutboundMessage {
        to: Target::Channel(standing.channel.clone()),
        text: text.to_owned(),
        mentions: Vec::new(),
        pictures: Vec::new(),
        buttons: mine.into_iter().filter(|_| standing.kept).collect(),
        nonce: nonce(&standing.channel),
        silent: true,
        look_first: standing.tried,
    };
    if let Some(message) = &standing.message {
        let posted = Posted { channel: standing.channel.clone(), message: message.clone() };
        match transport.edit(&posted, &outbound).await {
            Ok(()) => return Ok((Some(message.clone()), now)),
            Err(PostError::Later { after, .. }) => return Ok((Some(message.clone()), later(now, after))),
            // The message was deleted, so it is posted again.
            Err(PostError::Refused { refused: Refused::Gone, .. }) => {}
            Err(PostError::Refused { why, .. }) => {
                tracing::warn!(channel = standing.channel, why, "a standing message stays as it was");
                return Ok((Some(message.clone()), later_than(now, REFUSED)));
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
            Ok((None, later_than(now, REFUSED)))
        }
    }
}

/// Returns the unfinished tables of a channel and its threads.
async fn tables_in(desk: &Desk, channel: &str) -> Result<Vec<std::sync::Arc<Table>>, Fault> {
    tables_on(desk, desk.store.tables(Which::InChannel(channel)).await?).await
}

async fn show_threads(desk: &Desk, transport: &dyn Transport) -> Result<(), Fault> {
    let now = desk.now();
    let due = desk.store.threads_due(now, earlier(now, NAMED), earlier(now, OPEN), AT_ONCE).await?;
    for ThreadState { table: id, state } in due {
        let looked = earlier(now, ASKED);
        let Some(table) = desk.table(id).await? else { continue };
        // A thread is opened when the game begins, a post in a forum before.
        let shown = match &state {
            Some(state) => state.as_str(),
            None if transport.is_forum(&table.venue().channel).await => Shown::Open.code(),
            None => Shown::Playing.code(),
        };
        let wanted = Shown::of(&table, shown, now);
        let Some(thread) = table.venue().thread.clone().filter(|_| wanted.code() != shown) else {
            // Discord got no request, so the next one may come at any time.
            desk.store.note_thread(id, shown, (looked, Timestamp::UNIX_EPOCH)).await?;
            continue;
        };
        let ForumPost { name, tags } = wanted.post(&table);
        let change = ThreadChange { thread, name, closed: wanted == Shown::Closed, tags };
        let tried = match transport.change_thread(&change).await {
            Ok(()) => now,
            Err(PostError::Later { after, .. }) => {
                desk.store.note_thread(id, shown, (earlier(looked, NAMED), later(now, after))).await?;
                continue;
            }
            Err(PostError::Refused { why, .. }) => {
                tracing::warn!(table = id, why, "a thread keeps its name");
                now
            }
        };
        desk.store.note_thread(id, wanted.code(), (looked, tried)).await?;
    }
    Ok(())
}

/// The state that a thread shows of its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    Open,
    Playing,
    Free,
    Paused,
    Over,
    Closed,
}

impl Shown {
    /// Returns the state to show, if the thread shows `shown` now.
    fn of(table: &Table, shown: &str, now: Timestamp) -> Shown {
        let over = matches!(table.status(), Status::Over | Status::Abandoned);
        let long = table.changed() <= earlier(now, OPEN);
        match (over, shown) {
            (true, "closed") => Shown::Closed,
            (true, "over") if long => Shown::Closed,
            (true, _) => Shown::Over,
            (false, _) if table.status() == Status::Lobby => Shown::Open,
            (false, _) if !table.vacated().is_empty() => Shown::Free,
            (false, _) if table.paused_until().is_some() => Shown::Paused,
            (false, _) => Shown::Playing,
        }
    }

    fn code(self) -> &'static str {
        match self {
            Shown::Open => "open",
            Shown::Playing => "playing",
            Shown::Free => "free",
            Shown::Paused => "paused",
            Shown::Over => "over",
            Shown::Closed => "closed",
        }
    }

    /// Returns the sign before the thread's name.
    fn mark(self) -> &'static str {
        match self {
            Shown::Open | Shown::Playing => "",
            Shown::Free => "❓ ",
            Shown::Paused => "⏸ ",
            Shown::Over | Shown::Closed => "✅ ",
        }
    }

    /// Returns the id of the sentence with the forum tag for this state.
    fn tag(self) -> &'static str {
        match self {
            Shown::Open | Shown::Free => "forum-open",
            Shown::Playing => "forum-playing",
            Shown::Paused => "forum-paused",
            Shown::Over | Shown::Closed => "forum-over",
        }
    }

    /// Returns the name and tags of a table's thread.
    fn post(self, table: &Table) -> ForumPost {
        let own = table.venue().language;
        let name = thread_name(Speaker { language: own, game: table.game() }, table);
        // People may have made the tag in another language.
        let languages =
            || std::iter::once(own).chain(Language::all().into_iter().filter(move |one| *one != own));
        let said = |tag: &'static str| languages().map(move |one| words().say(one, &Message::new(tag)));
        let game = languages().map(|language| Speaker { language, game: table.game() }.game_name());
        let states = ["forum-open", "forum-playing", "forum-paused", "forum-over"];
        let others = states.into_iter().filter(|tag| *tag != self.tag());
        let tags = Tags {
            wanted: vec![game.collect(), said(self.tag()).collect()],
            dropped: others.flat_map(said).collect(),
        };
        ForumPost { name: format!("{}{name}", self.mark()), tags }
    }
}

/// Returns the name and tags of a table that has no post in a forum yet.
pub(super) fn forum_post(table: &Table, now: Timestamp) -> ForumPost {
    Shown::of(table, "", now).post(table)
}

/// Returns the nonce: at most 25 characters, and equal at every attempt.
fn nonce(channel: &str) -> String {
    let tail: String = channel.chars().rev().take(20).collect();
    format!("s-{tail}")
}

pub(super) fn earlier(at: Timestamp, by: SignedDuration) -> Timestamp {
    at.saturating_sub(by).unwrap_or(at)
}

pub(super) fn later_than(at: Timestamp, by: SignedDuration) -> Timestamp {
    at.saturating_add(by).unwrap_or(at)
}

/// Returns the time of the next attempt.
pub(super) fn later(now: Timestamp, after: Option<Duration>) -> Timestamp {
    let after = after.and_then(|after| SignedDuration::try_from(after).ok());
    later_than(now, after.unwrap_or_default().max(SignedDuration::from_secs(1)))
}
