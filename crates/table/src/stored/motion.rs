//! Motions: what the people at a table ask of one another beside the game, to be agreed to.

use liege_game::Seat;
use std::ops::RangeInclusive;

/// Something proposed to the others at the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Motion {
    /// Take actions back.
    Takeback {
        /// The number of the last entry of the log that stays; 0: none.
        to: usize,
    },
    /// Stop the game and its clock for a while; it goes on by itself after that.
    Pause {
        /// For so many days, 1 to 60.
        days: u16,
    },
    /// Go on before a pause is over.
    Resume,
    /// End the game without a result.
    Annul,
    /// End the game as a draw, where the game has no acts of its own for that
    /// ([`liege_game::State::drawn`]).
    Draw,
    /// Hand a seat over to somebody else, who has to accept.
    Hand {
        /// The seat.
        seat: Seat,
        /// The id of the member who is to take it.
        to: String,
    },
}

impl Motion {
    /// The days that a pause may last.
    pub const DAYS: RangeInclusive<u16> = 1..=60;

    /// How many motions a member may make at a table within a day: who asks more often than that is not
    /// asking. What asks nobody is not counted.
    pub const DAILY: usize = 10;
}

/// What is said to an offer or motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Yes.
    Accept,
    /// No.
    Refuse,
    /// The proposer takes it back.
    Withdraw,
}

impl Answer {
    /// All of them.
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

    /// The answer of that word.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Answer> {
        Answer::ALL.into_iter().find(|answer| answer.code() == code)
    }
}
