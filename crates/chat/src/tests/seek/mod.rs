//! Seeks: their posts, the tables that members see, the right to sit down, and their end.

mod ends;

use super::*;
use crate::dispatch::handle;
use liege_game::words;
use liege_table::{Chair, Status};
use liege_words::Language;

const GAMES: [&str; 4] = ["dragonchess", "three-player-chess", "enochian-chess", "dragons-breakthrough"];

fn ids(answers: &[Answer]) -> Vec<String> {
    only(answers).buttons.iter().map(|button| button.id.clone()).collect()
}

/// Returns the messages to a member.
fn letters_to(club: &Club, who: &str) -> Vec<OutboundMessage> {
    let to = Target::Member(who.to_owned());
    club.transport.letters().into_iter().filter(|letter| letter.to == to).collect()
}

impl Club {
    /// Presses a button in direct messages.
    async fn press_dm(&self, who: &str, id: &str) -> Vec<Answer> {
        let mut incoming = Club::incoming(who, &format!("dm-{who}"), Said::Press(id.into()));
        incoming.place.server = None;
        self.hear(incoming).await
    }

    async fn days_pass(&self, days: i64) {
        self.pass(SignedDuration::from_hours(24 * days)).await;
    }

    async fn is_sound(&self) {
        self.sound().await;
    }
}

#[tokio::test]
async fn a_seek_is_posted_and_begins_when_somebody_comes() {
    let club = Club::open().await;
    let made = club.say("p1", "seek dragonchess time=1d level=1400-1800 for=7d").await;
    let until = club.clock.now() + SignedDuration::from_hours(7 * 24);
    let stamp = format!("<t:{}:f>", until.as_second());
    assert!(only(&made).text.contains("#1") && only(&made).text.contains(&stamp), "{made:?}");
    let card = club.transport.last();
    for part in ["<@p1> is looking for players", "A move may take 1 day.", "rated 1400 to 1800", &stamp] {
        assert!(card.text.contains(part), "{part}: {}", card.text);
    }
    let table = club.table(1).await;
    assert_eq!(
        (table.open_until(), table.seats_of("p1").len()),
        (Some(until), 1),
        "whoever seeks sits there"
    );
    let join = card.buttons.iter().find(|button| button.id.starts_with("join:1")).expect("a button");
    club.press("p2", &join.id.clone()).await;
    assert_eq!(club.table(1).await.status(), Status::Playing);
    assert!(!club.card(1).text.contains("looking for players") && !club.card(1).text.contains("Open until"));
    // Nothing is left to end, and nobody is told of an end.
    club.say("p1", "unseek").await.says("not looking for players");
    club.days_pass(8).await;
    assert!(letters_to(&club, "p1").iter().all(|letter| !letter.text.contains("closed")));
    club.is_sound().await;
}

#[tokio::test]
async fn whoever_seeks_the_same_is_shown_it_and_seated_only_by_a_press() {
    let club = Club::after(&[("p1", "seek dragonchess time=3d")]).await;
    for text in
        ["seek dragonchess", "ищу dragonchess время=3d", "шукаю dragonchess", "seek dragonchess press=public"]
    {
        let offer = club.say("p2", text).await;
        let shown = ids(&offer);
        assert_eq!(shown[0], "seek-join:1", "{text}: {offer:?}");
        assert!(shown[1].starts_with("seek-own:"), "{shown:?}");
        assert!(only(&offer).text.contains("#1") && only(&offer).text.contains("<@p1>"), "{offer:?}");
        assert!(club.chat.store.table(2).await.unwrap().is_none(), "nothing is laid");
        assert!(club.table(1).await.seats_of("p2").is_empty(), "nobody is seated");
    }
    // A table that differs in a named setting does not fit.
    for (number, text) in [
        (2, "seek dragonchess time=1d"),
        (3, "seek dragonchess press=private"),
        (4, "seek dragonchess rated=no"),
    ] {
        let made = club.say("p2", text).await;
        assert!(only(&made).text.contains(&format!("#{number}")), "{text}: {made:?}");
        assert!(club.table(number).await.is_sought());
    }
    // The seek is opened anyway, only by the button of the last offer, and only by its member.
    let early = ids(&club.say("p3", "seek dragonchess time=3d press=public").await);
    let offer = ids(&club.say("p3", "seek dragonchess time=3d").await);
    let foreign = club.press("p2", offer.last().unwrap()).await;
    let stale = club.press("p3", early.last().unwrap()).await;
    for answers in [&foreign, &stale] {
        assert!(only(answers).text.contains("once more"), "{answers:?}");
    }
    club.press("p3", offer.last().unwrap()).await;
    assert_eq!(club.table(5).await.host().id, "p3");
    // A press means consent.
    club.press("p2", "seek-join:1").await;
    assert_eq!(club.table(1).await.status(), Status::Playing);
    // A member who names somebody has a partner, so other tables are not shown.
    club.say("p1", "seek three-player-chess white=@p2").await.says("#6");
    club.say("p3", "seek three-player-chess white=@p2").await.says("#7");
    club.is_sound().await;
}

