//! Tests of the things on a board: marks, pieces, the lines between them.

use super::*;

#[test]
fn every_mark_is_seen_and_looks_different() {
    let from = Point::new(300.0, 80.0);
    let marks = [
        Mark::From { area: area(), number: None },
        Mark::From { area: area(), number: Some(2) },
        Mark::To { area: area() },
        Mark::Way { from: at(), to: from, width: 13 },
        Mark::Taken { at: at(), size: 36 },
        Mark::Aim { from, at: at(), size: 60 },
        Mark::Chain { from: at(), to: from },
        Mark::Check { area: area(), at: at(), size: 90, mate: false },
        Mark::Check { area: area(), at: at(), size: 90, mate: true },
        Mark::Frozen { area: area() },
        Mark::Freeze { from: at(), to: from },
        Mark::Chosen { area: area() },
        Mark::Target { at: at(), radius: 30, takes: false },
        Mark::Target { at: at(), radius: 30, takes: true },
        Mark::Snowflake { at: at(), size: 40 },
        Mark::Turned { at: at(), radius: 40 },
        Mark::Notch { area: Area::rectangle(10.0, 10.0, 22.0, 22.0) },
        Mark::Yard { area: area(), army: Army::Black, corners: vec![Point::new(10.0, 10.0)] },
    ];
    let scenes: Vec<Scene> =
        marks.iter().map(|mark| Scene { marks: vec![mark.clone()], ..empty() }).collect();
    for (index, (mark, scene)) in marks.iter().zip(&scenes).enumerate() {
        assert!(differing(scene, &empty()) > 200, "{mark:?}");
        for other in &scenes[index + 1..] {
            assert!(differing(scene, other) > 100, "{mark:?} looks like {:?}", other.marks);
        }
    }
}

#[test]
fn every_piece_shows_its_army_and_its_commander() {
    let figure = |look| Scene { figures: vec![Figure::new(look, at(), 90)], ..empty() };
    let image = |scene: &Scene| renderer().image(scene).unwrap();
    let apart =
        |one: &RgbImage, other: &RgbImage| one.pixels().zip(other.pixels()).filter(|(a, b)| a != b).count();
    let nothing = image(&empty());
    for art in Art::ALL {
        let own: Vec<(Look, RgbImage)> = Army::ALL
            .map(|army| Look::new(art, army))
            .map(|look| (look, image(&figure(look))))
            .into_iter()
            .collect();
        for (index, (look, drawn)) in own.iter().enumerate() {
            assert!(apart(drawn, &nothing) > 1000, "{look:?}");
            for (army, (other, theirs)) in Army::ALL.into_iter().zip(&own).skip(index + 1) {
                assert!(apart(drawn, theirs) > 500, "{look:?}, {other:?}");
                let captured = apart(drawn, &image(&figure(look.under(army))));
                assert_eq!(captured > 100, art.stands(), "{look:?} under {army:?}");
            }
        }
        let plain = Figure::new(Look::new(art, Army::Red), at(), 90);
        for presence in [Presence::Frozen, Presence::Iced, Presence::Ghost] {
            let figures = vec![Figure { presence, ..plain.clone() }];
            let other = Scene { figures, ..empty() };
            assert!(differing(&figure(plain.look), &other) > 500, "{art:?} {presence:?}");
        }
        let badge = Some(Badge { text: "Кр".to_owned(), at: at(), radius: 14 });
        let lettered = Scene { figures: vec![Figure { badge, ..plain.clone() }], ..empty() };
        assert!(differing(&figure(plain.look), &lettered) > 300, "{art:?}");
    }
}

#[test]
fn lines_pass_round_pieces_or_are_threaded_over_them() {
    let (from, to) = (Point::new(20.0, 60.0), Point::new(480.0, 60.0));
    let lines = [
        Mark::Chain { from, to },
        Mark::Freeze { from, to },
        Mark::Aim { from, at: to, size: 50 },
        Mark::Way { from, to, width: 13 },
    ];
    let king = |x: f64, y: f64| Figure::new(Look::new(Art::King, Army::White), Point::new(x, y), 70);
    for line in lines {
        let crossing = |x: f64, figures: Vec<Figure>| {
            let plain = Scene { figures, ..empty() };
            let scene = Scene { marks: vec![line.clone()], ..plain.clone() };
            let (plain, drawn) = (renderer().image(&plain).unwrap(), renderer().image(&scene).unwrap());
            // On the body of the king.
            let body = (0..36).flat_map(|dx| (52..68).map(move |y| (x as u32 - 18 + dx, y)));
            body.filter(|(x, y)| plain.get_pixel(*x, *y) != drawn.get_pixel(*x, *y)).count()
        };
        // Kings with room beside them.
        let room = vec![king(250.0, 60.0), king(20.0, -60.0), king(480.0, 180.0)];
        assert_eq!(crossing(250.0, room), 0, "{line:?} passes round it, or below");
        assert_eq!(crossing(20.0, vec![king(20.0, 60.0)]), 0, "{line:?} begins behind a piece");
        let wall = (-8..12).map(|row| king(250.0, 60.0 + 35.0 * f64::from(row))).collect();
        let threaded = !matches!(line, Mark::Way { .. });
        assert_eq!(crossing(250.0, wall) > 10, threaded, "{line:?} has no way round");
    }
}

#[test]
fn ways_that_meet_are_joined() {
    let (one, two, three) = (at(), Point::new(160.0, 20.0), Point::new(300.0, 100.0));
    let way = |from, to| Mark::Way { from, to, width: 13 };
    let bent = Scene { marks: vec![way(one, two), way(two, three)], ..empty() };
    let image = renderer().image(&bent).unwrap();
    // The outer corner of the bend is filled.
    assert_eq!(image.get_pixel(160, 12).0, theme::rgb(Colour::Move));
}

#[test]
fn near_pieces_stand_before_far_ones() {
    let far = Figure::new(Look::new(Art::King, Army::White), at(), 90);
    let near = Figure::new(Look::new(Art::Queen, Army::Black), at().moved(4.0, 20.0), 90);
    let one = Scene { figures: vec![far.clone(), near.clone()], ..empty() };
    let other = Scene { figures: vec![near, far], ..empty() };
    assert_eq!(differing(&one, &other), 0);
}
