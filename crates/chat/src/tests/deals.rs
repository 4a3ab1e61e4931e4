//! Offers and motions: every state by every way in, the state on cards, races and restarts.

use super::*;
use crate::complete;
use crate::dispatch::handle;
use crate::upkeep::deliver::{deliver, deliver_due};
use liege_table::{Answer as Reply, Deal, DealState};

/// The ways in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Door {
    Text,
    Slash,
    Press,
}

const DOORS: [Door; 3] = [Door::Text, Door::Slash, Door::Press];
const THREAD: &str = "thread-of-m1";

impl Pigeonhole {
    /// Returns a posted message in its present form.
    fn shown(&self, message: &str) -> OutboundMessage {
        let edited = self.edits.lock().unwrap().iter().rfind(|(at, _)| at.message == message).cloned();
        match edited {
            Some((_, letter)) => letter,
            None => self.letters()[message[1..].parse::<usize>().unwrap() - 1].clone(),
        }
    }

    /// Returns the newest message with a button for an answer, in its present form.
    fn card(&self) -> (String, OutboundMessage) {
        let is_card =
            |letter: &OutboundMessage| letter.buttons.iter().any(|button| button.id.starts_with("deal:"));
        let at = self.letters().iter().rposition(is_card).expect("a card");
        let message = format!("m{}", at + 1);
        let letter = self.shown(&message);
        (message, letter)
    }
}

fn deal_buttons(buttons: &[Button]) -> Vec<&Button> {
    buttons.iter().filter(|button| button.id.starts_with("deal:")).collect()
}

impl Club {
    /// Begins a table with these settings: red p1, white p2, black p3.
    pub(super) async fn begun_with(settings: &str) -> Club {
        let club = Club::open().await;
        club.say("p1", &format!("new three-player-chess red=p1 white=@p2 black=@p3 {settings}")).await;
        club.press("p2", "join:1").await;
        club.press("p3", "join:1").await;
        assert_eq!(club.table(1).await.status(), liege_table::Status::Playing);
        club
    }

    pub(super) async fn order(&self, who: &str, command: Call) -> Vec<Answer> {
        self.hear(Club::incoming(who, "c", Said::Command(command))).await
    }

    async fn last_deal(&self) -> Deal {
        self.table(1).await.ledger().deals.last().cloned().expect("a deal")
    }

    /// Makes White offer Red a truce of three rounds.
    async fn offer(&self, door: Door) {
        match door {
            Door::Text => {
                self.say_in("p2", THREAD, "Red, truce for 3 rounds").await;
            }
            Door::Slash => {
                let text = "W:offer R=W/3".to_owned();
                self.order("p2", call("move", Given::at(Some(1)).with("notation", text))).await;
            }
            Door::Press => {
                let acts = self.say("p2", "acts").await;
                let series =
                    |button: &&Button| button.id.starts_with("series:1:") && button.id.ends_with("R=W");
                let series = only(&acts).buttons.iter().find(series).expect("a series").id.clone();
                let numbers = self.press("p2", &series).await;
                let labels: Vec<&str> = only(&numbers).buttons.iter().map(|b| b.label.as_str()).collect();
                let others = &only(&numbers).menu.as_ref().expect("a menu of the others").options;
                let others: Vec<&str> = others.iter().map(|option| option.label.as_str()).collect();
                assert_eq!((labels, others), (vec!["1", "2", "3"], vec!["4", "5", "6", "7", "8", "9"]));
                self.press("p2", &only(&numbers).buttons[2].id.clone()).await;
            }
        }
        assert!(self.last_deal().await.is_open(), "{door:?}");
    }

    /// Gives an answer to the offer on the newest card.
    async fn answer(&self, door: Door, answer: Reply) -> Vec<Answer> {
        let who = if answer == Reply::Withdraw { "p2" } else { "p1" };
        let id = format!("deal:1:s1:{}", answer.code());
        match door {
            Door::Text => self.say_in(who, THREAD, &format!("answer {}", answer.code())).await,
            Door::Press => self.press(who, &id).await,
            Door::Slash => {
                let number = Some(self.table(1).await.shown(self.last_deal().await.number));
                self.order(
                    who,
                    call("answer", Given::at(Some(1)).and("number", number).with("answer", answer.code())),
                )
                .await
            }
        }
    }

