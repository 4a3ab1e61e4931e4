//! Texts of people who write as they do elsewhere: words around a move, two things at once, first words of
//! newcomers.

use super::*;
use liege_game::Seat;
use liege_table::{Chair, Status};

/// A table at which p1 plays one side and p2 the other.
async fn two(game: &str) -> Club {
    Club::after(&[("p1", &format!("new {game} @p1 @p2")), ("p2", "join")]).await
}

async fn log(club: &Club, table: i64) -> Vec<String> {
    club.table(table).await.log().iter().map(|entry| entry.action.clone()).collect()
}

#[tokio::test]
async fn words_around_a_move_are_passed_over_wherever_it_is_said() {
    for (game, text, action) in [
        ("chess", "hi, e4", "e2e4"),
        ("chess", "Добрый вечер! Кf3", "g1f3"),
        ("chess", "дякую, е4 😀", "e2e4"),
        ("chess", "<@p2> d3 :)", "d2d3"),
        ("chess", "d4\nSent from my iPhone", "d2d4"),
        ("chess", "> how are you?\nNc3 good luck", "b1c3"),
        ("international-draughts", "hello @P2, 32-28 glhf", "32-28"),
        ("dragonchess", "W2f3 👍", ""),
    ] {
        let club = two(game).await;
        club.say("p1", text).await;
        let said = log(&club, 1).await;
        assert_eq!(said.len(), 1, "{game}: {text}: {said:?}");
        let club = two(game).await;
        club.hear(Club::incoming("p1", "thread-of-m1", overheard(text))).await;
        assert_eq!(log(&club, 1).await, said, "{game}: {text}, overheard");
        if game == "chess" {
            assert_eq!(said, [action], "{text}");
        }
    }
}

#[tokio::test]
async fn a_move_is_never_dropped_without_a_word_and_talk_is_none() {
    let club = two("chess").await;
    // An impossible move is refused, without a greeting.
    club.say("p1", "hey! e5").await.says("e5").lacks("Hello");
    // Long texts that are clearly nothing get no question.
    let asked = club.say("p1", "e4 and may the better one win").await;
    assert!(only(&asked).buttons.iter().any(|button| button.id.ends_with(":e2e4")), "{asked:?}");
    for talk in
        ["lol e4", "I think e4 is nice", "thanks!", "good luck", "we should have tried d4 and c4 instead"]
    {
        assert_eq!(club.hear(Club::incoming("p1", "thread-of-m1", overheard(talk))).await, [], "{talk}");
    }
    // A text with thanks around it agrees to nothing.
    club.say("p2", "draw").await;
    club.hear(Club::incoming("p1", "thread-of-m1", overheard("thanks, ok"))).await;
    assert_eq!(club.table(1).await.status(), Status::Playing);
    // A text that only says hello gets a greeting.
    for greeting in ["hi 👋", "hello there!", "привет всем"] {
        let greeted = club.say("p1", greeting).await;
        assert!(greeted[0].text.contains("Hello") || greeted[0].text.contains("Здравствуйте"), "{greeted:?}");
    }
    // A greeting may come before a command.
    assert!(club.say("p1", "hi, help join").await[0].text.contains("**join**"));
    assert_eq!(log(&club, 1).await.len(), 1);
}

