//! Several processes with their data on a server: two share Discord's shards, so that one hears the server on Discord and
//! the other one hears direct messages; and one follows another without a gap.

use crate::bot::Bot;
use crate::house::{House, Program, number_of};
use crate::program::Ground;
use crate::standin::Standin;
use crate::storm::some_move_in;
use liege_store::secret::Secret;
use liege_store::{Location, Share, Store};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use sqlx::{AssertSqlSafe, Connection as _, PgConnection};
use std::path::Path;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::sleep;

/// A separate database on the server for tests; `None` if there is no server, which is printed.
async fn database(name: &str) -> Option<String> {
    let Ok(url) = std::env::var("LIEGE_TEST_SERVER") else {
        println!("skipped: `LIEGE_TEST_SERVER` names no server (.ci/postgres starts one)");
        return None;
    };
    let (address, _) = url.rsplit_once('/')?;
    let name = format!("{name}_{:x}", std::process::id());
    let mut connection = PgConnection::connect(&url).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&mut connection).await.unwrap();
    Some(format!("{address}/{name}"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_one_hears_the_other_posts_and_a_third_takes_over() {
    let Some(data) = database("shares").await else { return };
    let [first, second]: [Share; 2] = ["0/2", "1/2"].map(|share| share.parse().unwrap());
    let standin = Standin::start().await;
    standin.change(|world| world.shards = 2);
    let direct = Program::start_share(&standin, &data, first);
    let on_server = Program::start_share(&standin, &data, second);
    standin.ready().await;
    let house = House::sit_down(standin, Path::new(""), &[]).await;
    // A direct message: the first process hears it, and the second posts the move, because it has the server.
    house.standin.tell(house.white, "C5-V7 #1");
    assert_eq!(house.board(1).await.notified, [house.black]);
    house.type_in_thread(house.black, "C5-V7");
    assert_eq!(house.board(2).await.notified, [house.red]);
    // While nobody hears the server, members can still play by direct message; messages in the thread are
    // handled later.
    on_server.stop().await;
    house.standin.tell(house.red, "C5-V7 #1");
    house.standin.posted(house.direct(house.red), 1).await;
    house.type_in_thread(house.white, "N P5-S12");
    assert_eq!(house.numbers(), [0, 1, 2]);
    let third = Program::start_share(&house.standin, &data, second);
    assert_eq!(house.board(3).await.notified, [house.white]);
    house.board(4).await;
    assert_eq!(
        house.standin.posts(house.thread).iter().filter_map(number_of).collect::<Vec<_>>(),
        [0, 1, 2, 3, 4]
    );
    direct.stop().await;
    third.stop().await;
    house.standin.finish();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_that_is_killed_is_followed_by_the_one_that_waits() {
    let Some(data) = database("killed").await else { return };
    let (standin, ground) = (Standin::start().await, Ground::new());
    standin.change(|world| world.shards = 2);
    let start =
        |shards: &str| Bot::start(&ground, &standin, &["--shards", shards], &[("LIEGE_STORE_URL", &data)]);
    let _direct = start("0/2");
    let mut on_server = start("1/2");
    standin.ready().await;
    let _waits = start("1/2");
    let house = House::sit_down(standin, Path::new(""), &[]).await;
    house.type_in_thread(house.white, "C5-V7");
    assert_eq!(house.board(1).await.notified, [house.black]);
    on_server.kill();
    house.standin.change(|world| world.second = None);
    // Typed while nobody is there; the turn of the killed process lasts half a minute.
    house.type_in_thread(house.black, "C5-V7");
    sleep(Duration::from_secs(25)).await;
    assert_eq!(house.board(2).await.notified, [house.red]);
    assert_eq!(house.numbers(), [0, 1, 2]);
    let verified = ground.run_with(&["verify"], &[("LIEGE_STORE_URL", &data)]);
    assert_eq!(verified.code, Some(0), "{}{}", verified.out, verified.err);
    house.standin.finish();
}

/// A next process that Discord refuses for good must not keep the first one from ending, and says why.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_that_discord_refuses_is_not_waited_for() {
    let Some(data) = database("refused").await else { return };
    let (standin, ground) = (Standin::start().await, Ground::new());
    let first = Bot::start(&ground, &standin, &[], &[("LIEGE_STORE_URL", &data)]);
    standin.ready().await;
    let wants_all = [("LIEGE_STORE_URL", data.as_str()), ("LIEGE_DISCORD_READ_ALL_IN_THREADS", "true")];
    let next = Bot::start(&ground, &standin, &[], &wants_all);
    somebody_waits(&data).await;
    let ended = tokio::time::timeout(Duration::from_secs(40), first.stop()).await;
    assert_eq!(ended.expect("it waits for nobody"), Some(0));
    let ended = tokio::time::timeout(Duration::from_secs(40), next.ended()).await;
    assert_eq!(ended.expect("Discord refuses it"), Some(1));
    standin.finish();
}

/// How long Discord waits for the first answer to an interaction.
const IN_TIME: Duration = Duration::from_secs(3);
/// How often the process is replaced.
const REPLACED: u32 = 3;

/// Waits until a process waits for its turn.
async fn somebody_waits(data: &str) {
    let mut connection = PgConnection::connect(data).await.unwrap();
    let now = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
    let waiting = format!("SELECT count(*) FROM tenures WHERE successor_until > {now}");
    for _ in 0..600 {
        let count: i64 =
            sqlx::query_scalar(AssertSqlSafe(waiting.clone())).fetch_one(&mut connection).await.unwrap();
        if count == 1 {
            return;
        }
        sleep(Duration::from_millis(100)).await;
    }
    panic!("no process waits");
}

/// Plays moves in all three ways until `stop` becomes true. Returns them.
async fn played(house: &House, data: &Location, stop: &watch::Receiver<bool>) -> Vec<String> {
    let (mut random, mut moves) = (ChaCha8Rng::seed_from_u64(7), Vec::new());
    while !*stop.borrow() {
        let Some((seat, action)) = some_move_in(data, &mut random).await else { break };
        let who = house.holder(&seat);
        match moves.len() % 3 {
            0 => drop(house.type_in_thread(who, &action)),
            1 => drop(house.standin.tell(who, &format!("{action} #1"))),
            _ => {
                let given = [("notation", action.as_str())];
                house.standin.change(|world| world.slash(who, house.thread, "move", &given));
            }
        }
        moves.push(action);
        house.board(moves.len()).await;
    }
    moves
}

/// Asks without pause until `stop` becomes true: a command, a completion, a form.
async fn asked(house: &House, stop: &watch::Receiver<bool>) {
    let (red, hall) = (house.red, house.hall);
    while !*stop.borrow() {
        house.standin.change(|world| world.slash(red, hall, "tables", &[]));
        sleep(Duration::from_millis(70)).await;
        house.standin.change(|world| world.typing(red, hall, "new", &[("game", "d")], "game"));
        sleep(Duration::from_millis(70)).await;
        house.standin.change(|world| world.slash(red, hall, "note", &[]));
        sleep(Duration::from_millis(70)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn one_follows_another_in_the_middle_of_play_and_nobody_waits() {
    let Some(data) = database("follows").await else { return };
    let (standin, ground) = (Standin::start().await, Ground::new());
    let start = |standin: &Standin| Bot::start(&ground, standin, &[], &[("LIEGE_STORE_URL", &data)]);
    let mut bot = start(&standin);
    standin.ready().await;
    let house = House::sit_down(standin, Path::new(""), &[]).await;
    let location = Location::Server(Secret::new(data.clone()));
    let (end, stop) = watch::channel(false);
    let replaced = async {
        for _ in 0..REPLACED {
            let next = start(&house.standin);
            somebody_waits(&data).await;
            let before = std::mem::replace(&mut bot, next);
            assert_eq!(before.stop().await, Some(0));
            sleep(Duration::from_secs(3)).await;
        }
        end.send(true).unwrap();
    };
    let (moves, (), ()) = tokio::join!(played(&house, &location, &stop), asked(&house, &stop), replaced);
    // Answers that are still under way.
    sleep(IN_TIME).await;
    assert_eq!(bot.stop().await, Some(0));
    let store = Store::open_read_only_at(&location).await.unwrap();
    let table = store.table(1).await.unwrap().unwrap();
    let log: Vec<&str> = table.log().iter().map(|entry| entry.action.as_str()).collect();
    assert_eq!(log, moves, "every move once, in order");
    assert_eq!(house.numbers(), (0..=moves.len()).collect::<Vec<_>>(), "every board once, in order");
    house.standin.read(|world| {
        let mut late: Vec<_> = world.interactions.values().collect();
        late.sort_by_key(|one| one.answered_in);
        let slowest = late.last().unwrap().answered_in;
        println!("{} moves, {} interactions, the slowest answer {slowest:.1?}", moves.len(), late.len());
        late.retain(|one| one.acknowledged.is_none());
        assert!(late.is_empty(), "nobody answered {late:#?}");
    });
    let verified = ground.run_with(&["verify"], &[("LIEGE_STORE_URL", &data)]);
    assert_eq!(verified.code, Some(0), "{}{}", verified.out, verified.err);
    house.standin.finish();
}
