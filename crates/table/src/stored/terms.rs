//! What a table has settled beside the options of its game: how people may talk and how long they may
//! take. Rules never look at these.

use crate::time::control::{Missed, Time};
use crate::time::weekends::Weekends;
use serde::{Deserialize, Serialize};

/// How openly the seats deal with one another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Negotiation {
    /// Everything is said before everybody.
    #[default]
    Public,
    /// Offers and answers are known to the parties only, agreements to all.
    Private,
    /// Agreements too are known to the parties only, until they are broken or the game is over.
    Secret,
    /// Only the acts that the game itself needs, before everybody.
    None,
}

impl Negotiation {
    /// All of them, as they are listed.
    pub const ALL: [Negotiation; 4] =
        [Negotiation::Public, Negotiation::Private, Negotiation::Secret, Negotiation::None];

    /// The word typed and stored.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Negotiation::Public => "public",
            Negotiation::Private => "private",
            Negotiation::Secret => "secret",
            Negotiation::None => "none",
        }
    }

    /// The one of that word.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Negotiation> {
        Negotiation::ALL.into_iter().find(|one| one.code() == code)
    }

    /// Whether whispers between seats are carried.
    #[must_use]
    pub fn carries_whispers(self) -> bool {
        matches!(self, Negotiation::Private | Negotiation::Secret)
    }
}

/// How the players come to their seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dealing {
    /// Each takes a seat, or is given one, before the game begins.
    #[default]
    Choice,
    /// When all places are taken everybody rolls dice, and the highest chooses first.
    Dice,
}

impl Dealing {
    /// All of them, as they are listed.
    pub const ALL: [Dealing; 2] = [Dealing::Choice, Dealing::Dice];

    /// The word typed and stored.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Dealing::Choice => "choice",
            Dealing::Dice => "dice",
        }
    }

    /// The one of that word.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Dealing> {
        Dealing::ALL.into_iter().find(|one| one.code() == code)
    }
}

/// Whether those who sit are asked once more whether they are there before a game of three or more people begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ReadyCheckPolicy {
    /// If anybody sat down longer ago than a day.
    #[default]
    Stale,
    /// In any case.
    Always,
    /// Never: the game begins when the last seat is taken.
    Never,
}

impl ReadyCheckPolicy {
    /// All of them, as they are listed.
    pub const ALL: [ReadyCheckPolicy; 3] =
        [ReadyCheckPolicy::Stale, ReadyCheckPolicy::Always, ReadyCheckPolicy::Never];

    /// The word typed and stored.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            ReadyCheckPolicy::Stale => "stale",
            ReadyCheckPolicy::Always => "always",
            ReadyCheckPolicy::Never => "never",
        }
    }

    /// The one of that word.
    #[must_use]
    pub fn of_code(code: &str) -> Option<ReadyCheckPolicy> {
        ReadyCheckPolicy::ALL.into_iter().find(|one| one.code() == code)
    }
}

/// How reliable whoever sits down has to be: so much of what they owed by a deadline has been done in time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Reliable {
    /// Per cent; 0: anybody may sit.
    pub percent: u8,
    /// Whether also those may not sit of whom too little is known to say.
    pub proven: bool,
}

impl Reliable {
    /// Of whoever has owed less than this by a deadline, too little is known.
    pub const KNOWN: usize = 10;

    /// Whether somebody is reliable enough who did `in_time` in time and `late` not.
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

/// Which rating in its game whoever sits down at a table has to have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Level {
    /// At least this; none: however low.
    pub low: Option<u16>,
    /// At most this; none: however high.
    pub high: Option<u16>,
    /// Whether also those may not sit whose rating is only provisional.
    pub proven: bool,
}

impl Level {
    /// No rating is higher.
    pub const MOST: u16 = 4000;

    /// Whether everybody may sit.
    #[must_use]
    pub fn is_any(self) -> bool {
        self == Level::default()
    }

    /// Whether somebody of a rating, as people read it, may sit; `provisional`: too little is known of them. Who has
    /// not played yet has the rating that everybody begins with.
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
    /// All of them, as help lists them.
    pub const ALL: &[Switch] = &[Switch::Rated, Switch::Takebacks, Switch::Page];

