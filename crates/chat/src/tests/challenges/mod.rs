//! Challenges: made, accepted, declined, withdrawn, expired; to certain people and to anyone.

mod time;

use super::*;
use crate::commands::challenge::due::create_next;
use liege_store::{ChallengeState, Which, WhichChallenges};
use liege_table::Status;
use proptest::prelude::*;
use std::collections::BTreeSet;

fn ids(buttons: &[Button]) -> Vec<&str> {
    buttons.iter().map(|button| button.id.as_str()).collect()
}

impl Club {
    async fn state(&self, table: i64) -> ChallengeState {
        self.chat
            .store
            .challenges(WhichChallenges::At(table))
            .await
            .unwrap()
            .pop()
            .expect("a challenge")
            .state
    }

    fn letters_to(&self, member: &str) -> Vec<OutboundMessage> {
        let to = Target::Member(member.to_owned());
        self.transport.letters().into_iter().filter(|letter| letter.to == to).collect()
    }
}

#[tokio::test]
async fn a_challenge_calls_its_people_once_and_is_theirs_alone() {
    let club = Club::open().await;
    let made = club.say("p1", "challenge @p2 dragonchess time=5d").await.says("#1").says("<@p2>");
    assert_eq!(ids(&only(&made).buttons), ["challenge-withdraw:1"]);
    let card = club.transport.last();
    assert_eq!(
        (card.to.clone(), card.mentions.as_slice()),
        (Target::Channel("c".into()), &["p2".to_owned()][..])
    );
    assert!(card.text.contains("<@p1> challenges <@p2>") && card.text.contains("5 days"), "{}", card.text);
    assert_eq!(ids(&card.buttons)[..2], ["join:1", "challenge-decline:1"]);
    assert_eq!(club.transport.letters().len(), 1, "nobody is called twice");

    let version = club.table(1).await.version();
    for (who, press) in [
        ("p3", "join:1"),
        ("p3", "challenge-decline:1"),
        ("p3", "challenge-withdraw:1"),
        ("p2", "challenge-withdraw:1"),
        ("p3", "challenge-open:1"),
        ("p1", "challenge-decline:1"),
    ] {
        let refused = club.press(who, press).await;
        assert!(told(&refused).len() > 10, "{who} {press}: {refused:?}");
        assert_eq!(club.table(1).await.version(), version, "{who} {press}");
    }
    assert_eq!(club.state(1).await, ChallengeState::Open);
    for (who, part) in [("p2", "Accept #1"), ("p1", "Withdraw #1")] {
        let list = club.say(who, "challenges").await;
        assert!(only(&list).buttons.iter().any(|button| button.label == part), "{list:?}");
    }
    assert!(told(&club.say("p3", "challenges").await).contains("no open challenges"));

    club.press("p2", "join:1").await;
    assert_eq!(club.table(1).await.status(), Status::Playing);
    assert_eq!(club.state(1).await, ChallengeState::Accepted);
    for who in ["p1", "p2"] {
        assert!(told(&club.say(who, "challenges").await).contains("no open challenges"));
    }
    for (who, press) in [("p1", "challenge-withdraw:1"), ("p2", "challenge-decline:1")] {
        club.press(who, press).await;
        assert_eq!(club.table(1).await.status(), Status::Playing, "{who} {press}");
    }
}

