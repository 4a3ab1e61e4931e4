//! Tests of the picture of a position, before anything is drawn.

use super::super::position::{Position, SEATS};
use super::*;
use liege_game::scene::{Army, Art, Caption, Chain, Figure, Icon, Look, Mark, Presence, Prize, Tie, Wax};
use liege_game::{Event, Seat};
use liege_words::Language;

fn at(text: &str) -> Position {
    text.parse().unwrap()
}

fn english() -> View<'static> {
    View::plain(Language::ENGLISH)
}

fn drawn(text: &str) -> Scene {
    scene(&at(text), &english())
}

const START: &str = "rQrK/rRrNrBrBrNrR/rPrPrPrPrPrPrPrPrPrP/14/18|wQwK/wRwNwBwBwNwR/wPwPwPwPwPwPwPwPwPwP/14/18|\
    bQbK/bRbNbBbBbNbR/bPbPbPbPbPbPbPbPbPbP/14/18 W RWB RslWslBsl --- - - - - - - * word";

fn cell(name: &str) -> Cell {
    Cell::from_name(name).unwrap()
}

fn standing(scene: &Scene, name: &str) -> Figure {
    let at = Hexagon::with(None).centre(cell(name));
    let near =
        scene.figures.iter().min_by(|one, other| one.at.distance(at).total_cmp(&other.at.distance(at)));
    let near = near.unwrap();
    assert!(near.at.distance(at) < 20.0, "nothing stands on {name}");
    near.clone()
}

#[test]
fn everything_stands_where_it_stands() {
    let scene = drawn(START);
    assert_eq!(scene.figures.len(), 54);
    assert_eq!(standing(&scene, "WT2").look, Look::new(Art::King, Army::White));
    assert_eq!(standing(&scene, "RT1").look, Look::new(Art::Queen, Army::Red));
    assert_eq!(standing(&scene, "BC5").look, Look::new(Art::Pawn, Army::Black));
    assert!(scene.marks.is_empty() && scene.chips.is_empty() && scene.labels.is_empty());
    let lit: Vec<bool> = scene.plates.iter().map(|plate| plate.lit).collect();
    assert_eq!(lit, [false, true, false]);
    let names: Vec<&str> = scene.plates.iter().map(|plate| plate.name.as_str()).collect();
    assert_eq!(names, ["Red", "White", "Black"], "nobody sits there yet");
    assert_eq!(scene.caption.unwrap().below, "Three-player chess");
}

#[test]
fn each_side_sees_its_own_plate_below() {
    for seat in SEATS {
        let scene = scene(&at(START), &View { bottom: Some(seat), ..english() });
        for (other, plate) in SEATS.into_iter().zip(&scene.plates) {
            assert_eq!(plate.frame.y > 512, other == seat, "{seat:?}");
        }
    }
}

#[test]
fn captured_armies_stand_on_their_captors_feet() {
    let captured =
        drawn("1wQ/1rN4/4rR3rP1/bR13/18|1wK/6/10/14/18|1bK/6/10/14/18 B WWB - --- - - - - - R * off");
    assert_eq!(standing(&captured, "RP2").look, Look::new(Art::Knight, Army::Red).under(Army::White));
    assert_eq!(captured.plates[0].icons, [Icon::Fallen, Icon::Shield(Army::White)]);
    assert_eq!(captured.plates[0].status, "captured");
    assert!(captured.plates[0].out);
    let neutral =
        drawn("2/1rN4/3wQrR3rP1/bR13/18|1wK/6/10/14/18|1bK/6/10/14/18 W -WB - --- - - - - - R * off");
    assert_eq!(standing(&neutral, "RP2").look, Look::new(Art::Knight, Army::Red).neutral());
    assert_eq!(neutral.plates[0].icons, [Icon::Fallen]);
}

