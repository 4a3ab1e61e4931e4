//! Programs that play beside people on Discord: their moves are posted there like anybody's.

use crate::house::House;
use crate::program::{Ground, send};
use crate::standin::Standin;
use serde_json::{Value, json};
use std::fs::File;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// `liege …` with the stand-in for its Discord.
fn liege(ground: &Ground, standin: &Standin, arguments: &[&str]) -> Command {
    let mut command = ground.liege(arguments);
    command
        .env("DISCORD_TOKEN", standin.read(|world| world.token.clone()))
        .env("LIEGE_DISCORD_API_URL", format!("http://{}", standin.address))
        .env("LIEGE_API_LISTEN", "127.0.0.1:0")
        .stdin(Stdio::null());
    command
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_moves_and_the_thread_has_the_board() {
    let ground = Ground::new();
    let data = ground.path("liege.sqlite");
    let (house, program) = House::seated(Standin::start().await, &data, &[]).await;
    program.stop().await;
    house.standin.gone().await;
    let white = house.white.to_string();
    let made = liege(&ground, &house.standin, &["token", &white, "--scopes", "read,play"]).output();
    let token = String::from_utf8(made.expect("a token").stdout).expect("a text").trim().to_owned();
    let log = ground.path("log");
    let mut bot = liege(&ground, &house.standin, &["discord"])
        .stdout(Stdio::null())
        .stderr(File::create(&log).expect("a log"))
        .spawn()
        .expect("the bot starts");
    let start = Instant::now();
    let base = loop {
        let text = std::fs::read_to_string(&log).expect("a log");
        let here = text.split("programs play at ").nth(1).and_then(|text| text.split_once("/v1/"));
        if let Some((address, _)) = here {
            break address.to_owned();
        }
        assert!(start.elapsed() < Duration::from_mins(1), "{text}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    let client = reqwest::Client::new();
    let body = json!({ "move": "C5-V7", "number": 0 }).to_string();
    let request = client.post(format!("{base}/v1/tables/1/moves")).bearer_auth(&token);
    let request = request.header("content-type", "application/json").body(body);
    let response = request.send().await.expect("an answer");
    assert_eq!(response.status(), 200, "{:?}", response.text().await);
    let board = house.board(1).await;
    assert!(board.content.contains(&format!("<@{}>", house.black)), "Black is called: {}", board.content);
    // A person answers in the thread, and the program sees it.
    house.type_in_thread(house.black, "BC5-BV7");
    house.board(2).await;
    let request = client.get(format!("{base}/v1/tables/1/log?since=1")).bearer_auth(&token);
    let text = request.send().await.expect("an answer").text().await.expect("a text");
    let log: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(log["entries"][0]["action"], "B:BC5-BV7", "{log}");
    // It got its news by HTTP alone: nobody got a message.
    assert!(house.standin.posts(house.direct(house.white)).is_empty());
    send(&bot, "TERM");
    assert!(bot.wait().expect("it ends").success());
}
