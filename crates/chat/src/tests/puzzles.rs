//! Puzzles: answered by typing and by choosing in private, kept, and one a day in a channel.

use super::*;
use crate::upkeep::lost_channels::hear_of;
use liege_engine::puzzles::{self, Puzzle, Task};
use liege_game::{self as game, Game};
use liege_store::{DailyPost, PuzzleProgress};
use liege_words::Message;

fn chess() -> &'static dyn Game {
    game::by_id("chess").unwrap()
}

/// Returns a puzzle of chess that fits, and its number from 1.
fn of_chess(like: impl Fn(&Puzzle) -> bool) -> (usize, &'static Puzzle) {
    let found = puzzles::of(chess()).iter().enumerate().find(|(_, puzzle)| like(puzzle));
    let (place, puzzle) = found.expect("a puzzle");
    (place + 1, puzzle)
}

/// Returns a legal move that is not the solution.
fn wrong(puzzle: &Puzzle) -> String {
    let legal = puzzle.after(chess(), &[]).unwrap().legal();
    let is_wrong = |action: &&String| {
        puzzle.verdict(chess(), &[], std::slice::from_ref(action)) == puzzles::Verdict::Wrong
    };
    legal.iter().find(is_wrong).expect("a wrong move").clone()
}

#[tokio::test]
async fn a_puzzle_is_answered_by_typing_in_private() {
    let club = Club::open().await;
    let (_, first) = of_chess(|_| true);
    let task = only(&club.dm("p1", "puzzle chess").await).clone();
    holds(&task.text, &["**Chess, puzzle 1/30.**", "move"]);
    assert_eq!((task.private, task.pictures.len()), (true, 1));
    // An illegal move is refused in the words of the rules; a legal one may not be the solution. The board is
    // not shown again.
    holds(&only(&club.dm("p1", "a1h7").await).text, &["a1"]);
    let answer = only(&club.dm("p1", &wrong(first)).await).clone();
    holds(&answer.text, &["is legal, but it isn’t the solution"]);
    assert!(answer.pictures.is_empty(), "{answer:?}");
    let hint = only(&club.press("p1", &answer.buttons[0].id).await).clone();
    holds(&hint.text, &["💡", &format!("`{}`", &first.line[0][..2]), "puzzle 1/30"]);
    solve(&club, "p1", first).await;
    // A solved puzzle is not asked again, and text typed after it is not an answer.
    holds(&only(&club.dm("p1", "puzzle chess").await).text, &["puzzle 2/30"]);
    club.dm("p1", "puzzle off").await.says("resumes it");
    club.dm("p1", "puzzle off").await.says("no open puzzle");
    holds(&only(&club.dm("p1", "puzzle chess").await).text, &["puzzle 2/30"]);
    // A member who wants another one, or was shown the solution, gets another one.
    club.clock.advance(SignedDuration::from_secs(1));
    holds(&only(&club.dm("p1", "next").await).text, &["puzzle 3/30"]);
    club.clock.advance(SignedDuration::from_secs(1));
    holds(&only(&club.dm("p1", "answer").await).text, &["The answer: ||`"]);
    holds(&only(&club.dm("p1", "puzzle chess").await).text, &["puzzle 4/30"]);
}

#[tokio::test]
async fn what_was_left_waits_with_what_was_played_in_it() {
    let club = Club::open().await;
    let (place, puzzle) = of_chess(|puzzle| puzzle.moves > 1);
    club.press("p1", &format!("puzzle-hint:chess:{}", puzzle.id())).await;
    club.press("p1", &format!("puzzle-play:chess:{}:{}", puzzle.id(), puzzle.line[0])).await.says("Go on:");
    let played = club.chat.store.puzzles_of("p1").await.unwrap().remove(0).played;
    assert_eq!(played.len(), 2);
    club.dm("p1", "puzzle off").await.says("resumes it");
    club.dm("p1", "puzzle chess").await.says(&format!("puzzle {place}/30"));
    let left = club.chat.store.puzzles_of("p1").await.unwrap().remove(0);
    assert_eq!((left.puzzle, left.played, left.open), (puzzle.id(), played, true));
    // A puzzle whose solution was shown starts from its beginning.
    club.dm("p1", "answer").await.says("The answer: ||`");
    let hint = club.press("p1", &format!("puzzle-hint:chess:{}", puzzle.id())).await;
    hint.says(&format!("`{}`", &puzzle.line[0][..2]));
}

