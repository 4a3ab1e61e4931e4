//! The gateway: interruptions and resumes, wrong tokens, refused intents, the end.

use crate::standin::{Kind, Standin, Wire, watch};
use crate::support::{Bot, Recorder};
use liege_chat::{Listening, Said};
use liege_discord::{DiscordError, DiscordSettings};
use liege_store::Watermark;
use liege_store::secret::Secret;
use std::time::{Duration, Instant};

fn texts(heard: &[liege_chat::Incoming]) -> Vec<String> {
    heard
        .iter()
        .map(|incoming| match &incoming.said {
            Said::Text { text, .. } => text.to_string(),
            other => format!("{other:?}"),
        })
        .collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn what_is_said_while_the_connection_is_broken_is_heard_once_and_in_order() {
    let standin = Standin::start().await;
    let ada = standin.user("Ada", "en-US");
    let recorder = Recorder::silent();
    let bot = Bot::start(&standin, recorder.clone()).await;
    let mut said = Vec::new();
    for (round, how) in [Wire::Drop, Wire::Close(4000), Wire::Send(serde_json::json!({ "op": 7, "d": null }))]
        .into_iter()
        .enumerate()
    {
        let text = |part: &str| format!("{part} {round}");
        standin.tell(ada, &text("before"));
        standin.change(|world| world.held = true);
        standin.break_gateway(how);
        for part in ["during", "still during"] {
            standin.tell(ada, &text(part));
        }
        standin.change(|world| world.held = false);
        let wanted = u32::try_from(round + 1).unwrap();
        standin.until("a resume", |world| (world.resumed == wanted).then_some(())).await;
        standin.tell(ada, &text("after"));
        said.extend(["before", "during", "still during", "after"].map(text));
        recorder.heard(said.len()).await;
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(texts(&recorder.heard(said.len()).await), said);
    assert_eq!(standin.read(|world| world.identified), 1);
    bot.stop().await.unwrap();
    standin.finish();
}

#[tokio::test]
async fn what_is_written_in_threads_is_heard_though_the_session_is_lost() {
    let standin = Standin::start().await;
    let ada = standin.user("Ada", "en-US");
    standin.change(|world| world.users.get_mut(&ada).unwrap().nick = Some("Queen Ada".into()));
    let hall = standin.channel("hall");
    let thread = standin.change(|world| world.add_channel("table", Kind::Thread { parent: hall }));
    let bot = standin.mention();
    let to_bot = |text: &str| format!("{bot} {text}");
    // Before the first start nobody was spoken to.
    standin.say(ada, thread, &to_bot("to nobody"));
    let recorder = Recorder::silent();
    recorder.idle.lock().unwrap().push(hall.to_string());
    let running = Bot::start(&standin, recorder.clone()).await;
    standin.say(ada, thread, &to_bot("before"));
    recorder.heard(1).await;
    // The session can't be resumed: Discord reports none of the messages of that time.
    standin.change(|world| world.held = true);
    standin.break_gateway(Wire::Drop);
    standin.change(|world| world.session = None);
    standin.say(ada, thread, "not to the bot");
    let answered = standin.say(ada, thread, &to_bot("answered"));
    standin.change(|world| world.say(world.bot, thread, "an answer", Some(answered), false));
    let many: Vec<String> = (0..150).map(|number| format!("during {number}")).collect();
    for text in &many {
        standin.say(ada, thread, &to_bot(text));
    }
    // Places without tables are not looked through.
    standin.say(ada, hall, &to_bot("in the hall"));
    standin.change(|world| world.held = false);
    standin.until("a new session", |world| (world.identified == 2).then_some(())).await;
    let heard = recorder.heard(1 + many.len()).await;
    standin.say(ada, thread, &to_bot("after"));
    recorder.heard(2 + many.len()).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    let wanted: Vec<String> =
        ["before".to_owned()].into_iter().chain(many).chain(["after".to_owned()]).collect();
    assert_eq!(texts(&recorder.heard(wanted.len()).await), wanted);
    let late = &heard[1];
    assert_eq!(late.who.name, "Queen Ada");
    assert_eq!(late.place.parent.as_deref(), Some(hall.to_string().as_str()));
    running.stop().await.unwrap();
    standin.finish();
}

#[tokio::test]
async fn what_players_answer_in_direct_messages_is_heard_though_the_session_is_lost() {
    let standin = Standin::start().await;
    let (ada, bob) = (standin.user("Ada", "en-US"), standin.user("Bob", "en-US"));
    let recorder = Recorder::silent();
    let to_ada = standin.change(|world| world.direct(ada));
    *recorder.direct.lock().unwrap() = vec![to_ada.to_string(), "no channel".into()];
    let running = Bot::start(&standin, recorder.clone()).await;
    standin.tell(ada, "before");
    recorder.heard(1).await;
    standin.change(|world| world.held = true);
    standin.break_gateway(Wire::Drop);
    standin.change(|world| world.session = None);
    standin.tell(ada, "during");
    standin.tell(bob, "who plays nowhere");
    standin.change(|world| world.held = false);
    let heard = recorder.heard(2).await;
    assert_eq!(texts(&heard), ["before", "during"]);
    assert_eq!((heard[1].who.name.as_str(), &heard[1].place.server), ("Ada", &None));
    standin.tell(bob, "after");
    assert_eq!(texts(&recorder.heard(3).await)[2], "after");
    running.stop().await.unwrap();
    standin.finish();
}

#[tokio::test]
async fn what_was_written_on_a_server_that_is_away_at_the_start_is_heard_when_it_is_there() {
    let standin = Standin::start().await;
    let ada = standin.user("Ada", "en-US");
    let hall = standin.channel("hall");
    let bot = standin.mention();
    let recorder = Recorder::silent();
    let running = Bot::start(&standin, recorder.clone()).await;
    let before = standin.say(ada, hall, &format!("{bot} before"));
    recorder.heard(1).await;
    running.stop().await.unwrap();
    assert_eq!(*recorder.noted.lock().unwrap(), Some(Watermark { message: before, ..Watermark::default() }));
    standin.gone().await;
    standin.say(ada, hall, &format!("{bot} missed"));
    standin.change(|world| world.unavailable = true);
    for (count, text) in [(2, "elsewhere"), (3, "still elsewhere")] {
        let running = Bot::start(&standin, recorder.clone()).await;
        let elsewhere = standin.tell(ada, text);
        recorder.heard(count).await;
        let noted = || recorder.noted.lock().unwrap().clone().unwrap();
        for _ in 0..500 {
            if noted().message >= elsewhere {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let guild = standin.read(|world| world.guild.to_string());
        assert_eq!((noted().message, noted().behind), (elsewhere, [(guild, before)].into()));
        running.kill(&standin).await;
    }
    standin.change(|world| world.unavailable = false);
    let running = Bot::start(&standin, recorder.clone()).await;
    let heard = texts(&recorder.heard(4).await);
    assert_eq!(heard, ["before", "elsewhere", "still elsewhere", "missed"]);
    running.stop().await.unwrap();
    assert!(recorder.noted.lock().unwrap().as_ref().unwrap().behind.is_empty());
    standin.finish();
}

#[tokio::test]
async fn a_message_that_is_cut_off_by_the_end_is_heard_after_the_next_start() {
    let standin = Standin::start().await;
    let (ada, bob) = (standin.user("Ada", "en-US"), standin.user("Bob", "en-US"));
    let recorder = Recorder::silent();
    let to_bob = standin.change(|world| world.direct(bob));
    *recorder.direct.lock().unwrap() = vec![to_bob.to_string()];
    let running = Bot::start(&standin, recorder.clone()).await;
    standin.tell(ada, "before");
    recorder.heard(1).await;
    // This is longer than the program waits at its end.
    *recorder.pause.lock().unwrap() = Duration::from_mins(1);
    standin.tell(bob, "cut off");
    tokio::time::sleep(Duration::from_millis(300)).await;
    *recorder.pause.lock().unwrap() = Duration::ZERO;
    standin.tell(ada, "after");
    recorder.heard(2).await;
    running.stop().await.unwrap();
    standin.gone().await;
    let running = Bot::start(&standin, recorder.clone()).await;
    assert_eq!(texts(&recorder.heard(3).await), ["before", "after", "cut off"]);
    running.stop().await.unwrap();
    standin.finish();
}

#[tokio::test]
async fn conversations_that_cannot_be_read_do_not_keep_each_other_waiting() {
    let standin = Standin::start().await;
    let recorder = Recorder::silent();
    let people: Vec<u64> = (0..6).map(|number| standin.user(&format!("P{number}"), "en-US")).collect();
    let first = standin.tell(people[0], "long ago");
    *recorder.noted.lock().unwrap() = Some(Watermark { message: first, ..Watermark::default() });
    for who in &people {
        let channel = standin.change(|world| world.direct(*who));
        recorder.direct.lock().unwrap().push(channel.to_string());
        standin.tell(*who, "missed");
        standin.fail("GET", &format!("/channels/{channel}/messages"), 503, 0, 2);
    }
    let started = Instant::now();
    let running = Bot::start(&standin, recorder.clone()).await;
    recorder.heard(people.len()).await;
    assert!(started.elapsed() < Duration::from_secs(12), "three seconds each: {:?}", started.elapsed());
    running.stop().await.unwrap();
    standin.finish();
}

#[tokio::test]
async fn whether_people_are_heard_is_told() {
    let standin = Standin::start().await;
    let ada = standin.user("Ada", "en-US");
    let recorder = Recorder::silent();
    let to_ada = standin.change(|world| world.direct(ada));
    *recorder.direct.lock().unwrap() = vec![to_ada.to_string()];
    standin.change(|world| world.held = true);
    let running = Bot::begin(standin.settings(), recorder.clone());
    assert_eq!(recorder.listening(Listening::No).await, [Listening::No]);
    standin.change(|world| world.held = false);
    assert_eq!(recorder.listening(Listening::Yes).await, [Listening::CatchingUp, Listening::Yes]);
    standin.tell(ada, "before");
    recorder.heard(1).await;
    // The connection is lost, and the session with it.
    standin.change(|world| world.held = true);
    standin.break_gateway(Wire::Drop);
    standin.change(|world| world.session = None);
    let told = recorder.listening(Listening::No).await;
    assert_eq!(told.last(), Some(&Listening::No));
    // The messages of that time take a while to be handled.
    standin.tell(ada, "during");
    *recorder.pause.lock().unwrap() = Duration::from_secs(2);
    standin.change(|world| world.held = false);
    recorder.listening(Listening::CatchingUp).await;
    recorder.listening(Listening::Yes).await;
    assert_eq!(texts(&recorder.heard(2).await), ["before", "during"], "nothing goes on before it is heard");
    *recorder.pause.lock().unwrap() = Duration::ZERO;
    running.stop().await.unwrap();
    standin.finish();
}

#[tokio::test]
async fn the_connection_is_kept_alive_by_heartbeats() {
    let standin = Standin::start().await;
    let bot = Bot::start(&standin, Recorder::silent()).await;
    standin.until("heartbeats", |world| (world.heartbeats >= 3).then_some(())).await;
    bot.stop().await.unwrap();
    standin.finish();
}

#[tokio::test]
async fn a_wrong_token_is_told_in_clear_words() {
    let standin = Standin::start().await;
    let settings = DiscordSettings { token: Secret::new("not-the-token"), ..standin.settings() };
    let error = Bot::begin(settings, Recorder::silent()).ended().await.unwrap_err();
    assert_eq!(error, DiscordError::WrongToken);
    assert!(error.to_string().contains("copy it again"), "{error}");
    assert!(!error.to_string().contains("not-the-token"));
    standin.finish();
}

#[tokio::test]
async fn a_token_withdrawn_while_running_ends_the_program() {
    let standin = Standin::start().await;
    let bot = Bot::start(&standin, Recorder::silent()).await;
    standin.change(|world| world.token = "another".into());
    standin.break_gateway(Wire::Drop);
    assert_eq!(bot.ended().await, Err(DiscordError::WrongToken));
    standin.finish();
}

#[tokio::test]
async fn an_intent_that_is_not_granted_is_named() {
    let standin = Standin::start().await;
    let settings = DiscordSettings { read_all_in_threads: true, ..standin.settings() };
    let error = Bot::begin(settings, Recorder::silent()).ended().await.unwrap_err();
    assert_eq!(error, DiscordError::IntentRefused);
    assert!(error.to_string().contains("read_all_in_threads"), "{error}");
    standin.finish();
}

#[tokio::test]
async fn only_unprivileged_intents_are_asked_for() {
    let standin = Standin::start().await;
    let bot = Bot::start(&standin, Recorder::silent()).await;
    let intents = standin.read(|world| world.session.as_ref().unwrap().intents);
    // GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES.
    assert_eq!(intents, 1 | 1 << 9 | 1 << 12);
    bot.stop().await.unwrap();
    standin.finish();
}

#[tokio::test]
async fn at_the_end_the_bot_says_good_bye_and_finishes_its_answers() {
    let standin = Standin::start().await;
    let ada = standin.user("Ada", "en-US");
    let recorder = Recorder::new(|_| vec![crate::support::answer(true, "played")]);
    *recorder.pause.lock().unwrap() = Duration::from_millis(700);
    let bot = Bot::start(&standin, recorder.clone()).await;
    standin.tell(ada, "Nrp2-rs5");
    let direct = standin.change(|world| world.direct(ada));
    let press = standin.change(|world| world.slash(ada, direct, "tables", &[]));
    standin.until("acknowledged", |w| w.interactions[&press].acknowledged).await;
    bot.stop().await.unwrap();
    standin.gone().await;
    assert_eq!(standin.posts(direct).len(), 1);
    assert!(standin.read(|world| world.interactions[&press].original.is_some()));
    standin.finish();
}

#[tokio::test]
async fn a_bot_told_to_stop_before_it_is_connected_stops() {
    let standin = Standin::start().await;
    standin.fail("GET", "/users/@me", 503, 0, 1000);
    let bot = Bot::begin(standin.settings(), Recorder::silent());
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(bot.stop().await, Err(DiscordError::Stopped));
    standin.finish();
}

#[tokio::test]
async fn an_event_that_cannot_be_read_is_told_of_and_the_next_is_heard() {
    let standin = Standin::start().await;
    let ada = standin.user("Ada", "en-US");
    let recorder = Recorder::silent();
    let bot = Bot::start(&standin, recorder.clone()).await;
    let broken = serde_json::json!({ "id": watch::DELIBERATE, "token": "interaction-token-of-a-broken-one" });
    standin.change(|world| world.dispatch("INTERACTION_CREATE", &broken));
    standin.tell(ada, "tables");
    recorder.heard(1).await;
    let told = "an event of Discord could not be read and is lost kind=\"INTERACTION_CREATE\"";
    let log = watch::log();
    assert!(log.contains(told), "{log}");
    assert!(!log.contains("interaction-token-of-a-broken-one"));
    bot.stop().await.unwrap();
    standin.finish();
}
