//! Texts in other words than those of commands: what they must not do, and what they do.

use super::*;
use crate::wording::layout_called;
use liege_table::Status;

const GAMES: [&str; 3] = [
    "dragonchess gold=p1 scarlet=@p2",
    "dragons-breakthrough first=p1 second=@p2",
    "three-player-chess red=p1 white=@p2 black=p3",
];

/// Begins a table of a game in which p2 plays.
async fn begun(game: &str) -> Club {
    let club = Club::after(&[("p1", &format!("new {game}")), ("p2", "join"), ("p3", "join #1")]).await;
    assert_eq!(club.table(1).await.status(), Status::Playing, "{game}");
    club
}

async fn hears(club: &Club, who: &str, text: &str) -> Vec<Answer> {
    club.hear(Club::incoming(who, "thread-of-m1", overheard(text))).await
}

/// In no game do any words for resigning resign at once.
#[tokio::test]
async fn resigning_in_any_words_is_asked_once_more() {
    for game in GAMES {
        let club = begun(game).await;
        let seat = club.table(1).await.seats_of("p2").iter().next().unwrap();
        let canonical = club.table(1).await.state().resignation(seat).unwrap();
        let asked = only(&club.say("p2", "resign").await).clone();
        let sure = asked.buttons[0].clone();
        let typed = [
            "resign?",
            "I resign",
            "I resign!",
            "I give up",
            "resign.",
            "Сдаюсь",
            "сдаюсь?",
            "Я сдаюсь",
            "здаюся",
            "Здаюся?",
            "move resign",
            "play resign",
            "say сдаюсь",
            "/ход сдаюсь",
            "хід здаюся",
            "#1 resign?",
            "act resign",
            &canonical,
        ];
        let mut understood = 0;
        for text in typed {
            for answers in [
                club.say("p2", text).await,
                club.dm("p2", text).await,
                club.say_in("p2", "thread-of-m1", text).await,
                hears(&club, "p2", text).await,
            ] {
                // Not every game knows all of these words.
                let right = answers.iter().find(|answer| answer.buttons == asked.buttons);
                if let Some(answer) = right {
                    understood += 1;
                    assert_eq!(*answer, asked, "{game}: {text}");
                }
                let table = club.table(1).await;
                assert!(table.log().is_empty() && table.status() == Status::Playing, "{game}: {text}");
            }
        }
        assert!(understood > 30, "{game}: {understood}");
        let last = only(&club.say("p2", &canonical).await).clone();
        assert_eq!(last, asked, "{game}: the notation is typed as well");
        club.press("p1", &sure.id).await;
        assert!(club.table(1).await.log().is_empty(), "{game}: not for another’s seat");
        club.press("p2", &sure.id).await;
        assert_eq!(club.table(1).await.log()[0].action, canonical, "{game}");
        club.sound().await;
    }
}

/// The label of the confirming button, typed, only asks, as the command does.
#[tokio::test]
async fn the_words_of_the_confirming_button_only_ask() {
    let club = begun(GAMES[0]).await;
    for (code, word) in [("en", "resign"), ("ru", "сдаться"), ("uk", "здатися")] {
        club.say("p2", &format!("language {code}")).await;
        let asked = only(&club.say("p2", word).await).clone();
        let label = asked.buttons[0].label.clone();
        assert_eq!(*only(&club.say("p2", &label).await), asked, "{code}: {label}");
        assert!(club.table(1).await.log().is_empty(), "{code}: {label}");
    }
}

#[tokio::test]
async fn who_resigns_by_word_at_several_tables_is_asked_for_each() {
    let club = begun(GAMES[0]).await;
    club.say("p1", &format!("new {}", GAMES[0])).await;
    club.say("p2", "join #2").await;
    for id in [1, 2] {
        club.say("p1", &format!("#{id} W2f3")).await;
    }
    let asked = club.dm("p2", "resign").await;
    assert_eq!(asked.len(), 2, "{asked:?}");
    assert_eq!(club.dm("p2", "сдаюсь").await, asked);
    for id in [1, 2] {
        assert_eq!(club.table(id).await.log().len(), 1);
        assert_eq!(asked[id as usize - 1].buttons[0].style, ButtonStyle::Bad);
    }
    club.press("p2", &asked[1].buttons[0].id).await;
    assert_eq!(club.table(1).await.status(), Status::Playing);
    assert_eq!(club.table(2).await.status(), Status::Over);
}

