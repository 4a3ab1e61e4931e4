//! What happens while an action is played, as plain values; `sentences` puts it into sentences.

use super::action::{Move, Object};
use super::board::Cell;
use super::position::Piece;
use liege_game::{Outcome, Seat};

/// A piece taken off the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    /// The piece.
    pub piece: Piece,
    /// Who commanded it; `None`: neutral.
    pub commander: Option<Seat>,
    /// Where it stood.
    pub cell: Cell,
}

/// Why a bond ended (4.6).
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

/// Why a truce ended before its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TruceEnd {
    /// A party broke its word.
    Broken {
        /// Who entered the capture.
        by: Seat,
    },
    /// A party had no other legal move (mode `bound`).
    Forced {
        /// Who entered the move.
        by: Seat,
    },
    /// All turns are over.
    Expired,
    /// A party left the game.
    PartyOut {
        /// Which.
        seat: Seat,
    },
    /// A party became a vassal.
    PartyVassal {
        /// Which.
        seat: Seat,
    },
}

/// One thing that happened, in the order in which it did.
#[derive(Clone, Debug, PartialEq)]
pub enum Happening {
    /// A move was made.
    Moved {
        /// Whose turn it was.
        seat: Seat,
        /// Who entered it: the seat itself, or its lord.
        actor: Seat,
        /// The move.
        mv: Move,
        /// The piece that moved.
        piece: Piece,
        /// What it took.
        taken: Option<Taken>,
        /// Whether a pawn made a double step.
        double: bool,
    },
    /// A check that was not there before (or is declared now): to `king` by `by`.
    Check {
        /// Whose king.
        king: Seat,
        /// Who gives it.
        by: Seat,
        /// Whether it was declared with the move between bonded seats.
        declared: bool,
    },
    /// The seat that is on turn now is still in a check announced before.
    CheckStands {
        /// Whose king.
        king: Seat,
        /// Who gives it.
        by: Seat,
    },
    /// A seat is mated.
    Mated {
        /// Which.
        seat: Seat,
        /// By whom: the seats that attack its king.
        by: Vec<Seat>,
    },
    /// A seat resigned.
    Resigned {
        /// Which.
        seat: Seat,
    },
    /// A seat without a legal move passed.
    Passed {
        /// Which.
        seat: Seat,
    },
    /// A king of two has no legal move and is not in check: a draw.
    Stalemate {
        /// Whose.
        seat: Seat,
    },
    /// All living seats had to pass in succession: a draw.
    AllPassed,
    /// An army without its king changed hands.
    Command {
        /// Whose army it was.
        army: Seat,
        /// Who commanded it: nobody, a captor, or the army's own seat until now.
        before: Option<Seat>,
        /// Who commands it now.
        now: Option<Seat>,
    },
    /// An offer was made.
    Offered {
        /// What.
        object: Object,
        /// By whom.
        by: Seat,
        /// Who is to answer.
        to: Vec<Seat>,
    },
    /// A draw offer was accepted by one seat, and others have still to answer.
    DrawAccepted {
        /// By whom.
        by: Seat,
        /// Who has still to answer.
        waiting: Vec<Seat>,
    },
    /// All living seats have agreed to a draw.
    DrawAgreed,
    /// An offer was refused.
    Refused {
        /// What.
        object: Object,
        /// By whom.
        by: Seat,
        /// Who had offered it.
        proposer: Seat,
    },
    /// An offer was taken back.
    Withdrawn {
        /// What.
        object: Object,
        /// By whom.
        by: Seat,
    },
    /// An offer lapsed because a turn was completed.
    Lapsed {
        /// What.
        object: Object,
        /// Who had offered it.
        proposer: Seat,
        /// Who completed the turn.
        by: Seat,
    },
    /// An offer is void because its conditions hold no longer.
    Void {
        /// What.
        object: Object,
        /// Who had offered it.
        proposer: Seat,
    },
    /// A bond was made.
    Bound {
        /// The lord.
        lord: Seat,
        /// The vassal.
        vassal: Seat,
        /// Who said yes.
        by: Seat,
    },
    /// A declared check suspended a bond.
    Suspended {
        /// The lord.
        lord: Seat,
        /// The vassal.
        vassal: Seat,
        /// Who declared the check.
        by: Seat,
    },
    /// A renewed declared check keeps a bond suspended.
    StaysSuspended {
        /// The lord.
        lord: Seat,
        /// The vassal.
        vassal: Seat,
        /// Who declared the check.
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
        /// Why.
        why: BondEnd,
    },
    /// A lord claimed the vassal's next available turn.
    Claimed {
        /// The lord.
        lord: Seat,
        /// The vassal.
        vassal: Seat,
    },
    /// A lord took the claim back.
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
    /// The clock chose the lord for a vassal that did not.
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
        /// Who said yes.
        by: Seat,
    },
    /// A truce ended.
    TruceEnded {
        /// Index into [`super::position::PAIRS`].
        pair: usize,
        /// Why.
        why: TruceEnd,
    },
    /// The game is over.
    Over {
        /// With these points.
        outcome: Outcome,
        /// The one seat left, if the game was not drawn.
        winner: Option<Seat>,
        /// Whether it was drawn by agreement.
        agreed: bool,
    },
}

/// Somebody who wants to know what happens. For counting moves nobody does, and nothing is made.
pub(super) trait Witness {
    /// Whether it looks at all; nothing costly is computed for one that does not.
    const WATCHES: bool;

    /// Notes what happened.
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
