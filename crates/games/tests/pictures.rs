//! Pictures of games that a text tells: start, middle, check, end; against stored ones.

#[path = "../../../tests/drawing/stored/mod.rs"]
mod stored;

use liege_game::scene::{Mark, Pieces, Scene, View};
use liege_game::{Game, Options, Seat};
use liege_render::Renderer;
use liege_words::Language;
use serde_json::Value;
use stored::PHONE;

liege_testing::install!(liege_games::house());

/// A game of the family, with the declaration in its folder.
fn game(id: &str) -> &'static dyn Game {
    let declaration = std::fs::read_to_string(format!("src/fairy/{id}/game.toml")).unwrap();
    let tried = || liege_games::fairy::tried(id, &declaration).unwrap().game;
    liege_game::by_id(id).unwrap_or_else(tried)
}

/// The picture after as many moves of a line of the game's vectors. The texts around the board are left out: they
/// belong to other tests.
fn drawn(id: &str, line: usize, moves: usize, view: &View<'_>) -> Scene {
    let game = game(id);
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
        shot("makruk", "makruk-start", 0, 0, &kanji),
        shot("shatranj", "shatranj-start", 0, 0, &kanji),
        shot("courier-chess", "courier-start", 0, 0, &kanji),
        shot("capablanca", "capablanca-start", 0, 0, &kanji),
        shot("grand-chess", "grand-start", 0, 0, &kanji),
        shot("knightmate", "knightmate-start", 0, 0, &kanji),
        shot("modern-chess", "modern-start", 0, 0, &kanji),
    ]
}

#[test]
fn pictures_are_as_stored() {
    let renderer = Renderer::new().unwrap();
    stored::compare(&renderer, scenes().into_iter().map(|(game, name, scene)| (game, name, PHONE, scene)));
}

#[test]
fn find() {
    for id in ["makruk", "shatranj", "courier-chess", "capablanca", "grand-chess", "knightmate", "modern-chess"] {
        let game = game(id);
        let vectors = std::fs::read_to_string(format!("src/fairy/{id}/vectors.jsonl")).unwrap();
        let (mut checks, mut ends) = (Vec::new(), Vec::new());
        for (line, vector) in vectors.lines().enumerate() {
            let vector: Value = serde_json::from_str(vector).unwrap();
            let none: [(&str, &str); 0] = [];
            let options = Options::check(game.options(), none).unwrap();
            let mut state = game.start(&options, None).unwrap();
            for (number, action) in vector["moves"].as_array().unwrap().iter().enumerate() {
                if state.play(action.as_str().unwrap()).is_err() { println!("{id} {line} {number} bad"); break; }
                let scene = state.scene(&View::plain(Language::ENGLISH));
                let check = scene.marks.iter().any(|mark| matches!(mark, Mark::Check { .. }));
                if state.outcome().is_some() { ends.push((line, number + 1, check)); }
                else if check && number > 12 { checks.push((line, number + 1)); }
            }
        }
        checks.sort_by_key(|(_, number)| number.abs_diff(40));
        checks.truncate(6);
        println!("{id}: checks {checks:?} ends {ends:?}");
    }
}
