//! Pictures of games that a text tells: start, middle, check, end; against stored ones.

#[path = "../../../tests/drawing/stored/mod.rs"]
mod stored;

use liege_game::scene::{Art, Pieces, Scene, View};
use liege_game::{Options, Seat};
use liege_render::Renderer;
use liege_words::Language;
use serde_json::Value;
use stored::PHONE;

liege_testing::install!(liege_games::house());

/// The picture after as many moves of a line of the game's vectors. The texts around the board are left out: they
/// belong to other tests.
fn drawn(id: &str, line: usize, moves: usize, view: &View<'_>) -> Scene {
    let game = liege_game::by_id(id).unwrap();
    let none: [(&str, &str); 0] = [];
    let options = Options::check(game.options(), none).unwrap();
    let vectors = std::fs::read_to_string(format!("src/fairy/{id}/vectors.jsonl")).unwrap();
    let vector: Value = serde_json::from_str(vectors.lines().nth(line).unwrap()).unwrap();
    let mut state = game.start(&options, None).unwrap();
    let mut last = Vec::new();
    for action in vector["moves"].as_array().unwrap().iter().take(moves) {
        let action = action.as_str().unwrap();
        state.play(action).unwrap_or_else(|refusal| panic!("{id}: {action}: {refusal:?}"));
        last = vec![action.to_owned()];
    }
    let scene = state.scene(&View { last: &last, number: moves, ..*view });
    Scene { title: None, caption: None, ..scene }
}

fn scenes() -> Vec<(&'static str, &'static str, Scene)> {
    let names = ["Ольга", "Mirek"].map(str::to_owned);
    let kanji = View { names: &names, ..View::plain(Language::ENGLISH) };
    let signs = View { pieces: Pieces::Signs, ..kanji };
    let far = View { bottom: Some(Seat(1)), ..kanji };
    let learner = View { letters: true, ..kanji };
    let far_signs = View { bottom: Some(Seat(1)), ..signs };
    let shot = |id, name, line, moves, view: &View<'_>| (id, name, drawn(id, line, moves, view));
    vec![
        shot("shogi", "shogi-start", 0, 0, &kanji),
        shot("shogi", "shogi-signs", 0, 0, &signs),
        shot("shogi", "shogi-check", 2, 41, &kanji),
        shot("shogi", "shogi-turned", 29, 42, &far_signs),
        shot("shogi", "shogi-mate", 17, 89, &kanji),
        shot("minishogi", "minishogi-start", 0, 0, &kanji),
        shot("minishogi", "minishogi-mate", 17, 36, &signs),
        shot("xiangqi", "xiangqi-start", 0, 0, &kanji),
        shot("xiangqi", "xiangqi-check", 18, 28, &signs),
        shot("xiangqi", "xiangqi-mate", 42, 50, &far),
        shot("janggi", "janggi-start", 0, 0, &kanji),
        shot("janggi", "janggi-check", 18, 46, &signs),
        shot("janggi", "janggi-end", 19, 64, &far),
        shot("seirawan-chess", "seirawan-start", 0, 0, &kanji),
        shot("seirawan-chess", "seirawan-check", 7, 40, &kanji),
        shot("seirawan-chess", "seirawan-mate", 7, 46, &kanji),
        shot("makruk", "makruk-start", 0, 0, &kanji),
        shot("makruk", "makruk-learner", 20, 40, &learner),
        shot("shatranj", "shatranj-start", 0, 0, &kanji),
        shot("shatranj", "shatranj-middle", 20, 40, &kanji),
        shot("courier-chess", "courier-start", 0, 0, &kanji),
        shot("courier-chess", "courier-turned", 20, 60, &far),
        shot("capablanca", "capablanca-check", 3, 41, &kanji),
        shot("capablanca", "capablanca-mate", 8, 48, &kanji),
        shot("grand-chess", "grand-check", 33, 40, &kanji),
        shot("grand-chess", "grand-mate", 35, 78, &far),
        shot("knightmate", "knightmate-start", 0, 0, &kanji),
        shot("knightmate", "knightmate-mate", 5, 11, &kanji),
        shot("modern-chess", "modern-check", 19, 39, &kanji),
        shot("modern-chess", "modern-mate", 9, 65, &kanji),
    ]
}

#[test]
fn pictures_are_as_stored() {
    let renderer = Renderer::new().unwrap();
    stored::compare(&renderer, scenes().into_iter().map(|(game, name, scene)| (game, name, PHONE, scene)));
}

#[test]
fn every_character_of_a_declaration_has_a_glyph() {
    let renderer = Renderer::new().unwrap();
    let mut seen = 0;
    for folder in std::fs::read_dir("src/fairy").unwrap() {
        let Ok(declaration) = std::fs::read_to_string(folder.unwrap().path().join("game.toml")) else {
            continue;
        };
        let declaration: toml::Table = declaration.parse().unwrap();
        let written = declaration.get("picture").and_then(|picture| picture.get("characters"));
        for (kind, characters) in written.and_then(toml::Value::as_table).into_iter().flatten() {
            for letter in characters.as_str().unwrap().chars() {
                assert!(
                    renderer.has_character(letter),
                    "{kind}: the font lacks {letter}; fonts/men.sh adds it"
                );
                seen += 1;
            }
        }
    }
    assert!(seen > 40, "{seen}");
}

#[test]
fn a_piece_without_art_has_its_letter() {
    let text = "[invented:chess]\ncustomPiece1 = z:NA\n\
        startFen = rnbqkbnr/pppppppp/8/3z4/3Z4/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n";
    let game = liege_games::fairy::told(text, &|_| false).unwrap()[0].game;
    let none: [(&str, &str); 0] = [];
    let state = game.start(&Options::check(game.options(), none).unwrap(), None).unwrap();
    let scene = state.scene(&View::plain(Language::ENGLISH));
    let lettered = scene.figures.iter().filter(|figure| figure.look.art == Art::Letter('Z'));
    assert_eq!(lettered.count(), 2);
}
