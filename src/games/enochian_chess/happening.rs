//! What happens when an action is played, step by step.

use super::army::{Army, Team};
use super::board::{Kind, Piece};
use super::moves::Move;
use super::position::GameResult;
use super::square::Square;
use crate::game::{Seat, SeatSet};

/// What an offer is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Matter {
    /// A draw.
    Draw,
    /// An exchange of the captured kings.
    Exchange {
        /// The proposer.
        by: Seat,
        /// Who is to answer.
        to: Seat,
        /// The army whose king the proposer gives back.
        captive: Army,
        /// Where he puts it.
        square: Square,
    },
}

/// Why there is a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Drawn {
    /// Only kings are left.
    KingsAlone,
    /// Both armies of a team are bare kings.
    BareTeam(Team),
    /// A team has no move.
    Stuck(Team),
    /// All who play have agreed.
    Agreed,
}

/// One thing that happened, in the order in which it did.
#[derive(Clone, Debug, PartialEq)]
pub enum Happening {
    /// A move was made.
    Moved {
        /// Whose turn it was.
        army: Army,
        /// Who entered it.
        by: Seat,
        /// The move.
        mv: Move,
        /// What it took.
        taken: Option<Piece>,
        /// Whether it was the last move of a mated army.
        last: bool,
        /// Whether a pawn came to its last line and waits there.
        waits: bool,
    },
    /// A pawn that waited on its last line became its piece.
    Grown {
        /// Whose.
        army: Army,
        /// What it is now.
        kind: Kind,
        /// Where.
        square: Square,
    },
    /// A piece became a pawn because a privileged pawn became such a piece.
    Demoted {
        /// Whose.
        army: Army,
        /// What it was.
        was: Kind,
        /// What it is now.
        pawn: Kind,
        /// Where.
        square: Square,
    },
    /// A concourse was completed.
    Concourse {
        /// By whose piece.
        army: Army,
        /// Queens or bishops.
        kind: Kind,
        /// The squares where the other three were taken.
        taken: Vec<(Army, Square)>,
    },
    /// A king counts as captured; its army stands still.
    Fell {
        /// Whose.
        army: Army,
        /// Where it stood.
        square: Square,
        /// What fell with it on the throne.
        companion: Option<Kind>,
        /// Whether there was no last move.
        at_once: bool,
    },
    /// A frozen army was brought back into play.
    Revived {
        /// Which.
        army: Army,
        /// Who plays it.
        by: Seat,
    },
    /// A check that was not there before.
    Check {
        /// To whose king.
        king: Army,
        /// By whose pieces.
        by: Vec<Army>,
    },
    /// The king of the army on turn has been in check since before this action.
    CheckStands {
        /// Whose.
        king: Army,
        /// By whose pieces.
        by: Vec<Army>,
    },
    /// The army on turn is mated: its last move is due.
    Mated {
        /// Which.
        army: Army,
        /// By whose pieces.
        by: Vec<Army>,
        /// Whether its king is walled in and another piece makes the last move.
        walled_in: bool,
    },
    /// An army without a legal move is passed over.
    Passed {
        /// Which.
        army: Army,
    },
    /// An offer was made.
    Offered {
        /// What.
        matter: Matter,
        /// By whom.
        by: Seat,
        /// Who has to answer.
        waiting: SeatSet,
    },
    /// A draw offer was accepted by one, and others have still to answer.
    Joined {
        /// By whom.
        by: Seat,
        /// Who had offered it.
        proposer: Seat,
        /// Who has to answer.
        waiting: SeatSet,
    },
    /// All have agreed to a draw.
    DrawAgreed,
    /// An offer was refused.
    Refused {
        /// What.
        matter: Matter,
        /// By whom.
        by: Seat,
        /// Who had offered it.
        proposer: Seat,
    },
    /// An offer was taken back.
    Withdrawn {
        /// What.
        matter: Matter,
        /// By whom: for a draw anybody who had agreed.
        by: Seat,
        /// Who had offered it.
        proposer: Seat,
    },
    /// An offer ended because its conditions hold no longer.
    Void {
        /// What.
        matter: Matter,
        /// Who had offered it.
        proposer: Seat,
    },
    /// The captured kings came back.
    Exchanged {
        /// Who had offered it.
        proposer: Seat,
        /// Who accepted.
        by: Seat,
        /// The king that the proposer gave back, and where.
        given: (Army, Square),
        /// The king that the other gave back, and where.
        returned: (Army, Square),
    },
    /// A seat handed its army over and left.
    HandedOver {
        /// Who left.
        by: Seat,
        /// Who plays its armies now.
        to: Seat,
    },
    /// A seat resigned for its team.
    Resigned {
        /// Who.
        by: Seat,
    },
    /// The game is drawn, for this reason.
    Drawn(Drawn),
    /// The game is over.
    Over {
        /// How.
        result: GameResult,
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
