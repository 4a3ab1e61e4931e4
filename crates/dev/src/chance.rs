//! Repeatable chance.

use liege_game::{Game, Seat, State};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::{Map, Value, json};

/// A random source that is equal for equal seeds.
pub struct Chance(ChaCha8Rng);

impl Chance {
    pub fn seeded(seed: u64) -> Chance {
        Chance(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A random number below another.
    pub fn below(&mut self, n: u64) -> u64 {
        self.0.next_u64() % n.max(1)
    }

    /// Whether an event happens that happens once in this number of times.
    pub fn is_one_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    /// A random element of a list.
    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        list.get(self.below(list.len() as u64) as usize)
    }

    /// Random options of a game, mostly the default ones.
    pub fn options(&mut self, game: &dyn Game) -> Value {
        let mut options = Map::new();
        for spec in game.options() {
            if self.is_one_in(3)
                && let Some(value) = self.pick(spec.values.listed())
            {
                options.insert(spec.name.to_owned(), json!(value));
            }
        }
        Value::Object(options)
    }

    /// A random action: captures are more frequent than other moves, acts and words are rare.
    pub fn action(&mut self, game: &dyn Game, state: &dyn State) -> Option<String> {
        let legal =
            if state.patterned() { state.samples() } else { [state.legal(), state.chance()].concat() };
        let is_rare = |mv: &&String| mv.contains(['x', ':', '=', '+', '@']);
        let rare: Vec<String> = legal.iter().filter(is_rare).cloned().collect();
        let leave: Vec<String> =
            (0..game.seats().len() as u8).filter_map(|seat| state.resignation(Seat(seat))).collect();
        match self.below(200) {
            0 => self.pick(&leave).cloned(),
            1..12 => self.pick(&state.acts()).cloned(),
            12..100 => self.pick(&rare).cloned(),
            _ => None,
        }
        .or_else(|| self.pick(&legal).cloned())
    }
}
