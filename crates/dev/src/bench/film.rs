//! A game as an animation: the drawing time and the size of the file.

use super::asked::Asked;
use super::figures::{Figure, Times, Trouble, count, time};
use super::played;
use liege_render::{FILM_WIDTH, Reel, Renderer, Sheet, Stages, Stamp};

/// The number of moves of a film.
const MOVES: usize = 300;
/// The games: those with the largest pictures and the most colours, and an ordinary one.
const GAMES: [&str; 4] = ["three-player-chess", "dragonchess", "enochian-chess", "chess"];

pub(super) fn measure(asked: &Asked, tell: &mut dyn FnMut(Figure)) -> Result<(), Trouble> {
    let renderer = Renderer::new()?;
    let shown = |id: &str| asked.game.map_or(GAMES.contains(&id), |game| game == id);
    for game in liege_game::all().iter().filter(|game| shown(game.id())) {
        let scenes = played::scenes(*game, MOVES)?;
        let mut reel = Reel::new();
        for scene in &scenes {
            reel.push(scene.clone(), 100);
        }
        let name = |what: &str| format!("film/{}{what}", game.id());
        let mut made = None;
        let mut all = Vec::new();
        let times = Times::of(asked.time, || {
            let (film, stages) = renderer.film_in_stages(&reel, FILM_WIDTH, usize::MAX)?;
            all.push(stages);
            made = Some(film);
            Ok(())
        })?;
        tell(count(name("/pictures"), scenes.len(), "count"));
        tell(time(name(""), times.median()));
        for (what, stage) in Stages::NAMES {
            tell(time(name(&format!("/{what}")), Times(all.iter().map(stage).collect()).median()));
        }
        if let Some(film) = made {
            tell(count(name("/size"), film.bytes.len(), "bytes"));
            tell(count(name("/width"), film.width as usize, "pixels"));
        }
        let Some(first) = scenes.first() else { continue };
        let room = Sheet::room(first);
        let stamp = |index: usize| Stamp {
            scene: scenes[index * (scenes.len() - 1) / (room - 1).max(1)].clone(),
            number: format!("{index}."),
            text: "Nrv12-rc7+".to_owned(),
            below: "Red is in check.".to_owned(),
            moved: true,
        };
        let sheet = Sheet {
            title: "Table #12".to_owned(),
            below: "Ilse, Mirek".to_owned(),
            stamps: (0..room).map(stamp).collect(),
        };
        let times = Times::of(asked.time / 4, || Ok(renderer.sheet(&sheet)?))?;
        tell(time(name("/sheet"), times.median()));
    }
    Ok(())
}
