//! The picture of a match, and a shot in real time.
//!
//! The table is in the middle: the chessboard with its border, which carries the coordinates. At each side a
//! tray holds the discs that fell there. The last shot is shown by the ghosts of the discs it moved, the
//! trails they left, and small bursts where they met.

use super::formation::{Arm, Disc, Side};
use super::game::Match;
use super::physics::{Edge, Fall, Hit, STEPS_A_SECOND, Shot, Trace, Vector, shoot, sin_cos};
use super::rounds::{Phase, Position};
use super::terms::{OPTIONS, Terms};
use liege_game::scene::{
    Align, Area, Army, Art, Board, Caption, Cell, Colour, Figure, Frame, Icon, Label, Look, MARGIN, Mark,
    Moment, Motion, Plate, Point, Presence, Prize, Scene, Shape, Tint, Title, View, WIDTH,
};
use liege_game::{KindInfo, Options, Spot, words};
use liege_words::{Language, Message};
use std::sync::Arc;

/// The side of a cell in pixels.
const CELL: f64 = 96.0;
/// The size of a disc's box: with its outline it is as large as the disc that collides, 0.4 cells in radius.
const DISC: u16 = 80;
/// The size of a disc's box in a tray.
const SMALL: u16 = 50;
/// The type size of numbers on the table and in trays.
const NUMBER: u16 = 34;
const SMALL_NUMBER: u16 = 25;
/// The upper left corner of the table, and its side.
const TABLE: (f64, f64) = (80.0, 190.0);
const TABLE_SIDE: f64 = 9.0 * CELL;
/// The width of the trays, and their distance from the table.
const TRAY: f64 = 56.0;
const TRAY_GAP: f64 = 8.0;
/// The size of the plates.
const PLATE: (i32, i32) = (440, 96);
/// The interval of an animation's moments, in steps: 20 moments a second.
const EVERY: u32 = STEPS_A_SECOND / 20;
const HOLD: u16 = 5;
/// The largest number of moments; with the picture at the end there are sixty, in four seconds.
const MOST_MOMENTS: usize = 59;
/// The times for the first moment and the last picture, in hundredths of a second; and for the last moment of
/// a round, before the table is set up again.
const FIRST_HOLD: u16 = 50;
const LAST_HOLD: u16 = 40;
const ROUND_HOLD: u16 = 40;
/// The number of moments that show a burst.
const BURST: u32 = 3;
/// The interval between the points of a trail, in steps.
const TRAIL_EVERY: u32 = 16;
/// Slower collisions, in cells a second, make no burst.
const SOFT: f64 = 0.4;
/// The least distance between two bursts, in pixels: of nearer ones only one is shown.
const NEAR: f64 = 30.0;

const fn kind(id: &'static str, letter: &'static str, art: Art) -> KindInfo {
    KindInfo { id, letter, art, words: "chp" }
}

/// The arms, for the help.
pub static KINDS: [KindInfo; 5] = [
    kind("infantry", "I", Art::Draughtsman),
    kind("cavalry", "C", Art::Draughtsman),
    kind("artillery", "A", Art::HeavyDraughtsman),
    kind("tanks", "T", Art::Draughtsman),
    kind("heavy", "H", Art::LadenDraughtsman),
];

fn army(side: Side) -> Army {
    [Army::White, Army::Black][side.index()]
}

/// The mapping from the table to the canvas.
#[derive(Clone, Copy)]
struct Plane {
    bottom: Side,
}

impl Plane {
    fn of(view: &View<'_>) -> Plane {
        Plane { bottom: view.bottom.map_or(Side::White, Side::of) }
    }

    /// A place in cells from the lower left corner of the chessboard.
    fn point(self, (x, y): Vector) -> Point {
        let (right, down) = match self.bottom {
            Side::White => (x + 0.5, 8.5 - y),
            Side::Black => (8.5 - x, y + 0.5),
        };
        Point::new(TABLE.0 + right * CELL, TABLE.1 + down * CELL)
    }

