//! Plans, only moves, previews, notes, and summaries of what happened while one was away: used, followed, and
//! known to nobody else.

mod notes;

use super::*;
use crate::complete::complete;
use crate::desk::Field;
use crate::dispatch::handle;
use liege_store::{Beside, Which};
use liege_table::Plan;

impl Club {
    /// Begins a game of dragonchess: gold p1, scarlet p2.
    async fn two() -> Club {
        Club::after(&[("p1", "new dragonchess gold=p1 scarlet=@p2"), ("p2", "join")]).await
    }

    async fn kept(&self, who: &str) -> Option<Plan> {
        self.chat.store.plan_of(1, who).await.unwrap()
    }

    async fn logged(&self) -> Vec<String> {
        self.table(1).await.log().iter().map(|entry| entry.action.clone()).collect()
    }

    /// Returns the messages since the first `since`, to everybody or to one member.
    fn told(&self, since: usize, who: Option<&str>) -> Vec<OutboundMessage> {
        let to = |letter: &OutboundMessage| match (&letter.to, who) {
            (Target::Member(member), Some(who)) => member == who,
            (Target::Channel(_), None) => true,
            _ => false,
        };
        self.transport.letters()[since..].iter().filter(|letter| to(letter)).cloned().collect()
    }
}

#[tokio::test]
async fn two_play_and_the_answer_comes_with_the_move() {
    let club = Club::two().await;
    let entered = club.dm("p2", "plan if DrxS then DrxS, if W2d2-2d3 then W2d7-2d6; else wait").await;
    let text = &only(&entered).text;
    assert!(text.contains("**1.** if `") && text.contains("Drag") | text.contains("3a7"), "{text}");
    let before = club.transport.letters().len();
    let answers = club.say("p1", "DrxS").await;
    let post = club.told(before, None);
    assert_eq!(post.len(), 1, "one post for both: {post:?}");
    holds(&post[0].text, &["Gold: Dragon", "Scarlet: Dragon", "As planned: `"]);
    assert_eq!(post[0].mentions, [] as [&str; 0], "p1 has just been there");
    assert!(only(&answers).text.contains("your turn again"), "{answers:?}");
    assert_eq!(only(&answers).text.matches('`').count(), 2, "only what they played themselves: {answers:?}");
    let table = club.table(1).await;
    assert_eq!(table.log().len(), 2);
    assert_eq!(table.log()[1].player.as_deref(), Some("p2"));
    // The rest of the plan stays.
    assert_eq!(club.kept("p2").await.unwrap().lines().len(), 1);
    club.say("p1", "W2d2-2d3").await;
    assert_eq!(club.logged().await.len(), 4);
    assert_eq!(club.kept("p2").await, None);
    assert_eq!(club.say("p1", "log").await.len(), 1);
}

#[tokio::test]
async fn with_three_the_moves_of_both_others_are_foreseen() {
    let club = Club::begun().await;
    club.say("p1", "language ru").await;
    let entered = club
        .dm("p1", "план если C5-V7 C5-V7 то C5-V7; если WC5-WV7, BC6-BV10 то RC6-RV10; иначе ждать")
        .await;
    assert!(only(&entered).text.contains("**2.** если"), "{entered:?}");
    club.say("p2", "C5-V7").await;
    assert_eq!(club.logged().await.len(), 1, "Black's move is still to come");
    let listed = club.dm("p1", "план").await;
    assert!(!only(&listed).text.contains("WC5"), "what was played is not foreseen any more: {listed:?}");
    club.say("p3", "C6-V10").await;
    assert_eq!(club.logged().await[2], "R:RC6-RV10");
    assert_eq!(club.kept("p1").await, None);
}

