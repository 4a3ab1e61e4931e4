//! The hexagon on the canvas: the place of each triangle for the seat at the bottom.

use super::super::board::{Cell, Zone};
use super::super::notation::short_cell;
use super::super::position::SEATS;
use liege_game::scene::{Area, Board, Colour, Frame, Label, Point, Px, Shape, Tint};
use liege_game::{Seat, words};
use liege_words::Language;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The side of a triangle in pixels.
pub const SIDE: f64 = 103.0;
/// The centre of the board.
const CENTRE: (f64, f64) = (512.0, TOP as f64 + 5.0 * SIDE);
/// The upper corner of the board, low enough for a plate beside it.
pub const TOP: i32 = 80;
/// The lower corner.
pub const BOTTOM: i32 = TOP + 1030;
/// The public picture has White at the bottom, as the rules page draws it.
const PUBLIC: Seat = SEATS[1];
/// The distance that pieces around a throne keep from it, in pixels.
const ASIDE: f64 = 6.0;

/// The corners of the hexagon, in order.
const RIM: [[i32; 3]; 6] = [[5, 0, -5], [0, 5, -5], [-5, 5, 0], [-5, 0, 5], [0, -5, 5], [5, -5, 0]];

/// The three corners of the board with players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corner {
    /// At the bottom.
    Bottom,
    /// At the left, above.
    Left,
    /// At the right, above.
    Right,
}

/// The board as the reader sees it.
#[derive(Clone, Copy, Debug)]
pub struct Hexagon {
    bottom: Seat,
}

impl Hexagon {
    /// The board with this seat at the bottom; with `None` the public view.
    pub fn with(bottom: Option<Seat>) -> Hexagon {
        Hexagon { bottom: bottom.filter(|seat| SEATS.contains(seat)).unwrap_or(PUBLIC) }
    }

    /// The corner of a seat's player. Clockwise after the bottom comes the left.
    pub fn corner(self, seat: Seat) -> Corner {
        match (seat.index() + 3 - self.bottom.index()) % 3 {
            0 => Corner::Bottom,
            1 => Corner::Left,
            _ => Corner::Right,
        }
    }

    /// A lattice point (rules page, 2.2) on the canvas.
    fn point(self, corner: [i32; 3]) -> Point {
        // (x,y,z) → (z,x,y) takes Red's kingdom to White's, White's to Black's, Black's to Red's.
        let turns = (PUBLIC.index() + 3 - self.bottom.index()) % 3;
        let [_, y, z] = (0..turns).fold(corner, |[x, y, z], _| [z, x, y]);
        let (y, z) = (f64::from(y), f64::from(z));
        Point::new(CENTRE.0 - 3.0_f64.sqrt() / 2.0 * z * SIDE, CENTRE.1 + (y + z / 2.0) * SIDE)
    }

    /// The triangle.
    pub fn area(self, cell: Cell) -> Area {
        Area::new(cell.corners().map(|corner| self.point(corner)).to_vec())
    }

    pub fn centre(self, cell: Cell) -> Point {
        self.area(cell).centre()
    }

    /// The distance from the centre to the corner that points left or right, in pixels: negative to the left.
    /// A triangle has room beside its piece there.
    pub fn apex(self, cell: Cell) -> f64 {
        let area = self.area(cell);
        let centre = area.centre();
        area.corners()
            .iter()
            .map(|corner| corner.x() - centre.x())
            .max_by(|a, b| a.abs().total_cmp(&b.abs()))
            .unwrap_or_default()
    }

