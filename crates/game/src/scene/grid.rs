//! Boards of squares: the place of each square on the canvas, and the pieces and marks on it.

use super::art::Art;
use super::board::{Board, Shape};
use super::colour::{Army, Colour, Tint};
use super::coordinates::Coordinates;
use super::figure::{Badge, Figure, Form, Look};
use super::geometry::{Area, Frame, Point};
use super::mark::Mark;
use super::text::{Align, Label, Weight};

/// The width of a board's frame: bronze round ink.
const RIM: i32 = 9;
/// The distance from the edge of the squares to the middle of the letters below and of the numbers at the
/// left.
const LETTERS: i32 = 27;
const NUMBERS: i32 = 31;
/// The room beside a board that belongs to its static part, for the coordinates.
const BESIDE: i32 = 54;
const BELOW: i32 = 42;
/// Squares from this size up have room for their names, for a broad line and a large mark.
const ROOMY: i32 = 90;

/// A square: file and rank, both from 0. Rank 0 is the southern edge, file 0 the western one.
pub type Square = (u8, u8);

/// A side of a board, as its diagram is drawn: rank 1 in the south, file a in the west.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Side {
    /// Rank 1.
    #[default]
    South,
    /// File a.
    West,
    /// The last rank.
    North,
    /// The last file.
    East,
}

/// A board of squares on the canvas. It gives places; the game decides how the squares look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    left: i32,
    top: i32,
    cell: i32,
    files: u8,
    ranks: u8,
    bottom: Side,
    numbered: bool,
    from_top: bool,
    coordinates: Coordinates,
}

impl Grid {
    /// A board of this many files and ranks, with the side of a square in pixels and the upper left corner of
    /// the board.
    #[must_use]
    pub fn new((files, ranks): (u8, u8), cell: i32, (left, top): (i32, i32)) -> Grid {
        let (bottom, coordinates) = (Side::South, Coordinates::Chess);
        Grid { left, top, cell, files, ranks, bottom, numbered: false, from_top: false, coordinates }
    }

    /// The usual board of eight by eight, in the middle of the canvas.
    #[must_use]
    pub fn chessboard(top: i32) -> Grid {
        Grid::new((8, 8), 112, (64, top))
    }

    /// This board with another side at the bottom. A quarter turn of an oblong board makes it as high as it
    /// was wide.
    #[must_use]
    pub fn facing(self, bottom: Side) -> Grid {
        Grid { bottom, ..self }
    }

    /// This board with numbers in the upper left corners of its squares rather than coordinates beside it:
    /// pieces make room for them.
    #[must_use]
    pub fn numbered(self) -> Grid {
        Grid { numbered: true, ..self }
    }

    /// This board with its ranks counted from the last, as in Reversi.
    #[must_use]
    pub fn from_top(self) -> Grid {
        Grid { from_top: true, ..self }
    }

    /// This board with the coordinates of a tradition.
    #[must_use]
    pub fn with(self, coordinates: Coordinates) -> Grid {
        Grid { coordinates, ..self }
    }

    /// The number of files.
    #[must_use]
    pub fn files(self) -> u8 {
        self.files
    }

    /// The number of ranks.
    #[must_use]
    pub fn ranks(self) -> u8 {
        self.ranks
    }

    /// The name of a rank.
    fn rank(self, rank: u8) -> String {
        let from_far = self.ranks - 1 - rank;
        match self.coordinates {
            Coordinates::Japanese => letter(from_far),
            Coordinates::Korean => ((u32::from(from_far) + 1) % 10).to_string(),
            _ => (u32::from(if self.from_top { from_far } else { rank }) + 1).to_string(),
        }
    }

    /// The name of a file.
    fn file(self, file: u8) -> String {
        match self.coordinates {
            Coordinates::Chess => letter(file),
            // A seat of Chinese chess counts from its own right.
            Coordinates::Chinese if self.bottom == Side::North => (file + 1).to_string(),
            Coordinates::Japanese | Coordinates::Chinese => (self.files - file).to_string(),
            Coordinates::Korean => (file + 1).to_string(),
        }
    }

