//! The signs of pieces: small pictures that a transport may show before words.

use liege_game::scene::{Army, Art, Form, Look, Man, Point, Scene};
use liege_game::{Game, Options, Spot, State, View};
use liege_render::Renderer;
use liege_words::Language;
use std::collections::BTreeMap;

/// The height of the art of a sign: with its halo, the picture has 128 pixels.
const ART: u32 = 114;
/// The longest key of a sign.
const KEY: usize = 22;

/// Returns the key of the sign of a piece; `None` if it has none.
#[must_use]
pub fn sign_of(look: Look) -> Option<String> {
    let army = match look.army {
        Army::White => "white",
        Army::Yellow => "gold",
        Army::Blue => "blue",
        Army::Red => "red",
        Army::Scarlet => "scarl",
        Army::Black => "black",
        Army::Stone => "stone",
        Army::Green => "green",
        Army::Crimson => "crims",
        Army::Orange => "orang",
        Army::Lemon => "lemon",
        Army::Teal => "teal",
        Army::Sky => "sky",
        Army::Violet => "viol",
    };
    let kind = Art::ALL.iter().position(|art| *art == look.art);
    let kind = kind.and_then(|at| Art::FILES.get(at))?.replace('-', "_");
    let man = look.man.map_or_else(String::new, |man| {
        let form = match man.form {
            Form::Tile => 't',
            Form::Disc => 'd',
            Form::Octagon => 'o',
        };
        let character = man.character.map(|c| format!("{:x}", u32::from(c))).unwrap_or_default();
        format!("_{form}{character}{}", if man.promoted { "p" } else { "" })
    });
    // A character says the kind, so the name of the kind may go.
    let kind = if man.len() > 3 { String::new() } else { format!("{kind}_") };
    let key = format!("{kind}{army}{man}");
    (key.len() <= KEY).then_some(key)
}

/// Returns the keys of all signs, with the pieces that they show: everything that stands at the start of a game.
#[must_use]
pub fn signs() -> BTreeMap<String, Look> {
    let scenes = liege_game::all().iter().filter_map(|game| start(*game));
    let looks = scenes.flat_map(|scene| scene.figures.into_iter().map(|figure| figure.look));
    // A sign faces everybody in the same way.
    looks.map(upright).filter_map(|look| Some((sign_of(look)?, look))).collect()
}

/// Returns the keys of all signs, with their pictures as PNG of 128 pixels.
#[must_use]
pub fn sign_pictures(renderer: &Renderer) -> Vec<(String, Vec<u8>)> {
    signs().into_iter().filter_map(|(key, look)| Some((key, renderer.piece(look, ART)?))).collect()
}

/// Returns the sign of a game: its king, or its most precious piece.
pub(crate) fn sign_of_game(game: &dyn Game) -> String {
    let looks = start(game).into_iter().flat_map(|scene| scene.figures).map(|figure| upright(figure.look));
    looks.max_by_key(|look| look.art.worth()).and_then(sign_of).unwrap_or_default()
}

/// Returns the sign of the piece on a spot of a position.
pub(crate) fn sign_at(scene: &Scene, spot: &Spot) -> Option<String> {
    let area = scene.area(spot)?;
    let middle = area.centre();
    let near = |at: Point| (at.x() - middle.x()).hypot(at.y() - middle.y());
    let found = scene.figures.iter().min_by(|a, b| near(a.at).total_cmp(&near(b.at)))?;
    (near(found.at) < area.radius()).then(|| sign_of(upright(found.look))).flatten()
}

/// Returns the picture in which the pieces of a position are looked up.
pub(crate) fn scene_of(state: &dyn State, language: Language) -> Scene {
    state.scene(&View::plain(language))
}

/// Returns the scene of a game's usual start.
#[must_use]
pub fn scene_of_start(game: &dyn Game, language: Language) -> Option<Scene> {
    let none: [(&str, &str); 0] = [];
    let options = Options::check(game.options(), none).ok()?;
    Some(scene_of(&*game.start(&options, None).ok()?, language))
}

fn start(game: &dyn Game) -> Option<Scene> {
    scene_of_start(game, Language::default())
}

fn upright(look: Look) -> Look {
    Look { foot: Some(look.army), man: look.man.map(|man| Man { turned: false, ..man }), ..look }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_has_a_name_that_discord_takes() {
        let signs = signs();
        assert!((60..=1_500).contains(&signs.len()), "{}", signs.len());
        for key in signs.keys() {
            let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
            assert!((2..=KEY).contains(&key.len()) && key.chars().all(fits), "{key}");
        }
        for (key, png) in sign_pictures(&Renderer::new().unwrap()) {
            assert_eq!(liege_store::shown::Media::size(&png), (128, 128), "{key}");
            assert!(png.len() < 64 << 10, "{key}: {}", png.len());
        }
        assert!(
            signs.contains_key("knight_white") && signs.contains_key("dragon_gold"),
            "{:?}",
            signs.keys()
        );
    }
}