#[tokio::test]
async fn sides_fall_by_lot_unless_they_are_chosen() {
    let mut seen = BTreeSet::new();
    for row in 0..6 {
        let club = Club::open().await;
        club.chat.foresee(row);
        club.say("p1", "challenge @p2 dragonchess").await;
        let table = club.table(1).await;
        assert_eq!(table.seats_of("p1").len() + table.invitations_of("p2").len(), 2);
        seen.insert(table.seats_of("p1").iter().next().unwrap().0);
        for text in ["as=scarlet", "scarlet=me", "scarlet=@p1 gold=@p2", "gold=@p2", "side=red"] {
            let club = Club::open().await;
            club.chat.foresee(row);
            let made = club.say("p1", &format!("challenge @p2 dragonchess {text}")).await;
            if text == "side=red" {
                assert!(told(&made).contains("scarlet"), "{made:?}");
                assert!(club.chat.store.table(1).await.unwrap().is_none());
                continue;
            }
            assert_eq!(club.table(1).await.seats_of("p1").iter().next().unwrap().0, 1, "{text}");
        }
    }
    assert_eq!(seen.len(), 2, "both sides fall");
    // There are as many people as sides, so each plays a whole side.
    let club = Club::after(&[("p1", "challenge @p2 enochian-chess")]).await;
    let table = club.table(1).await;
    let teams = |seats: liege_game::SeatSet| {
        seats.iter().map(|seat| table.game().seats()[seat.index()].team).collect::<BTreeSet<_>>()
    };
    let (mine, theirs) = (table.seats_of("p1"), table.invitations_of("p2"));
    assert_eq!((mine.len(), theirs.len()), (2, 2));
    assert_eq!((teams(mine).len(), teams(theirs).len()), (1, 1));
}

#[tokio::test]
async fn whoever_declines_ends_it_and_is_left_alone_for_a_day() {
    let club = Club::after(&[("p1", "challenge @p2 dragonchess")]).await;
    club.press("p2", "challenge-decline:1").await.says("declined");
    assert_eq!(
        (club.table(1).await.status(), club.state(1).await),
        (Status::Abandoned, ChallengeState::Declined)
    );
    let card = club.card(1);
    assert!(card.text.contains("<@p2> can’t accept this time"), "{}", card.text);
    assert!(card.buttons.iter().all(|button| button.id.starts_with("help:")), "{card:?}");
    let notice = club.letters_to("p1").pop().expect("the challenger is told");
    assert!(notice.text.contains("<@p2> has declined"), "{}", notice.text);
    assert_eq!(ids(&notice.buttons), ["challenge-open:1"]);
    for (who, press) in [("p2", "join:1"), ("p2", "challenge-decline:1"), ("p2", "challenge-open:1")] {
        club.press(who, press).await;
        assert_eq!(club.table(1).await.status(), Status::Abandoned);
        assert!(club.chat.store.table(2).await.unwrap().is_none(), "{who} {press}");
    }
    club.say("p1", "challenge @p2 dragonchess").await.says("declined this game recently");
    // Another game may be asked for.
    club.say("p1", "challenge @p2 enochian-chess").await.says("#2");
    // And they may ask themselves.
    club.say("p2", "challenge @p1 dragonchess").await.says("#3");
    club.wait(25).await;
    assert!(told(&club.say("p1", "challenge @p2 dragonchess").await).contains("#4"));

    // The seat may be opened to anyone, once.
    club.press("p1", "challenge-open:1").await.says("#5");
    let table = club.table(5).await;
    assert_eq!((table.seats_of("p1").len(), table.invitations_of("p2").len()), (1, 0));
    assert!(told(&club.press("p1", "challenge-open:1").await).contains("#5"));
    assert!(club.chat.store.table(6).await.unwrap().is_none());
    club.say("p3", "join #5").await;
    assert_eq!(club.table(5).await.status(), Status::Playing);
}

#[tokio::test]
async fn of_several_all_have_to_accept() {
    let club = Club::after(&[("p1", "challenge @p2 @p3 three-player-chess")]).await;
    assert_eq!(club.transport.last().mentions.len(), 2);
    club.say("p2", "challenges accept").await;
    assert_eq!(club.state(1).await, ChallengeState::Open);
    club.say("p3", "leave #1").await;
    assert_eq!(club.state(1).await, ChallengeState::Declined, "to leave is to decline");
    club.press("p1", "challenge-open:1").await;
    let table = club.table(2).await;
    assert_eq!((table.invitations_of("p2").len(), table.invitations_of("p3").len()), (1, 0));
    club.say("p2", "join #2").await;
    club.say("p9", "join #2").await;
    assert_eq!(club.table(2).await.status(), Status::Playing);
    // Fewer people than seats: the others are open to anyone.
    club.say("p1", "challenge @p2 three-player-chess").await;
    let card = club.transport.last();
    assert!(card.buttons.iter().filter(|button| button.id.starts_with("join:3")).count() == 2, "{card:?}");
    club.say("p1", "leave #3").await;
    assert_eq!(club.state(3).await, ChallengeState::Withdrawn, "the challenger who leaves takes it back");
}

