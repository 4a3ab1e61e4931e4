//! From a typed move to the commit, and to the posted picture: `cargo bench --bench turn`.

use divan::Bencher;
use futures::future::BoxFuture;
use liege::chat::{
    Chat, Incoming, OutboundMessage, Person, Place, PostError, Posted, Rights, Said, Settings, ThreadRequest,
    Transport,
};
use liege::clock::SystemClock;
use liege::store::{Store, Which};
use liege::table::Table;
use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

fn main() {
    divan::main();
}

/// Takes messages and forgets them.
struct Chute(AtomicUsize);

impl Transport for Chute {
    fn post<'a>(&'a self, outbound: &'a OutboundMessage) -> BoxFuture<'a, Result<Posted, PostError>> {
        let bytes: usize = outbound.pictures.iter().map(|picture| picture.bytes.len()).sum();
        self.0.fetch_add(bytes, Ordering::Relaxed);
        Box::pin(async { Ok(Posted { channel: "c".into(), message: String::new() }) })
    }

    fn edit<'a>(&'a self, _: &'a Posted, _: &'a OutboundMessage) -> BoxFuture<'a, Result<(), PostError>> {
        Box::pin(async { Ok(()) })
    }

    fn open_thread<'a>(
        &'a self,
        _request: &'a ThreadRequest,
    ) -> BoxFuture<'a, Result<Option<String>, PostError>> {
        Box::pin(async { Ok(None) })
    }
}

/// A club of one member who holds all seats, and plays random legal moves at one table.
struct Club {
    runtime: tokio::runtime::Runtime,
    chat: Arc<Chat>,
    store: Store,
    transport: Chute,
    game: &'static str,
    folder: tempfile::TempDir,
    played: AtomicUsize,
}

impl Club {
    fn open(game: &'static str) -> Club {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        let folder = tempfile::tempdir().expect("a folder");
        let (store, chat) = runtime.block_on(start(&folder));
        let (transport, played) = (Chute(AtomicUsize::new(0)), AtomicUsize::new(0));
        let club = Club { runtime, chat, store, transport, game, folder, played };
        club.begin();
        club
    }

    /// A table at which so much was played.
    fn after(game: &'static str, actions: usize) -> Club {
        let club = Club::open(game);
        while club.table().log().len() < actions {
            club.say(&club.next_move());
        }
        club.deliver();
        club
    }

    fn begin(&self) {
        self.say(match self.game {
            "dragonchess" => "new dragonchess gold=me scarlet=me",
            _ => "new three-player-chess red=me white=me black=me truce=off",
        });
        self.deliver();
    }

    /// The program ends and is started anew: it has nothing in memory.
    fn restarted(self) -> Club {
        let Club { runtime, chat, store, transport, game, folder, played } = self;
        runtime.block_on(store.close());
        // The file is in use until both are gone.
        drop((chat, store));
        let (store, chat) = runtime.block_on(start(&folder));
        Club { runtime, chat, store, transport, game, folder, played }
    }

    fn say(&self, text: &str) {
        let who = Person { id: "p".into(), name: "P".into(), locale: None, rights: Rights::default() };
        let place = Place { server: Some("s".into()), channel: "c".into(), ..Place::default() };
        let said = Said::Text { text: text.into(), addressed: true, reply_to: None };
        let incoming = Incoming { id: None, who, place, said, known: Vec::new(), files: Vec::new() };
        self.runtime.block_on(self.chat.handle(incoming));
    }

    fn deliver(&self) {
        self.runtime.block_on(self.chat.deliver_due(&self.transport));
    }

    /// The table that is played at: a new one once a game is over.
    fn table(&self) -> Arc<Table> {
        loop {
            let lines = self.runtime.block_on(self.store.tables(Which::Of("p"))).expect("tables");
            if let Some(line) = lines.into_iter().max_by_key(|line| line.id) {
                return self
                    .runtime
                    .block_on(self.store.table(line.id))
                    .expect("a table")
                    .expect("it exists");
            }
            self.begin();
        }
    }

    /// A legal move of the present position: the same in every run.
    fn next_move(&self) -> String {
        let table = self.table();
        let legal = table.state().legal();
        let pick =
            self.played.fetch_add(1, Ordering::Relaxed).wrapping_mul(2_654_435_761) % legal.len().max(1);
        format!("#{} {}", table.id(), legal.get(pick).map_or("resign", String::as_str))
    }
}

async fn start(folder: &tempfile::TempDir) -> (Store, Arc<Chat>) {
    let store = Store::open(&folder.path().join("liege.sqlite")).await.expect("a store");
    let limits = liege::chat::Limits::default().unhurried();
    let settings = Settings { threads: false, limits, ..Settings::default() };
    let chat = Chat::new(store.clone(), Arc::new(SystemClock), settings).expect("a chat");
    (store, chat)
}

const GAMES: [&str; 2] = ["dragonchess", "three-player-chess"];
/// Actions that were played before: a turn costs the same after all of them.
const LENGTHS: [usize; 3] = [10, 100, 500];

/// What is measured, by game and length.
fn tables() -> impl Iterator<Item = (&'static str, usize)> {
    GAMES.into_iter().flat_map(|game| LENGTHS.map(|length| (game, length)))
}

/// A typed move, read, played and committed: what a player waits for before it is certain.
#[divan::bench(sample_size = 1, sample_count = 50, args = tables().map(Case))]
fn typed_to_committed(bencher: Bencher<'_, '_>, Case((game, length)): &Case) {
    let club = Club::after(game, *length);
    bencher.with_inputs(|| club.next_move()).bench_local_values(|text| club.say(&text));
}

/// The post of a move that is committed: composed, drawn and handed over.
#[divan::bench(sample_size = 1, sample_count = 50, args = tables().map(Case))]
fn committed_to_posted(bencher: Bencher<'_, '_>, Case((game, length)): &Case) {
    let club = Club::after(game, *length);
    bencher.with_inputs(|| club.say(&club.next_move())).bench_local_values(|()| club.deliver());
}

/// The same by a program that has just been started, and replays the log once.
#[divan::bench(sample_size = 1, sample_count = 20, args = tables().map(Case))]
fn committed_to_posted_after_a_start(bencher: Bencher<'_, '_>, Case((game, length)): &Case) {
    let club = RefCell::new(Some(Club::after(game, *length)));
    let commit = || {
        let before = club.take().expect("a club");
        before.say(&before.next_move());
        club.replace(Some(before.restarted()));
    };
    let deliver = |()| club.borrow().as_ref().expect("a club").deliver();
    bencher.with_inputs(commit).bench_local_values(deliver);
}

/// A game, and how much of it was played.
struct Case((&'static str, usize));

impl std::fmt::Display for Case {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}, {} actions", self.0.0, self.0.1)
    }
}
