//! Seats dealt by dice, from the invitation to the first board: typed text, buttons, and the answers.

use super::*;
use crate::complete::complete;
use liege_game::Seat;
use liege_table::{Dealing, Status, Way};

const NEW: &str = "new three-player-chess dealing=dice seat=me";

impl Club {
    /// Opens a table with dice at which everybody has a place; the seeds come from that series.
    async fn dealing(row: u64) -> Club {
        let club = Club::open().await;
        club.chat.foresee(row);
        club.say("p1", NEW).await;
        club.say("p2", "join").await;
        club.say("p3", "join #1").await;
        club
    }

    async fn turns(&self) -> Vec<String> {
        let table = self.table(1).await;
        table.dice().unwrap().order().iter().map(|id| (*id).to_owned()).collect()
    }

    /// Says something in the table's thread that is not addressed to the bot.
    async fn overheard(&self, who: &str, text: &str) -> Vec<Answer> {
        self.hear(Club::incoming(who, "thread-of-m1", overheard(text))).await
    }

    fn button(&self, label: &str) -> String {
        let post = self.transport.last();
        post.buttons.iter().find(|button| button.label == label).expect(label).id.clone()
    }
}

fn colours(letter: &OutboundMessage) -> Vec<&str> {
    letter.buttons.iter().filter(|b| b.id.starts_with("choose:")).map(|b| b.label.as_str()).collect()
}

#[tokio::test]
async fn the_invitation_has_places_and_no_colours() {
    let club = Club::open().await;
    club.say("p1", NEW).await.says("dice decide");
    let lobby = club.transport.last();
    holds(&lobby.text, &["dice decide", "2 places are free", "• <@p1>"]);
    for colour in ["Red", "White", "Black"] {
        assert!(!lobby.text.contains(colour), "{}", lobby.text);
    }
    let table = club.table(1).await;
    assert!(lobby.text.contains("`log #1`") && !lobby.text.contains(&table.seed().hash()), "{}", lobby.text);
    club.say("p1", "log #1").await.says(&table.seed().hash());
    club.press("p1", "more:1:0").await.says(&table.seed().hash());
    assert!(!lobby.text.contains(&table.seed().reveal()));
    let ids: Vec<&str> = lobby.buttons.iter().map(|button| button.id.as_str()).collect();
    assert_eq!(ids, ["join:1", "help:1", "learn:three-player-chess"], "nobody presses a colour yet");
    club.say("p2", "join red").await.says("Join without naming one");
    club.say("p1", "join").await.says("already have a place");
    club.press("p2", "join:1").await.says("One place is still free");
    assert!(club.card(1).text.contains("• <@p2>"), "the invitation says it: {}", club.card(1).text);
    club.say("p2", "tables").await.says("colours by dice");
    club.say("p2", "leave").await.says("You have left");
    assert_eq!(club.table(1).await.players().len(), 1);
}

#[tokio::test]
async fn the_rolls_are_told_and_the_first_is_asked() {
    let club = Club::dealing(1).await;
    let table = club.table(1).await;
    assert!(table.is_dealing());
    let order = club.turns().await;
    let post = club.transport.last();
    assert_eq!(post.to, Target::Channel("thread-of-m1".into()));
    assert_eq!(post.mentions, [order[0].as_str()], "only whoever is to choose is called");
    assert_eq!(post.pictures.len(), 1);
    let alt = &post.pictures[0].alt;
    assert!(!alt.contains("to move") && !alt.contains("<@") && !alt.contains("rolls"), "{alt}");
    assert_eq!(colours(&post), ["Red", "White", "Black"]);
    for roll in table.dice().unwrap().rolls() {
        let [one, other] = roll.dice;
        let said = format!("{one} + {other} = **{}**", one + other);
        assert!(post.text.contains(&said), "{said}: {}", post.text);
    }
    let told =
        format!("<@{}> chooses first, then <@{}>; <@{}> gets what is left.", order[0], order[1], order[2]);
    assert!(post.text.contains(&told), "{}", post.text);
    assert!(!post.text.contains("to move"), "{}", post.text);
    let edits = club.transport.edits.lock().unwrap().clone();
    let lobby = &edits.iter().rfind(|(posted, _)| posted.message == "m1").unwrap().1.text;
    assert!(
        lobby.contains("the players are choosing their colours") && lobby.contains("still has to choose"),
        "{lobby}"
    );
    for (who, part) in [(&order[0], "choose your colour"), (&order[1], "has to choose a colour")] {
        club.say(who, "tables").await.says(part);
        let board = club.say(who, "board").await;
        assert!(only(&board).text.to_lowercase().contains("colour"), "{board:?}");
    }
    let log = club.say(&order[2], "log").await.says("1. P1 rolls ");
    assert!(only(&log).text.contains(&table.seed().hash()), "{log:?}");
    assert!(!only(&log).text.contains(&table.seed().reveal()), "{log:?}");
}

