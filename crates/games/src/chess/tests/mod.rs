//! Tests of the family's games against their rules, and against generators that don't use sets.

mod hooks;
mod kit;
mod laws;
mod positions;
mod random;
mod sentences;
mod shashmaty;

use super::SPECS;
use liege_game::Options;
use liege_squares::{Rules, Spec};
use std::collections::HashMap;

/// The game with this id.
fn spec(id: &str) -> &'static Spec {
    SPECS.iter().find(|spec| spec.id == id).unwrap()
}

/// The games with the moves of chess. Shash-maty has its own tests, and another kind of page.
fn games() -> impl Iterator<Item = &'static Spec> {
    SPECS.iter().copied().filter(|spec| spec.id != "shashmaty")
}

/// Options from JSON.
fn options(spec: &Spec, json: &serde_json::Value) -> Options {
    let given = json.as_object().unwrap().iter();
    let text = |value: &serde_json::Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    Options::check(spec.options, given.map(|(name, value)| (name.clone(), text(value)))).unwrap()
}

/// A game with as much of its past as the endings need.
struct Driver {
    rules: Box<dyn Rules>,
    seen: HashMap<String, u32>,
}

impl Driver {
    fn new(spec: &Spec, options: &Options, position: Option<&str>) -> Driver {
        let mut driver = Driver {
            rules: (spec.start)(options, position)
                .unwrap_or_else(|refusal| panic!("{} {position:?}: {refusal:?}", spec.id)),
            seen: HashMap::new(),
        };
        driver.note();
        driver
    }

    fn note(&mut self) -> u32 {
        let Some(key) = self.rules.repeatable() else { return 0 };
        let times = self.seen.entry(key).or_default();
        *times += 1;
        *times
    }

    /// The points of the seats in halves, if the game is over (the family's rules page, 6).
    fn outcome(&self) -> Option<Vec<u32>> {
        let limits = self.rules.limits();
        let seats = self.rules.spec().seats;
        if let Some(ending) = self.rules.ending() {
            let Some(loser) = ending.loser else { return Some(vec![1; seats.len()]) };
            let team = seats[loser.index()].team;
            return Some(seats.iter().map(|seat| if seat.team == team { 0 } else { 2 }).collect());
        }
        let times = self.rules.repeatable().and_then(|key| self.seen.get(&key).copied()).unwrap_or(0);
        let quiet = limits.quiet > 0 && self.rules.quiet() >= limits.quiet;
        (quiet || limits.repetition > 0 && times >= limits.repetition).then(|| vec![1; seats.len()])
    }

    /// The legal actions, sorted; none when the game is over.
    fn legal(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let rules = &self.rules;
        let mut legal: Vec<String> = rules.plays().iter().map(|play| rules.canonical(play)).collect();
        legal.extend(rules.words().iter().chain(rules.chance()).map(|word| (*word).to_owned()));
        legal.sort();
        legal
    }

    /// Plays a legal action.
    fn act(&mut self, text: &str) {
        assert!(self.outcome().is_none(), "over before {text}");
        let play = self.rules.plays().into_iter().find(|play| self.rules.canonical(play) == text);
        match play {
            Some(play) => drop(self.rules.make(&play)),
            None => drop(self.rules.say(text)),
        }
        self.note();
    }
}