    /// A cell, file and rank from 0.
    fn area(self, file: u8, rank: u8) -> Area {
        let centre = self.point((f64::from(file) + 0.5, f64::from(rank) + 0.5));
        Area::rectangle(centre.x() - CELL / 2.0, centre.y() - CELL / 2.0, CELL, CELL)
    }

    /// The side of the picture that shows a side of the table.
    fn edge(self, edge: Edge) -> Edge {
        match (self.bottom, edge) {
            (Side::White, edge) => edge,
            (Side::Black, Edge::West) => Edge::East,
            (Side::Black, Edge::East) => Edge::West,
            (Side::Black, Edge::South) => Edge::North,
            (Side::Black, Edge::North) => Edge::South,
        }
    }

    /// The table with its border, coordinates and trays.
    fn board(self) -> Board {
        let round = |by: f64| {
            Area::rectangle(TABLE.0 - by, TABLE.1 - by, TABLE_SIDE + 2.0 * by, TABLE_SIDE + 2.0 * by)
        };
        let filled = |area: Area, colour: Colour| Shape::Filled { area, colour };
        let edges = [Edge::West, Edge::East, Edge::South, Edge::North];
        let mut shapes: Vec<Shape> =
            edges.into_iter().map(|edge| filled(tray(edge), Colour::Unused)).collect();
        shapes.push(filled(round(4.0), Colour::Frame));
        shapes.push(filled(round(0.0), Colour::Tray));
        let (left, top) = (TABLE.0 + CELL / 2.0 - 2.0, TABLE.1 + CELL / 2.0 - 2.0);
        shapes.push(filled(Area::rectangle(left, top, 8.0 * CELL + 4.0, 8.0 * CELL + 4.0), Colour::ZoneLine));
        for (file, rank) in (0..8).flat_map(|file| (0..8).map(move |rank| (file, rank))) {
            let dark = (file + rank) % 2 == 0;
            let colour = if dark { Colour::Dark(Tint::Chess) } else { Colour::Light(Tint::Chess) };
            shapes.push(filled(self.area(file, rank), colour));
        }
        let label = |at: Point, text: String| Label::bold(at, text, 26, Colour::ZoneLine);
        let low = TABLE.1 + TABLE_SIDE - CELL / 4.0;
        let labels = (0..8u8).flat_map(|index| {
            let middle = self.point((f64::from(index) + 0.5, f64::from(index) + 0.5));
            let file = label(Point::new(middle.x(), low), char::from(b'a' + index).to_string());
            let rank = label(Point::new(TABLE.0 + CELL / 4.0, middle.y()), (index + 1).to_string());
            [file, rank]
        });
        let beside = TRAY + TRAY_GAP;
        let outer = (TABLE_SIDE + 2.0 * beside) as i32;
        let frame = Frame::new((TABLE.0 - beside) as i32, (TABLE.1 - beside) as i32, outer, outer);
        Board { frame, shapes, labels: labels.collect() }
    }

    fn look(disc: &Disc) -> Look {
        let art = match disc.weight {
            0..=6 => Art::Draughtsman,
            7..=8 => Art::LadenDraughtsman,
            _ => Art::HeavyDraughtsman,
        };
        Look::new(art, army(disc.id.side))
    }

    /// A disc somewhere, with its number.
    fn disc(disc: &Disc, at: Point, size: u16, type_size: u16) -> (Figure, Label) {
        let ink = if disc.id.side == Side::White { Colour::Ink } else { Colour::Ivory };
        let number = Label::bold(at, disc.id.number.to_string(), type_size, ink);
        (Figure::new(Plane::look(disc), at, size), number)
    }

    /// A disc on the table.
    fn standing(self, disc: &Disc, place: Vector) -> (Figure, Label) {
        Plane::disc(disc, self.point(place), DISC, NUMBER)
    }

    /// The box of a disc.
    fn cell(self, disc: &Disc) -> Cell {
        let (at, side) = (self.point(disc.place()), f64::from(DISC));
        let area = Area::rectangle(at.x() - side / 2.0, at.y() - side / 2.0, side, side);
        Cell::new(Spot::cell(disc.id.to_string()), area)
    }