#[tokio::test]
async fn it_is_said_in_three_languages() {
    for (challenge, accept) in [
        ("challenge @p2 to dragonchess time=3d", "challenges accept #1"),
        ("challenge dragonchess @p2", "join #1"),
        ("вызвать @p2 на драконьи шахматы", "вызовы принять"),
        ("вызов @p2 dragonchess сторона=scarlet", "вызовы принять #1"),
        ("викликати @p2 драконячі шахи", "виклики прийняти 1"),
        ("виклик @p2, dragonchess", "challenges yes"),
    ] {
        let club = Club::after(&[("p1", challenge)]).await;
        assert_eq!(club.table(1).await.invitations_of("p2").len(), 1, "{challenge}");
        club.say("p2", accept).await;
        assert_eq!(club.table(1).await.status(), Status::Playing, "{accept}");
    }
    for (decline, state) in [
        ("challenges decline", ChallengeState::Declined),
        ("вызовы отклонить #1", ChallengeState::Declined),
        ("виклики відхилити", ChallengeState::Declined),
        ("leave", ChallengeState::Declined),
    ] {
        let club = Club::after(&[("p1", "challenge @p2 dragonchess"), ("p2", decline)]).await;
        assert_eq!(club.state(1).await, state, "{decline}");
    }
    for withdraw in ["challenges withdraw", "вызовы отозвать #1", "виклики відкликати 1", "leave", "abort #1"]
    {
        let club = Club::after(&[("p1", "challenge @p2 dragonchess"), ("p1", withdraw)]).await;
        assert_eq!(club.state(1).await, ChallengeState::Withdrawn, "{withdraw}");
        assert!(club.card(1).text.contains("withdrawn"), "{withdraw}");
        assert!(club.letters_to("p1").is_empty(), "they know");
    }
}

#[tokio::test]
async fn what_cannot_be_is_refused_with_what_can() {
    let club = Club::open().await;
    for (text, part) in [
        ("challenge", "Whom"),
        ("challenge @p2", "which game"),
        ("challenge dragonchess", "Whom"),
        ("challenge @nobody dragonchess", "nobody"),
        ("challenge <@99> dragonchess", "Bots"),
        ("challenge @p1 dragonchess", "yourself"),
        ("challenge @p2 anyone dragonchess", "not both"),
        ("challenge @p2 checkers", "checkers"),
        ("challenge @p2 dragonchess games=4", "1 to 3"),
        ("challenge anyone dragonchess games=0", "1 to 10"),
        ("challenge anyone dragonchess games=11", "1 to 10"),
        ("challenge @p2 dragonchess speed=1", "speed"),
        ("challenge @p2 dragonchess gold=@p3", "<@p3>"),
        ("challenge @p2 @p3 dragonchess", "2"),
        ("challenge @p2 dragonchess as=gold as=scarlet", "as"),
        ("challenge @p2 dragonchess position=nonsense", "position"),
        ("challenges maybe", "challenges"),
        ("challenges accept #99", "#99"),
        ("challenges decline", "no challenge to answer"),
        ("challenges withdraw", "None of your"),
    ] {
        let refused = club.say("p1", text).await;
        assert!(told(&refused).contains(part), "{text}: {refused:?}");
        assert!(club.chat.store.table(1).await.unwrap().is_none(), "{text}");
    }
    assert!(club.transport.letters().is_empty());
}

