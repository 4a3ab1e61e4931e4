//! The room in which the local chat takes place.

use super::typing::Typing;
use crate::chat::{
    Answer, Chat, Choice, Clickable, File, FormShown, Incoming, Lit, OutboundMessage, Person, Place,
    PostError, Posted, Refused, Rights, Said, Target, ThreadRequest, Transport, stays_in_place,
};
use crate::clock::Clock;
use crate::config::check_member_name;
use crate::record::MOST_BYTES;
use crate::store::{LocalMember, LocalMessage, NewLocalMessage, Store, StoreError, Which};
use crate::table::Urgency;
use crate::words::{Language, Message};
use futures::future::BoxFuture;
use jiff::Timestamp;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::watch;
use tokio::task::JoinSet;

/// The channel where everybody is.
pub const MAIN: &str = "main";

/// The id under which the room's server is known to the chat.
const SERVER: &str = "local";

/// How many characters a message may have.
pub const LIMIT: usize = 4000;

/// The id of a member's private room.
#[must_use]
pub fn private_room(member: &str) -> String {
    format!("@{member}")
}

/// What is wrong with something asked of the room.
#[derive(Debug, thiserror::Error)]
pub enum RoomError {
    /// Nobody has that name.
    #[error("nobody here is called “{0}”")]
    NoSuchMember(String),
    /// There is no such place, or it is another member's.
    #[error("there is no place “{0}”")]
    NoSuchPlace(String),
    /// There is no such message or button (any more).
    #[error("there is no such button")]
    NoSuchButton,
    /// A name that cannot be.
    #[error("“{0}” cannot be a name")]
    BadName(String),
    /// A name that somebody has.
    #[error("there is already somebody called “{0}”")]
    NameTaken(String),
    /// A message without end.
    #[error("a message has at most {LIMIT} characters")]
    TooLong,
    /// The data file.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What was asked for was answered, but the answer could not be stored.
    #[error("an answer could not be stored: {1}")]
    Unkept(String, StoreError),
}

impl RoomError {
    /// The same as a sentence for people.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            RoomError::NoSuchMember(name) => Message::new("local-no-member-page").with("name", name.clone()),
            RoomError::NoSuchPlace(_) => Message::new("local-no-place-page"),
            RoomError::NoSuchButton => Message::new("local-no-button"),
            RoomError::BadName(name) => Message::new("local-bad-name").with("name", name.clone()),
            RoomError::NameTaken(name) => Message::new("local-name-taken").with("name", name.clone()),
            RoomError::TooLong => Message::new("local-too-long").with("limit", LIMIT.to_string()),
            RoomError::Store(error) => {
                Message::new(error.words().unwrap_or("local-fault")).with("why", error.to_string())
            }
            RoomError::Unkept(answer, _) => Message::new("local-unkept").with("answer", answer.clone()),
        }
    }
}

/// What sort of place it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceKind {
    /// The channel.
    Channel,
    /// The member's private room.
    Private,
    /// A table's thread.
    Thread,
}

/// A place, as one member sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceLine {
    /// The id.
    pub id: String,
    /// The name; empty for the channel and the private room.
    pub name: String,
    /// What it is.
    pub kind: PlaceKind,
    /// The id of the last message that the member can see there; 0: none.
    pub last: i64,
    /// Whether a table there waits for the member.
    pub waits_for_you: bool,
    /// The table whose thread it is.
    pub table: Option<i64>,
}

/// A place where a table waits for a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// The place.
    pub place: String,
    /// Whether it is the member's turn there, not only a seat or a question that waits.
    pub turn: bool,
}

/// The room: one for a program.
pub struct Room {
    store: Store,
    chat: Arc<Chat>,
    clock: Arc<dyn Clock>,
    /// Grows by one whenever there is something new to see.
    news: watch::Sender<u64>,
    /// Answers that are still being made.
    promises: Mutex<JoinSet<()>>,
}