#[tokio::test]
async fn a_seat_that_is_wanted_has_to_be_free() {
    let club = Club::after(&[("p1", "seek dragonchess gold=me")]).await;
    club.say("p2", "seek dragonchess gold=me").await.says("#2");
    let free = ids(&club.say("p3", "seek dragonchess scarlet=me").await);
    assert_eq!(free[0], "seek-join:1:1");
    club.press("p3", &free[0]).await;
    let table = club.table(1).await;
    assert_eq!(table.holder(liege_game::Seat(1)).map(|player| player.id.as_str()), Some("p3"));
    // A member who names no seat gets one by lot, not always the first.
    club.chat.foresee(1);
    let mut first = 0;
    for number in 3..19 {
        club.say("p2", "unseek").await;
        club.say("p2", "seek dragonchess time=7d").await;
        if club.table(number).await.chairs()[0] != Chair::Open {
            first += 1;
        }
    }
    assert!((3..14).contains(&first), "{first} of 16");
}

#[tokio::test]
async fn ratings_are_asked_for_by_every_door() {
    let club = Club::open().await;
    let made = club.say("p1", "seek dragonchess level=1600+ gold=me").await;
    assert!(only(&made).text.contains("#1"), "a host sits where they like: {made:?}");
    for answers in [
        club.say("p2", "join #1").await,
        club.press("p2", "join:1").await,
        club.press("p2", "join:1:1").await,
        club.press("p2", "seek-join:1").await,
    ] {
        holds(&only(&answers).text, &["1600+", "1500?"]);
    }
    let list = club.say("p2", "seeks").await;
    assert!(only(&list).buttons.is_empty() && only(&list).text.contains("One more is for other ratings"));
    let own = club.say("p2", "seek dragonchess").await;
    assert!(only(&own).text.contains("#2"), "what is not for them is not shown: {own:?}");
    // A member who seeks such players is not shown others, nor are players there shown.
    club.say("p3", "seek dragonchess level=-1400").await.says("#3");
    let list = club.say("p3", "seeks dragonchess level=1600+").await;
    assert!(only(&list).buttons.is_empty(), "{list:?}");
    assert_eq!(ids(&club.say("p3", "seeks dragonchess level=1400-1600").await), ["seek-join:2"]);
    // A member whom the host has invited by name is welcome.
    club.say("p1", "new dragonchess gold=me scarlet=@p2 level=1600+!").await;
    assert!(club.card(4).text.contains("A provisional rating is not enough"));
    club.say("p2", "join #4").await;
    assert_eq!(club.table(4).await.status(), Status::Playing);
    club.say("p1", "new dragonchess gold=me level=1400+!").await;
    club.say("p2", "join #5").await.says("1500? so far, is still provisional");
    for bad in ["1400", "1800-1400", "strong"] {
        club.say("p1", &format!("seek dragonchess level={bad}")).await.says("1400-1800");
    }
}