#[tokio::test]
async fn a_move_and_the_offer_of_a_draw_go_together() {
    for (game, text, action) in [
        ("chess", "e4; draw?", "e2e4"),
        ("chess", "Nf3 draw?", "g1f3"),
        ("chess", "Кf3, ничья?", "g1f3"),
        ("chess", "е4. Предлагаю ничью!", "e2e4"),
        ("chess", "d4, I offer a draw", "d2d4"),
        ("russian-draughts", "c3-d4; нічия?", "c3-d4"),
        ("dragonchess", "W2f3, draw?", ""),
        ("reversi", "FIRST; offer a draw", ""),
    ] {
        for addressed in [true, false] {
            let club = two(game).await;
            let first = club.table(1).await.state().legal().remove(0);
            let text = text.replace("FIRST", &first);
            let _ = match addressed {
                true => club.say("p1", &text).await,
                false => club.hear(Club::incoming("p1", "thread-of-m1", overheard(text.as_str()))).await,
            };
            let log = log(&club, 1).await;
            assert_eq!(log.len(), 2, "{game}: {text}: {log:?}");
            assert!(log[0] == action || game != "chess", "{text}: {log:?}");
            assert!(log[1].starts_with('@'), "{text}: {log:?}");
            club.say("p2", "yes").await;
            assert_eq!(club.table(1).await.status(), Status::Over, "{text}");
            club.sound().await;
        }
    }
    // A move that cannot be played carries no offer.
    let club = two("chess").await;
    club.say("p1", "e5; draw?").await.says("e5");
    assert_eq!(log(&club, 1).await, [""; 0]);
}

#[tokio::test]
async fn draws_and_takebacks_are_found_where_people_look() {
    let club = two("chess").await;
    club.say("p1", "e4").await;
    let ids = |answers: &[Answer]| -> Vec<String> {
        answers.iter().flat_map(|answer| &answer.buttons).map(|button| button.id.clone()).collect()
    };
    for (who, id) in [("p1", "draw:1"), ("p1", "takeback:1")] {
        assert!(ids(&club.press(who, "more:1:1").await).contains(&id.to_owned()), "{id}");
        assert!(ids(&club.say(who, "acts").await).contains(&id.to_owned()), "{id}");
    }
    holds(&all_told(&club.say("p1", "help chess").await), &["`draw?`", "`takeback`"]);
    for (topic, part) in [
        ("draw", "`draw?`"),
        ("ничья", "`draw?`"),
        ("claim", "`overdue`"),
        ("castling", "`O-O`"),
        ("рокировка", "`O-O`"),
    ] {
        holds(&all_told(&club.say("p1", &format!("help {topic}")).await), &[part]);
    }
    club.press("p1", "draw:1").await;
    assert!(log(&club, 1).await[1].starts_with('@'), "the button offers it");
    assert_eq!(club.say("p3", "acts #1").await.len(), 1);
}

#[tokio::test]
async fn a_piece_that_cannot_move_is_understood() {
    let club = two("chess").await;
    for piece in ["king", "Король", "ферзь"] {
        club.say("p1", piece).await.lacks("can’t read");
    }
}

#[tokio::test]
async fn numbers_of_tables_are_written_in_many_ways() {
    for text in ["#1: b4", "№1 b4", "#1, b4", "(#1) b4", "# 1 b4", "№ 1: b4", "[#1] b4", "b4 (#1)"] {
        let club = two("chess").await;
        club.say("p1", "new chess @p1 @p3").await;
        club.say("p3", "join").await;
        club.say("p1", text).await;
        assert_eq!((log(&club, 1).await, log(&club, 2).await), (vec!["b2b4".to_owned()], vec![]), "{text}");
    }
}

#[tokio::test]
async fn a_bare_word_answers_every_question_that_a_button_answers() {
    for (yes, no) in [("yes", "no"), ("да", "нет"), ("так", "ні")] {
        let club = two("chess").await;
        // A game that has just begun is given up at once, after a confirmation.
        club.say("p1", "abort").await.says("can’t be undone");
        club.say("p1", no).await.says("did nothing");
        assert_eq!(club.table(1).await.status(), Status::Playing);
        club.say("p1", yes).await;
        assert_eq!(club.table(1).await.status(), Status::Playing, "it is no question any more");
        club.say("p1", "abort").await;
        club.say("p1", yes).await.says("given up");
        assert_eq!(club.table(1).await.status(), Status::Abandoned, "{yes}");
    }
    // Only managers of the server may do this.
    for (yes, no) in [("yes", "no"), ("да", "нет"), ("так", "ні")] {
        let club = two("chess").await;
        let boss = async |text: &str| {
            let mut incoming = Club::incoming("boss", "c", addressed(text));
            incoming.who.rights.manages = true;
            club.hear(incoming).await
        };
        boss("void #1 one person, two seats").await;
        boss(no).await.says("did nothing");
        assert!(!club.table(1).await.is_voided(), "{no}");
        boss("void #1 one person, two seats").await;
        boss(yes).await.says("is voided");
        assert!(club.table(1).await.is_voided(), "{yes}");
    }
    // This is about no table.
    let club = Club::open().await;
    club.say("p2", "privacy forget").await;
    club.say("p2", "no").await.says("did nothing");
    club.say("p2", "privacy forget").await;
    club.say("p2", "yes").await.says("nothing about you any more");
}