    /// Fallen discs in the trays: each where it fell, or as near as the others permit.
    fn fallen(self, fallen: &[(Disc, Fall)]) -> Vec<(Figure, Label)> {
        let mut out = Vec::new();
        for edge in [Edge::West, Edge::East, Edge::South, Edge::North] {
            let upright = matches!(edge, Edge::West | Edge::East);
            let centre = tray(edge).centre();
            let there = fallen.iter().filter(|(_, fall)| self.edge(fall.edge) == edge);
            let mut row: Vec<(f64, &Disc)> = there
                .map(|(disc, fall)| {
                    let at = self.point(fall.at);
                    (if upright { at.y() } else { at.x() }, disc)
                })
                .collect();
            row.sort_by(|one, other| one.0.total_cmp(&other.0));
            let apart = f64::from(SMALL) + 2.0;
            let (first, mut last) =
                if upright { (TABLE.1, TABLE.1 + TABLE_SIDE) } else { (TABLE.0, TABLE.0 + TABLE_SIDE) };
            let mut least = first + apart / 2.0;
            for (at, _) in &mut row {
                *at = at.max(least);
                least = *at + apart;
            }
            last -= apart / 2.0;
            for (at, disc) in row.iter_mut().rev() {
                *at = at.min(last);
                last = *at - apart;
                let place = if upright { Point::new(centre.x(), *at) } else { Point::new(*at, centre.y()) };
                out.push(Plane::disc(disc, place, SMALL, SMALL_NUMBER));
            }
        }
        out
    }
}

/// The tray at a side of the picture.
fn tray(edge: Edge) -> Area {
    let (x, y, side) = (TABLE.0, TABLE.1, TABLE_SIDE);
    match edge {
        Edge::West => Area::rectangle(x - TRAY_GAP - TRAY, y, TRAY, side),
        Edge::East => Area::rectangle(x + side + TRAY_GAP, y, TRAY, side),
        Edge::North => Area::rectangle(x, y - TRAY_GAP - TRAY, side, TRAY),
        Edge::South => Area::rectangle(x, y + side + TRAY_GAP, side, TRAY),
    }
}

/// The picture of a match.
pub fn still(game: &Match, view: &View<'_>) -> Scene {
    let plane = Plane::of(view);
    let position = &game.position;
    let mut scene = around(game, view, position.turn());
    let mut discs: Vec<(Figure, Label)> =
        position.discs.iter().map(|disc| plane.standing(disc, disc.place())).collect();
    // After a round the table is set up again, and nothing shows the shot that ended it.
    let shown = game.last().filter(|last| last.round.is_none() || position.turn().is_none());
    if let Some(last) = shown {
        discs.extend(plane.fallen(&game.fallen));
        if view.last.contains(&last.shot.to_string()) {
            let trace = shoot(&last.trace.start, last.shot, TRAIL_EVERY);
            scene.figures = ghosts(plane, &trace);
            scene.marks = marks(plane, &trace, last.shot);
        }
    }
    for shot in view.targets.iter().filter_map(|target| Shot::read(target)) {
        scene.marks.extend(aiming(plane, position, shot));
    }
    let (figures, labels): (Vec<Figure>, Vec<Label>) = discs.into_iter().unzip();
    scene.figures.extend(figures);
    scene.labels.extend(labels);
    scene.cells = position.discs.iter().map(|disc| plane.cell(disc)).collect();
    scene
}

/// The moved discs of a shot at their earlier places.
fn ghosts(plane: Plane, trace: &Trace) -> Vec<Figure> {
    let moved = trace.start.iter().filter(|disc| !trace.rest.contains(disc));
    let ghost = |disc: &Disc| Figure { presence: Presence::Ghost, ..plane.standing(disc, disc.place()).0 };
    moved.map(ghost).collect()
}

