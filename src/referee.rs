//! The referee for other programs: it reads one JSON object a line and answers with one a line, in order,
//! until the input ends.
//!
//! ```text
//! {"game":"three-player-chess","options":{"truce":"off"},"moves":["W:WC5-WV7","B:resign"]}
//! {"game":"three-player-chess","position":"…position string…","moves":[]}
//! {"game":"three-player-chess","say":["WC5-WV7","B: г5-г7"]}
//! {"game":"three-player-chess","moves":[],"perft":3}
//! {"contest":"berger","entrants":7,"cycles":1}
//! ```
//!
//! | key | meaning |
//! |---|---|
//! | `game` | the id of the game |
//! | `options` | the table's options as strings, numbers or truth values; `position` may be here too |
//! | `position` | a position string to start from, in place of the game's own start |
//! | `moves` | canonical actions, moves and acts alike, in order |
//! | `say` | in place of `moves`: lines as people type them. The speaker is the seat whose code is before a colon (`W: …`), else a seat that may move now, else the one seat for which the line can be read |
//! | `variants` | definitions of games in the format of Fairy-Stockfish's `variants.ini`; `game` may be one of them |
//! | `perft` | count the leaf nodes of the tree of moves to this depth |
//!
//! The answer has `to_move`, `legal`, `acts`, `position` and `outcome` (and `canonical` after `say`; if a
//! draw of chance is due, `legal` lists the draws), or `nodes`, or an `error` with `message` and, if an
//! action is to blame, its index `at`, the `action`, and similar `candidates`. The `error` of faulty `variants` has
//! all `faults`, each with its `line`, its `key` and a `message`. A line has at most 1 MiB; a
//! longer one is answered with an `error`, and the next is read.
//!
//! A line with `contest` asks about pairings, standings and files of contests ([`liege_contest::question`]).

use liege_game::{self as game, Game, OptionSpec, Options, Refusal, Seat, SeatSet, State, words};
use liege_games::fairy;
use liege_words::Language;
use liege_words::limited::{Line, Lines};
use serde_json::{Map, Value, json};
use std::borrow::Cow;
use std::io::{self, BufRead, Write};

/// The greatest depth: far beyond what anybody can wait for, and not beyond the stack.
const DEEPEST: u32 = 30;

/// The largest length of a line, in bytes: room for any game that people play.
const MOST_LINE: usize = 1 << 20;

const KEYS: [&str; 7] = ["game", "options", "position", "variants", "moves", "say", "perft"];