#[tokio::test]
async fn its_buttons_can_be_typed_in_every_language() {
    let club = Club::open().await;
    let cell = |number: usize| format!("`{}`", &puzzles::of(chess())[number].line[0][..2]);
    for (who, hint, next, answer) in [
        ("p1", "hint", "next", "answer"),
        ("p2", "/hint", "skip", "show answer"),
        ("p3", "Подсказка", "дальше", "ответ"),
        ("p4", "підкажи!", "далі", "відповідь"),
    ] {
        club.dm(who, "puzzle chess").await;
        let hinted = only(&club.dm(who, hint).await).clone();
        holds(&hinted.text, &["💡", &cell(0), "puzzle 1/30"]);
        holds(&only(&club.dm(who, "show").await).text, &["puzzle 1/30"]);
        // The next puzzle replaces this one, even after its end.
        holds(&only(&club.dm(who, next).await).text, &["puzzle 2/30"]);
        holds(&only(&club.dm(who, answer).await).text, &["The answer: ||`"]);
        holds(&only(&club.dm(who, next).await).text, &["puzzle 3/30"]);
        holds(&only(&club.dm(who, "puzzle hint").await).text, &["💡", &cell(2)]);
        club.dm(who, "stop").await.says("resumes it");
        // Then they are what they were.
        holds(&only(&club.dm(who, hint).await).text, &["can’t read"]);
        assert!(!only(&club.dm(who, answer).await).text.contains("The answer:"));
    }
    // In a channel `next` asks for the next table, whatever puzzle is open.
    club.dm("p1", "puzzle chess").await;
    assert!(!told(&club.say("p1", "next").await).contains("puzzle"));
}

#[tokio::test]
async fn a_family_is_understood_where_a_game_is_asked_for() {
    let club = Club::open().await;
    for typed in ["draughts", "checkers", "шашки", "Шашки"] {
        for command in ["puzzle", "learn"] {
            let answer = only(&club.dm("p1", &format!("{command} {typed}")).await).clone();
            let menu = answer.menu.unwrap_or_else(|| panic!("{command} {typed}: {}", answer.text));
            assert!(menu.options.len() > 5 && menu.options.iter().all(|one| one.label.contains("draughts")));
        }
        holds(&only(&club.dm("p1", &format!("games {typed}")).await).text, &["Russian draughts"]);
        // If there must be one game, the answer lists the possible ones.
        club.say("p1", &format!("new {typed}")).await.says("**German draughts**");
        club.say("p1", &format!("challenge @p2 {typed}")).await.says("`spanish-draughts`");
    }
    // If a game has the name of its family, the game is meant.
    holds(&only(&club.dm("p1", "puzzle chess").await).text, &["**Chess, puzzle"]);
    holds(&only(&club.dm("p1", "learn шахматы").await).text, &["**Chess 1/6.**"]);
    club.say("p1", "puzzle ludo").await.says("no game and no kind of game");
}

/// Types the answers to the open puzzle of chess.
async fn solve(club: &Club, who: &str, puzzle: &Puzzle) {
    let mut played = Vec::new();
    loop {
        let action = puzzle.next(chess(), &played).expect("a move");
        let answer = only(&club.dm(who, &action).await).clone();
        match puzzle.verdict(chess(), &played, std::slice::from_ref(&action)) {
            puzzles::Verdict::Solved => {
                holds(&answer.text, &["✅"]);
                assert_eq!(answer.pictures.len(), 1);
                return;
            }
            puzzles::Verdict::GoesOn(replies) => {
                holds(&answer.text, &["is right; the reply is", "Go on:"]);
                played.push(action);
                played.extend(replies);
            }
            puzzles::Verdict::Wrong => panic!("{action}: {puzzle:?}"),
        }
    }
}

