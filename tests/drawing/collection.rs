//! Pictures of Reversi, Corners, halma and Chinese checkers against stored ones: faces that turn, yards, chains,
//! many armies; and the pictures of the README.

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

/// Black makes eight jumps across the board of halma.
const ACROSS: &str = "16/16/9w6/8b2b4/9w1b2ww/8bbbbbb2/9w3b2/6wwwbb5/6b9/4ww1www6/3bw1b1b7/8ww6/2w1w1b1b7/16/1b2w11/16 b 33,32 - 2,no,40,200";
/// Green makes twelve jumps among four armies.
const AMONG_FOUR: &str = "r11b2b/3r8w3/2r8b4/5r1w1g5b/3r1r1rr1bbb3/10b1b3/5grw3b4/3g2r9/4ww4g5/3g4w2w4/4w2g2g5/3bb7gr2/6ww2g4g/1ww2br1r3g3/16/w11g2g g 17,17,17,16 - 4,no,40,200";
/// White is about to finish as the third of four.
const THIRD: &str = "gggg8wwww/gggg8wwww/ggg9w1ww/gg12ww/16/16/16/16/16/16/1b14/16/bb12rr/1bb10rrr/bbbbb7rrrr/bb1b8rrrr w 65,60,65,63 r,g 4,no,40,200";
/// Red makes eight jumps from one side of the star to the tip on the other.
const ACROSS_STAR: &str = "1/2/2r/oror/4r4o1y1/2v1vvrro1o1/1vg1b2y1oy/v1yggvr3/1bgyg1gb1/1vovy1b1b1/1bygrvo1v2/2b1bgr1y2y/5r2o2o1/bbg1/2y/1g/1 r 23,23,23,23,23,23 - 6,no,40,200";
/// Violet is about to be the last of six who gets a place.
const SIXTH: &str = "r/rr/rrr/rrrr/vvvv5ooyo/vvv5oooo/vv7oo/1v7o/9/b8y/bb7yy/bbb6yyy/bbbb6yyy/gggg/ggg/gg/g v 44,41,46,44,43,45 o,b,r,g 6,no,40,200";
/// Three armies, each on its way to an empty tip.
const THREE: &str =
    "1/2/3/rr2/5y7/6rr4/2yybb1b3/1b8/by1byryrb/bb6y1/b3r1r1y2/7y4/4r1r6/2y1/3/2/1 y 22,21,21 - 3,no,40,200";

/// Pictures of halma and of Chinese checkers.
fn halma_scenes() -> Vec<(&'static str, u32, (&'static str, Scene))> {
    let names = ["Ольга", "Mirek", "Ada", "Boris", "Chen", "Ірина"].map(str::to_owned);
    let of = |count: usize| View { names: &names[..count], ..View::plain(Language::ENGLISH) };
    let (two, four, six) = (of(2), of(4), of(6));
    let turned = View { bottom: Some(Seat(1)), language: Language::UKRAINIAN, ..of(3) };
    let first = "11bbbbb/11bbbbb/12bbbb/13bbb/14bb/16/16/16/16/16/16/ww14/www13/wwww12/wwwww11/wwwww11 w 0,0 - 2,no,40,200";
    let six_first = "g/gg/ggg/gggg/yyyy5bbbb/yyy6bbb/yy7bb/y8b/9/o8v/oo7vv/ooo6vvv/oooo5vvvv/rrrr/rrr/rr/r r 0,0,0,0,0,0 - 6,no,40,200";
    vec![
        ("halma-start", PHONE, draw("halma", Some(first), &[], "", &two)),
        ("halma-chain", PHONE, draw("halma", Some(ACROSS), &["n10-b4"], "", &two)),
        ("halma-targets", PHONE, draw("halma", Some(ACROSS), &[], "n10", &two)),
        ("halma-four", PHONE, draw("halma", Some(AMONG_FOUR), &["h6-d10"], "", &four)),
        ("halma-end", PHONE, draw("halma", Some(THIRD), &["m14-n14"], "", &four)),
        ("star-start", PHONE, draw("chinese-checkers", Some(six_first), &[], "", &six)),
        ("star-chain", PHONE, draw("chinese-checkers", Some(ACROSS_STAR), &["e6-o2"], "", &six)),
        ("star-targets", PHONE, draw("chinese-checkers", Some(ACROSS_STAR), &[], "e6", &six)),
        ("star-end", PHONE, draw("chinese-checkers", Some(SIXTH), &["j2-j1"], "", &six)),
        ("star-turned", PHONE, draw("chinese-checkers", Some(THREE), &["d3-f10"], "", &turned)),
    ]
}

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
        [scenes(), halma_scenes()]
            .concat()
            .into_iter()
            .map(|(name, width, (game, scene))| (game, name, width, scene)),
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
