//! Tests of the renderer: cached boards and pictures, impossible scenes, blank pictures.

use super::*;

#[test]
fn blank_pictures_have_the_size_of_the_scene_and_a_colour_of_their_own() {
    let blank = Renderer::new().unwrap();
    blank.leave_blank(true);
    let label = |text: &str| Label::bold(at(), text, 38, Colour::Text);
    let named = |text: &str| Scene { labels: vec![label(text)], ..empty() };
    let colour = |scene: &Scene| {
        let image = image::load_from_memory(&blank.png(scene).unwrap()).unwrap().to_rgb8();
        assert_eq!(image.dimensions(), (scene.width, scene.height));
        *image.get_pixel(0, 0)
    };
    assert_eq!(colour(&named("one")), colour(&named("one")));
    assert_ne!(colour(&named("one")), colour(&named("two")));
}

#[test]
fn boards_are_filtered_down_and_kept() {
    let square = Shape::Filled { area: area(), colour: Colour::Light(Tint::Chess) };
    let line = |dash| Shape::Line {
        points: vec![Point::new(10.0, 10.0), Point::new(110.0, 47.0)],
        closed: false,
        width: Px::new(2.6),
        colour: Colour::KingdomLine,
        dash,
    };
    let board = |shapes: Vec<Shape>| {
        let frame = Frame::new(0, 0, 120, 120);
        Scene { boards: vec![Arc::new(Board { frame, shapes, labels: vec![] })], ..empty() }
    };
    let plain = board(vec![square.clone()]);
    let image = renderer().image(&plain).unwrap();
    assert_eq!(image.get_pixel(50, 50).0, theme::tints(Tint::Chess).0);
    let lined = board(vec![square.clone(), line(None)]);
    let dashed = board(vec![square, line(Some((Px::from(6), Px::from(4))))]);
    assert!(differing(&plain, &lined) > 250);
    assert!(differing(&dashed, &lined) > 80);
    let colours: std::collections::BTreeSet<[u8; 3]> =
        renderer().image(&lined).unwrap().pixels().map(|pixel| pixel.0).collect();
    assert!(colours.len() > 8, "edges are smooth");
    // Equal boards are cached as one; a board that is too large is not drawn.
    assert!(differing(&plain, &board(vec![])) > 9000);
    let huge = Board { frame: Frame::new(0, 0, 1 << 20, 9), ..Board::default() };
    assert_eq!(differing(&Scene { boards: vec![Arc::new(huge)], ..empty() }, &empty()), 0);
    // Shapes that belong to no board look alike, and lie over boards.
    let square = Shape::Filled { area: area(), colour: Colour::Light(Tint::Chess) };
    let loose = |shapes: Vec<Shape>| Scene { shapes, ..empty() };
    let image = renderer().image(&loose(vec![square.clone()])).unwrap();
    assert_eq!(image.get_pixel(50, 50).0, theme::tints(Tint::Chess).0);
    let loosely_lined = loose(vec![square.clone(), line(None)]);
    // Boards are drawn larger and filtered down: an edge may cover a pixel a quarter more or less.
    let most = most_unlike(&loosely_lined, &lined);
    assert!(most < 64, "{most}");
    assert!(differing(&loose(vec![square, line(Some((Px::from(6), Px::from(4))))]), &loosely_lined) > 80);
    assert!(differing(&Scene { shapes: vec![line(None)], ..plain.clone() }, &plain) > 250);
}

#[test]
fn what_lies_outside_is_cut_off() {
    let far = |x: f64, y: f64| Point::new(x, y);
    let wild = Area::new(vec![far(-1e9, -5.0), far(1e9, 3.0), far(7.0, f64::NAN)]);
    let board = Board {
        frame: Frame::new(-40, 90, 120, 60),
        shapes: vec![Shape::Filled { area: wild.clone(), colour: Colour::Move }],
        labels: vec![Label::bold(far(1e9, 1e9), "x", 0, Colour::Text)],
    };
    let scene = Scene {
        boards: vec![Arc::new(board)],
        marks: vec![
            Mark::To { area: wild.clone() },
            Mark::From { area: Area::default(), number: None },
            Mark::Way { from: far(-1e9, 0.0), to: far(1e9, 1e9), width: 0 },
            Mark::Chain { from: far(0.0, 0.0), to: far(1e8, 0.0) },
            Mark::Target { at: far(-1e9, 4.0), radius: 0, takes: true },
        ],
        figures: vec![
            Figure::new(Look::new(Art::King, Army::Red), far(-20.0, 110.0), 90),
            Figure::new(Look::new(Art::King, Army::Red), far(1e9, -1e9), 0),
        ],
        plates: vec![Plate { frame: Frame::new(i32::MAX, i32::MIN, -5, 0), ..plate() }],
        ..empty()
    };
    assert!(renderer().png(&scene).is_ok());
    for (width, height) in [(0, 10), (10, 0), (LONGEST + 1, 10)] {
        let scene = Scene { width, height, ..Scene::default() };
        assert!(matches!(renderer().png(&scene), Err(RenderError::Size { .. })));
    }
    assert!(matches!(renderer().image_at(&empty(), 0), Err(RenderError::Size { .. })));
}

#[test]
fn a_renderer_may_be_shared() {
    fn shared<T: Send + Sync>() {}
    shared::<Renderer>();
}

#[test]
fn the_same_picture_is_drawn_once() {
    let renderer = Renderer::new().unwrap();
    let scene = |height| Scene { height, ..empty() };
    let (once, again) = (renderer.png_kept(&scene(90)).unwrap(), renderer.png_kept(&scene(90)).unwrap());
    assert!(Arc::ptr_eq(&once, &again) && *once == *renderer.png(&scene(90)).unwrap());
    std::thread::scope(|threads| {
        let draw = || renderer.png_kept(&scene(91)).unwrap();
        let both = [threads.spawn(draw), threads.spawn(draw)].map(|thread| thread.join().unwrap());
        assert!(Arc::ptr_eq(&both[0], &both[1]), "who comes while it is drawn waits for it");
    });
    for height in 91..1100 {
        assert_ne!(renderer.png_kept(&scene(height)).unwrap(), once);
    }
    assert!(
        renderer.kept.len() > 100 && renderer.kept.weight() <= MOST_KEPT as u64,
        "not everything is kept"
    );
    let last = renderer.png_kept(&scene(1099)).unwrap();
    assert!(Arc::ptr_eq(&last, &renderer.png_kept(&scene(1099)).unwrap()), "what is new is");
}

#[test]
fn a_piece_alone_stands_on_nothing() {
    let png = renderer().piece(Look::new(Art::Knight, Army::White), 114).unwrap();
    let picture = image::load_from_memory(&png).unwrap().into_rgba8();
    assert_eq!(picture.dimensions(), (128, 128));
    assert_eq!(picture.get_pixel(0, 0).0[3], 0);
    assert_eq!(picture.get_pixel(64, 80).0[3], 255);
    assert!(renderer().piece(Look::new(Art::Knight, Army::White), 0).is_none());
}
