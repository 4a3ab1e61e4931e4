//! Finished games of every kind, with every end: `tests/corpus/`. Tables like these are in people's data files, so each
//! must end as it ended then, for ever: a rule that changes gets a new version, and the old one stays for old tables
//! (CONTRIBUTING, "Changing a rule"). Lines are added, never changed.
//!
//! A line has the version of the rules, the options and the position it began with, what was played, and how that ended:
//! the sentence (its message), the position string, the points.
//!
//! `LIEGE_CORPUS=500` plays so many random games of each kind (`LIEGE_GAME`: of that alone) and adds those with an end
//! that the corpus does not have yet. A line that somebody has written with what was played alone is completed then.

use crate::every_game::{options, strings};
use liege::game::{self, Event, EventKind, Game, Options, Seat, State};
use liege::words::Language;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A game longer than this is none that anybody wants to read.
const LONGEST: usize = 400;

fn file(game: &dyn Game) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/corpus/{}.jsonl", game.id()))
}

fn lines(path: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct End {
    /// The sentence that says so.
    pub said: String,
    /// The one before it: what brought the end about, where it was no move.
    by: Option<String>,
}

impl End {
    /// How a game ended by an action that brought these events about.
    pub fn of(events: &[Event]) -> Option<End> {
        let at = events.iter().rposition(|event| event.kind == EventKind::End)?;
        let before = events[..at].last().filter(|event| event.kind != EventKind::Move);
        let id = |event: &Event| event.message.id().to_owned();
        Some(End { said: id(&events[at]), by: before.map(id) })
    }
}

/// Plays a game, and how it ended; nothing if it did not end.
fn played(state: &mut dyn State, moves: &[String]) -> Option<End> {
    let mut end = None;
    for action in moves {
        let events =
            state.play(action).unwrap_or_else(|why| panic!("{action} in {}: {why:?}", state.position()));
        end = End::of(&events).or(end);
    }
    end.filter(|_| state.outcome().is_some())
}

/// Plays a line under the rules of its time.
fn replayed(game: &'static dyn Game, line: &Value) -> (&'static dyn Game, Box<dyn State>, Option<End>) {
    let rules = line["rules"].as_u64().expect("a version") as u32;
    let then = game::under(game, rules)
        .unwrap_or_else(|| panic!("tables under rules {rules} of {}: {line}", game.id()));
    let mut state = then.start(&options(then, &line["options"]), line["from"].as_str()).expect("a start");
    let end = played(&mut *state, &strings(&line["moves"]));
    (then, state, end)
}

/// All ends of a game that the corpus has.
pub fn ends(game: &'static dyn Game) -> BTreeSet<End> {
    lines(&file(game)).iter().filter_map(|line| replayed(game, line).2).collect()
}

fn holds(game: &'static dyn Game, line: &Value) {
    let name = format!("{} {}", game.id(), line["moves"]);
    let (then, state, end) = replayed(game, line);
    assert_eq!(end.as_ref().map(|end| &*end.said), line["end"].as_str(), "{name}");
    assert_eq!(state.position(), line["position"].as_str().expect("a position"), "{name}");
    let outcome = state.outcome().map(|outcome| outcome.to_json(then.seats()));
    assert_eq!(outcome.as_ref(), Some(&line["outcome"]), "{name}");
    assert!(state.legal().is_empty() && state.to_move().is_empty(), "{name}");
}

#[test]
fn finished_games_end_as_they_did() {
    if let Some(games) = std::env::var("LIEGE_CORPUS").ok().and_then(|text| text.parse().ok()) {
        let only = std::env::var("LIEGE_GAME").ok();
        let wanted = game::all().iter().filter(|game| only.as_deref().is_none_or(|only| game.id() == only));
        for game in wanted {
            complete(*game);
            collect(*game, games);
        }
    }
    for game in game::all() {
        let known = lines(&file(*game));
        assert!(known.len() > 1, "{} has no finished games", game.id());
        for line in &known {
            holds(*game, line);
        }
    }
}

/// What a game can say of its end it says of a game of the corpus. (That no other end of a game is missing there,
/// random games look.)
#[test]
fn every_end_is_there() {
    let had: BTreeSet<End> = game::all().iter().flat_map(|game| ends(*game)).collect();
    let told: BTreeSet<&str> =
        had.iter().flat_map(|end| [Some(&*end.said), end.by.as_deref()]).flatten().collect();
    let own = game::all().iter().map(|game| (game.prefix(), game.words(Language::ENGLISH)));
    for (prefix, source) in own.chain([("sqr", liege::words::source(Language::ENGLISH))]) {
        let ids = source.lines().filter_map(|line| line.split_once(" =").map(|(id, _)| id));
        let mut of_ends = ids.filter(|id| match id.split('-').collect::<Vec<_>>()[..] {
            ["drt", "end", ..] | ["tpc", "won" | "drawn"] => true,
            [of, "end" | "over" | "won" | "drawn", _, ..] => of == prefix,
            _ => false,
        });
        assert_eq!(of_ends.find(|id| !told.contains(id)), None, "no game of the corpus ends so");
    }
}

fn pick<'a>(dice: &mut ChaCha8Rng, list: &'a [String]) -> Option<&'a String> {
    list.get((dice.next_u64() % list.len().max(1) as u64) as usize)
}