#[test]
fn the_last_move_is_marked_from_end_to_end() {
    let position = at("1rK/6/10/14/18|wR1/2wK2wR/wP9/14/18|1bK/6/10/14/18 B RWB - --- - - - - - - * off");
    let last = ["W:WT2*WP1".to_owned()];
    let view = View { last: &last, last_text: "O-O-O", last_seat: Some(Seat(1)), number: 9, ..english() };
    let castled = scene(&position, &view);
    let hexagon = Hexagon::with(None);
    for (from, to) in [("WT2", "WP3"), ("WP1", "WT1")] {
        assert!(
            castled.marks.contains(&Mark::From { area: hexagon.area(cell(from)), number: None }),
            "{from}"
        );
        assert!(castled.marks.contains(&Mark::To { area: hexagon.area(cell(to)) }), "{to}");
    }
    let Caption { army, text, below, .. } = castled.caption.unwrap();
    assert_eq!((army, text.as_str()), (Some(Army::White), "O-O-O"));
    assert_eq!(below, "Three-player chess · move 9");

    let position = at("1rK/6/10/14/18|1wK/6/10/5bP8/18|1bK/6/10/14/18 R RWB - --W - - - - - - * off");
    let last = ["B:WV6xWS6^WV7".to_owned()];
    let passed = scene(&position, &View { last: &last, ..english() });
    let victim = hexagon.centre(cell("WV7"));
    assert!(passed.marks.iter().any(|mark| matches!(mark, Mark::Taken { at, .. } if *at == victim)));
    let ghost = standing(&passed, "WV7");
    assert_eq!((ghost.presence, ghost.look.army), (Presence::Ghost, Army::White));
}

#[test]
fn checks_are_told_twice() {
    let checked = drawn("1rK/6/10/14/18|1wK/6/10/14/18|1bK/6/6wN3/14/18 B RWB - --- - - - - - - * off");
    let king = Hexagon::with(None).area(cell("BT2"));
    assert!(checked.marks.iter().any(|mark| matches!(mark, Mark::Check { area, .. } if *area == king)));
    assert_eq!(checked.plates[2].icons, [Icon::Pennon, Icon::Burst]);
    assert_eq!(checked.plates[2].status, "in check");
    assert!(!checked.plates[0].icons.contains(&Icon::Burst));
}

#[test]
fn targets_are_dots_and_rings() {
    let position = at("1rK/6/10/14/18|1wK/6/10/1wQ12/8wRrP8|1bK/6/4bP5/14/18 W RWB - --- - - - - - - * off");
    let targets = ["W:WV9-WV8", "W:WV9xWV10", "W:WV9-WV8+R"].map(str::to_owned);
    let shown = scene(&position, &View { targets: &targets, ..english() });
    let hexagon = Hexagon::with(None);
    let seen: Vec<(bool, bool)> = shown
        .marks
        .iter()
        .filter_map(|mark| match mark {
            Mark::Target { at, takes, .. } => Some((*takes, *at == hexagon.centre(cell("WV10")))),
            _ => None,
        })
        .collect();
    assert_eq!(seen, [(false, false), (true, true)], "one mark for a cell");
    assert!(shown.marks.contains(&Mark::Chosen { area: hexagon.area(cell("WV9")) }));
}

#[test]
fn bonds_are_told_on_plates_and_chips() {
    let bound =
        drawn("1rK/6/4rP5/14/18|1wK/6/4wP5/14/18|1bK/6/4bP5/14/18 B RWB - --- - W>R:3a - - - R * off");
    assert_eq!(bound.plates[1].icons, [Icon::Crown]);
    assert_eq!(bound.plates[0].icons, [Icon::Links]);
    let tie = Tie::Bond { lord: Army::White, vassal: Army::Red, chain: Chain::Whole, claimed: false };
    assert_eq!(bound.chips[0].tie, tie);
    assert_eq!((bound.chips[0].head.as_str(), bound.chips[0].line.as_str()), ("lord: White", "vassal: Red"));

    let suspended =
        drawn("1rK/6/4rP5/14/18|1wK/6/4wP5/14/18|1bK/6/4bP5/14/18 R RWB - --- - W>R:2l - - - - * off");
    assert_eq!(suspended.plates[0].icons, [Icon::Pennon, Icon::BrokenLinks]);
    assert!(suspended.plates[1].icons.is_empty(), "no lord while the bond rests");
    assert!(matches!(suspended.chips[0].tie, Tie::Bond { chain: Chain::Suspended, .. }));

    let ordered =
        drawn("1rK/6/4rP5/14/18|1wK/6/4wP5/14/18|1bK/6/4bP5/14/18 R RWB - --- - W>R:3ac - - - R * off");
    assert_eq!(ordered.plates[0].icons, [Icon::Shield(Army::White), Icon::Pennon]);
    assert!(ordered.plates[0].lit && !ordered.plates[1].lit);
    let choosing = drawn(
        "1rK/6/4rP5/14/18|1wK/6/4wP5/14/18|1bK/6/4bP5/14/18 R RWB - --- - W>R:3ac,B>R:3ac - - - R * off",
    );
    assert_eq!(
        choosing.plates[0].icons,
        [Icon::Shield(Army::White), Icon::Shield(Army::Black), Icon::Pennon]
    );
}

