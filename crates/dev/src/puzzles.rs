//! `liege-dev puzzles`: puzzles of a game, found in games played for that purpose.

use crate::{Failure, game, print};
use liege_engine::puzzles::Puzzle;
use liege_engine::puzzles::make::{self, Found};
use liege_game::words;
use liege_words::Language;
use std::io::{self, Write as _};

/// The arguments of `liege-dev puzzles`.
#[derive(Debug, clap::Args)]
pub struct Asked {
    /// The game's id, e.g. `dragonchess`
    #[arg(long)]
    game: String,
    /// The number of puzzles
    #[arg(long, value_name = "NUMBER", default_value_t = 30)]
    count: usize,
    /// The seed of the games
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// The highest level of play, from 0 (any move) to 5: strong players leave little to find
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(0..=5))]
    level: u8,
    /// The largest number of games
    #[arg(long, value_name = "NUMBER", default_value_t = 200)]
    games: u32,
}

/// Prints the progress on standard error: the puzzles and their order are known only at the end.
fn tell(found: Found<'_>) {
    let Some(puzzle) = found.puzzle else { return };
    let Puzzle { seat, task, moves, .. } = puzzle;
    let task = format!("{task:?}").to_lowercase();
    let (number, game) = (found.puzzles, found.games + 1);
    // It does not matter if nobody reads it.
    let _ = writeln!(io::stderr(), "{number} found, in game {game}: {seat}, {task} in {moves}");
}

/// Makes puzzles, and prints them, a JSON object a line.
pub fn run(asked: &Asked) -> Result<(), Failure> {
    let game = game(&asked.game)?;
    let wanted =
        make::Asked { game, count: asked.count, seed: asked.seed, level: asked.level, games: asked.games };
    let made = make::make(&wanted, &mut tell);
    let made = made.map_err(|refusal| {
        let said = words().say_of(Language::ENGLISH, game, &refusal.message);
        format!("a game broke off: {said}")
    })?;
    if made.is_empty() {
        return Err(format!(
            "no puzzles were found in {}: try more games (--games), another --seed, or worse players (--level 0)",
            game.id()
        ));
    }
    for puzzle in made {
        print(&format!("{}\n", serde_json::json!(puzzle)))?;
    }
    Ok(())
}
