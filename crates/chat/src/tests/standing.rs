//! Ratings, leaderboards, reliability, rematches, the next game: in members' words.

use super::*;
use crate::dispatch::handle;
use liege_table::Status;

impl Club {
    /// Creates a table of dragonchess with these two players.
    async fn duel(&self, gold: &str, scarlet: &str, settings: &str) -> i64 {
        self.say(gold, &format!("new dragonchess gold=me scarlet=@{scarlet} {settings}")).await;
        let invitation = |letter: &OutboundMessage| letter.text.starts_with("**Dragonchess** · table #");
        let text = self.transport.letters().into_iter().rfind(invitation).expect("an invitation").text;
        let id: String = text.split('#').nth(1).unwrap().chars().take_while(char::is_ascii_digit).collect();
        self.say(scarlet, &format!("join #{id}")).await;
        id.parse().unwrap()
    }

    /// Plays any move at a table, by the seat to move.
    async fn any_move(&self, id: i64) -> Vec<Answer> {
        let table = self.table(id).await;
        let seat = table.to_move().iter().next().expect("somebody is to move");
        let who = table.holder(seat).unwrap().id.clone();
        let action = table.state().legal().remove(0);
        self.say(&who, &format!("#{id} {action}")).await
    }

    /// Plays two moves; then a player resigns.
    async fn lost_by(&self, id: i64, who: &str) {
        for _ in 0..2 {
            self.any_move(id).await;
        }
        let sure = self.say(who, &format!("resign #{id}")).await;
        self.press(who, &only(&sure).buttons[0].id.clone()).await;
        assert_eq!(self.table(id).await.status(), Status::Over);
    }
}