#[tokio::test]
async fn first_words_of_newcomers_are_laid_at_no_tables_door() {
    let club = two("chess").await;
    for (text, part) in [
        ("how do I play?", "`new`"),
        ("What can you do?", "`new`"),
        ("как тут играть?", "`new`"),
        ("Що ти вмієш?", "`new`"),
        ("hello, how do I play?", "`new`"),
    ] {
        let answers = club.say_in("p1", "general", text).await;
        let told = all_told(&answers);
        assert!(told.contains("new") || told.contains("нов"), "{text}: {part}: {told}");
        assert!(!told.contains("#1"), "{text}: {told}");
    }
    for text in ["what games are there?", "Which games do you have", "какие есть игры?", "які є ігри"]
    {
        let told = all_told(&club.say_in("p1", "general", text).await);
        assert!(!told.contains("#1") && !told.contains("can’t read"), "{text}: {told}");
    }
    club.say_in("p1", "general", "who wants to have lunch today").await.says("neither a move nor a command");
    for (number, text) in (2..).zip([
        "play chess with @p3",
        "let’s play chess against @p3",
        "I want to play reversi with @p3",
        "сыграем в шахматы с @p3",
        "зіграймо в реверсі проти @p3",
        "play russian checkers vs @p3",
    ]) {
        let answers = club.say_in("p1", "general", text).await;
        let table = club.chat.store.table(number).await.unwrap();
        let table = table.unwrap_or_else(|| panic!("{text}: {answers:?}"));
        let invited = table.chairs().iter().filter_map(Chair::person).any(|player| player.id == "p3");
        assert!(invited, "{text}");
    }
    // A move that begins with the word is still a move.
    let club = two("chess").await;
    club.say("p1", "play e4").await;
    assert_eq!(log(&club, 1).await, ["e2e4"]);
}

#[tokio::test]
async fn games_are_opened_in_the_words_that_people_have_for_them() {
    for (text, game) in [
        ("new othello", "reversi"),
        ("new american checkers", "english-draughts"),
        ("new polish draughts", "international-draughts"),
        ("new turkish checkers", "turkish-draughts"),
        ("new 3 player chess", "three-player-chess"),
        ("new 2-move chess", "two-move-chess"),
        ("новая отелло", "reversi"),
        ("нова стоклітинні шашки", "international-draughts"),
        ("new dice chess", "dice-chess"),
    ] {
        let club = Club::open().await;
        let answers = club.say("p1", text).await;
        let table = club.chat.store.table(1).await.unwrap();
        assert_eq!(table.map(|table| table.game().id()), Some(game), "{text}: {answers:?}");
    }
    let club = Club::open().await;
    let first = club.say("p1", "new ches").await;
    assert!(
        club.chat.store.table(1).await.unwrap().is_some() || told(&first).contains("nearest: Chess"),
        "{first:?}"
    );
    club.say("p1", "new xyzzyx").await.says("`games`").lacks("nearest");
}

