//! The geometry of the board: the lines, jumps and pawn steps of every triangle, computed once from the
//! coordinates (rules page, 2.3 and 3).

use super::board::{CELLS, Cell};
use std::ops::Deref;
use std::sync::OnceLock;

/// A short list of cells without an allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cells<const N: usize> {
    len: u8,
    cells: [Cell; N],
}

impl<const N: usize> Cells<N> {
    const EMPTY: Cells<N> = Cells { len: 0, cells: [Cell(0); N] };

    fn push(&mut self, cell: Cell) {
        if let Some(place) = self.cells.get_mut(usize::from(self.len)) {
            *place = cell;
            self.len += 1;
        }
    }
}

impl<const N: usize> Deref for Cells<N> {
    type Target = [Cell];

    fn deref(&self) -> &[Cell] {
        &self.cells[..usize::from(self.len)]
    }
}

/// A double step of a pawn (3.6): its end, and the triangles that it may pass over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leap {
    /// The end.
    pub to: Cell,
    /// The straight neighbours common to both ends, 1 to 3, in board order.
    pub over: Cells<3>,
}

/// The geometry of one triangle.
#[derive(Clone, Debug)]
pub struct Site {
    /// The neighbours across an edge.
    pub edge: Cells<3>,
    /// The neighbours across a corner.
    pub corner: Cells<3>,
    /// The six straight neighbours: those across an edge and those across a corner.
    pub straight: Cells<6>,
    /// The six neighbours of its own colour.
    pub diagonal: Cells<6>,
    /// The targets of a knight.
    pub knight: Cells<12>,
    /// The lines: six diagonal ones, then six straight ones; each without the triangle itself, nearest
    /// cell first.
    pub lines: [Cells<9>; 12],
    /// The double steps of a pawn.
    pub leaps: Vec<Leap>,
    /// The kingdom as a bit (1 red, 2 white, 4 black) if the triangle is in its home, else 0.
    pub home: u8,
}

impl Site {
    /// The double step to `to`, if there is one.
    #[must_use]
    pub fn leap(&self, to: Cell) -> Option<&Leap> {
        self.leaps.iter().find(|leap| leap.to == to)
    }
}

/// The index in [`Site::lines`] from which on the lines are straight.
pub const STRAIGHT: usize = 6;

/// The geometry of the whole board.
#[derive(Debug)]
pub struct Geometry {
    sites: Vec<Site>,
}

impl Geometry {
    /// The geometry of one triangle.
    #[inline]
    #[must_use]
    pub fn of(&self, cell: Cell) -> &Site {
        &self.sites[cell.index()]
    }
}

/// The geometry, computed at the first call.
#[inline]
pub fn geometry() -> &'static Geometry {
    static GEOMETRY: OnceLock<Geometry> = OnceLock::new();
    GEOMETRY.get_or_init(compute)
}

type Vector = [i32; 3];

const EDGE_STEPS: [Vector; 3] = [[-2, 1, 1], [1, -2, 1], [1, 1, -2]];
const DIAGONAL_STEPS: [Vector; 6] = [[3, -3, 0], [-3, 3, 0], [3, 0, -3], [-3, 0, 3], [0, 3, -3], [0, -3, 3]];
const PERMUTATIONS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

fn add(a: Vector, b: Vector, factor: i32) -> Vector {
    [0, 1, 2].map(|axis| a[axis] + factor * b[axis])
}

/// Finds cells by their coordinates.
struct Places(Vec<Option<Cell>>);

impl Places {
    const SIDE: i32 = 29;

    fn new() -> Places {
        let mut places = vec![None; (Self::SIDE * Self::SIDE) as usize];
        for cell in Cell::all() {
            if let Some(index) = Self::index(cell.coordinates()) {
                places[index] = Some(cell);
            }
        }
        Places(places)
    }

    fn index([x, y, z]: Vector) -> Option<usize> {
        let inside = [x, y, z].iter().all(|axis| (-14..=14).contains(axis));
        inside.then_some(((x + 14) * Self::SIDE + y + 14) as usize)
    }

    fn at(&self, place: Vector) -> Option<Cell> {
        self.0[Self::index(place)?]
    }
}

fn compute() -> Geometry {
    let places = Places::new();
    let mut sites: Vec<Site> = Cell::all().map(|cell| site(&places, cell)).collect();
    let straight: Vec<Cells<6>> = sites.iter().map(|site| site.straight).collect();
    for cell in Cell::all() {
        sites[cell.index()].leaps = leaps(&straight, cell);
    }
    assert_eq!(sites.len(), CELLS);
    Geometry { sites }
}

