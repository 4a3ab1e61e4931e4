//! The terms of a table, beside the options of its game: how people may negotiate and how much time they
//! have. Rules never look at these.

use crate::time::control::{Missed, Time};
use crate::time::weekends::Weekends;
use serde::{Deserialize, Serialize};

/// How openly the seats negotiate with one another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Negotiation {
    /// Everything is public.
    #[default]
    Public,
    /// Only the parties know offers and answers; everybody knows agreements.
    Private,
    /// Only the parties know agreements too, until they are broken or the game is over.
    Secret,
    /// Only the acts that the game itself needs, in public.
    None,
}

impl Negotiation {
    /// All of them, in the order of lists.
    pub const ALL: [Negotiation; 4] =
        [Negotiation::Public, Negotiation::Private, Negotiation::Secret, Negotiation::None];

    /// The word that is typed and stored.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Negotiation::Public => "public",
            Negotiation::Private => "private",
            Negotiation::Secret => "secret",
            Negotiation::None => "none",
        }
    }

    /// The one with this word.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Negotiation> {
        Negotiation::ALL.into_iter().find(|one| one.code() == code)
    }

    /// Whether seats can send whispers.
    #[must_use]
    pub fn carries_whispers(self) -> bool {
        matches!(self, Negotiation::Private | Negotiation::Secret)
    }
}

/// The way in which players get their seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dealing {
    /// Each takes a seat, or is given one, before the game starts.
    #[default]
    Choice,
    /// When all places are taken everybody rolls dice, and the highest chooses first.
    Dice,
}

impl Dealing {
    /// All of them, in the order of lists.
    pub const ALL: [Dealing; 2] = [Dealing::Choice, Dealing::Dice];

    /// The word that is typed and stored.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Dealing::Choice => "choice",
            Dealing::Dice => "dice",
        }
    }

    /// The one with this word.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Dealing> {
        Dealing::ALL.into_iter().find(|one| one.code() == code)
    }
}

/// Whether the players are asked once more whether they are there, before a game of three or more people
/// starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ReadyCheckPolicy {
    /// If any of them sat down more than a day ago.
    #[default]
    Stale,
    /// Always.
    Always,
    /// Never: the game starts when the last seat is taken.
    Never,
}

impl ReadyCheckPolicy {
    /// All of them, in the order of lists.
    pub const ALL: [ReadyCheckPolicy; 3] =
        [ReadyCheckPolicy::Stale, ReadyCheckPolicy::Always, ReadyCheckPolicy::Never];

    /// The word that is typed and stored.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            ReadyCheckPolicy::Stale => "stale",
            ReadyCheckPolicy::Always => "always",
            ReadyCheckPolicy::Never => "never",
        }
    }

    /// The one with this word.
    #[must_use]
    pub fn of_code(code: &str) -> Option<ReadyCheckPolicy> {
        ReadyCheckPolicy::ALL.into_iter().find(|one| one.code() == code)
    }
}

/// The reliability that a player needs in order to sit down: a share of their deadlines that they kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Reliable {
    /// The share in per cent; 0 admits anybody.
    pub percent: u8,
    /// Whether it also excludes players about whom too little is known.
    pub proven: bool,
}

impl Reliable {
    /// The number of deadlines below which too little is known about a player.
    pub const KNOWN: usize = 10;

    /// Whether a player who kept `in_time` deadlines and missed `late` is reliable enough.
    #[must_use]
    pub fn admits(self, in_time: usize, late: usize) -> bool {
        let owed = in_time + late;
        if self.percent == 0 {
            return true;
        }
        if owed < Reliable::KNOWN {
            return !self.proven;
        }
        in_time * 100 >= owed * usize::from(self.percent)
    }
}

/// The rating in the game that a player needs in order to sit down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Level {
    /// The lowest rating; `None` for no bound.
    pub low: Option<u16>,
    /// The highest rating; `None` for no bound.
    pub high: Option<u16>,
    /// Whether it also excludes players with provisional ratings.
    pub proven: bool,
}