#[tokio::test]
async fn sides_are_named_as_people_name_them() {
    let white = |table: &Table| table.chairs()[0].person().map(|player| player.id.clone());
    let black = |table: &Table| table.chairs()[1].person().map(|player| player.id.clone());
    for (text, first, second) in [
        ("new chess white @p2 black me", "p2", "p1"),
        ("new chess vs @p2, white", "p1", "p2"),
        ("new chess as black vs @p2", "p2", "p1"),
        ("new chess @p2 color=white", "p1", "p2"),
        ("new chess Colour=Black @p2", "p2", "p1"),
        ("новая шахматы за черных против @p2", "p2", "p1"),
        ("new chess versus @p2 side=black", "p2", "p1"),
    ] {
        let club = Club::open().await;
        let answers = club.say("p1", text).await;
        let table = club.chat.store.table(1).await.unwrap().unwrap_or_else(|| panic!("{text}: {answers:?}"));
        assert_eq!(
            (white(&table).as_deref(), black(&table).as_deref()),
            (Some(first), Some(second)),
            "{text}"
        );
    }
    // After a name it is unclear whose side is meant.
    let club = Club::open().await;
    club.say("p1", "new chess @p2 as black").await.says("black=me");
    for machine in ["new chess vs machine", "new chess against the computer", "play chess with a bot"] {
        let club = Club::open().await;
        club.say("p1", machine).await;
        let table = club.table(1).await;
        assert!(table.chairs().iter().any(Chair::is_machines), "{machine}");
    }
}

#[tokio::test]
async fn members_may_be_called_like_machines_and_free_seats() {
    for name in ["machine", "open", "me2"] {
        let club = Club::open().await;
        let mut incoming = Club::incoming("p1", "c", addressed(format!("new chess white=me black=@{name}")));
        incoming.known.push(Person { name: name.to_owned(), ..person(&format!("id-{name}")) });
        club.hear(incoming).await;
        let table = club.table(1).await;
        let black = table.chairs()[1].person().map(|player| player.id.clone());
        assert_eq!(black, Some(format!("id-{name}")), "{name}");
    }
}

#[tokio::test]
async fn quotation_marks_of_phones_hold_settings_together() {
    for text in [
        "new chess @p2 time=“mon,thu 20:00 Europe/Kyiv”",
        "new chess @p2 time=«mon,thu 20:00 Europe/Kyiv»",
        "new chess @p2 TIME=„mon,thu 20:00 Europe/Kyiv“",
        "new chess time=‘mon,thu 20:00 Europe/Kyiv’ @p2",
    ] {
        let club = Club::open().await;
        let answers = club.say("p1", text).await;
        let table = club.chat.store.table(1).await.unwrap();
        let table = table.unwrap_or_else(|| panic!("{text}: {answers:?}"));
        assert_eq!(table.terms().time.to_string(), "mon,thu 20:00 Europe/Kyiv", "{text}");
        assert_eq!(table.chairs().iter().filter(|chair| chair.person().is_some()).count(), 2, "{text}");
    }
    let position = "8/8/3rk3/8/8/2K5/8/8 b - - 0 1";
    for text in [
        format!("new chess position=\"{position}\" white=me black=@p2"),
        format!("new chess white=me POSITION=“{position}” black=@p2"),
        format!("new chess black=@p2 white=me Position = {position}"),
        format!("new chess @p1 @p2 position=«{position}»"),
    ] {
        let club = Club::open().await;
        let answers = club.say("p1", &text).await;
        let table = club.chat.store.table(1).await.unwrap();
        let table = table.unwrap_or_else(|| panic!("{text}: {answers:?}"));
        assert!(table.state().position().starts_with("8/8/3rk3"), "{text}");
        assert_eq!(table.chairs()[1].person().map(|player| player.id.as_str()), Some("p2"), "{text}");
        assert_eq!(table.chairs()[Seat(0).index()].person().map(|player| player.id.as_str()), Some("p1"));
    }
}

