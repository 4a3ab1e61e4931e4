//! The due action of a seat.

use jiff::Timestamp;
use liege_game::Seat;

/// A due action of a seat: since which entry, and with which deadline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Owed {
    /// The seat that has to act.
    pub seat: Seat,
    /// The number of the entry since which it has to; 0 for the start.
    pub since: usize,
    /// When that entry was made.
    pub began: Timestamp,
    /// The deadline, with everything that prolongs it (a present leave counts until its planned end); `None`
    /// if there is no limit, or nobody holds the seat.
    pub until: Option<Timestamp>,
    /// The number of the entry that says that its time is up, if there is one: the seat may still act until
    /// an opponent claims.
    pub late: Option<usize>,
    /// The number of excuses it has left; each moves the deadline automatically.
    pub excuses: u8,
}
