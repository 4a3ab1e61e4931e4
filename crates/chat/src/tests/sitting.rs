//! Tables with terms, joining by lot, changing places, giving up.

use super::*;
use crate::dispatch::handle;
use liege_store::Which;
use liege_table::{Negotiation, Status, Terms};

#[tokio::test]
async fn terms_are_settled_and_stand_in_the_invitation() {
    let club = Club::open().await;
    let usual = "new three-player-chess red=p1";
    club.say("p1", usual).await;
    let plain = club.transport.last().text;
    club.say(
        "p1",
        "new three-player-chess red=p1 press=secret offers=3d orders=\"36 hours\" patience=none truce=bound",
    )
    .await;
    let terms = club.table(2).await.terms().clone();
    let expected = Terms {
        negotiation: Negotiation::Secret,
        anonymous: false,
        dealing: liege_table::Dealing::Choice,
        partners: None,
        offer_hours: 72,
        order_hours: 36,
        patience_days: 0,
        ..Terms::default()
    };
    assert_eq!(terms, expected);
    let lobby = club.transport.last().text;
    for part in ["Negotiation is secret", "36 hours", "Nobody is replaced", "truce = bound"] {
        assert!(lobby.contains(part), "{part}: {lobby}");
        assert!(!plain.contains(part), "{part}: {plain}");
    }
    assert!(!lobby.contains("waits 3 days"), "what is as usual is not said: {lobby}");
    for code in ["en", "ru", "uk"] {
        club.say("p1", &format!("language {code}")).await;
        for (setting, part) in [
            ("press=loud", "public, private, secret, none"),
            ("names=maybe", "open, hidden"),
            ("offers=99d", "`offers=3d`"),
            ("offers=soon", "`offers=none`"),
            ("orders=10m", "60"),
            ("patience=1y", "120"),
            ("press=public press=secret", "press"),
            ("pres=public", "press"),
        ] {
            let answers = club.say("p1", &format!("{usual} {setting}")).await;
            assert!(told(&answers).contains(part), "{code} {setting}: {answers:?}");
        }
    }
    assert!(club.chat.store.table(3).await.unwrap().is_none(), "nothing was laid");
}

#[tokio::test]
async fn at_an_anonymous_table_the_lot_decides_and_nobody_is_named() {
    let club = Club::open().await;
    club.say("p1", "new three-player-chess red=p1 white=@p2 names=hidden").await.says("by lot");
    for text in ["join red #1", "join black #1"] {
        let answers = club.say("p3", text).await;
        assert!(told(&answers).contains("by lot"), "{text}: {answers:?}");
    }
    let pressed = club.press("p3", "join:1:2").await.says("by lot");
    assert_eq!(club.table(1).await.version(), 1, "nobody has sat down");
    let again = club.say("p1", "join #1").await.says("already at table");
    let joined = club.say("p2", "join #1").await;
    let seats = ["Red", "White", "Black"];
    for answer in [&again, &joined, &pressed] {
        assert!(seats.iter().all(|seat| !told(answer).contains(seat)), "{answer:?}");
    }
    let last = club.say("p3", "join #1").await;
    let table = club.table(1).await;
    assert_eq!(table.status(), Status::Playing);
    let mine = table.seats_of("p3").iter().next().unwrap();
    // Each player learns their seat once, privately.
    assert!(seats.iter().all(|seat| !told(&last).contains(seat)), "{last:?}");
    let own = |letter: &&OutboundMessage| {
        letter.to == Target::Member("p3".into()) && letter.text.contains("By lot")
    };
    let letters = club.transport.letters();
    let own: Vec<&OutboundMessage> = letters.iter().filter(own).collect();
    assert!(own.len() == 1 && own[0].text.contains(seats[mine.index()]), "{own:?}");
    for letter in club.transport.letters() {
        if let Target::Channel(_) = letter.to {
            assert!(!letter.text.contains("<@p") && letter.mentions.is_empty(), "{letter:?}");
        }
    }
    // A public text of a player would show their seat.
    let version = table.version();
    for text in ["pause 3 #1", "takeback 0 #1", "hand @p2 #1", "answer yes #1", "abort #1"] {
        let answers = club.say("p3", text).await;
        assert!(told(&answers).contains("direct message"), "{text}: {answers:?}");
    }
    assert_eq!(club.table(1).await.version(), version);
    assert!(!club.dm("p3", "pause 3").await.is_empty());
    assert_eq!(club.table(1).await.version(), version + 1);
}