impl Level {
    /// The largest bound.
    pub const MOST: u16 = 4000;

    /// Whether it admits everybody.
    #[must_use]
    pub fn is_any(self) -> bool {
        self == Level::default()
    }

    /// Whether a player with this rating, as people read it, may sit down; `provisional` says that too little
    /// is known about them. A new player has the initial rating.
    #[must_use]
    pub fn admits(self, rating: f64, provisional: bool) -> bool {
        let rating = rating.round();
        !(self.proven && provisional)
            && self.low.is_none_or(|low| rating >= f64::from(low))
            && self.high.is_none_or(|high| rating <= f64::from(high))
    }
}

/// A setting that is on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// Whether the result counts for ratings.
    Rated,
    /// Whether moves may be taken back, if all agree.
    Takebacks,
    /// Whether the game is on its server's web page, if the server has one.
    Page,
}

impl Switch {
    /// All of them, in the order of help.
    pub const ALL: &[Switch] = &[Switch::Rated, Switch::Takebacks, Switch::Page];

    /// The name that is shown and typed.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Switch::Rated => "rated",
            Switch::Takebacks => "takebacks",
            Switch::Page => "page",
        }
    }

    /// Whether it is on.
    #[must_use]
    pub fn is_on(self, terms: &Terms) -> bool {
        match self {
            Switch::Rated => terms.rated,
            Switch::Takebacks => terms.takebacks,
            Switch::Page => terms.page,
        }
    }

    /// Turns it on or off.
    pub fn turn(self, terms: &mut Terms, on: bool) {
        match self {
            Switch::Rated => terms.rated = on,
            Switch::Takebacks => terms.takebacks = on,
            Switch::Page => terms.page = on,
        }
    }
}

/// The place of a game in a contest, as people read it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfContest {
    /// The number of the contest.
    pub contest: i64,
    /// Its name when the table was opened.
    pub name: String,
    /// The round and the table within it: `2.3`.
    pub game: String,
}

/// The terms of a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "settings that are on or off")]
pub struct Terms {
    /// How openly the seats negotiate with one another.
    pub negotiation: Negotiation,
    /// Whether it stays secret until the end who holds which seat. The seats are then drawn by lot at the
    /// start.
    pub anonymous: bool,
    /// The way in which players get their seats. It is never by dice at an anonymous table, where they are
    /// drawn by lot.
    pub dealing: Dealing,
    /// Whether partners may whisper to each other, however openly the others negotiate; `None` for the game's
    /// own rule ([`liege_game::Game::allies_whisper`]), if there are whispers at all.
    pub partners: Option<bool>,
    /// Hours after which an offer or motion without an answer lapses; 0: never by time alone.
    pub offer_hours: u16,
    /// Hours that a player has who has claimed another's turn, or has to choose between claims (`order_hours`
    /// of the rules of three-player chess, 4.8); 0 for no limit.
    pub order_hours: u16,
    /// Days after which the host may replace a player who does not act, and after which a seat is chosen for
    /// a player who is to choose; 0 for never.
    pub patience_days: u16,
    /// Whether the players are asked once more before the game starts.
    pub muster: ReadyCheckPolicy,
    /// The time that a seat has for its actions.
    pub time: Time,
    /// Whether clocks run at weekends. It has no effect if moves are due on fixed days of the week.
    #[serde(skip_serializing_if = "Weekends::are_on")]
    pub weekends: Weekends,
    /// The consequence of a missed deadline.
    pub missed: Missed,
    /// The number of excuses for a player; each gives the time of a move once more.
    pub excuses: u8,
    /// Days of leave for a player in all; 0 for no leave.
    pub leave_days: u16,
    /// Whether the result counts for ratings.
    pub rated: bool,
    /// Whether moves may be taken back, if all agree.
    pub takebacks: bool,
    /// Whether the game is on its server's web page, if the server has one.
    #[serde(skip_serializing_if = "is_true")]
    pub page: bool,
    /// The reliability that a player needs in order to sit down.
    pub reliable: Reliable,
    /// The rating that a player needs in order to sit down.
    pub level: Level,
    /// The contest to which the game belongs, if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contest: Option<OfContest>,
}