#[tokio::test]
async fn a_card_tells_ratings_results_and_reliability() {
    let club = Club::open().await;
    assert!(only(&club.say("p1", "rating").await).text.contains("no rated game yet"));
    for loser in ["p2", "p2", "p1", "p2"] {
        club.clock.advance(SignedDuration::from_hours(24));
        let id = club.duel("p1", "p2", "").await;
        club.lost_by(id, loser).await;
    }
    let card = club.say("p3", "rating @p1").await;
    let text = &only(&card).text;
    for part in [
        "Ratings of <@p1>",
        "**Dragonchess** 1",
        "? (±",
        "4 games, 3 won, 0 drawn, 1 lost",
        "in the last 4 games +",
        "4 of 4 moves on time, 4 games finished, none abandoned",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(!text.contains("best"), "nothing is certain yet: {text}");
    assert_eq!(only(&card).pictures.len(), 1, "ups and downs are shown");
    assert!(only(&card).pictures[0].alt.contains("Dragonchess"), "{:?}", only(&card).pictures[0].alt);
    club.say("p2", "versus <@p1>").await.says("1 won, 0 drawn, 3 lost; last at table #4");
    assert!(only(&club.say("p2", "versus @p3").await).text.contains("have not met"));
    for text in ["versus with @p3", "vs against @p3", "счёт с @p3", "рахунок з @p3", "рахунок із @p3"]
    {
        assert!(only(&club.say("p2", text).await).text.contains("have not met"), "{text}");
    }
    for (text, example) in [("versus @nobody", "`versus @Ada`"), ("rating @nobody", "`rating @Ada`")] {
        assert!(only(&club.say("p2", text).await).text.contains(example), "{text}");
    }
    assert!(only(&club.say("p2", "versus me").await).text.contains("yourself"));
    assert!(only(&club.say("p2", "versus").await).text.contains("Against whom"));
    assert!(only(&club.say("p2", "rating @nobody").await).text.contains("nobody"));
    for (code, word) in [("ru", "побед 3"), ("uk", "перемог 3")] {
        club.say("p1", &format!("language {code}")).await;
        club.say("p1", "рейтинг").await.says(word);
    }
    club.sound().await;
}

#[tokio::test]
async fn casual_tables_and_set_up_positions_count_for_nothing() {
    let club = Club::open().await;
    let id = club.duel("p1", "p2", "rated=no").await;
    assert!(club.transport.letters()[0].text.contains("casual"), "the invitation says so");
    club.lost_by(id, "p2").await;
    assert!(only(&club.say("p1", "rating").await).text.contains("no rated game yet"));
    let position = club.table(id).await.state().position();
    club.say("p1", &format!("new dragonchess rated=yes position={position}")).await.says("set-up position");
    let start = liege_game::by_id("dragonchess").unwrap();
    let options = liege_game::Options::check(start.options(), std::iter::empty::<(&str, &str)>()).unwrap();
    let position = start.start(&options, None).unwrap().position();
    club.say("p1", &format!("new dragonchess gold=me scarlet=@p2 position={position}")).await;
    assert!(!club.table(2).await.terms().rated);
}

#[tokio::test]
async fn the_best_are_listed_by_server_page_by_page() {
    let club = Club::open().await;
    assert!(only(&club.dm("p1", "leaderboard").await).text.contains("its own leaderboard"));
    assert!(only(&club.say("p1", "leaderboard").await).text.contains("No rated game"));
    assert!(only(&club.press("p1", "leaders:dragonchess:0").await).text.contains("Nobody here"));
    let id = club.duel("p1", "p2", "").await;
    club.lost_by(id, "p2").await;
    let which = club.say("p1", "leaderboard").await;
    let menu = only(&which).menu.as_ref().expect("a menu of games");
    let games: Vec<_> = menu.options.iter().map(|option| option.id.clone()).collect();
    assert_eq!(games, ["leaders:dragonchess:0"], "of what was played here");
    let list = club.say("p3", "leaderboard dragonchess").await;
    let text = &only(&list).text;
    let (first, second) = (text.find("<@p1>").unwrap(), text.find("<@p2>").unwrap());
    assert!(first < second && text.contains("– <@p1> 1662? (± 290), 1 game"), "{text}");
    assert!(only(&club.say("p2", "unlisted on").await).text.contains("no longer on any leaderboard"));
    club.say("p3", "leaders dragon").await.lacks("p2");
    assert!(only(&club.say("p2", "rating").await).text.contains("You are not on any leaderboard"));
    club.say("p2", "вне-списков выкл").await;
    assert!(only(&club.say("p3", "leaderboard dragonchess").await).text.contains("p2"));
    // Another server has a leaderboard of its own.
    let mut incoming = Club::incoming("p1", "c2", addressed("leaderboard dragonchess"));
    incoming.place.server = Some("elsewhere".into());
    assert!(only(&handle(&club.chat, incoming).await).text.contains("Nobody here"));
    // Many members fill several pages.
    for number in 0..12 {
        let (one, other) = (format!("q{number}"), format!("r{number}"));
        let people = [person(&one), person(&other)];
        for (who, text) in [
            (&one, format!("new dragonchess gold=me scarlet=@{other}")),
            (&other, format!("join #{}", 2 + number)),
        ] {
            let incoming = Incoming { known: people.to_vec(), ..Club::incoming(who, "c", addressed(text)) };
            handle(&club.chat, incoming).await;
        }
        club.lost_by(2 + number, &one).await;
    }
    let first = club.press("p1", "leaders:dragonchess:0").await;
    assert_eq!(only(&first).text.matches("<@").count(), 10);
    assert_eq!(only(&first).buttons.len(), 1);
    let next = club.press("p1", &only(&first).buttons[0].id.clone()).await;
    assert_eq!(only(&next).buttons.len(), 2, "{next:?}");
    let beyond = club.press("p1", "leaders:dragonchess:99").await;
    assert!(only(&beyond).text.contains("<@"), "a page that is gone shows the last: {beyond:?}");
}

#[tokio::test]
async fn who_keeps_others_waiting_is_kindly_turned_away_by_every_door() {
    let club = Club::open().await;
    // p2 misses five deadlines of ten.
    let id = club.duel("p2", "p1", "excuses=0").await;
    for round in 0..20 {
        let late = round % 4 == 0;
        club.pass(SignedDuration::from_hours(if late { 73 } else { 1 })).await;
        club.any_move(id).await;
    }
    club.say("p1", "new dragonchess gold=me reliable=80%").await;
    assert!(club.transport.last().text.contains("at least 80 % of their deadlines"));
    assert!(!club.transport.last().text.contains("on time"), "a good record is recited to nobody");
    for answers in [
        club.say("p2", "join #2").await,
        club.press("p2", "join:2").await,
        club.press("p2", "join:2:1").await,
        club.say("p2", "join #2 scarlet").await,
    ] {
        assert!(only(&answers).text.contains("50 % of 10"), "{answers:?}");
        assert_eq!(club.table(2).await.status(), Status::Lobby);
    }
    // Newcomers are welcome, unless the terms say otherwise.
    club.press("p3", "join:2").await.says("Everybody is here");
    club.say("p1", "new dragonchess gold=me reliable=80%!").await;
    club.say("p3", "join #3").await.says("10 moves with a deadline");
    // A member whom the host has invited by name is welcome; a substitute named by a guest is not.
    club.say("p1", "new dragonchess gold=me scarlet=@p2 reliable=80%").await;
    club.say("p2", "join #4").await;
    assert_eq!(club.table(4).await.status(), Status::Playing);
    club.say("p3", "#2 hand @p2").await;
    let number = club.table(2).await.log().len();
    for answers in [
        club.say("p2", "#2 answer yes").await,
        club.say("p2", "#2 yes").await,
        club.press("p2", &format!("deal:2:s{number}:accept")).await,
    ] {
        assert!(only(&answers).text.contains("50 % of 10"), "{answers:?}");
        assert!(club.table(2).await.seats_of("p2").is_empty());
    }
}

#[tokio::test]
async fn who_sits_down_hears_with_whom() {
    let club = Club::open().await;
    let id = club.duel("p1", "p2", "").await;
    club.lost_by(id, "p1").await;
    club.say("p1", "new three-player-chess red=me").await;
    // A good record is not shown, in the invitation or to those who sit down.
    club.press("p3", "join:2").await.lacks("on time").lacks("rated");
    assert!(!club.transport.last().text.contains("on time"), "{:?}", club.transport.last());
    // Others should know about missed deadlines.
    let id = club.duel("p2", "p3", "excuses=0").await;
    club.pass(SignedDuration::from_hours(73)).await;
    club.any_move(id).await;
    club.say("p2", "new three-player-chess red=me").await;
    holds(&club.transport.last().text, &["<@p2>: 1 of 2 moves on time (50 %)"]);
    club.press("p1", "join:4").await.says("<@p2>: ").says("1 of 2 moves on time (50 %)");
    // At an anonymous table nothing is told about its players.
    club.say("p1", "new dragonchess gold=me names=hidden").await;
    assert!(!club.transport.last().text.contains("rated"), "{:?}", club.transport.last());
    club.say("p2", "join #5").await.lacks("p1");
}

#[tokio::test]
async fn a_rematch_turns_the_seats_and_is_laid_once() {
    let club = Club::open().await;
    let id = club.duel("p1", "p2", "names=open").await;
    assert!(only(&club.say("p1", "rematch #1").await).text.contains("not over yet"));
    club.lost_by(id, "p1").await;
    let last = club.transport.last();
    let ids: Vec<&str> = last.buttons.iter().map(|button| button.id.as_str()).collect();
    assert!(ids.contains(&"rematch:1") && ids.contains(&"replay:1:1-3:film.one."), "{ids:?}");
    assert_eq!(only(&club.press("p3", "replay:1:1-3:film.one.").await).pictures.len(), 1, "whoever may look");
    assert!(only(&club.press("p3", "rematch:1").await).text.contains("Only those who played"));
    // Both press at once: there is one table, with both of them.
    let (one, other) = tokio::join!(club.press("p1", "rematch:1"), club.press("p2", "rematch:1"));
    assert!(club.chat.store.table(3).await.unwrap().is_none(), "{one:?} {other:?}");
    let table = club.table(2).await;
    assert_eq!(table.status(), Status::Playing, "{one:?} {other:?}");
    let names: Vec<_> = table.chairs().iter().map(|chair| chair.holder().unwrap().id.clone()).collect();
    assert_eq!(names, ["p2", "p1"], "gold goes to the other");
    assert!(only(&club.press("p1", "rematch:1").await).text.contains("table #2"));
    // That table has a rematch too; a rematch that is given up leaves room for one more.
    club.lost_by(2, "p2").await;
    club.say("p1", "rematch").await;
    assert_eq!(club.table(3).await.host().id, "p1");
    club.say("p1", "abort #3").await;
    club.press("p2", "rematch:2").await;
    assert_eq!(club.table(4).await.host().id, "p2");
    assert_eq!(club.table(4).await.invitations_of("p1").len(), 1);
    assert!(only(&club.say("p3", "rematch").await).text.contains("no finished game yet"));
    // A press from another server is no press at all.
    let mut incoming = Club::incoming("p3", "c2", Said::Press("rematch:2".into()));
    incoming.place.server = Some("elsewhere".into());
    let elsewhere = handle(&club.chat, incoming).await;
    assert!(!only(&elsewhere).text.contains("Only those"), "{elsewhere:?}");
}

#[tokio::test]
async fn the_next_game_is_the_one_with_the_least_time() {
    let club = Club::open().await;
    assert!(only(&club.say("p1", "next").await).text.contains("isn’t your turn"));
    club.duel("p1", "p2", "time=none").await;
    club.duel("p1", "p2", "time=5d").await;
    club.duel("p1", "p2", "time=1d").await;
    let next = club.say("p1", "next").await.says("#3");
    assert_eq!(only(&next).pictures.len(), 1);
    let button = only(&next).buttons.iter().find(|button| button.id == "next:3").cloned().unwrap();
    club.press("p1", &button.id).await.says("#2");
    // The answer to a move has the button.
    let moved = club.any_move(3).await;
    assert!(only(&moved).buttons.iter().any(|button| button.id == "next:3"), "{moved:?}");
    // Under the post it is in *More*.
    let more = club.transport.last().mark().map(str::to_owned).unwrap();
    let more = club.press("p1", &more).await;
    assert!(only(&more).buttons.iter().any(|button| button.id == "next:3"), "{more:?}");
    club.any_move(2).await;
    let last = club.any_move(1).await;
    assert!(!only(&last).buttons.iter().any(|button| button.id.starts_with("next")), "{last:?}");
    assert!(only(&club.press("p1", "next:3").await).text.contains("isn’t your turn"));
    // Another member's press shows their own table.
    club.press("p2", "next:3").await.says("#2");
}

#[tokio::test]
async fn no_post_tells_who_is_to_move_at_an_anonymous_table() {
    let club = Club::open().await;
    club.duel("p1", "p2", "").await;
    club.duel("p1", "p2", "names=hidden").await;
    let first = club.table(2).await;
    let first = first.holder(first.to_move().iter().next().unwrap()).unwrap().id.clone();
    if first == "p2" {
        club.any_move(1).await;
    }
    // A player at an anonymous table moves elsewhere first, then there.
    let moved = club.any_move(1).await;
    assert!(
        only(&moved).buttons.iter().any(|button| button.id == "next:1"),
        "they alone learn it: {moved:?}"
    );
    let below = || club.transport.last().buttons.iter().any(|button| button.id.starts_with("next"));
    assert!(!below(), "{:?}", club.transport.last());
    club.any_move(2).await;
    assert!(!club.transport.letters().iter().any(|letter| {
        matches!(letter.to, Target::Channel(_))
            && letter.buttons.iter().any(|button| button.id.starts_with("next"))
    }));
}

#[tokio::test]
async fn help_and_wrong_words_are_answered_in_every_language() {
    let club = Club::open().await;
    for code in ["en", "ru", "uk"] {
        club.say("p1", &format!("language {code}")).await;
        for text in [
            "help rating",
            "help leaderboard",
            "help versus",
            "help rematch",
            "help next",
            "help unlisted",
            "help new",
            "rating",
            "unlisted maybe",
            "versus",
            "rematch",
            "next",
            "leaderboard chequers",
        ] {
            for answer in club.say("p1", text).await {
                assert!(
                    keeps_to_itself(&answer) && answer.text.chars().count() <= 2_000,
                    "{code} {text}: {answer:?}"
                );
                assert!(
                    !answer.text.contains("{$") && !answer.text.contains("unknown-message"),
                    "{answer:?}"
                );
            }
        }
    }
}