#[tokio::test]
async fn the_lot_falls_on_whoever_begins_with_those_who_are_there() {
    let club = Club::after(&[("p1", "new three-player-chess red=p1 names=hidden")]).await;
    club.press("p1", "fill:1").await.says("tell you privately").lacks("Red");
    let letters = club.transport.letters();
    let dealt = letters.iter().filter(|letter| letter.text.contains("By lot you play: Red, White, Black"));
    assert_eq!(dealt.count(), 1, "{letters:?}");
}

#[tokio::test]
async fn a_free_seat_is_taken_by_a_button_and_not_before_everybody() {
    for names in ["shown", "hidden"] {
        let club = Club::open().await;
        club.say("p1", &format!("new three-player-chess red=p1 white=@p2 black=@p3 names={names}")).await;
        club.press("p2", "join:1").await;
        club.press("p3", "join:1").await;
        let table = club.table(1).await;
        let seat = table.to_move().iter().next().unwrap();
        let owner = table.holder(seat).unwrap().id.clone();
        club.clock.advance(SignedDuration::from_hours(24 * 8));
        club.press("p1", "board:1:0").await;
        club.order("p1", call("vacate", Given::at(Some(1)).with("seat", "white"))).await;
        assert!(club.table(1).await.seats_of(&owner).is_empty());
        let letters = club.transport.letters();
        let public = |letter: &&OutboundMessage| matches!(letter.to, Target::Channel(_));
        let post = letters.iter().filter(public).rfind(|letter| letter.text.contains("free now")).unwrap();
        // The player who has lost the seat is told, publicly or privately.
        let privately = letters
            .iter()
            .any(|letter| letter.to == Target::Member(owner.clone()) && letter.text.contains("free now"));
        assert_eq!(privately, names == "hidden");
        assert_eq!(post.mentions.contains(&owner), names == "shown", "{post:?}");
        let join = post.buttons.iter().find(|button| button.id.starts_with("join:1:")).expect("a button");
        assert!(join.label.contains("White"), "{join:?}");
        let version = club.table(1).await.version();
        if names == "hidden" {
            for text in ["join #1", "join white #1", "!join #1"] {
                let answers = club.say("p9", text).await;
                assert!(told(&answers).contains("Press the button"), "{text}: {answers:?}");
            }
            assert_eq!(club.table(1).await.version(), version, "nobody has sat down");
        }
        club.press("p9", &join.id).await.says("White");
        assert_eq!(club.table(1).await.seats_of("p9").len(), 1);
        // The button disappears with the free seat.
        let edits = club.transport.edits.lock().unwrap().clone();
        let edited = &edits.iter().rfind(|(_, letter)| letter.text.contains("free now")).expect("an edit").1;
        assert!(edited.buttons.iter().all(|button| !button.id.starts_with("join:")), "{edited:?}");
        club.press("p8", &join.id).await.says("White").says("already");
    }
}

#[tokio::test]
async fn posts_go_on_naming_those_who_played_then() {
    let club = Club::begun().await;
    club.say("p2", "Red, truce for 3 rounds").await;
    let first = club.transport.last();
    assert!(first.text.contains("Red (<@p1>)"), "{}", first.text);
    let hand = |from: &str, seat: &str, to: &str| {
        let (from, seat, to) = (from.to_owned(), seat.to_owned(), to.to_owned());
        let command = call("hand", Given::at(Some(1)).with("seat", seat).with("member", format!("<@{to}>")));
        let mut asked = Club::incoming(&from, "c", Said::Command(command));
        asked.known.push(person(&to));
        asked
    };
    for (from, seat, to) in [("p2", "white", "p8"), ("p1", "red", "p9")] {
        handle(&club.chat, hand(from, seat, to)).await;
        club.say(to, "answer yes #1").await;
        assert_eq!(club.table(1).await.seats_of(to).len(), 1);
    }
    let before = club.transport.edits.lock().unwrap().len();
    club.say("p9", "answer 1 yes #1").await;
    let edits = club.transport.edits.lock().unwrap()[before..].to_vec();
    let (_, edited) =
        edits.iter().find(|(_, letter)| letter.text.contains("offers")).expect("the card is edited");
    assert!(edited.text.contains("agreed"), "{}", edited.text);
    assert!(!edited.text.contains("<@p8>"), "{}", edited.text);
    // A new post names the present players.
    club.say("p8", "#1 C5-V7").await;
    club.say("p3", "#1 C5-V7").await;
    holds(&club.transport.last().text, &["**Red to move: <@p9>**"]);
}

