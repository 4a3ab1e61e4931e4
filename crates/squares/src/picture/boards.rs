//! The places of the boards on the canvas.

use super::super::{Geometry, Naming, Numbering, Playing, Seam, Spec, Square};
use super::Arrangement;
use liege_game::scene::{
    self, BOARD_TOP, Board, Colour, Coordinates, Facing, Frame, Grid, Label, MARGIN, Mark, Pieces, Point,
    Shape, Tab, Tint, View, WIDTH,
};
use liege_game::{Seat, words};
use liege_words::Language;
use std::sync::Arc;

/// The distance from the left edge of the canvas, or of a board's share of it, to the squares, if there are
/// several boards: the numbers are there.
const LEFT: i32 = 76;
/// The gap between two boards of a stack, with the letters.
const GAP: i32 = 52;
/// The frame around the squares, the tab at its right, and the room beside that.
const RIM: i32 = 9;
const TAB: i32 = 40;
const FREE: i32 = 15;
/// The room for coordinates above the squares.
const ABOVE: i32 = 26;
/// The width of the squares of a board that is larger than that of chess, together.
const WIDE: i32 = 900;
/// The number of columns beyond each seam that show how the board continues.
const ECHOES: u8 = 2;

impl Arrangement {
    /// The arrangement that a view asks for.
    pub fn of(spec: &Spec, view: &View<'_>) -> Arrangement {
        let Geometry { boards, seam, naming, .. } = spec.geometry;
        let usual = match (boards, seam, naming) {
            (1, Seam::None, _) => Arrangement::One,
            (1, _, _) => Arrangement::Seamed,
            (_, _, Naming::Lettered) => Arrangement::Paired,
            _ => Arrangement::Stack,
        };
        if view.layout == "wide" && boards > 1 {
            return Arrangement::Row;
        }
        let single = spec.boards.iter().position(|name| *name == view.layout);
        if let Some(board) = single {
            return Arrangement::Single(board as u8);
        }
        // A player on one of two boards sees that one large.
        let own = view.bottom.and_then(|seat| spec.boards_of(seat).next());
        own.filter(|_| usual == Arrangement::Paired).map_or(usual, Arrangement::Own)
    }
}

/// The boards on the canvas.
#[derive(Clone, Copy, Debug)]
pub struct Boards {
    spec: &'static Spec,
    pub arrangement: Arrangement,
    /// The things on men.
    pub pieces: Pieces,
    bottom: Seat,
}

impl Boards {
    /// The boards as a view shows them.
    pub fn new(spec: &'static Spec, arrangement: Arrangement, view: &View<'_>) -> Boards {
        let bottom = view.bottom.filter(|seat| seat.index() < spec.seats.len()).unwrap_or(Seat(0));
        Boards { spec, arrangement, pieces: view.pieces, bottom }
    }

    /// The seat at the bottom of a board. With two games side by side, partners are side by side.
    pub fn bottom(&self, board: u8) -> Seat {
        let seats = sides(self.spec, board);
        let team = |seat: Seat| self.spec.team(seat);
        seats.iter().copied().find(|seat| team(*seat) == team(self.bottom)).unwrap_or(self.bottom)
    }

    fn cell(&self) -> i32 {
        match self.arrangement {
            // On more than eight files the squares are smaller.
            Arrangement::One if self.spec.geometry.files > 8 => WIDE / i32::from(self.spec.geometry.files),
            // On a small board they are larger, but no giants.
            Arrangement::One if self.spec.geometry.files < 8 => 132,
            Arrangement::Seamed if self.gap() > 0 => 70,
            Arrangement::Seamed | Arrangement::Stack | Arrangement::Two(_) => 74,
            Arrangement::Paired => 72,
            Arrangement::Row => 62,
            Arrangement::Single(_) if self.spec.geometry.files > 8 => 94,
            Arrangement::One | Arrangement::Single(_) | Arrangement::Own(_) => 112,
        }
    }

    /// Whether every board has its own players, and its letter before its moves.
    pub fn are_lettered(&self) -> bool {
        self.spec.geometry.naming == Naming::Lettered
    }

    /// The board that is named first: the large one, or the upper one.
    pub fn main(&self) -> u8 {
        match self.arrangement {
            Arrangement::Single(board) | Arrangement::Own(board) => board,
            _ => 0,
        }
    }

    fn wide(&self) -> i32 {
        i32::from(self.spec.geometry.files) * self.cell()
    }

    /// The gap between the board and the squares beyond its joined edges: after a twist its own numbers are
    /// there.
    pub fn gap(&self) -> i32 {
        if self.spec.geometry.seam == Seam::Mobius { 42 } else { 0 }
    }

