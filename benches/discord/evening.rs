//! An evening at several tables: at each, the player to move types as soon as the board is there.

use crate::cores::{self, Cores};
use crate::program::Program;
use crate::standin::world::{Kind, Limit, World};
use crate::standin::{Standin, tls};
use liege_discord::DiscordSettings;
use liege_game::{self as game, Game, Options, State};
use liege_store::Store;
use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;

/// The games played, in turn.
const GAMES: [&str; 6] = [
    "three-player-chess",
    "dragonchess",
    "enochian-chess",
    "dragons-breakthrough",
    "chess",
    "international-draughts",
];

/// The settings of an evening.
pub struct Evening {
    pub tables: usize,
    /// Discord's limits of each route and of all together. Without them, the program uses a custom address
    /// without limits.
    pub limits: Option<(Limit, Limit)>,
    pub time: Duration,
}

/// The result of the evening.
pub struct Played {
    pub took: Duration,
    /// For each move, the time from typing it until its board was there.
    pub waits: Vec<Duration>,
    /// The number of requests of the program, and of those that came too soon.
    pub requests: usize,
    pub turned_away: usize,
    pub cores: Cores,
}

/// The number of tables that one member opens.
const OF_ONE: usize = 40;

/// A posted board: its channel, and its time.
type Board = (u64, Instant);

/// A table with its player.
struct Table {
    game: &'static dyn Game,
    /// The thread in which it is played.
    thread: u64,
    boards: UnboundedReceiver<Board>,
}

impl Evening {
    /// Plays the evening, and checks that every move was stored once.
    pub async fn play(self) -> Played {
        let folder = tempfile::tempdir().expect("room for a data file");
        let data = folder.path().join("liege.sqlite");
        let standin = Arc::new(Standin::unwatched().await);
        standin.change(|world| world.limit = (u32::MAX, Duration::from_secs(1)));
        let door = tls::before(standin.address).await;
        let settings = match self.limits {
            None => standin.settings(),
            Some(_) => DiscordSettings {
                api_url: None,
                ca_file: Some(door.ca_file.clone()),
                resolve: vec![("discord.com".into(), door.address)],
                ..standin.settings()
            },
        };
        let program = Program::start(settings, &data);
        standin.ready().await;
        // Nobody may open as many tables as there are.
        let hosts: Vec<u64> = (0..self.tables.div_ceil(OF_ONE))
            .map(|number| standin.user(&format!("Ada {number}"), "en-US"))
            .collect();
        let mut halls = Vec::new();
        let mut readers = HashMap::new();
        for number in 0..self.tables {
            let hall = standin.channel(&format!("hall-{number}"));
            let (tell, boards) = unbounded_channel();
            readers.insert(hall, tell);
            halls.push((hall, boards));
        }
        let watching = tokio::spawn(watch(Arc::clone(&standin), readers));
        let mut tables = Vec::new();
        let games = GAMES.into_iter().cycle();
        for (number, ((hall, mut boards), game)) in halls.into_iter().zip(games).enumerate() {
            let (game, host) = (game::by_id(game).expect("a game"), hosts[number / OF_ONE]);
            say(&standin, host, hall, &order(game));
            let (thread, _) = boards.recv().await.expect("a first board");
            tables.push((host, Table { game, thread, boards }));
        }
        standin.change(|world| {
            if let Some((route, all)) = self.limits {
                (world.limit, world.limit_of_all) = (route, Some(all));
            }
            world.asked.clear();
        });
        let (begun, had) = (Instant::now(), cores::now());
        let until = begun + self.time;
        let mut players = JoinSet::new();
        for (host, table) in tables {
            players.spawn(table.sit(Arc::clone(&standin), host, until));
        }
        tokio::time::sleep_until(until.into()).await;
        let took = begun.elapsed();
        let cores = cores::now().since(had);
        let (requests, turned_away) = standin.read(|world| {
            let turned_away = world.asked.iter().filter(|asked| asked.status == 429).count();
            (world.asked.len(), turned_away)
        });
        let mut moves = Vec::new();
        while let Some(played) = players.join_next().await {
            moves.extend(played.expect("a table at which all went well"));
        }
        watching.abort();
        program.stop().await;
        let problems = standin.read(|world| world.problems.clone());
        assert!(problems.is_empty(), "{problems:?}");
        assert_eq!(stored(&data, self.tables).await, moves.len(), "every move is stored, and once");
        // A board that came after the end does not count.
        let waits =
            moves.iter().filter(|(_, posted)| *posted <= until).map(|(typed, posted)| *posted - *typed);
        Played { took, waits: waits.collect(), requests, turned_away, cores }
    }
}

impl Table {
    /// Plays until the time is over. Returns for each move when it was typed, and when its board was there.
    async fn sit(mut self, standin: Arc<Standin>, member: u64, until: Instant) -> Vec<(Instant, Instant)> {
        let mut state = start(self.game);
        let mut moves = Vec::new();
        while Instant::now() < until {
            let legal = state.legal();
            let pick = moves.len().wrapping_mul(2_654_435_761) % legal.len().max(1);
            // A finished game is not started again: that hardly happens in the given time.
            let Some(action) = legal.get(pick) else { break };
            let typed = Instant::now();
            say(&standin, member, self.thread, action);
            state.play(action).expect("a legal move");
            let (_, posted) = self.boards.recv().await.expect("a board");
            moves.push((typed, posted));
        }
        moves
    }
}

/// The text that creates a table with its author in all seats.
fn order(game: &dyn Game) -> String {
    let seats: Vec<String> = game.seats().iter().map(|seat| format!("{}=me", seat.id)).collect();
    let truce = if game.id() == "three-player-chess" { " truce=off" } else { "" };
    format!("new {} {}{truce}", game.id(), seats.join(" "))
}

/// The start position of the game.
fn start(game: &dyn Game) -> Box<dyn State> {
    let none: [(&str, &str); 0] = [];
    let options = Options::check(game.options(), none).expect("the usual");
    game.start(&options, None).expect("a start")
}

fn say(standin: &Standin, who: u64, channel: u64, text: &str) {
    standin.say(who, channel, &format!("{} {text}", standin.mention()));
}

/// Tells the players in a hall, or in a thread of it, of each board that is posted there.
async fn watch(standin: Arc<Standin>, readers: HashMap<u64, UnboundedSender<Board>>) {
    let mut seen = 0;
    loop {
        let news = |world: &World| {
            let new = world.messages.get(seen..).filter(|new| !new.is_empty())?;
            let boards =
                new.iter().filter(|message| message.author == world.bot && !message.files.is_empty());
            let told = boards.map(|board| {
                let hall = match world.channels[&board.channel].kind {
                    Kind::Thread { parent } => parent,
                    _ => board.channel,
                };
                (hall, (board.channel, board.posted))
            });
            Some((world.messages.len(), told.collect::<Vec<_>>()))
        };
        let (all, boards) = standin.until("messages", news).await;
        seen = all;
        for (hall, board) in boards {
            // A player who has left the table need not know.
            readers.get(&hall).map(|reader| reader.send(board));
        }
    }
}

/// The actions in the logs of all tables.
async fn stored(data: &Path, tables: usize) -> usize {
    let store = Store::open_read_only(data).await.expect("a data file");
    let mut actions = 0;
    for table in 1..=tables as i64 {
        let table = store.table(table).await.expect("a file that can be read").expect("a table");
        actions += table.log().len();
    }
    store.close().await;
    actions
}