#[tokio::test]
async fn what_is_open_is_listed_with_what_it_asks() {
    let club = Club::open().await;
    club.say("p2", "seeks").await.says("Nobody here is looking for that game");
    club.say("p1", "new three-player-chess red=me").await;
    club.say("p1", "seek dragonchess time=2d press=private level=1400+").await;
    club.say("p3", "seek enochian-chess time=5d rated=no").await;
    club.say("p3", "new dragonchess gold=me scarlet=@p1").await;
    let list = club.say("p2", "seeks").await;
    assert_eq!(ids(&list), ["seek-join:3", "seek-join:2", "seek-join:1"], "seeks first, the newest first");
    let text = &only(&list).text;
    for part in
        ["A move may take 2 days.", "`press=private` `level=1400+`", "<@p1>: new here", "Open until <t:"]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
    for (filter, expected) in [
        ("dragonchess", &["seek-join:2"][..]),
        ("time=1d-3d", &["seek-join:2", "seek-join:1"]),
        ("time=2d", &["seek-join:2"]),
        ("casual", &["seek-join:3"]),
        ("rated time=1d-2d", &["seek-join:2"]),
        ("press=private", &["seek-join:2"]),
        ("three-player-chess truce=bound", &[]),
        ("dragonchess time=5d", &[]),
    ] {
        let list = club.say("p2", &format!("seeks {filter}")).await;
        assert_eq!(ids(&list), expected, "{filter}: {list:?}");
    }
    // A host sees the table among their own; an invited member may take their seat.
    let own = club.say("p1", "ищут").await;
    assert_eq!(ids(&own), ["seek-join:3", "seek-join:4"], "{own:?}");
    assert!(only(&own).text.contains("#2, #1"), "{own:?}");
    for (wrong, part) in [
        ("ludo", "no game"),
        ("checkers", "not one game but many"),
        ("speed=1", "time, "),
        ("time=fast", "fast"),
        ("time=", "time=1d-3d"),
    ] {
        let refused = club.say("p2", &format!("seeks {wrong}")).await;
        assert!(only(&refused).text.contains(part), "{wrong}: {refused:?}");
    }
    // Another server has other tables.
    let mut incoming = Club::incoming("p2", "c2", addressed("seeks"));
    incoming.place.server = Some("elsewhere".into());
    assert!(only(&handle(&club.chat, incoming).await).buttons.is_empty());
}

#[tokio::test]
async fn only_the_page_that_is_shown_is_worked_out() {
    let club = Club::after(&[("p1", "new dragonchess gold=p1")]).await;
    // Nothing is told about the players at the newer tables.
    for who in ["p3", "p4", "p5", "p6", "p7"] {
        club.say(who, &format!("new dragonchess gold={who} names=hidden")).await;
    }
    club.tamper("DROP TABLE conduct").await;
    let first = club.say("p2", "seeks").await;
    let joins = ids(&first).iter().filter(|id| id.starts_with("seek-join")).count();
    assert_eq!(joins, 5, "{first:?}");
    let other = club.say("p2", "seeks page=2").await;
    assert!(ids(&other).is_empty(), "now it is asked for: {other:?}");
}

#[tokio::test]
async fn many_are_listed_page_by_page_and_fit_into_messages() {
    let club = Club::open().await;
    for (index, game) in GAMES.iter().cycle().take(13).enumerate() {
        let said = Said::typed(format!(
            "seek {game} time=\"mon,thu 20:00 Europe/Kyiv\" press=private level=1000-2000 reliable=80%"
        ));
        let incoming = Club::incoming(&format!("10000000000000000{index:02}"), "c", said);
        let answers = handle(&club.chat, incoming).await;
        if let Some(own) = only(&answers).buttons.iter().find(|button| button.id.starts_with("seek-own")) {
            let incoming =
                Club::incoming(&format!("10000000000000000{index:02}"), "c", Said::Press(own.id.clone()));
            handle(&club.chat, incoming).await;
        }
    }
    for language in Language::all() {
        club.say("p2", &format!("language {}", language.code())).await;
        let mut answers = club.say("p2", "seeks level=1400-1600 time=\"mon,thu 20:00 Europe/Kyiv\"").await;
        let (mut seen, mut pages) = (std::collections::BTreeSet::new(), 1);
        loop {
            let answer = only(&answers).clone();
            assert!(answer.text.chars().count() < 1_950 && answer.buttons.len() <= 7, "{answer:?}");
            seen.extend(answer.buttons.iter().map(|b| b.id.clone()).filter(|id| id.starts_with("seek-join")));
            let Some(next) = answer.buttons.iter().find(|button| button.label.ends_with('▶')) else {
                break;
            };
            answers = club.press("p2", &next.id).await;
            pages += 1;
        }
        assert_eq!(seen.len(), 13);
        assert!(pages >= 3, "{pages}");
        let typed = club.say("p2", "seeks page=2").await;
        assert!(only(&typed).buttons.iter().any(|button| button.label.starts_with('◀')), "{typed:?}");
        let beyond = club.say("p2", "seeks сторінка=99").await;
        assert!(ids(&beyond).iter().any(|id| id.starts_with("seek-join")), "the last page: {beyond:?}");
    }
}

