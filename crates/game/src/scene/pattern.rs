//! Patterns of boards: chequered squares, squares parted by lines, points on lines.

use super::board::{Board, Shape};
use super::colour::{Colour, Tint};
use super::coordinates::Coordinates;
use super::geometry::{Area, Point, Px};
use super::grid::{Grid, Square};
use super::text::Label;

/// The places of men on a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Places {
    /// Squares of two colours in turn.
    #[default]
    Chequered,
    /// Squares of one colour, parted by lines.
    Lined,
    /// The points where lines meet.
    Points,
}

/// The pattern of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pattern {
    /// The places of men.
    pub places: Places,
    /// The coordinates.
    pub coordinates: Coordinates,
    /// The squares with a dot at their lower left corner.
    pub dots: &'static [Square],
    /// The ranks below which a faint line marks a zone of promotion.
    pub zones: &'static [u8],
    /// The middles of palaces, which have diagonals.
    pub palaces: &'static [Square],
    /// The rank below which the river is: the inner files have no lines there.
    pub river: Option<u8>,
    /// The points with small angles around them: the first places of soldiers and cannons.
    pub angles: &'static [Square],
}

impl Pattern {
    /// The chessboard.
    pub const CHESS: Pattern = Pattern {
        places: Places::Chequered,
        coordinates: Coordinates::Chess,
        dots: &[],
        zones: &[],
        palaces: &[],
        river: None,
        angles: &[],
    };
}

impl Default for Pattern {
    fn default() -> Pattern {
        Pattern::CHESS
    }
}

/// The width of the lines of a board.
const LINE: f64 = 2.5;
/// The width of the outermost lines of a board of points.
const EDGE: f64 = 5.0;

impl Grid {
    /// The still board with a pattern in a pair of tints.
    #[must_use]
    pub fn patterned(self, pattern: &Pattern, tint: Tint) -> Board {
        let mut shapes: Vec<Shape> = match pattern.places {
            Places::Chequered => self.squares_of(|square| Grid::chequered(square, tint)).collect(),
            Places::Lined | Places::Points => {
                vec![Shape::Filled { area: self.squares().area(), colour: Colour::Light(tint) }]
            }
        };
        match pattern.places {
            Places::Chequered => {}
            Places::Lined => shapes.extend(self.partings()),
            Places::Points => shapes.extend(self.point_lines(pattern)),
        }
        shapes.extend(pattern.zones.iter().map(|rank| {
            let line = line(&[self.lower_left((0, *rank)), self.lower_right((self.files() - 1, *rank))], 4.0);
            dashed(line)
        }));
        shapes.extend(pattern.dots.iter().map(|at| self.dot(self.lower_left(*at))));
        let mut board = self.framed(shapes);
        if let Some(far) = pattern.river {
            board.labels.extend(self.river(far));
        }
        board
    }

    /// The two words on the river below a rank: the rivers Chu and Han.
    fn river(self, far: u8) -> impl Iterator<Item = Label> {
        let files = self.files();
        [("楚河", files / 4), ("漢界", files - 1 - files / 4)].into_iter().map(move |(word, file)| {
            let at = self.toward((file, far), (0.0, -0.5));
            Label::bold(at, word, (self.cell() * 0.42) as u16, Colour::ZoneLine)
        })
    }

    /// The corners of a square on the side of rank 1: the one nearer to file a, and the other.
    fn lower_left(self, square: Square) -> Point {
        self.toward(square, (-0.5, -0.5))
    }

    fn lower_right(self, square: Square) -> Point {
        self.toward(square, (0.5, -0.5))
    }

    /// The place as many squares along the files and the ranks from the middle of a square.
    fn toward(self, square: Square, (files, ranks): (f64, f64)) -> Point {
        let (middle, unit) = (self.centre(square), self.unit());
        let [east, north] = unit;
        middle.moved(east.0 * files + north.0 * ranks, east.1 * files + north.1 * ranks)
    }

    /// The lines between squares.
    fn partings(self) -> impl Iterator<Item = Shape> {
        let (files, ranks) = (self.files(), self.ranks());
        let upright = (1..files).map(move |file| {
            line(&[self.lower_left((file, 0)), self.toward((file, ranks - 1), (-0.5, 0.5))], LINE)
        });
        let level = (1..ranks)
            .map(move |rank| line(&[self.lower_left((0, rank)), self.lower_right((files - 1, rank))], LINE));
        upright.chain(level)
    }

    /// The lines through points.
    fn point_lines(self, pattern: &Pattern) -> Vec<Shape> {
        let (last_file, last_rank) = (self.files() - 1, self.ranks() - 1);
        let between =
            |from: Square, to: Square, width: f64| line(&[self.centre(from), self.centre(to)], width);
        let mut lines: Vec<Shape> =
            (1..last_rank).map(|rank| between((0, rank), (last_file, rank), LINE)).collect();
        for file in 1..last_file {
            match pattern.river.filter(|far| (1..=last_rank).contains(far)) {
                Some(far) => {
                    lines.push(between((file, 0), (file, far - 1), LINE));
                    lines.push(between((file, far), (file, last_rank), LINE));
                }
                None => lines.push(between((file, 0), (file, last_rank), LINE)),
            }
        }
        let corners = [(0, 0), (last_file, 0), (last_file, last_rank), (0, last_rank)];
        lines.push(Shape::Line {
            points: corners.map(|corner| self.centre(corner)).to_vec(),
            closed: true,
            width: Px::new(EDGE),
            colour: Colour::HomeLine,
            dash: None,
        });
        for at in pattern.palaces {
            for up in [1.0, -1.0] {
                lines.push(line(&[self.toward(*at, (-1.0, -up)), self.toward(*at, (1.0, up))], LINE));
            }
        }
        for at in pattern.angles {
            lines.extend(self.angles(*at));
        }
        lines
    }

    /// The four angles around a point; two at the edge of the board.
    fn angles(self, at: Square) -> impl Iterator<Item = Shape> {
        const NEAR: f64 = 0.07;
        const FAR: f64 = 0.2;
        let last = self.files() - 1;
        let quarters = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
        let on_board =
            move |(files, _): &(f64, f64)| (at.0 > 0 || *files > 0.0) && (at.0 < last || *files < 0.0);
        quarters.into_iter().filter(on_board).map(move |(files, ranks)| {
            let point = |along: f64, up: f64| self.toward(at, (files * along, ranks * up));
            line(&[point(FAR, NEAR), point(NEAR, NEAR), point(NEAR, FAR)], LINE)
        })
    }

    /// A round dot.
    fn dot(self, at: Point) -> Shape {
        let radius = self.cell() * 0.07;
        let corners = (0..16).map(|step| {
            let (sin, cos) = (f64::from(step) / 16.0 * std::f64::consts::TAU).sin_cos();
            at.moved(radius * cos, radius * sin)
        });
        Shape::Filled { area: Area::new(corners.collect()), colour: Colour::HomeLine }
    }
}

fn line(points: &[Point], width: f64) -> Shape {
    Shape::Line {
        points: points.to_vec(),
        closed: false,
        width: Px::new(width),
        colour: Colour::HomeLine,
        dash: None,
    }
}

/// A line in dashes.
fn dashed(line: Shape) -> Shape {
    match line {
        Shape::Line { points, closed, width, colour, .. } => {
            Shape::Line { points, closed, width, colour, dash: Some((Px::from(14), Px::from(8))) }
        }
        filled @ Shape::Filled { .. } => filled,
    }
}
