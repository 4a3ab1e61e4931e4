//! `liege-dev corpus`: finished games with every end that a game has. For each end it is the shortest game
//! that was found.

use crate::Failure;
use crate::chance::Chance;
use liege_game::{Game, State, seated};
use liege_testing::corpus::{End, ends, line, played};
use liege_testing::games::{cases, options, store, strings, usual};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// The length of the longest game that anybody wants to read.
const LONGEST: usize = 400;

/// The arguments of `corpus`.
#[derive(clap::Args)]
pub struct Asked {
    /// The game's id
    game: String,
    /// The number of random games
    #[arg(long, default_value_t = 500)]
    games: u64,
}

pub fn run(asked: &Asked) -> Result<(), Failure> {
    grow(crate::game(&asked.game)?, asked.games)
}

/// Completes the corpus of a game, and adds the ends that random games find.
pub fn grow(game: &'static dyn Game, games: u64) -> Result<(), Failure> {
    let mut lines = completed(game)?;
    // The known lines are read back from the file.
    store(game.id(), "corpus", &lines)?;
    let found = collected(game, games);
    eprintln!("{}: {} ends were known, {} are new", game.id(), ends(game).len(), found.len());
    lines.extend(found);
    store(game.id(), "corpus", &lines)
}

/// All lines, each with its end.
fn completed(game: &'static dyn Game) -> Result<Vec<Value>, Failure> {
    let complete = |case: &liege_testing::games::Case| {
        let short = &case.value;
        if short.get("end").is_some() {
            return Ok(short.clone());
        }
        let given = short.get("options").cloned().unwrap_or_else(|| json!({}));
        let set = options(game, &given);
        let game = seated(game, &set, short["from"].as_str());
        let mut state = game
            .start(&set, short["from"].as_str())
            .map_err(|why| format!("{case}: the start is refused: {why:?}"))?;
        let moves = strings(&short["moves"]);
        let end = played(&mut *state, &moves).map_err(|why| format!("{case}: {why}"))?;
        let end = end.ok_or_else(|| format!("{case}: the game does not end"))?;
        Ok(line(game, &given, &short["from"], &moves, &end, &*state))
    };
    cases(game.id(), "corpus").iter().map(complete).collect()
}

/// Plays random games. Returns the shortest for each end that the corpus lacks.
fn collected(game: &'static dyn Game, games: u64) -> Vec<Value> {
    let ends = ends(game);
    let mut found: BTreeMap<End, Value> = BTreeMap::new();
    for seed in 0..games {
        let mut chance = Chance::seeded(seed);
        let (given, from) = start(&mut chance, game);
        let set = options(game, &given);
        let game = seated(game, &set, from.as_deref());
        let Ok(mut state) = game.start(&set, from.as_deref()) else { continue };
        let (mut moves, mut end) = (Vec::new(), None);
        let mut seen = seed.is_multiple_of(5).then(BTreeSet::new);
        while moves.len() < LONGEST && state.outcome().is_none() {
            // In some games moves are often taken back and forth.
            let back = seen
                .as_ref()
                .filter(|_| !state.patterned())
                .and_then(|seen| back(&mut chance, &*state, seen));
            let Some(action) = back.or_else(|| chance.action(game, &*state)) else { break };
            if let Some(seen) = &mut seen {
                seen.insert(board(&*state));
            }
            // Listed actions can be played; if a game lists wrong ones, its tests report it.
            end = played(&mut *state, std::slice::from_ref(&action)).unwrap_or_else(|why| panic!("{why}"));
            moves.push(action);
        }
        let Some(end) = end else { continue };
        let length = |line: &Value| line["moves"].as_array().map_or(0, Vec::len);
        if !ends.contains(&end) && found.get(&end).is_none_or(|line| length(line) > moves.len()) {
            let line = line(game, &given, &json!(from), &moves, &end, &*state);
            found.insert(end, line);
        }
    }
    found.into_values().collect()
}

/// The beginning of a random game: the start, or that of a worked example, a lesson's step or a known game.
fn start(chance: &mut Chance, game: &dyn Game) -> (Value, Option<String>) {
    let known = ["worked", "corpus"].map(|of| cases(game.id(), of)).concat();
    let from: Vec<&Value> =
        known.iter().map(|case| &case.value).filter(|line| line["from"].is_string()).collect();
    if !from.is_empty() && chance.is_one_in(2) {
        let line = chance.pick(&from).copied().unwrap_or(&Value::Null);
        let options = line.get("options").cloned().unwrap_or_else(|| json!({}));
        return (options, line["from"].as_str().map(str::to_owned));
    }
    if chance.is_one_in(2) {
        // Few pieces: ends by many quiet moves or bare kings come soon.
        if let Some(position) =
            chance.pick(&ENDGAMES).filter(|text| game.start(&usual(game), Some(text)).is_ok())
        {
            return (json!({}), Some((*position).to_owned()));
        }
    }
    (chance.options(game), None)
}

/// Positions of the chess family with few pieces, which most games of it accept.
const ENDGAMES: [&str; 5] = [
    "4k3/8/8/8/8/8/8/R3K3 w - - 90 60",
    "4k3/7p/8/P7/8/8/8/4K3 w - - 0 40",
    "7k/8/8/6Q1/8/8/8/K7 w - - 0 40",
    "8/8/8/8/8/3k4/3p4/3K4 b - - 0 60",
    "4k3/8/8/8/8/2n5/8/4K2R w - - 130 90",
];

/// A move, if one of a few has it, that repeats an earlier board: so games come to repetition.
fn back(chance: &mut Chance, state: &dyn State, seen: &BTreeSet<String>) -> Option<String> {
    let legal = state.legal();
    let first = chance.below(legal.len() as u64) as usize;
    let mut few = legal.iter().cycle().skip(first).take(legal.len().min(40));
    let known = |action: &&String| {
        let mut after = state.boxed();
        after.play(action).is_ok() && seen.contains(&board(&*after))
    };
    few.find(known).cloned()
}

fn board(state: &dyn State) -> String {
    state.position().split(' ').next().unwrap_or_default().to_owned()
}
