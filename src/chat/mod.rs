//! What people type or press, and what they are told: the program's talk, with no transport.
//!
//! A transport turns what it hears into an [`Incoming`], gives it to [`Chat::handle`] and shows the
//! [`Answer`]s at once to the person who asked. What everybody must learn is *not* among the answers:
//! it is queued in the store in the same transaction as the action, and the delivery worker
//! ([`Chat::deliver`]) hands it as [`Letter`]s to the transport's [`Courier`].

mod command;
mod courier;
mod io;

pub use command::Command;
pub use courier::{Courier, Letter, PostError, Posted, Refused, Target, ThreadRequest};
pub use io::{Answer, Button, ButtonStyle, Choice, Field, Incoming, Person, Picture, Place, Said};

use crate::clock::Clock;
use crate::store::Store;
use std::sync::Arc;
use tokio::sync::watch;

/// What the chat needs to know of its surroundings.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Whether tables get a thread each; otherwise they are played in the channel itself.
    pub threads: bool,
    /// Language of posts where the server's is not known.
    pub language: crate::words::Language,
    /// How typed commands are shown in help: `@Liege ` on Discord, empty in the local chat.
    pub address: String,
    /// Whether slash commands exist (help then shows them).
    pub slash: bool,
}

/// The chat: one for a program, shared by everything that listens.
pub struct Chat {
    store: Store,
    clock: Arc<dyn Clock>,
    settings: Settings,
}

impl Chat {
    /// A chat over an open store.
    #[must_use]
    pub fn new(store: Store, clock: Arc<dyn Clock>, settings: Settings) -> Arc<Chat> {
        Arc::new(Chat { store, clock, settings })
    }

    /// Takes what was said and gives the answers to the person who said it (empty when it was not meant
    /// for the bot, or was heard before). Never fails: faults become answers.
    pub async fn handle(&self, incoming: Incoming) -> Vec<Answer> {
        let _ = (&self.store, &self.clock, &self.settings, incoming);
        Vec::new()
    }

    /// Completions for a field of a slash command, from memory: quick, at most 25.
    pub async fn complete(
        &self,
        who: &Person,
        place: &Place,
        field: Field,
        table: Option<i64>,
        typed: &str,
    ) -> Vec<Choice> {
        let _ = (who, place, field, table, typed);
        Vec::new()
    }

    /// Delivers what is queued, until `stop` becomes true: the letters of one table in order, those of
    /// different tables side by side; faults are retried with growing pauses.
    pub async fn deliver(self: Arc<Self>, courier: Arc<dyn Courier>, mut stop: watch::Receiver<bool>) {
        let _ = (courier, stop.changed().await);
    }

    /// Delivers everything that is due now, once, in order of the queue, and gives the number of
    /// letters delivered (for the console, which has no background).
    pub async fn deliver_due(&self, courier: &dyn Courier) -> usize {
        let _ = courier;
        0
    }
}
