//! The bot's own connections to the gateway: close codes, invalid sessions, silence, resets in the middle of a
//! frame, resumes, compression.

use crate::standin::relay::Relay;
use crate::standin::{Standin, Wire, gateway::RESUME, payloads};
use crate::support::{Bot, Recorder};
use liege_chat::Said;
use liege_discord::{DiscordError, DiscordSettings};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;

/// A bot at a stand-in, and somebody who writes to it.
struct Scene {
    standin: Standin,
    recorder: Arc<Recorder>,
    bot: Bot,
    ada: u64,
}

impl Scene {
    async fn set() -> Scene {
        Scene::with(Standin::start().await, |settings| settings).await
    }

    async fn with(standin: Standin, settings: impl FnOnce(DiscordSettings) -> DiscordSettings) -> Scene {
        let ada = standin.user("Ada", "en-US");
        let recorder = Recorder::silent();
        let to_ada = standin.change(|world| world.direct(ada));
        *recorder.direct.lock().unwrap() = vec![to_ada.to_string()];
        let bot = Bot::with(&standin, settings(standin.settings()), recorder.clone()).await;
        Scene { standin, recorder, bot, ada }
    }

    /// Ada writes, and is heard.
    async fn says(&self, text: &str) {
        let before = self.recorder.heard.lock().unwrap().len();
        self.standin.tell(self.ada, text);
        self.recorder.heard(before + 1).await;
    }

    async fn resumed(&self, times: u32) {
        self.standin.until("a resume", |world| (world.resumed >= times).then_some(())).await;
    }

    fn begun(&self) -> u32 {
        self.standin.read(|world| world.identified)
    }

    fn texts(&self) -> Vec<String> {
        let heard = self.recorder.heard.lock().unwrap().clone();
        let text = |said| match said {
            Said::Text { text, .. } => text.to_string(),
            other => format!("{other:?}"),
        };
        heard.into_iter().map(|incoming| text(incoming.said)).collect()
    }

    /// Ends it; exactly these texts were heard, in this order.
    async fn ends(self, texts: &[&str]) {
        tokio::time::sleep(Duration::from_millis(100)).await;
        assert_eq!(self.texts(), texts);
        self.bot.stop().await.unwrap();
        self.standin.gone().await;
        self.standin.finish();
    }
}

#[tokio::test]
async fn after_the_faults_of_a_connection_the_session_goes_on() {
    let goes_on = |codes: [u16; 4]| async move {
        let scene = Scene::set().await;
        let mut said = Vec::new();
        for (times, code) in (1..).zip(codes) {
            scene.standin.change(|world| world.held = true);
            scene.standin.break_gateway(Wire::Close(code));
            let text = format!("during {code}");
            scene.standin.tell(scene.ada, &text);
            scene.standin.change(|world| world.held = false);
            scene.resumed(times).await;
            said.push(text);
            scene.recorder.heard(said.len()).await;
        }
        assert_eq!(scene.begun(), 1);
        let said: Vec<&str> = said.iter().map(String::as_str).collect();
        scene.ends(&said).await;
    };
    // After several short connections in a row the pauses grow.
    tokio::join!(goes_on([4000, 4001, 4002, 4005]), goes_on([4008, 1000, 1001, 4321]));
}

#[tokio::test]
async fn a_session_that_is_over_is_not_resumed_but_begun_anew() {
    let anew = |code| async move {
        let scene = Scene::set().await;
        scene.says("before").await;
        scene.standin.break_gateway(Wire::Close(code));
        scene.standin.change(|world| world.session = None);
        scene.standin.tell(scene.ada, "during");
        scene.standin.until("a new session", |world| (world.identified == 2).then_some(())).await;
        scene.recorder.heard(2).await;
        scene.says("after").await;
        assert_eq!(scene.standin.read(|world| (world.resumed, world.dialled.clone())).0, 0, "{code}");
        scene.ends(&["before", "during", "after"]).await;
    };
    tokio::join!(anew(4003), anew(4006), anew(4007), anew(4009));
}

