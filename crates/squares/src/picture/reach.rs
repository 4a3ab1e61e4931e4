//! Pictures of how each kind of piece moves, drawn like every other.

use super::super::rules::{Example, Rules, Spec};
use super::super::typed::display_letter;
use super::super::{Kind, Piece};
use super::Arrangement;
use super::boards::Boards;
use super::figures::{captions, figures};
use super::marks::Marks;
use liege_game::scene::{Align, Facing, Frame, MARGIN, Scene, Title, View};
use liege_game::{Seat, words};
use liege_words::{Language, Message, capitalised};

/// The picture of how a kind moves; `None` if the game has no such kind.
pub fn reach(spec: &'static Spec, id: &str, language: Language) -> Option<Scene> {
    let kind = spec.kinds.iter().position(|kind| kind.id == id).map(|index| Kind(index as u8))?;
    let start = spec.usual_start()?;
    if let Some(own) = start.reach(kind, language) {
        return Some(own);
    }
    let example =
        (spec.example)(spec, kind).unwrap_or_else(|| usual(spec, Piece { seat: owner(&*start, kind), kind }));
    let moves = example.pieces.iter().find(|(at, _)| example.stand.contains(at));
    let mut rules = start.turned(moves.map_or(Seat(0), |(_, piece)| piece.seat));
    for at in spec.geometry.all() {
        rules.set(at, None);
    }
    for (at, piece) in &example.pieces {
        rules.set(*at, Some(*piece));
    }
    let arrangement = example.arrangement.unwrap_or_else(|| Arrangement::of(spec, &View::plain(language)));
    let boards = Boards::new(spec, arrangement, &View::plain(language));
    let mut marks = Marks::default();
    marks.position(&*rules, &boards, None);
    marks.leave_out_must();
    for play in rules.reachable() {
        // A piece that is put on the board is on no square yet.
        if play.from.map_or(example.stand.is_empty(), |from| example.stand.contains(&from)) {
            marks.target(&play, &boards);
        }
    }
    for at in example.stand {
        marks.chosen(at, &boards);
    }
    let figures = figures(&*rules, &boards, &View::plain(language), &marks);
    let mut labels = marks.letters.clone();
    labels.extend(boards.numbers());
    labels.extend(captions(&*rules, &boards));
    let Facing { upper, upper_side, lower, .. } = boards.places();
    Some(Scene {
        width: boards.width() as u32,
        height: lower.y as u32,
        boards: boards.still(),
        marks: marks.all,
        figures,
        labels,
        title: Some(Title {
            frame: Frame::new(MARGIN, upper.y, upper_side.right() - MARGIN, upper.height),
            align: Align::Left,
            name: capitalised(&words().say(language, &title(spec, kind, language))),
            below: words().say(language, &Message::new(format!("{}-name", spec.prefix))),
        }),
        tabs: boards.tabs(language),
        ..Scene::default()
    })
}

/// "Griffon: G": the name, and its letters.
pub fn title(spec: &'static Spec, kind: Kind, language: Language) -> Message {
    let own = display_letter(spec, kind, language);
    let letter = spec.kind(kind).letter;
    let alike = own == letter || own.chars().count() == 1 && super::super::typed::looks_like(&own, letter);
    let letters = match (letter.is_empty(), alike) {
        (true, _) => own,
        (false, true) => letter.to_owned(),
        (false, false) => format!("{letter}, {own}"),
    };
    let name = spec.kind(kind).name();
    if letters.is_empty() {
        name
    } else {
        Message::new("sqr-reach-title").with("piece", name).with("letters", letters)
    }
}

/// The first seat that has a kind at the start.
fn owner(start: &dyn Rules, kind: Kind) -> Seat {
    let spec = start.spec();
    let has = |seat: &Seat| {
        let hand = start.hand(*seat).unwrap_or_default();
        let piece = Piece { seat: *seat, kind };
        hand.iter().any(|(held, _)| *held == piece)
            || spec.geometry.all().any(|at| start.piece(at) == Some(piece))
    };
    spec.all_seats().find(has).unwrap_or(Seat(0))
}

/// The default example: the piece alone in the middle, with a possible victim nearby.
fn usual(spec: &'static Spec, piece: Piece) -> Example {
    let geometry = spec.geometry;
    let kind = piece.kind;
    let at = geometry.square(0, geometry.files / 2 - 1, geometry.ranks / 2 - 1);
    let mut pieces = vec![(at, piece)];
    let enemy = spec.enemy(piece);
    if spec.kind(kind).plain {
        pieces.push((geometry.square(0, geometry.files / 2, geometry.ranks / 2), enemy));
    }
    Example { pieces, stand: vec![at], arrangement: None }
}