/// Where random games begin: mostly at the start, else at a worked example.
fn start(dice: &mut ChaCha8Rng, game: &dyn Game) -> (Value, Option<String>) {
    let worked =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/vectors/worked/{}.jsonl", game.id()));
    let worked = lines(&worked);
    let from: Vec<&Value> = worked.iter().filter(|case| case["from"].is_string()).collect();
    let some = |dice: &mut ChaCha8Rng, one_in: u64| dice.next_u64().is_multiple_of(one_in);
    if !from.is_empty() && some(dice, 2) {
        let case = from[(dice.next_u64() % from.len() as u64) as usize];
        let options = case.get("options").cloned().unwrap_or_else(|| json!({}));
        return (options, case["from"].as_str().map(str::to_owned));
    }
    let mut options = serde_json::Map::new();
    for spec in game.options() {
        if !some(dice, 3) {
            continue;
        }
        let listed: Vec<String> = spec.values.listed().iter().map(|value| (*value).to_owned()).collect();
        options.extend(pick(dice, &listed).map(|value| (spec.name.to_owned(), json!(value))));
    }
    (Value::Object(options), None)
}

/// A random action: a capture rather than another, acts and words now and then.
fn next(dice: &mut ChaCha8Rng, game: &dyn Game, state: &dyn State) -> Option<String> {
    let legal = if state.patterned() { state.samples() } else { [state.legal(), state.chance()].concat() };
    let rare: Vec<String> =
        legal.iter().filter(|mv| mv.contains(['x', ':', '=', '+', '@'])).cloned().collect();
    let leave: Vec<String> =
        (0..game.seats().len() as u8).filter_map(|seat| state.resignation(Seat(seat))).collect();
    match dice.next_u64() % 200 {
        0 => pick(dice, &leave).cloned(),
        1..12 => pick(dice, &state.acts()).cloned(),
        12..100 => pick(dice, &rare).cloned(),
        _ => None,
    }
    .or_else(|| pick(dice, &legal).cloned())
}

/// A move, if there is one among a few, that brings back what stood on the board before: so games come to repetition.
fn back(dice: &mut ChaCha8Rng, state: &dyn State, seen: &BTreeSet<String>) -> Option<String> {
    let legal = state.legal();
    let first = dice.next_u64() as usize % legal.len().max(1);
    let mut few = legal.iter().cycle().skip(first).take(legal.len().min(40));
    let known = |action: &&String| {
        let mut after = state.boxed();
        after.play(action).is_ok() && seen.contains(&board(&*after))
    };
    few.find(known).cloned()
}

/// The first field of a position string.
fn board(state: &dyn State) -> String {
    state.position().split(' ').next().unwrap_or_default().to_owned()
}

fn write(game: &dyn Game, lines: &[Value]) {
    let text: Vec<String> = lines.iter().map(Value::to_string).collect();
    std::fs::write(file(game), text.join("\n") + "\n").expect("written");
}

/// The whole line of a game that has been played.
fn line(
    game: &dyn Game,
    given: &Value,
    from: &Value,
    moves: &[String],
    end: &End,
    state: &dyn State,
) -> Value {
    json!({
        "rules": game.rules(), "options": given, "from": from, "end": end.said, "position": state.position(),
        "outcome": state.outcome().map(|outcome| outcome.to_json(game.seats())), "moves": moves,
    })
}

/// Says of lines that lack it how they ended.
fn complete(game: &dyn Game) {
    let mut known = lines(&file(game));
    for short in known.iter_mut().filter(|line| line.get("end").is_none()) {
        let given = short.get("options").cloned().unwrap_or_else(|| json!({}));
        let mut state = game.start(&options(game, &given), short["from"].as_str()).expect("a start");
        let moves = strings(&short["moves"]);
        let end = played(&mut *state, &moves).unwrap_or_else(|| panic!("no end: {short}"));
        *short = line(game, &given, &short["from"], &moves, &end, &*state);
    }
    write(game, &known);
}

/// Plays random games and adds the shortest with each new end.
fn collect(game: &'static dyn Game, games: u64) {
    let mut known = lines(&file(game));
    let ends = ends(game);
    let mut found: BTreeMap<End, Value> = BTreeMap::new();
    for seed in 0..games {
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let (given, from) = start(&mut dice, game);
        let options: Options = options(game, &given);
        let Ok(mut state) = game.start(&options, from.as_deref()) else { continue };
        let (mut moves, mut end) = (Vec::new(), None);
        let mut seen = seed.is_multiple_of(5).then(BTreeSet::new);
        while moves.len() < LONGEST && state.outcome().is_none() {
            // In some games people go to and fro.
            let back =
                seen.as_ref().filter(|_| !state.patterned()).and_then(|seen| back(&mut dice, &*state, seen));
            let Some(action) = back.or_else(|| next(&mut dice, game, &*state)) else { break };
            if let Some(seen) = &mut seen {
                seen.insert(board(&*state));
            }
            end = played(&mut *state, std::slice::from_ref(&action));
            moves.push(action);
        }
        let Some(end) = end else { continue };
        let shorter =
            found.get(&end).is_none_or(|line| line["moves"].as_array().expect("moves").len() > moves.len());
        if !ends.contains(&end) && shorter {
            let line = line(game, &given, &json!(from), &moves, &end, &*state);
            found.insert(end, line);
        }
    }
    known.extend(found.into_values());
    write(game, &known);
}