/// A question from before the position changed has no effect, as with any other button.
#[tokio::test]
async fn a_question_that_is_old_ends_no_game() {
    let club = begun(GAMES[0]).await;
    let asked = only(&club.say("p2", "I give up").await).clone();
    club.say("p1", "W2f3").await;
    club.press("p2", &asked.buttons[0].id).await;
    assert_eq!(club.table(1).await.log().len(), 1);
    assert_eq!(club.table(1).await.status(), Status::Playing);
}

/// During a pause a player may resign, and is asked for confirmation too.
#[tokio::test]
async fn resigning_by_word_in_a_pause_is_asked_once_more() {
    let club = begun(GAMES[0]).await;
    club.say("p1", "pause 5 now").await;
    assert!(club.table(1).await.paused_until().is_some());
    let count = club.table(1).await.log().len();
    let asked = only(&club.say("p2", "сдаюсь").await).clone();
    assert_eq!(club.table(1).await.log().len(), count);
    club.press("p2", &asked.buttons[0].id).await;
    assert_eq!(club.table(1).await.status(), Status::Over);
}

#[tokio::test]
async fn whoever_hands_an_army_over_in_words_is_asked_once_more() {
    for text in ["handover", "handover blue>black", "act handover", "I hand my army over"] {
        let club = Club::after(&[("p1", "new enochian-chess yellow=p1 blue=@p2 red=@p3 black=p1")]).await;
        for who in ["p2", "p3"] {
            club.say(who, "join").await;
        }
        let acts = club.say("p2", "acts").await;
        let button = only(&acts).buttons.iter().find(|button| button.id.contains("handover")).cloned();
        let pressed = club.press("p2", &button.expect("a button").id).await;
        assert_eq!(club.say("p2", text).await, pressed, "{text}");
        assert!(club.table(1).await.log().is_empty(), "{text}");
        club.press("p2", &only(&pressed).buttons[0].id).await;
        assert_eq!(club.table(1).await.log()[0].action, "handover blue>black");
    }
}

/// An action that can be answered or withdrawn is done at once.
#[tokio::test]
async fn nothing_else_is_asked_once_more() {
    let club = begun(GAMES[2]).await;
    for text in ["I offer a draw", "C5-V7"] {
        let before = club.table(1).await.log().len();
        club.say("p2", text).await;
        assert_eq!(club.table(1).await.log().len(), before + 1, "{text}");
    }
}

#[test]
fn to_leave_is_not_to_go_on_leave() {
    let leave = |table| Parsed::Command(call("leave", Given::at(table)));
    for text in ["leave", "/leave", "встать", "уйти из-за стола", "вийти з-за столу", "leave the table"]
    {
        assert_eq!(parse(text), leave(None), "{text}");
    }
    for text in
        ["leave #3", "leave 3", "#3 leave", "leave table 3", "встать 3", "выйти из-за стола #3", "піти 3"]
    {
        assert_eq!(parse(text), leave(Some(3)), "{text}");
    }
    for text in [
        "leave for 3 days",
        "leave 5d",
        "leave 3 days",
        "leave 3d #3",
        "leave 5 #3",
        "#3 leave 5",
        "leave 2 3",
        "leave until Monday",
        "leave now",
        "уйти на 3 дня",
        "встать на 2 недели",
        "піти на 3 дні",
        "вийти 5 днів #3",
    ] {
        assert_eq!(parse(text), Parsed::Wrong(command("leave").unwrap(), "leave-how"), "{text}");
    }
}

#[tokio::test]
async fn whoever_says_leave_for_days_keeps_their_seat_and_is_shown_the_word() {
    let club = Club::open().await;
    for _ in 0..3 {
        club.say("p1", "new dragonchess gold=p1 scarlet=open").await;
    }
    for (code, word) in [("en", "vacation"), ("ru", "отпуск"), ("uk", "відпустка")] {
        club.say("p1", &format!("language {code}")).await;
        for text in ["leave for 3 days", "leave 5d", "leave 5d #2"] {
            let answers = club.say("p1", text).await;
            let told = &only(&answers).text;
            let examples: Vec<&str> = told.split('`').skip(1).step_by(2).collect();
            assert!(examples.iter().any(|example| example.starts_with(word)), "{code} {text}: {told}");
            for example in examples {
                let name = registry::first_of(example).map(|(command, _)| command.id);
                assert!(matches!(name, Some("leave" | "vacation")), "{code}: {example}");
                assert!(matches!(parse(example), Parsed::Command(_)), "{code}: {example}");
            }
            for id in 1..=3 {
                assert!(!club.table(id).await.seats_of("p1").is_empty(), "{code} {text}: #{id}");
            }
        }
    }
    club.say("p1", "leave 3").await;
    assert!(club.table(3).await.seats_of("p1").is_empty(), "a bare number is still a table");
    assert!(!club.table(2).await.seats_of("p1").is_empty());
}

