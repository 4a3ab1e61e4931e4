//! The exact physics of a shot (rules page, section 3).
//!
//! Every replay of a game must give the same places, bit for bit. So the code uses only + − × ÷ √ of 64-bit
//! floats, each rounded by itself in the order of the page: no fused operations, and no sine of a library,
//! which differ from machine to machine. An expression that could be shorter is written here as on the page.

use super::formation::{Disc, DiscId, UNITS};
use std::fmt;
use std::sync::LazyLock;

/// Steps a second of the simulated time.
pub const STEPS_A_SECOND: u32 = 1024;
/// The longest shot, in steps.
const MOST_STEPS: u32 = 8192;
/// The time of a step, in seconds.
const TIME: f64 = 0.000_976_562_5;
/// The loss of speed by friction in a step, in cells a second.
const FRICTION: f64 = 0.007_812_5;
/// The speed of a flicked disc for each part of its power, in cells a second.
const SPEED: f64 = 0.25;
/// The distance of two discs that touch, in cells, and its square.
const TOUCHING: f64 = 0.8;
const TOUCHING_SQUARED: f64 = 0.64;
/// One more than the share of the speed with which discs part again.
const BOUNCE: f64 = 1.875;
/// The edges of the table, in cells, in both directions.
const TABLE: (f64, f64) = (-0.5, 8.5);

/// A shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shot {
    /// The disc that is flicked.
    pub disc: DiscId,
    /// The direction in tenths of a degree, 0 to 3599: 0 towards the h-file, 900 towards rank 8.
    pub angle: u16,
    /// The power, from 1 to 100.
    pub power: u8,
}

/// The least and the greatest power.
pub const POWERS: std::ops::RangeInclusive<u8> = 1..=100;
/// Tenths of a degree in a full turn.
pub const FULL_TURN: u16 = 3600;

impl Shot {
    /// Reads canonical notation (section 6): `w3:905:80`, without leading zeros. It does not check that the
    /// shot is legal.
    pub fn read(text: &str) -> Option<Shot> {
        let mut parts = text.split(':');
        let (disc, angle, power) = (parts.next()?, parts.next()?, parts.next()?);
        let shot = Shot { disc: DiscId::read(disc)?, angle: angle.parse().ok()?, power: power.parse().ok()? };
        let fits = shot.angle < FULL_TURN && POWERS.contains(&shot.power);
        (fits && shot.to_string() == text).then_some(shot)
    }
}

impl fmt::Display for Shot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.disc, self.angle, self.power)
    }
}

/// A place on the table or a velocity, in cells.
pub type Vector = (f64, f64);

/// Two discs met.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hit {
    /// The step, from 1.
    pub step: u32,
    /// The two discs, by their index in [`Trace::start`].
    pub discs: (usize, usize),
    /// Halfway between their centres.
    pub at: Vector,
    /// The speed with which they met, in cells a second.
    pub speed: f64,
}

/// A side of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edge {
    /// Beside file a.
    West,
    /// Beside file h.
    East,
    /// Below rank 1.
    South,
    /// Above rank 8.
    North,
}

/// A disc fell from the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fall {
    /// The step, from 1.
    pub step: u32,
    /// The disc, by its index in [`Trace::start`].
    pub disc: usize,
    /// The side of the table.
    pub edge: Edge,
    /// The place of its centre at that moment.
    pub at: Vector,
}

/// The places of the discs at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// The number of steps so far.
    pub step: u32,
    /// The centre of each disc of [`Trace::start`]; `None` for one that has fallen.
    pub places: Vec<Option<Vector>>,
}

/// The result of a shot.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Trace {
    /// The discs before it.
    pub start: Vec<Disc>,
    /// How many steps it took.
    pub steps: u32,
    /// The discs left, at rest.
    pub rest: Vec<Disc>,
    /// The falls, in order.
    pub falls: Vec<Fall>,
    /// The collisions, in order.
    pub hits: Vec<Hit>,
    /// The places of the discs at intervals from the start to the end, if they were asked for.
    pub moments: Vec<Moment>,
}

impl Trace {
    /// The discs that fell, in order.
    pub fn fallen(&self) -> impl Iterator<Item = Disc> + '_ {
        self.falls.iter().filter_map(|fall| self.start.get(fall.disc)).copied()
    }
}

/// Sine and cosine of an angle in tenths of a degree, as the page defines them.
pub fn sin_cos(angle: u16) -> (f64, f64) {
    let (quarter, rest) = (angle / 900, angle % 900);
    let (s, c) = if rest <= 450 {
        SERIES[usize::from(rest)]
    } else {
        let (c, s) = SERIES[usize::from(900 - rest)];
        (s, c)
    };
    match quarter {
        0 => (s, c),
        1 => (c, -s),
        2 => (-s, -c),
        _ => (-c, s),
    }
}