#[tokio::test]
async fn with_four_a_plan_may_miss() {
    let club = Club::open().await;
    club.say("p1", "new enochian-chess arrangement=water-of-fire red=p1 black=@p2 yellow=@p3 blue=open")
        .await;
    for who in ["p2", "p3", "p4"] {
        club.say(who, "join").await;
    }
    let table = club.table(1).await;
    assert_eq!(table.status(), liege_table::Status::Playing);
    // These are possible moves of the first three, from the last one's point of view.
    let mut state = table.state().boxed();
    let mut moves = Vec::new();
    let mut seats = Vec::new();
    for _ in 0..4 {
        let legal = state.legal();
        seats.push(table.holder(state.to_move().iter().next().unwrap()).unwrap().id.clone());
        moves.push(legal[0].clone());
        state.play(&legal[0]).unwrap();
    }
    let last = seats[3].clone();
    let plan = format!("plan if {} {} {} then {}", moves[0], moves[1], moves[2], moves[3]);
    club.dm(&last, &plan).await.says("**1.**");
    club.dm(&last, &format!("plan if {} then {}", moves[0], moves[3])).await.says("turn, not yours");
    club.say(&seats[0], &moves[0]).await;
    let other = club.table(1).await.state().legal().into_iter().find(|action| *action != moves[1]).unwrap();
    let before = club.transport.letters().len();
    club.say(&seats[1], &other).await;
    assert_eq!(club.kept(&last).await, None, "something else was played");
    assert_eq!(club.told(before, Some(&last)), [], "the posts say what was played");
}

#[tokio::test]
async fn nobody_else_learns_of_a_plan() {
    let (with, without) = (Club::begun().await, Club::begun().await);
    with.dm("p1", "plan if WC5-WV7 BC5-BV7 then RC5-RV7").await.says("Only you see it");
    for who in ["p2", "p3", "p4"] {
        for text in
            ["plan #1", "plan off #1", "log #1", "treaties #1", "acts #1", "tables", "recap #1", "board #1"]
        {
            let (one, other) = (with.dm(who, text).await, without.dm(who, text).await);
            assert_eq!(one, other, "{who} {text}");
            assert!(one.iter().all(|answer| !answer.text.contains("RC5")), "{one:?}");
        }
        for id in ["plan:1", "unplan:1:0", "unplan:1:0:1", "notes:1:0"] {
            assert_eq!(with.press(who, id).await, without.press(who, id).await, "{who} {id}");
        }
        let place = Place { server: Some("s".into()), channel: "c".into(), parent: None, locale: None };
        for typed in ["", "if WC5-WV7 "] {
            let offered = complete(&with.chat, &person(who), &place, Field::Line, Some(1), typed).await;
            assert_eq!(
                offered,
                complete(&without.chat, &person(who), &place, Field::Line, Some(1), typed).await
            );
        }
    }
    assert!(with.kept("p1").await.is_some(), "nobody could withdraw it either");
    assert_eq!(with.transport.letters().len(), without.transport.letters().len());
    // A plan typed in public is refused.
    with.say("p1", "plan if WC5-WV7 BC5-BV7 then RC6-RV10").await.says("Everyone can see");
    assert_eq!(with.kept("p1").await.unwrap().lines().len(), 1);
    // The stored data of the table are equal.
    assert_eq!(with.table(1).await.record().log, without.table(1).await.record().log);
}

#[tokio::test]
async fn plans_are_taken_back_line_by_line() {
    let club = Club::two().await;
    let shown = club.dm("p2", "plan DrxS -> DrxS; W2d2-2d3 -> W2d7-2d6; W2e2-2e3 -> W2e7-2e6").await;
    let buttons = only(&shown).buttons.clone();
    assert_eq!(buttons.len(), 5, "{shown:?}");
    let one = club.press("p2", &buttons[1].id).await;
    assert_eq!(only(&one).text.matches("**").count(), 4, "two are left: {one:?}");
    club.press("p2", &buttons[0].id).await.says("has changed");
    club.dm("p2", "plan off 7").await.says("no such line");
    club.dm("p2", "plan 1 off").await;
    assert_eq!(club.kept("p2").await.unwrap().lines().len(), 1);
    club.dm("p2", "plan off").await.says("withdrawn");
    assert_eq!(club.kept("p2").await, None);
    club.say("p1", "DrxS").await;
    assert_eq!(club.logged().await.len(), 1);
}

