//! Messages, presses, clicks and typing of members in the local chat, and the answers.

use super::{LIMIT, MAIN, Room, RoomError, people, person, private_room, with_mentions};
use crate::typing::Typing;
use liege_chat::{
    self as chat, Answer, Call, Choice, File, FormShown, Incoming, Person, Place, Said, stays_in_place,
};
use liege_store::{LocalMember, NewLocalMessage};
use liege_table::record::MOST_BYTES;
use liege_words::Language;
use std::sync::{Arc, PoisonError};

impl Room {
    /// Says something, with files. Returns the message's own id, then those of the answers. A repeated
    /// `request` is carried out once.
    ///
    /// # Errors
    /// Returns an error if there is no such member or place, or the text is too long; then nothing was said.
    pub async fn say(
        self: &Arc<Self>,
        member: &str,
        place: &str,
        text: &str,
        files: Vec<File>,
        request: Option<&str>,
        locale: Option<Language>,
    ) -> Result<Vec<i64>, RoomError> {
        if text.chars().count() > LIMIT {
            return Err(RoomError::TooLong);
        }
        let members = self.members().await?;
        let who = person(&members, member, locale)?;
        let where_said = self.place(place, &who).await?;
        let thread = where_said.parent.is_some();
        let table = if thread { self.table_of(place).await? } else { None };
        let text_said = with_mentions(text, &members);
        // What concerns its author alone is said as if in private, and nobody else reads it.
        let personal = table.and_then(|table| chat::personal(&text_said, table));
        let where_heard = match personal {
            Some(_) => self.place(&private_room(&who.id), &who).await?,
            None => where_said,
        };
        let nonce = request.map(|request| format!("say:{request}"));
        // A file that is too long is refused later; it need not be stored for that.
        let fits = |file: &&File| file.bytes.len() <= MOST_BYTES;
        let kept: Vec<File> = files.iter().filter(fits).cloned().collect();
        let own = NewLocalMessage {
            place,
            author: Some(&who.id),
            addressee: where_heard.server.is_none().then_some(&who.id),
            text,
            mentions: &[],
            buttons: &[],
            menu: None,
            pictures: &[],
            files: &kept,
            nonce: nonce.as_deref(),
        };
        let id = self.put(own).await?;
        self.stir();
        let incoming = Incoming {
            id: Some(format!("local:{id}")),
            who,
            place: where_heard,
            said: Said::typed(personal.unwrap_or(text_said)),
            known: people(&members),
            files,
        };
        let mut ids = vec![id];
        ids.extend(self.answer(incoming, place, &format!("re:{id}"), None).await?);
        Ok(ids)
    }

    /// Runs a command of a member in the channel, without a word there: neither the command is shown nor its answers.
    ///
    /// # Errors
    /// If there is no such member.
    pub async fn do_quietly(
        &self,
        member: &str,
        call: Call,
        request: &str,
        locale: Option<Language>,
    ) -> Result<(), RoomError> {
        let members = self.members().await?;
        let who = person(&members, member, locale)?;
        let place = self.place(MAIN, &who).await?;
        let said = Said::Command(call);
        chat::handle(&self.chat, pressing(&members, who, place, said, Some(request))).await;
        self.stir();
        Ok(())
    }

    /// The table whose thread a place is.
    async fn table_of(&self, place: &str) -> Result<Option<i64>, RoomError> {
        let threads = self.store.local_threads().await?;
        Ok(threads.into_iter().find(|thread| thread.id == place).and_then(|thread| thread.table))
    }

    /// The form that a member has to fill in before a button does anything.
    ///
    /// # Errors
    /// Returns an error if there is no such member or button.
    pub async fn form(
        &self,
        member: &str,
        button: &str,
        locale: Option<Language>,
    ) -> Result<FormShown, RoomError> {
        let who = person(&self.members().await?, member, locale)?;
        chat::form(&self.chat, &who, &Place::default(), button).await.ok_or(RoomError::NoSuchButton)
    }

    /// Presses a button of a message, with the `text` that its form asks for, and returns the ids of the
    /// answers. A repeated `request` is carried out once.
    ///
    /// # Errors
    /// Returns an error if there is no such member, or the member sees no such button; then nothing was
    /// pressed.
    pub async fn press(
        self: &Arc<Self>,
        member: &str,
        message: i64,
        button: &str,
        text: Option<&str>,
        request: Option<&str>,
        locale: Option<Language>,
    ) -> Result<Vec<i64>, RoomError> {
        if text.is_some_and(|text| text.chars().count() > LIMIT) {
            return Err(RoomError::TooLong);
        }
        let members = self.members().await?;
        let who = person(&members, member, locale)?;
        let message = self.store.local_message(message).await?.ok_or(RoomError::NoSuchButton)?;
        let seen = message.addressee.as_ref().is_none_or(|only| *only == who.id);
        // A control that an edit has just removed may still be on somebody's screen: the chat tells them why
        // it does nothing. A button's id allows nothing that words would not.
        let options = message.menu.iter().flat_map(|menu| &menu.options).map(|option| &option.id);
        let mut shown = message.buttons.iter().map(|known| &known.id).chain(options);
        let mut there = message.edited.is_some() || shown.any(|known| known == button);
        if !there && seen {
            let read = self.as_read(member, message.clone()).await?;
            there = read.buttons.iter().any(|known| known.id == button);
        }
        // Under a lesson or puzzle each move can be pointed out on the board, which has no buttons.
        let pointed = || ["learn-play:", "puzzle-play:"].iter().any(|door| button.starts_with(door));
        if !there && message.menu.is_some() {
            there = pointed();
        }
        if !seen || !there {
            return Err(RoomError::NoSuchButton);
        }
        let where_pressed = self.place(&message.place, &who).await?;
        let instead = stays_in_place(button).then_some(message.id);
        let said = match text {
            Some(text) => Said::Filled(button.to_owned(), text.into()),
            None => Said::Press(button.to_owned()),
        };
        let incoming = pressing(&members, who, where_pressed, said, request);
        let nonce = self.nonce_of_press(&message.id.to_string(), request);
        self.answer(incoming, &message.place, &nonce, instead).await
    }

