//! Tests of the picture of a position, before anything is drawn.

use super::super::EnochianChess;
use super::super::arrangement::NAMES;
use super::*;
use liege_game::scene::{Army as Livery, Art, Figure, Icon, Look, Mark, Presence, Prize, Tie};
use liege_game::{Event, Game, Options, Seat, State};
use liege_words::Language;

const V11: &str = "6brbK/2yryR4/8/8/8/6rbrK/1kr6/kR7 b fKKf - - - - *";

fn state(position: Option<&str>) -> Box<dyn State> {
    let options = Options::check(EnochianChess.options(), [("", ""); 0]).unwrap();
    EnochianChess.start(&options, position).unwrap()
}

fn english() -> View<'static> {
    View::plain(Language::ENGLISH)
}

fn drawn(position: &str) -> Scene {
    state(Some(position)).scene(&english())
}

/// The new parts of the picture after one more action.
fn drawn_after(position: &str, action: &str, view: &View<'_>) -> Scene {
    let mut state = state(Some(position));
    let (text, seat) = (state.display(action), state.actor(action));
    let news: Vec<Event> = state.play(action).unwrap();
    let last = [action.to_owned()];
    state.scene(&View { last: &last, last_text: &text, last_seat: seat, news: &news, ..*view })
}

fn square(name: &str) -> (u8, u8) {
    place(Square::from_name(name).unwrap())
}

fn grid() -> Grid {
    Grid::chessboard(BOARD_TOP)
}

fn on<'a>(scene: &'a Scene, name: &str) -> Vec<&'a Figure> {
    let centre = grid().centre(square(name));
    let near = |figure: &&Figure| {
        (figure.at.x() - centre.x()).abs() < 50.0 && (figure.at.y() - centre.y()).abs() < 50.0
    };
    scene.figures.iter().filter(near).collect()
}

#[test]
fn everything_stands_where_it_stands() {
    let scene = state(None).scene(&english());
    assert_eq!(scene.figures.len(), 36);
    let throne: Vec<Look> = on(&scene, "a1").iter().map(|figure| figure.look).collect();
    assert_eq!(throne, [Look::new(Art::King, Livery::Black), Look::new(Art::Rook, Livery::Black)]);
    let [king, rook] = on(&scene, "h8")[..] else { panic!("two share a throne") };
    assert!(king.at.y() > rook.at.y() && king.at.x() < rook.at.x() && king.size > rook.size);
    assert_eq!(on(&scene, "h2")[0].look, Look::new(Art::RookPawn, Livery::Red));
    assert!(on(&scene, "h2")[0].size < on(&scene, "g1")[0].size, "pawns are the smallest");
    assert!(scene.marks.is_empty() && scene.chips.is_empty() && scene.labels.is_empty());
    let lit: Vec<bool> = scene.plates.iter().map(|plate| plate.lit).collect();
    assert_eq!(lit, [false, false, false, true]);
    assert_eq!(scene.plates[3].icons, [Icon::Pennon, Icon::Plus, Icon::Shield(Livery::Blue)]);
    let title = scene.title.unwrap();
    assert_eq!((title.name.as_str(), title.below.as_str()), ("Enochian chess", "Earth of Earth"));
}

#[test]
fn every_arrangement_has_its_picture_and_name() {
    let mut titles = Vec::new();
    for name in NAMES {
        let options = Options::check(EnochianChess.options(), [("arrangement", name)]).unwrap();
        let scene = EnochianChess.start(&options, None).unwrap().scene(&View::plain(Language::RUSSIAN));
        assert_eq!(scene.figures.len(), 36);
        titles.push(scene.title.unwrap().below);
    }
    assert_eq!(titles[0], "Огонь Огня");
    assert_eq!(titles[13], "Вода Воды");
    titles.sort();
    titles.dedup();
    assert_eq!(titles.len(), 16);
}

#[test]
fn players_sit_at_their_corners_however_the_board_is_turned() {
    let corner = |scene: &Scene, seat: usize| {
        let frame = scene.plates[seat].frame;
        (frame.x < 300, frame.y < 500)
    };
    let public = state(None).scene(&english());
    let corners: Vec<(bool, bool)> = (0..4).map(|seat| corner(&public, seat)).collect();
    assert_eq!(corners, [(true, true), (false, true), (false, false), (true, false)]);
    for seat in 0..4u8 {
        let scene = state(None).scene(&View { bottom: Some(Seat(seat)), ..english() });
        assert_eq!(corner(&scene, usize::from(seat)), (false, false), "his back line is at the bottom");
        assert_eq!(corner(&scene, usize::from(seat ^ 2)), (true, true), "the ally sits opposite");
    }
}

