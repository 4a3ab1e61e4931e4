//! Messages, presses and typing reach the chat correctly, and its answers reach the people.

use crate::standin::{Kind, Standin, World, rights};
use crate::support::{Bot, Recorder, answer};
use liege_chat::{Answer, Button, ButtonStyle, Call, Choice, Field, Given, Picture, Said};
use liege_discord::DiscordSettings;
use liege_table::Answer as Word;
use liege_words::Language;
use std::sync::Arc;
use std::time::Duration;

/// A slash command, its options, and its meaning.
type Case<'a> = (&'a str, Vec<(&'a str, &'a str)>, Call);

fn call(id: &str, given: Given) -> Call {
    Call { command: liege_chat::command(id).expect("a command"), given }
}

#[tokio::test]
async fn slash_commands_become_commands() {
    let standin = Standin::start().await;
    let ada = standin.user("Ada", "ru");
    standin.change(|world| world.users.get_mut(&ada).unwrap().nick = Some("Queen Ada".into()));
    let (bob, hall) = (standin.user("Bob", "uk"), standin.channel("hall"));
    let recorder = Recorder::new(|_| vec![answer(true, "done")]);
    let bot = Bot::start(&standin, recorder.clone()).await;
    let (bob_id, hall_id) = (bob.to_string(), hall.to_string());
    let role_id = standin.read(|world| world.managers.to_string());
    let cases: Vec<Case<'_>> = vec![
        (
            "new",
            vec![("game", "no-such-game"), ("seat2", &bob_id), ("settings", "truce=off")],
            call(
                "new",
                Given::default()
                    .with("game", "no-such-game")
                    .with("settings", format!("truce=off seat2=<@{bob}>")),
            ),
        ),
        (
            "new",
            vec![
                ("game", "chess"),
                ("press", "secret: treaties too are hidden, until one is broken or the game is over"),
                ("names", "hidden: seats are dealt by lot, names are told at the end"),
                ("settings", "truce=off"),
            ],
            call(
                "new",
                Given::default()
                    .with("game", "chess")
                    .with("settings", "truce=off press=\"secret\" names=\"hidden\""),
            ),
        ),
        ("join", vec![("seat", "red")], call("join", Given::default().with("seat", "red"))),
        ("join", vec![("table", "12")], call("join", Given::at(Some(12)))),
        ("leave", vec![], call("leave", Given::default())),
        ("start", vec![("table", "3")], call("start", Given::at(Some(3)))),
        (
            "move",
            vec![("notation", "Nrp2-rs5"), ("table", "7")],
            call("move", Given::at(Some(7)).with("notation", "Nrp2-rs5")),
        ),
        (
            "board",
            vec![("seat", "white"), ("at", "17")],
            call("board", Given::default().with("seat", "white").with("at", 17)),
        ),
        ("moves", vec![("piece", "C5")], call("moves", Given::default().with("piece", "C5"))),
        ("moves", vec![], call("moves", Given::default())),
        ("acts", vec![], call("acts", Given::default())),
        ("log", vec![], call("log", Given::default())),
        ("tables", vec![], call("tables", Given::default())),
        ("help", vec![("topic", "move")], call("help", Given::default().with("topic", "move"))),
        ("help", vec![], call("help", Given::default())),
        ("resign", vec![("table", "9")], call("resign", Given::at(Some(9)))),
        (
            "language",
            vec![("language", "українська")],
            call("language", Given::default().with("language", "uk")),
        ),
        ("language", vec![], call("language", Given::default())),
        ("letters", vec![("on", "true")], call("letters", Given::default().with("on", "yes"))),
        ("about", vec![], call("about", Given::default())),
        (
            "act",
            vec![("notation", "offer W>R"), ("table", "7")],
            call("act", Given::at(Some(7)).with("notation", "offer W>R")),
        ),
        ("treaties", vec![], call("treaties", Given::default())),
        (
            "answer",
            vec![("answer", "yes"), ("number", "12"), ("table", "7")],
            call("answer", Given::at(Some(7)).with("number", 12).with("answer", Word::Accept.code())),
        ),
        (
            "answer",
            vec![("answer", "no")],
            call("answer", Given::default().with("answer", Word::Refuse.code())),
        ),
        (
            "answer",
            vec![("answer", "I take it back"), ("number", "3")],
            call("answer", Given::default().with("number", 3).with("answer", Word::Withdraw.code())),
        ),
        (
            "whisper",
            vec![("seat", "black"), ("note", "Not a word to White.")],
            call("whisper", Given::default().with("seat", "black").with("note", "Not a word to White.")),
        ),
        (
            "whisper",
            vec![("seat", "black"), ("table", "7")],
            call("whisper", Given::at(Some(7)).with("seat", "black")),
        ),
        ("report", vec![("number", "5")], call("report", Given::default().with("number", 5))),
        ("takeback", vec![("to", "17"), ("table", "7")], call("takeback", Given::at(Some(7)).with("to", 17))),
        ("takeback", vec![], call("takeback", Given::default())),
        ("pause", vec![("days", "30")], call("pause", Given::default().with("days", 30))),
        ("pause", vec![], call("pause", Given::default())),
        ("resume", vec![("table", "7")], call("resume", Given::at(Some(7)))),
        (
            "hand",
            vec![("member", &bob_id), ("seat", "red")],
            call("hand", Given::default().with("seat", "red").with("member", format!("<@{bob}>"))),
        ),
        (
            "pause",
            vec![("days", "5"), ("now", "true")],
            call("pause", Given::default().with("days", 5).flag("now", true)),
        ),
        ("pause", vec![("now", "false")], call("pause", Given::default().with("now", "no"))),
        ("resume", vec![("now", "true")], call("resume", Given::default().flag("now", true))),
        ("host", vec![("table", "7")], call("host", Given::at(Some(7)))),
        (
            "extend",
            vec![("more", "2d"), ("seat", "black")],
            call("extend", Given::default().with("more", "black 2d")),
        ),
        (
            "extend",
            vec![("more", "12h"), ("table", "7")],
            call("extend", Given::at(Some(7)).with("more", "12h")),
        ),
        (
            "void",
            vec![("reason", "spam"), ("table", "7")],
            call("void", Given::at(Some(7)).with("reason", "spam")),
        ),
        ("here", vec![], call("here", Given::default())),
        ("vacate", vec![("seat", "black")], call("vacate", Given::default().with("seat", "black"))),
        ("abort", vec![("table", "7")], call("abort", Given::at(Some(7)))),
        (
            "challenge",
            vec![
                ("game", "dragonchess"),
                ("opponent", &bob_id),
                ("side", "gold"),
                ("time", "mon,thu 20:00 Europe/Kyiv"),
                ("settings", "rated=no"),
            ],
            call(
                "challenge",
                Given::default().with(
                    "text",
                    format!("<@{bob}> dragonchess as=\"gold\" time=\"mon,thu 20:00 Europe/Kyiv\" rated=no"),
                ),
            ),
        ),
        (
            "challenge",
            vec![("game", "dragonchess"), ("games", "3")],
            call("challenge", Given::default().with("text", "anyone dragonchess games=\"3\"")),
        ),
        ("challenges", vec![], call("challenges", Given::default())),
        (
            "challenges",
            vec![("what", "accept"), ("table", "7")],
            call("challenges", Given::at(Some(7)).with("what", "accept")),
        ),
        (
            "challenges",
            vec![("what", "take no challenges")],
            call("challenges", Given::default().with("what", "off")),
        ),
        (
            "block",
            vec![("member", &bob_id)],
            call("block", Given::default().with("member", format!("<@{bob}>"))),
        ),
        (
            "unblock",
            vec![("member", &bob_id)],
            call("unblock", Given::default().with("member", format!("<@{bob}>"))),
        ),
        ("blocks", vec![], call("blocks", Given::default())),
        ("setup", vec![], call("setup", Given::default())),
        (
            "setup",
            vec![
                ("channel", &hall_id),
                ("role", &role_id),
                ("language", "українська"),
                ("defaults", "time=5d; press=private"),
                ("threads", "no"),
            ],
            call(
                "setup",
                Given::default().with(
                    "changes",
                    format!(
                        "channel <#{hall}>; open <@&{role_id}>; language uk; \
                     defaults time=5d, press=private; threads off"
                    ),
                ),
            ),
        ),
        (
            "setup",
            vec![("tables", "only in this channel"), ("openers", "managers of the server")],
            call("setup", Given::default().with("changes", "here; open managers")),
        ),
        (
            "setup",
            vec![("zone", "Kyiv"), ("limit", "20")],
            call("setup", Given::default().with("changes", "zone Kyiv; limits tables=20")),
        ),
    ];
    for (name, given, command) in cases {
        let count = recorder.heard.lock().unwrap().len();
        let answers = standin.slash(ada, hall, name, &given).await;
        let heard = recorder.heard(count + 1).await.pop().unwrap();
        assert_eq!(heard.said, Said::Command(command));
        assert_eq!(heard.who.id, ada.to_string());
        assert_eq!(heard.who.name, "Queen Ada");
        assert_eq!(heard.who.locale, Some(Language::RUSSIAN));
        assert_eq!(heard.place.server, Some(standin.read(|world| world.guild.to_string())));
        assert_eq!(heard.place.channel, hall.to_string());
        assert_eq!(heard.place.locale, Some(Language::ENGLISH));
        assert!(heard.id.is_some());
        let known: Vec<&str> = heard.known.iter().map(|person| person.name.as_str()).collect();
        let named = given.iter().any(|(_, value)| *value == bob_id);
        assert_eq!(known, if named { vec!["Bob"] } else { vec![] });
        assert_eq!(answers.len(), 1);
        assert!(answers[0].ephemeral);
        assert_eq!(answers[0].content, "done");
    }
    bot.stop().await.unwrap();
    standin.finish();
}