    /// Presses everything under a decided card: the answer says how it ended, and nothing changes.
    async fn press_everything_stale(&self, buttons: &[Button]) {
        let (version, letters) = (self.table(1).await.version(), self.transport.letters().len());
        for button in deal_buttons(buttons) {
            for who in ["p1", "p2", "p3", "p9"] {
                let answers = self.press(who, &button.id).await;
                assert!(only(&answers).text.contains("settled"), "{who}: {answers:?}");
                assert_eq!(only(&answers).buttons, []);
            }
        }
        assert_eq!(self.table(1).await.version(), version);
        assert_eq!(self.transport.letters().len(), letters);
    }
}

#[tokio::test]
async fn every_answer_by_every_door() {
    for door in DOORS {
        for (answer, state, says) in [
            (Reply::Accept, DealState::Made, "agreed"),
            (Reply::Refuse, DealState::Refused { by: Some(liege_game::Seat(0)) }, "refused by Red"),
            (Reply::Withdraw, DealState::Withdrawn, "taken back"),
        ] {
            let club = Club::begun_with("truce=word").await;
            club.offer(door).await;
            let (message, card) = club.transport.card();
            let labels: Vec<&str> = card.buttons.iter().map(|button| button.label.as_str()).collect();
            assert_eq!(labels, ["P1: accept", "P1: refuse", "More"], "taking back is nobody else’s affair");
            assert!(card.pictures.is_empty() && card.text.lines().count() == 2, "{card:?}");
            assert_eq!(card.mentions, ["p1"], "{door:?}");
            assert!(card.text.contains("waiting for Red (<@p1>) until <t:"), "{}", card.text);
            assert!(card.text.contains(":f> (<t:") && card.text.contains(":R>)"), "both ways: {}", card.text);
            let letters = club.transport.letters().len();
            club.answer(door, answer).await;
            assert_eq!(club.last_deal().await.state, state, "{door:?}");
            let shown = club.transport.shown(&message);
            assert_eq!(deal_buttons(&shown.buttons), [] as [&Button; 0], "{door:?} {answer:?}");
            assert!(shown.text.contains(says) && !shown.text.contains('`'), "{}", shown.text);
            assert_eq!(shown.mark(), card.mark());
            let posts = &club.transport.letters()[letters..];
            assert!(
                posts.iter().all(|post| post.mentions.is_empty() && post.silent),
                "{door:?} {answer:?}: {posts:?}"
            );
            club.press_everything_stale(&card.buttons).await;
        }
    }
}

#[tokio::test]
async fn what_ends_without_an_answer_is_shown_too() {
    for (state, says) in [
        (DealState::Lapsed, "lapsed without an answer"),
        (DealState::Expired, "ran out without an answer"),
        (DealState::Void, "void"),
    ] {
        let club = Club::begun_with("truce=word").await;
        club.offer(Door::Slash).await;
        let (message, card) = club.transport.card();
        match state {
            DealState::Lapsed => {
                for (who, text) in [("p2", "C5-V7"), ("p3", "C5-V7"), ("p1", "C5-V7")] {
                    club.say(who, text).await;
                }
            }
            DealState::Expired => {
                club.pass(SignedDuration::from_hours(71)).await;
                assert!(club.last_deal().await.is_open());
                club.pass(SignedDuration::from_hours(2)).await;
                let letters = club.transport.letters();
                let told = letters.iter().rev().find(|letter| letter.text.contains("without an answer"));
                assert!(told.is_some_and(|letter| letter.silent), "nobody has anything to do");
            }
            _ => {
                let sure = club.say("p3", "resign").await;
                club.press("p3", &only(&sure).buttons[0].id).await;
                assert!(club.last_deal().await.is_open(), "others may still agree");
                let sure = club.say("p1", "resign").await;
                club.press("p1", &only(&sure).buttons[0].id).await;
            }
        }
        assert_eq!(club.last_deal().await.state, state);
        let shown = club.transport.shown(&message);
        assert!(shown.text.contains(says), "{}", shown.text);
        assert_eq!(deal_buttons(&shown.buttons), [] as [&Button; 0]);
        club.press_everything_stale(&card.buttons).await;
    }
}