/// Sine and cosine from 0 to 45 degrees.
static SERIES: LazyLock<Vec<(f64, f64)>> = LazyLock::new(|| (0..=450).map(series).collect());

/// Sine and cosine of an angle, by ten terms of their series.
fn series(tenths: u16) -> (f64, f64) {
    // The nearest double to pi: the number on the page.
    let x = (f64::from(tenths) * std::f64::consts::PI) / 1800.0;
    let x2 = x * x;
    let (mut s, mut c) = (1.0, 1.0);
    for k in (1..=10).rev() {
        let k = f64::from(k);
        s = 1.0 - (x2 * s) / (2.0 * k * (2.0 * k + 1.0));
        c = 1.0 - (x2 * c) / ((2.0 * k - 1.0) * (2.0 * k));
    }
    (x * s, c)
}

/// The direction from one place to another, to the nearest tenth of a degree; any direction if both are one
/// place.
///
/// It is the direction that leads farthest that way: the exact sines are enough for this, and no arc tangent
/// of a library is needed.
pub fn direction((x, y): Vector, (to_x, to_y): Vector) -> u16 {
    /// The step of the first, rough search: one of this many neighbours is tried.
    const ROUGHLY: u16 = 60;
    let (dx, dy) = (to_x - x, to_y - y);
    let best = |angles: &mut dyn Iterator<Item = u16>| {
        let along = |angle: u16| {
            let (sin, cos) = sin_cos(angle);
            (angle, dx * cos + dy * sin)
        };
        let farther = |best: (u16, f64), other: (u16, f64)| if other.1 > best.1 { other } else { best };
        angles.map(along).reduce(farther).map_or(0, |(angle, _)| angle)
    };
    let near = best(&mut (0..FULL_TURN).step_by(usize::from(ROUGHLY)));
    let around = near + FULL_TURN - ROUGHLY..=near + FULL_TURN + ROUGHLY;
    best(&mut around.map(|angle| angle % FULL_TURN))
}

/// A disc in motion.
#[derive(Clone, Copy, Debug)]
struct Body {
    x: f64,
    y: f64,
    u: f64,
    v: f64,
    mass: f64,
    on_table: bool,
}

impl Body {
    fn is_still(&self) -> bool {
        self.u == 0.0 && self.v == 0.0
    }

    /// The side of the table over which the centre is.
    fn beyond(&self) -> Option<Edge> {
        if self.x < TABLE.0 {
            Some(Edge::West)
        } else if self.x > TABLE.1 {
            Some(Edge::East)
        } else if self.y < TABLE.0 {
            Some(Edge::South)
        } else if self.y > TABLE.1 {
            Some(Edge::North)
        } else {
            None
        }
    }

    /// Slows down by friction and goes on for one step.
    fn slide(&mut self) {
        if self.is_still() {
            return;
        }
        let sp = (self.u * self.u + self.v * self.v).sqrt();
        if sp <= FRICTION {
            (self.u, self.v) = (0.0, 0.0);
            return;
        }
        let f = (sp - FRICTION) / sp;
        self.u *= f;
        self.v *= f;
        self.x += self.u * TIME;
        self.y += self.v * TIME;
    }
}

/// Lets two discs collide if they touch: they are pushed apart, and get new velocities if they were
/// approaching. Returns the speed with which they met.
fn collide(i: &mut Body, j: &mut Body) -> Option<f64> {
    let (dx, dy) = (j.x - i.x, j.y - i.y);
    let d2 = dx * dx + dy * dy;
    if d2 >= TOUCHING_SQUARED {
        return None;
    }
    let d = d2.sqrt();
    let (nx, ny) = if d == 0.0 { (1.0, 0.0) } else { (dx / d, dy / d) };
    let pen = TOUCHING - d;
    let tot = i.mass + j.mass;
    let (pi, pj) = (pen * (j.mass / tot), pen * (i.mass / tot));
    i.x -= nx * pi;
    i.y -= ny * pi;
    j.x += nx * pj;
    j.y += ny * pj;
    let vn = (j.u - i.u) * nx + (j.v - i.v) * ny;
    if vn >= 0.0 {
        return None;
    }
    let p = (BOUNCE * vn) * ((i.mass * j.mass) / tot);
    let (gi, gj) = (p / i.mass, p / j.mass);
    i.u += nx * gi;
    i.v += ny * gi;
    j.u -= nx * gj;
    j.v -= ny * gj;
    Some(-vn)
}