#[test]
fn truces_and_offers_are_chips() {
    let position = at("1rK/6/10/14/18|1wK/6/10/14/18|1bK/6/10/14/18 W RWB - --- - - \
        R=W/3?R,W=B/2?B,draw?W+R - R=B:2.1 - * bound");
    let scene = scene(&position, &english());
    let truce = Tie::Truce { one: Army::Red, other: Army::Black, turns: 2, bound: true, wax: Wax::Whole };
    assert_eq!((&scene.chips[0].tie, scene.chips[0].offered), (&truce, None));
    assert_eq!(
        (scene.chips[0].head.as_str(), scene.chips[0].line.as_str()),
        ("Binding truce", "2 turns left")
    );
    let draw = Tie::Draw { by: Army::White, others: vec![(Army::Red, true), (Army::Black, false)] };
    assert_eq!((&scene.chips[1].tie, scene.chips[1].offered), (&draw, Some(Army::White)));
    assert_eq!(scene.chips[2].line, "offered by Red");
    assert_eq!(scene.chips.len(), 4);
    for chip in &scene.chips {
        assert!(chip.frame.y > surroundings::FLOOR && chip.frame.bottom() < scene.height as i32);
    }
    assert!(scene.labels.is_empty(), "nothing is left out");
}

#[test]
fn more_than_four_ties_are_counted() {
    let position = at("1rK/6/10/14/18|1wK/6/10/14/18|1bK/6/10/14/18 W RWB - WRR - - \
        R>W?R,R=W/3?R,R=B/1?R,W=B/2?B,draw?W+R - - - * word");
    let scene = scene(&position, &english());
    assert_eq!(scene.chips.len(), 4);
    assert_eq!(scene.labels.last().unwrap().text, "+1");
}

/// A position, the events of the action that led to it, and the action.
fn played(text: &str, action: &str) -> (Position, Vec<Event>, [String; 1]) {
    let mut position = at(text);
    let events = position.play(action.parse().unwrap()).unwrap();
    (position, events, [action.to_owned()])
}

#[test]
fn a_broken_truce_is_news_for_one_picture() {
    let (position, news, last) = played(
        "1rK/6/10/14/18|1wK/6/10/14/8wRrP8|1bK/6/4bP5/14/18 W RWB - --- - - - - R=W:2.2 - * word",
        "W:WV9xWV10",
    );
    let quiet = View { last: &last, ..english() };
    assert!(scene(&position, &quiet).chips.is_empty());
    let told = scene(&position, &View { news: &news, ..quiet });
    let wax = Wax::Broken { by: Army::White };
    let seal = Tie::Truce { one: Army::Red, other: Army::White, turns: 0, bound: false, wax };
    assert_eq!(told.chips[0].tie, seal);
    assert_eq!(told.chips[0].line, "by White");
    // A reader who does not know of the truce is not shown its end.
    let hidden = ["R=W".to_owned()];
    assert!(scene(&position, &View { news: &news, hidden: &hidden, ..quiet }).chips.is_empty());
}

#[test]
fn a_dissolved_truce_blames_nobody() {
    let (position, news, last) = played(
        "2/rK5/10/14/18|1wK/1rQ1rR2/10/14/18|1bK/6/10/14/18 W RWB - --- - - - - R=W:3.3 - * bound",
        "W:WT2xWP2",
    );
    let told = scene(&position, &View { last: &last, news: &news, ..english() });
    assert!(matches!(told.chips[0].tie, Tie::Truce { wax: Wax::Dissolved, .. }), "{:?}", told.chips);
    assert_eq!(told.chips[0].head, "Truce dissolved");
}