#[tokio::test]
async fn the_first_message_of_a_new_session_does_not_hide_those_before_it() {
    let scene = Scene::set().await;
    scene.says("before").await;
    scene.standin.break_gateway(Wire::Close(4009));
    scene.standin.change(|world| world.session = None);
    scene.standin.tell(scene.ada, "during");
    scene.standin.until("a new session", |world| (world.identified == 2).then_some(())).await;
    // It arrives together with the beginning of the session.
    scene.standin.tell(scene.ada, "at once");
    scene.recorder.heard(3).await;
    let mut heard: Vec<String> = scene.texts();
    heard.sort();
    assert_eq!(heard, ["at once", "before", "during"]);
    scene.bot.stop().await.unwrap();
    scene.standin.finish();
}

#[tokio::test]
async fn a_session_whose_beginning_was_cut_is_begun_anew() {
    let standin = Standin::start().await;
    standin.change(|world| world.beginnings_cut = 1);
    let ada = standin.user("Ada", "en-US");
    let recorder = Recorder::silent();
    let bot = Bot::begin(standin.settings(), recorder.clone());
    standin.until("another session", |world| (world.identified == 2).then_some(())).await;
    assert_eq!(standin.read(|world| world.resumed), 0);
    standin.tell(ada, "after");
    recorder.heard(1).await;
    bot.stop().await.unwrap();
    standin.finish();
}

#[tokio::test]
async fn refusals_for_good_end_the_program_and_say_why() {
    for (code, word) in [
        (4004, "token"),
        (4010, "shards"),
        (4011, "shards"),
        (4012, "newer version"),
        (4013, "newer version"),
        (4014, "Message Content"),
    ] {
        let scene = Scene::set().await;
        scene.standin.break_gateway(Wire::Close(code));
        let error = scene.bot.ended().await.unwrap_err();
        assert!(error.to_string().contains(word), "{code}: {error}");
        assert_eq!(error == DiscordError::WrongToken, code == 4004);
        assert_eq!(scene.standin.read(|world| (world.identified, world.resumed)), (1, 0));
        scene.standin.finish();
    }
}

#[tokio::test]
async fn an_invalid_session_is_resumed_or_begun_anew_as_discord_says() {
    let scene = Scene::set().await;
    let invalid = |resumable: bool| Wire::Send(json!({ "op": 9, "d": resumable, "s": null, "t": null }));
    scene.standin.change(|world| world.resumes_answered = [invalid(true), invalid(true)].into());
    scene.standin.break_gateway(Wire::Drop);
    scene.standin.tell(scene.ada, "resumable");
    scene.resumed(1).await;
    scene.recorder.heard(1).await;
    assert_eq!(scene.begun(), 1);
    scene.standin.change(|world| world.resumes_answered = [invalid(false)].into());
    scene.standin.break_gateway(Wire::Drop);
    scene.standin.tell(scene.ada, "lost");
    scene.standin.until("a new session", |world| (world.identified == 2).then_some(())).await;
    scene.recorder.heard(2).await;
    scene.ends(&["resumable", "lost"]).await;
}

#[tokio::test]
async fn a_connection_that_acknowledges_no_heartbeat_is_replaced() {
    let scene = Scene::set().await;
    scene.says("before").await;
    scene.standin.change(|world| world.numb = true);
    // It still brings events.
    scene.says("numb").await;
    scene.resumed(1).await;
    scene.standin.change(|world| world.numb = false);
    scene.says("after").await;
    assert_eq!(scene.begun(), 1);
    scene.ends(&["before", "numb", "after"]).await;
}

#[tokio::test]
async fn a_reset_in_the_middle_of_a_frame_loses_nothing() {
    let standin = Standin::start().await;
    let relay = Relay::before(standin.address).await;
    let gateway = format!("ws://{}", relay.address);
    let through = |settings| DiscordSettings { gateway_url: Some(gateway), ..settings };
    let scene = Scene::with(standin, through).await;
    // Now the beginning of the session has come through: nothing else would be there to resume.
    scene.says("before").await;
    let mut said = vec!["before".to_owned()];
    // In its head, in the first part of a payload, and in the second.
    for (times, bytes) in (1..).zip([1, 3, 40, 250]) {
        relay.cut_after(bytes);
        let text = format!("cut after {bytes}");
        scene.standin.tell(scene.ada, &text);
        scene.resumed(times).await;
        said.push(text);
        scene.recorder.heard(said.len()).await;
    }
    assert_eq!(scene.begun(), 1);
    // An address that is set is the only one that is asked.
    assert!(scene.standin.read(|world| world.dialled.iter().all(|path| path == "/")));
    let said: Vec<&str> = said.iter().map(String::as_str).collect();
    scene.ends(&said).await;
}

