//! The board, read from the picture of the rules page (2.1), with the lines and jumps found by looking at all
//! pairs of triangles.

use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The picture: every name at its triangle, White at the bottom.
const PICTURE: &str = "
                                             BV1  RV18
                                   BS1  BV2            RV17 RS14
                         BC1  BS2            BV3  RV16           RS13 RC10
               BP1  BC2            BS3  BV4            RV15 RS12           RC9  RP6
     BT1  BP2            BC3  BS4            BV5  RV14           RS11 RC8            RP5  RT2
BT2            BP3  BC4            BS5  BV6            RV13 RS10           RC7  RP4            RT1
     BP5  BP4            BC5  BS6            BV7  RV12           RS9  RC6            RP3  RP2
BP6            BC7  BC6            BS7  BV8            RV11 RS8            RC5  RC4            RP1
     BC9  BC8            BS9  BS8            BV9  RV10           RS7  RS6            RC3  RC2
BC10           BS11 BS10           BV11 BV10           RV9  RV8            RS5  RS4            RC1
     BS13 BS12           BV13 BV12           WV9  WV10           RV7  RV6            RS3  RS2
BS14           BV15 BV14           WV7  WV8            WV11 WV12           RV5  RV4            RS1
     BV17 BV16           WV5  WV6            WS7  WS8            WV13 WV14           RV3  RV2
BV18           WV3  WV4            WS5  WS6            WS9  WS10           WV15 WV16           RV1
     WV1  WV2            WS3  WS4            WC5  WC6            WS11 WS12           WV17 WV18
               WS1  WS2            WC3  WC4            WC7  WC8            WS13 WS14
                         WC1  WC2            WP3  WP4            WC9  WC10
                                   WP1  WP2            WP5  WP6
                                             WT1  WT2
";

/// Seats are numbers here: 0 red, 1 white, 2 black.
pub const LETTERS: [char; 3] = ['R', 'W', 'B'];

type Vector = [i32; 3];

/// The cells that can be reached from a triangle on the empty board: lines, each nearest first. A jump is a
/// line of one cell.
#[derive(Default)]
pub struct Reach {
    pub king: Vec<Vec<usize>>,
    pub bishop: Vec<Vec<usize>>,
    pub rook: Vec<Vec<usize>>,
    pub knight: Vec<Vec<usize>>,
    /// Neighbours of the other colour.
    pub straight: Vec<usize>,
    /// Neighbours of its own colour.
    pub diagonal: Vec<usize>,
}

pub struct Lattice {
    /// Names in board order; a cell is a number in this list.
    pub names: Vec<String>,
    pub reach: Vec<Reach>,
}

impl Lattice {
    pub fn cell(&self, name: &str) -> usize {
        self.names.iter().position(|own| own == name).unwrap_or_else(|| panic!("{name}"))
    }

    /// The kingdom whose Throne, Palace or City has the cell.
    pub fn home(&self, cell: usize) -> Option<usize> {
        kingdom_of(&self.names[cell]).filter(|_| self.names[cell][1..].starts_with(['T', 'P', 'C']))
    }

    /// The kingdom whose Throne has the cell.
    pub fn throne(&self, cell: usize) -> Option<usize> {
        kingdom_of(&self.names[cell]).filter(|_| self.names[cell][1..].starts_with('T'))
    }
}

fn kingdom_of(name: &str) -> Option<usize> {
    LETTERS.iter().position(|letter| name.starts_with(*letter))
}

pub fn lattice() -> &'static Lattice {
    static LATTICE: OnceLock<Lattice> = OnceLock::new();
    LATTICE.get_or_init(build)
}

fn build() -> Lattice {
    let mut names = Vec::new();
    for kingdom in LETTERS {
        for (zone, size) in [('T', 2), ('P', 6), ('C', 10), ('S', 14), ('V', 18)] {
            names.extend((1..=size).map(|number| format!("{kingdom}{zone}{number}")));
        }
    }
    let places = places();
    assert_eq!(places.len(), 150);
    let at: Vec<Vector> = names.iter().map(|name| places[name]).collect();
    let reach = (0..150).map(|from| reach(&at, from)).collect();
    Lattice { names, reach }
}

/// A triangle is on line (Y−X)/3 of the picture, with −9 at the top; in a line its place is −Z (2.2).
fn places() -> BTreeMap<String, Vector> {
    let mut places = BTreeMap::new();
    for (line, text) in (-9..).zip(PICTURE.trim_matches('\n').lines()) {
        let mut row: Vec<Vector> = Vec::new();
        for x in -14..=14 {
            let y: i32 = x + 3 * line;
            let z = -x - y;
            let alike = x.rem_euclid(3) == y.rem_euclid(3) && y.rem_euclid(3) == z.rem_euclid(3);
            if alike && x.rem_euclid(3) != 0 && y.abs() <= 14 && z.abs() <= 14 {
                row.push([x, y, z]);
            }
        }
        row.sort_by_key(|place| -place[2]);
        let names: Vec<&str> = text.split_whitespace().collect();
        assert_eq!(names.len(), row.len(), "{text}");
        places.extend(names.into_iter().map(str::to_owned).zip(row));
    }
    places
}

fn reach(at: &[Vector], from: usize) -> Reach {
    let here = at[from];
    let dark = |place: Vector| place[0].rem_euclid(3) == 1;
    // The corner points, times three: the centre and two to one side, one against the others.
    let corners = |place: Vector| {
        let by = if dark(place) { 1 } else { -1 };
        [0, 1, 2].map(|axis| {
            let mut corner = place.map(|c| c - by);
            corner[axis] += 3 * by;
            corner
        })
    };
    let mut reach = Reach::default();
    // Lines by direction: the step divided by its length.
    let mut diagonals: BTreeMap<Vector, Vec<(i32, usize)>> = BTreeMap::new();
    let mut altitudes = diagonals.clone();
    for (to, there) in at.iter().enumerate().filter(|(to, _)| *to != from) {
        let way = [0, 1, 2].map(|axis| there[axis] - here[axis]);
        let length: i32 = way.iter().map(|c| c * c).sum();
        let direction = way.map(i32::signum);
        // Along a side one coordinate stays constant; along an altitude two change equally.
        if way.contains(&0) {
            diagonals.entry(direction).or_default().push((length, to));
        } else if way[0] == way[1] || way[1] == way[2] || way[0] == way[2] {
            altitudes.entry(direction).or_default().push((length, to));
        }
        if corners(here).iter().any(|corner| corners(*there).contains(corner)) {
            reach.king.push(vec![to]);
            let list = if dark(here) == dark(*there) { &mut reach.diagonal } else { &mut reach.straight };
            list.push(to);
        }
        // 3.5: squared distances of the nearest triangles that a queen cannot reach.
        if length == 42 || length == 78 {
            reach.knight.push(vec![to]);
        }
    }
    let sorted = |lines: BTreeMap<Vector, Vec<(i32, usize)>>| {
        lines.into_values().map(|mut line| {
            line.sort_unstable();
            line.into_iter().map(|(_, cell)| cell).collect::<Vec<usize>>()
        })
    };
    reach.bishop = sorted(diagonals).collect();
    reach.rook = sorted(altitudes).collect();
    reach
}