#[tokio::test]
async fn whoever_has_given_a_seat_up_reads_no_more_of_its_dealings() {
    let club = Club::begun_with("press=secret").await;
    club.order("p2", call("move", Given::at(Some(1)).with("notation", "W:offer R=W/3"))).await;
    let notice = club.transport.last();
    assert_eq!(notice.to, Target::Member("p1".into()));
    let command = call("hand", Given::at(Some(1)).with("seat", "red").with("member", "<@p9>"));
    let mut asked = Club::incoming("p1", "c", Said::Command(command));
    asked.known.push(person("p9"));
    handle(&club.chat, asked).await;
    club.say("p9", "answer yes #1").await;
    let before = club.transport.edits.lock().unwrap().len();
    club.order("p9", call("move", Given::at(Some(1)).with("notation", "R:accept R=W"))).await;
    let edits = club.transport.edits.lock().unwrap()[before..].to_vec();
    assert!(edits.iter().all(|(_, letter)| letter.to != Target::Member("p1".into())), "{edits:?}");
    let pressed =
        club.press("p1", &notice.buttons.iter().find(|b| b.id.starts_with("deal:")).unwrap().id).await;
    assert!(!told(&pressed).contains("accepted"), "{pressed:?}");
    // The seat's agreements are now those of its new holder.
    assert!(told(&club.dm("p9", "treaties #1").await).contains("truce"));
    assert!(!told(&club.say("p1", "treaties #1").await).contains("truce between"));
}

#[tokio::test]
async fn nobody_lays_more_tables_than_the_limit() {
    let club = Club::open().await;
    let lay = || handle(&club.chat, Club::incoming("p1", "c", addressed("new three-player-chess red=p1")));
    for _ in 0..48 {
        lay().await;
    }
    let (one, two, three) = tokio::join!(lay(), lay(), lay());
    let refused =
        [one, two, three].iter().filter(|answers| all_told(answers).contains("50 open tables")).count();
    assert_eq!(refused, 1);
    assert_eq!(club.chat.store.tables(Which::Of("p1")).await.unwrap().len(), 50);
    let other = addressed("new three-player-chess");
    handle(&club.chat, Club::incoming("p2", "c", other)).await;
    assert_eq!(club.chat.store.tables(Which::Of("p2")).await.unwrap().len(), 1);
    let abort = addressed("abort #7");
    handle(&club.chat, Club::incoming("p1", "c", abort)).await;
    assert_eq!(lay().await, []);
    assert!(club.chat.store.table(52).await.unwrap().is_some(), "one given up, one laid");
}

#[tokio::test]
async fn whoever_wants_to_leave_a_game_is_shown_how() {
    let club = Club::begun().await;
    for (code, parts) in
        [("en", ["hand", "resign"]), ("ru", ["передать", "сдаться"]), ("uk", ["передати", "здатися"])]
    {
        club.say("p3", &format!("language {code}")).await;
        let answers = club.say("p3", "leave").await;
        assert!(parts.iter().all(|part| told(&answers).contains(part)), "{answers:?}");
    }
    club.say_in("p7", "thread-of-m1", "leave").await.says("no seat");
    assert_eq!(club.table(1).await.status(), Status::Playing);
}

#[tokio::test]
async fn a_seat_changes_hands_and_a_free_one_is_taken() {
    let club = Club::begun().await;
    let answers = club.say("p3", "hand @p1").await;
    assert!(told(&answers).contains("P1") || told(&answers).contains("<@p1>"), "{answers:?}");
    assert_eq!(club.table(1).await.seats_of("p1").len(), 1, "not before they agree");
    club.dm("p1", "answer yes").await;
    assert_eq!(club.table(1).await.seats_of("p1").len(), 2);
    assert!(club.table(1).await.seats_of("p3").is_empty());
    // A player with two seats must name the one to hand over.
    club.say("p1", "hand @p3").await.says("Red").says("Black");
    assert!(told(&club.say("p1", "hand red @p1").await).contains("already"));
    assert!(told(&club.say("p1", "hand white @p3").await).contains("White"));
    assert!(told(&club.say("p1", "hand red @stranger").await).contains("stranger"));
    // White keeps the others waiting for more than a week.
    club.say("p1", "vacate white").await.says("White");
    club.clock.advance(SignedDuration::from_hours(24 * 8));
    assert!(told(&club.say("p3", "vacate white").await).len() > 15);
    assert!(told(&club.say("p1", "vacate white").await).contains("free"));
    assert!(club.table(1).await.seats_of("p2").is_empty());
    club.say("p3", "join").await.says("White").says("is on");
    assert_eq!(club.table(1).await.seats_of("p3").len(), 1);
    club.say("p3", "C5-V7").await;
    assert_eq!(club.table(1).await.log().last().unwrap().player.as_deref(), Some("p3"));
}