impl Terms {
    /// Whether the seats are drawn by dice when the game starts.
    pub fn by_dice(&self) -> bool {
        self.dealing == Dealing::Dice && !self.anonymous
    }

    /// Whether machines may sit down: they don't roll for seats, and at an anonymous table nobody could
    /// recognise them.
    pub fn take_machines(&self) -> bool {
        !self.by_dice() && !self.anonymous
    }

    /// Whether somebody could choose all of them for a new table.
    pub fn are_possible(&self) -> bool {
        // All fields are named, so that a new one is not forgotten here.
        let Terms {
            negotiation: _,
            anonymous: _,
            dealing: _,
            partners: _,
            offer_hours,
            order_hours,
            patience_days,
            muster: _,
            time,
            weekends: _,
            missed: _,
            excuses,
            leave_days,
            rated: _,
            takebacks: _,
            page: _,
            reliable,
            level,
            contest,
        } = self;
        [offer_hours, order_hours].iter().all(|hours| **hours <= Terms::MOST_HOURS)
            && [patience_days, leave_days].iter().all(|days| **days <= Terms::MOST_DAYS)
            && *excuses <= Terms::MOST_EXCUSES
            && time_may_be(time)
            && reliable_may_be(*reliable)
            && level_may_be(*level)
            && contest.as_ref().is_none_or(|of| of.name.chars().count() <= 100 && of.game.len() <= 20)
    }

    /// Whether clocks run at weekends, if that has an effect.
    pub fn weekends_off(&self) -> &Weekends {
        if matches!(self.time, Time::Appointments(_)) { &Weekends::On } else { &self.weekends }
    }

    /// The usual terms without a limit for moves.
    pub fn untimed() -> Terms {
        Terms { time: Time::Endless, ..Terms::default() }
    }

    /// The largest number of hours for an offer or order.
    pub const MOST_HOURS: u16 = 24 * 60;

    /// The largest number of days before the host can replace a player.
    pub const MOST_DAYS: u16 = 120;

    /// The largest number of excuses.
    pub const MOST_EXCUSES: u8 = 20;
}

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            negotiation: Negotiation::Public,
            anonymous: false,
            dealing: Dealing::Choice,
            partners: None,
            offer_hours: 72,
            order_hours: 24,
            patience_days: 7,
            muster: ReadyCheckPolicy::Stale,
            time: Time::default(),
            weekends: Weekends::On,
            missed: Missed::Claim,
            excuses: 1,
            leave_days: 21,
            rated: true,
            takebacks: true,
            page: true,
            reliable: Reliable::default(),
            level: Level::default(),
            contest: None,
        }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde calls it")]
fn is_true(on: &bool) -> bool {
    *on
}

fn time_may_be(time: &Time) -> bool {
    let most = |hours: u16| hours <= Terms::MOST_HOURS;
    match *time {
        Time::Endless | Time::Appointments(_) => true,
        Time::Move { hours } => hours > 0 && most(hours),
        Time::Fischer { stock, increment, cap } => {
            stock > 0 && cap >= stock && most(stock) && most(increment) && most(cap)
        }
    }
}

fn reliable_may_be(reliable: Reliable) -> bool {
    reliable == Reliable::default() || (1..=100).contains(&reliable.percent)
}

/// Whether a level is possible. A level without a bound may not exclude provisional ratings, because nobody
/// would be told before they sit down.
fn level_may_be(level: Level) -> bool {
    let (low, high) = (level.low, level.high);
    let bounds = [low, high].into_iter().flatten();
    level.is_any()
        || (low.is_some() || high.is_some())
            && bounds.into_iter().all(|bound| (1..=Level::MOST).contains(&bound))
            && low.zip(high).is_none_or(|(low, high)| low <= high)
}
