//! The room of the local chat.

mod hear;
mod look;
mod posts;

use crate::{check_member_name, names};
use jiff::{SignedDuration, Timestamp};
use liege_chat::clock::Clock;
use liege_chat::{self as chat, CatalogueEntry, Desk, Fault, Listed, Person, Place, Rights};
use liege_game::Game;
use liege_store::{LocalMember, LocalMessage, NewLocalMessage, Store, StoreError, TableLine, Which};
use liege_table::{Urgency, span};
use liege_words::{Language, Message};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::watch;
use tokio::task::JoinSet;

/// The channel where everybody is.
pub const MAIN: &str = "main";

/// The id under which the room's server is known to the chat.
pub const SERVER: &str = "local";

/// The largest length of a message, in characters.
pub const LIMIT: usize = 4000;

/// The id of a member's private room.
#[must_use]
pub fn private_room(member: &str) -> String {
    format!("@{member}")
}

/// An error of a request to the room.
#[derive(Debug, thiserror::Error)]
pub enum RoomError {
    /// Nobody has that name.
    #[error("nobody here is called “{0}”")]
    NoSuchMember(String),
    /// There is no such place, or it is another member's.
    #[error("there is no place “{0}”")]
    NoSuchPlace(String),
    /// The message or button does not exist (any more).
    #[error("there is no such button")]
    NoSuchButton,
    /// An invalid name.
    #[error("“{0}” cannot be a name")]
    BadName(String),
    /// The name is another member's.
    #[error("there is already somebody called “{0}”")]
    NameTaken(String),
    /// The name has another meaning already.
    #[error(
        "“{0}” cannot be a member’s name: a seat, a machine, the bot, or somebody forgotten is called so"
    )]
    ReservedName(String),
    /// The name looks like another member's.
    #[error("“{0}” looks like “{1}”, who is here already")]
    AlikeName(String, String),
    /// The message is too long.
    #[error("a message has at most {LIMIT} characters")]
    TooLong,
    /// The member looks at boards too often; this is the time until they may again.
    #[error("there were too many requests about boards; wait for {0:#}")]
    TooOften(SignedDuration),
    /// An error of the data file.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Another error of the chat.
    #[error(transparent)]
    Fault(Fault),
    /// The board could not be drawn.
    #[error("a board could not be drawn: {0}")]
    Undrawn(String),
    /// The request was answered, but the answer could not be stored.
    #[error("an answer could not be stored: {1}")]
    Unkept(String, StoreError),
}

impl RoomError {
    /// The error as a sentence for people.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            RoomError::NoSuchMember(name) => Message::new("local-no-member-page").with("name", name.clone()),
            RoomError::NoSuchPlace(_) => Message::new("local-no-place-page"),
            RoomError::NoSuchButton => Message::new("local-no-button"),
            RoomError::BadName(name) => Message::new("local-bad-name").with("name", name.clone()),
            RoomError::NameTaken(name) => Message::new("local-name-taken").with("name", name.clone()),
            RoomError::ReservedName(name) => Message::new("local-reserved-name").with("name", name.clone()),
            RoomError::AlikeName(name, other) => {
                Message::new("local-alike-name").with("name", name.clone()).with("other", other.clone())
            }
            RoomError::TooLong => Message::new("local-too-long").with("limit", LIMIT.to_string()),
            RoomError::TooOften(left) => Message::new("local-too-often").with("time", span(*left)),
            RoomError::Store(error) => {
                Message::new(error.words().unwrap_or("local-fault")).with("why", error.to_string())
            }
            RoomError::Fault(fault) => Message::new("local-fault").with("why", fault.to_string()),
            RoomError::Undrawn(why) => Message::new("local-undrawn").with("why", why.clone()),
            RoomError::Unkept(answer, _) => Message::new("local-unkept").with("answer", answer.clone()),
        }
    }
}

impl From<Fault> for RoomError {
    fn from(fault: Fault) -> RoomError {
        match fault {
            Fault::Store(error) => RoomError::Store(error),
            fault => RoomError::Fault(fault),
        }
    }
}

/// The kind of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceKind {
    /// The channel.
    Channel,
    /// The member's private room.
    Private,
    /// A table's thread.
    Thread,
}

/// A place as one member sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceLine {
    /// The id.
    pub id: String,
    /// The name; empty for the channel and the private room.
    pub name: String,
    /// Its kind.
    pub kind: PlaceKind,
    /// The id of the last message that the member can see there; 0 if there is none.
    pub last: i64,
    /// Whether a table there waits for the member.
    pub waits_for_you: bool,
    /// The table whose thread it is.
    pub table: Option<i64>,
    /// That table in a list.
    pub listed: Option<Listed>,
    /// The list in which it stands.
    pub heap: Heap,
}

