//! Messages: posted once, with pictures and buttons, notifying only the named members; kinds of refusals.

use crate::standin::{Fault, Kind, Standin};
use crate::support::{letter, to_channel, transport};
use liege_chat::{
    Button, ButtonStyle, OutboundMessage, Picture, PostError, Posted, Refused, Target, ThreadRequest,
    Transport,
};
use std::sync::Arc;
use std::time::Duration;

fn refused(outcome: Result<Posted, PostError>) -> Refused {
    match outcome {
        Err(PostError::Refused { refused, .. }) => refused,
        other => panic!("{other:?}"),
    }
}

fn board(to: Target, nonce: &str) -> OutboundMessage {
    let button = |id: &str, label: &str, style| Button { id: id.into(), label: label.into(), style };
    OutboundMessage {
        pictures: vec![
            Picture {
                name: "table-1-7.png".into(),
                bytes: Arc::from(&b"\x89PNG first"[..]),
                alt: "Red to move".into(),
                covered: false,
            },
            Picture {
                name: "table-1-7b.png".into(),
                bytes: Arc::from(&b"\x89PNG second"[..]),
                alt: "дошка".into(),
                covered: false,
            },
        ],
        buttons: vec![
            button("board:1:7", "Board for me", ButtonStyle::Main),
            button("moves:1:7", "Legal moves", ButtonStyle::Plain),
            button("acts:1:7", "Offers", ButtonStyle::Good),
            button("help:1", "Help", ButtonStyle::Plain),
            button("do:1:7:R:resign", "Resign", ButtonStyle::Bad),
            button("join:1", "Join", ButtonStyle::Main),
            button("https://liege.example/t/1", "Watch", ButtonStyle::Link),
        ],
        ..letter(to, nonce, "Red to move")
    }
}

#[tokio::test]
async fn a_board_is_posted_with_its_pictures_and_buttons_and_notifies_only_whom_it_names() {
    let standin = Standin::start().await;
    let (ada, bob) = (standin.user("Ada", "en-US"), standin.user("Bob", "ru"));
    let hall = standin.channel("hall");
    let transport = transport(&standin).await;
    let letter = OutboundMessage {
        text: format!("<@{ada}> moved; <@{bob}> to move. @everyone"),
        mentions: vec![bob.to_string()],
        ..board(to_channel(hall), "row-1")
    };
    let posted = transport.post(&letter).await.unwrap();
    assert_eq!(posted.channel, hall.to_string());
    let posts = standin.posts(hall);
    assert_eq!(posts.len(), 1);
    let post = &posts[0];
    assert_eq!(post.id.to_string(), posted.message);
    assert_eq!(post.content, letter.text);
    assert_eq!(post.notified, [bob]);
    assert_eq!(post.files.len(), 2);
    for (file, picture) in post.files.iter().zip(&letter.pictures) {
        assert_eq!(file.name, picture.name);
        assert_eq!(file.bytes, &*picture.bytes);
        assert_eq!(file.alt.as_ref(), Some(&picture.alt));
        assert_eq!(file.kind, "image/png");
    }
    assert_eq!(post.buttons.iter().map(Vec::len).collect::<Vec<_>>(), [5, 2]);
    assert_eq!(post.links(), ["https://liege.example/t/1"]);
    assert_eq!(post.buttons[0][0], ("board:1:7".into(), "Board for me".into(), 1));
    assert_eq!(post.buttons[0][4].2, 4);
    assert!(!post.silent);
    // A message that asks nothing of anybody makes no sound.
    let quiet = OutboundMessage { silent: true, nonce: "row-2".into(), mentions: vec![], ..letter };
    transport.post(&quiet).await.unwrap();
    assert!(standin.posts(hall)[1].silent);
    standin.finish();
}

#[tokio::test]
async fn a_letter_tried_twice_is_posted_once() {
    let standin = Standin::start().await;
    let hall = standin.channel("hall");
    let transport = transport(&standin).await;
    // The first attempt arrives, but its answer is lost.
    let path = format!("/channels/{hall}/messages");
    standin.fault(Fault {
        method: "POST",
        path: path.clone(),
        status: 502,
        code: 0,
        retry_after: None,
        times: 1,
        after_doing: true,
    });
    let letter = board(to_channel(hall), "row-2");
    assert!(matches!(transport.post(&letter).await, Err(PostError::Later { after: None, .. })));
    let posted = transport.post(&letter).await.unwrap();
    assert_eq!(standin.posts(hall).len(), 1);
    assert_eq!(standin.posts(hall)[0].id.to_string(), posted.message);
    // Another message with the same words is another message.
    transport.post(&OutboundMessage { nonce: "row-3".into(), ..letter }).await.unwrap();
    assert_eq!(standin.posts(hall).len(), 2);
    standin.finish();
}

