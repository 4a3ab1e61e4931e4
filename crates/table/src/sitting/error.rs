//! The reasons why a table refuses, for people.

use crate::log::deal::DealState;
use crate::log::replay::ReplayError;
use crate::log::sentences::{count, moment};
use crate::stored::motion::Motion;
use jiff::Timestamp;
use liege_game::{Refusal, Seat, words};
use liege_words::{Arg, Language, Message, refusals};
use std::fmt;

refusals! {
    /// The reason why a table refuses something. Nothing has changed then.
    #[derive(Clone, Debug, PartialEq)]
    pub enum TableError;

    /// The game has not started.
    NotStarted => "table-not-started";
    /// The game has started, so seats can't change.
    AlreadyStarted => "table-already-started";
    /// The game is over.
    Over => "table-over";
    /// The table was abandoned.
    Abandoned => "table-abandoned";
    /// The game has no such seat.
    NoSuchSeat => "table-no-such-seat";
    /// Seats are being drawn, and another member is to choose.
    Dealing {
        /// The name of the member who is to choose.
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
        /// The name of its holder.
        name: String,
    } => {
        // At an anonymous table there is no name.
        let id = if name.is_empty() { "table-seat-taken-unnamed" } else { "table-seat-taken" };
        Message::new(id).with("seat", *seat).with("name", name.as_str())
    };
    /// The seat is reserved for somebody else.
    SeatReserved {
        /// The seat.
        seat: Seat,
        /// The name of that member.
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
        /// The free seats.
        seats: Vec<Seat>,
    } => "table-seats-free";
    /// Nobody has sat down.
    NobodySits => "table-nobody-sits";
    /// The log has grown since the member was shown the state that they act on.
    Stale {
        /// Length of the log when it was shown.
        seen: usize,
        /// Length of the log now.
        now: usize,
    } => "table-stale";
    /// The member (or the referee) may not make this action.
    NotYourAction {
        /// The action.
        action: String,
    } => "table-not-your-action";
    /// None of the member's seats can resign now.
    CannotResign => "table-cannot-resign";
    /// Several of the member's seats may be meant.
    WhichSeat {
        /// The seats.
        seats: Vec<Seat>,
        /// The action of each.
        actions: Vec<String>,
    } => { Message::new("table-which-seat").with("seats", seats.argument()) };
    /// A table can't have this number of seats.
    WrongSeats {
        /// The number given.
        given: usize,
        /// The number of the game's seats.
        needed: usize,
    } => "table-wrong-seats";
    /// The table was played under rules that the program no longer knows.
    OldRules {
        /// The version.
        rules: u32,
    } => "table-old-rules";
    /// The game does not accept the log.
    Unplayable(error: ReplayError) => {
        match error {
            ReplayError::Start(refusal) => refusal.message.clone(),
            error => Message::new("table-unplayable").with("number", count(error.number())),
        }
    };
    /// The game never stops drawing.
    EndlessChance => "table-endless-chance";
    /// There is no such offer or motion.
    NoSuchDeal => "table-no-such-deal";
    /// The offer or motion is decided.
    DealDecided {
        /// Its state.
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
    /// Others are asked, and the member is not.
    NotAsked {
        /// The seats that have to answer (empty for a member without a seat).
        waiting: Vec<Seat>,
    } => { asking("table-not-asked", "table-not-asked-you", waiting) };
    /// The member made this proposal, and others have to answer it.
    YourProposal {
        /// The seats that have to answer (empty for a member without a seat).
        waiting: Vec<Seat>,
    } => { asking("table-your-proposal", "table-your-proposal-handed", waiting) };
    /// The member has accepted already; others have not answered yet.
    Answered {
        /// The seats that have to answer.
        waiting: Vec<Seat>,
    } => { asking("table-answered", "table-not-asked-you", waiting) };
    /// Only the proposer can withdraw a proposal.
    NotYourProposal {
        /// The proposer.
        seat: Seat,
    } => "table-not-your-proposal";
    /// The game does not let this offer be withdrawn.
    CannotWithdraw => "table-cannot-withdraw";
    /// Several offers from the start may be meant.
    SeveralDeals => "table-several-deals";
    /// The game is paused.
    Paused {
        /// The end of the pause.
        until: Timestamp,
    } => "table-paused-no";
    /// A pause is proposed in a pause.
    PausedAlready {
        /// The end of the pause.
        until: Timestamp,
    } => "table-paused-already";
    /// The game is not paused.
    NotPaused => "table-not-paused";
    /// A pause of no days, or of too many.
    BadPause => {
        let (least, most) = (*Motion::DAYS.start(), *Motion::DAYS.end());
        Message::new("table-bad-pause").with("least", i64::from(least)).with("most", i64::from(most))
    };
    /// The game has its own acts for agreeing to a draw.
    DrawnByRules => "table-drawn-by-rules";
    /// Such a motion waits for answers already.
    MotionOpen {
        /// Its number, as people are shown it.
        number: usize,
    } => "table-motion-open";
    /// The member has made the largest number of motions allowed within a day.
    TooManyMotions {
        /// When they may make the next one.
        when: Timestamp,
    } => {
        Message::new("table-too-many-motions").with("most", count(Motion::DAILY)).with("from", moment(*when))
    };
    /// The member's motion was refused before, and no move was made since.
    RefusedLately {
        /// When they may make it again at the latest.
        when: Timestamp,
    } => {
        Message::new("table-refused-lately").with("from", moment(*when))
    };
    /// There is nothing to take back.
    NothingToTakeBack => "table-nothing-to-take-back";
    /// A draw of chance cannot be taken back.
    PastChance => "table-past-chance";
    /// A secret that is kept from the member prevents it. They are not told the reason.
    SecretReason => "table-veiled";
    /// A seat can only be handed to somebody else.
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
    /// The player still has time.
    StillPatient {
        /// The seat.
        seat: Seat,
        /// The end of that time.
        until: Timestamp,
    } => "table-still-patient";
    /// At this table nobody is replaced for being slow.
    EndlessPatience => "table-endless-patience";
    /// Nobody's time is up, or not that seat's.
    NobodyLate {
        /// The deadline of the seat (or the first of several), if there is a limit.
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
    /// This table has no leave.
    NoLeave => "table-no-leave";
    /// There is not enough leave left.
    LeaveShort {
        /// The whole days that are left.
        days: u16,
        /// The whole days in all.
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
    /// The member is on just this leave already.
    AwayAlready {
        /// Its end.
        until: Timestamp,
    } => "table-away-already";
    /// Moves have no time limit here.
    NoClock => "table-no-clock";
    /// This amount of time cannot be given.
    BadExtension {
        /// The largest number of days.
        most: u16,
    } => "table-bad-extension";
    /// The game waits for nobody.
    NobodyOwes => "table-nobody-owes";
    /// A player may not give time to their own side.
    OwnTime => "table-own-time";
    /// A player at an anonymous table may not give time: that would reveal which seats are not theirs.
    PlaysUnnamed => "table-plays-unnamed";
    /// A player may not pause the game alone for so long.
    OwnPauseLong {
        /// The largest number of days.
        most: u16,
    } => "table-own-pause-long";
    /// A player who has paused the game alone before may not do so again.
    OwnPauseUsed => "table-own-pause-used";
    /// A player whose time is up may not pause the game alone.
    OwnPauseLate {
        /// Their seat.
        seat: Seat,
    } => "table-own-pause-late";
    /// All have agreed to the pause.
    PausedByAll => "table-paused-by-all";
    /// Somebody else has paused the game.
    PausedByOther => "table-paused-by-other";
    /// Only a manager of the server may do that.
    NotManager => "table-not-manager";
    /// The manager plays, or has played, here.
    ManagerPlays => "table-manager-plays";
    /// The game was voided.
    Voided => "table-voided-already";
    /// The game has no result, or counts for nobody.
    NothingToVoid => "table-nothing-to-void";
    /// The game has been over for too long.
    VoidTooLate {
        /// The largest number of days.
        days: i64,
    } => "table-void-too-late";
    /// Voiding a game needs a reason.
    NoReason => "void-how";
    /// No ready check is in progress.
    NoMuster => "muster-none";
    /// The game starts when everybody has added a seed to the draws, or has declined to.
    SeedsAwaited => "seeds-awaited";
    /// Nothing is drawn here, so no seed can be added.
    NoSeeds => "seeds-none";
    /// The text can't be a seed.
    BadSeed => "seeds-bad";
    /// The member is neither a player nor the host.
    NotAtTable => "table-not-at-table";
    /// The game has really started.
    TooLate => "table-too-late";
    /// The table has no negotiation.
    NoTalk {
        /// The act, as people read it.
        action: String,
    } => "table-no-talk";
    /// Nobody can look beyond a draw of chance that is still to be made.
    ByLot => "plan-by-lot";
    /// The outcome of a move of dexterity can't be foreseen.
    Unforeseen => "plan-unforeseen";
    /// The seat that could make this action is not to move at that point of a line.
    NobodysTurn => "plan-nobodys-turn";
    /// The member has a choice, or nothing to play.
    NothingForced => "plan-not-forced";
    /// The game's refusal.
    Game(refusal: Refusal) => { refusal.message.clone() };
}

impl TableError {
    /// The error for a new entry that was refused.
    pub(crate) fn of_entry(error: ReplayError) -> TableError {
        match error {
            ReplayError::Refused { refusal, .. } => TableError::Game(*refusal),
            error => TableError::Unplayable(error),
        }
    }

    /// The canonical actions among which the member may choose; each is playable by itself.
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

/// A field of a refusal, as an argument of its sentence.
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

/// The sentence for a member who is not asked. It names the seats that are, or says that a member without a
/// seat is.
fn asking(seated: &'static str, unseated: &'static str, waiting: &[Seat]) -> Message {
    if waiting.is_empty() {
        return Message::new(unseated);
    }
    Message::new(seated).with("waiting", waiting.argument())
}
