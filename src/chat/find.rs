//! Which table is meant.

use super::hear::{Asker, private, with_buttons};
use super::io::{Answer, ButtonStyle};
use super::speaker::Speaker;
use super::{Chat, Fault};
use crate::table::{Status, Table, Urgency};
use crate::words::Message;
use std::sync::Arc;

/// The table meant, or the answer that asks or explains.
pub(super) enum Found {
    /// This one.
    Table(Arc<Table>),
    /// Not clear: these could be.
    Several(Vec<Arc<Table>>),
    /// None; this is what to say.
    None(Message),
}

/// What the table is wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum For {
    /// A move or act: tables where the member plays.
    Acting,
    /// Taking a seat: tables still in their lobby.
    Joining,
    /// Anything about a table the member has to do with.
    Looking,
}

impl Chat {
    /// The table whose place this is: its thread, the message replied to, or the only one played in this
    /// channel.
    pub(super) async fn table_here(&self, asker: &Asker<'_>) -> Result<Option<Arc<Table>>, Fault> {
        if let Some(message) = asker.reply_to
            && let Some(id) = self.store.table_of_message(message).await?
        {
            return self.table(id).await;
        }
        match self.store.tables_in(&asker.place.channel, false).await?.as_slice() {
            [only] => self.table(only.id).await,
            [] => match self.store.tables_in(&asker.place.channel, true).await?.first() {
                // A thread belongs to its table for ever.
                Some(ended) if ended.thread.as_deref() == Some(asker.place.channel.as_str()) => {
                    self.table(ended.id).await
                }
                _ => Ok(None),
            },
            _ => Ok(None),
        }
    }

    /// The table meant by a command.
    pub(super) async fn find(
        &self,
        asker: &Asker<'_>,
        named: Option<i64>,
        wanted: For,
    ) -> Result<Found, Fault> {
        if let Some(id) = named {
            let Some(table) = self.table(id).await? else {
                return Ok(Found::None(Message::new("table-unknown").with("table", id.to_string())));
            };
            // Who plays may ask from anywhere; others only where the table is.
            let theirs = table.host().id == asker.who.id
                || !table.seats_of(&asker.who.id).is_empty()
                || !table.invitations_of(&asker.who.id).is_empty();
            if !theirs && table.venue().server != asker.place.server {
                return Ok(Found::None(Message::new("table-elsewhere").with("table", id.to_string())));
            }
            return Ok(Found::Table(table));
        }
        if let Some(table) = self.table_here(asker).await? {
            // In a channel without threads a table that is over does not stand in the way of others.
            let fits = match wanted {
                For::Joining => table.status() == Status::Lobby,
                For::Acting => {
                    table.venue().thread.as_deref() == Some(asker.place.channel.as_str())
                        || asker.reply_to.is_some()
                        || !table.seats_of(&asker.who.id).is_empty()
                }
                For::Looking => true,
            };
            if fits {
                return Ok(Found::Table(table));
            }
        }
        let mut theirs = Vec::new();
        for line in self.store.tables_of(&asker.who.id, wanted == For::Looking).await? {
            if let Some(table) = self.table(line.id).await? {
                theirs.push(table);
            }
        }
        let urgency = |table: &Arc<Table>| table.urgency(&asker.who.id);
        let mut fitting: Vec<Arc<Table>> = match wanted {
            For::Joining => theirs.iter().filter(|t| urgency(t) == Urgency::Invited).cloned().collect(),
            For::Acting => {
                let turns: Vec<_> = theirs.iter().filter(|t| urgency(t) == Urgency::Turn).cloned().collect();
                if turns.is_empty() {
                    theirs.iter().filter(|t| t.status() == Status::Playing).cloned().collect()
                } else {
                    turns
                }
            }
            For::Looking => {
                let best = theirs.iter().map(urgency).min();
                theirs.iter().filter(|t| Some(urgency(t)) == best).cloned().collect()
            }
        };
        if fitting.is_empty() && wanted == For::Joining {
            for line in self.store.tables_in(&asker.place.channel, false).await? {
                if line.status == Status::Lobby
                    && let Some(table) = self.table(line.id).await?
                {
                    fitting.push(table);
                }
            }
        }
        Ok(match fitting.len() {
            0 if wanted == For::Joining => Found::None(Message::new("table-lobby-none")),
            0 => Found::None(Message::new("table-none")),
            1 => Found::Table(fitting.remove(0)),
            _ => Found::Several(fitting),
        })
    }

    /// Asks which of several tables is meant; `press` makes the button of each.
    pub(super) fn ask_which(
        asker: &Asker<'_>,
        question: &Message,
        tables: &[Arc<Table>],
        press: impl Fn(&Table) -> super::buttons::Press,
    ) -> Vec<Answer> {
        let buttons = tables.iter().map(|table| {
            let speaker = Speaker { language: asker.language, game: table.game() };
            let label = Message::new("table-button")
                .with("table", table.id().to_string())
                .with("game", speaker.game_name());
            press(table).button(speaker.say(&label), ButtonStyle::Plain)
        });
        vec![with_buttons(private(asker.say(question)), buttons)]
    }
}