#[tokio::test]
async fn liege_answers_until_the_line_is_done() {
    let club = Club::open().await;
    let (place, puzzle) = of_chess(|puzzle| puzzle.moves > 1);
    let hint = only(&club.press("p1", &format!("puzzle-hint:chess:{}", puzzle.id())).await).clone();
    holds(&hint.text, &[&format!("puzzle {place}/30"), "mate in"]);
    // In a channel the answer is given by buttons: each press replaces the last answer.
    let play = format!("puzzle-play:chess:{}:{}", puzzle.id(), puzzle.line[0]);
    let on = only(&club.press("p1", &play).await).clone();
    holds(&on.text, &["is right; the reply is", &format!("puzzle {place}/30")]);
    assert!(on.menu.is_some() && on.buttons.iter().any(|button| button.id.starts_with("puzzle-type:")));
    // The puzzle continues where it was left.
    holds(&only(&club.dm("p1", "puzzle").await).text, &[&format!("puzzle {place}/30")]);
    let again = only(&club.press("p1", &format!("puzzle-answer:chess:{}", puzzle.id())).await).clone();
    holds(&again.text, &["The answer: ||`"]);
    let known = club.chat.store.puzzles_of("p1").await.unwrap();
    assert!(known.iter().all(|known| known.solved.is_none() && !known.open), "given up: {known:?}");
}

#[tokio::test]
async fn a_capture_is_solved_by_its_first_move_and_its_line_is_told() {
    let club = Club::open().await;
    let found = puzzles::of(chess()).iter().find(|one| one.task == Task::Capture && one.line.len() > 1);
    let Some(puzzle) = found else { return };
    let play = format!("puzzle-play:chess:{}:{}", puzzle.id(), puzzle.line[0]);
    holds(&only(&club.press("p1", &play).await).text, &["✅", "The rest would be"]);
}

#[tokio::test]
async fn of_a_lesson_and_a_puzzle_one_listens() {
    let club = Club::open().await;
    club.dm("p1", "puzzle chess").await;
    club.dm("p1", "learn chess").await;
    holds(&only(&club.dm("p1", "e4").await).text, &["✅"]);
    // A puzzle that was left stays open.
    club.dm("p1", "puzzle chess").await;
    solve(&club, "p1", &puzzles::of(chess())[0]).await;
    holds(&only(&club.dm("p1", "e4").await).text, &["can’t read"]);
    // A day later it takes no more answers.
    club.dm("p1", "puzzle chess").await;
    club.wait(25).await;
    holds(&only(&club.dm("p1", "e4").await).text, &["can’t read"]);
}

#[tokio::test]
async fn a_puzzle_of_what_one_plays_comes_first_else_one_chooses() {
    let club = Club::after(&[("p1", "new dragonchess gold=p1 scarlet=open")]).await;
    holds(&only(&club.dm("p1", "puzzle").await).text, &["**Dragonchess, puzzle 1/"]);
    let which = only(&club.dm("p2", "puzzle").await).clone();
    holds(&which.text, &["Puzzles of which game?"]);
    let family = only(&club.press("p2", &which.buttons[0].id).await).clone();
    let option = &family.menu.as_ref().expect("games").options[0];
    holds(&option.about, &["0 of"]);
    holds(&only(&club.press("p2", &option.id).await).text, &[", puzzle 1/"]);
    club.dm("p2", "puzzle chapaev").await.says("There are no puzzles of Chapaev");
    club.dm("p2", "puzzle ludo").await.says("ludo");
    for id in
        ["puzzle-hint:chess:ffffffff", "puzzle-next:ludo:0", "puzzle-day:c:1", "puzzle-play:chess:0:e2e4"]
    {
        club.press("p2", id).await.says("button");
    }
}

#[tokio::test]
async fn who_has_solved_all_is_told_so() {
    let club = Club::open().await;
    for _ in puzzles::of(chess()) {
        let asked = only(&club.dm("p1", "puzzle chess").await).clone();
        let at = club.chat.store.puzzles_of("p1").await.unwrap().into_iter().find(|known| known.open);
        let at = at.unwrap_or_else(|| panic!("{asked:?}"));
        let (_, puzzle) = puzzles::by_id(chess(), &at.puzzle).unwrap();
        let solved = liege_store::PuzzleProgress { solved: Some(club.clock.now()), open: false, ..at };
        club.chat.store.note_puzzle("p1", &solved).await.unwrap();
        assert_eq!(puzzle.id(), solved.puzzle);
    }
    club.dm("p1", "puzzle chess").await.says("You have solved all 30 puzzles of Chess");
}

async fn sets(club: &Club, text: &str) -> Vec<Answer> {
    let mut incoming = Club::incoming("boss", "c", addressed(text));
    incoming.who.rights = Rights { manages: true, ..Rights::default() };
    as_told(club.hear(incoming).await)
}

