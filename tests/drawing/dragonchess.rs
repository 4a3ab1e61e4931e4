//! Pictures of dragonchess against stored ones.

use crate::stored::{self, PHONE};
use liege_game::scene::{Scene, View};
use liege_game::{self as game, Game, Options, Seat, State};
use liege_render::Renderer;
use liege_words::Language;

const SCREEN: u32 = 1000;

const FROZEN: &str = "2g3r3g1/s1s1s1s1s1s1/12/12/12/12/S1S1S1S1S1S1/2G3R3G1|\
    o1htcmkpthuo/wwwwww1w1www/6w1w3/3u8/12/4W7/WWWW1WWWWWWW/OUHTCMKPTHUO|\
    2b3e3b1/1d1d1d1d1d1d/12/3B8/12/12/1D1D1D1D1D1D/6E3B1 gold - 0 6";
const MATE: &str = "12/12/12/12/12/12/10G1/12|6k5/3O8/12/12/12/12/12/K3O7|\
    6B5/12/12/12/12/12/12/12 gold - 0 1";
const AFAR: &str = "2g7g1/R1s1s1s1s1s1/12/12/12/12/r1S1S1S1S1S1/2G7G1|\
    ouhtcmkpthuo/wwwwwwwwwwww/12/12/12/12/WWWWWWWWWWWW/OUHTCMKPTHUO|\
    2b3e3b1/1d1d1d1d1d1d/12/12/12/12/1D1D1D1D1D1D/2B3E3B1 gold - 0 2";

const GAME: &str = "dragonchess";

fn game() -> &'static dyn Game {
    game::by_id(GAME).unwrap()
}

fn at(position: &str) -> Box<dyn State> {
    let none: [(&str, &str); 0] = [];
    game().start(&Options::check(game().options(), none).unwrap(), Some(position)).unwrap()
}

/// The picture after some moves, the last of them marked.
fn draw(position: &str, moves: &[&str], view: &View<'_>) -> Scene {
    let mut state: Box<dyn State> = at(position);
    let (mut text, mut seat, mut last) = (String::new(), None, Vec::new());
    for mv in moves {
        text = state.display(mv);
        seat = state.actor(mv);
        last = vec![(*mv).to_owned()];
        state.play(mv).unwrap();
    }
    state.scene(&View { last: &last, last_text: &text, last_seat: seat, number: 11, ..*view })
}

fn scenes() -> Vec<(&'static str, u32, Scene)> {
    let names = ["Ilse", "Тарас"].map(str::to_owned);
    let long = ["Олександра-Вікторія Сковорода", "Костянтин Всеволод-Мирослав"].map(str::to_owned);
    let short = View { names: &names, ..View::plain(Language::ENGLISH) };
    let learner = View { names: &long, letters: true, ..View::plain(Language::UKRAINIAN) };
    let up = ["P/2h1-3h3"];
    vec![
        ("dragonchess-up", PHONE, draw(FROZEN, &up, &short)),
        ("dragonchess-wide", SCREEN, draw(FROZEN, &up, &View { layout: "wide", ..short })),
        ("dragonchess-land", PHONE, draw(FROZEN, &up, &View { layout: "land", ..learner })),
        ("dragonchess-turned", PHONE, draw(FROZEN, &up, &View { bottom: Some(Seat(1)), ..learner })),
        ("dragonchess-afar", PHONE, draw(AFAR, &["Dr/3a7x2b7"], &short)),
        ("dragonchess-mate", PHONE, draw(MATE, &["O/2e1-2e8"], &short)),
        ("dragonchess-reach", PHONE, game().reach("paladin", Language::RUSSIAN).unwrap()),
    ]
}

#[test]
fn pictures_are_as_stored() {
    stored::compare(
        &Renderer::new().unwrap(),
        scenes().into_iter().map(|(name, width, scene)| (GAME, name, width, scene)),
    );
}
