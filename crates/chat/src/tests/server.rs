//! Settings of a server, and the right to change them.

use super::*;
use liege_game::words;
use liege_store::{DigestDue, Job, Work};
use liege_words::Language;

/// Says something as a manager of the server, or as a member with a role there.
async fn says(club: &Club, who: &str, rights: Rights, text: &str) -> Vec<Answer> {
    said(club, who, rights, addressed(text)).await
}

async fn said(club: &Club, who: &str, rights: Rights, said: Said) -> Vec<Answer> {
    let mut incoming = Club::incoming(who, "c", said);
    incoming.who.rights = rights;
    as_told(club.hear(incoming).await)
}

fn manager() -> Rights {
    Rights { manages: true, ..Rights::default() }
}

#[tokio::test]
async fn only_managers_settle_and_everybody_may_look() {
    let club = Club::open().await;
    let shown = club.say("p1", "setup").await;
    assert!(only(&shown).buttons.is_empty(), "{shown:?}");
    let refused = club.say("p1", "setup here").await.says("manage");
    let pressed = club.press("p1", "server:open managers").await;
    assert_eq!(only(&pressed).text, only(&refused).text, "a guessed button opens no door");
    assert_eq!(club.chat.store.server("s").await.unwrap(), liege_store::Server::default());
    let card = says(&club, "boss", manager(), "setup").await;
    assert!(only(&card).buttons.len() >= 5, "{card:?}");
    for button in only(&card).buttons.clone() {
        let after = said(&club, "boss", manager(), Said::Press(button.id.clone())).await;
        let starts = if button.id.starts_with("server-games") { "All " } else { "**This server**" };
        assert!(only(&after).text.starts_with(starts), "{}: {after:?}", button.id);
    }
    club.dm("p1", "setup").await.says("server");
}

#[tokio::test]
async fn tables_are_opened_where_and_by_whom_it_is_settled() {
    let club = Club::open().await;
    says(&club, "boss", manager(), "setup channel <#other>, <#games>").await;
    club.say("p1", "new dragonchess gold=me").await.says("<#other>, <#games>");
    assert!(club.chat.store.table(1).await.unwrap().is_none());
    assert_eq!(club.say_in("p1", "games", "new dragonchess gold=me scarlet=open").await, []);
    assert_eq!(club.table(1).await.venue().channel, "games");

    says(&club, "boss", manager(), "setup everywhere; open <@&77>").await;
    club.say("p1", "new dragonchess gold=me").await.says("<@&77>");
    let role = || Rights { manages: false, roles: vec!["5".into(), "77".into()], ..Rights::default() };
    assert_eq!(says(&club, "p1", role(), "new dragonchess gold=me").await, []);
    assert_eq!(says(&club, "boss", manager(), "new dragonchess gold=me").await, [], "managers always may");
    assert!(club.chat.store.table(3).await.unwrap().is_some());

    says(&club, "boss", manager(), "setup open managers").await;
    says(&club, "p1", role(), "new dragonchess").await.says("managers of the server");
    // What is settled for a server does not reach direct messages or seats at open tables.
    let joined = club.say_in("p2", "games", "join #1").await;
    assert!(!joined.iter().any(|answer| answer.text.contains("manage")), "{joined:?}");
    assert_eq!(club.table(1).await.players().len(), 2);
}

#[tokio::test]
async fn new_tables_are_as_the_server_has_them_unless_somebody_says_otherwise() {
    let club = Club::open().await;
    says(
        &club,
        "boss",
        manager(),
        "setup defaults time=5d press=private offers=12h; language uk; threads off",
    )
    .await;
    club.say("p1", "new dragonchess gold=me").await;
    let table = club.table(1).await;
    assert_eq!(table.terms().time, liege_table::Time::Move { hours: 120 });
    assert_eq!(table.terms().negotiation, liege_table::Negotiation::Private);
    assert_eq!(table.terms().offer_hours, 12);
    assert_eq!(table.venue().language, Language::UKRAINIAN);
    club.say("p1", "new dragonchess gold=me press=public").await;
    let table = club.table(2).await;
    assert_eq!(table.terms().negotiation, liege_table::Negotiation::Public);
    assert_eq!(table.terms().offer_hours, 12);
    club.say("p2", "join #2").await;
    assert_eq!(club.table(2).await.venue().thread, None, "played in the channel");

    says(&club, "boss", manager(), "setup defaults usual; language usual; threads on").await;
    club.say("p1", "new dragonchess gold=me").await;
    assert_eq!(club.table(3).await.terms(), &liege_table::Terms::default());
    assert_eq!(club.table(3).await.venue().language, Language::ENGLISH);
    club.say("p2", "join #3").await;
    assert!(club.table(3).await.venue().thread.is_some());
    assert_eq!(club.table(2).await.terms().offer_hours, 12, "a table stays as it was laid");
}

