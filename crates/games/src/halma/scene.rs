//! The picture of a position: the board with its camps, the pieces, the last move, and the players around it.

mod look;
mod plates;

use super::field::Cell;
use super::position::Position;
use super::reading::canonical;
use liege_game::scene::{
    self, Area, Art, Colour, Figure, Label, Look, Mark, Point, Px, Scene, Shape, View, WIDTH,
};
use liege_game::{Seat, Spot};
use look::{Board, line, round};

/// The picture of a position; `last`: the stops of the last move, with its ends.
pub(super) fn scene(position: &Position, last: &[Cell], view: &View<'_>) -> Scene {
    let setup = position.setup;
    let bottom = view.bottom.filter(|seat| seat.index() < setup.number()).unwrap_or(Seat(0)).index();
    let board = Board::new(setup, setup.home(bottom));
    let field = setup.layout().field;
    let mut marks = Vec::new();
    let mut shapes = Vec::new();
    for seat in position.seats() {
        if position.place(seat).is_some() {
            shapes.extend(
                board.outline(setup.target(seat)).into_iter().map(|points| line(points, 6.0, Colour::Gold)),
            );
            shapes.extend(crown(board.crown(setup.target(seat)), board.crown_size()));
        }
    }
    if let ([_, ..], [from, .., to]) = (view.last, last) {
        marks.push(Mark::From { area: board.area(*from), number: None });
        marks.push(Mark::To { area: board.area(*to) });
        shapes.extend(way(&board, last));
    }
    let targets: Vec<_> = view.targets.iter().filter_map(|action| canonical(field, action)).collect();
    if let Some(first) = targets.first() {
        marks.push(Mark::Chosen { area: board.area(first.from) });
    }
    marks.extend(targets.iter().map(|mv| {
        let radius = (board.size() * 0.41).round() as u16;
        Mark::Target { at: board.centre(mv.to), radius, takes: false }
    }));
    let figures = (0..field.cells()).filter_map(|cell| {
        let army = setup.players[position.owner(cell)?].army;
        Some(Figure::new(Look::new(Art::Marble, army), board.centre(cell), board.piece()))
    });
    let places = position.seats().filter_map(|seat| {
        let at = board.crown(setup.target(seat)).moved(0.0, board.crown_size() * 0.16);
        let place = position.place(seat)?.to_string();
        Some(Label::bold(at, place, 23, Colour::Ink))
    });
    let around = plates::Around::new(position, &board, bottom, view);
    Scene {
        width: WIDTH as u32,
        height: around.height(),
        boards: vec![board.still()],
        shapes,
        marks,
        figures: figures.collect(),
        labels: places.collect(),
        plates: around.plates(),
        title: Some(around.title()),
        caption: Some(around.caption()),
        cells: (0..field.cells())
            .map(|cell| scene::Cell::new(Spot::cell(field.name(cell)), board.area(cell)))
            .collect(),
        ..Scene::default()
    }
}

/// The way of the last move: a dark line with a light edge, and a dot at every stop. (Purple, the usual colour of
/// the last move, is an army on the star.)
fn way(board: &Board, stops: &[Cell]) -> Vec<Shape> {
    let points: Vec<Point> = stops.iter().map(|cell| board.centre(*cell)).collect();
    let thick = board.size() * 0.16;
    let mut shapes = Vec::new();
    for (colour, grown) in [(Colour::Ivory, 6.0), (Colour::Ink, 0.0)] {
        shapes.push(Shape::Line {
            points: points.clone(),
            closed: false,
            width: Px::new(thick + grown),
            colour,
            dash: None,
        });
        let dot = |at: &Point| Shape::Filled { area: round(*at, thick + grown / 2.0), colour };
        shapes.extend(points.iter().take(points.len().saturating_sub(1)).map(dot));
    }
    shapes
}

/// A crown around a place: a band with three points.
fn crown(at: Point, size: f64) -> Vec<Shape> {
    let point = |x: f64, y: f64| at.moved(x * size, y * size);
    let mut shapes = Vec::new();
    for (colour, grown) in [(Colour::Ink, 0.07), (Colour::Gold, 0.0)] {
        let band = vec![
            point(-0.5 - grown, -0.1),
            point(0.5 + grown, -0.1),
            point(0.42 + grown, 0.45 + grown),
            point(-0.42 - grown, 0.45 + grown),
        ];
        shapes.push(Shape::Filled { area: Area::new(band), colour });
        for (left, top, right) in [(-0.5, -0.5, -0.1), (-0.25, 0.0, 0.25), (0.1, 0.5, 0.5)] {
            let tip =
                if top == 0.0 { point(0.0, -0.55 - 2.0 * grown) } else { point(top, -0.45 - 2.0 * grown) };
            let spike = vec![point(left - grown, -0.09), tip, point(right + grown, -0.09)];
            shapes.push(Shape::Filled { area: Area::new(spike), colour });
        }
    }
    shapes
}