#[test]
fn a_frozen_army_has_one_snowflake() {
    let scene = drawn(V11);
    let flakes = scene.marks.iter().filter(|mark| matches!(mark, Mark::Snowflake { .. })).count();
    assert_eq!(flakes, 2, "one for each frozen army");
    assert_eq!(on(&scene, "c7")[0].presence, Presence::Iced);
    assert_eq!(on(&scene, "g3")[0].presence, Presence::Plain);
    let yellow = &scene.plates[0];
    assert_eq!((yellow.icons.last(), yellow.status.as_str()), (Some(&Icon::Snowflake), "frozen"));
    assert!(yellow.out && !scene.plates[1].out);
}

#[test]
fn armies_stand_on_their_commanders_feet() {
    let scene = drawn("1kryK3br1/3yr4/8/4kR3/6rb1/8/8/bK6rK k KKKr - - - - *");
    assert_eq!(on(&scene, "e5")[0].look, Look::new(Art::Rook, Livery::Black).under(Livery::Blue));
    assert_eq!(on(&scene, "a1")[0].look, Look::new(Art::King, Livery::Blue));
    let black = &scene.plates[3];
    assert!(black.lit && black.out, "the army is on turn, its seat is not");
    assert_eq!(black.icons, [Icon::Pennon, Icon::Shield(Livery::Blue)]);
    assert_eq!(black.status, "Blue");
}

#[test]
fn the_last_move_and_what_it_brought_about_are_marked() {
    let v9 = "yKyr4brbK/8/8/3rBbB3/4yB3/7rr/1kB6/kK1kr4rK k KKKK - - - - *";
    let scene = drawn_after(v9, "Bb2-d4", &View { number: 1, ..english() });
    let grid = grid();
    assert!(scene.marks.contains(&Mark::To { area: grid.area(square("d4")) }));
    assert!(scene.marks.contains(&Mark::From { area: grid.area(square("b2")), number: None }));
    for (name, army) in [("e4", Livery::Yellow), ("d5", Livery::Red), ("e5", Livery::Blue)] {
        assert!(scene.marks.contains(&grid.taken(square(name))), "{name}");
        let ghost = on(&scene, name)[0];
        assert_eq!((ghost.look, ghost.presence), (Look::new(Art::Bishop, army), Presence::Ghost));
    }
    let caption = scene.caption.unwrap();
    assert_eq!((caption.text.as_str(), caption.below.as_str()), ("Bb2–d4", "move 1"));
    assert_eq!(caption.army, Some(Livery::Black));
    // A king that falls leaves its ghost.
    let v3 = "yKkr4brbK/3yr4/8/4kR3/8/6rb1/3yR4/kK2rR3rK k KKKK - - - - *";
    let scene = drawn_after(v3, "Ka1-b2", &english());
    assert_eq!(on(&scene, "b2")[0].presence, Presence::Ghost);
    assert!(scene.marks.contains(&grid.taken(square("b2"))));
    // Kings that come back are marked on their squares.
    let open = V11.replace("- - - - *", "- - - r>b@b1 *");
    let scene = drawn_after(&open, "accept exchange blue>red a8", &english());
    for name in ["a8", "b1"] {
        assert!(scene.marks.contains(&Mark::To { area: grid.area(square(name)) }), "{name}");
    }
}

#[test]
fn checks_and_mates_are_told_twice() {
    let scene = drawn("yKkr4brbK/3yr4/8/8/8/8/2kR5/kK3rR2rK k KKKK - - - - *");
    let area = grid().area(square("a1"));
    assert!(scene.marks.iter().any(|mark| matches!(mark, Mark::Check { area: cell, .. } if *cell == area)));
    assert_eq!(scene.plates[3].icons, [Icon::Pennon, Icon::Burst]);
    assert_eq!(scene.plates[3].status, "in check");
    let mated = drawn("yKyr4brbK/8/7kQ/8/5rr2/8/knkbrN5/(kKkR)kN5rK k KKKK - - - - *");
    assert_eq!(mated.plates[3].status, "mated");
}