#[tokio::test]
async fn nobody_floods_a_server_with_seeks() {
    let club = Club::open().await;
    club.say("p1", "seek dragonchess time=1d").await.says("#1");
    let same = club.say("p1", "seek dragonchess time=1d for=3d").await;
    assert!(only(&same).text.contains("#1") && ids(&same) == ["unseek:1"], "{same:?}");
    for days in 2..=5 {
        club.say("p1", &format!("seek dragonchess time={days}d")).await;
    }
    let many = club.say("p1", "seek dragonchess time=6d").await;
    assert!(only(&many).text.contains("#1, #2, #3, #4, #5") && ids(&many).len() == 5, "{many:?}");
    club.press("p1", "unseek:3").await;
    assert!(only(&club.say("p1", "seek dragonchess time=6d").await).text.contains("#6"));
    for (text, part) in [
        ("seek dragonchess for=0d", "1 to 30 days"),
        ("seek dragonchess for=31d", "1 to 30 days"),
        ("seek dragonchess for=36h", "1 to 30 days"),
        ("seek dragonchess for=3d for=4d", "twice"),
        ("seek dragonchess gold=me scarlet=me", "Leave a seat open"),
        ("seek ludo", "no game"),
        ("seek dragonchess speed=1", "for"),
        ("seek dragonchess fast", "no game"),
    ] {
        let refused = club.say("p2", text).await;
        assert!(only(&refused).text.contains(part), "{text}: {refused:?}");
    }
    assert!(club.chat.store.table(7).await.unwrap().is_none());
}

#[tokio::test]
async fn those_who_are_apart_find_nothing_of_each_other() {
    let club = Club::after(&[("p1", "seek dragonchess"), ("p3", "seek enochian-chess")]).await;
    let now = club.clock.now();
    club.say("p2", "tables").await;
    let before = club.say("p2", "seeks dragonchess time=9d").await;
    assert!(club.chat.store.set_block("p1", "p2", Some(9), now).await.unwrap());
    // This holds whoever of the two made the block, and the text is as if there were no table.
    assert_eq!(only(&club.say("p2", "seeks dragonchess").await).text, only(&before).text);
    assert_eq!(ids(&club.say("p2", "seeks").await), ["seek-join:2"]);
    club.say("p2", "seek dragonchess").await.says("#3");
    assert_eq!(ids(&club.say("p1", "seeks").await), ["seek-join:2"]);
    // This also holds if they only sit there.
    club.say("p2", "join #2").await;
    assert!(ids(&club.say("p1", "seeks").await).is_empty());
    // An anonymous table is not left out, since that would show who sits there.
    club.say("p1", "seek dragons-breakthrough names=hidden").await;
    assert_eq!(ids(&club.say("p2", "seeks dragons-breakthrough").await), ["seek-join:4"]);
}

