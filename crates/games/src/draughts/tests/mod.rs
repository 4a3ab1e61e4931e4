//! Tests of the family's games against their rules, and against a generator that works square by square.

mod ends;
mod kit;
mod positions;
mod random;
mod typed;

use super::SPECS;
use liege_game::Options;
use liege_squares::{Rules, Spec};

/// The game with this id.
pub fn spec(id: &str) -> &'static Spec {
    SPECS.iter().copied().find(|spec| spec.id == id).unwrap()
}

/// A game with options from JSON, from its start or a position string.
pub fn game(spec: &Spec, options: &serde_json::Value, position: Option<&str>) -> Box<dyn Rules> {
    let given = options.as_object().unwrap().iter();
    let given = given.map(|(name, value)| (name.clone(), value.as_str().unwrap().to_owned()));
    let options = Options::check(spec.options, given).unwrap();
    (spec.start)(&options, position).unwrap_or_else(|refusal| panic!("{} {position:?}: {refusal:?}", spec.id))
}

/// A game with its default options, from its start or a position string.
pub fn plain(spec: &Spec, position: Option<&str>) -> Box<dyn Rules> {
    game(spec, &serde_json::json!({}), position)
}

/// The legal moves, sorted; none when the game is over.
pub fn legal(rules: &dyn Rules) -> Vec<String> {
    if rules.ending().is_some() {
        return Vec::new();
    }
    let mut legal: Vec<String> = rules.plays().iter().map(|play| rules.canonical(play)).collect();
    legal.sort();
    legal
}

/// Plays a legal move.
pub fn act(rules: &mut dyn Rules, text: &str) {
    assert_eq!(rules.ending(), None, "over before {text}");
    let play = rules.play_of(text).unwrap_or_else(|| panic!("{text} in {}", rules.position()));
    rules.make(&play);
}

/// The points of White and Black, if the game is over.
pub fn outcome(rules: &dyn Rules) -> Option<[f64; 2]> {
    let ending = rules.ending()?;
    Some(match ending.loser {
        None => [0.5, 0.5],
        Some(loser) => [0, 1].map(|seat| f64::from(u8::from(loser.0 != seat))),
    })
}
