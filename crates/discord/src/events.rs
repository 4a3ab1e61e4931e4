//! The listening half: conversion of messages and presses for the chat.

use super::forms::{self, FilledForm};
use super::gateway::{Gateway, Reply};
use super::interactions::{Ticket, person, place};
use super::kept::kept_under;
use super::mentions::without_address;
use super::slash;
use super::uploads::Upload;
use futures::FutureExt;
use liege_chat::{Incoming, Person, Place, Said, asks_first, heard_as, stays_in_place, wants_file};
use liege_words::Language;
use serenity::all::{
    ComponentInteraction, ComponentInteractionDataKind, Interaction, Message, MessageFlags,
    MessageReferenceKind, MessageType, MessageUpdateEvent, RoleId, ShardId, User, UserId,
};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;

impl Gateway {
    /// Takes a message in, to be handled in its channel's order.
    pub fn take(&self, shard: ShardId, message: Message) {
        self.watermark.takes(shard, message.guild_id, message.id);
        let (channel, number) = (message.channel_id.get(), message.id.get());
        self.messages.put(&self.tasks, channel, number, message);
    }

    /// Takes an edit of a message in: people correct a refused message by editing it. Returns `None` if the
    /// event reports no new text by its author, or comes too late.
    pub fn take_edit(self: &Arc<Self>, edited: &MessageUpdateEvent) {
        let Some((edit, message)) = rewritten(edited) else { return };
        let gateway = Arc::clone(self);
        self.tasks.spawn(async move {
            gateway.consider(message, Some(edit)).await;
        });
    }

    /// Whether a message is for the chat.
    pub fn is_meant(&self, message: &Message, in_thread: bool) -> bool {
        match self.said(message) {
            Some(Said::Text { addressed, reply_to, .. }) => {
                addressed || reply_to.is_some() || self.read_all_in_threads && in_thread
            }
            said => said.is_some(),
        }
    }

    /// Handles a typed message, in its channel's order.
    pub async fn hear(&self, message: Message) {
        let under_way = self.watermark.does(message.id);
        // A message whose handling panicked would do so again if it was repeated.
        let meant =
            AssertUnwindSafe(self.consider(message, None)).catch_unwind().await.unwrap_or_else(|_| {
                tracing::error!("what a message means could not be considered");
                true
            });
        under_way.done();
        if meant {
            // It is noted at once, so that after a crash no refused message is handled again.
            self.note_watermark().await;
        }
    }

    /// Asks the chat about a message and sends its answers. Returns whether the message was for the chat.
    /// `edit` is the time of the edit, if the earlier text was handled before.
    async fn consider(&self, message: Message, edit: Option<i64>) -> bool {
        let Some(said) = self.said(&message) else { return false };
        let place = self.place_of(&message).await;
        if let Said::Text { addressed: false, reply_to: None, .. } = said
            && !(self.read_all_in_threads && place.parent.is_some())
        {
            return false;
        }
        let mut who = self.author(&message);
        self.look_around(&mut who, &place);
        let typed = match &said {
            Said::Text { text, .. } => with_names(text, &message),
            Said::Command(_) | Said::Press(_) | Said::Clicked(_) | Said::Filled(..) | Said::Program(_) => {
                String::new()
            }
        };
        let uploads: Vec<Upload> = match wants_file(&said) && self.handler.takes_files(&who) {
            true => message.attachments.iter().map(Upload::of).collect(),
            false => Vec::new(),
        };
        let mut incoming = Incoming {
            id: Some(heard_as(&message.id.to_string(), edit)),
            who,
            place: place.clone(),
            said,
            known: known(&message),
            files: Vec::new(),
        };
        let answers = match self.fetch(&uploads).await {
            Ok(files) => {
                incoming.files = files;
                self.handler.handle(incoming).await
            }
            Err(why) => vec![why.answer(place.locale)],
        };
        if !answers.is_empty() {
            let (channel, number) = (message.channel_id, message.id);
            let author = message.author.id;
            let announced = None;
            let reply =
                Reply { channel, message: number, edit, author, place, typed, answers, sent: 0, announced };
            // Sending may have to wait; the next message of the channel must not. The answer to an edited
            // message is a different one from the answer to the earlier text.
            let queued = number.get() + u64::from(edit.is_some());
            self.replies.put(&self.tasks, channel.get(), queued, reply);
        }
        true
    }

