//! The boards on the canvas: the places of cells, camps and coordinates.

use super::super::field::{Cell, Field};
use super::super::setup::Setup;
use liege_game::scene::{
    self, Area, BOARD_TOP, Colour, Frame, Grid, Label, MARGIN, Pattern, Places, Point, Px, Shape, Side, Tint,
    WIDTH,
};
use std::sync::Arc;

/// The side of a square of the grid.
const SQUARE: i32 = 56;
/// The distance of neighbouring holes of the star.
const APART: f64 = 57.0;
/// The distance of its rows: the holes form equal triangles.
const ROWS: f64 = APART * 0.866_025_4;
/// The radius of the field round the star, without its rim.
const RADIUS: f64 = 8.0 * ROWS + 52.0;
/// The radius of a hole.
const HOLE: f64 = 21.0;
/// The rim: bronze round ink.
const RIM: f64 = 9.0;
/// The top of the round field.
const TOP: f64 = (BOARD_TOP + 6) as f64;

/// A board on the canvas.
pub struct Board {
    setup: &'static Setup,
    /// The grid, if it is one.
    grid: Option<Grid>,
    /// The number of turns clockwise, in camps, that bring the bottom camp to its place.
    turned: usize,
}

impl Board {
    /// The board with this camp at the lower left corner of the grid, or at the bottom of the star.
    pub fn new(setup: &'static Setup, bottom: usize) -> Board {
        let corners = setup.layout().camps.len();
        let side = [Side::South, Side::West, Side::North, Side::East][bottom % 4];
        let left = (WIDTH - 16 * SQUARE) / 2 + 16;
        let grid = Grid::new((16, 16), SQUARE, (left, BOARD_TOP)).facing(side);
        Board { setup, grid: (corners == 4).then_some(grid), turned: bottom }
    }

