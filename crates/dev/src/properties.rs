//! Named properties that must hold for any input from outside: fuzzers and tests call them with arbitrary
//! bytes. None of them may panic, hang, or grow without bound.
//!
//! `fuzz/` has a target for each, `crates/dev/tests/properties` runs them for a while. In most of them the
//! first bytes choose the subject, and the rest is the text.

use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use liege::config::{self, Sources};
use liege::referee;
use liege_chat::{self as chat, clock};
use liege_discord as discord;
use liege_game::pgn::{self, Dialect};
use liege_game::{self as game, Game, Options, Refusal, Seat, State};
use liege_local::{Room, page};
use liege_store as store;
use liege_table::record;
use liege_words::Language;
use std::io::Write as _;
use std::sync::{Arc, OnceLock};
use tower_service::Service as _;

/// A property: it panics if it does not hold.
pub type Property = fn(&[u8]);

/// All properties, by name.
pub const ALL: [(&str, Property); 9] = [
    ("typed_is_played_or_refused", typed_is_played_or_refused),
    ("positions_read_back", positions_read_back),
    ("foreign_games_are_read_or_refused", foreign_games_are_read_or_refused),
    ("records_are_read_or_refused", records_are_read_or_refused),
    ("referee_answers_every_line", referee_answers_every_line),
    ("configurations_are_read_or_refused", configurations_are_read_or_refused),
    ("events_are_understood_or_dropped", events_are_understood_or_dropped),
    ("the_chat_answers_within_limits", the_chat_answers_within_limits),
    ("the_page_answers_every_request", the_page_answers_every_request),
];

/// Takes a byte as a number below `of`; 0 if there is none left.
fn choice(data: &mut &[u8], of: usize) -> usize {
    let Some((first, rest)) = data.split_first() else { return 0 };
    *data = rest;
    usize::from(*first) % of.max(1)
}

fn text(data: &[u8]) -> String {
    String::from_utf8_lossy(data).into_owned()
}

/// A game that the first byte chooses.
fn some_game(data: &mut &[u8]) -> &'static dyn Game {
    game::all()[choice(data, game::all().len())]
}

/// The default options of a game.
fn defaults(game: &dyn Game) -> Options {
    Options::check(game.options(), [("", ""); 0]).expect("options that nobody chose are in order")
}

/// A position some moves into a game; the first bytes choose both.
fn some_position(data: &mut &[u8]) -> Box<dyn State> {
    let game = some_game(data);
    let mut state = game.start(&defaults(game), None).expect("a game starts");
    for _ in 0..choice(data, 6) {
        let moves = state.samples();
        if moves.is_empty() {
            break;
        }
        state.play(&moves[choice(data, 255) % moves.len()]).expect("a legal move");
    }
    state
}

/// A typed text at a table is read as actions that can be played one after another, or refused with a
/// sentence.
pub fn typed_is_played_or_refused(mut data: &[u8]) {
    let game = game::all()[usize::from(*data.first().unwrap_or(&0)) % game::all().len()];
    let state = some_position(&mut data);
    let text = text(data);
    let say = |refusal: &Refusal| {
        for language in Language::all() {
            assert!(!game::words().say(language, &refusal.message).is_empty());
        }
    };
    for seat in (0u8..).map(Seat).take(game.seats().len()) {
        match state.read(seat, &text) {
            Err(refusal) => say(&refusal),
            Ok(actions) => {
                let mut then = state.boxed();
                for action in actions {
                    // An action that was read may still not be open to the seat: then it is refused, with a
                    // sentence.
                    if let Err(refusal) = then.play(&action) {
                        say(&refusal);
                        break;
                    }
                }
            }
        }
        if let Err(refusal) = state.moves_of(seat, &text) {
            say(&refusal);
        }
        for (shown, action) in state.complete(seat, &text) {
            assert!(!shown.is_empty() && !action.is_empty());
        }
    }
}

/// An accepted position string is written as an accepted one, and stays the same from then on; so is a
/// position in the notation of other programs.
pub fn positions_read_back(mut data: &[u8]) {
    let game = some_game(&mut data);
    let options = defaults(game);
    let Ok(state) = game.start(&options, Some(&text(data))) else { return };
    let written = state.position();
    let again = game.start(&options, Some(&written)).expect("a position string is read back");
    assert_eq!(again.position(), written);
}

/// A game from another program is read, or refused with its line, and the result is not longer than its text.
pub fn foreign_games_are_read_or_refused(data: &[u8]) {
    let text = text(data);
    for dialect in [Dialect::Pgn, Dialect::Pdn] {
        let Ok(games) = pgn::read(&text, dialect) else { continue };
        assert!(games.iter().map(|game| game.moves.len()).sum::<usize>() <= text.len());
    }
    records_are_read_or_refused(data);
}

/// A record is read, or refused with its line.
pub fn records_are_read_or_refused(data: &[u8]) {
    match record::read(data, game::by_id, record::Texts::Known) {
        Ok(sheet) => assert!(sheet.log.len() <= record::MOST_ENTRIES),
        Err(fault) => assert!(Language::all().into_iter().all(|language| !fault.say(language).is_empty())),
    }
}