/// Flicks a disc and follows all discs until they rest. `discs` must be in the order of their names; a shot
/// with a disc that is not among them moves nothing. With `every` above 0 the trace has a moment at each
/// multiple of that number of steps.
pub fn shoot(discs: &[Disc], shot: Shot, every: u32) -> Trace {
    let at_rest = |disc: &Disc| {
        let (x, y) = disc.place();
        Body { x, y, u: 0.0, v: 0.0, mass: f64::from(disc.weight) / 6.0, on_table: true }
    };
    let mut bodies: Vec<Body> = discs.iter().map(at_rest).collect();
    if let Some((_, body)) = discs.iter().zip(&mut bodies).find(|(disc, _)| disc.id == shot.disc) {
        let (sin, cos) = sin_cos(shot.angle);
        let speed = SPEED * f64::from(shot.power);
        body.u = speed * cos;
        body.v = speed * sin;
    }
    let mut trace = Trace { start: discs.to_vec(), ..Trace::default() };
    if every > 0 {
        trace.moments.push(moment(0, &bodies));
    }
    while trace.steps < MOST_STEPS && trace.moves(&mut bodies) {
        if every > 0 && trace.steps.is_multiple_of(every) {
            trace.moments.push(moment(trace.steps, &bodies));
        }
    }
    if trace.moments.last().is_some_and(|last| last.step != trace.steps) {
        trace.moments.push(moment(trace.steps, &bodies));
    }
    let left = discs.iter().zip(&bodies).filter(|(_, body)| body.on_table);
    let at = |place: f64| (place * f64::from(UNITS) + 0.5).floor() as i32;
    trace.rest = left.map(|(disc, body)| Disc { x: at(body.x), y: at(body.y), ..*disc }).collect();
    trace
}

fn moment(step: u32, bodies: &[Body]) -> Moment {
    Moment { step, places: bodies.iter().map(|body| body.on_table.then_some((body.x, body.y))).collect() }
}

impl Trace {
    /// Makes one step of all discs; returns whether any still moves.
    fn moves(&mut self, bodies: &mut [Body]) -> bool {
        self.steps += 1;
        for body in bodies.iter_mut().filter(|body| body.on_table) {
            body.slide();
        }
        for first in 0..bodies.len() {
            let (before, after) = bodies.split_at_mut(first + 1);
            let Some(i) = before.last_mut().filter(|body| body.on_table) else { continue };
            for (j, second) in after.iter_mut().zip(first + 1..) {
                if !j.on_table || i.is_still() && j.is_still() {
                    continue;
                }
                if let Some(speed) = collide(i, j) {
                    let at = (f64::midpoint(i.x, j.x), f64::midpoint(i.y, j.y));
                    self.hits.push(Hit { step: self.steps, discs: (first, second), at, speed });
                }
            }
        }
        for (disc, body) in bodies.iter_mut().enumerate().filter(|(_, body)| body.on_table) {
            if let Some(edge) = body.beyond() {
                body.on_table = false;
                self.falls.push(Fall { step: self.steps, disc, edge, at: (body.x, body.y) });
            }
        }
        bodies.iter().any(|body| body.on_table && !body.is_still())
    }
}

#[cfg(test)]
mod tests {
    use super::super::formation::{Arm, Side};
    use super::*;

    /// The sines and cosines of the page, bit for bit.
    #[test]
    fn sines_of_the_page() {
        for (angle, sin, cos) in [
            (1, 0.001_745_328_365_898_308_8, 0.999_998_476_913_287_7),
            (150, 0.258_819_045_102_520_74, 0.965_925_826_289_068_3),
            (300, 0.499_999_999_999_999_94, 0.866_025_403_784_438_7),
            (450, 0.707_106_781_186_547_5, std::f64::consts::FRAC_1_SQRT_2),
            (451, 0.708_339_837_724_528_7, 0.705_871_570_678_681),
            (899, 0.999_998_476_913_287_7, 0.001_745_328_365_898_308_8),
            (1234, 0.834_847_863_263_406_5, -0.550_480_740_084_995_6),
            (2345, -0.814_115_518_356_319_2, -0.580_702_955_710_939_8),
            (3599, -0.001_745_328_365_898_308_8, 0.999_998_476_913_287_7_f64),
        ] {
            let (s, c): (f64, f64) = sin_cos(angle);
            assert_eq!((s.to_bits(), c.to_bits()), (f64::to_bits(sin), f64::to_bits(cos)), "{angle}");
        }
        assert_eq!(sin_cos(1).0.to_bits(), 0x3F5C_9870_1025_EB1F);
        assert_eq!(sin_cos(1).1.to_bits(), 0x3FEF_FFFC_CE4C_8E64);
    }