    /// The name of a square for learners.
    fn name(self, (file, rank): Square) -> String {
        match self.coordinates {
            Coordinates::Korean => format!("{}{}", self.rank(rank), self.file(file)),
            // A point has no name in Chinese.
            Coordinates::Chinese => format!("{}{}", letter(file), rank + 1),
            _ => format!("{}{}", self.file(file), self.rank(rank)),
        }
    }

    /// The side of a square in pixels.
    pub fn cell(self) -> f64 {
        f64::from(self.cell)
    }

    /// The box of the squares, without the frame round them.
    #[must_use]
    pub fn squares(self) -> Frame {
        let (columns, rows) = match self.bottom {
            Side::South | Side::North => (self.files, self.ranks),
            Side::West | Side::East => (self.ranks, self.files),
        };
        Frame::new(self.left, self.top, i32::from(columns) * self.cell, i32::from(rows) * self.cell)
    }

    /// The box of the squares with the frame round them.
    #[must_use]
    pub fn outside(self) -> Frame {
        let Frame { x, y, width, height } = self.squares();
        Frame::new(x - RIM, y - RIM, width + 2 * RIM, height + 2 * RIM)
    }

    /// The upper left corner of a square.
    fn corner(self, (file, rank): Square) -> (f64, f64) {
        let (file, rank) = (i32::from(file), i32::from(rank));
        let (east, north) = (i32::from(self.files) - 1 - file, i32::from(self.ranks) - 1 - rank);
        let (column, row) = match self.bottom {
            Side::South => (file, north),
            Side::North => (east, rank),
            Side::East => (rank, file),
            Side::West => (north, east),
        };
        (f64::from(self.left + column * self.cell), f64::from(self.top + row * self.cell))
    }

    /// The area of a square.
    #[must_use]
    pub fn area(self, square: Square) -> Area {
        let (x, y) = self.corner(square);
        Area::rectangle(x, y, self.cell(), self.cell())
    }

    /// The centre of a square.
    #[must_use]
    pub fn centre(self, square: Square) -> Point {
        let (x, y) = self.corner(square);
        Point::new(x + self.cell() / 2.0, y + self.cell() / 2.0)
    }

    /// All squares, from a1 along the first rank.
    pub fn all(self) -> impl Iterator<Item = Square> {
        (0..self.ranks).flat_map(move |rank| (0..self.files).map(move |file| (file, rank)))
    }

    /// The still board: frame, squares of the colours that the game gives them, coordinates.
    #[must_use]
    pub fn board(self, colour: impl Fn(Square) -> Colour) -> Board {
        self.framed(self.squares_of(colour).collect())
    }

    /// The squares in their colours.
    pub(super) fn squares_of(self, colour: impl Fn(Square) -> Colour) -> impl Iterator<Item = Shape> {
        self.all().map(move |square| Shape::Filled { area: self.area(square), colour: colour(square) })
    }

    /// The steps on the canvas from a square to its neighbours on the next file and the next rank.
    pub(super) fn unit(self) -> [(f64, f64); 2] {
        let from = self.centre((0, 0));
        [(1, 0), (0, 1)].map(|to| (self.centre(to).x() - from.x(), self.centre(to).y() - from.y()))
    }

    /// The still board with these shapes inside its frame, and its coordinates.
    pub(super) fn framed(self, inside: Vec<Shape>) -> Board {
        let Frame { x, y, width, height } = self.squares();
        let round = |by: i32| {
            let (wide, high) = (f64::from(width + 2 * by), f64::from(height + 2 * by));
            Area::rectangle(f64::from(x - by), f64::from(y - by), wide, high)
        };
        let mut shapes = vec![
            Shape::Filled { area: round(RIM), colour: Colour::Frame },
            Shape::Filled { area: round(3), colour: Colour::Ink },
        ];
        shapes.extend(inside);
        let labels = if self.numbered { Vec::new() } else { self.coordinates() };
        let outside = self.outside();
        let frame = if self.numbered {
            outside
        } else {
            let left = (x - BESIDE).max(0);
            let (above, right) = match self.coordinates {
                Coordinates::Chess | Coordinates::Korean => (0, 0),
                Coordinates::Chinese => (BELOW - RIM, 0),
                Coordinates::Japanese => (BELOW - RIM, BESIDE - RIM),
            };
            let (wide, high) = (outside.right() + right - left, outside.height - RIM + BELOW + above);
            Frame::new(left, outside.y - above, wide, high)
        };
        Board { frame, shapes, labels }
    }

