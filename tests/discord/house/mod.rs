//! The program on Discord, and a table at which three people play three-player chess.
#![allow(dead_code, reason = "every test file uses another part")]

use crate::standin::{Fault, Message, Standin, World};
use jiff::{SignedDuration, Timestamp};
use liege_chat::clock::ShiftedClock;
use liege_chat::{Desk, Limits, PublicUrl, Settings};
use liege_discord::{self as discord, DiscordSettings};
use liege_local::doors::Door;
use liege_render::Renderer;
use liege_store::secret::Secret;
use liege_store::{self as store, Alive, Location, Shard, Share, Store};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{oneshot, watch};

/// The time at which the clock stands, if it does, the limits, and how long Discord can't be reached.
type Held = (Option<Timestamp>, Limits, SignedDuration);

/// Where pages are served, if they are.
type Web = Option<std::net::TcpListener>;

/// The program, in a separate runtime, so that it can be killed.
pub struct Program {
    stop: watch::Sender<bool>,
    kill: oneshot::Sender<()>,
    thread: JoinHandle<()>,
    clock: Arc<ShiftedClock>,
}

impl Program {
    pub async fn start(standin: &Standin, data: &Path) -> Program {
        Program::start_ahead(standin, data, SignedDuration::ZERO).await
    }

    /// Starts the program with a clock that is ahead of the machine's.
    pub async fn start_ahead(standin: &Standin, data: &Path, ahead: SignedDuration) -> Program {
        // A test says in a moment what people say in a week.
        let held = (None, Limits::default().unhurried(), SignedDuration::ZERO);
        Program::start_as(standin, data, ahead, held).await
    }

    /// Starts the program with pages on the web; returns where people open them.
    pub async fn start_with_web(standin: &Standin, data: &Path) -> (Program, String) {
        let web = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        web.set_nonblocking(true).unwrap();
        let address = format!("http://{}", web.local_addr().unwrap());
        let held = (None, Limits::default().unhurried(), SignedDuration::ZERO);
        let at = (Location::File(data.to_owned()), Share::All);
        let program = Program::begin(standin.settings(), at, SignedDuration::ZERO, held, Some(web));
        standin.ready().await;
        (program, address)
    }

    /// Starts the program with settings that lead another way to the stand-in.
    pub async fn start_through(standin: &Standin, data: &Path, settings: DiscordSettings) -> Program {
        let held = (None, Limits::default().unhurried(), SignedDuration::ZERO);
        let at = (Location::File(data.to_owned()), Share::All);
        let program = Program::begin(settings, at, SignedDuration::ZERO, held, None);
        standin.ready().await;
        program
    }

    /// Starts the program with a network that is there only later.
    pub async fn start_cut_off(standin: &Standin, data: &Path, late: SignedDuration) -> Program {
        standin.fail("GET", "/users/@me", 503, 0, 3);
        let held = (None, Limits::default().unhurried(), late);
        Program::start_as(standin, data, SignedDuration::ZERO, held).await
    }

    /// Starts the program with limits, and with a clock that stands still: budgets do not grow.
    pub async fn start_limited(standin: &Standin, data: &Path, limits: Limits) -> Program {
        let stands = Some(Timestamp::now());
        Program::start_as(standin, data, SignedDuration::ZERO, (stands, limits, SignedDuration::ZERO)).await
    }

    async fn start_as(standin: &Standin, data: &Path, ahead: SignedDuration, held: Held) -> Program {
        let at = (Location::File(data.to_owned()), Share::All);
        let program = Program::begin(standin.settings(), at, ahead, held, None);
        standin.ready().await;
        program
    }

    /// Starts one of several programs with their data on a server; does not wait for it.
    pub fn start_share(standin: &Standin, server: &str, share: Share) -> Program {
        let held = (None, Limits::default().unhurried(), SignedDuration::ZERO);
        let at = (Location::Server(Secret::new(server.to_owned())), share);
        let settings = DiscordSettings { shards: share, ..standin.settings() };
        Program::begin(settings, at, SignedDuration::ZERO, held, None)
    }

    fn begin(
        settings: DiscordSettings,
        at: (Location, Share),
        ahead: SignedDuration,
        held: Held,
        web: Web,
    ) -> Program {
        let (stop, stopped) = watch::channel(false);
        let (kill, killed) = oneshot::channel();
        let clock = Arc::new(ShiftedClock::new(held.0));
        let its = Arc::clone(&clock);
        let thread = std::thread::spawn(move || {
            let mut runtime = tokio::runtime::Builder::new_multi_thread();
            let runtime = runtime.worker_threads(2).enable_all().build().unwrap();
            runtime.block_on(async {
                tokio::select! {
                    () = life(settings, &at, (ahead, its), held, (web, stopped)) => {}
                    _ = killed => {}
                }
            });
            runtime.shutdown_background();
        });
        Program { stop, kill, thread, clock }
    }