#[tokio::test]
async fn after_a_long_time_an_earlier_attempt_is_looked_for() {
    let standin = Standin::start().await;
    let ada = standin.user("Ada", "en-US");
    let hall = standin.channel("hall");
    let transport = transport(&standin).await;
    let letter = board(to_channel(hall), "row-4");
    let first = transport.post(&letter).await.unwrap();
    let other = OutboundMessage { buttons: vec![], pictures: vec![], ..letter.clone() };
    transport
        .post(&OutboundMessage { text: "chatter".into(), nonce: "x".into(), ..other.clone() })
        .await
        .unwrap();
    for n in 0..40 {
        standin.say(ada, hall, &format!("talk {n}"));
    }
    // The nonce does not protect any more.
    standin.change(|world| world.messages.iter_mut().for_each(|message| message.nonce = None));
    let again = transport.post(&OutboundMessage { look_first: true, ..letter.clone() }).await.unwrap();
    assert_eq!(again, first);
    assert_eq!(standin.posts(hall).len(), 2);
    // A message that can't be found is posted: a later board has other buttons.
    let mut later = OutboundMessage { look_first: true, nonce: "row-5".into(), ..letter };
    later.buttons[0].id = "board:1:8".into();
    assert_ne!(transport.post(&later).await.unwrap(), first);
    assert_eq!(standin.posts(hall).len(), 3);
    standin.finish();
}

#[tokio::test]
async fn members_are_written_to_directly_and_closed_doors_are_told() {
    let standin = Standin::start().await;
    let (ada, bob) = (standin.user("Ada", "en-US"), standin.user("Bob", "ru"));
    let transport = transport(&standin).await;
    let to = |user: u64| Target::Member(user.to_string());
    let posted = transport.post(&letter(to(ada), "row-1", "Your turn")).await.unwrap();
    transport.post(&letter(to(ada), "row-2", "Still your turn")).await.unwrap();
    let direct = standin.change(|world| world.direct(ada));
    assert_eq!(posted.channel, direct.to_string());
    assert_eq!(standin.posts(direct).len(), 2);
    let opened = |world: &crate::standin::World| {
        world.asked.iter().filter(|asked| asked.path == "/users/@me/channels").count()
    };
    assert_eq!(standin.read(opened), 1, "the channel is remembered");
    // The same message to another member is another post.
    transport.post(&letter(to(bob), "row-1", "Your turn")).await.unwrap();
    let with_bob = standin.change(|world| world.direct(bob));
    assert_eq!(standin.posts(with_bob).len(), 1);
    standin.change(|world| world.users.get_mut(&bob).unwrap().closed = true);
    let closed = transport.post(&letter(to(bob), "row-3", "Your turn")).await;
    assert_eq!(refused(closed), Refused::ClosedToMessages);
    let nobody = transport.post(&letter(Target::Member("77".into()), "row-4", "Your turn")).await;
    assert_eq!(refused(nobody), Refused::ClosedToMessages);
    standin.finish();
}

#[tokio::test]
async fn refusals_are_told_apart() {
    let standin = Standin::start().await;
    let hall = standin.channel("hall");
    let transport = transport(&standin).await;
    let post = |channel: u64| transport.post(Box::leak(Box::new(letter(to_channel(channel), "n", "text"))));
    standin.change(|world| world.channels.get_mut(&hall).unwrap().forbidden = true);
    assert_eq!(refused(post(hall).await), Refused::Permission);
    assert_eq!(refused(post(4_000_000).await), Refused::Gone);
    standin.change(|world| world.channels.get_mut(&hall).unwrap().forbidden = false);
    let path = format!("/channels/{hall}/messages");
    standin.fail("POST", &path, 400, 50035, 1);
    assert_eq!(refused(post(hall).await), Refused::Invalid);
    standin.fail("POST", &path, 403, 200_000, 1);
    assert_eq!(refused(post(hall).await), Refused::Permission);
    assert_eq!(
        refused(transport.post(&letter(Target::Channel("p1".into()), "n", "t")).await),
        Refused::Invalid
    );
    for status in [500, 503] {
        standin.fail("POST", &path, status, 0, 1);
        assert!(matches!(post(hall).await, Err(PostError::Later { after: None, .. })));
    }
    standin.fault(Fault {
        method: "POST",
        path,
        status: 429,
        code: 0,
        retry_after: Some(7.5),
        times: 1,
        after_doing: false,
    });
    let Err(PostError::Later { after, why }) = post(hall).await else { panic!("later") };
    assert_eq!(after, Some(Duration::from_millis(7500)));
    assert!(!why.contains("http"), "{why}");
    assert!(standin.posts(hall).is_empty());
    standin.finish();
}