#[test]
fn offers_are_chips_and_the_king_offered_a_ghost() {
    let open = V11.replace("- - - - *", "- - b r>b@b1 *");
    let scene = drawn(&open);
    let [draw, exchange] = &scene.chips[..] else { panic!("{:?}", scene.chips) };
    assert_eq!(draw.tie, Tie::Draw { by: Livery::Blue, others: vec![(Livery::Red, false)] });
    assert_eq!((draw.offered, exchange.offered), (Some(Livery::Blue), Some(Livery::Red)));
    let king = |army| Look::new(Art::King, army);
    let tie = Tie::Exchange {
        one: Livery::Red,
        given: king(Livery::Black),
        other: Livery::Blue,
        returned: king(Livery::Yellow),
    };
    assert_eq!(exchange.tie, tie);
    assert_eq!(exchange.line, "king to b1");
    assert_eq!(on(&scene, "b1")[0].presence, Presence::Ghost);
    let hidden = ["draw".to_owned(), "exchange".to_owned()];
    let scene = state(Some(&open)).scene(&View { hidden: &hidden, ..english() });
    assert!(scene.chips.is_empty() && on(&scene, "b1").is_empty());
    assert!(scene.height < drawn(&open).height);
}

#[test]
fn letters_stand_on_pieces_and_names_on_empty_squares() {
    let scene = state(None).scene(&View { letters: true, ..View::plain(Language::RUSSIAN) });
    let lettered = |figure: &Figure| figure.badge.is_some() != figure.look.art.is_small();
    assert!(scene.figures.iter().all(lettered), "all but pawns");
    assert_eq!(scene.labels.len(), 32, "64 squares, four of which have two pieces");
    let letter = |name: &str| on(&scene, name)[0].badge.as_ref().unwrap().text.clone();
    assert_eq!([letter("a3"), letter("a4")], ["Кв", "К"]);
    let badges: Vec<_> = on(&scene, "a1").iter().map(|figure| figure.badge.clone().unwrap()).collect();
    assert_eq!((badges[0].text.as_str(), badges[1].text.as_str()), ("Кр", "Л"));
    assert!(badges[0].at.distance(badges[1].at) > 2.0 * f64::from(badges[0].radius), "they do not touch");
}

#[test]
fn targets_are_dots_and_rings() {
    let v8 = "yK1bRyR3bK/8/8/8/6kn1/8/4rR3/kKkB5rK k KKKK k - - - *";
    let state = state(Some(v8));
    let targets = state.moves_of(Seat(3), "g4").unwrap();
    let scene = state.scene(&View { targets: &targets, ..english() });
    let seen = scene.marks.iter().filter(|mark| matches!(mark, Mark::Target { .. })).count();
    assert_eq!((targets.len(), seen), (4, 1), "four choices, one square");
    assert!(scene.marks.contains(&grid().chosen(square("g4"))));
}

#[test]
fn the_end_gives_prizes() {
    let won = drawn("2yK5/3yrkR3/8/8/8/8/yR6rR/1rR5rK - KfKf - - - - yr");
    let prizes: Vec<Option<Prize>> = won.plates.iter().map(|plate| plate.prize).collect();
    assert_eq!(prizes, [Some(Prize::Crown), None, Some(Prize::Crown), None]);
    assert!(won.plates.iter().all(|plate| !plate.lit));
    let drawn = drawn("yK5yNbK/8/2rR5/8/8/5rb2/8/kK6rK - KKKK b - - - draw");
    assert!(drawn.plates.iter().all(|plate| plate.prize == Some(Prize::Half)));
}

#[test]
fn every_kind_has_a_picture_of_how_it_moves() {
    for kind in EnochianChess.kinds() {
        let scene = EnochianChess.reach(kind.id, Language::UKRAINIAN).unwrap();
        let targets = scene.marks.iter().filter(|mark| matches!(mark, Mark::Target { .. })).count();
        assert!(targets >= 2, "{}", kind.id);
        assert!(scene.marks.iter().any(|mark| matches!(mark, Mark::Chosen { .. })), "{}", kind.id);
        assert!(scene.plates.is_empty());
    }
    // A queen in the middle: eight squares two steps away, one of them its own pawn's.
    let queen = EnochianChess.reach("queen", Language::ENGLISH).unwrap();
    assert_eq!(queen.marks.iter().filter(|mark| matches!(mark, Mark::Target { .. })).count(), 7);
    assert_eq!(EnochianChess.reach("dragon", Language::ENGLISH), None);
}