#[tokio::test]
async fn settings_are_shown_in_words_that_everybody_may_type() {
    for text in [
        "налаштування типово час=5 днів відпустка=14д",
        "налаштування за замовчуванням час=5 днів, відпустка=14д",
        "настройка по умолчанию время=5 дней отпуск=14д",
    ] {
        let club = Club::open().await;
        let shown = says(&club, "boss", manager(), text).await;
        assert!(only(&shown).text.contains("`time=5d leave=14d`"), "{text}: {shown:?}");
    }
    let club = Club::open().await;
    for text in ["setup language Ukrainian", "настройка язык украинский", "налаштування мова українська"]
    {
        says(&club, "boss", manager(), "setup language usual").await;
        let shown = says(&club, "boss", manager(), text).await;
        assert!(only(&shown).text.contains("українська"), "{text}: {shown:?}");
        assert_eq!(club.chat.store.server("s").await.unwrap().language, Some(Language::UKRAINIAN));
    }
}

#[tokio::test]
async fn appointments_settled_for_a_server_are_meant_in_its_zone() {
    let club = Club::open().await;
    let refused = says(&club, "boss", manager(), r#"setup defaults time="mon,thu 20:00""#).await;
    assert!(only(&refused).text.contains("Europe/Kyiv"), "where it is 20:00 must be known: {refused:?}");
    says(&club, "boss", manager(), r#"setup zone Tokyo; defaults time="mon,thu 20:00""#).await;
    club.say("p1", "new dragonchess gold=me").await;
    let time = |table: Arc<liege_table::Table>| table.terms().time.to_string();
    assert_eq!(time(club.table(1).await), "mon,thu 20:00 Asia/Tokyo");
    says(&club, "boss", manager(), "setup zone usual").await;
    club.say("p1", "new dragonchess gold=me").await;
    assert_eq!(time(club.table(2).await), "mon,thu 20:00 UTC");
}

#[tokio::test]
async fn dice_give_way_to_what_is_said() {
    let club = Club::open().await;
    says(&club, "boss", manager(), "setup defaults dealing=dice").await;
    club.say("p1", "new dragonchess").await;
    assert!(club.table(1).await.terms().by_dice());
    club.say("p1", "new dragonchess gold=me").await;
    assert!(!club.table(2).await.terms().by_dice(), "who names a seat chooses");
    club.say("p1", "new dragonchess names=hidden").await;
    assert!(!club.table(3).await.terms().by_dice(), "the lot deals anonymous seats");
    says(&club, "boss", manager(), "setup defaults dealing=choice").await;
    club.say("p1", "new enochian-chess").await;
    assert!(!club.table(4).await.terms().by_dice(), "not even where the game is dealt by dice");
}

#[tokio::test]
async fn one_wrong_part_settles_nothing() {
    let club = Club::open().await;
    for text in
        ["setup here; open nobody", "setup defaults time=5d speed=1", "setup threads off; language klingon"]
    {
        let why = says(&club, "boss", manager(), text).await;
        assert!(!only(&why).text.starts_with("**"), "{why:?}");
        assert_eq!(club.chat.store.server("s").await.unwrap(), liege_store::Server::default(), "{text}");
    }
    let other = liege_store::Server { language: Some(Language::RUSSIAN), ..liege_store::Server::default() };
    club.chat.store.meet("boss", "BOSS", club.clock.now()).await.unwrap();
    club.chat.store.set_server("another", &other, "boss", club.clock.now()).await.unwrap();
    assert_eq!(club.chat.store.server("s").await.unwrap(), liege_store::Server::default());
    assert_eq!(club.chat.store.server("another").await.unwrap(), other);
    // The card fits into a message, however many settings there are.
    let channels: Vec<String> = (0..20).map(|number| format!("<#10000000000000{number:05}>")).collect();
    let defaults =
        "time=5d press=private offers=12h orders=12h patience=9d names=hidden partners=on".to_owned();
    let all =
        format!("setup channel {}; defaults {defaults}; open <@&123456789012345678>", channels.join(" "));
    for language in Language::all() {
        club.say("boss", &format!("language {}", language.code())).await;
        let card = says(&club, "boss", manager(), &all).await;
        let text = &only(&card).text;
        assert!(text.contains(&defaults) && text.chars().count() < 1_900, "{text}");
        assert!(text.ends_with(&words().text(language, "server-card-how").unwrap()), "{text}");
    }
}

#[tokio::test]
async fn a_servers_zone_is_that_of_members_who_have_named_none() {
    let club = Club::open().await;
    says(&club, "boss", manager(), "setup").await.says("chosen one: UTC");
    says(&club, "boss", manager(), "setup zone Kyiv").await.says("Europe/Kyiv");
    says(&club, "boss", manager(), "setup zone Kyvi").await.says("Kyiv");

    club.say("p2", "zone London").await;
    club.say("p1", "settings").await.says("Europe/Kyiv, as on this server");
    assert!(only(&club.dm("p1", "settings").await).text.contains("UTC"), "elsewhere it says nothing");
    club.say("p1", "digest 8:00").await.says("as on this server");
    assert_eq!(club.chat.store.reminder_settings("p1").await.unwrap().zone.to_string(), "Europe/Kyiv");
    assert!(only(&club.dm("p1", "settings").await).text.contains("Europe/Kyiv"), "it is kept");
    // Eight o'clock in Kyiv is six o'clock UTC.
    let at = "2026-01-02T06:00:00Z".parse().unwrap();
    let due = club.chat.store.take(&[Work::Digests], at, 9).await.unwrap();
    assert_eq!(due, [Job::Digest(DigestDue { member: "p1".to_owned(), at })]);
    club.say("p2", "quiet 22-8").await;
    assert_eq!(club.chat.store.reminder_settings("p2").await.unwrap().zone.to_string(), "Europe/London");
    // A member who names UTC means it.
    club.say("p3", "zone UTC").await;
    let quiet = club.say("p3", "quiet 22-8").await;
    assert_eq!(club.chat.store.reminder_settings("p3").await.unwrap().zone.to_string(), "UTC");
    assert!(!only(&quiet).text.contains("where you live"), "{quiet:?}");

    let zone = |id| {
        let club = &club;
        async move {
            match &club.table(id).await.terms().time {
                liege_table::Time::Appointments(appointments) => appointments.zone().to_owned(),
                other => panic!("{other:?}"),
            }
        }
    };
    club.say("p1", "new dragonchess gold=me time=\"mon, thu 20:00\"").await;
    assert_eq!(zone(1).await, "Europe/Kyiv");
    club.say("p2", "new dragonchess gold=me time=\"mon, thu 20:00\"").await;
    assert_eq!(zone(2).await, "Europe/London", "one's own comes first");
    club.say("p2", "new dragonchess gold=me time=\"mon, thu 20:00 Berlin\"").await;
    assert_eq!(zone(3).await, "Europe/Berlin", "and what is said before that");

    says(&club, "boss", manager(), "setup zone usual").await;
    club.say("p4", "new dragonchess gold=me time=\"mon, thu 20:00\"").await.says("zone");
    assert!(club.chat.store.table(4).await.unwrap().is_none());
}

#[tokio::test]
async fn a_channel_that_can_hold_no_tables_is_not_settled() {
    let club = Club::open().await;
    let rights = || Rights { unfit: vec!["voices".into()], ..manager() };
    says(&club, "boss", rights(), "setup channel <#games> <#voices>")
        .await
        .says("<#voices> can’t hold tables");
    assert!(club.chat.store.server("s").await.unwrap().channels.is_empty());
    says(&club, "boss", rights(), "setup channel <#games>").await.says("<#games>");
}

/// Says something as a manager, and returns the ids of the games that `games` lists on that server then.
async fn offers(club: &Club, text: &str) -> Vec<String> {
    let answers = says(club, "boss", manager(), text).await;
    assert!(only(&answers).text.starts_with("**This server**"), "{text}: {answers:?}");
    let catalogue = club.say("p1", "games").await;
    let cards = only(&catalogue).buttons.iter().filter_map(|button| button.id.strip_prefix("games-card:"));
    cards.filter_map(|id| id.split(':').next()).map(str::to_owned).collect()
}

#[tokio::test]
async fn a_server_offers_the_games_that_its_managers_choose_in_their_order() {
    let club = Club::open().await;
    let three = ["three-player-chess", "chess", "dragonchess"];
    assert_eq!(offers(&club, "setup games three-player chess, chess, dragonchess").await, three);
    assert_eq!(offers(&club, "сервер игры шахматы для троих, шахматы драконьи шахматы").await, three);
    // They come first on a server that offers the others too, and all others are still found.
    let first = offers(&club, "setup games dragonchess, all").await;
    assert_eq!(first[..2], ["dragonchess", "chess"]);
    club.say("p1", "games chapaev").await.says("Chapaev");
    offers(&club, "setup games all except chapaev").await;
    assert_eq!(club.chat.store.server("s").await.unwrap().games, ["*", "-chapaev"]);
    offers(&club, "setup games +chapaev -reversi").await;
    assert_eq!(club.chat.store.server("s").await.unwrap().games, ["*", "-reversi"]);
    offers(&club, "налаштування ігри усі").await;
    assert!(club.chat.store.server("s").await.unwrap().games.is_empty(), "as every server has it");
    let family = offers(&club, "setup games draughts; zone Berlin").await;
    assert!(family.contains(&"russian-draughts".to_owned()) && !family.contains(&"chess".to_owned()));
    for (text, why) in [
        ("setup games chess, xyzzy", "xyzzy"),
        ("setup games -draughts", "at least one"),
        ("setup games ,", "setup games chess"),
    ] {
        says(&club, "boss", manager(), text).await.says(why);
    }
    assert_eq!(offers(&club, "setup zone usual").await, family, "a refused list changes nothing");
    club.say("p1", "setup games chess").await.says("manage");
}

#[tokio::test]
async fn games_that_a_server_does_not_offer_are_not_begun_there_but_go_on() {
    let club = Club::open().await;
    club.say("p1", "new reversi black=p1 white=open").await;
    club.say("p3", "seek reversi").await;
    club.say("p1", "contest new knock-out reversi").await;
    says(&club, "boss", manager(), "setup games chess, dragonchess").await;
    for text in [
        "new reversi",
        "new reversi me",
        "seek reversi time=5d",
        "challenge anyone reversi",
        "watch reversi",
        "contest new swiss reversi",
        "games reversi",
    ] {
        club.say("p1", text).await.says("This server does not offer Reversi");
    }
    let card = club.say("p1", "games reversi").await;
    assert!(
        !only(&card)
            .buttons
            .iter()
            .any(|button| button.id.starts_with("lay") || button.id.starts_with("seek"))
    );
    club.press("p1", "lay:reversi").await.says("does not offer");
    // What exists goes on: the open table, the search of another, the contest.
    club.say("p2", "join #1").await;
    assert_eq!(club.table(1).await.status(), liege_table::Status::Playing);
    let first = club.table(1).await.state().legal().remove(0);
    club.say("p1", &format!("#1 {first}")).await;
    assert_eq!(club.table(1).await.log().len(), 1);
    club.say("p2", "contest join").await;
    club.say("p2", "seeks").await.says("Reversi");
    // Everything that is offered follows: examples, lists, lessons, puzzles, completion.
    club.say("p1", "tables").await;
    for text in ["learn", "puzzle", "seek", "challenge p2"] {
        // A stranger, since a player of Reversi is still asked about that.
        let answers = club.say("p4", text).await;
        let said =
            answers.iter().map(|answer| format!("{} {:?} {:?}", answer.text, answer.buttons, answer.menu));
        let said = said.collect::<String>();
        assert!(!said.to_lowercase().contains("reversi") && !said.contains("draughts"), "{text}: {said}");
    }
    let place = Place { server: Some("s".into()), channel: "c".into(), ..Place::default() };
    let complete = async |typed: &str| {
        let who = Club::incoming("p1", "c", addressed("x")).who;
        let choices = crate::complete(&club.chat, &who, &place, crate::Field::Game, None, typed).await;
        choices.into_iter().map(|choice| choice.value).collect::<Vec<_>>()
    };
    assert_eq!(complete("").await, ["chess", "dragonchess"]);
    assert_eq!(complete("griff").await, ["dragonchess"]);
    assert!(complete("rever").await.is_empty());
    // Rules, and lessons that are named, are for everybody who plays on; direct messages offer all games.
    assert!(all_told(&club.say("p1", "help reversi").await).contains("Reversi"));
    club.dm("p1", "games reversi").await.says("Reversi");
    assert!(only(&club.dm("p1", "games").await).text.contains(&format!("{} games", liege_game::all().len())));
}

#[tokio::test]
async fn a_manager_chooses_games_from_a_menu() {
    let club = Club::open().await;
    let press = async |id: &str| said(&club, "boss", manager(), Said::Press(id.to_owned())).await;
    let card = says(&club, "boss", manager(), "setup games").await;
    let menu = only(&card).menu.clone().expect("a menu of games");
    assert_eq!(menu.options.len(), 25);
    let next = only(&card).buttons.iter().find(|button| button.label.ends_with('▶')).expect("a second page");
    let second = press(&next.id).await;
    assert_eq!(only(&second).menu.as_ref().unwrap().options.len(), (liege_game::all().len() - 25).min(25));
    let games = async || club.chat.store.server("s").await.unwrap().games;
    press("server-games:0:dragonchess").await;
    press("server-games:0:chess").await;
    assert_eq!(games().await, ["dragonchess", "chess"], "the first one becomes the only one");
    let shown = press("server-games:0").await;
    let chosen =
        only(&shown).menu.as_ref().unwrap().options.iter().filter(|option| option.label.starts_with('✓'));
    assert_eq!(chosen.count(), 2);
    press("server-games:0:dragonchess").await;
    assert_eq!(games().await, ["chess"]);
    press("server-games:0:chess").await.says("at least one");
    press("server-games:0:*").await;
    assert!(games().await.is_empty());
    let pressed = club.press("p1", "server-games:0:chess").await;
    assert!(only(&pressed).text.contains("managers"), "a guessed button opens no door: {pressed:?}");
    assert!(games().await.is_empty());
}

#[tokio::test]
async fn the_puzzle_of_a_day_is_of_a_game_that_is_offered() {
    let club = Club::open().await;
    let games = async || {
        let posts = club.chat.store.daily_posts("c", u32::MAX).await.unwrap();
        posts.into_iter().map(|post| post.game).collect::<Vec<_>>()
    };
    says(&club, "boss", manager(), "setup games cylinder-chess; puzzle on").await;
    for _ in 0..2 {
        club.wait(24).await;
    }
    assert_eq!(games().await, ["cylinder-chess"; 2], "of the only game, however often");
    says(&club, "boss", manager(), "setup puzzle chess").await.says("does not offer Chess");
    // A channel that wants a game which is no longer offered gets the others.
    says(&club, "boss", manager(), "setup games chess, reversi").await;
    says(&club, "boss", manager(), "setup puzzle chess").await;
    club.wait(24).await;
    says(&club, "boss", manager(), "setup games reversi").await;
    club.wait(24).await;
    assert_eq!(games().await[..2], ["reversi", "chess"]);
    // Without puzzles there are none, until that changes.
    says(&club, "boss", manager(), "setup games chapaev").await;
    club.wait(24).await;
    club.wait(24).await;
    assert_eq!(games().await.len(), 4);
    says(&club, "boss", manager(), "setup games all").await;
    club.wait(24).await;
    assert_eq!(games().await.len(), 5);
}