#[tokio::test]
async fn strangers_and_the_wrong_party_are_told_who_may_answer() {
    let club = Club::begun_with("truce=word").await;
    club.offer(Door::Press).await;
    let (_, card) = club.transport.card();
    let version = club.table(1).await.version();
    let letters = club.transport.letters().len();
    for (who, answer, says) in [
        ("p2", Reply::Accept, "your own offer"),
        ("p2", Reply::Refuse, "waiting for Red (<@p1>)"),
        ("p3", Reply::Accept, "can’t answer that"),
        ("p9", Reply::Refuse, "waiting for Red (<@p1>)"),
        ("p1", Reply::Withdraw, "White (<@p2>)"),
        ("p9", Reply::Withdraw, "Only the player who made the offer"),
    ] {
        let id = format!("deal:1:s1:{}", answer.code());
        let shown = answer != Reply::Withdraw;
        assert_eq!(card.buttons.iter().any(|button| button.id == id), shown, "{id}: {card:?}");
        let answers = club.press(who, &id).await;
        assert!(only(&answers).text.contains(says), "{who} {answer:?}: {answers:?}");
    }
    for id in [
        "deal:1:0:accept",
        "deal:1:s99:accept",
        "deal:7:s1:accept",
        "deal:1:a0.0.R=W:accept",
        "deal:1:x:accept",
        "deal:1:s1:maybe",
    ] {
        assert!(!only(&club.press("p1", id).await).text.is_empty(), "{id}");
    }
    assert_eq!(club.table(1).await.version(), version);
    assert_eq!(club.transport.letters().len(), letters);
}

#[tokio::test]
async fn an_offer_that_was_open_is_open_after_a_restart() {
    let club = Club::begun_with("truce=word").await;
    club.offer(Door::Text).await;
    let (message, card) = club.transport.card();
    let club = club.restarted(SignedDuration::ZERO).await;
    assert!(club.last_deal().await.is_open());
    let accept = card.buttons.iter().find(|button| button.id.ends_with("accept")).unwrap();
    club.press("p1", &accept.id).await;
    assert_eq!(club.last_deal().await.state, DealState::Made);
    assert!(club.transport.shown(&message).text.contains("agreed"));
}

#[tokio::test]
async fn of_accept_and_withdraw_at_once_exactly_one_wins() {
    for round in 0..6 {
        let club = Club::begun_with("truce=word").await;
        club.offer(Door::Slash).await;
        // Two programs on one store know nothing of each other's locks.
        let other = chat_over(club.chat.store.clone(), &club.clock, club.chat.settings.clone());
        let press =
            |who: &str, answer: &str| Club::incoming(who, "c", Said::Press(format!("deal:1:s1:{answer}")));
        let accept = handle(&club.chat, press("p1", "accept"));
        let withdraw = handle(&other, press("p2", "withdraw"));
        let (accepted, withdrawn) = if round % 2 == 0 {
            tokio::join!(accept, withdraw)
        } else {
            let (withdrawn, accepted) = tokio::join!(withdraw, accept);
            (accepted, withdrawn)
        };
        let table = club.table(1).await;
        assert_eq!(table.log().len(), 2, "round {round}");
        let (winner, loser) = match table.ledger().deals[0].state {
            DealState::Made => (&accepted, &withdrawn),
            DealState::Withdrawn => (&withdrawn, &accepted),
            ref state => panic!("{state:?}"),
        };
        assert!(only(loser).text.contains("settled"), "round {round}: {accepted:?} {withdrawn:?}");
        assert!(!only(winner).text.contains("settled"), "round {round}");
    }
}

