//! The first bytes of a picture tell its format and its size.

use liege_game::Scene;
use liege_render::{Reel, Renderer};
use liege_store::shown::Media;

#[test]
fn a_picture_says_what_it_is_and_how_large() {
    let renderer = Renderer::shared().unwrap();
    let scene = Scene { width: 300, height: 170, ..Scene::default() };
    let still = renderer.png(&scene).unwrap();
    assert_eq!((Media::of(&still), Media::size(&still[..24])), (Media::Png, (300, 170)));
    let mut reel = Reel::new();
    reel.push(scene, 100);
    let film = renderer.film(&reel, 150, 1 << 20).unwrap().bytes;
    assert_eq!((Media::of(&film), Media::size(&film[..24])), (Media::Gif, (150, 85)));
    assert_eq!((Media::of(b""), Media::size(b"GIF89a")), (Media::Png, (0, 0)));
}
