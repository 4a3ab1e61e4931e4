//! The number of positions that the engine searches in a second, in three very different games.

use super::asked::Asked;
use super::figures::{Figure, Trouble};
use super::played;
use liege_engine::{Effort, Watch, think_watched};
use std::time::Instant;

const GAMES: [&str; 3] = ["chess", "russian-draughts", "three-player-chess"];

pub(super) fn measure(asked: &Asked, tell: &mut dyn FnMut(Figure)) -> Result<(), Trouble> {
    let is_asked = |id: &str| asked.game.map_or_else(|| GAMES.contains(&id), |game| game == id);
    for game in liege_game::all().iter().filter(|game| is_asked(game.id())) {
        let state = played::start(*game)?;
        let begun = Instant::now();
        let is_late = || begun.elapsed() >= asked.time;
        let mut watch = Watch { stop: &is_late, tell: &mut |_| {} };
        let seat = state.to_move().iter().next();
        let thought =
            seat.and_then(|seat| think_watched(&*state, seat, &Effort::of_nodes(u64::MAX), &mut watch));
        let Some(thought) = thought else { continue };
        let value = (thought.nodes as f64 / begun.elapsed().as_secs_f64().max(1e-9)).round();
        tell(Figure { name: format!("engine/{}", game.id()), value, unit: "nodes/s" });
    }
    Ok(())
}