impl Room {
    /// Opens the room over an open store and lets `members` in.
    ///
    /// # Errors
    /// If the data file cannot be written or a name cannot be.
    pub async fn open(
        store: Store,
        chat: Arc<Chat>,
        clock: Arc<dyn Clock>,
        members: &[String],
    ) -> Result<Arc<Room>, RoomError> {
        let news = watch::Sender::new(0);
        let room = Room { store, chat, clock, news, promises: Mutex::default() };
        for name in members {
            match room.add_member(name).await {
                Ok(_) | Err(RoomError::NameTaken(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(Arc::new(room))
    }

    /// The store.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The present time of the room.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// Tells when there is something new to see.
    #[must_use]
    pub fn news(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }

    fn stir(&self) {
        self.news.send_modify(|count| *count = count.wrapping_add(1));
    }

    /// Everybody, in the order in which they came.
    pub async fn members(&self) -> Result<Vec<LocalMember>, RoomError> {
        Ok(self.store.local_members().await?)
    }

    /// Lets somebody in.
    ///
    /// # Errors
    /// If the name cannot be a name, or somebody has it.
    pub async fn add_member(&self, name: &str) -> Result<LocalMember, RoomError> {
        let name = name.trim().trim_start_matches('@');
        check_member_name(name).map_err(|_| RoomError::BadName(name.to_owned()))?;
        let id = name.to_lowercase();
        if self.members().await?.iter().any(|member| member.id == id) {
            return Err(RoomError::NameTaken(name.to_owned()));
        }
        self.store.add_local_member(&id, name, self.now()).await?;
        self.stir();
        Ok(LocalMember { id, name: name.to_owned() })
    }

    /// The member of that name, in any letter case.
    pub async fn member(&self, name: &str) -> Result<LocalMember, RoomError> {
        let id = name.trim().trim_start_matches('@').to_lowercase();
        let found = self.members().await?.into_iter().find(|member| member.id == id);
        found.ok_or_else(|| RoomError::NoSuchMember(name.trim().to_owned()))
    }

    /// The places that a member sees: the channel, the private room, then the threads, those first that
    /// wait for the member, then those with the latest message.
    pub async fn places(&self, member: &str) -> Result<Vec<PlaceLine>, RoomError> {
        let latest = self.store.local_latest(member).await?;
        let last = |id: &str| latest.iter().find(|(place, _)| place == id).map_or(0, |(_, last)| *last);
        let waiting = self.waiting(member).await?;
        let waits = |id: &str| waiting.iter().any(|waiting| waiting.place == id);
        let private = private_room(member);
        let mut threads: Vec<PlaceLine> = self
            .store
            .local_threads()
            .await?
            .into_iter()
            .map(|thread| PlaceLine {
                last: last(&thread.id),
                waits_for_you: waits(&thread.id),
                table: thread.table,
                id: thread.id,
                name: thread.name,
                kind: PlaceKind::Thread,
            })
            .collect();
        threads.sort_by_key(|thread| (!thread.waits_for_you, std::cmp::Reverse(thread.last)));
        let mut places = vec![
            PlaceLine {
                id: MAIN.to_owned(),
                name: String::new(),
                kind: PlaceKind::Channel,
                last: last(MAIN),
                waits_for_you: waits(MAIN),
                table: None,
            },
            PlaceLine {
                last: last(&private),
                id: private,
                name: String::new(),
                kind: PlaceKind::Private,
                waits_for_you: false,
                table: None,
            },
        ];
        places.append(&mut threads);
        Ok(places)
    }

    /// The places where a table waits for the member: for a move, or to sit down.
    pub async fn waiting(&self, member: &str) -> Result<Vec<Waiting>, RoomError> {
        let mut places = Vec::new();
        for line in self.store.tables(Which::Of(member)).await? {
            // A table that cannot be replayed waits for nobody; the chat says so where it is asked for.
            let Ok(Some(table)) = self.store.table(line.id).await else { continue };
            let urgency = table.urgency(member);
            if matches!(urgency, Urgency::Turn | Urgency::Asked | Urgency::Invited) {
                let place = table.venue().board_channel().to_owned();
                places.push(Waiting { place, turn: urgency == Urgency::Turn });
            }
        }
        Ok(places)
    }

    /// Where a table is played; `None` if there is no such table in this room.
    pub async fn place_of_table(&self, table: i64) -> Result<Option<String>, RoomError> {
        let Some(table) = self.store.table(table).await? else { return Ok(None) };
        let place = table.venue().board_channel();
        let threads = self.store.local_threads().await?;
        let here = place == MAIN || threads.iter().any(|thread| thread.id == place);
        Ok(here.then(|| place.to_owned()))
    }

    /// The messages of a place that a member sees, the last `limit` before the message `before`.
    pub async fn messages(
        &self,
        member: &str,
        place: &str,
        before: i64,
        limit: u32,
    ) -> Result<Vec<LocalMessage>, RoomError> {
        Ok(self.store.local_messages(member, place, before, limit).await?)
    }

    /// Says something, with files, and gives what it came to: the message's own id, then those of the answers.
    /// With the same `request` again it is said once.
    ///
    /// # Errors
    /// If there is no such member or place, or the text is too long; then nothing was said.
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
        let nonce = request.map(|request| format!("say:{request}"));
        // What is too long is refused when it is looked at; it need not be kept for that.
        let fits = |file: &&File| file.bytes.len() <= MOST_BYTES;
        let kept: Vec<File> = files.iter().filter(fits).cloned().collect();
        let own = NewLocalMessage {
            place,
            author: Some(&who.id),
            addressee: where_said.server.is_none().then_some(&who.id),
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
            place: where_said,
            said: Said::Text { text: text.to_owned(), addressed: true, reply_to: None },
            known: people(&members),
            files,
        };
        let mut ids = vec![id];
        ids.extend(self.answer(incoming, place, &format!("re:{id}"), None).await?);
        Ok(ids)
    }

    /// What a button asks a member to fill in before it does anything.
    ///
    /// # Errors
    /// If there is no such member or button.
    pub async fn form(
        &self,
        member: &str,
        button: &str,
        locale: Option<Language>,
    ) -> Result<FormShown, RoomError> {
        let who = person(&self.members().await?, member, locale)?;
        self.chat.form(&who, button).await.ok_or(RoomError::NoSuchButton)
    }

    /// Presses a button of a message, with the `text` that its form asks for, and gives the ids of the answers. With the same `request` again it
    /// is pressed once.
    ///
    /// # Errors
    /// If there is no such member, or the member sees no such button; then nothing was pressed.
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
        // What an edit has just taken away may still be on somebody's screen: the chat tells them why it
        // does nothing. No id opens a door that words would not.
        let options = message.menu.iter().flat_map(|menu| &menu.options).map(|option| &option.id);
        let mut shown = message.buttons.iter().map(|known| &known.id).chain(options);
        let there = message.edited.is_some() || shown.any(|known| known == button);
        if !seen || !there {
            return Err(RoomError::NoSuchButton);
        }
        let where_pressed = self.place(&message.place, &who).await?;
        let instead = stays_in_place(button).then_some(message.id);
        let said = match text {
            Some(text) => Said::Filled(button.to_owned(), text.to_owned()),
            None => Said::Press(button.to_owned()),
        };
        let incoming = pressing(&members, who, where_pressed, said, request);
        let nonce = self.nonce_of_press(&message.id.to_string(), request);
        self.answer(incoming, &message.place, &nonce, instead).await
    }

    /// Plays a move that a member pointed out on a board, and gives the ids of the answers. With the same `request`
    /// again it is played once.
    ///
    /// # Errors
    /// If there is no such member or place, or it is no such move; then nothing was played.
    pub async fn play(
        self: &Arc<Self>,
        member: &str,
        place: &str,
        play: &str,
        request: Option<&str>,
        locale: Option<Language>,
    ) -> Result<Vec<i64>, RoomError> {
        if !play.starts_with("play:") {
            return Err(RoomError::NoSuchButton);
        }
        let members = self.members().await?;
        let who = person(&members, member, locale)?;
        let there = self.place(place, &who).await?;
        let incoming = pressing(&members, who, there, Said::Clicked(play.to_owned()), request);
        let nonce = self.nonce_of_press(place, request);
        self.answer(incoming, place, &nonce, None).await
    }

    /// Where everything is on a picture of a board that a member may click.
    ///
    /// # Errors
    /// If there is no such member.
    pub async fn clickable(&self, member: &str, picture: &str) -> Result<Option<Clickable>, RoomError> {
        let who = person(&self.members().await?, member, None)?;
        Ok(self.chat.clickable(&who, picture).await)
    }

    /// What a member may point at next on a board; or why nothing.
    ///
    /// # Errors
    /// If there is no such member.
    pub async fn lit(
        &self,
        member: &str,
        table: i64,
        number: usize,
        spots: &[&str],
        locale: Option<Language>,
    ) -> Result<Result<Lit, String>, RoomError> {
        let who = person(&self.members().await?, member, locale)?;
        Ok(self.chat.lit(&who, table, number, spots).await)
    }

    fn nonce_of_press(&self, of: &str, request: Option<&str>) -> String {
        request.map_or_else(
            // Without a request's id every press is a new one.
            || format!("press:{of}:{}:{}", self.now().as_nanosecond(), *self.news.borrow()),
            |request| format!("press:{request}"),
        )
    }

    /// Hands on what was said and stores the answers, the first `instead` of an earlier one. What takes long comes when
    /// it is ready.
    async fn answer(
        self: &Arc<Self>,
        incoming: Incoming,
        place: &str,
        nonce: &str,
        instead: Option<i64>,
    ) -> Result<Vec<i64>, RoomError> {
        let who = incoming.who.id.clone();
        let alone = incoming.place.server.is_none();
        let answers: Vec<Answer> = self.chat.handle(incoming).await;
        let ids =
            self.show(&answers, &who, place, alone, nonce, instead).await.map_err(|error| match error {
                // Whether or not anything was done is in the answer alone.
                RoomError::Store(error) => RoomError::Unkept(said(&answers), error),
                error => error,
            })?;
        for later in answers.into_iter().filter_map(|answer| answer.later) {
            let (room, who, place) = (Arc::clone(self), who.clone(), place.to_owned());
            let nonce = format!("{nonce}:later");
            let mut promises = self.promises.lock().unwrap_or_else(PoisonError::into_inner);
            while promises.try_join_next().is_some() {}
            promises.spawn(async move {
                let answers = later.wait().await;
                if let Err(fault) = room.show(&answers, &who, &place, alone, &nonce, None).await {
                    tracing::error!(%fault, "an answer could not be stored");
                }
            });
        }
        Ok(ids)
    }

    /// Stores a message, and makes room for what it shows.
    async fn put(&self, new: NewLocalMessage<'_>) -> Result<i64, StoreError> {
        let shows = !new.pictures.is_empty() || !new.files.is_empty();
        let id = self.store.post_locally(new, self.now()).await?;
        let mebibytes = self.chat.limits().local_mebibytes;
        if shows && mebibytes > 0 {
            self.store.make_local_room(u64::from(mebibytes) << 20).await?;
        }
        Ok(id)
    }

    /// Stores answers to somebody.
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
    /// If there is no such member or place.
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
            let found = self.chat.complete(&who, &place, field, typing.table, typing.rest).await;
            choices.extend(found.into_iter().map(|choice| Choice {
                value: format!("{}{}", typing.before, choice.value),
                label: choice.label,
            }));
        }
        Ok(choices)
    }