#[test]
fn hidden_ties_are_shown_nowhere() {
    let board = "1rK/6/4rP5/14/18|1wK/6/4wP5/14/18|1bK/6/4bP5/14/18";
    for fields in [
        "R RWB - --- - W>R:3a - - - R * word",
        "R RWB - --- - W>R:3ac - - - R * word",
        "R RWB - --- - W>R:3v - - - - * word",
        "R RWB - --- - W>R:3ac,B>R:3ac - - - R * word",
        "W RWB - WRR - - R>W?R,R=W/3?R,draw?W+R - R=B:2.2 - * bound",
    ] {
        let position = at(&format!("{board} {fields}"));
        let hidden: Vec<String> = position.pacts().into_iter().map(|pact| pact.key).collect();
        assert!(!hidden.is_empty());
        let bare = at(&format!("{board} {} RWB - --- - - - - - - * word", &fields[..1]));
        let view = View { hidden: &hidden, ..english() };
        let (shown, plain) = (scene(&position, &view), scene(&bare, &english()));
        assert_eq!(shown.plates, plain.plates, "{fields}");
        assert_eq!((shown.chips, shown.height), (plain.chips, plain.height), "{fields}");
        // Everything else stays visible.
        let one = View { hidden: &hidden[..1], ..english() };
        assert_eq!(scene(&position, &one).chips.len(), hidden.len() - 1, "{fields}");
    }
}

#[test]
fn the_end_crowns_the_winner_and_halves_a_draw() {
    let won = drawn("1rK/6/4rP5/14/18|1wK/6/4wP5/14/18|2/6/4bP5/14/18 R RW- - --- - R>W:3a - - - BW * off");
    assert_eq!(won.plates[0].prize, Some(Prize::Crown));
    assert_eq!((won.plates[1].prize, won.plates[2].prize), (None, None));
    let points: Vec<&str> = won.plates.iter().map(|plate| plate.status.as_str()).collect();
    assert_eq!(points, ["2 points", "1 point", "0 points"]);
    assert!(won.plates.iter().all(|plate| !plate.lit));
    let drawn = drawn("1rK/6/4rP5/14/18|1wK/6/4wP5/14/18|2/6/4bP5/14/18 R RW- - --- - - - - - B = off");
    assert_eq!((drawn.plates[0].prize, drawn.plates[1].prize), (Some(Prize::Half), Some(Prize::Half)));
    assert_eq!(drawn.plates[0].status, "1.5 points");
    assert_eq!(drawn.plates[2].prize, None);
}

#[test]
fn letters_speak_the_readers_language_and_cover_no_foot() {
    for (language, king, rook) in
        [(Language::ENGLISH, "K", "R"), (Language::RUSSIAN, "Кр", "Л"), (Language::UKRAINIAN, "Кр", "Т")]
    {
        let scene = scene(&at(START), &View { letters: true, language, ..english() });
        let letter = |name| standing(&scene, name).badge.unwrap().text;
        assert_eq!((letter("WT2").as_str(), letter("BP1").as_str()), (king, rook));
        assert_eq!(scene.labels.len(), 150 - 54, "every empty cell has its name");
        assert_eq!(
            scene.figures.iter().filter(|figure| figure.badge.is_some()).count(),
            54 - 30,
            "all but pawns"
        );
        for figure in &scene.figures {
            let Some(badge) = &figure.badge else { continue };
            let foot = figure.at.y() + f64::from(figure.size) * 0.29;
            assert!(badge.at.y() + f64::from(badge.radius) < foot + 10.0, "{figure:?}");
        }
    }
}

#[test]
fn nothing_touches_what_is_not_its_own() {
    for bottom in SEATS {
        let scene = scene(&at(START), &View { bottom: Some(bottom), ..english() });
        let caption = scene.caption.as_ref().unwrap().frame;
        let boxes: Vec<_> = scene.plates.iter().map(|plate| plate.frame).chain([caption]).collect();
        for label in &scene.boards[0].labels {
            // A letter is at most 0.75 em wide, and its capitals 0.72 em high.
            let (wide, high) = (label.text.chars().count() as f64 * 0.65 * 25.0, 0.72 * 25.0);
            let left = match label.align {
                liege_game::scene::Align::Left => label.at.x(),
                liege_game::scene::Align::Centre => label.at.x() - wide / 2.0,
                liege_game::scene::Align::Right => label.at.x() - wide,
            };
            assert!(left > 0.0 && left + wide < f64::from(WIDTH), "{} leaves the canvas", label.text);
            for frame in &boxes {
                let apart = left > f64::from(frame.right())
                    || left + wide < f64::from(frame.x)
                    || label.at.y() - high / 2.0 > f64::from(frame.bottom())
                    || label.at.y() + high / 2.0 < f64::from(frame.y);
                assert!(apart, "{} touches {frame:?}", label.text);
            }
        }
    }
}