#[tokio::test]
async fn whoever_manages_the_server_is_known_by_every_door() {
    let standin = Standin::start().await;
    let (ada, bob, hall) =
        (standin.user("Ada", "en-US"), standin.user("Bob", "en-US"), standin.channel("hall"));
    let managers = standin.read(|world| world.managers);
    standin.change(|world| world.users.get_mut(&ada).unwrap().roles = vec![managers]);
    let recorder = Recorder::new(|_| vec![answer(true, "done")]);
    let bot = Bot::start(&standin, recorder.clone()).await;
    let mut count = 0;
    for (user, manages) in [(ada, true), (bob, false)] {
        let roles = if manages { vec![managers.to_string()] } else { Vec::new() };
        standin.slash(user, hall, "tables", &[]).await;
        standin.say(user, hall, &format!("{} tables", standin.mention()));
        recorder.heard(count + 2).await;
        standin.tell(user, "tables");
        count += 3;
        let heard = recorder.heard(count).await;
        for (said, expected) in heard[count - 3..].iter().zip([manages, manages, false]) {
            assert_eq!(said.who.id, user.to_string());
            assert_eq!(said.who.rights.manages, expected, "{said:?}");
            assert_eq!(said.who.rights.roles, if expected { roles.clone() } else { Vec::new() });
        }
    }
    bot.stop().await.unwrap();
    standin.finish();
}