#[tokio::test]
async fn a_tie_is_told_as_one() {
    // The loop tries series until three people roll a tie.
    for row in 0..200 {
        let club = Club::dealing(row).await;
        let table = club.table(1).await;
        let again: Vec<String> = table.dice().unwrap().rolls()[3..]
            .iter()
            .filter(|roll| roll.round == 1)
            .map(|roll| format!("<@{}>", roll.member))
            .collect();
        if let [one, other] = again.as_slice() {
            let text = club.transport.last().text;
            assert!(text.contains(&format!("A tie: {one} and {other} roll again. {one} ")), "{text}");
            return;
        }
    }
    panic!("no row has a tie of two");
}

#[tokio::test]
async fn colours_are_pressed_typed_and_joined() {
    for way in 0..5 {
        let club = Club::dealing(2).await;
        let order = club.turns().await;
        let [first, second, third] = [0, 1, 2].map(|place: usize| order[place].as_str());
        let asked = club.transport.letters().len();
        match way {
            0 => {
                club.press(first, &club.button("White")).await.says("You have chosen at table #1: White");
            }
            1 => assert_eq!(club.say_in(first, "thread-of-m1", "White").await, []),
            2 => assert!(only(&club.say(first, "choose white!").await).text.contains("White")),
            3 => assert!(only(&club.dm(first, "join white").await).text.contains("White")),
            _ => assert_eq!(club.overheard(first, "я беру белых").await, []),
        }
        let table = club.table(1).await;
        let white = table.holder(Seat(1)).map(|player| player.id.as_str());
        assert_eq!(white, Some(first), "way {way}");
        let post = club.transport.last();
        assert_eq!(club.transport.letters().len(), asked + 1);
        assert!(post.text.contains(&format!("<@{first}> chooses White.")), "{}", post.text);
        assert_eq!(post.mentions, [second]);
        assert_eq!(colours(&post), ["Red", "Black"]);
        // The post before has no question any more.
        let edits = club.transport.edits.lock().unwrap().clone();
        let (posted, before) = edits.last().unwrap();
        assert_eq!(posted.message, format!("m{asked}"));
        assert!(colours(before).is_empty() && !before.text.contains("choose your colour"), "{}", before.text);
        assert!(before.text.contains("Dice for the colours"), "{}", before.text);
        club.press(second, &club.button("Red")).await;
        let start = club.transport.last();
        for part in [
            format!("<@{second}> chooses Red."),
            format!("<@{third}> gets what is left: Black."),
            "The game begins.".to_owned(),
            format!("White <@{first}>"),
            "**White to move**".to_owned(),
        ] {
            assert!(start.text.contains(&part), "{part}: {}", start.text);
        }
        assert!(start.text.find("gets what is left") < start.text.find("The game begins"));
        assert_eq!((start.mentions.len(), start.mentions[0].as_str()), (3, first), "all are called, once");
        assert_eq!(start.pictures.len(), 1);
        club.say(first, "#1 C5-V7").await;
        assert_eq!(club.transport.last().mentions, [third]);
    }
}