#[tokio::test]
async fn a_private_offer_leaves_no_trace_in_the_thread() {
    let club = Club::begun_with("truce=word press=private").await;
    let before = club.transport.letters().len();
    let answers = club.order("p2", call("move", Given::at(Some(1)).with("notation", "W:offer R=W/3"))).await;
    let mine = only(&answers);
    assert_eq!(deal_buttons(&mine.buttons).len(), 1, "the proposer may take it back: {mine:?}");
    assert!(mine.text.contains("waiting for Red"), "{}", mine.text);
    let letters = club.transport.letters()[before..].to_vec();
    let [notice] = letters.as_slice() else { panic!("{letters:?}") };
    assert_eq!(notice.to, Target::Member("p1".into()));
    assert_eq!(deal_buttons(&notice.buttons).len(), 2, "{notice:?}");
    assert!(notice.pictures.is_empty(), "nothing to be seen has changed");
    for (who, known) in [("p1", true), ("p2", true), ("p3", false), ("p9", false)] {
        for command in ["treaties", "log"] {
            let answers = club.say(who, &format!("{command} #1")).await;
            let text = &answers[0].text;
            let offered = text.contains("truce") || text.contains("R=W");
            assert_eq!(offered, known, "{who} {command}: {text}");
        }
        club.press(who, "deal:1:s1:maybe").await.says("button");
    }
    for stranger in ["p3", "p9"] {
        club.press(stranger, "deal:1:a0.0.R=W:accept").await.says("no such offer");
    }
    // Accepting makes it public, if only offers are private.
    club.press("p1", &deal_buttons(&notice.buttons)[0].id).await;
    let post = club.transport.last();
    assert_eq!(post.to, Target::Channel(THREAD.into()));
    assert!(post.mentions.is_empty() && post.silent, "{post:?}");
    assert_eq!(post.mark(), Some("more:1:1"), "the offer left no gap");
    let shown = club.transport.shown(&format!("m{}", before + 1));
    assert!(shown.text.contains("agreed") && deal_buttons(&shown.buttons).is_empty(), "{}", shown.text);
}

#[tokio::test]
async fn who_takes_no_direct_messages_is_called_without_a_word_of_what_it_is_about() {
    let club = Club::begun_with("truce=word press=secret").await;
    club.transport.closed.lock().unwrap().insert("p1".into(), Refused::ClosedToMessages);
    let before = club.transport.letters().len();
    club.order("p2", call("move", Given::at(Some(1)).with("notation", "W:offer R=W/3"))).await;
    let letters = club.transport.letters()[before..].to_vec();
    let [pointer] = letters.as_slice() else { panic!("{letters:?}") };
    assert_eq!(pointer.to, Target::Channel(THREAD.into()));
    assert_eq!(pointer.mentions, ["p1"]);
    assert!(pointer.text.contains("<@p1>") && pointer.buttons.is_empty() && pointer.pictures.is_empty());
    for word in ["truce", "White", "P2", "R=W", "offer"] {
        assert!(!pointer.text.contains(word), "{}", pointer.text);
    }
    club.press("p2", "deal:1:s1:withdraw").await;
    let pointer = format!("m{}", before + 1);
    let edits = club.transport.edits.lock().unwrap();
    assert!(
        edits.iter().all(|(posted, _)| posted.message != pointer),
        "the call is never edited to what it is about"
    );
}

