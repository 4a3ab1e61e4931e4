//! The number of messages: this counts posts and pings.

use super::*;
use liege_game::Seat;
use liege_table::Status;

/// Says something at table 1. Returns the posts about it, and the answers.
async fn posted(club: &Club, who: &str, text: &str) -> (Vec<OutboundMessage>, Vec<Answer>) {
    let before = club.transport.letters().len();
    let answers = club.say(who, text).await;
    (club.transport.letters().split_off(before), answers)
}

async fn two(game: &str) -> Club {
    let seats = liege_game::by_id(game).unwrap().seats();
    let new = format!("new {game} {}=p1 {}=@p2", seats[0].id, seats[1].id);
    Club::after(&[("p1", &new), ("p2", "join #1")]).await
}

/// A member who has just acted is not pinged for it, whatever it was and whoever is to move then.
#[tokio::test]
async fn nobody_is_called_for_what_they_have_just_done() {
    type Line = (&'static str, &'static str, &'static [&'static str]);
    let games: [(&str, &[Line]); 5] = [
        // This is a mate, and a draw to which the last one agrees.
        (
            "chess",
            &[("p1", "f3", &["p2"]), ("p2", "e5", &["p1"]), ("p1", "g4", &["p2"]), ("p2", "Qh4", &["p1"])],
        ),
        ("reversi", &[("p1", "pause 3", &["p2"]), ("p2", "yes", &[]), ("p2", "resume", &["p1"])]),
        ("dragonchess", &[("p1", "draw?", &["p2"]), ("p2", "yes", &["p1"])]),
        ("two-move-chess", &[("p1", "e4", &["p2"]), ("p2", "e5; Nf6", &["p1"]), ("p1", "takeback", &["p2"])]),
        ("move-all", &[("p1", "c3; Nf3; end", &["p2"]), ("p2", "a6; end", &["p1"])]),
    ];
    for (game, lines) in games {
        let club = two(game).await;
        for (who, text, called) in lines {
            let (posts, answers) = posted(&club, who, text).await;
            let [post] = posts.as_slice() else { panic!("{game} {text}: {posts:?} {answers:?}") };
            assert!(!post.mentions.contains(&(*who).to_owned()), "{game} {text}: {post:?}");
            let expected = if post.mentions.is_empty() && text.contains("resume") { &[][..] } else { called };
            assert_eq!(post.mentions, *expected, "{game} {text}: {}", post.text);
        }
    }
    // A player alone at a board is never pinged.
    let club = Club::after(&[("p1", "new chess white=me black=me")]).await;
    for text in ["e4", "e5", "Nf3"] {
        let (posts, _) = posted(&club, "p1", text).await;
        assert!(posts.iter().all(|post| post.mentions.is_empty() && post.silent), "{text}: {posts:?}");
    }
}

#[tokio::test]
async fn at_two_boards_only_the_seat_whose_turn_began_is_called() {
    let club =
        Club::after(&[("p1", "new swedish-bughouse white-a=p1 black-a=@p2 white-b=@p3 black-b=open")]).await;
    club.say("p2", "join #1").await;
    club.say("p3", "join #1").await;
    club.press("p4", "join:1:3").await;
    assert_eq!(club.table(1).await.status(), Status::Playing);
    for (who, text, called) in
        [("p3", "d4", "p4"), ("p1", "Nf3", "p2"), ("p4", "e6", "p3"), ("p3", "c4", "p4"), ("p2", "Nc6", "p1")]
    {
        let (posts, answers) = posted(&club, who, &format!("#1 {text}")).await;
        let [post] = posts.as_slice() else { panic!("{text}: {posts:?} {answers:?}") };
        assert_eq!(post.mentions, [called], "{who} {text}: {}", post.text);
    }
    // The list of moves does not include those of the other board.
    let list = club.say("p1", "moves #1").await;
    assert!(told(&list).starts_with("White A has") && !told(&list).contains("B:"), "{list:?}");
}

