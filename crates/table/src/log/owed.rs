//! What a seat owes.

use jiff::Timestamp;
use liege_game::Seat;

/// What a seat owes the table: an action, since an entry of the log, until a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Owed {
    /// Whose action the game waits for.
    pub seat: Seat,
    /// The entry since which it does; 0: since the start.
    pub since: usize,
    /// When that was.
    pub began: Timestamp,
    /// Until when the seat may take, everything counted that prolongs it (a leave that lasts, until it is to
    /// end); `None`: as long as it likes, or nobody sits there.
    pub until: Option<Timestamp>,
    /// The entry that says that its time is up, if one does: it may still act until an opponent claims.
    pub late: Option<usize>,
    /// The excuses it has left, each of which moves the deadline by itself.
    pub excuses: u8,
}
