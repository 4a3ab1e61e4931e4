//! Places, lengths and areas of the canvas, exact so that scenes can be compared and cached.

/// The width of every picture's canvas in pixels.
pub const WIDTH: i32 = 1024;

/// A length on the canvas: pixels in steps of a sixteenth. An integer inside, so that equal pictures
/// are equal values and a board can be looked up by what is drawn on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Px(i32);

impl Px {
    const STEPS: f64 = 16.0;

    /// The nearest step to this number of pixels; 0 for NaN.
    #[must_use]
    pub fn new(pixels: f64) -> Px {
        // `as` saturates, and takes NaN to 0.
        Px((pixels * Px::STEPS).round() as i32)
    }

    /// The length in pixels.
    pub fn get(self) -> f64 {
        f64::from(self.0) / Px::STEPS
    }
}

impl From<i32> for Px {
    fn from(pixels: i32) -> Px {
        Px::new(f64::from(pixels))
    }
}

/// A place on the canvas: pixels from the left and from the top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point {
    x: Px,
    y: Px,
}

impl Point {
    /// The place `x` pixels from the left edge and `y` from the top.
    #[must_use]
    pub fn new(x: f64, y: f64) -> Point {
        Point { x: Px::new(x), y: Px::new(y) }
    }

    /// Pixels from the left edge.
    pub fn x(self) -> f64 {
        self.x.get()
    }

    /// Pixels from the top.
    pub fn y(self) -> f64 {
        self.y.get()
    }

    /// The place `dx` to the right and `dy` below.
    #[must_use]
    pub fn moved(self, dx: f64, dy: f64) -> Point {
        Point::new(self.x() + dx, self.y() + dy)
    }

    /// The distance to another place, in pixels.
    #[must_use]
    pub fn distance(self, other: Point) -> f64 {
        (self.x() - other.x()).hypot(self.y() - other.y())
    }

    /// The place `pixels` from here on the way to `other`; this place itself if both are equal.
    #[must_use]
    pub fn toward(self, other: Point, pixels: f64) -> Point {
        let distance = self.distance(other);
        if distance < f64::EPSILON {
            return self;
        }
        let share = pixels / distance;
        self.moved((other.x() - self.x()) * share, (other.y() - self.y()) * share)
    }
}

/// A convex area, by its corners in order: a cell of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Area(Vec<Point>);

impl Area {
    /// The area with these corners.
    #[must_use]
    pub fn new(corners: Vec<Point>) -> Area {
        Area(corners)
    }

    /// An upright rectangle.
    #[must_use]
    pub fn rectangle(x: f64, y: f64, width: f64, height: f64) -> Area {
        Area(vec![
            Point::new(x, y),
            Point::new(x + width, y),
            Point::new(x + width, y + height),
            Point::new(x, y + height),
        ])
    }

    /// The corners, in order.
    pub fn corners(&self) -> &[Point] {
        &self.0
    }

    /// The mean of the corners: the centre of a square, and of a triangle the point where all its
    /// medians meet.
    #[must_use]
    pub fn centre(&self) -> Point {
        let count = self.0.len().max(1) as f64;
        let (x, y) = self.0.iter().fold((0.0, 0.0), |(x, y), corner| (x + corner.x(), y + corner.y()));
        Point::new(x / count, y / count)
    }

    /// The radius of the largest circle round the centre that stays inside: the least distance from
    /// the centre to an edge.
    #[must_use]
    pub fn radius(&self) -> f64 {
        let centre = self.centre();
        let least = self.edges().map(|(a, b)| offset(centre, a, b).abs()).fold(f64::INFINITY, f64::min);
        if least.is_finite() { least } else { 0.0 }
    }

    /// This area with every edge moved inwards by `pixels` (outwards if negative).
    #[must_use]
    pub fn inset(&self, pixels: f64) -> Area {
        let radius = self.radius();
        if radius < f64::EPSILON || pixels >= radius {
            return Area(vec![self.centre(); self.0.len()]);
        }
        let centre = self.centre();
        let count = self.0.len();
        let corners = (0..count).map(|index| {
            let before = self.0[(index + count - 1) % count];
            let (here, after) = (self.0[index], self.0[(index + 1) % count]);
            let first = inward(before, here, centre);
            let second = inward(here, after, centre);
            // The corner moves along the sum of both normals, far enough that each edge moves by `pixels`.
            let along = 1.0 + first.0 * second.0 + first.1 * second.1;
            if along < 0.05 {
                return here;
            }
            let share = pixels / along;
            here.moved((first.0 + second.0) * share, (first.1 + second.1) * share)
        });
        Area(corners.collect())
    }