#[tokio::test]
async fn an_interaction_is_acknowledged_at_once_and_answered_when_there_is_an_answer() {
    let standin = Standin::start().await;
    let (ada, hall) = (standin.user("Ada", "en-US"), standin.channel("hall"));
    let picture = Picture {
        name: "table-1-7.png".into(),
        bytes: Arc::from(&b"\x89PNG"[..]),
        alt: "Red to move".into(),
        covered: false,
    };
    let button = Button { id: "board:1:7".into(), label: "Board".into(), style: ButtonStyle::Plain };
    let recorder = Recorder::new(move |incoming| match &incoming.said {
        Said::Command(call) if call.command.id == "board" => vec![
            Answer {
                private: true,
                text: "Your board".into(),
                pictures: vec![picture.clone()],
                files: vec![],
                buttons: vec![button.clone()],
                menu: None,
                link: None,
                about: None,
                later: None,
                receipt: false,
            },
            answer(true, "And more"),
            answer(false, "Ada looks at the board"),
        ],
        Said::Command(call) if call.command.id == "log" => {
            vec![answer(true, &"1. Nrp2-rs5 with more words\n".repeat(160))]
        }
        Said::Command(call) if call.command.id == "help" => vec![answer(false, "Everybody may read this")],
        Said::Press(_) => vec![answer(true, "pressed")],
        _ => vec![],
    });
    // Longer than Discord waits for the first answer.
    *recorder.pause.lock().unwrap() = Duration::from_millis(3300);
    let bot = Bot::start(&standin, recorder.clone()).await;
    let answers = standin.slash(ada, hall, "board", &[]).await;
    *recorder.pause.lock().unwrap() = Duration::ZERO;
    assert_eq!(answers.iter().map(|m| m.content.as_str()).collect::<Vec<_>>(), ["Your board", "And more"]);
    assert!(answers.iter().all(|m| m.ephemeral));
    assert_eq!(answers[0].files[0].alt.as_deref(), Some("Red to move"));
    assert_eq!(standin.posted(hall, 1).await[0].content, "Ada looks at the board");

    let pressed = standin.press(ada, answers[0].id, "board:1:7").await;
    assert_eq!(pressed[0].content, "pressed");
    assert!(pressed[0].ephemeral);
    assert_eq!(recorder.heard(2).await[1].said, Said::Press("board:1:7".into()));

    // There is nothing to say: the sign that an answer is coming is removed.
    assert!(standin.slash(ada, hall, "tables", &[]).await.is_empty());
    // There is only a public answer.
    assert!(standin.slash(ada, hall, "help", &[]).await.is_empty());
    assert_eq!(standin.posted(hall, 2).await[1].content, "Everybody may read this");
    // More than fits into one message.
    let log = standin.slash(ada, hall, "log", &[]).await;
    assert_eq!(log.len(), 3);
    assert!(log.iter().all(|m| m.ephemeral && m.content.chars().count() <= 2000));
    bot.stop().await.unwrap();
    standin.finish();
}

