//! Edits of posted messages: text and buttons change, pictures stay, nobody is notified.

use crate::standin::{Fault, Kind, Standin};
use crate::support::{letter, to_channel, transport};
use liege_chat::{
    Button, ButtonStyle, OutboundMessage, Picture, PostError, Posted, Refused, Target, Transport,
};
use std::sync::Arc;
use std::time::Duration;

fn button(id: &str, label: &str, style: ButtonStyle) -> Button {
    Button { id: id.into(), label: label.into(), style }
}

fn offer(to: Target) -> OutboundMessage {
    OutboundMessage {
        pictures: vec![Picture {
            name: "table-1-7.png".into(),
            bytes: Arc::from(&b"\x89PNG board"[..]),
            alt: "White offers Red a truce".into(),
            covered: false,
        }],
        buttons: vec![
            button("deal:1:7:accept", "Accept", ButtonStyle::Good),
            button("deal:1:7:refuse", "Refuse", ButtonStyle::Bad),
        ],
        ..letter(to, "row-7", "White offers Red a truce. Open.")
    }
}

fn answered(offer: &OutboundMessage) -> OutboundMessage {
    OutboundMessage { text: "White offers Red a truce. Accepted.".into(), buttons: vec![], ..offer.clone() }
}

fn refused(outcome: Result<(), PostError>) -> Refused {
    match outcome {
        Err(PostError::Refused { refused, .. }) => refused,
        other => panic!("{other:?}"),
    }
}