#[tokio::test]
async fn foreign_and_stale_picks_are_refused_privately() {
    let club = Club::dealing(3).await;
    let order = club.turns().await;
    let [first, second, third] = [0, 1, 2].map(|place: usize| order[place].as_str());
    let white = club.button("White");
    let posts = club.transport.letters().len();
    let to_choose = format!("{} is to choose now", first.to_uppercase());
    for answers in [
        club.press(second, &white).await,
        club.say(third, "#1 white").await,
        club.say(third, "join white #1").await,
        club.say(third, "join #1").await,
        club.say(second, "#1 moves").await,
        club.say(second, "#1 WC5-WV7").await,
        club.say(second, "resign #1").await,
        club.say(second, "pause #1").await,
        club.say(second, "leave #1").await,
        club.dm(second, "whisper red #1 hello").await,
        club.dm(second, "hand @p1 #1").await,
    ] {
        assert!(only(&answers).text.contains(&to_choose), "{answers:?}");
    }
    for answers in [club.press("p9", &white).await, club.say("p9", "join white #1").await] {
        assert!(only(&answers).text.contains("No seat is free for you"), "{answers:?}");
    }
    assert_eq!(club.overheard(second, "white").await, [], "people talk of colours");
    assert_eq!(club.overheard(first, "what shall I do?").await, []);
    let unread = club.say_in(first, "thread-of-m1", "purple").await.says("“purple”");
    assert_eq!(only(&unread).buttons.len(), 3);
    let asked = club.press(first, "join:1").await;
    assert_eq!(only(&asked).buttons.len(), 3, "{asked:?}");
    assert_eq!(club.transport.letters().len(), posts, "nothing of it is posted");
    club.press(first, &white).await;
    // Either of them presses the same button again.
    assert!(only(&club.press(first, &white).await).text.contains("is to choose now"));
    let stale = club.press(second, &white).await;
    assert_eq!(only(&stale).buttons.len(), 2, "{stale:?}");
    let taken = club.say(second, "#1 white").await;
    assert!(taken[0].text.contains(&first.to_uppercase()), "{taken:?}");
    assert_eq!(club.transport.letters().len(), posts + 1);
    assert_eq!(club.table(1).await.dice().unwrap().picks().len(), 1);
    // Completion offers the free seats.
    let place =
        Place { server: Some("s".into()), channel: "thread-of-m1".into(), parent: None, locale: None };
    let offered = complete(&club.chat, &person(second), &place, Field::Seat, None, "").await;
    assert_eq!(offered.iter().map(|choice| choice.value.as_str()).collect::<Vec<_>>(), ["red", "black"]);
}

#[tokio::test]
async fn a_colour_is_taken_for_whoever_lets_the_time_run_out() {
    let club = Club::dealing(4).await;
    let order = club.turns().await;
    club.pass(SignedDuration::from_hours(7 * 24 + 1)).await;
    let post = club.transport.last();
    let late = format!("<@{}> has not chosen in time and gets the first free colour: Red.", order[0]);
    assert!(post.text.contains(&late), "{}", post.text);
    assert_eq!(post.mentions, [order[1].as_str()]);
    club.pass(SignedDuration::from_hours(7 * 24 + 1)).await;
    let table = club.table(1).await;
    assert!(!table.is_dealing());
    let ways: Vec<Way> = table.dice().unwrap().picks().iter().map(|pick| pick.way).collect();
    assert_eq!(ways, [Way::Late, Way::Late, Way::Left]);
    assert!(club.transport.last().text.contains("The game begins."));
}

#[tokio::test]
async fn the_host_begins_with_two_who_choose_three() {
    let club = Club::after(&[("p1", NEW), ("p2", "join")]).await;
    let answers = club.say("p1", "start").await;
    let begin = only(&answers).buttons[0].id.clone();
    club.press("p1", &begin).await.says("The dice have been rolled");
    let order = club.turns().await;
    club.press(&order[0], &club.button("Black")).await;
    club.press(&order[1], &club.button("Red")).await;
    assert_eq!(club.table(1).await.seats_of(&order[0]).len(), 2);
    assert!(club.transport.last().text.contains("The game begins."));
}

#[tokio::test]
async fn a_dealing_survives_a_restart() {
    let club = Club::dealing(5).await;
    let order = club.turns().await;
    club.press(&order[0], &club.button("Black")).await;
    let red = club.button("Red");
    let path = club.data();
    let Club { chat, clock, transport, folder } = club;
    let settings = chat.settings.clone();
    chat.store.close().await;
    drop(chat);
    let store = open_file(&path).await;
    let report = liege_store::verify(&store).await.unwrap();
    assert!(report.is_sound(), "{report:?}");
    let chat = chat_over(store, &clock, settings);
    let club = Club { chat, clock, transport, folder };
    assert!(club.table(1).await.is_dealing());
    club.press(&order[1], &red).await.says("Red");
    let table = club.table(1).await;
    assert_eq!(table.status(), Status::Playing);
    assert!(!table.is_dealing());
    club.sound().await;
    // A pick that contradicts the log is found.
    let sql = "UPDATE seats SET member = 'p1' WHERE ordinal < 2; UPDATE tables SET seed = zeroblob(32)";
    liege_store::testing::tamper(&path, sql).await.unwrap();
    let report = liege_store::verify(&club.chat.store).await.unwrap();
    let found: Vec<&str> = report.differences.iter().map(|found| found.what.as_str()).collect();
    assert!(found.iter().any(|what| what.contains("in the log by")), "{found:?}");
    assert!(
        found.iter().any(|what| what.contains("is not the draw that its seed gives, `@dice 1/3")),
        "{found:?}"
    );
}