#[tokio::test]
async fn nobody_floods_others_with_challenges() {
    let club = Club::open().await;
    for _ in 0..3 {
        club.say("p1", "challenge @p2 dragonchess").await;
    }
    assert!(
        told(&club.say("p1", "challenge @p2 dragonchess").await)
            .contains("3 of your challenges are already waiting")
    );
    for _ in 0..3 {
        club.say("p1", "challenge @p3 dragonchess").await;
    }
    for _ in 0..4 {
        club.say("p1", "challenge anyone dragonchess").await;
    }
    club.say("p1", "challenge anyone dragonchess").await.says("You have 10 open challenges");
    assert!(club.chat.store.table(11).await.unwrap().is_none());
    assert_eq!(only(&club.say("p1", "challenges").await).buttons.len(), 11);
    club.say("p2", "challenges decline").await.says("several challenges");
    club.press("p1", "challenge-withdraw:1").await;
    assert!(told(&club.say("p1", "challenge @p2 enochian-chess").await).contains("#11"));
    // Nobody gets more challenges than they could answer.
    for n in 0..20 {
        let host = format!("host{n}");
        club.say(&host, "challenge @p2 dragonchess").await;
    }
    club.say("p9", "challenge @p2 dragonchess").await.says("<@p2> can’t be challenged");
}

#[tokio::test]
async fn a_match_with_somebody_is_several_challenges() {
    for (text, games) in [
        ("challenge @p2 reversi games=3", 3),
        ("вызвать @p2 реверси партий=2", 2),
        ("challenge @p2 dragonchess time=5d games=1", 1),
    ] {
        let club = Club::open().await;
        club.say("p1", text).await;
        let made: Vec<i64> = (1..=games).collect();
        for table in &made {
            assert_eq!(club.state(*table).await, ChallengeState::Open, "{text}");
        }
        assert!(club.chat.store.table(games + 1).await.unwrap().is_none(), "{text}");
        // Each is accepted by itself.
        for table in &made {
            club.say("p2", &format!("join #{table}")).await;
            assert_eq!(club.table(*table).await.status(), Status::Playing, "{text}");
        }
    }
    // The same command that comes once more makes nothing more.
    let club = Club::open().await;
    let said = Club::incoming("p1", "c", addressed("challenge @p2 chess games=3"));
    club.hear(Incoming { id: Some("once".into()), ..said.clone() }).await;
    club.hear(Incoming { id: Some("once".into()), ..said }).await;
    assert!(club.chat.store.table(4).await.unwrap().is_none());
    assert_eq!(club.state(3).await, ChallengeState::Open);
    // More than a person could answer are refused whole.
    let club = Club::open().await;
    club.say("p1", "challenge @p2 chess games=9").await;
    assert!(club.chat.store.table(1).await.unwrap().is_none());
}

#[tokio::test]
async fn a_challenge_to_anyone_lays_one_table_after_another() {
    let club = Club::open().await;
    club.say("p1", "challenge anyone dragonchess games=2 time=5d").await.says("At most 2 of its games");
    assert!(club.transport.last().text.contains("<@p1> challenges anyone"), "{}", club.transport.last().text);
    assert!(club.transport.last().mentions.is_empty());
    let list = club.say("p2", "challenges").await.says("challenges anyone");
    assert_eq!(ids(&only(&list).buttons)[0], "join:1");
    club.press("p2", "join:1").await;
    assert_eq!(club.table(1).await.status(), Status::Playing);
    let next = club.table(2).await;
    assert_eq!((next.status(), next.seats_of("p1").len()), (Status::Lobby, 1), "the next is laid at once");
    assert_eq!(next.terms(), club.table(1).await.terms());
    assert_ne!(next.record().seed, club.table(1).await.record().seed);
    club.press("p3", "challenge-decline:2").await.says("isn’t waiting");
    club.say("p3", "join #2").await;
    assert!(club.chat.store.table(3).await.unwrap().is_none(), "two are on");
    let club = club.restarted(SignedDuration::from_mins(1)).await;
    club.deliver().await;
    assert!(club.chat.store.table(3).await.unwrap().is_none());
    club.say("p1", "challenges").await.says("the next table follows");
    club.sure("p1", "abort #1").await;
    assert_eq!(club.table(3).await.status(), Status::Lobby, "one has ended");
    assert_eq!(club.state(1).await, ChallengeState::Open, "a game that ends leaves it standing");
    club.press("p2", "challenge-withdraw:1").await.says("not yours");
    club.press("p1", "challenge-withdraw:1").await;
    assert_eq!(
        (club.table(3).await.status(), club.table(2).await.status()),
        (Status::Abandoned, Status::Playing)
    );
    club.sure("p1", "abort #2").await;
    club.wait(1).await;
    assert!(club.chat.store.table(4).await.unwrap().is_none(), "none is laid any more");
}