#[tokio::test]
async fn a_puzzle_leaves_the_moves_of_games_alone() {
    let club = two("chess").await;
    club.dm("p1", "puzzle dragonchess").await.says("Dragonchess, puzzle");
    // The text cannot be the answer, and is a move at a table: after a confirmation it is played there.
    for (text, action) in [("e4", "e2e4"), ("Nc3", "b1c3")] {
        let asked = club.dm("p1", text).await;
        let before = log(&club, 1).await.len();
        asked.says("Puzzle, Dragonchess").says("move");
        assert_eq!(log(&club, 1).await.len(), before, "{text}");
        club.dm("p1", "yes").await;
        assert_eq!(log(&club, 1).await.last().map(String::as_str), Some(action));
        club.say("p2", "Nc6").await;
        club.say("p2", "a6").await;
    }
    // A text that is a move nowhere goes to the puzzle, which says its name.
    let refused = club.dm("p1", "h9").await;
    assert!(told(&refused).starts_with("**Puzzle, Dragonchess:**"), "{refused:?}");
    // `next` shows the board that waits; a puzzle that was left does not continue.
    assert!(all_told(&club.dm("p1", "next").await).contains("#1"));
    club.dm("p1", "puzzle off").await.says("closed");
    assert!(all_told(&club.dm("p1", "next").await).contains("#1"));
    club.dm("p1", "learn reversi").await.says("Reversi");
    let asked = club.dm("p1", "Nf3").await;
    asked.says("Lesson, Reversi");
}

#[tokio::test]
async fn an_edited_message_is_heard_again_unless_something_was_done() {
    let club = two("chess").await;
    let edited = async |edit: Option<i64>, text: &str| {
        let mut incoming = Club::incoming("p1", "thread-of-m1", addressed(text));
        incoming.id = Some(heard_as("17", edit));
        club.hear(incoming).await
    };
    edited(None, "e9").await.says("e9");
    edited(Some(100), "e5").await.says("e5");
    assert_eq!(edited(Some(100), "e5").await, [], "the same edit, come twice");
    edited(Some(101), "e4").await;
    assert_eq!(log(&club, 1).await, ["e2e4"]);
    club.say("p2", "e5").await;
    // The move has been played: an edit of the message plays nothing else.
    assert_eq!(edited(Some(102), "Nf3").await, []);
    assert_eq!(log(&club, 1).await.len(), 2);
}

#[tokio::test]
async fn an_offer_in_a_reply_that_the_rules_refuse_gets_its_reason() {
    let club = Club::begun().await;
    let board = club.transport.letters().len();
    let mut incoming = Club::incoming("p1", "thread-of-m1", overheard("White, be my vassal"));
    let reply =
        |text: &str| Said::Text { text: text.into(), addressed: false, reply_to: Some(format!("m{board}")) };
    // An obedience without a lord is refused in all its words.
    for text in ["Black, I obey you", "Чёрный, подчиняюсь"] {
        incoming.said = reply(text);
        let answers = club.hear(incoming.clone()).await;
        assert!(!answers.is_empty(), "{text}");
    }
    for talk in ["nice one!", "yes", "haha"] {
        incoming.said = reply(talk);
        assert_eq!(club.hear(incoming.clone()).await, [], "{talk}");
    }
}

#[tokio::test]
async fn yes_and_no_go_to_the_table_that_wants_an_answer() {
    for (yes, no) in [("yes", "no"), ("да", "нет"), ("ja", "nein"), ("accept", "refuse")] {
        // It is their turn at one table, and an offer waits for them at another.
        let club = two("chess").await;
        club.say("p1", "new three-player-chess red=me white=@p2 black=@p3").await;
        club.say("p2", "join #2").await;
        club.say("p3", "join #2").await;
        club.say("p2", "#2 C5-V7").await;
        club.say("p2", "#2 Red, truce for 3 rounds").await;
        club.say("p1", yes).await;
        let entries = log(&club, 2).await;
        assert_eq!(entries.len(), 3, "{yes}: {entries:?}");
        // So it is with what is proposed to all, also in a direct message.
        club.say("p2", "#2 takeback").await;
        club.dm("p1", no).await;
        assert!(log(&club, 2).await.last().unwrap().starts_with('@'), "{no}: {:?}", log(&club, 2).await);
        assert_eq!(log(&club, 1).await, Vec::<String>::new());
    }
}
