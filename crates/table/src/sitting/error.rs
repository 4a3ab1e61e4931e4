//! Why a table refuses, for people.

use crate::log::deal::DealState;
use crate::log::replay::ReplayError;
use crate::log::sentences::{count, moment};
use crate::stored::motion::Motion;
use jiff::Timestamp;
use liege_game::{Refusal, Seat};
use liege_words::{Arg, Message};

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
    #[error("the table was given up")]
    Abandoned,
    /// The game has no such seat.
    #[error("there is no such seat")]
    NoSuchSeat,
    /// Seats are being dealt, and another is to choose.
    #[error("seats are being dealt; {name} is to choose")]
    Dealing {
        /// Who is to choose.
        name: String,
    },
    /// Dice will be rolled, so no seat can be named yet.
    #[error("dice are rolled for the seats")]
    ByDice,
    /// The member has a place already at a table where everybody has one.
    #[error("the member has a place already")]
    PlaceYours,
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
    /// The offer or motion is decided.
    #[error("it is decided: {state:?}")]
    DealDecided {
        /// How it stands.
        state: DealState,
    },
    /// Others are asked, and the member has no part in it.
    #[error("others are asked")]
    NotAsked {
        /// Whose answer is waited for (none: a member's who need not have a seat).
        waiting: Vec<Seat>,
    },
    /// The member's own proposal is for others to answer.
    #[error("one's own proposal is for others to answer")]
    YourProposal {
        /// Whose answer is waited for (none: a member's who need not have a seat).
        waiting: Vec<Seat>,
    },
    /// The member has said yes already; others have not answered yet.
    #[error("the member has agreed already")]
    Answered {
        /// Whose answer is waited for.
        waiting: Vec<Seat>,
    },
    /// Only the proposer takes a proposal back.
    #[error("only the proposer withdraws")]
    NotYourProposal {
        /// The proposer.
        seat: Seat,
    },
    /// The game does not let this offer be taken back.
    #[error("this offer can't be withdrawn")]
    CannotWithdraw,
    /// Several offers from the start could be meant.
    #[error("several offers could be meant")]
    SeveralDeals,
    /// The game is paused.
    #[error("the game is paused until {until}")]
    Paused {
        /// Until then.
        until: Timestamp,
    },
    /// A pause is proposed in a pause.
    #[error("the game is already paused until {until}")]
    PausedAlready {
        /// Until then.
        until: Timestamp,
    },
    /// The game is not paused.
    #[error("the game is not paused")]
    NotPaused,
    /// A pause of no days, or of too many.
    #[error("a pause lasts from {} to {} days", Motion::DAYS.start(), Motion::DAYS.end())]
    BadPause,
    /// The game has acts of its own for agreeing to a draw.
    #[error("a draw is offered as the rules of this game say")]
    DrawnByRules,
    /// Such a motion waits for answers already.
    #[error("such a motion is open already: entry {number}")]
    MotionOpen {
        /// Its number, as people are shown it.
        number: usize,
    },
    /// The member has made as many motions as anybody may within a day.
    #[error("the member has made {} motions within a day", Motion::DAILY)]
    TooManyMotions {
        /// When the next may be made.
        when: Timestamp,
    },
    /// The same motion of the same member was refused, and the game has not gone on since.
    #[error("the same was refused lately")]
    RefusedLately {
        /// When it may be made again at the latest.
        when: Timestamp,
    },
    /// There is nothing to be taken back.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// A draw of chance cannot be taken back.
    #[error("a draw of chance can't be taken back")]
    PastChance,
    /// Something that is kept from the member stands in the way; why, they are not told.
    #[error("something that they may not know of stands in the way")]
    SecretReason,
    /// A seat is handed to somebody else.
    #[error("a seat is handed to somebody else")]
    HandToNobody,
    /// Nobody holds the seat.
    #[error("nobody holds the seat")]
    SeatVacant {
        /// The seat.
        seat: Seat,
    },
    /// The seat is not to move.
    #[error("the seat owes nothing")]
    OwesNothing {
        /// The seat.
        seat: Seat,
    },
    /// The player may still take their time.
    #[error("the player has time until {until}")]
    StillPatient {
        /// The seat.
        seat: Seat,
        /// Until then.
        until: Timestamp,
    },
    /// At this table nobody is replaced for being slow.
    #[error("nobody is replaced for being slow at this table")]
    EndlessPatience,
    /// Nobody's time is up, or not that seat's.
    #[error("nobody's time is up")]
    NobodyLate {
        /// Until when the seat has (or of several the first), if there is a limit.
        until: Option<Timestamp>,
    },
    /// Only an opponent of a seat whose time is up may claim.
    #[error("no opponent of theirs")]
    NotOpponent {
        /// The seats whose time is up.
        seats: Vec<Seat>,
    },
    /// The time of several seats is up.
    #[error("whose time is up?")]
    WhichLate {
        /// The seats.
        seats: Vec<Seat>,
    },
    /// At this table there is no leave.
    #[error("this table has no leave")]
    NoLeave,
    /// So much leave is not left.
    #[error("{days} days of leave are left")]
    LeaveShort {
        /// The whole days that are left.
        days: u16,
        /// Of so many.
        most: u16,
    },
    /// The time of the seat is up, so a leave comes too late.
    #[error("the time is up already")]
    TimeUp {
        /// The seat.
        seat: Seat,
    },
    /// None of the member's seats is in the game any more.
    #[error("the member is out of the game")]
    OutOfGame,
    /// The member is not on leave.
    #[error("the member is not on leave")]
    NotAway,
    /// The member is on leave already, for just so long.
    #[error("the member is on leave already, until {until}")]
    AwayAlready {
        /// Until when.
        until: Timestamp,
    },
    /// Moves may take any time here.
    #[error("there is no limit")]
    NoClock,
    /// So much time cannot be given.
    #[error("more time is 1 hour to {most} days, and leads beyond now")]
    BadExtension {
        /// The most days.
        most: u16,
    },
    /// The game waits for nobody.
    #[error("the game waits for nobody")]
    NobodyOwes,
    /// Somebody who plays gives time to their own side.
    #[error("nobody who plays gives time to their own side")]
    OwnTime,
    /// Somebody who plays where nobody may know who holds which seat would tell which seats are not theirs.
    #[error("who plays at an anonymous table gives no time")]
    PlaysUnnamed,
    /// Somebody who plays pauses the game alone for too long.
    #[error("who plays pauses the game alone for at most {most} days")]
    OwnPauseLong {
        /// The most days.
        most: u16,
    },
    /// Somebody who plays has paused the game alone before.
    #[error("who plays pauses the game alone once")]
    OwnPauseUsed,
    /// Somebody who plays, and whose time is up, pauses the game alone.
    #[error("who is late does not pause the game alone")]
    OwnPauseLate {
        /// Their seat.
        seat: Seat,
    },
    /// All have agreed to the pause.
    #[error("all have agreed to the pause")]
    PausedByAll,
    /// Somebody else has paused the game.
    #[error("somebody else has paused the game")]
    PausedByOther,
    /// Only who manages the server may do that.
    #[error("only who manages the server may do that")]
    NotManager,
    /// A manager who plays, or has played, there.
    #[error("the manager plays there")]
    ManagerPlays,
    /// The game was voided.
    #[error("the game was voided already")]
    Voided,
    /// The game has no result, or counts for nobody.
    #[error("there is no result that counts")]
    NothingToVoid,
    /// The game has been over for too long.
    #[error("the game has been over for more than {days} days")]
    VoidTooLate {
        /// The most days.
        days: i64,
    },
    /// A game is voided for a reason.
    #[error("a reason is missing")]
    NoReason,
    /// No ready check is called.
    #[error("no muster is called")]
    NoMuster,
    /// The game begins when everybody has added a seed to the draws, or has declined to.
    #[error("the players are asked for seeds")]
    SeedsAwaited,
    /// Nothing is drawn here to which a seed could be added.
    #[error("no seeds are added here")]
    NoSeeds,
    /// What was given can't be a seed.
    #[error("no seed")]
    BadSeed,
    /// Neither a player nor the host.
    #[error("neither a player nor the host")]
    NotAtTable,
    /// The game has really begun.
    #[error("two moves have been made")]
    TooLate,
    /// The table is one without negotiation.
    #[error("there is no negotiation at this table: `{action}`")]
    NoTalk {
        /// The act, as people read it.
        action: String,
    },
    /// Nobody can look beyond a draw of chance that is still to be made.
    #[error("what comes next is drawn by lot")]
    ByLot,
    /// What comes of a move of dexterity is not foretold.
    #[error("what comes of that is not foretold")]
    Unforeseen,
    /// Whose action it could be is not to move at that point of a line.
    #[error("nobody is to move there whose action this could be")]
    NobodysTurn,
    /// The member has a choice, or nothing to play.
    #[error("there is not exactly one action")]
    NothingForced,
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
            TableError::Dealing { name } => Message::new("table-dealing").with("name", name.as_str()),
            TableError::ByDice => Message::new("table-by-dice"),
            TableError::PlaceYours => Message::new("table-place-yours"),
            TableError::NoSeatFree => Message::new("table-no-seat-free"),
            // Where names are not to be known there is none.
            TableError::SeatTaken { seat, name } if name.is_empty() => {
                Message::new("table-seat-taken-unnamed").with("seat", *seat)
            }
            TableError::SeatReserved { seat, name } if name.is_empty() => {
                Message::new("table-seat-reserved-unnamed").with("seat", *seat)
            }
            TableError::NotHost { host } if host.is_empty() => Message::new("table-not-host-unnamed"),
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
            TableError::DealDecided { state } => Message::new(match state {
                DealState::Open { .. } | DealState::Void => "table-decided-void",
                DealState::Made => "table-decided-made",
                DealState::Refused { .. } => "table-decided-refused",
                DealState::Withdrawn => "table-decided-withdrawn",
                DealState::Lapsed => "table-decided-lapsed",
                DealState::Expired => "table-decided-expired",
            }),
            TableError::NotAsked { waiting } => asking("table-not-asked", "table-not-asked-you", waiting),
            TableError::YourProposal { waiting } => {
                asking("table-your-proposal", "table-your-proposal-handed", waiting)
            }
            TableError::Answered { waiting } => asking("table-answered", "table-not-asked-you", waiting),
            TableError::NotYourProposal { seat } => {
                Message::new("table-not-your-proposal").with("seat", *seat)
            }
            TableError::CannotWithdraw => Message::new("table-cannot-withdraw"),
            TableError::SeveralDeals => Message::new("table-several-deals"),
            TableError::Paused { until } => Message::new("table-paused-no").with("until", moment(*until)),
            TableError::PausedAlready { until } => {
                Message::new("table-paused-already").with("until", moment(*until))
            }
            TableError::NotPaused => Message::new("table-not-paused"),
            TableError::DrawnByRules => Message::new("table-drawn-by-rules"),
            TableError::BadPause => Message::new("table-bad-pause")
                .with("least", i64::from(*Motion::DAYS.start()))
                .with("most", i64::from(*Motion::DAYS.end())),
            TableError::MotionOpen { number } => {
                Message::new("table-motion-open").with("number", count(*number))
            }
            TableError::TooManyMotions { when } => Message::new("table-too-many-motions")
                .with("most", count(Motion::DAILY))
                .with("when", moment(*when)),
            TableError::RefusedLately { when } => {
                Message::new("table-refused-lately").with("when", moment(*when))
            }
            TableError::NothingToTakeBack => Message::new("table-nothing-to-take-back"),
            TableError::PastChance => Message::new("table-past-chance"),
            TableError::SecretReason => Message::new("table-veiled"),
            TableError::HandToNobody => Message::new("table-hand-to-nobody"),
            TableError::SeatVacant { seat } => Message::new("table-seat-vacant").with("seat", *seat),
            TableError::OwesNothing { seat } => Message::new("table-owes-nothing").with("seat", *seat),
            TableError::StillPatient { seat, until } => {
                Message::new("table-still-patient").with("seat", *seat).with("until", moment(*until))
            }
            TableError::EndlessPatience => Message::new("table-endless-patience"),
            TableError::NobodyLate { until: None } => Message::new("table-nobody-late"),
            TableError::NobodyLate { until: Some(until) } => {
                Message::new("table-nobody-late-until").with("until", moment(*until))
            }
            TableError::NotOpponent { seats } => {
                Message::new("table-not-opponent").with("seats", names(seats))
            }
            TableError::WhichLate { seats } => Message::new("table-which-late").with("seats", names(seats)),
            TableError::NoLeave => Message::new("table-no-leave"),
            TableError::LeaveShort { days, most } => Message::new("table-leave-short")
                .with("days", i64::from(*days))
                .with("most", i64::from(*most)),
            TableError::TimeUp { seat } => Message::new("table-time-up").with("seat", *seat),
            TableError::OutOfGame => Message::new("table-out-of-game"),
            TableError::NotAway => Message::new("table-not-away"),
            TableError::AwayAlready { until } => {
                Message::new("table-away-already").with("until", moment(*until))
            }
            TableError::NoClock => Message::new("table-no-clock"),
            TableError::BadExtension { most } => {
                Message::new("table-bad-extension").with("most", i64::from(*most))
            }
            TableError::NobodyOwes => Message::new("table-nobody-owes"),
            TableError::OwnTime => Message::new("table-own-time"),
            TableError::PlaysUnnamed => Message::new("table-plays-unnamed"),
            TableError::OwnPauseLong { most } => {
                Message::new("table-own-pause-long").with("most", i64::from(*most))
            }
            TableError::OwnPauseUsed => Message::new("table-own-pause-used"),
            TableError::OwnPauseLate { seat } => Message::new("table-own-pause-late").with("seat", *seat),
            TableError::PausedByAll => Message::new("table-paused-by-all"),
            TableError::PausedByOther => Message::new("table-paused-by-other"),
            TableError::NotManager => Message::new("table-not-manager"),
            TableError::ManagerPlays => Message::new("table-manager-plays"),
            TableError::Voided => Message::new("table-voided-already"),
            TableError::NothingToVoid => Message::new("table-nothing-to-void"),
            TableError::VoidTooLate { days } => Message::new("table-void-too-late").with("days", *days),
            TableError::NoReason => Message::new("void-how"),
            TableError::NoMuster => Message::new("muster-none"),
            TableError::SeedsAwaited => Message::new("seeds-awaited"),
            TableError::NoSeeds => Message::new("seeds-none"),
            TableError::BadSeed => Message::new("seeds-bad"),
            TableError::NotAtTable => Message::new("table-not-at-table"),
            TableError::TooLate => Message::new("table-too-late"),
            TableError::Unforeseen => Message::new("plan-unforeseen"),
            TableError::ByLot => Message::new("plan-by-lot"),
            TableError::NobodysTurn => Message::new("plan-nobodys-turn"),
            TableError::NothingForced => Message::new("plan-not-forced"),
            TableError::NoTalk { action } => Message::new("table-no-talk").with("action", action.as_str()),
        }
    }

    /// Why an entry made now was not taken.
    pub(crate) fn of_entry(error: ReplayError) -> TableError {
        match error {
            ReplayError::Refused { refusal, .. } => TableError::Game(*refusal),
            error => TableError::Unplayable(error),
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

fn names(seats: &[Seat]) -> Arg {
    Arg::All(seats.iter().map(|seat| Message::new("table-seat").with("seat", *seat)).collect())
}

/// What is said to somebody who is not asked: who is, or that a member is who need not have a seat.
fn asking(seated: &'static str, unseated: &'static str, waiting: &[Seat]) -> Message {
    if waiting.is_empty() {
        return Message::new(unseated);
    }
    Message::new(seated).with("waiting", names(waiting))
}