    /// The colour of a square of a chequered board with these tints: a1 is dark.
    #[must_use]
    pub fn chequered((file, rank): Square, tint: Tint) -> Colour {
        if (file + rank) % 2 == 0 { Colour::Dark(tint) } else { Colour::Light(tint) }
    }

    /// The coordinates: of chess, letters below the board and numbers at its left; after a quarter turn the other way
    /// round.
    fn coordinates(self) -> Vec<Label> {
        let quarter = matches!(self.bottom, Side::West | Side::East);
        let all_files = (0..self.files).map(|file| ((file, 0), self.file(file)));
        let all_ranks = (0..self.ranks).map(|rank| ((0, rank), self.rank(rank)));
        let files = all_files.map(|(at, name)| match self.coordinates {
            Coordinates::Japanese => self.above(at, name),
            _ if quarter => self.beside(at, name),
            _ => self.below(at, name),
        });
        let ranks = all_ranks.map(|(at, name)| match self.coordinates {
            Coordinates::Japanese => self.right_of(at, name),
            _ if quarter => self.below(at, name),
            _ => self.beside(at, name),
        });
        if self.coordinates == Coordinates::Chinese {
            let other = self.facing(if self.bottom == Side::North { Side::South } else { Side::North });
            let above = (0..self.files).map(|file| self.above((file, 0), other.file(file)));
            return files.chain(above).collect();
        }
        files.chain(ranks).collect()
    }

    /// A coordinate above the column of a square.
    fn above(self, square: Square, text: String) -> Label {
        let y = f64::from(self.squares().y - LETTERS);
        Label { at: Point::new(self.centre(square).x(), y), ..self.below(square, text) }
    }

    /// A coordinate at the right of the row of a square.
    fn right_of(self, square: Square, text: String) -> Label {
        let x = f64::from(self.squares().right() + NUMBERS);
        Label { at: Point::new(x, self.centre(square).y()), ..self.beside(square, text) }
    }

    /// A coordinate below the column of a square.
    fn below(self, square: Square, text: String) -> Label {
        let y = f64::from(self.squares().bottom() + LETTERS);
        Label::bold(Point::new(self.centre(square).x(), y), text, 26, Colour::Coordinates)
    }

    /// A coordinate at the left of the row of a square.
    fn beside(self, square: Square, text: String) -> Label {
        let x = f64::from(self.left - NUMBERS);
        Label::bold(Point::new(x, self.centre(square).y()), text, 26, Colour::Coordinates)
    }

    /// The letter of a square's file below the board, drawn again and bright because a chain passes over it.
    #[must_use]
    pub fn lit_letter(self, (file, rank): Square) -> Label {
        let label = match self.bottom {
            Side::South | Side::North => self.below((file, rank), self.file(file)),
            Side::West | Side::East => self.below((file, rank), self.rank(rank)),
        };
        Label { colour: Colour::Ivory, edge: Some(Colour::Ground), ..label }
    }

    /// The number of a square in its upper left corner, over the piece; `ground` is the square's colour.
    #[must_use]
    pub fn number(self, square: Square, number: u32, ground: Colour) -> Label {
        let (x, y) = self.corner(square);
        let at = Point::new(x + self.cell() * 0.065, y + self.cell() * 0.17);
        Label {
            align: Align::Left,
            weight: Weight::Bold,
            edge: Some(ground),
            ..Label::bold(at, number.to_string(), 26, Colour::KingdomLine)
        }
    }

    /// The names of the empty squares (letters mode): above a dot if there is one, and nowhere on a line.
    /// Empty if the squares have no room for names.
    #[must_use]
    pub fn names(self, marks: &[Mark], occupied: impl Fn(Square) -> bool) -> Vec<Label> {
        if self.cell < ROOMY {
            return Vec::new();
        }
        let named = self.all().filter(|square| !occupied(*square)).filter_map(|square| {
            let centre = self.centre(square);
            let dot = marks.iter().any(|mark| match mark {
                Mark::From { area, .. } => area.centre() == centre,
                Mark::Target { at, takes, .. } => !takes && *at == centre,
                _ => false,
            });
            let at = if dot { centre.moved(0.0, -0.31 * self.cell()) } else { centre };
            if marks.iter().any(|mark| crosses(mark, at)) {
                return None;
            }
            Some(Label::bold(at, self.name(square), 25, Colour::HomeLine))
        });
        named.collect()
    }

