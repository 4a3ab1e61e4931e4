//! Lines between squares: the ways of moves, chains between boards, aims, freezing.
//!
//! They are drawn under the pieces. Dotted and dashed lines pass around pieces, in a bow or in the lane
//! beside them. If there is no way around, they go over the pieces, thinner, so that the eye can follow them.

use super::canvas::{Canvas, Pen};
use super::theme::{self, Rgb};
use liege_game::scene::{Colour, Figure, Mark, Point};

/// The line between a mark and the picture under it.
pub const KEYLINE: f32 = 3.0;

/// A row of dots: radius with and without the ivory edge, the distance between two.
struct Dots {
    colour: Rgb,
    outer: f32,
    inner: f32,
    step: f64,
}

/// A dashed line: its width with and without the ivory edge, dash and gap.
const AIM: (f32, f32) = (12.0, 6.0);
const DASH: (f64, f64) = (16.0, 11.0);
/// The share of a line's width that is left over a piece.
const THIN: f32 = 0.62;

fn purple() -> Rgb {
    theme::rgb(Colour::Move)
}

/// Draws the lines under the pieces.
pub fn under(canvas: &mut Canvas, marks: &[Mark], figures: &[&Figure]) {
    let ways: Vec<(Point, Point, f32)> = marks
        .iter()
        .filter_map(|mark| match mark {
            Mark::Way { from, to, width } => Some((*from, *to, f32::from(*width))),
            _ => None,
        })
        .collect();
    for (colour, grown) in [(theme::IVORY, 3.0), (purple(), 0.0)] {
        for mark in marks {
            if let Mark::Trail { points, width } = mark {
                canvas.lines(points, false, Pen::new(colour, f32::from(*width) + grown).round());
            }
        }
    }
    for mark in marks {
        if let Mark::Aiming { from, to, ticks } = mark {
            aiming(canvas, *from, *to, *ticks);
        }
    }
    // All edges first: where ways meet, no edge crosses a line.
    for (colour, grown) in [(theme::IVORY, 2.0 * KEYLINE), (purple(), 0.0)] {
        for (from, to, width) in &ways {
            canvas.lines(&[*from, *to], false, Pen::new(colour, width + grown));
            // A step between two jumps.
            if ways.iter().any(|(next, _, _)| next == to) {
                canvas.disc(*to, width * 0.8 + grown / 2.0, colour);
            }
        }
    }
    thread(canvas, marks, figures, false);
}

/// Draws the line of a player who takes aim, with ticks across it for the strength.
fn aiming(canvas: &mut Canvas, from: Point, to: Point, ticks: u8) {
    const APART: f64 = 15.0;
    const HALF: f64 = 11.0;
    let across = |at: Point| {
        let (dx, dy) = (at.toward(to, 1.0).x() - at.x(), at.toward(to, 1.0).y() - at.y());
        [at.moved(-dy * HALF, dx * HALF), at.moved(dy * HALF, -dx * HALF)]
    };
    for (colour, grown) in [(theme::IVORY, 5.0), (purple(), 0.0)] {
        for dash in dashes(&[from, to], from.distance(to)) {
            canvas.lines(&dash, false, Pen::new(colour, 5.0 + grown));
        }
        for tick in 1..=ticks {
            let at = from.toward(to, APART * f64::from(tick));
            canvas.lines(&across(at), false, Pen::new(colour, 5.0 + grown).round());
        }
    }
}

/// Draws the dotted and dashed lines over the pieces in their way.
pub fn over(canvas: &mut Canvas, marks: &[Mark], figures: &[&Figure]) {
    thread(canvas, marks, figures, true);
}

/// Draws the parts of dotted and dashed lines that meet pieces, or those that meet none.
fn thread(canvas: &mut Canvas, marks: &[Mark], figures: &[&Figure], meeting: bool) {
    let share = if meeting { THIN } else { 1.0 };
    for mark in marks {
        let (from, to) = match mark {
            Mark::Chain { from, to } | Mark::Freeze { from, to } | Mark::Threat { from, to } => (*from, *to),
            Mark::Aim { from, at, .. } => (*from, *at),
            _ => continue,
        };
        // The pieces at its ends hide them.
        let met: Vec<&Figure> = figures
            .iter()
            .filter(|figure| !stands(figure, from, 0.6) && !stands(figure, to, 0.6))
            .copied()
            .collect();
        let due = |at: Point| met.iter().any(|figure| stands(figure, at, 0.5)) == meeting;
        let course = course(from, to, &met, figures);
        if let Some(dots) = dotted(mark) {
            for at in steps(&course, dots.step).filter(|at| due(*at)) {
                canvas.disc(at, dots.outer * share, theme::IVORY);
                canvas.disc(at, dots.inner * share, dots.colour);
            }
        } else {
            // An aim ends at the cross-hair.
            let (colour, short) = match mark {
                Mark::Aim { size, .. } => (purple(), f64::from(*size) / 2.0),
                _ => (theme::rgb(Colour::Check), 0.0),
            };
            let middle = |[one, other]: [Point; 2]| one.toward(other, one.distance(other) / 2.0);
            for dash in dashes(&course, length(&course) - short).filter(|dash| due(middle(*dash))) {
                canvas.lines(&dash, false, Pen::new(theme::IVORY, AIM.0 * share));
                canvas.lines(&dash, false, Pen::new(colour, AIM.1 * share));
            }
        }
    }
}

