//! Pictures of the chess family against stored ones: the features of each game that chess does not have.

use crate::stored::{self, PHONE};
use liege_game::scene::{Scene, View};
use liege_game::{self as game, Game, Options, Seat};
use liege_render::Renderer;
use liege_words::Language;

/// The picture of a game after some actions, the last of them marked.
fn draw(id: &'static str, position: Option<&str>, actions: &str, view: &View<'_>) -> (&'static str, Scene) {
    let game: &dyn Game = game::by_id(id).unwrap();
    let none: [(&str, &str); 0] = [];
    let mut state = game.start(&Options::check(game.options(), none).unwrap(), position).unwrap();
    let (mut text, mut seat, mut last, mut number) = (String::new(), None, Vec::new(), 0);
    let mut round = None;
    for action in actions.split(", ").filter(|action| !action.is_empty()) {
        let is_thrown = action.starts_with("roll");
        if !is_thrown {
            text = state.display_in(action, view.language);
            seat = state.actor(action);
            last = vec![action.to_owned()];
            number += 1;
            round = state.round();
        }
        state.play(action).unwrap_or_else(|refusal| panic!("{id}: {action}: {refusal:?}"));
    }
    (id, state.scene(&View { last: &last, last_text: &text, last_seat: seat, number, round, ..*view }))
}

/// A game of bughouse with pieces in three hands, the last move on board B.
const BUGHOUSE: &str = "A:e2e4, B:e2e4, A:d7d5, B:d7d5, A:e4d5, B:e4d5, A:d8d5, B:d8d5, A:b1c3, B:b1c3, A:d5a5, \
    B:P@h3, B:g2h3";
const MOVE_ALL: &str = "e2e4, d2d4, g1f3, b1c3, f1c4, c1f4, d1e2, e1c1, h2h3";

fn scenes() -> Vec<(&'static str, (&'static str, Scene))> {
    let four = ["Ольга", "Mirek", "Ilse", "Тарас"].map(str::to_owned);
    let long = ["Олександра-Вікторія", "Костянтин", "Всеволод-Мирослав", "Святослава"].map(str::to_owned);
    let two = ["Ольга", "Mirek"].map(str::to_owned);
    let table = View { names: &four, ..View::plain(Language::ENGLISH) };
    let pair = View { names: &two, ..table };
    let russian = View { language: Language::RUSSIAN, ..pair };
    let ukrainian = View { language: Language::UKRAINIAN, ..pair };
    let black_b = View { names: &long, bottom: Some(Seat(3)), ..View::plain(Language::UKRAINIAN) };
    vec![
        ("bughouse", draw("swedish-bughouse", None, BUGHOUSE, &table)),
        ("bughouse-own", draw("swedish-bughouse", None, BUGHOUSE, &black_b)),
        ("move-all", draw("move-all", None, MOVE_ALL, &pair)),
        ("two-move-first", draw("two-move-chess", None, "e2e4, e7e5", &russian)),
        ("two-move", draw("two-move-chess", None, "e2e4, d7d6, c8g4, d1g4, g4g7", &ukrainian)),
        ("maharajah-attacked", draw("maharajah", None, "M@d5, e2e4", &russian)),
        ("maharajah-taken", draw("maharajah", None, "M@d5, e2e4, d5h5, d1h5", &pair)),
        ("relocation", draw("swedish-relocation", None, "e2e4, d7d5, e4d5>e5", &pair)),
        ("cylinder", draw("cylinder-chess", None, "g2g3, e7e5, f1a4", &pair)),
        ("cylinder-check", draw("cylinder-chess", Some("8/8/8/8/1k1P4/8/8/4K1R1 w - - 0 1"), "g1g4", &pair)),
        ("mobius", draw("mobius-chess", None, "g2g3, e7e5, f1a5", &pair)),
        ("shashmaty", draw("shashmaty", None, "e2-e4, d7-d5", &pair)),
        (
            "shashmaty-becomes",
            draw("shashmaty", Some("7k/2p5/1P3r2/8/8/8/8/K7 w - - 0 -"), "b6:d8:g5", &pair),
        ),
        ("dice", draw("dice-chess", None, "roll 6, e2e4, roll 5", &pair)),
        ("dice-lost", draw("dice-chess", None, "roll 6, e2e4, roll 6, e7e5, roll 3", &russian)),
    ]
}

#[test]
fn pictures_are_as_stored() {
    let renderer = Renderer::new().unwrap();
    stored::compare(&renderer, scenes().into_iter().map(|(name, (game, scene))| (game, name, PHONE, scene)));
}