    /// The centre of a piece's box: moved aside if a number needs room.
    fn stand(self, square: Square) -> Point {
        let aside = if self.numbered { self.cell() * 0.07 } else { 0.0 };
        self.centre(square).moved(aside, aside)
    }

    /// The side of a piece's box in pixels.
    fn piece(self, look: Look) -> u16 {
        let share = match (look.stands(), self.numbered) {
            _ if look.man.is_some() => man_share(look),
            (true, true) => 0.82,
            (true, false) if self.cell < ROOMY => 0.94,
            (true, false) => 0.91,
            (false, _) => 0.84,
        };
        (self.cell() * share).round() as u16
    }

    /// A piece on its square.
    #[must_use]
    pub fn figure(self, look: Look, square: Square) -> Figure {
        Figure::new(look, self.stand(square), self.piece(look))
    }

    /// Two pieces on one square, the first in front at the lower left.
    #[must_use]
    pub fn pair(self, front: Look, behind: Look, square: Square) -> [Figure; 2] {
        let at = |share: f64| self.centre(square).moved(-share * self.cell(), share * self.cell());
        let size = |share: f64| (self.cell() * share).round() as u16;
        [Figure::new(front, at(0.13), size(0.68)), Figure::new(behind, at(-0.18), size(0.58))]
    }

    /// A letter for the lower right corner of a square's piece.
    #[must_use]
    pub fn badge(self, square: Square, text: impl Into<String>) -> Badge {
        let text = text.into();
        let radius = (self.cell() * 0.19).round().clamp(14.0, 20.0);
        let aside = self.cell() / 2.0 - radius - 1.0;
        // Two letters grow to both sides.
        let wider = if text.chars().count() > 1 { radius * 0.4 } else { 0.0 };
        Badge { text, at: self.centre(square).moved(aside - wider, aside), radius: radius as u16 }
    }

    /// The marks of a move through squares: its beginning, its end, and the way between.
    #[must_use]
    pub fn way(self, squares: &[Square]) -> Vec<Mark> {
        let (Some(first), Some(last)) = (squares.first(), squares.last()) else { return Vec::new() };
        let mut marks =
            vec![Mark::From { area: self.area(*first), number: None }, Mark::To { area: self.area(*last) }];
        let width = self.broad(13, 10);
        for (index, (from, to)) in squares.iter().zip(&squares[1..]).enumerate() {
            let from = self.centre(*from);
            let ends = index + 2 == squares.len();
            let to = if ends { self.area(*to).inset(5.0).entry(from) } else { self.centre(*to) };
            marks.push(Mark::Way { from, to, width });
        }
        marks
    }

    /// The two parts of a way over an edge that is joined to the opposite one: the first to its end beyond
    /// the edge, the second from its start beyond the other edge; each with the place where it crosses the
    /// edge. The board is drawn this number of pixels beyond its edges. `seen` gives the areas of the end and
    /// the start there, for either edge; between the two parts is the gap.
    #[must_use]
    pub fn over_edge(
        self,
        (from, to): (Square, Square),
        seen: impl Iterator<Item = (Area, Area)>,
        (gap, far): (f64, f64),
    ) -> Vec<[Point; 3]> {
        let (start, target) = (self.centre(from), self.area(to).inset(5.0));
        // Lines are straight or diagonal; if neither way is, the shorter one counts.
        let cost = |(end, _): &(Area, Area)| {
            let (x, y) = (end.centre().x() - start.x(), end.centre().y() - start.y());
            let across = x.abs() - gap;
            (y.abs() > 1.0 && (across - y.abs()).abs() > 1.0, start.distance(end.centre()) as i64)
        };
        let Some((end, origin)) = seen.min_by_key(cost) else { return Vec::new() };
        let (end, origin) = (end.inset(5.0), origin.centre());
        let Frame { x, width, .. } = self.squares();
        let (middle, half) = (f64::from(x) + f64::from(width) / 2.0, f64::from(width) / 2.0);
        let sign = (end.centre().x() - start.x()).signum();
        // The distance of a place beyond the edge that the way crosses, and the place on a line at that
        // distance.
        let outside = |at: Point, sign: f64| (at.x() - middle) * sign - half;
        let cut = |inner: Point, outer: Point, sign: f64, beyond: f64| {
            let (near, off) = (outside(inner, sign), outside(outer, sign));
            inner.toward(outer, inner.distance(outer) * (beyond - near) / (off - near))
        };
        let ends = if outside(end.centre(), sign) < far {
            end.entry(start)
        } else {
            cut(start, end.centre(), sign, far)
        };
        let begins =
            if outside(origin, -sign) < far { origin } else { cut(target.centre(), origin, -sign, far) };
        let (leaves, comes) = (cut(start, end.centre(), sign, 0.0), cut(target.centre(), origin, -sign, 0.0));
        vec![[start, ends, leaves], [begins, target.entry(begins), comes]]
    }