    /// Delivers what is due now, after everything that is still being made.
    pub async fn deliver_due(&self) -> usize {
        let mut promises = std::mem::take(&mut *self.promises.lock().unwrap_or_else(PoisonError::into_inner));
        while promises.join_next().await.is_some() {}
        self.chat.deliver_due(self).await
    }

    /// A place as the chat knows it; a private room only for its member. The room has no language of its
    /// own: it speaks that of whoever begins something.
    async fn place(&self, id: &str, who: &Person) -> Result<Place, RoomError> {
        let at = |server: bool, parent: Option<String>| Place {
            server: server.then(|| SERVER.to_owned()),
            channel: id.to_owned(),
            parent,
            locale: who.locale,
        };
        if id == MAIN {
            return Ok(at(true, None));
        }
        if id == private_room(&who.id) {
            return Ok(at(false, None));
        }
        let threads = self.store.local_threads().await?;
        let thread = threads.into_iter().find(|thread| thread.id == id);
        let thread = thread.ok_or_else(|| RoomError::NoSuchPlace(id.to_owned()))?;
        Ok(at(true, Some(thread.channel)))
    }
}

/// The words of answers.
fn said(answers: &[Answer]) -> String {
    answers.iter().map(|answer| answer.text.as_str()).collect::<Vec<_>>().join("\n")
}