    /// The width of the columns shown beyond a joined edge.
    pub fn beyond(&self) -> i32 {
        i32::from(ECHOES) * self.cell() + self.gap()
    }

    /// The width that a board takes with its numbers and its tab.
    fn share(&self) -> i32 {
        LEFT + self.wide() + RIM + TAB
    }

    /// The width of the canvas.
    pub fn width(&self) -> i32 {
        match self.arrangement {
            Arrangement::Row => i32::from(self.spec.geometry.boards) * self.share() + FREE,
            Arrangement::Single(_) if self.spec.geometry.files > 8 => self.share() + FREE,
            _ => WIDTH,
        }
    }

    /// Whether a board is shown.
    fn shows(&self, board: u8) -> bool {
        match self.arrangement {
            Arrangement::Two(upper) => board == upper || board + 1 == upper,
            Arrangement::Single(only) => board == only,
            _ => true,
        }
    }

    /// The place of a board, also of one that is not shown.
    pub fn virtually(&self, board: u8) -> Grid {
        let Geometry { boards, files, ranks, .. } = self.spec.geometry;
        let (width, height) = (self.share(), i32::from(ranks) * self.cell() + GAP);
        let topmost = match self.arrangement {
            Arrangement::Two(upper) => upper,
            Arrangement::Single(only) => only,
            _ => boards - 1,
        };
        let steps = i32::from(topmost) - i32::from(board);
        let half = matches!(self.arrangement, Arrangement::Own(own) if own != board);
        let corner = match self.arrangement {
            _ if half => (LEFT, self.places().lower.bottom() + GAP / 2 + RIM),
            Arrangement::One | Arrangement::Seamed | Arrangement::Own(_) => {
                ((WIDTH - self.wide()) / 2, BOARD_TOP + self.above())
            }
            Arrangement::Paired => (LEFT, MARGIN + RIM + i32::from(board) * height),
            Arrangement::Single(_) if files <= 8 => ((WIDTH - self.wide()) / 2, BOARD_TOP + steps * height),
            Arrangement::Row => (LEFT + steps * width, BOARD_TOP),
            _ => (LEFT, BOARD_TOP + steps * height),
        };
        let south = self.bottom(board) == sides(self.spec, board).first().copied().unwrap_or(Seat(0));
        let side = if south { scene::Side::South } else { scene::Side::North };
        let cell = if half { self.cell() / 2 } else { self.cell() };
        let grid = Grid::new((files, ranks), cell, corner).facing(side).with(self.spec.pattern.coordinates);
        let grid = if self.spec.geometry.from_top { grid.from_top() } else { grid };
        if self.are_numbered() { grid.numbered() } else { grid }
    }

    /// The room for coordinates above the board.
    fn above(&self) -> i32 {
        match self.spec.pattern.coordinates {
            Coordinates::Chess | Coordinates::Korean => 0,
            Coordinates::Japanese | Coordinates::Chinese => ABOVE,
        }
    }

    /// The lower edge of the squares; where no coordinates are below it, the plates come nearer.
    fn lower_edge(&self) -> i32 {
        let nearer = if self.spec.pattern.coordinates == Coordinates::Japanese { ABOVE - 5 } else { 0 };
        self.floor() - nearer
    }

    /// Whether squares are named by numbers, which are then drawn in them.
    fn are_numbered(&self) -> bool {
        self.spec.geometry.numbers.is_some_and(|numbers| numbers.are_names)
    }

    /// The board, if it is shown.
    pub fn grid(&self, board: u8) -> Option<Grid> {
        self.shows(board).then(|| self.virtually(board))
    }

    /// The boards that are shown, the last first.
    pub fn shown(&self) -> impl Iterator<Item = (u8, Grid)> + use<> {
        let boards = *self;
        (0..self.spec.geometry.boards).rev().filter_map(move |board| Some((board, boards.grid(board)?)))
    }

    /// A square of a board in the form of grids.
    pub fn on_grid(&self, at: Square) -> scene::Square {
        (self.spec.geometry.file(at), self.spec.geometry.rank(at))
    }

    /// The place of a square, if its board is shown.
    pub fn place(&self, at: Square) -> Option<(Grid, scene::Square)> {
        Some((self.grid(self.spec.geometry.board(at))?, self.on_grid(at)))
    }