    /// The content of a message; `None` if it is not for the chat, in any place.
    fn said(&self, message: &Message) -> Option<Said> {
        said_in(message, self.bot, message.guild_id.and_then(|guild| self.places.role_of(guild)))
    }

    /// The place of a message. Discord does not say whether its channel is a thread; if the gateway has not
    /// told it, it is asked for once.
    async fn place_of(&self, message: &Message) -> Place {
        let channel = message.channel_id;
        let Some(guild) = message.guild_id else {
            return Place { channel: channel.to_string(), ..Place::default() };
        };
        if let Some(place) = self.places.place(guild, channel) {
            return place;
        }
        if let Err(fault) = self.transport.look_up(channel).await {
            tracing::warn!(%fault, %channel, "a channel could not be looked up");
        }
        self.places.place(guild, channel).unwrap_or_else(|| self.places.bare_place(guild, channel))
    }

    fn author(&self, message: &Message) -> Person {
        let mut author = person(&message.author, None, None);
        let Some(member) = message.member.as_deref() else { return author };
        if let Some(nick) = &member.nick {
            author.name.clone_from(nick);
        }
        if let Some(guild) = message.guild_id {
            author.rights = self.places.rights(guild, message.author.id, &member.roles);
        }
        author
    }

    /// Handles a press of a button, or a choice from a menu. A form is shown at once, before anything is
    /// done.
    pub fn press(self: &Arc<Self>, press: &ComponentInteraction) {
        let Some(said) = pressed(press) else { return };
        let (id, is_choice) = match &said {
            Said::Press(id) => (id.clone(), false),
            Said::Filled(id, _) => (id.clone(), true),
            _ => return,
        };
        let id = id.as_str();
        let ticket = Ticket::new(press.id, &press.token, press.channel_id);
        if let Some(message) = kept_under(id) {
            let locale = Language::of_locale(&press.locale).unwrap_or_default();
            return self.open_kept(ticket, message, press.user.id, locale);
        }
        let incoming = Incoming {
            id: Some(press.id.to_string()),
            who: person(&press.user, press.member.as_ref(), Some(&press.locale)),
            place: place(
                press.guild_id,
                press.channel_id,
                press.channel.as_ref(),
                press.guild_locale.as_deref(),
            ),
            said: said.clone(),
            known: press.data.resolved.users.values().filter(|user| !user.bot).map(chosen).collect(),
            files: Vec::new(),
        };
        if !is_choice && asks_first(id) {
            let (gateway, id) = (Arc::clone(self), id.to_owned());
            self.tasks.spawn(async move {
                match gateway.handler.form(&incoming.who, &incoming.place, &id).await {
                    Some(form) => gateway.show_form(&ticket, forms::shown(&id, &form)).await,
                    None => gateway.obey(ticket, incoming, Vec::new()),
                }
            });
            return;
        }
        self.obey(ticket.in_place(is_private(&press.message) && stays_in_place(id)), incoming, Vec::new());
    }

    /// Handles a form that was filled in.
    pub fn filled(self: &Arc<Self>, filled: FilledForm) {
        let FilledForm { interaction: form, entered, known, uploads } = filled;
        let id = form.data.custom_id.as_str();
        let incoming = Incoming {
            id: Some(form.id.to_string()),
            who: person(&form.user, form.member.as_ref(), Some(&form.locale)),
            place: place(form.guild_id, form.channel_id, form.channel.as_ref(), form.guild_locale.as_deref()),
            said: Said::Filled(id.to_owned(), entered),
            known,
            files: Vec::new(),
        };
        let in_place = form.message.as_deref().is_some_and(is_private) && stays_in_place(id);
        let ticket = Ticket::new(form.id, &form.token, form.channel_id).in_place(in_place);
        self.obey(ticket, incoming, uploads);
    }
}

/// The time in seconds after a message was written in which an edit of it is handled.
const EDITED_WITHIN: i64 = 600;