/// What a press says.
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

fn people(members: &[LocalMember]) -> Vec<Person> {
    members
        .iter()
        .map(|member| Person {
            id: member.id.clone(),
            name: member.name.clone(),
            locale: None,
            rights: Rights::default(),
        })
        .collect()
}

fn person(members: &[LocalMember], id: &str, locale: Option<Language>) -> Result<Person, RoomError> {
    let id = id.to_lowercase();
    let member = members.iter().find(|member| member.id == id);
    let member = member.ok_or_else(|| RoomError::NoSuchMember(id.clone()))?;
    // There are no passwords here: everybody manages the room.
    let rights = Rights { manages: true, ..Rights::default() };
    Ok(Person { id: member.id.clone(), name: member.name.clone(), locale, rights })
}

/// What keeps a message from being posted, for the delivery worker.
fn fault(error: &StoreError) -> PostError {
    PostError::Later { after: None, why: error.to_string() }
}

fn gone(what: &str) -> PostError {
    PostError::Refused { refused: Refused::Gone, why: format!("the local chat has no {what}") }
}

impl Room {
    async fn post_outbound(&self, outbound: &OutboundMessage) -> Result<Posted, PostError> {
        let (place, addressee) = match &outbound.to {
            Target::Channel(id) => {
                let threads = self.store.local_threads().await.map_err(|error| fault(&error))?;
                if id != MAIN && !threads.iter().any(|thread| thread.id == *id) {
                    return Err(gone(&format!("place {id}")));
                }
                (id.clone(), None)
            }
            Target::Member(id) => {
                let members = self.store.local_members().await.map_err(|error| fault(&error))?;
                if !members.iter().any(|member| member.id == *id) {
                    return Err(gone(&format!("member {id}")));
                }
                (private_room(id), Some(id.as_str()))
            }
        };
        let nonce = format!("post:{}", outbound.nonce);
        let new = NewLocalMessage {
            place: &place,
            author: None,
            addressee,
            text: &outbound.text,
            mentions: &outbound.mentions,
            buttons: &outbound.buttons,
            menu: None,
            pictures: &outbound.pictures,
            files: &[],
            nonce: Some(&nonce),
        };
        let id = self.put(new).await.map_err(|error| fault(&error))?;
        self.stir();
        Ok(Posted { channel: place, message: id.to_string() })
    }