fn site(places: &Places, cell: Cell) -> Site {
    let here = cell.coordinates();
    // Dark triangles have coordinates of residue 1, light ones of residue 2; for light ones all directions
    // are reversed.
    let sign = if here[0].rem_euclid(3) == 1 { 1 } else { -1 };
    let mut edge = Cells::EMPTY;
    let mut corner = Cells::EMPTY;
    let mut straight = Cells::EMPTY;
    for step in EDGE_STEPS {
        for (list, factor) in [(&mut edge, sign), (&mut corner, -2 * sign)] {
            if let Some(neighbour) = places.at(add(here, step, factor)) {
                list.push(neighbour);
                straight.push(neighbour);
            }
        }
    }
    let mut diagonal = Cells::EMPTY;
    let mut lines = [Cells::EMPTY; 12];
    for (line, step) in lines.iter_mut().zip(DIAGONAL_STEPS) {
        let mut place = add(here, step, 1);
        if let Some(neighbour) = places.at(place) {
            diagonal.push(neighbour);
        }
        while let Some(cell) = places.at(place) {
            line.push(cell);
            place = add(place, step, 1);
        }
    }
    let ways = EDGE_STEPS.iter().flat_map(|step| [(step, [1, 2]), (step, [-2, -1])]);
    for (line, (step, factors)) in lines[STRAIGHT..].iter_mut().zip(ways) {
        let mut place = here;
        for turn in 0.. {
            place = add(place, *step, sign * factors[turn % 2]);
            let Some(cell) = places.at(place) else { break };
            line.push(cell);
        }
    }
    let mut knight = Cells::EMPTY;
    for jump in [[4, 1, -5], [7, -2, -5]] {
        for order in PERMUTATIONS {
            if let Some(target) = places.at(add(here, order.map(|axis| jump[axis]), sign)) {
                knight.push(target);
            }
        }
    }
    let home = if cell.in_home() { 1 << cell.kingdom() } else { 0 };
    Site { edge, corner, straight, diagonal, knight, lines, leaps: Vec::new(), home }
}

