//! Diplomacy on Discord: offers made and answered in every way, private ones too, with faults on the way;
//! through the real client and a stand-in on loopback.

use crate::house;
use crate::standin;

use house::{House, Program, button, number_of};
use jiff::SignedDuration;
use liege_store::{self as store, Store};
use standin::rights::{INVITED, MANAGE_THREADS, OPEN_PRIVATE_THREADS};
use standin::{Fault, Message, Standin, World};
use std::time::Duration;

/// Waits a moment for messages that should not come.
async fn a_moment() {
    tokio::time::sleep(Duration::from_millis(300)).await;
}

async fn end(house: &House, program: Program) {
    program.stop().await;
    let store = Store::open_read_only(&house.data).await.unwrap();
    let report = store::verify(&store).await.unwrap();
    assert!(report.is_sound(), "{report:?}");
    store.close().await;
    house.standin.finish();
}

fn everything(messages: &[Message]) -> String {
    let whole = |message: &Message| {
        let alt: Vec<&str> = message.files.iter().filter_map(|file| file.alt.as_deref()).collect();
        let earlier: Vec<&str> = message.earlier.iter().map(|version| version.content.as_str()).collect();
        format!("{}\n{:?}\n{}\n{}\n", message.content, message.buttons, alt.join("\n"), earlier.join("\n"))
    };
    messages.iter().map(whole).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_offer_is_made_and_answered_by_every_door() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let (house, program) = House::seated(Standin::start().await, &data, &[]).await;
    let (red, white, black) = (house.red, house.white, house.black);

    // Only the available acts are offered while one is typed.
    let offered =
        house.standin.completions(white, house.thread, "act", &[("notation", "")], "notation").await;
    let values: Vec<&str> = offered.iter().filter_map(|(_, value)| value.as_str()).collect();
    assert!(!values.is_empty() && values.len() <= 25, "{offered:?}");
    assert!(values.iter().all(|value| !value.contains('>')), "nobody can be anybody's lord yet: {values:?}");
    let offered =
        house.standin.completions(white, house.thread, "act", &[("notation", "R=W/3")], "notation").await;
    let truce = offered.iter().filter_map(|(_, value)| value.as_str()).find(|value| value.contains("R=W/3"));
    let truce = truce.unwrap_or_else(|| panic!("{offered:?}")).to_owned();
    let taken = house.slash(white, "act", &[("notation", &truce)]).await;
    assert!(taken.contains("White offers Red a truce for 3 turns"), "{taken}");
    let card = house.card(1).await;
    assert_eq!(card.notified, [red], "whom it is made to, once");
    assert!(card.files.is_empty(), "nothing has moved");
    let labels: Vec<&str> =
        card.buttons.iter().flatten().filter(|b| b.0.starts_with("deal:")).map(|b| b.1.as_str()).collect();
    assert_eq!(labels.len(), 2, "accept, refuse: {labels:?}");

    // A press by somebody else, or by the proposer, is answered privately and changes nothing.
    for (who, button) in
        [(black, "deal:1:s1:accept"), (black, "deal:1:s1:refuse"), (white, "deal:1:s1:accept")]
    {
        let said = house.press(who, card.id, button).await;
        assert!(!said.is_empty(), "{button}");
    }
    let stranger = house.standin.user("Eve", "en-US");
    assert!(!house.press(stranger, card.id, "deal:1:s1:accept").await.is_empty());
    a_moment().await;
    assert_eq!(house.log().await, ["W:offer R=W/3"]);
    assert!(house.standin.message(card.id).earlier.is_empty());

    // Another member accepts by button: the card says so and pings nobody again.
    house.press(red, card.id, "deal:1:s1:accept").await;
    house.board(2).await;
    let now = house.decided(card.id).await;
    assert_ne!(now.content, card.content);
    assert_eq!(now.notified, card.notified);
    let others: Vec<&str> = card.button_ids().into_iter().filter(|id| !id.starts_with("deal:")).collect();
    assert_eq!(now.button_ids(), others, "its other buttons stay");
    assert_eq!(house.log().await, ["W:offer R=W/3", "R:accept R=W"]);
    // A press that comes too late: the button is still on somebody's screen.
    let stale = house.standin.change(|world| {
        let shown = world.messages.iter_mut().find(|message| message.id == card.id).unwrap();
        shown.buttons.clone_from(&card.buttons);
        world.press(red, card.id, "deal:1:s1:refuse")
    });
    let told = house.standin.answers(stale).await;
    assert!(told[0].ephemeral && !told[0].content.is_empty());
    a_moment().await;
    assert_eq!(house.log().await.len(), 2);

    // By a slash command whose number is completed; by typing; by a reply to the card.
    house.type_in_thread(white, "draw?");
    let card = house.card(3).await;
    let mut called = card.notified.clone();
    called.sort_unstable();
    assert_eq!(called, [red, black]);
    let given = [("answer", "yes"), ("number", "")];
    let numbers = house.standin.completions(red, house.thread, "answer", &given, "number").await;
    assert_eq!(numbers.iter().map(|(_, n)| n.as_u64()).collect::<Vec<_>>(), [Some(3)], "{numbers:?}");
    house.slash(red, "answer", &[("answer", "yes"), ("number", "3")]).await;
    house.board(4).await;
    let half = house.standin.edited(card.id, 1).await;
    assert!(half.button_ids().contains(&"deal:1:s3:accept"), "one has yet to answer");
    house.standin.reply(black, card.id, "no");
    house.board(5).await;
    let now = house.decided(card.id).await;
    assert_ne!(now.content, half.content);
    let log = house.log().await;
    assert_eq!(log[2..], ["W:offer draw", "R:accept draw", "B:refuse draw"]);
    end(&house, program).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_an_answer_and_a_withdrawal_at_once_exactly_one_wins() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let (house, program) = House::seated(Standin::start().await, &data, &[]).await;
    let pairs = [("R=W", house.red), ("W=B", house.black)];
    for (round, (pair, other)) in pairs.into_iter().enumerate() {
        let before = house.log().await.len();
        assert_eq!(before, 2 * round, "exactly one won");
        let notation = format!("offer {pair}/2");
        let own = house.standin.slash(house.white, house.thread, "act", &[("notation", &notation)]).await;
        let card = house.card(before + 1).await;
        let deal = format!("deal:1:s{}", before + 1);
        // Both are under way before either is answered.
        let presses = house.standin.change(|world| {
            [
                world.press(other, card.id, &format!("{deal}:accept")),
                world.press(house.white, own[0].id, &format!("{deal}:withdraw")),
            ]
        });
        for press in presses {
            house.standin.answers(press).await;
        }
        house.board(before + 2).await;
        house.decided(card.id).await;
        a_moment().await;
        let log = house.log().await;
        assert_eq!(log.len(), before + 2, "{log:?}");
        assert!(log[before + 1].contains("accept") || log[before + 1].contains("withdraw"), "{log:?}");
    }
    end(&house, program).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn edits_that_fail_keep_no_move_waiting_and_come_in_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let (house, program) = House::seated(Standin::start().await, &data, &[]).await;
    let (red, white, black) = (house.red, house.white, house.black);
    let fail = |status, code, retry_after, times| {
        house.standin.fault(Fault {
            method: "PATCH",
            path: format!("/channels/{}/messages/", house.thread),
            status,
            code,
            retry_after,
            times,
            after_doing: false,
        });
    };
    house.slash(white, "act", &[("notation", "offer R=W/3")]).await;
    let card = house.card(1).await;
    // Discord accepts no edits for a long time; the game goes on meanwhile.
    fail(429, 0, Some(300.0), 1_000);
    house.slash(red, "act", &[("notation", "accept R=W")]).await;
    house.board(2).await;
    for (number, (who, action)) in
        [(white, "C5-V7"), (black, "C5-V7"), (red, "C5-V7")].into_iter().enumerate()
    {
        house.type_in_thread(who, action);
        house.board(3 + number).await;
    }
    // Another offer is made, and its edit waits, too.
    house.slash(white, "act", &[("notation", "offer draw")]).await;
    let second = house.card(6).await;
    house.slash(black, "answer", &[("answer", "no")]).await;
    house.board(7).await;
    assert_eq!(house.numbers(), (0..=7).collect::<Vec<_>>(), "everything once, and in order");
    assert!(house.standin.message(card.id).earlier.is_empty(), "nothing could be edited yet");

    // The program is killed and started again after that time; it still makes the edits that it could not
    // make.
    house.standin.change(|world| world.faults.clear());
    fail(500, 0, None, 2);
    let program = house.restart_ahead(program, false, SignedDuration::from_mins(20)).await;
    for id in [card.id, second.id] {
        house.decided(id).await;
    }
    assert_eq!(house.numbers(), (0..=7).collect::<Vec<_>>());

    // The card of an archived thread; a card that somebody has deleted.
    house.slash(black, "act", &[("notation", "offer W=B/2")]).await;
    let open = house.card(8).await;
    house.standin.change(|world| world.channels.get_mut(&house.thread).unwrap().archived = true);
    house.standin.press(white, open.id, "deal:1:s8:refuse").await;
    house.decided(open.id).await;
    house.slash(black, "act", &[("notation", "offer draw")]).await;
    let open = house.card(10).await;
    house.standin.change(|world| world.messages.retain(|message| message.id != open.id));
    house.slash(red, "answer", &[("answer", "no"), ("number", "10")]).await;
    house.board(11).await;
    house.type_in_thread(white, "C4-S4");
    house.board(12).await;
    end(&house, program).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_offer_open_at_a_restart_is_open_after_it_and_time_ends_it() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let (house, program) = House::seated(Standin::start().await, &data, &[("time", "none")]).await;
    house.slash(house.white, "act", &[("notation", "offer R=W/3")]).await;
    let first = house.card(1).await;
    house.slash(house.black, "act", &[("notation", "offer draw")]).await;
    let second = house.card(2).await;
    let program = house.restart(program, false).await;
    house.press(house.red, first.id, "deal:1:s1:accept").await;
    house.board(3).await;
    house.decided(first.id).await;
    assert!(house.standin.message(second.id).earlier.is_empty(), "the other stays open");
    // Nobody looks for four days; nobody was there to see it end, either.
    let program = house.restart_ahead(program, true, SignedDuration::from_hours(96)).await;
    house.board(4).await;
    house.decided(second.id).await;
    let log = house.log().await;
    assert_eq!(log, ["W:offer R=W/3", "B:offer draw", "R:accept R=W", "B:withdraw draw"]);
    end(&house, program).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_private_offer_is_known_to_the_two_until_it_is_accepted() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let press = ("press", "private: only the two see an offer until it is accepted; treaties are public");
    let (house, program) = House::seated(Standin::start().await, &data, &[press]).await;
    let (red, white, black) = (house.red, house.white, house.black);
    let [to_red, to_white, to_black] = [red, white, black].map(|who| house.direct(who));
    let before = house.standin.posts(house.thread).len();
    let quiet = |house: &House| {
        assert_eq!(house.standin.posts(house.thread).len(), before, "nothing is said before all");
        assert!(house.standin.posts(to_black).is_empty(), "nor to the third");
    };

    house.slash(white, "act", &[("notation", "offer R=W/3")]).await;
    let notice = house.card_in(to_red, "a0.0.R=W").await;
    quiet(&house);
    assert!(house.standin.posts(to_white).is_empty(), "who offers knows it");
    let to_answer: Vec<&str> = notice.button_ids().into_iter().filter(|id| id.starts_with("deal:")).collect();
    assert_eq!(to_answer, ["deal:1:a0.0.R=W:accept", "deal:1:a0.0.R=W:refuse"], "what is Red's to say");
    // The third player finds nothing of it in any way.
    let ledger = house.slash(black, "treaties", &[]).await;
    assert!(!ledger.contains("truce"), "{ledger}");
    let given = [("answer", "no"), ("number", "")];
    assert!(house.standin.completions(black, house.thread, "answer", &given, "number").await.is_empty());
    let guessed = house.slash(black, "answer", &[("answer", "yes"), ("number", "1")]).await;
    assert!(!guessed.contains("truce") && !guessed.is_empty(), "{guessed}");
    let ledger = house.slash(red, "treaties", &[]).await;
    assert!(ledger.contains("truce"), "{ledger}");

    // It is refused in private: the notice says so, and nobody else learns that there was anything.
    house.press(red, notice.id, "deal:1:a0.0.R=W:refuse").await;
    let now = house.decided(notice.id).await;
    assert!(!now.earlier.is_empty());
    house.standin.posted(to_white, 1).await;
    a_moment().await;
    quiet(&house);

    // It is accepted: now everybody is told of the agreement.
    house.slash(black, "act", &[("notation", "offer W=B/2")]).await;
    let notice = house.card_in(to_white, "a0.0.W=B").await;
    house.press(white, notice.id, "deal:1:a0.0.W=B:accept").await;
    house.decided(notice.id).await;
    let posts = house.standin.posted(house.thread, before + 1).await;
    assert!(posts[before].content.contains("truce"), "{}", posts[before].content);
    let ledger = house.slash(red, "treaties", &[]).await;
    assert!(ledger.contains("truce"), "{ledger}");

    // A member who accepts no direct messages is pinged, without a word about the subject.
    house.standin.change(|world| world.users.get_mut(&red).unwrap().closed = true);
    house.slash(black, "act", &[("notation", "offer draw")]).await;
    let posts = house.standin.posted(house.thread, before + 2).await;
    let call = &posts[before + 1];
    assert_eq!(call.notified, [red]);
    assert!(!call.content.contains("draw") && call.buttons.is_empty() && call.files.is_empty(), "{call:?}");
    let acts = house.slash(red, "treaties", &[]).await;
    assert!(acts.contains("draw"), "{acts}");

    // Notes between the two of them.
    let note = "Let us take Black together.";
    house.slash(white, "whisper", &[("seat", "black"), ("note", note)]).await;
    let whispered = house.standin.until("the note", |world| {
        world.messages.iter().find(|m| m.channel == to_black && m.content.contains(note)).cloned()
    });
    let whispered = whispered.await;
    assert!(!whispered.button_ids().is_empty(), "it can be reported");
    assert!(!everything(&house.standin.messages(house.thread)).contains(note));
    assert!(!everything(&house.standin.posts(to_red)).contains(note));
    end(&house, program).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_an_anonymous_table_nobody_is_named_before_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let names = ("names", "hidden: seats are dealt by lot, names are told at the end");
    let (house, program) = House::seated(Standin::start().await, &data, &[names]).await;
    let people = [house.red, house.white, house.black];
    // Pinged members are told privately; so each learns which seat they got.
    let store = Store::open_read_only(&data).await.unwrap();
    let table = store.table(1).await.unwrap().unwrap();
    let holder = |seat: u8| table.holder(liege_game::Seat(seat)).unwrap().id.parse::<u64>().unwrap();
    let (red, white, black) = (holder(0), holder(1), holder(2));
    store.close().await;
    for who in people {
        house.standin.posted(house.direct(who), 1).await;
    }
    let unnamed = |house: &House| {
        let bot = house.standin.read(|world| world.bot);
        let public: Vec<Message> = house.standin.read(|world| {
            let open = |m: &&Message| {
                m.author == bot && !m.ephemeral && (m.channel == house.hall || m.channel == house.thread)
            };
            world.messages.iter().filter(open).cloned().collect()
        });
        let text = everything(&public);
        for who in people {
            let name = house.standin.read(|world| world.users[&who].name.clone());
            assert!(!text.contains(&name) && !text.contains(&who.to_string()), "{name}: {text}");
        }
        assert!(public.iter().all(|message| message.notified.is_empty()));
        let thread = house.standin.read(|world| world.channels[&house.thread].name.clone());
        assert!(!["Ada", "Bob", "Cyd"].iter().any(|name| thread.contains(name)), "{thread}");
    };
    unnamed(&house);

    // A move typed in the thread would show who holds the seat: it is refused, and the hint is private.
    house.type_in_thread(white, "C5-V7");
    let whispers = house.standin.posts(house.direct(white)).len();
    house.standin.posted(house.direct(white), whispers.max(2)).await;
    a_moment().await;
    assert!(house.log().await.is_empty());
    assert!(house.standin.posts(house.thread).iter().all(|post| post.reply_to.is_none()));

    // By slash command and by direct message it is accepted.
    house.slash(white, "move", &[("notation", "C5-V7")]).await;
    house.board(1).await;
    house.standin.tell(black, "C5-V7");
    house.board(2).await;
    house.slash(red, "act", &[("notation", "offer R=W/2")]).await;
    let card = house.card(3).await;
    house.press(white, card.id, "deal:1:s3:accept").await;
    house.board(4).await;
    house.decided(card.id).await;
    unnamed(&house);

    // At the end everybody is told who held which seat.
    let sure = house.standin.slash(black, house.thread, "resign", &[]).await;
    house.standin.press(black, sure[0].id, house::button(&sure[0], "B:resign")).await;
    house.board(5).await;
    unnamed(&house);
    let sure = house.standin.slash(red, house.thread, "resign", &[]).await;
    house.standin.press(red, sure[0].id, house::button(&sure[0], "R:resign")).await;
    let last = house.board(6).await;
    for who in people {
        assert!(last.content.contains(&format!("<@{who}>")), "{}", last.content);
    }
    end(&house, program).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn allies_talk_in_a_private_thread_until_their_alliance_ends() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let press = ("press", "private: only the two see an offer until it is accepted; treaties are public");
    let standin = Standin::start().await;
    // The bot was invited before there were private threads.
    standin.change(|world| world.allowed = INVITED & !OPEN_PRIVATE_THREADS);
    let (house, program) = House::seated(standin, &data, &[press]).await;
    let (red, white, black) = (house.red, house.white, house.black);
    let more = async |who: u64| {
        let board = house.standin.posts(house.thread).into_iter().rfind(|post| number_of(post).is_some());
        let board = board.expect("a board");
        let answers = house.standin.press(who, board.id, button(&board, "more:1:")).await;
        answers.into_iter().next_back().expect("the menu")
    };
    let has_button = |menu: &Message| menu.button_ids().contains(&"allies:1");
    let private = || house.standin.read(World::private_threads);
    house.slash(white, "act", &[("notation", "offer R=W/1")]).await;
    let notice = house.card_in(house.direct(red), "a0.0.R=W").await;
    house.press(red, notice.id, "deal:1:a0.0.R=W:accept").await;
    house.decided(notice.id).await;
    // The private offer has no number.
    house.board(1).await;

    // The permission is missing: there is no button, and the command names it.
    assert!(!has_button(&more(red).await));
    let refused = house.slash(red, "allies", &[]).await;
    assert!(
        refused.contains("Create Private Threads") && refused.contains("manages the server"),
        "{refused}"
    );
    assert!(private().is_empty());
    house.standin.change(|world| world.allow(INVITED | MANAGE_THREADS));
    a_moment().await;

    // Both press at once: one thread, with both in it, and the link for both.
    let (of_red, of_white, of_black) = (more(red).await, more(white).await, more(black).await);
    assert!(
        has_button(&of_red) && has_button(&of_white) && !has_button(&of_black),
        "{of_red:?} {of_black:?}"
    );
    let public = house.standin.posts(house.thread).len() + house.standin.posts(house.hall).len();
    house.standin.change(|world| {
        world.press(red, of_red.id, "allies:1");
        world.press(white, of_white.id, "allies:1");
    });
    let thread =
        house.standin.until("a private thread", |world| world.private_threads().first().copied()).await;
    let link = format!("<#{thread}>");
    for menu in [of_red.id, of_white.id] {
        let told = |world: &World| {
            let links = |message: &&Message| message.ephemeral && message.content.contains(&link);
            let under = world.message(menu).filter(links).map(|message| message.id);
            under.or_else(|| world.messages.iter().find(links).map(|message| message.id))
        };
        house.standin.until("the link", told).await;
    }
    let greeting = house.standin.posted(thread, 1).await.remove(0);
    assert_eq!(greeting.notified, [red, white]);
    let there = house.standin.read(|world| world.channels[&thread].clone());
    assert_eq!(there.members, Some(vec![red, white]), "the third player can't see it");
    assert!(there.name.starts_with("Red, White") && there.name.contains("#1"), "{}", there.name);
    a_moment().await;
    assert_eq!(private(), [thread]);
    let again = house.slash(white, "allies", &[]).await;
    assert!(again.contains(&link), "{again}");
    let other = house.slash(black, "allies", &[]).await;
    assert!(!other.contains(&link) && !other.is_empty(), "{other}");
    let said = house.standin.posts(house.thread).len() + house.standin.posts(house.hall).len();
    assert_eq!(said, public, "nobody else is told of it");

    // Talk there is none of the bot's business, also after a restart.
    house.standin.say(red, thread, "Bob, shall we fall on Black?");
    let program = house.restart(program, false).await;
    a_moment().await;
    assert_eq!(house.standin.posts(thread).len(), 1);
    // The truce runs out: a line, and the thread is locked.
    let mut number = 1;
    for (who, action) in [(white, "C5-V7"), (black, "C5-V7"), (red, "C5-V7"), (white, "C6-V10")] {
        house.type_in_thread(who, action);
        number += 1;
        house.board(number).await;
    }
    let locked = |world: &World| world.channels[&thread].locked.then_some(());
    house.standin.until("the thread is locked", locked).await;
    let lines = house.standin.posts(thread);
    assert!(lines[1].content.contains("alliance has ended") && lines[1].notified.is_empty(), "{lines:?}");
    assert!(house.standin.read(|world| world.channels[&thread].archived));
    let none = house.slash(red, "allies", &[]).await;
    assert!(none.contains("no ally"), "{none}");
    end(&house, program).await;
}
