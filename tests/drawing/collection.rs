//! Pictures of Reversi and Corners against stored ones: faces that turn, yards, chains; and the pictures of
//! the README.

use crate::draughts::{draw, reach};
use crate::stored::{self, PHONE};
use liege_game::Seat;
use liege_game::scene::{Scene, View};
use liege_render::Renderer;
use liege_testing::games::{in_the_middle, wanted};
use liege_words::Language;
use std::path::Path;

/// Six discs are about to be turned over in five directions: figure 204 of Gardner's article.
const SIX: &str = "8/8/3wb3/3bbb2/3bbb2/2w2b2/5w2/8 w 20 20 parallel";
/// A large board with the four discs of Othello.
const TEN: &str = "10/10/10/10/4wb4/4bw4/10/10/10/10 b 48 48 diagonal";
/// A chain of five jumps is about to be made through the middle of the board.
const CHAIN: &str = "5bbb/5b1b/6bb/5b2/4w3/ww1b4/www5/www5 w 12 12 -1 -1 - - 0 3x3 win 100 20";

/// White has one disc to bring home.
const FILLED: &str = "4ww1w/5www/5www/8/3b4/bb6/bbb5/bbb5 w 0 0 0 0 - - 0 3x3 win 100 20";

fn scenes() -> Vec<(&'static str, u32, (&'static str, Scene))> {
    let names = ["Ольга", "Mirek"].map(str::to_owned);
    let plain = View { names: &names, ..View::plain(Language::ENGLISH) };
    let turned = View { bottom: Some(Seat(1)), ..plain };
    let learner = View { letters: true, names: &names, ..View::plain(Language::UKRAINIAN) };
    let triangle = "4bbbb/5bbb/6bb/7b/w7/ww6/www5/wwww4 w 0 0 0 0 - - 0 triangle10 points 100 20";
    vec![
        ("reversi-turned-over", PHONE, draw("reversi", Some(SIX), &["f3"], "", &plain)),
        ("reversi-learner", PHONE, draw("reversi", None, &["d4", "e5", "e4"], "", &learner)),
        ("reversi-four", PHONE, draw("reversi", Some("4/1wb1/1bw1/4 b 6 6 diagonal"), &["a2"], "", &plain)),
        ("reversi-ten", PHONE, draw("reversi", Some(TEN), &["e4"], "", &learner)),
        ("reversi-reach", PHONE, reach("reversi", "disc", Language::RUSSIAN)),
        ("ugolki-chain", PHONE, draw("ugolki", Some(CHAIN), &["c1-g7"], "", &plain)),
        ("ugolki-targets", PHONE, draw("ugolki", Some(CHAIN), &[], "b2", &turned)),
        ("ugolki-filled", PHONE, draw("ugolki", Some(FILLED), &["e8-g8"], "", &plain)),
        ("ugolki-triangle", PHONE, draw("ugolki", Some(triangle), &["a3-c3", "h6-f6"], "", &turned)),
    ]
}

#[test]
fn pictures_are_as_stored() {
    let renderer = Renderer::new().unwrap();
    stored::compare(
        &renderer,
        scenes().into_iter().map(|(name, width, (game, scene))| (game, name, width, scene)),
    );
}

/// The list of all games shows each by a small picture, and the README some. `LIEGE_BLESS=1` draws them, with `LIEGE_GAME=<id>` one of
/// them.
#[test]
fn every_game_is_shown_small() {
    let index = include_str!("../../docs/games/index.md");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/games");
    let bless = std::env::var_os("LIEGE_BLESS").is_some();
    let renderer = bless.then(|| Renderer::new().unwrap());
    for game in wanted() {
        let name = format!("{}.png", game.id());
        if let Some(renderer) = &renderer {
            std::fs::create_dir_all(&folder).unwrap();
            // The README shows it at half of this size: sharp on every screen.
            let small = renderer.png_at(&in_the_middle(game), 240).unwrap();
            std::fs::write(folder.join(&name), small).unwrap();
        }
        assert!(index.contains(&name), "{name} is not shown: `liege-dev docs` lists all games");
        assert!(
            folder.join(&name).is_file(),
            "{name} is not drawn: `liege-dev new-variant {} --data` draws it",
            game.id()
        );
    }
}