#[tokio::test]
async fn where_the_bot_may_not_post_a_public_answer_comes_privately() {
    let standin = Standin::start().await;
    let (ada, hall) = (standin.user("Ada", "en-US"), standin.channel("hall"));
    standin.change(|world| world.channels.get_mut(&hall).unwrap().forbidden = true);
    let bot = Bot::start(&standin, Recorder::new(|_| vec![answer(false, "news")])).await;
    let answers = standin.slash(ada, hall, "about", &[]).await;
    assert_eq!(answers[0].content, "news");
    assert!(answers[0].ephemeral && standin.posts(hall).is_empty());
    bot.stop().await.unwrap();
    standin.finish();
}

#[tokio::test]
async fn races_and_faults_of_the_first_answer() {
    let standin = Standin::start().await;
    let (ada, hall) = (standin.user("Ada", "en-US"), standin.channel("hall"));
    let recorder = Recorder::new(|_| vec![answer(true, "done")]);
    let bot = Bot::start(&standin, recorder.clone()).await;
    // After a temporary fault it tries again in time.
    standin.fail("POST", "/callback", 500, 0, 1);
    assert_eq!(standin.slash(ada, hall, "tables", &[]).await[0].content, "done");
    // The first attempt arrived though its answer was lost: the second gets "already acknowledged".
    standin.fault(crate::standin::Fault {
        method: "POST",
        path: "/callback".into(),
        status: 500,
        code: 0,
        retry_after: None,
        times: 1,
        after_doing: true,
    });
    assert_eq!(standin.slash(ada, hall, "tables", &[]).await[0].content, "done");
    // Faults of the later answer are retried too.
    standin.fail("PATCH", "@original", 500, 0, 2);
    assert_eq!(standin.slash(ada, hall, "tables", &[]).await[0].content, "done");
    assert_eq!(recorder.heard(3).await.len(), 3);
    // It is too late: Discord has told the person that the bot did not answer, so nothing is done.
    standin.fail("POST", "/callback", 404, 10062, 1);
    let late = standin.change(|world| world.slash(ada, hall, "resign", &[]));
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(recorder.heard(3).await.len(), 3);
    assert_eq!(standin.read(|world| world.interactions[&late].acknowledged), None);
    bot.stop().await.unwrap();
    standin.finish();
}

