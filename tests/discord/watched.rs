//! The bot's health and metrics for an administrator's monitoring, and the findings of `liege doctor`.

use crate::program::{Ground, Ran, ended, send};
use crate::standin::Standin;
use std::fs::File;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// `liege …` with the stand-in for its Discord.
fn liege(ground: &Ground, standin: &Standin, arguments: &[&str]) -> Command {
    let mut command = ground.liege(arguments);
    command
        .env("DISCORD_TOKEN", standin.read(|world| world.token.clone()))
        .env("LIEGE_DISCORD_API_URL", format!("http://{}", standin.address))
        .stdin(Stdio::null());
    command
}

async fn asked(url: &str) -> (u16, String) {
    let response = reqwest::get(url).await.expect("an answer");
    (response.status().as_u16(), response.text().await.expect("a text"))
}

/// Asks until the answer has this part.
async fn until(url: &str, part: &str) -> (u16, String) {
    let start = Instant::now();
    loop {
        let (status, text) = asked(url).await;
        if text.contains(part) {
            return (status, text);
        }
        assert!(start.elapsed() < Duration::from_mins(1), "{part}: {text}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bot_is_well_once_it_is_connected() {
    let (standin, ground) = (Standin::start().await, Ground::new());
    // The network is there a moment later.
    standin.fail("GET", "/users/@me", 503, 0, 2);
    let log = ground.path("log");
    let mut bot = liege(&ground, &standin, &["discord"])
        .env("LIEGE_METRICS", "127.0.0.1:0")
        .stdout(Stdio::null())
        .stderr(File::create(&log).expect("a log"))
        .spawn()
        .expect("the bot starts");
    let start = Instant::now();
    let base = loop {
        let text = std::fs::read_to_string(&log).expect("a log");
        let here = text.split("http://").nth(1).and_then(|text| text.split_once("/health"));
        if let Some((address, _)) = here {
            break format!("http://{address}");
        }
        assert!(start.elapsed() < Duration::from_mins(1), "{text}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    let (health, metrics) = (format!("{base}/health"), format!("{base}/metrics"));
    let not_yet = "Discord: there is no connection to the gateway\n";
    assert_eq!(asked(&health).await, (503, not_yet.to_owned()));
    assert!(asked(&metrics).await.1.contains("liege_gateway_connected{shard=\"0\"} 0"));
    standin.ready().await;
    assert_eq!(until(&health, "well").await, (200, "well\n".to_owned()));
    until(&metrics, "liege_gateway_connected{shard=\"0\"} 1").await;
    send(&bot, "TERM");
    let code = tokio::task::spawn_blocking(move || ended(&mut bot)).await.expect("it is waited for");
    assert_eq!(code, Some(0), "{}", std::fs::read_to_string(&log).unwrap_or_default());
    standin.gone().await;
    standin.finish();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_doctor_asks_discord_about_the_token() {
    let (standin, ground) = (Standin::start().await, Ground::new());
    let token = standin.read(|world| world.token.clone());
    let run = async |variables: &[(&str, &str)]| {
        let mut command = liege(&ground, &standin, &["doctor"]);
        command.envs(variables.iter().copied());
        let ran = tokio::task::spawn_blocking(move || Ground::feed_command(command, b"")).await;
        let ran: Ran = ran.expect("it runs");
        assert!(!format!("{}{}", ran.out, ran.err).contains(&token), "{}", ran.out);
        ran
    };
    let well = run(&[]).await.well().out;
    assert!(well.contains("well   Discord: it takes the token, of the application “Liege”"), "{well}");
    assert!(well.contains("well   intents: no privileged one is needed"), "{well}");
    assert!(well.contains(", as at Discord"), "{well}");

    let threads = run(&[("LIEGE_DISCORD_READ_ALL_IN_THREADS", "true")]).await;
    assert_eq!(threads.code, Some(1));
    assert!(threads.out.contains("WRONG  intents: `read_all_in_threads` needs"), "{}", threads.out);

    let refused = run(&[("DISCORD_TOKEN", "another")]).await;
    assert_eq!(refused.code, Some(1));
    assert!(refused.out.contains("WRONG  Discord: Discord refuses the token"), "{}", refused.out);
    assert!(refused.out.contains("it does not even look like one"), "{}", refused.out);

    standin.fail("GET", "/oauth2/applications/@me", 503, 0, 1);
    let busy = run(&[]).await;
    assert_eq!(busy.code, Some(1));
    assert!(
        busy.out.contains("WRONG  Discord: it can't be asked: it answers with status 503"),
        "{}",
        busy.out
    );
    // Nothing was created.
    assert!(!ground.path("liege.sqlite").exists());
}
