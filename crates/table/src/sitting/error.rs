//! Why a table refuses, for people.

use crate::log::deal::DealState;
use crate::log::replay::ReplayError;
use crate::log::sentences::{count, moment};
use crate::stored::motion::Motion;
use jiff::Timestamp;
use liege_game::{Refusal, Seat, words};
use liege_words::{Arg, Language, Message};
use std::fmt;

/// Declares each refusal once: its name, what it carries, and the sentence that says it. The arguments of a sentence that
/// is given by its id are all that the refusal carries, under the same names.
macro_rules! refusals {
    ($(
        $(#[$doc:meta])*
        $name:ident
            $(($only:ident: $kind:ty))?
            $({ $($(#[$field_doc:meta])* $field:ident: $type:ty),+ $(,)? })?
            => $sentence:tt;
    )*) => {
        /// Why a table refuses something. Nothing has changed then.
        #[derive(Clone, Debug, PartialEq)]
        pub enum TableError {
            $($(#[$doc])* $name $(($kind))? $({ $($(#[$field_doc])* $field: $type),+ })?,)*
        }

        impl TableError {
            /// The reason in words. Seats among its arguments are those of the table's game.
            #[allow(unused_variables)] // Not every sentence has all that the refusal carries.
            pub fn message(&self) -> Message {
                match self {
                    $(TableError::$name $(($only))? $({ $($field),+ })? => {
                        sentence!($sentence $($($field)+)?)
                    })*
                }
            }
        }
    };
}

macro_rules! sentence {
    ($id:literal $($field:ident)*) => { Message::new($id)$(.with(stringify!($field), $field.argument()))* };
    ($message:block $($field:ident)*) => { $message };
}

refusals! {
    /// The game has not begun.
    NotStarted => "table-not-started";
    /// The game has begun, so seats can't change.
    AlreadyStarted => "table-already-started";
    /// The game is over.
    Over => "table-over";
    /// The table was given up.
    Abandoned => "table-abandoned";
    /// The game has no such seat.
    NoSuchSeat => "table-no-such-seat";
    /// Seats are being dealt, and another is to choose.
    Dealing {
        /// Who is to choose.
        name: String,
    } => "table-dealing";
    /// Dice will be rolled, so no seat can be named yet.
    ByDice => "table-by-dice";
    /// The member has a place already at a table where everybody has one.
    PlaceYours => "table-place-yours";
    /// No seat is left for this member.
    NoSeatFree => "table-no-seat-free";
    /// Somebody holds the seat.
    SeatTaken {
        /// The seat.
        seat: Seat,
        /// Who holds it.
        name: String,
    } => {
        // Where names are not to be known there is none.
        let id = if name.is_empty() { "table-seat-taken-unnamed" } else { "table-seat-taken" };
        Message::new(id).with("seat", *seat).with("name", name.as_str())
    };
    /// The seat is kept for somebody else.
    SeatReserved {
        /// The seat.
        seat: Seat,
        /// For whom.
        name: String,
    } => {
        let id = if name.is_empty() { "table-seat-reserved-unnamed" } else { "table-seat-reserved" };
        Message::new(id).with("seat", *seat).with("name", name.as_str())
    };
    /// The member holds the seat already.
    SeatYours {
        /// The seat.
        seat: Seat,
    } => "table-seat-yours";
    /// The member holds no seat here.
    NotSeated => "table-not-seated";
    /// The member does not hold that seat.
    NotYourSeat {
        /// The seat.
        seat: Seat,
    } => "table-not-your-seat";
    /// Only the host may do that.
    NotHost {
        /// The host's name.
        host: String,
    } => {
        let id = if host.is_empty() { "table-not-host-unnamed" } else { "table-not-host" };
        Message::new(id).with("host", host.as_str())
    };
    /// Seats are free.
    SeatsFree {
        /// Which.
        seats: Vec<Seat>,
    } => "table-seats-free";
    /// Nobody has sat down.
    NobodySits => "table-nobody-sits";
    /// The log has grown since what the member acts on was shown.
    Stale {
        /// Length of the log when it was shown.
        seen: usize,
        /// Length of the log now.
        now: usize,
    } => "table-stale";
    /// The action is not the member's (or the referee's) to enter.
    NotYourAction {
        /// The action.
        action: String,
    } => "table-not-your-action";
    /// None of the member's seats can resign now.
    CannotResign => "table-cannot-resign";
    /// Several of the member's seats could be meant.
    WhichSeat {
        /// The seats.
        seats: Vec<Seat>,
        /// The action of each.
        actions: Vec<String>,
    } => { Message::new("table-which-seat").with("seats", seats.argument()) };
    /// A table of so many seats can't be.
    WrongSeats {
        /// How many were given.
        given: usize,
        /// How many the game has.
        needed: usize,
    } => "table-wrong-seats";
    /// The table was played under rules that the program no longer knows.
    OldRules {
        /// The version.
        rules: u32,
    } => "table-old-rules";
    /// The game does not take the log.
    Unplayable(error: ReplayError) => {
        match error {
            ReplayError::Start(refusal) => refusal.message.clone(),
            error => Message::new("table-unplayable").with("number", count(error.number())),
        }
    };
    /// A game that never stops drawing.
    EndlessChance => "table-endless-chance";
    /// There is no such offer or motion.
    NoSuchDeal => "table-no-such-deal";
    /// The offer or motion is decided.
    DealDecided {
        /// How it stands.
        state: DealState,
    } => {
        Message::new(match state {
            DealState::Open { .. } | DealState::Void => "table-decided-void",
            DealState::Made => "table-decided-made",
            DealState::Refused { .. } => "table-decided-refused",
            DealState::Withdrawn => "table-decided-withdrawn",
            DealState::Lapsed => "table-decided-lapsed",
            DealState::Expired => "table-decided-expired",
        })
    };
    /// Others are asked, and the member has no part in it.
    NotAsked {
        /// Whose answer is waited for (none: a member's who need not have a seat).
        waiting: Vec<Seat>,
    } => { asking("table-not-asked", "table-not-asked-you", waiting) };
    /// The member's own proposal is for others to answer.
    YourProposal {
        /// Whose answer is waited for (none: a member's who need not have a seat).
        waiting: Vec<Seat>,
    } => { asking("table-your-proposal", "table-your-proposal-handed", waiting) };
    /// The member has said yes already; others have not answered yet.
    Answered {
        /// Whose answer is waited for.
        waiting: Vec<Seat>,
    } => { asking("table-answered", "table-not-asked-you", waiting) };
    /// Only the proposer takes a proposal back.
    NotYourProposal {
        /// The proposer.
        seat: Seat,
    } => "table-not-your-proposal";
    /// The game does not let this offer be taken back.
    CannotWithdraw => "table-cannot-withdraw";
    /// Several offers from the start could be meant.
    SeveralDeals => "table-several-deals";
    /// The game is paused.
    Paused {
        /// Until then.
        until: Timestamp,
    } => "table-paused-no";
    /// A pause is proposed in a pause.
    PausedAlready {
        /// Until then.
        until: Timestamp,
    } => "table-paused-already";
    /// The game is not paused.
    NotPaused => "table-not-paused";
    /// A pause of no days, or of too many.
    BadPause => {
        let (least, most) = (*Motion::DAYS.start(), *Motion::DAYS.end());
        Message::new("table-bad-pause").with("least", i64::from(least)).with("most", i64::from(most))
    };
    /// The game has acts of its own for agreeing to a draw.
    DrawnByRules => "table-drawn-by-rules";
    /// Such a motion waits for answers already.
    MotionOpen {
        /// Its number, as people are shown it.
        number: usize,
    } => "table-motion-open";
    /// The member has made as many motions as anybody may within a day.
    TooManyMotions {
        /// When the next may be made.
        when: Timestamp,
    } => {
        Message::new("table-too-many-motions").with("most", count(Motion::DAILY)).with("from", moment(*when))
    };
    /// The motion of that member was refused before, and the game has not gone on since.
    RefusedLately {
        /// When it may be made again at the latest.
        when: Timestamp,
    } => {
        Message::new("table-refused-lately").with("from", moment(*when))
    };
    /// There is nothing to be taken back.
    NothingToTakeBack => "table-nothing-to-take-back";
    /// A draw of chance cannot be taken back.
    PastChance => "table-past-chance";
    /// Something that is kept from the member stands in the way; why, they are not told.
    SecretReason => "table-veiled";
    /// A seat is handed to somebody else.
    HandToNobody => "table-hand-to-nobody";
    /// Nobody holds the seat.
    SeatVacant {
        /// The seat.
        seat: Seat,
    } => "table-seat-vacant";
    /// The seat is not to move.
    OwesNothing {
        /// The seat.
        seat: Seat,
    } => "table-owes-nothing";
    /// The player may still take their time.
    StillPatient {
        /// The seat.
        seat: Seat,
        /// Until then.
        until: Timestamp,
    } => "table-still-patient";
    /// At this table nobody is replaced for being slow.
    EndlessPatience => "table-endless-patience";
    /// Nobody's time is up, or not that seat's.
    NobodyLate {
        /// Until when the seat has (or of several the first), if there is a limit.
        until: Option<Timestamp>,
    } => {
        match until {
            None => Message::new("table-nobody-late"),
            Some(until) => Message::new("table-nobody-late-until").with("until", moment(*until)),
        }
    };
    /// Only an opponent of a seat whose time is up may claim.
    NotOpponent {
        /// The seats whose time is up.
        seats: Vec<Seat>,
    } => "table-not-opponent";
    /// The time of several seats is up.
    WhichLate {
        /// The seats.
        seats: Vec<Seat>,
    } => "table-which-late";
    /// At this table there is no leave.
    NoLeave => "table-no-leave";
    /// So much leave is not left.
    LeaveShort {
        /// The whole days that are left.
        days: u16,
        /// Of so many.
        most: u16,
    } => "table-leave-short";
    /// The time of the seat is up, so a leave comes too late.
    TimeUp {
        /// The seat.
        seat: Seat,
    } => "table-time-up";
    /// None of the member's seats is in the game any more.
    OutOfGame => "table-out-of-game";
    /// The member is not on leave.
    NotAway => "table-not-away";
    /// The member is on leave already, for just so long.
    AwayAlready {
        /// Until when.
        until: Timestamp,
    } => "table-away-already";
    /// Moves may take any time here.
    NoClock => "table-no-clock";
    /// So much time cannot be given.
    BadExtension {
        /// The most days.
        most: u16,
    } => "table-bad-extension";
    /// The game waits for nobody.
    NobodyOwes => "table-nobody-owes";
    /// Somebody who plays gives time to their own side.
    OwnTime => "table-own-time";
    /// Somebody who plays where nobody may know who holds which seat would tell which seats are not theirs.
    PlaysUnnamed => "table-plays-unnamed";
    /// Somebody who plays pauses the game alone for too long.
    OwnPauseLong {
        /// The most days.
        most: u16,
    } => "table-own-pause-long";
    /// Somebody who plays has paused the game alone before.
    OwnPauseUsed => "table-own-pause-used";
    /// Somebody who plays, and whose time is up, pauses the game alone.
    OwnPauseLate {
        /// Their seat.
        seat: Seat,
    } => "table-own-pause-late";
    /// All have agreed to the pause.
    PausedByAll => "table-paused-by-all";
    /// Somebody else has paused the game.
    PausedByOther => "table-paused-by-other";
    /// Only who manages the server may do that.
    NotManager => "table-not-manager";
    /// A manager who plays, or has played, there.
    ManagerPlays => "table-manager-plays";
    /// The game was voided.
    Voided => "table-voided-already";
    /// The game has no result, or counts for nobody.
    NothingToVoid => "table-nothing-to-void";
    /// The game has been over for too long.
    VoidTooLate {
        /// The most days.
        days: i64,
    } => "table-void-too-late";
    /// A game is voided for a reason.
    NoReason => "void-how";
    /// No ready check is called.
    NoMuster => "muster-none";
    /// The game begins when everybody has added a seed to the draws, or has declined to.
    SeedsAwaited => "seeds-awaited";
    /// Nothing is drawn here to which a seed could be added.
    NoSeeds => "seeds-none";
    /// What was given can't be a seed.
    BadSeed => "seeds-bad";
    /// Neither a player nor the host.
    NotAtTable => "table-not-at-table";
    /// The game has really begun.
    TooLate => "table-too-late";
    /// The table is one without negotiation.
    NoTalk {
        /// The act, as people read it.
        action: String,
    } => "table-no-talk";
    /// Nobody can look beyond a draw of chance that is still to be made.
    ByLot => "plan-by-lot";
    /// What comes of a move of dexterity is not foretold.
    Unforeseen => "plan-unforeseen";
    /// Whose action it could be is not to move at that point of a line.
    NobodysTurn => "plan-nobodys-turn";
    /// The member has a choice, or nothing to play.
    NothingForced => "plan-not-forced";
    /// The game's refusal.
    Game(refusal: Refusal) => { refusal.message.clone() };
}

impl TableError {
    /// Why an entry made now was not taken.
    pub(crate) fn of_entry(error: ReplayError) -> TableError {
        match error {
            ReplayError::Refused { refusal, .. } => TableError::Game(*refusal),
            error => TableError::Unplayable(error),
        }
    }

    /// The canonical actions of which the member may mean one; each is playable as it stands.
    pub fn candidates(&self) -> &[String] {
        match self {
            TableError::Game(refusal) => &refusal.candidates,
            TableError::WhichSeat { actions, .. } => actions,
            _ => &[],
        }
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableError::Unplayable(error) => error.fmt(f),
            TableError::Game(refusal) => write!(f, "the game refuses: {}", refusal.message.id()),
            error => f.write_str(&words().say(Language::ENGLISH, &error.message())),
        }
    }
}

impl std::error::Error for TableError {}

/// Something that a refusal carries, as an argument of its sentence.
trait Argument {
    fn argument(&self) -> Arg;
}

impl Argument for str {
    fn argument(&self) -> Arg {
        self.into()
    }
}

impl Argument for Seat {
    fn argument(&self) -> Arg {
        (*self).into()
    }
}

impl Argument for [Seat] {
    fn argument(&self) -> Arg {
        Arg::All(self.iter().map(|seat| Message::new("table-seat").with("seat", *seat)).collect())
    }
}

impl Argument for usize {
    fn argument(&self) -> Arg {
        count(*self).into()
    }
}

impl Argument for u16 {
    fn argument(&self) -> Arg {
        i64::from(*self).into()
    }
}

impl Argument for u32 {
    fn argument(&self) -> Arg {
        i64::from(*self).into()
    }
}

impl Argument for i64 {
    fn argument(&self) -> Arg {
        (*self).into()
    }
}

impl Argument for Timestamp {
    fn argument(&self) -> Arg {
        moment(*self).into()
    }
}

/// The sentence for somebody who is not asked: who is, or that a member is who need not have a seat.
fn asking(seated: &'static str, unseated: &'static str, waiting: &[Seat]) -> Message {
    if waiting.is_empty() {
        return Message::new(unseated);
    }
    Message::new(seated).with("waiting", waiting.argument())
}
