//! Data made by a game's rules: vectors, corpus, the handbook's pictures and page. They show what the rules
//! do, not whether they are right.

use super::files::write;
use crate::chance::Chance;
use crate::{Failure, corpus};
use liege_game::Game;
use liege_render::Renderer;
use liege_testing::games::{file, in_the_middle, options, store, usual, vector};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The number of vectors of a game.
const VECTORS: usize = 60;
/// The number of random games for the corpus.
const GAMES: u64 = 600;
/// The width of a picture: the README shows it at half of that, so that it is sharp on every screen.
const WIDTH: u32 = 240;

/// Makes all data. Existing vectors and corpus are kept.
pub fn make(game: &'static dyn Game) -> Result<(), Failure> {
    let id = game.id();
    let path = file(id, "vectors");
    if path.is_file() {
        eprintln!("{} is there already, and stays", path.display());
    } else {
        store(id, "vectors", &vectors(game)?)?;
        eprintln!("{}: {VECTORS} positions", path.display());
    }
    corpus::grow(game, GAMES)?;
    let picture = format!("docs/games/{id}.png");
    let drawn = Renderer::new().and_then(|renderer| renderer.png_at(&in_the_middle(game), WIDTH));
    write(&picture, drawn.map_err(|error| format!("{picture} can't be drawn: {error}"))?)?;
    eprintln!("{picture}");
    for name in liege_dev::docs::write(&liege_dev::docs::workspace(), false)? {
        eprintln!("{name}");
    }
    println!(
        "
These vectors say what the rules do, not whether they are right. Play each line of {} in another program (an oracle, e.g.
Fairy-Stockfish) and compare the legal moves; compare perft, too: liege referee answers {{\"game\":\"{id}\",\"perft\":4}}.
Then: LIEGE_GAME={id} cargo test -p liege-games",
        path.display()
    );
    Ok(())
}

/// The start position, and positions of random games, some of them finished.
fn vectors(game: &'static dyn Game) -> Result<Vec<Value>, Failure> {
    let start = game.start(&usual(game), None).map_err(|why| format!("the game does not start: {why:?}"))?;
    let mut lines = vec![vector(game, &json!({}), &[], &*start)];
    let mut known = BTreeSet::from([start.position()]);
    for seed in 0.. {
        if lines.len() >= VECTORS {
            break;
        }
        if seed > 100 * VECTORS as u64 {
            return Err(format!("only {} different positions were found", lines.len()));
        }
        let mut chance = Chance::seeded(seed);
        let given = if chance.is_one_in(2) { json!({}) } else { chance.options(game) };
        let mut state = game
            .start(&options(game, &given), None)
            .map_err(|why| format!("{given} does not start: {why:?}"))?;
        let length = 1 + chance.below(3 * u64::from(game.usual_moves()));
        let mut moves = Vec::new();
        while (moves.len() as u64) < length && state.outcome().is_none() {
            let legal = [state.legal(), state.chance()].concat();
            let legal = if state.patterned() { state.samples() } else { legal };
            let Some(action) = chance.pick(&legal).cloned() else { break };
            let before = state.position();
            state
                .play(&action)
                .map_err(|why| format!("{action} is listed and refused in {before}: {why:?}"))?;
            moves.push(action);
        }
        if known.insert(state.position()) {
            lines.push(vector(game, &given, &moves, &*state));
        }
    }
    lines.sort_by_key(|line| line["moves"].as_array().map_or(0, Vec::len));
    Ok(lines)
}