    fn field(&self) -> &'static Field {
        self.setup.layout().field
    }

    /// Whether it is the star.
    pub fn is_star(&self) -> bool {
        self.grid.is_none()
    }

    /// The place of a camp as it is seen: clockwise from the lower left corner or the bottom.
    pub fn slot(&self, camp: usize) -> usize {
        let all = self.setup.layout().camps.len();
        (camp + all - self.turned) % all
    }

    /// The lower end of the board.
    pub fn floor(&self) -> i32 {
        match self.grid {
            Some(grid) => grid.squares().bottom(),
            None => (TOP + 2.0 * RADIUS + RIM) as i32,
        }
    }

    fn square(&self, cell: Cell) -> scene::Square {
        let (row, column) = self.field().place(cell);
        (column, row as u8)
    }

    /// A place of the star by half columns and rows from its middle, turned.
    fn on_star(&self, x: f64, y: f64) -> Point {
        let (x, y) = (x * APART / 2.0, -y * ROWS);
        // The bottom tip is a sixth of a turn before the lower left one, clockwise.
        let (sin, cos) = (-std::f64::consts::TAU * self.turned as f64 / 6.0).sin_cos();
        let middle = Point::new(f64::from(WIDTH) / 2.0, TOP + RADIUS);
        middle.moved(x * cos - y * sin, x * sin + y * cos)
    }

    /// The centre of a cell.
    pub fn centre(&self, cell: Cell) -> Point {
        match self.grid {
            Some(grid) => grid.centre(self.square(cell)),
            None => {
                let (x, y) = self.field().places[usize::from(cell)];
                self.on_star(f64::from(x), f64::from(y))
            }
        }
    }

    /// The area of a cell.
    pub fn area(&self, cell: Cell) -> Area {
        match self.grid {
            Some(grid) => grid.area(self.square(cell)),
            None => {
                let (at, radius) = (self.centre(cell), APART / 2.0);
                // A hexagon that fits between its neighbours.
                let corners = (0..6).map(|step| {
                    let (sin, cos) = ((f64::from(step) + 0.5) / 6.0 * std::f64::consts::TAU).sin_cos();
                    at.moved(radius * cos / 0.866, radius * sin / 0.866)
                });
                Area::new(corners.collect())
            }
        }
    }

    /// The distance of neighbours.
    pub fn size(&self) -> f64 {
        self.grid.map_or(APART, Grid::cell)
    }

    /// The side of a piece's box.
    pub fn piece(&self) -> u16 {
        (self.size() * 0.82).round() as u16
    }

    /// The size of a crown.
    pub fn crown_size(&self) -> f64 {
        if self.is_star() { 44.0 } else { 32.0 }
    }

    /// The place of the crown of a camp: beside its outer end.
    pub fn crown(&self, camp: usize) -> Point {
        match self.grid {
            Some(grid) => {
                let Frame { x, y, .. } = grid.squares();
                let (left, right) = (f64::from(x) - 31.0, f64::from(grid.squares().right()) + 28.0);
                let (top, below) = (f64::from(y) - 8.0, f64::from(grid.squares().bottom()) + 24.0);
                [
                    Point::new(left, below),
                    Point::new(left, top),
                    Point::new(right, top),
                    Point::new(right, below),
                ][self.slot(camp)]
            }
            None => {
                let tip = self.tip(camp);
                let middle = Point::new(f64::from(WIDTH) / 2.0, TOP + RADIUS);
                let out = (tip.x() - middle.x(), tip.y() - middle.y());
                let length = out.0.hypot(out.1).max(1.0);
                // Sideways from the tip, along the rim.
                tip.moved(out.1 / length * 62.0 + out.0 * 0.03, -out.0 / length * 62.0 + out.1 * 0.03)
            }
        }
    }

    /// The outermost hole of a tip.
    fn tip(&self, camp: usize) -> Point {
        let cells = &self.setup.layout().camps[camp];
        let far = |cell: &&Cell| {
            let (x, y) = self.field().places[usize::from(**cell)];
            x * x + 3 * y * y
        };
        cells.iter().max_by_key(far).map(|cell| self.centre(*cell)).unwrap_or_default()
    }

    /// The lines round a camp.
    pub fn outline(&self, camp: usize) -> Vec<Vec<Point>> {
        match self.grid {
            Some(_) => vec![self.staircase(camp)],
            None => vec![self.triangle(camp)],
        }
    }

    /// The triangle round a tip of the star.
    fn triangle(&self, camp: usize) -> Vec<Point> {
        // The lower left corner of each triangle is found by turning the bottom tip.
        let middle = Point::new(f64::from(WIDTH) / 2.0, TOP + RADIUS);
        let (sin, cos) = (std::f64::consts::TAU * self.slot(camp) as f64 / 6.0).sin_cos();
        let corner = |x: f64, y: f64| {
            let (x, y) = (x * APART / 2.0, y * ROWS);
            middle.moved(x * cos - y * sin, x * sin + y * cos)
        };
        vec![corner(0.0, 8.75), corner(-4.1, 4.58), corner(4.1, 4.58)]
    }

    /// The steps round a camp of the grid.
    fn staircase(&self, camp: usize) -> Vec<Point> {
        let cells = &self.setup.layout().camps[camp];
        let areas: Vec<Area> = cells.iter().map(|cell| self.area(*cell)).collect();
        // Every edge that belongs to one square only, joined to a line.
        let mut edges: Vec<(Point, Point)> = Vec::new();
        for area in &areas {
            let corners = area.corners();
            for (index, from) in corners.iter().enumerate() {
                let to = corners[(index + 1) % corners.len()];
                match edges.iter().position(|edge| *edge == (to, *from)) {
                    Some(shared) => drop(edges.remove(shared)),
                    None => edges.push((*from, to)),
                }
            }
        }
        let Some((mut from, mut to)) = edges.pop() else { return Vec::new() };
        let mut points = vec![from];
        while let Some(next) = edges.iter().position(|edge| edge.0 == to) {
            (from, to) = edges.remove(next);
            points.push(from);
        }
        points
    }

    /// The still part.
    pub fn still(&self) -> Arc<scene::Board> {
        Arc::new(match self.grid {
            Some(grid) => self.still_grid(grid),
            None => self.still_star(),
        })
    }

    fn still_grid(&self, grid: Grid) -> scene::Board {
        let lined = Pattern { places: Places::Lined, ..Pattern::CHESS };
        let mut board = grid.patterned(&lined, Tint::Chess);
        for player in self.setup.players {
            for cell in &self.setup.layout().camps[player.camp] {
                let area = self.area(*cell).inset(1.25);
                board.shapes.push(Shape::Filled { area, colour: Colour::Tinted(player.army) });
            }
            for points in self.outline(player.camp) {
                board.shapes.push(line(points.clone(), 8.0, Colour::HomeLine));
                board.shapes.push(line(points, 4.0, Colour::Fill(player.army)));
            }
        }
        board
    }

    fn still_star(&self) -> scene::Board {
        let middle = Point::new(f64::from(WIDTH) / 2.0, TOP + RADIUS);
        let disc = |radius: f64| {
            let corners = (0..96).map(|step| {
                let (sin, cos) = (f64::from(step) / 96.0 * std::f64::consts::TAU).sin_cos();
                middle.moved(radius * cos, radius * sin)
            });
            Area::new(corners.collect())
        };
        let filled = |area: Area, colour: Colour| Shape::Filled { area, colour };
        let mut shapes = vec![
            filled(disc(RADIUS + RIM), Colour::Frame),
            filled(disc(RADIUS + 3.0), Colour::Ink),
            filled(disc(RADIUS), Colour::Light(Tint::Chess)),
        ];
        for camp in 0..6 {
            let triangle = self.triangle(camp);
            match self.setup.players.iter().find(|player| player.camp == camp) {
                Some(player) => {
                    shapes.push(filled(Area::new(triangle.clone()), Colour::Tinted(player.army)));
                    shapes.push(line(triangle.clone(), 6.0, Colour::HomeLine));
                    shapes.push(line(triangle, 3.0, Colour::Fill(player.army)));
                }
                None => shapes.push(line(triangle, 2.0, Colour::ZoneLine)),
            }
        }
        let field = self.field();
        for (cell, ways) in (0..).zip(&field.ways) {
            let after = ways.iter().filter(|way| way.next > cell);
            shapes.extend(after.map(|way| Shape::Line {
                points: vec![self.centre(cell), self.centre(way.next)],
                closed: false,
                width: Px::new(1.5),
                colour: Colour::ZoneLine,
                dash: None,
            }));
        }
        for cell in 0..field.cells() {
            shapes.push(filled(round(self.centre(cell), HOLE), Colour::HomeLine));
            shapes.push(filled(round(self.centre(cell), HOLE - 2.5), Colour::Ivory));
        }
        let mut labels = Vec::new();
        for row in 0..field.rows.len() {
            let all = field.row(row);
            let (x, y) = field.places[usize::from(all.start)];
            let before = self.on_star(f64::from(x) - 1.3, f64::from(y));
            labels.push(Label::bold(before, field.row_name(row), 26, Colour::HomeLine));
            let length = all.end - all.start;
            let numbered = (1..=length).filter(|hole| *hole == 1 || *hole == length || hole % 4 == 0);
            labels.extend(numbered.map(|hole| {
                let at = self.centre(all.start + hole - 1);
                Label::bold(at, hole.to_string(), 23, Colour::HomeLine)
            }));
        }
        let out = RADIUS + RIM + 1.0;
        let (left, top) = (middle.x() - out, middle.y() - out);
        let frame = Frame::new(
            left.max(f64::from(MARGIN) / 2.0) as i32,
            top as i32,
            (2.0 * out) as i32,
            (2.0 * out) as i32,
        );
        scene::Board { frame, shapes, labels }
    }
}

/// A closed line.
pub fn line(points: Vec<Point>, width: f64, colour: Colour) -> Shape {
    Shape::Line { points, closed: true, width: Px::new(width), colour, dash: None }
}

/// A round area.
pub fn round(at: Point, radius: f64) -> Area {
    let corners = (0..24).map(|step| {
        let (sin, cos) = (f64::from(step) / 24.0 * std::f64::consts::TAU).sin_cos();
        at.moved(radius * cos, radius * sin)
    });
    Area::new(corners.collect())
}
