//! The program's way to the real Discord: by name, over TLS, within its limits.

use crate::standin::{Fault, Standin, tls};
use crate::support::{Bot, Recorder, answer, courier_with, letter, to_channel};
use liege_chat::{Said, Transport};
use liege_discord::DiscordSettings;
use std::time::{Duration, Instant};

async fn by_name(standin: &Standin) -> (DiscordSettings, tls::Door) {
    let door = tls::before(standin.address).await;
    let settings = DiscordSettings {
        api_url: None,
        ca_file: Some(door.ca_file.clone()),
        resolve: vec![("discord.com".into(), door.address)],
        ..standin.settings()
    };
    (settings, door)
}

#[tokio::test]
async fn limits_are_waited_for_and_a_429_is_waited_out() {
    let standin = Standin::start().await;
    let hall = standin.channel("hall");
    let (settings, _door) = by_name(&standin).await;
    let transport = courier_with(settings).await;
    // Announced limits are kept without a single refusal …
    standin.change(|world| world.limit = (3, Duration::from_millis(600)));
    let started = Instant::now();
    for n in 0..8 {
        transport.post(&letter(to_channel(hall), &format!("row-{n}"), &format!("post {n}"))).await.unwrap();
    }
    assert!(started.elapsed() >= Duration::from_millis(1100), "{:?}", started.elapsed());
    let refusals = |world: &crate::standin::World| world.asked.iter().filter(|a| a.status == 429).count();
    assert_eq!(standin.read(refusals), 0);
    // … and after an unexpected one it waits.
    standin.fault(Fault {
        method: "POST",
        path: format!("/channels/{hall}/messages"),
        status: 429,
        code: 0,
        retry_after: Some(1.0),
        times: 1,
        after_doing: false,
    });
    let started = Instant::now();
    transport.post(&letter(to_channel(hall), "row-9", "post 9")).await.unwrap();
    assert!(started.elapsed() >= Duration::from_secs(1));
    assert_eq!(standin.read(refusals), 1);
    assert_eq!(standin.posts(hall).len(), 9);
    standin.finish();
}

#[tokio::test]
async fn edits_keep_the_limits_too() {
    let standin = Standin::start().await;
    let hall = standin.channel("hall");
    let (settings, _door) = by_name(&standin).await;
    let transport = courier_with(settings).await;
    let card = letter(to_channel(hall), "row-1", "version 0");
    let posted = transport.post(&card).await.unwrap();
    standin.change(|world| world.limit = (3, Duration::from_millis(400)));
    standin.fault(Fault {
        method: "PATCH",
        path: format!("/channels/{hall}/messages/{}", posted.message),
        status: 429,
        code: 0,
        retry_after: Some(0.8),
        times: 1,
        after_doing: false,
    });
    let started = Instant::now();
    for n in 1..=7 {
        let version = liege_chat::OutboundMessage { text: format!("version {n}"), ..card.clone() };
        transport.edit(&posted, &version).await.unwrap();
    }
    assert!(started.elapsed() >= Duration::from_millis(1500), "{:?}", started.elapsed());
    let refused = standin.read(|world| world.asked.iter().filter(|asked| asked.status == 429).count());
    assert_eq!(refused, 1, "the one that came out of the blue");
    let now = standin.message(posted.message.parse().unwrap());
    assert_eq!((now.content.as_str(), now.earlier.len()), ("version 7", 7));
    standin.finish();
}

#[tokio::test]
async fn a_long_429_is_left_to_the_delivery_worker() {
    let standin = Standin::start().await;
    let hall = standin.channel("hall");
    let (settings, _door) = by_name(&standin).await;
    let transport = courier_with(settings).await;
    standin.fault(Fault {
        method: "POST",
        path: format!("/channels/{hall}/messages"),
        status: 429,
        code: 0,
        retry_after: Some(3600.0),
        times: 1,
        after_doing: false,
    });
    let outcome = transport.post(&letter(to_channel(hall), "row-1", "post")).await;
    let Err(liege_chat::PostError::Later { after, .. }) = outcome else { panic!("{outcome:?}") };
    assert_eq!(after, Some(Duration::from_hours(1)));
    standin.finish();
}

#[tokio::test]
async fn everything_works_by_name_and_nobody_else_is_asked() {
    let standin = Standin::start().await;
    let (ada, hall) = (standin.user("Ada", "uk"), standin.channel("hall"));
    let (settings, _door) = by_name(&standin).await;
    let recorder = Recorder::new(|incoming| match &incoming.said {
        Said::Command(_) => vec![answer(true, "privately"), answer(false, "publicly")],
        _ => vec![answer(false, "in place")],
    });
    let bot = Bot::with(&standin, settings, recorder.clone()).await;
    let answers = standin.slash(ada, hall, "tables", &[]).await;
    assert_eq!(answers.len(), 1);
    standin.completions(ada, hall, "help", &[("topic", "mo")], "topic").await;
    standin.say(ada, hall, &format!("{} Nrp2-rs5", standin.mention()));
    standin.posted(hall, 2).await;
    bot.stop().await.unwrap();
    standin.finish();
}

#[tokio::test]
async fn the_gateway_is_reached_over_tls() {
    let standin = Standin::start().await;
    let ada = standin.user("Ada", "en-US");
    let (settings, door) = by_name(&standin).await;
    let secure = DiscordSettings { gateway_url: Some("wss://discord.com".into()), ..settings };
    let recorder = Recorder::silent();
    let bot = Bot::with(&standin, secure.clone(), recorder.clone()).await;
    standin.tell(ada, "tables");
    recorder.heard(1).await;
    bot.stop().await.unwrap();
    standin.gone().await;
    // A stranger in front of the gateway is not trusted with the token.
    let stranger = tls::before(standin.address).await;
    let fooled = DiscordSettings {
        gateway_url: Some("wss://gateway.discord.gg".into()),
        resolve: vec![("discord.com".into(), door.address), ("gateway.discord.gg".into(), stranger.address)],
        ..secure
    };
    let bot = Bot::begin(fooled, Recorder::silent());
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(standin.read(|world| (world.identified, world.session.is_none())), (1, true));
    bot.stop().await.unwrap();
    standin.finish();
}

#[tokio::test]
async fn a_certificate_of_a_stranger_is_not_trusted() {
    let standin = Standin::start().await;
    let (settings, _door) = by_name(&standin).await;
    let stranger = tls::before(standin.address).await;
    let settings = DiscordSettings { ca_file: Some(stranger.ca_file.clone()), ..settings };
    let bot = Bot::begin(settings, Recorder::silent());
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(standin.read(|world| world.asked.is_empty()));
    assert!(bot.stop().await.is_err());
    standin.finish();
}