#[tokio::test]
async fn refusals_say_which_part_is_wrong_and_what_would_fit() {
    let club = Club::two().await;
    for (text, says) in [
        ("plan if DrxS then K9z9", "“K9z9”"),
        ("plan if DrxS then DrxS, if S3d3 then DrxO", "3c2-3d3"),
        ("plan if DrxS", "no answer"),
        ("plan if DrxS then DrxS; else DrxO", "wait"),
        ("plan wait", "plan if A then B"),
        ("plan if resign then DrxS", "is not a move"),
    ] {
        let answers = club.dm("p2", text).await;
        assert!(only(&answers).text.contains(says), "{text}: {answers:?}");
    }
    club.dm("p1", "plan if DrxS then DrxS").await.says("your turn");
    assert_eq!((club.kept("p1").await, club.kept("p2").await), (None, None));
}

#[tokio::test]
async fn an_offer_that_waits_holds_a_plan_back() {
    let club = Club::two().await;
    club.dm("p2", "plan DrxS -> DrxS").await;
    club.say("p1", "pause 5").await;
    club.say("p1", "DrxS").await;
    assert_eq!(club.logged().await.iter().filter(|action| !action.starts_with('@')).count(), 1);
    assert!(club.kept("p2").await.is_some());
    let before = club.transport.letters().len();
    club.say("p2", "answer no").await;
    let log = club.logged().await;
    assert_eq!(log.iter().filter(|action| !action.starts_with('@')).count(), 2, "{log:?}");
    assert!(club.told(before, None).iter().any(|post| post.text.contains("As planned")));
}

#[tokio::test]
async fn whoever_relied_on_a_plan_is_told_that_it_is_over() {
    let club = Club::two().await;
    club.say("p1", "W2d2-2d3").await;
    club.say("p2", "W2d7-2d6").await;
    club.dm("p2", "plan DrxS -> DrxS").await;
    club.say("p1", "takeback 1").await;
    let before = club.transport.letters().len();
    club.say("p2", "answer yes").await;
    let told = club.told(before, Some("p2"));
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].text.contains("taken back"), "{told:?}");
    assert_eq!(club.kept("p2").await, None);
}

#[tokio::test]
async fn a_plan_that_was_not_followed_is_followed_at_the_next_start() {
    let club = Club::two().await;
    club.dm("p2", "plan DrxS -> DrxS").await;
    // This change was stored by a program that knows no plans.
    let table = club.table(1).await;
    let step = table.act("p1", "DrxS", club.clock.now()).unwrap();
    club.chat.store.commit(&step, Beside::of(&[], None), club.clock.now()).await.unwrap();
    assert_eq!(club.logged().await.len(), 1);
    club.deliver().await;
    assert_eq!(club.logged().await.len(), 2);
    assert!(club.transport.last().text.contains("As planned"), "{:?}", club.transport.last());
    club.deliver().await;
    assert_eq!((club.logged().await.len(), club.kept("p2").await), (2, None));
    assert_eq!(club.chat.store.tables(Which::Unfollowed(9)).await.unwrap(), []);
}

/// Returns moves of Dragon's Breakthrough after which only one move is legal.
fn to_an_only_move() -> Vec<String> {
    let game = liege_game::by_id("dragons-breakthrough").unwrap();
    let options = liege_game::Options::check(game.options(), std::iter::empty::<(&str, &str)>()).unwrap();
    for lot in 1..200usize {
        let mut state = game.start(&options, None).unwrap();
        let mut moves = Vec::new();
        while state.outcome().is_none() && moves.len() < 60 {
            let legal = state.legal();
            let turn = state.to_move();
            if legal.len() == 1 && !moves.is_empty() {
                return moves;
            }
            let action = legal[(lot * 7 + moves.len() * lot) % legal.len()].clone();
            state.play(&action).unwrap();
            moves.push(action);
            let _ = turn;
        }
    }
    panic!("there is always a choice")
}

#[tokio::test]
async fn the_only_move_is_played_for_whoever_wants_that() {
    let moves = to_an_only_move();
    for wants in [false, true] {
        let club = Club::open().await;
        club.say("p1", "new dragons-breakthrough first=p1 second=@p2").await;
        club.say("p2", "join").await;
        for (index, action) in moves.iter().enumerate() {
            let table = club.table(1).await;
            let seat = table.state().actor(action).unwrap();
            let who = table.holder(seat).unwrap().id.clone();
            if wants && index + 1 == moves.len() {
                club.dm("p1", "auto on everywhere").await.says("all your tables");
                club.dm("p2", "auto on #1").await;
            }
            club.say(&who, action).await;
        }
        let played = club.logged().await.len();
        if wants {
            assert!(played > moves.len(), "{played}");
            let post = club.transport.last();
            assert!(post.text.contains("as the only move: `"), "{}", post.text);
            club.dm("p2", "auto off #1").await.says("yourself");
        } else {
            assert_eq!(played, moves.len());
        }
    }
}