/// A turn of many moves is one post with one picture; the player is answered in private.
#[tokio::test]
async fn a_turn_is_one_post() {
    type Step = (&'static str, &'static str, usize);
    let turns: [(&str, &[Step], &[&str]); 4] = [
        (
            "move-all",
            &[("p1", "d4", 0), ("p1", "g3; Bg2", 0), ("p1", "h3", 0), ("p1", "end", 1)],
            &["d4", "g3", "Bg2", "h3"],
        ),
        ("two-move-chess", &[("p1", "d4", 1), ("p2", "d5", 0), ("p2", "Bf5", 1)], &["d5", "Bf5"]),
        // News for everybody within a turn also tell the moves before it.
        ("move-all", &[("p1", "a3", 0), ("p1", "b3", 0), ("p1", "pause 4", 1)], &["a3", "b3"]),
        ("two-move-chess", &[("p1", "c4", 1), ("p2", "c5", 0), ("p2", "takeback", 1)], &["c5"]),
    ];
    for (game, steps, told) in turns {
        let club = two(game).await;
        let mut last = None;
        for (who, text, count) in steps {
            let (mut posts, answers) = posted(&club, who, text).await;
            assert_eq!(posts.len(), *count, "{game} {text}: {posts:?} {answers:?}");
            if *count == 0 {
                let answer = only(&answers);
                assert!(answer.text.contains("your turn again") && answer.pictures.len() == 1, "{answer:?}");
            }
            last = posts.pop();
        }
        let last = last.expect("a post");
        holds(&last.text, told);
        assert!(last.pictures.len() <= 1, "{game}: {} pictures", last.pictures.len());
        club.sound().await;
    }
    // A turn that ends after a restart is complete.
    let club = two("move-all").await;
    club.say("p1", "e4").await;
    let club = club.restarted(SignedDuration::from_mins(1)).await;
    let (posts, _) = posted(&club, "p1", "end").await;
    assert_eq!(posts.len(), 1);
    holds(&posts[0].text, &["e4", "<@p2>"]);
}

#[tokio::test]
async fn a_leave_is_one_line_and_posted_where_it_is_waited_for() {
    let club = Club::open().await;
    for game in ["chess", "reversi", "dragonchess", "international-draughts"] {
        let seats = liege_game::by_id(game).unwrap().seats();
        club.say("p1", &format!("new {game} {}=p1 {}=@p2 time=3d leave=14d", seats[0].id, seats[1].id)).await;
    }
    for table in 1..=4 {
        club.say("p2", &format!("join #{table}")).await;
    }
    club.say("p1", "#1 e4").await;
    let before = club.transport.letters().len();
    let away = club.dm("p2", "vacation 5d").await;
    assert_eq!(told(&away).lines().count(), 1, "{away:?}");
    holds(told(&away), &["#1, #2, #3, #4: you are on leave until", "9 days of leave left"]);
    assert_eq!(club.transport.letters().len(), before + 1, "it is their turn at one of them");
    // In other games it is told with the next action.
    club.say("p1", "#3 W2d2-2d3").await;
    holds(&club.transport.last().text, &["Scarlet is on leave until <t:"]);
    let before = club.transport.letters().len();
    let back = club.dm("p2", "vacation back").await;
    assert_eq!(told(&back).lines().count(), 1, "{back:?}");
    assert_eq!(club.transport.letters().len(), before + 2, "by now at two");
    club.sound().await;
}

#[tokio::test]
async fn buttons_of_settings_stand_where_they_work() {
    let club = Club::open().await;
    for text in ["setup", "setup language ru; threads off", "setup channel everywhere"] {
        let boss = |said: Said| {
            let mut incoming = Club::incoming("boss", "c", said);
            incoming.who.rights.manages = true;
            incoming
        };
        let card = club.hear(boss(addressed(text))).await;
        let [card] = card.as_slice() else { panic!("{text}: {card:?}") };
        assert!(!card.private && card.buttons.len() > 4, "{text}: where it was typed: {card:?}");
        for button in &card.buttons {
            let pressed = club.hear(boss(Said::Press(button.id.clone()))).await;
            assert!(!all_told(&pressed).contains("a setting of a server"), "{}: {pressed:?}", button.id);
        }
        // Others may look, but cannot press.
        let other = club.press("p3", &card.buttons[0].id).await;
        assert!(told(&other).contains("manage") || told(&other).contains("управляет"), "{other:?}");
    }
}