#[tokio::test]
async fn completions_come_from_the_chat() {
    let standin = Standin::start().await;
    let (ada, hall) = (standin.user("Ada", "uk"), standin.channel("hall"));
    let recorder = Recorder::silent();
    let choice = |label: &str, value: &str| Choice { label: label.into(), value: value.into() };
    *recorder.choices.lock().unwrap() = vec![choice("Кінь rp2–rs5", "Nrp2-rs5"), choice("#12", "12")];
    let bot = Bot::start(&standin, recorder.clone()).await;
    let given = [("table", "12"), ("notation", "N")];
    let offered = standin.completions(ada, hall, "move", &given, "notation").await;
    assert_eq!(offered[0], ("Кінь rp2–rs5".into(), "Nrp2-rs5".into()));
    let tables = standin.completions(ada, hall, "acts", &[("table", "1")], "table").await;
    assert_eq!(tables, [("#12".into(), 12.into())]);
    let deals =
        standin.completions(ada, hall, "answer", &[("answer", "yes"), ("number", "1")], "number").await;
    assert_eq!(deals, [("#12".into(), 12.into())], "numbers alone");
    for (command, option) in [
        ("new", "game"),
        ("moves", "piece"),
        ("help", "topic"),
        ("act", "notation"),
        ("whisper", "seat"),
        ("hand", "seat"),
        ("vacate", "seat"),
        ("extend", "seat"),
    ] {
        standin.completions(ada, hall, command, &[(option, "")], option).await;
    }
    let asked = recorder.completed.lock().unwrap().clone();
    assert_eq!((asked[0].0, asked[0].1, asked[0].2.as_str()), (Field::Action, Some(12), "N"));
    assert_eq!(asked[0].3.locale, Some(Language::UKRAINIAN));
    let fields: Vec<Field> = asked.iter().map(|asked| asked.0).collect();
    let all = [Field::Action, Field::Table, Field::Deal, Field::Game, Field::Piece, Field::Topic, Field::Act];
    assert_eq!(fields[..7], all);
    assert!(fields[7..] == [Field::Seat; 4], "{fields:?}");
    bot.stop().await.unwrap();
    standin.finish();
}

#[tokio::test]
async fn typed_messages_are_heard_when_they_are_meant_for_the_bot() {
    let standin = Standin::start().await;
    let (ada, bob) = (standin.user("Ada", "en-US"), standin.user("Bob", "ru"));
    let other_bot = standin.user("Other", "en-US");
    standin.change(|world| {
        world.users.get_mut(&other_bot).unwrap().bot = true;
        world.users.get_mut(&bob).unwrap().nick = Some("King Bob".into());
        world.guild_locale = "uk".into();
    });
    let hall = standin.channel("hall");
    let thread = standin.change(|world| world.add_channel("table", Kind::Thread { parent: hall }));
    let recorder = Recorder::new(|_| vec![answer(false, "board")]);
    let bot = Bot::start(&standin, recorder.clone()).await;
    let me = standin.mention();

    standin.say(ada, hall, &format!("{me} new dragonchess gold=<@{bob}>"));
    let board = standin.posted(hall, 1).await[0].id;
    standin.reply(ada, board, "W2f9");
    standin.posted(hall, 2).await;
    standin.say(bob, thread, &format!("{me}: Nrp2-rs5"));
    standin.posted(thread, 1).await;
    let direct = standin.change(|world| world.direct(ada));
    standin.tell(ada, "tables");
    standin.posted(direct, 1).await;

    let heard = recorder.heard(4).await;
    // A reply is heard, but it is not an address by itself.
    let text = |text: &str, reply_to: Option<u64>| Said::Text {
        text: text.into(),
        addressed: reply_to.is_none(),
        reply_to: reply_to.map(|id| id.to_string()),
    };
    assert_eq!(heard[0].said, text(&format!("new dragonchess gold=<@{bob}>"), None));
    let known = &heard[0].known;
    assert_eq!((known.len(), known[0].id.clone(), known[0].name.as_str()), (1, bob.to_string(), "King Bob"));
    assert_eq!(heard[0].place.parent, None);
    assert_eq!(heard[0].place.locale, Some(Language::UKRAINIAN));
    assert_eq!(heard[0].who.locale, None);
    assert_eq!(heard[1].said, text("W2f9", Some(board)));
    assert_eq!(heard[2].said, text("Nrp2-rs5", None));
    assert_eq!(heard[2].who.name, "King Bob");
    assert_eq!(heard[2].place.channel, thread.to_string());
    assert_eq!(heard[2].place.parent, Some(hall.to_string()));
    assert_eq!(heard[3].said, text("tables", None));
    assert_eq!((heard[3].place.server.clone(), heard[3].place.channel.clone()), (None, direct.to_string()));

    // Messages not for the bot: chatter, another bot, a reply to somebody else, a reply without words.
    let chatter = standin.say(ada, hall, "hello there");
    standin.reply(bob, chatter, "hello");
    standin.say(other_bot, hall, &format!("{me} tables"));
    standin.reply(ada, board, "");
    standin.say(ada, hall, &format!("{me} about"));
    let heard = recorder.heard(5).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(recorder.heard(5).await.len(), 5);
    assert_eq!(heard[4].said, text("about", None));
    bot.stop().await.unwrap();
    standin.finish();
}