/// Every line that is not blank gets an answer of one line of JSON.
pub fn referee_answers_every_line(data: &[u8]) {
    // Counting to any depth is its purpose, and takes as long as it takes.
    if text(data).contains("perft") {
        return;
    }
    let mut answers = Vec::new();
    referee::run(data, &mut answers).expect("memory is written");
    let asked = data.split(|byte| *byte == b'\n').filter(|line| !line.iter().all(u8::is_ascii_whitespace));
    let answered = answers.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
    let mut count = 0;
    for answer in answered {
        let value: serde_json::Value = serde_json::from_slice(answer).expect("an answer is JSON");
        assert!(value.is_object());
        count += 1;
    }
    assert_eq!(count, asked.count());
}

/// A configuration file is read, or refused with every wrong place; the settings that were read are written
/// so that they are read again.
pub fn configurations_are_read_or_refused(data: &[u8]) {
    let mut file = tempfile::NamedTempFile::new().expect("a temporary file");
    file.write_all(data).expect("a temporary file");
    let load = |file: &tempfile::NamedTempFile| {
        config::load(&Sources { file: Some(file.path().to_owned()), ..Sources::default() })
    };
    match load(&file) {
        Err(error) => assert!(!error.to_string().is_empty()),
        Ok(read) => assert!(!read.to_toml().is_empty()),
    }
}

/// An event from Discord is understood, or dropped.
pub fn events_are_understood_or_dropped(data: &[u8]) {
    if let Some(said) = discord::understood(data) {
        assert!(!format!("{said:?}").is_empty());
    }
}

/// Everything said in a channel or pressed is answered within Discord's limits, and without an internal
/// error.
pub fn the_chat_answers_within_limits(mut data: &[u8]) {
    let Some(hall) = hall() else { return };
    let (who, how) = (choice(&mut data, 4), choice(&mut data, 3));
    let text = text(data);
    // The answer may quote the typed text.
    let quoted = text.contains(['{', '(']);
    let said = match how {
        0 => chat::Said::Press(text),
        addressed => chat::Said::Text { text: text.into(), addressed: addressed == 1, reply_to: None },
    };
    let person = |number: usize| chat::Person {
        id: format!("p{number}"),
        name: format!("P{number}"),
        locale: None,
        rights: chat::Rights::default(),
    };
    let place = chat::Place { server: Some("s".into()), channel: "c".into(), parent: None, locale: None };
    let known = (0..4).map(person).collect();
    let incoming = chat::Incoming { id: None, who: person(who), place, said, known, files: Vec::new() };
    for answer in hall.runtime.block_on(chat::handle(&hall.chat, incoming)) {
        assert!(answer.text.chars().count() <= 2_000, "{}", answer.text);
        let whole = !answer.text.contains("(Mark ") && !answer.text.contains("{$");
        assert!(whole || quoted, "{}", answer.text);
        assert!(answer.buttons.len() <= 25);
        for button in &answer.buttons {
            assert!(button.id.chars().count() <= 100 && button.label.chars().count() <= 80, "{button:?}");
        }
    }
}

/// Every request to the page is answered, and never with a server error.
pub fn the_page_answers_every_request(mut data: &[u8]) {
    let Some(hall) = hall() else { return };
    let method = [Method::GET, Method::POST, Method::PUT, Method::DELETE][choice(&mut data, 4)].clone();
    let paths = ["state", "messages", "say", "press", "complete", "members"];
    let path = paths[choice(&mut data, paths.len())];
    let end = data.iter().position(|byte| *byte == b'\n').unwrap_or(data.len());
    let (query, body) = (text(&data[..end]), data.get(end + 1..).unwrap_or_default().to_vec());
    let request = Request::builder()
        .method(method)
        .uri(format!("/api/{path}?{query}"))
        .header("host", "127.0.0.1")
        .header("content-type", "application/json");
    // The server refuses an invalid address before it gets here.
    let Ok(request) = request.body(Body::from(body)) else { return };
    let answered = hall.runtime.block_on(async { hall.page.clone().call(request).await });
    let Ok(answer) = answered;
    assert!(answer.status() < StatusCode::INTERNAL_SERVER_ERROR, "{answer:?}");
}

/// A chat and a page over it, made once: its messages stay.
struct Hall {
    runtime: tokio::runtime::Runtime,
    chat: Arc<chat::Desk>,
    page: Router,
    _folder: tempfile::TempDir,
}

fn hall() -> Option<&'static Hall> {
    static HALL: OnceLock<Option<Hall>> = OnceLock::new();
    HALL.get_or_init(Hall::open).as_ref()
}

impl Hall {
    fn open() -> Option<Hall> {
        let runtime = tokio::runtime::Runtime::new().ok()?;
        let folder = tempfile::tempdir().ok()?;
        let clock = Arc::new(clock::ManualClock::new("2026-01-05T12:00:00Z".parse().ok()?));
        let made = runtime.block_on(async {
            let store = store::Store::open(&folder.path().join("liege.sqlite")).await.ok()?;
            let settings =
                chat::Settings { limits: chat::Limits::default().unhurried(), ..Default::default() };
            let chat = chat::Desk::new(store.clone(), clock.clone(), settings).ok()?;
            let room = Room::open(store, Arc::clone(&chat), clock, &["Ann".to_owned()]).await.ok()?;
            let (_, stop) = tokio::sync::watch::channel(false);
            Some((chat, page::router(room, Language::ENGLISH, false, stop)))
        });
        let (chat, page) = made?;
        Some(Hall { runtime, chat, page, _folder: folder })
    }
}