/// The trails of a shot, and the bursts where discs met.
fn marks(plane: Plane, trace: &Trace, shot: Shot) -> Vec<Mark> {
    let trail = |(index, disc): (usize, &Disc)| {
        let mut points: Vec<Point> = trace
            .moments
            .iter()
            .filter_map(|moment| moment.places.get(index).copied().flatten())
            .map(|place| plane.point(place))
            .collect();
        let fall = trace.falls.iter().find(|fall| fall.disc == index);
        points.extend(fall.map(|fall| plane.point(fall.at)));
        points.dedup();
        let width = if disc.id == shot.disc { 6 } else { 4 };
        (points.len() > 1).then_some(Mark::Trail { points, width })
    };
    let mut marks: Vec<Mark> = trace.start.iter().enumerate().filter_map(trail).collect();
    // Discs that slide along each other collide again and again: only the first collision is shown.
    let mut shown: Vec<Point> = Vec::new();
    for hit in &trace.hits {
        let at = plane.point(hit.at);
        if shown.iter().all(|other| other.distance(at) > NEAR) {
            marks.extend(clash(plane, hit));
            shown.push(at);
        }
    }
    marks
}

/// The small burst where two discs met, unless they did so gently.
fn clash(plane: Plane, hit: &Hit) -> Option<Mark> {
    let size = (24.0 + 1.2 * hit.speed).min(44.0) as u16;
    (hit.speed > SOFT).then(|| Mark::Clash { at: plane.point(hit.at), size })
}

/// The line of aim of a permitted shot: as far as the disc would slide without obstacles.
fn aiming(plane: Plane, position: &Position, shot: Shot) -> Option<Mark> {
    let disc = position.discs.iter().find(|disc| disc.id == shot.disc)?;
    let ((x, y), (sin, cos)) = (disc.place(), sin_cos(shot.angle));
    // The speed is a quarter of the power and the friction is 8: the way is the square of the speed over
    // twice the friction.
    let free = f64::from(shot.power).powi(2) / 256.0;
    let to_edge = |at: f64, way: f64| if way > 0.0 { (8.5 - at) / way } else { (-0.5 - at) / way };
    let far = [free, to_edge(x, cos), to_edge(y, sin)]
        .into_iter()
        .filter(|far| far.is_finite())
        .fold(12.0, f64::min);
    let along = |far: f64| plane.point((x + far * cos, y + far * sin));
    Some(Mark::Aiming { from: along(0.42), to: along(far.max(0.5)), ticks: shot.power.div_ceil(10) })
}

/// The surroundings of the table; the plate of `lit` is lit.
fn around(game: &Match, view: &View<'_>, lit: Option<Side>) -> Scene {
    let plane = Plane::of(view);
    let lower = (TABLE.1 + TABLE_SIDE + TRAY_GAP + TRAY) as i32 + 12;
    let frame = |side: Side| {
        let y = if side == plane.bottom { lower } else { MARGIN };
        Frame::new(MARGIN, y, PLATE.0, PLATE.1)
    };
    let beside = |y: i32| Frame::new(2 * MARGIN + PLATE.0, y, WIDTH - 3 * MARGIN - PLATE.0, PLATE.1);
    let below = match view.number {
        0 => String::new(),
        number => view.say(&Message::new("sqr-title-move").with("number", number as i64)),
    };
    Scene {
        width: WIDTH as u32,
        height: (lower + PLATE.1 + MARGIN) as u32,
        boards: vec![Arc::new(plane.board())],
        plates: Side::ALL.map(|side| plate(game, view, side, lit == Some(side), frame(side))).to_vec(),
        title: Some(Title { frame: beside(MARGIN), align: Align::Right, name: view.tell("chp-name"), below }),
        caption: Some(Caption {
            frame: beside(lower),
            align: Align::Right,
            army: view.last_seat.filter(|_| !view.last_text.is_empty()).map(|seat| army(Side::of(seat))),
            text: view.last_text.to_owned(),
            below: score(game, view),
        }),
        ..Scene::default()
    }
}

