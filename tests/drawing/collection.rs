//! Pictures of Reversi and Corners against stored ones: faces that turn, yards, chains; and those of README.

use crate::draughts::draw;
use crate::stored::{self, PHONE};
use liege::game::scene::{Scene, View};
use liege::game::{self, Options, Seat};
use liege::render::Renderer;
use liege::words::Language;
use serde_json::Value;
use std::path::Path;

/// Six discs are about to be turned over in five directions: figure 204 of Gardner's article.
const SIX: &str = "8/8/3wb3/3bbb2/3bbb2/2w2b2/5w2/8 w 20 20 parallel";
/// A chain of five jumps is about to be made through the middle of the board.
const CHAIN: &str = "5bbb/5b1b/6bb/5b2/4w3/ww1b4/www5/www5 w 12 12 -1 -1 - - 0 3x3 win 100 20";

/// White has one disc to bring home.
const FILLED: &str = "4ww1w/5www/5www/8/3b4/bb6/bbb5/bbb5 w 0 0 0 0 - - 0 3x3 win 100 20";

fn scenes() -> Vec<(&'static str, u32, Scene)> {
    let names = ["Ольга", "Mirek"].map(str::to_owned);
    let plain = View { names: &names, ..View::plain(Language::ENGLISH) };
    let turned = View { bottom: Some(Seat(1)), ..plain };
    let learner = View { letters: true, names: &names, ..View::plain(Language::UKRAINIAN) };
    let triangle = "4bbbb/5bbb/6bb/7b/w7/ww6/www5/wwww4 w 0 0 0 0 - - 0 triangle10 points 100 20";
    vec![
        ("reversi-turned-over", PHONE, draw("reversi", Some(SIX), &["f3"], "", &plain)),
        ("reversi-learner", PHONE, draw("reversi", None, &["d4", "e5", "e4"], "", &learner)),
        ("reversi-reach", PHONE, game::by_id("reversi").unwrap().reach("disc", Language::RUSSIAN).unwrap()),
        ("ugolki-chain", PHONE, draw("ugolki", Some(CHAIN), &["c1-g7"], "", &plain)),
        ("ugolki-targets", PHONE, draw("ugolki", Some(CHAIN), &[], "b2", &turned)),
        ("ugolki-filled", PHONE, draw("ugolki", Some(FILLED), &["e8-g8"], "", &plain)),
        ("ugolki-triangle", PHONE, draw("ugolki", Some(triangle), &["a3-c3", "h6-f6"], "", &turned)),
    ]
}

#[test]
fn pictures_are_as_stored() {
    let renderer = Renderer::new().unwrap();
    stored::compare(&renderer, scenes());
}

/// A game in its middle: the first of its vectors that has come so far and is not over.
fn in_the_middle(id: &str) -> Scene {
    let game = game::by_id(id).unwrap();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/vectors/{id}.jsonl"));
    let cases = std::fs::read_to_string(file).unwrap();
    let cases = cases.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let begun = |case: &Value| {
        let moves = case["moves"].as_array().unwrap().len();
        case["outcome"].is_null() && case["options"].as_object().unwrap().is_empty() && moves > 9
    };
    let case = cases.filter(begun).min_by_key(|case| case["moves"].as_array().unwrap().len()).unwrap();
    let none: [(&str, &str); 0] = [];
    let mut state = game.start(&Options::check(game.options(), none).unwrap(), None).unwrap();
    let (mut text, mut seat, mut last) = (String::new(), None, Vec::new());
    for action in case["moves"].as_array().unwrap() {
        let action = action.as_str().unwrap();
        (text, seat, last) = (state.display(action), state.actor(action), vec![action.to_owned()]);
        state.play(action).unwrap();
    }
    state.scene(&View {
        last: &last,
        last_text: &text,
        last_seat: seat,
        number: case["moves"].as_array().unwrap().len(),
        ..View::plain(Language::ENGLISH)
    })
}

/// README shows each game by a small picture. `LIEGE_BLESS=1` draws them.
#[test]
fn the_readme_shows_every_game() {
    let readme = include_str!("../../README.md");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/games");
    let bless = std::env::var_os("LIEGE_BLESS").is_some();
    let renderer = bless.then(|| Renderer::new().unwrap());
    for game in game::all() {
        let name = format!("{}.png", game.id());
        if let Some(renderer) = &renderer {
            std::fs::create_dir_all(&folder).unwrap();
            // Shown at half of it: sharp on every screen.
            let small = renderer.png_at(&in_the_middle(game.id()), 240).unwrap();
            std::fs::write(folder.join(&name), small).unwrap();
        }
        assert!(readme.contains(&format!("docs/games/{name}")), "{name} is not in README");
        assert!(folder.join(&name).is_file(), "{name} is not drawn: LIEGE_BLESS=1 draws it");
    }
}