    /// The marks of a move to a square of another board.
    #[must_use]
    pub fn chain(self, from: Square, other: Grid, to: Square) -> [Mark; 3] {
        let (start, end) = (self.area(from), other.area(to));
        let from = start.centre();
        let chain = Mark::Chain { from, to: end.inset(-4.0).entry(from) };
        [Mark::From { area: start, number: None }, Mark::To { area: end }, chain]
    }

    /// A capture on a square where no move ended.
    #[must_use]
    pub fn taken(self, square: Square) -> Mark {
        Mark::Taken { at: self.centre(square), size: u16::from(self.broad(40, 30)) }
    }

    /// A capture from afar: the attacker on this board, the victim on that one.
    #[must_use]
    pub fn aim(self, from: Square, other: Grid, victim: Square) -> Mark {
        let size = (other.cell() * 0.68).round() as u16;
        Mark::Aim { from: self.centre(from), at: other.centre(victim), size }
    }

    /// A king in check, or mated.
    #[must_use]
    pub fn check(self, square: Square, mate: bool) -> Mark {
        let size = (self.cell() * 1.42).round() as u16;
        Mark::Check { area: self.area(square), at: self.stand(square), size, mate }
    }

    /// A frozen piece, and the line to the piece that freezes it, if there is one.
    pub fn frozen(self, square: Square, by: Option<(Grid, Square)>) -> impl Iterator<Item = Mark> {
        let area = self.area(square);
        let line = by.map(|(grid, from)| {
            let from = grid.centre(from);
            Mark::Freeze { from, to: area.inset(-4.0).entry(from) }
        });
        [Mark::Frozen { area }].into_iter().chain(line)
    }

    /// The snowflake of a frozen army, on its throne: for pieces that are [`Presence::Iced`].
    ///
    /// [`Presence::Iced`]: super::Presence::Iced
    #[must_use]
    pub fn snowflake(self, square: Square) -> Mark {
        let size = (self.cell() * 0.36).round();
        let aside = self.cell() * 0.31;
        Mark::Snowflake { at: self.centre(square).moved(aside, -aside), size: size as u16 }
    }

    /// The earlier form of the piece on a square, or its capture: in the square's upper right corner.
    #[must_use]
    pub fn was(self, square: Square, look: Look, gone: bool) -> Mark {
        let (aside, size) = if gone { (0.35, 0.6) } else { (0.31, 0.46) };
        let (aside, size) = (self.cell() * aside, (self.cell() * size).round() as u16);
        Mark::Was { look, at: self.centre(square).moved(aside, -aside), size, gone }
    }

    /// A tick: the piece on a square has had its move.
    #[must_use]
    pub fn tick(self, square: Square) -> Mark {
        let aside = self.cell() * 0.36;
        Mark::Tick {
            at: self.centre(square).moved(-aside, -aside),
            size: (self.cell() * 0.26).round() as u16,
        }
    }

    /// A light: the piece on a square may move by this throw.
    #[must_use]
    pub fn light(self, square: Square) -> Mark {
        Mark::Light { area: self.area(square) }
    }