    /// The cells of the shown squares, with their repeats beyond a joined edge.
    pub fn cells(&self) -> impl Iterator<Item = scene::Cell> + '_ {
        let geometry = self.spec.geometry;
        geometry.all().filter(move |at| geometry.is_playing(*at)).flat_map(move |at| {
            let seen = self.place(at).into_iter().chain(self.echoes(at));
            seen.map(move |(grid, place)| scene::Cell::new(self.spec.spot(at), grid.area(place)))
        })
    }

    /// The board of a square.
    pub fn board(&self, at: Square) -> u8 {
        self.spec.geometry.board(at)
    }

    /// The repeats of a square in the columns beyond a joined edge.
    pub fn echoes(&self, at: Square) -> Vec<(Grid, scene::Square)> {
        let file = self.spec.geometry.file(at);
        let near = |left: bool| if left { file < ECHOES } else { file >= self.spec.geometry.files - ECHOES };
        let all = self.all_echoes(at).into_iter().zip([true, false]);
        all.filter(|(_, left)| near(*left)).map(|(echo, _)| echo).collect()
    }

    /// The repeats of a square if the whole board were repeated beyond its joined edges: beyond the edge of
    /// the last file, and beyond that of the first.
    pub fn all_echoes(&self, at: Square) -> Vec<(Grid, scene::Square)> {
        if self.arrangement != Arrangement::Seamed {
            return Vec::new();
        }
        let Geometry { ranks, seam, .. } = self.spec.geometry;
        let (file, rank) = self.on_grid(at);
        let turned = if seam == Seam::Mobius { ranks - 1 - rank } else { rank };
        let grid = self.virtually(0);
        let eastward = grid.area((0, 0)).centre().x() < grid.area((1, 0)).centre().x();
        let by = self.wide() + self.gap();
        let by = if eastward { by } else { -by };
        vec![(grid.aside(by), (file, turned)), (grid.aside(-by), (file, turned))]
    }

    /// The lowest edge of the squares.
    pub fn floor(&self) -> i32 {
        self.shown().map(|(_, grid)| grid.squares().bottom()).max().unwrap_or(BOARD_TOP)
    }

    /// The places of two players' plates.
    pub fn places(&self) -> Facing {
        match self.arrangement {
            // There are trays beside these plates, and the others' plates beside those.
            Arrangement::Own(own) => Facing::new(self.virtually(own).squares().bottom(), 342),
            Arrangement::Single(_) if self.are_lettered() => Facing::new(self.floor(), 342),
            _ if self.spec.geometry.boards > 2 => Facing::across(self.width(), self.floor(), 470),
            _ => Facing::across(self.width(), self.lower_edge(), 440),
        }
    }

    pub fn still(&self) -> Vec<Arc<Board>> {
        let board = |(board, grid): (u8, Grid)| {
            let tint = self.spec.tints[usize::from(board) % self.spec.tints.len()];
            let mut still = match self.spec.geometry.numbers {
                Some(_) => grid.board(|square| self.colour(square, tint)),
                None => grid.patterned(&self.spec.pattern, tint),
            };
            self.fade(&mut still, grid);
            Arc::new(still)
        };
        self.shown().map(board).collect()
    }

    /// The colour of a square: dark if only some are in play, else chequered.
    fn colour(&self, (file, rank): scene::Square, tint: Tint) -> Colour {
        let geometry = self.spec.geometry;
        match geometry.numbers {
            Some(Numbering { playing: Playing::Dark | Playing::Light, .. }) => {
                let is_playing = geometry.is_playing(geometry.square(0, file, rank));
                if is_playing { Colour::Dark(tint) } else { Colour::Light(tint) }
            }
            _ => Grid::chequered((file, rank), tint),
        }
    }

    /// The numbers of the squares, if they are their names.
    pub fn numbers(&self) -> Vec<Label> {
        let geometry = self.spec.geometry;
        let label = |at: Square| {
            let number = geometry.number(at).filter(|_| self.are_numbered())?;
            let (grid, place) = self.place(at)?;
            Some(grid.number(place, u32::from(number), self.colour(place, self.spec.tints[0])))
        };
        geometry.all().filter_map(label).collect()
    }

    /// Draws the faded columns beyond joined edges, and the seams.
    fn fade(&self, board: &mut Board, grid: Grid) {
        if self.arrangement != Arrangement::Seamed {
            return;
        }
        let mut under = Vec::new();
        for at in self.spec.geometry.all() {
            let (file, rank) = self.on_grid(at);
            let dark = (file + rank) % 2 == 0;
            let colour = if dark { Colour::BeyondDark } else { Colour::BeyondLight };
            for (grid, place) in self.echoes(at) {
                under.push(Shape::Filled { area: grid.area(place), colour });
            }
        }
        let Frame { x, y, width, height } = grid.squares();
        let beyond = self.beyond();
        let seam = |x: i32| Shape::Line {
            points: [y, y + height].map(|y| Point::new(f64::from(x), f64::from(y))).to_vec(),
            closed: false,
            width: 7.into(),
            colour: Colour::KingdomLine,
            dash: None,
        };
        board.shapes.splice(0..0, under);
        board.shapes.extend([seam(x), seam(x + width)]);
        // The numbers of the ranks are outside the repeated columns. After a twist these have their own
        // numbers on either side, with the board's beside them.
        let numbers: Vec<Label> =
            board.labels.iter().filter(|label| label.at.x() < f64::from(x)).cloned().collect();
        let mirrored = |label: &Label, far: i32| {
            let (across, up) =
                (f64::from(2 * x + width) - label.at.x(), f64::from(2 * y + height) - label.at.y());
            let at = if far < 0 { label.at.x() } else { across };
            Label { at: Point::new(at + f64::from(far), up), ..label.clone() }
        };
        if self.gap() > 0 {
            let aside = |by: f64| move |label: &Label| Label { at: label.at.moved(by, 0.0), ..label.clone() };
            board.labels.retain(|label| label.at.x() >= f64::from(x));
            board.labels.extend(numbers.iter().map(aside(4.0)));
            board
                .labels
                .extend(numbers.iter().flat_map(|label| [mirrored(label, -beyond), mirrored(label, beyond)]));
        } else {
            for label in board.labels.iter_mut().filter(|label| label.at.x() < f64::from(x)) {
                label.at = label.at.moved(f64::from(-beyond), 0.0);
            }
        }
        let left = (x - beyond - 60).max(0);
        board.frame = Frame::new(left, board.frame.y, WIDTH - 2 * left, board.frame.height);
    }

    /// The names of boards at their right edges.
    pub fn tabs(&self, language: Language) -> Vec<Tab> {
        if self.spec.geometry.boards < 3 {
            return Vec::new();
        }
        let tab = |(board, grid): (u8, Grid)| {
            let frame = grid.outside();
            Tab {
                frame: Frame::new(frame.right(), frame.y + 6, TAB, frame.height - 12),
                colour: Colour::Dark(self.spec.tints[usize::from(board)]),
                text: words().say(language, &self.spec.board_name(board)),
                number: (board + 1).to_string(),
            }
        };
        self.shown().map(tab).collect()
    }

    /// The names of the empty squares.
    pub fn names(&self, marks: &[Mark], occupied: impl Fn(Square) -> bool) -> Vec<Label> {
        let geometry = self.spec.geometry;
        if self.are_numbered() {
            return Vec::new();
        }
        let nameless = |at: Square| occupied(at) || !geometry.is_playing(at);
        let names = |(board, grid): (u8, Grid)| {
            grid.names(marks, |(file, rank)| nameless(geometry.square(board, file, rank)))
        };
        self.shown().flat_map(names).collect()
    }

    /// The part of a straight line on or between the boards shown: from an end that is not shown it begins at
    /// the edge.
    pub fn clip(&self, from: Point, to: Point) -> (Point, Point) {
        if !matches!(self.arrangement, Arrangement::Two(_) | Arrangement::Single(_)) {
            return (from, to);
        }
        let (top, bottom) = (f64::from(BOARD_TOP - RIM), f64::from(self.floor() + RIM));
        let inside = |at: Point, other: Point| {
            let y = at.y().clamp(top, bottom);
            let share =
                if (at.y() - other.y()).abs() < 1.0 { 0.0 } else { (y - other.y()) / (at.y() - other.y()) };
            Point::new(other.x() + (at.x() - other.x()) * share, y)
        };
        let begin = if (top..=bottom).contains(&from.y()) { from } else { inside(from, to) };
        let end = if (top..=bottom).contains(&to.y()) { to } else { inside(to, from) };
        (begin, end)
    }

    /// The letters below boards that a line crosses, bright.
    pub fn lit_letters(&self, from: Point, to: Point) -> Vec<Label> {
        if !matches!(self.arrangement, Arrangement::Stack | Arrangement::Two(_) | Arrangement::Single(_)) {
            return Vec::new();
        }
        let crossed = |(_, grid): (u8, Grid)| {
            let label = grid.lit_letter((0, 0));
            let (y, height) = (label.at.y(), to.y() - from.y());
            let share = (y - from.y()) / height;
            if height.abs() < 1.0 || !(0.0..=1.0).contains(&share) {
                return None;
            }
            let x = from.x() + (to.x() - from.x()) * share;
            let files = (0..self.spec.geometry.files).map(|file| grid.lit_letter((file, 0)));
            files.min_by(|one, two| (one.at.x() - x).abs().total_cmp(&(two.at.x() - x).abs()))
        };
        self.shown().filter_map(crossed).collect()
    }
}

/// The seats of a board's two sides in its diagram: the one at the bottom first.
pub fn sides(rules: &Spec, board: u8) -> Vec<Seat> {
    rules.all_seats().filter(|seat| rules.boards_of(*seat).any(|own| own == board)).collect()
}
