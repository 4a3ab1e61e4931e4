//! Actions: moves and diplomatic acts (rules page, 6.1).

use super::board::Cell;
use crate::game::Seat;

/// An action with who enters it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A move entered by `actor` (for an order: the lord).
    Move {
        /// Who enters it.
        actor: Seat,
        /// The move.
        mv: Move,
    },
    /// An act.
    Act {
        /// Who does it.
        actor: Seat,
        /// The act.
        act: Act,
    },
    /// `*:lapse`, entered by the referee's clock.
    Lapse,
}

/// How the pieces move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveKind {
    /// `-`, to an empty cell.
    Quiet,
    /// `x`, taking what stands on the destination.
    Capture,
    /// `x…^cell`: en passant, taking the pawn on that cell.
    EnPassant(Cell),
    /// `*`: castling; `to` is the *rook's* cell.
    Castling,
}

/// A move with its declarations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Origin.
    pub from: Cell,
    /// Destination; for castling the rook's cell.
    pub to: Cell,
    /// How.
    pub kind: MoveKind,
    /// `!L`: "I am my own lord".
    pub free_of: Option<Seat>,
    /// `+XY`: declared check to bonded partners, by seat.
    pub check: [bool; 3],
}

/// What an offer, answer or declaration is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Object {
    /// `L>V`.
    Bond {
        /// The lord.
        lord: Seat,
        /// The vassal.
        vassal: Seat,
    },
    /// `A=B`, with the number of turns when offered.
    Truce {
        /// Index into [`super::position::PAIRS`].
        pair: usize,
        /// Turns, 1 to 9, in an offer; `None` in an answer.
        turns: Option<u8>,
    },
    /// `draw`.
    Draw,
}

/// A diplomatic act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// `resign`.
    Resign,
    /// `offer …`.
    Offer(Object),
    /// `accept …`.
    Accept(Object),
    /// `refuse …`.
    Refuse(Object),
    /// `withdraw …`.
    Withdraw(Object),
    /// `claim L>V`: the lord wants the vassal's next available turn.
    Claim {
        /// The vassal (the lord is the actor).
        vassal: Seat,
    },
    /// `waive L>V`.
    Waive {
        /// The vassal (the lord is the actor).
        vassal: Seat,
    },
    /// `obey L>V`: the vassal names the lord who moves now.
    Obey {
        /// The lord (the vassal is the actor).
        lord: Seat,
    },
}
