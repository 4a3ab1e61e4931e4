//! Pictures of Enochian chess and Dragon's Breakthrough against stored ones.

use crate::stored;

use liege_game::scene::{Scene, View};
use liege_game::{self as game, Game, Options, Seat};
use liege_render::Renderer;
use liege_words::Language;
use stored::PHONE;

const ENOCHIAN: &str = "enochian-chess";
const BREAKTHROUGH: &str = "dragons-breakthrough";

/// The page's sample game until red is mated.
const MATED: &str = "Na4-b6 Pa7xb6 Nh5-g3 Ph2xg3 Qa3-c3 Ra8-a3 Pg8-f8 Ne1-c2 Pb3xc2 Pb6-b5 Bh7-g8 Kh1-h2 Qc3xa3 \
    Pb7-b6 Qh6-f4 Kh2-h3";
/// Red's king is black's prisoner, and black's is red's.
const PRISONERS: &str = "6brbK/2yryR4/8/8/8/6rbrK/1kr6/kR7 b fKKf - - - - *";
const CONCOURSE: &str = "yKyr4brbK/8/8/3rBbB3/4yB3/7rr/1kB6/kK1kr4rK k KKKK - - - - *";
/// The source's sample game until Light's long capture.
const CHAIN: &str = "32-20 1-14 22-18 12-16 21-17 11-15 20:15 14:25 15:2 25:31 C@14 31:28 2:5 7-11 14:7 3:10!C \
    18-14 9:18!C 23:14:7!CC";
const FLIGHT: &str = "4/2dK/4/3K/k3/4/CD2/4 L K/K - fs - 0";
const MORTAL: &str = "C1R1/2dE/4/4/4/4/1D2/4 L -/- - fs t 0";

/// The picture of a game after some actions, the last of them marked.
fn draw(id: &'static str, position: Option<&str>, actions: &str, view: &View<'_>) -> (&'static str, Scene) {
    let game: &dyn Game = game::by_id(id).unwrap();
    let none: [(&str, &str); 0] = [];
    let mut state = game.start(&Options::check(game.options(), none).unwrap(), position).unwrap();
    let (mut text, mut seat, mut last, mut news, mut number) =
        (String::new(), None, Vec::new(), Vec::new(), 0);
    for action in actions.split(if actions.contains(';') { ';' } else { ' ' }).filter(|text| !text.is_empty())
    {
        text = state.display(action);
        seat = state.actor(action);
        last = vec![action.to_owned()];
        news = state.play(action).unwrap();
        number += 1;
    }
    (id, state.scene(&View { last: &last, last_text: &text, last_seat: seat, news: &news, number, ..*view }))
}

fn scenes() -> Vec<(&'static str, (&'static str, Scene))> {
    let four = ["Ilse", "Bohdan", "Тарас", "Mirek"].map(str::to_owned);
    let long = ["Олександра-Вікторія", "Костянтин", "Всеволод-Мирослав", "Святослава"].map(str::to_owned);
    let two = ["Ольга", "Mirek"].map(str::to_owned);
    let plain = View::plain(Language::ENGLISH);
    let table = View { names: &four, ..plain };
    let learner = View { names: &long, letters: true, ..View::plain(Language::UKRAINIAN) };
    let pair = View { names: &two, ..plain };
    let reader = View { names: &two, letters: true, ..View::plain(Language::RUSSIAN) };
    vec![
        ("enochian-mated", draw(ENOCHIAN, None, MATED, &table)),
        ("enochian-letters", draw(ENOCHIAN, None, "", &learner)),
        ("enochian-turned", draw(ENOCHIAN, None, "Na4-b6", &View { bottom: Some(Seat(1)), ..table })),
        ("enochian-exchange", draw(ENOCHIAN, Some(PRISONERS), "offer exchange red>blue b1;", &table)),
        ("enochian-concourse", draw(ENOCHIAN, Some(CONCOURSE), "Bb2-d4", &table)),
        ("breakthrough-chain", draw(BREAKTHROUGH, None, CHAIN, &reader)),
        ("breakthrough-flight", draw(BREAKTHROUGH, Some(FLIGHT), "K@23+26-19-12-3", &pair)),
        ("breakthrough-mortal", draw(BREAKTHROUGH, Some(MORTAL), "", &pair)),
        (
            "breakthrough-turned",
            draw(BREAKTHROUGH, None, "22-18 swap", &View { bottom: Some(Seat(1)), ..reader }),
        ),
    ]
}

#[test]
fn pictures_are_as_stored() {
    let renderer = Renderer::new().unwrap();
    stored::compare(&renderer, scenes().into_iter().map(|(name, (game, scene))| (game, name, PHONE, scene)));
}
