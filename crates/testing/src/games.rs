//! Games as data: the files of a game's folder, and the parts of their lines.

use liege_game::{Game, Options, Scene, SeatSet, State, View};
use liege_words::Language;
use serde_json::{Map, Value, json};
use std::fmt;
use std::path::{Path, PathBuf};

/// The seats on turn and the possible moves; if a draw of chance is due, the seat that gets it and the draws.
pub fn open(state: &dyn State) -> (SeatSet, Vec<String>) {
    let draws = state.chance();
    if draws.is_empty() {
        return (state.to_move(), state.legal());
    }
    (state.turn().into_iter().collect(), draws)
}

/// The ids of the seats on turn.
pub fn to_move(game: &dyn Game, state: &dyn State) -> Vec<String> {
    open(state).0.iter().map(|seat| game.seats()[seat.index()].id.to_owned()).collect()
}

/// The points of the seats; `null` while the game goes on.
pub fn outcome(game: &dyn Game, state: &dyn State) -> Value {
    state.outcome().map_or(Value::Null, |outcome| outcome.to_json(game.seats()))
}

/// The options of a game from JSON: strings, numbers and truth values.
///
/// # Panics
/// If the game has no such options.
pub fn options(game: &dyn Game, given: &Value) -> Options {
    let given = given.as_object().expect("options").iter().map(|(name, value)| {
        let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        (name.clone(), text)
    });
    Options::check(game.options(), given).expect("options of the game")
}

/// The default options of a game.
///
/// # Panics
/// Never: every game has them.
pub fn usual(game: &dyn Game) -> Options {
    options(game, &Value::Object(Map::new()))
}

/// A list of texts from JSON.
///
/// # Panics
/// If it is anything else.
pub fn strings(value: &Value) -> Vec<String> {
    value.as_array().expect("a list").iter().map(|text| text.as_str().expect("a text").to_owned()).collect()
}

/// A line of a game's vectors: the options, the actions played from the start, and the resulting state.
pub fn vector(game: &dyn Game, given: &Value, moves: &[String], state: &dyn State) -> Value {
    json!({
        "game": game.id(), "options": given, "moves": moves, "to_move": to_move(game, state), "legal": open(state).1,
        "outcome": outcome(game, state), "position": state.position(),
    })
}

/// A line of a data file, with its place for messages.
#[derive(Clone, Debug)]
pub struct Case {
    /// The line as JSON.
    pub value: Value,
    file: PathBuf,
    number: usize,
}

impl fmt::Display for Case {
    /// Writes the file and the line, in the form that editors and terminals open.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file.display(), self.number)
    }
}

/// The folder that a game told by a text has in that of its family.
fn own(family: &Path, id: &str) -> Option<PathBuf> {
    let own = family.join(id);
    own.join("text.ini").is_file().then_some(own)
}

/// The folder of a game, or of its family: it is the one with its lesson, or with the folder of its text.
///
/// # Panics
/// If no folder has it.
pub fn folder(id: &str) -> PathBuf {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/src");
    let games = games.canonicalize().expect("the games");
    let entries = std::fs::read_dir(&games).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut folders: Vec<PathBuf> = entries.collect();
    folders.retain(|folder| folder.join(format!("lessons/{id}.toml")).is_file() || own(folder, id).is_some());
    folders.pop().unwrap_or_else(|| panic!("no folder in {} has a lesson of {id}", games.display()))
}

/// The path of a game's file in one of its folders: `vectors`, `worked`, `corpus`, `puzzles`.
pub fn file(id: &str, of: &str) -> PathBuf {
    let folder = folder(id);
    match own(&folder, id) {
        Some(own) => own.join(format!("{of}.jsonl")),
        None => folder.join(of).join(format!("{id}.jsonl")),
    }
}

/// Writes a game's file in one of its folders.
///
/// # Errors
/// The error names the file and the reason.
pub fn store(id: &str, of: &str, lines: &[Value]) -> Result<(), String> {
    let path = file(id, of);
    let text = lines.iter().fold(String::new(), |text, line| text + &line.to_string() + "\n");
    let parent = path.parent().map_or(Ok(()), std::fs::create_dir_all);
    let made = parent.and_then(|()| std::fs::write(&path, text));
    made.map_err(|error| format!("{} can't be written: {error}", path.display()))
}

/// The lines of a game's file in one of its folders; empty if there is no file.
///
/// # Panics
/// If a line is not JSON.
pub fn cases(id: &str, of: &str) -> Vec<Case> {
    let path = file(id, of);
    let Ok(text) = std::fs::read_to_string(&path) else { return Vec::new() };
    let root = super::workspace().canonicalize().expect("the workspace");
    let file = path.strip_prefix(root).unwrap_or(&path).to_owned();
    let case = |(index, line): (usize, &str)| {
        let mut case = Case { value: Value::Null, file: file.clone(), number: index + 1 };
        case.value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{case}: {error}"));
        case
    };
    text.lines().enumerate().map(case).collect()
}

/// A picture of a game in its middle: from the shortest of its vectors with at least ten moves that is not
/// over.
///
/// # Panics
/// If there is no such vector.
pub fn in_the_middle(game: &'static dyn Game) -> Scene {
    let vectors: Vec<Case> = cases(game.id(), "vectors");
    let begun = |line: &&Value| {
        let usual = line["options"].as_object().is_some_and(Map::is_empty) && line["from"].is_null();
        line["outcome"].is_null() && usual && strings(&line["moves"]).len() > 9
    };
    let lines = vectors.iter().map(|case| &case.value).filter(begun);
    let line = lines.min_by_key(|line| strings(&line["moves"]).len());
    let line = line.unwrap_or_else(|| panic!("no vector of {} has come ten moves far", game.id()));
    let moves = strings(&line["moves"]);
    let mut state = game.start(&usual(game), None).expect("a start");
    let (mut text, mut seat, mut last, mut round) = (String::new(), None, Vec::new(), None);
    for action in &moves {
        (text, seat, last) = (state.display(action), state.actor(action), vec![action.clone()]);
        round = state.round();
        state.play(action).expect("a legal move");
    }
    state.scene(&View {
        last: &last,
        last_text: &text,
        last_seat: seat,
        number: moves.len(),
        round,
        ..View::plain(Language::ENGLISH)
    })
}

/// The games for a test: all, or the one that `LIEGE_GAME` names.
///
/// # Panics
/// If there is no game with that name.
pub fn wanted() -> Vec<&'static dyn Game> {
    let only = std::env::var("LIEGE_GAME").ok();
    let all = liege_game::all().iter().copied();
    let wanted: Vec<_> = all.filter(|game| only.as_deref().is_none_or(|only| game.id() == only)).collect();
    assert!(!wanted.is_empty(), "there is no game {only:?}");
    wanted
}