    async fn edit_outbound(&self, posted: &Posted, outbound: &OutboundMessage) -> Result<(), PostError> {
        let gone = || gone(&format!("message {}", posted.message));
        let id = posted.message.parse().map_err(|_| gone())?;
        let edited = self.store.edit_local_message(id, &outbound.text, &outbound.buttons, self.now()).await;
        if !edited.map_err(|error| fault(&error))? {
            return Err(gone());
        }
        self.stir();
        Ok(())
    }

    async fn thread(&self, request: &ThreadRequest) -> Result<Option<String>, PostError> {
        let opened =
            self.store.open_local_thread(&request.channel, &request.message, &request.name, self.now()).await;
        let id = opened.map_err(|error| fault(&error))?;
        self.stir();
        id.map(Some).ok_or_else(|| gone(&format!("message {}", request.message)))
    }
}

impl Transport for Room {
    fn post<'a>(&'a self, outbound: &'a OutboundMessage) -> BoxFuture<'a, Result<Posted, PostError>> {
        Box::pin(self.post_outbound(outbound))
    }

    fn edit<'a>(
        &'a self,
        posted: &'a Posted,
        outbound: &'a OutboundMessage,
    ) -> BoxFuture<'a, Result<(), PostError>> {
        Box::pin(self.edit_outbound(posted, outbound))
    }

    fn open_thread<'a>(
        &'a self,
        request: &'a ThreadRequest,
    ) -> BoxFuture<'a, Result<Option<String>, PostError>> {
        Box::pin(self.thread(request))
    }
}