    /// The middle of a piece's box on a triangle: the centre; at the rim a little inwards, so that no piece
    /// stands out far over the frame; and around the throne a little away from it, so that no piece covers
    /// king and queen.
    pub fn stand(self, cell: Cell) -> Point {
        let mut centre = self.centre(cell);
        if cell.zone() == Zone::Palace {
            let is_throne = |other: &Cell| other.zone() == Zone::Throne && other.kingdom() == cell.kingdom();
            let thrones = Cell::all().filter(is_throne).map(|throne| self.centre(throne));
            let nearest =
                thrones.min_by(|one, other| one.distance(centre).total_cmp(&other.distance(centre)));
            if let Some(throne) = nearest {
                centre = throne.toward(centre, throne.distance(centre) + ASIDE);
            }
        }
        match self.rim(cell) {
            None => centre,
            Some((one, other)) if is_upright(one, other) => {
                centre.moved(if one.x() < CENTRE.0 { 6.0 } else { -6.0 }, 0.0)
            }
            // Feet are broad, heads are not.
            Some((one, _)) => centre.moved(0.0, if one.y() < CENTRE.1 { 3.0 } else { -7.0 }),
        }
    }

    /// The edge of a triangle on the rim of the board.
    fn rim(self, cell: Cell) -> Option<(Point, Point)> {
        let on_rim = |corner: &[i32; 3]| corner.iter().any(|part| part.abs() == 5);
        let mut corners = cell.corners().into_iter().filter(on_rim).map(|corner| self.point(corner));
        Some((corners.next()?, corners.next()?))
    }

    /// The static part of the picture: tints, lines, frame, coordinates.
    pub fn board(self, language: Language) -> Arc<Board> {
        static BOARDS: Mutex<BTreeMap<(usize, &str), Arc<Board>>> = Mutex::new(BTreeMap::new());
        let mut known = BOARDS.lock().unwrap_or_else(PoisonError::into_inner);
        let board = known.entry((self.bottom.index(), language.code()));
        Arc::clone(board.or_insert_with(|| Arc::new(self.draw(language))))
    }

    fn draw(self, language: Language) -> Board {
        let mut shapes = Vec::new();
        let rim = Area::new(RIM.map(|corner| self.point(corner)).to_vec());
        shapes.push(Shape::Filled { area: rim.inset(-9.0), colour: Colour::Frame });
        shapes.push(Shape::Filled { area: rim.inset(-3.0), colour: Colour::Ink });
        for cell in Cell::all() {
            shapes.push(Shape::Filled { area: self.area(cell), colour: tint(cell) });
        }
        for cell in Cell::all().filter(|cell| cell.zone() == Zone::Throne) {
            let points = self.area(cell).inset(7.0).corners().to_vec();
            let width = Px::new(2.6);
            shapes.push(Shape::Line { points, closed: true, width, colour: Colour::Gilt, dash: None });
        }
        shapes.extend(self.lines());
        Board {
            frame: Frame::new(0, TOP - 24, 1024, BOTTOM - TOP + 48),
            shapes,
            labels: self.coordinates(language),
        }
    }

    /// The lines between triangles, thin ones first.
    fn lines(self) -> Vec<Shape> {
        let mut edges: BTreeMap<[[i32; 3]; 2], Vec<Cell>> = BTreeMap::new();
        for cell in Cell::all() {
            let [a, b, c] = cell.corners();
            for (one, other) in [(a, b), (b, c), (c, a)] {
                edges.entry([one.min(other), one.max(other)]).or_default().push(cell);
            }
        }
        let mut lines: Vec<(f64, Shape)> = Vec::new();
        for ([from, to], cells) in edges {
            let [one, other] = cells[..] else { continue };
            let (width, colour) = if one.kingdom() != other.kingdom() {
                (6.0, Colour::KingdomLine)
            } else if one.in_home() != other.in_home() {
                (5.0, Colour::HomeLine)
            } else if one.zone() != other.zone() {
                (2.6, Colour::ZoneLine)
            } else {
                (1.0, Colour::ZoneLine)
            };
            let points = vec![self.point(from), self.point(to)];
            lines.push((
                width,
                Shape::Line { points, closed: false, width: Px::new(width), colour, dash: None },
            ));
        }
        lines.sort_by(|one, other| one.0.total_cmp(&other.0));
        lines.into_iter().map(|(_, line)| line).collect()
    }

