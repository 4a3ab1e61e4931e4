//! From a typed move to the commit, and to the posted picture: `cargo bench --bench turn`.

use divan::Bencher;
use futures::future::BoxFuture;
use jiff::Timestamp;
use liege::chat::{
    Chat, Incoming, OutboundMessage, Person, Place, PostError, Posted, Rights, Said, Settings, ThreadRequest,
    Transport,
};
use liege::clock::{Clock, SystemClock};
use liege::store::Store;
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

/// A club whose members play random legal moves at one table.
struct Club {
    runtime: tokio::runtime::Runtime,
    chat: Arc<Chat>,
    store: Store,
    transport: Chute,
    _folder: tempfile::TempDir,
}

impl Club {
    fn open() -> Club {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        let folder = tempfile::tempdir().expect("a folder");
        let store = runtime.block_on(Store::open(&folder.path().join("liege.sqlite"))).expect("a store");
        let settings = Settings {
            threads: false,
            limits: liege::chat::Limits::default().unhurried(),
            ..Settings::default()
        };
        let clock: Arc<dyn Clock> = Arc::new(SystemClock);
        let chat = Chat::new(store.clone(), clock, settings).expect("a chat");
        let club = Club { runtime, chat, store, transport: Chute(AtomicUsize::new(0)), _folder: folder };
        club.say("new three-player-chess red=me white=me black=me truce=off");
        club.deliver();
        club
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

    /// A legal move of the present position, or a new table's opening when the game is over.
    fn next_move(&self) -> String {
        let newest = self.runtime.block_on(self.store.tables_of("p")).expect("tables");
        let Some(line) = newest.into_iter().max_by_key(|line| line.id) else {
            self.say("new three-player-chess red=me white=me black=me truce=off");
            return self.next_move();
        };
        let table = self.runtime.block_on(self.store.table(line.id)).expect("a table").expect("it exists");
        let legal = table.state().legal();
        let pick = (Timestamp::now().as_nanosecond() as usize) % legal.len().max(1);
        format!("#{} {}", line.id, legal.get(pick).map_or("resign", String::as_str))
    }
}

/// A typed move, read, played and committed: what a player waits for before it is certain.
#[divan::bench(sample_size = 1, sample_count = 200)]
fn typed_to_committed(bencher: Bencher<'_, '_>) {
    let club = Club::open();
    bencher.with_inputs(|| club.next_move()).bench_values(|text| club.say(&text));
}

/// The same with the picture drawn and handed over.
#[divan::bench(sample_size = 1, sample_count = 200)]
fn typed_to_posted(bencher: Bencher<'_, '_>) {
    let club = Club::open();
    bencher.with_inputs(|| club.next_move()).bench_values(|text| {
        club.say(&text);
        club.deliver();
    });
}
