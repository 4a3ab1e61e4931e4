//! The first attempts of somebody who has never met the bot: greetings, a table with a friend, a word in the
//! wrong place.

use super::*;
use liege_game::Seat;
use liege_table::{Chair, Status};

/// Returns the holders or invited members of the seats of a table; `-` is free.
async fn seated(club: &Club, table: i64) -> Vec<String> {
    let table = club.table(table).await;
    table.chairs().iter().map(|chair| chair.person().map_or("-".into(), |player| player.id.clone())).collect()
}

#[tokio::test]
async fn greetings_and_help_are_answered_where_they_were_asked() {
    let club = Club::open().await;
    for (text, part) in [
        ("hello", "Hello!"),
        ("Hi there!", "Hello!"),
        ("good morning", "Hello!"),
        ("привет", "Здравствуйте!"),
        ("Доброе утро!", "Здравствуйте!"),
        ("привіт", "Вітаю!"),
        ("", "Hello!"),
    ] {
        let answers = club.say("p1", text).await;
        let [answer] = answers.as_slice() else { panic!("{text}: {answers:?}") };
        assert!(
            !answer.private && answer.text.contains(part) && answer.text.lines().count() <= 3,
            "{answer:?}"
        );
    }
    // The chosen language comes before that of the greeting.
    club.say("p1", "language uk").await;
    assert!(club.say("p1", "hello").await[0].text.contains("Вітаю!"));
    club.say("p1", "language en").await;
    // In direct messages nobody else reads.
    assert!(club.dm("p1", "hello").await[0].private);
    let help = club.say("p1", "help join").await;
    assert!(!help[0].private && help[0].text.starts_with("**join**"), "{help:?}");
    // An answer of more than a few lines is private, and so is one with buttons for the asker.
    assert!(club.say("p1", "help new").await.iter().all(|answer| answer.private));
    assert!(club.say("p1", "help dragonchess").await.iter().all(|answer| answer.private));
}

#[tokio::test]
async fn members_behind_the_game_take_its_seats_in_order() {
    for (text, expected) in [
        ("new dragons-breakthrough @p2 @p3", &["p2", "p3"][..]),
        ("new dragons breakthrough p2 p3", &["p2", "p3"]),
        ("new dragons-breakthrough <@p2> and <@p3>", &["p2", "p3"]),
        ("new dragonchess @me, @p2 time=2d", &["p1", "p2"]),
        ("new dragonchess time=\"2d\" p=x", &[]),
        ("new three-player-chess @p1 @p2 @p3", &["p1", "p2", "p3"]),
        ("new three-player chess p3", &["p3", "-", "-"]),
        ("new dragonchess", &["p1", "-"]),
        ("new dragonchess scarlet=@p2", &["p1", "p2"]),
        ("new dragonchess scarlet=me", &["-", "p1"]),
        ("new dragonchess gold=@p2 scarlet=open", &["p2", "-"]),
        ("new dragonchess open", &["-", "p1"]),
        ("new three-player-chess @p1 @p2 open", &["p1", "p2", "-"]),
        ("new dragonchess @p2 me", &["p2", "p1"]),
        ("new three-player-chess", &["-", "-", "-"]),
    ] {
        let club = Club::open().await;
        let answers = club.say("p1", text).await;
        if expected.is_empty() {
            assert!(club.chat.store.table(1).await.unwrap().is_none(), "{text}");
            continue;
        }
        assert!(club.chat.store.table(1).await.unwrap().is_some(), "{text}: {answers:?}");
        assert_eq!(seated(&club, 1).await, expected, "{text}");
        assert!(matches!(club.table(1).await.status(), Status::Lobby), "{text}: others have to agree");
    }
    let club = Club::open().await;
    club.say("p1", "new dragonchess @p2 @p3 @p1").await.says("only 2 seats");
    club.say("p1", "new dragonchess somebody").await.says("who “somebody” is");
    club.say("p1", "new dragonchess @somebody").await.says("who “@somebody” is");
    club.say("p1", "new dragonches @p2").await;
    let mut both = seated(&club, 1).await;
    both.sort_unstable();
    assert_eq!(both, ["p1", "p2"], "a slip in the name is still one");
    let unknown = club.say("p1", "new checkerz @p2").await;
    assert!(told(&unknown).contains("“checkerz”") && !told(&unknown).contains("p2"), "{unknown:?}");
    // The fields of the slash command are filled, with one left out.
    let given = Given::default().with("game", "dragonchess").with("seat2", "<@p3>");
    let call = call("new", (command("new").unwrap().compose)(given));
    club.hear(Club::incoming("p2", "c", Said::Command(call))).await;
    assert_eq!(seated(&club, 2).await, ["p2", "p3"]);
}