    /// The names of the zones' ends along the rim.
    fn coordinates(self, language: Language) -> Vec<Label> {
        let centre = Point::new(CENTRE.0, CENTRE.1);
        let ends = Cell::all().filter(|cell| cell.number() == 1 || cell.number() == cell.zone().size());
        let mut labels = Vec::new();
        for cell in ends {
            let Some((one, other)) = self.rim(cell) else { continue };
            let middle = Point::new(f64::midpoint(one.x(), other.x()), f64::midpoint(one.y(), other.y()));
            let (dx, dy) = if is_upright(one, other) {
                (36.0, 0.0)
            } else if middle.y() < centre.y() {
                // At right angles to the rim, which rises by one in the root of three.
                (17.0, -26.0)
            } else {
                // Below it the feet of pieces extend over the frame, so the names keep further away.
                (17.0, 28.0)
            };
            let at = middle.moved(if middle.x() < centre.x() { -dx } else { dx }, dy);
            let name = short_name(cell, language);
            labels.push(Label::bold(at, name, 25, Colour::Coordinates));
        }
        labels
    }
}

fn is_upright(one: Point, other: Point) -> bool {
    (one.x() - other.x()).abs() < 1.0
}

/// The name of a cell without its kingdom: `V14`, «С14».
pub fn short_name(cell: Cell, language: Language) -> String {
    words().say(language, &short_cell(cell.zone(), cell.number()))
}

/// The colour of a triangle: those that point in T1's direction are dark (rules page, 2.1).
fn tint(cell: Cell) -> Colour {
    let tint = match (cell.kingdom(), cell.in_home()) {
        (0, true) => Tint::RedHome,
        (0, false) => Tint::RedOuter,
        (1, true) => Tint::WhiteHome,
        (1, false) => Tint::WhiteOuter,
        (_, true) => Tint::BlackHome,
        (_, false) => Tint::BlackOuter,
    };
    let [x, ..] = cell.coordinates();
    if x.rem_euclid(3) == 1 { Colour::Dark(tint) } else { Colour::Light(tint) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_seat_may_sit_at_the_bottom() {
        for (bottom, throne) in SEATS.into_iter().zip(["RT1", "WT1", "BT1"]) {
            let hexagon = Hexagon::with(Some(bottom));
            assert_eq!(hexagon.corner(bottom), Corner::Bottom);
            let throne = hexagon.centre(Cell::from_name(throne).unwrap());
            assert!(throne.y() > f64::from(BOTTOM) - SIDE && throne.x() < 512.0, "{bottom:?}: {throne:?}");
        }
        let public = Hexagon::with(None);
        assert_eq!(public.corner(Seat(2)), Corner::Left, "clockwise after White comes Black");
        assert_eq!(Hexagon::with(Some(Seat(9))).corner(Seat(1)), Corner::Bottom, "no such seat");
    }

    #[test]
    fn the_triangles_fill_the_board() {
        for bottom in SEATS {
            let hexagon = Hexagon::with(Some(bottom));
            for cell in Cell::all() {
                let area = hexagon.area(cell);
                assert!((area.radius() - SIDE * 3.0_f64.sqrt() / 6.0).abs() < 0.1, "{cell}");
                for corner in area.corners() {
                    assert!((65.0..=959.0).contains(&corner.x()), "{cell}");
                    assert!((f64::from(TOP)..=f64::from(BOTTOM)).contains(&corner.y()), "{cell}");
                }
            }
        }
    }

    #[test]
    fn every_zone_has_its_ends_named_once() {
        let board = Hexagon::with(None).board(Language::ENGLISH);
        assert_eq!(board.labels.len(), 30);
        for kingdom_free in ["T1", "T2", "P6", "C10", "S14", "V18"] {
            let count = board.labels.iter().filter(|label| label.text == kingdom_free).count();
            assert_eq!(count, 3, "{kingdom_free}");
        }
    }

    #[test]
    fn thrones_are_as_the_rules_page_colours_them() {
        let of = |name: &str| tint(Cell::from_name(name).unwrap());
        assert_eq!(of("WT1"), Colour::Dark(Tint::WhiteHome));
        assert_eq!(of("WT2"), Colour::Light(Tint::WhiteHome));
        assert_eq!(of("RV1"), Colour::Dark(Tint::RedOuter));
    }
}