/// Whether a place is within a share of a piece's box around its centre.
fn stands(figure: &Figure, at: Point, share: f64) -> bool {
    let reach = f64::from(figure.size) * share;
    (figure.at.x() - at.x()).abs() < reach && (figure.at.y() - at.y()).abs() < reach
}

fn dotted(mark: &Mark) -> Option<Dots> {
    match mark {
        Mark::Chain { .. } => Some(Dots { colour: purple(), outer: 10.0, inner: 7.0, step: 27.0 }),
        Mark::Freeze { .. } => {
            Some(Dots { colour: theme::rgb(Colour::IceEdge), outer: 7.0, inner: 4.5, step: 21.0 })
        }
        _ => None,
    }
}

/// Places on a line through points from its start to its end, at about this distance.
fn steps(points: &[Point], step: f64) -> impl Iterator<Item = Point> {
    let length = length(points);
    let count = (length / step).round().clamp(1.0, 500.0);
    (0..=count as u32).map(move |number| along(points, length * f64::from(number) / count))
}

/// The dashes of a line through points, as far as it is drawn.
fn dashes(points: &[Point], length: f64) -> impl Iterator<Item = [Point; 2]> {
    let (dash, step) = (DASH.0, DASH.0 + DASH.1);
    let count = (length / step).ceil().clamp(0.0, 500.0);
    (0..count as u32).map(move |number| {
        let start = f64::from(number) * step;
        [along(points, start), along(points, (start + dash).min(length))]
    })
}

fn length(points: &[Point]) -> f64 {
    points.windows(2).map(|ends| ends[0].distance(ends[1])).sum()
}

/// The place on a line through points at this distance from its start.
fn along(points: &[Point], mut way: f64) -> Point {
    for ends in points.windows(2) {
        let part = ends[0].distance(ends[1]);
        if way <= part {
            return ends[0].toward(ends[1], way);
        }
        way -= part;
    }
    points.last().copied().unwrap_or(Point::new(0.0, 0.0))
}

/// The course from one place to another: straight, or the shortest way around that meets as few of these
/// pieces as possible, and goes no farther out than any piece.
fn course(from: Point, to: Point, pieces: &[&Figure], all: &[&Figure]) -> Vec<Point> {
    const PARTS: u32 = 48;
    // Shares of the way by which a bow leaves it, to either side.
    const BOWS: [f64; 8] = [0.03, 0.06, 0.09, 0.12, 0.16, 0.2, 0.25, 0.3];
    // The distance of a lane from the file or rank beside it, in sizes of a piece.
    const LANE: f64 = 0.53;
    let length = from.distance(to).max(1.0);
    let (nx, ny) = ((to.y() - from.y()) / length, (from.x() - to.x()) / length);
    let size = pieces.iter().map(|figure| f64::from(figure.size)).fold(1.0, f64::max);
    let by = |out: &dyn Fn(f64) -> f64| -> Vec<Point> {
        let at = |part: u32| {
            let share = f64::from(part) / f64::from(PARTS);
            from.toward(to, length * share).moved(nx * out(share), ny * out(share))
        };
        (0..=PARTS).map(at).collect()
    };
    let bow = |bow: f64| by(&|share| 4.0 * share * (1.0 - share) * bow * length);
    // Into the lane within a piece's length, along it, and out again.
    let lane = |lane: f64| {
        by(&|share: f64| {
            let ramp = (share.min(1.0 - share) * length / size).min(1.0);
            lane * size * ramp * ramp * (3.0 - 2.0 * ramp)
        })
    };
    let meets = |points: &[Point]| {
        points.iter().filter(|at| pieces.iter().any(|figure| stands(figure, **at, 0.5))).count()
    };
    let both = |one: f64| [one, -one];
    let is_along = |away: f64| away.abs() < size * 0.5;
    let lanes = both(LANE).into_iter().filter(|_| is_along(to.x() - from.x()) || is_along(to.y() - from.y()));
    let inside = |axis: fn(&Point) -> f64, at: &Point| {
        let reach = |figure: &&Figure| (axis(&figure.at) - axis(at)) / f64::from(figure.size.max(1));
        let mut beyond = all.iter().map(reach);
        all.iter().any(|figure| reach(figure) <= 0.56) && beyond.any(|away| away >= -0.56)
    };
    let fits = |way: &Vec<Point>| way.iter().all(|at| inside(|at| at.x(), at) && inside(|at| at.y(), at));
    let round = lanes.map(lane).chain(BOWS.into_iter().flat_map(both).map(bow)).filter(fits);
    let mut best = (meets(&bow(0.0)), vec![from, to]);
    for way in round {
        if best.0 == 0 {
            break;
        }
        let met = meets(&way);
        if met < best.0 {
            best = (met, way);
        }
    }
    best.1
}
