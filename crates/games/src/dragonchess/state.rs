//! The start of a game.

use super::position::{HeroReturn, Position};
use liege_game::{Options, Refusal};
use liege_squares::{Limits, Rules};

/// A position of dragonchess with the limits of its table.
#[derive(Clone, Debug)]
pub struct Drc {
    pub(super) position: Position,
    pub(super) limits: Limits,
}

impl Drc {
    /// The game from its start, or from a position string.
    ///
    /// # Errors
    /// The refusal names the first wrong field of the position string and the fault.
    pub fn start(options: &Options, position: Option<&str>) -> Result<Box<dyn Rules>, Refusal> {
        let hero_return = match options.get("hero_return") {
            "any" => HeroReturn::Any,
            _ => HeroReturn::Origin,
        };
        let position = match position {
            Some(text) => Position::read(text, hero_return)?,
            None => Position::start(hero_return),
        };
        let count = |name: &str| options.get(name).parse::<u32>().unwrap_or_default();
        // The option counts full moves.
        let quiet = count("quiet_limit").saturating_mul(2);
        Ok(Box::new(Drc { position, limits: Limits { repetition: count("repetition"), quiet } }))
    }
}
