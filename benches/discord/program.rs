//! The program on Discord, in separate threads.

use liege_chat::clock::SystemClock;
use liege_chat::{Desk, Limits, Settings};
use liege_discord::{self as discord, DiscordSettings};
use liege_store::Store;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::JoinHandle;
use tokio::sync::watch;

/// The program, running.
pub struct Program {
    stop: watch::Sender<bool>,
    thread: JoinHandle<()>,
}

impl Program {
    /// Starts the program.
    pub fn start(settings: DiscordSettings, data: &Path) -> Program {
        let (stop, stopped) = watch::channel(false);
        let data = data.to_owned();
        let thread = std::thread::spawn(move || {
            let runtime =
                tokio::runtime::Builder::new_multi_thread().thread_name("liege").enable_all().build();
            runtime.expect("threads").block_on(life(settings, data, stopped));
        });
        Program { stop, thread }
    }

    /// Ends it as Ctrl-C does, and waits until it has.
    pub async fn stop(self) {
        self.stop.send_replace(true);
        let ended = tokio::task::spawn_blocking(|| self.thread.join()).await.expect("a thread");
        ended.expect("a program that ends by itself");
    }
}

/// Runs the program on Discord, for players who say in a moment what people say in a week.
async fn life(settings: DiscordSettings, data: PathBuf, stopped: watch::Receiver<bool>) {
    let store = Store::open(&data).await.expect("a data file");
    let talk = Settings {
        address: "@Liege ".into(),
        slash: true,
        link: Some(discord::message_link),
        limits: Limits::default().unhurried(),
        ..Settings::default()
    };
    let chat = Desk::new(store.clone(), Arc::new(SystemClock::default()), talk).expect("the shipped fonts");
    discord::run(chat, settings, stopped, None).await.expect("a Discord that lets it in");
    store.close().await;
}
