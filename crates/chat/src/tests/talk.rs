//! Talk at a table, where the bot reads everything; and a house that shares a page.

use super::*;
use liege_words::Language;

/// A place in which all texts are read, with a table for p1 and p2.
async fn house(game: &str) -> Club {
    let club = Club::of(Settings { reads_all: true, page: Some("s"), ..settings() }).await;
    club.say("p1", &format!("new {game} @p1 @p2")).await;
    club.say("p2", "join").await;
    // Where chance has a part, both are asked before the game.
    for who in ["p1", "p2"] {
        club.say(who, "here #1").await;
    }
    club
}

/// Says something in the thread of the first table.
async fn at_table(club: &Club, who: &str, text: &str) -> Vec<Answer> {
    let mut incoming = Club::incoming(who, "thread-of-m1", addressed(text));
    incoming.place.parent = Some("c".into());
    club.hear(incoming).await
}

#[tokio::test]
async fn talk_at_a_table_gets_no_answer() {
    for game in ["chess", "russian-draughts", "dragonchess", "reversi", "chapaev"] {
        let club = house(game).await;
        let posts = club.transport.letters().len();
        let entries = club.table(1).await.log().len();
        let mut answered = Vec::new();
        for text in [
            "good luck!",
            "glhf",
            "gg",
            "nice move",
            "nice move, well played",
            "thanks",
            "thank you",
            "haha",
            "hi",
            "hello there",
            "hi machine, nice game",
            "hm",
            "lol",
            "wow",
            "what?",
            "I think e4 is nice",
            "I resign myself to this",
            "next time then",
            "time to go",
            "board games are fun",
            "play on!",
            "that was e4 back in the day",
            "let me think about it for a while",
            "yes",
            "удачи!",
            "хороший ход",
            "спасибо",
            "привет всем",
            "ну и ну",
            "подумаю до вечера",
            "щасти!",
            "гарний хід",
            "дякую",
            "viel Glück!",
            "гг",
            "hf",
            "hallo",
            "thanks, good game!",
            "ok, thanks",
            "nope",
            "never",
            "cool",
            "well done",
            "!!",
            "😀",
            "bye",
            "see you tomorrow",
            "knight sacrifice, really?",
            "what a move",
            "молодец",
            "круто",
            "danke",
            "guter Zug",
        ] {
            for who in ["p1", "p2", "p3"] {
                let answers = at_table(&club, who, text).await;
                if !answers.is_empty() {
                    answered.push(format!("{game}: {who}: {text}: {}", all_told(&answers)));
                }
            }
        }
        assert_eq!(answered, [""; 0]);
        assert_eq!(club.transport.letters().len(), posts, "{game}");
        assert_eq!(club.table(1).await.log().len(), entries, "{game}: nothing was played");
    }
}

#[tokio::test]
async fn members_of_a_page_need_no_link() {
    let club = house("chess").await;
    let answers = at_table(&club, "p1", "link").await;
    assert!(all_told(&answers).contains("on this page"), "{}", all_told(&answers));
}

#[tokio::test]
async fn commands_moves_and_near_moves_are_answered() {
    let club = house("chess").await;
    for text in [
        "help",
        "hello, help",
        "board",
        "moves knight",
        "knight",
        "king",
        "e5",
        "Nf9",
        "e2-e9",
        "hlep",
        "#1 whatever it is",
        "/good luck",
        "moves e2",
        "setings",
        "draw?",
    ] {
        let answers = at_table(&club, "p1", text).await;
        assert!(!answers.is_empty() || text == "draw?", "{text}");
    }
    assert_eq!(club.table(1).await.log().len(), 1, "the offer of a draw");
    // An offer waits: then a plain word is an answer.
    at_table(&club, "p2", "no").await;
    let before = club.table(1).await.log().len();
    at_table(&club, "p1", "hi, e4").await;
    assert_eq!(club.table(1).await.log().len(), before + 1);
    // Nothing changes where the bot is not alone.
    let club = Club::of(settings()).await;
    club.say("p1", "new chess @p1 @p2").await;
    club.say("p2", "join").await;
    at_table(&club, "p1", "good luck, nice move!").await.says("good luck");
}

#[tokio::test]
async fn what_concerns_its_author_alone_is_known() {
    for (text, said) in [
        ("plan if Nc6 then Bb5", Some("#1 plan if Nc6 then Bb5")),
        ("note he is tired", Some("#1 note he is tired")),
        ("whisper black shall we?", Some("#1 whisper black shall we?")),
        ("treaties", Some("#1 treaties")),
        ("sheet", Some("#1 sheet")),
        ("#7 plan e4", Some("#7 plan e4")),
        ("заметка он устал", Some("#1 заметка он устал")),
        ("good luck!", None),
        ("board", None),
        ("e4", None),
        ("acts like that are rare", None),
    ] {
        assert_eq!(crate::personal(text, 1).as_deref(), said, "{text}");
    }
}

#[tokio::test]
async fn the_first_language_of_a_page_is_that_of_its_posts() {
    let club = house("chess").await;
    assert!(
        club.transport.last().text.contains("Tap a piece, or type `e4`"),
        "{}",
        club.transport.last().text
    );
    club.say("p1", "language ru").await;
    club.say("p2", "language uk").await;
    assert_eq!(club.chat.store.server("s").await.unwrap().language, Some(Language::RUSSIAN));
    at_table(&club, "p1", "e4").await;
    assert!(club.transport.last().text.contains("Белые"), "{}", club.transport.last().text);
    // Without a page everybody chooses for themselves.
    let club = Club::of(settings()).await;
    club.say("p1", "language ru").await;
    assert_eq!(club.chat.store.server("s").await.unwrap().language, None);
}

#[tokio::test]
async fn words_of_newcomers_are_understood() {
    for text in [
        "play chess",
        "play chess vs machine",
        "play chess against the computer",
        "I want to play chess with a computer",
        "new chess vs machine",
        "new chess against the bot",
        "new chess computer",
        "let's play chess",
        "start chess with bot:2",
        "играть в шахматы против компьютера",
        "хочу сыграть в шахматы",
        "зіграймо в шахи проти комп’ютера",
    ] {
        let club = Club::of(Settings { reads_all: true, page: Some("s"), ..settings() }).await;
        let answers = club.say("p1", text).await;
        assert!(club.chat.store.table(1).await.unwrap().is_some(), "{text}: {answers:?}");
        let machine = ["machine", "computer", "bot", "компьютер", "комп’ютер"];
        let against = machine.iter().any(|word| text.contains(word));
        assert_eq!(club.table(1).await.status() == liege_table::Status::Playing, against, "{text}");
    }
    for text in ["play against computer", "play against the machine", "play"] {
        let club = Club::of(Settings { reads_all: true, page: Some("s"), ..settings() }).await;
        let answers = club.say("p1", text).await;
        assert!(!all_told(&answers).contains("can’t read"), "{text}: {answers:?}");
    }
    let club = Club::of(Settings { reads_all: true, page: Some("s"), ..settings() }).await;
    club.say("p1", "new chess @bob").await.says("Add somebody");
    club.say("p1", "new chess white=bob").await.says("Add somebody");
}
