//! The reasons for which a contest refuses, for people.

use crate::facts::GameId;
use jiff::Timestamp;
use liege_game::words;
use liege_words::{Arg, Language, Message, refusals};
use std::fmt;

refusals! {
    /// The reason why a contest refuses something. Nothing has changed then.
    #[derive(Clone, Debug, PartialEq)]
    pub enum Error;

    /// Only the organiser may do that.
    NotOrganiser => "contest-not-organiser";
    /// Only the organiser or an arbiter may do that.
    NotArbiter => "contest-not-arbiter";
    /// An official may not decide a game of their own.
    OwnGame => "contest-own-game";
    /// Nobody writes that act; it follows from the state of the contest.
    NotYours => "contest-not-yours";
    /// The member does not take part.
    NotEntrant => "contest-not-entrant";
    /// There is no entrant with this number.
    NoSuchEntrant {
        /// The number.
        number: u32,
    } => "contest-no-such-entrant";
    /// The contest has no such game.
    NoSuchGame {
        /// The game.
        game: GameId,
    } => "contest-no-such-game";
    /// The contest has no such round.
    NoSuchRound {
        /// The round.
        round: u32,
    } => "contest-no-such-round";
    /// The contest has no such group or division.
    NoSuchPart {
        /// Its number.
        part: u32,
    } => "contest-no-such-part";
    /// The picture has no such page.
    NoSuchPage {
        /// The page.
        page: u32,
        /// The number of pages.
        pages: u32,
    } => "contest-no-such-page";
    /// Entries are not open yet.
    NotOpen => "contest-not-open";
    /// Entries are closed.
    EntriesClosed => "contest-entries-closed";
    /// The contest has started.
    Started => "contest-started";
    /// The contest has not started.
    NotStarted => "contest-not-started";
    /// The contest is over or cancelled.
    Over => "contest-over";
    /// The contest is paused.
    Paused => "contest-paused";
    /// The contest is not paused.
    NotPaused => "contest-not-paused";
    /// The member takes part already.
    EnteredAlready => "contest-entered-already";
    /// The member was in the contest and left it.
    LeftAlready => "contest-left-already";
    /// An entrant has another number of members.
    TeamSize {
        /// The number needed.
        needed: u8,
    } => "contest-team-size";
    /// No more machines may enter.
    NoMachines {
        /// The largest number.
        most: u32,
    } => "contest-no-machines";
    /// It is too late to enter.
    TooLate => "contest-too-late";
    /// There is no check-in now.
    NoCheckIn => "contest-no-check-in";
    /// A bye can't be asked for in this round.
    ByeTooLate {
        /// The first round for which one may still ask.
        first: u32,
    } => "contest-bye-too-late";
    /// The format has no byes.
    NoByes => "contest-no-byes";
    /// No half-point bye is left, or this is the last round.
    NoHalfBye {
        /// The largest number.
        most: u32,
    } => "contest-no-half-bye";
    /// Games of the round are open.
    RoundOpen {
        /// The number of open games.
        games: u32,
    } => "contest-round-open";
    /// No round is left.
    NoRoundLeft => "contest-no-round-left";
    /// The round can't be paired.
    NotPairable => "contest-not-pairable";
    /// An entrant stands twice in a pairing by hand, or does not play any more.
    BadPairing {
        /// The number.
        number: u32,
    } => "contest-bad-pairing";
    /// A table has the wrong number of seats.
    BadTable {
        /// The number needed.
        needed: u8,
    } => "contest-bad-table";
    /// The new deadline has passed.
    DeadlinePast => "contest-deadline-past";
    /// The verdict does not fit the game.
    BadVerdict => "contest-bad-verdict";
    /// A result can't be corrected any more.
    CorrectionLate {
        /// The days in which it could be.
        days: i64,
    } => "contest-correction-late";
    /// A reason is missing.
    NoReason => "contest-no-reason";
    /// This format has no substitutes.
    NoSubstitutes => "contest-no-substitutes";
    /// The contest is no ladder.
    NotLadder => "contest-not-ladder";
    /// The contest is no league.
    NotLeague => "contest-not-league";
    /// Nobody is asked about another season now.
    NotAsked => "contest-not-asked";
    /// A challenge names nobody, too many, or the challenger.
    BadChallenge {
        /// The largest number.
        most: u32,
    } => "contest-bad-challenge";
    /// The challenged stands too far above, or below.
    OutOfRange {
        /// The number of rungs.
        range: u32,
    } => "contest-out-of-range";
    /// The two have a challenge or a game with each other.
    ChallengedAlready => "contest-challenged-already";
    /// The two have met lately.
    MetLately {
        /// When they may again.
        from: Timestamp,
    } => "contest-met-lately";
    /// Somebody has the largest number of games.
    Busy {
        /// The largest number.
        most: u32,
    } => "contest-busy";
    /// Somebody is on holiday.
    OnHoliday => "contest-on-holiday";
    /// The holidays of this year are used up.
    NoHoliday {
        /// The days in a year.
        days: u32,
    } => "contest-no-holiday";
    /// There is no such open challenge.
    NoSuchChallenge => "contest-no-such-challenge";
    /// The moment has not come.
    NotDue => "contest-not-due";
    /// The terms contradict themselves.
    BadTerms {
        /// The fault.
        fault: Message,
    } => { fault.clone() };
    /// An entry is older than the one before it.
    Backwards => "contest-backwards";
    /// A line of a log can't be read, or does not fit those before it.
    BadLog {
        /// The line, from 1.
        line: u32,
    } => "contest-bad-log";
    /// A file can't be read.
    BadFile {
        /// The line, from 1.
        line: u32,
        /// The fault.
        fault: Message,
    } => "contest-bad-file";
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&words().say(Language::ENGLISH, &self.message()))
    }
}

impl std::error::Error for Error {}

/// A field of a refusal, as an argument of its sentence.
trait Argument {
    fn argument(&self) -> Arg;
}

impl Argument for u32 {
    fn argument(&self) -> Arg {
        i64::from(*self).into()
    }
}

impl Argument for u8 {
    fn argument(&self) -> Arg {
        i64::from(*self).into()
    }
}

impl Argument for i64 {
    fn argument(&self) -> Arg {
        (*self).into()
    }
}

impl Argument for GameId {
    fn argument(&self) -> Arg {
        self.to_string().into()
    }
}

impl Argument for Timestamp {
    fn argument(&self) -> Arg {
        liege_words::moment(*self).into()
    }
}

impl Argument for Message {
    fn argument(&self) -> Arg {
        self.clone().into()
    }
}
