//! Tests of the picture of a position, before anything is drawn.

use super::super::DRAGONCHESS;
use super::super::board::Square;
use super::super::spec::SPEC;
use liege_game::scene::{
    Army, Art, BOARD_TOP, Grid, Icon, Look, Mark, Point, Presence, Prize, Scene, Side, View, WIDTH,
};
use liege_game::{Game, Seat, State, words};
use liege_words::Language;

const FROZEN: &str = "2g3r3g1/s1s1s1s1s1s1/12/12/12/12/S1S1S1S1S1S1/2G3R3G1|\
    o1htcmkpthuo/wwwwww1w1www/6w1w3/3u8/12/4W7/WWWW1WWWWWWW/OUHTCMKPTHUO|\
    2b3e3b1/1d1d1d1d1d1d/12/3B8/12/12/1D1D1D1D1D1D/6E3B1 gold - 0 6";
const ELEMENTAL: &str = "12/12/12/12/12/12/12/12|6k5/12/12/3u6D1/2t4w4/12/12/6K5|\
    12/12/12/8d1e1/3Ed2D4/12/3b8/12 gold - 0 1";

fn english() -> View<'static> {
    View::plain(Language::ENGLISH)
}

fn game(text: &str) -> Box<dyn State> {
    super::game(Some(text))
}

/// The picture after a move.
fn after(text: &str, mv: &str, view: &View<'_>) -> Scene {
    let mut game = game(text);
    let shown = game.display(mv);
    let seat = game.actor(mv);
    game.play(mv).unwrap();
    let last = [mv.to_owned()];
    game.scene(&View { last: &last, last_text: &shown, last_seat: seat, number: 1, ..*view })
}

/// The place of a square in the default arrangement, with Gold at the bottom (`South`) or Scarlet.
fn at(bottom: Side, name: &str) -> Point {
    let square: Square = name.parse().unwrap();
    let corner = (76, BOARD_TOP + (2 - square.level() as i32) * (8 * 74 + 52));
    let grid = Grid::new((12, 8), 74, corner).facing(bottom);
    grid.centre((square.file() as u8, square.rank() as u8))
}

fn count(scene: &Scene, wanted: impl Fn(&Mark) -> bool) -> usize {
    scene.marks.iter().filter(|mark| wanted(mark)).count()
}

#[test]
fn everything_stands_where_it_stands() {
    let game = super::game(None);
    for (bottom, seat) in [(Side::South, None), (Side::South, Some(Seat(0))), (Side::North, Some(Seat(1)))] {
        let scene = game.scene(&View { bottom: seat, ..english() });
        assert_eq!((scene.figures.len(), scene.boards.len(), scene.tabs.len()), (84, 3, 3));
        assert_eq!(scene.width, WIDTH as u32);
        for (name, art, army) in [
            ("2g1", Art::King, Army::Yellow),
            ("3g8", Art::Dragon, Army::Scarlet),
            ("1c1", Art::Basilisk, Army::Yellow),
            ("3a7", Art::Sylph, Army::Scarlet),
            ("1l7", Art::Dwarf, Army::Scarlet),
        ] {
            let figure = scene.figures.iter().find(|figure| figure.at == at(bottom, name)).unwrap();
            assert_eq!(figure.look, Look::new(art, army), "{name}");
        }
        let lower = scene.plates.iter().find(|plate| plate.frame.y > 1000).unwrap();
        assert_eq!(lower.army, SPEC.armies[seat.unwrap_or(Seat(0)).index()]);
        assert_eq!(scene.plates.iter().filter(|plate| plate.lit).count(), 1);
        assert_eq!(scene.plates[0].name, "Gold", "nobody sits there yet");
        assert!(scene.marks.is_empty() && scene.labels.is_empty());
    }
    // Squares above each other are drawn exactly above each other.
    assert!((at(Side::South, "3e4").x() - at(Side::South, "1e4").x()).abs() < 0.1);
}

