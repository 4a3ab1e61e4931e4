//! Games over a network that loses, doubles, reorders, delays and cuts a fifth of everything between the bot and
//! Discord: every move is played once, every board is posted once, and no table waits for ever.
//!
//! Here it is a few turns. `LIEGE_HOSTILE_TURNS=10000 cargo test --release --test discord hostile` plays many, at
//! several tables at once, and `LIEGE_HOSTILE_SEED` chooses other faults.

use crate::house::{House, Program};
use crate::standin::{Standin, watch};
use crate::storm::some_move;
use liege_discord::DiscordSettings;
use liege_store::Store;
use liege_testing::hostile::Hostile;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use std::fmt::Debug;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// The share of everything that goes wrong.
const SHARE: f64 = 0.2;
/// The turns of one game; longer ones would mostly measure the search for legal moves.
const TURNS: usize = 250;
/// The games that are played at once.
const AT_ONCE: usize = 4;
/// The last lines of the log that are printed when a test fails.
const LINES: usize = 400;

fn given<T: FromStr<Err: Debug>>(name: &str, otherwise: T) -> T {
    std::env::var(name).map_or(otherwise, |given| given.parse().unwrap())
}

/// Prints the log if the test fails.
struct Log;

impl Drop for Log {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let log = watch::log();
            let lines: Vec<&str> = log.lines().collect();
            println!("{}", lines[lines.len().saturating_sub(LINES)..].join("\n"));
        }
    }
}

/// Plays a game of at most this many turns. Returns how many it had.
async fn played(seed: u64, turns: usize) -> usize {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let standin = Standin::start().await;
    let network = Hostile::before(standin.address, seed, 0.0).await;
    standin.change(|world| world.gateway = format!("ws://{}", network.address));
    let settings =
        DiscordSettings { api_url: Some(format!("http://{}", network.address)), ..standin.settings() };
    let program = Program::start_through(&standin, &data, settings).await;
    let house = House::sit_down(standin, &data, &[]).await;
    network.changes(SHARE);
    let mut typed = Vec::new();
    let mut slowest = Duration::ZERO;
    while typed.len() < turns {
        let Some((seat, action)) = some_move(&house, &mut random).await else { break };
        let started = Instant::now();
        house.type_in_thread(house.holder(&seat), &action);
        typed.push(action);
        house.board(typed.len()).await;
        slowest = slowest.max(started.elapsed());
    }
    let happened = network.happened();
    network.changes(0.0);
    assert_eq!(house.log().await, typed, "seed {seed}: every move once, in order");
    let boards: Vec<usize> = (0..=typed.len()).collect();
    assert_eq!(house.numbers(), boards, "seed {seed}: every board once, in order");
    house.standin.ready().await;
    program.stop().await;
    house.standin.finish();
    let store = Store::open_read_only(&data).await.unwrap();
    let report = liege_store::verify(&store).await.unwrap();
    assert!(report.is_sound(), "seed {seed}: {report:?}");
    let (resumed, begun) = house.standin.read(|world| (world.resumed, world.identified));
    println!(
        "seed {seed}: {} turns, the slowest {slowest:.1?}, {resumed} resumes, {begun} sessions, {happened:?}",
        typed.len()
    );
    assert!(typed.len() < 20 || happened.len() > 6, "the network was not hostile: {happened:?}");
    typed.len()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn over_a_hostile_network_nothing_is_lost_or_doubled() {
    let (wanted, seed): (usize, u64) = (given("LIEGE_HOSTILE_TURNS", 24), given("LIEGE_HOSTILE_SEED", 1));
    let _log = Log;
    let (mut done, mut next) = (0, seed);
    while done < wanted {
        let each = (wanted - done).div_ceil(AT_ONCE).min(TURNS);
        let games = (next..).take((wanted - done).div_ceil(each).min(AT_ONCE)).map(|seed| played(seed, each));
        next += AT_ONCE as u64;
        done += futures::future::join_all(games).await.iter().sum::<usize>();
    }
}