#[tokio::test]
async fn a_session_is_resumed_where_discord_says_or_else_where_it_began() {
    let scene = Scene::set().await;
    scene.standin.break_gateway(Wire::Drop);
    scene.standin.tell(scene.ada, "missed");
    scene.resumed(1).await;
    scene.recorder.heard(1).await;
    assert_eq!(scene.standin.read(|world| world.dialled.clone()), ["/", RESUME]);
    scene.ends(&["missed"]).await;

    let standin = Standin::start().await;
    standin.change(|world| world.resume_at = Some("ws://127.0.0.1:9".into()));
    let scene = Scene::with(standin, |settings| settings).await;
    scene.standin.break_gateway(Wire::Drop);
    scene.standin.tell(scene.ada, "missed");
    scene.resumed(1).await;
    scene.recorder.heard(1).await;
    assert_eq!(scene.standin.read(|world| world.dialled.clone()), ["/", "/"]);
    scene.ends(&["missed"]).await;
}

#[tokio::test]
async fn events_that_did_not_arrive_are_asked_for_again_and_doubled_ones_are_heard_once() {
    let scene = Scene::set().await;
    scene.says("before").await;
    scene.standin.change(|world| {
        // Discord has sent it, but it never comes.
        let direct = world.direct(scene.ada);
        let connection = world.session.as_mut().and_then(|session| session.connection.take());
        world.say(scene.ada, direct, "lost on the way", None, false);
        world.session.as_mut().unwrap().connection = connection;
    });
    scene.says("next").await;
    scene.recorder.heard(3).await;
    scene.resumed(1).await;
    scene.standin.change(|world| {
        let session = world.session.as_ref().unwrap();
        for (_, event) in &session.events {
            let _ = session.connection.as_ref().unwrap().send(Wire::Send(event.clone()));
        }
    });
    scene.says("after").await;
    assert_eq!(scene.standin.read(|world| (world.identified, world.resumed)), (1, 1));
    scene.ends(&["before", "lost on the way", "next", "after"]).await;
}

#[tokio::test]
async fn numbers_that_discord_leaves_out_do_not_keep_the_bot_from_hearing() {
    let scene = Scene::set().await;
    scene.standin.change(|world| world.session.as_mut().unwrap().sequence += 3);
    scene.says("after the gap").await;
    assert_eq!(scene.begun(), 1);
    scene.ends(&["after the gap"]).await;
}

#[tokio::test]
async fn payloads_are_read_compressed_or_plain() {
    for plain in [false, true] {
        let standin = Standin::start().await;
        standin.change(|world| world.plain = plain);
        let scene = Scene::with(standin, |settings| settings).await;
        scene.says("Привіт, ♜!").await;
        // Discord may ask for a heartbeat at any time.
        let beats = scene.standin.read(|world| world.heartbeats);
        scene.standin.change(|world| {
            let connection = world.session.as_ref().unwrap().connection.as_ref().unwrap();
            connection.send(Wire::Send(json!({ "op": 1, "d": null, "s": null, "t": null }))).unwrap();
        });
        scene.standin.until("a heartbeat", |world| (world.heartbeats > beats).then_some(())).await;
        // A payload of many kilobytes.
        let guild = scene.standin.change(|world| {
            for number in 0..500 {
                world.add_channel(&format!("channel {number}"), crate::standin::Kind::Text);
            }
            payloads::guild(world)
        });
        scene.standin.change(|world| world.dispatch("GUILD_CREATE", &guild));
        scene.says("after").await;
        scene.ends(&["Привіт, ♜!", "after"]).await;
    }
}