#[test]
fn arrangements_show_what_they_are_asked_for() {
    let view = |layout| View { layout, letters: true, ..english() };
    for (layout, boards, width) in
        [("wide", 3, 2400), ("air", 1, 1200), ("land", 1, 1200), ("underworld", 1, 1200)]
    {
        let scene = game(FROZEN).scene(&view(layout));
        assert_eq!(scene.boards.len(), boards, "{layout}");
        assert!(scene.width >= width, "{layout}");
        for figure in &scene.figures {
            let half = f64::from(figure.size) / 2.0;
            assert!(figure.at.x() > half && figure.at.x() + half < f64::from(scene.width), "{layout}");
            assert!(figure.at.y() > half && figure.at.y() + half < f64::from(scene.height), "{layout}");
        }
        for plate in &scene.plates {
            assert!(plate.frame.right() < scene.width as i32 && plate.frame.bottom() < scene.height as i32);
        }
    }
    let land = game(FROZEN).scene(&view("land"));
    assert_eq!(land.figures.len(), 48);
    let names: Vec<&str> = land.labels.iter().map(|label| label.text.as_str()).collect();
    assert_eq!(names.len(), 96 - 48, "every empty square has its name");
    assert!(names.contains(&"e4") && !names.contains(&"d5"));
    assert_eq!(game(FROZEN).scene(&view("no such")).boards.len(), 3, "the usual one");
}

#[test]
fn a_move_between_levels_is_a_chain() {
    let scene = after(FROZEN, "P/2h1-3h3", &english());
    assert_eq!(count(&scene, |mark| matches!(mark, Mark::From { .. })), 1);
    assert_eq!(count(&scene, |mark| matches!(mark, Mark::To { .. })), 1);
    let from = at(Side::South, "2h1");
    assert_eq!(count(&scene, |mark| matches!(mark, Mark::Chain { from: start, .. } if *start == from)), 1);
    let lit: Vec<&str> = scene.labels.iter().map(|label| label.text.as_str()).collect();
    assert_eq!(lit, ["h", "d"], "the files that the chain and the line of ice pass");
    let caption = scene.caption.unwrap();
    assert_eq!((caption.text.as_str(), caption.below.as_str()), ("P/2h1-3h3", "Paladin"));
    assert_eq!(caption.army, Some(Army::Yellow));

    // A single board shows its part of the way.
    for (layout, marks) in [("air", 1), ("land", 1), ("underworld", 0)] {
        let alone = after(FROZEN, "P/2h1-3h3", &View { layout, ..english() });
        assert_eq!(count(&alone, |mark| matches!(mark, Mark::Chain { .. })), marks, "{layout}");
        for mark in &alone.marks {
            let Mark::Chain { from, to } = mark else { continue };
            assert!(from.y() > 100.0 && to.y() > 100.0 && from.y() < f64::from(alone.height) - 100.0);
        }
    }
}

#[test]
fn an_elemental_goes_aside_and_up() {
    let scene = after(ELEMENTAL, "E/1d4x2d5", &english());
    let via = at(Side::South, "1d5");
    assert_eq!(count(&scene, |mark| matches!(mark, Mark::Way { to, .. } if *to == via)), 1);
    assert_eq!(count(&scene, |mark| matches!(mark, Mark::Chain { from, .. } if *from == via)), 1);
    assert_eq!(scene.caption.unwrap().below, "Elemental × Unicorn");
}

#[test]
fn a_capture_from_afar_leaves_a_ghost() {
    let text = "12/12/12/12/9R2/12/12/12|6k5/2W9/6o5/9t2/7U2e1/4u7/3W1W6/K11|\
        12/12/12/12/12/12/12/12 gold - 0 1";
    let scene = after(text, "Dr/3j4x2k4", &english());
    let (dragon, victim) = (at(Side::South, "3j4"), at(Side::South, "2k4"));
    assert!(
        scene
            .marks
            .iter()
            .any(|mark| matches!(mark, Mark::Aim { from, at, .. } if (*from, *at) == (dragon, victim)))
    );
    let ghost = scene.figures.iter().find(|figure| figure.presence == Presence::Ghost).unwrap();
    assert_eq!((ghost.at, ghost.look), (victim, Look::new(Art::Elemental, Army::Scarlet)));
    assert!(scene.figures.iter().any(|figure| figure.at == dragon && figure.presence == Presence::Plain));
    // A picture of a past move whose victim is not known shows no ghost.
    let last = ["Dr/3j4x2j5".to_owned()];
    let unknown = game(text).scene(&View { last: &last, ..english() });
    assert!(unknown.figures.iter().all(|figure| figure.presence != Presence::Ghost));
}