fn daily(club: &Club) -> Vec<OutboundMessage> {
    let letters = club.transport.letters();
    letters.into_iter().filter(|letter| letter.text.starts_with("**Puzzle of the day")).collect()
}

#[tokio::test]
async fn a_channel_gets_a_puzzle_a_day_solved_in_private_and_told_of_next_day() {
    let club = Club::open().await;
    club.wait(48).await;
    assert!(daily(&club).is_empty(), "nobody has asked for one");
    sets(&club, "setup zone Kyiv; puzzle=chess").await.says("a puzzle a day");
    let due = club.chat.store.daily_puzzle_in("c").await.unwrap().unwrap().due;
    assert_eq!(due.to_string(), "2026-01-04T08:00:00Z", "ten in the morning in Kyiv");
    club.wait(19).await;
    assert!(daily(&club).is_empty());
    club.wait(1).await;
    let [first] = &daily(&club)[..] else { panic!("{:?}", daily(&club)) };
    holds(&first.text, &["**Puzzle of the day 1: Chess.**"]);
    assert!(first.silent && first.mentions.is_empty() && first.pictures.len() == 1);
    assert_eq!(first.to, Target::Channel("c".into()));
    // It is posted only once.
    let club = club.restarted(SignedDuration::from_mins(5)).await;
    club.deliver().await;
    assert_eq!(daily(&club).len(), 1);
    let button = daily(&club)[0].buttons[0].clone();
    assert_eq!((button.label.as_str(), button.id.as_str()), ("Solve", "puzzle-day:c:1"));
    for who in ["p2", "p1"] {
        let task = only(&club.press(who, &button.id).await).clone();
        holds(&task.text, &["**Chess, puzzle "]);
        let at = club.chat.store.puzzles_of(who).await.unwrap().remove(0);
        solve(&club, who, puzzles::by_id(chess(), &at.puzzle).unwrap().1).await;
        club.wait(1).await;
    }
    assert!(club.transport.letters().iter().all(|letter| !letter.text.contains('✅')), "solved in private");
    club.wait(22).await;
    let posts = daily(&club);
    assert_eq!(posts.len(), 2);
    holds(&posts[1].text, &["day 2", "Yesterday: ||`", "2 solved it, P2 first."]);
    assert!(posts[1].mentions.is_empty() && !posts[1].text.contains("<@"), "{:?}", posts[1]);
    club.wait(24).await;
    holds(&daily(&club)[2].text, &["Nobody solved it."]);
    // Who had solved it before and is told the answer now has not solved it that day.
    let post = club.chat.store.daily_posts("c", 1).await.unwrap().remove(0);
    let at = PuzzleProgress {
        game: "chess".into(),
        puzzle: post.puzzle.clone(),
        played: Vec::new(),
        open: false,
        solved: Some(club.clock.now() - SignedDuration::from_hours(99)),
        daily: None,
        at: club.clock.now(),
    };
    club.chat.store.note_puzzle("p2", &at).await.unwrap();
    club.press("p2", "puzzle-day:c:3").await.says("**Chess, puzzle ");
    club.dm("p2", "answer").await.says("The answer: ||`");
    assert!(club.chat.store.daily_solvers("c", 3).await.unwrap().is_empty());
    // Each day has a different one; and there are none after it is turned off.
    let had = club.chat.store.daily_posts("c", 9).await.unwrap();
    let ids: std::collections::BTreeSet<_> = had.iter().map(|post| &post.puzzle).collect();
    assert_eq!((had.len(), ids.len()), (3, 3));
    sets(&club, "setup puzzle=off").await.lacks("a puzzle a day,");
    club.wait(48).await;
    assert_eq!(daily(&club).len(), 3);
    club.sound().await;
}