/// A member who names only an opponent has not chosen who begins: the seats are drawn by lot, and the answer
/// says so.
#[tokio::test]
async fn whoever_is_named_alone_gets_a_seat_by_lot() {
    for (text, lot) in [
        ("new @p2 dragonchess", "By lot: Gold"),
        ("new reversi with p2", "By lot: Black"),
        ("new international-draughts time=2d @p2", "By lot: White"),
        ("новый драконьи шахматы против p2", "By lot: Gold"),
    ] {
        let mut begun = std::collections::HashSet::new();
        for row in 0..8 {
            let club = Club::open().await;
            club.chat.foresee(row);
            let answers = club.say("p1", text).await;
            let [answer] = answers.as_slice() else { panic!("{text}: {answers:?}") };
            let first = seated(&club, 1).await[0].clone();
            assert!(
                !answer.private && answer.text.starts_with(&format!("{lot} <@{first}>")),
                "{text}: {answer:?}"
            );
            begun.insert(first);
        }
        assert_eq!(begun.len(), 2, "{text}: always the same one begins");
    }
    // A seat that was asked for is not drawn, and needs no note.
    for text in ["new chess @p2 black=me", "new dragonchess scarlet=@p2", "new chess @p2 me"] {
        let club = Club::open().await;
        assert_eq!(club.say("p1", text).await, [], "{text}");
    }
    let club = Club::open().await;
    for (text, sits) in
        [("new three-player-chess", false), ("new swedish-bughouse", false), ("new chess", true)]
    {
        let answers = club.say("p1", text).await;
        assert_eq!(
            all_told(&answers).contains("You have no seat at this table yet"),
            !sits,
            "{text}: {answers:?}"
        );
    }
}

#[tokio::test]
async fn seats_that_are_dealt_or_drawn_have_the_host_among_them() {
    let club = Club::open().await;
    club.say("p1", "new chess dealing=dice").await;
    let table = club.table(1).await;
    assert!(table.terms().by_dice() && table.plays("p1"), "{:?}", table.chairs());
    club.say("p1", "new chess names=hidden").await;
    assert_eq!(club.table(2).await.seats_of("p1").len(), 1);
    club.say("p2", "join #2").await;
    assert_eq!(club.table(2).await.status(), Status::Playing);
}

#[tokio::test]
async fn the_first_post_calls_everybody_once_and_leads_back() {
    let link = |server: &str, channel: &str, message: &str| {
        format!("https://example.org/{server}/{channel}/{message}")
    };
    let club = Club::of(Settings { link: Some(link), ..settings() }).await;
    for text in ["new three-player-chess @p1 @p2 @p3"] {
        club.say("p1", text).await;
    }
    club.say("p2", "join").await;
    club.say("p3", "join").await;
    let first = club.transport.last();
    let mut called = first.mentions.clone();
    called.sort_unstable();
    assert_eq!(called, ["p1", "p2", "p3"]);
    assert!(first.text.contains("https://example.org/s/c/m1"), "{}", first.text);
    club.say_in("p2", "thread-of-m1", "WC5-WV7").await;
    assert_eq!(club.transport.last().mentions, ["p3"], "afterwards only who is to move");
}

#[tokio::test]
async fn talk_in_reply_to_a_board_is_left_alone() {
    let club = Club::begun().await;
    let board = format!("m{}", club.transport.letters().len());
    let reply = async |who: &str, text: &str| {
        let said = Said::Text { text: text.into(), addressed: false, reply_to: Some(board.clone()) };
        club.hear(Club::incoming(who, "thread-of-m1", said)).await
    };
    let before = club.transport.letters().len();
    for text in [
        "haha",
        "hm",
        "nice!",
        "next time then",
        "time to go",
        "board games are fun",
        "yes",
        "in 2h",
        "play on!",
        "hello",
    ] {
        assert_eq!(reply("p2", text).await, [], "{text}");
    }
    assert_eq!(reply("p4", "WC5-WV7 was better").await, [], "spectators talk of moves");
    assert_eq!(club.transport.letters().len(), before);
    // Text that looks like a move or command gets an answer.
    reply("p2", "C5-C6").await.lacks("Played");
    reply("p2", "hlep").await.says("`help`").lacks("A move is typed");
    assert!(!reply("p2", "board").await.is_empty());
    reply("p3", "BC5-BV7").await.says("White’s turn");
    assert_eq!(reply("p2", "WC5-WV7").await, []);
    assert_eq!(club.transport.letters().len(), before + 1, "played");
}

