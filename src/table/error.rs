//! Why a table refuses, for people.

use super::ReplayError;
use crate::game::{Refusal, Seat};
use crate::words::{Arg, Message};

/// Why a table refuses something. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum TableError {
    /// The game has not begun.
    #[error("the game has not begun")]
    NotStarted,
    /// The game has begun, so seats can't change.
    #[error("the game has begun")]
    AlreadyStarted,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The table was given up.
    #[error("the table was given up before the start")]
    Abandoned,
    /// The game has no such seat.
    #[error("there is no such seat")]
    NoSuchSeat,
    /// No seat is left for this member.
    #[error("no seat is free")]
    NoSeatFree,
    /// Somebody holds the seat.
    #[error("{name} holds the seat")]
    SeatTaken {
        /// The seat.
        seat: Seat,
        /// Who holds it.
        name: String,
    },
    /// The seat is kept for somebody else.
    #[error("the seat is kept for {name}")]
    SeatReserved {
        /// The seat.
        seat: Seat,
        /// For whom.
        name: String,
    },
    /// The member holds the seat already.
    #[error("the member holds the seat already")]
    SeatYours {
        /// The seat.
        seat: Seat,
    },
    /// The member holds no seat here.
    #[error("the member has no seat here")]
    NotSeated,
    /// The member does not hold that seat.
    #[error("the member does not hold that seat")]
    NotYourSeat {
        /// The seat.
        seat: Seat,
    },
    /// Only the host may do that.
    #[error("only the host, {host}, may do that")]
    NotHost {
        /// The host's name.
        host: String,
    },
    /// Seats are free.
    #[error("seats are free")]
    SeatsFree {
        /// Which.
        seats: Vec<Seat>,
    },
    /// Nobody has sat down.
    #[error("nobody has sat down")]
    NobodySits,
    /// The log has grown since what the member acts on was shown.
    #[error("shown after action {seen}, but action {now} has been played")]
    Stale {
        /// Length of the log when it was shown.
        seen: usize,
        /// Length of the log now.
        now: usize,
    },
    /// The action is not the member's (or the referee's) to enter.
    #[error("`{action}` is not theirs to enter")]
    NotYourAction {
        /// The action.
        action: String,
    },
    /// None of the member's seats can resign now.
    #[error("there is nothing to resign")]
    CannotResign,
    /// Several of the member's seats could be meant.
    #[error("which seat?")]
    WhichSeat {
        /// The seats.
        seats: Vec<Seat>,
        /// The action of each.
        actions: Vec<String>,
    },
    /// A table of so many seats can't be.
    #[error("{given} seats given, the game has {needed}")]
    WrongSeats {
        /// How many were given.
        given: usize,
        /// How many the game has.
        needed: usize,
    },
    /// The table was played under rules that the program no longer knows.
    #[error("rules version {rules} is no longer supported")]
    OldRules {
        /// The version.
        rules: u32,
    },
    /// The game does not take the log.
    #[error(transparent)]
    Unplayable(ReplayError),
    /// A game that never stops drawing.
    #[error("the game draws without end")]
    EndlessChance,
    /// There is no such offer or motion.
    #[error("there is no such offer")]
    NoSuchDeal,
    /// The game's refusal.
    #[error("the game refuses: {}", .0.message.id())]
    Game(Refusal),
}

impl TableError {
    /// The reason in words. Seats among its arguments are those of the table's game.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            TableError::NotStarted => Message::new("table-not-started"),
            TableError::AlreadyStarted => Message::new("table-already-started"),
            TableError::Over => Message::new("table-over"),
            TableError::Abandoned => Message::new("table-abandoned"),
            TableError::NoSuchSeat => Message::new("table-no-such-seat"),
            TableError::NoSeatFree => Message::new("table-no-seat-free"),
            TableError::SeatTaken { seat, name } => {
                Message::new("table-seat-taken").with("seat", *seat).with("name", name.as_str())
            }
            TableError::SeatReserved { seat, name } => {
                Message::new("table-seat-reserved").with("seat", *seat).with("name", name.as_str())
            }
            TableError::SeatYours { seat } => Message::new("table-seat-yours").with("seat", *seat),
            TableError::NotSeated => Message::new("table-not-seated"),
            TableError::NotYourSeat { seat } => Message::new("table-not-your-seat").with("seat", *seat),
            TableError::NotHost { host } => Message::new("table-not-host").with("host", host.as_str()),
            TableError::SeatsFree { seats } => Message::new("table-seats-free").with("seats", names(seats)),
            TableError::NobodySits => Message::new("table-nobody-sits"),
            TableError::Stale { seen, now } => {
                Message::new("table-stale").with("seen", count(*seen)).with("now", count(*now))
            }
            TableError::NotYourAction { action } => {
                Message::new("table-not-your-action").with("action", action.as_str())
            }
            TableError::CannotResign => Message::new("table-cannot-resign"),
            TableError::WhichSeat { seats, .. } => {
                Message::new("table-which-seat").with("seats", names(seats))
            }
            TableError::WrongSeats { given, needed } => {
                Message::new("table-wrong-seats").with("given", count(*given)).with("needed", count(*needed))
            }
            TableError::OldRules { rules } => {
                Message::new("table-old-rules").with("rules", i64::from(*rules))
            }
            TableError::Unplayable(ReplayError::Start(refusal)) | TableError::Game(refusal) => {
                refusal.message.clone()
            }
            TableError::Unplayable(error) => {
                Message::new("table-unplayable").with("number", count(error.number()))
            }
            TableError::EndlessChance => Message::new("table-endless-chance"),
            TableError::NoSuchDeal => Message::new("table-no-such-deal"),
        }
    }

    /// The canonical actions of which the member may mean one; each is playable as it stands.
    #[must_use]
    pub fn candidates(&self) -> &[String] {
        match self {
            TableError::Game(refusal) => &refusal.candidates,
            TableError::WhichSeat { actions, .. } => actions,
            _ => &[],
        }
    }
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn names(seats: &[Seat]) -> Arg {
    Arg::All(seats.iter().map(|seat| Message::new("table-seat").with("seat", *seat)).collect())
}
