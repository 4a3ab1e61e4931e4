//! The games: what they are called, how many play, how they begin.

use super::position::{Position, Terms};
use super::position_string::{FIELDS, MANY, PARTNERS, choose, setup_of};
use super::setup::{
    HALMA_FOUR, HALMA_PARTNERS, HALMA_TWO, STAR_FOUR, STAR_PARTNERS, STAR_SIX, STAR_THREE, STAR_TWO, Setup,
};
use super::state::Halma;
use liege_game::{Allowed, Family, Game, OptionSpec, Options, Preset, Refusal, RefusalKind, SeatInfo, State};
use liege_words::{Language, Message};

/// A game with all its numbers of players.
#[derive(Debug)]
pub struct Kind {
    id: &'static str,
    prefix: &'static str,
    words: fn(Language) -> &'static str,
    options: &'static [OptionSpec],
    presets: &'static [Preset],
    usual_moves: u32,
    /// The ways to sit down, the usual one first.
    tables: &'static [Table],
}

/// A game for a number of players: what a table plays.
#[derive(Debug)]
pub struct Table {
    kind: &'static Kind,
    setup: &'static Setup,
}

const fn option(name: &'static str, values: Allowed, default: &'static str) -> OptionSpec {
    OptionSpec { name, values, default }
}

const COUNT: Allowed = Allowed::Count { most: MANY, except: &[] };

static HALMA_KIND: Kind = Kind {
    id: "halma",
    prefix: "hal",
    words: words!("halma"),
    options: &[
        option("players", Allowed::OneOf(&["2", "4"]), "2"),
        option("partners", Allowed::OneOf(&PARTNERS), "no"),
        option("home_limit", COUNT, "40"),
        option("move_limit", COUNT, "200"),
    ],
    presets: &[
        Preset { id: "two", settings: "" },
        Preset { id: "four", settings: "players=4" },
        Preset { id: "pairs", settings: "players=4 partners=yes" },
    ],
    usual_moves: 70,
    tables: &[
        Table { kind: &HALMA_KIND, setup: &HALMA_TWO },
        Table { kind: &HALMA_KIND, setup: &HALMA_FOUR },
        Table { kind: &HALMA_KIND, setup: &HALMA_PARTNERS },
    ],
};

static STAR_KIND: Kind = Kind {
    id: "chinese-checkers",
    prefix: "chk",
    words: words!("chinese-checkers"),
    options: &[
        option("players", Allowed::OneOf(&["2", "3", "4", "6"]), "2"),
        option("partners", Allowed::OneOf(&PARTNERS), "no"),
        option("home_limit", COUNT, "40"),
        option("move_limit", COUNT, "200"),
    ],
    presets: &[
        Preset { id: "two", settings: "" },
        Preset { id: "three", settings: "players=3" },
        Preset { id: "four", settings: "players=4" },
        Preset { id: "pairs", settings: "players=4 partners=yes" },
        Preset { id: "six", settings: "players=6" },
    ],
    usual_moves: 45,
    tables: &[
        Table { kind: &STAR_KIND, setup: &STAR_TWO },
        Table { kind: &STAR_KIND, setup: &STAR_THREE },
        Table { kind: &STAR_KIND, setup: &STAR_FOUR },
        Table { kind: &STAR_KIND, setup: &STAR_PARTNERS },
        Table { kind: &STAR_KIND, setup: &STAR_SIX },
    ],
};

/// Halma, as two play it.
pub static HALMA: Table = Table { kind: &HALMA_KIND, setup: &HALMA_TWO };
/// Chinese checkers, as two play it.
pub static CHINESE_CHECKERS: Table = Table { kind: &STAR_KIND, setup: &STAR_TWO };

impl Kind {
    fn setups(&self) -> Vec<&'static Setup> {
        self.tables.iter().map(|table| table.setup).collect()
    }

    /// The setup that these options and this position ask for: the position has the last word.
    fn chosen(&self, options: &Options, position: Option<&str>) -> &'static Setup {
        let setups = self.setups();
        let of_options = || choose(&setups, options.get("players"), options.get("partners"));
        position.and_then(|text| setup_of(text, &setups)).or_else(of_options).unwrap_or(setups[0])
    }
}

impl liege_words::Cast for Table {
    fn seat_words(&self, place: u8) -> Option<(&'static str, String)> {
        liege_game::seat_words(self, place)
    }
}

impl Game for Table {
    fn id(&self) -> &'static str {
        self.kind.id
    }

    fn rules(&self) -> u32 {
        1
    }

    fn seats(&self) -> &'static [SeatInfo] {
        self.setup.seats
    }

    fn seated(&self, options: &Options, position: Option<&str>) -> Option<&'static dyn Game> {
        let setup = self.kind.chosen(options, position);
        let table = self.kind.tables.iter().find(|table| std::ptr::eq(table.setup, setup))?;
        Some(table)
    }

    fn seatings(&self) -> Vec<&'static dyn Game> {
        self.kind.tables.iter().map(|table| table as &'static dyn Game).collect()
    }

    fn options(&self) -> &'static [OptionSpec] {
        self.kind.options
    }

    fn presets(&self) -> &'static [Preset] {
        self.kind.presets
    }

    fn words(&self, language: Language) -> &'static str {
        (self.kind.words)(language)
    }

    fn prefix(&self) -> &'static str {
        self.kind.prefix
    }

    fn seat_prefix(&self) -> &'static str {
        "hal"
    }

    fn family(&self) -> Family {
        Family::Other
    }

    fn usual_moves(&self) -> u32 {
        self.kind.usual_moves
    }

    fn setups(&self) -> Option<&'static str> {
        Some("players")
    }

    fn start(&self, options: &Options, position: Option<&str>) -> Result<Box<dyn State>, Refusal> {
        let setups = self.kind.setups();
        let setup = self.kind.chosen(options, position);
        let position = if let Some(text) = position {
            Position::read(text, &setups).map_err(|fault| fault.named(&FIELDS))?
        } else {
            let count = |name: &str| options.get(name).parse().unwrap_or_default();
            Position::start(setup, Terms { home_limit: count("home_limit"), move_limit: count("move_limit") })
        };
        if !std::ptr::eq(position.setup, self.setup) {
            let message = Message::new("hal-position-players").with("count", position.setup.count);
            return Err(Refusal::new(RefusalKind::BadPosition, message.with("here", self.setup.count)));
        }
        Ok(Box::new(Halma::new(position)))
    }
}