    /// The single shots of the page: steps, fallen discs, and those that moved.
    #[test]
    fn shots_of_the_page() {
        for (arm, shot, steps, fallen, moved) in [
            (Arm::Infantry, "w1:900:50", 793, "b1", "w1 524288,7041634"),
            (Arm::Infantry, "w1:900:10", 320, "", "w1 524288,932608"),
            (Arm::Infantry, "w1:1800:100", 42, "w1", ""),
            (Arm::Infantry, "w4:873:80", 717, "b4 b5", "w4 4594372,6984414 b6 5827396,7833876"),
            (Arm::Infantry, "w4:900:100", 449, "b4", "w4 3670016,7159758"),
            (Arm::Infantry, "w8:1234:77", 1446, "b4 b3", "w8 -244962,5496839"),
            (Arm::Infantry, "w5:905:100", 560, "b5", "w5 4406906,7270962"),
            (Arm::Cavalry, "w6:1010:66", 889, "b6", "w6 2827874,6068380 b1 462065,8003954"),
            (Arm::Artillery, "w1:880:90", 738, "b1 b2", "w1 2669150,6863929"),
            (Arm::Tanks, "w4:715:95", 302, "w4", ""),
            (Arm::Heavy, "w2:850:100", 907, "b1 b2 b3", "w2 3959862,5480008"),
        ] {
            let start = [arm.army(Side::White, 1), arm.army(Side::Black, 8)].concat();
            let trace = shoot(&start, Shot::read(shot).unwrap(), 0);
            let names: Vec<String> = trace.fallen().map(|disc| disc.id.to_string()).collect();
            let rest = trace.rest.iter().filter(|disc| !start.contains(disc));
            let rest: Vec<String> = rest.map(|disc| format!("{} {},{}", disc.id, disc.x, disc.y)).collect();
            assert_eq!((trace.steps, names.join(" ").as_str()), (steps, fallen), "{shot}");
            assert_eq!(rest.join(" "), moved, "{shot}");
        }
    }

    #[test]
    fn a_trace_tells_where_when_and_over_which_side() {
        let start = [Arm::Infantry.army(Side::White, 1), Arm::Infantry.army(Side::Black, 8)].concat();
        let trace = shoot(&start, Shot::read("w1:900:50").unwrap(), 41);
        let (first, fall) = (trace.hits[0], trace.falls[0]);
        assert_eq!((first.discs, fall.disc, fall.edge), ((0, 8), 8, Edge::North));
        assert!(first.step < fall.step && (first.at.1 - 7.1).abs() < 0.02 && first.speed > 6.0, "{first:?}");
        assert_eq!(trace.moments.len(), 1 + (793 / 41) + 1);
        assert_eq!(trace.moments[0].places[0], Some((0.5, 0.5)));
        assert_eq!(trace.moments.last().unwrap().places[8], None);
        assert_eq!(shoot(&start, Shot::read("w1:1800:100").unwrap(), 0).falls[0].edge, Edge::West);
        assert_eq!(shoot(&start, Shot::read("w8:0:100").unwrap(), 0).falls[0].edge, Edge::East);
        assert_eq!(shoot(&start, Shot::read("w8:2700:100").unwrap(), 0).falls[0].edge, Edge::South);
    }

    #[test]
    fn canonical_notation_is_strict() {
        for text in ["w3:905:80", "b8:0:1", "w1:3599:100"] {
            assert_eq!(Shot::read(text).unwrap().to_string(), text);
        }
        for text in [
            "w3:3600:80",
            "w3:0905:80",
            "w3:9:0",
            "w3:9:101",
            "w3:9:08",
            "3:9:9",
            "w3:9",
            "w3:9:9:9",
            "W3:9:9",
        ] {
            assert_eq!(Shot::read(text), None, "{text}");
        }
    }

    #[test]
    fn directions_are_the_nearest_tenths() {
        for angle in (0..FULL_TURN).step_by(7) {
            let (sin, cos) = sin_cos(angle);
            assert_eq!(direction((4.0, 4.0), (4.0 + 3.0 * cos, 4.0 + 3.0 * sin)), angle);
        }
        assert_eq!(direction((0.5, 0.5), (1.5, 7.5)), 819);
        assert_eq!(direction((1.0, 1.0), (2.0, 1.0)), 0);
    }
}