#[tokio::test]
async fn a_move_among_several_tables_is_played_where_it_can_be_and_never_silently_elsewhere() {
    let club = Club::open().await;
    club.say("p1", "new three-player-chess red=me white=me black=me").await;
    club.say("p1", "new chess white=me black=me").await;
    club.say_in("p1", "d", "new dragonchess gold=me scarlet=me").await;
    let moves = async |table: i64| club.table(table).await.log().len();
    let before = moves(1).await;
    // The move is legal at one table of the channel.
    club.say("p1", "e2-e4").await;
    assert_eq!((moves(1).await, moves(2).await, moves(3).await), (before, 1, 0));
    // The move is legal only at a table elsewhere, so the bot asks.
    let asked = club.say("p1", "W2f2-2f3").await;
    assert_eq!(moves(3).await, 0);
    let buttons = &only(&asked).buttons;
    assert!(buttons.len() == 1 && buttons[0].label.contains("#3"), "{asked:?}");
    club.press("p1", &buttons[0].id).await;
    assert_eq!(moves(3).await, 1);
    // The move is legal at none: the refusal says which table it is about.
    let refused = club.say("p1", "e4-e5").await;
    assert!(told(&refused).starts_with('#') && only(&refused).about.is_some(), "{refused:?}");
    // In direct messages all tables are equal: the move is played at the one where it is legal.
    club.dm("p1", "e7-e5").await.says("#2");
    assert_eq!(moves(2).await, 2);
}

#[tokio::test]
async fn what_stays_between_two_is_not_carried_from_an_open_channel_unasked() {
    let club = Club::open().await;
    club.say("p1", "new three-player-chess red=p1 white=p2 black=p3 press=private").await;
    for who in ["p2", "p3"] {
        club.say(who, "join").await;
    }
    let before = club.transport.letters().len();
    let asked = club.say_in("p2", "thread-of-m1", "W:offer R=W/3").await.says("typed yours in the open");
    assert_eq!(club.transport.letters().len(), before, "nobody hears of it yet");
    let button = &only(&asked).buttons[0];
    club.press("p2", &button.id).await;
    assert!(club.table(1).await.ledger().open().next().is_some());
    // By direct message there is no question; nor at a table where everything is public.
    club.dm("p2", "W:offer B=W/3").await.lacks("typed yours in the open");
}

#[tokio::test]
async fn advice_is_given_only_where_it_works() {
    let club = Club::begun().await;
    // Everything is public there: no other way of whispering would work.
    let refused = club.say_in("p2", "thread-of-m1", "whisper red hello").await.says("public");
    assert!(!told(&refused).contains("direct message"), "{refused:?}");
    club.dm("p2", "whisper red hello").await.says("public");
    club.say("p2", "new chess time=15m").await.says("from an hour to");
    club.say("p2", "new chess offers=5m").await.says("from an hour to");
}

#[tokio::test]
async fn slips_are_helped() {
    let club = Club::open().await;
    club.say("p1", "new dragonchess scarlet=@p2").await;
    club.say("p2", "join").await;
    let thread = "thread-of-m1";
    // The piece has another name here, and the move is legal.
    let helped = club.say_in("p1", thread, "конь 2b1-2c3").await;
    assert_eq!(only(&helped).buttons.len(), 1, "{helped:?}");
    let once = club.say_in("p1", thread, "hlep").await.says("`help`");
    assert_eq!(told(&once).matches("hlep").count(), 1, "{once:?}");
    club.say_in("p2", thread, "preview 2b1-2c3").await.says("Gold’s turn, not yours");
    club.say_in("p1", thread, "preview 2b1-2c3").await.lacks("not yours");
    // A piece of the table comes before a game whose name begins so.
    club.say("p1", "new dragons-breakthrough @p1 @p2").await;
    club.say("p2", "join #2").await;
    let table = club.table(2).await;
    let there = table.venue().board_channel().to_owned();
    let help = club.say_in("p1", &there, "помощь дракон").await;
    assert!(all_told(&help).contains("Dragon’s Breakthrough"), "{help:?}");
    assert!(matches!(table.chairs()[usize::from(Seat(0).0)], Chair::Held(_)));
}