#[tokio::test]
async fn an_anonymous_seek_names_nobody() {
    let club = Club::after(&[("p1", "seek three-player-chess names=hidden"), ("p2", "join #1")]).await;
    assert!(
        club.card(1).text.contains("somebody is looking for players") && !club.card(1).text.contains("<@")
    );
    for text in ["seeks", "seek three-player-chess"] {
        let list = club.say("p3", text).await;
        assert_eq!(ids(&list)[0], "seek-join:1");
        assert!(!only(&list).text.contains("p1") && !only(&list).text.contains("p2"), "{list:?}");
        assert!(only(&list).text.contains("told at the end"), "{list:?}");
    }
    // A search for such players does not show it either.
    for filter in ["level=1000-2000", "reliable=1%"] {
        assert!(ids(&club.say("p3", &format!("seeks {filter}")).await).is_empty(), "{filter}");
    }
    club.days_pass(14).await;
    for who in ["p1", "p2"] {
        let told = letters_to(&club, who);
        assert!(told.last().is_some_and(|letter| !letter.text.contains("<@")), "{told:?}");
    }
    assert!(!club.card(1).text.contains("<@"), "{}", club.card(1).text);
}

#[tokio::test]
async fn buttons_of_a_list_work_in_the_message_that_brought_it_and_nowhere_else() {
    let club = Club::open().await;
    club.dm("p2", "seek dragonchess").await.says("Nobody would see it");
    club.say("p1", "seek dragonchess time=1d").await;
    club.dm("p2", "seeks").await.says("belong to a server");
    let guessed = club.press_dm("p2", "seek-join:1").await;
    assert!(
        only(&guessed).text.contains("#1") && club.table(1).await.seats_of("p2").is_empty(),
        "{guessed:?}"
    );
    // If it is typed with a mention, the answer comes by direct message.
    let offer = club.say("p2", "seek dragonchess").await;
    club.press_dm("p2", ids(&offer).last().unwrap()).await;
    let table = club.table(2).await;
    assert_eq!((table.venue().server.as_deref(), table.venue().channel.as_str()), (Some("s"), "c"));
    assert_eq!(
        ids(&club.dm("p2", "seeks").await),
        ["seek-join:1"],
        "for a day it may be asked there as well"
    );
    club.press_dm("p2", "seek-join:1").await;
    assert_eq!(club.table(1).await.status(), Status::Playing);
    // A day later they may have left the server.
    club.say("p1", "seek enochian-chess").await;
    club.say("p3", "seeks").await;
    club.clock.advance(SignedDuration::from_hours(25));
    let late = club.press_dm("p3", "seek-join:3").await;
    assert!(!club.table(3).await.plays("p3"), "{late:?}");
    assert!(only(&club.dm("p3", "seeks").await).text.contains("belong to a server"));
    // The tables of another server are separate.
    let mut incoming = Club::incoming("p3", "c2", addressed("seeks"));
    incoming.place.server = Some("elsewhere".into());
    handle(&club.chat, incoming).await;
    club.press_dm("p3", "seek-join:3").await;
    assert!(!club.table(3).await.plays("p3"));
    // The bot asks for the game, with the catalogue: its family, its card, and there a button.
    let which = club.say("p3", "seek").await;
    assert!(ids(&which).contains(&"games-page:0:great".to_owned()), "{which:?}");
    // A button would lose the typed settings.
    let settled = club.say("p3", "seek time=5d").await;
    assert!(
        ids(&settled).is_empty() && only(&settled).text.contains("three-player-chess time=5d"),
        "{settled:?}"
    );
    let card = club.press_dm("p3", "games:=dragons-breakthrough").await;
    assert!(ids(&card).contains(&"seek-for:dragons-breakthrough".to_owned()), "{card:?}");
    club.press_dm("p3", "seek-for:dragons-breakthrough").await;
    assert!(club.table(4).await.is_sought() && club.table(4).await.plays("p3"));
}

