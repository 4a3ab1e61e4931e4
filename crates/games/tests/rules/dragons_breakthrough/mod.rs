//! Dragon's Breakthrough from outside: section 8 of the rules page, and the engine against a second, slow
//! reading of the rules.

mod oracle;
mod page;

use liege_game::{Game, Options, State};

/// The game.
pub fn rules() -> &'static dyn Game {
    liege_game::by_id("dragons-breakthrough").unwrap()
}

/// A game with these options.
pub fn start(given: &[(&str, &str)]) -> Box<dyn State> {
    let options = Options::check(rules().options(), given.iter().copied()).unwrap();
    rules().start(&options, None).unwrap()
}

/// A game from a position string.
pub fn at(position: &str) -> Box<dyn State> {
    let none: [(&str, &str); 0] = [];
    rules().start(&Options::check(rules().options(), none).unwrap(), Some(position)).unwrap()
}