#[tokio::test]
async fn giving_up_is_free_at_first_and_asked_of_all_later() {
    let club = Club::begun().await;
    club.say("p2", "C5-V7").await;
    club.say("p3", "C5-V7").await;
    club.say("p1", "abort").await.says("too far").says("asked the others");
    assert_eq!(club.table(1).await.status(), Status::Playing);
    club.say("p2", "answer yes").await;
    assert_eq!(club.table(1).await.status(), Status::Playing);
    club.say("p3", "answer yes").await;
    let table = club.table(1).await;
    assert_ne!(table.status(), Status::Playing);
    assert!(table.outcome().is_none(), "without a result");
    let again = Club::begun().await;
    again.say("p2", "C5-V7").await;
    assert!(told(&again.say("p3", "abort").await).contains("End the game"));
    assert_eq!(again.table(1).await.status(), Status::Playing, "it is asked once more");
    assert!(told(&again.sure("p3", "abort").await).contains("given up"));
    assert_eq!(again.table(1).await.status(), Status::Abandoned);
}

#[tokio::test]
async fn of_several_tables_the_answer_names_them() {
    let club = Club::open().await;
    for _ in 0..2 {
        club.say("p1", "new three-player-chess red=me white=me black=@p2 press=private").await;
        club.say("p2", "join").await;
    }
    for text in ["pause 3", "takeback", "hand @p2", "abort", "whisper"] {
        let answers = club.dm("p1", text).await;
        assert!(told(&answers).contains("#1, #2"), "{text}: {answers:?}");
    }
    club.dm("p1", "pause 3 #2").await;
    // Only one proposal waits for an answer.
    club.dm("p2", "answer yes").await;
    assert!(club.table(2).await.paused_until().is_some() && club.table(1).await.paused_until().is_none());
    // In a table's place that table is meant.
    club.say_in("p1", "thread-of-m1", "pause 3").await;
    assert_eq!(club.table(1).await.log().len(), 1);
    for who in ["p3", "p2"] {
        assert!(!club.dm(who, "resume #2").await.is_empty(), "{who}");
    }
}

#[tokio::test]
async fn spectators_look_on_and_are_told_kindly_that_they_only_do_that() {
    let club = Club::begun().await;
    club.say("p2", "C5-V7").await;
    for text in ["board", "log", "treaties", "moves", "moves C5", "board red at 0"] {
        for answer in club.say_in("p7", "thread-of-m1", text).await {
            assert!(!answer.text.contains("no seat") && answer.private, "{text}: {answer:?}");
        }
    }
    let version = club.table(1).await.version();
    for text in
        ["answer yes", "answer 1 yes", "whisper", "pause", "takeback", "resume", "hand @p1", "abort", "C5-V7"]
    {
        let answers = club.say_in("p7", "thread-of-m1", text).await;
        let kind = ["no seat", "for others", "no offer", "Only the players"];
        assert!(kind.iter().any(|part| told(&answers).contains(part)), "{text}: {answers:?}");
    }
    assert_eq!(club.table(1).await.version(), version);
}

#[tokio::test]
async fn a_seat_is_taken_in_the_words_of_its_button() {
    let words: [(&str, Option<u8>); 9] = [
        ("сесть за #1", None),
        ("сісти за #1", None),
        ("сісти за стіл 1", None),
        ("sit at table #1", None),
        ("join as scarlet #1", Some(1)),
        ("сісти за золоті #1", Some(0)),
        ("сесть за золотых", Some(0)),
        ("сесть на место алых #1", Some(1)),
        ("сесть за малиновых #1", Some(1)),
    ];
    for (text, seat) in words {
        let club = Club::after(&[("p1", "new dragonchess gold=open scarlet=open")]).await;
        let answers = club.say("p2", text).await;
        let table = club.table(1).await;
        let mine: Vec<u8> = table.seats_of("p2").iter().map(|seat| seat.0).collect();
        assert_eq!(mine.len(), 1, "{text}: {answers:?}");
        assert!(seat.is_none_or(|seat| mine == [seat]), "{text}: {answers:?}");
    }
}
