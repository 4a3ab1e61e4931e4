//! Marks on the board: the last move with its royal jumps, a dragon in danger, legal targets.

use super::super::action::{Action, Basic, Move};
use super::super::board::{Cell, each};
use super::super::generate::Each;
use super::super::piece::{Kind, Piece};
use super::{Cells, Last, Shown, look};
use crate::game::scene::{Figure, Mark, Presence};

/// What the marks of a picture are about.
pub(super) struct Marks<'a> {
    shown: Shown<'a>,
    cells: Cells,
    /// The marks, in the order they are drawn.
    pub all: Vec<Mark>,
    /// Ghosts of what was jumped over.
    pub ghosts: Vec<Figure>,
}

impl<'a> Marks<'a> {
    /// The marks of a position by itself: a mortal dragon that can be taken at once.
    pub(super) fn new(shown: Shown<'a>, cells: Cells) -> Marks<'a> {
        let mut marks = Marks { shown, cells, all: Vec::new(), ghosts: Vec::new() };
        let position = shown.position;
        let hunted = position.turn.other();
        if let Some(dragon) = position.dragon(hunted).filter(|_| shown.end.is_none())
            && position.is_mortal(hunted)
        {
            let mut taken = false;
            position.generate(&mut Each(|mv: Move| {
                if let Basic::Capture { from, way } = mv.basic {
                    taken |= position.taken_by(from, &way) & dragon.bit() != 0;
                }
            }));
            if taken {
                marks.all.push(cells.0.check(Cells::square(dragon)));
            }
        }
        marks
    }

    fn way(&mut self, path: &[Cell], number: Option<u8>) {
        let squares: Vec<_> = path.iter().copied().map(Cells::square).collect();
        for mark in self.cells.0.way(&squares) {
            self.all.push(match mark {
                Mark::From { area, .. } => Mark::From { area, number },
                mark => mark,
            });
        }
    }

    /// The last action.
    pub(super) fn last(&mut self, last: &Last) {
        let Action::Move(Move { basic, flight, .. }) = last.action else { return };
        let own_flight = flight.first() == Some(&basic.to());
        // Two pieces have moved: the numbers tell which was first.
        let number = |which: u8| (!flight.is_empty() && !own_flight).then_some(which);
        match basic {
            Basic::Drop { to, .. } => {
                self.all.push(Mark::To { area: self.cells.0.area(Cells::square(to)) });
                self.way(&flight, None);
            }
            Basic::Step { .. } | Basic::Capture { .. } => {
                let mut path: Vec<Cell> = basic.from().into_iter().collect();
                match basic {
                    Basic::Capture { way, .. } => path.extend(way.iter()),
                    _ => path.push(basic.to()),
                }
                if own_flight {
                    path.extend(flight.iter().skip(1));
                }
                self.way(&path, number(1));
                if !own_flight {
                    self.way(&flight, number(2));
                }
            }
        }
        if last.jumped {
            for (kind, cell) in &last.victims {
                self.victim(*kind, *cell, last);
            }
        }
    }

    /// A cross, and the ghost of what stood there.
    fn victim(&mut self, kind: Kind, cell: Cell, last: &Last) {
        if self.shown.position.piece(cell).is_none() {
            self.ghost(Piece { side: last.side.other(), kind }, cell);
            // The cross lies on the middle of the square, aside of which pieces stand for the number's sake.
            if let Some(ghost) = self.ghosts.last_mut() {
                ghost.at = self.cells.0.centre(Cells::square(cell));
            }
        }
        self.all.push(self.cells.0.taken(Cells::square(cell)));
    }

    /// A piece that is not there.
    pub(super) fn ghost(&mut self, piece: Piece, cell: Cell) {
        let ghost = self.cells.0.figure(look(piece), Cells::square(cell));
        self.ghosts.push(Figure { presence: Presence::Ghost, ..ghost });
    }

    /// A cell where something may go, or may be taken.
    pub(super) fn target(&mut self, cell: Cell, takes: bool) {
        let mark = self.cells.0.target(Cells::square(cell), takes);
        if !self.all.contains(&mark) {
            self.all.push(mark);
        }
    }

    /// Royal jumps that are shown but not made yet: the way, and the dragon's ghost where it ends.
    pub(super) fn flight(&mut self, flight: &[Cell]) {
        if let Some(end) = flight.last() {
            self.ghost(Piece { side: self.shown.position.turn, kind: Kind::Dragon }, *end);
        }
        let squares: Vec<_> = flight.iter().copied().map(Cells::square).collect();
        let ways = self.cells.0.way(&squares).into_iter();
        self.all.extend(ways.filter(|mark| matches!(mark, Mark::Way { .. } | Mark::To { .. })));
    }

    /// The piece that is chosen.
    pub(super) fn chosen(&mut self, cell: Cell) {
        let mark = self.cells.0.chosen(Cells::square(cell));
        if !self.all.contains(&mark) {
            self.all.push(mark);
        }
    }

    /// Where the moves of a piece lead: dots where it lands and where the dragon then flies, rings on what
    /// is taken.
    pub(super) fn targets(&mut self, targets: &[String]) {
        let moves = targets.iter().filter_map(|text| match text.parse() {
            Ok(Action::Move(mv)) => Some(mv),
            _ => None,
        });
        let moves: Vec<Move> = moves.collect();
        for mv in &moves {
            match mv.basic {
                Basic::Step { to, .. } | Basic::Drop { to, .. } => self.target(to, false),
                Basic::Capture { from, way } => self.capture(from, &way),
            }
        }
        for from in moves.iter().filter_map(|mv| mv.basic.from()) {
            self.chosen(from);
        }
    }

    /// What a capture takes, and where it leads.
    pub(super) fn capture(&mut self, from: Cell, way: &[Cell]) {
        let position = self.shown.position;
        // Moves may be asked for of the side that is not to move.
        let Some(piece) = position.piece(from) else { return };
        let turned = super::super::position::Position { turn: piece.side, ..*position };
        for cell in each(turned.taken_by(from, way)) {
            self.target(cell, true);
        }
        for to in way.iter().filter(|to| position.piece(**to).is_none()) {
            self.target(*to, false);
        }
    }
}