/// The tours won, if a match has several.
fn score(game: &Match, view: &View<'_>) -> String {
    let [white, black] = game.position.tours.map(i64::from);
    let message = Message::new("chp-line-tours").with("white", white).with("black", black);
    if white + black == 0 { String::new() } else { view.say(&message) }
}

fn plate(game: &Match, view: &View<'_>, side: Side, lit: bool, frame: Frame) -> Plate {
    let position = &game.position;
    let seat = view.tell(["sqr-seat-white", "sqr-seat-black"][side.index()]);
    let arm = position.terms.arm(position.arms[side.index()]);
    let standing = || {
        let name = Message::new(format!("chp-kind-{}", arm.name()));
        let message = Message::new("chp-plate").with("arm", name);
        let message = message.with("count", position.of(side).count() as i64);
        view.say(&message.with("most", arm.weights().len() as i64))
    };
    let (status, prize) = match position.phase {
        Phase::ToMove(_) => (standing(), None),
        Phase::Over(None) => (standing(), Some(Prize::Half)),
        Phase::Over(Some(winner)) if winner == side => (view.tell("sqr-plate-won"), Some(Prize::Crown)),
        Phase::Over(_) if game.resigned.is_some() => (view.tell("sqr-plate-resigned"), None),
        Phase::Over(_) => (view.tell("sqr-plate-lost"), None),
    };
    let icons = if lit { vec![Icon::Pennon] } else { Vec::new() };
    let name = view.name(side.seat()).unwrap_or_else(|| seat.clone());
    Plate { frame, army: army(side), name, seat, lit, out: false, icons, status, prize }
}

/// The last shot in real time.
pub fn motion(game: &Match, view: &View<'_>) -> Option<Motion> {
    let (last, before) = (game.last()?, game.before()?);
    let plane = Plane::of(view);
    let trace = shoot(&last.trace.start, last.shot, EVERY);
    let rests = |disc: &Disc| trace.rest.contains(disc);
    let mut ground = around(&before, view, Some(last.side));
    let resting = trace.start.iter().filter(|disc| rests(disc));
    (ground.figures, ground.labels) = resting.map(|disc| plane.standing(disc, disc.place())).unzip();
    let mut moments: Vec<Moment> = Vec::new();
    for moment in trace.moments.iter().take(MOST_MOMENTS) {
        let seen = trace.start.iter().zip(&moment.places).filter(|(disc, _)| !rests(disc));
        let moving = seen.filter_map(|(disc, place)| Some(plane.standing(disc, (*place)?)));
        let fell = trace.falls.iter().filter(|fall| fall.step <= moment.step).count();
        let fallen = game.fallen.get(..before.fallen.len() + fell).unwrap_or_default();
        let (figures, labels) = moving.chain(plane.fallen(fallen)).unzip();
        let lately = (moment.step.saturating_sub(BURST * EVERY) + 1)..=moment.step;
        let hits = trace.hits.iter().filter(|hit| lately.contains(&hit.step));
        let marks = hits.filter_map(|hit| clash(plane, hit)).collect();
        moments.push(Moment { marks, figures, labels, hold: HOLD });
    }
    if let Some(first) = moments.first_mut() {
        first.marks.extend(aiming(plane, &before.position, last.shot));
        first.hold = FIRST_HOLD;
    }
    if let Some(end) = moments.last_mut().filter(|_| last.round.is_some()) {
        end.hold = ROUND_HOLD;
    }
    Some(Motion { ground, moments, end: still(game, view), end_hold: LAST_HOLD })
}

/// The formation of an arm, for both sides.
pub fn formation(arm: Arm, language: Language) -> Option<Scene> {
    let options = Options::check(&OPTIONS, [("arms", arm.name())]).ok()?;
    let game = Match::new(Position::start(Arc::new(Terms::of(&options))));
    let scene = still(&game, &View::plain(language));
    let name = words().text(language, &format!("chp-kind-{}", arm.name()));
    let title = scene.title.map(|title| Title { below: name.unwrap_or_default(), ..title });
    Some(Scene { title, caption: None, ..scene })
}
