//! How urgently a table waits for a member.

use crate::sitting::table::Table;
use crate::stored::record::Status;

/// A table's claim on a member's attention, the most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Urgency {
    /// It is their turn: to move, or to choose a seat.
    Turn,
    /// They hold a seat, and are asked whether they are still there: the game can't start without an answer.
    Asked,
    /// A seat is reserved for them, and the game can't start without them.
    Invited,
    /// They play, and it is somebody else's turn.
    Waiting,
    /// They hold a seat (or are the host), and seats are still free.
    Gathering,
    /// It is over, or they have no part in it.
    Nothing,
}

impl Table {
    /// How urgently the table waits for a member. Tables of equal urgency are listed by the time that they
    /// have waited, the longest first ([`Table::changed`]).
    #[must_use]
    pub fn urgency(&self, member: &str) -> Urgency {
        let seats = self.seats_of(member);
        if let Some(chooser) = self.chooser() {
            return match self.plays(member) {
                true if chooser.id == member => Urgency::Turn,
                true => Urgency::Waiting,
                false => Urgency::Nothing,
            };
        }
        match self.record.status {
            Status::Playing if self.to_move().iter().any(|seat| seats.contains(seat)) => Urgency::Turn,
            Status::Playing if !seats.is_empty() => Urgency::Waiting,
            Status::Lobby if self.missing().iter().any(|player| player.id == member) => Urgency::Asked,
            Status::Lobby if !self.invitations_of(member).is_empty() => Urgency::Invited,
            Status::Lobby if !seats.is_empty() || self.record.host.id == member => Urgency::Gathering,
            _ => Urgency::Nothing,
        }
    }
}