#[tokio::test]
async fn a_new_zone_moves_its_hour_and_a_new_language_is_spoken_at_once() {
    let club = Club::open().await;
    sets(&club, "setup zone Kyiv; puzzle=chess").await;
    club.wait(20).await;
    assert_eq!(daily(&club).len(), 1);
    let kept = async || club.chat.store.daily_puzzle_in("c").await.unwrap().unwrap();
    assert_eq!(kept().await.due.to_string(), "2026-01-03T08:00:00Z");
    // In New York that was the night of the second, so the second has had its puzzle.
    sets(&club, "setup zone America/New_York; language uk").await;
    assert_eq!(kept().await.due.to_string(), "2026-01-03T15:00:00Z", "ten in the morning in New York");
    assert_eq!(kept().await.language, Language::UKRAINIAN);
    club.wait(31).await;
    let letters = club.transport.letters();
    let second =
        letters.iter().find(|letter| letter.text.starts_with("**Задача дня 2")).expect("in Ukrainian");
    holds(&second.text, &["Учора: ||`", "`||. Не розв’язав ніхто."]);
    assert_eq!(kept().await.due.to_string(), "2026-01-04T15:00:00Z");
}

#[tokio::test]
async fn back_in_the_morning_it_posts_that_days_at_its_hour() {
    let club = Club::open().await;
    sets(&club, "setup zone Kyiv; puzzle=chess").await;
    club.wait(20).await;
    assert_eq!(daily(&club).len(), 1);
    // The bot is off from before ten of the next day until the morning after.
    let club = club.restarted(SignedDuration::from_hours(46)).await;
    club.deliver().await;
    assert_eq!(daily(&club).len(), 1, "that of a day that is past is not made good");
    let due = club.chat.store.daily_puzzle_in("c").await.unwrap().unwrap().due;
    assert_eq!(due.to_string(), "2026-01-04T08:00:00Z");
    club.wait(3).await;
    assert_eq!(daily(&club).len(), 2);
}

#[test]
fn solvers_are_counted_in_words_as_they_are() {
    let said = |language, count: i64| {
        let message =
            Message::new("puzzle-day-before").with("line", "a").with("first", "B").with("count", count);
        game::words().say(language, &message)
    };
    for (language, one, more) in
        [(Language::RUSSIAN, "у одного", "Решивших — 21"), (Language::UKRAINIAN, "одного", "Розв’язків — 21")]
    {
        assert!(said(language, 1).contains(one), "{}", said(language, 1));
        assert!(said(language, 21).contains(more), "{}", said(language, 21));
    }
}

#[tokio::test]
async fn a_puzzle_about_to_be_posted_is_looked_for_first() {
    let club = Club::open().await;
    sets(&club, "setup puzzle=on").await;
    let (_, puzzle) = of_chess(|_| true);
    let begun = DailyPost {
        number: 1,
        game: "chess".into(),
        puzzle: puzzle.id(),
        message: None,
        chosen: club.clock.now(),
    };
    club.chat.store.choose_daily("c", &begun).await.unwrap();
    club.wait(24).await;
    let [post] = &daily(&club)[..] else { panic!("{:?}", daily(&club)) };
    assert!(post.look_first, "it may have arrived before the program ended");
    holds(&post.text, &["day 1: Chess"]);
}

#[tokio::test]
async fn a_channel_that_is_lost_gets_no_more() {
    for (refused, keeps) in [(Refused::Gone, false), (Refused::Permission, true)] {
        let club = Club::open().await;
        sets(&club, "setup puzzle=on").await;
        club.transport.closed.lock().unwrap().insert("c".into(), refused);
        club.wait(24).await;
        club.wait(24).await;
        let kept = club.chat.store.daily_puzzle_in("c").await.unwrap().is_some();
        assert_eq!(kept, keeps, "{refused:?}");
        assert!(daily(&club).is_empty());
    }
    let club = Club::open().await;
    sets(&club, "setup puzzle=on").await;
    hear_of(&club.chat, &PlaceNews::ServerLeft("s".into())).await;
    assert_eq!(club.chat.store.daily_puzzle_in("c").await.unwrap(), None);
}

#[tokio::test]
async fn only_those_who_manage_a_server_settle_it_and_not_for_a_forum() {
    let club = Club::open().await;
    club.say("p1", "setup puzzle=on").await.says("manage");
    sets(&club, "setup puzzle=chapaev").await.says("setup puzzle=chess");
    let mut incoming = Club::incoming("boss", "c", addressed("setup puzzle=on"));
    incoming.who.rights = Rights { manages: true, forums: vec!["c".into()], ..Rights::default() };
    club.hear(incoming).await.says("text channel");
    assert_eq!(club.chat.store.daily_puzzle_in("c").await.unwrap(), None);
}