fn leaps(straight: &[Cells<6>], from: Cell) -> Vec<Leap> {
    let mut ends: Vec<Cell> = straight[from.index()]
        .iter()
        .flat_map(|over| straight[over.index()].iter().copied())
        .filter(|to| *to != from)
        .collect();
    ends.sort_unstable();
    ends.dedup();
    ends.into_iter()
        .map(|to| {
            let mut common: Vec<Cell> = straight[from.index()]
                .iter()
                .copied()
                .filter(|over| straight[to.index()].contains(over))
                .collect();
            common.sort_unstable();
            let mut over = Cells::EMPTY;
            for cell in common {
                over.push(cell);
            }
            Leap { to, over }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(cells: &[Cell]) -> Vec<String> {
        let mut names: Vec<String> = cells.iter().map(ToString::to_string).collect();
        names.sort();
        names
    }

    fn sorted(text: &str) -> Vec<String> {
        let mut names: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        names.sort();
        names
    }

    /// The table of spot checks of the rules page, 2.3.
    const SPOTS: &str = "
        WT1 | WT2 WP2 | WP4 | WP1 WP3 WP5 | WP6 WC2 WC4 WC6 WC8
        WT2 | WT1 WP5 | WP3 | WP2 WP4 WP6 | WP1 WC3 WC5 WC7 WC9
        WP1 | WP2 WC2 | WC4 | WT1 WP3 WC1 WC3 | WT2 WP4 WC6 WS2 WS4 WS6
        WP3 | WP2 WP4 WC4 | WT2 WC2 WC6 | WT1 WP1 WP5 WC3 WC5 WC7 | WP6 WC8 WS2 WS4 WS6 WS8 WS10
        WC1 | WC2 WS2 | WS4 | WP1 WC3 WS1 WS3 | WP2 WC4 WS6 WV2 WV4 WV6
        WC5 | WC4 WC6 WS6 | WP4 WS4 WS8 | WP3 WC3 WC7 WS5 WS7 WS9 | WT2 WP2 WP6 WC2 WC8 WS2 WS10 WV4 WV6 WV8 WV10 WV12
        WC6 | WC5 WC7 WS9 | WP3 WS7 WS11 | WP4 WC4 WC8 WS6 WS8 WS10 | WT1 WP1 WP5 WC3 WC9 WS5 WS13 WV7 WV9 WV11 WV13 WV15
        WS7 | WS6 WS8 WV8 | WC6 WV6 WV10 | WC5 WS5 WS9 WV7 WV9 WV11 | RV8 RV10 WP4 WC4 WC8 WS4 WS10 WV4 WV12 BV10 BV12 BV14
        WS8 | WS7 WS9 WV11 | WC5 WV9 WV13 | WC6 WS6 WS10 WV8 WV10 WV12 | RV5 RV7 RV9 WP3 WC3 WC7 WS5 WS11 WV7 WV15 BV9 BV11
        WV1 | WV2 BV18 | BV16 | WS1 WV3 BV17 | WS2 WV4 BS12 BS14 BV14
        WV9 | WV8 WV10 BV10 | RV10 WS8 BV12 | RV9 WS7 WV7 WV11 BV9 BV11 | RS8 RV8 RV12 WC6 WS6 WS10 WV6 WV12 BS8 BS10 BV8 BV14
        WV10 | RV9 WV9 WV11 | RV7 WS7 BV9 | RV8 RV10 WS8 WV8 WV12 BV10 | RS5 RS7 RV5 RV11 WC5 WS5 WS9 WV7 WV13 BS7 BV7 BV11
        RC8 | RC7 RC9 RS11 | RP5 RS9 RS13 | RP4 RP6 RC6 RC10 RS10 RS12 | RT1 RP3 RC5 RS7 RV11 RV13 RV15 RV17
        BV17 | BS14 BV16 BV18 | WV2 BS12 | WV1 WV3 BS13 BV15 | WS2 WV4 BC8 BC10 BS10 BV14";

    #[test]
    fn spot_checks_of_the_rules_page() {
        let mut checked = 0;
        for line in SPOTS.lines().filter(|line| line.contains('|')) {
            let columns: Vec<&str> = line.split('|').collect();
            let cell = Cell::from_name(columns[0].trim()).unwrap();
            let site = geometry().of(cell);
            let found: [&[Cell]; 4] = [&site.edge, &site.corner, &site.diagonal, &site.knight];
            for (found, expected) in found.iter().zip(&columns[1..]) {
                assert_eq!(names(found), sorted(expected), "{cell}");
            }
            checked += 1;
        }
        assert_eq!(checked, 14);
    }

    #[test]
    fn lines_of_ws8() {
        let site = geometry().of(Cell::from_name("WS8").unwrap());
        let lines = |range: std::ops::Range<usize>| {
            let mut lines: Vec<String> = site.lines[range]
                .iter()
                .map(|line| line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
                .collect();
            lines.sort();
            lines
        };
        let diagonal = [
            "WC6 WP4 WT2",
            "WS10 WS12 WS14",
            "WS6 WS4 WS2",
            "WV10 RV10 RV12 RV14 RV16 RV18",
            "WV12 RV6 RS4 RC2",
            "WV8 BV12 BS10 BC8 BP6",
        ];
        let straight = [
            "WC5 WC4 WP1",
            "WS7 WV6 WV5 BV16 BV17",
            "WS9 WC8 WC9",
            "WV11 RV8 RS7 RC6 RC7 RP6",
            "WV13 WV14 RV3 RV2",
            "WV9 BV10 BS7 BS6 BC3 BC2",
        ];
        assert_eq!(lines(0..STRAIGHT), diagonal);
        assert_eq!(lines(STRAIGHT..12), straight);
    }

    #[test]
    fn totals_over_the_board() {
        let sum =
            |count: fn(&Site) -> usize| -> usize { Cell::all().map(|cell| count(geometry().of(cell))).sum() };
        assert_eq!(sum(|site| site.diagonal.len()), 780);
        assert_eq!(sum(|site| site.straight.len()), 786);
        assert_eq!(sum(|site| site.knight.len()), 1344);
        assert_eq!(sum(|site| site.lines[..STRAIGHT].iter().map(|line| line.len()).sum()), 3060);
        assert_eq!(sum(|site| site.lines[STRAIGHT..].iter().map(|line| line.len()).sum()), 3570);
        assert_eq!(sum(|site| site.leaps.len()), 2076);
    }

    #[test]
    fn inner_triangles_have_twelve_neighbours_of_two_colours() {
        let colour = |cell: Cell| cell.coordinates()[0].rem_euclid(3);
        let mut inner = 0;
        for cell in Cell::all() {
            let site = geometry().of(cell);
            assert!(site.diagonal.iter().all(|other| colour(*other) == colour(cell)), "{cell}");
            assert!(site.straight.iter().all(|other| colour(*other) != colour(cell)), "{cell}");
            assert!(site.knight.iter().all(|other| colour(*other) != colour(cell)), "{cell}");
            assert!(site.leaps.iter().all(|leap| colour(leap.to) == colour(cell)), "{cell}");
            // Every corner of an inner triangle is an inner point of the board.
            if cell.corners().iter().flatten().all(|axis| axis.abs() < 5) {
                assert_eq!((site.straight.len(), site.diagonal.len()), (6, 6), "{cell}");
                inner += 1;
            }
        }
        assert_eq!(inner, 96);
        let sizes: usize = super::super::board::Zone::ALL.iter().map(|zone| zone.size()).sum();
        assert_eq!(3 * sizes, CELLS);
        let cell = |name: &str| Cell::from_name(name).unwrap();
        assert_ne!(colour(cell("WT1")), colour(cell("WT2")));
        assert_ne!(colour(cell("WP3")), colour(cell("WP4")));
        assert!(Cell::from_name("RV14").is_some());
    }

    #[test]
    fn a_knight_next_to_a_queen_is_safe_and_attacks_her() {
        let distance = |a: Cell, b: Cell| -> i32 {
            let (a, b) = (a.coordinates(), b.coordinates());
            (0..3).map(|axis| (a[axis] - b[axis]).pow(2)).sum()
        };
        for cell in Cell::all() {
            let site = geometry().of(cell);
            let queen: Vec<Cell> = site.lines.iter().flat_map(|line| line.iter().copied()).collect();
            assert!(site.knight.iter().all(|target| !queen.contains(target)), "{cell}");
            // "The triangles closest to a queen that she does not hit": at squared distance 42.
            let missed = Cell::all().filter(|other| *other != cell && !queen.contains(other));
            for other in missed.filter(|other| distance(cell, *other) <= 42) {
                assert!(site.knight.contains(&other), "{cell} {other}");
                assert!(geometry().of(other).knight.contains(&cell), "{cell} {other}");
            }
            for target in site.knight.iter() {
                assert!([42, 78].contains(&distance(cell, *target)), "{cell} {target}");
            }
        }
    }

    #[test]
    fn a_knight_jumps_to_diagonal_neighbours_of_straight_neighbours() {
        // The definition of 3.5 on the unbounded lattice: the stepping triangle may be off the board.
        for cell in Cell::all() {
            let here = cell.coordinates();
            let sign = if here[0].rem_euclid(3) == 1 { 1 } else { -1 };
            let places = Places::new();
            let mut targets = Vec::new();
            for (step, factor) in EDGE_STEPS.iter().flat_map(|step| [(step, sign), (step, -2 * sign)]) {
                for diagonal in DIAGONAL_STEPS {
                    targets.extend(places.at(add(add(here, *step, factor), diagonal, 1)));
                }
            }
            let site = geometry().of(cell);
            let triangle: Vec<Cell> =
                EDGE_STEPS.iter().filter_map(|step| places.at(add(here, *step, -3 * sign))).collect();
            targets.retain(|target| {
                *target != cell
                    && !site.straight.contains(target)
                    && !site.diagonal.contains(target)
                    && !triangle.contains(target)
            });
            targets.sort_unstable();
            targets.dedup();
            let mut knight = site.knight.to_vec();
            knight.sort_unstable();
            assert_eq!(targets, knight, "{cell}");
        }
    }

    #[test]
    fn double_steps_of_wc5() {
        let site = geometry().of(Cell::from_name("WC5").unwrap());
        let ends: Vec<Cell> = site.leaps.iter().map(|leap| leap.to).collect();
        let expected = "WT1 WP1 WP3 WP5 WC1 WC3 WC7 WC9 WS3 WS5 WS7 WS9 WS11 WV5 WV7 WV9 WV11 WV13";
        assert_eq!(names(&ends), sorted(expected));
        let over = |to: &str| site.leap(Cell::from_name(to).unwrap()).unwrap().over;
        assert_eq!(names(&over("WV7")), ["WS6"]);
        assert_eq!(names(&over("WS7")), ["WC6", "WS6", "WS8"]);
    }
}
