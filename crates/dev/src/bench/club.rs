//! A club whose messages go nowhere: the chat, the store and the delivery worker as in the bot, but the
//! transport only notes when each post came.

use super::figures::Trouble;
use futures::future::BoxFuture;
use liege_chat::clock::SystemClock;
use liege_chat::{
    self as chat, Desk, Incoming, Limits, OutboundMessage, Person, Place, PostError, Posted, PublicUrl,
    Rights, Said, Settings, Target, ThreadRequest, Transport,
};
use liege_store::{Location, Store};
use liege_table::Table;
use std::collections::HashMap;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tokio::sync::oneshot;

/// A transport that drops messages, but reports that the picture of a place has come.
#[derive(Default)]
pub(super) struct Chute {
    posts: AtomicUsize,
    awaited: Mutex<HashMap<String, oneshot::Sender<Instant>>>,
}

impl Chute {
    /// Reports when the next picture comes to a channel.
    pub(super) fn picture(&self, channel: &str) -> oneshot::Receiver<Instant> {
        let (tell, told) = oneshot::channel();
        self.awaited.lock().unwrap_or_else(PoisonError::into_inner).insert(channel.to_owned(), tell);
        told
    }
}

impl Transport for Chute {
    fn post<'a>(&'a self, outbound: &'a OutboundMessage) -> BoxFuture<'a, Result<Posted, PostError>> {
        let message = format!("m{}", self.posts.fetch_add(1, Ordering::Relaxed));
        let channel = match &outbound.to {
            Target::Channel(channel) => channel.clone(),
            Target::Member(member) => format!("dm-{member}"),
        };
        if !outbound.pictures.is_empty() {
            let awaited =
                self.awaited.lock().unwrap_or_else(PoisonError::into_inner).remove(channel.as_str());
            // Maybe nobody waits any more.
            awaited.map(|tell| tell.send(Instant::now()));
        }
        Box::pin(async { Ok(Posted { channel, message }) })
    }

    fn edit<'a>(&'a self, _: &'a Posted, _: &'a OutboundMessage) -> BoxFuture<'a, Result<(), PostError>> {
        Box::pin(async { Ok(()) })
    }

    fn open_thread<'a>(&'a self, _: &'a ThreadRequest) -> BoxFuture<'a, Result<Option<String>, PostError>> {
        Box::pin(async { Ok(None) })
    }
}

/// A club with its data.
pub(super) struct Club {
    pub(super) chat: Arc<Desk>,
    pub(super) store: Store,
    pub(super) chute: Arc<Chute>,
}

impl Club {
    /// Opens a data file and the program on it.
    pub(super) async fn open(path: &Path) -> Result<Club, Trouble> {
        Club::at(&Location::File(path.to_owned())).await
    }

    /// Opens the data at a location and the program on it.
    pub(super) async fn at(location: &Location) -> Result<Club, Trouble> {
        Club::with(location, None).await
    }

    /// A club with pages on the web.
    pub(super) async fn with(location: &Location, web: Option<PublicUrl>) -> Result<Club, Trouble> {
        let store = Store::open_at(location).await?;
        store.make_room().await?;
        let settings =
            Settings { threads: false, limits: Limits::default().unhurried(), web, ..Settings::default() };
        let chat = Desk::new(store.clone(), Arc::new(SystemClock::default()), settings)?;
        Ok(Club { chat, store, chute: Arc::default() })
    }

    /// Says something in a channel. When it returns, everything that follows is committed.
    pub(super) async fn say(&self, channel: &str, who: &str, text: &str) {
        self.say_in("s", channel, who, text).await;
    }

    /// Says something in a channel of a server.
    pub(super) async fn say_in(&self, server: &str, channel: &str, who: &str, text: &str) {
        let person =
            |id: &str| Person { id: id.into(), name: id.into(), locale: None, rights: Rights::default() };
        let place = Place { server: Some(server.into()), channel: channel.into(), ..Place::default() };
        let said = Said::typed(text);
        let known = PEOPLE.map(person).to_vec();
        let incoming = Incoming { id: None, who: person(who), place, said, known, files: Vec::new() };
        chat::handle(&self.chat, incoming).await;
    }

    /// Delivers the queued posts.
    pub(super) async fn deliver(&self) {
        chat::deliver_due(&self.chat, &*self.chute).await;
    }

    /// A table of the file.
    pub(super) async fn table(&self, id: i64) -> Result<Arc<Table>, Trouble> {
        Ok(self.store.table(id).await?.ok_or_else(|| format!("there is no table #{id}"))?)
    }

    /// Creates a table at which one member holds all seats. Returns its number.
    pub(super) async fn lay(&self, channel: &str, who: &str, game: &str) -> Result<i64, Trouble> {
        let seats = liege_game::by_id(game).map(liege_game::Game::seats).unwrap_or_default();
        let seats: Vec<String> = seats.iter().map(|seat| format!("{}=me", seat.id)).collect();
        let more = if game == "three-player-chess" { "truce=off" } else { "" };
        self.say(channel, who, &format!("new {game} {} {more}", seats.join(" "))).await;
        self.newest(channel).await
    }

    /// The number of the newest table of a channel.
    pub(super) async fn newest(&self, channel: &str) -> Result<i64, Trouble> {
        let newest = self.store.tables(liege_store::Which::NewestAt(channel)).await?;
        let id = newest.iter().map(|line| line.id).max();
        Ok(id.ok_or_else(|| format!("no table was laid in {channel}"))?)
    }
}

/// The members of the club.
pub(super) const PEOPLE: [&str; 4] = ["p", "x1", "x2", "x3"];

/// A legal move of a table, equal in every run; `None` if the game is over.
pub(super) fn legal_move(table: &Table, pick: usize) -> Option<String> {
    let mut legal = table.state().legal();
    let pick = pick.wrapping_mul(2_654_435_761) % legal.len().max(1);
    (pick < legal.len()).then(|| legal.swap_remove(pick))
}

/// The text of a legal move with the table's number.
pub(super) fn some_move(table: &Table, pick: usize) -> Option<String> {
    legal_move(table, pick).map(|action| format!("#{} {action}", table.id()))
}
