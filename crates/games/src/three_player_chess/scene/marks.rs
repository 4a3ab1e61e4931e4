//! Marks on the hexagon: the last move, checks, legal targets.

use super::super::action::{Action, Move, MoveKind};
use super::super::board::Cell;
use super::super::moves::castling_side;
use super::super::position::{Kind, Position, SEATS};
use super::figures::{army_of, figure, look};
use super::hexagon::Hexagon;
use liege_game::Seat;
use liege_game::scene::{Art, Figure, Look, Mark, Point, Presence, View};

/// The width of a move's way; the width of each of the two ways of a castling.
const WAY: u8 = 13;
const NARROW: u8 = 9;
/// The diameter of the burst behind a king.
const BURST: u16 = 118;

/// The marks of a picture, with their ghosts.
pub struct Marks {
    /// The marks, in the order in which they are drawn.
    pub all: Vec<Mark>,
    /// Ghosts of pieces that were captured from elsewhere than their cell.
    pub ghosts: Vec<Figure>,
    /// Cells whose name would be under a mark.
    pub covered: Vec<Cell>,
}

/// The moves among canonical actions.
pub fn moves_in(actions: &[String]) -> impl Iterator<Item = (Seat, Move)> {
    actions.iter().filter_map(|action| match action.parse() {
        Ok(Action::Move { actor, mv }) => Some((actor, mv)),
        _ => None,
    })
}

/// All marks of a position in a view.
pub fn marks(position: &Position, hexagon: Hexagon, view: &View<'_>) -> Marks {
    let mut marks = Marks { all: Vec::new(), ghosts: Vec::new(), covered: Vec::new() };
    for seat in SEATS.into_iter().filter(|seat| position.in_check(*seat)) {
        if let Some(king) = position.king_of(seat) {
            let at = hexagon.stand(king);
            marks.all.push(Mark::Check { area: hexagon.area(king), at, size: BURST, mate: false });
        }
    }
    for (_, mv) in moves_in(view.last) {
        marks.last_move(position, hexagon, mv);
    }
    marks.targets(hexagon, view);
    marks
}

impl Marks {
    fn last_move(&mut self, position: &Position, hexagon: Hexagon, mv: Move) {
        if mv.kind == MoveKind::Castling {
            let side = castling_side(SEATS[mv.from.kingdom()], mv.is_long_castling());
            self.way(hexagon, mv.from, side.king_to, NARROW);
            self.way(hexagon, side.rook, side.rook_to, NARROW);
            return;
        }
        self.way(hexagon, mv.from, mv.to, WAY);
        if let MoveKind::EnPassant(pawn) = mv.kind {
            // The mover's seat is the present commander of the pawn; the victim's seat is in `last`.
            let mover = position.piece(mv.to).and_then(|piece| position.commander_of(piece));
            if let Some(victim) = mover.and_then(|seat| position.last[seat.index()]) {
                let look = Look::new(Art::Pawn, army_of(victim));
                let ghost = figure(hexagon, pawn, look, Kind::Pawn);
                self.ghosts.push(Figure { presence: Presence::Ghost, ..ghost });
            }
            self.all.push(Mark::Taken { at: hexagon.centre(pawn), size: 34 });
            self.covered.push(pawn);
        }
    }

    fn way(&mut self, hexagon: Hexagon, from: Cell, to: Cell, width: u8) {
        let (start, target) = (hexagon.area(from), hexagon.area(to));
        let (middle, end) = (start.centre(), target.centre());
        let way = Mark::Way { from: middle, to: target.inset(5.0).entry(middle), width };
        self.all.extend([Mark::From { area: start, number: None }, Mark::To { area: target }, way]);
        self.covered.push(from);
        self.covered.extend(Cell::all().filter(|cell| near(hexagon.centre(*cell), middle, end)));
    }

    fn targets(&mut self, hexagon: Hexagon, view: &View<'_>) {
        let mut seen: Vec<Cell> = Vec::new();
        let mut chosen = None;
        for (_, mv) in moves_in(view.targets) {
            chosen.get_or_insert(mv.from);
            let to = mv.target();
            // A move with and without a declaration is one target.
            if seen.contains(&to) {
                continue;
            }
            seen.push(to);
            let takes = mv.takes();
            let radius = hexagon.area(to).radius().round() as u16;
            self.all.push(Mark::Target { at: hexagon.centre(to), radius, takes });
            // A triangle has no room for its name beside the dot.
            self.covered.push(to);
        }
        if let Some(chosen) = chosen {
            self.all.push(Mark::Chosen { area: hexagon.area(chosen) });
        }
    }
}

/// Whether the name of a cell with that centre would touch the way between two others.
fn near(centre: Point, from: Point, to: Point) -> bool {
    let length = from.distance(to).max(1.0);
    let (ux, uy) = ((to.x() - from.x()) / length, (to.y() - from.y()) / length);
    let (cx, cy) = (centre.x() - from.x(), centre.y() - from.y());
    let along = cx * ux + cy * uy;
    // A name is about 44 wide and 18 high, the way 19 with its edges.
    let reach = 9.5 + 22.0 * uy.abs() + 9.0 * ux.abs();
    (0.0..=length).contains(&along) && (cx * uy - cy * ux).abs() < reach
}

/// The look of a piece: its body shows its army, its foot shows its commander.
pub fn look_of(position: &Position, cell: Cell) -> Option<(Look, Kind)> {
    let piece = position.piece(cell)?;
    Some((look(piece, position.commander_of(piece)), piece.kind))
}
