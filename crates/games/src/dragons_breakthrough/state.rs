//! A game from its start.

use super::play::is_repeated;
use super::position::{End, Position, Standing};
use liege_game::{Options, Refusal};
use liege_squares::Rules;

/// The action by which the players exchange their colours.
pub(super) const SWAP: &str = "swap";

/// A position of a game with the positions before it.
#[derive(Clone, Debug)]
pub struct Drb {
    pub(super) position: Position,
    /// The positions so far, for the rule of repetition; the present one is the last.
    pub(super) past: Vec<Standing>,
}

impl Drb {
    /// The game from its start, or from a position string.
    ///
    /// # Errors
    /// The refusal names the first wrong field of the position string and the fault.
    pub fn start(options: &Options, position: Option<&str>) -> Result<Box<dyn Rules>, Refusal> {
        let position = match position {
            Some(text) => text.parse()?,
            None => Position::start(options.get("pie") == "true", options.get("transform") == "true"),
        };
        Ok(Box::new(Drb::at(position)))
    }

    /// A game that begins with a position.
    pub(super) fn at(position: Position) -> Drb {
        Drb { position, past: vec![position.standing()] }
    }

    pub(super) fn end(&self) -> Option<End> {
        self.position.end(is_repeated(&self.past))
    }
}
