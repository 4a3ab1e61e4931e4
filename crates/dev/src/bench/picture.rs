//! The drawing of a picture, from a scene to the posted bytes, with the caches of a running bot.

use super::asked::Asked;
use super::figures::{Figure, Times, Trouble, count, time};
use super::played;
use liege_render::{Renderer, Stages};
use std::time::Instant;

/// The number of moves before the picture.
const MOVES: usize = 24;

pub(super) fn measure(asked: &Asked, tell: &mut dyn FnMut(Figure)) -> Result<(), Trouble> {
    let renderer = Renderer::new()?;
    let games = liege_game::all().iter().filter(|game| asked.game.is_none_or(|id| id == game.id()));
    for game in games {
        let scenes = played::scenes(*game, MOVES)?;
        let Some(scene) = scenes.last() else { continue };
        let name = |what: &str| format!("picture/{}{what}", game.id());
        let begun = Instant::now();
        let bytes = renderer.png(scene)?.len();
        let first = begun.elapsed();
        let mut all = Vec::new();
        let times = Times::of(asked.time / 8, || {
            let (bytes, stages) = renderer.png_in_stages(scene)?;
            all.push(stages);
            Ok(bytes)
        })?;
        tell(time(name(""), times.median()));
        // This stage does not occur for a single picture.
        for (what, stage) in Stages::NAMES.into_iter().filter(|(what, _)| *what != "change") {
            let stage = Times(all.iter().map(stage).collect()).median();
            tell(time(name(&format!("/{what}")), stage));
        }
        tell(time(name("/first"), first));
        tell(count(name("/size"), bytes, "bytes"));
        tell(count(name("/pixels"), scene.width as usize * scene.height as usize, "pixels"));
    }
    let begun = Instant::now();
    let start = played::start(liege_game::all()[0])?;
    let scene = start.scene(&liege_game::View::plain(liege_words::Language::ENGLISH));
    Renderer::new()?.png(&scene)?;
    tell(time("picture/of a fresh renderer", begun.elapsed()));
    Ok(())
}