    /// A notch in a square's upper left corner: a piece may enter there later.
    #[must_use]
    pub fn notch(self, square: Square) -> Mark {
        let ((x, y), side) = (self.corner(square), self.cell() * 0.2);
        Mark::Notch {
            area: Area::new(vec![Point::new(x, y), Point::new(x + side, y), Point::new(x, y + side)]),
        }
    }

    /// An arc: the piece on a square has changed sides.
    #[must_use]
    pub fn turned(self, square: Square) -> Mark {
        Mark::Turned { at: self.centre(square), radius: (self.cell() * 0.44).round() as u16 }
    }

    /// The mark for a square of an army's yard; `in_yard` tells which squares belong to it.
    #[must_use]
    pub fn yard(self, square: Square, army: Army, in_yard: impl Fn(Square) -> bool) -> Mark {
        let [east, north] = self.unit().map(|(x, y)| (x / 2.0, y / 2.0));
        let (file, rank) = square;
        // The yard has a corner where it continues neither along the file nor along the rank.
        let corner = |(files, ranks): (i8, i8)| {
            let beside = file.checked_add_signed(files).is_some_and(|file| in_yard((file, rank)));
            let ahead = rank.checked_add_signed(ranks).is_some_and(|rank| in_yard((file, rank)));
            let (files, ranks) = (f64::from(files), f64::from(ranks));
            let at = self.centre(square).moved(east.0 * files, east.1 * files);
            (!beside && !ahead).then(|| at.moved(north.0 * ranks, north.1 * ranks))
        };
        let corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)].into_iter().filter_map(corner).collect();
        Mark::Yard { area: self.area(square), army, corners }
    }

    /// This board, moved to the right by this number of pixels.
    #[must_use]
    pub fn aside(self, pixels: i32) -> Grid {
        Grid { left: self.left + pixels, ..self }
    }

    /// The chosen piece.
    #[must_use]
    pub fn chosen(self, square: Square) -> Mark {
        Mark::Chosen { area: self.area(square) }
    }

    /// A legal target of the chosen piece.
    #[must_use]
    pub fn target(self, square: Square, takes: bool) -> Mark {
        let radius = (self.cell() * 0.41).round() as u16;
        let at = if takes { self.stand(square) } else { self.centre(square) };
        Mark::Target { at, radius, takes }
    }

    fn broad(self, roomy: u8, small: u8) -> u8 {
        if self.cell >= ROOMY { roomy } else { small }
    }
}

/// The share of its place that a man takes: an octagon is smaller for a lesser man.
fn man_share(look: Look) -> f64 {
    match look.man.map(|man| man.form) {
        Some(Form::Octagon) if look.art == Art::General => 0.96,
        Some(Form::Octagon) if matches!(look.art, Art::Advisor | Art::Soldier) => 0.74,
        Some(Form::Octagon) => 0.86,
        _ => 0.94,
    }
}

/// Whether the line of a mark runs through a name.
fn crosses(mark: &Mark, name: Point) -> bool {
    let (from, to) = match mark {
        Mark::Way { from, to, .. } | Mark::Chain { from, to } | Mark::Freeze { from, to } => (*from, *to),
        Mark::Aim { from, at, .. } => (*from, *at),
        Mark::Taken { at, .. } => (*at, *at),
        _ => return false,
    };
    let length = from.distance(to);
    let (ux, uy) =
        if length < 1.0 { (0.0, 0.0) } else { ((to.x() - from.x()) / length, (to.y() - from.y()) / length) };
    let (dx, dy) = (name.x() - from.x(), name.y() - from.y());
    let along = (dx * ux + dy * uy).clamp(0.0, length);
    let nearest = from.moved(ux * along, uy * along);
    // A name is about 32 wide and 18 high, a line 19 with its edges.
    (name.x() - nearest.x()).abs() < 26.0 && (name.y() - nearest.y()).abs() < 19.0
}