/// Answers every line of `input` on `output`, each as soon as it is read.
///
/// # Errors
/// Returns only errors of reading and writing; a wrong line is answered with an `error`.
pub fn run(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut lines = Lines::of(MOST_LINE);
    while let Some(line) = lines.next(&mut input)? {
        let answer = match line {
            Line::Whole(line) if line.iter().all(u8::is_ascii_whitespace) => continue,
            Line::Whole(line) => answer(line),
            Line::TooLong(_) => Fault::new(format!("a line has at most {MOST_LINE} bytes")).into(),
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

/// The answer to one line.
fn answer(line: &[u8]) -> Value {
    let request = match serde_json::from_slice(line) {
        Ok(Value::Object(request)) => request,
        Ok(_) => return Fault::new("a line has to be one JSON object").into(),
        Err(error) => return Fault::new(format!("this is not JSON: {error}")).into(),
    };
    let judged = match request.contains_key("contest") {
        true => liege_contest::question::answer(&Value::Object(request)).map_err(Fault::new),
        false => judge(&request),
    };
    judged.unwrap_or_else(Value::from)
}

/// A fault of a request.
struct Fault {
    /// The action to blame, with its index.
    action: Option<(usize, String)>,
    message: String,
    candidates: Vec<String>,
    /// The faults of a text that tells games.
    text: Vec<fairy::Fault>,
}

impl Fault {
    fn new(message: impl Into<String>) -> Fault {
        Fault { action: None, message: message.into(), candidates: Vec::new(), text: Vec::new() }
    }

    fn refused(game: &dyn Game, refusal: Refusal) -> Fault {
        let message = words().say_of(Language::ENGLISH, game, &refusal.message);
        Fault { candidates: refusal.candidates, ..Fault::new(message) }
    }

    fn at(mut self, index: usize, action: &str) -> Fault {
        self.action = Some((index, action.to_owned()));
        self
    }
}

impl From<Fault> for Value {
    fn from(fault: Fault) -> Value {
        let mut error = Map::new();
        if !fault.text.is_empty() {
            let told = |fault: fairy::Fault| {
                let message = words().say(Language::ENGLISH, &fault.message);
                json!({ "line": fault.line, "key": fault.key, "message": message })
            };
            return json!({ "error": { "faults": fault.text.into_iter().map(told).collect::<Vec<_>>() } });
        }
        if let Some((index, action)) = fault.action {
            error.insert("at".to_owned(), json!(index));
            error.insert("action".to_owned(), json!(action));
        }
        error.insert("message".to_owned(), json!(fault.message));
        if !fault.candidates.is_empty() {
            error.insert("candidates".to_owned(), json!(fault.candidates));
        }
        json!({ "error": error })
    }
}

fn judge(request: &Map<String, Value>) -> Result<Value, Fault> {
    if let Some(unknown) = request.keys().find(|key| !KEYS.contains(&key.as_str())) {
        return Err(Fault::new(format!("there is no key `{unknown}`; the keys are: {}", KEYS.join(", "))));
    }
    let game = the_game(request)?;
    let mut state = set_up(game, request)?;
    let mut canonical = None;
    match (list(request, "moves")?, list(request, "say")?) {
        (Some(_), Some(_)) => {
            return Err(Fault::new("`say` stands in place of `moves`: give only one of them"));
        }
        (Some(moves), None) => {
            for (index, action) in moves.into_iter().enumerate() {
                state.play(action).map_err(|refusal| Fault::refused(game, refusal).at(index, action))?;
            }
        }
        (None, Some(lines)) => {
            let mut said = Vec::new();
            for (index, line) in lines.into_iter().enumerate() {
                let actions = hear(game, &*state, line).map_err(|fault| fault.at(index, line))?;
                for action in &actions {
                    state.play(action).map_err(|refusal| Fault::refused(game, refusal).at(index, line))?;
                }
                said.extend(actions);
            }
            canonical = Some(said);
        }
        (None, None) => {}
    }
    match request.get("perft") {
        None => Ok(describe(game, &*state, canonical)),
        Some(depth) => {
            let depth = depth.as_u64().and_then(|depth| u32::try_from(depth).ok());
            let depth = depth.filter(|depth| *depth <= DEEPEST).ok_or_else(|| {
                Fault::new(format!("`perft` has to be a depth: a whole number from 0 to {DEEPEST}"))
            })?;
            Ok(json!({ "nodes": state.perft(depth) }))
        }
    }
}

/// The games that the line itself tells.
fn told(request: &Map<String, Value>) -> Result<Vec<&'static dyn Game>, Fault> {
    let text = match request.get("variants") {
        None | Some(Value::Null) => return Ok(Vec::new()),
        Some(Value::String(text)) => text,
        Some(_) => return Err(Fault::new("`variants` has to be a string")),
    };
    match fairy::told(text, &|id| game::by_id(id).is_some()) {
        Ok(entries) => Ok(entries.into_iter().map(|entry| entry.game).collect()),
        Err(text) => Err(Fault { text, ..Fault::new("the text that tells the games has faults") }),
    }
}

fn the_game(request: &Map<String, Value>) -> Result<&'static dyn Game, Fault> {
    let told = told(request)?;
    let of_text = |id: &str| told.iter().copied().find(|game| game.id() == id);
    let known = || told.iter().chain(game::all()).map(|game| game.id()).collect::<Vec<_>>().join(", ");
    match request.get("game") {
        Some(Value::String(id)) => of_text(id)
            .or_else(|| game::by_id(id))
            .ok_or_else(|| Fault::new(format!("there is no game `{id}`; the games are: {}", known()))),
        Some(_) => Err(Fault::new(format!("`game` has to be a string; the games are: {}", known()))),
        None => Err(Fault::new(format!("`game` is missing; the games are: {}", known()))),
    }
}

fn set_up(game: &dyn Game, request: &Map<String, Value>) -> Result<Box<dyn State>, Fault> {
    let mut given = Vec::new();
    let mut position = match request.get("position") {
        None | Some(Value::Null) => None,
        Some(Value::String(text)) => Some(text.as_str()),
        Some(_) => return Err(Fault::new("`position` has to be a string")),
    };
    match request.get("options") {
        None | Some(Value::Null) => {}
        Some(Value::Object(options)) => {
            for (name, value) in options {
                if name != "position" {
                    given.push((name, setting(name, value)?));
                    continue;
                }
                let Value::String(value) = value else {
                    return Err(Fault::new("`position` has to be a string"));
                };
                if position.is_some_and(|position| position != value) {
                    return Err(Fault::new("two different positions are given"));
                }
                position = Some(value);
            }
        }
        Some(_) => return Err(Fault::new("`options` has to be an object")),
    }
    // The rules do not depend on how a table plays.
    let of_rules = |spec: &&OptionSpec| !game.table_options().contains(&spec.name);
    let specs: Vec<OptionSpec> = game.options().iter().filter(of_rules).copied().collect();
    let options = Options::check(&specs, given).map_err(|error| Fault::new(error.to_string()))?;
    game.start(&options, position).map_err(|refusal| Fault::refused(game, refusal))
}

/// The value of an option as a text: numbers and truth values are allowed too.
fn setting<'r>(name: &str, value: &'r Value) -> Result<Cow<'r, str>, Fault> {
    match value {
        Value::String(value) => Ok(Cow::Borrowed(value)),
        Value::Bool(_) | Value::Number(_) => Ok(Cow::Owned(value.to_string())),
        _ => Err(Fault::new(format!("option `{name}` has to be a string, a number, true or false"))),
    }
}