/// A list of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heap {
    /// A table there waits for the member.
    Turn,
    /// The member plays there, and others are to move.
    Playing,
    /// The member played there, and the game is over.
    Over,
    /// The tables of others.
    Others,
}

/// A place where a table waits for a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// The place.
    pub place: String,
    /// Whether it is the member's turn there, and not only a seat or a question.
    pub turn: bool,
}

/// The room. A program has only one.
pub struct Room {
    store: Store,
    chat: Arc<Desk>,
    clock: Arc<dyn Clock>,
    /// Grows by one whenever there is news to see.
    news: watch::Sender<u64>,
    /// The tables in the list, each as it was when it had changed last, in a language.
    listed: Mutex<BTreeMap<(i64, Language), (Timestamp, Listed)>>,
    /// Answers that are still being prepared.
    promises: Mutex<JoinSet<()>>,
}

impl Room {
    /// Opens the room over an open store and lets `members` in.
    ///
    /// # Errors
    /// Returns an error if the data file cannot be written or a name is invalid.
    pub async fn open(
        store: Store,
        chat: Arc<Desk>,
        clock: Arc<dyn Clock>,
        members: &[String],
    ) -> Result<Arc<Room>, RoomError> {
        // Its channel has no doors: all its members see every table but those of their private rooms, which have no server.
        chat.look_with(|_, _| true);
        let news = watch::Sender::new(0);
        let (listed, promises) = (Mutex::default(), Mutex::default());
        let room = Room { store, chat, clock, news, listed, promises };
        for name in members {
            match room.add_member(name).await {
                Ok(_) | Err(RoomError::NameTaken(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(Arc::new(room))
    }

    /// The table that is played in a member's private room: the one that waits for them first.
    async fn private_table(&self, member: &str) -> Result<Option<i64>, RoomError> {
        let mut found = None;
        for line in self.store.tables(Which::Of(member)).await? {
            let Ok(Some(table)) = self.store.table(line.id).await else { continue };
            let here = table.venue().board_channel().starts_with('@');
            if here {
                let rank = (table.urgency(member), std::cmp::Reverse(line.id));
                found = found.filter(|(best, _)| *best <= rank).or(Some((rank, line.id)));
            }
        }
        Ok(found.map(|(_, id)| id))
    }

    /// The store.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The present time of the room.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// Signals that there is news to see.
    #[must_use]
    pub fn news(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }

    fn stir(&self) {
        self.news.send_modify(|count| *count = count.wrapping_add(1));
    }

    /// The games that are offered here, in their order.
    ///
    /// # Errors
    /// Returns an error if the settings of the place cannot be read.
    pub async fn games(&self, language: Language) -> Result<Vec<CatalogueEntry>, RoomError> {
        Ok(chat::catalogue(&self.chat, Some(SERVER), language, "").await?)
    }

    /// The first of these games, for an example.
    ///
    /// # Errors
    /// Returns an error if the settings of the place cannot be read.
    pub async fn first_game(&self) -> Result<Option<&'static dyn Game>, RoomError> {
        Ok(chat::first_game(&self.chat, Some(SERVER)).await?)
    }

    /// Everybody, in the order in which they came.
    pub async fn members(&self) -> Result<Vec<LocalMember>, RoomError> {
        Ok(self.store.local_members().await?)
    }

    /// Adds a member.
    ///
    /// # Errors
    /// Returns an error if the name is invalid or reserved, or a member has it or one that looks like it.
    pub async fn add_member(&self, name: &str) -> Result<LocalMember, RoomError> {
        let name = name.trim_start_matches('@').split_whitespace().collect::<Vec<_>>().join(" ");
        let (name, id) = (name.as_str(), id_of(name.as_str()));
        check_member_name(&id).map_err(|_| RoomError::BadName(name.to_owned()))?;
        let members = self.members().await?;
        if members.iter().any(|member| member.id == id) {
            return Err(RoomError::NameTaken(name.to_owned()));
        }
        if names::is_reserved(name) {
            return Err(RoomError::ReservedName(name.to_owned()));
        }
        let looks = names::looks_of(name);
        if let Some(other) = members.iter().find(|member| names::looks_of(&member.name) == looks) {
            return Err(RoomError::AlikeName(name.to_owned(), other.name.clone()));
        }
        self.store.add_local_member(&id, name, self.now()).await?;
        self.stir();
        Ok(LocalMember { id, name: name.to_owned() })
    }

    /// The member with that name, in any letter case.
    pub async fn member(&self, name: &str) -> Result<LocalMember, RoomError> {
        let id = id_of(name);
        let found = self.members().await?.into_iter().find(|member| member.id == id);
        found.ok_or_else(|| RoomError::NoSuchMember(name.trim().to_owned()))
    }

    /// The places that a member sees: the channel, the private room, then the threads by their heaps; in each
    /// heap first those with the latest message. Tables are described in `language`.
    pub async fn places(&self, member: &str, language: Language) -> Result<Vec<PlaceLine>, RoomError> {
        let latest = self.store.local_latest(member).await?;
        let last = |id: &str| latest.iter().find(|(place, _)| place == id).map_or(0, |(_, last)| *last);
        let waiting = self.waiting(member).await?;
        let waits = |id: &str| waiting.iter().any(|waiting| waiting.place == id);
        let private = private_room(member);
        let bare = |id: &str, kind: PlaceKind| PlaceLine {
            last: last(id),
            waits_for_you: waits(id),
            id: id.to_owned(),
            name: String::new(),
            kind,
            table: None,
            listed: None,
            heap: Heap::Others,
        };
        let lines = self.store.tables(Which::After(0, u32::MAX)).await?;
        let mine = self.store.tables(Which::Of(member)).await?;
        let ended = self.store.tables(Which::EndedOf(member, u32::MAX)).await?;
        let is_in = |list: &[TableLine], id: i64| list.iter().any(|line| line.id == id);
        let mut threads = Vec::new();
        for thread in self.store.local_threads().await? {
            let line = lines.iter().find(|line| Some(line.id) == thread.table);
            let listed = match line {
                Some(line) => self.listed(line, language).await?,
                None => None,
            };
            let heap = match thread.table {
                _ if waits(&thread.id) => Heap::Turn,
                Some(table) if is_in(&mine, table) => Heap::Playing,
                Some(table) if is_in(&ended, table) => Heap::Over,
                _ => Heap::Others,
            };
            let name = listed.as_ref().map_or(thread.name, |listed| listed.name.clone());
            let place = bare(&thread.id, PlaceKind::Thread);
            threads.push(PlaceLine { name, table: thread.table, listed, heap, ..place });
        }
        threads.sort_by_key(|thread| (thread.heap as u8, std::cmp::Reverse(thread.last)));
        let table = self.private_table(member).await?;
        let own = PlaceLine { table, ..bare(&private, PlaceKind::Private) };
        let mut places = vec![bare(MAIN, PlaceKind::Channel), own];
        places.append(&mut threads);
        Ok(places)
    }

    /// Describes a table, which is replayed only if it has changed since it was described last.
    async fn listed(&self, line: &TableLine, language: Language) -> Result<Option<Listed>, RoomError> {
        let known = || self.listed.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (line.id, language);
        if let Some((changed, listed)) = known().get(&key)
            && *changed == line.changed
        {
            return Ok(Some(listed.clone()));
        }
        let table = match self.store.table(line.id).await {
            Ok(Some(table)) => table,
            // A table that cannot be replayed keeps the name of its thread.
            Ok(None) | Err(StoreError::Broken { .. }) => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        let listed = chat::listed(&table, language);
        known().insert(key, (line.changed, listed.clone()));
        Ok(Some(listed))
    }

    /// The places where a table waits for the member: for a move, or to sit down.
    pub async fn waiting(&self, member: &str) -> Result<Vec<Waiting>, RoomError> {
        let mut places = Vec::new();
        for line in self.store.tables(Which::Of(member)).await? {
            let table = match self.store.table(line.id).await {
                Ok(Some(table)) => table,
                // Nobody waits at a table that cannot be replayed; the chat reports it when somebody asks for
                // it.
                Ok(None) | Err(StoreError::Broken { .. }) => continue,
                Err(error) => return Err(error.into()),
            };
            let urgency = table.urgency(member);
            if matches!(urgency, Urgency::Turn | Urgency::Asked | Urgency::Invited) {
                let place = match table.venue().board_channel() {
                    // A game in one member's private room is seen by the others in their own.
                    room if room.starts_with('@') => private_room(member),
                    place => place.to_owned(),
                };
                places.push(Waiting { place, turn: urgency == Urgency::Turn });
            }
        }
        Ok(places)
    }

    /// The place where a table is played; `None` if there is no such table in this room.
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

    /// A message as a member reads it: a public message has only the buttons that are theirs.
    ///
    /// # Errors
    /// Returns an error if the data can't be read.
    pub async fn as_read(&self, member: &str, message: LocalMessage) -> Result<LocalMessage, RoomError> {
        if message.addressee.is_some() {
            return Ok(message);
        }
        let Ok(who) = person(&self.members().await?, member, None) else { return Ok(message) };
        let buttons = liege_chat::theirs(&self.chat, &who, message.buttons).await?;
        Ok(LocalMessage { buttons, ..message })
    }

    /// Stores a message, and makes room for its pictures and files.
    async fn put(&self, new: NewLocalMessage<'_>) -> Result<i64, StoreError> {
        let shows = !new.pictures.is_empty() || !new.files.is_empty();
        let id = self.store.post_locally(new, self.now()).await?;
        let mebibytes = self.chat.limits().local_mebibytes;
        if shows && mebibytes > 0 {
            self.store.make_local_room(u64::from(mebibytes) << 20).await?;
        }
        Ok(id)
    }

    /// Delivers everything due now, after everything still being prepared.
    pub async fn deliver_due(&self) -> usize {
        let mut promises = std::mem::take(&mut *self.promises.lock().unwrap_or_else(PoisonError::into_inner));
        while promises.join_next().await.is_some() {}
        chat::deliver_due(&self.chat, self).await
    }

    /// A place in the chat's terms; a private room only for its member. The room has no language of its own:
    /// it has that of the member who starts something.
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

/// The id of a member with that name: one word, so that it can be mentioned.
fn id_of(name: &str) -> String {
    name.trim_start_matches('@').split_whitespace().collect::<Vec<_>>().join("_").to_lowercase()
}

/// A text with mentions of members whose names have spaces: `@Two Words` as `<@two_words>`.
fn with_mentions(text: &str, members: &[LocalMember]) -> String {
    let mut text = text.to_owned();
    let mut blank: Vec<&LocalMember> = members.iter().filter(|member| member.name.contains(' ')).collect();
    blank.sort_by_key(|member| std::cmp::Reverse(member.name.len()));
    for member in blank {
        let called = format!("@{}", member.name).to_lowercase();
        let mut from = 0;
        // Letters whose lower-case form has another length are left alone.
        while let Some(at) = text.get(from..).and_then(|rest| {
            let low = rest.to_lowercase();
            low.find(&called).filter(|_| low.len() == rest.len()).map(|at| at + from)
        }) {
            let end = at + called.len();
            let whole = !text[end..].starts_with(char::is_alphanumeric) && !text[..at].ends_with('<');
            if whole {
                text.replace_range(at..end, &format!("<@{}>", member.id));
            }
            from = at + 1;
        }
    }
    text
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

#[cfg(test)]
mod tests {
    use super::*;
    use liege_chat::Settings;
    use liege_chat::clock::ManualClock;
    use liege_render::Renderer;

    #[tokio::test]
    async fn nobody_new_takes_a_name_that_means_or_looks_like_another() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("liege.sqlite");
        liege_store::testing::create_file(&data).await;
        let store = Store::open(&data).await.unwrap();
        let clock = Arc::new(ManualClock::new(Timestamp::UNIX_EPOCH));
        let renderer = Arc::new(Renderer::new().unwrap());
        let chat = Desk::drawn_by(renderer, store.clone(), clock.clone(), Settings::default());
        store.add_local_member("a_b", "A B", clock.now()).await.unwrap();
        // Whoever had such a name before keeps it.
        store.add_local_member("red", "Red", clock.now()).await.unwrap();
        let members = ["p1".to_owned(), "Red".to_owned()];
        let room = Room::open(store, chat, clock, &members).await.unwrap();
        let refused = async |name: &str| match room.add_member(name).await {
            Ok(member) => panic!("{member:?}"),
            Err(error) => error.message().id().to_owned(),
        };
        for (name, why) in [
            ("former-00ff", "local-reserved-name"),
            ("@Former-a", "local-reserved-name"),
            ("Black", "local-reserved-name"),
            ("bot", "local-reserved-name"),
            ("liege", "local-reserved-name"),
            ("Р1", "local-alike-name"),
            ("ｐ1", "local-alike-name"),
            ("P1", "local-name-taken"),
            ("RED", "local-name-taken"),
            ("a b", "local-name-taken"),
            ("a!b", "local-bad-name"),
        ] {
            assert_eq!(refused(name).await, why, "{name}");
        }
        assert_eq!(room.add_member("@Ada").await.unwrap().id, "ada");
        let names: Vec<String> =
            room.members().await.unwrap().into_iter().map(|member| member.name).collect();
        assert_eq!(names, ["A B", "Red", "p1", "Ada"]);
    }

    #[test]
    fn a_name_with_a_blank_is_a_mention() {
        let member = |name: &str| LocalMember { id: id_of(name), name: name.to_owned() };
        let members = ["Ada", "Ada Byron", "Ада Лавлейс", "Mary Ann Evans"].map(member);
        for (text, said) in [
            ("new chess @Ada Byron", "new chess <@ada_byron>"),
            ("new chess @ada byron @Ada", "new chess <@ada_byron> @Ada"),
            ("@АДА ЛАВЛЕЙС, мир?", "<@ада_лавлейс>, мир?"),
            ("black=@Mary Ann Evans time=3d", "black=<@mary_ann_evans> time=3d"),
            ("@Ada Byrons", "@Ada Byrons"),
            ("<@Ada Byron", "<@Ada Byron"),
            ("Ada Byron", "Ada Byron"),
        ] {
            assert_eq!(with_mentions(text, &members), said, "{text}");
        }
    }
}
