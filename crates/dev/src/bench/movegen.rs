//! Leaf nodes of the trees of moves, counted from the start of each game: this shows how fast its rules find
//! moves. (`crates/games/benches/perft/` has positions in which they are hard to find.)

use super::asked::Asked;
use super::figures::{Figure, Trouble};
use super::played;
use std::time::Instant;

/// The greatest depth of a tree.
const DEEPEST: u32 = 16;

pub(super) fn measure(asked: &Asked, tell: &mut dyn FnMut(Figure)) -> Result<(), Trouble> {
    // Chess once more, as a text tells it: the engine of texts beside the family's own.
    let told = liege::house().teller.and_then(|teller| teller("[chess-from-text:chess]\n"));
    let told = told.filter(|_| asked.game.is_none_or(|id| id == "chess"));
    let games = liege_game::all().iter().copied().filter(|game| asked.game.is_none_or(|id| id == game.id()));
    for game in games.chain(told) {
        let state = played::start(game)?;
        let mut best = 0.0;
        for depth in 1..=DEEPEST {
            let begun = Instant::now();
            let nodes = state.perft(depth);
            let took = begun.elapsed();
            best = f64::max(best, nodes as f64 / took.as_secs_f64().max(1e-9));
            // The next depth takes some ten times as long.
            if took > asked.time / 10 || nodes == 0 {
                break;
            }
        }
        tell(Figure { name: format!("movegen/{}", game.id()), value: best.round(), unit: "nodes/s" });
    }
    Ok(())
}