/// The edited message and the time of the edit (in seconds), if its author changed it while it was new.
/// Discord also reports an edit when it adds the preview of a link or a message is pinned: then nobody
/// changed the text.
fn rewritten(edited: &MessageUpdateEvent) -> Option<(i64, Message)> {
    let at = edited.edited_timestamp?;
    // The bot's own posts change all the time.
    if edited.author.as_ref().is_none_or(|author| author.bot) {
        return None;
    }
    let written = edited.timestamp.unwrap_or_else(|| edited.id.created_at());
    if at.unix_timestamp() - written.unix_timestamp() > EDITED_WITHIN {
        return None;
    }
    // The event has every field of a message that exists, and serenity has no other conversion.
    let mut fields = serde_json::to_value(edited).ok()?;
    fields.as_object_mut()?.retain(|_, value| !value.is_null());
    let message = serde_json::from_value(fields).inspect_err(|fault| {
        tracing::warn!(%fault, "an edited message could not be read");
    });
    Some((at.unix_timestamp(), message.ok()?))
}

/// Whether only one person sees a message, as with an answer.
fn is_private(message: &Message) -> bool {
    message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
}

/// The content of a press: the pressed button, the chosen option of a menu, or the form that a chosen member fills in.
fn pressed(press: &ComponentInteraction) -> Option<Said> {
    let id = &press.data.custom_id;
    match &press.data.kind {
        ComponentInteractionDataKind::Button => Some(Said::Press(id.clone())),
        ComponentInteractionDataKind::StringSelect { values } => values.first().cloned().map(Said::Press),
        ComponentInteractionDataKind::UserSelect { values } => {
            let member = values.first()?;
            Some(Said::Filled(id.clone(), format!("<@{member}>").into()))
        }
        _ => None,
    }
}

/// The content of a message for this bot, whose own role is `role`.
fn said_in(message: &Message, bot: UserId, role: Option<RoleId>) -> Option<Said> {
    let by_person = !message.author.bot && !message.author.system && message.webhook_id.is_none();
    let typed = matches!(message.kind, MessageType::Regular | MessageType::InlineReply);
    if !by_person || !typed || message.author.id == bot {
        return None;
    }
    let (text, named) = without_address(&message.content, bot, role);
    if text.is_empty() && !named {
        return None;
    }
    let to_bot = message.referenced_message.as_ref().is_some_and(|to| to.author.id == bot);
    let reply = message.message_reference.as_ref().filter(|reference| {
        let here = reference.channel_id == message.channel_id;
        to_bot && here && reference.kind == MessageReferenceKind::Default
    });
    let reply_to = reply.and_then(|reply| reply.message_id).map(|id| id.to_string());
    // Discord lists a person whom a reply notifies among the mentions, though nobody has named them.
    let mentioned = message.mentions.iter().any(|user| user.id == bot);
    let addressed = named || message.guild_id.is_none() || mentioned && reply_to.is_none();
    Some(Said::Text { text: text.into(), addressed, reply_to })
}

/// The content of a message or an interaction of the gateway for bot 1, without author and place: it is read
/// in the same way as every event.
#[must_use]
pub fn understood(payload: &[u8]) -> Option<Said> {
    match serde_json::from_slice::<Interaction>(payload) {
        Ok(Interaction::Command(command) | Interaction::Autocomplete(command)) => slash::said(&command),
        Ok(Interaction::Component(press)) => pressed(&press),
        Ok(Interaction::Modal(_)) => filled_in(payload),
        Ok(_) => None,
        Err(_) if serde_json::from_slice(payload).is_ok_and(|form| forms::is_form(&form)) => {
            filled_in(payload)
        }
        Err(_) => {
            let message = serde_json::from_slice(payload).ok()?;
            let _ = known(&message);
            said_in(&message, UserId::new(1), None)
        }
    }
}

fn filled_in(payload: &[u8]) -> Option<Said> {
    let form = forms::read(serde_json::from_slice(payload).ok()?)?;
    Some(Said::Filled(form.interaction.data.custom_id, form.entered))
}

fn chosen(user: &User) -> Person {
    person(user, None, None)
}

/// A text as people read it, with the names of mentioned people.
fn with_names(text: &str, message: &Message) -> String {
    known(message).iter().fold(text.to_owned(), |text, person| {
        let name = format!("@{}", person.name);
        text.replace(&format!("<@{}>", person.id), &name).replace(&format!("<@!{}>", person.id), &name)
    })
}

/// The members whom a message mentions. Bots can't play.
fn known(message: &Message) -> Vec<Person> {
    let people = message.mentions.iter().filter(|user| !user.bot);
    people
        .map(|user| {
            let mut known = person(user, None, None);
            if let Some(nick) = user.member.as_ref().and_then(|member| member.nick.as_ref()) {
                known.name.clone_from(nick);
            }
            known
        })
        .collect()
}