    /// Lets time pass.
    pub fn wait(&self, by: SignedDuration) {
        assert!(self.clock.advance(by));
    }

    /// Ends the program as Ctrl-C does.
    pub async fn stop(self) {
        self.stop.send(true).unwrap();
        tokio::task::spawn_blocking(|| self.thread.join().unwrap()).await.unwrap();
    }

    /// Ends the program during its work.
    pub async fn kill(self) {
        self.kill.send(()).unwrap();
        tokio::task::spawn_blocking(|| self.thread.join().unwrap()).await.unwrap();
    }
}

/// Runs the program on Discord.
async fn life(
    settings: DiscordSettings,
    at: &(Location, Share),
    (ahead, clock): (SignedDuration, Arc<ShiftedClock>),
    (_, limits, late): Held,
    (web, stopped): (Web, watch::Receiver<bool>),
) {
    let store = open(at).await;
    let address = web.as_ref().map(|web| format!("http://{}", web.local_addr().unwrap()));
    let public_url = address.and_then(|address| PublicUrl::read(&address));
    let talk = Settings {
        address: "@Liege ".into(),
        slash: true,
        link: Some(discord::message_link),
        limits,
        web: public_url.clone(),
        ..Settings::default()
    };
    // Nobody looks at the pictures here.
    let renderer = Renderer::new().unwrap();
    renderer.leave_blank(true);
    let keeps_time = Arc::clone(&clock) as Arc<dyn liege_chat::clock::Clock>;
    let chat = Desk::drawn_by(Arc::new(renderer), store.clone(), keeps_time, talk);
    // The time passes while the program runs: time before it listens would be given back.
    assert!(clock.advance(ahead));
    if !ahead.is_zero() {
        store.note_alive(Shard::ONLY, Alive::At(liege_chat::clock::Clock::now(&*clock))).await.unwrap();
    }
    tokio::spawn(async move {
        // It asks in vain meanwhile.
        tokio::time::sleep(Duration::from_secs(1)).await;
        assert!(late.is_zero() || clock.advance(late - ahead));
    });
    if let (Some(web), Some(url)) = (web, public_url) {
        let door = (TcpListener::from_std(web).unwrap(), Door::web(None));
        tokio::spawn(liege_local::web::serve(door, Arc::clone(&chat), store.clone(), url, stopped.clone()));
    }
    discord::run(chat, settings, stopped, None).await.unwrap();
    store.close().await;
}

/// Opens the data; a file that a killed program held is free a moment later.
async fn open((location, share): &(Location, Share)) -> Store {
    for _ in 0..200 {
        match Store::open_in_turn(location, *share, None).await {
            Ok(store) => return store,
            Err(store::OpenError::InUse { .. }) => tokio::time::sleep(Duration::from_millis(25)).await,
            Err(error) => panic!("{error}"),
        }
    }
    panic!("the data file stays in use");
}

/// A table and the people at it.
pub struct House {
    pub standin: Standin,
    pub data: PathBuf,
    pub red: u64,
    pub white: u64,
    pub black: u64,
    /// The channel in which the table was created.
    pub hall: u64,
    /// The table's thread.
    pub thread: u64,
}

/// The sentence that says whose turn it is.
pub fn to_move(seat: &str) -> String {
    liege_testing::english("board-turn", &[("seats", seat)])
}

impl House {
    /// Seats three people at a table with these options of `/new`, and starts the game.
    pub async fn seated(standin: Standin, data: &Path, options: &[(&str, &str)]) -> (House, Program) {
        let program = Program::start(&standin, data).await;
        (House::sit_down(standin, data, options).await, program)
    }

    /// Seats three people, with the running program.
    pub async fn sit_down(standin: Standin, data: &Path, options: &[(&str, &str)]) -> House {
        let red = standin.user("Ada", "en-US");
        let (white, black) = (standin.user("Bob", "en-US"), standin.user("Cyd", "en-US"));
        let hall = standin.channel("hall");
        let ids = [red, white, black].map(|id| id.to_string());
        let mut given = vec![
            ("game", "three-player-chess"),
            ("seat1", ids[0].as_str()),
            ("seat2", ids[1].as_str()),
            ("seat3", ids[2].as_str()),
        ];
        given.extend(options);
        standin.slash(red, hall, "new", &given).await;
        let lobby = standin.posted(hall, 1).await.remove(0);
        for who in [white, black] {
            standin.press(who, lobby.id, button(&lobby, "join:1")).await;
        }
        // A thread has the id of the message it starts from.
        let house = House { standin, data: data.to_owned(), red, white, black, hall, thread: lobby.id };
        house.board(0).await;
        house
    }

    /// Waits for the post in the table's thread under which an offer can be answered, and returns it.
    pub async fn card(&self, deal: usize) -> Message {
        self.card_in(self.thread, &deal.to_string()).await
    }