#[tokio::test]
async fn a_dealing_is_given_up() {
    let club = Club::dealing(6).await;
    let order = club.turns().await;
    let answers = club.sure(&order[2], "abort #1").await;
    assert!(only(&answers).text.contains("given up"), "{answers:?}");
    let post = club.transport.last();
    assert_eq!(post.mentions.len(), 2, "whoever gave it up knows: {post:?}");
    assert!(post.text.contains(&club.table(1).await.seed().reveal()), "{}", post.text);
    let edits = club.transport.edits.lock().unwrap().clone();
    assert!(edits.iter().rev().take(2).all(|(_, letter)| colours(letter).is_empty()));
    let late = club.say(&order[0], "#1 white").await;
    assert!(!only(&late).text.is_empty());
    assert!(club.table(1).await.dice().unwrap().picks().is_empty());
}

#[tokio::test]
async fn what_cannot_be_dealt_is_refused() {
    let club = Club::open().await;
    for code in ["en", "ru", "uk"] {
        club.say("p1", &format!("language {code}")).await;
        for (settings, part) in [
            ("dealing=dice names=hidden", "`names=hidden`"),
            ("dealing=dice red=me white=me", "`dealing=choice`"),
            ("dealing=cards", "choice, dice"),
        ] {
            let answers = club.say("p1", &format!("new three-player-chess {settings}")).await;
            assert!(only(&answers).text.contains(part), "{settings}: {answers:?}");
        }
        let help = club.say("p1", "help new").await;
        assert!(help.iter().any(|answer| answer.text.contains("`dealing` = choice, dice")), "{help:?}");
    }
    assert!(club.transport.letters().is_empty());
    // Named colours count as invitations; a game that does not ask for dice has none.
    club.say("p1", "new three-player-chess dealing=dice red=me white=@p2").await;
    assert_eq!(club.transport.last().mentions, ["p2"]);
    assert_eq!(club.table(1).await.terms().dealing, Dealing::Dice);
    club.say("p1", "new three-player-chess").await;
    assert_eq!(club.table(2).await.terms().dealing, Dealing::Choice);
    assert!(!club.transport.last().text.contains("its hash"), "nothing is drawn there");
    club.say("p1", "new three-player-chess names=hidden").await;
    assert!(club.transport.last().text.contains("`log #3` and *More* show its hash"));
}

#[tokio::test]
async fn the_seed_is_told_at_the_end() {
    let club = Club::dealing(7).await;
    while let Some(chooser) = club.table(1).await.chooser() {
        let first = colours(&club.transport.last())[0].to_owned();
        club.press(&chooser.id, &club.button(&first)).await;
    }
    let table = club.table(1).await;
    let seed = table.seed().reveal();
    for seat in [Seat(0), Seat(1)] {
        let holder = table.holder(seat).unwrap().id.clone();
        assert!(club.transport.letters().iter().all(|letter| !letter.text.contains(&seed)));
        let sure = club.say(&holder, "resign #1").await;
        club.press(&holder, &only(&sure).buttons[0].id).await;
    }
    assert_eq!(club.table(1).await.status(), Status::Over);
    let end = club.transport.last().text;
    assert!(end.contains(&seed) && end.contains("Checking the dice"), "{end}");
    let log = club.say("p1", "log #1").await;
    let log = &only(&log).text;
    assert!(log.contains(&seed) && !log.contains("at the end"), "{log}");
}

#[tokio::test]
async fn a_dealing_is_told_in_every_language() {
    for (locale, parts) in [
        (Language::RUSSIAN, ["Кости на выбор цвета", "Первым выбирает", "выберите цвет"]),
        (Language::UKRAINIAN, ["Кості на вибір кольору", "Першим обирає", "оберіть колір"]),
    ] {
        let club = Club::open().await;
        let say = async |who: &str, text: &str| {
            let mut incoming = Club::incoming(who, "c", addressed(text));
            incoming.place.locale = Some(locale);
            club.hear(incoming).await
        };
        say("p1", NEW).await;
        say("p2", "join").await;
        say("p3", "join").await;
        let post = club.transport.last().text;
        for part in parts {
            assert!(post.contains(part), "{part}: {post}");
        }
        for _ in 0..2 {
            let chooser = club.table(1).await.chooser().unwrap().id.clone();
            let name = colours(&club.transport.last())[0].to_owned();
            say(&chooser, &format!("#1 {name}")).await;
        }
        assert!(!club.table(1).await.is_dealing());
        for letter in club.transport.letters() {
            assert!(!letter.text.contains(['{', '}']) && !letter.text.contains("=Text("), "{}", letter.text);
        }
    }
}