#[tokio::test]
async fn with_the_privileged_intent_threads_are_read_and_channels_are_not() {
    let standin = Standin::start().await;
    standin.change(|world| world.message_content_granted = true);
    let (ada, hall) = (standin.user("Ada", "en-US"), standin.channel("hall"));
    let thread = standin.change(|world| world.add_channel("table", Kind::Thread { parent: hall }));
    let recorder = Recorder::silent();
    let settings = DiscordSettings { read_all_in_threads: true, ..standin.settings() };
    let bot = Bot::with(&standin, settings, recorder.clone()).await;
    let role = standin.read(|world| world.role);
    standin.say(ada, hall, "chatter in the hall");
    standin.say(ada, thread, "Nrp2-rs5");
    recorder.heard(1).await;
    standin.say(ada, hall, &format!("<@&{role}> tables"));
    let heard = recorder.heard(2).await;
    let text = |text: &str, addressed| Said::Text { text: text.into(), addressed, reply_to: None };
    assert_eq!(heard[0].said, text("Nrp2-rs5", false));
    assert_eq!(heard[1].said, text("tables", true));
    // A thread that the gateway has not reported is looked up, once.
    let quiet = standin.change(|world| world.add_channel("quiet", Kind::Thread { parent: hall }));
    standin.say(ada, quiet, "Kd4");
    standin.say(ada, quiet, "Kd5");
    let heard = recorder.heard(4).await;
    assert_eq!(heard[2].place.parent, Some(hall.to_string()));
    let looked_up = standin.read(|world| {
        world
            .asked
            .iter()
            .filter(|asked| asked.method == "GET" && asked.path == format!("/channels/{quiet}"))
            .count()
    });
    assert_eq!(looked_up, 1);
    bot.stop().await.unwrap();
    standin.finish();
}

