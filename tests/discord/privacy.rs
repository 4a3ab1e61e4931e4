//! Private answers reach nobody else, however they were asked for and whatever goes wrong on their way.

use crate::standin::{Fault, Kind, Standin};
use crate::support::{Bot, Recorder, answer};
use liege_chat::{Answer, Button, ButtonStyle, Picture};
use std::sync::Arc;
use std::time::Duration;

const SECRET: &str = "White whispers to Red";

/// The way in which something is said to the bot.
#[derive(Clone, Copy, Debug)]
enum Door {
    Mention,
    Reply,
    Direct,
    Slash,
    Press,
}

/// The fault of the answer.
#[derive(Clone, Copy, Debug)]
enum Trouble {
    None,
    /// The person accepts no direct messages.
    Closed,
    /// Discord fails at every private message.
    Failing,
    /// The place accepts no posts.
    Forbidden,
}

fn secrets() -> Vec<Answer> {
    let button =
        Button { id: "report:1:5".into(), label: "Report the note".into(), style: ButtonStyle::Plain };
    let picture = Picture {
        name: "secret.png".into(),
        bytes: Arc::from(&b"\x89PNG secret"[..]),
        alt: format!("alt text: {SECRET}"),
        covered: false,
    };
    vec![
        answer(true, SECRET),
        Answer { pictures: vec![picture], buttons: vec![button], ..answer(true, &format!("{SECRET} again")) },
        // This is too long for one message, and for a few.
        answer(true, &format!("{SECRET} ").repeat(150)),
        answer(true, &format!("{SECRET} ").repeat(400)),
    ]
}

#[tokio::test]
async fn what_is_private_is_never_said_before_others() {
    let standin = Standin::start().await;
    let ada = standin.user("Ada", "en-US");
    let hall = standin.channel("hall");
    let thread = standin.change(|world| world.add_channel("table", Kind::Thread { parent: hall }));
    let recorder = Recorder::new(|_| secrets());
    let bot = Bot::start(&standin, recorder.clone()).await;
    let me = standin.mention();
    // A message with a button under it, to be pressed and replied to.
    let transport = crate::support::transport(&standin).await;
    let mut heard = 0;
    for place in [hall, thread] {
        for trouble in [Trouble::None, Trouble::Closed, Trouble::Failing, Trouble::Forbidden] {
            let nonce = format!("{place}-{trouble:?}").chars().rev().take(25).collect::<String>();
            let mut card =
                crate::support::letter(crate::support::to_channel(place), &nonce, "White offers a truce");
            card.buttons = vec![Button {
                id: "deal:1:7:accept".into(),
                label: "Accept".into(),
                style: ButtonStyle::Good,
            }];
            let posted = liege_chat::Transport::post(&*transport, &card).await.unwrap();
            let card = posted.message.parse().unwrap();
            standin.change(|world| {
                world.users.get_mut(&ada).unwrap().closed = matches!(trouble, Trouble::Closed);
                world.channels.get_mut(&place).unwrap().forbidden = matches!(trouble, Trouble::Forbidden);
            });
            if matches!(trouble, Trouble::Failing) {
                let direct = standin.change(|world| world.direct(ada));
                let fail = |method, path: String| {
                    let (status, code) = (400, 50035);
                    standin.fault(Fault {
                        method,
                        path,
                        status,
                        code,
                        retry_after: None,
                        times: 1000,
                        after_doing: false,
                    });
                };
                fail("POST", format!("/channels/{direct}/messages"));
                fail("PATCH", "@original".into());
                fail("POST", "/webhooks/".into());
            }
            for door in [Door::Mention, Door::Reply, Door::Direct, Door::Slash, Door::Press] {
                match door {
                    Door::Mention => _ = standin.say(ada, place, &format!("{me} whisper red hello")),
                    Door::Reply => _ = standin.reply(ada, card, "whisper red hello"),
                    Door::Direct => _ = standin.tell(ada, "whisper red hello"),
                    Door::Slash => {
                        let given = [("seat", "red"), ("note", "hello")];
                        standin.change(|world| world.slash(ada, place, "whisper", &given));
                    }
                    Door::Press => _ = standin.change(|world| world.press(ada, card, "deal:1:7:accept")),
                }
                heard += 1;
                recorder.heard(heard).await;
            }
            // Wait until all work has ended.
            tokio::time::sleep(Duration::from_millis(400)).await;
            standin.change(|world| world.faults.clear());
            standin.change(|world| world.channels.get_mut(&place).unwrap().forbidden = false);
        }
    }
    let told = standin.read(|world| world.messages.clone());
    let ours: Vec<_> = told.iter().filter(|m| m.author == standin.read(|world| world.bot)).collect();
    for message in &ours {
        let files = message.files.iter().map(|file| {
            let words = String::from_utf8_lossy(&file.bytes).into_owned();
            format!("{} {:?} {words}", file.name, file.alt)
        });
        let all = format!("{} {:?} {}", message.content, message.buttons, files.collect::<String>());
        let secret = all.contains(SECRET) || all.contains("secret");
        let alone = message.ephemeral || message.channel == standin.change(|world| world.direct(ada));
        assert!(!secret || alone, "said before others: {all}");
    }
    // It arrived where it could: by direct message and after slash commands and presses.
    let private =
        |ephemeral: bool| ours.iter().any(|m| m.ephemeral == ephemeral && m.content.contains(SECRET));
    assert!(private(true) && private(false));
    bot.stop().await.unwrap();
    standin.finish();
}