fn later(outcome: Result<(), PostError>) -> Option<Duration> {
    match outcome {
        Err(PostError::Later { after, .. }) => after,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn an_edit_changes_text_and_buttons_and_keeps_the_picture() {
    let standin = Standin::start().await;
    let ada = standin.user("Ada", "en-US");
    let hall = standin.channel("hall");
    let transport = transport(&standin).await;
    let offer = offer(to_channel(hall));
    let posted = transport.post(&offer).await.unwrap();
    let id: u64 = posted.message.parse().unwrap();
    let before = standin.message(id);

    let mut half = offer.clone();
    half.text = format!("<@{ada}> has agreed, @everyone. One answer is missing.");
    half.mentions = vec![ada.to_string()];
    half.buttons = vec![button("deal:1:7:withdraw", "Withdraw", ButtonStyle::Plain)];
    transport.edit(&posted, &half).await.unwrap();
    let now = standin.message(id);
    assert_eq!(now.content, half.text);
    assert_eq!(now.buttons, vec![vec![("deal:1:7:withdraw".into(), "Withdraw".into(), 2)]]);
    assert!(now.notified.is_empty(), "an edit calls nobody");

    // The same edit once more, as after a lost answer; then the last one.
    transport.edit(&posted, &half).await.unwrap();
    transport.edit(&posted, &answered(&offer)).await.unwrap();
    let last = standin.message(id);
    assert_eq!(last.content, "White offers Red a truce. Accepted.");
    assert!(last.buttons.is_empty(), "{:?}", last.buttons);
    assert_eq!(last.files.len(), 1);
    assert_eq!(last.files[0].bytes, before.files[0].bytes);
    assert_eq!(last.files[0].alt, before.files[0].alt);
    let said: Vec<&str> = last.earlier.iter().map(|version| version.content.as_str()).collect();
    assert_eq!(said, [offer.text.as_str(), half.text.as_str(), half.text.as_str()]);
    assert_eq!(standin.posts(hall).len(), 1, "nothing is posted anew");
    standin.finish();
}

#[tokio::test]
async fn a_text_that_is_too_long_is_cut_and_brings_no_file() {
    let standin = Standin::start().await;
    let hall = standin.channel("hall");
    let transport = transport(&standin).await;
    let offer = offer(to_channel(hall));
    let posted = transport.post(&offer).await.unwrap();
    transport.edit(&posted, &OutboundMessage { text: "слово ".repeat(600), ..offer.clone() }).await.unwrap();
    let now = standin.message(posted.message.parse().unwrap());
    assert!(now.content.ends_with('…') && now.content.chars().count() <= 2000);
    assert_eq!(now.files.len(), 1, "the board is still there");
    assert_eq!(now.files[0].name, "table-1-7.png");
    standin.finish();
}

#[tokio::test]
async fn what_cannot_be_edited_is_told_apart() {
    let standin = Standin::start().await;
    let ada = standin.user("Ada", "en-US");
    let hall = standin.channel("hall");
    let transport = transport(&standin).await;
    let offer = offer(to_channel(hall));
    let posted = transport.post(&offer).await.unwrap();
    let edit = async |posted: &Posted| transport.edit(posted, &answered(&offer)).await;

    let gone = Posted { message: "17".into(), ..posted.clone() };
    assert_eq!(refused(edit(&gone).await), Refused::Gone);
    let nowhere = Posted { channel: "18".into(), ..posted.clone() };
    assert_eq!(refused(edit(&nowhere).await), Refused::Gone);
    let another = standin.say(ada, hall, "my own words");
    let another = Posted { message: another.to_string(), ..posted.clone() };
    assert_eq!(refused(edit(&another).await), Refused::Permission);
    for odd in ["", "0", "p1", "99999999999999999999999"] {
        let odd = Posted { message: odd.into(), ..posted.clone() };
        assert_eq!(refused(edit(&odd).await), Refused::Invalid);
    }
    standin.change(|world| world.channels.get_mut(&hall).unwrap().hidden = true);
    assert_eq!(refused(edit(&posted).await), Refused::Permission);
    standin.change(|world| world.channels.get_mut(&hall).unwrap().hidden = false);
    standin.fail("PATCH", "/messages/", 400, 50035, 1);
    assert_eq!(refused(edit(&posted).await), Refused::Invalid);
    assert!(standin.message(posted.message.parse().unwrap()).earlier.is_empty());
    standin.finish();
}

#[tokio::test]
async fn passing_faults_are_left_for_later() {
    let standin = Standin::start().await;
    let hall = standin.channel("hall");
    let transport = transport(&standin).await;
    let offer = offer(to_channel(hall));
    let posted = transport.post(&offer).await.unwrap();
    let id: u64 = posted.message.parse().unwrap();
    let fault = |status, code, retry_after, after_doing| {
        standin.fault(Fault {
            method: "PATCH",
            path: format!("/channels/{hall}/messages/{id}"),
            status,
            code,
            retry_after,
            times: 1,
            after_doing,
        });
    };
    let edit = async || transport.edit(&posted, &answered(&offer)).await;
    for status in [500, 502, 503] {
        fault(status, 0, None, false);
        assert_eq!(later(edit().await), None);
    }
    fault(429, 0, Some(7.5), false);
    assert_eq!(later(edit().await), Some(Duration::from_millis(7500)));
    // Too many old messages were edited lately; Discord does not say how long that lasts.
    fault(429, 30046, None, false);
    assert!(later(edit().await).is_some_and(|wait| wait >= Duration::from_mins(1)));
    fault(400, 30046, None, false);
    assert!(later(edit().await).is_some_and(|wait| wait >= Duration::from_mins(1)));
    assert!(standin.message(id).earlier.is_empty());
    // The edit is made, though the answer was lost: making it again changes nothing more.
    fault(502, 0, None, true);
    assert_eq!(later(edit().await), None);
    edit().await.unwrap();
    assert_eq!(standin.message(id).content, answered(&offer).text);
    standin.finish();
}

#[tokio::test]
async fn a_card_in_an_archived_thread_is_brought_up_to_date_too() {
    let standin = Standin::start().await;
    let hall = standin.channel("hall");
    let thread = standin.change(|world| world.add_channel("table", Kind::Thread { parent: hall }));
    let transport = transport(&standin).await;
    let offer = offer(to_channel(thread));
    let posted = transport.post(&offer).await.unwrap();
    let id: u64 = posted.message.parse().unwrap();
    standin.change(|world| world.channels.get_mut(&thread).unwrap().archived = true);
    transport.edit(&posted, &answered(&offer)).await.unwrap();
    assert_eq!(standin.message(id).content, answered(&offer).text);
    // If the thread may not be opened, it stays as it was.
    standin.change(|world| {
        let thread = world.channels.get_mut(&thread).unwrap();
        (thread.archived, thread.locked) = (true, true);
    });
    assert_eq!(refused(transport.edit(&posted, &offer).await), Refused::Permission);
    assert_eq!(standin.message(id).earlier.len(), 1);
    standin.finish();
}

#[tokio::test]
async fn a_notice_in_direct_messages_is_edited_there() {
    let standin = Standin::start().await;
    let ada = standin.user("Ada", "en-US");
    let transport = transport(&standin).await;
    let offer = offer(Target::Member(ada.to_string()));
    let posted = transport.post(&offer).await.unwrap();
    transport.edit(&posted, &answered(&offer)).await.unwrap();
    let now = standin.message(posted.message.parse().unwrap());
    assert_eq!((now.content, now.buttons), (answered(&offer).text, vec![]));
    assert_eq!(now.channel, standin.change(|world| world.direct(ada)));
    standin.finish();
}
