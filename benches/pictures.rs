//! From a scene to PNG bytes, with everything that can be kept already kept, as in a running bot.

use liege::game::scene::{Scene, View};
use liege::game::{self, Options, Seat};
use liege::render::Renderer;
use liege::words::Language;
use std::sync::OnceLock;

const MIDDLE: &str = "rQrK/rRrNrBrBrNrR/rPrPrPrP1rPwNrPrPrP/4rP9/18|\
    wQwK/wRwNwBwB1wR/wPwPwPwP1wPwPwPwPwP/6wP7/18|\
    bQbK/bRbNbBbBbNbR/bPbPbPbPbP1bPbPbPbP/9bP4/18 B RWB - --- - W>B:3a - - R=W:3.2 B * word";

fn renderer() -> &'static Renderer {
    static RENDERER: OnceLock<Renderer> = OnceLock::new();
    RENDERER.get_or_init(|| Renderer::new().expect("the fonts are fonts"))
}

fn scene(letters: bool) -> Scene {
    let game = game::by_id("three-player-chess").expect("the game is registered");
    let none: [(&str, &str); 0] = [];
    let options = Options::check(game.options(), none).expect("defaults are allowed");
    let state = game.start(&options, Some(MIDDLE)).expect("the position is right");
    let names = ["Тарас", "Ilse", "Mirek"].map(str::to_owned);
    state.scene(&View {
        names: &names,
        number: 14,
        letters,
        last: &["W:RV12-RC7".to_owned()],
        last_text: "Nrv12-rc7+",
        last_seat: Some(Seat(1)),
        ..View::plain(Language::ENGLISH)
    })
}

fn main() {
    for (name, letters) in [("middle", false), ("letters", true)] {
        let bytes = renderer().png(&scene(letters)).expect("it can be drawn");
        println!("{name}: {} bytes", bytes.len());
    }
    divan::main();
}

/// A position to its scene.
#[divan::bench]
fn position_to_scene() -> Scene {
    scene(false)
}

/// A scene to the bytes that are posted.
#[divan::bench(args = [false, true], sample_count = 50)]
fn scene_to_png(bencher: divan::Bencher<'_, '_>, letters: bool) {
    let scene = scene(letters);
    bencher.bench(|| renderer().png(&scene));
}

/// The first picture of a fresh renderer: fonts, art and board from nothing.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn first_picture(bencher: divan::Bencher<'_, '_>) {
    let scene = scene(false);
    bencher.bench(|| Renderer::new().and_then(|renderer| renderer.png(&scene)));
}
