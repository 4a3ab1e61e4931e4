//! Chance that repeats.

use liege_game::{Game, Seat, State};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::{Map, Value, json};

/// A die that falls alike for the same seed.
pub struct Chance(ChaCha8Rng);

impl Chance {
    pub fn seeded(seed: u64) -> Chance {
        Chance(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A number below another.
    pub fn below(&mut self, n: u64) -> u64 {
        self.0.next_u64() % n.max(1)
    }

    /// Whether something happens that happens once in so many times.
    pub fn is_one_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    /// One of a list.
    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        list.get(self.below(list.len() as u64) as usize)
    }

    /// Options of a game: mostly the usual ones.
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

    /// An action: a capture rather than another move, acts and words now and then.
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
