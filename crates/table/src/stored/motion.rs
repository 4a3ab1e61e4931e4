//! Motions: requests of the people at a table to one another that are not part of the game, and need
//! agreement.

use liege_game::Seat;
use std::ops::RangeInclusive;

/// A proposal to the others at the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Motion {
    /// Take actions back.
    Takeback {
        /// The number of the last entry of the log that stays; 0 if none does.
        to: usize,
    },
    /// Pause the game and its clock for a while; then it resumes automatically.
    Pause {
        /// The number of days, 1 to 60.
        days: u16,
    },
    /// Resume before a pause is over.
    Resume,
    /// End the game without a result.
    Annul,
    /// End the game as a draw, if the game has no acts of its own for that ([`liege_game::State::drawn`]).
    Draw,
    /// Hand a seat over to another member, who has to accept.
    Hand {
        /// The seat.
        seat: Seat,
        /// The id of the member who is to take it.
        to: String,
    },
}

impl Motion {
    /// The lengths that a pause may have, in days.
    pub const DAYS: RangeInclusive<u16> = 1..=60;

    /// The number of motions that a member may make at a table within a day. Motions that ask nobody do not
    /// count.
    pub const DAILY: usize = 10;
}

/// An answer to an offer or motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Yes.
    Accept,
    /// No.
    Refuse,
    /// The proposer withdraws it.
    Withdraw,
}

impl Answer {
    /// All answers.
    pub const ALL: [Answer; 3] = [Answer::Accept, Answer::Refuse, Answer::Withdraw];

    /// The word in the ids of buttons.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Answer::Accept => "accept",
            Answer::Refuse => "refuse",
            Answer::Withdraw => "withdraw",
        }
    }

    /// The answer with this word.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Answer> {
        Answer::ALL.into_iter().find(|answer| answer.code() == code)
    }
}