    /// Waits for such a post in any channel. Private offers have another name than a number (`a0.0.R=W`).
    pub async fn card_in(&self, channel: u64, deal: &str) -> Message {
        let ids = [format!("deal:1:s{deal}:"), format!("deal:1:{deal}:")];
        let find = |world: &World| {
            let here = |message: &&Message| {
                message.channel == channel
                    && !message.ephemeral
                    && message
                        .button_ids()
                        .iter()
                        .any(|button| ids.iter().any(|id| button.starts_with(id.as_str())))
            };
            world.messages.iter().find(here).cloned()
        };
        self.standin.until(&format!("the card of offer {deal}"), find).await
    }

    /// Waits until a post has no buttons for an offer any more, and returns it.
    pub async fn decided(&self, card: u64) -> Message {
        let find = |world: &World| {
            let done =
                |message: &&Message| !message.button_ids().iter().any(|button| button.starts_with("deal:"));
            world.message(card).filter(done).cloned()
        };
        self.standin.until("a card that is decided", find).await
    }

    /// The conversation of the bot with a member.
    pub fn direct(&self, who: u64) -> u64 {
        self.standin.change(|world| world.direct(who))
    }

    /// A slash command in the table's thread. Returns the answers, which must be private.
    pub async fn slash(&self, who: u64, name: &str, given: &[(&str, &str)]) -> String {
        let answers = self.standin.slash(who, self.thread, name, given).await;
        assert!(answers.iter().all(|answer| answer.ephemeral), "{answers:?}");
        answers.iter().map(|answer| answer.content.as_str()).collect::<Vec<_>>().join("\n")
    }

    /// A press of a button. Returns the answers, which must be private.
    pub async fn press(&self, who: u64, message: u64, button: &str) -> String {
        let answers = self.standin.press(who, message, button).await;
        assert!(answers.iter().all(|answer| answer.ephemeral), "{answers:?}");
        answers.iter().map(|answer| answer.content.as_str()).collect::<Vec<_>>().join("\n")
    }

    /// The log, from the data file of the running program.
    pub async fn log(&self) -> Vec<String> {
        self.log_of(1).await
    }

    /// The log of any table.
    pub async fn log_of(&self, table: i64) -> Vec<String> {
        let store = Store::open_read_only(&self.data).await.unwrap();
        let table = store.table(table).await.unwrap().unwrap();
        let log = table.log().iter().map(|entry| entry.action.clone()).collect();
        store.close().await;
        log
    }

    pub fn holder(&self, seat: &str) -> u64 {
        match seat {
            "red" | "R" => self.red,
            "white" | "W" => self.white,
            "black" | "B" => self.black,
            other => panic!("no seat {other}"),
        }
    }

    /// Waits for the board after this number of actions.
    pub async fn board(&self, number: usize) -> Message {
        let find = |world: &World| {
            let here =
                |message: &&Message| message.channel == self.thread && number_of(message) == Some(number);
            world.messages.iter().find(here).cloned()
        };
        self.standin.until(&format!("the board after action {number}"), find).await
    }

    pub fn numbers(&self) -> Vec<usize> {
        self.standin.posts(self.thread).iter().filter_map(number_of).collect()
    }

    /// Types something in the table's thread, addressed to the bot.
    pub fn type_in_thread(&self, who: u64, text: &str) -> u64 {
        self.standin.say(who, self.thread, &format!("{} {text}", self.standin.mention()))
    }

    pub fn fault(&self, status: u16, after_doing: bool, retry_after: Option<f64>, times: u32) {
        let path = format!("/channels/{}/messages", self.thread);
        self.standin.fault(Fault { method: "POST", path, status, code: 0, retry_after, times, after_doing });
    }

    pub async fn restart(&self, program: Program, kindly: bool) -> Program {
        self.restart_ahead(program, kindly, SignedDuration::ZERO).await
    }

    /// Restarts the program with a clock that is ahead.
    pub async fn restart_ahead(&self, program: Program, kindly: bool, ahead: SignedDuration) -> Program {
        if kindly {
            program.stop().await;
            self.standin.gone().await;
        } else {
            program.kill().await;
            // A killed program does not close its connection; its session is lost.
            self.standin.change(|world| world.session = None);
        }
        Program::start_ahead(&self.standin, &self.data, ahead).await
    }
}

/// The number of actions after which a post shows a table, from its button *More*.
pub fn number_of(message: &Message) -> Option<usize> {
    message.button_ids().iter().find_map(|id| id.strip_prefix("more:1:"))?.parse().ok()
}

pub fn button<'a>(of: &'a Message, part: &str) -> &'a str {
    let found = of.button_ids().into_iter().find(|id| id.contains(part));
    found.unwrap_or_else(|| panic!("no button {part}: {:?}", of.buttons))
}
