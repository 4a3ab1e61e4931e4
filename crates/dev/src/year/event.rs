//! Everything that people of the year may plan.

use liege_game::Seat;

/// Something that somebody plans.
#[derive(Clone, Debug)]
pub enum Event {
    /// The organiser announces the contest of a plan.
    Announce(usize),
    /// Somebody enters a contest.
    Join { contest: i64, member: String },
    /// An entrant is ready.
    Ready { contest: i64, member: String },
    /// An entrant withdraws.
    Withdraw { contest: i64, member: String },
    /// An entrant asks for a bye.
    Bye { contest: i64, member: String, round: u32 },
    /// Somebody on a ladder challenges somebody above.
    Challenge { contest: i64 },
    /// Somebody who was challenged answers.
    Answer { contest: i64, challenge: u32, member: String },
    /// Somebody in a league says whether they play again.
    Again { contest: i64, member: String },
    /// The holder of a seat does what is due since this entry.
    Turn { table: i64, seat: Seat, since: usize },
    /// An opponent answers an offer of a draw.
    Agree { table: i64, member: String },
    /// Somebody takes another name.
    Rename,
    /// Somebody leaves the server.
    Leave,
    /// Somebody comes back to it.
    Return { member: String },
    /// Somebody goes on leave.
    GoAway,
    /// Somebody has themselves forgotten.
    Forget,
    /// Somebody blocks another.
    Block,
    /// The organiser lets somebody take over from an entrant.
    Substitute,
}