#[test]
fn what_is_frozen_is_told_twice() {
    let scene = game(FROZEN).scene(&english());
    let frozen: Vec<_> = scene.figures.iter().filter(|figure| figure.presence == Presence::Frozen).collect();
    assert_eq!(frozen.len(), 1);
    assert_eq!(frozen[0].at, at(Side::South, "2d5"));
    assert_eq!(count(&scene, |mark| matches!(mark, Mark::Frozen { .. })), 2, "and the Basilisk that does it");
    let basilisk = at(Side::South, "1d5");
    assert_eq!(count(&scene, |mark| matches!(mark, Mark::Freeze { from, .. } if *from == basilisk)), 1);
    assert_eq!(scene.plates[0].icons, [Icon::Pennon, Icon::Snowflake]);
    let waiting = after(FROZEN, "W/2a2-2a3", &english());
    assert_eq!(waiting.plates[0].icons, [Icon::Snowflake]);
    assert_eq!(waiting.plates[0].status, "freezes 2d5");
}

#[test]
fn checks_and_ends_are_told_twice() {
    let checked = after(
        "12/12/12/12/12/12/12/12|6k5/12/12/12/6T5/12/1W4O5/K11|12/12/12/12/12/12/12/12 gold - 0 1",
        "T/2g4-2e6",
        &english(),
    );
    assert_eq!(count(&checked, |mark| matches!(mark, Mark::Check { .. })), 1);
    assert_eq!(checked.plates[1].icons, [Icon::Pennon, Icon::Burst]);
    assert_eq!(checked.plates[1].status, "in check");

    let mated = after(
        "12/12/12/12/12/12/10G1/12|6k5/3O8/12/12/12/12/12/K3O7|6B5/12/12/12/12/12/12/12 gold - 0 1",
        "O/2e1-2e8",
        &english(),
    );
    assert_eq!(mated.plates[0].prize, Some(Prize::Crown));
    assert_eq!((mated.plates[1].status.as_str(), mated.plates[1].prize), ("checkmated", None));
    assert!(mated.plates.iter().all(|plate| !plate.lit));
    let king = at(Side::South, "2g8");
    let glows = |mark: &Mark| matches!(mark, Mark::Check { at, .. } if *at == king);
    assert_eq!(count(&mated, glows), 1);
    let iced = |mark: &Mark| matches!(mark, Mark::Frozen { area } if area.centre() == king);
    assert_eq!(count(&mated, iced), 0, "ice does not cover the glow of the check");
    assert!(mated.figures.iter().any(|figure| figure.at == king && figure.presence == Presence::Frozen));

    let drawn = after(
        "12/12/12/12/12/12/12/12|11k/12/12/12/12/12/u11/K11|12/12/12/12/12/12/12/12 gold - 7 40",
        "K/2a1x2a2",
        &english(),
    );
    assert!(
        drawn.plates.iter().all(|plate| plate.prize == Some(Prize::Half) && plate.status == "bare Kings")
    );
}

#[test]
fn targets_are_dots_and_rings_on_all_levels() {
    let game = game(ELEMENTAL);
    let targets = game.moves_of(Seat(0), "E").unwrap();
    let scene = game.scene(&View { targets: &targets, ..english() });
    assert_eq!(count(&scene, |mark| matches!(mark, Mark::Target { .. })), 13);
    assert_eq!(count(&scene, |mark| matches!(mark, Mark::Target { takes: true, .. })), 4);
    assert_eq!(count(&scene, |mark| matches!(mark, Mark::Chosen { .. })), 1);
    let land = game.scene(&View { targets: &targets, layout: "land", ..english() });
    assert_eq!(count(&land, |mark| matches!(mark, Mark::Target { .. })), 2);
}

