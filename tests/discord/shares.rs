//! Two processes share Discord's shards, with their data on a server: one hears the server on Discord, the
//! other hears direct messages.

use crate::bot::Bot;
use crate::house::{House, Program, number_of};
use crate::program::Ground;
use crate::standin::Standin;
use liege_store::Share;
use sqlx::{AssertSqlSafe, Connection as _, PgConnection};
use std::path::Path;
use std::time::Duration;

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
    tokio::time::sleep(Duration::from_secs(25)).await;
    assert_eq!(house.board(2).await.notified, [house.red]);
    assert_eq!(house.numbers(), [0, 1, 2]);
    let verified = ground.run_with(&["verify"], &[("LIEGE_STORE_URL", &data)]);
    assert_eq!(verified.code, Some(0), "{}{}", verified.out, verified.err);
    house.standin.finish();
}