/// A member who has left the server is not reminded forever: the host is told.
#[tokio::test]
async fn a_member_who_left_is_noticed_when_they_are_due() {
    let mut hidden = 0;
    for (settings, told, row) in (0..6).map(|row| ("names=hidden", None, row)).chain([("", Some("free"), 0)])
    {
        let club = Club::open().await;
        club.chat.foresee(row);
        club.say("p1", &format!("new three-player-chess red=p1 white=@p2 black=open time=2d {settings}"))
            .await;
        club.say("p2", "join #1").await;
        club.say("p3", "join #1").await;
        let table = club.table(1).await;
        let late = table.holder(Seat(table.to_move().iter().next().unwrap().0)).unwrap().id.clone();
        // If only the host could be told and the host has left, nobody is told.
        if told.is_none() && late == "p1" {
            continue;
        }
        hidden += usize::from(told.is_none());
        club.transport.left.lock().unwrap().push(late.clone());
        let before = club.transport.letters().len();
        club.wait(47).await;
        let letters = club.transport.letters().split_off(before);
        let post =
            letters.iter().find(|letter| letter.text.contains("has left the server")).expect("a word of it");
        assert!(!letters.iter().any(|letter| letter.to == Target::Member(late.clone())), "{letters:?}");
        match told {
            Some(part) => {
                holds(&post.text, &[&format!("<@{late}>"), "#1", part]);
                let host = if late == "p1" { vec![] } else { vec!["p1".to_owned()] };
                assert_eq!(
                    (post.to.clone(), &post.mentions),
                    (Target::Channel("thread-of-m1".into()), &host)
                );
                assert!(post.buttons.iter().any(|button| button.id.starts_with("free:1:")), "{post:?}");
            }
            None => {
                assert_eq!(post.to, Target::Member("p1".into()));
                assert!(!post.text.contains("<@") && post.buttons.is_empty(), "{post:?}");
            }
        }
    }
    assert!(hidden > 0, "of six lots one gives the first move to somebody else");
}

/// The invitation names the players; there is no extra line for each.
#[tokio::test]
async fn whoever_sits_down_is_on_the_invitation() {
    let club = Club::after(&[("p1", "new swedish-bughouse white-a=me")]).await;
    for (who, free) in [("p2", 2), ("p3", 1)] {
        let before = club.transport.letters().len();
        let answer = club.say(who, "join #1").await;
        assert!(!answer[0].private && answer[0].text.contains("#1"), "{answer:?}");
        assert_eq!(club.transport.letters().len(), before);
        let card = club.card(1).text;
        assert_eq!(
            (card.contains(&format!("<@{who}>")), card.matches("free for anyone").count()),
            (true, free)
        );
    }
    club.press("p4", "join:1").await;
    let card = club.card(1).text;
    assert!(card.contains("<#thread-of-m1>"), "it leads to the table: {card}");
    // The invitation of a game that begins at once does so too.
    let club = Club::after(&[("p1", "new chess black=machine:2")]).await;
    assert!(club.card(1).text.contains("<#thread-of-m1>"), "{}", club.card(1).text);
}

/// Machines have names in every text, and two alike have different ones.
#[tokio::test]
async fn machines_are_called_by_their_names() {
    let club = Club::after(&[("p1", "new three-player-chess red=me white=machine:1 black=machine:1")]).await;
    let table = club.table(1).await;
    let names: Vec<&str> = table.players().iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names.iter().filter(|name| name.starts_with("Machine 1")).count(), 2, "{names:?}");
    assert!(names.contains(&"Machine 1") && names.contains(&"Machine 1 B"), "{names:?}");
    for id in ["~machine~5~even~en", "~machine~2~bold~ru~slow", "~machine~3~careful~uk~c"] {
        let said = crate::wording::person(id);
        assert!(!said.contains(['<', '~', '@']) && said.chars().count() > 6, "{id}: {said}");
    }
    for text in ["standing", "time #1", "board #1", "log #1", "tables"] {
        let answers = club.say("p1", text).await;
        assert!(!all_told(&answers).contains('~'), "{text}: {answers:?}");
    }
    let standing = crate::post::signboards::standing_text(Language::ENGLISH, &[club.table(1).await]);
    assert!(standing.contains("#1") && !standing.contains('~'), "{standing}");
}

#[tokio::test]
async fn what_is_named_exactly_comes_first() {
    let club = Club::open().await;
    for (typed, first) in [
        ("ch", "chapaev"),
        ("chess", "chess"),
        ("CHES", "chess"),
        ("dragon", "dragonchess"),
        ("rev", "reversi"),
        ("draughts", "english-draughts"),
        ("шаш", "shashmaty"),
    ] {
        let place = Club::incoming("p1", "c", addressed("")).place;
        let mut who = person("p1");
        who.locale = typed.starts_with('ш').then_some(Language::RUSSIAN);
        let found = complete(&club.chat, &who, &place, Field::Game, None, typed).await;
        let begins = |choice: &Choice| {
            let typed = typed.to_lowercase();
            choice.label.to_lowercase().starts_with(&typed) || choice.value.starts_with(&typed)
        };
        let rank = found.iter().position(|choice| choice.value == first);
        let later = found.iter().skip_while(|choice| begins(choice)).any(begins);
        assert!(rank.is_some() && !later, "{typed}: {found:?}");
    }
    let found = complete(
        &club.chat,
        &person("p1"),
        &Club::incoming("p1", "c", addressed("")).place,
        Field::Game,
        None,
        "Chess",
    )
    .await;
    assert_eq!(found[0].value, "chess", "{found:?}");
}

