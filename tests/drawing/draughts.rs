//! Pictures of draughts against stored ones: numbers in the squares, chains of captures, pieces that must
//! capture.

use crate::stored::{self, PHONE};
use liege_game::scene::{Scene, View};
use liege_game::{self as game, Game, Options, Seat};
use liege_render::Renderer;
use liege_words::Language;

/// A capture of four men that goes on as a king, and the piece that has to capture then.
const ROUND: &str = "W:Wc3,e1,Kh2:Bb4,b6,d6,f6,g3,h8";

fn game(id: &str) -> &'static dyn Game {
    game::by_id(id).unwrap()
}

/// The picture of a game after some moves, the last of them marked; with the targets of a piece, if one is named.
pub fn draw(
    id: &'static str,
    position: Option<&str>,
    moves: &[&str],
    asked: &str,
    view: &View<'_>,
) -> (&'static str, Scene) {
    let none: [(&str, &str); 0] = [];
    let options = Options::check(game(id).options(), none).unwrap();
    let mut state = game(id).start(&options, position).unwrap();
    let (mut text, mut seat, mut last) = (String::new(), None, Vec::new());
    for mv in moves {
        text = state.display_in(mv, view.language);
        seat = state.actor(mv);
        last = vec![(*mv).to_owned()];
        state.play(mv).unwrap_or_else(|refusal| panic!("{mv}: {:?} {refusal:?}", state.legal()));
    }
    let targets =
        if asked.is_empty() { Vec::new() } else { state.moves_of(state.turn().unwrap(), asked).unwrap() };
    let number = moves.len();
    let view = View { last: &last, last_text: &text, last_seat: seat, number, targets: &targets, ..*view };
    (id, state.scene(&view))
}

/// The picture of the moves of a kind of piece.
pub fn reach(id: &'static str, kind: &str, language: Language) -> (&'static str, Scene) {
    (id, game(id).reach(kind, language).unwrap())
}

fn scenes() -> Vec<(&'static str, u32, (&'static str, Scene))> {
    let names = ["Ольга", "Mirek"].map(str::to_owned);
    let plain = View { names: &names, ..View::plain(Language::ENGLISH) };
    let turned = View { bottom: Some(Seat(1)), ..plain };
    let learner = View { letters: true, names: &names, ..View::plain(Language::RUSSIAN) };
    let chain = ["c3xa5xc7xe5xg7"];
    vec![
        ("draughts-chain", PHONE, draw("russian-draughts", Some(ROUND), &chain, "", &learner)),
        ("draughts-targets", PHONE, draw("russian-draughts", Some(ROUND), &[], "h2", &plain)),
        (
            "draughts-hundred",
            PHONE,
            draw("international-draughts", None, &["32-28", "19-23", "28x19"], "", &plain),
        ),
        ("draughts-twelve", PHONE, draw("canadian-draughts", None, &["45-39"], "", &plain)),
        ("draughts-turned", PHONE, draw("spanish-draughts", None, &["11-15", "21-18"], "", &turned)),
        (
            "draughts-eight-ways",
            PHONE,
            draw("frisian-draughts", Some("W:W28,50:BK29,4,11,12,22"), &["28x17x8"], "", &learner),
        ),
        ("draughts-eight", PHONE, draw("thai-draughts", None, &["27-23"], "", &plain)),
        ("draughts-reach-straight", PHONE, reach("frisian-draughts", "man", Language::GERMAN)),
        ("draughts-reach", PHONE, reach("turkish-draughts", "man", Language::UKRAINIAN)),
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
