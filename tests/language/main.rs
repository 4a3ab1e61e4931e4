//! One more language: made of the English files by putting an accent on every vowel, and spoken by two people who
//! play a game in it. Nothing in the program knows of it but its files.

mod complete;
mod dashes;
mod distances;
mod subjects;

use jiff::Timestamp;
use liege_chat::clock::ManualClock;
use liege_chat::command::{slash, typed_as};
use liege_chat::{
    self as chat, Answer, Desk, Incoming, Person, Place, Rights, Said, Settings, command, commands, of_word,
};
use liege_render::Renderer;
use liege_store::Store;
use liege_words::Language;
use std::sync::Arc;

liege_testing::install!(liege_games::house());

/// An English vowel as the language has it.
fn vowel(letter: char) -> char {
    match letter {
        'a' => 'á',
        'e' => 'é',
        'i' => 'í',
        'o' => 'ó',
        'u' => 'ú',
        other => other,
    }
}

/// A Fluent file in the language: what stands in braces, ids and comments stay, but for the texts among which one chooses.
fn accented(source: &str) -> String {
    let mut made = String::with_capacity(source.len());
    let mut depth = 0;
    for line in source.split_inclusive('\n') {
        let start = line.trim_start();
        let chosen = depth > 0 && start.starts_with(['[', '*']);
        let goes_on = depth == 0 && line.starts_with(' ') && !start.starts_with('.');
        let text = match (line.starts_with('#'), chosen, goes_on) {
            (true, ..) => None,
            (_, true, _) => line.find(']').map(|end| end + 1),
            (.., true) => Some(0),
            _ if depth > 0 => Some(0),
            _ => line.find('=').map(|sign| sign + 1),
        };
        let (head, text) = line.split_at(text.unwrap_or(line.len()));
        made.push_str(head);
        depth += braces(head);
        let outside = if chosen { depth } else { 0 };
        for letter in text.chars() {
            depth += i32::from(letter == '{') - i32::from(letter == '}');
            made.push(if depth == outside { vowel(letter) } else { letter });
        }
    }
    made
}

/// How many more braces are opened than closed.
fn braces(text: &str) -> i32 {
    text.chars().map(|letter| i32::from(letter == '{') - i32::from(letter == '}')).sum()
}

/// A server with a table of two.
struct Room {
    chat: Arc<Desk>,
    language: Language,
    folder: tempfile::TempDir,
}

impl Room {
    async fn open(language: Language) -> Room {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("liege.sqlite")).await.unwrap();
        let renderer = Renderer::new().unwrap();
        renderer.leave_blank(true);
        let clock = Arc::new(ManualClock::new("2026-11-23T10:00:00Z".parse::<Timestamp>().unwrap()));
        let settings = Settings { threads: false, language, ..Settings::default() };
        Room { chat: Desk::drawn_by(Arc::new(renderer), store, clock, settings), language, folder }
    }

    fn person(&self, id: &str) -> Person {
        Person { id: id.into(), name: id.into(), locale: Some(self.language), rights: Rights::default() }
    }

    async fn say(&self, who: &str, text: &str) -> Vec<Answer> {
        let said = Said::typed(text);
        let place = Place { server: Some("s".into()), channel: "c".into(), parent: None, locale: None };
        let known = ["p1", "p2"].map(|id| self.person(id)).into();
        chat::handle(
            &self.chat,
            Incoming { id: None, who: self.person(who), place, said, known, files: Vec::new() },
        )
        .await
    }

    /// A command by its word in the language, and its answer.
    async fn order(&self, who: &str, id: &str, rest: &str) -> String {
        let word = typed_as(self.language, id);
        assert_eq!(of_word(&word), command(id), "{word}");
        let answers = self.say(who, &format!("{word} {rest}")).await;
        answers.iter().map(|answer| answer.text.as_str()).collect::<Vec<_>>().join("\n")
    }
}

#[tokio::test]
async fn a_language_is_its_files() {
    let language = Language::made_of_english("qx", "Énglísh", accented);
    assert_eq!(Language::all().len(), Language::CODES.len() + 1);
    assert_eq!(
        (Language::of_locale("qx-QX"), liege_words::lexicon::language("énglísh")),
        (Some(language), Some(language))
    );
    assert_eq!(typed_as(language, "board"), "bóárd");

    let room = Room::open(language).await;
    let lines = [
        ("p1", "new", "chess white=p1 black=p2", ""),
        ("p2", "join", "", ""),
        ("p1", "board", "", "Táblé"),
        ("p1", "move", "e4", ""),
        ("p2", "moves", "e7", "é"),
        ("p2", "move", "e5", ""),
        ("p1", "tables", "", "#1"),
        ("p2", "log", "", "e4"),
        ("p2", "note", "off", "é"),
        ("p1", "takeback", "", ""),
        ("p2", "settings", "", "é"),
        ("p1", "games", "", "gámés"),
        ("p2", "help", "", "bóárd"),
        ("p1", "remind", "12h", "é"),
        ("p1", "rating", "", "é"),
        ("p1", "resign", "", "é"),
    ];
    for (who, id, rest, part) in lines {
        let text = room.order(who, id, rest).await;
        assert!(text.contains(part), "{id} {rest}: {text}");
        // Nobody is answered in English: an article would be the first to show it.
        assert!(!text.contains(" the ") && !text.contains(" are "), "{id} {rest}: {text}");
    }
    let table = liege_store::Store::open_read_only(&room.folder.path().join("liege.sqlite")).await.unwrap();
    assert!(table.table(1).await.unwrap().unwrap().log().len() >= 2, "two moves were made");
    // What is mistyped is found in the language too.
    let near = room.say("p1", "bóárx").await;
    assert!(near.iter().any(|answer| answer.text.contains("bóárd")), "{near:?}");
    // Slash commands have names in it.
    for command in commands() {
        let (_, own) = slash(language, command);
        assert!(own.chars().all(|letter| !"aeiou".contains(letter)), "{own}");
    }
}