#[tokio::test]
async fn seeks_are_where_and_by_whom_tables_may_be_opened() {
    let club = Club::open().await;
    let mut incoming = Club::incoming("boss", "c", addressed("setup channel <#games>; open managers"));
    incoming.who.rights = Rights { manages: true, ..Rights::default() };
    handle(&club.chat, incoming).await;
    assert!(only(&club.say("p1", "seek dragonchess").await).text.contains("<#games>"));
    assert!(
        only(&club.say_in("p1", "games", "seek dragonchess").await).text.contains("managers of the server")
    );
    // Looking is everybody's, and opens no door by the back.
    club.say("p1", "seeks").await;
    for press in ["seek-for:dragonchess", "seek-own:1"] {
        club.press_dm("p1", press).await;
        club.press("p1", press).await;
    }
    assert!(club.chat.store.table(1).await.unwrap().is_none());
}

#[tokio::test]
async fn a_conversation_about_seeks_in_every_language() {
    let club = Club::open().await;
    for (code, seek, seeks, unseek) in [
        ("en", "seek", "seeks", "unseek"),
        ("ru", "ищу", "ищут", "не-ищу"),
        ("uk", "шукаю", "шукають", "не-шукаю"),
    ] {
        let language = Language::of_locale(code).unwrap();
        for who in ["p1", "p2"] {
            club.say(who, &format!("language {code}")).await;
        }
        club.say("p1", &format!("{seek} dragonchess level=1400-1800 reliable=80% for=3d")).await;
        let list = club.say("p2", seeks).await;
        let newcomer = liege_words::Message::new("seeks-newcomer").with("who", "<@p1>");
        assert!(only(&list).text.contains(&words().say(language, &newcomer)), "{list:?}");
        let offer = club.say("p2", &format!("{seek} dragonchess")).await;
        assert_eq!(ids(&offer).len(), 2);
        club.say("p1", unseek).await.says("#");
        for topic in [seek, seeks, unseek] {
            for answer in club.say("p1", &format!("help {topic}")).await {
                assert!(answer.text.chars().count() < 2_000, "{topic}: {}", answer.text.chars().count());
                assert!(answer.text.contains(topic) || answer.text.contains('='), "{answer:?}");
            }
        }
    }
}

#[tokio::test]
async fn whoever_takes_no_direct_messages_is_told_where_the_table_was() {
    let club = Club::open().await;
    club.transport.closed.lock().unwrap().insert("p1".into(), Refused::ClosedToMessages);
    club.say("p1", "seek dragonchess for=1d").await;
    club.days_pass(1).await;
    let told = club.transport.last();
    assert_eq!(told.to, Target::Channel("c".into()));
    assert_eq!(told.mentions, ["p1"]);
    assert!(told.text.starts_with("<@p1> ") && told.text.contains("it is closed"), "{told:?}");
    // Everybody sees the button, and only one member can use it.
    let again = told.buttons[0].id.clone();
    assert!(only(&club.press("p2", &again).await).text.contains("button"));
    assert!(only(&club.press("p1", &again).await).text.contains("#2"));
}

#[tokio::test]
async fn who_wants_it_is_told_of_searches_for_a_game() {
    let club =
        Club::after(&[("p2", "watch chess"), ("p3", "watch dragonchess"), ("p1", "watch chess")]).await;
    club.say("p2", "watch").await.says("Chess");
    club.say("p1", "seek chess").await;
    club.deliver().await;
    let told: Vec<_> = club
        .transport
        .letters()
        .into_iter()
        .filter(|letter| letter.text.contains("is looking for players for Chess"))
        .collect();
    let [told] = told.as_slice() else { panic!("{told:?}") };
    assert_eq!(told.to, Target::Member("p2".into()), "neither who seeks, nor who wants another game");
    let join = told.buttons.iter().find(|button| button.id.starts_with("join:1")).expect("a button");
    club.press("p2", &join.id.clone()).await;
    assert_eq!(club.table(1).await.players().len(), 2);
    club.say("p2", "watch chess off").await.says("no longer");
    club.say("p2", "watch").await.says("aren’t following any games");
    club.say("p3", "seek chess").await;
    club.deliver().await;
    let told = club.transport.letters().into_iter().filter(|letter| letter.to == Target::Member("p2".into()));
    assert_eq!(told.filter(|letter| letter.text.contains("is looking for players for Chess")).count(), 1);
    club.dm("p2", "watch chess").await.says("on a server");
}
