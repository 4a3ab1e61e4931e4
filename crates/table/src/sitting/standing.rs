//! The present state of a table: who is to move, who plays, the deadlines, whether it is paused.

use crate::log::deal::Ledger;
use crate::log::dice::Dice;
use crate::log::owed::Owed;
use crate::log::timeline::Ending;
use crate::sitting::table::Table;
use crate::stored::chair::{Chair, Player};
use crate::stored::record::Status;
use jiff::{SignedDuration, Timestamp};
use liege_game::{Outcome, Seat, SeatSet};

impl Table {
    /// The drawing of seats by dice, after the dice were rolled.
    pub fn dice(&self) -> Option<&Dice> {
        self.timeline.dice.as_ref().filter(|dice| !dice.rolls().is_empty())
    }

    /// Whether seats are being drawn: the dice are rolled, and not everybody has chosen yet. A player who is
    /// still to choose has no seat, though one is reserved for each of their picks.
    pub fn is_dealing(&self) -> bool {
        self.record.status == Status::Playing && self.timeline.is_dealing()
    }

    /// The player who is to choose a seat now.
    pub fn chooser(&self) -> Option<&Player> {
        let chooser = self.dice().filter(|_| self.is_dealing())?.chooser()?;
        self.record.chairs.iter().filter_map(Chair::person).find(|player| player.id == chooser)
    }

    /// Whether a member plays here: holds a seat, or is still to choose one.
    #[must_use]
    pub fn plays(&self, member: &str) -> bool {
        self.players().iter().any(|player| player.id == member)
    }

    /// Whether the drawing of seats is unfinished (also at an aborted table).
    pub(crate) fn is_half_dealt(&self) -> bool {
        self.timeline.is_dealing() && !self.record.log.is_empty()
    }

    /// Whether the game was voided.
    pub fn is_voided(&self) -> bool {
        self.timeline.ending() == Some(Ending::Voided)
    }

    /// Whether its seats are drawn by dice and not everybody has chosen, even if the game was aborted.
    pub fn deals_seats(&self) -> bool {
        self.timeline.is_dealing()
    }

    /// The number of the first of the last entries that ask nothing of anybody yet, if there are any: moves
    /// of an unfinished turn, and leaves of seats that are not to move. They are announced with the next
    /// entry that does.
    #[must_use]
    pub fn untold(&self) -> Option<usize> {
        self.timeline.untold.filter(|_| self.record.status == Status::Playing)
    }

    /// Whether the turn goes on after the last move.
    #[must_use]
    pub fn is_within_turn(&self) -> bool {
        self.untold().is_some() && self.state().is_within_turn()
    }

    /// The seats that may move now; empty unless the game is in progress and not paused.
    pub fn to_move(&self) -> SeatSet {
        match self.record.status {
            Status::Playing if self.paused_until().is_none() && !self.is_dealing() => {
                self.timeline.state.to_move()
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// The result, if the game is over; none for a game that all agreed to end without one.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.record.status {
            Status::Over => self.timeline.outcome(),
            _ => None,
        }
    }

    /// The status that follows from the log, which [`Table::status`] must equal.
    pub fn implied_status(&self) -> Status {
        match (self.record.status, self.timeline.ending()) {
            // Before the start the log is empty, apart from entries of a record.
            (before @ (Status::Lobby | Status::Abandoned), None)
                if self.record.log.is_empty() || self.is_untouched() && !self.timeline.is_over() =>
            {
                before
            }
            (_, Some(Ending::Aborted)) => Status::Abandoned,
            _ if self.timeline.is_over() => Status::Over,
            _ => Status::Playing,
        }
    }

    /// The members who hold seats (or are to choose them), each once, in seat order.
    pub fn players(&self) -> Vec<&Player> {
        let mut players: Vec<&Player> = Vec::new();
        let dealing = self.is_half_dealt();
        let person = |chair| if dealing { Chair::person(chair) } else { Chair::holder(chair) };
        for player in self.record.chairs.iter().filter_map(person) {
            if players.iter().all(|known| known.id != player.id) {
                players.push(player);
            }
        }
        players
    }

    /// The ledger of all deals so far.
    pub fn ledger(&self) -> &Ledger {
        &self.timeline.ledger
    }

    /// The seats that the host has freed and nobody has taken yet.
    pub fn vacated(&self) -> SeatSet {
        self.timeline.vacated()
    }

    /// When the present pause is to end, if there is one.
    pub fn paused_until(&self) -> Option<Timestamp> {
        self.timeline.paused_until().filter(|_| self.record.status == Status::Playing)
    }

    /// The due actions of the seats now, in seat order; empty unless the game is in progress and not paused.
    pub fn owed(&self) -> Vec<Owed> {
        if self.to_move().is_empty() { Vec::new() } else { self.timeline.owed(&self.record) }
    }

    /// Whether a seat has made a move that counts.
    #[must_use]
    pub fn has_moved(&self, seat: Seat) -> bool {
        self.timeline.moves().iter().any(|moved| moved.seat == Some(seat))
    }

    /// The present deadline of a seat, if it has one.
    #[must_use]
    pub fn due_of(&self, seat: Seat) -> Option<Timestamp> {
        self.owed().into_iter().find(|owed| owed.seat == seat).and_then(|owed| owed.until)
    }

    /// The seats whose time is up and whose game may be claimed, each with the number of the entry that says
    /// so.
    pub fn late(&self) -> Vec<(Seat, usize)> {
        if self.record.status != Status::Playing || self.is_dealing() {
            return Vec::new();
        }
        let owed = self.timeline.owed(&self.record).into_iter();
        owed.filter_map(|owed| Some((owed.seat, owed.late?))).collect()
    }

    /// The time in stock of the seats whose clock does not run, if there are stocks.
    pub fn stocks(&self) -> Vec<(Seat, SignedDuration)> {
        let on = self.record.status == Status::Playing && !self.is_dealing();
        if on { self.timeline.stocks(&self.record) } else { Vec::new() }
    }

    /// Whether the game is over, in any way.
    pub fn is_finished(&self) -> bool {
        self.timeline.is_over()
    }
}