    /// Plays a move that a member pointed out on a board, or answers an offer beside it, and returns the ids of the
    /// answers. A repeated `request` is carried out once.
    ///
    /// # Errors
    /// Returns an error if there is no such member or place, or it is not such a move; then nothing was
    /// played.
    pub async fn play(
        self: &Arc<Self>,
        member: &str,
        place: &str,
        play: &str,
        request: Option<&str>,
        locale: Option<Language>,
    ) -> Result<Vec<i64>, RoomError> {
        if !["play:", "deal:"].iter().any(|door| play.starts_with(door)) {
            return Err(RoomError::NoSuchButton);
        }
        let members = self.members().await?;
        let who = person(&members, member, locale)?;
        let there = self.place(place, &who).await?;
        let incoming = pressing(&members, who, there, Said::Clicked(play.to_owned()), request);
        let nonce = self.nonce_of_press(place, request);
        self.answer(incoming, place, &nonce, None).await
    }

    fn nonce_of_press(&self, of: &str, request: Option<&str>) -> String {
        request.map_or_else(
            // Without the id of a request, every press is a new one.
            || format!("press:{of}:{}:{}", self.now().as_nanosecond(), *self.news.borrow()),
            |request| format!("press:{request}"),
        )
    }

    /// Passes a message to the chat and stores the answers, the first of them `instead` of an earlier one. A
    /// slow answer comes when it is ready.
    async fn answer(
        self: &Arc<Self>,
        incoming: Incoming,
        place: &str,
        nonce: &str,
        instead: Option<i64>,
    ) -> Result<Vec<i64>, RoomError> {
        let who = incoming.who.id.clone();
        let alone = incoming.place.server.is_none();
        let answers: Vec<Answer> = chat::handle(&self.chat, incoming).await;
        let ids =
            self.show(&answers, &who, place, alone, nonce, instead).await.map_err(|error| match error {
                // Only the answer says whether anything was done.
                RoomError::Store(error) => RoomError::Unkept(said(&answers), error),
                error => error,
            })?;
        for (answer, announced) in answers.into_iter().zip(ids.clone()) {
            let Some(later) = answer.later else { continue };
            let (room, who, place) = (Arc::clone(self), who.clone(), place.to_owned());
            let nonce = format!("{nonce}:later");
            let mut promises = self.promises.lock().unwrap_or_else(PoisonError::into_inner);
            while promises.try_join_next().is_some() {}
            promises.spawn(async move {
                let answers = later.wait().await;
                if let Err(fault) = room.show(&answers, &who, &place, alone, &nonce, Some(announced)).await {
                    tracing::error!(%fault, "an answer could not be stored");
                }
            });
        }
        Ok(ids)
    }

    /// Stores answers to a member.
    async fn show(
        &self,
        answers: &[Answer],
        who: &str,
        place: &str,
        alone: bool,
        nonce: &str,
        mut instead: Option<i64>,
    ) -> Result<Vec<i64>, RoomError> {
        let mut ids = Vec::with_capacity(answers.len());
        for (index, answer) in answers.iter().enumerate() {
            let nonce = format!("{nonce}:{index}");
            let new = NewLocalMessage {
                place,
                author: None,
                addressee: (answer.private || alone).then_some(who),
                text: &answer.text,
                mentions: &[],
                buttons: &answer.buttons,
                menu: answer.menu.as_ref(),
                pictures: &answer.pictures,
                files: &answer.files,
                nonce: Some(&nonce),
            };
            if let Some(id) = instead.take_if(|_| answer.private && answer.files.is_empty())
                && self.store.replace_local_answer(id, new, self.now()).await?
            {
                ids.push(id);
                continue;
            }
            ids.push(self.put(new).await?);
        }
        self.stir();
        Ok(ids)
    }

    /// Completions for a text that a member is typing at a place; each value is a whole text.
    ///
    /// # Errors
    /// Returns an error if there is no such member or place.
    pub async fn complete(
        &self,
        member: &str,
        place: &str,
        typed: &str,
        locale: Option<Language>,
    ) -> Result<Vec<Choice>, RoomError> {
        let who = person(&self.members().await?, member, locale)?;
        let place = self.place(place, &who).await?;
        let typing = Typing::of(typed);
        let language = locale.unwrap_or_default();
        let mut choices = typing.commands(language);
        if let Some(field) = typing.field {
            let found = chat::complete(&self.chat, &who, &place, field, typing.table, typing.rest).await;
            choices.extend(found.into_iter().map(|choice| Choice {
                value: format!("{}{}", typing.before, choice.value),
                label: choice.label,
            }));
        }
        Ok(choices)
    }
}

/// The texts of answers.
fn said(answers: &[Answer]) -> String {
    answers.iter().map(|answer| answer.text.as_str()).collect::<Vec<_>>().join("\n")
}

/// The text that a press stands for.
fn pressing(
    members: &[LocalMember],
    who: Person,
    place: Place,
    said: Said,
    request: Option<&str>,
) -> Incoming {
    Incoming {
        id: request.map(|request| format!("local:press:{request}")),
        who,
        place,
        said,
        known: people(members),
        files: Vec::new(),
    }
}