#[tokio::test]
async fn threads_are_opened_once_and_opened_again_when_archived() {
    let standin = Standin::start().await;
    let hall = standin.channel("hall");
    let transport = transport(&standin).await;
    let posted = transport.post(&letter(to_channel(hall), "row-1", "A table is laid")).await.unwrap();
    let request = ThreadRequest {
        channel: hall.to_string(),
        message: Some(posted.message.clone()),
        name: "Шахматы втроём ".repeat(10),
    };
    // The answer to the first attempt is lost.
    standin.fault(Fault {
        method: "POST",
        path: "/threads".into(),
        status: 500,
        code: 0,
        retry_after: None,
        times: 1,
        after_doing: true,
    });
    assert!(matches!(transport.open_thread(&request).await, Err(PostError::Later { .. })));
    let thread = transport.open_thread(&request).await.unwrap().unwrap();
    let id: u64 = thread.parse().unwrap();
    let channel = standin.read(|world| world.channels[&id].clone());
    assert_eq!(channel.kind, Kind::Thread { parent: hall });
    assert!(channel.name.chars().count() <= 100);
    standin.change(|world| world.channels.get_mut(&id).unwrap().archived = true);
    transport.post(&letter(Target::Channel(thread.clone()), "row-2", "board")).await.unwrap();
    assert_eq!(standin.posts(id).len(), 1);
    standin.change(|world| {
        let thread = world.channels.get_mut(&id).unwrap();
        (thread.archived, thread.locked) = (true, true);
    });
    let locked = transport.post(&letter(Target::Channel(thread.clone()), "row-3", "board")).await;
    assert_eq!(refused(locked), Refused::Permission);
    // A thread within a thread, or in direct messages, is impossible: that is not an error, there are no
    // threads there.
    let inner = ThreadRequest { channel: thread, message: Some(posted.message), name: "x".into() };
    assert_eq!(transport.open_thread(&inner).await, Ok(None));
    standin.finish();
}

#[tokio::test]
async fn where_threads_are_not_allowed_that_is_told() {
    let standin = Standin::start().await;
    let hall = standin.channel("hall");
    let transport = transport(&standin).await;
    let posted = transport.post(&letter(to_channel(hall), "row-1", "A table is laid")).await.unwrap();
    standin.change(|world| world.channels.get_mut(&hall).unwrap().no_threads = true);
    let mut request =
        ThreadRequest { channel: hall.to_string(), message: Some(posted.message), name: "x".into() };
    let refusal = |outcome| match outcome {
        Err(PostError::Refused { refused, .. }) => refused,
        other => panic!("{other:?}"),
    };
    assert_eq!(refusal(transport.open_thread(&request).await), Refused::Permission);
    standin.change(|world| world.channels.get_mut(&hall).unwrap().no_threads = false);
    request.message = Some("12".into());
    assert_eq!(refusal(transport.open_thread(&request).await), Refused::Gone);
    standin.finish();
}

#[tokio::test]
async fn a_private_thread_is_seen_by_those_who_are_put_into_it() {
    let standin = Standin::start().await;
    let (hall, ada, eve) =
        (standin.channel("hall"), standin.user("Ada", "en-US"), standin.user("Eve", "en-US"));
    let transport = transport(&standin).await;
    let mut request =
        ThreadRequest { channel: hall.to_string(), message: None, name: "Red, White · #1".into() };
    let thread = transport.open_thread(&request).await.unwrap().unwrap();
    let id: u64 = thread.parse().unwrap();
    let members = || standin.read(|world| world.channels[&id].members.clone().expect("it is private"));
    assert!(members().is_empty());
    // A second call changes nothing; an archived thread is opened again for it.
    for _ in 0..2 {
        transport.add_to_thread(&thread, &ada.to_string()).await.unwrap();
        standin.change(|world| world.channels.get_mut(&id).unwrap().archived = true);
    }
    assert_eq!(members(), [ada]);
    // Nobody is let in who does not see the channel.
    standin.change(|world| world.close_to(hall, eve));
    let refusal = |outcome: PostError| match outcome {
        PostError::Refused { refused, .. } => refused,
        other @ PostError::Later { .. } => panic!("{other:?}"),
    };
    let shut = transport.add_to_thread(&thread, &eve.to_string()).await.unwrap_err();
    assert_eq!((refusal(shut), members()), (Refused::Permission, vec![ada]));
    standin.change(|world| world.deny(hall, crate::standin::rights::OPEN_PRIVATE_THREADS));
    let denied = transport.open_thread(&request).await.unwrap_err();
    assert_eq!(refusal(denied), Refused::Permission);
    // A thread has none within.
    request.channel = thread;
    assert_eq!(transport.open_thread(&request).await, Ok(None));
    standin.finish();
}