#[tokio::test]
async fn an_only_move_right_after_a_start_takes_no_time_from_anybody() {
    let moves = to_an_only_move();
    for everywhere in [false, true] {
        let club = Club::open().await;
        club.say("p1", "new dragons-breakthrough first=p1 second=@p2").await;
        club.say("p2", "join").await;
        for action in &moves {
            let table = club.table(1).await;
            let who = table.holder(table.state().actor(action).unwrap()).unwrap().id.clone();
            club.say(&who, action).await;
        }
        club.wait(1).await;
        let club = club.restarted(SignedDuration::from_hours(5)).await;
        let table = club.table(1).await;
        let next = table.holder(table.to_move().iter().next().unwrap()).unwrap().id.clone();
        // The worker has not looked yet.
        club.say_only(&next, if everywhere { "auto on everywhere" } else { "auto on #1" }).await;
        let logged = club.logged().await;
        assert_eq!(logged.get(moves.len()).map(String::as_str), Some("@credit 18000"), "{logged:?}");
        assert!(logged.len() > moves.len() + 1, "the only move is played: {logged:?}");
        club.deliver().await;
        assert_eq!(club.logged().await, logged, "the time is given back once");
        club.sound().await;
    }
}

#[tokio::test]
async fn moves_are_tried_out_and_the_first_can_be_played() {
    let club = Club::two().await;
    let shown = club.dm("p1", "preview DrxS DrxS, W2d2-2d3").await;
    let answer = only(&shown);
    assert_eq!(answer.pictures.len(), 1);
    for part in ["Nothing is played", "Gold: Dragon", "Scarlet: Dragon", "Next to move: Scarlet"] {
        assert!(answer.text.contains(part), "{part}: {}", answer.text);
    }
    assert_eq!(club.logged().await.len(), 0);
    let play = answer.buttons.first().cloned().expect("the first can be played");
    // Somebody else's press plays nothing, nor does one that comes too late.
    club.press("p2", &play.id).await;
    assert_eq!(club.logged().await.len(), 0);
    club.press("p1", &play.id).await;
    assert_eq!(club.logged().await.len(), 1);
    assert_eq!(only(&club.press("p1", &play.id).await).pictures.len(), 1, "the board as it is now");
    assert_eq!(club.logged().await.len(), 1);
    // It is not p1's turn, so there is no button.
    let other = club.dm("p1", "preview DrxS").await;
    assert_eq!(only(&other).buttons, []);
    // From a point in the past other moves can be tried, from one in the future none.
    let past = club.dm("p1", "preview at 0: W2d2-2d3 W2d7-2d6").await;
    assert!(only(&past).text.contains("after action 0") && only(&past).buttons.is_empty(), "{past:?}");
    club.dm("p1", "preview DrxS K9z9").await.says("“K9z9”, after `");
    assert!(only(&club.dm("p1", "preview at 9: DrxS").await).text.contains('1'), "there is no ninth");
    assert!(only(&club.dm("p1", "preview").await).text.contains("preview at 17"));
}

#[tokio::test]
async fn one_steps_through_the_past() {
    let club = Club::begun().await;
    club.say("p2", "C5-V7").await;
    club.say("p3", "C5-V7").await;
    let board = club.dm("p1", "board #1").await;
    let label = |answers: &[Answer]| -> Vec<String> {
        only(answers)
            .buttons
            .iter()
            .map(|button| button.label.clone())
            .filter(|l| l.contains(['◀', '▶']))
            .collect()
    };
    assert_eq!(label(&board), ["◀ 1"]);
    let back = only(&board).buttons.iter().find(|button| button.label == "◀ 1").unwrap().id.clone();
    let one = club.press("p1", &back).await;
    assert_eq!(label(&one), ["◀ 0", "2 ▶"]);
    assert!(only(&one).text.contains("after action 1"), "{one:?}");
    assert_eq!(label(&club.dm("p1", "board at 0 #1").await), ["1 ▶"]);
    let stranger = Club::incoming("p9", "elsewhere", Said::Press(back));
    let mut stranger = stranger;
    stranger.place.server = Some("other".into());
    assert_eq!(
        only(&handle(&club.chat, stranger).await).pictures.len(),
        0,
        "who may not see it sees nothing"
    );
}