#[tokio::test]
async fn a_plain_yes_or_no_answers_the_only_motion() {
    let club = Club::begun_with("").await;
    club.order("p1", call("pause", Given::at(Some(1)).with("days", 5))).await;
    let (message, card) = club.transport.card();
    let mut called = card.mentions.clone();
    called.sort();
    assert_eq!(called, ["p2", "p3"], "{card:?}");
    assert!(card.pictures.is_empty(), "nothing to be seen has changed");
    let overhear =
        async |who: &str, text: &str| club.hear(Club::incoming(who, THREAD, overheard(text))).await;
    assert_eq!(overhear("p1", "yes").await, [], "one's own is not one's to answer");
    assert_eq!(overhear("p9", "yes").await, []);
    overhear("p2", "Да!").await;
    assert!(club.last_deal().await.is_open());
    let labels: Vec<String> =
        club.transport.shown(&message).buttons.into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["P3: accept", "P3: refuse", "More"]);
    assert!(club.transport.shown(&message).text.contains("waiting for Black (<@p3>)"));
    overhear("p3", "ні").await;
    assert_eq!(club.last_deal().await.state, DealState::Refused { by: Some(liege_game::Seat(2)) });
    assert!(club.transport.shown(&message).text.contains("refused by Black"));
    assert_eq!(overhear("p2", "yes").await, [], "talk again");
}

#[tokio::test]
async fn a_seat_handed_over_waits_for_somebody_without_one() {
    let club = Club::begun_with("").await;
    club.order("p1", call("hand", Given::at(Some(1)).with("member", "p2"))).await;
    assert!(!club.table(1).await.ledger().deals.is_empty(), "another player may take it over as well");
    club.press("p1", "deal:1:s1:withdraw").await;
    let mut incoming =
        Club::incoming("p1", "c", Said::Command(call("hand", Given::at(Some(1)).with("member", "p9"))));
    incoming.known.push(person("p9"));
    club.hear(incoming).await;
    let (_, card) = club.transport.card();
    assert_eq!(card.mentions, ["p9"], "{card:?}");
    let accept = card.buttons.iter().find(|button| button.id.ends_with("accept")).unwrap();
    assert!(only(&club.press("p3", &accept.id).await).text.contains("<@p9>"));
    club.press("p9", &accept.id).await;
    let table = club.table(1).await;
    assert_eq!(table.holder(liege_game::Seat(0)).unwrap().id, "p9");
    assert!(table.seats_of("p1").is_empty());
}

#[tokio::test]
async fn the_invitation_shows_who_sits_and_what_became_of_it() {
    let club = Club::after(&[("p1", "new three-player-chess red=p1 white=open black=open")]).await;
    let joins = |letter: &OutboundMessage| letter.buttons.iter().filter(|b| b.id.starts_with("join")).count();
    assert_eq!(joins(&club.transport.shown("m1")), 2);
    club.press("p2", "join:1:1").await;
    let shown = club.transport.shown("m1");
    assert!(joins(&shown) == 1 && shown.text.contains("White: <@p2>"), "{}", shown.text);
    club.say("p2", "leave #1").await;
    assert_eq!(joins(&club.transport.shown("m1")), 2);
    for who in ["p2", "p3"] {
        club.press(who, "join:1").await;
    }
    let shown = club.transport.shown("m1");
    assert!(joins(&shown) == 0 && shown.text.contains("has begun"), "{}", shown.text);
}

#[tokio::test]
async fn edits_that_fail_hold_up_nothing_for_long() {
    let club = Club::begun_with("truce=word").await;
    club.offer(Door::Slash).await;
    *club.transport.stuck.lock().unwrap() = true;
    club.press("p1", "deal:1:s1:refuse").await;
    let letters = club.transport.letters().len();
    club.say("p2", "C5-V7").await;
    assert_eq!(club.transport.letters().len(), letters + 1, "posts do not wait for edits");
    for _ in 0..20 {
        club.pass(SignedDuration::from_mins(5)).await;
    }
    assert_eq!(club.chat.store.waiting().await.unwrap(), 0, "an edit is given up");
}

