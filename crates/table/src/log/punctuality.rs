//! The conduct of players: who moved in time, who did not, who left.
//!
//! Counted while the log is run through, entry by entry, so that it costs nothing to ask. A deadline is
//! missed when the log says so (`@late`, when no excuse was left). The time of the deadline does not matter,
//! because it depends on the rules of time zones, which change. Every other move at a table with a clock was
//! made in time. A *stint* is one person's time on one seat. The log does not say who sat down before the
//! game started; it names a player when they first do something, and the store notes the others
//! ([`crate::Table::stints`]).

use crate::stored::record::Entry;
use liege_game::Seat;

/// One person's time on one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stint {
    /// The member's id, as far as it is known.
    pub member: Option<String>,
    /// The number of their moves.
    pub moves: usize,
    /// The number of actions with a deadline that they did in time.
    pub in_time: usize,
    /// The number of deadlines that they missed.
    pub late: usize,
    /// Whether they deserted the others: the seat was taken from them, or resigned for them because their
    /// time was over.
    pub left: bool,
    /// Whether the stint has ended: somebody else has the seat now, or nobody.
    pub over: bool,
}

/// The conduct of players as far as the log has said.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Punctuality {
    /// For each seat, the stints of its holders.
    pub(crate) seats: Vec<Vec<Stint>>,
}

impl Punctuality {
    pub(crate) fn new(seats: usize) -> Punctuality {
        Punctuality { seats: vec![vec![Stint::default()]; seats] }
    }

    /// Notes that a seat was taken from its holder, who is blamed for it or not.
    pub(crate) fn freed(&mut self, seat: Seat, blamed: bool) {
        if let Some(stint) = self.last(seat) {
            stint.over = true;
            stint.left |= blamed;
        }
    }

    /// Notes that somebody has taken a seat over.
    pub(crate) fn taken(&mut self, seat: Seat, member: &str) {
        if let Some(stints) = self.seats.get_mut(seat.index()) {
            if let Some(stint) = stints.last_mut() {
                stint.over = true;
            }
            stints.push(Stint { member: Some(member.to_owned()), ..Stint::default() });
        }
    }

    fn last(&mut self, seat: Seat) -> Option<&mut Stint> {
        self.seats.get_mut(seat.index()).and_then(|stints| stints.last_mut())
    }

    /// Notes that a seat has missed a deadline, with no excuse left.
    pub(crate) fn missed(&mut self, seat: Seat) {
        if let Some(stint) = self.last(seat) {
            stint.late += 1;
        }
    }

    /// Notes who made an entry. `moved`: it was a move. `in_time`: it was made before a deadline, and none
    /// was missed for it. `given_up`: the referee resigned for the seat.
    pub(crate) fn entered(&mut self, entry: &Entry, moved: bool, in_time: bool, given_up: bool) {
        let Some(stint) = entry.seat.and_then(|seat| self.last(seat)) else { return };
        stint.left |= given_up;
        if let Some(player) = &entry.player {
            stint.member.get_or_insert_with(|| player.clone());
            stint.moves += usize::from(moved);
            stint.in_time += usize::from(moved && in_time);
        }
    }
}
