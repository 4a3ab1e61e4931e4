//! The room in which the local chat takes place.

mod hear;
mod look;
mod posts;

use crate::{check_member_name, names};
use jiff::Timestamp;
use liege_chat::clock::Clock;
use liege_chat::{self as chat, Desk, Fault, Person, Place, Rights};
use liege_store::{LocalMember, LocalMessage, NewLocalMessage, Store, StoreError, Which};
use liege_table::Urgency;
use liege_words::{Language, Message};
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
    /// A name that means something else already.
    #[error(
        "“{0}” cannot be a member’s name: a seat, a machine, the bot, or somebody forgotten is called so"
    )]
    ReservedName(String),
    /// A name that looks like another member's.
    #[error("“{0}” looks like “{1}”, who is here already")]
    AlikeName(String, String),
    /// A message without end.
    #[error("a message has at most {LIMIT} characters")]
    TooLong,
    /// The data file.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Something else in the chat.
    #[error(transparent)]
    Fault(Fault),
    /// A board that could not be drawn.
    #[error("a board could not be drawn: {0}")]
    Undrawn(String),
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
            RoomError::ReservedName(name) => Message::new("local-reserved-name").with("name", name.clone()),
            RoomError::AlikeName(name, other) => {
                Message::new("local-alike-name").with("name", name.clone()).with("other", other.clone())
            }
            RoomError::TooLong => Message::new("local-too-long").with("limit", LIMIT.to_string()),
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
    chat: Arc<Desk>,
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
        chat: Arc<Desk>,
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
    /// If the name cannot be a name, means something else already, or somebody has it or one that looks like it.
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

    /// The member of that name, in any letter case.
    pub async fn member(&self, name: &str) -> Result<LocalMember, RoomError> {
        let id = id_of(name);
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
                waits_for_you: waits(&private),
                id: private,
                name: String::new(),
                kind: PlaceKind::Private,
                table: self.private_table(member).await?,
            },
        ];
        places.append(&mut threads);
        Ok(places)
    }

    /// The places where a table waits for the member: for a move, or to sit down.
    pub async fn waiting(&self, member: &str) -> Result<Vec<Waiting>, RoomError> {
        let mut places = Vec::new();
        for line in self.store.tables(Which::Of(member)).await? {
            let table = match self.store.table(line.id).await {
                Ok(Some(table)) => table,
                // A table that cannot be replayed waits for nobody; the chat says so where it is asked for.
                Ok(None) | Err(StoreError::Broken { .. }) => continue,
                Err(error) => return Err(error.into()),
            };
            let urgency = table.urgency(member);
            if matches!(urgency, Urgency::Turn | Urgency::Asked | Urgency::Invited) {
                let place = match table.venue().board_channel() {
                    // What is played in somebody's private room the others see in their own.
                    room if room.starts_with('@') => private_room(member),
                    place => place.to_owned(),
                };
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

    /// A message as a member reads it: of what everybody sees with the buttons alone that are theirs.
    ///
    /// # Errors
    /// If the data can't be read.
    pub async fn as_read(&self, member: &str, message: LocalMessage) -> Result<LocalMessage, RoomError> {
        if message.addressee.is_some() {
            return Ok(message);
        }
        let Ok(who) = person(&self.members().await?, member, None) else { return Ok(message) };
        let buttons = liege_chat::theirs(&self.chat, &who, message.buttons).await?;
        Ok(LocalMessage { buttons, ..message })
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

    /// Delivers what is due now, after everything that is still being made.
    pub async fn deliver_due(&self) -> usize {
        let mut promises = std::mem::take(&mut *self.promises.lock().unwrap_or_else(PoisonError::into_inner));
        while promises.join_next().await.is_some() {}
        chat::deliver_due(&self.chat, self).await
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

/// The id of a member of that name: one word, so that it can be mentioned.
fn id_of(name: &str) -> String {
    name.trim_start_matches('@').split_whitespace().collect::<Vec<_>>().join("_").to_lowercase()
}

/// A text in which those are mentioned whose names have blanks: `@Two Words` as `<@two_words>`.
fn with_mentions(text: &str, members: &[LocalMember]) -> String {
    let mut text = text.to_owned();
    let mut blank: Vec<&LocalMember> = members.iter().filter(|member| member.name.contains(' ')).collect();
    blank.sort_by_key(|member| std::cmp::Reverse(member.name.len()));
    for member in blank {
        let called = format!("@{}", member.name).to_lowercase();
        let mut from = 0;
        // Letters whose small form has another length are left alone.
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