#[test]
fn letters_speak_the_readers_language() {
    let game = super::game(None);
    for (language, dragon, hero) in
        [(Language::ENGLISH, "Dr", "H"), (Language::RUSSIAN, "Др", "Ге"), (Language::UKRAINIAN, "Др", "Ге")]
    {
        let scene = game.scene(&View { letters: true, language, ..english() });
        let letter = |name: &str| {
            let figure = scene.figures.iter().find(|figure| figure.at == at(Side::South, name)).unwrap();
            figure.badge.as_ref().map(|badge| badge.text.clone())
        };
        assert_eq!((letter("3g1").as_deref(), letter("2c8").as_deref()), (Some(dragon), Some(hero)));
        assert_eq!(letter("2a2"), None, "a pawn");
    }
}

/// The letter on a badge may be typed for the piece.
#[test]
fn letters_may_be_typed() {
    let game = super::game(None);
    for language in Language::all() {
        for kind in SPEC.kinds {
            let id = format!("drc-kind-{}", kind.id);
            let own = words().attribute(language, &id, "letter");
            let typed = own.unwrap_or_else(|| kind.letter.to_owned());
            let named = game.moves_of(Seat(0), &typed);
            let whole = game.moves_of(Seat(0), kind.id);
            match (named, whole) {
                (Ok(named), Ok(whole)) => assert_eq!(named, whole, "{typed}"),
                (Err(named), Err(whole)) => assert_eq!(named.message, whole.message, "{typed}"),
                (named, whole) => panic!("{typed}: {named:?} {whole:?}"),
            }
        }
    }
}

#[test]
fn a_hero_away_says_where_it_is_bound() {
    let text = "12/12/12/4H7/12/12/12/12|6k5/12/12/12/12/12/12/6K5|12/12/12/12/8H3/12/12/12 \
        gold 1i4=2j5,3e5=2d4 0 1";
    let labels = |letters| -> Vec<String> {
        let scene = game(text).scene(&View { letters, ..english() });
        scene.labels.into_iter().map(|label| label.text).collect()
    };
    assert_eq!(labels(true), ["↑2j5", "↓2d4"]);
    assert_eq!(labels(false), [""; 0]);
}

#[test]
fn every_kind_shows_where_it_may_go() {
    let shown = |kind: &str| {
        let scene = DRAGONCHESS.reach(kind, Language::ENGLISH).unwrap();
        let targets = |takes: bool| {
            count(&scene, |mark| matches!(mark, Mark::Target { takes: ring, .. } if *ring == takes))
        };
        (scene.boards.len(), targets(false), targets(true))
    };
    for (kind, boards, dots, rings) in [
        ("sylph", 2, 2 + 7, 2),
        ("griffon", 2, 8 + 4 + 4 + 4, 0),
        ("dragon", 2, 13 + 4, 5),
        ("warrior", 1, 2, 3),
        ("unicorn", 1, 8, 0),
        ("hero", 3, 8 + 8 + 1, 0),
        ("cleric", 3, 8 + 2 + 8 + 1, 0),
        ("king", 3, 10, 0),
        ("paladin", 3, 16 + 8 + 8 + 4 + 4, 0),
        ("dwarf", 2, 3 + 4, 4),
        ("basilisk", 2, 3, 1),
        ("elemental", 2, 12 + 4, 4),
    ] {
        assert_eq!(shown(kind), (boards, dots, rings), "{kind}");
    }
    let basilisk = DRAGONCHESS.reach("basilisk", Language::RUSSIAN).unwrap();
    assert_eq!(count(&basilisk, |mark| matches!(mark, Mark::Freeze { .. })), 1);
    assert!(basilisk.title.is_some_and(|title| title.name == "Василиск: B, Ва"));
    assert!(DRAGONCHESS.reach("queen", Language::ENGLISH).is_none());
    for kind in DRAGONCHESS.kinds() {
        assert!(
            !kind.id.is_empty() && DRAGONCHESS.reach(kind.id, Language::ENGLISH).is_some(),
            "{}",
            kind.id
        );
    }
}