    /// The name, as it is shown and typed.
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

/// The terms of a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Terms {
    /// How openly the seats deal with one another.
    pub negotiation: Negotiation,
    /// Whether it stays unknown until the end who holds which seat; the seats are then dealt by lot at
    /// the start.
    pub anonymous: bool,
    /// How the players come to their seats. Never by dice at an anonymous table, whose seats are dealt by
    /// lot.
    pub dealing: Dealing,
    /// Whether partners may whisper to each other, however openly the others deal; `None`: as their game has
    /// it ([`liege_game::Game::allies_whisper`]), where notes are carried at all.
    pub partners: Option<bool>,
    /// Hours after which an offer or motion without an answer lapses; 0: never by time alone.
    pub offer_hours: u16,
    /// Hours that somebody has who has claimed another's turn, or has to choose between claims
    /// (`order_hours` of the rules of three-player chess, 4.8); 0: no limit.
    pub order_hours: u16,
    /// Days after which the host may replace a player who owes an action, and after which a seat is taken
    /// for one who is to choose theirs; 0: never.
    pub patience_days: u16,
    /// Whether those who sit are asked once more before the game begins.
    pub muster: ReadyCheckPolicy,
    /// How long a seat may take over what it owes.
    pub time: Time,
    /// Whether clocks run at weekends. Of no account where moves are due on named days of the week.
    #[serde(skip_serializing_if = "Weekends::are_on")]
    pub weekends: Weekends,
    /// What follows when it takes longer.
    pub missed: Missed,
    /// How many times a player is excused for taking longer: each gives the time of a move once more.
    pub excuses: u8,
    /// Days that a player may be on leave, all in all; 0: no leave.
    pub leave_days: u16,
    /// Whether the result counts for ratings.
    pub rated: bool,
    /// Whether moves may be taken back, if all agree.
    pub takebacks: bool,
    /// Whether the game is on its server's web page, if the server has one.
    #[serde(skip_serializing_if = "is_true")]
    pub page: bool,
    /// How reliable whoever sits down has to be.
    pub reliable: Reliable,
    /// Which rating whoever sits down has to have.
    pub level: Level,
}

impl Terms {
    /// Whether the seats are dealt by dice when the game begins.
    pub fn by_dice(&self) -> bool {
        self.dealing == Dealing::Dice && !self.anonymous
    }

    /// Whether machines may sit there: they don't roll for seats, and where names are hidden nobody could see them.
    pub fn take_machines(&self) -> bool {
        !self.by_dice() && !self.anonymous
    }

    /// Whether somebody could have settled all of them for a new table.
    pub fn are_possible(&self) -> bool {
        // Each is named, so that none that is new is forgotten here.
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
        } = self;
        [offer_hours, order_hours].iter().all(|hours| **hours <= Terms::MOST_HOURS)
            && [patience_days, leave_days].iter().all(|days| **days <= Terms::MOST_DAYS)
            && *excuses <= Terms::MOST_EXCUSES
            && time_may_be(time)
            && reliable_may_be(*reliable)
            && level_may_be(*level)
    }

    /// Whether clocks run at weekends, where that is of account.
    pub fn weekends_off(&self) -> &Weekends {
        if matches!(self.time, Time::Appointments(_)) { &Weekends::On } else { &self.weekends }
    }

    /// The usual terms without a limit for moves.
    pub fn untimed() -> Terms {
        Terms { time: Time::Endless, ..Terms::default() }
    }

    /// The most hours that an offer or order may be given.
    pub const MOST_HOURS: u16 = 24 * 60;

    /// The most days that a player may be given before the host can replace them.
    pub const MOST_DAYS: u16 = 120;

    /// The most times that a player is excused.
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
        }
    }
}

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

/// Without a bound it asks for nothing else either: nobody would be told of that before they sit down.
fn level_may_be(level: Level) -> bool {
    let (low, high) = (level.low, level.high);
    let bounds = [low, high].into_iter().flatten();
    level.is_any()
        || (low.is_some() || high.is_some())
            && bounds.into_iter().all(|bound| (1..=Level::MOST).contains(&bound))
            && low.zip(high).is_none_or(|(low, high)| low <= high)
}
