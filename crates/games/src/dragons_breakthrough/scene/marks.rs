//! Marks on the board: the last move with its royal jumps, a dragon in danger, legal targets.

use super::super::board::{Cell, Side, each};
use super::super::moves::{Basic, Move};
use super::super::piece::{Kind, Piece};
use super::super::plays::move_of;
use super::super::position::Position;
use super::cells::Cells;
use super::look::look;
use liege_game::scene::{Figure, Mark, Presence};
use liege_squares::Play;

/// The marks on the board, and the ghosts beside the pieces.
pub(super) struct Marks<'a> {
    position: &'a Position,
    cells: Cells,
    /// The marks, in the order in which they are drawn.
    pub all: Vec<Mark>,
    /// The ghosts of the captured pieces.
    pub ghosts: Vec<Figure>,
}

impl<'a> Marks<'a> {
    /// Makes an empty set of marks.
    pub(super) fn new(position: &'a Position, cells: Cells) -> Marks<'a> {
        Marks { position, cells, all: Vec::new(), ghosts: Vec::new() }
    }

    /// Adds a mark unless it is already there.
    fn mark(&mut self, mark: Mark) {
        if !self.all.contains(&mark) {
            self.all.push(mark);
        }
    }

    /// Marks the mortal dragon of the side that is not to move, if it can be captured at once.
    pub(super) fn hunted(&mut self) {
        let Some(dragon) = self.position.dragon(self.position.turn.other()) else { return };
        let takes = |mv: &Move| self.position.taken_kinds(&mv.basic).contains(&Kind::Dragon);
        if self.position.moves().iter().any(takes) {
            self.all.push(self.cells.0.check(Cells::square(dragon), false));
        }
    }

    fn way(&self, path: &[Cell]) -> Vec<Mark> {
        let squares: Vec<_> = path.iter().copied().map(Cells::square).collect();
        self.cells.0.way(&squares)
    }

    fn numbered_way(&mut self, path: &[Cell], number: Option<u8>) {
        let ways = self.way(path).into_iter().map(|mark| match mark {
            Mark::From { area, .. } => Mark::From { area, number },
            mark => mark,
        });
        self.all.extend(ways);
    }

    /// Marks the last move.
    pub(super) fn last(&mut self, play: &Play) {
        let Some(Move { basic, flight, .. }) = move_of(play) else { return };
        let own_flight = flight.first() == Some(&basic.to());
        // Two pieces have moved: the numbers tell which was first.
        let number = |which: u8| (!flight.is_empty() && !own_flight).then_some(which);
        match basic {
            Basic::Drop { to, .. } => {
                self.all.push(Mark::To { area: self.cells.0.area(Cells::square(to)) });
                self.numbered_way(&flight, None);
            }
            Basic::Step { .. } | Basic::Capture { .. } => {
                let mut path = basic.path();
                if own_flight {
                    path.extend(flight.iter().skip(1));
                }
                self.numbered_way(&path, number(1));
                if !own_flight {
                    self.numbered_way(&flight, number(2));
                }
            }
        }
        // A jumped piece was not where the move ended: it gets a cross and a ghost.
        for (at, victim) in play.taken.iter().filter(|_| play.jumps) {
            let Some(cell) = Cell::of(*at) else { continue };
            if self.position.piece(cell).is_none() {
                self.ghost(self.position.of_seat(*victim), cell);
                // The cross is in the middle of the square; the number moves the pieces aside.
                if let Some(ghost) = self.ghosts.last_mut() {
                    ghost.at = self.cells.0.centre(Cells::square(cell));
                }
            }
            self.all.push(self.cells.0.taken(Cells::square(cell)));
        }
    }

    /// Adds the ghost of a piece.
    pub(super) fn ghost(&mut self, piece: Piece, cell: Cell) {
        let ghost = self.cells.0.figure(look(piece), Cells::square(cell));
        self.ghosts.push(Figure { presence: Presence::Ghost, ..ghost });
    }

    /// Marks a cell as the target of a move or of a capture.
    pub(super) fn target(&mut self, cell: Cell, takes: bool) {
        self.mark(self.cells.0.target(Cells::square(cell), takes));
    }

    /// Shows royal jumps that are not made yet: the way, and the dragon's ghost at its end.
    pub(super) fn flight(&mut self, flight: &[Cell]) {
        if let Some(end) = flight.last() {
            self.ghost(Piece { side: self.position.turn, kind: Kind::Dragon }, *end);
        }
        let ways = self.way(flight).into_iter();
        self.all.extend(ways.filter(|mark| matches!(mark, Mark::Way { .. } | Mark::To { .. })));
    }

    /// Marks the chosen piece.
    pub(super) fn chosen(&mut self, cell: Cell) {
        self.mark(self.cells.0.chosen(Cells::square(cell)));
    }

    /// Marks the targets of a piece of either side.
    pub(super) fn targets(&mut self, targets: &[String]) {
        if targets.is_empty() {
            return;
        }
        let mut origins: Vec<Cell> = Vec::new();
        for side in Side::ALL {
            let turned = self.position.turned(side);
            for mv in turned.moves().iter().filter(|mv| targets.contains(&mv.to_string())) {
                self.led(&turned, &mv.basic);
                origins.extend(mv.basic.from());
            }
        }
        for from in origins {
            self.chosen(from);
        }
    }

    /// Marks the targets of a move: dots where it lands, rings on its victims.
    pub(super) fn led(&mut self, turned: &Position, basic: &Basic) {
        if let Basic::Capture { from, way } = basic {
            for cell in each(turned.taken_by(*from, way)) {
                self.target(cell, true);
            }
        }
        for to in basic.path().iter().skip(usize::from(basic.from().is_some())) {
            if turned.piece(*to).is_none() {
                self.target(*to, false);
            }
        }
    }
}