#[tokio::test]
async fn a_challenge_that_has_ended_gets_no_further_table() {
    let club = Club::open().await;
    let newest = async || club.chat.store.tables(Which::After(0, 9)).await.unwrap().pop().unwrap().id;
    for withdrawn in [true, false] {
        club.say("p1", "challenge anyone dragonchess games=2").await;
        let table = newest().await;
        // The worker knows that a table is to be created, and is slower than the end of the challenge.
        let seen = club.chat.store.challenges(WhichChallenges::At(table)).await.unwrap().pop().unwrap();
        assert_eq!(seen.state, ChallengeState::Open);
        match withdrawn {
            true => drop(club.press("p1", "challenge-withdraw:1").await),
            false => club.clock.advance(SignedDuration::from_hours(24 * 31)),
        }
        create_next(&club.chat, &seen).await.unwrap();
        assert_eq!(newest().await, table, "{withdrawn}");
    }
    club.sound().await;
}

#[tokio::test]
async fn a_challenge_to_anyone_stands_for_thirty_days() {
    let club = Club::after(&[("p1", "challenge anyone dragonchess")]).await;
    club.wait(29 * 24).await;
    assert_eq!(club.state(1).await, ChallengeState::Open);
    club.wait(25).await;
    assert_eq!(
        (club.state(1).await, club.table(1).await.status()),
        (ChallengeState::Expired, Status::Abandoned)
    );
    assert!(club.letters_to("p1").pop().expect("told").text.contains("is over"));
    // This includes a challenge without a waiting table, because a game is on.
    club.say("p1", "challenge anyone dragonchess time=none").await;
    club.say("p2", "join #2").await;
    club.wait(31 * 24).await;
    assert_eq!(
        (club.state(2).await, club.table(2).await.status()),
        (ChallengeState::Expired, Status::Playing)
    );
    assert_eq!(club.letters_to("p1").iter().filter(|letter| letter.text.contains("is over")).count(), 2);
    // A challenge that can get no table any more ends.
    club.say("p1", "challenge anyone dragonchess").await;
    club.say("p2", "join #3").await;
    let elsewhere = liege_store::Server { channels: vec!["elsewhere".into()], ..Default::default() };
    club.chat.store.set_server("s", &elsewhere, "p1", club.clock.now()).await.unwrap();
    club.sure("p1", "abort #3").await;
    assert_eq!(club.state(3).await, ChallengeState::Expired);
    assert!(club.chat.store.table(4).await.unwrap().is_none());
}

#[tokio::test]
async fn from_direct_messages_it_is_made_where_they_played() {
    let club = Club::open().await;
    assert!(told(&club.dm("p1", "challenge @p2 dragonchess").await).contains("not played together"));
    assert!(told(&club.dm("p1", "challenge anyone dragonchess").await).contains("channel of a server"));
    club.say_in("p1", "games", "new dragonchess gold=me scarlet=@p2").await;
    club.say_in("p2", "games", "join #1").await;
    club.dm("p1", "challenge @p2 dragonchess").await.says("<#games>");
    let card = club.transport.last();
    assert_eq!(
        (card.to.clone(), card.mentions.as_slice()),
        (Target::Channel("games".into()), &["p2".to_owned()][..])
    );
    club.dm("p2", "challenges accept").await;
    assert_eq!(club.table(2).await.status(), Status::Playing);
    // The server's settings hold there too.
    let managers = liege_store::Server { openers: liege_store::Openers::Managers, ..Default::default() };
    club.chat.store.set_server("s", &managers, "p1", club.clock.now()).await.unwrap();
    club.dm("p1", "challenge @p2 dragonchess").await.says("managers of the server");
}