#[tokio::test]
async fn private_answers_to_typed_messages_come_privately() {
    let standin = Standin::start().await;
    let (ada, bob) = (standin.user("Ada", "en-US"), standin.user("Bob", "en-US"));
    let hall = standin.channel("hall");
    let recorder = Recorder::new(|_| vec![answer(true, "That is no move"), answer(true, "Did you mean …?")]);
    let bot = Bot::start(&standin, recorder.clone()).await;
    let text = format!("{} Nrp2-rs9", standin.mention());
    let typed = standin.say(ada, hall, &text);
    let direct = standin.change(|world| world.direct(ada));
    let told = standin.posted(direct, 2).await;
    // It names the question that it answers; under the question is a sign, and no text.
    assert_eq!(told[0].content, format!("-# <#{hall}> · “Nrp2-rs9”\nThat is no move"));
    assert_eq!(told[1].content, "Did you mean …?");
    let signs = |world: &World| (!world.signs.is_empty()).then(|| world.signs.clone());
    assert_eq!(standin.until("a sign", signs).await, [(typed, "%F0%9F%93%AC".to_owned())]);
    assert!(standin.posts(hall).is_empty());
    // If a member accepts no direct messages, there is a line in place, once, without the answer: its button
    // shows it to them alone.
    standin.change(|world| world.users.get_mut(&ada).unwrap().closed = true);
    let typed = standin.say(ada, hall, &text);
    let line = standin.posted(hall, 1).await.remove(0);
    assert!(
        line.content.contains("Only you can see") && !line.content.contains("no move"),
        "{}",
        line.content
    );
    assert_eq!((line.notified.len(), line.reply_to), (0, Some(typed)), "they are there anyway");
    let button = line.button_ids()[0].to_owned();
    let opened = standin.press(ada, line.id, &button).await;
    let said: Vec<&str> = opened.iter().map(|answer| answer.content.as_str()).collect();
    assert_eq!(said, ["That is no move", "Did you mean …?"]);
    assert!(opened.iter().all(|answer| answer.ephemeral));
    let foreign = standin.press(bob, line.id, &button).await;
    assert!(foreign[0].ephemeral && foreign[0].content.contains("the person who asked"), "{foreign:?}");
    // So it does where the bot may set no signs.
    standin.change(|world| {
        world.users.get_mut(&ada).unwrap().closed = false;
        world.deny(hall, rights::REACT);
    });
    standin.say(ada, hall, &text);
    standin.posted(direct, 4).await;
    standin.posted(hall, 2).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!((standin.posts(hall).len(), standin.read(|world| world.signs.len())), (2, 1));
    assert_eq!(recorder.heard(3).await.len(), 3, "the buttons are none of the chat's business");
    bot.stop().await.unwrap();
    standin.finish();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn the_messages_of_a_channel_keep_their_order_and_channels_do_not_wait_for_each_other() {
    let standin = Standin::start().await;
    let ada = standin.user("Ada", "en-US");
    let (slow, quick) = (standin.channel("slow"), standin.channel("quick"));
    let recorder = Recorder::silent();
    *recorder.pause.lock().unwrap() = Duration::from_millis(30);
    let bot = Bot::start(&standin, recorder.clone()).await;
    let me = standin.mention();
    for n in 0..25 {
        standin.say(ada, slow, &format!("{me} {n}"));
    }
    standin.say(ada, quick, &format!("{me} quick"));
    let heard = recorder.heard(26).await;
    let of = |channel: u64| {
        let here = heard.iter().filter(move |incoming| incoming.place.channel == channel.to_string());
        here.map(|incoming| match &incoming.said {
            Said::Text { text, .. } => text.to_string(),
            other => panic!("{other:?}"),
        })
    };
    assert_eq!(of(slow).collect::<Vec<_>>(), (0..25).map(|n| n.to_string()).collect::<Vec<_>>());
    let quick_at = heard.iter().position(|incoming| incoming.place.channel == quick.to_string()).unwrap();
    assert!(quick_at < 10, "the quick channel waited for the slow one: {quick_at}");
    bot.stop().await.unwrap();
    standin.finish();
}

#[tokio::test]
async fn a_command_of_another_version_is_answered_with_a_hint() {
    let standin = Standin::start().await;
    let (ada, hall) = (standin.user("Ada", "ru"), standin.channel("hall"));
    let bot = Bot::start(&standin, Recorder::silent()).await;
    standin.change(|world| {
        let commands = world.commands.get_mut(&None).unwrap();
        commands.push(serde_json::json!({ "id": "5", "name": "castle", "options": [] }));
    });
    let answers = standin.slash(ada, hall, "castle", &[]).await;
    assert!(answers[0].ephemeral && answers[0].content.contains("Перезапустите"), "{answers:?}");
    bot.stop().await.unwrap();
    standin.finish();
}
