//! The events of an action as plain values; `sentences` makes sentences of them.

use super::action::{Move, Object};
use super::board::Cell;
use super::position::Piece;
use liege_game::{Outcome, Seat};

/// A captured piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    /// The piece.
    pub piece: Piece,
    /// The seat that commanded it; `None`: neutral.
    pub commander: Option<Seat>,
    /// Its cell.
    pub cell: Cell,
}

/// The reason for the end of a bond (4.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BondEnd {
    /// The vassal reached the lord's Throne and declared itself free.
    Throne,
    /// The lord was mated or resigned.
    LordOut,
    /// The lord became somebody's vassal.
    LordVassal,
    /// The vassal was mated or resigned.
    VassalOut,
}

/// The reason for the early end of a truce.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TruceEnd {
    /// A party broke its word.
    Broken {
        /// The seat that entered the capture.
        by: Seat,
    },
    /// A party had no other legal move (mode `bound`).
    Forced {
        /// The seat that entered the move.
        by: Seat,
    },
    /// All turns are over.
    Expired,
    /// A party left the game.
    PartyOut {
        /// That party.
        seat: Seat,
    },
    /// A party became a vassal.
    PartyVassal {
        /// That party.
        seat: Seat,
    },
}

/// One event, in order.
#[derive(Clone, Debug, PartialEq)]
pub enum Happening {
    /// A move was made.
    Moved {
        /// The seat on turn.
        seat: Seat,
        /// The seat that entered the move: the seat on turn, or its lord.
        actor: Seat,
        /// The move.
        mv: Move,
        /// The piece that moved.
        piece: Piece,
        /// The captured piece.
        taken: Option<Taken>,
        /// Whether a pawn made a double step.
        double: bool,
    },
    /// A new check (or one that is declared now): to `king` by `by`.
    Check {
        /// The king's seat.
        king: Seat,
        /// The seat that gives it.
        by: Seat,
        /// Whether it was declared with the move between bonded seats.
        declared: bool,
    },
    /// The seat on turn is still in a check that was announced before.
    CheckStands {
        /// The king's seat.
        king: Seat,
        /// The seat that gives it.
        by: Seat,
    },
    /// A seat is mated.
    Mated {
        /// The mated seat.
        seat: Seat,
        /// The seats that attack its king.
        by: Vec<Seat>,
    },
    /// A seat resigned.
    Resigned {
        /// The seat that resigned.
        seat: Seat,
    },
    /// A seat without a legal move passed.
    Passed {
        /// The seat that passed.
        seat: Seat,
    },
    /// A king has no legal move and is not in check, with two seats left: a draw.
    Stalemate {
        /// That king's seat.
        seat: Seat,
    },
    /// All living seats had to pass in succession: a draw.
    AllPassed,
    /// An army without its king changed hands.
    Command {
        /// The army, named by its own seat.
        army: Seat,
        /// The earlier commander: none, a captor, or the army's own seat until now.
        before: Option<Seat>,
        /// The commander from now on.
        now: Option<Seat>,
    },
    /// An offer was made.
    Offered {
        /// The offered object.
        object: Object,
        /// The proposer.
        by: Seat,
        /// The seats that have to answer.
        to: Vec<Seat>,
    },
    /// One seat accepted a draw offer, and others still have to answer.
    DrawAccepted {
        /// The seat that accepted.
        by: Seat,
        /// The seats that still have to answer.
        waiting: Vec<Seat>,
    },
    /// All living seats have agreed to a draw.
    DrawAgreed,
    /// An offer was refused.
    Refused {
        /// The offered object.
        object: Object,
        /// The seat that refused.
        by: Seat,
        /// The proposer.
        proposer: Seat,
    },
    /// An offer was withdrawn.
    Withdrawn {
        /// The offered object.
        object: Object,
        /// The seat that withdrew it.
        by: Seat,
    },
    /// An offer lapsed because a turn was completed.
    Lapsed {
        /// The offered object.
        object: Object,
        /// The proposer.
        proposer: Seat,
        /// The seat that completed the turn.
        by: Seat,
    },
    /// An offer is void because its conditions no longer hold.
    Void {
        /// The offered object.
        object: Object,
        /// The proposer.
        proposer: Seat,
    },
    /// A bond was made.
    Bound {
        /// The lord.
        lord: Seat,
        /// The vassal.
        vassal: Seat,
        /// The seat that accepted.
        by: Seat,
    },
    /// A declared check suspended a bond.
    Suspended {
        /// The lord.
        lord: Seat,
        /// The vassal.
        vassal: Seat,
        /// The seat that declared the check.
        by: Seat,
    },
    /// A renewed declared check keeps a bond suspended.
    StaysSuspended {
        /// The lord.
        lord: Seat,
        /// The vassal.
        vassal: Seat,
        /// The seat that declared the check.
        by: Seat,
    },
    /// A suspended bond is in force again.
    Restored {
        /// The lord.
        lord: Seat,
        /// The vassal.
        vassal: Seat,
    },
    /// A bond ended.
    Unbound {
        /// The lord.
        lord: Seat,
        /// The vassal.
        vassal: Seat,
        /// The reason.
        why: BondEnd,
    },
    /// A lord claimed the vassal's next available turn.
    Claimed {
        /// The lord.
        lord: Seat,
        /// The vassal.
        vassal: Seat,
    },
    /// A lord withdrew the claim.
    Waived {
        /// The lord.
        lord: Seat,
        /// The vassal.
        vassal: Seat,
    },
    /// A vassal named the lord who moves now.
    Obeyed {
        /// The lord.
        lord: Seat,
        /// The vassal.
        vassal: Seat,
    },
    /// The clock dropped a lord's claim.
    ClaimLapsed {
        /// The lord.
        lord: Seat,
        /// The vassal.
        vassal: Seat,
    },
    /// The clock chose the lord for a vassal that did not choose.
    ChoiceForfeited {
        /// The lord chosen.
        lord: Seat,
        /// The vassal.
        vassal: Seat,
    },
    /// A truce was made.
    TruceMade {
        /// Index into [`super::position::PAIRS`].
        pair: usize,
        /// Turns of each party.
        turns: u8,
        /// The seat that accepted.
        by: Seat,
    },
    /// A truce ended.
    TruceEnded {
        /// Index into [`super::position::PAIRS`].
        pair: usize,
        /// The reason.
        why: TruceEnd,
    },
    /// The game is over.
    Over {
        /// The points.
        outcome: Outcome,
        /// The one seat left, if the game was not drawn.
        winner: Option<Seat>,
        /// Whether it was drawn by agreement.
        agreed: bool,
    },
}

/// A witness of events. Counting moves needs none, and then no events are made.
pub(super) trait Witness {
    /// Whether it needs events; nothing costly is computed for one that does not.
    const WATCHES: bool;

    /// Notes an event.
    fn see(&mut self, happening: impl FnOnce() -> Happening);
}

impl Witness for () {
    const WATCHES: bool = false;

    #[inline]
    fn see(&mut self, _: impl FnOnce() -> Happening) {}
}

impl Witness for Vec<Happening> {
    const WATCHES: bool = true;

    fn see(&mut self, happening: impl FnOnce() -> Happening) {
        self.push(happening());
    }
}