    /// The point where the straight line from `from` to the centre enters the area; the centre if it starts
    /// inside.
    #[must_use]
    pub fn entry(&self, from: Point) -> Point {
        let centre = self.centre();
        let (dx, dy) = (from.x() - centre.x(), from.y() - centre.y());
        let mut share: Option<f64> = None;
        for (a, b) in self.edges() {
            let (ex, ey) = (b.x() - a.x(), b.y() - a.y());
            let cross = dx * ey - dy * ex;
            if cross.abs() < 1e-9 {
                continue;
            }
            let (ax, ay) = (a.x() - centre.x(), a.y() - centre.y());
            let way = (ax * ey - ay * ex) / cross;
            let edge = (ax * dy - ay * dx) / cross;
            if (-1e-6..=1.0).contains(&way) && (-1e-6..=1.000_001).contains(&edge) {
                share = Some(share.map_or(way, |best| best.max(way)));
            }
        }
        share.map_or(centre, |share| centre.moved(dx * share, dy * share))
    }

    fn edges(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        let count = self.0.len();
        (0..count).map(move |index| (self.0[index], self.0[(index + 1) % count]))
    }
}

/// The unit normal of the edge a–b that points to the side where `centre` is.
fn inward(a: Point, b: Point, centre: Point) -> (f64, f64) {
    let length = a.distance(b);
    if length < f64::EPSILON {
        return (0.0, 0.0);
    }
    let (nx, ny) = (-(b.y() - a.y()) / length, (b.x() - a.x()) / length);
    if offset(centre, a, b) < 0.0 { (-nx, -ny) } else { (nx, ny) }
}

/// The signed distance of a point from the straight line through a and b.
fn offset(point: Point, a: Point, b: Point) -> f64 {
    let length = a.distance(b);
    if length < f64::EPSILON {
        return point.distance(a);
    }
    ((b.x() - a.x()) * (point.y() - a.y()) - (b.y() - a.y()) * (point.x() - a.x())) / length
}

/// An upright box in whole pixels: a plate, a chip, a tray.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Frame {
    /// Left edge.
    pub x: i32,
    /// Top edge.
    pub y: i32,
    /// Width.
    pub width: i32,
    /// Height.
    pub height: i32,
}

impl Frame {
    /// A box by its left and top edge, width and height.
    #[must_use]
    pub fn new(x: i32, y: i32, width: i32, height: i32) -> Frame {
        Frame { x, y, width, height }
    }

    /// This box as an area.
    pub fn area(self) -> Area {
        Area::rectangle(self.x.into(), self.y.into(), self.width.into(), self.height.into())
    }

    /// The right edge.
    pub fn right(self) -> i32 {
        self.x.saturating_add(self.width)
    }

    /// The lower edge.
    pub fn bottom(self) -> i32 {
        self.y.saturating_add(self.height)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_number_is_nothing() {
        assert_eq!(Px::new(f64::NAN), Px::default());
        assert_eq!(Px::new(1.01), Px::new(1.0), "sixteenths");
        assert!(Px::new(f64::INFINITY).get() > 1e6);
    }

    #[test]
    fn a_square_shrinks_by_its_edges() {
        let square = Area::rectangle(0.0, 0.0, 100.0, 100.0);
        assert_eq!(square.inset(10.0), Area::rectangle(10.0, 10.0, 80.0, 80.0));
        assert_eq!(square.inset(-10.0), Area::rectangle(-10.0, -10.0, 120.0, 120.0));
        assert_eq!(square.inset(60.0).corners(), [Point::new(50.0, 50.0); 4], "nothing is left");
        assert!((square.radius() - 50.0).abs() < 1e-6);
    }

    #[test]
    fn a_triangle_shrinks_either_way_round() {
        let triangle = Area::new(vec![Point::new(0.0, 0.0), Point::new(0.0, 104.0), Point::new(90.0, 52.0)]);
        let back = Area::new(triangle.corners().iter().rev().copied().collect());
        assert!((triangle.inset(8.0).radius() - (triangle.radius() - 8.0)).abs() < 0.2);
        assert!((back.inset(8.0).radius() - (back.radius() - 8.0)).abs() < 0.2);
    }

    #[test]
    fn a_way_ends_at_the_edge() {
        let square = Area::rectangle(0.0, 0.0, 100.0, 100.0);
        assert_eq!(square.entry(Point::new(250.0, 50.0)), Point::new(100.0, 50.0));
        assert_eq!(square.entry(Point::new(50.0, -50.0)), Point::new(50.0, 0.0));
        assert_eq!(square.entry(Point::new(200.0, 200.0)), Point::new(100.0, 100.0));
        assert_eq!(Area::default().entry(Point::new(1.0, 1.0)), Point::new(0.0, 0.0));
    }
}
