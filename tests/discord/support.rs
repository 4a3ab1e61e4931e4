//! A chat that only records messages, and a bot that uses it.

use crate::standin::Standin;
use futures::FutureExt;
use futures::future::BoxFuture;
use liege_chat::{Answer, Choice, Field, Incoming, Listening, OutboundMessage, Person, Place, Target};
use liege_discord::{ChatHandler, Discord, DiscordError, DiscordSettings, DiscordTransport};
use liege_store::{Shard, Watermark};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;

type Script = Box<dyn Fn(&Incoming) -> Vec<Answer> + Send + Sync>;
/// A field, its table, what was typed, who typed it.
type Asked = (Field, Option<i64>, String, Person);

/// A chat that records messages and answers by a script.
pub struct Recorder {
    pub heard: Mutex<Vec<Incoming>>,
    pub completed: Mutex<Vec<Asked>>,
    pub choices: Mutex<Vec<Choice>>,
    pub pause: Mutex<Duration>,
    /// Channels without tables.
    pub idle: Mutex<Vec<String>>,
    /// The conversations with players.
    pub direct: Mutex<Vec<String>>,
    /// The changes of whether people were heard.
    pub listened: Mutex<Vec<Listening>>,
    /// The watermark that was noted last.
    pub noted: Mutex<Option<Watermark>>,
    script: Script,
}

impl Recorder {
    /// A chat that answers as the script says.
    pub fn new(script: impl Fn(&Incoming) -> Vec<Answer> + Send + Sync + 'static) -> Arc<Recorder> {
        Arc::new(Recorder {
            heard: Mutex::default(),
            completed: Mutex::default(),
            choices: Mutex::default(),
            pause: Mutex::default(),
            idle: Mutex::default(),
            direct: Mutex::default(),
            listened: Mutex::default(),
            noted: Mutex::default(),
            script: Box::new(script),
        })
    }

    /// A chat that says nothing.
    pub fn silent() -> Arc<Recorder> {
        Recorder::new(|_| Vec::new())
    }

    /// Waits until the connection has this state, and returns all states since the last call.
    pub async fn listening(&self, wanted: Listening) -> Vec<Listening> {
        for _ in 0..2_000 {
            let told = {
                let mut listened = self.listened.lock().unwrap();
                (listened.last() == Some(&wanted)).then(|| std::mem::take(&mut *listened))
            };
            if let Some(told) = told {
                return told;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("told only {:?}", self.listened.lock().unwrap());
    }

    /// Waits until this number of messages was heard, and returns all of them.
    pub async fn heard(&self, count: usize) -> Vec<Incoming> {
        let wait = async {
            loop {
                let heard = self.heard.lock().unwrap().clone();
                if heard.len() >= count {
                    return heard;
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let heard = tokio::time::timeout(Duration::from_secs(20), wait).await;
        heard.unwrap_or_else(|_| panic!("heard only {:#?}", self.heard.lock().unwrap()))
    }
}

impl ChatHandler for Recorder {
    fn handle(&self, incoming: Incoming) -> BoxFuture<'_, Vec<Answer>> {
        async move {
            let pause = *self.pause.lock().unwrap();
            tokio::time::sleep(pause).await;
            let answers = (self.script)(&incoming);
            self.heard.lock().unwrap().push(incoming);
            answers
        }
        .boxed()
    }

    fn listens_by(&self, _: Shard, listening: Listening) {
        let mut listened = self.listened.lock().unwrap();
        if listened.last() != Some(&listening) {
            listened.push(listening);
        }
    }

    fn last_watermark(&self, _: Shard) -> BoxFuture<'_, Option<Watermark>> {
        async { self.noted.lock().unwrap().clone() }.boxed()
    }

    fn note_watermark<'a>(&'a self, _: Shard, heard: &'a Watermark) -> BoxFuture<'a, ()> {
        async { *self.noted.lock().unwrap() = Some(heard.clone()) }.boxed()
    }

    fn plays_in<'a>(&'a self, place: &'a str) -> BoxFuture<'a, bool> {
        async move { !self.idle.lock().unwrap().iter().any(|idle| idle == place) }.boxed()
    }

    fn direct_channels(&self) -> BoxFuture<'_, Vec<String>> {
        async { self.direct.lock().unwrap().clone() }.boxed()
    }

    fn complete<'a>(
        &'a self,
        who: &'a Person,
        _: &'a Place,
        field: Field,
        table: Option<i64>,
        typed: &'a str,
    ) -> BoxFuture<'a, Vec<Choice>> {
        async move {
            self.completed.lock().unwrap().push((field, table, typed.to_owned(), who.clone()));
            self.choices.lock().unwrap().clone()
        }
        .boxed()
    }
}

/// A running bot.
pub struct Bot {
    stop: watch::Sender<bool>,
    task: JoinHandle<Result<(), DiscordError>>,
}

impl Bot {
    /// Starts a bot at the stand-in and waits until it listens.
    pub async fn start(standin: &Standin, hearing: Arc<Recorder>) -> Bot {
        Bot::with(standin, standin.settings(), hearing).await
    }

    /// Starts a bot with settings and waits until it listens.
    pub async fn with(standin: &Standin, settings: DiscordSettings, hearing: Arc<Recorder>) -> Bot {
        let bot = Bot::begin(settings, hearing);
        standin.ready().await;
        bot
    }

    /// Starts a bot without waiting.
    pub fn begin(settings: DiscordSettings, hearing: Arc<Recorder>) -> Bot {
        let (stop, stopped) = watch::channel(false);
        let task = tokio::spawn(async move {
            let discord = Discord::connect(settings, stopped.clone()).await?;
            discord.listen(hearing, stopped).await
        });
        Bot { stop, task }
    }

    /// Tells it to stop, and waits until it has.
    pub async fn stop(self) -> Result<(), DiscordError> {
        self.stop.send(true).unwrap();
        self.ended().await
    }

    /// Ends it during its work.
    pub async fn kill(self, standin: &Standin) {
        self.task.abort();
        let _ = self.task.await;
        // A killed program does not close its connection; its session is lost.
        standin.change(|world| world.session = None);
    }

    /// Waits until it ends by itself.
    pub async fn ended(self) -> Result<(), DiscordError> {
        tokio::time::timeout(Duration::from_secs(30), self.task).await.expect("the bot ends").unwrap()
    }
}

/// A transport at the stand-in, without a listening bot.
pub async fn transport(standin: &Standin) -> Arc<DiscordTransport> {
    courier_with(standin.settings()).await
}

/// A transport with settings.
pub async fn courier_with(settings: DiscordSettings) -> Arc<DiscordTransport> {
    let (_stop, stopped) = watch::channel(false);
    Discord::connect(settings, stopped).await.unwrap().transport()
}

/// A message with only a text.
pub fn letter(to: Target, nonce: &str, text: &str) -> OutboundMessage {
    OutboundMessage {
        to,
        text: text.into(),
        mentions: vec![],
        pictures: vec![],
        buttons: vec![],
        nonce: nonce.into(),
        silent: false,
        look_first: false,
    }
}

/// A channel as a target.
pub fn to_channel(channel: u64) -> Target {
    Target::Channel(channel.to_string())
}

/// An answer with only a text.
pub fn answer(private: bool, text: &str) -> Answer {
    Answer {
        private,
        text: text.into(),
        pictures: vec![],
        files: vec![],
        buttons: vec![],
        menu: None,
        link: None,
        about: None,
        later: None,
        receipt: false,
    }
}