#[tokio::test]
async fn acts_are_shown_as_they_are_said_in_every_language() {
    let club = Club::begun_with("truce=word").await;
    for (code, said) in [("en", "Red, "), ("ru", "Красный, "), ("uk", "Червоний, ")] {
        club.say("p2", &format!("language {code}")).await;
        let answers = club.say("p2", "acts").await;
        let answer = only(&answers);
        assert!(!answer.text.contains(said), "the buttons say it: {code}: {}", answer.text);
        assert!(!answer.text.contains("W:offer"), "{code}: {}", answer.text);
        assert!(answer.buttons.iter().any(|button| button.label.starts_with(said)), "{code}: {answer:?}");
        assert!(
            answer.buttons.iter().any(|button| button.id.ends_with(":W:offer draw")),
            "{code}: {answer:?}"
        );
    }
    // Without negotiation a truce cannot be offered or accepted.
    let club = Club::begun_with("truce=word press=none").await;
    assert!(!only(&club.say("p2", "acts").await).text.contains("truce"));
    assert!(!only(&club.say("p2", "W:offer R=W/3").await).text.contains("Played"));
}

#[tokio::test]
async fn completions_offer_what_is_open_and_what_waits() {
    let club = Club::begun_with("truce=word").await;
    let place = Club::incoming("p2", THREAD, Said::Press(String::new())).place;
    let complete = async |who: &str, field: Field, typed: &str| {
        complete::complete(&club.chat, &person(who), &place, field, None, typed).await
    };
    let acts = complete("p2", Field::Act, "truce").await;
    assert_eq!(acts.len(), 18, "nine to each: {acts:?}");
    assert!(acts.iter().all(|act| act.value.starts_with("W:offer ") && act.label.contains("ruce")));
    assert_eq!(complete("p9", Field::Act, "").await, []);
    assert_eq!(complete("p1", Field::Deal, "").await, []);
    club.offer(Door::Slash).await;
    for (who, waits) in [("p1", 1), ("p2", 1), ("p3", 0)] {
        let deals = complete(who, Field::Deal, "").await;
        assert_eq!(deals.len(), waits, "{who}: {deals:?}");
        assert!(deals.iter().all(|deal| deal.value == "1" && deal.label.contains("truce")), "{deals:?}");
    }
    let seats = complete("p2", Field::Seat, "bl").await;
    assert_eq!(seats.iter().map(|seat| seat.value.as_str()).collect::<Vec<_>>(), ["black"]);
    assert!(seats[0].label.contains("P3"));
}

#[tokio::test]
async fn the_worker_does_what_time_has_made_due() {
    let club = Club::begun_with("truce=word time=none").await;
    club.offer(Door::Slash).await;
    club.clock.advance(SignedDuration::from_hours(100));
    let transport = Arc::new(Pigeonhole::default());
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let worker =
        tokio::spawn(deliver(Arc::clone(&club.chat), Arc::clone(&transport) as Arc<dyn Transport>, stopped));
    for _ in 0..100 {
        if !transport.letters().is_empty() && !transport.edits.lock().unwrap().is_empty() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    stop.send(true).unwrap();
    worker.await.unwrap();
    assert_eq!(club.last_deal().await.state, DealState::Expired);
    let letters = transport.letters();
    assert_eq!(letters.len(), 1, "{letters:?}");
    assert!(letters[0].silent, "{letters:?}");
}

#[tokio::test]
async fn a_table_that_time_cannot_change_keeps_no_other_waiting() {
    let club = Club::begun_with("truce=word").await;
    club.offer(Door::Slash).await;
    club.say_in("p1", "d", "new three-player-chess red=p1 white=p2 black=p3 truce=word").await;
    for who in ["p2", "p3"] {
        club.press(who, "join:2").await;
    }
    club.order("p2", call("move", Given::at(Some(2)).with("notation", "W:offer R=W/3"))).await;
    club.tamper("UPDATE tables SET rules = 999, version = version + 1 WHERE id = 1").await;
    club.clock.advance(SignedDuration::from_hours(100));
    let deadline = std::time::Duration::from_secs(20);
    tokio::time::timeout(deadline, deliver_due(&club.chat, &club.transport))
        .await
        .expect("it comes to an end");
    assert_eq!(club.table(2).await.ledger().deals[0].state, DealState::Expired);
}
