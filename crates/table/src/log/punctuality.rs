//! How people keep a table: who moved in time, who did not, who left.
//!
//! Counted while the log is run through, entry by entry, so that it costs nothing to ask. A deadline is missed when
//! the log says so (`@late`, for which no excuse was left); when it was is of no account, for that rests on the zones'
//! rules, which change. Every other move at a table with a clock was made in time. A *stint* is one
//! person's time on one seat. The log does not say who sat down before the game began; it says so as soon as
//! they do anything, and of those who never did, whoever stores the table has noted it
//! ([`crate::Table::stints`]).

use crate::stored::record::Entry;
use liege_game::Seat;

/// One person's time on one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stint {
    /// Who, as far as it is known.
    pub member: Option<String>,
    /// The moves they have made.
    pub moves: usize,
    /// Of what they owed by a deadline, how much they did in time.
    pub in_time: usize,
    /// And how much not.
    pub late: usize,
    /// Whether they left the others in the lurch: the seat was taken from them, or its game given up for them
    /// because their time was over.
    pub left: bool,
    /// Whether somebody else has the seat now, or nobody.
    pub over: bool,
}

/// What the log has said so far of the keeping of a table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Punctuality {
    /// Of each seat, the stints of those who held it.
    pub(crate) seats: Vec<Vec<Stint>>,
}

impl Punctuality {
    pub(crate) fn new(seats: usize) -> Punctuality {
        Punctuality { seats: vec![vec![Stint::default()]; seats] }
    }

    /// A seat is freed: it was taken from its holder, who is to blame for it or not.
    pub(crate) fn freed(&mut self, seat: Seat, blamed: bool) {
        if let Some(stint) = self.last(seat) {
            stint.over = true;
            stint.left |= blamed;
        }
    }

    /// Somebody takes a seat over.
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

    /// A seat has missed a deadline, and there is no excuse left.
    pub(crate) fn missed(&mut self, seat: Seat) {
        if let Some(stint) = self.last(seat) {
            stint.late += 1;
        }
    }

    /// Notes who entered something. `moved`: it was a move; `in_time`: made before a deadline, and none was missed
    /// for it; `given_up`: the referee resigned for the seat.
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
