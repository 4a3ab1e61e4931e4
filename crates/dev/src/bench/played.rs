//! Random games that are equal in every run: they show the same as a real table.

use super::figures::Trouble;
use liege_game::scene::{Scene, View};
use liege_game::{EventKind, Game, Options, State};
use liege_words::Language;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A game at its start, with its usual options.
pub(super) fn start(game: &dyn Game) -> Result<Box<dyn State>, Trouble> {
    let none: [(&str, &str); 0] = [];
    let options = Options::check(game.options(), none).map_err(|refusal| format!("{refusal:?}"))?;
    Ok(game.start(&options, None).map_err(|refusal| format!("{refusal:?}"))?)
}

/// The pictures of the first random game that lasts this many moves, or of the longest of a few.
pub(super) fn scenes(game: &dyn Game, moves: usize) -> Result<Vec<Scene>, Trouble> {
    let mut longest = Vec::new();
    for seed in 0..20 {
        let scenes = at_random(game, moves, seed)?;
        if scenes.len() > longest.len() {
            longest = scenes;
        }
        if longest.len() > moves {
            break;
        }
    }
    Ok(longest)
}

fn at_random(game: &dyn Game, moves: usize, seed: u64) -> Result<Vec<Scene>, Trouble> {
    let mut state = start(game)?;
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let names = ["Тарас", "Ilse", "Mirek", "Bohdan"].map(str::to_owned);
    let view = View { names: &names, ..View::plain(Language::ENGLISH) };
    let mut scenes = vec![state.scene(&view)];
    let mut number = 0;
    while number < moves {
        let mut open = state.legal();
        if open.is_empty() {
            break;
        }
        let action = open.swap_remove((dice.next_u64() % open.len() as u64) as usize);
        let (text, seat) = (state.display(&action), state.actor(&action));
        let Ok(news) = state.play(&action) else { break };
        number += usize::from(news.iter().any(|event| event.kind == EventKind::Move));
        let last = [action];
        let now = View { number, last: &last, last_text: &text, last_seat: seat, news: &news, ..view };
        scenes.push(state.scene(&now));
    }
    Ok(scenes)
}