#[tokio::test]
async fn at_an_anonymous_table_nobody_else_learns_who_was_asked() {
    let club = Club::after(&[("p1", "challenge @p2 dragonchess names=hidden")]).await;
    let card =
        club.transport.letters().into_iter().find(|letter| letter.to == Target::Channel("c".into())).unwrap();
    assert!(!card.text.contains("<@p") && card.mentions.is_empty(), "{card:?}");
    let asked = club.letters_to("p2").pop().expect("who is challenged is told");
    assert_eq!(ids(&asked.buttons), ["join:1", "challenge-decline:1"]);
    club.press("p2", "challenge-decline:1").await;
    assert!(club.letters_to("p1").pop().unwrap().text.contains("<@p2> has declined"));
    assert!(!club.card(1).text.contains("<@p"), "{}", club.card(1).text);
    club.say("p1", "challenge anyone dragonchess names=hidden").await;
    club.say("p3", "challenges").await.says("#2").lacks("<@p1>");
}

#[tokio::test]
async fn whoever_takes_no_challenges_gets_none() {
    let club = Club::after(&[("p1", "challenge @p2 dragonchess"), ("p2", "challenges off")]).await;
    for text in
        ["challenge @p2 dragonchess", "new dragonchess gold=me scarlet=@p2", "вызвать @p2 dragonchess"]
    {
        let refused = club.say("p1", text).await;
        assert!(told(&refused).contains("<@p2> can’t be challenged"), "{text}: {refused:?}");
    }
    club.say("p2", "challenges").await.says("#1").says("You take no challenges");
    // They may still play with everybody else.
    club.say("p2", "join #1").await;
    assert_eq!(club.table(1).await.status(), Status::Playing);
    assert!(told(&club.say("p2", "challenge @p3 dragonchess").await).contains("#2"));
    club.press("p2", "challenges:on").await;
    assert!(told(&club.say("p1", "challenge @p2 dragonchess").await).contains("#3"));
}

#[tokio::test]
async fn whoever_is_forgotten_takes_their_challenges_along() {
    let club = Club::open().await;
    club.say("p1", "challenge @p2 dragonchess").await;
    club.say("p2", "challenge @p3 dragonchess").await;
    club.say("p2", "challenge anyone dragonchess").await;
    club.say("p2", "challenges off").await;
    club.say("p2", "privacy forget").await;
    club.press("p2", "forget-me:yes").await;
    for table in 1..=3 {
        assert_eq!(club.table(table).await.status(), Status::Abandoned, "{table}");
    }
    for who in ["p1", "p3"] {
        assert!(told(&club.say(who, "challenges").await).contains("no open challenges"), "{who}");
    }
    club.wait(40 * 24).await;
    assert!(club.chat.store.table(4).await.unwrap().is_none());
    assert!(club.chat.store.member("p2").await.unwrap().is_none_or(|member| member.takes_challenges));
}

#[test]
fn typed_challenges_are_read_or_refused() {
    proptest!(ProptestConfig::with_cases(64), |(text in "(challenge|challenges|вызов|block|unblock) ?(@p2|anyone|accept|off|#1)? ?(dragonchess)? ?(?s).{0,30}")| {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let club = Club::open().await;
            let answers = club.say("p1", &text).await;
            assert!(answers.iter().all(|answer| !answer.text.contains("went wrong")), "{text}: {answers:?}");
        });
    });
}

#[tokio::test]
async fn the_list_says_in_words_how_long_a_move_may_take() {
    let club = Club::open().await;
    club.say("p1", "challenge @p2 dragonchess time=3d").await;
    club.say("p1", "challenge @p2 @p3 three-player-chess time=5d+12h/10d").await;
    for (code, text, days, stock) in [
        ("en", "challenges", "3 days", "5 days + 12 h a move"),
        ("ru", "вызовы", "3 дня", "5 дней + 12 ч за ход"),
        ("uk", "виклики", "3 дні", "5 днів + 12 год за хід"),
    ] {
        club.say("p2", &format!("language {code}")).await;
        let answers = club.say("p2", text).await;
        let list: String = answers.iter().map(|answer| answer.text.as_str()).collect();
        assert!(list.contains(days) && list.contains(stock), "{list}");
    }
}