/// Several games have this name: each has a button and its line, and none is named twice.
#[tokio::test]
async fn of_a_family_each_game_has_a_button() {
    let club = Club::open().await;
    for (text, one) in [
        ("new checkers", "russian-draughts"),
        ("new draughts @p2", "canadian-draughts"),
        ("seek checkers", "international-draughts"),
    ] {
        let answers = club.say("p1", text).await;
        let answer = only(&answers);
        let button =
            answer.buttons.iter().find(|button| button.id.starts_with(&format!("games-card:{one}:")));
        assert!(
            button.is_some_and(|button| answer.text.matches(&button.label).count() >= 1),
            "{text}: {answer:?}"
        );
        assert!(!answer.text.contains(&format!("`{one}`")), "{text}: {answer:?}");
    }
}

/// If posts are refused, each player reads the board in their own language, and pings nobody else.
#[tokio::test]
async fn a_board_that_comes_privately_speaks_its_readers_language() {
    let club = two("chess").await;
    club.say("p1", "language ru").await;
    club.say("p2", "language uk").await;
    for place in ["c", "thread-of-m1"] {
        club.transport.closed.lock().unwrap().insert(place.into(), Refused::Permission);
    }
    let before = club.transport.letters().len();
    club.say_in("p1", "thread-of-m1", "e4").await;
    let letters = club.transport.letters().split_off(before);
    for (who, said) in [("p1", "Ход: Чёрные"), ("p2", "Хід: Чорні")] {
        let mine = letters
            .iter()
            .find(|letter| letter.to == Target::Member(who.into()) && letter.text.contains("e4"));
        let mine = mine.unwrap_or_else(|| panic!("{who}: {letters:?}"));
        assert!(mine.text.contains(said), "{who}: {}", mine.text);
        assert!(mine.mentions.iter().all(|member| member == who), "{mine:?}");
    }
}

/// An answer that only confirms a post can be left out after a press beside the post.
#[tokio::test]
async fn a_press_beside_the_post_needs_no_receipt() {
    let club = two("chess").await;
    let tap = |id: &str| Club::incoming("p1", "thread-of-m1", Said::Press(id.into()));
    let answers = club.hear(tap("play:1:0:e2e4")).await;
    assert!(only(&answers).receipt, "{answers:?}");
    club.say("p2", "e5").await;
    let elsewhere = club.press("p1", "play:1:2:g1f3").await;
    assert!(!only(&elsewhere).receipt, "{elsewhere:?}");
    // If another game waits, its button is worth a message.
    club.say("p1", "new reversi black=p1 white=@p2").await;
    club.say("p2", "join #2").await;
    club.say("p2", "#1 Nc6").await;
    let answers = club.hear(tap("play:1:4:f1c4")).await;
    let answer = only(&answers);
    assert!(!answer.receipt && answer.buttons.iter().any(|button| button.id == "next:1"), "{answer:?}");
}

/// A reader of a post with answers to an offer sees their own buttons; its maker can withdraw it.
#[tokio::test]
async fn everybody_has_the_buttons_that_are_theirs() {
    for (game, offer) in [("chess", "draw?"), ("reversi", "pause 5"), ("dragonchess", "draw?")] {
        let club = two(game).await;
        let (posts, _) = posted(&club, "p1", offer).await;
        let buttons = posts[0].buttons.clone();
        let of = async |who: &str| {
            let theirs = crate::theirs(&club.chat, &person(who), buttons.clone()).await.unwrap();
            let deals = theirs.into_iter().filter(|button| button.id.starts_with("deal:"));
            deals
                .map(|button| button.id.rsplit(':').next().unwrap_or_default().to_owned())
                .collect::<Vec<_>>()
        };
        let (own, asked, none) = (of("p1").await, of("p2").await, of("p3").await);
        assert_eq!((own.len(), asked.len(), none.len()), (1, 2, 0), "{game}: {own:?} {asked:?} {none:?}");
        // If its maker presses the other side's answer, they get their own button.
        let accept = buttons.iter().find(|button| button.id.starts_with("deal:")).unwrap();
        let answers = club.press("p1", &accept.id).await;
        let withdraw =
            only(&answers).buttons.first().cloned().unwrap_or_else(|| panic!("{game}: {answers:?}"));
        club.press("p1", &withdraw.id).await;
        assert_eq!(club.table(1).await.ledger().open().count(), 0, "{game}");
    }
}