fn list<'r>(request: &'r Map<String, Value>, key: &str) -> Result<Option<Vec<&'r str>>, Fault> {
    let texts = match request.get(key) {
        None | Some(Value::Null) => return Ok(None),
        Some(Value::Array(items)) => items.iter().map(Value::as_str).collect::<Option<Vec<_>>>(),
        Some(_) => None,
    };
    texts.map(Some).ok_or_else(|| Fault::new(format!("`{key}` has to be a list of strings")))
}

/// The speaker, if the line names one by a code or id before a colon, and the rest.
fn speaker<'l>(game: &dyn Game, line: &'l str) -> Option<(Seat, &'l str)> {
    let (name, rest) = line.split_once(':')?;
    let name = name.trim().to_lowercase();
    let index = game
        .seats()
        .iter()
        .position(|seat| seat.id.to_lowercase() == name || seat.code.to_lowercase().to_string() == name)?;
    Some((Seat(u8::try_from(index).ok()?), rest.trim_start()))
}

/// The canonical actions that a typed line means.
fn hear(game: &dyn Game, state: &dyn State, line: &str) -> Result<Vec<String>, Fault> {
    let refused = |refusal| Fault::refused(game, refusal);
    if line.trim_start().starts_with("*:") {
        // The referee's own actions are not for people: they are taken literally.
        return Ok(vec![line.trim().to_owned()]);
    }
    if let Some((seat, text)) = speaker(game, line) {
        return state.read(seat, text).map_err(refused);
    }
    let movers = state.to_move();
    let mut first = None;
    for seat in movers.iter() {
        match state.read(seat, line) {
            Ok(actions) => return Ok(actions),
            Err(refusal) => first = first.or(Some(refusal)),
        }
    }
    let others =
        (0u8..).zip(game.seats()).map(|(index, _)| Seat(index)).filter(|seat| !movers.contains(*seat));
    let mut readings = Vec::new();
    for seat in others {
        match state.read(seat, line) {
            Ok(actions) => readings.push(actions),
            Err(refusal) => first = first.or(Some(refusal)),
        }
    }
    match (readings.len(), first) {
        (1, _) => Ok(readings.remove(0)),
        (0, Some(refusal)) => Err(refused(refusal)),
        _ => Err(Fault::new("several seats could say that: write who speaks before a colon")),
    }
}

/// The actions that may be entered next, and their seats: the legal moves of the seats to move or, if the
/// referee has to draw by chance, the draws, for the seats whose turn it is.
#[must_use]
pub fn open(state: &dyn State) -> (SeatSet, Vec<String>) {
    let draws = state.chance();
    if draws.is_empty() {
        return (state.to_move(), state.legal());
    }
    (state.turn().into_iter().collect(), draws)
}

fn describe(game: &dyn Game, state: &dyn State, canonical: Option<Vec<String>>) -> Value {
    let seats = game.seats();
    let (movers, entries) = open(state);
    let to_move: Vec<&str> =
        movers.iter().filter_map(|seat| seats.get(seat.index())).map(|seat| seat.id).collect();
    let mut answer = Map::new();
    let mut put = |key: &str, value: Value| answer.insert(key.to_owned(), value);
    put("to_move", json!(to_move));
    put("legal", json!(entries));
    put("acts", json!(state.acts()));
    put("position", json!(state.position()));
    put("outcome", state.outcome().map_or(Value::Null, |outcome| outcome.to_json(seats)));
    if let Some(canonical) = canonical {
        put("canonical", json!(canonical));
    }
    Value::Object(answer)
}