#[tokio::test]
async fn lines_are_completed_move_by_move() {
    let club = Club::two().await;
    let place = Place { server: None, channel: "dm-p2".into(), parent: None, locale: None };
    let offer = async |who: &str, typed: &str| {
        let choices = complete(&club.chat, &person(who), &place, Field::Line, Some(1), typed).await;
        choices.into_iter().map(|choice| choice.value).collect::<Vec<_>>()
    };
    let first = offer("p2", "").await;
    assert!(first.len() == 25 && first.iter().all(|line| !line.contains(' ')), "{first:?}");
    let answers = offer("p2", "if DrxS then Dr").await;
    assert!(
        !answers.is_empty() && answers.iter().all(|line| line.starts_with("if DrxS then Dr")),
        "{answers:?}"
    );
    let second = offer("p2", "DrxS -> DrxS; W2d2-2d3 -> W2d").await;
    assert!(second.iter().any(|line| line.ends_with("2d7-2d6")), "{second:?}");
    assert_eq!(offer("p2", "if K9z9 then ").await.len(), 0);
}

#[tokio::test]
async fn every_sentence_is_said_in_every_language() {
    for code in ["en", "ru", "uk"] {
        let club = Club::two().await;
        club.say("p1", "letters off").await;
        for who in ["p1", "p2"] {
            club.say(who, &format!("language {code}")).await;
        }
        let mut said = Vec::new();
        for text in [
            "plan",
            "plan off",
            "plan DrxS -> DrxS",
            "plan",
            "plan off 3",
            "plan x -> y",
            "plan x",
            "auto",
            "auto on",
            "auto",
            "auto off",
            "auto on all",
            "auto off all",
            "auto x",
            "preview DrxS",
            "preview",
            "preview zz",
            "notes",
            "note a",
            "notes",
            "note 9 off",
            "note 1 off",
            "note off",
            "recap",
            "recap x",
            "plan off",
            "help plan",
            "help auto",
            "help preview",
            "help recap",
            "help note",
        ] {
            said.extend(club.dm("p2", text).await);
        }
        said.extend(club.say("p2", "note here").await);
        said.extend(club.dm("p1", "plan x -> y").await);
        for answer in said {
            assert!(keeps_to_itself(&answer) && !answer.text.is_empty(), "{code}: {answer:?}");
            assert!(answer.text.chars().count() <= 2_000, "{code}");
            assert!(!answer.text.contains("=Text(") && !answer.text.contains("{$"), "{answer:?}");
        }
    }
}

#[tokio::test]
async fn who_said_so_resigns_when_something_else_is_played() {
    let club = Club::after(&[("p1", "new chess white=p1 black=@p2"), ("p2", "join"), ("p1", "e4")]).await;
    club.dm("p1", "plan #1 if e5 then Nf3; else resign").await.says("Otherwise you resign");
    // The planned answer is played, and the rest of the plan ends with it.
    club.say("p2", "e5").await;
    assert_eq!(club.table(1).await.log().len(), 3);
    assert_eq!(club.table(1).await.status(), liege_table::Status::Playing);
    club.dm("p1", "#1 plan if Nc6 then Bb5; else resign").await.says("Otherwise you resign");
    club.say("p2", "d6").await;
    let table = club.table(1).await;
    assert_eq!(table.status(), liege_table::Status::Over, "{:?}", table.log());
    assert_eq!(table.log().last().unwrap().action, "resign white");
    // Without it the plan only ends.
    let club = Club::after(&[("p1", "new chess white=p1 black=@p2"), ("p2", "join"), ("p1", "e4")]).await;
    club.dm("p1", "#1 plan if e5 then Nf3").await;
    club.say("p2", "d5").await;
    assert_eq!(club.table(1).await.log().len(), 2);
}