#[tokio::test]
async fn words_with_a_hyphen_are_understood_with_a_space() {
    for (hyphened, spaced) in [
        ("не-ищу", "не ищу"),
        ("не-ищу", "Не ищу."),
        ("не-шукаю", "не шукаю"),
        ("не-ищу #3", "не ищу #3"),
        ("не-шукаю #3", "#3 не  шукаю"),
        ("не-ищу 3", "/не ищу 3"),
        ("вне-списков вкл", "вне списков вкл"),
        ("поза-списками вимк", "Поза списками вимк"),
    ] {
        assert!(matches!(parse(hyphened), Parsed::Command(_)), "{hyphened}");
        assert_eq!(parse(spaced), parse(hyphened), "{spaced}");
    }
    for text in ["не надо", "не, ищу", "вне игры", "поза межами"] {
        assert!(matches!(parse(text), Parsed::Move(_)), "{text}");
    }
    let club = Club::open().await;
    for (code, text) in [("ru", "не ищу"), ("uk", "не шукаю")] {
        club.say("p1", &format!("language {code}")).await;
        club.say("p1", "seek dragonchess").await;
        let id = if code == "ru" { 1 } else { 2 };
        assert_eq!(club.table(id).await.status(), Status::Lobby);
        club.say("p1", text).await;
        assert_eq!(club.table(id).await.status(), Status::Abandoned, "{text}");
        let (spaced, hyphened) =
            (club.say("p1", &format!("help {text}")).await, club.say("p1", "help unseek").await);
        assert_eq!(spaced, hyphened, "{text}");
    }
}

#[test]
fn a_board_of_the_past_is_asked_for_with_any_little_word() {
    let board = |seat: Option<&str>, layout: Option<&str>| {
        let (seat, layout) = (seat.map(str::to_owned), layout.map(str::to_owned));
        Parsed::Command(call("board", Given::default().and("seat", seat).and("layout", layout).with("at", 1)))
    };
    for text in [
        "board 1",
        "board at 1",
        "board after 1",
        "board in 1",
        "board on 1",
        "доска 1",
        "доска в 1",
        "доска на 1",
        "доска после 1",
        "Доска На 1",
        "дошка в 1",
        "дошка у 1",
        "дошка на 1",
        "дошка після 1",
    ] {
        assert_eq!(parse(text), board(None, None), "{text}");
    }
    assert_eq!(parse("доска красные в 1"), board(Some("красные"), None));
    assert_eq!(parse("дошка за золотих широка на 1"), board(Some("золотих"), Some("широка")));
}

#[tokio::test]
async fn a_little_word_turns_no_board_wide() {
    let game = liege_game::all().iter().find(|game| game.id() == "dragonchess").copied().unwrap();
    for word in ["в", "у", "a", "in", "на", ""] {
        assert_eq!(layout_called(game, word), None, "{word}");
    }
    for (word, layout) in
        [("wide", "wide"), ("ряд", "wide"), ("row", "wide"), ("воздух", "air"), ("земля", "land")]
    {
        assert_eq!(layout_called(game, word), Some(layout), "{word}");
    }
    let club = begun(GAMES[0]).await;
    club.say("p1", "W2f3").await;
    club.say("p2", "W2e6").await;
    let at = club.say("p1", "board at 1").await;
    assert_eq!(only(&at).pictures.len(), 1, "{at:?}");
    assert_ne!(club.say("p1", "board").await, at);
    for text in ["доска в 1", "доска на 1", "дошка в 1", "дошка у 1", "дошка на 1", "board in 1"]
    {
        assert_eq!(club.say("p1", text).await, at, "{text}");
    }
}
