//! A closed terminal ends the bot as properly as Ctrl-C does.

use crate::program::{Ground, ended, send};
use crate::standin::Standin;
use std::fs::File;
use std::process::Stdio;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_closed_terminal_ends_the_bot_tidily() {
    let (standin, ground) = (Standin::start().await, Ground::new());
    let mut command = ground.liege(&["discord"]);
    command
        .env("DISCORD_TOKEN", standin.read(|world| world.token.clone()))
        .env("LIEGE_DISCORD_API_URL", format!("http://{}", standin.address))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(File::create(ground.path("log")).expect("a log"));
    let mut bot = command.spawn().expect("the bot starts");
    standin.ready().await;
    // Twice, as a shell and its terminal do.
    send(&bot, "HUP");
    send(&bot, "HUP");
    let code = tokio::task::spawn_blocking(move || ended(&mut bot)).await.expect("it is waited for");
    let log = std::fs::read_to_string(ground.path("log")).expect("a log");
    assert_eq!(code, Some(0), "{log}");
    assert!(log.contains("stopping"), "{log}");
    standin.gone().await;
    standin.finish();
}