fn letter(file: u8) -> String {
    char::from(b'a'.saturating_add(file)).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn oblong() -> Grid {
        Grid::new((12, 8), 74, (76, 100))
    }

    #[test]
    fn squares_turn_with_the_board() {
        let at = |side, square| {
            let grid = oblong().facing(side);
            let centre = grid.centre(square);
            (((centre.x() - 76.0) / 74.0) as i32, ((centre.y() - 100.0) / 74.0) as i32)
        };
        assert_eq!(at(Side::South, (0, 0)), (0, 7), "a1 is at the lower left");
        assert_eq!(at(Side::South, (11, 0)), (11, 7));
        assert_eq!(at(Side::North, (0, 0)), (11, 0));
        assert_eq!(at(Side::East, (0, 0)), (0, 0), "turned clockwise by a quarter");
        assert_eq!(at(Side::East, (11, 0)), (0, 11));
        assert_eq!(at(Side::West, (0, 0)), (7, 11));
        assert_eq!(at(Side::West, (11, 7)), (0, 0));
        assert_eq!(oblong().squares(), Frame::new(76, 100, 888, 592));
        assert_eq!(oblong().facing(Side::West).squares(), Frame::new(76, 100, 592, 888));
    }

    #[test]
    fn each_side_sees_every_square_once() {
        for side in [Side::South, Side::West, Side::North, Side::East] {
            let grid = oblong().facing(side);
            let box_of = grid.squares();
            let mut centres: Vec<Point> = grid.all().map(|square| grid.centre(square)).collect();
            centres.sort();
            centres.dedup();
            assert_eq!(centres.len(), 96);
            let inside = |at: &Point| {
                let (x, y) = (at.x() as i32, at.y() as i32);
                (box_of.x..box_of.right()).contains(&x) && (box_of.y..box_of.bottom()).contains(&y)
            };
            assert!(centres.iter().all(inside), "{side:?}");
        }
    }

    #[test]
    fn coordinates_stand_at_their_lines() {
        let corner = Grid::chessboard(130).facing(Side::East);
        let board = corner.board(|square| Grid::chequered(square, Tint::Chess));
        let label = |text: &str| board.labels.iter().find(|label| label.text == text).unwrap().at;
        assert_eq!(board.labels.len(), 16);
        assert!((label("a").y() - corner.centre((0, 3)).y()).abs() < 0.1);
        assert!((label("8").x() - corner.centre((3, 7)).x()).abs() < 0.1);
        for label in &board.labels {
            let (x, y) = (label.at.x() as i32, label.at.y() as i32);
            let frame = board.frame;
            assert!(x - 10 > frame.x && x + 10 < frame.right(), "{label:?}");
            assert!(y - 10 > frame.y && y + 10 < frame.bottom(), "{label:?}");
        }
        assert_eq!(board.shapes.len(), 66);
        let numbered = Grid::chessboard(130).numbered();
        assert!(numbered.board(|_| Colour::Unused).labels.is_empty());
    }

    #[test]
    fn a_way_has_as_many_lines_as_steps() {
        let grid = Grid::chessboard(130);
        assert_eq!(grid.way(&[]), []);
        assert_eq!(grid.way(&[(0, 0), (2, 2)]).len(), 3);
        let marks = grid.way(&[(0, 0), (2, 2), (4, 0)]);
        let middle = grid.centre((2, 2));
        assert!(matches!(marks[2], Mark::Way { to, .. } if to == middle));
        let Mark::Way { from, to, .. } = marks[3] else { panic!("{marks:?}") };
        assert_eq!(from, middle);
        assert!(to.distance(grid.centre((4, 0))) > 60.0, "it ends at the frame of the square");
    }

    #[test]
    fn pieces_and_badges_keep_to_their_squares() {
        let king = Look::new(Art::King, Army::White);
        for grid in [oblong(), Grid::chessboard(130), Grid::new((8, 8), 108, (80, 130)).numbered()] {
            let (area, figure) = (grid.area((3, 3)), grid.figure(king, (3, 3)));
            let inside = |at: Point, half: f64| {
                let corners = area.corners();
                at.x() - half >= corners[0].x()
                    && at.y() - half >= corners[0].y()
                    && at.x() + half <= corners[2].x() + 3.0
                    && at.y() + half <= corners[2].y() + 3.0
            };
            assert!(inside(figure.at, f64::from(figure.size) / 2.0));
            let badge = grid.badge((3, 3), "Dr");
            assert!(inside(badge.at, f64::from(badge.radius)));
            for figure in grid.pair(king, king, (3, 3)) {
                assert!(inside(figure.at, f64::from(figure.size) / 2.0), "{figure:?}");
            }
        }
    }
}
